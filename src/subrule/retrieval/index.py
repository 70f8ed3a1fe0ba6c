"""The index: exact inner product (FAISS) over one row a text.

Vectors come from three places, in this order: the shipped folder ``index/vectors``, the user's own vectors,
and, for texts that neither knows, the embedder. All are keyed by model and by hash of the text, so that
a text that changed never keeps its old vector and vectors of another model are never taken. The
assembled index lies in the cache under a digest of all it depends on, and is mapped into memory.
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args, overload

import numpy as np
import numpy.typing as npt

from subrule.corpus.number import RuleNumber
from subrule.errors import MissingDataError
from subrule.paths import shipped, user_cache
from subrule.retrieval.model import alone, replaced_folder
from subrule.retrieval.texts import IndexText, Kind, asked_paths, library_texts, texts_hash
from subrule.retrieval.vectors import Half, VectorStore, read_manifest, user_vectors

if TYPE_CHECKING:
    from subrule.corpus.library import Library
    from subrule.retrieval.embedding import Embedder, Vectors
    from subrule.retrieval.fields import Fields
    from subrule.retrieval.nearest import Graph

FORMAT = 3
"""Version of the assembled index; changes when its files or its content would."""

QUICK = 300
"""Most texts that are embedded without being asked to: a few seconds."""

Missing = Literal["refuse", "skip", "build"]
"""What to do when more than :data:`QUICK` texts have no vector."""

_KINDS = get_args(Kind)
_DIGITS = 6
_KEPT_INDEXES = 4


@dataclass(frozen=True, slots=True)
class Row:
    """What a row of the index stands for.

    Attributes:
        number: reference number.
        language: language of the text.
        kind: the rule's text, an example or an asked form.
        source: where the text comes from.
        key: hash of the text.
    """

    number: RuleNumber
    language: str
    kind: Kind
    source: str
    key: str


@dataclass(frozen=True, slots=True)
class Found:
    """A rule found in the index.

    Attributes:
        number: reference number.
        score: cosine of its best text with the query.
        row: the row of that text.
    """

    number: RuleNumber
    score: float
    row: Row


class Index:
    """An index open for searching.

    Attributes:
        model_id: id of the model that made its vectors.
        left_out: texts that have no vector and are therefore not searched.
    """

    def __init__(
        self,
        model_id: str,
        rows: Sequence[Row],
        vectors: Half,
        left_out: int = 0,
        fields: Fields | None = None,
        *,
        folder: Path | None = None,
    ) -> None:
        self.model_id = model_id
        self.rows = rows
        self.vectors = vectors
        self.left_out = left_out
        self._fields = fields
        self._folder = folder

    @property
    def has_fields(self) -> bool:
        """Whether it holds what the rankers search, or only vectors."""
        return self._fields is not None

    @property
    def fields(self) -> Fields:
        """What the rankers search; only an opened index has it."""
        if self._fields is None:
            raise MissingDataError("this index holds vectors only; open it with Index.open")
        return self._fields

    @classmethod
    def open(
        cls,
        library: Library,
        embedder: Embedder,
        *,
        missing: Missing = "refuse",
        progress: Callable[[int, int], None] | None = None,
    ) -> Index:
        """Open the index over all texts of a library, bringing it up to date first if that is quick.

        Args:
            library: the texts at hand.
            embedder: the engine that queries will be embedded with.
            missing: what to do when more than :data:`QUICK` texts have no vector: refuse, search the
                others (``left_out`` says how many are missing), or embed them all.
            progress: called with the number of texts embedded and the number to embed.

        Returns:
            The index.

        Raises:
            MissingDataError: if it is stale and may not be brought up to date here.
        """
        folder = _assembled_folder(library, embedder.model_id)
        if (ready := _read_assembled(folder, embedder.model_id)) is not None:
            return ready
        texts = library_texts(library)
        index = assemble(texts, embedder, missing=missing, progress=progress)
        if index.left_out:
            # What is searched depends on which vectors are there, so the vectors are looked for each time.
            folder = folder.with_name(f"{folder.name}-{_rows_digest(index.rows)}")
            if (ready := _read_assembled(folder, embedder.model_id)) is not None:
                ready.left_out = index.left_out
                return ready
        index = _with_fields(index, texts, folder)
        _write_assembled(index, folder)
        return index

    @classmethod
    def build(
        cls,
        library: Library,
        embedder: Embedder,
        *,
        missing: Missing = "refuse",
        progress: Callable[[int, int], None] | None = None,
    ) -> Index:
        """Put the index of a library together, whether or not the cache has it; see :meth:`open`."""
        texts = library_texts(library)
        return _with_fields(assemble(texts, embedder, missing=missing, progress=progress), texts)

    def graph(self) -> Graph:
        """Give the graph of the texts' focused vectors, for many more texts than ship.

        Returns:
            The graph; built once (minutes for a hundred thousand texts) and kept beside the index.
        """
        from subrule.retrieval.nearest import Graph  # noqa: PLC0415 - the exact search needs none

        path = self._folder / "graph.faiss" if self._folder is not None else None
        if path is None or not path.parent.is_dir():
            return Graph.build(self.fields.focused)
        with alone(path):
            if path.exists():
                with suppress(OSError):
                    found = Graph.read(path)
                    if len(found) == len(self.rows):
                        return found
            made = Graph.build(self.fields.focused)
            new = path.with_suffix(".new")
            made.write(new)
            new.replace(path)
        return made

    @property
    def size(self) -> int:
        """Bytes of vectors and fields."""
        return self.vectors.nbytes + (self._fields.size if self._fields is not None else 0)

    @cached_property
    def _faiss(self) -> Any:  # noqa: ANN401 - faiss has no types
        import faiss  # noqa: PLC0415 - not paid for where nothing is searched

        # One query must score the same alone and among others: no switch to matrix products.
        faiss.cvar.distance_compute_blas_threshold = sys.maxsize >> 33
        flat = faiss.IndexFlatIP(self.vectors.shape[1])
        flat.add(np.ascontiguousarray(self.vectors, np.float32))
        return flat

    def search(self, queries: Vectors, count: int) -> list[list[Found]]:
        """Find the rules nearest to queries.

        Args:
            queries: vectors of length one, ``(n, dimensions)``.
            count: most rules to give a query.

        Returns:
            For each query its rules, best first, each rule once; equal scores in the order of the book.
        """
        total = len(self.rows)
        if not total or count < 1 or not len(queries):
            return [[] for _ in range(len(queries))]
        answers: list[list[Found]] = []
        for query in np.ascontiguousarray(queries, np.float32):
            wanted = min(total, 8 * count + 32)
            while True:
                _, places = self._faiss.search(query[None], wanted)
                best = self._best_rows(self._scores(query, places[0]), places[0].tolist())
                if len(best) >= count or wanted == total:
                    break
                wanted = min(total, wanted * 4)
            answers.append(best[:count])
        return answers

    def _scores(self, query: Vectors, places: npt.NDArray[np.int64]) -> list[float]:
        """The cosines of rows with a query; FAISS's own differ in the last digit with its thread count."""
        exact = self.vectors[places].astype(np.float64) * query.astype(np.float64)
        return [round(score, _DIGITS) for score in exact.sum(axis=1).tolist()]

    def _best_rows(self, scores: list[float], places: list[int]) -> list[Found]:
        best: dict[RuleNumber, Found] = {}
        for score, place in zip(scores, places, strict=True):
            row = self.rows[place]
            known = best.get(row.number)
            if known is None or score > known.score:
                best[row.number] = Found(row.number, score, row)
        return sorted(best.values(), key=lambda found: (-found.score, found.number))


