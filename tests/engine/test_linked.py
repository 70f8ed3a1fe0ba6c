"""Linked abilities: what the description says, what is refused, and what must hold of every pair."""

import json
import re
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from subrule.engine.adjudicate import adjudicate
from subrule.engine.answers_linked import LINKED_FORMS
from subrule.engine.events import Event, Question
from subrule.engine.expectation import unmet
from subrule.engine.linked import (
    CHOICES,
    DEEDS,
    DOES,
    FACES,
    KINDS,
    REFERS,
    USES,
    Ability,
    meets_607_1,
    same_paragraph,
)
from subrule.engine.rules.section_607 import KINDS_OF_LINK
from subrule.engine.scenario import Scenario
from subrule.engine.scenario_abilities import ABILITY_KEYS
from subrule.engine.scenario_file import read_scenario
from subrule.engine.state import GameObject, Player, State
from subrule.errors import InputError
from tests.engine.conftest import GOLD, SCENARIOS, TESTS, TWINS, load

LINKED = [p for p in SCENARIOS if p.parent.name == "607"]
LAMP = "objects:\n  lamp: {types: artifact}\n  wolf: {types: creature, zone: exile}\nabilities:\n"
PAIR = LAMP + (
    "  exiles: {of: lamp, kind: activated, does: exile}\n"
    "  casts: {of: lamp, kind: activated, refers_to: exiled_cards}\n"
)


def rule_on(text: str):
    return adjudicate(read_scenario(text), TWINS)


# -- the description -----------------------------------------------------------------------------------


def test_everything_that_can_be_referred_to_is_something_that_an_ability_does():
    assert {does for wanted in REFERS.values() for does in wanted} == set(DOES)
    assert set(REFERS) >= CHOICES


@pytest.mark.parametrize("second", sorted(REFERS))
def test_an_ability_refers_only_to_the_deeds_of_its_kind(second: str):
    words = frozenset({"mercy"})
    referring = Ability("second", "lamp", refers_to=second, words=words)
    fitting = {d for d in DOES if meets_607_1(Ability("first", "lamp", does=d, words=words), referring)}
    assert fitting == REFERS[second]


@pytest.mark.parametrize(
    ("does", "refers", "first", "second", "fits"),
    [
        ("choose", "chosen", {"value": "color"}, {"value": "color"}, True),
        ("choose", "chosen", {"value": "color"}, {"value": "player"}, False),
        ("choose", "chosen", {"value": "color"}, {}, True),
        ("note", "noted", {"value": "number"}, {"value": "name"}, False),
        ("choose_word", "chosen_word", {"words": frozenset("ab")}, {"words": frozenset("bc")}, True),
        ("choose_word", "chosen_word", {"words": frozenset("ab")}, {"words": frozenset("c")}, False),
        ("additional_cost", "whether_paid", {"cost": "white"}, {"cost": "black"}, False),
        ("additional_cost", "whether_paid", {"cost": "white"}, {}, True),
    ],
)
def test_values_words_and_costs_have_to_be_the_same(does, refers, first, second, fits):
    one = Ability("first", "lamp", does=does, **first)
    other = Ability("second", "lamp", refers_to=refers, **second)
    assert meets_607_1(one, other) is fits


def test_a_paragraph_that_is_not_told_is_not_known():
    assert same_paragraph(Ability("a", "x", paragraph=1), Ability("b", "x")) is None
    assert same_paragraph(Ability("a", "x", paragraph=1), Ability("b", "x", paragraph=1)) is True
    assert same_paragraph(Ability("a", "x", paragraph=1), Ability("b", "x", paragraph=2)) is False


