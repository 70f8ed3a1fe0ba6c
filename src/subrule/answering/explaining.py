"""Explaining: which rules answer a general question, if any is sure enough to be shown.

The rules that two classifiers name (:mod:`subrule.understanding.likeness`,
:mod:`subrule.understanding.ranking`) are candidates. For each, some numbers say how surely both name it, it
and no other, whether it says what a term of the question means, whether the question's game words are those
of its wordings (:mod:`subrule.understanding.profiles`), and whether the question sounds like one for a rule
or tells a situation. Boosted trees (``scripts/train_explaining.py``, weights in
``corpus/phrasings/weights/explaining.npz``) turn them into the chance that this rule answers. The search has
no say: what it finds depends on the texts at hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import log
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from subrule.answering.weighing import Trees
from subrule.lexicon import Lexicon
from subrule.paths import shipped
from subrule.understanding.likeness import Likeness
from subrule.understanding.lookups import meaning_of
from subrule.understanding.profiles import fit, weight_of
from subrule.understanding.ranking import Ranked

if TYPE_CHECKING:
    from subrule.understanding.line import Line

Floats = npt.NDArray[np.float64]

NEEDED_OF_RULE: Final = 0.8
"""The chance that a rule needs to be shown (docs/reading.md)."""

AGREED: Final = 0.07
"""What the chances of both classifiers must come to, multiplied."""

ASKED_FOR: Final = 0.3
"""The share of all rules together from which on a question is taken to ask for one."""

MOST_OF_EACH: Final = 5
"""How many of the rules that each classifier thinks likeliest are candidates."""

FEATURES = (
    "chance by likeness",
    "rank by likeness",
    "beside others by likeness",
    "chance by ranking",
    "rank by ranking",
    "beside others by ranking",
    "chance by both",
    "beside others by both",
    "beside its like by both",
    "chance of asking for it",
    "of its rule by likeness",
    "of its rule by ranking",
    "of its section by ranking",
    "says what a term means",
    "terms of its rule",
    "terms of its section",
    "part of a rule",
    "unexplained",
    "unexplained share",
    "missing",
    "likeness of concepts",
    "likeness beside others",
    "weight of concepts",
    "asks for a rule",
    "out of scope",
    "something else",
    "likeliest situation",
    "open sense",
    "surest sense",
    "words",
    "sentences",
    "persons",
    "numbers",
    "unknown words",
)
"""The numbers by which a rule is weighed, in order."""

_LEAST = 1e-4
_DIGITS = 4
_NUMBER = re.compile(r"\d")
_STEM = re.compile(r"\d+\.\d+")


@dataclass(frozen=True, slots=True)
class Asked:
    """What is known of a question before it is told which rule answers it.

    Attributes:
        likeness: what it is like.
        ranked: rules that it may ask for.
        concepts: its game words, in order.
        meanings: numbers of the rules that say what they mean.
        senses: chance of each sense in which it may be asked.
        shape: how it is told: words, sentences, persons, numbers and unknown words, each counted.
    """

    likeness: Likeness
    ranked: Sequence[Ranked]
    concepts: Sequence[str]
    meanings: Sequence[str]
    senses: Mapping[str, float]
    shape: tuple[int, int, int, int, int]


def meanings_of(concepts: Sequence[str], lexicon: Lexicon) -> tuple[str, ...]:
    """Give the numbers of the rules that say what a question's game words mean, each once."""
    return tuple(dict.fromkeys(n for c in dict.fromkeys(concepts) for n in meaning_of(c, lexicon)))


def shape_of(line: Line) -> tuple[int, int, int, int, int]:
    """Tell how a question is told: words, sentences, persons, numbers and unknown words, each counted."""
    return (
        len(line.tokens),
        len(line.sentences),
        sum(token.has_first("whose.*", "player.*") for token in line.tokens),
        sum(bool(_NUMBER.search(token.text)) for token in line.tokens),
        sum(token.has_first("word.unknown") for token in line.tokens),
    )


def answering(asked: Asked) -> tuple[str, ...]:
    """Give the rules that are sure enough to answer a question.

    Both classifiers must name the same first, and the trees must find it sure.

    Args:
        asked: what is known of the question.

    Returns:
        Their numbers, those of one row of general questions together; none where they are not sure enough.
    """
    numbers = named_alike(asked)
    if not numbers:
        return ()
    number, chance = weigh_rules(asked)[0]
    return numbers if number in numbers and chance >= NEEDED_OF_RULE else ()


def named_alike(asked: Asked) -> tuple[str, ...]:
    """Give the rules that both classifiers name first, if their chances come to enough together.

    Args:
        asked: what is known of the question.

    Returns:
        The numbers of one row of general questions; none where the classifiers differ or are unsure.
    """
    if not asked.ranked or not asked.likeness.rules or asked.likeness.asks_for_rule < ASKED_FOR:
        return ()
    alike, ranked = asked.likeness.rules[0], asked.ranked[0]
    if round(alike.chance * ranked.chance, 6) < AGREED or set(alike.name.split()).isdisjoint(ranked.numbers):
        return ()
    return ranked.numbers


