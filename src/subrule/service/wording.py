"""Which language a caller is answered in, and the sentences of the service in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from subrule.answering.sentences import Sentences
from subrule.paths import LANGUAGES

DEFAULT: Final = "en"
_MOST_RANGES: Final = 32


def negotiated(header: str | None) -> str:
    """Choose the language that a caller likes best.

    Args:
        header: value of ``Accept-Language``; None if there is none.

    Returns:
        ``"es"``, ``"fr"`` or ``"en"``; English where none of them is wanted.
    """
    best, liked = DEFAULT, 0.0
    for part in (header or "").split(",")[:_MOST_RANGES]:
        name, _, parameters = part.partition(";")
        code = name.strip().lower().partition("-")[0]
        weight = _weight(parameters)
        if code == "*":
            code = DEFAULT
        if code in LANGUAGES and weight > liked:
            best, liked = code, weight
    return best


def _weight(parameters: str) -> float:
    name, _, value = parameters.partition("=")
    if name.strip().lower() != "q":
        return 1.0
    try:
        weight = float(value)
    except ValueError:
        return 0.0
    return weight if 0.0 <= weight <= 1.0 else 0.0


def language_of(given: str | None, header: str | None) -> str:
    """Give the language asked for, else the one the caller likes best.

    Args:
        given: code in the request; one that is not spoken here does not count.
        header: value of ``Accept-Language``.
    """
    return given if given in LANGUAGES else negotiated(header)


def sentence(language: str, message: str, arguments: Mapping[str, str] | None = None) -> str:
    """Give a sentence of the message tables."""
    return Sentences.load(language).text(message, arguments)


def page_messages(language: str) -> dict[str, str]:
    """Give the sentences of the page, id without ``page-`` → text."""
    sentences = Sentences.load(language)
    return {
        name.removeprefix("page-"): sentences.text(name, {"number": "{number}", "count": "{count}"})
        for name in sentences.names("page-")
    }
