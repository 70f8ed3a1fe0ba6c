"""Which of the numbers that a ruling cites decide it."""

import pytest

from subrule.engine.adjudicate import adjudicate
from subrule.engine.scenario_file import read_scenario
from tests.engine.conftest import TWINS

FIGHT = """
objects:
  golem: {types: creature, power: 3, toughness: 3, keywords: indestructible}
  asp: {types: creature, power: 1, toughness: 1, keywords: deathtouch, controller: opponent}
events:
  - attack: golem
  - {block: golem, by: asp}
  - combat_damage
"""


def ruled(question: str):
    return adjudicate(read_scenario(f"{FIGHT}question: {{{question}}}\n"), TWINS)


def test_what_destroys_another_does_not_decide_about_the_one_asked():
    assert ruled("kind: dies, object: golem").decisive == ("702.12b",)


@pytest.mark.parametrize("question", ["kind: dies, object: asp", "kind: what_becomes, objects: [golem, asp]"])
def test_what_destroys_the_one_asked_decides(question):
    assert "704.5g" in ruled(question).decisive


def test_the_twin_that_speaks_of_what_was_asked_is_named_first():
    ruling = adjudicate(
        read_scenario(
            "objects:\n  altar: {types: enchantment}\n  imp: {types: creature, token: yes}\n"
            "abilities:\n  drain: {of: altar, kind: triggered, watches: dies}\n"
            "events:\n  - leaves: imp\n"
            "question: {kind: ability_triggers, ability: drain, object: imp}\n"
        ),
        TWINS,
    )
    assert ruling.decisive == ("111.7",)
