"""The engine rules rightly on every gold reading, which is how a careful judge reads a question."""

import json
import re
from pathlib import Path
from types import ModuleType

import pytest
import yaml

from subrule.engine.adjudicate import adjudicate
from subrule.engine.scenario import Expectation
from subrule.lexicon import Lexicon
from tests.conftest import load_script
from tests.engine.conftest import GOLD, TESTS, TWINS, load

LOOKUPS = TESTS / "gold" / "lookups.yaml"


def test_gold_readings_carry_no_answer():
    for path in GOLD:
        assert load(path).expect == Expectation(), (
            f"{path.name}: the expected answer stays in the question set"
        )


def test_every_lookup_names_what_it_is_about():
    lookups = yaml.safe_load(LOOKUPS.read_text(encoding="utf-8"))
    assert lookups
    lexicon = Lexicon.load()
    assert all(entry["about"] and all(c in lexicon for c in entry["about"]) for entry in lookups.values())
    assert not set(lookups) & {path.stem for path in GOLD}


@pytest.fixture(scope="module")
def questions(shared_data: Path) -> dict[str, dict[str, object]]:
    lines = (shared_data / "questions" / "dev.jsonl").read_text(encoding="utf-8").splitlines()
    return {q["id"]: q for q in map(json.loads, lines)}


@pytest.fixture(scope="module")
def scorer(shared_data: Path, tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    source = (shared_data.parent / "tools" / "score_answers.py").read_text(encoding="utf-8")
    copy = tmp_path_factory.mktemp("scorer") / "score_answers.py"
    copy.write_text(re.sub(r"(?m)^main\(\)$", "", source), encoding="utf-8")
    return load_script(copy)


@pytest.mark.shared_data
@pytest.mark.parametrize("path", GOLD, ids=lambda p: p.stem)
def test_the_ruling_on_a_gold_reading_is_right(path: Path, questions, scorer):
    ruling = adjudicate(load(path), TWINS)
    answer = {
        "verdict": ruling.verdict,
        "decided_by": "engine",
        "citations": [{"number": n, "role": "decisive"} for n in ruling.decisive],
        "branches": [{"citations": list(b.ruling.decisive)} for b in ruling.branches],
        "missing": [str(fact) for fact in ruling.missing],
    }
    question = questions[path.stem]
    result, *_ = scorer.judge(question, answer)
    assert result == "right", (ruling.verdict, ruling.reason, ruling.decisive)
    if question["expected"] in ("yes", "no", "depends"):
        assert ruling.verdict == question["expected"]


@pytest.mark.shared_data
def test_every_question_on_303_4_has_a_gold_reading(questions):
    lookups = yaml.safe_load(LOOKUPS.read_text(encoding="utf-8"))
    on_auras = {i for i, q in questions.items() if any(n.startswith("303.4") for n in q["decisive"])}
    assert on_auras <= {path.stem for path in GOLD} | set(lookups)
