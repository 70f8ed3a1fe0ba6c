"""What the service keeps: conversations and keys, in one SQLite file.

Write-ahead logging with a full sync at each turn: what was answered is on the disk before the caller has
it, and a process that is killed leaves a file that opens again by itself. Ids and keys are kept as hashes
only, so the file gives neither away; they are random and long, which a plain hash cannot be run backwards on.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from subrule.errors import InputError, MissingDataError
from subrule.service.problems import ProblemError

FORMAT: Final = 1

_ID_BYTES: Final = 24
_BUSY_SECONDS: Final = 5.0
_PURGE_EVERY: Final = 60.0
_NAME: Final = re.compile(r"[\w.@-]{1,64}")
_SCHEMA: Final = """
CREATE TABLE conversations (
    id BLOB PRIMARY KEY, version INTEGER NOT NULL, created REAL NOT NULL, expires REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX conversations_expire ON conversations (expires);
CREATE TABLE turns (
    conversation BLOB NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
    number INTEGER NOT NULL, said TEXT NOT NULL, asked_in TEXT, kind TEXT NOT NULL, language TEXT NOT NULL,
    changed TEXT NOT NULL, answer BLOB NOT NULL, PRIMARY KEY (conversation, number)
) WITHOUT ROWID;
CREATE TABLE keys (name TEXT PRIMARY KEY, hash BLOB NOT NULL UNIQUE, created TEXT NOT NULL) WITHOUT ROWID;
"""


@dataclass(frozen=True, slots=True)
class StoredTurn:
    """One turn as it was answered.

    Attributes:
        said: the sentence.
        asked_in: language that was asked for; None for the sentence's own.
        kind: question, follow_up, reply or unclear.
        language: language of the answer.
        changed: what changed, in words.
        answer: the answer's JSON, UTF-8.
    """

    said: str
    asked_in: str | None
    kind: str
    language: str
    changed: str
    answer: bytes


@dataclass(frozen=True, slots=True)
class StoredConversation:
    """A conversation.

    Attributes:
        turns: what was said, in order; their number is the version.
        expires: seconds since the epoch at which it is forgotten.
    """

    turns: tuple[StoredTurn, ...]
    expires: float


class ConflictError(Exception):
    """Another turn came in between; read again."""


class ServiceStore:
    """Conversations and keys. One connection; the methods block and are not for two threads at once."""

    def __init__(
        self,
        path: Path,
        *,
        hours: float = 24.0,
        most: int = 100_000,
        busy_seconds: float = _BUSY_SECONDS,
    ) -> None:
        """Open the file, and make it if it is not there.

        Args:
            path: the file.
            hours: how long a conversation is kept after its last turn.
            most: how many conversations are kept.
            busy_seconds: how long to wait for another process that writes.

        Raises:
            MissingDataError: if it cannot be opened.
        """
        self.path = path
        self._keep = hours * 3600
        self._most = most
        self._purged = 0.0
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                path.touch(mode=0o600)
            self._db = sqlite3.connect(
                path, timeout=busy_seconds, isolation_level=None, check_same_thread=False
            )
            self._db.execute("PRAGMA journal_mode = WAL")
            for setting in ("synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
                self._db.execute(f"PRAGMA {setting}")
            self._make()
        except (sqlite3.Error, OSError) as error:
            raise MissingDataError(
                f"{path}: cannot be used ({error}); set SUBRULE_SERVE_DATABASE to a file that can be written"
            ) from error

    def _make(self) -> None:
        with self._writing():
            (version,) = self._db.execute("PRAGMA user_version").fetchone()
            if version == 0:
                for statement in _SCHEMA.split(";"):
                    self._db.execute(statement)
                self._db.execute(f"PRAGMA user_version = {FORMAT}")
            elif version != FORMAT:
                raise MissingDataError(
                    f"{self.path}: has format {version}, this program writes {FORMAT}; move it away"
                )

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    # -- conversations ---------------------------------------------------------------------------------

    def begin(self, turn: StoredTurn) -> tuple[str, float]:
        """Keep a new conversation with its first turn.

        Returns:
            Its id, which cannot be guessed and is kept nowhere, and when it expires.
        """
        name, now = secrets.token_urlsafe(_ID_BYTES), time.time()
        with self._writing():
            self._purge(now)
            self._db.execute(
                "INSERT INTO conversations VALUES (?, 1, ?, ?)", (_hash(name), now, now + self._keep)
            )
            self._insert(_hash(name), 1, turn)
        return name, now + self._keep

    def read(self, name: str) -> StoredConversation:
        """Give a conversation.

        Raises:
            ProblemError: if there is none of that id, or no more.
        """
        found = self._db.execute(
            "SELECT c.expires, t.said, t.asked_in, t.kind, t.language, t.changed, t.answer "
            "FROM conversations c JOIN turns t ON t.conversation = c.id "
            "WHERE c.id = ? AND c.expires > ? ORDER BY t.number",
            (_hash(name), time.time()),
        ).fetchall()
        if not found:
            raise ProblemError("unknown_conversation")
        return StoredConversation(tuple(StoredTurn(*row[1:]) for row in found), found[0][0])

    def append(self, name: str, after: int, turn: StoredTurn) -> float:
        """Add a turn, if no other came in between.

        Args:
            name: id of the conversation.
            after: how many turns it had when it was read.
            turn: the next one.

        Returns:
            When the conversation expires now.

        Raises:
            ConflictError: if another turn came in between.
            ProblemError: if there is no such conversation any more.
        """
        now = time.time()
        with self._writing():
            done = self._db.execute(
                "UPDATE conversations SET version = version + 1, expires = ? "
                "WHERE id = ? AND version = ? AND expires > ?",
                (now + self._keep, _hash(name), after, now),
            )
            if not done.rowcount:
                self._check(name, now)
                raise ConflictError
            self._insert(_hash(name), after + 1, turn)
            self._purge(now)
        return now + self._keep

    def delete(self, name: str) -> None:
        """Forget a conversation; its texts are overwritten.

        Raises:
            ProblemError: if there is none of that id.
        """
        with self._writing():
            self._check(name, time.time())
            self._db.execute("DELETE FROM conversations WHERE id = ?", (_hash(name),))

    def _check(self, name: str, now: float) -> None:
        query = "SELECT 1 FROM conversations WHERE id = ? AND expires > ?"
        if self._db.execute(query, (_hash(name), now)).fetchone() is None:
            raise ProblemError("unknown_conversation")

    def _insert(self, key: bytes, number: int, turn: StoredTurn) -> None:
        self._db.execute(
            "INSERT INTO turns VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (key, number, turn.said, turn.asked_in, turn.kind, turn.language, turn.changed, turn.answer),
        )

    def _purge(self, now: float) -> None:
        """Forget what has expired, and the oldest of too many, now and then."""
        if now - self._purged < _PURGE_EVERY:
            return
        self._purged = now
        self._db.execute("DELETE FROM conversations WHERE expires <= ?", (now,))
        self._db.execute(
            "DELETE FROM conversations WHERE id IN "
            "(SELECT id FROM conversations ORDER BY expires DESC LIMIT -1 OFFSET ?)",
            (self._most,),
        )

    # -- keys ------------------------------------------------------------------------------------------

    def add_key(self, name: str) -> str:
        """Make a key.

        Args:
            name: who it is for: letters, digits, ``. _ @ -``.

        Returns:
            The key; it is kept as a hash and cannot be shown again.

        Raises:
            InputError: if the name is none or taken.
        """
        if not _NAME.fullmatch(name):
            raise InputError(f"the name {name!r} is none; use up to 64 letters, digits and . _ @ -")
        key = "sr_" + secrets.token_urlsafe(32)
        day = time.strftime("%Y-%m-%d", time.gmtime())
        try:
            with self._writing():
                self._db.execute("INSERT INTO keys VALUES (?, ?, ?)", (name, _hash(key), day))
        except sqlite3.IntegrityError:
            raise InputError(f"there is a key of {name} already; remove it, or use another name") from None
        return key

    def remove_key(self, name: str) -> None:
        """Make a key worthless.

        Raises:
            InputError: if nobody of that name has one.
        """
        with self._writing():
            if not self._db.execute("DELETE FROM keys WHERE name = ?", (name,)).rowcount:
                raise InputError(f"there is no key of {name}; see subrule keys list")

    def key_names(self) -> list[tuple[str, str]]:
        """Give name and day of each key."""
        return list(self._db.execute("SELECT name, created FROM keys ORDER BY name"))

    def key_owner(self, key: str) -> str | None:
        """Give whose key it is; None if nobody's."""
        row = self._db.execute("SELECT name FROM keys WHERE hash = ?", (_hash(key),)).fetchone()
        return None if row is None else str(row[0])

    @contextmanager
    def _writing(self) -> Iterator[None]:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")


def _hash(secret: str) -> bytes:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()
