"""Spells that resolve: where they end, what is refused in a file, what every sentence needs."""

import inspect
import re
from types import MappingProxyType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from subrule.answering.sentences import message_table
from subrule.engine.adjudicate import adjudicate
from subrule.engine.events import Event, Question
from subrule.engine.rules import section_400, section_608, section_702_casting, section_730
from subrule.engine.scenario import Scenario
from subrule.engine.scenario_file import read_scenario
from subrule.engine.state import Enchant, GameObject, Player, State
from subrule.errors import InputError
from subrule.paths import LANGUAGES
from tests.engine.conftest import GOLD, TWINS, load

SPELL = "aura: {subtypes: aura, enchant: creature, zone: stack, targets: bear%s}"
OUTCOMES = {"battlefield", "graveyard", "nowhere"}


def ruled(text: str) -> object:
    return adjudicate(read_scenario(text), TWINS)


@st.composite
def resolutions(draw: st.DrawFn) -> Scenario:
    """One permanent spell with one target that may leave, return, change sides or gain an ability."""
    kind = draw(st.sampled_from(("creature", "aura", "bestowed", "mutating")))
    aura = kind in ("aura", "bestowed")
    spell = GameObject(
        "spell",
        types=frozenset({"enchantment"}) if aura else frozenset({"creature"}),
        subtypes=frozenset({"aura"}) if aura else frozenset(),
        enchant=Enchant(frozenset({"creature"})) if aura else None,
        bestowed=kind == "bestowed",
        mutating=kind == "mutating",
        zone="stack",
        controller=draw(st.sampled_from(("you", "opponent"))),
        owner="you",
        targets=() if kind == "creature" else ("beast",),
        targeted=() if kind == "creature" else (0,),
        copy_of=draw(st.sampled_from((None, "spell"))),
        cannot_enter=draw(st.booleans()),
        uncounterable=draw(st.booleans()),
        token=False,
        colors=frozenset({"red"}),
    )
    beast = GameObject(
        "beast",
        types=frozenset({"creature"}),
        owner="you",
        hexproof=False,
        shroud=False,
        token=False,
        toughness=3,
    )
    happens = draw(st.lists(st.sampled_from(sorted(HAPPENINGS)), max_size=2, unique=True))
    events = [event for name in happens for event in HAPPENINGS[name]]
    if "dies" in happens and "blink" in happens:
        events = list(HAPPENINGS["blink"])
    players = {p: Player(p) for p in ("you", "opponent")}
    objects = {"spell": spell, "beast": beast}
    if draw(st.booleans()):
        objects = dict(reversed(objects.items()))
    return Scenario(
        State(MappingProxyType(objects), MappingProxyType(players)),
        (*events, Event("resolve", "spell")),
        Question("resolves", (("object", "spell"),)),
    )


HAPPENINGS = {
    "dies": (Event("leaves", "beast", to=("graveyard",)),),
    "blink": (
        Event("leaves", "beast", to=("exile",)),
        Event("put_onto_battlefield", "beast", by="you"),
    ),
    "stolen": (Event("control_changes", "spell", to=("opponent",)),),
    "shroud": (Event("changes", "beast", changes=(("shroud", True),)),),
    "protected": (Event("changes", "beast", changes=(("add_protection", frozenset({"red"})),)),),
}


@settings(max_examples=150, deadline=None)
@given(resolutions())
def test_a_permanent_spell_leaves_the_stack_for_exactly_one_place(scenario):
    ruling = adjudicate(scenario, TWINS)
    assert ruling.verdict in ("yes", "no"), ruling.reason
    assert ruling.final is not None
    assert set(ruling.final.objects) == set(scenario.state.objects)
    spell = ruling.final.objects["spell"]
    assert spell.zone in OUTCOMES
    assert not spell.targets
    merged = spell.merged_into is not None
    assert merged == (spell.id in ruling.final.objects["beast"].components)
    if spell.zone == "nowhere":
        assert merged or scenario.state.objects["spell"].copy_of == "spell"
    if ruling.verdict == "no":
        assert spell.zone != "battlefield"
        assert not merged