# -- the file ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "remedy"),
    [
        (LAMP + "  exiles: {kind: activated}\n", 5, "add of: NAME"),
        (LAMP + "  exiles: {of: lantern}\n", 5, "use one of: lamp, wolf"),
        (LAMP + "  exiles: {of: lamp, kind: magical}\n", 5, "use one of: activated"),
        (LAMP + "  exiles: {of: lamp, does: fly}\n", 5, "use one of: exile"),
        (LAMP + "  exiles: {of: lamp, refers_to: fate}\n", 5, "use one of: exiled_cards"),
        (LAMP + "  exiles: {of: lamp, colour: red}\n", 5, "use one of: of, kind"),
        (LAMP + "  lamp: {of: lamp}\n", 5, "another name"),
        (LAMP + "  you: {of: lamp}\n", 5, "another name"),
        (LAMP + "  something_else: {of: lamp}\n", 5, "another name"),
        (LAMP + "  exiles: {of: lamp, within: exiles}\n", 5, "correct the name"),
        (LAMP + "  exiles: {of: lamp, does: choose_word}\n", 5, "add words"),
        (LAMP + "  exiles: {of: lamp, paragraph: first}\n", 5, "write digits"),
        (LAMP + "  exiles: {of: lamp, costs: -1}\n", 5, "0 or more"),
        (PAIR + "events:\n  - {exiled: wolf}\n", 8, "add by:"),
        (PAIR + "events:\n  - {exiled: bear, by: exiles}\n", 8, "use one of: lamp, wolf"),
        (PAIR + "events:\n  - {exiled: wolf, by: casts}\n", 8, "correct does"),
        (PAIR + "events:\n  - {exiled: [], by: exiles}\n", 8, "at least one thing"),
        (PAIR + "events:\n  - {exiled: wolf, by: exiles, chosen: red}\n", 8, "use one of: exiled, by"),
        (PAIR + "events:\n  - {chosen: '', by: something_else}\n", 8, "a word or a number"),
        (PAIR + "question: {kind: ability_refers, ability: casts}\n", 7, "add to:"),
        (PAIR + "question: {kind: ability_refers, ability: casts, to: bear}\n", 7, "add it or correct"),
        (PAIR + "question: {kind: ability_refers, ability: exiles, to: wolf}\n", 7, "add refers_to"),
        (PAIR + "question: {kind: referred_to, ability: lamp}\n", 7, "use one of: exiles, casts"),
        (PAIR + "question: {kind: referred_to, ability: casts, zone: exile}\n", 7, "has no zone"),
        (PAIR + "question: {kind: treats, ability: casts, as: salad}\n", 7, "use one of: each"),
        (PAIR + "question: {kind: may_pay_all, abilities: [], available: 3}\n", 7, "at least one"),
        (PAIR + "question: {kind: may_pay_all, abilities: exiles, available: -3}\n", 7, "0 or more"),
    ],
)
def test_refusals_name_line_and_remedy(text: str, line: int, remedy: str):
    with pytest.raises(InputError) as refused:
        read_scenario(text, "case.yaml")
    message = str(refused.value)
    assert message.startswith(f"case.yaml, line {line}: ")
    assert remedy in message
    assert "\n" not in message


def test_a_question_about_an_ability_names_its_object():
    question = read_scenario(PAIR + "question: {kind: referred_to, ability: casts}").question
    assert (question.get("ability"), question.get("object")) == ("casts", "lamp")


def test_deeds_move_what_they_are_done_to():
    ruling = rule_on(
        "objects: {altar: {types: artifact}, giant: {types: creature, zone: hand}}\n"
        "abilities:\n"
        "  put: {of: altar, kind: activated, does: put_onto_battlefield}\n"
        "  all: {of: altar, kind: triggered, refers_to: put_onto_battlefield}\n"
        "events: [{brought: giant, by: put}]\n"
        "question: {kind: referred_to, ability: all}"
    )
    assert ruling.final is not None
    assert ruling.final.objects["giant"].zone == "battlefield"
    assert [s.other for s in ruling.steps] == ["giant"]


# -- the rules -----------------------------------------------------------------------------------------


def test_every_kind_of_link_and_of_question_has_scenarios():
    decisive = {n for path in LINKED for n in adjudicate(load(path), TWINS).decisive}
    assert [n for n in KINDS_OF_LINK if n not in decisive] == []
    asked = {load(path).question.kind for path in LINKED}
    assert set(LINKED_FORMS) <= asked


def test_scenarios_leave_something_open_and_a_third_end_in_no():
    expected = [load(path).expect.verdict for path in LINKED]
    assert len(expected) >= 50
    assert 3 * expected.count("no") >= len(expected)
    assert expected.count("depends") + expected.count("undecided") >= 12


def test_two_instances_of_a_pair_on_one_object_do_not_mix():
    text = (
        "objects: {slime: {types: creature}, wolf: {types: creature, zone: exile}}\n"
        "abilities:\n"
        "  one: {of: slime, kind: activated, does: exile, gained_from: first}\n"
        "  one_back: {of: slime, kind: activated, refers_to: exiled_cards, gained_from: first}\n"
        "  two: {of: slime, kind: activated, does: exile, gained_from: second}\n"
        "  two_back: {of: slime, kind: activated, refers_to: exiled_cards, gained_from: second}\n"
        "events: [{exiled: wolf, by: one}]\n"
        "question: {kind: ability_refers, ability: %s, to: wolf}"
    )
    assert rule_on(text % "one_back").verdict == "yes"
    assert rule_on(text % "two_back").verdict == "no"


def test_the_order_in_which_two_abilities_are_named_does_not_matter():
    one = rule_on(PAIR + "question: {kind: are_linked, ability: casts, to: exiles}")
    two = rule_on(PAIR + "question: {kind: are_linked, ability: exiles, to: casts}")
    assert (one.verdict, one.decisive) == (two.verdict, two.decisive) == ("yes", ("607.2a",))


