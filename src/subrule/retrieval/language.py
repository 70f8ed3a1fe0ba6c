"""The language a query is in: by function words and by signs, for what must fold, stem or annotate it.

Tables: ``[question]`` in ``corpus/languages``.
"""

from __future__ import annotations

from functools import cache

from subrule.corpus.languages import language_table
from subrule.lexicon.folding import fold, tokenize
from subrule.paths import LANGUAGES

_SIGN_WEIGHT = 2


def query_language(query: str, otherwise: str) -> str:
    """Tell which of the languages a query is in.

    Args:
        query: free text.
        otherwise: what to say where nothing tells.

    Returns:
        ``"en"``, ``"es"`` or ``"fr"``, or ``otherwise``.
    """
    words = [token.text for token in tokenize(query)]
    low = query.lower().replace("\u2019", "'")
    scores: dict[str, int] = {}
    for language in LANGUAGES:
        function_words, signs = _table(language)
        scores[language] = sum(word in function_words for word in words) + _SIGN_WEIGHT * sum(
            low.count(sign) for sign in signs
        )
    best = max(scores.values())
    if best == 0 or scores.get(otherwise) == best:
        return otherwise
    return next(language for language in LANGUAGES if scores[language] == best)


@cache
def _table(language: str) -> tuple[frozenset[str], tuple[str, ...]]:
    table = language_table(language)["question"]
    return frozenset(fold(table["function_words"]).split()), tuple(table["signs"])
