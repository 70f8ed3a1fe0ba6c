"""Every scenario file can be told in every language, with each sentence's numbers quoted."""

from pathlib import Path

import pytest

from subrule.answering.judge import Judge
from subrule.engine.scenario_file import read_scenario
from subrule.paths import LANGUAGES

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").rglob("*.yaml"))


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge.open()


@pytest.mark.parametrize("path", SCENARIOS, ids=[p.stem for p in SCENARIOS])
def test_scenario_is_told_in_every_language(judge: Judge, path: Path):
    scenario = read_scenario(path.read_text(encoding="utf-8"), path.name)
    told = [judge.check(scenario, language)[0] for language in LANGUAGES]
    assert len({(a.verdict, a.decisive) for a in told}) == 1
    for answer in told:
        assert answer.summary
        assert answer.understood
        assert all(step.text for step in answer.steps)
        if answer.verdict == "depends":
            assert answer.missing
            assert len(answer.branches) >= 2
        if answer.verdict in ("yes", "no", "outcome"):
            assert answer.decisive
            assert len(answer.decisive) <= 4
