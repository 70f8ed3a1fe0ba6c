"""What may be targeted, what is affected without a target, and what goes elsewhere on its way home."""

from types import MappingProxyType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from subrule.answering.sentences import Sentences
from subrule.answering.understood import Understood
from subrule.engine.adjudicate import adjudicate
from subrule.engine.events import Event, Question
from subrule.engine.scenario import Scenario
from subrule.engine.scenario_file import read_scenario
from subrule.engine.state import EffectPart, GameObject, Player, State
from subrule.errors import InputError
from tests.engine.conftest import TWINS

PLAYERS = MappingProxyType({p: Player(p) for p in ("you", "opponent")})
SHIELDS = ("hexproof", "shroud", "ward", "indestructible")


def ruled(text: str):
    return adjudicate(read_scenario(text), TWINS)


def creature(draw: st.DrawFn) -> GameObject:
    shields = {name: draw(st.booleans()) for name in SHIELDS}
    return GameObject(
        "beast",
        types=draw(st.sampled_from((frozenset({"creature"}), frozenset({"artifact"})))),
        colors=frozenset({"green"}),
        controller=draw(st.sampled_from(tuple(PLAYERS))),
        protection=draw(st.sampled_from((frozenset(), frozenset({"red"}), frozenset({"blue"})))),
        token=False,
        toughness=3,
        **shields,
    )


@st.composite
def aims(draw: st.DrawFn) -> tuple[GameObject, GameObject, str]:
    """A creature, a spell or permanent of yours that would target it, and what of it would."""
    how = draw(st.sampled_from(("spell", "activated", "triggered", "equip")))
    source = GameObject(
        "source",
        types=frozenset({"instant"} if how == "spell" else {"artifact"}),
        subtypes=frozenset({"equipment"} if how == "equip" else ()),
        colors=frozenset({"red"}),
        zone="hand" if how == "spell" else "battlefield",
    )
    return creature(draw), source, how


def forbidding(beast: GameObject, how: str) -> set[str]:
    """The words of 702.6a, 702.11b, 702.16b and 702.18a, written down a second time."""
    mine = beast.controller == "you"
    reasons = {
        "702.6a": how == "equip" and (not mine or "creature" not in beast.types),
        "702.11b": beast.hexproof and not mine,
        "702.16b": "red" in beast.protection,
        "702.18a": beast.shroud,
    }
    return {number for number, holds in reasons.items() if holds}


@settings(max_examples=200, deadline=None)
@given(aims())
def test_a_target_is_forbidden_by_exactly_hexproof_shroud_protection_and_equip(aim):
    beast, source, how = aim
    asked = (("object", "source"), ("target", "beast"), *((("ability", how),) if how != "spell" else ()))
    state = State(MappingProxyType({"beast": beast, "source": source}), PLAYERS)
    ruling = adjudicate(Scenario(state, (), Question("may_target", asked)), TWINS)
    reasons = forbidding(beast, how)
    assert ruling.verdict == ("no" if reasons else "yes")
    assert reasons <= {*ruling.decisive, *ruling.supporting}
    if len(reasons) == 1:
        assert reasons <= set(ruling.decisive)


@st.composite
def wiped(draw: st.DrawFn) -> tuple[GameObject, str]:
    return creature(draw), draw(st.sampled_from(("destroy", "exile", "return")))


@settings(max_examples=100, deadline=None)
@given(wiped())
def test_what_is_no_target_is_affected_whatever_it_has_against_targeting(case):
    beast, verb = case
    spell = GameObject(
        "storm",
        types=frozenset({"sorcery"}),
        colors=frozenset({"red"}),
        zone="stack",
        controller="opponent",
        effects=(EffectPart(verb, "beast"),),
    )
    state = State(MappingProxyType({"beast": beast, "storm": spell}), PLAYERS)
    asked = Question("affected", (("object", "beast"),))
    ruling = adjudicate(Scenario(state, (Event("resolve", "storm"),), asked), TWINS)
    spared = verb == "destroy" and beast.indestructible
    assert ruling.verdict == ("no" if spared else "yes")
    assert ("115.10a" in (*ruling.decisive, *ruling.supporting)) == (not spared)


def test_a_spell_that_targets_is_not_told_to_affect_without_a_target():
    ruling = ruled(
        "objects:\n  ogre: {types: creature}\n"
        "  bolt: {types: instant, zone: stack, targets: ogre, does: {destroy: ogre}}\n"
        "events: [{resolve: bolt}]\nquestion: {kind: affected, object: ogre}"
    )
    assert ruling.verdict == "yes"
    assert "115.10a" not in (*ruling.decisive, *ruling.supporting)


