"""Fusion: the scores of several rankers made one.

Each ranker's best scores are stretched to 0..1 and summed with a weight. The weights lie in
``index/fusion.json``; ``scripts/choose_fusion.py`` chooses them and tells how well they do on topics that
they were not chosen on.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path

import numpy as np
import numpy.typing as npt

from subrule.corpus.number import RuleNumber
from subrule.errors import MissingDataError
from subrule.paths import shipped
from subrule.retrieval.rankers import DEPTH, Places, Query, Ranker, Scored

RRF_K = 60
"""The constant of reciprocal rank fusion.

Source: Cormack, Clarke and Büttcher, Reciprocal rank fusion, SIGIR 2009.
"""

_DIGITS = 6

Floats = npt.NDArray[np.float64]
Ranked = list[tuple[RuleNumber, float]]


@cache
def shipped_weights(path: Path | None = None) -> Mapping[str, float]:
    """Read the shipped weights, by ranker.

    Args:
        path: another file of the same format.

    Raises:
        MissingDataError: if the file is missing or damaged.
    """
    path = path if path is not None else shipped("index") / "fusion.json"
    try:
        table = json.loads(path.read_text(encoding="utf-8"))["weights"]
        return {str(name): float(weight) for name, weight in table.items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise MissingDataError(f"{path}: {error}; restore the file from the installation") from error


def held_back() -> Mapping[str, Mapping[str, float]]:
    """Give what weights so chosen reached on topics held back, by language and measure."""
    path = shipped("index") / "fusion.json"
    try:
        found = json.loads(path.read_text(encoding="utf-8")).get("on_topics_held_back", {})
    except (OSError, ValueError, AttributeError):
        return {}
    return found if isinstance(found, dict) else {}


def stretched(scores: Mapping[RuleNumber, float]) -> dict[RuleNumber, float]:
    """Stretch scores to 0..1: the best is 1, the last of a full list 0.

    Args:
        scores: a ranker's scores.

    Returns:
        The stretched ones. A list that is not full begins at 0, so that one rule alone has 1.
    """
    if not scores:
        return {}
    low, width = _span(max(scores.values()), min(scores.values()), len(scores))
    return {number: (score - low) / width for number, score in scores.items()}


def _span(best: float, last: float, count: int) -> tuple[float, float]:
    low = last if count >= DEPTH else min(last, 0.0)
    return low, max(best - low, 1e-6)


def fuse(
    query: Query, rankers: Sequence[Ranker], weights: Mapping[str, float], most: int | None = None
) -> Ranked:
    """Rank rules by the weighted sum of all rankers that have a weight.

    Args:
        query: the query.
        rankers: the rankers.
        weights: weight by name.
        most: how many rules to give; None for all.

    Returns:
        Rules with scores from 0 to 1, best first; equal scores in the order of the book.
    """
    given = [
        (weight, scores)
        for ranker in rankers
        if (weight := weights.get(ranker.name, 0.0)) > 0 and (scores := ranker.scores(query))
    ]
    if not given:
        return []
    numbers, scored = _side_by_side([scores for _, scores in given])
    total, named = np.zeros(len(numbers)), np.zeros(len(numbers), bool)
    heaviest = 0.0
    for (weight, _), (places, values) in zip(given, scored, strict=True):
        heaviest += weight
        low, width = _span(float(values.max()), float(values.min()), len(values))
        total[places] += weight * (values - low) / width
        named[places] = True
    found = np.flatnonzero(named)
    sums = np.round(total[found] / heaviest, _DIGITS)
    order = np.argsort(-sums, kind="stable")[:most]
    return [
        (numbers[place], score)
        for place, score in zip(found[order].tolist(), sums[order].tolist(), strict=True)
    ]


def _side_by_side(
    given: Sequence[Mapping[RuleNumber, float]],
) -> tuple[Sequence[RuleNumber], list[tuple[Places, Floats]]]:
    """Give all rules in the order of the book, and each ranker's scores as places and values."""
    arrays = [scores for scores in given if isinstance(scores, Scored)]
    if len(arrays) == len(given) and all(scores.numbers is arrays[0].numbers for scores in arrays):
        return arrays[0].numbers, [(scores.places, scores.gains) for scores in arrays]
    numbers = sorted({number for scores in given for number in scores}, key=RuleNumber.sort_key)
    place = {number: i for i, number in enumerate(numbers)}
    return numbers, [
        (
            np.array([place[number] for number in scores], np.int64),
            np.array(list(scores.values()), np.float64),
        )
        for scores in given
    ]


def fuse_by_rank(rankings: Iterable[Mapping[RuleNumber, float]]) -> Ranked:
    """Rank rules by reciprocal rank fusion, which needs no weights: the baseline.

    Args:
        rankings: for each ranker its scores.

    Returns:
        Rules with their sums, best first.
    """
    total: dict[RuleNumber, float] = {}
    for scores in rankings:
        for rank, (number, _) in enumerate(in_order(scores.items()), start=1):
            total[number] = total.get(number, 0.0) + 1 / (RRF_K + rank)
    return in_order(total.items())


def in_order(scores: Iterable[tuple[RuleNumber, float]]) -> Ranked:
    """Sort rules by score, best first; equal scores (to six digits) in the order of the book."""
    rounded = [(number, round(score, _DIGITS)) for number, score in scores]
    rounded.sort(key=_score, reverse=True)
    ordered: Ranked = []
    for _, equal in groupby(rounded, key=_score):
        tied = list(equal)
        ordered += sorted(tied, key=_place) if len(tied) > 1 else tied
    return ordered


def _score(item: tuple[RuleNumber, float]) -> float:
    return item[1]


def _place(item: tuple[RuleNumber, float]) -> tuple[int, int, int, int]:
    return item[0].sort_key()
