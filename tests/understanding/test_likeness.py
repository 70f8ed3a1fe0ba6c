"""Likeness: phrasings fit their scenarios, weights fit the phrasings, and what only looks alike is refused."""

import json
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from subrule.engine.adjudicate import adjudicate
from subrule.engine.scenario_file import read_scenario
from subrule.paths import LANGUAGES, shipped
from tests.conftest import load_script
from tests.engine.conftest import TWINS

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "corpus" / "phrasings" / "situations").glob("*.toml"))
SITUATIONS = [
    (path.stem, situation)
    for path in FILES
    for situation in tomllib.loads(path.read_text(encoding="utf-8"))["situation"]
]
NAMES = [f"{stem}-{place}" for place, (stem, _) in enumerate(SITUATIONS)]
train_likeness = load_script(ROOT / "scripts" / "train_likeness.py")


def test_there_are_thousands_of_phrasings_in_each_language():
    counts = Counter({language: sum(len(s[language]) for _, s in SITUATIONS) for language in LANGUAGES})
    assert min(counts.values()) >= 3000
    assert len(set(counts.values())) == 1


@pytest.mark.parametrize(("stem", "situation"), SITUATIONS, ids=NAMES)
def test_a_situation_is_a_scenario_that_the_engine_decides(stem, situation):
    question = situation.get("question")
    text = train_likeness.scenario_text(situation["scenario"], json.dumps(question) if question else "")
    verdict = adjudicate(read_scenario(text), TWINS).verdict
    assert verdict != "undecided"
    if question is not None:
        assert verdict == situation["verdict"]
    near = situation.get("near", dict.fromkeys(LANGUAGES, ()))
    assert len({len(situation[language]) for language in LANGUAGES}) == 1
    assert len({len(near[language]) for language in LANGUAGES}) == 1


def test_no_phrasing_means_two_things():
    meant: dict[str, set[str]] = {}
    for _, situation in SITUATIONS:
        question = json.dumps(situation.get("question") or "", sort_keys=True)
        for language in LANGUAGES:
            for text in situation[language]:
                meant.setdefault(text, set()).add(situation["scenario"] + question)
            for text in situation.get("near", {}).get(language, ()):
                meant.setdefault(text, set()).add("near")
    assert {text: names for text, names in meant.items() if len(names) > 1} == {}


def test_weights_were_made_from_the_phrasings_and_scenarios_as_they_are(capsys, monkeypatch):
    monkeypatch.setattr("sys.argv", ["train_likeness.py", "--check"])
    assert train_likeness.main() == 0, capsys.readouterr().err


def test_weights_are_small_enough_to_ship():
    folder = shipped("corpus") / "phrasings" / "weights"
    assert sum(file.stat().st_size for file in folder.iterdir()) <= 25_000_000
