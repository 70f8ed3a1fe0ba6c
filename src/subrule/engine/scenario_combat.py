"""Reading what a scenario says of combat: landwalk and the like, its events, and questions about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import yaml

from subrule.engine.answers_combat import COMBAT_FORMS, NEEDS_DAMAGE
from subrule.engine.combat import COMBAT_EVENTS, TRAITS
from subrule.engine.events import Event, Question
from subrule.engine.keywords import KEYWORDS
from subrule.engine.scenario_nodes import NodeReader
from subrule.engine.state import GameObject, Player

COMBAT_KEYS: Final = ("landwalk", "combat", "twice")
COMBAT_CHANGES: Final = ("add_landwalk", "remove_landwalk", "add_combat", "remove_combat")
COMBAT_QUESTION_KEYS: Final = ("attacker", "at", "amounts")
DAMAGE_STEPS: Final = ("first", "regular")

_EVENT_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "attack": ("at",),
    "block": ("by",),
    "unblocked": (),
    "removed_from_combat": (),
    "combat_damage": (),
    "assign": ("to",),
}


def _listed(node: yaml.Node) -> list[yaml.Node]:
    return list(node.value) if isinstance(node, yaml.SequenceNode) else [node]


def combat_readers(reader: NodeReader) -> dict[str, Callable[[yaml.Node], Any]]:
    """Give the readers of the keys of an object that are about combat."""
    return {
        "landwalk": lambda n: landwalks(reader, n),
        "combat": lambda n: reader.some_of(n, TRAITS, "thing said of attacking and blocking"),
        "twice": lambda n: reader.some_of(n, KEYWORDS, "keyword"),
    }


def landwalks(reader: NodeReader, node: yaml.Node) -> frozenset[str]:
    """Read what lands landwalk abilities are about: ``swamp``, ``nonbasic``, ``snow swamp`` (702.14a)."""
    return frozenset(word.lower() for word in reader.texts(node))


def read_combat(
    reader: NodeReader,
    node: yaml.Node,
    objects: Mapping[str, GameObject],
    players: Mapping[str, Player],
    zones: Mapping[str, str],
) -> tuple[Event, ...]:
    """Read an event of combat.

    Args:
        reader: reads nodes and refuses with the line.
        node: the event.
        objects: the scenario's objects.
        players: its players.
        zones: where each object is by now.

    Returns:
        The event, two for all of combat damage (one a step); empty if it is of another sort.

    Raises:
        InputError: with line and remedy.
    """
    if isinstance(node, yaml.ScalarNode):
        return all_combat_damage() if node.value == "combat_damage" else ()
    if not isinstance(node, yaml.MappingNode):
        return ()
    raw = reader.mapping(node, None, "event")
    kinds = [k for k in raw if k in COMBAT_EVENTS]
    if len(kinds) != 1:
        return ()
    kind: Any = kinds[0]
    fields = reader.mapping(node, (kind, *_EVENT_KEYS[kind]), f"event {kind}")
    if kind == "combat_damage":
        return (Event(kind, how=reader.one_of(fields[kind], DAMAGE_STEPS, "combat damage step")),)
    subjects = tuple(_permanent(reader, part, objects, zones) for part in _listed(fields[kind]))
    if not subjects or (len(subjects) > 1 and kind != "attack"):
        raise reader.refuse(node, f"{kind} is about one creature; name it")
    if kind == "attack":
        at = _attacked(reader, fields.get("at", node), objects[subjects[0]], objects, players)
        return (Event(kind, subjects[0], to=(at,), changes=(("all", subjects),)),)
    if kind == "block":
        if "by" not in fields:
            raise reader.refuse(node, "block needs what blocks; add by: NAME or by: [NAME, NAME]")
        by = tuple(_permanent(reader, part, objects, zones) for part in _listed(fields["by"]))
        if len(set(by)) != len(by) or subjects[0] in by or not by:
            raise reader.refuse(node, "what blocks is another creature than what it blocks, named once")
        return (Event(kind, subjects[0], to=by),)
    if kind == "assign":
        if "to" not in fields:
            raise reader.refuse(node, "assign needs how much to whom; add to: {NAME: 2}")
        return (
            Event(kind, subjects[0], changes=(("to", _amounts(reader, fields["to"], objects, players)),)),
        )
    return (Event(kind, subjects[0]),)


def all_combat_damage() -> tuple[Event, ...]:
    """Give the events for all of combat damage; without first and double strike the first does nothing."""
    return tuple(Event("combat_damage", how=step) for step in DAMAGE_STEPS)


def check_combat(
    reader: NodeReader, node: yaml.Node, events: list[Event], objects: Mapping[str, GameObject]
) -> None:
    """Refuse a course of combat that cannot be told as it stands.

    Args:
        reader: refuses with the line.
        node: where the events stand.
        events: all of them.
        objects: the scenario's objects.

    Raises:
        InputError: with line and remedy.
    """
    attacking: set[str] = set()
    declared: set[str] = set()
    for event in events:
        if event.kind == "attack":
            attacking.update(event.get("all"))
            for name in event.get("all"):
                if objects[name].controller != objects[event.subject].controller:
                    raise reader.refuse(node, "one player declares attackers; name creatures of one player")
        elif event.kind in ("block", "unblocked", "assign") and event.subject not in attacking:
            if event.kind == "assign" and any(event.subject in e.to for e in events if e.kind == "block"):
                continue
            raise reader.refuse(node, f"{event.subject} has not attacked before; add attack: {event.subject}")
        if event.kind in ("block", "unblocked"):
            if event.subject in declared:
                raise reader.refuse(
                    node, f"blockers for {event.subject} are declared twice; list them all in one event"
                )
            declared.add(event.subject)


def with_combat_damage(events: tuple[Event, ...], question: Question) -> tuple[Event, ...]:
    """Let combat damage be dealt at the end where the question is about it and no event tells of it."""
    kinds = {event.kind for event in events}
    if question.kind in NEEDS_DAMAGE and kinds & {"attack", "put_attacking"} and "combat_damage" not in kinds:
        return (*events, *all_combat_damage())
    return events


def _permanent(
    reader: NodeReader, node: yaml.Node, objects: Mapping[str, GameObject], zones: Mapping[str, str]
) -> str:
    name = reader.one_of(node, tuple(objects), "object of this scenario")
    if zones[name] != "battlefield":
        raise reader.refuse(
            node, f"{name} is in zone {zones[name]}, so it is not in combat; correct its zone or the event"
        )
    return name


def _attacked(
    reader: NodeReader,
    at: yaml.Node,
    attacker: GameObject,
    objects: Mapping[str, GameObject],
    players: Mapping[str, Player],
) -> str:
    """Read what is attacked; where nothing but the whole event stands there, the one opponent."""
    if isinstance(at, yaml.ScalarNode):
        return reader.one_of(at, (*objects, *players), "object or player of this scenario")
    others = opponents(attacker, players)
    if len(others) != 1:
        raise reader.refuse(at, f"there are several opponents; add at: {others[0] if others else 'PLAYER'}")
    return others[0]


def opponents(attacker: GameObject, players: Mapping[str, Player]) -> tuple[str, ...]:
    """The players whom a creature of that controller can attack."""
    return tuple(p.id for p in players.values() if p.id != attacker.controller and p.in_game)


def _amounts(
    reader: NodeReader, node: yaml.Node, objects: Mapping[str, GameObject], players: Mapping[str, Player]
) -> tuple[tuple[str, int], ...]:
    found: list[tuple[str, int]] = []
    for name, value in reader.mapping(node, None, "how much to whom").items():
        if name not in objects and name not in players:
            raise reader.refuse(
                value, f"{name!r} is no object or player of this scenario; add it or correct it"
            )
        number = reader.whole(value)
        if number < 0:
            raise reader.refuse(value, f"{number} is less than none; write 0 or more")
        found.append((name, number))
    if not found:
        raise reader.refuse(node, "nothing is assigned; write e.g. {NAME: 2}")
    return tuple(found)


# -- questions -------------------------------------------------------------------------------------


def is_about_combat(kind: str) -> bool:
    """Whether a kind of question is about combat."""
    return kind in COMBAT_FORMS


def read_combat_question(
    reader: NodeReader,
    node: yaml.Node,
    fields: Mapping[str, yaml.Node],
    objects: Mapping[str, GameObject],
    players: Mapping[str, Player] | tuple[str, ...],
) -> Question:
    """Read a question about combat.

    Args:
        reader: reads nodes and refuses with the line.
        node: the question.
        fields: its keys, ``kind`` being one about combat.
        objects: the scenario's objects.
        players: names of the players.

    Returns:
        The question; amounts stand as ``NAME=NUMBER``.

    Raises:
        InputError: with line and remedy.
    """
    kind = reader.text(fields["kind"])
    form = COMBAT_FORMS[kind]
    named, everyone = tuple(objects), (*objects, *players)
    arguments: list[tuple[str, str]] = []
    for key, value in reader.roles(fields, kind, (*form.needs, *form.may)):
        if key == "number":
            arguments.append((key, str(reader.whole(value))))
        elif key == "player":
            arguments.append((key, reader.one_of(value, tuple(players), "player of this scenario")))
        elif key == "objects":
            arguments += [(key, reader.one_of(n, named, "object of this scenario")) for n in _listed(value)]
        elif key == "amounts":
            told = _amounts(reader, value, objects, {p: Player(p) for p in players})
            arguments += [(key, f"{name}={number}") for name, number in told]
        elif key in ("to", "at"):
            arguments.append((key, reader.one_of(value, everyone, "object or player of this scenario")))
        else:
            arguments.append((key, reader.one_of(value, named, "object of this scenario")))
    if "objects" in form.needs and not any(role == "objects" for role, _ in arguments):
        raise reader.refuse(node, f"a question of kind {kind} needs at least one object")
    return Question(kind, tuple(arguments))


# -- schema ----------------------------------------------------------------------------------------

_TEXT: Final[dict[str, Any]] = {"type": "string"}
_TEXTS: Final[dict[str, Any]] = {"oneOf": [_TEXT, {"type": "array", "items": _TEXT}]}
_MAP: Final[dict[str, Any]] = {
    "type": "object",
    "additionalProperties": {"type": "integer", "minimum": 0},
    "minProperties": 1,
}


def combat_values() -> dict[str, dict[str, Any]]:
    """Key of an object or of a change → JSON Schema of what it may hold."""
    traits: dict[str, Any] = {"enum": list(TRAITS)}
    some = {"oneOf": [traits, {"type": "array", "items": traits}]}
    return {
        **dict.fromkeys(("landwalk", "add_landwalk", "remove_landwalk"), _TEXTS),
        **dict.fromkeys(("combat", "add_combat", "remove_combat"), some),
        "twice": {"oneOf": [{"enum": list(KEYWORDS)}, {"type": "array", "items": {"enum": list(KEYWORDS)}}]},
    }


def combat_event_schemas() -> list[dict[str, Any]]:
    """Give the JSON Schemas of the events of combat."""
    several = {"attack": _TEXTS, "by": _TEXTS, "to": _MAP, "combat_damage": {"enum": list(DAMAGE_STEPS)}}
    made: list[dict[str, Any]] = [
        {
            "type": "object",
            "required": [kind, *(key for key in keys if key in ("by", "to"))],
            "additionalProperties": False,
            "properties": {name: several.get(name, _TEXT) for name in (kind, *keys)},
        }
        for kind, keys in _EVENT_KEYS.items()
    ]
    return [*made, {"const": "combat_damage"}]


def combat_question_schema(kind: str) -> dict[str, Any]:
    """Give the JSON Schema of a question about combat."""
    form = COMBAT_FORMS[kind]
    special: dict[str, dict[str, Any]] = {"objects": _TEXTS, "number": {"type": "integer"}, "amounts": _MAP}
    return {
        "type": "object",
        "required": ["kind", *form.needs],
        "additionalProperties": False,
        "properties": {
            "kind": {"const": kind},
            **{r: special.get(r, _TEXT) for r in (*form.needs, *form.may)},
        },
    }
