"""What a scenario file says of the monarch, ended turns, phasing and the like, and what is refused."""

import pytest

from subrule.engine.adjudicate import adjudicate
from subrule.engine.scenario_file import read_scenario
from subrule.errors import InputError
from tests.engine.conftest import TWINS

CREATURE = "objects: {elf: {types: creature, power: 1, toughness: 1}}\n"
ASKED = "question: {kind: dies, object: elf}\n"


@pytest.mark.parametrize(
    ("text", "remedy"),
    [
        ("game: {monarch: nobody}\n", "use one of: you"),
        ("events: [{becomes_monarch: elf}]\n", "use one of: you"),
        ("events: [{put_attacking: elf}]\n", "give it the zone it comes from"),
        ("events: [{phases_out: orc}]\n", "use one of: elf"),
        ("variant: draft\n", "use one of: commander"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(text: str, remedy: str):
    with pytest.raises(InputError, match=r"case, line 2: ") as refused:
        read_scenario(CREATURE + text + ASKED, "case")
    assert remedy in str(refused.value)


def test_only_what_is_on_the_battlefield_phases():
    with pytest.raises(InputError, match="only permanents phase"):
        read_scenario("objects: {elf: {types: creature, zone: hand}}\nevents: [{phases_out: elf}]\n" + ASKED)


def test_what_is_put_attacking_among_several_opponents_says_whom_it_attacks():
    text = "players: [anna]\nobjects: {elf: {types: creature, zone: hand}}\nevents: [{put_attacking: elf}]\n"
    with pytest.raises(InputError, match="add at: PLAYER"):
        read_scenario(text + "question: {kind: is_attacking, object: elf}\n")


def test_ending_the_turn_is_followed_by_its_cleanup():
    scenario = read_scenario(CREATURE + "events: [{end_turn: you}]\n" + ASKED)
    assert [e.kind for e in scenario.events] == ["end_turn", "cleanup"]


def test_being_put_attacking_a_permanent_is_not_ruled_on_and_named():
    scenario = read_scenario(
        "objects:\n  elf: {types: creature, zone: hand}\n"
        "  sage: {types: planeswalker, controller: opponent, loyalty: 3}\n"
        "events: [{put_attacking: elf, at: sage}]\n"
        "question: {kind: is_attacking, object: elf}\n"
    )
    ruling = adjudicate(scenario, TWINS)
    assert ruling.verdict == "undecided"
    assert dict(ruling.reason_params) == {"what": "put-attacking-a-permanent"}


def test_damage_marked_wears_off_as_the_turn_is_ended():
    scenario = read_scenario(
        "objects: {elf: {types: creature, power: 1, toughness: 3, damage: 2}}\n"
        "events: [{end_turn: you}, {damage: elf, amount: 1}]\n" + ASKED
    )
    assert adjudicate(scenario, TWINS).verdict == "no"


def test_a_permanent_that_phases_stays_the_same_object_with_its_counters():
    scenario = read_scenario(
        "turn: {player: opponent, step: end}\n"
        "objects: {elf: {types: creature, power: 1, toughness: 1, counters: {+1/+1: 2}}}\n"
        "events: [{phases_out: elf}, {begins: untap, of: you}]\n"
        "question: {kind: has_counters, object: elf, counter: +1/+1, number: 2}\n"
    )
    ruling = adjudicate(scenario, TWINS)
    assert ruling.verdict == "yes"
    assert ruling.final is not None
    assert ruling.final.objects["elf"].incarnation == 0
