"""The scenario file: a YAML text that a judge who does not program can read and write.

Every key and value is checked where it stands; what is unknown, impossible, contradictory or dangling
is refused with its line and what to write instead. :mod:`subrule.engine.scenario_format` holds the keys;
this module reads the file, its players, objects and events, the modules beside it read the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, get_args

import yaml

from subrule.engine.combat import TRAITS
from subrule.engine.events import Event, EventKind, Question
from subrule.engine.keywords import KEYWORDS, OF_FIELDS, as_fields
from subrule.engine.opening import stated_elsewhere
from subrule.engine.scenario import Scenario
from subrule.engine.scenario_abilities import read_abilities, read_deeds
from subrule.engine.scenario_asking import OpenFacts, read_expectation, read_open, read_question
from subrule.engine.scenario_combat import (
    check_combat,
    combat_readers,
    landwalks,
    read_combat,
    with_combat_damage,
)
from subrule.engine.scenario_effects import named_effects, read_effect_event, read_effects
from subrule.engine.scenario_format import (
    ABSENT,
    CANNOT_BE_ENCHANTED_BY,
    CHANGE_KEYS,
    DELAYED,
    ENCHANTABLE,
    EVENT_KEYS,
    LEAVES_FOR,
    OBJECT_KEYS,
    PLAYER_CHANGES,
    PLAYER_KEYS,
    QUALITIES,
    TOP_KEYS,
    TRIGGERS,
    TYPES,
)
from subrule.engine.scenario_measures import (
    OPEN_OF_PLAYERS,
    OPEN_OF_PLAYERS_ALONE,
    VARIANTS,
    as_state_fields,
    check_measures,
    measure_readers,
    player_fields,
    read_measured,
    read_together,
)
from subrule.engine.scenario_nodes import NodeReader, compose
from subrule.engine.scenario_spells import check_spell, how, named_as_fields, parts, spell_readers
from subrule.engine.scenario_stack import read_casting, read_stack
from subrule.engine.scenario_turn import (
    OPEN_TURN_FLAGS,
    OPEN_TURN_NUMBERS,
    TurnEvents,
    as_sheet,
    read_course,
    read_standing,
    sheet_readers,
)
from subrule.engine.state import (
    CHOSEN,
    COLORS,
    UNDEFINED,
    ZONES,
    Enchant,
    GameObject,
    Player,
    State,
    implied_types,
)
from subrule.engine.turn import STEPS, Turn
from subrule.errors import InputError

_OPEN_OF_TURN = (*OPEN_TURN_NUMBERS, *OPEN_TURN_FLAGS)

MAX_BYTES = 200_000
"""Longest scenario text that is read, in bytes."""


def read_scenario(text: str, name: str = "scenario") -> Scenario:
    """Read a scenario from YAML text.

    Args:
        text: the file's text, ``MAX_BYTES`` at most; anchors and aliases are not accepted.
        name: the file's name for messages.

    Returns:
        The scenario.

    Raises:
        InputError: with line and remedy, for anything that is not a scenario.
    """
    reader = NodeReader(name)
    if len(text.encode(errors="replace")) > MAX_BYTES:
        raise InputError(
            f"{name}: longer than {MAX_BYTES} bytes; a scenario is one situation, split it",
            code="bad_scenario",
        )
    root = compose(name, text)
    if root is None:
        raise InputError(
            f"{name}, line 1: the file is empty; a scenario needs objects and a question", code="bad_scenario"
        )
    return _scenario(reader, root)


def load_scenario(path: Path) -> Scenario:
    """Read a scenario file.

    Args:
        path: the file, UTF-8.

    Returns:
        The scenario.

    Raises:
        InputError: if the file cannot be read or is no scenario.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise InputError(f"{path}: not UTF-8 text; save it as UTF-8", code="bad_scenario") from None
    except OSError as error:
        raise InputError(f"{path}: {error.strerror or error}; check the name", code="bad_scenario") from None
    return read_scenario(text, str(path))


