"""Writing a SQLite file whole or not at all."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def written_whole(path: Path) -> Iterator[sqlite3.Connection]:
    """Give a connection to a new file that is put in place once everything is in it.

    The file is written beside its place under a name of its own, forced to disk and then renamed, so that two
    writers at once both succeed and a reader never sees half a file. After an error nothing has changed.

    Args:
        path: where the file shall stand; its folder is made if needed.

    Yields:
        The connection, outside any transaction.

    Raises:
        OSError: if the folder cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}.{os.urandom(4).hex()}.part")
    try:
        connection = sqlite3.connect(temporary, isolation_level=None)
        try:
            connection.execute("PRAGMA journal_mode = OFF")
            connection.execute("PRAGMA synchronous = OFF")
            yield connection
        finally:
            connection.close()
        with temporary.open("rb+") as handle:
            os.fsync(handle.fileno())
        temporary.replace(path)
    except sqlite3.OperationalError as error:
        raise OSError(f"{path}: {error}") from error
    finally:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)
