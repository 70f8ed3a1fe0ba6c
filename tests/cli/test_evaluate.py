"""`subrule evaluate answers`: choice of questions, tables, files, errors."""

import json
import sys

import pytest
import typer

from subrule.batch.questions import QuestionItem
from subrule.cli import evaluate as module
from subrule.cli.app import COMMANDS, run
from subrule.errors import InputError

SET = [
    {
        "id": "q1", "question": {"en": "What happens if an Aura is also a creature?"}, "expected": "open",
        "decisive": ["303.4d"], "accept": {"303.4d": ["704.5p"]}, "supporting": ["704.5m"], "topic": "auras",
    },
    {"id": "q2", "question": "What is the price of this?", "lang": "en", "expected": "decline"},
]  # fmt: skip


@pytest.fixture
def questions(tmp_path):
    path = tmp_path / "set.jsonl"
    path.write_text("".join(json.dumps(q) + "\n" for q in SET), encoding="utf-8")
    return path


@pytest.fixture
def evaluate(monkeypatch, capsys):
    monkeypatch.setitem(COMMANDS, "evaluate", ("subrule.cli.evaluate", "Measure answers."))

    def call(*arguments, status=0):
        assert run(["evaluate", "answers", *map(str, arguments)]) == status
        return capsys.readouterr()

    return call


def test_the_figures_are_printed_within_eighty_columns_without_colour(evaluate, questions):
    printed = evaluate(questions, "--no-search", "--misses").out
    assert "End to end: verdicts" in printed
    assert "core rules" in printed
    assert max(map(len, printed.splitlines())) <= 80
    assert "\x1b" not in printed


def test_json_holds_the_same_figures(evaluate, questions):
    report = json.loads(evaluate(questions, "--no-search", "--json").out)
    everything = report["end_to_end"]["groups"][0]
    assert (everything["group"], everything["n"]) == ("all", 2)
    assert everything["right"] >= 1
    assert report["passages_searched"] is False


def test_answers_are_written_with_their_ids_and_the_page_without_texts(evaluate, questions, tmp_path):
    out, page = tmp_path / "answers.jsonl", tmp_path / "answers.md"
    evaluate(questions, "--no-search", "--out", out, "--write", page)
    lines = [json.loads(text) for text in out.read_text(encoding="utf-8").splitlines()]
    assert [line["id"] for line in lines] == ["q1:en", "q2"]
    assert lines[0]["schema"] == 1
    text = page.read_text(encoding="utf-8")
    assert f"subrule evaluate answers {questions} --no-search --write {page}" in text
    assert "Aura is also" not in text


def test_answers_given_before_are_scored_as_they_are(evaluate, questions, tmp_path):
    before = tmp_path / "before.jsonl"
    before.write_text(
        json.dumps({"id": "q1:en", "verdict": "yes", "citations": 3})
        + "\n"
        + json.dumps({"id": "q9", "verdict": "no"}),
        encoding="utf-8",
    )
    report = json.loads(evaluate(questions, "--answers", before, "--json").out)
    assert [(m["id"], m["result"], m["said"]) for m in report["misses"]] == [
        ("q1:en", "error", "the answer has not the shape of the contract"),
        ("q2", "error", "there is no answer of this id"),
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"id": "a"}\n{"id": "a"}\n', "line 2: 'a' is answered twice"),
        ('{"id": 3}\n', "line 1: no answer with an id"),
        ("{\n", "line 1: no answer with an id"),
    ],
)
def test_a_file_that_holds_no_answers_is_refused(evaluate, questions, tmp_path, text, said):
    before = tmp_path / "before.jsonl"
    before.write_text(text, encoding="utf-8")
    assert said in evaluate(questions, "--answers", before, status=2).err


def test_gold_readings_add_two_figures(evaluate, questions, tmp_path):
    gold = tmp_path / "gold"
    gold.mkdir()
    (gold / "q1.yaml").write_text(
        "objects: {aura: {types: [enchantment, creature], subtypes: aura}}\n"
        "question: {kind: what_happens, object: aura}\n",
        encoding="utf-8",
    )
    printed = evaluate(questions, "--no-search", "--gold", gold).out
    assert "Engine on the gold reading" in printed
    assert "Reading against the gold reading" in printed


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--topic", "riddles"], "no question of that topic"),
        (["--decisive-prefix", "702"], "no question of that topic"),
        (["--decisive-prefix", "third"], "not a rule number"),
        (["--gold", "absent"], "no folder"),
        (["--out", "/absent/answers.jsonl"], "cannot be written"),
    ],
)
def test_wrong_use_is_one_line_and_status_two(evaluate, questions, arguments, said):
    printed = evaluate(questions, "--no-search", *arguments, status=2)
    assert said in printed.err
    assert len(printed.err.splitlines()) == 1


def test_a_set_that_expects_nothing_is_refused(evaluate, tmp_path):
    path = tmp_path / "set.csv"
    path.write_text("id;question\na;May I?\n", encoding="utf-8")
    assert "no question says what is expected" in evaluate(path, status=2).err


def item(name, topic, *decisive):
    return QuestionItem(name, {"": "x"}, topic=topic, decisive=decisive)


ITEMS = (
    item("a", "auras", "303.4d"),
    item("b", "auras", "303.40"),
    item("c", "targets", "303.4", "115.1b"),
    item("d", ""),
)


@pytest.mark.parametrize(
    ("topics", "prefixes", "whole", "chosen"),
    [
        ((), (), False, "abcd"),
        (("auras",), (), False, "ab"),
        ((), ("303.4",), False, "ac"),
        ((), ("303.4",), True, "a"),
        ((), ("303.4", "115"), True, "ac"),
        ((), ("303",), False, "abc"),
        ((), ("3",), False, "abc"),
        (("targets",), ("303.4D",), False, ""),
    ],
)
def test_questions_are_chosen_by_topic_and_deciding_rule(topics, prefixes, whole, chosen):
    assert "".join(i.id for i in module.select(ITEMS, topics, prefixes, whole=whole)) == chosen


def test_the_module_is_a_group_that_imports_nothing_heavy():
    assert isinstance(module.app, typer.Typer)
    assert issubclass(InputError, Exception)
    assert "subrule.cli.evaluate" in sys.modules
