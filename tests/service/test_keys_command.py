"""`subrule keys`: made once, listed by name, removed."""

import pytest

from subrule.cli.app import run
from subrule.service.store import ServiceStore


@pytest.fixture
def database(tmp_path, monkeypatch):
    path = tmp_path / "keys.sqlite3"
    monkeypatch.setenv("SUBRULE_SERVE_DATABASE", str(path))
    return path


def test_a_key_is_made_listed_and_removed(database, capsys):
    assert run(["keys", "add", "ana"]) == 0
    key = capsys.readouterr().out.strip()
    store = ServiceStore(database)
    assert store.key_owner(key) == "ana"
    assert run(["keys", "list"]) == 0
    listed = capsys.readouterr().out
    assert "ana" in listed
    assert key not in listed
    assert run(["keys", "remove", "ana"]) == 0
    assert store.key_owner(key) is None
    store.close()


def test_a_name_that_is_none_or_taken_is_one_line(database, capsys):
    run(["keys", "add", "ana"])
    for words in (["add", "ana"], ["add", "../x"], ["remove", "nobody"]):
        capsys.readouterr()
        assert run(["keys", *words]) == 2
        assert capsys.readouterr().err.count("\n") == 1