def test_a_card_exiled_again_by_something_else_is_no_longer_the_one():
    again = (
        "events:\n  - {exiled: wolf, by: exiles}\n  - {put_onto_battlefield: wolf}\n"
        "  - {exiled: wolf, by: something_else}\n"
        "question: {kind: ability_refers, ability: casts, to: wolf}"
    )
    assert rule_on(PAIR + again).verdict == "no"
    assert "400.7" in rule_on(PAIR + again).decisive


OBJECTS = ("one", "two")
VALUES = ("red", "blue")


@st.composite
def described(draw: st.DrawFn) -> Scenario:
    """Two objects with up to four abilities of any kind, some deeds, and one question."""
    names = ("a", "b", "c", "d")[: draw(st.integers(1, 4))]
    abilities = {
        name: Ability(
            name,
            draw(st.sampled_from(OBJECTS)),
            draw(st.sampled_from(KINDS)),
            draw(st.sampled_from(("", *DOES))),
            draw(st.sampled_from(("", *REFERS))),
            words=frozenset({"red"}),
            paragraph=draw(st.integers(1, 2)),
            gained_from=draw(st.sampled_from(("", "", "effect"))),
            uses="action",
            costs=1,
        )
        for name in names
    }
    events = []
    for name, ability in abilities.items():
        if ability.does and draw(st.booleans()):
            verb = DOES[ability.does]
            thing = draw(st.sampled_from(("card", "other") if verb in ("exiled", "affected") else VALUES))
            events.append(Event(verb, "card" if verb == "brought" else thing, name))
    objects = {o: GameObject(o, types=frozenset({"creature"}), name=o) for o in OBJECTS}
    objects |= {o: GameObject(o, types=frozenset({"instant"}), zone="exile") for o in ("card", "other")}
    second = draw(st.sampled_from(names))
    question = draw(
        st.sampled_from(
            [
                Question("are_linked", (("ability", second), ("to", names[0]))),
                Question("ability_refers", (("ability", second), ("to", "card"))),
                Question("referred_to", (("ability", second),)),
                Question("several_pairs", (("ability", second),)),
            ]
        )
    )
    players = {p: Player(p) for p in ("you", "opponent")}
    state = State(MappingProxyType(objects), MappingProxyType(players), abilities=MappingProxyType(abilities))
    return Scenario(state, tuple(events), question)


@settings(max_examples=200, deadline=None)
@given(described(), st.randoms(use_true_random=False))
def test_any_description_is_ruled_on_alike_in_any_order(scenario: Scenario, random):
    ruling = adjudicate(scenario, TWINS)
    assert ruling.reason != "contradiction"
    items = list(scenario.state.abilities.items())
    random.shuffle(items)
    shuffled = replace(scenario, state=replace(scenario.state, abilities=MappingProxyType(dict(items))))
    other = adjudicate(shuffled, TWINS)
    assert (other.verdict, set(other.decisive)) == (ruling.verdict, set(ruling.decisive))


@settings(max_examples=200, deadline=None)
@given(described())
def test_abilities_of_different_objects_are_linked_only_where_a_rule_says_so(scenario: Scenario):
    abilities = list(scenario.state.abilities.values())
    for one in abilities:
        question = Question("are_linked", (("ability", one.id), ("to", abilities[0].id)))
        ruling = adjudicate(replace(scenario, question=question), TWINS)
        if one.of != abilities[0].of and ruling.verdict == "yes":
            assert {"607.1d", "607.2n"} & set(ruling.decisive)
        if ruling.verdict in ("yes", "no"):
            assert ruling.decisive


def test_the_documented_tables_name_every_word_of_the_format():
    page = (TESTS.parent / "docs" / "scenarios.md").read_text(encoding="utf-8")
    for word in (*ABILITY_KEYS, *DOES, *REFERS, *KINDS, *DEEDS, *LINKED_FORMS, *USES, *FACES):
        assert f"`{word}`" in page or f"`{word}:" in page or f"; `{word}:" in page, word


def test_the_documented_example_ends_as_it_says():
    page = (TESTS.parent / "docs" / "scenarios.md").read_text(encoding="utf-8")
    example = next(e for e in re.findall(r"```yaml\n(.*?)```", page, re.DOTALL) if "abilities:" in e)
    scenario = read_scenario(example)
    assert unmet(scenario.expect, adjudicate(scenario, TWINS)) == ()


@pytest.mark.shared_data
def test_every_question_on_linked_abilities_has_a_gold_reading(shared_data: Path):
    lines = (shared_data / "questions" / "dev.jsonl").read_text(encoding="utf-8").splitlines()
    on_links = {q["id"] for q in map(json.loads, lines) if q["topic"] == "linked_abilities"}
    lookups = yaml.safe_load((TESTS / "gold" / "lookups.yaml").read_text(encoding="utf-8"))
    assert on_links
    assert on_links <= {path.stem for path in GOLD} | set(lookups)
