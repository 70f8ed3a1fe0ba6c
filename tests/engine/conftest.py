"""What the engine's tests share: scenario files, gold readings and the twins table."""

from collections.abc import Mapping
from pathlib import Path

import pytest

import subrule.engine.rules  # noqa: F401 - fills the registry
from subrule.corpus.twins import twins_by_number
from subrule.engine.registry import RULES
from subrule.engine.ruling import Ruling
from subrule.engine.scenario import Scenario
from subrule.engine.scenario_file import read_scenario

TESTS = Path(__file__).resolve().parents[1]
SCENARIOS = sorted((TESTS / "scenarios").rglob("*.yaml"))
GOLD = sorted((TESTS / "gold").glob("dev*.yaml"))
TWINS: Mapping[str, frozenset[str]] = {number: twins_by_number().get(number, frozenset()) for number in RULES}


def load(path: Path) -> Scenario:
    return read_scenario(path.read_text(encoding="utf-8"), path.name)


def essence(ruling: Ruling) -> tuple[object, ...]:
    """What a switched-off rule must change to be decisive: verdict, final state, what is told."""
    told = sorted((s.kind, s.subject, s.other, s.player) for s in ruling.steps if ruling.verdict == "outcome")
    branches = tuple((b.settled, essence(b.ruling)) for b in ruling.branches)
    return (ruling.verdict, ruling.final, tuple(told), branches)


@pytest.fixture(scope="session")
def twins() -> Mapping[str, frozenset[str]]:
    return TWINS