@pytest.mark.parametrize("ability", ["own", "loyalty"])
def test_an_ability_of_which_no_target_is_asked_is_refused_with_line_and_remedy(ability: str):
    text = (
        "objects: {sword: {types: artifact}, ogre: {types: creature}}\n"
        f"question: {{kind: may_target, object: sword, target: ogre, ability: {ability}}}"
    )
    with pytest.raises(InputError, match=r"line 2:.*activated, triggered, equip"):
        read_scenario(text)


def test_a_creature_without_ward_has_no_ward_ability_to_trigger():
    text = (
        "objects: {drake: {types: creature}, spear: {types: instant, zone: hand, controller: opponent}}\n"
        "events: [{cast: spear, by: opponent, targets: drake}]\nquestion: {kind: triggers, object: drake}"
    )
    assert (ruled(text).verdict, ruled(text).reason) == ("undecided", "unknown-trigger")


CAST_TWICE = (
    "objects: {goblin: {types: creature, zone: hand%s}}\nevents:\n  - {cast: goblin, by: you, for: %s}\n"
    "  - resolve: goblin\n%s  - end_step: goblin\n  - {cast: goblin, by: you}\n"
)


@pytest.mark.parametrize("cost", ["dash", "blitz", "warp"])
def test_what_the_end_step_moved_can_be_cast_again(cost: str):
    assert len(read_scenario(CAST_TWICE % ("", cost, "")).events) == 4


def test_what_came_back_before_the_end_step_stays_and_cannot_be_cast():
    blink = "  - {leaves: goblin, to: exile}\n  - {put_onto_battlefield: goblin, by: you}\n"
    with pytest.raises(InputError, match="on the battlefield already"):
        read_scenario(CAST_TWICE % ("", "dash", blink))


def test_a_stolen_creature_that_its_blitz_leaves_there_cannot_be_cast():
    with pytest.raises(InputError, match="on the battlefield already"):
        read_scenario(CAST_TWICE % ("", "blitz", "  - {control_changes: goblin, to: opponent}\n"))


def test_what_the_file_could_not_foresee_is_not_cast_from_the_battlefield():
    goblin = GameObject("goblin", types=frozenset({"creature"}))
    state = State(MappingProxyType({"goblin": goblin}), PLAYERS)
    asked = Question("on_battlefield", (("object", "goblin"),))
    ruling = adjudicate(Scenario(state, (Event("cast", "goblin", "you"),), asked), TWINS)
    assert (ruling.verdict, dict(ruling.reason_params)) == (
        "undecided",
        {"what": "cast-from-the-battlefield"},
    )


COMMANDER = (
    "variant: %s\nobjects: {dragon: {types: creature, commander: yes, %s}}\n"
    "events: [{leaves: dragon, to: %s}]\nquestion: {kind: %s}"
)


@pytest.mark.parametrize("zone", ["hand", "library"])
def test_a_commander_on_its_way_home_goes_where_its_owner_wants_it(zone: str):
    there = f"in_zone, object: dragon, zone: {zone}"
    assert ruled(COMMANDER % ("commander", "returns: yes", zone, there)).verdict == "no"
    assert ruled(COMMANDER % ("commander", "returns: no", zone, there)).verdict == "yes"
    asked = ruled(COMMANDER % ("commander", "owner: you", zone, there))
    assert [str(fact) for fact in asked.missing] == ["dragon.returns"]


@pytest.mark.parametrize(("zone", "number"), [("hand", "903.9b"), ("graveyard", "903.9a")])
def test_each_way_of_a_commander_has_its_own_rule(zone: str, number: str):
    ruling = ruled(COMMANDER % ("commander", "owner: you", zone, "may_return, object: dragon"))
    assert (ruling.verdict, ruling.decisive) == ("yes", (number,))


@pytest.mark.parametrize(
    ("source", "question", "words"),
    [
        (
            "sword: {types: artifact, subtypes: equipment}",
            "object: sword",
            "may equip of the Equipment target",
        ),
        ("archer: {types: artifact}", "object: archer, ability: activated", "may an ability of the artifact"),
        ("bolt: {types: instant, zone: hand}", "object: bolt", "may the instant target the creature"),
    ],
)
def test_what_would_target_is_said_back(source: str, question: str, words: str):
    scenario = read_scenario(
        f"objects:\n  ogre: {{types: creature, ward: yes}}\n  {source}\n"
        f"question: {{kind: may_target, {question}, target: ogre}}"
    )
    said = Understood(Sentences.load("en"), scenario).text()
    assert words in said
    assert "has ward" in said


def test_a_noun_that_is_no_term_is_told_by_what_the_object_is():
    scenario = read_scenario(
        "objects: {thing: {types: creature, noun: whatsit, hexproof: yes}}\n"
        "question: {kind: on_battlefield, object: thing}"
    )
    assert "The creature has hexproof" in Understood(Sentences.load("en"), scenario).text()
