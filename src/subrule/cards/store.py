"""The store of a card file: one SQLite file, written once and whole, opened read-only."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from urllib.parse import quote

from subrule.cards.card import Card
from subrule.cards.keys import SHORTEST_FORGIVEN, halves, key
from subrule.corpus.whole import written_whole
from subrule.errors import MissingDataError
from subrule.paths import LANGUAGES

FORMAT = 1
"""Version of the tables below, kept in ``PRAGMA user_version``; another version is refused, never read."""

WHOLE = -1
"""Stands for the face where a name is that of a card with several faces."""

_SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE cards (id INTEGER PRIMARY KEY, name TEXT NOT NULL, content TEXT NOT NULL);
CREATE TABLE names (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL, card INTEGER NOT NULL, face INTEGER NOT NULL,
    language TEXT NOT NULL, name TEXT NOT NULL);
CREATE TABLE halves (half INTEGER NOT NULL, name INTEGER NOT NULL);
"""
_INDEXES = """
CREATE INDEX names_key ON names (key);
CREATE INDEX halves_half ON halves (half, name);
"""
_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Name:
    """A name in a store.

    Attributes:
        key: the folded name.
        card: number of the card in its store.
        face: place of the face that has it; ``WHOLE`` for the name of all faces together.
        language: code of its language.
        name: as the data writes it.
    """

    key: str
    card: int
    face: int
    language: str
    name: str


@dataclass(slots=True)
class Counts:
    """How much a store holds."""

    cards: int = 0
    names: int = 0


def write_store(path: Path, cards: Iterable[Card], meta: Mapping[str, str]) -> Counts:
    """Write a store, whole or not at all.

    Args:
        path: where it shall stand; its folder is made if needed.
        cards: the cards, read one by one.
        meta: facts about the file.

    Returns:
        How much it holds.

    Raises:
        OSError: if the folder cannot be written.
    """
    with written_whole(path) as connection:
        return _fill(connection, cards, meta)


def _fill(connection: sqlite3.Connection, cards: Iterable[Card], meta: Mapping[str, str]) -> Counts:
    counts = Counts()
    connection.executescript(_SCHEMA)
    connection.execute("BEGIN")
    for number, card in enumerate(cards, start=1):
        content = json.dumps(card.to_dict(), ensure_ascii=False, separators=(",", ":"))
        connection.execute("INSERT INTO cards VALUES (?, ?, ?)", (number, card.name, content))
        names = [(counts.names + place, name) for place, name in enumerate(_names(number, card), start=1)]
        connection.executemany(
            "INSERT INTO names VALUES (?, ?, ?, ?, ?, ?)",
            [(place, n.key, n.card, n.face, n.language, n.name) for place, n in names],
        )
        connection.executemany(
            "INSERT INTO halves VALUES (?, ?)",
            [(half, place) for place, name in names if _forgiven(name) for half in halves(name.key)],
        )
        counts.cards = number
        counts.names += len(names)
    told = {**meta, "cards": str(counts.cards), "names": str(counts.names)}
    connection.executemany("INSERT INTO meta VALUES (?, ?)", sorted(told.items()))
    connection.execute("COMMIT")
    connection.executescript(_INDEXES)
    connection.execute(f"PRAGMA user_version = {FORMAT}")
    return counts


def _forgiven(name: Name) -> bool:
    letters = len(name.key) - name.key.count(" ")
    return name.language in LANGUAGES and letters >= SHORTEST_FORGIVEN


def _names(number: int, card: Card) -> list[Name]:
    """All names of a card, each once a language and face; one without letters is none."""
    several = len(card.faces) > 1
    found: dict[tuple[str, int, str], Name] = {}

    def note(name: str, face: int, language: str) -> None:
        folded = key(name)
        if folded:
            found.setdefault((folded, face, language), Name(folded, number, face, language, name))

    note(card.name, WHOLE if several else 0, "en")
    for place, face in enumerate(card.faces):
        note(face.name, place, "en")
        for printed in face.printed:
            whole = several and "//" in printed.name
            note(printed.name, WHOLE if whole else place, printed.language)
    return list(found.values())


class CardStore:
    """A store that is open for reading.

    Attributes:
        path: its file.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._db = connection

    @classmethod
    def open(cls, path: Path) -> CardStore:
        """Open a store.

        Raises:
            MissingDataError: if it is absent, damaged or of another format version.
        """
        remedy = "load the file again with: subrule cards add FILE"
        if not path.is_file():
            raise MissingDataError(f"{path} is missing; {remedy}")
        uri = f"file:{quote(str(path.resolve()))}?mode=ro&immutable=1"
        try:
            connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute("SELECT key FROM meta LIMIT 1").fetchone()
        except sqlite3.Error as error:
            raise MissingDataError(f"{path} is not a readable store of cards ({error}); {remedy}") from error
        if version != FORMAT:
            connection.close()
            raise MissingDataError(
                f"{path} has format {version}, this program reads {FORMAT}; load the file again with: "
                "subrule cards add FILE"
            )
        return cls(path, connection)

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    @property
    def meta(self) -> dict[str, str]:
        """The facts given when the store was written, with how many cards and names it holds."""
        return dict(self._db.execute("SELECT key, value FROM meta ORDER BY key"))

    def card(self, number: int) -> Card:
        """Give a card by its number.

        Raises:
            KeyError: if there is none.
        """
        row = self._db.execute("SELECT content FROM cards WHERE id = ?", (number,)).fetchone()
        if row is None:
            raise KeyError(number)
        return Card.from_dict(json.loads(row[0]))

    def named(self, keys: Iterable[str]) -> list[Name]:
        """Give the names that have one of some keys, in the order of the store."""
        found: list[Name] = []
        for some in _portions(dict.fromkeys(keys)):
            found += self._select("SELECT {columns} FROM names WHERE key IN ({marks}) ORDER BY id", some)
        return found

    def near(self, numbers: Iterable[int]) -> list[Name]:
        """Give the names of which a half has one of some numbers (see `subrule.cards.keys.guesses`)."""
        found: list[Name] = []
        for some in _portions(dict.fromkeys(numbers)):
            found += self._select(
                "SELECT {columns} FROM names WHERE id IN (SELECT name FROM halves WHERE half IN ({marks})) "
                "ORDER BY id",
                some,
            )
        return found

    def beginning(self, prefix: str, most: int) -> list[Name]:
        """Give names whose key begins with a text, in alphabetical order."""
        rows = self._db.execute(
            f"SELECT {_NAME} FROM names WHERE key >= ? AND key < ? ORDER BY key, id LIMIT ?",  # noqa: S608
            (prefix, prefix + "\U0010ffff", most),
        )
        return [Name(*row) for row in rows]

    def _select(self, query: str, values: Sequence[object]) -> list[Name]:
        marks = ",".join("?" * len(values))
        return [Name(*row) for row in self._db.execute(query.format(columns=_NAME, marks=marks), values)]


_NAME = "key, card, face, language, name"


def _portions(values: Iterable[object]) -> Iterator[list[object]]:
    rest = iter(values)
    while some := list(islice(rest, _AT_ONCE)):
        yield some
