"""Which game words the tellings of a situation hold, and how well those of a question fit them.

A question that speaks of something that no telling of a situation speaks of, or is silent on what nearly all
of them say, is about another situation, however alike it sounds. Concepts are the lexicon's, so tellings in
one language speak for the others. Shares by situation: ``corpus/phrasings/weights/profiles.npz``
(``scripts/train_weighing.py``); by rule: ``rule_profiles.npz`` (``scripts/train_explaining.py``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final, Literal

import numpy as np
import numpy.typing as npt

from subrule.paths import shipped

Floats = npt.NDArray[np.float64]
Profiles = Literal["profiles", "rule_profiles"]

_WHOLE: Final = 255
"""What a share of one is stored as."""

_SPOKEN_OF: Final = 5.0
"""A concept in a fifth of the tellings, or more, is expected."""

_HALF: Final = 0.5
_MOST: Final = 0.51
"""The share of the tellings, one half with what storing it adds, that most of them are more than."""


@dataclass(frozen=True, slots=True)
class Fit:
    """How a question's concepts fit the tellings of a situation.

    Attributes:
        unexplained: weight of the question's concepts that the tellings do not speak of.
        heaviest: the heaviest of these.
        missing: weight of what most tellings speak of and the question does not.
        likeness: cosine between question and tellings, runs of two concepts counted too, 0 to 1.
    """

    unexplained: float
    heaviest: float
    missing: float
    likeness: float


def grams(concepts: Sequence[str]) -> frozenset[str]:
    """Give the concepts of a text and its runs of two.

    Args:
        concepts: ids in the order of the text.
    """
    return frozenset(concepts) | {f"{one} {other}" for one, other in pairwise(concepts)}


def weight_of(concepts: Iterable[str], profiles: Profiles = "profiles") -> float:
    """Give the weight of concepts: the rarer among all tellings, the heavier."""
    weights, unseen = _table(profiles).weights, _table(profiles).unseen
    return sum(weights.get(concept, unseen) for concept in sorted(set(concepts)))


def fit(concepts: Sequence[str], situation: str, profiles: Profiles = "profiles") -> Fit:
    """Tell how a question's concepts fit the tellings of a situation.

    Args:
        concepts: of the question, in its order.
        situation: key of the situation in the table (its scenario and question), or number of the rule.
        profiles: the table: ``rule_profiles`` for rules, told by their restatements and by those who ask.

    Returns:
        The fit; for a situation that has no profile everything is unexplained.
    """
    table = _table(profiles)
    profile = table.profile(situation)
    own = sorted(set(concepts))
    loads = [
        table.weights.get(c, table.unseen) * (1 - min(1.0, profile.get(c, 0.0) * _SPOKEN_OF)) for c in own
    ]
    missing = sum(
        table.weights[g] * (share - _HALF)
        for g, share in profile.items()
        if share > _MOST and " " not in g and g not in own
    )
    there = sorted(grams(concepts))
    squares = [table.weights.get(g, table.unseen) ** 2 for g in there]
    product = sum(s * profile.get(g, 0.0) for g, s in zip(there, squares, strict=True))
    lengths = (sum(squares) ** 0.5) * table.length(situation)
    return Fit(sum(loads), max(loads, default=0.0), missing, product / lengths if lengths else 0.0)


class _Table:
    def __init__(self, path: Path) -> None:
        with np.load(path, allow_pickle=False) as stored:
            self._grams: list[str] = stored["grams"].tolist()
            self._places = {name: at for at, name in enumerate(stored["situations"].tolist())}
            self._ends = stored["ends"].tolist()
            self._which = stored["which"]
            self._shares = stored["shares"]
            self.weights: Mapping[str, float] = dict(
                zip(self._grams, stored["weights"].astype(np.float64).tolist(), strict=True)
            )
            self.unseen = float(stored["unseen"])
        self._profiles: dict[str, Mapping[str, float]] = {}
        self._lengths: dict[str, float] = {}

    def profile(self, situation: str) -> Mapping[str, float]:
        if situation not in self._profiles:
            at = self._places.get(situation)
            start, end = (self._ends[at], self._ends[at + 1]) if at is not None else (0, 0)
            shares = (self._shares[start:end].astype(np.float64) / _WHOLE).tolist()
            names = [self._grams[which] for which in self._which[start:end].tolist()]
            self._profiles[situation] = dict(zip(names, shares, strict=True))
        return self._profiles[situation]

    def length(self, situation: str) -> float:
        if situation not in self._lengths:
            squares = sum((self.weights[g] * share) ** 2 for g, share in self.profile(situation).items())
            self._lengths[situation] = squares**0.5
        return self._lengths[situation]


def write_profiles(path: Path, tellings: Mapping[str, Sequence[Sequence[str]]]) -> None:
    """Write the table that :func:`fit` reads.

    Args:
        path: the file, ``.npz``.
        tellings: situation → concepts of each of its tellings, in order.
    """
    counted: dict[str, int] = {}
    profiles: list[dict[str, int]] = []
    for texts in tellings.values():
        shares: dict[str, int] = {}
        for text in texts:
            for gram in sorted(grams(text)):
                shares[gram] = shares.get(gram, 0) + 1
                counted[gram] = counted.get(gram, 0) + 1
        kept = {g: round(_WHOLE * n / len(texts)) for g, n in shares.items() if n > 1 or " " not in g}
        profiles.append({g: share for g, share in kept.items() if share})
    total = sum(map(len, tellings.values()))
    names = sorted({gram for profile in profiles for gram in profile})
    place = {gram: at for at, gram in enumerate(names)}
    ends = np.cumsum([0, *(len(p) for p in profiles)])
    np.savez_compressed(
        path,
        grams=np.array(names),
        weights=np.array([np.log((total + 1) / (counted[g] + 1)) for g in names], np.float32),
        unseen=np.array(np.log(total + 1), np.float32),
        situations=np.array(list(tellings)),
        ends=ends.astype(np.int64),
        which=np.array([place[g] for p in profiles for g in p], np.int32),
        shares=np.array([share for p in profiles for share in p.values()], np.uint8),
    )


@cache
def _table(profiles: Profiles) -> _Table:
    return _Table(shipped("corpus") / "phrasings" / "weights" / f"{profiles}.npz")
