"""Stated, default and open facts; branches; contradictions and what is not modelled."""

from collections.abc import Iterator

import pytest

from subrule.engine import registry
from subrule.engine.adjudicate import adjudicate
from subrule.engine.conditions import CONDITIONS
from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import DEFAULTS, MAX_OPEN_FACTS
from subrule.engine.scenario_file import read_scenario
from subrule.engine.view import View
from tests.engine.conftest import TWINS


def rule_on(text: str):
    return adjudicate(read_scenario(text), TWINS)


LOST_HOST = """
objects:
  bear: {types: creature}
  veil: {subtypes: aura, attached_to: bear%s}
events: [{leaves: bear}]
question: {kind: in_zone, object: veil, zone: graveyard}
"""


def test_a_stated_fact_is_neither_assumed_nor_asked():
    ruling = rule_on(LOST_HOST % ", bestowed: no")
    assert ruling.verdict == "yes"
    assert ruling.assumptions == ()
    assert ruling.missing == ()


@pytest.mark.parametrize(
    "said", [", colors: red", ", name: Veil of Cinders", ", enchant: creature", ", token: yes"]
)
def test_a_default_that_was_used_is_listed(said: str):
    ruling = rule_on(LOST_HOST % said)
    assert ruling.verdict == "yes"
    assert [(str(fact), message) for fact, message in ruling.assumptions] == [
        ("veil.bestowed", "assume-not-bestowed")
    ]


def test_a_default_that_no_rule_needed_is_not_listed():
    ruling = rule_on(
        "objects: {bear: {types: creature}, veil: {subtypes: aura, enchant: creature, attached_to: bear}}\n"
        "question: {kind: on_battlefield, object: veil}"
    )
    assert ruling.verdict == "yes"
    assert ruling.assumptions == ()


def test_bestow_is_open_for_a_bare_aura_whose_host_left():
    ruling = rule_on(LOST_HOST % "")
    assert ruling.verdict == "depends"
    assert [str(fact) for fact in ruling.missing] == ["veil.bestowed"]
    assert {
        (dict(b.settled)[ruling.missing[0]], b.ruling.verdict, b.ruling.decisive[0]) for b in ruling.branches
    } == {
        (True, "no", "702.103f"),
        (False, "yes", "303.4c"),
    }


def test_an_offered_fact_beats_the_default():
    ruling = rule_on((LOST_HOST % ", colors: red") + "open: {veil.bestowed: [yes, no]}\n")
    assert ruling.verdict == "depends"


def test_branches_that_end_alike_are_one_verdict():
    ruling = rule_on(
        "objects: {bear: {types: creature}, gift: {attached_to: bear}, wolf: {types: creature}}\n"
        "open: {gift.subtypes: [aura, equipment]}\n"
        "events: [{leaves: wolf}]\nquestion: {kind: attached, object: gift, to: bear}"
    )
    assert ruling.verdict == "yes"
    assert ruling.missing == ()
    assert ruling.branches == ()


def test_a_fact_that_does_not_matter_is_not_asked_beside_one_that_does():
    ruling = rule_on(
        "objects:\n"
        "  bear: {types: creature, protection: [red]}\n"
        "  gift: {attached_to: bear, colors: green}\n"
        "  veil: {subtypes: aura, attached_to: bear}\n"
        "open: {gift.subtypes: [aura, equipment]}\n"
        "question: {kind: on_battlefield, object: veil}"
    )
    assert ruling.verdict == "depends"
    assert [str(fact) for fact in ruling.missing] == ["veil.colors"]
    assert all([str(f) for f, _ in b.settled] == ["veil.colors"] for b in ruling.branches)


def test_a_ruling_splits_on_four_open_facts_and_no_more():
    colors = ["white", "blue", "black", "red", "green"]
    text = (
        "objects:\n  bear: {types: creature, protection: [%s]}\n  veil: {subtypes: aura, attached_to: bear}\n"
    )
    question = "question: {kind: on_battlefield, object: veil}"
    four = rule_on((text % ", ".join(colors[:MAX_OPEN_FACTS])) + question)
    five = rule_on((text % ", ".join(colors)) + question)
    assert four.verdict == "depends"
    assert five.verdict == "undecided"
    assert five.reason == "too-many-open-facts"
    assert len(five.missing) == MAX_OPEN_FACTS + 1


