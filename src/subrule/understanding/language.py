"""The language of a question: one of the three, by its function words and signs.

Questions are short, often without accents, and full of card names and of game words that the three
languages share; function words decide. Tables: ``[question]`` in ``corpus/languages``.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from functools import cache

from subrule.paths import LANGUAGES, shipped

_WORD = re.compile(r"[^\W\d_]+")


def language_of(question: str) -> str:
    """Tell which of the three languages a question is in.

    Args:
        question: free text.

    Returns:
        ``"en"``, ``"es"`` or ``"fr"``; English where nothing tells.
    """
    text = question.lower().replace("\u2019", "'")
    words = _WORD.findall(_fold(text))
    scores: dict[str, int] = {}
    for language in LANGUAGES:
        function_words, signs = _table(language)
        scores[language] = sum(word in function_words for word in words) + 2 * sum(
            text.count(sign) for sign in signs
        )
    return max(LANGUAGES, key=lambda language: scores[language])


@cache
def _table(language: str) -> tuple[frozenset[str], tuple[str, ...]]:
    path = shipped("corpus") / "languages" / f"{language}.toml"
    table = tomllib.loads(path.read_text(encoding="utf-8"))["question"]
    return frozenset(_fold(table["function_words"]).split()), tuple(table["signs"])


def _fold(text: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
