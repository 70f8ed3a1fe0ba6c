"""Nearest texts: one query alone and many at once find the same ones, exactly."""

import numpy as np
import pytest

from subrule.corpus.number import RuleNumber
from subrule.retrieval import nearest
from subrule.retrieval.fields import build_fields
from subrule.retrieval.focus import QUERY_STEPS, TEXT_STEPS, Focus
from subrule.retrieval.index import Index, Row
from subrule.retrieval.nearest import FOUND, ROWS, Exact, Graph
from subrule.retrieval.texts import IndexText

WIDTH = 32


def vectors(count, seed, steps, kind):
    drawn = np.random.default_rng(seed).standard_normal((count, WIDTH))
    return np.rint(drawn / np.linalg.norm(drawn, axis=1, keepdims=True) * steps).astype(kind)


@pytest.fixture
def texts():
    return vectors(5_000, 1, TEXT_STEPS, np.float16)


@pytest.fixture
def queries():
    return vectors(20, 2, QUERY_STEPS, np.float32)


def same(one, other):
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_one_and_many_give_the_same_to_the_last_digit(texts, queries):
    exact = Exact(texts)
    for query, among in zip(queries, exact.of_all(queries), strict=True):
        alone = exact.of_one(query)
        assert same(alone, among)
        assert len(alone[0]) >= ROWS
        assert (np.diff(alone[0]) > 0).all()


def test_nearest_are_the_nearest(texts, queries):
    places, cosines = Exact(texts).of_one(queries[0])
    true = texts.astype(np.float64) @ queries[0].astype(np.float64) / (TEXT_STEPS * QUERY_STEPS)
    assert np.array_equal(cosines, true[places])
    assert np.delete(true, places).max() < cosines.min()


@pytest.mark.parametrize("copies", [50, 400])
def test_texts_as_near_as_the_last_are_all_given(queries, copies):
    few = np.repeat(vectors(1_600 // copies + 60, 3, TEXT_STEPS, np.float16), copies, axis=0)
    exact = Exact(few)
    alone, (among,) = exact.of_one(queries[0]), exact.of_all(queries[:1])
    assert same(alone, among)
    assert len(alone[0]) % copies == 0


def test_few_texts_are_all_given(queries):
    exact = Exact(vectors(7, 4, TEXT_STEPS, np.float16))
    assert exact.of_one(queries[0])[0].tolist() == list(range(7))
    assert same(exact.of_one(queries[0]), exact.of_all(queries)[0])


def test_sums_stay_where_single_precision_is_exact():
    one = Focus(np.zeros(3, np.float32), np.eye(3, dtype=np.float32))
    vector = np.array([1, 1, 1], np.float32)
    text, query = one.whole(vector[None])[0].astype(np.float64), one.whole_query(vector)
    assert np.linalg.norm(text) * np.linalg.norm(query) < 2**24
    assert np.array_equal(text, np.rint(text))
    assert np.array_equal(query, np.rint(query))


def test_graph_finds_nearly_all_and_is_the_same_from_disk(texts, queries, tmp_path):
    graph = Graph.build(texts)
    graph.write(tmp_path / "graph")
    read = Graph.read(tmp_path / "graph")
    exact = Exact(texts)
    shares = []
    for query in queries:
        found, wanted = graph.of_one(query), exact.of_one(query)
        assert same(found, read.of_one(query))
        cosines = dict(zip(*(part.tolist() for part in wanted), strict=True))
        common = [place for place in found[0].tolist() if place in cosines]
        assert all(cosines[p] == c for p, c in zip(*found, strict=True) if p in cosines)
        shares.append(len(common) / FOUND)
    assert np.mean(shares) > 0.95


def test_damaged_graph_is_refused(tmp_path):
    (tmp_path / "graph").write_bytes(b"nothing")
    with pytest.raises(OSError, match="graph"):
        Graph.read(tmp_path / "graph")


def test_likely_ones_are_only_a_shortcut(monkeypatch):
    """Where few stand out, all are looked at."""
    scores = np.concatenate([np.full(5, 1e6), np.arange(2_000)]).astype(np.float32)
    places, _ = nearest._above(scores)
    assert len(places) == ROWS
    assert set(range(5)) <= set(places.tolist())


@pytest.fixture
def index(tmp_path):
    texts = [
        IndexText(RuleNumber(303, n), "en", "text", f"An Aura and {n} creatures.", "test")
        for n in range(1, 41)
    ]
    drawn = vectors(len(texts), 5, 1, np.float32) + np.random.default_rng(6).random((len(texts), WIDTH))
    made = drawn.astype(np.float16)
    rows = [Row(t.number, t.language, t.kind, t.source, t.key) for t in texts]
    folder = tmp_path / "index"
    folder.mkdir()
    return Index("some/model", rows, made, fields=build_fields(texts, made), folder=folder)


def test_graph_is_built_once_and_kept_beside_the_index(index, queries, monkeypatch):
    built = index.graph()
    monkeypatch.setattr(Graph, "build", lambda _: pytest.fail("built anew"))
    assert same(built.of_one(queries[0]), index.graph().of_one(queries[0]))


def test_damaged_graph_is_built_anew(index, queries, tmp_path):
    built = index.graph()
    (tmp_path / "index" / "graph.faiss").write_bytes(b"nothing")
    assert same(built.of_one(queries[0]), index.graph().of_one(queries[0]))
    assert same(built.of_one(queries[0]), index.graph().of_one(queries[0]))


def test_index_without_a_folder_has_a_graph_too(index):
    alone = Index("some/model", index.rows, index.vectors, fields=index.fields)
    assert len(alone.graph()) == len(index.rows)
