"""Evaluation of retrieval: systems, collections and figures over questions whose deciding rules are known.

A *collection* is what is searched (all texts, the shipped ones alone, the English ones alone); a *system*
is a way to rank its rules. Baselines use public methods as they are, over the rules' own texts and over
all texts.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from subrule.retrieval.fields import Fields, build_fields
from subrule.retrieval.fusion import Ranked, fuse, fuse_by_rank, in_order
from subrule.retrieval.index import Index, assemble
from subrule.retrieval.lexical import build_field, cut, query_words, words
from subrule.retrieval.measures import Judged, Scores, by_rule, canonical, measure
from subrule.retrieval.rankers import DEPTH, Query, Ranker, rankers
from subrule.retrieval.search import Searcher
from subrule.retrieval.texts import IndexText, library_texts, texts_hash
from subrule.retrieval.vectors import Half

if TYPE_CHECKING:
    from subrule.corpus.library import Library
    from subrule.corpus.number import RuleNumber
    from subrule.lexicon import Lexicon

RUN_DEPTH = 100
"""Rules that a run holds for each question."""

HYBRID = "hybrid"
"""Name of the system that ``subrule search`` is."""

System = Callable[[Query], Ranked]


@dataclass(frozen=True)
class Collection:
    """What is searched.

    Attributes:
        name: ``all texts``, ``shipped texts`` or ``English texts``.
        texts: the texts.
        vectors: their vectors.
        fields: what the rankers search.
        loaded: sources of the texts that the user loaded.
    """

    name: str
    texts: Sequence[IndexText]
    vectors: Half
    fields: Fields
    loaded: frozenset[str] = frozenset()

    @property
    def hash(self) -> str:
        """Hash of all texts with their numbers."""
        return texts_hash(self.texts)

    @property
    def numbers(self) -> frozenset[str]:
        """Rules that have a text."""
        return frozenset(self.fields.numbers.places)


@dataclass
class Figures:
    """How one system does on one collection.

    Attributes:
        rankings: for each question its rules, best first.
        subrule: measures at subrule level, ``(questions, measures)``.
        rule: measures at rule level, ``(questions, measures)``.
    """

    rankings: list[list[str]]
    subrule: Scores
    rule: Scores


@dataclass
class Block:
    """All systems on one collection and the questions it can answer.

    Attributes:
        collection: what is searched.
        judged: the questions.
        figures: by system.
        baselines: names of the systems that are baselines.
    """

    collection: Collection
    judged: Sequence[Judged]
    figures: dict[str, Figures] = field(default_factory=dict)
    baselines: tuple[str, ...] = ()

    def of(self, language: str) -> npt.NDArray[np.bool_]:
        """Which questions are in a language."""
        return np.array([judged.language == language for judged in self.judged], bool)

    def best_baseline(self, language: str) -> str:
        """The baseline with the best nDCG@10 in a language; the first of equals."""
        mask = self.of(language)
        return max(self.baselines, key=lambda name: round(self.figures[name].subrule[mask, 0].mean(), 6))


@dataclass(frozen=True)
class Speed:
    """How fast and how large.

    Attributes:
        p50_ms: median time of one search.
        p95_ms: 95th percentile.
        batch_per_s: searches a second where all are asked for at once.
        load_ms: opening the assembled index.
        build_s: putting it together from known vectors.
        size_mb: its files.
    """

    p50_ms: float
    p95_ms: float
    batch_per_s: float
    load_ms: float
    build_s: float
    size_mb: float


def collections(library: Library, searcher: Searcher) -> list[Collection]:
    """Make the collections of a library.

    Args:
        library: the texts at hand.
        searcher: whose embedder made the vectors.

    Returns:
        All texts; if texts were loaded, also the shipped ones alone; and the English ones alone.
    """
    texts = library_texts(library)
    index = assemble(texts, searcher.embedder, missing="skip")
    have = {(row.number, row.language, row.kind, row.source, row.key) for row in index.rows}
    texts = [t for t in texts if (t.number, t.language, t.kind, t.source, t.key) in have]
    loaded = _loaded_sources(library)
    choices: list[tuple[str, Callable[[IndexText], bool]]] = [("all texts", lambda _: True)]
    if loaded:
        choices.append(("shipped texts", lambda text: text.source not in loaded))
    choices.append(("English texts", lambda text: text.language == "en"))
    made: list[Collection] = []
    for name, kept in choices:
        places = [place for place, text in enumerate(texts) if kept(text)]
        some = [texts[place] for place in places]
        vectors = index.vectors[places]
        made.append(Collection(name, some, vectors, build_fields(some, vectors), loaded))
    return made


def _loaded_sources(library: Library) -> frozenset[str]:
    if not library.loaded_texts():
        return frozenset()
    from subrule.corpus.shipped_store import shipped_records  # noqa: PLC0415 - to tell what ships

    own = {record.source for record in shipped_records()}
    return frozenset({record.source for record in library.records()} - own)


def evaluate(
    collection: Collection,
    judged: Sequence[Judged],
    queries: Mapping[str, Query],
    lexicon: Lexicon,
    weights: Mapping[str, float],
    *,
    further: Sequence[Ranker] = (),
    ablation: bool = True,
    progress: Callable[[str], None] | None = None,
) -> Block:
    """Rank and measure with all systems.

    Args:
        collection: what is searched.
        judged: the questions.
        queries: by id of the question.
        lexicon: the game words.
        weights: the hybrid's.
        further: more rankers of the hybrid.
        ablation: whether the hybrid is also measured without each of its parts.
        progress: called with the name of each system.

    Returns:
        The figures of every system.
    """
    parts = (*rankers(collection.fields, lexicon), *further)
    systems = dict(_baselines(collection, parts))
    block = Block(collection, judged, baselines=tuple(systems))
    cached = [_Remembered(part) for part in parts]
    systems[HYBRID] = lambda query: fuse(query, cached, weights)
    if ablation:
        for part in parts:
            if weights.get(part.name, 0) > 0:
                left = {name: weight for name, weight in weights.items() if name != part.name}
                systems[f"{HYBRID} without {part.name}"] = _with(cached, left)
    for name, system in systems.items():
        if progress is not None:
            progress(name)
        rankings = [[str(n) for n, _ in system(queries[each.id])[:DEPTH]] for each in judged]
        block.figures[name] = Figures(
            rankings,
            np.array([measure(r, j) for r, j in zip(rankings, judged, strict=True)]),
            np.array([measure(by_rule(r), j.at_rule_level()) for r, j in zip(rankings, judged, strict=True)]),
        )
    return block


class _Remembered:
    """A ranker that scores each query once, however many systems use it."""

    def __init__(self, ranker: Ranker) -> None:
        self.name = ranker.name
        self._ranker = ranker
        self._known: dict[str, Mapping[RuleNumber, float]] = {}

    def scores(self, query: Query) -> Mapping[RuleNumber, float]:
        """Give the ranker's scores."""
        found = self._known.get(query.text)
        if found is None:
            found = self._known[query.text] = self._ranker.scores(query)
        return found


