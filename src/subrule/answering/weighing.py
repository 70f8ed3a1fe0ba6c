"""Weighing: how likely it is that a question is meant in one of the ways in which it may be.

For each candidate (:mod:`subrule.answering.agreement`) some twenty numbers say how much it sounds like its
situation, whether its game words fit what the situation's tellings say
(:mod:`subrule.understanding.profiles`), and whether the asking sentence asks that or the opposite
(:mod:`subrule.understanding.asked`). Boosted trees (``scripts/train_weighing.py``, weights in
``corpus/phrasings/weights/weighing.npz``) turn them into a chance.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import log
from pathlib import Path

import numpy as np
import numpy.typing as npt

from subrule.answering.agreement import NEEDED, Candidate
from subrule.paths import shipped
from subrule.understanding.asked import opposite_of
from subrule.understanding.likeness import Likeness
from subrule.understanding.profiles import Fit, fit, weight_of

Floats = npt.NDArray[np.float64]

FEATURES = (
    "chance",
    "chance of what ends alike",
    "rank",
    "share of the best",
    "something else",
    "out of scope",
    "asks for a rule",
    "only looks like it",
    "unexplained",
    "unexplained share",
    "heaviest unexplained",
    "missing",
    "likeness of concepts",
    "weight of concepts",
    *(f"verdict {verdict}" for verdict in NEEDED),
    "sense",
    "sense beside the best",
    "opposite",
    "open sense",
    "sense beside its opposite",
    "unexplained beside the least",
    "missing beside the least",
    "likeness beside the best",
)
"""The numbers by which a candidate is weighed, in order."""

_LEAST = 1e-6
_LEAST_SENSE = 1e-3
_DIGITS = 4


@dataclass(frozen=True, slots=True)
class Told:
    """What is known of a question before it is weighed.

    Attributes:
        likeness: what it is like.
        senses: chance of each sense in which it may be asked.
        concepts: its game words, in order.
    """

    likeness: Likeness
    senses: Mapping[str, float]
    concepts: Sequence[str]


def weigh(told: Told, candidates: Sequence[Candidate]) -> list[tuple[Candidate, float]]:
    """Give each candidate its chance.

    Args:
        told: what is known of the question.
        candidates: ways in which it may be meant.

    Returns:
        The candidates in their order, each with a chance of 0 to 1, four decimals.
    """
    if not candidates:
        return []
    chances = _trees().chances(features(told, candidates))
    return list(zip(candidates, np.round(chances, _DIGITS).tolist(), strict=True))


def features(told: Told, candidates: Sequence[Candidate]) -> Floats:
    """Give the numbers by which candidates are weighed.

    Args:
        told: what is known of the question.
        candidates: at least one.

    Returns:
        ``(candidates, len(FEATURES))``.
    """
    likeness = told.likeness
    best = max(m.chance for m in likeness.meanings)
    other = sum(m.chance for m in likeness.meanings if m.kind == "other")
    alike: dict[object, float] = {}
    for candidate in candidates:
        alike[candidate.ends] = alike.get(candidate.ends, 0.0) + candidate.meaning.chance
    names = dict.fromkeys(c.meaning.name for c in candidates)
    fits = {name: fit(told.concepts, name) for name in names}
    ranks = {place: rank for rank, place in enumerate(dict.fromkeys(c.meaning.place for c in candidates))}
    whole = weight_of(told.concepts)
    least_unexplained = min(f.unexplained for f in fits.values())
    least_missing = min(f.missing for f in fits.values())
    most_alike = max(f.likeness for f in fits.values())
    rows = []
    for candidate in candidates:
        fitting: Fit = fits[candidate.meaning.name]
        rows.append(
            [
                log(candidate.meaning.chance + _LEAST),
                log(alike[candidate.ends] + _LEAST),
                ranks[candidate.meaning.place],
                candidate.meaning.chance / best if best else 0.0,
                other,
                likeness.out_of_scope,
                likeness.asks_for_rule,
                likeness.looks_like(candidate.meaning.name),
                fitting.unexplained,
                fitting.unexplained / whole if whole else 0.0,
                fitting.heaviest,
                fitting.missing,
                fitting.likeness,
                whole,
                *(float(candidate.verdict == verdict) for verdict in NEEDED),
                *_senses(told.senses, candidate),
                fitting.unexplained - least_unexplained,
                fitting.missing - least_missing,
                fitting.likeness - most_alike,
            ]
        )
    return np.array(rows, np.float64)


def _senses(senses: Mapping[str, float], candidate: Candidate) -> list[float]:
    own = log(senses.get(candidate.sense, 0.0) + _LEAST_SENSE)
    other = opposite_of(candidate.sense)
    return [
        own,
        own - log(max(senses.values()) + _LEAST_SENSE),
        float(candidate.opposite),
        senses.get("open", 0.0),
        own - log(senses.get(other, 0.0) + _LEAST_SENSE) if other else 0.0,
    ]


@dataclass(frozen=True, slots=True)
class Trees:
    """Boosted decision trees.

    Attributes:
        roots: place of each tree's first node, ``(trees,)``.
        feature: which number a node looks at, ``(nodes,)``; of a leaf any.
        bound: up to which value it goes left.
        left: the node to the left; of a leaf itself.
        right: the node to the right; of a leaf itself.
        value: what a leaf adds to the log-odds; of other nodes nothing.
        start: log-odds before the first tree.
        depth: steps from a root to the farthest leaf.
    """

    roots: npt.NDArray[np.intp]
    feature: npt.NDArray[np.intp]
    bound: Floats
    left: npt.NDArray[np.intp]
    right: npt.NDArray[np.intp]
    value: Floats
    start: float
    depth: int

    @classmethod
    def read(cls, path: Path) -> Trees:
        """Read trees from a file of weights, ``.npz``."""
        with np.load(path, allow_pickle=False) as stored:
            return cls(
                roots=stored["roots"].astype(np.intp),
                feature=stored["feature"].astype(np.intp),
                bound=stored["bound"].astype(np.float64),
                left=stored["left"].astype(np.intp),
                right=stored["right"].astype(np.intp),
                value=stored["value"].astype(np.float64),
                start=float(stored["start"]),
                depth=int(stored["depth"]),
            )

    def chances(self, rows: Floats) -> Floats:
        """Give the chance that the trees give each row.

        Args:
            rows: ``(rows, features)``.
        """
        at = np.broadcast_to(self.roots, (len(rows), len(self.roots)))
        each = np.arange(len(rows))[:, None]
        for _ in range(self.depth):
            at = np.where(rows[each, self.feature[at]] <= self.bound[at], self.left[at], self.right[at])
        odds = self.start + self.value[at].sum(axis=1)
        chances: Floats = 1 / (1 + np.exp(-odds))
        return chances


@cache
def _trees() -> Trees:
    return Trees.read(shipped("corpus") / "phrasings" / "weights" / "weighing.npz")
