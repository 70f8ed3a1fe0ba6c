"""Measures of a ranking against the rules that decide a question.

A rule in ``accept`` counts as the deciding one it states the same as. So that any tool for TREC files gives
the same figures, a ranking is written with each such rule under the deciding rule's number, once.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Protocol

import numpy as np
import numpy.typing as npt

MEASURES = ("nDCG@10", "MRR@10", "R@1", "R@5", "R@10", "R@100", "all@10")
"""``R@k``: at least one deciding rule within the first k; ``all@10``: all of them within the first ten."""

RESAMPLES = 2_000
"""Bootstrap samples and sign flips."""

_SEED = 20_260_807
_DEPTH = 10

Scores = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Judged:
    """A question in one language with the rules that decide it.

    Attributes:
        id: question id and language.
        language: of the text.
        text: the question.
        topic: the author's word for what it is about.
        deciding: the deciding rules.
        accept: deciding rule → others that count as it.
    """

    id: str
    language: str
    text: str
    topic: str
    deciding: tuple[str, ...]
    accept: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))

    def at_rule_level(self) -> Judged:
        """The same question where any subrule of a deciding rule counts."""
        accept: dict[str, tuple[str, ...]] = {}
        for number in self.deciding:
            others = tuple(rule_of(other) for other in self.accept.get(number, ()))
            accept[rule_of(number)] = (*accept.get(rule_of(number), ()), *others)
        return Judged(
            self.id,
            self.language,
            self.text,
            self.topic,
            tuple(dict.fromkeys(rule_of(number) for number in self.deciding)),
            accept,
        )


class Question(Protocol):
    """What is needed of an item of a question set."""

    @property
    def id(self) -> str:
        """Unique in its set."""
        ...

    @property
    def topic(self) -> str:
        """What it is about."""
        ...

    @property
    def texts(self) -> Mapping[str, str]:
        """Language → text; ``""`` where no language is given."""
        ...

    @property
    def lang(self) -> str | None:
        """The language of a question of one text."""
        ...

    @property
    def decisive(self) -> tuple[str, ...]:
        """The deciding rules."""
        ...

    @property
    def accept(self) -> Mapping[str, tuple[str, ...]]:
        """Deciding rule → others that count as it."""
        ...


def judged_questions(items: Iterable[Question]) -> list[Judged]:
    """Take the questions that rules decide, once for each of their languages.

    Args:
        items: a question set.

    Returns:
        The questions, in the order of the set.
    """
    return [
        Judged(
            f"{item.id}:{language or item.lang or 'en'}",
            language or item.lang or "en",
            text,
            item.topic,
            item.decisive,
            item.accept,
        )
        for item in items
        if item.decisive
        for language, text in item.texts.items()
        if text.strip()
    ]


def rule_of(number: str) -> str:
    """Give the rule of a subrule: ``303.4d`` → ``303.4``."""
    return number.rstrip("abcdefghijklmnopqrstuvwxyz")


def canonical(ranking: Sequence[str], judged: Judged) -> list[str]:
    """Write accepted rules under the deciding rule's number, each deciding rule once.

    Args:
        ranking: rule numbers, best first.
        judged: the question.

    Returns:
        The numbers, at the same ranks.
    """
    seen: set[str] = set()
    written: list[str] = []
    for number in ranking:
        name = number
        if number not in judged.deciding:
            stands_for = [d for d in judged.deciding if number in judged.accept.get(d, ()) and d not in seen]
            name = stands_for[0] if stands_for else number
        elif number in seen:
            # Another rule has stood for it further up; the rank stays, the merit does not count twice.
            name = f"{number}+"
        seen.add(name)
        written.append(name)
    return written


def by_rule(ranking: Sequence[str]) -> list[str]:
    """Give a ranking of subrules as one of rules: each at its first subrule."""
    return list(dict.fromkeys(rule_of(number) for number in ranking))


def measure(ranking: Sequence[str], judged: Judged) -> tuple[float, ...]:
    """Measure a ranking.

    Args:
        ranking: rule numbers, best first, at least a hundred where there are so many.
        judged: the question.

    Returns:
        The :data:`MEASURES`, each from 0 to 1.
    """
    wanted = set(judged.deciding)
    ranks = [rank for rank, number in enumerate(canonical(ranking, judged), start=1) if number in wanted]
    near = [rank for rank in ranks if rank <= _DEPTH]
    gain = sum(1 / math.log2(rank + 1) for rank in near)
    ideal = sum(1 / math.log2(rank + 1) for rank in range(1, min(len(wanted), _DEPTH) + 1))
    first = ranks[0] if ranks else math.inf
    return (
        gain / ideal,
        1 / first if first <= _DEPTH else 0.0,
        *(float(first <= k) for k in (1, 5, 10, 100)),
        float(len(near) == len(wanted)),
    )


def interval(values: Scores) -> tuple[float, float]:
    """Give the 95 % bootstrap interval of a mean.

    Args:
        values: one value a question, ``(n,)``.

    Returns:
        Its ends; the same ones each time.
    """
    if not len(values):
        return 0.0, 0.0
    drawn = np.random.default_rng(_SEED).integers(0, len(values), (RESAMPLES, len(values)))
    low, high = np.percentile(values[drawn].mean(axis=1), [2.5, 97.5])
    return float(low), float(high)


def paired_p(one: Scores, other: Scores) -> float:
    """Give the two-sided p value of a paired randomisation test.

    Args:
        one: values of one system, ``(n,)``.
        other: values of the other on the same questions, ``(n,)``.

    Returns:
        How often chance alone, by flipping signs of the differences, gives as large a mean difference.

    Source: Smucker, Allan and Carterette, A comparison of statistical significance tests, CIKM 2007.
    """
    apart = one - other
    signs = np.random.default_rng(_SEED).integers(0, 2, (5 * RESAMPLES, len(apart))) * 2 - 1
    by_chance = np.abs((signs * apart).mean(axis=1))
    return float((1 + (by_chance >= abs(apart.mean()) - 1e-12).sum()) / (1 + len(signs)))
