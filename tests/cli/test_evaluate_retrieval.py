"""`subrule evaluate retrieval` on an invented question set."""

import json

import pytest

from subrule.cli import app
from tests.corpus.invented_texts import ENGLISH, official

QUESTIONS = [
    ("q1", ["303.4d"], {}, "What becomes of an Aura that is a creature too?", "¿Y un Aura que es criatura?"),
    (
        "q2",
        ["704.5m"],
        {"704.5m": ["303.4c"]},
        "Where does an Aura go when its creature died?",
        "¿Y el Aura?",
    ),
    ("q3", [], {}, "What does a booster cost?", "¿Cuánto cuesta un sobre?"),
    ("q4", ["702.9b"], {}, "May a land creature block a flier?", "¿Puede bloquear a una voladora?"),
]


@pytest.fixture
def questions(tmp_path):
    path = tmp_path / "questions.jsonl"
    lines = [
        {"id": name, "topic": "t", "question": {"en": en, "es": es}, "decisive": rules, "accept": accept}
        for name, rules, accept, en, es in QUESTIONS
    ]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


def run(*arguments):
    return app.run(["evaluate", "retrieval", *map(str, arguments)])


@pytest.mark.slow
def test_figures_run_qrels_and_page_come_from_one_run(questions, tmp_path, capsys):
    trec, qrels, page = tmp_path / "run", tmp_path / "qrels", tmp_path / "page.md"
    written = ["--run", trec, "--qrels", qrels, "--write", page]
    assert run(questions, *written, "--no-ablation", "--no-speed", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    names = [part["collection"] for part in told["collections"]]
    assert names == ["all texts", "English texts"]
    whole = told["collections"][0]
    assert whole["questions"] == {"en": 3, "es": 3}
    assert len(whole["corpus"]) == 32
    hybrid = whole["systems"]["hybrid"]["en"]["subrule"]
    assert hybrid["R@10"] >= 2 / 3
    assert {"number look-up", "BM25, all texts", "e5, all texts", "RRF of both, rule texts"} <= set(
        whole["systems"]
    )
    lines = [line.split() for line in trec.read_text().splitlines()]
    assert {line[0] for line in lines} == {f"{q}:{lang}" for q in ("q1", "q2", "q4") for lang in ("en", "es")}
    assert [int(line[3]) for line in lines[:3]] == [1, 2, 3]
    assert "q2:en 0 704.5m 1" in qrels.read_text().splitlines()
    text = page.read_text(encoding="utf-8")
    assert whole["corpus"] in text
    assert "booster" not in text
    assert "Aura" not in text


@pytest.mark.slow
def test_loaded_text_is_measured_apart_from_the_shipped_ones(questions, tmp_path, capsys):
    text = tmp_path / "text.txt"
    text.write_text(official(ENGLISH), encoding="utf-8")
    assert app.run(["corpus", "add", str(text)]) == 0
    capsys.readouterr()
    assert run(questions, "--no-ablation", "--no-speed", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["loaded"] == ["en-2031-03-05"]
    sizes = {part["collection"]: part["texts"] for part in told["collections"]}
    assert list(sizes) == ["all texts", "shipped texts", "English texts"]
    assert sizes["all texts"] > sizes["shipped texts"]
    assert "BM25, official text" in told["collections"][0]["systems"]
    assert "BM25, rule texts" in told["collections"][1]["systems"]


def test_set_without_deciding_rules_is_refused_with_the_remedy(tmp_path, capsys):
    path = tmp_path / "none.jsonl"
    path.write_text(json.dumps({"id": "a", "question": {"en": "What?"}}) + "\n")
    assert run(path) == 2
    assert "decisive" in capsys.readouterr().err


@pytest.mark.slow
def test_rules_without_any_text_are_refused(tmp_path, capsys):
    path = tmp_path / "none.jsonl"
    path.write_text(json.dumps({"id": "a", "question": {"en": "What?"}, "decisive": ["999.9z"]}) + "\n")
    assert run(path, "--no-speed", "--no-ablation") == 2
    assert "corpus add" in capsys.readouterr().err
