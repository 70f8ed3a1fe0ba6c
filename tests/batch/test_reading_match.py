"""Reading against gold reading: names do not matter, facts, roles and the question do."""

from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from subrule.batch.reading_match import (
    APART,
    NAMES,
    REFERENCES,
    lookup_statements,
    match_scenarios,
    match_statements,
    statements,
)
from subrule.engine.events import Event
from subrule.engine.scenario_file import read_scenario
from subrule.engine.state import GameObject

GOLD = """
objects:
  bear: {types: creature, controller: opponent}
  veil: {subtypes: aura, attached_to: bear, enchant: creature}
events:
  - {changes: bear, remove_types: creature, add_types: land}
  - leaves: bear
question: {kind: in_zone, object: veil, zone: graveyard}
"""


def scenario(text):
    return read_scenario(text)


def match(text, gold=GOLD):
    return match_scenarios(scenario(gold), scenario(text))


def test_other_names_in_another_order_are_the_same_reading():
    read = match(
        """
objects:
  a: {noun: object.curse, subtypes: aura, types: enchantment, attached_to: b, enchant: creature, name: Veil}
  b: {types: creature, controller: opponent, owner: opponent}
events:
  - {changes: b, add_types: land, remove_types: creature}
  - check
  - {leaves: b, to: graveyard}
question: {kind: in_zone, object: a, zone: graveyard}
"""
    )
    assert (read.missed, read.added) == ((), ())
    assert read.exact


@pytest.mark.parametrize(
    ("old", "new", "missed", "added"),
    [
        (
            "enchant: creature",
            "enchant: land",
            "enchant veil qualities creature",
            "enchant veil qualities land",
        ),
        (", attached_to: bear", "", "attached_to veil bear", None),
        (", controller: opponent", "", "controller bear opponent", None),
        ("types: creature,", "types: [creature, land],", None, "types bear land"),
        ("zone: graveyard}", "zone: exile}", "asked zone graveyard", "asked zone exile"),
        ("object: veil", "object: bear", "asked object veil", "asked object bear"),
        (
            "kind: in_zone, object: veil, zone: graveyard",
            "kind: attached, object: veil",
            "in_zone",
            "attached",
        ),
        (
            "- leaves: bear",
            "- {leaves: bear, to: exile}",
            "to leaves bear 1 graveyard",
            "to leaves bear 1 exile",
        ),
        ("add_types: land", "add_types: artifact", "changes changes bear 1 add_types land", None),
        ("enchant: creature}", "enchant: creature, bestowed: no}", None, "bestowed veil False"),
        ("enchant: creature}", "enchant: creature, colors: colorless}", None, "colors veil none"),
        ("events:", "nothing_else: creature\nevents:", None, "nothing else creature"),
        ("events:", "open: {veil.token: [yes, no]}\nevents:", None, "open veil token False/True"),
        ("objects:", "players: [third]\nobjects:", None, "there is third*"),
        ("objects:", "objects:\n  other: {types: land}", None, "there is other*"),
    ],
)
def test_what_is_read_otherwise_is_told(old, new, missed, added):
    assert old in GOLD
    read = match(GOLD.replace(old, new))
    assert not read.exact
    assert missed is None or missed in read.missed
    assert added is None or added in read.added
    assert bool(read.missed) == (missed is not None)


def test_the_order_of_events_counts():
    first, second = "  - {changes: bear, remove_types: creature, add_types: land}\n", "  - leaves: bear\n"
    gold, read = scenario(GOLD), scenario(GOLD)
    turned = replace(read, events=tuple(reversed(read.events)))
    assert first + second in GOLD
    assert "then changes bear 1 leaves bear 1" in match_scenarios(gold, turned).missed


def test_two_events_of_a_kind_are_kept_apart():
    gold = scenario(GOLD)
    twice = replace(
        gold,
        events=(
            *gold.events,
            Event("attach", "veil", "you", ("bear",)),
            Event("attach", "veil", "you", ("bear",)),
        ),
    )
    once = replace(twice, events=twice.events[:-1])
    assert match_scenarios(twice, once).missed


def test_facts_roles_and_the_question_are_counted_apart():
    read = match(
        GOLD.replace("attached_to: bear", "attached_to: you").replace("kind: in_zone", "kind: in_zone")
    )
    assert read.wanted["role"] - read.found["role"] == 1
    assert (read.wanted["asked"], read.found["asked"]) == (1, 1)
    assert read.wanted["fact"] == read.found["fact"]


