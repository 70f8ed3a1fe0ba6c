"""`subrule check`: one file at length, several in a line each, expectations, trace, schema."""

import json
from pathlib import Path

import pytest

from subrule.cli.app import run

SCENARIO = """\
title: An Aura becomes a creature
objects:
  aura: {types: enchantment, subtypes: aura, attached_to: knight}
  knight: {types: creature}
events:
  - {changes: aura, add_types: creature}
question: {kind: attached, object: aura}
expect: {verdict: no, decisive: 303.4d}
"""


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    path = tmp_path / "aura.yaml"
    path.write_text(SCENARIO, encoding="utf-8")
    return path


def test_a_file_is_answered_in_the_language_asked_for(scenario: Path, capsys: pytest.CaptureFixture[str]):
    assert run(["check", str(scenario), "--lang", "es"]) == 0
    shown = capsys.readouterr().out
    assert shown.splitlines()[2].startswith("No. El Aura es también una criatura")
    assert "704.5p" in shown


def test_json_is_the_contract_with_the_file_and_what_is_unmet(
    scenario: Path, capsys: pytest.CaptureFixture[str]
):
    assert run(["check", str(scenario), "--json", "--trace"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["schema"], data["verdict"], data["unmet"]) == (1, "no", [])
    assert {
        "number": "303.4d",
        "moment": "check",
        "object": "aura",
        "applied": True,
        "gave_way_to": "",
    } in data["tried"]


def test_an_unmet_expectation_is_status_1(scenario: Path, capsys: pytest.CaptureFixture[str]):
    scenario.write_text(SCENARIO.replace("verdict: no", "verdict: yes"), encoding="utf-8")
    assert run(["check", str(scenario), "--lang", "en"]) == 1
    assert "NOT AS EXPECTED: verdict yes expected, no given" in capsys.readouterr().out


def test_several_files_get_a_line_each(scenario: Path, capsys: pytest.CaptureFixture[str]):
    assert run(["check", str(scenario), str(scenario), "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert all(line.startswith("no ") and line.endswith("303.4d") for line in lines)


def test_a_broken_file_is_status_2_with_its_line(scenario: Path, capsys: pytest.CaptureFixture[str]):
    scenario.write_text(SCENARIO.replace("attached_to: knight", "atached_to: knight"), encoding="utf-8")
    assert run(["check", str(scenario)]) == 2
    error = capsys.readouterr().err
    assert "line 3" in error
    assert "atached_to" in error
    assert error.count("\n") == 1


def test_schema_describes_the_format(capsys: pytest.CaptureFixture[str]):
    assert run(["check", "--schema"]) == 0
    assert json.loads(capsys.readouterr().out)["title"] == "subrule scenario"


def test_the_trace_shows_rules_that_applied_and_that_gave_way(capsys: pytest.CaptureFixture[str]):
    folder = Path(__file__).parents[1] / "scenarios"
    (path,) = folder.rglob("a-bestowed-aura-stays-as-a-creature-when-its-host-dies.yaml")
    assert run(["check", str(path), "--trace", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "702.103f applied to satyr" in shown
    assert "704.5m gave way to 702.103f" in shown
    assert "303.4d did not apply" in shown


@pytest.mark.parametrize(
    ("content", "remedy"), [(None, "check the name"), ("title: Encantó\n".encode("latin-1"), "UTF-8")]
)
def test_what_is_no_scenario_is_wrong_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None, remedy: str
):
    path = tmp_path / "none.yaml"
    if content is not None:
        path.write_bytes(content)
    assert run(["check", str(path)]) == 2
    assert remedy in capsys.readouterr().err
