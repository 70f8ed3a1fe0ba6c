"""`subrule report`: files, replay, wrong use."""

import json

import pytest

from subrule import Judge
from subrule.answering.report import keep_last
from subrule.cli.app import COMMANDS, run

AURA = "What happens if an Aura is also a creature?"


@pytest.fixture
def report(monkeypatch, capsys, tmp_path):
    monkeypatch.setitem(COMMANDS, "report", ("subrule.cli.report", "Write an answer's report."))
    monkeypatch.chdir(tmp_path)

    def call(*arguments, status=0):
        assert run(["report", *map(str, arguments)]) == status
        return capsys.readouterr()

    return call


@pytest.fixture
def asked():
    keep_last(Judge.open().ask(AURA), None, passages=False)


def test_the_last_answer_goes_to_one_file_that_replays(report, asked, tmp_path):
    assert "the same answer" in report("--last").out
    path = tmp_path / "subrule-report.json"
    assert json.loads(path.read_text(encoding="utf-8"))["question"] == AURA
    assert "the same answer" in report("--replay", path).out
    assert json.loads(report("--replay", path, "--json").out)["same"] is True


def test_an_answer_that_differs_ends_in_status_one(report, asked, tmp_path):
    value = json.loads(report("--out", "-").out)
    value["answer"]["summary"] = "No."
    value["versions"]["python"] = "2.7"
    path = tmp_path / "other.json"
    path.write_text(json.dumps(value), encoding="utf-8")
    said = report("--replay", path, status=1).out
    assert "another answer" in said
    assert "python: 2.7, here" in said


def test_a_given_answer_is_reported(report, tmp_path):
    path = tmp_path / "answer.json"
    path.write_text(Judge.open().ask(AURA).to_json(), encoding="utf-8")
    done = json.loads(report("--answer", path, "--out", "r.json", "--json").out)
    assert done == {"report": "r.json", "reproduced": True}


def test_wrong_use_is_one_line_with_status_two(report, asked, tmp_path):
    (tmp_path / "there.json").write_text("mine")
    for arguments in (
        ("--last", "--answer", "x"),
        ("--id", "x"),
        ("--answer", "none.json"),
        ("--replay", "there.json"),
        ("--out", "there.json"),
        ("--out", "no/folder/r.json"),
    ):
        said = report(*arguments, status=2)
        assert said.err.count("\n") == 1
    assert (tmp_path / "there.json").read_text() == "mine"
