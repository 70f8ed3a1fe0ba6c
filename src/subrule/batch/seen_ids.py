"""Ids that were seen, with their lines, in memory that does not grow with their number."""

from __future__ import annotations

import sqlite3
from typing import Self

from subrule.batch.questions import QuestionItem
from subrule.errors import InputError


class SeenIds:
    """Refuses an id that stands twice; keeps what it saw in a temporary file that nobody else sees."""

    def __init__(self, name: str) -> None:
        """Begin with none.

        Args:
            name: the input's name for messages.
        """
        self._name = name
        # The empty name asks for a private file on disk, of which only a few pages are kept in memory.
        self._table = sqlite3.connect("", isolation_level=None)
        self._table.execute("PRAGMA journal_mode = OFF")
        self._table.execute("PRAGMA synchronous = OFF")
        self._table.execute("CREATE TABLE seen (id TEXT PRIMARY KEY, line INTEGER) WITHOUT ROWID")
        self._table.execute("BEGIN")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._table.close()

    def add(self, item: QuestionItem) -> None:
        """Take the ids of a question and of its answers.

        Raises:
            InputError: naming both lines, if one of them was seen before.
        """
        for answer_id in dict.fromkeys((item.id, *(asked.id for asked in item.asked))):
            try:
                self._table.execute("INSERT INTO seen VALUES (?, ?)", (answer_id, item.line))
            except sqlite3.IntegrityError:
                (line,) = self._table.execute("SELECT line FROM seen WHERE id = ?", (answer_id,)).fetchone()
                raise InputError(
                    f"{self._name}, line {item.line}: the id {answer_id!r} stands already on line {line}; "
                    f"give each question an id of its own",
                    code="duplicate_id",
                ) from None
