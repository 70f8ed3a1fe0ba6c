"""Nearest: the texts whose focused vectors are nearest to a query's (FAISS).

Vectors are whole numbers (:mod:`subrule.retrieval.focus`), so that every product is exact: one query alone
(FAISS over half precision) and many at once (products of matrices) find the same texts with the same
cosines, on any number of threads. For more texts than can be compared one by one there is a graph
(HNSW), which misses a few of the nearest; how many is measured by ``scripts/measure_hnsw.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from subrule.retrieval.focus import QUERY_STEPS, TEXT_STEPS
from subrule.retrieval.vectors import Half

ROWS = 1_000
"""How many of the nearest texts are given; more where further ones are as near as the last."""

LINKS = 32
"""Links of a text in the graph; twice as many on its lowest level."""

BUILDING = 200
"""How many texts are kept in sight while the graph is built."""

FOUND = 500
"""How many of the nearest texts the graph gives."""

SEARCHING = 600
"""How many texts are kept in sight while the graph is searched."""

_MORE = 64
_UNIT = float(TEXT_STEPS * QUERY_STEPS)

Floats = npt.NDArray[np.float32]
Near = tuple[npt.NDArray[np.int64], npt.NDArray[np.float64]]
"""Places of texts, ascending, and their cosines."""


class Nearest(Protocol):
    """Finds the texts nearest to a query."""

    def of_one(self, query: Floats) -> Near:
        """Find the texts nearest to one query.

        Args:
            query: its focused vector as whole numbers, ``(dimensions,)``.

        Returns:
            Places and cosines of the nearest texts.
        """
        ...

    def of_all(self, queries: Floats) -> Sequence[Near]:
        """Find the texts nearest to each of several queries, ``(n, dimensions)``; as :meth:`of_one`."""
        ...


class Exact:
    """Compares a query with every text."""

    def __init__(self, vectors: Half) -> None:
        """Take the texts.

        Args:
            vectors: their focused vectors as whole numbers, ``(texts, dimensions)``.
        """
        self._vectors = vectors

    @cached_property
    def _faiss(self) -> Any:  # noqa: ANN401 - faiss has no types
        import faiss  # noqa: PLC0415 - not paid for where nothing is searched

        # One query is one thread's work; more of them wait for each other ten times as long.
        faiss.omp_set_num_threads(1)
        flat = faiss.IndexScalarQuantizer(
            self._vectors.shape[1], faiss.ScalarQuantizer.QT_fp16, faiss.METRIC_INNER_PRODUCT
        )
        flat.add(np.ascontiguousarray(self._vectors, np.float32))
        return flat

    def of_one(self, query: Floats) -> Near:
        """Find the texts nearest to one query; see :class:`Nearest`."""
        found = _cut(*(part[0] for part in self._faiss.search(query[None], _wanted(len(self._vectors)))))
        return found if found is not None else self.of_all(query[None])[0]

    def of_all(self, queries: Floats) -> Sequence[Near]:
        """Find the texts nearest to each query; see :class:`Nearest`."""
        return [_above(row) for row in queries @ self._wide.T]

    @cached_property
    def _wide(self) -> Floats:
        # Twice the room, but half precision would be read anew for every product.
        return self._vectors.astype(np.float32)


class Graph:
    """Follows links from text to text (HNSW); for a hundred thousand texts and more."""

    def __init__(self, graph: Any) -> None:  # noqa: ANN401 - faiss has no types
        """Take a graph of :meth:`build` or :meth:`read`."""
        self._graph = graph
        graph.hnsw.efSearch = SEARCHING

    @classmethod
    def build(cls, vectors: Half) -> Graph:
        """Build the graph; the same one each time.

        Args:
            vectors: the texts' focused vectors as whole numbers, ``(texts, dimensions)``.
        """
        import faiss  # noqa: PLC0415 - not paid for where nothing is searched

        # With more threads the links depend on which comes first.
        faiss.omp_set_num_threads(1)
        kind = f"HNSW{LINKS}_SQfp16"
        graph: Any = faiss.index_factory(vectors.shape[1], kind, faiss.METRIC_INNER_PRODUCT)
        graph.hnsw.efConstruction = BUILDING
        graph.add(np.ascontiguousarray(vectors, np.float32))
        return cls(graph)

    @classmethod
    def read(cls, path: Path) -> Graph:
        """Map a graph that :meth:`write` wrote.

        Raises:
            OSError: if it cannot be read.
        """
        import faiss  # noqa: PLC0415 - as above

        try:
            return cls(faiss.read_index(str(path), faiss.IO_FLAG_MMAP_IFC))
        except RuntimeError as error:
            raise OSError(f"{path}: {error}") from None

    def write(self, path: Path) -> None:
        """Write the graph."""
        import faiss  # noqa: PLC0415 - as above

        faiss.write_index(self._graph, str(path))

    def __len__(self) -> int:
        return int(self._graph.ntotal)

    def of_one(self, query: Floats) -> Near:
        """Find texts near to one query; see :class:`Nearest`."""
        return self.of_all(query[None])[0]

    def of_all(self, queries: Floats) -> Sequence[Near]:
        """Find texts near to each query; see :class:`Nearest`."""
        scores, places = self._graph.search(queries, min(FOUND, len(self)))
        found: list[Near] = []
        for row, near in zip(scores, places, strict=True):
            there = near >= 0
            found.append(_in_place(near[there], row[there]))
        return found


def _wanted(total: int) -> int:
    return min(ROWS + _MORE, total)


def _cut(scores: Floats, places: npt.NDArray[np.int64]) -> Near | None:
    """Keep the nearest of what FAISS gives; None if it may lack some that are as near as the last."""
    if len(scores) < ROWS:
        return _in_place(places, scores)
    least = scores[ROWS - 1]
    if len(scores) == ROWS + _MORE and scores[-1] == least:
        return None
    kept = scores >= least
    return _in_place(places[kept], scores[kept])


def _above(scores: Floats) -> Near:
    """Keep the nearest of all texts."""
    if len(scores) <= ROWS:
        return np.arange(len(scores)), scores.astype(np.float64) / _UNIT
    # The last of the nearest is looked for among those that are likely to be, which is quicker.
    places = np.flatnonzero(scores > scores.mean() + scores.std())
    if len(places) < ROWS:
        places = np.arange(len(scores))
    near = scores[places]
    kept = near >= np.partition(near, -ROWS)[-ROWS]
    return places[kept], near[kept].astype(np.float64) / _UNIT


def _in_place(places: npt.NDArray[np.int64], scores: Floats) -> Near:
    order = np.argsort(places)
    return places[order], scores[order].astype(np.float64) / _UNIT
