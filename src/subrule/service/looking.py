"""Look-ups as plain data, whatever the surface: rules, terms, histories, old citations.

What cannot be found or read is a problem with a code, which each surface tells in its own way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from subrule.answering.look_up import citation, glossary_object, life, require_rule, rule_object
from subrule.corpus.editions import concordance
from subrule.corpus.library import Library, Shown
from subrule.corpus.number import NumberError, RuleNumber
from subrule.errors import SubruleError
from subrule.lexicon import Lexicon
from subrule.paths import LANGUAGES
from subrule.service.problems import ProblemError

T = TypeVar("T")


def rule_found(library: Library, number: str, language: str) -> dict[str, Any]:
    """Give a rule with its best wording in each language.

    Args:
        library: the texts at hand.
        number: as somebody wrote it.
        language: the reader's language.

    Raises:
        ProblemError: if it is no number, or there is no such rule today.
    """
    wanted = _number(number)
    return _told(lambda: _rule(library, wanted, language))


def term_found(lexicon: Lexicon, library: Library, term: str, language: str | None) -> dict[str, Any]:
    """Give a game term in the three languages.

    Args:
        lexicon: the game words.
        library: the texts at hand.
        term: in any language.
        language: look only among its words; None for all.

    Raises:
        ProblemError: if no term is like it.
    """
    return _told(lambda: glossary_object(lexicon, library, term.strip(), language))


def life_found(number: str, edition: str | None, *, wording: bool) -> dict[str, Any]:
    """Tell how a rule came about.

    Args:
        number: as somebody wrote it.
        edition: date of the text whose number it is; None for today's.
        wording: whether the wordings of the loaded texts go in.

    Raises:
        ProblemError: if it is no number or no date, or that text has no such rule.
    """
    wanted, date = _number(number), None if edition is None else _dated(edition)
    return _told(lambda: life(concordance(), wanted, date, wording=wording))


def citation_found(number: str, edition: str) -> dict[str, Any]:
    """Turn a number of an older text into today's.

    Args:
        number: as the older text prints it.
        edition: date of that text.

    Raises:
        ProblemError: if it is no number or no date, or that text has no such rule.
    """
    wanted, date = _number(number), _dated(edition)
    return _told(lambda: citation(concordance(), wanted, date))


def _rule(library: Library, number: RuleNumber, language: str) -> dict[str, Any]:
    require_rule(library, number)
    found = rule_object(library, number, language, library.wording(number, language))
    return found | {"wordings": _wordings(library, number)}


def _wordings(library: Library, number: RuleNumber) -> list[dict[str, Any]]:
    best: dict[str, Shown] = {}
    for shown in library.all_wordings(number):
        if shown.language in LANGUAGES:
            best.setdefault(shown.language, shown)
    return [
        {
            "language": shown.language,
            "text": shown.text,
            "examples": list(shown.examples),
            "wording": shown.wording,
            "mark": shown.mark,
            "edition": shown.edition_text,
            "source": shown.source,
            "printed_as": str(shown.printed_as),
        }
        for shown in best.values()
    ]


def _told(look: Callable[[], T]) -> T:
    try:
        return look()
    except SubruleError as error:
        raise ProblemError.of(error) from None


def _number(text: str) -> RuleNumber:
    try:
        return RuleNumber.parse(text)
    except NumberError as error:
        raise ProblemError("bad_number", diagnostic=str(error)) from None


def _dated(edition: str) -> str:
    try:
        return concordance().edition_at(edition)
    except SubruleError as error:
        raise ProblemError("bad_edition", diagnostic=str(error)) from None