def _scenario(reader: NodeReader, root: yaml.Node) -> Scenario:
    top = reader.mapping(root, TOP_KEYS, "the scenario")
    players = _players(reader, top.get("players"))
    if "objects" not in top and "players" not in top:
        raise reader.refuse(root, "no objects; list them under 'objects:'")
    offered = read_open(reader, top.get("open"), players)
    entries = reader.mapping(top["objects"], None, "objects") if "objects" in top else {}
    if not entries and "objects" in top:
        raise reader.refuse(top["objects"], "no objects; a scenario needs at least one")
    objects = {key: _object(reader, key, node, players, offered) for key, node in entries.items()}
    for key, node in entries.items():
        _check_object(reader, objects, players, key, node)
    abilities = read_abilities(reader, top.get("abilities"), objects, (*objects, *players, UNDEFINED, CHOSEN))
    for fact, node, _ in offered:
        of_player = fact.subject in players and fact.attribute in (*OPEN_OF_PLAYERS, *_OPEN_OF_TURN)
        of_turn = fact.subject == "turn" and fact.attribute == "step"
        if of_turn != (fact.attribute == "step") and (of_player or fact.subject in objects):
            raise reader.refuse(node, f"{fact} is left open of something else than the turn; write turn.step")
        if fact.subject not in objects and not of_player and not of_turn:
            raise reader.refuse(
                node, f"open fact of {fact.subject!r}, which is no object here; add it or correct the name"
            )
        if fact.subject in objects and fact.attribute in (*OPEN_OF_PLAYERS_ALONE, *_OPEN_OF_TURN):
            raise reader.refuse(
                node,
                f"{fact.subject} is no player and has no {fact.attribute}; name a player or take it away",
            )
    absent = (
        reader.some_of(top["nothing_else"], ABSENT, "permanent type")
        if "nothing_else" in top
        else frozenset()
    )
    effects = read_effects(reader, top, objects, players)
    state = State(
        MappingProxyType(objects),
        MappingProxyType(players),
        absent,
        abilities=MappingProxyType(abilities),
        variant=_variant(reader, top.get("variant"), objects, players),
        turn=_turn(reader, top["turn"], players) if "turn" in top else None,
        course=read_course(reader, top.get("game"), players),
        stack=read_stack(reader, top, objects, abilities),
        effects=effects,
    )
    events: list[Event] = []
    if "events" in top:
        node = top["events"]
        if not isinstance(node, yaml.SequenceNode):
            raise reader.refuse(node, "events must be a list: start each with a dash")
        zones = {key: made.zone for key, made in objects.items()}
        # What its delayed ability will do to an object, as long as it is the one that was cast so.
        costs = {key: made.cast_for for key, made in objects.items() if made.cast_for}

        turn_events = TurnEvents(state.turn)

        def read(n: yaml.Node) -> list[Event]:
            together = read_together(reader, n, read)
            if together is not None:
                return together
            done = turn_events.read(reader, n, objects, players, zones) or (
                read_deeds(reader, n, objects, abilities, zones)
                or read_effect_event(reader, n, objects, players, effects=effects, zones=zones)
                or read_measured(reader, n, objects, players, zones)
                or read_combat(reader, n, objects, players, zones)
            )
            event = list(done) or [_event(reader, n, objects, players, zones)]
            _note_delayed(event[0], zones, costs)
            return event

        for n in node.value:
            events += read(n)
        check_combat(reader, node, events, objects)
    if "question" in top:
        question = read_question(
            reader, top["question"], objects, tuple(players), abilities, effects=named_effects(effects)
        )
    elif objects:
        question = Question("what_happens", (("object", next(iter(objects))),))
    else:
        raise reader.refuse(root, "no question and no objects; ask e.g. question: {kind: who_loses}")
    _refuse_stated(reader, offered, state, tuple(events), question)
    return Scenario(
        state,
        with_combat_damage(tuple(events), question),
        question,
        tuple((fact, alternatives) for fact, _, alternatives in offered),
        reader.text(top["title"]) if "title" in top else "",
        read_expectation(reader, top.get("expect")),
    )


def _refuse_stated(
    reader: NodeReader, offered: OpenFacts, state: State, events: tuple[Event, ...], question: Question
) -> None:
    """Refuse open facts that the scenario states elsewhere than under a key of the same name."""
    for fact, node, _ in offered:
        where = stated_elsewhere(fact, state, events, question)
        if where:
            raise reader.refuse(node, f"{fact} is stated ({where}) and open; take one away")


def _players(reader: NodeReader, node: yaml.Node | None) -> dict[str, Player]:
    players = {p: Player(p) for p in ("you", "opponent")}
    if node is None:
        return players
    if isinstance(node, yaml.SequenceNode):
        for part in node.value:
            if not reader.text(part):
                raise reader.refuse(part, "a player needs a name")
        return players | {p: Player(p) for p in reader.texts(node)}
    for key, value in reader.mapping(node, None, "players").items():
        fields = reader.mapping(value, PLAYER_KEYS, f"player {key}")
        players[key] = Player(
            key,
            reader.flag(fields["in_game"]) if "in_game" in fields else True,
            reader.some_of(fields["protection"], QUALITIES, "quality")
            if "protection" in fields
            else frozenset(),
            reader.flag(fields["hexproof"]) if "hexproof" in fields else None,
            reader.flag(fields["shroud"]) if "shroud" in fields else None,
            **player_fields(reader, fields),
            standing=read_standing(reader, fields),
        )
    return players