def weigh_rules(asked: Asked) -> list[tuple[str, float]]:
    """Give each rule that may answer a question its chance.

    Args:
        asked: what is known of the question.

    Returns:
        Numbers with chances of 0 to 1, four decimals, the surest first, equal ones in the order in which
        they were thought of.
    """
    numbers = options(asked)
    if not numbers:
        return []
    chances = np.round(_trees().chances(features(asked, numbers)), _DIGITS).tolist()
    return sorted(zip(numbers, chances, strict=True), key=lambda found: -found[1])


def options(asked: Asked) -> tuple[str, ...]:
    """Give the numbers of the rules that may answer a question, each once."""
    alike, ranked = _by_likeness(asked), _by_ranking(asked)
    return tuple(dict.fromkeys((*alike.best(MOST_OF_EACH), *ranked.best(MOST_OF_EACH))))


def features(asked: Asked, numbers: Sequence[str]) -> Floats:
    """Give the numbers by which rules are weighed.

    Args:
        asked: what is known of the question.
        numbers: at least one rule.

    Returns:
        ``(numbers, len(FEATURES))``.
    """
    alike, ranked = _by_likeness(asked), _by_ranking(asked)
    both = {n: alike.odds(n) + ranked.odds(n) for n in numbers}
    fits = {n: fit(asked.concepts, n, "rule_profiles") for n in numbers}
    likenesses = {n: f.likeness for n, f in fits.items()}
    weight = weight_of(asked.concepts, "rule_profiles")
    asking = log(asked.likeness.asks_for_rule + _LEAST)
    stems, sections = [_stem(n) for n in asked.meanings], [n[:3] for n in asked.meanings]
    question = _of_the_question(asked)
    rows = []
    for number in numbers:
        stem, fitting = _stem(number), fits[number]
        like = [both[n] for n in numbers if n != number and _stem(n) == stem]
        rows.append(
            [
                alike.odds(number),
                alike.rank(number),
                _beside(number, {n: alike.odds(n) for n in numbers}),
                ranked.odds(number),
                ranked.rank(number),
                _beside(number, {n: ranked.odds(n) for n in numbers}),
                both[number],
                _beside(number, both),
                both[number] - max(like, default=2 * log(_LEAST)),
                both[number] + asking,
                alike.stems.get(stem, 0.0),
                ranked.stems.get(stem, 0.0),
                ranked.sections.get(number[:3], 0.0),
                float(number in asked.meanings),
                float(stems.count(stem)),
                float(sections.count(number[:3])),
                float(number != stem),
                fitting.unexplained,
                fitting.unexplained / weight if weight else 0.0,
                fitting.missing,
                fitting.likeness,
                _beside(number, likenesses),
                weight,
                *question,
            ]
        )
    return np.array(rows, np.float64)


def _beside(number: str, values: Mapping[str, float]) -> float:
    """How much more a rule has than the best of the others; nothing more where it is alone."""
    return values[number] - max((v for n, v in values.items() if n != number), default=values[number])


def _by_likeness(asked: Asked) -> _Named:
    whole = max(asked.likeness.asks_for_rule, _LEAST)
    return _Named([(tuple(m.name.split()), m.chance / whole) for m in asked.likeness.rules])


def _by_ranking(asked: Asked) -> _Named:
    return _Named([(r.numbers, r.chance) for r in asked.ranked])


def _of_the_question(asked: Asked) -> list[float]:
    meanings = asked.likeness.meanings
    return [
        asked.likeness.asks_for_rule,
        asked.likeness.out_of_scope,
        sum(m.chance for m in meanings if m.kind == "other"),
        max((m.chance for m in meanings if m.kind == "situation"), default=0.0),
        asked.senses.get("open", 0.0),
        max(asked.senses.values(), default=0.0),
        *map(float, asked.shape),
    ]


class _Named:
    """The chances that a classifier gives rules; one that is named with others too has all of them."""

    def __init__(self, named: Sequence[tuple[Sequence[str], float]]) -> None:
        self._chances: dict[str, float] = {}
        self.stems: dict[str, float] = {}
        self.sections: dict[str, float] = {}
        for numbers, chance in named:
            _add(self._chances, numbers, chance)
            _add(self.stems, map(_stem, numbers), chance)
            _add(self.sections, (number[:3] for number in numbers), chance)
        self._order = sorted(self._chances, key=lambda n: -self._chances[n])

    def best(self, count: int) -> list[str]:
        return self._order[:count]

    def odds(self, number: str) -> float:
        return log(self._chances.get(number, 0.0) + _LEAST)

    def rank(self, number: str) -> float:
        return float(self._order.index(number) if number in self._chances else len(self._order))


def _add(chances: dict[str, float], names: Iterable[str], chance: float) -> None:
    for name in dict.fromkeys(names):
        chances[name] = chances.get(name, 0.0) + chance


def _stem(number: str) -> str:
    found = _STEM.match(number)
    return found[0] if found else number


@cache
def _trees() -> Trees:
    return Trees.read(shipped("corpus") / "phrasings" / "weights" / "explaining.npz")
