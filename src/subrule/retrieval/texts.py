"""What is indexed: every text at hand, each with the rule number it leads to."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from subrule.corpus.number import RuleNumber

if TYPE_CHECKING:
    from subrule.corpus.library import Library
    from subrule.corpus.readers.restatement import Restatement
    from subrule.corpus.record import Record

Kind = Literal["text", "example", "ask"]
"""A rule's own text, one of its examples, or a way a player asks for it."""


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


def index_texts(records: Iterable[Record], restatements: Iterable[Restatement] = ()) -> list[IndexText]:
    """List the texts of records and the asked forms of restatements.

    Args:
        records: numbered records.
        restatements: restatements; their texts are records already, their ``asks`` are taken here.

    Returns:
        The texts in the order of the book, each once; empty ones are left out.
    """
    found = {*_of_records(records), *_of_restatements(restatements)}
    return sorted(
        (text for text in found if text.text.strip()),
        key=lambda t: (t.number, t.language, t.kind, t.source, t.text),
    )


def library_texts(library: Library) -> list[IndexText]:
    """List every text at hand: shipped and loaded records, and the asked forms of the restatements."""
    from subrule.corpus.readers.restatement import read_restatements  # noqa: PLC0415 - only when texts changed
    from subrule.paths import shipped  # noqa: PLC0415

    return index_texts(library.records(), read_restatements(shipped("corpus") / "restatements"))


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
