"""The look-up store: numbered records in one SQLite file, made for reading.

A store is written once, whole, and put in place by a rename; it is opened read-only and immutable, so
that it works on a read-only disk and needs no lock. Every text has a file of its own: the shipped texts
one in the cache, each loaded text one in the user's data.
"""

# ruff: noqa: S608 - names of tables and columns are constants of this module; values are always bound

from __future__ import annotations

import json
import sqlite3
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast
from urllib.parse import quote

from subrule.corpus.fingerprint import Fingerprint
from subrule.corpus.number import RuleNumber
from subrule.corpus.record import Mark, Record, Span, Wording
from subrule.corpus.references import find_references
from subrule.corpus.whole import written_whole
from subrule.errors import MissingDataError

FORMAT = 1
"""Version of the tables below, kept in ``PRAGMA user_version``; another version is refused, never read."""

Resolver = Callable[[RuleNumber, RuleNumber], RuleNumber | None]
"""(citing number, printed number) → number of the reference edition, or None where there is none."""

_SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE numbers (number TEXT PRIMARY KEY, sort INTEGER NOT NULL, parent TEXT, full TEXT, masked TEXT)
    WITHOUT ROWID;
CREATE TABLE records (
    id INTEGER PRIMARY KEY, number TEXT NOT NULL, sort INTEGER NOT NULL, parent TEXT,
    printed_as TEXT NOT NULL, language TEXT NOT NULL, title TEXT NOT NULL, text TEXT NOT NULL,
    examples TEXT NOT NULL, wording TEXT NOT NULL, mark TEXT NOT NULL, edition TEXT,
    span_first TEXT, span_last TEXT, source TEXT NOT NULL, line INTEGER NOT NULL);
CREATE TABLE refs (
    record INTEGER NOT NULL, number TEXT NOT NULL, language TEXT NOT NULL, source TEXT NOT NULL,
    mark TEXT NOT NULL, printed TEXT NOT NULL, cited TEXT, resolved TEXT,
    start INTEGER NOT NULL, stop INTEGER NOT NULL);
CREATE TABLE glossary (
    id INTEGER PRIMARY KEY, folded TEXT NOT NULL, language TEXT NOT NULL, content TEXT NOT NULL);
"""
_INDEXES = """
CREATE INDEX numbers_order ON numbers (sort);
CREATE INDEX numbers_parent ON numbers (parent, sort);
CREATE INDEX records_number ON records (number, language);
CREATE INDEX records_order ON records (language, sort);
CREATE INDEX records_parent ON records (parent, sort);
CREATE INDEX refs_citing ON refs (number);
CREATE INDEX refs_cited ON refs (resolved);
CREATE INDEX glossary_term ON glossary (folded, language);
"""


@dataclass(frozen=True, slots=True)
class GlossaryForm:
    """How cards of one time word a term.

    Attributes:
        when: the source's own line that says which time.
        printed: the lines as the cards print them.
        cards: names of the cards given as examples.
    """

    when: str
    printed: tuple[str, ...]
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """An article about a term: it has a name, not a number, and is no rule.

    Attributes:
        term: the term as the source writes it.
        language: code of the language.
        text: definition and explanation; paragraphs joined by a newline.
        source: id of the page or file.
        wording: whose words these are.
        edition: effective date of the edition, for a glossary of the official text.
        forms: how cards of different times word it, where the source says so.
        line: line of the source at which it starts.
    """

    term: str
    language: str
    text: str
    source: str
    wording: Wording = "page"
    edition: str | None = None
    forms: tuple[GlossaryForm, ...] = ()
    line: int = 1


@dataclass(frozen=True, slots=True)
class StoredReference:
    """One number that a stored text cites.

    Attributes:
        citing: reference number of the rule whose text cites.
        language: language of that text.
        source: source of that text.
        printed: the whole reference as printed (``"608.3c–e"``).
        cited: the one number meant, as printed (``608.3d``); None where what is printed is no rule number.
        resolved: the number of the reference edition, or None where there is none.
        start: first character of ``printed`` in the text.
        end: one past its last character.
        current: whether the citing text still says what today's rule says.
    """

    citing: RuleNumber
    language: str
    source: str
    printed: str
    cited: RuleNumber | None
    resolved: RuleNumber | None
    start: int
    end: int
    current: bool


def sort_value(number: RuleNumber) -> int:
    """Give one integer that orders numbers as the book does."""
    chapter, section, rule, letters = number.sort_key()
    return ((chapter * 1000 + section) * 1000 + rule) * 1000 + letters


def fold(term: str) -> str:
    """Bring a term into the form that is looked up: no accents, no case, single spaces."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", term) if not unicodedata.combining(c))
    return " ".join(bare.replace("’", "'").casefold().split())


