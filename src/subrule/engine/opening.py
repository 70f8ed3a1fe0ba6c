"""Stating what a scenario leaves open: each alternative of an open fact as if the file had said it.

Rules, events and answers read the state; a fact that is open in the file is therefore put into it, one
alternative after the other, before anything happens. So no reader of a field can pass an open fact by, and a
branch is what the scenario would be if that alternative were stated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from subrule.engine.combat import OPEN_TRAITS
from subrule.engine.events import Event, Question
from subrule.engine.facts import Fact, FactValue
from subrule.engine.keywords import NAMED
from subrule.engine.measures import with_counters
from subrule.engine.scenario import Scenario
from subrule.engine.scenario_format import TIMELY_FLAGS
from subrule.engine.scenario_measures import MEASURE_FLAGS
from subrule.engine.scenario_turn import OPEN_TURN_NUMBERS
from subrule.engine.state import REMEMBERED, Enchant, GameObject, Player, State, implied_types
from subrule.engine.turn import Turn

MAX_STATED: Final = 64
"""Most ways in which the open facts of one scenario may be stated together."""

_FLAGS: Final = (
    "token",
    "bestowed",
    "face_down",
    "hexproof",
    "shroud",
    "ward",
    "reconfigure",
    "mutating",
    "kicked",
    "uncounterable",
    "cannot_enter",
    "other_legal_target",
    "from_spell",
    *MEASURE_FLAGS,
    *TIMELY_FLAGS,
)
_COUNTERS: Final = ("loyalty", "defense")
_NUMBERS_OF_PLAYERS: Final = ("life", "poison", "library")
_OF_PLAYERS: Final = (*_NUMBERS_OF_PLAYERS, "drew_from_empty", "hexproof", "shroud")
_BY_CONTROLLER: Final = frozenset(
    {
        "changes",
        "leaves",
        "control_changes",
        "cast",
        "put_onto_battlefield",
        "attach",
        "turn_face_up",
        "resolve",
        "countered",
        "copied",
        "end_step",
        "trigger",
    }
)
"""Events of an object that are its controller's where the file does not say whose."""


def _words(value: FactValue) -> frozenset[str]:
    return frozenset(str(value).split("+"))


_FIELDS: Final[Mapping[str, Callable[[FactValue], Any]]] = MappingProxyType(
    {
        **dict.fromkeys(_FLAGS, bool),
        "types": _words,
        "subtypes": _words,
        "colors": lambda value: _words(value) - {"colorless"},
        "controller": str,
        "enchant": lambda value: Enchant(_words(value)),
        "toughness": int,
        "legendary": lambda value: frozenset({"legendary"} if value else ()),
    }
)
"""Attribute of an object → what its field holds for an alternative."""

_NAMES: Final = MappingProxyType({"legendary": "supertypes"})
_UNSAID: Final = MappingProxyType({"controller": "", "arrived": False, "no_regeneration": False})
"""Field → what it holds where the file does not say; None for every other."""

ONE_COUNTER: Final[Mapping[str, str]] = MappingProxyType({"plus_counter": "+1/+1", "minus_counter": "-1/-1"})
"""Attribute → kind of counter of which there is one, or none."""

STATED: Final = frozenset(
    {
        *_FIELDS,
        *_COUNTERS,
        *ONE_COUNTER,
        *_OF_PLAYERS,
        *NAMED,
        *OPEN_TURN_NUMBERS,
        *OPEN_TRAITS,
        "times_cast",
        "stays_tapped",
        "combat_damage",
        "step",
    }
)
"""Attributes that are put into the scenario; any other is asked of the view by whoever needs it."""


