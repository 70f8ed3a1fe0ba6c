"""The store: written whole, opened read-only, found again number by number."""

import multiprocessing
import sqlite3

import pytest

from subrule.corpus.fingerprint import fingerprint
from subrule.corpus.number import RuleNumber
from subrule.corpus.record import Record, Span
from subrule.corpus.store import GlossaryEntry, GlossaryForm, Store, memory_store, write_store
from subrule.errors import MissingDataError

N = RuleNumber.parse


def record(number, text="A rule of tests.", language="en", **more):
    return Record(
        **{"number": N(number), "language": language, "text": text, "printed_as": N(number),
           "wording": "page", "source": "s", **more}
    )  # fmt: skip


RECORDS = [
    record("900.2b", "See rules 900.2a, 900.9z, and 900.5l.", examples=("One.", "Two.")),
    record("900.10", "Late."),
    record("900.2", "Head.", title="Tests"),
    record("900.2a", "Primera.", "es", span=Span("2020-01-01"), mark="extended", wording="outdated", line=7),
    record("900.2a", "First.", edition="2020-01-01", printed_as=N("900.2c")),
]
ENTRY = GlossaryEntry(
    "Épreuve d'Été", "fr", "Un mot.", "s", forms=(GlossaryForm("avant", ("x", "y"), ("Carte",)),)
)


@pytest.fixture
def store(tmp_path):
    path = tmp_path / "deep" / "s.sqlite"
    write_store(
        path,
        RECORDS,
        meta={"language": "en", "a": "b"},
        glossary=[ENTRY],
        resolve=lambda _, n: n if n.rule == 2 else None,
    )
    with Store.open(path) as opened:
        yield opened


def test_records_come_back_as_they_were(store):
    assert set(store.records()) == set(RECORDS)
    assert store.record(N("900.2a"), "es") == RECORDS[3]
    assert store.record(N("900.2a"), "fr") is None
    assert store.wordings(N("900.2a")) == (RECORDS[3], RECORDS[4])
    assert store.meta == {"a": "b", "language": "en"}
    assert store.languages() == ("en", "es")


def test_order_and_family(store):
    assert [str(r.number) for r in store.records("en")] == ["900.2", "900.2a", "900.2b", "900.10"]
    assert [str(n) for n in store.children(N("900.2"))] == ["900.2a", "900.2b"]
    assert [str(n) for n in store.children(N("900"))] == ["900.2", "900.10"]
    assert store.neighbours(N("900.2b")) == (N("900.2a"), None)
    assert store.neighbours(N("900.2")) == (None, N("900.10"))
    assert store.title(N("900.2")) == "Tests"
    assert store.section_title(900, "en") == "Tests"
    assert store.section_title(900, "es") == ""


def test_references_are_stored_resolved_or_marked(store):
    found = store.references(N("900.2b"), "en", "s")
    assert [(str(r.cited), r.resolved and str(r.resolved)) for r in found] == [
        ("900.2a", "900.2a"),
        ("900.9z", None),
        ("None", None),
    ]
    assert [r.printed for r in found] == ["900.2a, 900.9z", "900.2a, 900.9z", "900.5l"]
    assert [str(r.citing) for r in store.cited_by(N("900.2a"))] == ["900.2b"]


@pytest.mark.parametrize("term", ["Épreuve d'Été", "epreuve d’ete", "  ÉPREUVE   D'ÉTÉ "])
def test_articles_are_found_without_accents_and_case(store, term):
    assert store.glossary(term) == (ENTRY,)
    assert store.glossary(term, "fr") == (ENTRY,)
    assert store.glossary(term, "es") == ()
    assert list(store.glossary_entries()) == [ENTRY]


def test_numbers_bring_their_ancestors_and_neighbours():
    numbers = {N(n): fingerprint(n) for n in ("900.1", "900.2", "900.2a", "900.2b", "901.1")}
    store = memory_store([], meta={}, numbers=numbers)
    assert store.has_number(N("9"))
    assert store.has_number(N("900"))
    assert not store.has_number(N("900.3"))
    assert store.number_children(N("9")) == (N("900"), N("901"))
    assert store.number_children(None) == (N("9"),)
    assert store.number_neighbours(N("900")) == (None, N("901"))
    assert store.fingerprints() == numbers
    assert [str(n) for n in store.nearest_numbers(N("900.2d"), 2)] == ["900.2a", "900.2b"]


def test_a_store_works_on_a_read_only_disk(tmp_path):
    path = tmp_path / "s.sqlite"
    write_store(path, RECORDS, meta={})
    path.chmod(0o444)
    tmp_path.chmod(0o555)
    try:
        with Store.open(path) as store:
            assert store.record(N("900.10"), "en") == RECORDS[1]
        assert [p.name for p in tmp_path.iterdir()] == ["s.sqlite"]
    finally:
        tmp_path.chmod(0o755)


def test_nothing_is_left_of_a_write_that_failed(tmp_path):
    def broken():
        yield RECORDS[0]
        raise RuntimeError("the reader gave up")

    path = tmp_path / "s.sqlite"
    write_store(path, RECORDS, meta={})
    before = path.read_bytes()
    with pytest.raises(RuntimeError):
        write_store(path, broken(), meta={})
    assert path.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == ["s.sqlite"]


def test_absent_damaged_and_foreign_stores_are_refused_in_one_line(tmp_path):
    path = tmp_path / "s.sqlite"
    with pytest.raises(MissingDataError, match="is missing"):
        Store.open(path)
    path.write_bytes(b"no database " * 100)
    with pytest.raises(MissingDataError, match="not a readable store"):
        Store.open(path)
    path.unlink()
    write_store(path, RECORDS, meta={})
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(MissingDataError, match="format 99"):
        Store.open(path)


def test_same_texts_give_the_same_bytes(tmp_path):
    one, two = tmp_path / "1.sqlite", tmp_path / "2.sqlite"
    for path in (one, two):
        write_store(path, RECORDS, meta={"b": "2", "a": "1"}, glossary=[ENTRY])
    assert one.read_bytes() == two.read_bytes()


def _write(path):
    write_store(path, RECORDS, meta={})


def test_two_writers_at_once_both_succeed(tmp_path):
    path = tmp_path / "s.sqlite"
    context = multiprocessing.get_context("fork")
    writers = [context.Process(target=_write, args=(path,)) for _ in range(4)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join(30)
    assert [writer.exitcode for writer in writers] == [0] * 4
    assert [p.name for p in tmp_path.iterdir()] == ["s.sqlite"]
    with Store.open(path) as store:
        assert set(store.records()) == set(RECORDS)
