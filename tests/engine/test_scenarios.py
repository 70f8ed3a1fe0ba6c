"""Every scenario file ends as it expects, and the files cover both sides of every rule."""

from pathlib import Path

import pytest

from subrule.engine.adjudicate import adjudicate
from subrule.engine.expectation import unmet
from subrule.engine.registry import RULES
from tests.engine.conftest import SCENARIOS, TWINS, load


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_scenario_ends_as_expected(path: Path):
    scenario = load(path)
    assert scenario.expect.verdict is not None, "a scenario file must expect a verdict"
    assert unmet(scenario.expect, adjudicate(scenario, TWINS)) == ()


def test_a_third_of_the_scenarios_ends_in_no_or_nothing():
    expected = [load(path).expect for path in SCENARIOS]
    quiet = [e for e in expected if e.verdict == "no" or e.outcome == ()]
    assert 3 * len(quiet) >= len(expected)


def test_enough_scenarios_end_undecided_or_depend_on_a_fact():
    expected = [load(path).expect for path in SCENARIOS]
    assert sum(e.verdict in ("depends", "undecided") for e in expected) >= 20


def _yields() -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """Rule → scenarios in which it was used, and in which it did not apply or said "no"."""
    used: dict[str, set[str]] = {n: set() for n in RULES}
    passed: dict[str, set[str]] = {n: set() for n in RULES}
    for path in SCENARIOS:
        ruling = adjudicate(load(path), TWINS, trace=True)
        applied = {t.number for t in ruling.tried if t.applied}
        asked = {t.number for t in ruling.tried}
        for number in asked:
            (used if number in applied else passed)[number].add(path.stem)
            if ruling.verdict == "no" and number in ruling.decisive:
                passed[number].add(path.stem)
    return used, passed


def test_every_rule_applies_in_one_scenario_and_is_asked_in_vain_in_another():
    used, passed = _yields()
    assert [n for n in RULES if not used[n]] == []
    assert [n for n in RULES if not passed[n]] == []


def test_every_rule_decides_in_some_scenario_or_says_the_same_as_one_that_does():
    deciding = {n for path in SCENARIOS for n in adjudicate(load(path), TWINS).decisive}
    silent = [n for n in RULES if n not in deciding and not TWINS[n] & deciding]
    assert silent == []