def can_be_stated(scenario: Scenario, fact: Fact) -> bool:
    """Whether an open fact has a place in the scenario that nothing fills yet.

    Args:
        scenario: the scenario.
        fact: an open fact; one with a member (``colors black``) has no place of its own.
    """
    if fact.value:
        return False
    if fact.attribute == "step":
        return fact.subject == "turn" and not _turn(scenario.state).step
    player = scenario.state.players.get(fact.subject)
    if player is not None and fact.attribute in OPEN_TURN_NUMBERS:
        return getattr(player.standing, fact.attribute) is None
    if player is not None:
        return fact.attribute in _OF_PLAYERS and getattr(player, fact.attribute) is None
    o = scenario.state.objects.get(fact.subject)
    if o is None:
        return False
    if fact.attribute == "combat_damage":
        return any(_leaves_combat_open(scenario, place, o.id) for place in range(len(scenario.events)))
    if fact.attribute in NAMED:
        return fact.attribute not in o.keywords
    if fact.attribute in OPEN_TRAITS:
        return fact.attribute not in o.combat
    if fact.attribute == "stays_tapped":
        return not o.sheet.stays_tapped
    if fact.attribute == "times_cast":
        return o.sheet.times_cast is None
    if fact.attribute in ONE_COUNTER:
        return all(kind != ONE_COUNTER[fact.attribute] for kind, _ in o.counters)
    if fact.attribute in _COUNTERS:
        return all(kind != fact.attribute for kind, _ in o.counters)
    name = _NAMES.get(fact.attribute, fact.attribute)
    return fact.attribute in _FIELDS and getattr(o, name) == _UNSAID.get(name)


def stated_elsewhere(fact: Fact, state: State, events: tuple[Event, ...], question: Question) -> str:
    """Tell where a scenario states what it also leaves open, other than under a key of the same name.

    Args:
        fact: an open fact of an object or player of the scenario.
        state: the state before the first event.
        events: what happens.
        question: what is asked.

    Returns:
        The key that states it; ``""`` if nothing does.
    """
    player, o = state.players.get(fact.subject), state.objects.get(fact.subject)
    own = [e for e in events if e.subject == fact.subject]
    match fact.attribute:
        case attribute if player is not None:
            told = getattr(player, attribute) if attribute in _OF_PLAYERS else None
            if attribute in OPEN_TURN_NUMBERS:
                told = getattr(player.standing, attribute)
            return attribute if told is not None else ""
        case keyword if o is not None and keyword in o.keywords:
            return "keywords"
        case trait if o is not None and trait in o.combat:
            return "combat"
        case "stays_tapped" if o is not None and o.sheet.stays_tapped:
            return "stays_tapped"
        case "step" if _turn(state).step:
            return "turn"
        case "step" if any(e.kind in ("begins", "end_turn") for e in events):
            return "events"
        case "times_cast" if o is not None and o.sheet.times_cast is not None:
            return "times_cast"
        case "legendary" if o is not None and o.supertypes is not None:
            return "supertypes"
        case "last_chapter" if o is not None and o.chapters is not None:
            return "chapters"
        case "plus_counter" | "minus_counter" if o is not None and any(
            k == ONE_COUNTER[fact.attribute] for k, _ in o.counters
        ):
            return "counters"
        case "loyalty" | "defense" if o is not None and any(k == fact.attribute for k, _ in o.counters):
            return "counters"
        case "unspecified" if _all([e.unspecified for e in own if e.kind == "put_onto_battlefield"]):
            return "attached_to, chooses or unspecified"
        case "over" if _all([e.how or None for e in own if e.kind == "resolve"]):
            return "puts"
        case "combat_damage" if _all(
            [e.get("combat") for e in events if e.kind == "damage" and e.by == fact.subject]
        ):
            return "combat"
        case "ability_source" if question.get("object") == fact.subject and question.get("ability"):
            return "ability"
        case _:
            return ""


def _all(told: list[Any]) -> bool:
    return bool(told) and None not in told


