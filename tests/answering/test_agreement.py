"""Agreement: how a question may be meant, the opposite included, and what is sure enough to be answered."""

import pytest

from subrule.answering import agreement
from subrule.answering.agreement import agreed, candidates, surest
from subrule.engine.adjudicate import adjudicate
from subrule.engine.scenario_file import read_scenario
from subrule.understanding.likeness import Likely
from subrule.understanding.reading import Reading

DIES = "{objects: {bear: {types: creature, toughness: 0}}, question: {kind: dies, object: bear}}"
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


def situation(text: str, chance: float = 0.5) -> Likely:
    return Likely("situation", Reading(read_scenario(text), likened=True), chance)


def rule_on(meaning: Likely):
    return adjudicate(meaning.reading.scenario, {})


def only(text: str):
    return candidates([situation(text)], rule_on)[0]


def test_a_situation_answered_with_yes_or_no_may_be_asked_about_the_other_way_round():
    own, turned = candidates([situation(DIES)], rule_on)
    assert (own.verdict, own.sense, own.opposite) == ("yes", "gone", False)
    assert (turned.verdict, turned.sense, turned.opposite) == ("no", "stays", True)
    assert own.decisive == turned.decisive == {"704.5f"}


@pytest.mark.parametrize("text", [DIES, LIVES])
def test_the_engine_rules_on_the_opposite_as_it_was_foretold(text):
    own, turned = candidates([situation(text)], rule_on)
    ruling = adjudicate(turned.reading.scenario, {})
    assert ruling.verdict == turned.verdict != own.verdict
    assert turned.reading.likened


@pytest.mark.parametrize(("text", "verdict"), [(ASKS_BACK, "depends"), (HAPPENS, "outcome")])
def test_what_is_not_answered_with_yes_or_no_has_no_opposite(text, verdict):
    assert [c.verdict for c in candidates([situation(text)], rule_on)] == [verdict]


def test_rules_other_things_and_what_the_engine_leaves_undecided_are_no_candidates():
    others = [
        Likely("other", None, 0.9),
        Likely("rule", Reading(None, ("704.5d",)), 0.9),
        situation(UNSETTLED, 0.9),
    ]
    assert rule_on(others[-1]).verdict == "undecided"
    assert candidates(others, rule_on) == ()


def test_no_more_situations_are_ruled_on_than_the_likeliest():
    many = [situation(HAPPENS) for _ in range(agreement.MOST_SITUATIONS + 5)]
    assert len(candidates(many, rule_on)) == agreement.MOST_SITUATIONS


def test_a_chance_right_at_the_bar_is_enough():
    dies = only(DIES)
    assert agreed([(dies, 0.6)]) == (dies.reading,)
    assert agreed([(dies, 0.599)]) == ()


def test_each_verdict_has_its_own_bar():
    for candidate in (only(ASKS_BACK), only(HAPPENS)):
        assert agreed([(candidate, 0.3)]) == (candidate.reading,)
        assert agreed([(candidate, 0.299)]) == ()
    assert agreed([(only(DIES), 0.3)]) == ()


def test_only_the_surest_is_answered():
    dies, lives = only(DIES), only(LIVES)
    assert surest([(dies, 0.5), (lives, 0.7)]) == (lives, 0.7)
    assert surest([(dies, 0.7), (lives, 0.7)]) == (dies, 0.7)
    assert agreed([(dies, 0.5), (lives, 0.7)]) == (lives.reading,)


def test_nothing_likely_is_no_reading():
    assert surest([]) is None
    assert agreed([]) == ()
