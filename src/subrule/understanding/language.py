"""The language of a question: one of the three, by its function words and signs.

Questions are short, often without accents, and full of card names and of game words that the three
languages share; function words decide. The same ones tell the search which language to stem in.
"""

from __future__ import annotations

from subrule.retrieval.language import query_language

_OTHERWISE = "en"


def language_of(question: str) -> str:
    """Tell which of the three languages a question is in.

    Args:
        question: free text.

    Returns:
        ``"en"``, ``"es"`` or ``"fr"``; English where nothing tells.
    """
    return query_language(question, _OTHERWISE)