def _variant(
    reader: NodeReader,
    node: yaml.Node | None,
    objects: Mapping[str, GameObject],
    players: Mapping[str, Player],
) -> str:
    """Read the variant that is played; who speaks of commanders plays Commander."""
    if node is not None:
        return reader.one_of(node, VARIANTS, "variant")
    commander = any(o.commander for o in objects.values())
    return "commander" if commander or any(p.commander_damage for p in players.values()) else ""


def _turn(reader: NodeReader, node: yaml.Node, players: Mapping[str, Player]) -> Turn:
    fields = reader.mapping(node, ("player", "step"), "turn")
    return Turn(
        reader.one_of(fields["player"], tuple(players), "player") if "player" in fields else "",
        reader.one_of(fields["step"], STEPS, "step or main phase") if "step" in fields else "",
    )


def _object(
    reader: NodeReader, key: str, node: yaml.Node, players: Mapping[str, Player], offered: OpenFacts
) -> GameObject:
    if key in players or key in (UNDEFINED, CHOSEN):
        raise reader.refuse(
            node, f"{key!r} is a player or a word of the format; give the object another name"
        )
    if not key:
        raise reader.refuse(node, "an object needs a name")
    fields = reader.mapping(node, OBJECT_KEYS, f"object {key}")
    values: dict[str, Any] = {}
    readers: dict[str, Callable[[yaml.Node], Any]] = {
        "noun": reader.text,
        "name": reader.text,
        "types": lambda n: reader.some_of(n, TYPES, "card type"),
        "subtypes": lambda n: frozenset(t.lower() for t in reader.texts(n)),
        "colors": lambda n: (
            frozenset() if reader.texts(n) == ("colorless",) else reader.some_of(n, COLORS, "color")
        ),
        "zone": lambda n: reader.one_of(n, ZONES, "zone"),
        "owner": lambda n: reader.one_of(n, tuple(players), "player"),
        "controller": lambda n: reader.one_of(n, tuple(players), "player"),
        "attached_to": reader.text,
        "enchant": lambda n: _enchant(reader, n),
        "protection": lambda n: reader.some_of(n, QUALITIES, "quality"),
        "cannot_be_enchanted_by": lambda n: reader.one_of(n, CANNOT_BE_ENCHANTED_BY, "set of Auras"),
        "trigger": lambda n: reader.one_of(n, TRIGGERS, "trigger"),
        "timestamp": reader.whole,
        "keywords": lambda n: reader.some_of(n, KEYWORDS, "keyword"),
        "casting": lambda n: read_casting(reader, n),
        **spell_readers(reader, _enchant),
        **measure_readers(reader, players),
        **combat_readers(reader),
        **sheet_readers(reader),
    }
    for name, value in fields.items():
        values[name] = readers.get(name, reader.flag)(value)
    if "keywords" in values:
        twice = [k for k in OF_FIELDS if k in values and k in values["keywords"]]
        if twice:
            raise reader.refuse(node, f"{key}: {twice[0]} is stated twice; take one away")
        values |= as_fields(values["keywords"])
    for fact, where, _ in offered:
        if fact.subject != key or fact.attribute not in OBJECT_KEYS:
            continue
        if fact.attribute in fields:
            raise reader.refuse(where, f"{key}.{fact.attribute} is stated and open; take one away")
        values[fact.attribute] = "" if fact.attribute == "controller" else None
    if "types" not in values:
        # Unstated types are those that the subtypes tell, else open.
        values["types"] = implied_types(values.get("subtypes") or ()) or None
    return GameObject(key, **as_state_fields(named_as_fields(as_sheet(values))))


def _enchant(reader: NodeReader, node: yaml.Node) -> Enchant:
    allowed = ENCHANTABLE
    if isinstance(node, yaml.MappingNode):
        fields = reader.mapping(node, ("types", "controller"), "enchant")
        if "types" not in fields:
            raise reader.refuse(
                node,
                "enchant needs types; write enchant: creature or enchant: {types: creature, controller: you}",
            )
        controller = (
            reader.one_of(fields["controller"], ("you", "opponent"), "controller")
            if "controller" in fields
            else None
        )
        return Enchant(reader.some_of(fields["types"], allowed, "thing to enchant"), controller)
    return Enchant(reader.some_of(node, allowed, "thing to enchant"))


