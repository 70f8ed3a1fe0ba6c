"""The commands `subrule corpus …` and `subrule toc`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from subrule.cli import app
from subrule.corpus.loaded import loaded_texts
from subrule.paths import user_data
from tests.corpus.invented_texts import ENGLISH, SPANISH, official
from tests.corpus.test_fetch import Server, server  # noqa: F401 - a fixture


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(app.COMMANDS, "corpus", ("subrule.cli.corpus", "Load texts."))
    monkeypatch.setitem(app.COMMANDS, "toc", ("subrule.cli.toc", "Chapters and sections."))


@pytest.fixture
def english(tmp_path: Path) -> str:
    path = tmp_path / "rules.txt"
    path.write_text(official(ENGLISH).replace("101.1. A", "101.1 A"), encoding="cp1252")
    return str(path)


@pytest.fixture
def spanish(tmp_path: Path) -> str:
    path = tmp_path / "reglas.txt"
    path.write_text(official(SPANISH), encoding="utf-8")
    return str(path)


@pytest.fixture
def bad(tmp_path: Path) -> str:
    path = tmp_path / "bad.txt"
    path.write_bytes(b"%PDF-1.4")
    return str(path)


def run_json(*arguments: str, capsys: pytest.CaptureFixture[str], status: int = 0) -> dict:
    assert app.run([*arguments, "--json"]) == status
    return json.loads(capsys.readouterr().out)


def test_add_says_what_was_read_and_repaired(english: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["corpus", "add", english]) == 0
    out = capsys.readouterr().out
    assert "Loaded en-2031-03-05: 3 sections, 5 rules, 5 subrules, 1 examples, 2 glossary entries." in out
    assert "101.1 has no dot after the number; read as 101.1" in out
    assert app.run(["corpus", "add", english]) == 0
    assert capsys.readouterr().out.startswith("Loaded again")


def test_add_json(english: str, spanish: str, capsys: pytest.CaptureFixture[str]) -> None:
    content = run_json("corpus", "add", english, spanish, capsys=capsys)
    first, second = content["added"]
    assert (first["text"], first["encoding"], first["rules"], first["replaced"]) == (
        "en-2031-03-05",
        "cp1252",
        5,
        False,
    )
    assert first["repairs"][0]["what"].startswith("101.1 has no dot")
    assert second["text"] == "es-2021-04-22"
    assert content["refused"] == []


def test_a_refused_file_does_not_hold_up_the_others(
    bad: str, english: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.run(["corpus", "add", bad, english]) == 2
    captured = capsys.readouterr()
    assert "Loaded en-2031-03-05" in captured.out
    assert captured.err.splitlines() == [
        f"subrule: {bad} is a PDF; save it as plain text first; nothing was loaded"
    ]
    content = run_json("corpus", "add", bad, english, capsys=capsys, status=2)
    assert [one["code"] for one in content["refused"]] == ["not_a_text"]


def test_a_single_refused_file_is_one_error(bad: str, capsys: pytest.CaptureFixture[str]) -> None:
    content = run_json("corpus", "add", bad, capsys=capsys, status=2)
    assert content["error"]["code"] == "not_a_text"
    assert loaded_texts() == []


def test_edition_goes_with_one_file(english: str, spanish: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["corpus", "add", english, spanish, "--edition", "2020-01-01"]) == 2
    assert "one by one" in capsys.readouterr().err
    assert app.run(["corpus", "add", spanish, "--edition", "2020-01-01", "--language", "es"]) == 0
    assert loaded_texts()[0].name == "es-2020-01-01"


def test_list(english: str, spanish: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["corpus", "list"]) == 0
    assert "subrule corpus add FILE" in capsys.readouterr().out
    app.run(["corpus", "add", english, spanish])
    capsys.readouterr()
    assert app.run(["corpus", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["en-2031-03-05", "es-2021-04-22"]
    texts = run_json("corpus", "list", capsys=capsys)["texts"]
    assert [(text["text"], text["rules"], text["repairs"], text["error"]) for text in texts] == [
        ("en-2031-03-05", 5, 1, None),
        ("es-2021-04-22", 5, 0, None),
    ]


def test_list_names_a_damaged_store_and_goes_on(
    english: str, spanish: str, capsys: pytest.CaptureFixture[str]
) -> None:
    app.run(["corpus", "add", english, spanish])
    loaded_texts("en")[0].path.write_bytes(b"rubbish")
    capsys.readouterr()
    assert app.run(["corpus", "list"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert "damaged" in first
    assert "5 rules" in second


def test_check(english: str, capsys: pytest.CaptureFixture[str]) -> None:
    app.run(["corpus", "add", english])
    capsys.readouterr()
    assert app.run(["corpus", "check", "2031-03-05"]) == 0
    out = capsys.readouterr().out
    assert "repaired (1)" in out
    assert "101.1 has no dot" in out
    assert "more (--all prints them)" in out
    (report,) = run_json("corpus", "check", capsys=capsys)["texts"]
    assert report["repairs"][0]["line"] > 1
    assert "702.2a" in report["changed"]
    assert "303.4d" in report["gone"]
    assert app.run(["corpus", "check", "en-1999-01-01"]) == 2
    assert "loaded are: en-2031-03-05" in capsys.readouterr().err


def test_remove(english: str, capsys: pytest.CaptureFixture[str]) -> None:
    app.run(["corpus", "add", english])
    capsys.readouterr()
    assert run_json("corpus", "remove", "en-2031-03-05", capsys=capsys)["removed"] == "en-2031-03-05"
    assert loaded_texts() == []
    assert app.run(["corpus", "remove", "en-2031-03-05"]) == 2


@pytest.fixture
def mirror(server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Server:  # noqa: F811
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    monkeypatch.setenv("SUBRULE_CACHE", str(tmp_path / "cache"))
    server.body = official(ENGLISH).encode()
    server.page = '<a href="/text-20310305.txt">TXT</a>'
    (user_data() / "sources.toml").write_text(
        f"""[official]
        language = "en"
        dated = ["{server.address}/text-{{date}}.txt"]
        page = "{server.address}/page"
        link = ["text-"]
        timeout = 60
        deadline = 300
        max_bytes = 100000
        """
    )
    return server


def test_fetch_loads_the_text_and_shows_its_checksum(
    mirror: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.run(["corpus", "fetch"]) == 0
    out = capsys.readouterr().out
    assert "Loaded en-2031-03-05" in out
    assert "sha256 " in out
    content = run_json("corpus", "fetch", "--edition", "2031-03-05", capsys=capsys)
    assert content["added"][0]["file"] == f"{mirror.address}/text-20310305.txt"
    assert len(content["added"][0]["sha256"]) == 64


def test_fetch_of_something_else_loads_nothing(mirror: Server, capsys: pytest.CaptureFixture[str]) -> None:
    mirror.body = b"<html><body>moved</body></html>"
    assert app.run(["corpus", "fetch", "--edition", "2031-03-05"]) == 2
    assert "is a web page (HTML)" in capsys.readouterr().err
    assert app.run(["corpus", "fetch", "--edition", "1990-01-01", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["error"]["code"] == "not_found"
    assert loaded_texts() == []


def test_toc_without_a_text_has_the_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    content = run_json("toc", capsys=capsys)
    assert content["edition"] is None
    assert [chapter["number"] for chapter in content["chapters"]] == list("123456789")
    sizes = {s["number"]: s["rules"] for chapter in content["chapters"] for s in chapter["sections"]}
    assert sum(sizes.values()) == 3162
    assert app.run(["toc", "--lang", "es"]) == 0
    assert "No text in es is loaded" in capsys.readouterr().out


def test_toc_with_texts(english: str, spanish: str, capsys: pytest.CaptureFixture[str]) -> None:
    app.run(["corpus", "add", english, spanish])
    capsys.readouterr()
    assert app.run(["toc", "--lang", "es"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "1. Principios",
        "   100. General",
        "   101. Ollas",
        "7. Finales",
        "   702. Asas",
    ]
    content = run_json("toc", capsys=capsys)
    assert (content["language"], content["edition"]) == ("en", "2031-03-05")
    assert content["chapters"][1]["sections"] == [{"number": "702", "title": "Handles", "rules": 4}]
