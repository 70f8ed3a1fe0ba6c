"""Measure how much of the exact search the graph (HNSW) finds, on a hundred thousand texts and more.

usage: python scripts/measure_hnsw.py [--texts N] [--queries N]

The texts are the index's own focused vectors, copied with noise drawn by a seed until there are enough;
the queries are vectors of the index with more noise, so that none is a text. What is given is recall: of the
texts that the exact search gives among the first k, how many the graph gives among its first k.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
import numpy.typing as npt

from subrule.corpus.library import Library
from subrule.retrieval.focus import QUERY_STEPS, TEXT_STEPS
from subrule.retrieval.nearest import BUILDING, FOUND, LINKS, SEARCHING, Exact, Graph, Near
from subrule.retrieval.search import Searcher

SEED = 11
TEXT_NOISE = 0.5
"""Length of the noise beside a text's own vector: copies have a cosine of 0.89 with it."""
QUERY_NOISE = 1.0

Floats = npt.NDArray[np.float64]


def main() -> int:
    """Measure and print; returns the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--texts", type=int, default=100_000)
    parser.add_argument("--queries", type=int, default=500)
    options = parser.parse_args()
    with Library.open() as library:
        own = np.asarray(Searcher(library, missing="skip").index.fields.focused, np.float64) / TEXT_STEPS
    draw = np.random.default_rng(SEED)
    copies = -(-options.texts // len(own))
    parts = [own, *(_noisy(own, draw, TEXT_NOISE) for _ in range(copies - 1))]
    texts = np.rint(np.concatenate(parts)[: options.texts] * TEXT_STEPS).astype(np.float16)
    asked = _noisy(own[draw.integers(0, len(own), options.queries)], draw, QUERY_NOISE)
    queries = np.rint(asked * QUERY_STEPS).astype(np.float32)
    started = time.perf_counter()
    graph = Graph.build(texts)
    built = time.perf_counter() - started
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "graph"
        graph.write(path)
        size = path.stat().st_size / 1e6
    exact = Exact(texts)
    exact.of_one(queries[0])
    started = time.perf_counter()
    wanted = [exact.of_one(query) for query in queries]
    slow = (time.perf_counter() - started) / len(queries)
    started = time.perf_counter()
    found = [graph.of_one(query) for query in queries]
    quick = (time.perf_counter() - started) / len(queries)
    print(f"{len(texts)} texts, {len(queries)} queries")
    print(f"links {LINKS}, in sight {BUILDING} to build and {SEARCHING} to search")
    for k in (1, 10, 100, FOUND):
        shares = [_recall(one, other, k) for one, other in zip(found, wanted, strict=True)]
        print(f"recall@{k}: {np.mean(shares):.4f} (least {min(shares):.2f})")
    print(f"one search: exact {1000 * slow:.1f} ms, graph {1000 * quick:.1f} ms")
    print(f"building the graph: {built:.0f} s, {size:.0f} MB")
    return 0


def _noisy(vectors: Floats, draw: np.random.Generator, length: float) -> Floats:
    noise = draw.standard_normal(vectors.shape) * (length / np.sqrt(vectors.shape[1]))
    moved = vectors + noise
    found: Floats = moved / np.linalg.norm(moved, axis=1, keepdims=True)
    return found


def _recall(found: Near, wanted: Near, k: int) -> float:
    return len(_first(found, k) & _first(wanted, k)) / k


def _first(near: Near, k: int) -> set[int]:
    places, cosines = near
    return set(places[np.argsort(-cosines, kind="stable")[:k]].tolist())


if __name__ == "__main__":
    sys.exit(main())