def _with(parts: Sequence[Ranker], weights: Mapping[str, float]) -> System:
    return lambda query: fuse(query, parts, weights)


def _baselines(collection: Collection, parts: Sequence[Ranker]) -> Iterator[tuple[str, System]]:
    numbers = next(part for part in parts if part.name == "numbers")
    yield "number look-up", lambda query: in_order(numbers.scores(query).items())
    texts = collection.texts
    official = [place for place, text in enumerate(texts) if text.source in collection.loaded]
    own = official or [place for place, text in enumerate(texts) if text.kind != "ask"]
    what = "official text" if official else "rule texts"
    for name, places in ((what, own), ("all texts", list(range(len(texts))))):
        plain = _Plain(collection, places)
        yield f"BM25, {name}", plain.by_words
        yield f"e5, {name}", plain.by_vector
        yield f"RRF of both, {name}", plain.by_both


class _Plain:
    """BM25 and plain embeddings over some texts, a rule by its best text."""

    def __init__(self, collection: Collection, places: Sequence[int]) -> None:
        texts = [collection.texts[place] for place in places]
        rules = collection.fields.rules[list(places)]
        self._firsts = np.flatnonzero(np.diff(rules, prepend=-1))
        self._owners = [collection.fields.numbers[place] for place in rules[self._firsts].tolist()]
        self._field = build_field([words(cut(text.text), text.language) for text in texts])
        self._vectors = collection.vectors[list(places)].astype(np.float32)

    def by_words(self, query: Query) -> Ranked:
        return in_order(self._lexical(query).items())

    def by_vector(self, query: Query) -> Ranked:
        return in_order(self._dense(query).items())

    def by_both(self, query: Query) -> Ranked:
        return fuse_by_rank([self._lexical(query), self._dense(query)])

    def _lexical(self, query: Query) -> dict[RuleNumber, float]:
        return self._best(self._field.scores(query_words(query.words)), 0.0)

    def _dense(self, query: Query) -> dict[RuleNumber, float]:
        return self._best((self._vectors @ query.vector).astype(np.float64), -1.0)

    def _best(self, scores: Scores, least: float) -> dict[RuleNumber, float]:
        best = np.maximum.reduceat(scores, self._firsts)
        order = np.argsort(-best, kind="stable")[:DEPTH]
        return {self._owners[i]: float(best[i]) for i in order.tolist() if best[i] > least}


def measure_speed(searcher: Searcher, library: Library, texts: Sequence[str]) -> Speed:
    """Time searching, opening and building.

    Args:
        searcher: a searcher with an opened index; its memory of queries is emptied.
        library: the texts at hand.
        texts: the queries.

    Returns:
        The times, of this machine as it is now.
    """
    # Many at once have a session of their own, which is opened at their first search.
    searcher.search("warm", "en", 10)
    searcher.search_many(["warm", "warmer"], "en", 10)
    searcher.forget()
    single: list[float] = []
    for text in texts:
        started = time.perf_counter()
        searcher.search(text, "en", 10)
        single.append(1000 * (time.perf_counter() - started))
    searcher.forget()
    started = time.perf_counter()
    searcher.search_many(texts, "en", 10)
    batch = len(texts) / (time.perf_counter() - started)
    started = time.perf_counter()
    Index.open(library, searcher.embedder, missing="skip")
    load = 1000 * (time.perf_counter() - started)
    started = time.perf_counter()
    Index.build(library, searcher.embedder, missing="skip")
    build = time.perf_counter() - started
    p50, p95 = np.percentile(single, [50, 95])
    return Speed(float(p50), float(p95), batch, load, build, searcher.index.size / 1e6)


def run_lines(block: Block, system: str = HYBRID) -> list[str]:
    """Give a system's rankings as the lines of a TREC run file.

    Args:
        block: the figures.
        system: whose rankings.
    """
    return [
        f"{judged.id} Q0 {number} {rank} {RUN_DEPTH + 1 - rank} subrule\n"
        for judged, ranking in zip(block.judged, block.figures[system].rankings, strict=True)
        for rank, number in enumerate(canonical(ranking, judged)[:RUN_DEPTH], start=1)
    ]


def qrels_lines(judged: Sequence[Judged]) -> list[str]:
    """Give the deciding rules as the lines of a TREC qrels file."""
    return [f"{each.id} 0 {number} 1\n" for each in judged for number in each.deciding]
