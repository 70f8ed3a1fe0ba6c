"""The language of a question: one of the three, by its function words and signs.

Questions are short, often without accents, and full of card names and of game words that the three
languages share; function words decide. The same ones tell the search which language to stem in.
"""

from __future__ import annotations

from typing import Final

from subrule.retrieval.language import language_scores, query_language

_OTHERWISE = "en"
_PLAINLY: Final = 2
"""How many times as much tells of another language where the one that is named is not believed."""


def language_of(question: str, named: str | None = None) -> str:
    """Tell which of the three languages a question is in.

    Args:
        question: free text.
        named: the language that whoever asks names; believed unless the question is plainly in another.

    Returns:
        ``"en"``, ``"es"`` or ``"fr"``; English where nothing tells.
    """
    found = query_language(question, named or _OTHERWISE)
    if named is None or found == named:
        return found
    scores = language_scores(question)
    return found if scores[found] >= _PLAINLY * max(1, scores[named]) else named
