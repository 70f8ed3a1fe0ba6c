"""Putting lines together again: wrapped paragraphs, and words cut by hyphenation at line ends."""

from __future__ import annotations

import re
from collections.abc import Iterable

_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_CUT = re.compile(r"([^\W\d_]+)[-\u00ad\u2010]$")
_REST = re.compile(r"[^\W\d_]+")
_ITALICS = re.compile(r"(?<![\w_])_(?=[^\s_])([^_\n]{1,120})(?<=\S)_(?![\w_])")


class Joiner:
    """Joins the lines of one text.

    Attributes:
        wrapped: whether a paragraph of this text runs over several lines.
        cut_words: lines at which a word cut by hyphenation was put together.
    """

    def __init__(self, texts: Iterable[str], *, wrapped: bool) -> None:
        self.wrapped = wrapped
        self.cut_words: list[int] = []
        self._words = _whole_words(texts) if wrapped else set()

    def go_on(self, pieces: list[str], after: str, line: int) -> None:
        """Put the next line of a paragraph behind what stands so far.

        Args:
            pieces: the paragraph so far; its pieces joined are its text.
            after: the next line.
            line: its place in the file.
        """
        before = pieces[-1] if pieces else ""
        cut = _CUT.search(before[-60:])
        rest = _REST.match(after)
        if not before:
            pieces.append(after)
        elif cut is None or rest is None or not rest[0][0].islower():
            pieces.append(f" {after}")
        else:
            first, second = cut[1].lower(), rest[0].lower()
            compound = f"{first}-{second}" in self._words or {first, second} <= self._words
            if first + second in self._words or not compound:
                self.cut_words.append(line)
                pieces[-1] = before[:-1]
            pieces.append(after)


def _whole_words(texts: Iterable[str]) -> set[str]:
    """The words of a text, in lower case, without the halves that stand at line ends and starts."""
    found: set[str] = set()
    cut = False
    for text in texts:
        words = _WORD.findall(text)[1 if cut else 0 :]
        cut = _CUT.search(text[-60:]) is not None
        found.update(word.lower() for word in (words[:-1] if cut else words))
    return found


def without_italics(text: str) -> str:
    """Take the marks off ``_italics_``; blanks printed as underscores stay."""
    return _ITALICS.sub(r"\1", text) if "_" in text else text