def assemble(
    texts: Sequence[IndexText],
    embedder: Embedder,
    *,
    missing: Missing = "refuse",
    progress: Callable[[int, int], None] | None = None,
    shipped_folder: Path | None = None,
) -> Index:
    """Put an index together from known vectors and newly embedded texts.

    New vectors are kept in the user's data where that can be written.

    Args:
        texts: the texts, in the order of the rows.
        embedder: the engine.
        missing: see :meth:`Index.open`.
        progress: called with the number of texts embedded and the number to embed.
        shipped_folder: folder of shipped vectors; None for the one of this installation.

    Returns:
        The index.

    Raises:
        MissingDataError: if too many texts have no vector and ``missing`` is ``"refuse"``.
    """
    own_folder = user_vectors(embedder.model_id)
    folders = [*_shipped_folders()] if shipped_folder is None else [shipped_folder]
    stores = [VectorStore.read(folder, embedder.model_id) for folder in (*folders, own_folder)]
    unknown = {text.key: text.text for text in texts if not any(text.key in store for store in stores)}
    if len(unknown) > QUICK and missing == "refuse":
        raise MissingDataError(_stale(len(unknown), embedder.model_id))
    if unknown and not (len(unknown) > QUICK and missing == "skip"):
        stores.append(_embed(unknown, embedder, progress))
        _keep(stores[-1], own_folder)
        unknown = {}
    kept = [text for text in texts if text.key not in unknown]
    rows = [Row(t.number, t.language, t.kind, t.source, t.key) for t in kept]
    vectors = np.zeros((len(rows), embedder.dimensions), np.float16)
    for store in reversed(stores):
        places = [place for place, row in enumerate(rows) if row.key in store]
        if places:
            vectors[places] = store.take([rows[place].key for place in places])
    return Index(embedder.model_id, rows, vectors, left_out=len(texts) - len(kept))


