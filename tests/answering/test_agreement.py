"""Agreement: meanings that end alike count together, and what is not sure enough is not answered."""

import pytest

from subrule.answering import agreement
from subrule.answering.agreement import agreed
from subrule.engine.adjudicate import adjudicate
from subrule.engine.scenario_file import read_scenario
from subrule.understanding.likeness import Likely
from subrule.understanding.reading import Reading

DIES = "{objects: {bear: {types: creature, toughness: 0}}, question: {kind: dies, object: bear}}"
ALSO_DIES = "{objects: {wolf: {types: creature, toughness: 0}}, question: {kind: dies, object: wolf}}"
LIVES = "{objects: {bear: {types: creature, toughness: 2}}, question: {kind: dies, object: bear}}"
ASKS_BACK = "{objects: {bear: {types: creature}}, open: {bear.toughness: [0, 1]}, question: {kind: dies, object: bear}}"
HAPPENS = "{objects: {bear: {types: creature, toughness: 0}}, question: {kind: what_happens, object: bear}}"
UNSETTLED = """
objects: {bear: {types: creature}, blade: {types: [artifact, creature], subtypes: equipment, attached_to: bear, reconfigure: yes}}
question: {kind: on_battlefield, object: blade}
"""


@pytest.fixture(autouse=True)
def bars(monkeypatch):
    monkeypatch.setattr(agreement, "NEEDED", {"yes": 0.6, "no": 0.6, "outcome": 0.3, "depends": 0.3})


def situation(text: str, chance: float) -> Likely:
    return Likely("situation", Reading(read_scenario(text), likened=True), chance)


def rule(numbers: tuple[str, ...], chance: float) -> Likely:
    return Likely("rule", Reading(None, numbers), chance)


def rule_on(reading: Reading):
    return adjudicate(reading.scenario, {}) if reading.scenario is not None else None


def test_two_situations_that_end_alike_are_sure_together():
    first, second = situation(DIES, 0.4), situation(ALSO_DIES, 0.3)
    assert agreed([first, second], rule_on) == (first.reading,)
    assert agreed([first], rule_on) == ()


def test_two_situations_that_end_differently_are_not_added_up():
    assert agreed([situation(DIES, 0.5), situation(LIVES, 0.45)], rule_on) == ()


def test_a_chance_right_at_the_bar_is_enough():
    assert agreed([situation(DIES, 0.6)], rule_on) != ()
    assert agreed([situation(DIES, 0.599)], rule_on) == ()


def test_a_question_back_and_an_open_outcome_need_less_than_a_yes_or_a_no():
    asked_back, happens = situation(ASKS_BACK, 0.3), situation(HAPPENS, 0.3)
    assert rule_on(asked_back.reading).verdict == "depends"
    assert rule_on(happens.reading).verdict == "outcome"
    assert agreed([asked_back], rule_on) == (asked_back.reading,)
    assert agreed([happens], rule_on) == (happens.reading,)
    assert agreed([situation(DIES, 0.3)], rule_on) == ()


def test_something_else_is_never_answered_however_likely():
    assert agreed([Likely("other", None, 0.9), situation(DIES, 0.1)], rule_on) == ()
    halves = [Likely("other", None, 0.4), Likely("other", None, 0.3), rule(("104.1",), 0.6)]
    assert agreed(halves, rule_on) == ()


def test_a_rule_asked_for_is_no_situation():
    assert agreed([rule(("704.5d",), 0.9), situation(DIES, 0.1)], rule_on) == ()


def test_what_the_engine_leaves_undecided_counts_as_something_else():
    undecided = situation(UNSETTLED, 0.9)
    assert rule_on(undecided.reading).verdict == "undecided"
    assert agreed([undecided], rule_on) == ()


def test_nothing_likely_is_no_reading():
    assert agreed([], rule_on) == ()
