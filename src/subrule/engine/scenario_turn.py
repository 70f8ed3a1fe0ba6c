"""Reading what a scenario says of the turn, of what players may do, and of decks in Commander."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import yaml

from subrule.engine.asked import Form
from subrule.engine.events import Event, Question
from subrule.engine.scenario_nodes import NodeReader
from subrule.engine.standing import (
    CANNOT,
    DURATIONS,
    PARTNERS,
    SKIPPABLE,
    SYMBOL_PLACES,
    Course,
    Sheet,
    Standing,
)
from subrule.engine.state import COLORS, ZONES, GameObject, Player
from subrule.engine.turn import STEPS, Turn

STANDING_NUMBERS = ("hand", "lands_played", "extra_lands", "mana", "drawn", "mulligans")
STANDING_FLAGS = ("no_max_hand", "mana_stays", "replaces_draws", "kept")
STANDING_KEYS = (
    *(*STANDING_NUMBERS, *STANDING_FLAGS, "max_hand", "plays_lands_from", "cannot", "skips"),
    "mana_only_for",
)
"""Keys of a player about hand, mana, land plays and what effects forbid."""

SHEET_FLAGS = ("any_number", "can_be_commander", "stays_tapped")
SHEET_KEYS = (
    *("symbols", "copies", "times_cast", "triggers_at", "whose", "came_in", *SHEET_FLAGS),
    *("partner", "partner_with"),
)
"""Keys of an object about decks, Commander and the turn."""

GAME_KEYS = ("starting_player", "turn_number", "previous_loser", "previous_chooser", "loop", "monarch")
LOOPS = ("mandatory", "optional")
WHOSE = ("each", "own", "opponents")
CHOSEN_COLORS = (*COLORS, "colorless", "multicolored", "monocolored")
SYMBOLS_PAID = (*COLORS, "colorless", "generic")
PHASES = ("combat", "main")

OPEN_TURN_NUMBERS = ("hand", "lands_played", "mulligans")
OPEN_TURN_FLAGS = ("main_phase",)
"""What may stand after the dot of an open fact about a player."""

TURN_EVENT_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "begins": ("of",),
    "play_land": ("by",),
    "mana": ("amount",),
    "spend": ("amount",),
    "pay_life": ("amount",),
    "exchange_life": ("with",),
    "extra_turn": (),
    "extra_phase": (),
    "skip": ("what",),
    "put_into_hand": ("amount",),
    "mulligan": (),
    "keep": (),
    "pass": (),
    "end_turn": (),
    "becomes_monarch": (),
    "phases_out": (),
    "phases_in": (),
    "put_attacking": ("at",),
}
"""Event of the turn → further keys it takes."""

PERHAPS = "perhaps"


# -- players, objects, the game --------------------------------------------------------------------


def _count(reader: NodeReader, node: yaml.Node) -> int:
    number = reader.whole(node)
    if number < 0:
        raise reader.refuse(node, f"{number} is less than none; write 0 or more")
    return number


def read_standing(reader: NodeReader, fields: Mapping[str, yaml.Node]) -> Standing:
    """Read what a scenario says of a player's hand, mana and land plays.

    Args:
        reader: reads nodes and refuses with the line.
        fields: the player's keys.

    Raises:
        InputError: with line and remedy.
    """
    found: dict[str, Any] = {n: _count(reader, fields[n]) for n in STANDING_NUMBERS if n in fields}
    found |= {n: reader.flag(fields[n]) for n in STANDING_FLAGS if n in fields}
    if "max_hand" in fields:
        found["max_hand"] = _count(reader, fields["max_hand"])
    if "plays_lands_from" in fields:
        found["plays_lands_from"] = reader.some_of(fields["plays_lands_from"], ZONES, "zone")
    if "cannot" in fields:
        found["cannot"] = reader.some_of(fields["cannot"], CANNOT, "thing that may be forbidden")
    if "skips" in fields:
        node = fields["skips"]
        for part in node.value if isinstance(node, yaml.SequenceNode) else (node,):
            reader.one_of(part, SKIPPABLE, "step, phase or turn that may be skipped")
        found["skips"] = reader.texts(node)
    if "mana_only_for" in fields:
        found["mana_only_for"] = frozenset(t.lower() for t in reader.texts(fields["mana_only_for"]))
    return Standing(**found)


def sheet_readers(reader: NodeReader) -> dict[str, Callable[[yaml.Node], Any]]:
    """Give the readers of an object's keys about decks, Commander and the turn."""
    return {
        "symbols": lambda n: _symbols(reader, n),
        "copies": lambda n: _count(reader, n),
        "times_cast": lambda n: _count(reader, n),
        "triggers_at": lambda n: reader.one_of(n, STEPS, "step or main phase"),
        "came_in": lambda n: reader.one_of(n, STEPS, "step or main phase"),
        "whose": lambda n: reader.one_of(n, WHOSE, "player whose step it is"),
        "partner": lambda n: reader.one_of(n, PARTNERS, "partner ability"),
        "partner_with": reader.text,
    }


