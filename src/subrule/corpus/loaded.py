"""Texts the user loads: one store a language and edition, in the folder ``texts`` of the user's data.

A store is put in place whole by one rename, so that an interrupted load leaves nothing behind; it keeps the
file's own bytes, so that another version of the program reads them again in place. Nothing here is
written when a text is only read.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import sqlite3
import time
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from subrule.corpus.store import FORMAT, Store, memory_store, write_store
from subrule.errors import InputError, MissingDataError
from subrule.paths import user_data

if TYPE_CHECKING:
    from subrule.corpus.number import RuleNumber
    from subrule.corpus.readers.fulltext import FullText

READER = 1
"""Version of what the readers make of a text; raised when they read better, which reads all texts again."""

_NAME = re.compile(r"(?P<language>[a-z]{2,3})-(?P<edition>\d{4}-\d{2}(?:-\d{2})?)\.sqlite")
_STALE_SECONDS = 3600.0


@dataclass(frozen=True, slots=True)
class LoadedText:
    """A loaded text.

    Attributes:
        language: code of its language.
        edition: effective date.
        path: its store.
    """

    language: str
    edition: str
    path: Path

    @property
    def name(self) -> str:
        """Give its name on the command line, ``en-2026-08-07``."""
        return f"{self.language}-{self.edition}"

    def open(self) -> Store:
        """Open its store; one written by another version of the program is first read again in place.

        Raises:
            MissingDataError: if the store is damaged.
        """
        if _version(self.path) == (FORMAT, READER):
            return Store.open(self.path)
        return _renew(self)

    def facts(self) -> dict[str, Any]:
        """What is known of it without opening the texts: counts, encoding, repairs, problems."""
        with self.open() as store:
            meta = store.meta
        return {**meta, **{key: json.loads(meta[key]) for key in _LISTS if key in meta}}

    def original(self) -> bytes:
        """The bytes of the file it was loaded from.

        Raises:
            MissingDataError: if the store is damaged.
        """
        return _original(self.path)

    def full_text(self) -> FullText:
        """Read the original again: everything the text prints, by its own numbers."""
        from subrule.corpus.readers.official import parse_full_text  # noqa: PLC0415 - only where it is read

        return parse_full_text(self.original(), language=self.language, edition=self.edition, name=self.name)


@dataclass(frozen=True, slots=True)
class Added:
    """What came of adding a text.

    Attributes:
        loaded: the text.
        text: what was read.
        unplaced: printed numbers that stand for none of today's rules.
        replaced: whether the same language and edition had been loaded before.
        sha256: hash of the file.
        seconds: how long it took.
    """

    loaded: LoadedText
    text: FullText
    unplaced: tuple[RuleNumber, ...]
    replaced: bool
    sha256: str
    seconds: float


_LISTS = ("counts", "repairs", "problems", "unplaced")


def texts_folder() -> Path:
    """Give the folder of loaded texts (not created here)."""
    return user_data() / "texts"


def loaded_texts(language: str | None = None) -> list[LoadedText]:
    """List the loaded texts, by language and then newest first.

    Args:
        language: only texts of this language.
    """
    try:
        names = [entry.name for entry in texts_folder().iterdir()]
    except OSError:
        return []
    found = [
        LoadedText(match["language"], match["edition"], texts_folder() / match[0])
        for match in map(_NAME.fullmatch, names)
        if match and language in (None, match["language"])
    ]
    found.sort(key=lambda text: text.edition, reverse=True)
    return sorted(found, key=lambda text: text.language)


def find_text(name: str) -> LoadedText:
    """Find a loaded text by name.

    Args:
        name: ``en-2026-08-07``, or the edition alone where one language has it.

    Raises:
        InputError: if there is none, or more than one.
    """
    texts = loaded_texts()
    hits = [text for text in texts if name in (text.name, text.edition)]
    if len(hits) == 1:
        return hits[0]
    known = ", ".join(text.name for text in texts) or "none; load one with: subrule corpus add FILE"
    if hits:
        raise InputError(
            f"{name} is loaded in several languages; say which: {', '.join(t.name for t in hits)}"
        )
    raise InputError(f"no loaded text is called {name!r}; loaded are: {known}", code="unknown_text")


def add_file(path: Path, *, language: str | None = None, edition: str | None = None) -> Added:
    """Load a file.

    Args:
        path: the file.
        language: code of its language; None lets the text tell.
        edition: effective date, for a text without date line.

    Returns:
        What was read and where it stands.

    Raises:
        SubruleError: if the file is not there, is no rules text or is damaged; nothing is loaded then and
            what was loaded before stays.
    """
    from subrule.corpus.readers.encoding import MAX_BYTES, too_large  # noqa: PLC0415

    try:
        if path.is_dir():
            raise InputError(f"{path} is a folder; name the file of a rules text")
        size = path.stat().st_size
        if size > MAX_BYTES:
            raise too_large(str(path), size)
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise InputError(f"{path} cannot be read: {error.strerror or error}") from None
    return add_bytes(data, name=str(path), language=language, edition=edition)


def add_bytes(data: bytes, *, name: str, language: str | None = None, edition: str | None = None) -> Added:
    """Load a text from memory. Args, returns and raises as `add_file`; ``name`` is used in errors."""
    import hashlib  # noqa: PLC0415

    from subrule.corpus.readers.official import parse_full_text  # noqa: PLC0415

    started = time.monotonic()
    text = parse_full_text(data, language=language, edition=edition, name=name)
    loaded = LoadedText(
        text.language, text.edition, texts_folder() / f"{text.language}-{text.edition}.sqlite"
    )
    replaced = loaded.path.is_file()
    sha256 = hashlib.sha256(data).hexdigest()
    try:
        unplaced = _write(loaded, text, data, sha256)
    except OSError as error:
        raise InputError(
            f"{loaded.path.parent} cannot be written ({error.strerror or error}); set SUBRULE_HOME to "
            "another folder",
            code="not_writable",
        ) from None
    _sweep()
    return Added(loaded, text, unplaced, replaced, sha256, time.monotonic() - started)


def remove_text(name: str) -> LoadedText:
    """Remove a loaded text.

    Args:
        name: as for `find_text`.

    Raises:
        InputError: if there is no such text or it cannot be removed.
    """
    text = find_text(name)
    try:
        text.path.unlink()
    except OSError as error:
        raise InputError(f"{text.path} cannot be removed: {error.strerror or error}") from None
    return text


def _write(loaded: LoadedText, text: FullText, data: bytes, sha256: str) -> tuple[RuleNumber, ...]:
    from subrule.corpus.placement import place, reference_resolver  # noqa: PLC0415

    placed = place(text)
    folder = loaded.path.parent
    folder.mkdir(parents=True, exist_ok=True)
    draft = folder / f".{loaded.name}.{os.getpid()}.{os.urandom(4).hex()}.draft"
    try:
        write_store(
            draft,
            placed.records,
            meta=_meta(text, placed.unplaced, sha256, len(data)),
            glossary=placed.glossary,
            resolve=reference_resolver(text.edition),
        )
        _keep_original(draft, data)
        draft.replace(loaded.path)
    except sqlite3.Error as error:
        raise OSError(str(error)) from error
    finally:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
    return tuple(placed.unplaced)


def _meta(text: FullText, unplaced: list[RuleNumber], sha256: str, size: int) -> dict[str, str]:
    def dump(value: object) -> str:
        return json.dumps(value, ensure_ascii=False)

    return {
        "language": text.language,
        "edition": text.edition,
        "encoding": text.encoding,
        "sha256": sha256,
        "bytes": str(size),
        "reader": str(READER),
        "counts": dump(text.counts()),
        "repairs": dump([[repair.line, repair.what] for repair in text.repairs]),
        "problems": dump([[problem.line, problem.what] for problem in text.problems]),
        "unplaced": dump([str(number) for number in unplaced]),
    }


def _keep_original(path: Path, data: bytes) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = OFF")
        connection.execute("CREATE TABLE original (reader INTEGER NOT NULL, data BLOB NOT NULL)")
        connection.execute("INSERT INTO original VALUES (?, ?)", (READER, zlib.compress(data, 6)))
    finally:
        connection.close()
    with path.open("rb+") as handle:
        os.fsync(handle.fileno())


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(path.resolve()))}?mode=ro&immutable=1", uri=True)


def _version(path: Path) -> tuple[int, int]:
    """Versions of tables and reader that wrote a store; (0, 0) for one that cannot be read."""
    try:
        with contextlib.closing(_connect(path)) as connection:
            (tables,) = connection.execute("PRAGMA user_version").fetchone()
            (reader,) = connection.execute("SELECT reader FROM original").fetchone()
    except (sqlite3.Error, TypeError):
        return 0, 0
    return int(tables), int(reader)


def _original(path: Path) -> bytes:
    try:
        with contextlib.closing(_connect(path)) as connection:
            (packed,) = connection.execute("SELECT data FROM original").fetchone()
        return zlib.decompress(packed)
    except (sqlite3.Error, TypeError, zlib.error):
        raise MissingDataError(
            f"{path} is damaged; remove it and load the text again with: subrule corpus add FILE"
        ) from None


def _renew(text: LoadedText) -> Store:
    """Read the kept bytes again and put the new store in place, or hold it in memory on a read-only disk."""
    import hashlib  # noqa: PLC0415

    data = text.original()
    full = text.full_text()
    sha256 = hashlib.sha256(data).hexdigest()
    try:
        _write(text, full, data, sha256)
    except OSError:
        from subrule.corpus.placement import place, reference_resolver  # noqa: PLC0415

        placed = place(full)
        return memory_store(
            placed.records,
            meta=_meta(full, placed.unplaced, sha256, len(data)),
            glossary=placed.glossary,
            resolve=reference_resolver(full.edition),
        )
    return Store.open(text.path)


def _sweep() -> None:
    """Clear away what killed loads have left behind."""
    with contextlib.suppress(OSError):
        for path in texts_folder().glob(".*.draft*"):
            with contextlib.suppress(OSError):
                if time.time() - path.stat().st_mtime > _STALE_SECONDS:
                    path.unlink()
