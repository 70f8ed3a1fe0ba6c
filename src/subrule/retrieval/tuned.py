"""Tuned layers: the embedded model with some of its last layers trained further.

A file of tuned layers holds, for each tensor of those layers by its packaged name, either the vector in
half precision or the matrix as whole numbers with a step a row. Everything else is the packaged model's.
"""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from subrule.errors import MissingDataError
from subrule.retrieval.graph import quantise_rows
from subrule.retrieval.weights import Floats, PackedWeights

_STEPS = ".steps"


class TunedWeights(PackedWeights):
    """The packaged weights with tuned layers in place of their own.

    Attributes:
        first_layer: the first layer of which a tensor is tuned.
    """

    def __init__(self, path: Path, layers: Path) -> None:
        """Open both files.

        Args:
            path: the packaged weights, format E5S1.
            layers: a file written by :func:`write_layers`.

        Raises:
            MissingDataError: if a file cannot be read.
        """
        super().__init__(path)
        try:
            with np.load(layers, allow_pickle=False) as stored:
                self._tuned = {name: stored[name] for name in stored.files}
            self.first_layer = min(int(name[1:].partition(".")[0]) for name in self._tuned)
        except (OSError, ValueError, zipfile.BadZipFile) as error:
            raise MissingDataError(f"{layers}: cannot be read ({error}); install subrule again") from None

    def vector(self, name: str) -> Floats:
        """Give a tensor that is stored in single precision, flat."""
        if name in self._tuned:
            found: Floats = self._tuned[name].astype(np.float32)
            return found
        return super().vector(name)

    def matrix(self, name: str, rows: int) -> Floats:
        """Give a matrix in single precision, ``(rows, columns)``."""
        if name in self._tuned:
            found: Floats = self._tuned[name].astype(np.float32) * self._tuned[name + _STEPS][:, None]
            return found
        return super().matrix(name, rows)


def write_layers(tensors: Mapping[str, Floats], path: Path) -> None:
    """Write tuned layers.

    Args:
        tensors: vectors ``(n,)`` and matrices ``(rows, columns)`` by their packaged names.
        path: file to write.
    """
    stored: dict[str, Any] = {}
    for name, values in sorted(tensors.items()):
        if values.ndim == 1:
            stored[name] = values.astype(np.float16)
        else:
            stored[name], stored[name + _STEPS] = quantise_rows(values)
    np.savez(path, **stored)
