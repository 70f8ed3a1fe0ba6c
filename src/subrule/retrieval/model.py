"""The built model: made once from the packaged weights, kept in the user's cache.

A build goes into a folder of its own and is renamed into place, so that an interrupted build leaves
nothing that could be taken for a model. Of processes that want it at once one builds under a lock; the
others wait for it, look again and use what it built: a whole model is never moved away from its readers.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from subrule.errors import MissingDataError
from subrule.paths import user_cache
from subrule.retrieval.weights import PackedWeights, packaged_weights

if TYPE_CHECKING:
    from subrule.retrieval.tuned import TunedWeights

NAME = "multilingual-e5-small"
"""Name of the embedded model."""

RECIPE = "int8-1"
"""How the quick engine is made from the weights; changes when its vectors would."""

GRAPH = 3
"""Version of the built files; changes when they would although no vector does."""

MANIFEST = "manifest.json"
_MEMO = "packaged.json"
_ABANDONED_AFTER_S = 3600
_WAIT_S = 300


@dataclass(frozen=True, slots=True)
class BuiltModel:
    """The quick engine's files.

    Attributes:
        model_id: name, recipe and hash of the weights.
        folder: where the files lie.
        weights: the packaged weights file, whose word table is read in place.
        begin: id of the mark before a text.
        end: id of the mark after it.
        unknown: id of the unknown piece.
        layers: file of tuned layers that give a second vector of each text; None for none.
    """

    model_id: str
    folder: Path
    weights: Path
    begin: int
    end: int
    unknown: int
    layers: Path | None = None

    @property
    def probe(self) -> Path:
        """The graph that tells whether this processor multiplies signed bytes without overflow."""
        return self.folder / "probe.onnx"

    def encoder(self, *, signed: bool) -> Path:
        """Give the encoder graph in one of its two forms, writing the unsigned one when it is first needed.

        Raises:
            MissingDataError: if the cache cannot be written.
        """
        if signed:
            return self.folder / "encoder.onnx"
        path = self.folder.with_name(self.folder.name + "-unsigned")
        if _read_manifest(path) is None:
            with alone(path):
                if _read_manifest(path) is None:
                    self._write_unsigned(path)
        return path / "encoder.onnx"

    def _write_unsigned(self, folder: Path) -> None:
        from subrule.retrieval.graph import write_encoder  # noqa: PLC0415 - needed only while building

        with replaced_folder(folder) as made:
            weights, tuned = _opened(self.weights, self.layers)
            write_encoder(weights, made / "encoder.onnx", signed=False, tuned=tuned)
            _write_manifest(made, {"begin": self.begin, "end": self.end, "unknown": self.unknown})


def embedded_model_id() -> str:
    """Give the id of the embedded model without building it."""
    return f"{NAME}/{RECIPE}/{_weights_hash(packaged_weights())[:12]}"


def built_model(*, quiet: bool = False, layers: Path | None = None) -> BuiltModel:
    """Give the built model, building it first if it is not there or is damaged.

    If another process is building it, this one waits and uses what that one built.

    Args:
        quiet: say nothing on standard error while building.
        layers: a file of tuned layers (:mod:`subrule.retrieval.tuned`); None for the packaged model.

    Returns:
        The model's files.

    Raises:
        MissingDataError: if the packaged weights are missing or the cache cannot be written.
    """
    weights = packaged_weights()
    digest = _weights_hash(weights)[:12] + (f"-{_file_hash(layers)[:12]}" if layers is not None else "")
    folder = user_cache() / "models" / f"{NAME}-{RECIPE}-{GRAPH}-{digest}"
    marks = _read_manifest(folder)
    if marks is None:
        with alone(folder):
            marks = _read_manifest(folder)
            if marks is None:
                if not quiet:
                    print("subrule: building the embedded model (once, about two seconds) …", file=sys.stderr)
                _build(*_opened(weights, layers), folder)
                marks = _read_manifest(folder)
        if marks is None:
            raise MissingDataError(
                f"{folder}: the model just built is damaged; check the disk, delete the folder, try again"
            )
    return BuiltModel(f"{NAME}/{RECIPE}/{digest}", folder, weights, **marks, layers=layers)


def verify(model: BuiltModel) -> bool:
    """Tell whether every file of a built model has the content it was built with (hashes all of them)."""
    files = json.loads((model.folder / MANIFEST).read_text(encoding="utf-8"))["files"]
    return all(_file_hash(model.folder / name) == entry["sha256"] for name, entry in files.items())


def lock_file(target: Path) -> Path:
    """Name the file that :func:`alone` locks: hidden, beside the folder it stands for."""
    return target.with_name(f".{target.name}.lock")


@contextmanager
def alone(target: Path, *, wait_s: float = _WAIT_S) -> Iterator[None]:
    """Keep other processes and threads that ask for the same folder waiting while the block runs.

    The system lets go of the lock when its holder ends, however it ends. It cannot be taken twice by one
    holder. Whoever gets it looks again at what is there before making it.

    Args:
        target: the folder to make or replace; its parent is made if need be.
        wait_s: longest wait for the others, in seconds.

    Raises:
        MissingDataError: if the place cannot be written or the wait was in vain.
    """
    from filelock import FileLock, Timeout  # noqa: PLC0415 - needed only while building

    lock = FileLock(lock_file(target))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire(timeout=wait_s)
    except Timeout:
        raise MissingDataError(
            f"{target}: another process has been making it for over {wait_s:.0f} seconds; "
            "wait for it or end it, then try again"
        ) from None
    except OSError as error:
        raise _not_writable(target.parent, error) from None
    try:
        yield
    finally:
        lock.release()


@contextmanager
def replaced_folder(target: Path) -> Iterator[Path]:
    """Fill a folder elsewhere, then put it in place of ``target`` in one step.

    Args:
        target: the folder to make or replace. If another process makes it meanwhile, either content may
            stay, and both are whole; where others may be reading what is replaced, use :func:`alone` too.

    Yields:
        An empty folder to fill. If the block fails, it is removed and ``target`` is untouched.

    Raises:
        MissingDataError: if the place cannot be written.
    """
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _sweep(target.parent)
        made = Path(tempfile.mkdtemp(prefix=".making-", dir=target.parent))
    except OSError as error:
        raise _not_writable(target.parent, error) from None
    try:
        yield made
        made.chmod(0o755)
        _put_in_place(made, target)
    except OSError as error:
        raise _not_writable(target.parent, error) from None
    finally:
        shutil.rmtree(made, ignore_errors=True)


def _put_in_place(made: Path, target: Path) -> None:
    for _ in range(5):
        if target.exists():
            old = Path(tempfile.mkdtemp(prefix=".making-", dir=target.parent))
            try:
                target.rename(old / "old")
            except FileNotFoundError:
                pass
            finally:
                shutil.rmtree(old, ignore_errors=True)
        try:
            made.rename(target)
        except OSError:
            if not target.exists():
                raise
        else:
            return


def _not_writable(folder: Path, error: OSError) -> MissingDataError:
    why = error.strerror or str(error)
    return MissingDataError(
        f"{folder}: cannot be written ({why}); free some space or set SUBRULE_CACHE to a folder that can"
    )


def _sweep(folder: Path) -> None:
    for left in folder.glob(".making-*"):
        try:
            if time.time() - left.stat().st_mtime > _ABANDONED_AFTER_S:
                shutil.rmtree(left, ignore_errors=True)
        except FileNotFoundError:
            continue


def _opened(path: Path, layers: Path | None) -> tuple[PackedWeights, TunedWeights | None]:
    if layers is None:
        return PackedWeights(path), None
    from subrule.retrieval.tuned import TunedWeights  # noqa: PLC0415 - needed only while building

    return PackedWeights(path), TunedWeights(path, layers)


def _build(weights: PackedWeights, tuned: TunedWeights | None, folder: Path) -> None:
    from subrule.retrieval.graph import write_encoder, write_probe  # noqa: PLC0415 - needed only while building
    from subrule.retrieval.tokenizer import write_vocabulary  # noqa: PLC0415

    with replaced_folder(folder) as made:
        write_encoder(weights, made / "encoder.onnx", tuned=tuned)
        write_probe(made / "probe.onnx")
        write_vocabulary(weights, made)
        _write_manifest(made, {"begin": weights.begin, "end": weights.end, "unknown": weights.unknown})


def _write_manifest(folder: Path, marks: dict[str, int]) -> None:
    files = {f.name: {"bytes": f.stat().st_size, "sha256": _file_hash(f)} for f in sorted(folder.iterdir())}
    text = json.dumps({"marks": marks, "files": files}, indent=1)
    (folder / MANIFEST).write_text(text, encoding="utf-8")


def _read_manifest(folder: Path) -> dict[str, int] | None:
    try:
        manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        whole = all(
            (folder / name).stat().st_size == entry["bytes"] for name, entry in manifest["files"].items()
        )
        return {name: int(manifest["marks"][name]) for name in ("begin", "end", "unknown")} if whole else None
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def _weights_hash(path: Path) -> str:
    """Hash the packaged weights; the hash is remembered with the file's size and time of change."""
    state = path.stat()
    key = {"path": str(path), "bytes": state.st_size, "changed_ns": state.st_mtime_ns}
    memo = user_cache() / "models" / _MEMO
    try:
        known = json.loads(memo.read_text(encoding="utf-8"))
        if {name: known[name] for name in key} == key:
            return str(known["sha256"])
    except (OSError, ValueError, KeyError, TypeError):
        pass
    digest = _file_hash(path)
    try:
        memo.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".making-", dir=memo.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            json.dump({**key, "sha256": digest}, out)
        Path(name).replace(memo)
    except OSError:
        # A cache that cannot be written costs the hash each time; building says so where it matters.
        pass
    return digest


def _file_hash(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
