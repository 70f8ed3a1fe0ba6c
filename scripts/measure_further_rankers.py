"""Measure what further rankers would add to the search, on topics that its weights were not chosen on.

usage: python scripts/measure_further_rankers.py QUESTIONS [--static FILE] [--without-tuned]

For each set of rankers the weights are chosen anew, in the same six folds by topic as in
``scripts/choose_fusion.py``, and what they reach on the topics held back is compared with the shipped
rankers question by question (paired randomisation test of nDCG@10; over all languages a question counts once,
with the mean of its languages). ``tuned`` gives a rule the chance that the classifier of
``understanding/likeness.py`` gives to the meanings it decides; it embeds a question a second time, by the
embedded model with tuned layers. ``static`` compares texts with the vector of a model by
``scripts/train_static.py``. Also printed: how long each takes a question, one question at a time, and
how many searches a second there are with the embedded and with the static model.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import numpy as np

from choose_fusion import NOT_LEARNED, case_of, on_topics_held_back
from subrule import Judge
from subrule.batch.questions import read_questions
from subrule.corpus.library import Library
from subrule.corpus.number import RuleNumber
from subrule.paths import LANGUAGES
from subrule.retrieval.embedding import EmbeddedEmbedder
from subrule.retrieval.fields import Fields
from subrule.retrieval.focus import Focus
from subrule.retrieval.fusion import stretched
from subrule.retrieval.measures import MEASURES, Judged, Scores, judged_questions, paired_p
from subrule.retrieval.rankers import Floats, Meaning, Query, Ranker
from subrule.retrieval.search import Searcher
from train_static import StaticModel

ROUNDS = 5
SHOWN = ("nDCG@10", "R@5", "all@10")


class Tuned:
    """The chance of what a question may mean, for the rules that decide it."""

    name = "tuned"

    def __init__(self, judge: Judge, fields: Fields) -> None:
        self._judge = judge
        self._fields = fields

    def scores(self, query: Query) -> Mapping[RuleNumber, float]:
        """Score by the classifier."""
        found: dict[RuleNumber, float] = {}
        for meaning in self._judge.likeness(query.text).meanings:
            if meaning.reading is None:
                continue
            if meaning.kind == "rule":
                numbers: Sequence[str] = meaning.name.split()
            else:
                ruling = self._judge.rule_on(meaning.reading)
                numbers = () if ruling is None else sorted({str(number) for number in ruling.decisive})
            for number in numbers:
                if number in self._fields.numbers.places:
                    key = RuleNumber.parse(number)
                    found[key] = found.get(key, 0.0) + meaning.chance
        return found


class StaticEmbedder:
    """Questions by a static model; the texts keep the embedded model's vectors.

    Attributes:
        model_id: the embedded model's, whose texts are searched.
        dimensions: 384.
    """

    def __init__(self, model: StaticModel, focus: Focus, model_id: str) -> None:
        self.model_id = model_id
        self.dimensions = len(focus.centre)
        self._model = model
        self._centre = focus.centre
        # The static model gives focused vectors, and a search focuses what it is given.
        self._back = np.linalg.inv(focus.matrix.astype(np.float64))

    def encode_queries(self, texts: Sequence[str]) -> Floats:
        """Embed questions; see :class:`subrule.retrieval.embedding.Embedder`."""
        vectors = [self._model.encode(text) @ self._back + self._centre for text in texts]
        return np.array(vectors, np.float32).reshape(-1, self.dimensions)

    def encode_passages(self, texts: Sequence[str], progress: Callable[[int], None] | None = None) -> Floats:
        """Not for texts."""
        raise NotImplementedError


class Static(Meaning):
    """Likeness of the texts' vectors to a question's vector by a static model."""

    name = "static"

    def __init__(self, embedder: StaticEmbedder, fields: Fields) -> None:
        super().__init__(fields)
        self.embedder = embedder

    def scores(self, query: Query) -> Mapping[RuleNumber, float]:
        """Score as the embedded model does, with the static model's vector in place of its own."""
        vector = self.embedder.encode_queries([query.text])[0]
        return super().scores(Query(query.text, query.language, vector, query.concepts))


