"""`subrule batch`: options, status, what is said on standard error."""

import io
import json
import sys

import pytest

from subrule.cli import batch as module
from subrule.cli.app import COMMANDS, run

AURA = "What happens if an Aura is also a creature?"


@pytest.fixture
def batch(monkeypatch, capsys):
    monkeypatch.setitem(COMMANDS, "batch", ("subrule.cli.batch", "Answer many questions."))

    def call(*arguments, status=0):
        assert run(["batch", *map(str, arguments)]) == status
        return capsys.readouterr()

    return call


@pytest.fixture
def questions(tmp_path):
    path = tmp_path / "in.jsonl"
    path.write_text(json.dumps({"id": "q", "question": AURA}) + "\n", encoding="utf-8")
    return path


def test_batch_and_ask_give_the_same_bytes(batch, questions, tmp_path, capsys):
    batch(questions, "--out", tmp_path / "out")
    assert run(["ask", AURA, "--json"]) == 0
    asked = capsys.readouterr().out
    answer = json.loads((tmp_path / "out").read_text(encoding="utf-8"))
    assert answer.pop("id") == "q"
    assert json.dumps(answer, ensure_ascii=False, indent=2) + "\n" == asked


def test_progress_is_told_in_plain_lines_where_there_is_no_terminal(batch, questions, tmp_path):
    said = batch(questions, "--out", tmp_path / "out")
    assert said.out == ""
    assert said.err.startswith("subrule: 1 of 1 answered, ")
    assert said.err.count("\n") == 1
    assert "\x1b" not in said.err
    assert batch(questions, "--out", tmp_path / "out").err == "subrule: 1 of 1 answered (1 before)\n"


def test_long_runs_tell_rate_and_time_left(capsys, monkeypatch):
    clock = iter([0.0, 1.0, 11.0, 12.0, 40.0])
    monkeypatch.setattr(module.time, "monotonic", lambda: next(clock))
    told = module.PlainProgress()
    for done in (10, 120, 130):
        told(10, done, 1020)
    told.finish()
    assert capsys.readouterr().err.splitlines() == [
        "subrule: 120 of 1020 answered (10 before), 10.0/s, 1 min 30 s left",
        "subrule: 130 of 1020 answered (10 before), 3.0/s, 4 min 57 s left",
    ]


def test_errors_end_in_status_one_and_a_line(batch, questions, tmp_path):
    questions.write_text(questions.read_text(encoding="utf-8") + "{broken\n", encoding="utf-8")
    said = batch(questions, "--out", tmp_path / "out", "--json", status=1)
    assert json.loads(said.out) == {"kept": 0, "written": 2, "errors": 1, "out": str(tmp_path / "out")}
    assert "1 of 2 lines" in batch(questions, "--out", tmp_path / "out", status=1).err
    stopped = batch(questions, "--out", tmp_path / "fast", "--fail-fast", status=1)
    assert "stopped at the first error" in stopped.err


def test_wrong_use_is_one_line_with_status_two(batch, questions, tmp_path):
    for arguments in (
        (tmp_path / "none", "--out", tmp_path / "out"),
        (questions, "--out", tmp_path / "no" / "folder"),
        (questions, "--out", tmp_path / "out", "--lang", "de"),
        (questions, "--out", tmp_path / "out", "--jobs", "0"),
        (questions,),
    ):
        said = batch(*arguments, status=2)
        assert said.err.count("\n") == 1
        assert said.out == ""


def test_standard_input_is_read(batch, questions, tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(questions.read_bytes())))
    assert "1 answered" in batch("-", "--out", tmp_path / "out").err
    assert json.loads((tmp_path / "out").read_text(encoding="utf-8"))["id"] == "q"
