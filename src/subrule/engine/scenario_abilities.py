"""Reading what a scenario says of abilities: how they are described, what they did, what is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import yaml

from subrule.engine.answers_linked import LINKED_FORMS, TREATMENTS
from subrule.engine.events import Event, Question
from subrule.engine.linked import (
    DEEDS,
    DEEDS_TO_OBJECTS,
    DOES,
    FACES,
    KINDS,
    REFERS,
    SOMETHING_ELSE,
    USES,
    Ability,
)
from subrule.engine.scenario_nodes import NodeReader
from subrule.engine.scenario_stack import USE_KEYS, read_use, stack_schemas
from subrule.engine.state import GameObject

ABILITY_KEYS = (
    "of",
    "kind",
    "does",
    "refers_to",
    "value",
    "words",
    "cost",
    "keyword",
    "names",
    "paragraph",
    "within",
    "face",
    "gained_from",
    "article",
    "uses",
    "costs",
)
"""Keys of an ability."""

ARTICLES = ("the", "a")
_NEEDED_WORDS = ("choose_word", "choose_anchor", "chosen_word", "anchor_word")


def read_abilities(
    reader: NodeReader, node: yaml.Node | None, objects: Mapping[str, GameObject], taken: tuple[str, ...]
) -> dict[str, Ability]:
    """Read the abilities of a scenario.

    Args:
        reader: reads nodes and refuses with the line.
        node: what stands under ``abilities``; None if nothing does.
        objects: the scenario's objects.
        taken: names that are objects, players or words of the format.

    Returns:
        Name → ability, in the file's order.

    Raises:
        InputError: for an unknown key, an impossible value or a name that is not there.
    """
    if node is None:
        return {}
    entries = reader.mapping(node, None, "abilities")
    made = {key: _ability(reader, key, value, objects, taken) for key, value in entries.items()}
    for key, value in entries.items():
        within = made[key].within
        if within and (within not in made or within == key):
            raise reader.refuse(
                value, f"{key} stands within {within!r}, which is no other ability here; correct the name"
            )
    return made


def _ability(
    reader: NodeReader,
    key: str,
    node: yaml.Node,
    objects: Mapping[str, GameObject],
    taken: tuple[str, ...],
) -> Ability:
    if not key or key in (*taken, SOMETHING_ELSE):
        raise reader.refuse(node, f"{key!r} is taken; give the ability another name")
    fields = reader.mapping(node, (*ABILITY_KEYS, *USE_KEYS), f"ability {key}")
    if "of" not in fields:
        raise reader.refuse(node, f"ability {key} needs the object that has it; add of: NAME")
    readers: dict[str, Callable[[yaml.Node], Any]] = {
        "of": lambda n: reader.one_of(n, tuple(objects), "object of this scenario"),
        "kind": lambda n: reader.one_of(n, KINDS, "kind of ability"),
        "does": lambda n: reader.one_of(n, tuple(DOES), "thing that an ability does for another"),
        "refers_to": lambda n: reader.one_of(n, tuple(REFERS), "thing that an ability refers to"),
        "words": lambda n: frozenset(reader.texts(n)),
        "paragraph": reader.whole,
        "face": lambda n: reader.one_of(n, FACES, "face"),
        "article": lambda n: reader.one_of(n, ARTICLES, "article"),
        "uses": lambda n: reader.one_of(n, USES, "use"),
        "costs": reader.whole,
    }
    said = {n: readers.get(n, reader.text)(value) for n, value in fields.items() if n in ABILITY_KEYS}
    made = Ability(key, **said, use=read_use(reader, fields, tuple(objects), taken))
    for word in (made.does, made.refers_to):
        if word in _NEEDED_WORDS and not made.words:
            raise reader.refuse(
                node, f"ability {key} is about words; add words: with those it offers or asks"
            )
    if "costs" in fields and (made.costs is None or made.costs < 0):
        raise reader.refuse(fields["costs"], "a cost is no negative number; write 0 or more")
    return made


def read_deeds(
    reader: NodeReader,
    node: yaml.Node,
    objects: Mapping[str, GameObject],
    abilities: Mapping[str, Ability],
    zones: dict[str, str],
) -> list[Event]:
    """Read an event in which an ability does something: ``{exiled: dragon, by: lamp_exile}``.

    Args:
        reader: reads nodes and refuses with the line.
        node: the event.
        objects: the scenario's objects.
        abilities: its abilities.
        zones: where each object is at this point; noted for later events.

    Returns:
        One event for each thing named; empty if the event is none of these.

    Raises:
        InputError: if it is one and is not as it must be.
    """
    if not isinstance(node, yaml.MappingNode):
        return []
    verbs = [k.value for k, _ in node.value if isinstance(k, yaml.ScalarNode) and k.value in DEEDS]
    if not verbs:
        return []
    verb: Any = verbs[0]
    fields = reader.mapping(node, (verb, "by"), f"event {verb}")
    if "by" not in fields:
        raise reader.refuse(node, f"{verb} needs what did it; add by: with an ability or {SOMETHING_ELSE}")
    by = reader.one_of(fields["by"], (*abilities, SOMETHING_ELSE), "ability of this scenario")
    if by in abilities and DOES.get(abilities[by].does) != verb:
        raise reader.refuse(
            fields["by"], f"{by} does not say that anything is {verb} by it; correct does: or the event"
        )
    events: list[Event] = []
    named = fields[verb]
    for part in named.value if isinstance(named, yaml.SequenceNode) else (named,):
        if verb in DEEDS_TO_OBJECTS:
            thing = reader.one_of(part, tuple(objects), "object of this scenario")
            if verb == "exiled":
                zones[thing] = "exile"
            elif verb == "brought":
                zones[thing] = "battlefield"
        else:
            thing = reader.text(part)
            if not thing:
                raise reader.refuse(part, f"{verb} needs a word or a number")
        events.append(Event(verb, thing, by))
    if not events:
        raise reader.refuse(named, f"{verb} needs at least one thing")
    return events


def read_linked_role(
    reader: NodeReader,
    key: str,
    node: yaml.Node,
    abilities: Mapping[str, Ability],
    kind: str,
) -> list[tuple[str, str]]:
    """Read one role of a question about linked abilities.

    Args:
        reader: reads nodes and refuses with the line.
        key: the role.
        node: what fills it.
        abilities: its abilities.
        kind: kind of the question.

    Returns:
        Role and filler, several times for a list; the object that has the ability comes with it.
    """
    what = "ability of this scenario"
    if key == "ability":
        name = reader.one_of(node, tuple(abilities), what)
        return [(key, name), ("object", abilities[name].of)]
    parts = node.value if isinstance(node, yaml.SequenceNode) else (node,)
    if key == "abilities":
        names = [reader.one_of(part, tuple(abilities), what) for part in parts]
        return [*((key, name) for name in names), *(("object", abilities[n].of) for n in names[:1])]
    if key == "available":
        amount = reader.whole(node)
        if amount < 0:
            raise reader.refuse(node, "there is no negative amount to pay with; write 0 or more")
        return [(key, str(amount))]
    if key == "as":
        return [(key, reader.one_of(node, TREATMENTS, "treatment"))]
    if kind == "are_linked":
        return [(key, reader.one_of(node, tuple(abilities), what))]
    return [(key, reader.text(part)) for part in parts]


def is_about_links(kind: str) -> bool:
    """Whether a kind of question is about linked abilities."""
    return kind in LINKED_FORMS


def ability_schema() -> dict[str, Any]:
    """Give the JSON Schema of an ability."""
    text, whole = {"type": "string"}, {"type": "integer"}
    special: dict[str, dict[str, Any]] = {
        "kind": {"enum": list(KINDS)},
        "does": {"enum": list(DOES)},
        "refers_to": {"enum": list(REFERS)},
        "words": {"oneOf": [text, {"type": "array", "items": text}]},
        "paragraph": whole,
        "face": {"enum": list(FACES)},
        "article": {"enum": list(ARTICLES)},
        "uses": {"enum": list(USES)},
        "costs": whole,
    }
    return {
        "type": "object",
        "required": ["of"],
        "additionalProperties": False,
        "properties": {**{key: special.get(key, text) for key in ABILITY_KEYS}, **stack_schemas()["use"]()},
    }


def deed_schemas() -> list[dict[str, Any]]:
    """Give the JSON Schema of each event in which an ability does something."""
    value = {"oneOf": [{"type": "string"}, {"type": "integer"}, {"type": "boolean"}]}
    return [
        {
            "type": "object",
            "required": [verb, "by"],
            "additionalProperties": False,
            "properties": {
                verb: {"oneOf": [*value["oneOf"], {"type": "array", "items": value}]},
                "by": {"type": "string"},
            },
        }
        for verb in DEEDS
    ]


def linked_question_schema(kind: str) -> dict[str, Any]:
    """Give the JSON Schema of a question about linked abilities."""
    text, whole = {"type": "string"}, {"type": "integer"}
    value = {"oneOf": [text, whole, {"type": "boolean"}]}
    special: dict[str, dict[str, Any]] = {
        "to": {"oneOf": [*value["oneOf"], {"type": "array", "items": value}]},
        "abilities": {"oneOf": [text, {"type": "array", "items": text}]},
        "available": whole,
        "as": {"enum": list(TREATMENTS)},
    }
    needs = LINKED_FORMS[kind].needs
    return {
        "type": "object",
        "required": ["kind", *needs],
        "additionalProperties": False,
        "properties": {"kind": {"const": kind}, **{r: special.get(r, text) for r in needs}},
    }


def read_linked_question(
    reader: NodeReader,
    fields: Mapping[str, yaml.Node],
    kind: str,
    objects: Mapping[str, GameObject],
    abilities: Mapping[str, Ability],
) -> Question:
    """Read a question about linked abilities, all its roles being there.

    Raises:
        InputError: for a role that the kind does not have, or a filler that is not in the scenario.
    """
    arguments: list[tuple[str, str]] = []
    for key, value in reader.roles(fields, kind, LINKED_FORMS[kind].needs):
        arguments += read_linked_role(reader, key, value, abilities, kind)
    question = Question(kind, tuple(arguments))
    if kind in ("ability_refers", "refers_only"):
        referring = abilities[question.get("ability")]
        if not referring.refers_to:
            raise reader.refuse(
                fields["ability"], f"{referring.id} refers to nothing; add refers_to: or ask another"
            )
        to_objects = DEEDS_TO_OBJECTS & {DOES[does] for does in REFERS[referring.refers_to]}
        for name in question.all("to") if to_objects else ():
            if name not in objects:
                raise reader.refuse(
                    fields["to"], f"{name!r} is no object of this scenario; add it or correct the name"
                )
    for role in ("to", "abilities"):
        if role in fields and not question.get(role):
            raise reader.refuse(fields[role], f"{role} needs at least one name or value")
    return question
