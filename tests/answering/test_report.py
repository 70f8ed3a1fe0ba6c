"""Reports: what they hold, that they can be loaded and repeated, and how the last answer is kept."""

import json
from types import SimpleNamespace

import pytest

from subrule import Judge
from subrule.answering import report as module
from subrule.answering.plain import plain
from subrule.answering.report import (
    differing_versions,
    keep_last,
    load_report,
    replay,
    report_file,
    report_last,
)
from subrule.errors import InputError
from subrule.paths import user_data

AURA = "What happens if an Aura is also a creature?"
SHROUD = "¿Puedo lanzar un Aura sobre una criatura con velo?"


class _OneRule:
    left_out = 0

    """A search that finds one rule whatever is asked."""

    def search(self, *_):
        return [SimpleNamespace(number="303.4a", score=0.9, language="en", text="found")]


@pytest.fixture
def judge():
    opened = Judge.open()
    return Judge(opened.library, opened.lexicon, _OneRule())


def test_the_last_answer_is_reported_loaded_and_repeated(judge, tmp_path):
    answer = judge.ask(SHROUD)
    keep_last(answer, None, passages=False)
    report = report_last(judge)
    path = tmp_path / "report.json"
    path.write_text(report.to_json(), encoding="utf-8")
    loaded = load_report(path)
    assert loaded == report
    assert loaded.reproduced
    assert replay(loaded, judge)
    assert loaded.answer == answer.to_dict()
    assert differing_versions(loaded, judge) == []


def test_a_report_holds_reading_versions_and_settings(judge):
    keep_last(judge.ask(AURA, "es", passages=False), "es", passages=False)
    value = json.loads(report_last(judge).to_json())
    assert value["question"] == AURA
    assert value["settings"] == {"language": "es", "passages": False}
    assert set(value["versions"]) == {"subrule", "python", "model", "reference", "loaded", "data"}
    keep_last(judge.ask(AURA), None, passages=False)
    (reading,) = json.loads(report_last(judge).to_json())["reading"]["readings"]
    assert reading["scenario"]["state"]["objects"]["aura"]["subtypes"] == ["aura"]
    assert reading["lookup"] == []


def test_another_answer_is_told_apart(judge, tmp_path):
    path = tmp_path / "answer.json"
    answer = json.loads(judge.ask(AURA).to_json())
    answer["summary"] += "!"
    path.write_text(json.dumps(answer), encoding="utf-8")
    report = report_file(judge, path)
    assert not report.reproduced
    assert not replay(report, judge)


@pytest.mark.parametrize(("language", "passages"), [(None, False), (None, True), ("fr", False)])
def test_what_a_given_answer_was_asked_with_is_told_from_it(judge, tmp_path, language, passages):
    path = tmp_path / "answer.json"
    path.write_text(judge.ask(SHROUD, language, passages=passages).to_json(indent=2), encoding="utf-8")
    report = report_file(judge, path)
    assert (report.language, report.passages) == (language, passages)
    assert report.reproduced


def test_one_answer_of_a_batch_is_reported_by_its_id(judge, tmp_path):
    path = tmp_path / "answers.jsonl"
    lines = [{"id": str(n), **judge.ask(text).to_dict()} for n, text in enumerate((AURA, SHROUD))]
    lines.append({"id": "bad", "error": {"code": "failed", "message": "it broke"}})
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    report = report_file(judge, path, "1")
    assert report.question == SHROUD
    assert report.reproduced
    for answer_id, message in ((None, "say with --id"), ("7", "no answer of id"), ("bad", "it broke")):
        with pytest.raises(InputError, match=message):
            report_file(judge, path, answer_id)


def test_versions_that_differ_are_named(judge, tmp_path):
    keep_last(judge.ask(AURA), None, passages=False)
    value = json.loads(report_last(judge).to_json())
    value["versions"]["subrule"] = "0.0.1"
    path = tmp_path / "report.json"
    path.write_text(json.dumps(value), encoding="utf-8")
    (line,) = differing_versions(load_report(path), judge)
    assert line.startswith("subrule: 0.0.1, here ")


@pytest.mark.parametrize(
    "content",
    ["", "[]", "{", '{"schema": 1}', '{"schema": 2, "settings": {}, "reading": {}, "versions": {}}'],
)
def test_what_is_no_report_is_refused_in_one_line(tmp_path, content):
    path = tmp_path / "report.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(InputError, match=r"report\.json"):
        load_report(path)


def test_without_a_last_answer_one_is_told_to_ask(judge):
    with pytest.raises(InputError, match="ask first"):
        report_last(judge)


def test_a_folder_that_cannot_be_written_is_passed_over(judge, monkeypatch, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("SUBRULE_HOME", str(blocked))
    keep_last(judge.ask(AURA), None, passages=False)


def test_an_interrupted_write_leaves_the_answer_before(judge, monkeypatch):
    keep_last(judge.ask(AURA), None, passages=False)

    def fail(*_):
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(module.os, "replace", fail)
        keep_last(judge.ask(SHROUD), None, passages=False)
    assert [p.name for p in user_data().iterdir()] == ["last-answer.json"]
    assert report_last(judge).question == AURA


def test_plain_data_leaves_out_defaults_and_sorts_sets(judge):
    from subrule.engine.state import GameObject

    made = GameObject("aura", types=frozenset({"enchantment", "artifact"}), token=True)
    assert plain(made) == {"id": "aura", "types": ["artifact", "enchantment"], "token": True}
