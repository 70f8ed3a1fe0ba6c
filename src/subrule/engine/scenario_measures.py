"""Reading what a scenario counts: life, damage, counters, toughness, and the events that change them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import yaml

from subrule.engine.events import Event
from subrule.engine.measures import with_counters
from subrule.engine.scenario_nodes import NodeReader
from subrule.engine.state import GameObject, Player

NUMBERS = ("power", "toughness", "damage", "chapters", "regeneration_shields", "toxic")
COUNTED = ("loyalty", "defense")
"""Keys that say how many counters of that kind there are."""

MEASURE_FLAGS = (
    "deathtouched",
    "pending",
    "attacked",
    "indestructible",
    "no_regeneration",
    "deathtouch",
    "wither",
    "infect",
    "lifelink",
    "commander",
    "returns",
    "arrived",
    "starts_engines",
    "space_sculptor",
)
"""Yes-or-no keys of an object about damage, destruction and state-based actions."""

SUPERTYPES = ("basic", "legendary", "ongoing", "snow", "world")
COPIES = ("spell", "card")
MARKERS = ("bottommost", "elsewhere")
SECTORS = ("alpha", "beta", "gamma", "none")
VARIANTS = ("commander", "two_headed_giant", "brawl")
NO_ONE = "none"

MEASURE_KEYS = (
    *NUMBERS,
    *COUNTED,
    "counters",
    "max_counters",
    "supertypes",
    "protector",
    "copy_of",
    "marker",
    "sector",
    *MEASURE_FLAGS,
)
PLAYER_MEASURES = (
    "life",
    "poison",
    "library",
    "drew_from_empty",
    "speed",
    "commander_damage",
    "instead_of_losing",
)

OPEN_FLAGS = (*MEASURE_FLAGS, "shares_name", "legendary", "last_chapter", "combat_damage")
OPEN_NUMBERS = ("toughness", "loyalty", "defense", "life", "poison", "library")
OPEN_OF_PLAYERS_ALONE = ("life", "poison", "library", "drew_from_empty", "commander_damage")
OPEN_OF_PLAYERS = (*OPEN_OF_PLAYERS_ALONE, "hexproof", "shroud")
"""What may stand after the dot of an open fact about a player."""

_EVENT_KEYS: dict[str, tuple[str, ...]] = {
    "damage": ("amount", "by", "combat", "unpreventable"),
    "life": ("change", "to"),
    "draw": ("amount",),
    "counters": ("add", "remove", "as_cost"),
    "gets": ("power", "toughness"),
    "destroy": (),
    "regenerate": (),
    "sacrifice": (),
    "trigger": ("by", "gains_life"),
    "ability_leaves_stack": (),
    "wiped": (),
}
_OF_PLAYERS = ("life", "draw")
_OF_BOTH = ("damage", "counters")
_ON_BATTLEFIELD = ("gets", "destroy", "regenerate", "sacrifice", "wiped")
_KINDS_OF_COUNTER = 40
"""Longest name of a kind of counter, in characters."""


# -- objects and players ---------------------------------------------------------------------------


def measure_readers(
    reader: NodeReader, players: Mapping[str, Player]
) -> dict[str, Callable[[yaml.Node], Any]]:
    """Give the readers of the keys of an object that say how much there is of something."""
    return {
        **dict.fromkeys(NUMBERS, reader.whole),
        **dict.fromkeys(COUNTED, lambda n: _count(reader, n)),
        "counters": lambda n: _kinds(reader, n, "counters"),
        "max_counters": lambda n: _kinds(reader, n, "max_counters"),
        "supertypes": lambda n: reader.some_of(n, SUPERTYPES, "supertype"),
        "protector": lambda n: reader.one_of(n, (*players, NO_ONE), "player"),
        "copy_of": lambda n: reader.one_of(n, COPIES, "thing copied"),
        "marker": lambda n: reader.one_of(n, MARKERS, "place of a venture marker"),
        "sector": lambda n: reader.one_of(n, SECTORS, "sector"),
    }


def as_state_fields(values: dict[str, Any]) -> dict[str, Any]:
    """Call what the file says as the state calls it: loyalty and defense are counters."""
    if "regeneration_shields" in values:
        values["shields"] = values.pop("regeneration_shields")
    for kind in COUNTED:
        number = values.pop(kind, None)
        if number is not None:
            there = GameObject("", counters=values.get("counters", ()))
            values["counters"] = with_counters(there, kind, number)
    if values.get("no_regeneration") is None:
        values.pop("no_regeneration", None)
    if values.get("arrived") is None:
        values.pop("arrived", None)
    return values


def player_fields(reader: NodeReader, fields: Mapping[str, yaml.Node]) -> dict[str, Any]:
    """Read what a scenario counts of a player.

    Args:
        reader: reads nodes and refuses with the line.
        fields: the player's keys.
    """
    found: dict[str, Any] = {
        name: reader.whole(fields[name]) for name in ("life", "instead_of_losing") if name in fields
    }
    found |= {name: _count(reader, fields[name]) for name in ("poison", "library", "speed") if name in fields}
    if "drew_from_empty" in fields:
        found["drew_from_empty"] = reader.flag(fields["drew_from_empty"])
    if "commander_damage" in fields:
        node = fields["commander_damage"]
        found["commander_damage"] = (
            _kinds(reader, node, "commander_damage")
            if isinstance(node, yaml.MappingNode)
            else (("", _count(reader, node)),)
        )
    return found


def check_measures(reader: NodeReader, made: GameObject, node: yaml.Node) -> None:
    """Refuse what cannot be: damage that is less than none, more chapters than a Saga can have, and the like.

    Raises:
        InputError: with line and remedy.
    """
    if (made.damage or 0) < 0 or made.shields < 0 or made.toxic < 0 or (made.chapters or 0) < 0:
        raise reader.refuse(node, f"{made.id} has less than none of something; write 0 or more")
    subtypes = made.subtypes or frozenset()
    if made.chapters is not None and made.subtypes is not None and "saga" not in subtypes:
        raise reader.refuse(node, f"{made.id} has chapters and is no Saga; add subtypes: saga")
    if made.protector is not None and made.types is not None and "battle" not in made.types:
        raise reader.refuse(node, f"{made.id} has a protector and is no battle; add types: battle")
    if made.marker is not None and "dungeon" not in (made.types or ()):
        raise reader.refuse(node, f"{made.id} has a venture marker and is no dungeon; add types: dungeon")


def _count(reader: NodeReader, node: yaml.Node) -> int:
    number = reader.whole(node)
    if number < 0:
        raise reader.refuse(node, f"{number} is less than none; write 0 or more")
    return number


def _kinds(reader: NodeReader, node: yaml.Node, where: str) -> tuple[tuple[str, int], ...]:
    found = {kind: _count(reader, value) for kind, value in reader.mapping(node, None, where).items()}
    for kind in found:
        if not kind or len(kind) > _KINDS_OF_COUNTER or not kind.isprintable():
            raise reader.refuse(node, f"{kind[:40]!r} names nothing in {where}; write e.g. +1/+1: 2")
    return tuple(sorted(found.items()))


# -- events ----------------------------------------------------------------------------------------


def read_measured(
    reader: NodeReader,
    node: yaml.Node,
    objects: Mapping[str, GameObject],
    players: Mapping[str, Player],
    zones: dict[str, str],
) -> tuple[Event, ...]:
    """Read an event that counts, or one that happens while a spell or ability resolves.

    Args:
        reader: reads nodes and refuses with the line.
        node: the event.
        objects: the scenario's objects.
        players: its players.
        zones: where each object is by now; changed where the event moves it.

    Returns:
        The event; empty if it is of another sort.

    Raises:
        InputError: with line and remedy.
    """
    if isinstance(node, yaml.ScalarNode):
        return (Event("cleanup"),) if node.value == "cleanup" else ()
    if not isinstance(node, yaml.MappingNode):
        return ()
    raw = reader.mapping(node, None, "event")
    kinds = [k for k in raw if k in _EVENT_KEYS]
    if len(kinds) != 1:
        return ()
    kind: Any = kinds[0]
    fields = reader.mapping(node, (kind, *_EVENT_KEYS[kind]), f"event {kind}")
    pool, what = _pool(kind, objects, players)
    subject = reader.one_of(fields[kind], pool, what)
    if kind in _ON_BATTLEFIELD or (kind == "damage" and subject in objects):
        if zones[subject] != "battlefield":
            raise reader.refuse(
                fields[kind],
                f"{subject} is in zone {zones[subject]}, so {kind} cannot happen; correct one of them",
            )
        if kind == "sacrifice":
            zones[subject] = "graveyard"
    by = ""
    if "by" in fields:
        by = reader.one_of(
            fields["by"],
            tuple(objects) if kind == "damage" else tuple(players),
            "object of this scenario" if kind == "damage" else "player",
        )
    elif kind == "trigger":
        by = objects[subject].controller
    return (Event(kind, subject, by, changes=_details(reader, node, kind, fields)),)


def read_together(
    reader: NodeReader, node: yaml.Node, read: Callable[[yaml.Node], list[Event]]
) -> list[Event] | None:
    """Read ``together``: what one spell or ability does as it resolves, with no check in between (704.4).

    Args:
        reader: reads nodes and refuses with the line.
        node: the event.
        read: reads one of the events in it.

    Returns:
        The events, all but the last marked as unchecked; None if it is no such event.

    Raises:
        InputError: with line and remedy.
    """
    if not isinstance(node, yaml.MappingNode) or not any(
        isinstance(k, yaml.ScalarNode) and k.value == "together" for k, _ in node.value
    ):
        return None
    parts = reader.mapping(node, ("together",), "event together")["together"]
    if not isinstance(parts, yaml.SequenceNode) or len(parts.value) < 2:
        raise reader.refuse(node, "together needs a list of two events or more; start each with a dash")
    events = [event for part in parts.value for event in read(part)]
    return [*(replace(event, unchecked=True) for event in events[:-1]), events[-1]]


def _pool(
    kind: str, objects: Mapping[str, GameObject], players: Mapping[str, Player]
) -> tuple[tuple[str, ...], str]:
    if kind in _OF_PLAYERS:
        return tuple(players), "player"
    if kind in _OF_BOTH:
        return (*objects, *players), "object or player of this scenario"
    return tuple(objects), "object of this scenario"


def _details(
    reader: NodeReader, node: yaml.Node, kind: str, fields: Mapping[str, yaml.Node]
) -> tuple[tuple[str, Any], ...]:
    found: dict[str, Any] = {}
    for key, value in fields.items():
        if key in (kind, "by"):
            continue
        if key in ("add", "remove"):
            found[key] = _kinds(reader, value, key)
        elif key in ("combat", "unpreventable", "as_cost"):
            found[key] = reader.flag(value)
        else:
            name = {"change": "by", "gains_life": "life"}.get(key, key)
            found[name] = _count(reader, value) if key in ("amount", "gains_life") else reader.whole(value)
    needed = {"life": ("by", "to"), "counters": ("add", "remove"), "gets": ("power", "toughness")}.get(kind)
    if needed and not any(name in found for name in needed):
        keys = " or ".join(_EVENT_KEYS[kind])
        raise reader.refuse(node, f"{kind} needs how much; add {keys}")
    return tuple(found.items())


# -- schema ----------------------------------------------------------------------------------------


def measure_values() -> dict[str, dict[str, Any]]:
    """Key of an object or player → JSON Schema of what it may hold."""
    whole, flag = {"type": "integer"}, {"type": "boolean"}
    words: dict[str, tuple[str, ...]] = {"copy_of": COPIES, "marker": MARKERS, "sector": SECTORS}
    kinds = {"type": "object", "additionalProperties": whole}
    supertypes = {"enum": list(SUPERTYPES)}
    return {
        **dict.fromkeys((*NUMBERS, *COUNTED, *PLAYER_MEASURES), whole),
        **dict.fromkeys((*MEASURE_FLAGS, "drew_from_empty"), flag),
        **dict.fromkeys(("counters", "max_counters"), kinds),
        **{name: {"enum": list(allowed)} for name, allowed in words.items()},
        "protector": {"type": "string"},
        "supertypes": {"oneOf": [supertypes, {"type": "array", "items": supertypes}]},
        "commander_damage": {"oneOf": [whole, kinds]},
    }


def measured_event_schemas(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Give the JSON Schemas of the events that count.

    Args:
        events: the schemas of all other events, which may also stand under ``together``.
    """
    whole, text = {"type": "integer"}, {"type": "string"}
    kinds = {"type": "object", "additionalProperties": whole}
    values: dict[str, dict[str, Any]] = {
        "by": text,
        **{key: {"type": "boolean"} for key in ("combat", "unpreventable", "as_cost")},
        "add": kinds,
        "remove": kinds,
    }
    own: list[dict[str, Any]] = [
        {
            "type": "object",
            "required": [kind],
            "additionalProperties": False,
            "properties": {kind: text, **{key: values.get(key, whole) for key in keys}},
        }
        for kind, keys in _EVENT_KEYS.items()
    ]
    own.append({"const": "cleanup"})
    together = {
        "type": "object",
        "required": ["together"],
        "additionalProperties": False,
        "properties": {"together": {"type": "array", "minItems": 2, "items": {"oneOf": [*events, *own]}}},
    }
    return [*own, together]