def _check_object(
    reader: NodeReader,
    objects: Mapping[str, GameObject],
    players: Mapping[str, Player],
    key: str,
    node: yaml.Node,
) -> None:
    made = objects[key]
    check_spell(reader, objects, players, made, node)
    check_measures(reader, made, node)
    host = made.attached_to
    if host is not None and host not in objects and host not in players:
        raise reader.refuse(
            node,
            f"{key} is attached to {host!r}, which is not in this scenario; add it or correct the name",
        )
    if host is not None and made.zone != "battlefield":
        raise reader.refuse(
            node, f"{key} is attached to {host!r} but in zone {made.zone}; only permanents are attached"
        )
    if made.token and made.zone in ("hand", "library", "graveyard", "exile"):
        raise reader.refuse(
            node,
            f"{key} is a token in zone {made.zone}; a token yet to be created has zone: nowhere",
        )
    if made.types is not None and "aura" in (made.subtypes or ()) and "enchantment" not in made.types:
        raise reader.refuse(node, f"{key} is an Aura and no enchantment; add enchantment to its types")
    if (
        made.types is not None
        and {"equipment", "fortification"} & (made.subtypes or set())
        and "artifact" not in made.types
    ):
        raise reader.refuse(
            node, f"{key} is an Equipment or Fortification and no artifact; add artifact to its types"
        )
    if made.bestowed and made.subtypes is not None and "aura" not in made.subtypes:
        raise reader.refuse(
            node, f"{key} is bestowed and no Aura; a bestowed permanent is one, add subtypes: aura"
        )
    if (
        made.enchant is not None
        and made.subtypes is not None
        and "aura" not in made.subtypes
        and not made.bestowed
    ):
        raise reader.refuse(
            node, f"{key} has an enchant ability but is no Aura; add subtypes: aura or take enchant away"
        )
    if (
        made.bestowed
        and made.types is not None
        and "creature" in made.types
        and made.zone == "battlefield"
        and made.attached_to
    ):
        raise reader.refuse(
            node, f"{key} is bestowed and a creature; a bestowed Aura is no creature, take one away"
        )


def _event(
    reader: NodeReader,
    node: yaml.Node,
    objects: Mapping[str, GameObject],
    players: Mapping[str, Player],
    zones: dict[str, str],
) -> Event:
    if isinstance(node, yaml.ScalarNode):
        reader.one_of(node, ("check",), "event without an object")
        return Event("check")
    raw = reader.mapping(node, None, "event")
    kinds = [k for k in raw if k in get_args(EventKind)]
    if len(kinds) != 1:
        raise reader.refuse(
            node, f"an event names one thing that happens; use one of: {', '.join(get_args(EventKind))}"
        )
    kind: Any = kinds[0]
    fields = reader.mapping(node, (kind, *EVENT_KEYS[kind]), f"event {kind}")
    if kind == "changes":
        pool, what = (*objects, *players), "object or player of this scenario"
    else:
        pool, what = (
            (tuple(players), "player")
            if kind == "player_leaves"
            else (tuple(objects), "object of this scenario")
        )
    subject = reader.one_of(fields[kind], pool, what)
    _check_zone(reader, fields[kind], kind, subject, zones)
    by = (
        reader.one_of(fields["by"], tuple(players), "player")
        if "by" in fields
        else objects[subject].controller
        if subject in objects
        else ""
    )
    names = (*objects, *players, UNDEFINED)
    to: tuple[str, ...] = ()
    if kind == "leaves":
        to = (
            (reader.one_of(fields["to"], LEAVES_FOR, "zone to leave for"),)
            if "to" in fields
            else ("graveyard",)
        )
        zones[subject] = to[0]
    elif kind == "control_changes":
        if "to" not in fields:
            raise reader.refuse(node, "control_changes needs the new controller; add to: opponent")
        to = (reader.one_of(fields["to"], tuple(players), "player"),)
    elif kind == "copied":
        if "of" not in fields:
            raise reader.refuse(node, "copied needs the spell that is copied; add of: NAME")
        to = (reader.one_of(fields["of"], tuple(objects), "object of this scenario"),)
    else:
        for key in ("targets", "attached_to", "chooses", "to"):
            for part in parts(fields[key]) if key in fields else ():
                to = (*to, reader.one_of(part, names, "object or player of this scenario"))
    if kind == "attach" and not to:
        raise reader.refuse(node, "attach needs what it is attached to; add to: NAME")
    unspecified = None
    if kind == "put_onto_battlefield":
        unspecified = "attached_to" not in fields and (
            reader.flag(fields["unspecified"]) if "unspecified" in fields else "chooses" in fields or None
        )
        if "attached_to" in fields and ("chooses" in fields or "unspecified" in fields):
            raise reader.refuse(
                node,
                "attached_to says that the effect names the host; take it or the other key away",
            )
    changes = tuple(
        (k, _change_value(reader, k, v))
        for k, v in fields.items()
        if kind == "changes" and k not in (kind, "static")
    )
    if kind == "changes" and not changes:
        raise reader.refuse(node, f"changes needs what changes; use one of: {', '.join(CHANGE_KEYS)}")
    for name, _ in changes:
        if subject in players and name not in PLAYER_CHANGES:
            raise reader.refuse(
                node, f"{name} cannot change for a player; use one of: {', '.join(PLAYER_CHANGES)}"
            )
        if name in ("add_types", "remove_types") and subject in objects and objects[subject].types is None:
            raise reader.refuse(
                node,
                f"{subject} changes types that are not stated; add types: to {subject}",
            )
    return Event(kind, subject, by, to, unspecified, changes, how=how(reader, fields))


