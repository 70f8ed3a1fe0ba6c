"""How an older wording stands to today's: the same, today's says more, or today's says something else.

``same`` is asserted only where nothing but rule numbers, typography or the book's own change of terms
differs; ``extended`` only where every old sentence still stands, whole or with words put in that
neither deny nor except anything. Everything else is ``changed``.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from subrule.corpus.fingerprint import mask_numbers, normalise
from subrule.corpus.number import RuleNumber
from subrule.corpus.record import Mark
from subrule.corpus.references import find_references

_WORD = re.compile(r"#|\w+(?:'\w+)?|[{}+/]")
_TOKEN = re.compile(_WORD.pattern + r"|[,;:()]")
_SENTENCE_END = re.compile(r"(?<=[.!?])[\"')\]]*\s+|\n+")
_TERMS = (
    (re.compile(r"\b(enter(?:s|ed|ing)?) the battlefield\b"), r"\1"),
    (re.compile(r"\bconverted mana costs?\b"), "mana value"),
    (re.compile(r"\bhe or she\b"), "they"),
    (re.compile(r"\bhis or her\b"), "their"),
    (re.compile(r"\bhim or her\b"), "them"),
)
"""Terms the book replaced everywhere without changing what they mean: the pronouns in 2018, "mana value"
in 2021, "enters" in 2024."""

_DENIALS = frozenset({
    "no", "not", "never", "none", "nor", "neither", "can't", "cannot", "don't", "doesn't", "isn't", "aren't",
    "won't", "wasn't", "weren't", "didn't", "unless", "except", "exception", "instead", "only", "without",
    "rather", "but", "however", "other", "otherwise", "unlike", "longer",
})  # fmt: skip
"""Words that, put into a sentence, can turn what it says."""


def mark(old: str, today: str, same_rule: Callable[[RuleNumber, RuleNumber], bool]) -> Mark:
    """Say how an older text stands to today's text of the same rule.

    Args:
        old: the older text.
        today: the text of the reference edition.
        same_rule: whether a number printed in the older text and one printed in today's mean the same rule.

    Returns:
        ``"same"``, ``"extended"`` or ``"changed"``.
    """
    one, other = normalise(old), normalise(today)
    if one == other or (_flat(one) == _flat(other) and _references_agree(one, other, same_rule)):
        return "same"
    return "extended" if _contained(one, other, same_rule) else "changed"


def _harmless(added: list[str]) -> bool:
    """Whether words put in go beside what was said (in a list, after a comma, in brackets) and deny nothing.

    A word put before another ("nonmodal") narrows what the sentence is about, and is not harmless.
    """
    if not any(_WORD.fullmatch(token) for token in added):
        return True
    beside = not {",", ";", "("}.isdisjoint(added) or not {"and", "or"}.isdisjoint((added[0], added[-1]))
    return beside and _DENIALS.isdisjoint(added)


def cited(text: str) -> list[RuleNumber]:
    """Give every rule number an English text refers to, ranges spelt out, in the order printed."""
    return [number for reference in find_references(text, "en") for number in reference.numbers]


def _flat(text: str, token: re.Pattern[str] = _WORD) -> tuple[str, ...]:
    plain = mask_numbers(text).lower()
    plural = "he or she" in plain or re.search(r"\bthey\b", plain) is not None
    for pattern, replacement in _TERMS:
        plain = pattern.sub(replacement, plain)
    found = tuple(token.findall(plain))
    # "he or she controls" became "they control": the verb's s goes with the pronoun
    return tuple(word.removesuffix("s") for word in found) if plural else found


def _references_agree(one: str, other: str, same_rule: Callable[[RuleNumber, RuleNumber], bool]) -> bool:
    mine, theirs = cited(one), cited(other)
    return len(mine) == len(theirs) and all(map(same_rule, mine, theirs))


def _contained(old: str, today: str, same_rule: Callable[[RuleNumber, RuleNumber], bool]) -> bool:
    pool = [s for s in _SENTENCE_END.split(today) if s.strip()]
    place = 0
    for sentence in (s for s in _SENTENCE_END.split(old) if s.strip()):
        for index in range(place, len(pool)):
            if _holds(pool[index], sentence, same_rule):
                place = index + 1
                break
        else:
            return False
    return True


def _holds(sentence: str, old: str, same_rule: Callable[[RuleNumber, RuleNumber], bool]) -> bool:
    """Whether ``sentence`` says what ``old`` says: alike but for terms, or with harmless words put in."""
    mine = _flat(old)
    if not mine:
        return False
    added: list[list[str]] = [[]]
    place = 0
    for token in _flat(sentence, _TOKEN):
        if place < len(mine) and token == mine[place]:
            added.append([])
            place += 1
        else:
            added[-1].append(token)
    if place < len(mine) or sum(map(len, added)) > len(mine):
        return False
    if not all(_harmless(chunk) for chunk in added):
        return False
    printed = cited(sentence)
    return all(any(same_rule(number, other) for other in printed) for number in cited(old))
