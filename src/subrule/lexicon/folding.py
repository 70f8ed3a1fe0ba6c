"""Words as the lexicon compares them: lower case, without accents, cut at every apostrophe and hyphen."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import NamedTuple

_TOKEN = re.compile(
    r"(?P<stats>[+\-\u2212]?(?:\d{1,2}|[xX*])/[+\-\u2212]?(?:\d{1,2}|[xX*])(?![\w/]))"
    r"|(?P<symbol>\{[^{}\s]{1,5}\})"
    r"|(?P<number>\d+(?:[.,]\d+)*)"
    r"|(?P<word>(?:[^\W\d_][\u0300-\u036f]*)+)"
)
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "ł": "l"})
_LINKS = frozenset(" \t\u00a0\u202f-\u2010\u2011\u2013'\u2019\u02bc`\u00b4")


class Token(NamedTuple):
    """A word, a number, a power/toughness pair or a symbol of a text.

    Attributes:
        start: offset of its first character.
        end: offset after its last character.
        text: the folded text.
        kind: ``"word"``, ``"number"``, ``"stats"`` or ``"symbol"``.
        joined: whether only spaces, hyphens or apostrophes stand between it and the token before it.
    """

    start: int
    end: int
    text: str
    kind: str
    joined: bool


@lru_cache(maxsize=20_000)
def fold(word: str) -> str:
    """Fold a word: lower case, ligatures opened, accents removed.

    Args:
        word: any text; only its letters change, nothing is cut.

    Returns:
        The folded text (``"Cimetière"`` → ``"cimetiere"``).
    """
    lowered = word.lower()
    if lowered.isascii():
        return lowered
    opened = unicodedata.normalize("NFKD", lowered.translate(_LIGATURES))
    return "".join(c for c in opened if not unicodedata.combining(c)).replace("\u2212", "-")


def tokenize(text: str) -> list[Token]:
    """Cut a text into tokens.

    Args:
        text: any text; French elisions and English contractions are cut at the apostrophe
            (``l'aura`` → ``l``, ``aura``), hyphened words at the hyphen (``passe-t-il`` → three).

    Returns:
        The tokens in order.
    """
    tokens: list[Token] = []
    last = 0
    for match in _TOKEN.finditer(text):
        start, end = match.span()
        joined = bool(tokens) and all(c in _LINKS for c in text[last:start])
        tokens.append(Token(start, end, fold(match.group()), match.lastgroup or "word", joined))
        last = end
    return tokens


def key(form: str) -> str:
    """Give the key under which a form is stored: its folded tokens joined by one space."""
    return " ".join(token.text for token in tokenize(form))
