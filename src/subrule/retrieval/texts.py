"""What is indexed: every text at hand, each with the rule number it leads to."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from subrule.corpus.number import RuleNumber
from subrule.errors import MissingDataError
from subrule.paths import LANGUAGES, shipped

if TYPE_CHECKING:
    from subrule.corpus.library import Library
    from subrule.corpus.readers.restatement import Restatement
    from subrule.corpus.record import Record

Kind = Literal["text", "example", "ask"]
"""A rule's own text, one of its examples, or a way a player asks for it."""

SITUATIONS_TABLE = "situations.tsv"
"""File of ``index/``: key of a situation, and the numbers that decide it."""

SITUATION_TEXTS = 3
"""How many texts of a situation are indexed in each language: more cost room and find no more."""

_QUESTIONS = "phrasings/lookups/bank.toml"
_SITUATIONS = "phrasings/situations"


@dataclass(frozen=True, slots=True)
class IndexText:
    """One text of the index.

    Attributes:
        number: reference number that a hit on this text leads to.
        language: language of the text.
        kind: what it is to its rule.
        text: the text itself.
        source: page, restatement or loaded text it comes from.
    """

    number: RuleNumber
    language: str
    kind: Kind
    text: str
    source: str

    @property
    def key(self) -> str:
        """Hash of the text, by which its vector is known (16 hexadecimal digits)."""
        return text_key(self.text)


def text_key(text: str) -> str:
    """Hash a text: what is equal but for spaces has one vector."""
    return hashlib.blake2b(" ".join(text.split()).encode(), digest_size=8).hexdigest()


def texts_hash(texts: Iterable[IndexText]) -> str:
    """Hash all rows of an index, in their order (32 hexadecimal digits)."""
    digest = hashlib.blake2b(digest_size=16)
    for text in texts:
        row = (text.key, str(text.number), text.language, text.kind, text.source)
        digest.update(("\t".join(row) + "\n").encode())
    return digest.hexdigest()


def index_texts(
    records: Iterable[Record],
    restatements: Iterable[Restatement] = (),
    questions: Iterable[IndexText] = (),
) -> list[IndexText]:
    """List the texts of records and what players ask for them.

    Args:
        records: numbered records.
        restatements: restatements; their texts are records already, their ``asks`` are taken here.
        questions: further asked forms, as they are.

    Returns:
        The texts in the order of the book, each once; empty ones are left out.
    """
    found = {*_of_records(records), *_of_restatements(restatements), *questions}
    return sorted(
        (text for text in found if text.text.strip()),
        key=lambda t: (t.number, t.language, t.kind, t.source, t.text),
    )


def library_texts(library: Library) -> list[IndexText]:
    """List every text at hand: shipped and loaded records, and all asked forms."""
    from subrule.corpus.readers.restatement import read_restatements  # noqa: PLC0415 - only when texts changed

    restatements = read_restatements(shipped("corpus") / "restatements")
    return index_texts(library.records(), restatements, [*asked_questions(), *asked_situations()])


def shipped_texts() -> list[IndexText]:
    """List every shipped text: what ``index/vectors`` is built from."""
    from subrule.corpus.readers.restatement import read_restatements  # noqa: PLC0415 - only to build
    from subrule.corpus.shipped_store import shipped_records  # noqa: PLC0415

    restatements = read_restatements(shipped("corpus") / "restatements")
    return index_texts(shipped_records(), restatements, [*asked_questions(), *asked_situations()])


def asked_questions() -> Iterator[IndexText]:
    """Give the questions whose deciding rules are known, once for each of their rules.

    Raises:
        MissingDataError: if their file is missing or damaged.
    """
    path = shipped("corpus") / _QUESTIONS
    try:
        rows = tomllib.loads(path.read_text(encoding="utf-8"))["rows"]
        for numbers, *texts in rows:
            for number in numbers.split():
                for language, text in zip(LANGUAGES, texts, strict=True):
                    yield IndexText(RuleNumber.parse(number), language, "ask", text, _QUESTIONS)
    except (OSError, tomllib.TOMLDecodeError, KeyError, ValueError) as error:
        raise MissingDataError(f"{path}: {error}; restore the file from the installation") from error


def asked_situations() -> Iterator[IndexText]:
    """Give players' tellings of situations, once for each rule that decides the situation.

    Which rules decide is what the engine said when ``index/situations.tsv`` was made
    (``scripts/build_index.py``); a situation that it does not know is left out.

    Raises:
        MissingDataError: if a file is damaged.
    """
    deciding = _deciding()
    for path in situation_paths():
        source = f"{_SITUATIONS}/{path.name}"
        for situation in read_situations(path):
            for number in deciding.get(situation_key(situation), ()):
                for language in LANGUAGES:
                    for text in situation[language][:SITUATION_TEXTS]:
                        yield IndexText(number, language, "ask", text, source)


def read_situations(path: Path) -> list[dict[str, Any]]:
    """Read a file of situations.

    Args:
        path: a file of ``corpus/phrasings/situations``.

    Returns:
        Its situations: ``scenario``, perhaps ``question``, and the texts by language.

    Raises:
        MissingDataError: if it is damaged.
    """
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))["situation"]
    except (OSError, tomllib.TOMLDecodeError, KeyError) as error:
        raise MissingDataError(f"{path}: {error}; restore the file from the installation") from error
    whole = isinstance(found, list) and all(
        isinstance(situation.get(code), list) and situation[code] for situation in found for code in LANGUAGES
    )
    if not whole:
        raise MissingDataError(f"{path}: a situation lacks a language; restore the file")
    return list(found)


def situation_key(situation: Mapping[str, Any]) -> str:
    """Give the key of a situation in ``index/situations.tsv``: the hash of its first English text."""
    return text_key(situation[LANGUAGES[0]][0])


def situation_paths() -> list[Path]:
    """Give the files of situations, in order."""
    return sorted((shipped("corpus") / _SITUATIONS).glob("*.toml"))


def asked_paths() -> list[Path]:
    """Give all files that asked forms beside the restatements' come from."""
    table = shipped("index") / SITUATIONS_TABLE
    return [shipped("corpus") / _QUESTIONS, *situation_paths(), *([table] if table.exists() else [])]


def _deciding() -> dict[str, tuple[RuleNumber, ...]]:
    path = shipped("index") / SITUATIONS_TABLE
    if not path.exists():
        return {}
    try:
        rows = (line.split("\t") for line in path.read_text(encoding="ascii").splitlines())
        return {key: tuple(map(RuleNumber.parse, numbers.split())) for key, numbers in rows}
    except ValueError as error:
        raise MissingDataError(f"{path}: {error}; restore the file from the installation") from error


def _of_records(records: Iterable[Record]) -> Iterator[IndexText]:
    for record in records:
        yield IndexText(record.number, record.language, "text", record.text, record.source)
        for example in record.examples:
            yield IndexText(record.number, record.language, "example", example, record.source)


def _of_restatements(restatements: Iterable[Restatement]) -> Iterator[IndexText]:
    for restatement in restatements:
        source = f"restatements/{restatement.source}"
        for language, asks in restatement.asks.items():
            for ask in asks:
                yield IndexText(restatement.number, language, "ask", ask, source)
