"""Names as they are compared: folded words; and the halves by which a name with a typing error is found.

A typing error leaves the first or the second half of a name as it is. So a name is stored with a number
for each half, and what was typed is looked up by the halves it would have if one letter were missing, added,
changed, or two neighbours swapped within a half.
"""

from __future__ import annotations

import re
import unicodedata
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

_WORD = re.compile(r"[^\W_]+")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "ł": "l", "đ": "d"})

SHORTEST_FORGIVEN = 8
"""Letters from which on one typing error in a name is forgiven."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a text: where it stands, as written, and folded."""

    start: int
    end: int
    text: str
    folded: str


def fold(text: str) -> str:
    """Bring letters into the form that is compared: lower case, no accents, ligatures opened."""
    lowered = text.lower()
    if lowered.isascii():
        return lowered
    opened = unicodedata.normalize("NFKD", lowered.translate(_LIGATURES))
    return "".join(c for c in opened if not unicodedata.combining(c))


def words(text: str) -> list[Word]:
    """Cut a text into words; apostrophes and hyphens cut."""
    return [Word(m.start(), m.end(), m[0], fold(m[0])) for m in _WORD.finditer(text)]


def key(name: str) -> str:
    """Give the key of a name: its folded words joined by one space."""
    return " ".join(word.folded for word in words(name))


def halves(name_key: str) -> tuple[int, int]:
    """Give the numbers of a key's two halves, 32 bits each."""
    length = len(name_key)
    middle = length // 2
    return _half(name_key[:middle], length, 0), _half(name_key[middle:], length, 1)


def guesses(typed: str) -> Iterator[int]:
    """Give the numbers of the halves of every key that is one typing error away from what was typed."""
    for length in range(len(typed) - 1, len(typed) + 2):
        middle = length // 2
        yield _half(typed[:middle], length, 0)
        yield _half(typed[len(typed) - (length - middle) :], length, 1)


def one_error_apart(one: str, other: str) -> bool:
    """Tell whether one letter missing, added or changed, or two swapped, make one key the other."""
    if abs(len(one) - len(other)) > 1 or one == other:
        return False
    begin = 0
    while begin < min(len(one), len(other)) and one[begin] == other[begin]:
        begin += 1
    end = 0
    while end < min(len(one), len(other)) - begin and one[-1 - end] == other[-1 - end]:
        end += 1
    left, right = one[begin : len(one) - end], other[begin : len(other) - end]
    return max(len(left), len(right)) == 1 or (len(left) == 2 and left == right[::-1])


def _half(text: str, length: int, which: int) -> int:
    return zlib.crc32(text.encode(), length * 2 + which)
