"""Vectors kept on disk in half precision, known by the hash of their text."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import numpy as np
import numpy.typing as npt

from subrule.errors import MissingDataError
from subrule.paths import user_data
from subrule.retrieval.model import alone, lock_file, replaced_folder

Half = npt.NDArray[np.float16]

FORMAT = 1
"""Version of the folder's files; another one is left alone and made anew."""

_VECTORS = "vectors.npy"
_KEYS = "keys.txt"
_MANIFEST = "manifest.json"


class VectorStore:
    """Vectors of one model.

    Attributes:
        model_id: id of the model that made them.
    """

    def __init__(self, model_id: str, keys: Sequence[str] = (), vectors: Half | None = None) -> None:
        """Hold vectors.

        Args:
            model_id: id of the model that made them.
            keys: hashes of the texts.
            vectors: one row a key.
        """
        self.model_id = model_id
        self._rows = {key: row for row, key in enumerate(keys)}
        self._vectors = vectors

    def __len__(self) -> int:
        return len(self._rows)

    def __contains__(self, key: object) -> bool:
        return key in self._rows

    def take(self, keys: Sequence[str]) -> Half:
        """Give the vectors of keys that are all here, ``(n, dimensions)``."""
        if self._vectors is None:
            raise KeyError(next(iter(keys), ""))
        return np.asarray(self._vectors[[self._rows[key] for key in keys]])

    def with_more(self, keys: Sequence[str], vectors: Half) -> VectorStore:
        """Give a store that holds these too; it is ordered by key, so that equal contents are equal bytes."""
        together = {
            **{key: (0, row) for key, row in self._rows.items()},
            **{k: (1, r) for r, k in enumerate(keys)},
        }
        ordered = sorted(together)
        parts = [vectors[:0] if self._vectors is None else self._vectors, vectors]
        rows = (
            np.stack([parts[part][row] for part, row in (together[key] for key in ordered)])
            if ordered
            else vectors
        )
        return VectorStore(self.model_id, ordered, rows)

    def only(self, keys: Iterable[str]) -> VectorStore:
        """Give a store without the vectors of other keys."""
        kept = sorted(set(keys) & set(self._rows))
        return VectorStore(self.model_id, kept, self.take(kept) if kept else None)

    def write(self, folder: Path, tables: Mapping[str, str] | None = None, **facts: object) -> None:
        """Write the store, in one step.

        Args:
            folder: where to; it is replaced.
            tables: further text files, name and content.
            facts: more to be said in the manifest.

        Raises:
            MissingDataError: if the place cannot be written.
        """
        vectors = np.zeros((0, 0), np.float16) if self._vectors is None else self._vectors
        with replaced_folder(folder) as made:
            np.save(made / _VECTORS, np.ascontiguousarray(vectors, np.float16))
            (made / _KEYS).write_text("".join(key + "\n" for key in self._rows), encoding="ascii")
            for name, content in (tables or {}).items():
                (made / name).write_text(content, encoding="utf-8")
            manifest = {
                "format": FORMAT,
                "model": self.model_id,
                "count": len(self),
                "dimensions": int(vectors.shape[1]),
                "digest": _digest(made),
                **facts,
            }
            text = json.dumps(manifest, indent=1, ensure_ascii=False, sort_keys=True)
            (made / _MANIFEST).write_text(text + "\n", encoding="utf-8")

    def add_to(self, folder: Path) -> None:
        """Add these vectors to a folder's; what another process added to it meanwhile stays.

        Args:
            folder: where to; it is replaced in one step.

        Raises:
            MissingDataError: if the place cannot be written.
        """
        with alone(folder):
            there = self._read(folder, self.model_id) or VectorStore(self.model_id)
            keys = list(self._rows)
            (there.with_more(keys, self.take(keys)) if keys else there).write(folder)

    @classmethod
    def read(cls, folder: Path, model_id: str) -> VectorStore:
        """Read a store.

        Args:
            folder: what :meth:`write` wrote.
            model_id: the model whose vectors are wanted.

        Returns:
            The store, memory-mapped; an empty one if there is none, if it is damaged, of another format
            or of another model: vectors that do not fit are never used.
        """
        store = cls._read(folder, model_id)
        if store is None and lock_file(folder).exists():
            # Another process may have been replacing the folder under the reader's eyes.
            with suppress(MissingDataError), alone(folder):
                store = cls._read(folder, model_id)
        return cls(model_id) if store is None else store

    @classmethod
    def _read(cls, folder: Path, model_id: str) -> VectorStore | None:
        manifest = read_manifest(folder)
        if manifest.get("model") != model_id or manifest.get("format") != FORMAT:
            return None
        try:
            if _digest(folder) != manifest.get("digest"):
                return None
            vectors: Half = np.load(folder / _VECTORS, mmap_mode="r", allow_pickle=False)
            keys = (folder / _KEYS).read_text(encoding="ascii").split()
        except (OSError, ValueError):
            return None
        # The files belong together only if they are still those that the digest was taken of.
        whole = len(keys) == len(vectors) and read_manifest(folder) == manifest
        return cls(model_id, keys, vectors) if whole else None


def read_manifest(folder: Path) -> dict[str, object]:
    """Read what a folder of vectors says of itself; empty if it says nothing."""
    try:
        manifest = json.loads((folder / _MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return manifest if isinstance(manifest, dict) else {}


def user_vectors(model_id: str) -> Path:
    """Give the folder in the user's data for vectors of a model."""
    slug = "".join(c if c.isalnum() or c in "-." else "-" for c in model_id)[-80:]
    return user_data() / "vectors" / slug


def _digest(folder: Path) -> str:
    digest = hashlib.blake2b(digest_size=16)
    for name in (_VECTORS, _KEYS):
        digest.update((folder / name).read_bytes())
    return digest.hexdigest()
