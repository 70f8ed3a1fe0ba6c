"""Reading what a scenario asks: the question, the facts it leaves open, and the ruling that is expected."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import yaml

from subrule.corpus.number import NumberError, RuleNumber
from subrule.engine.answers import FORMS, QUESTION_KINDS
from subrule.engine.answers_customs import TURN_FORMS
from subrule.engine.answers_spells import QUALITIES_ASKED
from subrule.engine.combat import OPEN_TRAITS
from subrule.engine.events import Question
from subrule.engine.facts import Fact, FactValue
from subrule.engine.keywords import NAMED
from subrule.engine.linked import Ability
from subrule.engine.scenario import Expectation
from subrule.engine.scenario_abilities import is_about_links, read_linked_question
from subrule.engine.scenario_combat import is_about_combat, read_combat_question
from subrule.engine.scenario_effects import is_about_effects, read_effect_question
from subrule.engine.scenario_format import (
    ENCHANTABLE,
    EXPECT_KEYS,
    FLAGS,
    OPEN_ATTRIBUTES,
    QUESTION_KEYS,
    SOURCES_OF_ABILITIES,
    SPELL_FLAGS,
    TARGETING,
    TIMELY_FLAGS,
    TYPES,
    VERBS,
    VERDICTS,
)
from subrule.engine.scenario_measures import OPEN_FLAGS, OPEN_NUMBERS, OPEN_OF_PLAYERS
from subrule.engine.scenario_nodes import NodeReader
from subrule.engine.scenario_spells import parts
from subrule.engine.scenario_stack import is_about_stack, read_stack_question
from subrule.engine.scenario_turn import OPEN_TURN_FLAGS, OPEN_TURN_NUMBERS, read_turn_question
from subrule.engine.state import COLORS, ZONES, GameObject, Player
from subrule.engine.turn import STEPS

_ALSO_NEGATIVE = ("life", "toughness")

OpenFacts = tuple[tuple[Fact, yaml.Node, tuple[FactValue, ...]], ...]
"""Facts that are left open: which, where it stands in the file, and its alternatives."""


def read_question(
    reader: NodeReader,
    node: yaml.Node,
    there: Mapping[str, GameObject],
    players: tuple[str, ...],
    abilities: Mapping[str, Ability],
    *,
    effects: tuple[str, ...] = (),
) -> Question:
    """Read the question.

    Args:
        reader: reads nodes and refuses with the line.
        node: what stands under ``question``.
        there: the scenario's objects by name.
        players: names of the players.
        abilities: the scenario's abilities by name.
        effects: names of its effects.

    Returns:
        The question, with the roles that its kind has.

    Raises:
        InputError: with line and remedy.
    """
    fields = reader.mapping(node, QUESTION_KEYS, "question")
    if "opposite" not in fields:
        return _read_asked(reader, node, there, players, abilities, effects=effects)
    rest = [(key, value) for key, value in node.value if value is not fields["opposite"]]
    plain = yaml.MappingNode(node.tag, rest, node.start_mark, node.end_mark)
    asked = _read_asked(reader, plain, there, players, abilities, effects=effects)
    return replace(asked, opposite=reader.flag(fields["opposite"]))


def _read_asked(
    reader: NodeReader,
    node: yaml.Node,
    there: Mapping[str, GameObject],
    players: tuple[str, ...],
    abilities: Mapping[str, Ability],
    *,
    effects: tuple[str, ...] = (),
) -> Question:
    objects = tuple(there)
    fields = reader.mapping(node, QUESTION_KEYS, "question")
    if "kind" not in fields:
        raise reader.refuse(node, f"the question needs a kind; use one of: {', '.join(QUESTION_KINDS)}")
    kind = reader.one_of(fields["kind"], QUESTION_KINDS, "kind of question")
    form = FORMS[kind]
    for role in form.needs:
        if role not in fields:
            raise reader.refuse(node, f"a question of kind {kind} needs {role}; add {role}:")
    if is_about_links(kind):
        return read_linked_question(reader, fields, kind, there, abilities)
    if is_about_combat(kind):
        return read_combat_question(reader, node, fields, there, players)
    if kind in TURN_FORMS:
        return read_turn_question(reader, fields, (kind, form), there, players)
    if is_about_stack(kind):
        return read_stack_question(
            reader, fields, kind, objects=objects, players=players, abilities=tuple(abilities)
        )
    if is_about_effects(kind):
        return read_effect_question(reader, fields, kind, objects=objects, players=players, effects=effects)
    arguments: list[tuple[str, str]] = []
    for key, value in reader.roles(fields, kind, (*form.needs, *form.may)):
        if key == "zone":
            arguments.append((key, reader.one_of(value, ZONES, "zone")))
        elif key == "ability":
            known, what = (
                (TARGETING, "kind of ability")
                if kind == "may_target"
                else (SOURCES_OF_ABILITIES, "source of the ability")
            )
            arguments.append((key, reader.one_of(value, known, what)))
        elif key == "counter":
            arguments.append((key, reader.text(value)))
        elif key == "number":
            arguments.append((key, str(reader.whole(value))))
        elif key == "player":
            arguments.append((key, reader.one_of(value, players, "player of this scenario")))
        elif key == "objects":
            arguments += [
                (key, reader.one_of(part, objects, "object of this scenario")) for part in parts(value)
            ]
        elif key == "quality":
            arguments.append((key, reader.one_of(value, QUALITIES_ASKED, "type, subtype or ability")))
        elif key == "part":
            arguments.append((key, reader.one_of(value, VERBS[3:], "part of an effect without a target")))
        elif key in ("to", "target") or kind == "is_enchanted":
            arguments.append(
                (key, reader.one_of(value, (*objects, *players), "object or player of this scenario"))
            )
        else:
            arguments.append((key, reader.one_of(value, objects, "object of this scenario")))
    if "objects" in form.needs and not any(role == "objects" for role, _ in arguments):
        raise reader.refuse(node, f"a question of kind {kind} needs at least one object")
    return Question(kind, tuple(arguments))


def read_open(reader: NodeReader, node: yaml.Node | None, players: Mapping[str, Player]) -> OpenFacts:
    """Read the facts that are left open; whether their objects are there is for the caller to see.

    Args:
        reader: reads nodes and refuses with the line.
        node: what stands under ``open``; None if nothing does.
        players: the scenario's players by name.

    Returns:
        The open facts in the order of the file.

    Raises:
        InputError: with line and remedy.
    """
    if node is None:
        return ()
    found: list[tuple[Fact, yaml.Node, tuple[FactValue, ...]]] = []
    for key, value in reader.mapping(node, None, "open").items():
        subject, _, attribute = key.partition(".")
        attribute, _, member = attribute.partition(" ")
        if not subject or attribute not in OPEN_ATTRIBUTES:
            known = ", ".join(OPEN_ATTRIBUTES)
            raise reader.refuse(
                value, f"{key!r} is no open fact; write object.attribute with one of: {known}"
            )
        if member and (attribute != "colors" or member not in COLORS):
            raise reader.refuse(
                value, f"{key!r} is no open fact; only a color may follow, e.g. aura.colors black"
            )
        yes_or_no = attribute in (
            *FLAGS,
            *SPELL_FLAGS,
            *OPEN_FLAGS,
            *(a for a in OPEN_OF_PLAYERS if a not in OPEN_NUMBERS),
            *OPEN_TRAITS,
            "stays_tapped",
            *NAMED,
            *OPEN_TURN_FLAGS,
            *TIMELY_FLAGS,
            "unspecified",
            "over",
            "put_by_effect",
            "plus_counter",
            "minus_counter",
        ) or bool(member)
        if yes_or_no:
            alternatives: tuple[FactValue, ...] = tuple(reader.flag(part) for part in parts(value))
        else:
            alternatives = tuple(_alternative(reader, part, attribute, players) for part in parts(value))
        if len(set(alternatives)) < 2 or len(set(alternatives)) != len(alternatives):
            raise reader.refuse(
                value, f"{key} needs at least two different alternatives; write e.g. [yes, no]"
            )
        found.append((Fact(subject, attribute, member), value, alternatives))
    return tuple(found)


def _alternative(reader: NodeReader, node: yaml.Node, attribute: str, players: Mapping[str, Player]) -> str:
    """Read one alternative; values that hold together are joined: ``artifact+creature``."""
    allowed: dict[str, tuple[str, ...]] = {
        "types": TYPES,
        "colors": (*COLORS, "colorless"),
        "controller": tuple(players),
        "ability_source": SOURCES_OF_ABILITIES,
        "enchant": ENCHANTABLE,
        "step": STEPS,
    }
    word = reader.text(node).lower() if attribute == "subtypes" else reader.text(node)
    digits = word.removeprefix("-") if attribute in _ALSO_NEGATIVE else word
    if attribute in (*OPEN_NUMBERS, *OPEN_TURN_NUMBERS, "times_cast") and not (
        digits.isascii() and digits.isdecimal() and len(digits) < 10
    ):
        raise reader.refuse(node, f"{word!r} is no number; write digits")
    for part in word.split("+"):
        known = allowed.get(attribute, (part,) if part else ("aura", "equipment"))
        if part not in known:
            raise reader.refuse(
                node,
                f"{part!r} is no value of {attribute}; use one of: {', '.join(known)}",
            )
    return word


def read_expectation(reader: NodeReader, node: yaml.Node | None) -> Expectation:
    """Read what the ruling is expected to be.

    Args:
        reader: reads nodes and refuses with the line.
        node: what stands under ``expect``; None if nothing does.

    Returns:
        The expectation; an empty one if there is none.

    Raises:
        InputError: with line and remedy.
    """
    if node is None:
        return Expectation()
    fields = reader.mapping(node, EXPECT_KEYS, "expect")
    decisive: list[str] = []
    for part in parts(fields["decisive"]) if "decisive" in fields else ():
        try:
            decisive.append(str(RuleNumber.parse(reader.text(part))))
        except NumberError as error:
            raise reader.refuse(part, str(error)) from None
    return Expectation(
        reader.one_of(fields["verdict"], VERDICTS, "verdict") if "verdict" in fields else None,
        tuple(decisive),
        reader.texts(fields["outcome"]) if "outcome" in fields else None,
        reader.texts(fields["missing"]) if "missing" in fields else (),
    )