def _symbols(reader: NodeReader, node: yaml.Node) -> tuple[tuple[str, frozenset[str]], ...]:
    fields = reader.mapping(node, SYMBOL_PLACES, "symbols")
    return tuple(
        (
            place,
            reader.some_of(value, COLORS, "color") if reader.texts(value) != ("colorless",) else frozenset(),
        )
        for place, value in fields.items()
    )


def as_sheet(values: dict[str, Any]) -> dict[str, Any]:
    """Put an object's keys about decks, Commander and the turn into its sheet."""
    own = {key: values.pop(key) for key in SHEET_KEYS if key in values}
    own = {key: value for key, value in own.items() if value is not None}
    return values | ({"sheet": Sheet(**own)} if own else {})


def read_course(reader: NodeReader, node: yaml.Node | None, players: Mapping[str, Player]) -> Course:
    """Read what stands under ``game``: the first turn, the game before, a loop.

    Raises:
        InputError: with line and remedy.
    """
    if node is None:
        return Course()
    fields = reader.mapping(node, GAME_KEYS, "game")
    found: dict[str, Any] = {}
    for key, value in fields.items():
        if key == "turn_number":
            found[key] = _count(reader, value)
        elif key == "loop":
            found[key] = reader.one_of(value, LOOPS, "kind of loop")
        else:
            known = (*players, "none") if key == "previous_loser" else tuple(players)
            found[key] = reader.one_of(value, known, "player")
    return Course(**found)


# -- events ----------------------------------------------------------------------------------------