@settings(max_examples=60, deadline=None)
@given(resolutions())
def test_bestowed_mutating_and_untargeted_spells_always_resolve(scenario):
    spell = scenario.state.objects["spell"]
    if spell.bestowed or spell.mutating or not spell.targets:
        assert adjudicate(scenario, TWINS).verdict == "yes"


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("objects:\n  bear: {types: creature}\n  " + SPELL % "" + "\n", None, None),
        ("objects:\n  " + SPELL % "" + "\n", 2, "not in this scenario"),
        ("objects:\n  bear: {types: creature}\n  s: {types: creature, targets: bear}\n", 3, "zone: stack"),
        (
            "objects:\n  bear: {types: creature}\n  " + SPELL % ", bestowed: yes, mutating: yes" + "\n",
            3,
            "take one away",
        ),
        ("objects:\n  s: {types: creature}\nevents:\n  - resolve: s\n", 4, "zone: stack"),
        ("objects:\n  s: {types: creature, zone: hand}\nevents:\n  - {cast: s, for: free}\n", 4, "bestow"),
        ("objects:\n  s: {types: creature, zone: stack}\nevents:\n  - {copied: s, of: s}\n", 4, "nowhere"),
        ("objects:\n  s: {types: creature, zone: nowhere}\nevents:\n  - {copied: s}\n", 4, "of:"),
        ("objects:\n  s: {types: instant, zone: stack, does: [fly]}\n", 2, "draw"),
        ("objects:\n  s: {types: instant, zone: stack, does: [{destroy: x}]}\n", 2, "not in this scenario"),
        ("objects:\n  s: {types: instant, zone: stack, does: [{about: s}]}\n", 2, "does one thing"),
        (
            "objects:\n  s: {types: creature, zone: stack}\nevents:\n  - {resolve: s, puts: beside}\n",
            4,
            "over, under",
        ),
    ],
)
def test_what_cannot_be_said_of_a_spell_is_refused_with_line_and_remedy(text, line, what):
    if line is None:
        assert read_scenario(text, "f").state.objects["aura"].targeted == (0,)
        return
    with pytest.raises(InputError) as refusal:
        read_scenario(text, "f")
    assert f"line {line}:" in str(refusal.value)
    assert what in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_spell_that_was_countered_cannot_resolve_any_more():
    ruling = ruled(
        "objects:\n  s: {types: creature, zone: stack}\nevents:\n  - countered: s\n  - resolve: s\n"
        "question: {kind: resolves, object: s}\n"
    )
    assert (ruling.verdict, ruling.reason) == ("undecided", "unsupported")


def test_control_that_changes_after_the_resolution_is_not_told_as_it_was():
    ruling = ruled(
        "objects:\n  s: {types: creature, zone: stack}\nevents:\n  - resolve: s\n"
        "  - {control_changes: s, to: opponent}\nquestion: {kind: controls, object: s, player: you}\n"
    )
    assert ruling.verdict != "yes"


def test_what_a_static_effect_made_of_a_spell_is_undone_where_the_rule_says_so():
    ruling = ruled(
        "objects:\n  s: {types: creature, zone: stack}\nevents:\n"
        "  - {changes: s, add_types: artifact, static: yes}\n  - resolve: s\n"
        "question: {kind: is_a, object: s, quality: creature}\n"
    )
    assert ruling.verdict == "yes"
    assert ruling.final.objects["s"].types == {"creature"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_that_rules_choose_among_are_in_the_table(language):
    ids = set(re.findall(r"^([a-z][\w-]*) =", message_table(language), re.MULTILINE))
    chosen = {f"effect-of-{source}-goes-on" for source in ("resolved", "static")}
    chosen |= {f"{what}-kicked-{told}" for what in ("permanent", "spell") for told in ("yes", "no")}
    chosen |= {f"{cost}-trigger-moves-it" for cost in ("dash", "blitz", "warp")}
    chosen |= {f"merged-token-{told}" for told in ("yes", "no")}
    for module in (section_400, section_608, section_702_casting, section_730):
        source = inspect.getsource(module)
        chosen |= set(re.findall(r'"((?:mutate|permanent|bestowed|mutating)-[a-z-]+)"', source))
    assert chosen <= ids, sorted(chosen - ids)


def test_gold_readings_of_permanent_spells_name_what_is_missing():
    reading = next(path for path in GOLD if path.stem == "devA-055")
    assert [str(fact) for fact in adjudicate(load(reading), TWINS).missing] == ["spell.bestowed"]
