"""Choose the weights of the rankers on questions whose rules are known; writes ``index/fusion.json``.

usage: python scripts/choose_fusion.py QUESTIONS [--dry]

The chance of a rule is the softmax of the weighted sum of its stretched scores; the weights, none below
zero, make the deciding rules likely (listwise loss, a small penalty on squares, full gradient steps from
equal weights: nothing is drawn by chance). The figures printed are of topics that the weights were not
chosen on: the topics are dealt into six folds, and each fold is ranked with weights from the other five.
What is shipped is chosen on all. The weight of rule numbers in a question is not learned: a rule that is
named comes first.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from subrule.batch.questions import read_questions
from subrule.corpus.library import Library
from subrule.corpus.number import RuleNumber
from subrule.paths import shipped
from subrule.retrieval.fusion import in_order, stretched
from subrule.retrieval.measures import MEASURES, Judged, judged_questions, measure
from subrule.retrieval.search import Searcher

FOLDS = 6
STEPS = 300
RATE = 0.15
PENALTY = 0.01
START = 1.0
NAMED = 10.0
"""Weight of rule numbers in a question: more than all others together."""

NOT_LEARNED = "numbers"

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Case:
    """A question with the scores of its candidates.

    Attributes:
        judged: the question.
        numbers: the candidates.
        scores: their stretched scores, ``(candidates, rankers)``.
        wanted: share of each candidate in what is wanted, ``(candidates,)``; zeros if none is a candidate.
    """

    judged: Judged
    numbers: list[RuleNumber]
    scores: Floats
    wanted: Floats


def main() -> int:
    """Choose the weights; returns the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("questions", type=Path)
    parser.add_argument("--dry", action="store_true", help="print the figures, write nothing")
    options = parser.parse_args()
    judged = judged_questions(read_questions(options.questions))
    with Library.open() as library:
        searcher = Searcher(library)
        parts = [part for part in searcher.rankers if part.name != NOT_LEARNED]
        queries = searcher.queries([each.text for each in judged], "en")
        cases = [
            case_of(each, [stretched(part.scores(query)) for part in parts])
            for each, query in zip(judged, queries, strict=True)
            if query
        ]
    names = [part.name for part in parts]
    values: dict[str, list[tuple[float, ...]]] = {}
    for case, found in zip(cases, on_topics_held_back(cases), strict=True):
        values.setdefault(case.judged.language, []).append(found)
    held_back = {
        language: dict(zip(MEASURES, np.mean(rows, axis=0).round(3).tolist(), strict=True))
        for language, rows in sorted(values.items())
    }
    for language, figures in held_back.items():
        print(language, *(f"{name} {value:.3f}" for name, value in figures.items()), sep="  ")
    weights = _fit(cases)
    chosen = {name: round(float(weight), 2) for name, weight in zip(names, weights, strict=True)}
    print(chosen)
    if not options.dry:
        table = {"weights": {**chosen, NOT_LEARNED: NAMED}, "on_topics_held_back": held_back}
        (shipped("index") / "fusion.json").write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    return 0


def on_topics_held_back(cases: Sequence[Case]) -> list[tuple[float, ...]]:
    """Measure each case with weights chosen on other topics than its own.

    Args:
        cases: the cases.

    Returns:
        The measures of each, in the order of the cases.
    """
    topics = sorted({case.judged.topic for case in cases})
    folds = [topics.index(case.judged.topic) % FOLDS for case in cases]
    weights = [
        _fit([case for case, f in zip(cases, folds, strict=True) if f != fold]) for fold in range(FOLDS)
    ]
    return [_measured(case, weights[fold]) for case, fold in zip(cases, folds, strict=True)]


def case_of(judged: Judged, given: Sequence[Mapping[RuleNumber, float]]) -> Case:
    """Put the stretched scores of rankers side by side.

    Args:
        judged: the question.
        given: for each ranker its stretched scores.

    Returns:
        The question with the scores of its candidates.
    """
    numbers = sorted({number for scores in given for number in scores})
    scores = np.array([[one.get(number, 0.0) for one in given] for number in numbers])
    written = [str(number) for number in numbers]
    wanted = np.zeros(len(numbers))
    for deciding in judged.deciding:
        same = {deciding, *judged.accept.get(deciding, ())}
        places = [i for i, number in enumerate(written) if number in same]
        for place in places:
            wanted[place] += 1 / len(places)
    return Case(judged, numbers, scores, wanted / max(wanted.sum(), 1e-9))


def _fit(cases: Sequence[Case]) -> Floats:
    usable = [case for case in cases if case.wanted.any()]
    # All cases lie one after the other, so that a step is a few sums over long arrays.
    scores = np.concatenate([case.scores for case in usable])
    wanted = np.concatenate([case.wanted for case in usable]) @ scores
    sizes = [len(case.numbers) for case in usable]
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    weights = np.full(scores.shape[1], START)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        sums = scores @ weights
        chances = np.exp(sums - np.repeat(np.maximum.reduceat(sums, starts), sizes))
        chances /= np.repeat(np.add.reduceat(chances, starts), sizes)
        slope = PENALTY * weights + (chances @ scores - wanted) / len(usable)
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope**2
        move = RATE * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
        weights = np.maximum(weights - move, 0.0)
    return weights


def _measured(case: Case, weights: Floats) -> tuple[float, ...]:
    ranked = in_order(zip(case.numbers, (case.scores @ weights).tolist(), strict=True))
    return measure([str(number) for number, _ in ranked], case.judged)


if __name__ == "__main__":
    sys.exit(main())
