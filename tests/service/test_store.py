"""Conversations in their file: nobody's turn is lost, nothing stays that should go."""

import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from subrule.errors import InputError, MissingDataError
from subrule.service.problems import ProblemError
from subrule.service.store import ConflictError, ServiceStore, StoredTurn


def turn(said="hello"):
    return StoredTurn(said, None, "question", "en", "", b"{}")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "service.sqlite3"


@pytest.fixture
def store(path):
    opened = ServiceStore(path)
    yield opened
    opened.close()


def test_a_conversation_is_read_as_it_was_said(store):
    name, expires = store.begin(turn("one"))
    assert store.append(name, 1, turn("two")) >= expires
    assert [kept.said for kept in store.read(name).turns] == ["one", "two"]


def test_of_two_who_add_after_the_same_turn_the_second_is_told(store, path):
    name, _ = store.begin(turn())
    other = ServiceStore(path)
    other.append(name, 1, turn("theirs"))
    with pytest.raises(ConflictError):
        store.append(name, 1, turn("ours"))
    store.append(name, 2, turn("ours"))
    assert [kept.said for kept in other.read(name).turns] == ["hello", "theirs", "ours"]
    other.close()


def test_writers_of_many_processes_lose_no_turn(path):
    first = ServiceStore(path)
    name, _ = first.begin(turn("0"))

    def write(writer):
        mine = ServiceStore(path, busy_seconds=30)
        for number in range(10):
            while True:
                try:
                    mine.append(name, len(mine.read(name).turns), turn(f"{writer}.{number}"))
                    break
                except ConflictError:
                    continue
        mine.close()

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(write, range(4)))
    said = [kept.said for kept in first.read(name).turns]
    assert sorted(said[1:]) == sorted(f"{w}.{n}" for w in range(4) for n in range(10))
    first.close()


def test_an_id_cannot_be_guessed_and_is_not_in_the_file(store, path):
    names = {store.begin(turn())[0] for _ in range(20)}
    assert len(names) == 20
    assert min(len(name) for name in names) >= 32
    store.close()
    content = path.read_bytes()
    assert not any(name.encode() in content for name in names)
    assert path.stat().st_mode & 0o077 == 0


def test_what_has_expired_cannot_be_read_and_goes(path, monkeypatch):
    store = ServiceStore(path, hours=1)
    name, _ = store.begin(turn("long ago"))
    later = time.time() + 3601
    monkeypatch.setattr(time, "time", lambda: later)
    for act in (store.read, store.delete, lambda n: store.append(n, 1, turn())):
        with pytest.raises(ProblemError, match="unknown_conversation"):
            act(name)
    store.begin(turn("now"))
    store.close()
    assert sqlite3.connect(path).execute("SELECT said FROM turns").fetchall() == [("now",)]


def test_what_is_deleted_is_overwritten(store, path):
    name, _ = store.begin(turn("a question that nobody shall find"))
    store.delete(name)
    store.close()
    assert b"nobody shall find" not in path.read_bytes()


def test_the_oldest_of_too_many_go(path):
    store = ServiceStore(path, most=3)
    names = [store.begin(turn(str(n)))[0] for n in range(6)]
    store._purged = 0.0
    store.append(names[5], 1, turn())
    kept = sqlite3.connect(path).execute("SELECT said FROM turns WHERE number = 1 ORDER BY said").fetchall()
    assert kept == [("3",), ("4",), ("5",)]
    store.close()


KILLED = """
import sys
from pathlib import Path
from subrule.service.store import ServiceStore, StoredTurn
store = ServiceStore(Path(sys.argv[1]))
name, _ = store.begin(StoredTurn("0", None, "question", "en", "", b"{}"))
print(name, flush=True)
for number in range(1, 10**9):
    store.append(name, number, StoredTurn(str(number), None, "question", "en", "", b"x" * 5000))
    print(number, flush=True)
"""


def test_a_writer_that_is_killed_loses_nothing_that_it_had_answered(path):
    for _ in range(3):
        writer = subprocess.Popen(
            [sys.executable, "-c", KILLED, str(path)], stdout=subprocess.PIPE, text=True
        )
        name = writer.stdout.readline().strip()
        last = 0
        while last < 20:
            last = int(writer.stdout.readline())
        writer.kill()
        told = [last, *map(int, writer.stdout.read().split())]
        writer.wait()
        store = ServiceStore(path)
        said = [int(kept.said) for kept in store.read(name).turns]
        assert said == list(range(len(said)))
        assert said[-1] in (told[-1], told[-1] + 1)
        store.append(name, len(said), turn("and on"))
        store.close()
        assert sqlite3.connect(path).execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_key_is_told_once_and_kept_as_a_hash(store):
    key = store.add_key("ana")
    assert store.key_owner(key) == "ana"
    assert store.key_owner(key[:-1]) is None
    with pytest.raises(InputError, match="already"):
        store.add_key("ana")
    with pytest.raises(InputError, match="letters"):
        store.add_key("a\nb")
    store.remove_key("ana")
    assert store.key_owner(key) is None
    with pytest.raises(InputError, match="no key"):
        store.remove_key("ana")


def test_a_file_that_is_none_is_refused_with_what_to_do(tmp_path):
    path = tmp_path / "other"
    path.write_bytes(b"this is no database" * 100)
    with pytest.raises(MissingDataError, match="SUBRULE_SERVE_DATABASE"):
        ServiceStore(path)