def test_no_reading_finds_nothing_and_adds_nothing():
    read = match_scenarios(scenario(GOLD), None)
    assert (read.given, read.exact, read.missed, read.added) == (False, False, (), ())
    assert set(read.found.values()) == set(read.read.values()) == {0}


def test_you_and_your_opponent_are_never_exchanged():
    gold = "players: [third]\nobjects: {bear: {types: creature, controller: third}}"
    assert match("players: [other]\nobjects: {bear: {types: creature, controller: other}}", gold).exact
    assert not match("players: [third]\nobjects: {bear: {types: creature, controller: opponent}}", gold).exact


def test_only_the_order_of_timestamps_counts():
    gold = "objects: {a: {types: land, timestamp: 3}, b: {types: creature, timestamp: 8}}"
    assert match(gold.replace("8", "4"), gold).exact
    assert not match(gold.replace("8", "2"), gold).exact


def test_look_ups_are_compared_by_the_rules_asked_for():
    wanted = lookup_statements(["303.4a"])
    assert match_statements(wanted, lookup_statements(["303.4a"])).exact
    other = match_statements(wanted, lookup_statements(["303.4b"]))
    assert (other.missed, other.added) == (("look-up 303.4a",), ("look-up 303.4b",))
    assert not match_statements(wanted, frozenset(statements(scenario(GOLD)))).exact


def test_every_field_of_an_object_is_compared_or_left_out_on_purpose():
    """A field that holds a name of an object must be listed as a reference, or names would be compared."""
    known = {"types", "subtypes", "colors", "zone", "enchant", "protection", "token", "bestowed", "face_down"}
    known |= {"hexproof", "shroud", "reconfigure", "cannot_be_enchanted_by", "trigger", "mentions_enchanted"}
    known |= {
        "timestamp",
        "supertypes",
        "power",
        "toughness",
        "boost",
        "damage",
        "deathtouched",
        "counters",
        "taken",
    }
    known |= {
        "max_counters",
        "chapters",
        "pending",
        "attacked",
        "indestructible",
        "shields",
        "no_regeneration",
    }
    known |= {
        "deathtouch",
        "wither",
        "infect",
        "lifelink",
        "toxic",
        "copy_of",
        "commander",
        "returns",
        "arrived",
    }
    known |= {
        "marker",
        "starts_engines",
        "space_sculptor",
        "sector",
        "fate",
        "incarnation",
        "targeted",
        "can_target",
    }
    known |= {
        "effects",
        "other_legal_target",
        "mutating",
        "kicked",
        "uncounterable",
        "cannot_enter",
        "from_spell",
    }
    known |= {"replaces", "cast_for", "delayed", "became", "alterations", "loses_abilities", "over"}
    known |= {"delayed_on", "delayed_by", "host_left", "ward"}
    known |= {"keywords", "tapped", "since_turn_began", "landwalk", "combat", "twice", "sheet", "casting"}
    there = {f.name for f in fields(GameObject)}
    assert not there ^ (known | NAMES | REFERENCES)
    assert there >= APART


_NAMES = st.permutations(["ant", "bee", "cow", "doe"])


@given(_NAMES, st.permutations(range(4)))
def test_renaming_and_reordering_never_changes_a_reading(names, order):
    def made(names, order):
        lines = [
            f"  {names[0]}: {{types: creature, controller: opponent}}",
            f"  {names[1]}: {{types: creature, controller: opponent}}",
            f"  {names[2]}: {{subtypes: aura, attached_to: {names[0]}}}",
            f"  {names[3]}: {{subtypes: aura, attached_to: {names[1]}, colors: red}}",
        ]
        body = "\n".join(lines[i] for i in order)
        return scenario(f"objects:\n{body}\nquestion: {{kind: attached, object: {names[3]}}}")

    assert match_scenarios(made(["p", "q", "r", "s"], range(4)), made(names, order)).exact


def test_many_objects_are_matched_in_bounded_time():
    text = "objects:\n" + "\n".join(f"  o{i}: {{types: creature, timestamp: {i + 1}}}" for i in range(12))
    assert match(text.replace("  o", "  p"), text).given