def write_store(
    path: Path,
    records: Iterable[Record],
    *,
    meta: Mapping[str, str],
    glossary: Iterable[GlossaryEntry] = (),
    numbers: Mapping[RuleNumber, Fingerprint] | None = None,
    resolve: Resolver | None = None,
) -> None:
    """Write a store file, whole or not at all.

    Args:
        path: where the store shall stand; its folder is made if needed.
        records: the texts. Their references are found and stored with them.
        meta: facts about the store (``language``, ``edition``, ``title`` …).
        glossary: articles about terms.
        numbers: numbers of the reference edition with their fingerprints (shipped store only).
        resolve: how a printed reference is turned into a reference number; by default a printed
            number stands for itself.

    Raises:
        OSError: if the folder cannot be written.
    """
    with written_whole(path) as connection:
        _fill(connection, records, meta=meta, glossary=glossary, numbers=numbers or {}, resolve=resolve)


def memory_store(
    records: Iterable[Record],
    *,
    meta: Mapping[str, str],
    glossary: Iterable[GlossaryEntry] = (),
    numbers: Mapping[RuleNumber, Fingerprint] | None = None,
    resolve: Resolver | None = None,
) -> Store:
    """Make a store that lives in memory only, for where no folder can be written. Args as `write_store`."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    _fill(connection, records, meta=meta, glossary=glossary, numbers=numbers or {}, resolve=resolve)
    return Store(connection, name=":memory:")


class Store:
    """A store that is open for reading.

    Attributes:
        name: path of the file, for messages.
    """

    def __init__(self, connection: sqlite3.Connection, name: str) -> None:
        self._db = connection
        self.name = name

    @classmethod
    def open(cls, path: Path) -> Store:
        """Open a store file read-only.

        Raises:
            MissingDataError: if it is absent, damaged or of another format version.
        """
        if not path.is_file():
            raise MissingDataError(f"{path} is missing; load the text again with: subrule corpus add FILE")
        uri = f"file:{quote(str(path.resolve()))}?mode=ro&immutable=1"
        try:
            connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute("SELECT key FROM meta LIMIT 1").fetchone()
        except sqlite3.Error as error:
            raise MissingDataError(
                f"{path} is not a readable store ({error}); delete it and load the text again"
            ) from error
        if version != FORMAT:
            connection.close()
            raise MissingDataError(
                f"{path} has store format {version}, this program reads {FORMAT}; load the text again with: "
                "subrule corpus add FILE"
            )
        return cls(connection, name=str(path))

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def meta(self) -> dict[str, str]:
        """The facts given when the store was written."""
        return dict(self._db.execute("SELECT key, value FROM meta ORDER BY key"))

    def record(self, number: RuleNumber, language: str) -> Record | None:
        """Give the first record of a reference number in a language, or None."""
        row = self._db.execute(
            f"SELECT {_COLUMNS} FROM records WHERE number = ? AND language = ? ORDER BY id LIMIT 1",
            (str(number), language),
        ).fetchone()
        return _record(row) if row else None

    def wordings(self, number: RuleNumber) -> tuple[Record, ...]:
        """Give all records of a reference number, in every language, in the order they were stored."""
        rows = self._db.execute(
            f"SELECT {_COLUMNS} FROM records WHERE number = ? ORDER BY id", (str(number),)
        )
        return tuple(map(_record, rows))

    def records(self, language: str | None = None) -> Iterator[Record]:
        """Go through the records in the order of the book (of all languages, or of one)."""
        where, values = ("", ()) if language is None else ("WHERE language = ?", (language,))
        for row in self._db.execute(
            f"SELECT {_COLUMNS} FROM records {where} ORDER BY sort, language, id", values
        ):
            yield _record(row)

    def languages(self) -> tuple[str, ...]:
        """Give the codes of the languages that have records."""
        return tuple(
            row[0] for row in self._db.execute("SELECT DISTINCT language FROM records ORDER BY language")
        )

    def children(self, number: RuleNumber) -> tuple[RuleNumber, ...]:
        """Give the numbers one level below that have a record here."""
        rows = self._db.execute(
            "SELECT DISTINCT number FROM records WHERE parent = ? ORDER BY sort", (str(number),)
        )
        return tuple(RuleNumber.parse(row[0]) for row in rows)

    def neighbours(self, number: RuleNumber) -> tuple[RuleNumber | None, RuleNumber | None]:
        """Give the numbers before and after that have a record here and the same parent."""
        return self._beside("records", number)

    def title(self, number: RuleNumber, language: str | None = None) -> str:
        """Give the heading stored with a number (in one language or the first of any), or ``""``."""
        row = self._db.execute(
            "SELECT title FROM records WHERE number = ? AND title <> '' AND (? IS NULL OR language = ?) "
            "ORDER BY id LIMIT 1",
            (str(number), language, language),
        ).fetchone()
        return str(row[0]) if row else ""

    def section_title(self, section: int, language: str) -> str:
        """Give the first heading that any record of a section carries in a language, or ``""``."""
        first, after = sort_value(RuleNumber(section)), sort_value(RuleNumber(section + 1))
        row = self._db.execute(
            "SELECT title FROM records WHERE language = ? AND sort >= ? AND sort < ? AND title <> '' "
            "ORDER BY sort, id LIMIT 1",
            (language, first, after),
        ).fetchone()
        return str(row[0]) if row else ""

    def glossary(self, term: str, language: str | None = None) -> tuple[GlossaryEntry, ...]:
        """Give the articles about a term; accents and case do not matter."""
        rows = self._db.execute(
            "SELECT content FROM glossary WHERE folded = ? AND (? IS NULL OR language = ?) ORDER BY id",
            (fold(term), language, language),
        )
        return tuple(_entry(row[0]) for row in rows)

    def glossary_entries(self, language: str | None = None) -> Iterator[GlossaryEntry]:
        """Go through all articles in alphabetical order."""
        rows = self._db.execute(
            "SELECT content FROM glossary WHERE ? IS NULL OR language = ? ORDER BY folded, id",
            (language, language),
        )
        for row in rows:
            yield _entry(row[0])

    def references(self, number: RuleNumber, language: str, source: str) -> tuple[StoredReference, ...]:
        """Give what one text of a number cites, in the order of the text."""
        rows = self._db.execute(
            f"SELECT {_REFERENCE} FROM refs WHERE number = ? AND language = ? AND source = ? ORDER BY rowid",
            (str(number), language, source),
        )
        return tuple(map(_reference, rows))

    def cited_by(self, number: RuleNumber) -> tuple[StoredReference, ...]:
        """Give the references that resolve to a number, in the order of the citing rules."""
        rows = self._db.execute(
            f"SELECT {_REFERENCE} FROM refs WHERE resolved = ? ORDER BY rowid", (str(number),)
        )
        return tuple(map(_reference, rows))

    def all_references(self) -> Iterator[StoredReference]:
        """Go through every reference of the store."""
        for row in self._db.execute(f"SELECT {_REFERENCE} FROM refs ORDER BY rowid"):
            yield _reference(row)

    def has_number(self, number: RuleNumber) -> bool:
        """Tell whether the table of reference numbers (shipped store) holds a number."""
        return (
            self._db.execute("SELECT 1 FROM numbers WHERE number = ?", (str(number),)).fetchone() is not None
        )

    def number_children(self, number: RuleNumber | None) -> tuple[RuleNumber, ...]:
        """Give the reference numbers one level below (None: the chapters)."""
        rows = self._db.execute(
            "SELECT number FROM numbers WHERE parent IS ? ORDER BY sort", (_text(number),)
        )
        return tuple(RuleNumber.parse(row[0]) for row in rows)

    def number_neighbours(self, number: RuleNumber) -> tuple[RuleNumber | None, RuleNumber | None]:
        """Give the reference numbers before and after with the same parent."""
        return self._beside("numbers", number)

    def nearest_numbers(self, number: RuleNumber, count: int) -> tuple[RuleNumber, ...]:
        """Give the existing reference numbers that stand nearest in the book, in its order."""
        value = sort_value(number)
        below = self._db.execute(
            "SELECT number FROM numbers WHERE sort < ? ORDER BY sort DESC LIMIT ?", (value, count)
        ).fetchall()
        above = self._db.execute(
            "SELECT number FROM numbers WHERE sort > ? ORDER BY sort LIMIT ?", (value, count)
        ).fetchall()
        found = {RuleNumber.parse(row[0]) for row in (*below, *above)}
        level = [n for n in found if n.section == number.section] or list(found)
        ranked = sorted(level, key=lambda n: (abs(sort_value(n) - value), sort_value(n)))
        return tuple(sorted(ranked[:count]))

    def fingerprint(self, number: RuleNumber) -> Fingerprint | None:
        """Give the fingerprint of a reference number; None if it has none."""
        row = self._db.execute(
            "SELECT full, masked FROM numbers WHERE number = ? AND full IS NOT NULL", (str(number),)
        ).fetchone()
        return Fingerprint(*row) if row else None

    def fingerprints(self) -> dict[RuleNumber, Fingerprint]:
        """Give the fingerprints of the reference numbers that have a text."""
        rows = self._db.execute(
            "SELECT number, full, masked FROM numbers WHERE full IS NOT NULL ORDER BY sort"
        )
        return {RuleNumber.parse(n): Fingerprint(full, masked) for n, full, masked in rows}

    def _beside(self, table: str, number: RuleNumber) -> tuple[RuleNumber | None, RuleNumber | None]:
        parent, value = _parent(number), sort_value(number)
        found: list[RuleNumber | None] = []
        for sign, order in (("<", "DESC"), (">", "ASC")):
            row = self._db.execute(
                f"SELECT number FROM {table} WHERE parent IS ? AND sort {sign} ? "
                f"ORDER BY sort {order} LIMIT 1",
                (parent, value),
            ).fetchone()
            found.append(RuleNumber.parse(row[0]) if row else None)
        return found[0], found[1]


_COLUMNS = (
    "number, printed_as, language, title, text, examples, wording, mark, "
    "edition, span_first, span_last, source, line"
)
_REFERENCE = "number, language, source, printed, cited, resolved, start, stop, mark"


def _fill(
    connection: sqlite3.Connection,
    records: Iterable[Record],
    *,
    meta: Mapping[str, str],
    glossary: Iterable[GlossaryEntry],
    numbers: Mapping[RuleNumber, Fingerprint],
    resolve: Resolver | None,
) -> None:
    connection.execute(f"PRAGMA user_version = {FORMAT}")
    connection.execute("BEGIN")
    for statement in _SCHEMA.split(";"):
        connection.execute(statement)
    connection.executemany("INSERT INTO meta VALUES (?, ?)", sorted(meta.items()))
    connection.executemany("INSERT INTO numbers VALUES (?, ?, ?, ?, ?)", _number_rows(numbers))
    ordered = sorted(records, key=lambda r: sort_value(r.number))
    for identity, record in enumerate(ordered, start=1):
        connection.execute(
            f"INSERT INTO records VALUES ({', '.join('?' * 16)})", _record_row(identity, record)
        )
        connection.executemany(
            f"INSERT INTO refs VALUES ({', '.join('?' * 10)})", _reference_rows(identity, record, resolve)
        )
    connection.executemany(
        "INSERT INTO glossary (folded, language, content) VALUES (?, ?, ?)",
        ((fold(entry.term), entry.language, _entry_json(entry)) for entry in glossary),
    )
    for statement in _INDEXES.split(";"):
        connection.execute(statement)
    connection.execute("COMMIT")


def _number_rows(
    numbers: Mapping[RuleNumber, Fingerprint],
) -> Iterator[tuple[str, int, str | None, Any, Any]]:
    everything: dict[RuleNumber, Fingerprint | None] = dict(numbers)
    for number in numbers:
        above = number.parent
        while above is not None:
            everything.setdefault(above, None)
            above = above.parent
    for number in sorted(everything):
        marks = everything[number]
        full, masked = marks if marks is not None else (None, None)
        yield str(number), sort_value(number), _parent(number), full, masked


def _record_row(identity: int, record: Record) -> tuple[Any, ...]:
    span = record.span
    number, examples = record.number, json.dumps(record.examples, ensure_ascii=False)
    return (
        identity, str(number), sort_value(number), _parent(number), str(record.printed_as), record.language,
        record.title, record.text, examples, record.wording, record.mark, record.edition,
        span.first if span else None, span.last if span else None, record.source, record.line,
    )  # fmt: skip


def _reference_rows(identity: int, record: Record, resolve: Resolver | None) -> Iterator[tuple[Any, ...]]:
    for reference in find_references(record.text, record.language):
        for cited in reference.numbers or (None,):
            resolved = cited if resolve is None or cited is None else resolve(record.number, cited)
            yield (
                identity, str(record.number), record.language, record.source, record.mark,
                reference.printed, _text(cited), _text(resolved), reference.start, reference.end,
            )  # fmt: skip


def _parent(number: RuleNumber) -> str | None:
    return _text(number.parent)


def _text(number: RuleNumber | None) -> str | None:
    return None if number is None else str(number)


def _number(text: str | None) -> RuleNumber | None:
    return None if text is None else RuleNumber.parse(text)


def _record(row: tuple[Any, ...]) -> Record:
    number, printed, language, title, text, examples, wording, mark, edition, first, last, source, line = row
    return Record(
        number=RuleNumber.parse(number),
        printed_as=RuleNumber.parse(printed),
        language=language,
        title=title,
        text=text,
        examples=tuple(json.loads(examples)),
        wording=cast(Wording, wording),
        mark=cast(Mark, mark),
        edition=edition,
        span=None if first is None else Span(first, last),
        source=source,
        line=line,
    )


def _reference(row: tuple[Any, ...]) -> StoredReference:
    citing, language, source, printed, cited, resolved, start, stop, mark = row
    return StoredReference(
        citing=RuleNumber.parse(citing),
        language=language,
        source=source,
        printed=printed,
        cited=_number(cited),
        resolved=_number(resolved),
        start=start,
        end=stop,
        current=mark == "same",
    )


def _entry_json(entry: GlossaryEntry) -> str:
    fields: dict[str, Any] = {name: getattr(entry, name) for name in GlossaryEntry.__dataclass_fields__}
    fields["forms"] = [[form.when, form.printed, form.cards] for form in entry.forms]
    return json.dumps(fields, ensure_ascii=False)


def _entry(content: str) -> GlossaryEntry:
    fields = json.loads(content)
    forms = tuple(
        GlossaryForm(when, tuple(printed), tuple(cards)) for when, printed, cards in fields.pop("forms")
    )
    return GlossaryEntry(**fields, forms=forms)
