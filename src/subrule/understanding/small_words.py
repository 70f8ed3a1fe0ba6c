"""Small words of a language that reading needs: tables ``[question]`` in ``corpus/languages``."""

from __future__ import annotations

import tomllib
import unicodedata
from functools import cache

from subrule.paths import shipped


@cache
def _tables_of(language: str) -> dict[str, frozenset[str]]:
    path = shipped("corpus") / "languages" / f"{language}.toml"
    table = tomllib.loads(path.read_text(encoding="utf-8"))["question"]
    return {name: frozenset(fold(words).split()) for name, words in table.items() if isinstance(words, str)}


def table(language: str, name: str) -> frozenset[str]:
    """Give a table of folded words: ``"from"``, ``"onto"``, ``"of"``, ``"determiners"`` and others."""
    return _tables_of(language)[name]


@cache
def plain_words(language: str) -> frozenset[str]:
    """Words that are no tokens: function words and determiners."""
    return table(language, "function_words") | determiners(language)


def determiners(language: str) -> frozenset[str]:
    """Words that may stand between a noun and what belongs to it."""
    return table(language, "determiners")


def into(language: str) -> frozenset[str]:
    """Words for what something turns *into*."""
    return table(language, "into")


def fold(text: str) -> str:
    """Lower case without accents."""
    if text.isascii():
        return text.lower()
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))
