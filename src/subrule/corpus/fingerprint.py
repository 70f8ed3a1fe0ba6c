"""Fingerprints: two hashes by which an English rule text is known again whatever its number.

The text is put through NFKC, straight quotes and dashes, collapsed spaces and no markup, then hashed
whole, and hashed once more with every rule number masked: many changes between editions only renumber
a cross-reference, and the second hash tells those apart.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from typing import NamedTuple

_STRAIGHT = str.maketrans({
    "\u2018": "'", "\u2019": "'", "\u201a": "'", "\u201b": "'", "\u2032": "'",
    "\u201c": '"', "\u201d": '"', "\u201e": '"', "\u00ab": '"', "\u00bb": '"', "\u2033": '"',
    "\u2010": "-", "\u2011": "-", "\u2012": "-", "\u2013": "-", "\u2014": "-", "\u2015": "-", "\u2212": "-",
    "\u00ad": None, "\ufeff": None, "\u200b": None,
})  # fmt: skip
_MARKUP = re.compile(r"</?[a-zA-Z][^<>]{0,80}>|(?<!\w)_(?=\S)|(?<=\S)_(?!\w)|\*\*?")
_SPACES = re.compile(r"\s+")
_NUMBER = re.compile(r"(?<![\w.])\d{3}(?:\.\d{1,3}[a-z]{0,2})?(?:-[a-z]{1,2}\b)?(?!\w)")


class Fingerprint(NamedTuple):
    """Hashes of one English rule text, 16 hexadecimal digits each.

    Attributes:
        full: of the whole normalised text.
        masked: of the same text with rule numbers replaced by ``#``.
    """

    full: str
    masked: str


def normalise(text: str) -> str:
    """Bring a rule text into the form that is hashed.

    Args:
        text: the rule's text without its own number.

    Returns:
        NFKC, straight quotes and dashes, no ``_italics_`` or tags, single spaces.
    """
    plain = unicodedata.normalize("NFKC", text.translate(_STRAIGHT)).translate(_STRAIGHT)
    return _SPACES.sub(" ", _MARKUP.sub("", plain)).strip()


def mask_numbers(text: str) -> str:
    """Replace every rule number in a normalised text by ``#``."""
    return _NUMBER.sub("#", text)


def fingerprint(text: str) -> Fingerprint:
    """Compute both hashes of a rule text (BLAKE2b, 8 bytes, hexadecimal)."""
    plain = normalise(text)
    return Fingerprint(_digest(plain), _digest(mask_numbers(plain)))


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
