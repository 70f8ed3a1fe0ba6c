"""What characteristics objects have under continuous effects, layer by layer (613).

The machinery asks the rules where a part of an effect belongs and which of two effects comes first; without
an answer it does not go on. The objects that come out are read by every other rule as if printed so.

Limits: at most :data:`~subrule.engine.effects.MAX_PARTS` effects in one layer, at most one pair of effects of
which it is not told which came first; text changes (layer 3) are not modelled.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from subrule.engine.effects import MAX_PARTS, Effect
from subrule.engine.events import Moment
from subrule.engine.facts import Fact, UnsupportedError
from subrule.engine.features import features_of
from subrule.engine.keywords import OF_FIELDS
from subrule.engine.layer_parts import (
    Characteristics,
    applied,
    as_printed,
    chosen_by,
    counted_by,
    exists,
    source_of,
)
from subrule.engine.state import GameObject, State
from subrule.engine.view import View

LAYERS: Final = ("2", "3", "4", "5", "6", "7a", "7b", "7c", "7d")
"""The layers and sublayers that are gone through; copy effects (layer 1) are part of the objects already."""

KEYWORD_COUNTERS: Final = frozenset(
    {
        "flying",
        "first_strike",
        "double_strike",
        "deathtouch",
        "haste",
        "hexproof",
        "indestructible",
        "lifelink",
        "menace",
        "reach",
        "shadow",
        "trample",
        "vigilance",
    }
)
"""Kinds of counters that give a keyword (122.1b), as far as the engine knows the keyword."""


@dataclass(frozen=True, slots=True)
class Order:
    """Why one effect was applied before another where it mattered.

    Attributes:
        why: ``"timestamp"``, ``"dependency"``, ``"loop"`` or ``"defining"``.
        layer: the layer.
        first: the effect that was applied first.
        second: the one that was applied later.
        objects: what both apply to.
    """

    why: str
    layer: str
    first: str
    second: str
    objects: frozenset[str]


@dataclass(slots=True)
class Layering:
    """How characteristics came about.

    Attributes:
        characteristics: id → characteristics after all layers.
        parts: (layer, effect, object) in the order of application.
        orders: where the order mattered.
        started: effect → what it applies to.
        without_source: effects that do nothing as their source has left or has lost its abilities.
    """

    characteristics: dict[str, Characteristics]
    parts: list[tuple[str, str, str]] = field(default_factory=list)
    orders: list[Order] = field(default_factory=list)
    started: dict[str, frozenset[str]] = field(default_factory=dict)
    without_source: set[str] = field(default_factory=set)

    def of(self, object_id: str, layers: Iterable[str]) -> list[tuple[str, str]]:
        """The parts (layer, effect) that were applied to an object in some layers."""
        wanted = set(layers)
        return [(layer, effect) for layer, effect, o in self.parts if o == object_id and layer in wanted]


def all_effects(state: State) -> tuple[Effect, ...]:
    """Give the continuous effects of a state, with those of keyword counters (122.1b)."""
    stated = state.effects.continuous if state.effects is not None else ()
    return (*stated, *(e for o in state.objects.values() if o.counters for e in _of_counters(o)))


def _of_counters(o: GameObject) -> Iterable[Effect]:
    if o.zone != "battlefield":
        return
    for kind, number in o.counters:
        if number and kind in KEYWORD_COUNTERS:
            on = replace(_ITSELF, names=(o.id,))
            yield Effect(f"{o.id} {kind} counter", kind="counter", on=on, add_keywords=frozenset({kind}))


_ITSELF = Effect("").on


def needs_layers(state: State) -> bool:
    """Whether anything in a state changes characteristics: continuous effects or keyword counters."""
    if state.effects is not None and state.effects.continuous:
        return True
    return "counters" in features_of(state) and any(
        kind in KEYWORD_COUNTERS for o in state.objects.values() for kind, _ in o.counters
    )


def under_effects(view: View) -> View:
    """Give the view in which objects have the characteristics that continuous effects give them.

    Args:
        view: the view without them; returned as it is where there are none.

    Raises:
        UnsupportedError: beyond the limits of this module.
        DemandError: if it matters which of two effects came first and nothing tells.
    """
    if not needs_layers(view.state):
        return view
    state, found = layered(view)
    seen = view.of_state(state)
    seen.layering = found
    return seen


def layered(view: View) -> tuple[State, Layering]:
    """Apply continuous effects to the objects of a state.

    Args:
        view: the state without them.

    Returns:
        The state in which each object has its characteristics, and how they came about.

    Raises:
        UnsupportedError: beyond the limits of this module, or if a rule that is needed is switched off.
        DemandError: if it matters which of two effects came first and nothing tells.
    """
    state = view.state
    found = Layering({o.id: as_printed(o) for o in state.objects.values()})
    effects = [e for e in all_effects(state) if e.present]
    for effect in effects:
        if effect.kind == "counter" and not view.ask(Moment("layering", effect.id, detail="counter")):
            raise UnsupportedError("rule-switched-off")
    for layer in LAYERS:
        parts = [e for e in effects if layer in e.layers]
        if not parts:
            continue
        if len(parts) > MAX_PARTS:
            raise UnsupportedError("too-many-effects-in-a-layer")
        if layer == "3":
            raise UnsupportedError("text-changing-effect")
        if not view.ask(Moment("layering", parts[0].id, detail=layer)):
            raise UnsupportedError("rule-switched-off")
        _go_through(view, found, layer, parts)
    return _as_state(state, found), found


def _go_through(view: View, found: Layering, layer: str, parts: list[Effect]) -> None:
    pending = _in_order_of_time(view, found, layer, parts)
    while pending:
        waiting = {e.id: _depends_on(view, found, layer, e, pending) for e in pending}
        free = [e for e in pending if not waiting[e.id]]
        chosen = free[0] if free else pending[0]
        pending.remove(chosen)
        for later in pending:
            if chosen.id in waiting[later.id] and (not free or earlier(view, chosen, later) is not True):
                both = _reached(view, found, chosen) | _reached(view, found, later)
                _note(view, found, Order("dependency" if free else "loop", layer, chosen.id, later.id, both))
        _apply(view, found, layer, chosen)


def _apply(view: View, found: Layering, layer: str, effect: Effect) -> None:
    if effect.id not in found.started:
        if not exists(view.state, found.characteristics, effect):
            found.without_source.add(effect.id)
            return
        found.started[effect.id] = chosen_by(view, found.characteristics, effect)
    number = counted_by(view, found.characteristics, effect)
    for name in sorted(found.started[effect.id]):
        if name in found.characteristics:
            now = found.characteristics[name]
            found.characteristics[name] = applied(layer, effect, now, number)
            found.parts.append((layer, effect.id, name))


def _reached(view: View, found: Layering, effect: Effect) -> frozenset[str]:
    if effect.id in found.started:
        return found.started[effect.id]
    if not exists(view.state, found.characteristics, effect):
        return frozenset()
    return chosen_by(view, found.characteristics, effect)


def _depends_on(view: View, found: Layering, layer: str, one: Effect, pending: list[Effect]) -> set[str]:
    """The pending effects on which one depends: applying them first changes what it is, reaches or does."""
    depends: set[str] = set()
    before = _effect_now(view, found, one)
    for other in pending:
        if other.id == one.id or _defining(one) != _defining(other):
            continue
        tried = Layering(dict(found.characteristics), started=dict(found.started))
        _apply(view, tried, layer, other)
        if _effect_now(view, tried, one) != before:
            depends.add(other.id)
    return depends


def _effect_now(view: View, found: Layering, effect: Effect) -> tuple[object, ...]:
    there = effect.id in found.started or exists(view.state, found.characteristics, effect)
    if not there:
        return (False,)
    return (True, _reached(view, found, effect), counted_by(view, found.characteristics, effect))


def _defining(effect: Effect) -> bool:
    return effect.kind == "characteristic_defining"


# -- which came first ------------------------------------------------------------------------------


def stamp(view: View, effect: Effect) -> tuple[int, int]:
    """When an effect came: whether during the scenario's events, and its timestamp; 0 if not told.

    Args:
        view: what the rules see.
        effect: the effect.

    Source: 613.7a (a static ability's effect has its object's timestamp), 613.7b.
    """
    if effect.kind == "counter":
        return (0, 0)
    if effect.timestamp:
        return (1 if effect.begins else 0, effect.timestamp)
    source = source_of(view.state, effect)
    if source is None:
        return (0, 0)
    before = view.initial.objects.get(source.id)
    moved = before is None or before.timestamp != source.timestamp
    return (1 if moved else 0, source.timestamp)


def earlier(view: View, one: Effect, other: Effect) -> bool | None:
    """Whether one effect came before another; None if that is not told."""
    first, second = stamp(view, one), stamp(view, other)
    if one.of and one.of == other.of and first == second:
        return True
    if first[0] != second[0]:
        return first[0] < second[0]
    if not first[1] or not second[1] or first[1] == second[1]:
        return None
    return first[1] < second[1]


def _in_order_of_time(view: View, found: Layering, layer: str, parts: list[Effect]) -> list[Effect]:
    """Put effects into the order of their timestamps, characteristic-defining ones first (613.3, 613.7)."""
    order = sorted(parts, key=lambda e: (not _defining(e), *stamp(view, e)))
    asked: list[tuple[Effect, Effect]] = []
    for place, one in enumerate(order):
        for other in order[place + 1 :]:
            both = _reached(view, found, one) & _reached(view, found, other)
            if not both or _commute(view, found, layer, (one, other), both):
                continue
            if _depends_on(view, found, layer, one, [other]) or _depends_on(view, found, layer, other, [one]):
                continue
            if _defining(one) != _defining(other):
                _note(view, found, Order("defining", layer, one.id, other.id, both))
                continue
            if earlier(view, one, other) is None:
                asked.append((one, other))
            else:
                _note(view, found, Order("timestamp", layer, one.id, other.id, both))
    if len(asked) > 1:
        raise UnsupportedError("order-of-several-effects")
    for one, other in asked:
        about = Fact(one.of or sorted(_reached(view, found, one))[0], "newer", other.of)
        newer = bool(view.decide(about))
        first, second = (other, one) if newer else (one, other)
        if newer:
            order.remove(one)
            order.insert(order.index(other) + 1, one)
        both = _reached(view, found, one) & _reached(view, found, other)
        _note(view, found, Order("timestamp", layer, first.id, second.id, both))
    return order


def _commute(
    view: View, found: Layering, layer: str, pair: tuple[Effect, Effect], both: frozenset[str]
) -> bool:
    one, other = pair
    numbers = {e.id: counted_by(view, found.characteristics, e) for e in (one, other)}
    for name in sorted(both):
        now = found.characteristics[name]
        forth = applied(layer, other, applied(layer, one, now, numbers[one.id]), numbers[other.id])
        back = applied(layer, one, applied(layer, other, now, numbers[other.id]), numbers[one.id])
        if forth != back:
            return False
    return True


def _note(view: View, found: Layering, order: Order) -> None:
    if not view.ask(Moment("layer_order", order.first, (order.second,), detail=order.why)):
        raise UnsupportedError("rule-switched-off")
    found.orders.append(order)


# -- from characteristics to objects ---------------------------------------------------------------


def _as_state(state: State, found: Layering) -> State:
    objects: dict[str, GameObject] = {}
    for o in state.objects.values():
        changes = _fields(o, found.characteristics[o.id], as_printed(o))
        objects[o.id] = replace(o, **changes) if changes else o
    return replace(state, objects=objects)


def _fields(o: GameObject, now: Characteristics, before: Characteristics) -> Mapping[str, Any]:
    """The fields of an object that differ from what they would be without effects."""
    if now == before:
        return {}
    if o.face_down and o.zone == "battlefield":
        raise UnsupportedError("effect-on-a-face-down-permanent")
    changes: dict[str, Any] = {
        name: getattr(now, name)
        for name in ("types", "subtypes", "colors", "controller")
        if getattr(now, name) != getattr(before, name)
    }
    altered = {a.name for a in o.alterations}
    if altered.intersection(changes) or (
        (now.keywords, now.lost) != (before.keywords, before.lost) and altered
    ):
        # Which of the two came later is not told by an event that changes a field for good.
        raise UnsupportedError("changes-beside-effects")
    if now.keywords != before.keywords or now.lost != before.lost:
        changes["keywords"] = frozenset(now.keywords - set(OF_FIELDS))
        for name in OF_FIELDS:
            if (name in now.keywords) != (name in before.keywords) or (now.lost and getattr(o, name)):
                changes[name] = name in now.keywords
        if now.lost != before.lost:
            changes["loses_abilities"] = now.lost
    changes |= _size(o, now, before)
    return changes


def _size(o: GameObject, now: Characteristics, before: Characteristics) -> dict[str, Any]:
    if (now.power, now.toughness, now.more, now.switched) == (
        before.power,
        before.toughness,
        before.more,
        before.switched,
    ):
        return {}
    boost = (o.boost[0] + now.more[0], o.boost[1] + now.more[1])
    if not now.switched:
        return {"power": now.power, "toughness": now.toughness, "boost": boost}
    if now.power is None or now.toughness is None:
        raise UnsupportedError("switching-what-is-not-stated")
    by_counters = counter_change(o)
    change = (boost[0] + by_counters[0], boost[1] + by_counters[1])
    power, toughness = now.toughness + change[1] - change[0], now.power + change[0] - change[1]
    return {"power": power, "toughness": toughness, "boost": boost}


def counter_change(o: GameObject) -> tuple[int, int]:
    """What counters add to power and toughness (122.1a)."""
    power = toughness = 0
    for kind, number in o.counters:
        more = of_counter(kind)
        power, toughness = power + number * more[0], toughness + number * more[1]
    return power, toughness


def of_counter(kind: str) -> tuple[int, int]:
    """What one counter of a kind adds to power and toughness: X and Y of a +X/+Y or -X/-Y counter."""
    head, slash, tail = kind.partition("/")
    if not slash or not all(part[:1] in ("+", "-") and part[1:].isdecimal() for part in (head, tail)):
        return 0, 0
    return int(head), int(tail)


def size(o: GameObject) -> tuple[int | None, int | None]:
    """Power and toughness of an object as it is, with counters and effects; None where not stated."""
    if o.face_down and o.zone == "battlefield":
        base: tuple[int | None, int | None] = (2, 2)
    else:
        base = (o.power, o.toughness)
    more = counter_change(o)
    power = None if base[0] is None else base[0] + o.boost[0] + more[0]
    toughness = None if base[1] is None else base[1] + o.boost[1] + more[1]
    return power, toughness
