"""What every page reader needs: the lines of a page, checked for the damage that any layout can have.

A page is refused whole. Every refusal is one line that names the file, the line and the remedy.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from subrule.corpus.languages import known_languages, language_table
from subrule.corpus.number import RuleNumber
from subrule.errors import DamagedSourceError, MissingDataError

MAX_BYTES = 1_000_000
"""Largest page that is read; a page holds one rule and its subrules."""

_MOJIBAKE = re.compile(r"\ufffd|Ã[\u0080-\u00bf\u0152-\u2122]|Â[\u00a0-\u00bf]|â€")
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\u0080-\u009f]")
_WORD = re.compile(r"[^\W\d_]+(?:['’]t)?")
_SENTENCE_END = tuple(".!?…)]»”\"'’")
_ENOUGH_TEXT = 400
_CLEARLY_FOREIGN = 2


@dataclass(frozen=True, slots=True)
class Line:
    """A line that is not blank.

    Attributes:
        number: its place in the file, 1 for the first.
        text: without the blanks around it.
    """

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Draft:
    """A numbered text as a reader found it, before it is aligned with the reference edition.

    Attributes:
        printed: the number that the source prints or implies.
        language: code of the language.
        text: the text without number and examples.
        line: line of the source at which it starts.
        title: heading given for it, or ``""``.
        examples: example texts without their marker word.
    """

    printed: RuleNumber
    language: str
    text: str
    line: int
    title: str = ""
    examples: tuple[str, ...] = ()


def damaged(path: Path, line: int, problem: str, remedy: str) -> DamagedSourceError:
    """Make the error for a damaged page.

    Args:
        path: the file.
        line: where the damage shows, 1 for the first line.
        problem: what is wrong there.
        remedy: what the person shall do.

    Returns:
        The error, ready to be raised: ``FILE, line N: PROBLEM; REMEDY; nothing was taken from it``.
    """
    return DamagedSourceError(f"{path}, line {line}: {problem}; {remedy}; nothing was taken from it")


def read_lines(path: Path) -> list[Line]:
    """Read the lines of a page that are not blank.

    Args:
        path: the file, UTF-8 with or without byte order mark, any line ends.

    Returns:
        The lines in order, at least one.

    Raises:
        DamagedSourceError: if the file is absent, empty, too large, not UTF-8, or holds the traces of
            a wrong encoding.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise damaged(path, 1, f"cannot be read ({error.strerror or error})", "restore the file") from error
    if len(data) > MAX_BYTES:
        raise damaged(path, 1, f"{len(data)} bytes are too many for a page", "give one rule page a file")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise damaged(path, line, "the encoding is not UTF-8", "save the page as UTF-8") from error
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    found = [Line(number, stripped) for number, raw in enumerate(lines, start=1) if (stripped := raw.strip())]
    if not found:
        raise damaged(path, 1, "the file is empty", "get the page again")
    for each in found:
        if _MOJIBAKE.search(each.text) or _CONTROL.search(each.text):
            raise damaged(
                path, each.number, "characters of a wrong encoding", "get the page again and save it as UTF-8"
            )
    return found


def landmarks(language: str, path: Path) -> dict[str, Any]:
    """Give the page landmarks of a language.

    Raises:
        MissingDataError: if the language has none.
    """
    table: dict[str, Any] | None = language_table(language).get("page")
    if table is None:
        raise MissingDataError(
            f"{path}: no landmarks for language {language!r}; "
            f"add a table [page] to corpus/languages/{language}.toml"
        )
    return table


def require_language(path: Path, paragraphs: Iterable[Line], language: str) -> None:
    """Refuse paragraphs that are in another language, or whose accented letters were lost.

    A paragraph is foreign when another known language has clearly more of its small words there.

    Args:
        path: the file, for the error.
        paragraphs: the paragraphs that shall be in the language.
        language: its code.

    Raises:
        DamagedSourceError: naming the first foreign paragraph.
    """
    own = str(landmarks(language, path).get("accents", ""))
    characters: Counter[str] = Counter()
    first: Line | None = None
    for line in paragraphs:
        first = first or line
        characters.update(line.text.lower())
        counts = _small_word_counts(line.text)
        other, most = max(
            ((code, count) for code, count in counts.items() if code != language),
            key=lambda pair: (pair[1], pair[0]),
            default=("", 0),
        )
        if most >= _CLEARLY_FOREIGN and most > counts.get(language, 0):
            raise damaged(
                path, line.number, f"mixed languages: {other!r} where {language!r} is expected",
                "give every language a text of its own",
            )  # fmt: skip
    if (
        first is not None
        and own
        and characters.total() > _ENOUGH_TEXT
        and not any(characters[c] for c in own)
    ):
        raise damaged(
            path, first.number, "the accented letters are lost", "get the page again and save it as UTF-8"
        )


def require_sentence(path: Path, line: Line, text: str | None = None) -> None:
    """Refuse a paragraph that is cut or wrapped: it must begin and end like a sentence.

    Args:
        path: the file, for the error.
        line: the paragraph.
        text: the part of it to look at, where a number or a marker word stands before.

    Raises:
        DamagedSourceError: if it begins with a small letter or has no sentence end.
    """
    shown = line.text if text is None else text
    if not shown or shown[0].islower() or not shown.endswith(_SENTENCE_END):
        raise damaged(
            path, line.number, "the paragraph does not begin and end like a sentence (cut or wrapped)",
            "get the page again with every paragraph on a line of its own",
        )  # fmt: skip


@cache
def _small_words() -> dict[str, frozenset[str]]:
    tables = {code: language_table(code).get("page", {}).get("small_words", ()) for code in known_languages()}
    return {code: frozenset(words) for code, words in tables.items() if words}


def _small_word_counts(text: str) -> dict[str, int]:
    words = [word.replace("’", "'") for word in _WORD.findall(text.lower())]
    return {code: sum(word in own for word in words) for code, own in _small_words().items()}
