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
    scores = language_scores(query)
    best = max(scores.values())
    if best == 0 or scores.get(otherwise) == best:
        return otherwise
    return next(language for language in LANGUAGES if scores[language] == best)


def language_scores(query: str) -> dict[str, int]:
    """Count what tells that a query is in each of the languages.

    Args:
        query: free text.

    Returns:
        Language → its function words and signs in the query, each as often as it stands there.
    """
    words = [token.text for token in tokenize(query)]
    low = query.lower().replace("\u2019", "'")
    scores: dict[str, int] = {}
    for language in LANGUAGES:
        function_words, signs = _table(language)
        scores[language] = sum(word in function_words for word in words) + _SIGN_WEIGHT * sum(
            low.count(sign) for sign in signs
        )
    return scores


@cache
def _table(language: str) -> tuple[frozenset[str], tuple[str, ...]]:
    table = language_table(language)["question"]
    return frozenset(fold(table["function_words"]).split()), tuple(table["signs"])