class TurnEvents:
    """Reads events of the turn, in order, and knows in which step the game stands by then."""

    def __init__(self, turn: Turn | None) -> None:
        self._turn = turn or Turn()

    def read(
        self,
        reader: NodeReader,
        node: yaml.Node,
        objects: Mapping[str, GameObject],
        players: Mapping[str, Player],
        zones: dict[str, str],
    ) -> list[Event]:
        """Read one event.

        Args:
            reader: reads nodes and refuses with the line.
            node: the event.
            objects: the scenario's objects.
            players: its players.
            zones: where each object is by now; changed where the event moves it.

        Returns:
            The events it stands for, one for each step that is gone through; empty if it is of another sort.

        Raises:
            InputError: with line and remedy.
        """
        if not isinstance(node, yaml.MappingNode):
            return []
        raw = reader.mapping(node, None, "event")
        if "cleanup" in raw:
            fields = reader.mapping(node, ("cleanup", "about"), "event cleanup")
            reader.one_of(fields["cleanup"], (PERHAPS,), "way to end the turn")
            if "about" not in fields:
                raise reader.refuse(node, "whether the turn has ended is asked of something; add about: NAME")
            return [
                Event(
                    "cleanup",
                    reader.one_of(fields["about"], tuple(objects), "object of this scenario"),
                    how=PERHAPS,
                )
            ]
        kinds = [k for k in raw if k in TURN_EVENT_KEYS]
        if len(kinds) != 1:
            return []
        kind: Any = kinds[0]
        fields = reader.mapping(node, (kind, *TURN_EVENT_KEYS[kind]), f"event {kind}")
        if kind == "begins":
            return self._begins(reader, fields, players)
        if kind in _OF_PERMANENTS:
            return _of_permanent(reader, fields, kind, (objects, players), zones)
        if kind == "extra_phase":
            return [Event(kind, to=(reader.one_of(fields[kind], PHASES, "phase"),))]
        if kind == "play_land":
            subject = reader.one_of(fields[kind], tuple(objects), "object of this scenario")
            if zones[subject] == "battlefield":
                raise reader.refuse(node, f"{subject} is on the battlefield already; give it zone: hand")
            zones[subject] = "battlefield"
            by = (
                reader.one_of(fields["by"], tuple(players), "player")
                if "by" in fields
                else objects[subject].controller
            )
            return [Event(kind, subject, by)]
        subject = reader.one_of(fields[kind], tuple(players), "player")
        to: tuple[str, ...] = ()
        if kind == "exchange_life":
            if "with" not in fields:
                raise reader.refuse(node, "exchange_life needs the other player; add with: opponent")
            to = (reader.one_of(fields["with"], tuple(players), "player"),)
        if kind == "skip":
            if "what" not in fields:
                raise reader.refuse(node, f"skip needs what is skipped; add what: with one of {SKIPPABLE}")
            to = (reader.one_of(fields["what"], SKIPPABLE, "step, phase or turn that may be skipped"),)
        changes: tuple[tuple[str, Any], ...] = ()
        if "amount" in TURN_EVENT_KEYS[kind]:
            changes = (("amount", _count(reader, fields["amount"]) if "amount" in fields else 1),)
        if kind == "end_turn":
            # What is left of the turn is its cleanup step (724.1d).
            self._turn = Turn(self._turn.player, "cleanup")
            return [Event(kind, subject, subject), Event("cleanup")]
        return [Event(kind, subject, subject, to, changes=changes)]

    def _begins(
        self, reader: NodeReader, fields: Mapping[str, yaml.Node], players: Mapping[str, Player]
    ) -> list[Event]:
        step = reader.one_of(fields["begins"], STEPS, "step or main phase")
        whose = reader.one_of(fields["of"], tuple(players), "player") if "of" in fields else self._turn.player
        now = self._turn
        self._turn = Turn(whose, step)
        if not now.step:
            return [Event("begins", whose, whose, (step,))]
        place, there = STEPS.index(now.step), STEPS.index(step)
        same = whose == now.player and there > place
        if same:
            passed = [(whose, s, False) for s in STEPS[place + 1 : there + 1]]
        else:
            passed = [(now.player, s, False) for s in STEPS[place + 1 :]]
            passed += [(whose, s, s == STEPS[0]) for s in STEPS[: there + 1]]
        return [
            Event("begins", who, who, (s,), changes=(("new_turn", True),) if new else ())
            for who, s, new in passed
        ]


_OF_PERMANENTS = ("phases_out", "phases_in", "put_attacking")


def _of_permanent(
    reader: NodeReader,
    fields: Mapping[str, yaml.Node],
    kind: Any,  # noqa: ANN401 - an event's kind
    there: tuple[Mapping[str, GameObject], Mapping[str, Player]],
    zones: dict[str, str],
) -> list[Event]:
    """Read that a permanent phases, or is put onto the battlefield attacking."""
    objects, players = there
    subject = reader.one_of(fields[kind], tuple(objects), "object of this scenario")
    on_battlefield = zones[subject] == "battlefield"
    if kind != "put_attacking":
        if not on_battlefield:
            raise reader.refuse(fields[kind], f"{subject} is in zone {zones[subject]}; only permanents phase")
        return [Event(kind, subject, objects[subject].controller)]
    if on_battlefield:
        raise reader.refuse(
            fields[kind], f"{subject} is on the battlefield already; give it the zone it comes from"
        )
    zones[subject] = "battlefield"
    others = [p for p in players if p != objects[subject].controller]
    if "at" not in fields and len(others) != 1:
        raise reader.refuse(fields[kind], "put_attacking needs what is attacked; add at: PLAYER")
    at = (
        reader.one_of(fields["at"], (*players, *objects), "player or permanent of this scenario")
        if "at" in fields
        else others[0]
    )
    return [Event(kind, subject, objects[subject].controller, (at,))]


# -- questions -------------------------------------------------------------------------------------

_STEPS_ASKED = ("step", "than")


