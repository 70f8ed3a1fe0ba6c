"""Loaded texts: put in place whole, upgraded in place, readable where nothing can be written."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from subrule.corpus import loaded
from subrule.corpus.fingerprint import fingerprint
from subrule.corpus.loaded import add_bytes, add_file, find_text, loaded_texts, remove_text, texts_folder
from subrule.corpus.number import RuleNumber
from subrule.corpus.readers.encoding import MAX_BYTES
from subrule.corpus.reference_edition import reference_fingerprints
from subrule.corpus.text_check import check_text
from subrule.errors import DamagedSourceError, InputError, MissingDataError
from tests.corpus.invented_texts import ENGLISH, SPANISH, official

TEXT = official(ENGLISH).encode()
HOME_ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def english(tmp_path: Path) -> Path:
    path = tmp_path / "rules.txt"
    path.write_bytes(TEXT)
    return path


def test_a_text_is_added_listed_opened_and_removed(english: Path) -> None:
    added = add_file(english)
    assert (added.loaded.name, added.replaced) == ("en-2031-03-05", False)
    assert loaded_texts() == [added.loaded]
    with added.loaded.open() as store:
        record = store.record(RuleNumber(702, 2, "a"), "en")
        assert record is not None
        assert record.text == ENGLISH.rules["702.2a"]
        assert (record.wording, record.edition, record.source) == (
            "official",
            "2031-03-05",
            "cr-en-2031-03-05",
        )
        assert store.title(RuleNumber(702)) == "Handles"
        assert store.title(RuleNumber(702, 2)) == "Loop"
        assert store.title(RuleNumber(7)) == "Endings"
        assert [str(r.number) for r in store.records("en") if r.examples] == ["100.1b"]
        (entry,) = store.glossary("kettle")
        assert entry.text == ENGLISH.terms["Kettle"]
    assert remove_text("2031-03-05") == added.loaded
    assert loaded_texts() == []


def test_a_translation_is_marked_as_one() -> None:
    text = add_bytes(official(SPANISH).encode(), name="es").loaded
    with text.open() as store:
        assert {record.wording for record in store.records("es")} == {"translation"}


def test_texts_are_listed_by_language_and_newest_first() -> None:
    for words, date in ((SPANISH, "2021-04-22"), (ENGLISH, "2031-03-05"), (ENGLISH, "2030-01-01")):
        add_bytes(official(words).encode(), name="text", edition=date)
    assert [text.name for text in loaded_texts()] == ["en-2031-03-05", "en-2030-01-01", "es-2021-04-22"]
    assert [text.name for text in loaded_texts("es")] == ["es-2021-04-22"]


def test_adding_again_replaces() -> None:
    add_bytes(TEXT, name="text")
    again = add_bytes(TEXT.replace(b"two shapes", b"three shapes"), name="text")
    assert again.replaced
    with again.loaded.open() as store:
        record = store.record(RuleNumber(702, 1), "en")
        assert record is not None
        assert "three shapes" in record.text


def test_the_original_bytes_are_kept() -> None:
    data = official(ENGLISH).replace("\n", "\r").encode("utf-16")
    text = add_bytes(data, name="text").loaded
    assert text.original() == data
    assert text.full_text().encoding == "utf-16"


def test_a_refused_text_leaves_what_was_there() -> None:
    before = add_bytes(TEXT, name="text").loaded
    content = before.path.read_bytes()
    for bad in (b"", b"%PDF-1.4", TEXT + TEXT, TEXT[: len(TEXT) // 2], os.urandom(5000)):
        with pytest.raises(DamagedSourceError):
            add_bytes(bad, name="bad")
    assert before.path.read_bytes() == content
    assert [path.name for path in texts_folder().iterdir()] == [before.path.name]


def test_a_file_of_200_megabytes_is_refused_before_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "huge.txt"
    with path.open("wb") as file:
        file.truncate(200_000_000)
    monkeypatch.setattr(Path, "open", lambda *_: pytest.fail("the file was opened"))
    with pytest.raises(DamagedSourceError, match="200 MB"):
        add_file(path)
    assert MAX_BYTES > 20_000_000


@pytest.mark.parametrize("kind", ["missing", "folder"])
def test_what_is_no_file_is_named(tmp_path: Path, kind: str) -> None:
    path = tmp_path if kind == "folder" else tmp_path / "none.txt"
    with pytest.raises(InputError, match=str(path)):
        add_file(path)


def test_names_that_do_not_fit_say_what_is_loaded() -> None:
    with pytest.raises(InputError, match="corpus add FILE"):
        find_text("en-2020-01-01")
    add_bytes(TEXT, name="text")
    add_bytes(official(SPANISH).encode(), name="text", edition="2031-03-05")
    with pytest.raises(InputError, match="say which: en-2031-03-05, es-2031-03-05"):
        find_text("2031-03-05")
    with pytest.raises(InputError, match="loaded are: en-2031-03-05"):
        remove_text("fr-2031-03-05")


# Another version of the program


def _make_old(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("DROP TABLE records")
        connection.execute("PRAGMA user_version = 0")


def test_a_store_of_another_format_is_read_again_in_place() -> None:
    text = add_bytes(TEXT, name="text").loaded
    fresh = text.path.read_bytes()
    _make_old(text.path)
    with text.open() as store:
        assert store.record(RuleNumber(101, 1), "en") is not None
    assert text.path.read_bytes() == fresh
    assert text.facts()["counts"]["rules"] == 5


def test_a_store_of_another_reader_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    text = add_bytes(TEXT, name="text").loaded
    monkeypatch.setattr(loaded, "READER", loaded.READER + 1)
    text.open().close()
    assert loaded._version(text.path)[1] == loaded.READER


def test_a_store_of_another_format_on_a_read_only_disk_is_held_in_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = add_bytes(TEXT, name="text").loaded
    _make_old(text.path)
    old = text.path.read_bytes()

    def fail(*_: object, **__: object) -> None:
        raise OSError("read-only file system")

    monkeypatch.setattr(loaded, "write_store", fail)
    with text.open() as store:
        assert store.record(RuleNumber(101, 1), "en") is not None
    assert text.path.read_bytes() == old


def test_a_folder_that_cannot_be_written_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(loaded, "write_store", fail)
    with pytest.raises(InputError, match=r"texts cannot be written.*SUBRULE_HOME"):
        add_bytes(TEXT, name="text")


def test_reading_writes_nothing() -> None:
    text = add_bytes(TEXT, name="text").loaded
    text.path.chmod(0o444)
    texts_folder().chmod(0o555)
    try:
        before = {path.name: path.stat().st_mtime_ns for path in texts_folder().iterdir()}
        with text.open() as store:
            list(store.records())
        text.facts()
        text.full_text()
        assert {path.name: path.stat().st_mtime_ns for path in texts_folder().iterdir()} == before
    finally:
        texts_folder().chmod(0o755)


def test_a_damaged_store_is_named_with_the_remedy() -> None:
    text = add_bytes(TEXT, name="text").loaded
    text.path.write_bytes(b"SQLite format 3\x00" + b"x" * 5000)
    with pytest.raises(MissingDataError, match="load the text again"):
        text.open()


# Killed while adding

_KILLED = """
import sys, time
from pathlib import Path
from subrule.corpus import loaded
at = sys.argv[2]
if at != "-":
    inner = getattr(loaded, at)
    def slow(*args, **options):
        if at == "write_store":
            args[0].with_name("." + args[0].name + ".1.ab").write_bytes(b"half")
        print("there", flush=True)
        time.sleep(600)
    setattr(loaded, at, slow)
