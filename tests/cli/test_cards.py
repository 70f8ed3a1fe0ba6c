"""The commands `subrule cards …` and `subrule card`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from subrule.cli import app
from tests.cards.invented import write


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(write(tmp_path / "invented.json.gz"))


@pytest.fixture
def loaded(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["cards", "add", file]) == 0
    capsys.readouterr()


def test_add_list_remove(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["cards", "add", file]) == 0
    assert capsys.readouterr().out == "Loaded invented, of 2031-04-05: 14 cards with 24 names.\n"
    assert app.run(["cards", "add", file]) == 0
    assert capsys.readouterr().out.startswith("Loaded again")
    assert app.run(["cards", "list"]) == 0
    assert capsys.readouterr().out == "invented  14 cards, 24 names, of 2031-04-05\n"
    assert app.run(["cards", "remove", "invented"]) == 0
    assert app.run(["cards", "list"]) == 0
    assert "No card file is loaded" in capsys.readouterr().out


def test_json(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["cards", "add", file, "--name", "mine", "--json"]) == 0
    added = json.loads(capsys.readouterr().out)["added"]
    assert (added["name"], added["cards"], added["replaced"]) == ("mine", 14, False)
    assert app.run(["cards", "list", "--json"]) == 0
    (entry,) = json.loads(capsys.readouterr().out)["files"]
    assert entry["cards"] == 14
    assert entry["error"] is None


def test_a_refusal_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.json"
    path.write_text("{", encoding="utf-8")
    assert app.run(["cards", "add", str(path)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"subrule: {path} is no JSON of cards")


@pytest.mark.usefixtures("loaded")
def test_a_card_with_the_rules_of_its_keywords(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["card", "farol", "hacia", "el", "cielo", "--lang", "es"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Farol hacia el cielo\nSkyward Lantern\n")
    assert "CR 702.9  vuela  702.9a" in out
    assert app.run(["card", "Skyward Lantern", "--json"]) == 0
    (card,) = json.loads(capsys.readouterr().out)["cards"]
    assert [k["rule"] for k in card["faces"][0]["keywords"]] == ["702.9", "702.20"]
    assert "702.9b" in card["faces"][0]["keywords"][0]["subrules"]
    assert card["names"] == {"es": ["Farol hacia el cielo"], "fr": ["Lanterne vers le ciel"]}


@pytest.mark.usefixtures("loaded")
def test_a_typing_error_is_answered_with_the_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["card", "Skyward Lantren"]) == 2
    assert "did you mean Skyward Lantern?" in capsys.readouterr().err


def test_without_cards_it_is_said_how_to_load_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(["card", "Murmur", "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"]["code"] == "no_cards"