def read_turn_question(
    reader: NodeReader,
    fields: Mapping[str, yaml.Node],
    asked: tuple[str, Form],
    there: Mapping[str, GameObject],
    players: tuple[str, ...],
) -> Question:
    """Read a question about the turn, players or Commander.

    Args:
        reader: reads nodes and refuses with the line.
        fields: the question's keys.
        asked: its kind, and what that kind needs.
        there: the scenario's objects.
        players: names of the players.

    Raises:
        InputError: with line and remedy.
    """
    kind, form = asked
    arguments: list[tuple[str, str]] = []
    for key, value in reader.roles(fields, kind, (*form.needs, *form.may)):
        if key == "number":
            found = str(reader.whole(value))
        elif key in _STEPS_ASKED:
            found = reader.one_of(value, STEPS, "step or main phase")
        elif key == "color":
            found = reader.one_of(value, CHOSEN_COLORS, "color")
        elif key == "symbol":
            found = reader.one_of(value, SYMBOLS_PAID, "mana symbol")
        elif key == "until":
            found = reader.one_of(value, DURATIONS, "duration")
        elif key == "player":
            found = reader.one_of(value, players, "player of this scenario")
        else:
            found = reader.one_of(value, tuple(there), "object of this scenario")
        arguments.append((key, found))
    return Question(kind, tuple(arguments))


# -- schema ----------------------------------------------------------------------------------------


def turn_values() -> dict[str, dict[str, Any]]:
    """Key of an object or player → JSON Schema of what it may hold."""
    whole, flag = {"type": "integer"}, {"type": "boolean"}
    return {
        **dict.fromkeys((*STANDING_NUMBERS, "max_hand", "copies", "times_cast"), whole),
        **dict.fromkeys((*STANDING_FLAGS, *SHEET_FLAGS), flag),
        "plays_lands_from": _some_of(ZONES),
        "cannot": _some_of(CANNOT),
        "partner": {"enum": list(PARTNERS)},
        "partner_with": {"type": "string"},
        "mana_only_for": {"oneOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]},
        "skips": _some_of(SKIPPABLE),
        "triggers_at": {"enum": list(STEPS)},
        "came_in": {"enum": list(STEPS)},
        "whose": {"enum": list(WHOSE)},
        "symbols": {
            "type": "object",
            "additionalProperties": False,
            "properties": {place: _some_of((*COLORS, "colorless")) for place in SYMBOL_PLACES},
        },
    }


def game_schema() -> dict[str, Any]:
    """Give the JSON Schema of ``game``."""
    text = {"type": "string"}
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "starting_player": text,
            "turn_number": {"type": "integer"},
            "previous_loser": text,
            "previous_chooser": text,
            "monarch": text,
            "loop": {"enum": list(LOOPS)},
        },
    }


def turn_event_schemas() -> list[dict[str, Any]]:
    """Give the JSON Schemas of the events of the turn."""
    text, whole = {"type": "string"}, {"type": "integer"}
    details: dict[str, dict[str, Any]] = {
        "of": text,
        "by": text,
        "with": text,
        "at": text,
        "amount": whole,
        "what": {"enum": list(SKIPPABLE)},
    }
    named: dict[str, dict[str, Any]] = {
        "begins": {"enum": list(STEPS)},
        "extra_phase": {"enum": list(PHASES)},
    }
    schemas = [
        _schema(kind, named.get(kind, text), {key: details[key] for key in keys})
        for kind, keys in TURN_EVENT_KEYS.items()
    ]
    perhaps = _schema("cleanup", {"const": PERHAPS}, {"about": text})
    return [*schemas, {**perhaps, "required": ["cleanup", "about"]}]


def _schema(kind: str, value: dict[str, Any], details: dict[str, dict[str, Any]]) -> dict[str, Any]:
    return {
        "type": "object",
        "required": [kind],
        "additionalProperties": False,
        "properties": {kind: value, **details},
    }


def turn_question_schema(kind: str, form: Form) -> dict[str, Any]:
    """Give the JSON Schema of a question about the turn, players or Commander."""
    text = {"type": "string"}
    special: dict[str, dict[str, Any]] = {
        "number": {"type": "integer"},
        "step": {"enum": list(STEPS)},
        "than": {"enum": list(STEPS)},
        "color": {"enum": list(CHOSEN_COLORS)},
        "until": {"enum": list(DURATIONS)},
        "symbol": {"enum": list(SYMBOLS_PAID)},
    }
    return {
        "type": "object",
        "required": ["kind", *form.needs],
        "additionalProperties": False,
        "properties": {
            "kind": {"const": kind},
            **{role: special.get(role, text) for role in (*form.needs, *form.may)},
        },
    }


def _some_of(words: tuple[str, ...]) -> dict[str, Any]:
    one = {"enum": list(words)}
    return {"oneOf": [one, {"type": "array", "items": one}]}