def _shipped_folders() -> tuple[Path, Path]:
    """The vectors of the shipped texts, and those of the reference edition's, whose texts do not ship."""
    return shipped("index") / "vectors", shipped("index") / "reference"


def _rows_digest(rows: Sequence[Row]) -> str:
    digest = hashlib.blake2b(digest_size=4)
    for row in rows:
        digest.update(f"{row.number}\t{row.language}\t{row.key}\n".encode())
    return digest.hexdigest()


def _with_fields(index: Index, texts: Sequence[IndexText], folder: Path | None = None) -> Index:
    from subrule.retrieval.fields import build_fields  # noqa: PLC0415 - only when texts changed

    wanted = {(row.number, row.language, row.kind, row.source, row.key) for row in index.rows}
    kept = [t for t in texts if (t.number, t.language, t.kind, t.source, t.key) in wanted]
    fields = build_fields(kept, index.vectors)
    return Index(index.model_id, index.rows, index.vectors, index.left_out, fields, folder=folder)


def _stale(count: int, model_id: str) -> str:
    from subrule.retrieval.model import NAME  # noqa: PLC0415

    name = model_id.rsplit("/", 1)[0]
    option = "" if model_id.startswith(NAME + "/") else f" --model {name}"
    return (
        f"the index is stale: {count} texts have no vector of {model_id} yet; "
        f"run once: subrule index build{option}"
    )


def _embed(
    texts: dict[str, str], embedder: Embedder, progress: Callable[[int, int], None] | None
) -> VectorStore:
    keys = sorted(texts)
    total = len(keys)
    if progress is None:
        vectors = embedder.encode_passages([texts[key] for key in keys])
    else:
        report = progress
        vectors = embedder.encode_passages([texts[key] for key in keys], lambda done: report(done, total))
    return VectorStore(embedder.model_id, keys, vectors.astype(np.float16))


def _content(store: VectorStore, texts: dict[str, str]) -> tuple[list[str], Half]:
    keys = sorted(texts)
    return keys, store.take(keys)


def _keep(store: VectorStore, folder: Path) -> None:
    try:
        store.add_to(folder)
    except MissingDataError as error:
        print(f"subrule: the new vectors are not kept: {error}", file=sys.stderr)


def _assembled_folder(library: Library, model_id: str) -> Path:
    """Name the cached index by all that its content depends on."""
    from subrule.corpus.shipped_store import content_digest  # noqa: PLC0415
    from subrule.retrieval.concepts import FORMAT as CONCEPTS  # noqa: PLC0415
    from subrule.retrieval.concepts import lexicon_digest  # noqa: PLC0415
    from subrule.retrieval.lexical import FORMAT as FIELDS  # noqa: PLC0415

    made_from = (str(FORMAT), str(FIELDS), str(CONCEPTS), model_id, content_digest(), lexicon_digest())
    digest = hashlib.blake2b("\n".join(made_from).encode(), digest_size=8)
    for path in asked_paths():
        digest.update(path.read_bytes())
    for text in library.loaded_texts():
        state = Path(text.path).stat()
        digest.update(f"{text.path}\t{state.st_size}\t{state.st_mtime_ns}\n".encode())
    return user_cache() / "index" / digest.hexdigest()


def _write_assembled(index: Index, folder: Path) -> None:
    lines = [f"{r.number}\t{r.language}\t{_KINDS.index(r.kind)}\t{r.source}\t{r.key}\n" for r in index.rows]
    try:
        with alone(folder):
            # One that another process has put there meanwhile has this content, and may be being read.
            if _read_assembled(folder, index.model_id) is not None:
                return
            with replaced_folder(folder) as made:
                np.save(made / "vectors.npy", index.vectors)
                if index.has_fields:
                    index.fields.write(made)
                (made / "rows.tsv").write_text(f"{index.model_id}\n" + "".join(lines), encoding="utf-8")
    except MissingDataError:
        # Without a cache the index is put together each time; the search itself is the same.
        return
    known = [f for f in folder.parent.iterdir() if f.is_dir() and not f.name.startswith(".") and f != folder]
    known.sort(key=_last_use, reverse=True)
    for old in known[_KEPT_INDEXES - 1 :]:
        _remove(old)


