"""Questions in a language that is none of the three.

Such a question has few function words of the three and many small words that only its own language has;
or its letters are not Latin at all. Tables: ``corpus/phrasings/scope/neighbours.toml``, and
``[question]`` in ``corpus/languages``.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache

from subrule.paths import LANGUAGES, shipped
from subrule.understanding.line import UNKNOWN, Line

_WORD = re.compile(r"[^\W\d_]+")
_FEWEST_WORDS = 4


def is_foreign(line: Line) -> bool:
    """Tell whether a question is in another language than the three.

    Args:
        line: the question, read in the nearest of the three.

    Returns:
        True where its small words, or its letters, are another language's. Doubt counts as one of the three.
    """
    letters = [c for c in line.text if c.isalpha()]
    foreign_letters = sum(not unicodedata.name(c, "").startswith("LATIN") for c in letters)
    if letters and 2 * foreign_letters > len(letters):
        return True
    words = [_fold(w) for w in _WORD.findall(line.text)]
    if len(words) < _FEWEST_WORDS:
        return False
    own = max(sum(w in _function_words(code) for w in words) for code in LANGUAGES)
    others = max(sum(w in table for w in words) for table in _neighbours())
    if others >= 2 and others >= own - 1:
        return True
    unknown = sum(t.concepts[0] == UNKNOWN for t in line.tokens)
    return others >= 1 and own <= others and 2 * unknown >= len(line.tokens)


@cache
def _function_words(language: str) -> frozenset[str]:
    path = shipped("corpus") / "languages" / f"{language}.toml"
    table = tomllib.loads(path.read_text(encoding="utf-8"))["question"]
    return frozenset(_fold(table["function_words"]).split())


@cache
def _neighbours() -> tuple[frozenset[str], ...]:
    path = shipped("corpus") / "phrasings" / "scope" / "neighbours.toml"
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(frozenset(words.replace(",", " ").split()) for words in table.values())


def _fold(text: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))