def main() -> int:
    """Measure and print; returns the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("questions", type=Path)
    parser.add_argument("--static", type=Path, help="a file that scripts/train_static.py wrote")
    parser.add_argument("--without-tuned", action="store_true", help="leave the tuned model out")
    options = parser.parse_args()
    judged = judged_questions(read_questions(options.questions))
    with Library.open() as library:
        searcher = Searcher(library)
        own: list[Ranker] = [part for part in searcher.rankers if part.name != NOT_LEARNED]
        further = _further(searcher, options.static, tuned=not options.without_tuned)
        queries = searcher.queries([each.text for each in judged], "en")
        given: dict[str, list[dict[RuleNumber, float]]] = {}
        for part in (*own, *further):
            started = time.perf_counter()
            given[part.name] = [stretched(part.scores(query)) if query else {} for query in queries]
            print(f"{part.name}: {(time.perf_counter() - started) / len(queries) * 1e3:.2f} ms a question")
        ways = {"embedded model": searcher}
        for part in further:
            if isinstance(part, Static):
                ways["static model"] = Searcher(library, part.embedder)
        _time(ways, [each.text for each in judged])
    names = [part.name for part in own]
    shipped = _measured(judged, given, names)
    _show("shipped", shipped, shipped, judged)
    for name, parts in _sets(names, [part.name for part in further]).items():
        _show(name, _measured(judged, given, parts), shipped, judged)
    return 0


def _further(searcher: Searcher, static: Path | None, *, tuned: bool) -> list[Ranker]:
    fields = searcher.index.fields
    found: list[Ranker] = [Tuned(Judge.open(), fields)] if tuned else []
    if static is not None:
        model = StaticModel(static, EmbeddedEmbedder())
        print(f"{static.name}: {model.size / 1e6:.1f} MB")
        found.append(Static(StaticEmbedder(model, fields.focus, searcher.embedder.model_id), fields))
    return found


def _time(ways: Mapping[str, Searcher], texts: Sequence[str]) -> None:
    best: dict[str, tuple[float, float]] = {}
    for _ in range(ROUNDS):
        for name, searcher in ways.items():
            searcher.forget()
            started, used = time.perf_counter(), time.process_time()
            searcher.search_many(texts, "en")
            spent = time.perf_counter() - started, time.process_time() - used
            best[name] = min(spent, best.get(name, spent))
    for name, (wall, processor) in best.items():
        print(
            f"many at once, {name}: {len(texts) / wall:.0f} a second, "
            f"{processor / len(texts) * 1e3:.1f} ms of processor time each (best of {ROUNDS})"
        )


def _sets(own: list[str], further: list[str]) -> dict[str, list[str]]:
    sets = {f"with {name}": [*own, name] for name in further}
    if len(further) > 1:
        sets["with both"] = [*own, *further]
    without = [name for name in own if name != "meaning"]
    sets["without meaning"] = without
    if "static" in further:
        sets["static in place of meaning"] = [*without, "static"]
    return sets


def _measured(
    judged: Sequence[Judged], given: Mapping[str, Sequence[dict[RuleNumber, float]]], names: Sequence[str]
) -> Scores:
    cases = [case_of(each, [given[name][i] for name in names]) for i, each in enumerate(judged)]
    return np.array(on_topics_held_back(cases))


def _show(name: str, found: Scores, shipped: Scores, judged: Sequence[Judged]) -> None:
    print(f"{name}:")
    shown = [MEASURES.index(measure) for measure in SHOWN]
    gain = found[:, 0] - shipped[:, 0]
    for language in LANGUAGES:
        own = np.array([each.language == language for each in judged])
        figures = ", ".join(f"{MEASURES[i]} {found[own, i].mean():.3f}" for i in shown)
        p = paired_p(found[own, 0], shipped[own, 0])
        print(f"  {language}: {figures}; nDCG@10 {gain[own].mean():+.3f}, p = {p:.4f}")
    names = [each.id.rsplit(":", 1)[0] for each in judged]
    by_question = np.array(
        [
            [
                rows[[i for i, each in enumerate(names) if each == question], 0].mean()
                for rows in (found, shipped)
            ]
            for question in sorted(set(names))
        ]
    )
    p = paired_p(by_question[:, 0], by_question[:, 1])
    print(f"  all: nDCG@10 {gain.mean():+.4f}, p = {p:.4f}")


if __name__ == "__main__":
    sys.exit(main())