else:
    print("there", flush=True)
loaded.add_file(Path(sys.argv[1]))
"""


def _kill_while_adding(path: Path, at: str, delay: float = 0.0) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", _KILLED, str(path), at],
        stdout=subprocess.PIPE,
        cwd=HOME_ROOT,
        env=dict(os.environ),
    )
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(delay)
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()


@pytest.mark.parametrize("at", ["write_store", "_keep_original"])
def test_killed_while_adding_leaves_no_half_store(tmp_path: Path, at: str) -> None:
    before = add_bytes(TEXT, name="text").loaded
    content = before.path.read_bytes()
    path = tmp_path / "new.txt"
    path.write_bytes(TEXT.replace(b"two shapes", b"three shapes"))
    _kill_while_adding(path, at)
    assert before.path.read_bytes() == content
    assert loaded_texts() == [before]
    leftovers = [path for path in texts_folder().iterdir() if path != before.path]
    for leftover in leftovers:
        os.utime(leftover, (1, 1))
    add_file(path)
    assert [path.name for path in texts_folder().iterdir()] == [before.path.name]


def test_killed_at_any_moment_the_store_is_absent_or_whole(tmp_path: Path) -> None:
    path = tmp_path / "new.txt"
    handles = "\n\n".join(f"702.{n}. A handle of shape {n}." for n in range(3, 900))
    path.write_bytes(
        official(ENGLISH).replace("\nGlossary\n\nKettle", f"\n{handles}\n\nGlossary\n\nKettle").encode()
    )
    for delay in (0.05, 0.1, 0.15, 0.2, 0.3):
        _kill_while_adding(path, "-", delay)
        for text in loaded_texts():
            with text.open() as store:
                assert sum(1 for _ in store.records()) == 912
            remove_text(text.name)


# The official texts


@pytest.mark.shared_data
def test_the_reference_edition_loads_within_a_second_and_agrees_with_its_fingerprints(
    shared_data: Path,
) -> None:
    path = shared_data / "cr/en/cr-en-2026-08-07.txt"
    started = time.process_time()
    added = add_file(path)
    assert time.process_time() - started <= 1.0
    assert added.unplaced == ()
    with added.loaded.open() as store:
        records = [record for record in store.records("en") if record.number.rule is not None]
    assert {record.number: fingerprint(record.text) for record in records} == reference_fingerprints()
    assert {record.mark for record in records} == {"same"}


@pytest.mark.shared_data
def test_an_older_edition_stands_under_todays_numbers(shared_data: Path) -> None:
    text = add_file(shared_data / "cr/en/cr-en-2026-06-19.txt").loaded
    with text.open() as store:
        record = store.record(RuleNumber(704, 5, "aa"), "en")
    assert record is not None
    assert str(record.printed_as) == "704.5z"
    report = check_text(text)
    assert any(line.startswith("607.2m prints 614.12b") and "614.12c" in line for line in report.suspects)
    assert "310.7" in report.changed
    assert "701.70" in report.gone


@pytest.mark.shared_data
def test_a_text_older_than_the_concordance_is_placed_only_by_its_very_words(shared_data: Path) -> None:
    added = add_file(shared_data / "cr/en/cr-en-1999-04-23.txt")
    known = reference_fingerprints()
    with added.loaded.open() as store:
        for record in store.records("en"):
            if record.number.rule is not None:
                assert fingerprint(record.text).full == known[record.number].full
