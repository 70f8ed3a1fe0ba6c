"""Changing a situation: what fits it, and what would contradict it and is left alone."""

import pytest

from subrule.answering.changing import apply
from subrule.answering.follow_up import read_follow_up
from subrule.answering.reply import settle
from subrule.corpus.twins import twins_by_number
from subrule.engine.adjudicate import adjudicate
from subrule.engine.facts import Fact
from subrule.engine.scenario_file import read_scenario
from subrule.lexicon import Lexicon

LEXICON = Lexicon.load()

ATTACHED = """
objects:
  bear: {types: creature}
  aura: {types: enchantment, subtypes: aura, attached_to: bear}
question: {kind: on_battlefield, object: aura}
"""
CAST = """
objects:
  bear: {types: creature}
  aura: {types: enchantment, subtypes: aura, zone: hand}
events:
  - {cast: aura, by: you, targets: bear}
question: {kind: what_happens, object: aura}
"""
RESOLVES = CAST.replace("question", "  - {resolve: aura}\nquestion")
PUT = """
objects:
  bear: {types: creature}
  aura: {types: enchantment, subtypes: aura, zone: hand}
events:
  - {put_onto_battlefield: aura, by: you, attached_to: bear}
question: {kind: what_happens, object: aura}
"""
STOLEN = """
objects:
  bear: {types: creature}
  aura: {types: enchantment, subtypes: aura, attached_to: bear}
events:
  - {control_changes: bear, to: opponent}
question: {kind: who_controls, object: aura}
"""
TWO = """
objects:
  bear: {types: creature}
  wolf: {types: creature}
  aura: {types: enchantment, subtypes: aura, attached_to: bear}
question: {kind: on_battlefield, object: aura}
"""
OPEN_HOST = """
objects:
  thing: {noun: object.permanent}
  aura: {types: enchantment, subtypes: aura, attached_to: thing}
question: {kind: on_battlefield, object: aura}
open: {thing.types: [creature, land]}
"""
EQUIPMENT = """
objects:
  bear: {types: creature}
  sword: {types: artifact, subtypes: equipment, attached_to: bear}
question: {kind: on_battlefield, object: sword}
"""


def changed(source, text, language="en"):
    scenario = read_scenario(source)
    read = read_follow_up(text, LEXICON, language)
    return None if read is None else apply(read, scenario)


@pytest.mark.parametrize(
    ("source", "text", "object_id", "field", "value"),
    [
        (ATTACHED, "and if it's a token?", "aura", "token", True),
        (ATTACHED, "and if the creature is a token?", "bear", "token", True),
        (ATTACHED, "and if it isn't a token?", "aura", "token", False),
        (ATTACHED, "and if it's a card?", "aura", "token", False),
        (PUT, "and if it's a token?", "aura", "zone", "nowhere"),
        (ATTACHED, "and if it's face down?", "aura", "face_down", True),
        (ATTACHED, "and if the creature is not face down?", "bear", "face_down", False),
        (ATTACHED, "and if it is also a creature?", "aura", "types", {"creature", "enchantment"}),
        (ATTACHED, "and if the Aura is a creature?", "aura", "types", {"creature", "enchantment"}),
        (ATTACHED, "and if the creature is also an artifact?", "bear", "types", {"creature", "artifact"}),
        (ATTACHED, "what about a blue Aura?", "aura", "colors", {"blue"}),
        (ATTACHED, "and if my creature is black?", "bear", "colors", {"black"}),
        (ATTACHED, "and if it has shroud?", "bear", "shroud", True),
        (ATTACHED, "and if the Aura has hexproof?", "aura", "hexproof", True),
        (ATTACHED, "and if it's mine?", "aura", "controller", "you"),
        (ATTACHED, "and if it's my opponent's creature?", "bear", "controller", "opponent"),
        (TWO, "and if it has protection from red?", "bear", "protection", {"red"}),
        (EQUIPMENT, "and if the Equipment is also a creature?", "sword", "types", {"artifact", "creature"}),
    ],
)
def test_what_is_stated_is_put_into_the_object_it_is_about(source, text, object_id, field, value):
    change = changed(source, text)
    assert change is not None
    now = getattr(change.scenario.state.objects[object_id], field)
    assert (set(now) if isinstance(value, set) else now) == value
    others = {k: v for k, v in change.scenario.state.objects.items() if k != object_id}
    assert others == {k: v for k, v in read_scenario(source).state.objects.items() if k != object_id}


@pytest.mark.parametrize(
    ("source", "text"),
    [
        (CAST, "and if it's a token?"),
        (CAST, "and if the Aura is my opponent's?"),
        (CAST, "and if it's face down?"),
        (PUT, "and if it's bestowed?"),
        (PUT, "and if my opponent controls the Aura?"),
        (STOLEN, "and if the creature is mine?"),
        (TWO, "and if the wolf is black?"),
        (ATTACHED, "and if the land is black?"),
        (ATTACHED, "and if the Equipment is black?"),
        (ATTACHED, "and if my opponent's Aura is black?"),
        (ATTACHED, "and if the creature is a land?"),
        (ATTACHED, "and if it's a creature?"),
        (ATTACHED, "and if it isn't mine?"),
        (ATTACHED, "and if it has no target any more?"),
        (ATTACHED, "and if the creature is bestowed?"),
        (EQUIPMENT, "and if the Aura is black?"),
    ],
)
def test_what_does_not_fit_the_situation_changes_nothing(source, text):
    assert changed(source, text) is None


