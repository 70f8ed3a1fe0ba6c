"""Rule numbers: reading the ways people write them, order, family and the next letter.

A number is a chapter (``7``), a section (``702``), a rule (``702.19``) or a subrule (``702.19b``,
``704.5aa``). Subrule letters skip ``l`` and ``o``; after ``z`` comes ``aa``
(Comprehensive Rules of 2026-08-07: 303.4m follows 303.4k, 704.5aa follows 704.5z).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import total_ordering

ALPHABET = "abcdefghijkmnpqrstuvwxyz"
"""Letters a subrule may carry, in order (``l`` and ``o`` are never used)."""

_LETTERS = r"(?:[a-km-np-z]{1,2})"
_EXACT = re.compile(rf"(?P<section>[1-9]\d{{0,2}})(?:\.(?P<rule>\d{{1,3}})(?P<letters>{_LETTERS})?)?\.?")
_IN_TEXT = re.compile(
    rf"(?<![\d.,/])(?P<section>[1-9]\d{{2}})\.(?P<rule>\d{{1,3}})"
    rf"(?:(?P<letters>{_LETTERS})(?![^\W\d_])|(?:\.|\s)(?P<loose>{_LETTERS})(?![^\W\d_]))?(?![\d])",
    re.IGNORECASE,
)
_PREFIX = re.compile(r"^(?:cr|comp\.?\s*rules?|r[eè]gles?|reglas?|rules?|§)\s*[:#]?\s*", re.IGNORECASE)


class NumberError(ValueError):
    """A text that was meant to be a rule number and is none."""


def next_letters(letters: str) -> str:
    """Give the letters that follow ``letters`` in the book.

    Args:
        letters: one or two letters of a subrule, or ``""`` for "before the first".

    Returns:
        The next letters: ``"" → "a"``, ``"k" → "m"``, ``"n" → "p"``, ``"z" → "aa"``, ``"az" → "ba"``.

    Raises:
        NumberError: if ``letters`` holds a letter that the book never uses.

    Source: lettering of the Comprehensive Rules, 303.4a–m and 704.5a–aa.
    """
    if not letters:
        return ALPHABET[0]
    if any(c not in ALPHABET for c in letters):
        raise NumberError(f"{letters!r} is not a subrule letter: the book uses a-z without l and o")
    digits = [ALPHABET.index(c) for c in letters]
    place = len(digits) - 1
    while place >= 0:
        if digits[place] + 1 < len(ALPHABET):
            digits[place] += 1
            return "".join(ALPHABET[d] for d in digits)
        digits[place] = 0
        place -= 1
    return ALPHABET[0] * (len(digits) + 1)


def letter_index(letters: str) -> int:
    """Give the place of ``letters`` in the book's order: ``"" → 0``, ``"a" → 1``, ``"aa" → 25``."""
    value = 0
    for c in letters:
        value = value * len(ALPHABET) + ALPHABET.index(c) + 1
    return value


@total_ordering
@dataclass(frozen=True, slots=True)
class RuleNumber:
    """A number of the rules: ``RuleNumber(303, 4, "d")`` is 303.4d.

    Attributes:
        section: 1 to 9 for a chapter, 100 to 999 for a section.
        rule: the rule within the section, or None.
        letters: the subrule's letters, or ``""``.
    """

    section: int
    rule: int | None = None
    letters: str = ""

    @classmethod
    def parse(cls, text: str) -> RuleNumber:
        """Read one number as people write it.

        Args:
            text: ``"303.4d"``, ``"CR 702.19.B"``, ``"regla 702.19 b"``, ``"303.4d."``, ``"303"``.

        Returns:
            The number.

        Raises:
            NumberError: if the text is not one rule number.
        """
        cleaned = _PREFIX.sub("", text.strip()).strip().lower()
        cleaned = re.sub(r"\s+", "", cleaned)
        cleaned = re.sub(r"(?<=\d)\.(?=[a-z])", "", cleaned).rstrip(".,;:)")
        cleaned = cleaned.removeprefix("(")
        match = _EXACT.fullmatch(cleaned)
        if match is None:
            raise NumberError(f"{text.strip()!r} is not a rule number; write it like 303.4d, 303.4 or 303")
        section = int(match["section"])
        if 10 <= section < 100 or (section < 10 and match["rule"] is not None):
            raise NumberError(f"{text.strip()!r} is not a rule number: sections run from 100 to 999")
        return cls(section, int(match["rule"]) if match["rule"] else None, match["letters"] or "")

    @property
    def level(self) -> str:
        """``"chapter"``, ``"section"``, ``"rule"`` or ``"subrule"``."""
        if self.rule is None:
            return "chapter" if self.section < 10 else "section"
        return "subrule" if self.letters else "rule"

    @property
    def parent(self) -> RuleNumber | None:
        """The number one level up; None for a chapter."""
        if self.letters:
            return RuleNumber(self.section, self.rule)
        if self.rule is not None:
            return RuleNumber(self.section)
        return RuleNumber(self.section // 100) if self.section >= 100 else None

    def successor(self) -> RuleNumber:
        """The number that follows on the same level, if the book goes on without a gap."""
        if self.letters:
            return RuleNumber(self.section, self.rule, next_letters(self.letters))
        if self.rule is not None:
            return RuleNumber(self.section, self.rule + 1)
        return RuleNumber(self.section + 1)

    def first_child(self) -> RuleNumber:
        """The first number one level down (a chapter's first section is its hundred, ``7 → 700``).

        Raises:
            NumberError: for a subrule, which has no level below.
        """
        if self.letters:
            raise NumberError(f"{self} is a subrule and has nothing below it")
        if self.rule is not None:
            return RuleNumber(self.section, self.rule, ALPHABET[0])
        return RuleNumber(self.section * 100) if self.section < 10 else RuleNumber(self.section, 1)

    def sort_key(self) -> tuple[int, int, int, int]:
        """A key that puts numbers in the order of the book."""
        chapter = self.section if self.section < 10 else self.section // 100
        section = 0 if self.section < 10 else self.section
        return (chapter, section, self.rule or 0, letter_index(self.letters))

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, RuleNumber):
            return NotImplemented
        return self.sort_key() < other.sort_key()

    def __str__(self) -> str:
        return f"{self.section}" + (f".{self.rule}{self.letters}" if self.rule is not None else "")


def find_numbers(text: str) -> Iterator[tuple[int, int, RuleNumber]]:
    """Find rule and subrule numbers written inside a text.

    Args:
        text: any text; section numbers alone (``303``) are not reported, they look like any other number.

    Yields:
        ``(start, end, number)``, offsets in characters.
    """
    for match in _IN_TEXT.finditer(text):
        letters = (match["letters"] or match["loose"] or "").lower()
        yield match.start(), match.end(), RuleNumber(int(match["section"]), int(match["rule"]), letters)
