"""Focus: what an embedding says of the rule a text is about, without what it says of language and style.

A rule is told by several texts: its wordings in three languages and the ways players ask for it. How they
differ *within* a rule is what must not count. The vectors are centred, and the directions in which texts
of one rule scatter are shrunk by the inverse square root of their scatter, held back by a share of its
mean. It is learned in closed form when an index is put together, from the shipped texts alone, so that
what a user loads does not change it; it works for any model.

Source: linear discriminant analysis with a regularised scatter within classes (Friedman, 1989).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]

HELD_BACK = 0.6
"""Share of the mean scatter that is added to the scatter of each direction."""

TEXT_STEPS = 2048
"""Steps from 0 to 1 in a text's focused vector: what half precision counts without a gap."""

QUERY_STEPS = 8000
"""Steps from 0 to 1 in a query's focused vector.

The product of two vectors of whole numbers, and each sum on the way to it, stays below 2^24, where single
precision is exact: so it is the same number in every order of summing, alone and among others.
"""

_FILE = "focus.npy"


@dataclass(frozen=True)
class Focus:
    """A centre and a matrix.

    Attributes:
        centre: mean of the texts' vectors, ``(dimensions,)``.
        matrix: ``(dimensions, dimensions)``, symmetric.
    """

    centre: Floats
    matrix: Floats

    @cached_property
    def _wide(self) -> npt.NDArray[np.float64]:
        return self.matrix.astype(np.float64)

    def apply(self, vectors: npt.ArrayLike) -> Floats:
        """Focus the vectors of texts.

        Args:
            vectors: ``(n, dimensions)``.

        Returns:
            Vectors of length one, ``(n, dimensions)``.
        """
        turned = (np.asarray(vectors, np.float64) - self.centre) @ self._wide
        lengths = np.linalg.norm(turned, axis=1, keepdims=True)
        focused: Floats = (turned / np.maximum(lengths, 1e-12)).astype(np.float32)
        return focused

    def apply_to_query(self, vector: npt.ArrayLike) -> Floats:
        """Focus one vector; unlike a product of matrices, what it gives does not depend on others."""
        focused: Floats = self.apply(np.asarray(vector)[None])[0]
        return focused

    def whole(self, vectors: npt.ArrayLike) -> npt.NDArray[np.float16]:
        """Focus the vectors of texts, and write them as whole numbers: see :data:`TEXT_STEPS`."""
        return np.rint(self.apply(vectors) * TEXT_STEPS).astype(np.float16)

    def whole_query(self, vector: npt.ArrayLike) -> Floats:
        """Focus a query's vector, and write it as whole numbers: see :data:`QUERY_STEPS`."""
        found: Floats = np.rint(self.apply_to_query(vector) * QUERY_STEPS)
        return found

    def write(self, folder: Path) -> None:
        """Write it into a folder."""
        np.save(folder / _FILE, np.vstack([self.centre[None], self.matrix]))

    @classmethod
    def read(cls, folder: Path) -> Focus:
        """Read what :meth:`write` wrote.

        Raises:
            OSError: if there is none.
            ValueError: if it is damaged.
        """
        rows = np.load(folder / _FILE, allow_pickle=False)
        return cls(rows[0], rows[1:])


def learn_focus(vectors: npt.ArrayLike, groups: Sequence[int]) -> Focus:
    """Learn a focus.

    Args:
        vectors: vectors of length one, ``(n, dimensions)``.
        groups: for each the rule it is about, as a number from 0.

    Returns:
        The focus; one that changes nothing but the centre where there is nothing to learn from.
    """
    given = np.asarray(vectors, np.float64)
    dimensions = given.shape[1]
    if not len(given):
        return Focus(np.zeros(dimensions, np.float32), np.eye(dimensions, dtype=np.float32))
    places = np.asarray(groups)
    counts = np.bincount(places)
    sums = np.zeros((len(counts), dimensions))
    np.add.at(sums, places, given)
    apart = given - sums[places] / counts[places][:, None]
    if not apart.any():
        return Focus(np.zeros(dimensions, np.float32), np.eye(dimensions, dtype=np.float32))
    values, directions = np.linalg.eigh(apart.T @ apart / len(given))
    shrunk = (np.maximum(values, 0) + HELD_BACK * values.mean()) ** -0.5
    matrix = (directions * (shrunk / shrunk.mean())) @ directions.T
    return Focus(given.mean(0).astype(np.float32), matrix.astype(np.float32))
