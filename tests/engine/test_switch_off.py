"""A decisive rule is one without which, and without its twins, the ruling is another."""

from pathlib import Path

import pytest

from subrule.engine.adjudicate import MAX_DECISIVE, adjudicate
from tests.engine.conftest import GOLD, SCENARIOS, TWINS, essence, load

RULINGS = [(path, adjudicate(load(path), TWINS)) for path in (*SCENARIOS, *GOLD)]
DECIDED = [(path, ruling) for path, ruling in RULINGS if ruling.decisive]


def _name(value: object) -> str:
    return value.stem if isinstance(value, Path) else ""


@pytest.mark.parametrize(("path", "ruling"), DECIDED, ids=_name)
def test_switching_a_decisive_rule_and_its_twins_off_changes_the_ruling(path, ruling):
    scenario = load(path)
    for number in ruling.decisive:
        other = adjudicate(scenario, TWINS, without={number} | TWINS[number])
        assert essence(other) != essence(ruling), f"{number} is called decisive and changes nothing"


@pytest.mark.parametrize(("path", "ruling"), RULINGS, ids=_name)
def test_verdicts_rest_on_one_to_four_decisive_rules(path, ruling):
    if ruling.verdict in ("yes", "no", "outcome", "depends"):
        assert 1 <= len(ruling.decisive) <= MAX_DECISIVE
        assert not set(ruling.decisive) & set(ruling.supporting)


def test_a_rule_with_a_twin_in_force_decides_nothing_alone():
    scenario = load(
        next(p for p in SCENARIOS if p.stem == "an-aura-goes-to-the-graveyard-when-its-creature-dies")
    )
    whole = adjudicate(scenario, TWINS)
    assert essence(adjudicate(scenario, TWINS, without={"303.4c"})) == essence(whole)
    assert essence(adjudicate(scenario, TWINS, without={"704.5m"})) == essence(whole)
    assert essence(adjudicate(scenario, TWINS, without={"303.4c", "704.5m"})) != essence(whole)


def test_a_supporting_rule_changes_nothing_when_it_is_switched_off_with_its_twins():
    scenario = load(
        next(p for p in SCENARIOS if p.stem == "an-aura-does-not-move-onto-what-has-protection-from-it")
    )
    ruling = adjudicate(scenario, TWINS)
    for number in ruling.supporting:
        if not TWINS[number] & set(ruling.decisive):
            assert essence(adjudicate(scenario, TWINS, without={number} | TWINS[number])) == essence(ruling)