def test_an_open_type_is_settled_by_naming_it():
    change = changed(OPEN_HOST, "and if the permanent is a creature?")
    assert change.scenario.state.objects["thing"].types == {"creature"}
    assert changed(OPEN_HOST, "and if the permanent is a land?").told[0].values == ("land",)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "and if it no longer has a target?"),
        ("es", "¿y si ya no tiene objetivo?"),
        ("fr", "et s'il n'a plus de cible ?"),
    ],
)
@pytest.mark.parametrize("source", [CAST, RESOLVES])
def test_a_spell_without_its_target_resolves_after_the_target_has_gone(language, text, source):
    change = changed(source, text, language)
    assert change is not None
    assert [(e.kind, e.subject) for e in change.scenario.events] == [
        ("cast", "aura"),
        ("leaves", "bear"),
        ("resolve", "aura"),
    ]


def test_a_bestowed_spell_is_cast_so():
    change = changed(CAST, "and if it's bestowed?")
    assert change.scenario.events[0].how == "bestow"
    assert changed(CAST, "and if it isn't bestowed?").told == ()


def test_a_creature_that_dies_dies_once():
    first = changed(ATTACHED, "and if the creature dies?")
    assert [(e.kind, e.subject, e.to) for e in first.scenario.events] == [("leaves", "bear", ("graveyard",))]
    again = apply(read_follow_up("and if the creature dies?", LEXICON, "en"), first.scenario)
    assert (again.scenario, again.told) == (first.scenario, ())


# -- replies -----------------------------------------------------------------------------------------


def reply(text, fact, alternatives=(True, False), language="en", source=PUT):
    read = read_follow_up(text, LEXICON, language)
    return None if read is None else settle(read, read_scenario(source), {fact: alternatives})


def test_a_question_put_the_other_way_is_answered_the_other_way():
    """Does the effect say what it will be attached to? Yes: so it is not left open."""
    fact = Fact("aura", "unspecified")
    assert reply("yes", fact).scenario.offered == ((fact, (False,)),)
    assert reply("no", fact).scenario.offered == ((fact, (True,)),)


def test_a_settled_fact_is_asked_no_more():
    scenario = read_scenario(PUT.replace(", attached_to: bear", ""))
    twins = twins_by_number()
    before = adjudicate(scenario, twins)
    for fact in before.missing:
        now = settle(read_follow_up("yes", LEXICON, "en"), scenario, {fact: (True, False)})
        assert fact not in adjudicate(now.scenario, twins).missing


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("en", "mine", "you"),
        ("en", "my opponent", "opponent"),
        ("en", "it's my opponent's", "opponent"),
        ("es", "mía", "you"),
        ("es", "de mi oponente", "opponent"),
        ("fr", "à moi", "you"),
        ("fr", "elle est à mon adversaire", "opponent"),
    ],
)
def test_a_player_is_named(language, text, value):
    change = reply(text, Fact("aura", "controller"), ("you", "opponent"), language)
    assert change.scenario.state.objects["aura"].controller == value


def test_kind_and_source_are_named():
    kind, source = Fact("aura", "subtypes"), Fact("aura", "ability_source")
    assert reply("an Equipment", kind, ("aura", "equipment")).scenario.offered == ((kind, ("equipment",)),)
    assert reply("its own ability", source, ("own", "granted")).scenario.offered == ((source, ("own",)),)
    assert reply("the Aura gives it", source, ("own", "granted")).scenario.offered == (
        (source, ("granted",)),
    )


def test_colors_are_named_or_denied():
    black = Fact("aura", "colors", "black")
    assert reply("yes", black).scenario.state.objects["aura"].colors == {"black"}
    assert reply("red", black).scenario.state.objects["aura"].colors == {"red"}
    assert reply("no, it's red", black).scenario.state.objects["aura"].colors == {"red"}
    assert reply("yes, it's red", black) is None
    assert reply("no", black).scenario.offered == ((black, (False,)),)


def test_what_an_aura_can_enchant_is_no_yes_or_no_question():
    fact = Fact("aura", "enchant", "only creature")
    assert reply("yes", fact) is None
    change = reply("creatures and lands", fact)
    assert change.scenario.state.objects["aura"].enchant.qualities == {"creature", "land"}
    assert reply("creatures and purple things", fact) is None


@pytest.mark.parametrize("text", ["and yes", "maybe", "yes and it has flying", "a token of mine", ""])
def test_what_is_no_reply_settles_nothing(text):
    assert reply(text, Fact("aura", "bestowed")) is None