def _note_delayed(event: Event, zones: dict[str, str], costs: dict[str, str]) -> None:
    """Note where the end step puts what was cast for dash, blitz or warp (702.109a, 702.152a, 702.185a)."""
    subject = event.subject
    if event.kind == "end_step":
        cost = costs.pop(subject, "")
        if cost and zones[subject] == "battlefield":
            zones[subject] = DELAYED[cost]
    elif event.kind == "cast" and event.how in DELAYED:
        costs[subject] = event.how
    elif event.kind in ("cast", "put_onto_battlefield", "leaves", "sacrifice", "countered", "exiled"):
        costs.pop(subject, None)
    elif event.kind == "control_changes" and costs.get(subject) == "blitz":
        # Whose ability it is cannot sacrifice it any more (701.21a); given back in time, it has to be told.
        costs.pop(subject)


def _check_zone(reader: NodeReader, node: yaml.Node, kind: str, subject: str, zones: dict[str, str]) -> None:
    """Refuse events that cannot happen where the object is; the zone it goes to is noted for later events."""
    if subject not in zones:
        return
    there = zones[subject] == "battlefield"
    if kind in ("resolve", "countered") and zones[subject] != "stack":
        raise reader.refuse(
            node, f"{subject} is in zone {zones[subject]}; give it zone: stack or cast it first"
        )
    if kind == "resolve":
        zones[subject] = "battlefield"
    if kind == "copied":
        if zones[subject] != "nowhere":
            raise reader.refuse(node, f"{subject} is there already; a copy to come has zone: nowhere")
        zones[subject] = "stack"
    if kind == "control_changes" and zones[subject] == "stack":
        return
    if kind in ("leaves", "attach", "turn_face_up", "control_changes") and not there:
        raise reader.refuse(
            node,
            f"{subject} is in zone {zones[subject]}, so {kind} cannot happen; correct its zone or the event",
        )
    if kind in ("cast", "put_onto_battlefield"):
        if there:
            raise reader.refuse(
                node,
                f"{subject} is on the battlefield already; give it the zone it comes from, e.g. zone: hand",
            )
        zones[subject] = "stack" if kind == "cast" else "battlefield"


def _change_value(reader: NodeReader, key: str, node: yaml.Node) -> Any:  # noqa: ANN401 - field values of any kind
    if key.endswith("subtypes"):
        return frozenset(t.lower() for t in reader.texts(node))
    if key.endswith("types"):
        return reader.some_of(node, TYPES, "card type")
    if key.endswith("colors"):
        return frozenset() if reader.texts(node) == ("colorless",) else reader.some_of(node, COLORS, "color")
    if key.endswith("protection"):
        return reader.some_of(node, QUALITIES, "quality")
    if key.endswith("landwalk"):
        return landwalks(reader, node)
    if key.endswith("_combat"):
        return reader.some_of(node, TRAITS, "thing said of attacking and blocking")
    if key.endswith("keywords"):
        return reader.some_of(node, KEYWORDS, "keyword")
    if key == "cannot_be_enchanted_by":
        return reader.one_of(node, CANNOT_BE_ENCHANTED_BY, "set of Auras")
    return reader.flag(node)
