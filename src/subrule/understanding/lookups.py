"""Look-ups: questions that ask for a rule itself, in general terms.

Where a question holds nothing but terms and a way of asking for them ("how does X work", "X + Y?"), the
subrules that say what the terms mean answer it, or those that say what two of them do together. Other general
questions are left to :mod:`subrule.understanding.likeness`. Tables: ``corpus/phrasings/lookups``.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

from subrule.lexicon import Lexicon
from subrule.paths import shipped
from subrule.understanding.line import Line, Token
from subrule.understanding.scope import fold

MOST = 4
"""Most subrules that a look-up may cite as decisive."""

_WORD = re.compile(r"[^\W_]+")
_ASKING = ("question.what_is", "question.how_works", "question.how", "question.what", "question.which")
_NARROWER = (
    "question.where",
    "question.who",
    "question.when",
    "question.why",
    "question.how_many",
    "question.how_long",
    "question.must",
    "question.should",
    "question.can",
    "logic.not",
    "logic.no_longer",
)
"""What asks for more than what a term means."""
_FORM = (
    "question.*",
    "logic.and",
    "logic.or",
    "verb.*",
    "prep.*",
    "action.have",
    "logic.also",
    "logic.same_as",
)
_SUBJECTS = (
    "keyword.",
    "action.",
    "object.",
    "zone.",
    "state.",
    "event.",
    "step.",
    "phase.",
    "counter.",
    "type.",
    "supertype.",
    "concept.",
    "format.",
)
_GENERIC = (
    "type.creature",
    "object.ability",
    "object.card",
    "object.permanent",
    "object.effect",
    "quantity.one",
)
_RUN_ON = 3


def read_lookup(line: Line, lexicon: Lexicon) -> tuple[str, ...]:
    """Tell which rules a look-up that holds nothing but terms asks for.

    Args:
        line: the question.
        lexicon: the game words.

    Returns:
        Reference numbers, at most :data:`MOST`; empty if the question says more, or if nothing is known of
        a term.
    """
    words = set(_WORD.findall(fold(line.text)))
    subjects: list[str] = []
    if any(line.has(concept) for concept in _NARROWER):
        return ()
    for token in line.tokens:
        if _is_filler(token, line.language):
            continue
        concept = _subject(token, lexicon)
        if concept is not None:
            subjects.append(concept)
        elif not token.has(*_FORM):
            return ()
    narrow = list(dict.fromkeys(subjects))
    if not narrow or len(narrow) > 2:
        return ()
    asked = any(line.has(concept) for concept in _ASKING) or _asks(words, line.language) or "+" in line.text
    if not asked and len(line.tokens) > _RUN_ON:
        return ()
    if len(narrow) > 1:
        together = frozenset(narrow)
        if together in _interactions():
            return _interactions()[together]
        if not all(concept.startswith("keyword.") for concept in narrow):
            return ()
    found = [number for concept in narrow for number in meaning_of(concept, lexicon)[: MOST // len(narrow)]]
    return tuple(dict.fromkeys(found))[:MOST]


def _subject(token: Token, lexicon: Lexicon) -> str | None:
    for concept in token.concepts:
        if (
            concept.startswith(_SUBJECTS)
            and concept in lexicon
            and lexicon.definition_rule(concept) is not None
        ):
            return concept
        if not token.has(*_FORM):
            break
    return None


def _is_filler(token: Token, language: str) -> bool:
    words = _WORD.findall(fold(token.text))
    listed = all(_listed(word, language, "filler") or _listed(word, language, "asking") for word in words)
    return listed or token.has(*_GENERIC)


def _asks(words: set[str], language: str) -> bool:
    return any(_listed(word, language, "asking") for word in words)


def _listed(word: str, language: str, name: str) -> bool:
    return bool(_pattern(language, name).fullmatch(word))


@cache
def _pattern(language: str, name: str) -> re.Pattern[str]:
    forms = [form.strip() for form in _forms()[language][name].split(",")]
    return re.compile(
        "|".join(re.escape(f.removesuffix("*")) + (r"\w*" if f.endswith("*") else "") for f in forms)
    )


def meaning_of(concept: str, lexicon: Lexicon) -> tuple[str, ...]:
    """Give the subrules that say what a concept means; none where nothing is known of it."""
    listed = _forms()["meanings"].get(concept)
    if listed:
        return tuple(listed.split())
    rule = lexicon.definition_rule(concept)
    if rule is None:
        return ()
    number = str(rule)
    # Keywords are headings; what they mean stands in their first subrule.
    return (f"{number}a",) if re.fullmatch(r"70[12]\.\d+", number) else (number,)


@cache
def _forms() -> dict[str, dict[str, str]]:
    return tomllib.loads(_table("forms"))


@cache
def _interactions() -> dict[frozenset[str], tuple[str, ...]]:
    table: dict[str, Any] = tomllib.loads(_table("interactions"))
    return {frozenset((one, other)): tuple(numbers.split()) for one, other, numbers in table["pairs"]}


def _table(name: str) -> str:
    return (shipped("corpus") / "phrasings" / "lookups" / f"{name}.toml").read_text(encoding="utf-8")


LANGUAGES_IN_BANK = ("en", "es", "fr")
"""Order of the languages in a row of the bank, after its numbers."""


def bank_rows() -> list[tuple[tuple[str, ...], str, str]]:
    """Give the general questions whose rules are known: deciding subrules, language, text."""
    path = shipped("corpus") / "phrasings" / "lookups" / "bank.toml"
    table: dict[str, list[list[str]]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return [
        (tuple(row[0].split()), LANGUAGES_IN_BANK[place % 3], text)
        for row in table["rows"]
        for place, text in enumerate(row[1:])
    ]