def with_stated(scenario: Scenario, fact: Fact, value: FactValue) -> Scenario:
    """Give the scenario in which an open fact is stated.

    Args:
        scenario: the scenario.
        fact: one that :func:`can_be_stated`.
        value: one of its alternatives.

    Returns:
        The scenario as it would be read if the file stated it; the fact is offered no more.
    """
    offered = tuple(o for o in scenario.offered if o[0] != fact)
    state, events = scenario.state, scenario.events
    player, o = state.players.get(fact.subject), state.objects.get(fact.subject)
    if fact.attribute == "step":
        state = replace(state, turn=replace(_turn(state), step=str(value)))
    elif player is not None and fact.attribute in OPEN_TURN_NUMBERS:
        told: dict[str, Any] = {fact.attribute: int(value)}
        state = _with(state, player, {"standing": replace(player.standing, **told)})
    elif player is not None:
        state = _with(state, player, {fact.attribute: _of_player(fact.attribute, value)})
    elif o is not None and fact.attribute == "combat_damage":
        events = tuple(
            replace(event, changes=(*event.changes, ("combat", bool(value))))
            if _leaves_combat_open(scenario, place, o.id)
            else event
            for place, event in enumerate(events)
        )
    elif o is not None:
        state = _with(state, o, _fields(scenario, o, fact.attribute, value))
        if fact.attribute == "controller":
            events = tuple(
                replace(e, by=str(value))
                if not e.by and e.subject == o.id and e.kind in _BY_CONTROLLER
                else e
                for e in events
            )
        if fact.attribute == "commander" and value and not state.variant:
            state = replace(state, variant="commander")
    return replace(scenario, state=state, events=events, offered=offered)


def as_left_open(final: State, stated: State, left_open: State) -> State:
    """Give a final state with what was stated only for a branch left open again, where it still is as it was.

    Args:
        final: the state at the end of the branch.
        stated: the state before the first event in that branch.
        left_open: the same as the scenario gives it.
    """
    if stated is left_open:
        return final
    objects: dict[str, Any] = dict(final.objects)
    players: dict[str, Any] = dict(final.players)
    for things, there, here in (
        (objects, stated.objects, left_open.objects),
        (players, stated.players, left_open.players),
    ):
        for key, thing in there.items():
            if thing is here[key]:
                continue
            was = here[key].__dict__
            back = {
                name: was[name]
                for name, value in thing.__dict__.items()
                if name != REMEMBERED and value != was[name] and getattr(things[key], name) == value
            }
            things[key] = replace(things[key], **back)
    turn = left_open.turn if final.turn == stated.turn else final.turn
    return replace(final, objects=objects, players=players, variant=left_open.variant, turn=turn)


def _turn(state: State) -> Turn:
    return state.turn or Turn()


def _with(state: State, thing: GameObject | Player, changes: Mapping[str, Any]) -> State:
    """Change a field without the consequences that a change during the game has."""
    if isinstance(thing, Player):
        return replace(state, players={**state.players, thing.id: replace(thing, **changes)})
    return replace(state, objects={**state.objects, thing.id: replace(thing, **changes)})


def _of_player(attribute: str, value: FactValue) -> Any:  # noqa: ANN401 - a number or a flag
    return int(value) if attribute in _NUMBERS_OF_PLAYERS else bool(value)


def _fields(scenario: Scenario, o: GameObject, attribute: str, value: FactValue) -> dict[str, Any]:
    if attribute in NAMED:
        return {"keywords": o.keywords | {attribute} if value else o.keywords}
    if attribute in OPEN_TRAITS:
        return {"combat": o.combat | {attribute} if value else o.combat}
    if attribute == "stays_tapped":
        return {"sheet": replace(o.sheet, stays_tapped=bool(value))}
    if attribute == "times_cast":
        return {"sheet": replace(o.sheet, times_cast=int(value))}
    if attribute in ONE_COUNTER:
        return {"counters": with_counters(o, ONE_COUNTER[attribute], int(bool(value)))}
    if attribute in _COUNTERS:
        return {"counters": with_counters(o, attribute, int(value))}
    made = {_NAMES.get(attribute, attribute): _FIELDS[attribute](value)}
    types_offered = any(f.subject == o.id and f.attribute == "types" for f, _ in scenario.offered)
    if attribute == "subtypes" and o.types is None and not types_offered:
        # As where the file states the subtypes and no types (205.3).
        made["types"] = implied_types(made["subtypes"]) or None
    return made


def _leaves_combat_open(scenario: Scenario, place: int, source: str) -> bool:
    event = scenario.events[place]
    return event.kind == "damage" and event.by == source and event.get("combat") is None