def _last_use(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except OSError:
        return 0.0


def _remove(folder: Path) -> None:
    import shutil  # noqa: PLC0415

    shutil.rmtree(folder, ignore_errors=True)


def _read_assembled(folder: Path, model_id: str) -> Index | None:
    try:
        lines = (folder / "rows.tsv").read_text(encoding="utf-8").split("\n")
        vectors: Half = np.load(folder / "vectors.npy", mmap_mode="r", allow_pickle=False)
    except (OSError, ValueError):
        return None
    if lines[0] != model_id or len(lines) != len(vectors) + 2:
        return None
    fields: Fields | None = None
    if (folder / "numbers.txt").exists():
        from subrule.retrieval.fields import Fields as Stored  # noqa: PLC0415

        try:
            fields = Stored.read(folder)
        except (OSError, ValueError):
            return None
    return Index(model_id, _StoredRows(lines[1:-1]), vectors, fields=fields, folder=folder)


class _StoredRows(Sequence[Row]):
    """Rows read from their lines when they are asked for: a search looks at a hundred of many thousands."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, place: int) -> Row: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Row]: ...
    def __getitem__(self, place: int | slice) -> Row | Sequence[Row]:
        if isinstance(place, slice):
            return _StoredRows(self._lines[place])
        number, language, kind, source, key = self._lines[place].split("\t")
        return Row(RuleNumber.parse(number), language, _KINDS[int(kind)], source, key)


def write_shipped_index(texts: Sequence[IndexText], embedder: Embedder, folder: Path) -> int:
    """Build the folder ``index/vectors`` that ships; texts that did not change keep their vectors.

    Args:
        texts: the shipped texts.
        embedder: the embedded engine.
        folder: the folder to write.

    Returns:
        How many texts were embedded anew.
    """
    old = VectorStore.read(folder, embedder.model_id)
    wanted = {text.key: text.text for text in texts}
    new = {key: text for key, text in wanted.items() if key not in old}
    store = old.only(wanted)
    if new:
        store = store.with_more(*_content(_embed(new, embedder, None), new))
    rows = sorted(f"{t.key}\t{t.number}\t{t.language}\t{t.kind}\t{t.source}" for t in texts)
    table = "".join(row + "\n" for row in rows)
    store.write(folder, {"rows.tsv": table}, texts=texts_hash(texts), rows=len(rows))
    return len(new)


def shipped_state(texts: Sequence[IndexText], model_id: str, folder: Path | None = None) -> str:
    """Compare the shipped index with the texts it should be built from.

    Args:
        texts: the shipped texts.
        model_id: id of the embedded model.
        folder: the shipped folder; None for the one of this installation.

    Returns:
        ``current``, ``stale`` (built from other texts), ``foreign`` (another model) or ``absent``.
    """
    manifest = read_manifest(folder if folder is not None else shipped("index") / "vectors")
    if not manifest:
        return "absent"
    if manifest.get("model") != model_id:
        return "foreign"
    return "current" if manifest.get("texts") == texts_hash(texts) else "stale"


def describe(library: Library, model_id: str) -> dict[str, object]:
    """Say how the index of a library stands, without embedding anything.

    Args:
        library: the texts at hand.
        model_id: id of the model it would be searched with.

    Returns:
        ``model``, ``texts``, ``numbers``, ``languages`` and ``kinds`` (counts), ``missing`` (texts without
        a vector), ``state`` (``current`` or ``stale``), ``shipped_model``, ``shipped_vectors``,
        ``reference_vectors``, ``own_vectors``.
    """
    texts = library_texts(library)
    folder = shipped("index") / "vectors"
    folders = (*_shipped_folders(), user_vectors(model_id))
    stores = [VectorStore.read(each, model_id) for each in folders]
    ready = _read_assembled(_assembled_folder(library, model_id), model_id) is not None
    missing = len({t.key for t in texts if not ready and not any(t.key in store for store in stores)})
    return {
        "model": model_id,
        "state": "stale" if missing else "current",
        "texts": len(texts),
        "numbers": len({t.number for t in texts}),
        "missing": missing,
        "languages": _counts(t.language for t in texts),
        "kinds": _counts(t.kind for t in texts),
        "shipped_model": read_manifest(folder).get("model"),
        "shipped_vectors": len(stores[0]),
        "reference_vectors": len(stores[1]),
        "own_vectors": len(stores[2]),
    }


def _counts(values: Iterable[str]) -> dict[str, int]:
    return dict(sorted(Counter(values).items()))