def test_an_undecided_branch_makes_the_whole_undecided():
    ruling = rule_on(
        "objects: {knight: {types: creature}, "
        "blade: {types: [artifact, creature], subtypes: equipment, attached_to: knight}}\n"
        "open: {blade.reconfigure: [yes, no]}\nquestion: {kind: on_battlefield, object: blade}"
    )
    assert ruling.verdict == "undecided"


def test_what_is_not_modelled_is_named():
    ruling = rule_on(
        "objects: {knight: {types: creature}, "
        "blade: {types: [artifact, creature], subtypes: equipment, reconfigure: yes, attached_to: knight}}"
    )
    assert (ruling.verdict, ruling.reason, ruling.reason_params) == (
        "undecided",
        "unsupported",
        (("what", "reconfigured-creature"),),
    )


def test_rules_that_quarrel_without_a_declared_order_are_both_named(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(registry, "RULES", dict(registry.RULES))

    @registry.rule("999.1a", "check")
    def pull_off(view: View, moment: Moment) -> Iterator[Consequence]:
        """999.1a: a rule of no book that takes every Aura off."""
        for aura in view.attachments:
            if aura.attached_to is not None:
                yield Consequence("become_unattached", aura.id)

    ruling = rule_on(LOST_HOST % ", bestowed: no")
    assert ruling.verdict == "undecided"
    assert ruling.reason == "contradiction"
    assert dict(ruling.reason_params) == {"first": "303.4c", "second": "999.1a"}


def test_a_declared_exception_settles_the_quarrel(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(registry, "RULES", dict(registry.RULES))

    @registry.rule("999.1a", "check", overrides=("303.4c", "704.5m"))
    def pull_off(view: View, moment: Moment) -> Iterator[Consequence]:
        """999.1a: a rule of no book that takes every Aura off and says that it is an exception."""
        for aura in view.attachments:
            if aura.attached_to is not None:
                yield Consequence("become_unattached", aura.id)

    ruling = rule_on(LOST_HOST % ", bestowed: no")
    assert [s.kind for s in ruling.steps] == ["become_unattached", "put_into_graveyard"]


def test_an_aura_and_equipment_in_one_on_nothing_is_a_quarrel_of_the_book():
    ruling = rule_on(
        "objects: {bear: {types: creature}, "
        "relic: {types: [artifact, enchantment], subtypes: [aura, equipment], bestowed: no, "
        "attached_to: bear}}\n"
        "events: [{leaves: bear}]\nquestion: {kind: on_battlefield, object: relic}"
    )
    assert ruling.reason == "contradiction"
    assert {value for _, value in ruling.reason_params} == {"303.4c", "301.5c"}


def test_a_rule_is_registered_once_and_says_its_number():
    def silent(view: View, moment: Moment) -> Iterator[Consequence]:
        yield from ()

    with pytest.raises(ValueError, match="does not begin with"):
        registry.rule("999.1b", "check")(silent)
    silent.__doc__ = "303.4c: again."
    with pytest.raises(ValueError, match="registered twice"):
        registry.rule("303.4c", "check")(silent)


def test_every_condition_of_a_default_is_defined_and_used():
    assert {d.open_when for d in DEFAULTS.values() if d.open_when} == set(CONDITIONS)


def test_the_trace_tells_which_rule_gave_way_to_which():
    scenario = read_scenario(LOST_HOST % ", bestowed: yes")
    ruling = adjudicate(scenario, TWINS, trace=True)
    gave_way = {(t.number, t.reason) for t in ruling.tried if t.reason}
    assert gave_way == {("303.4c", "702.103f"), ("704.5m", "702.103f")}
    assert ruling == adjudicate(scenario, TWINS), "the trace must not change the ruling"
