"""What rules measure: toughness, damage, loyalty, defense, counters, life.

A number that the scenario does not state is no number here: a rule asks whether it is at most some limit,
and only where that limit matters does the fact have to be told.
"""

from __future__ import annotations

import re
from functools import lru_cache

from subrule.engine.facts import Fact
from subrule.engine.state import GameObject, Player
from subrule.engine.view import View

PLUS, MINUS = "+1/+1", "-1/-1"
_POWER_AND_TOUGHNESS = re.compile(r"([+-]\d+)/([+-]\d+)")

SHOWN_AS_FACE_DOWN = 2
"""Power and toughness of a face-down permanent (708.2a)."""


def said(view: View, thing: GameObject | Player, name: str) -> bool:
    """Read a yes-or-no attribute that is taken not to hold unless the scenario says or offers it."""
    value = getattr(thing, name)
    if value is not None:
        return bool(value)
    if not view.settled and not view.offered:
        return False
    fact = Fact(thing.id, name)
    return bool(view.decide(fact)) if fact in view.settled or fact in view.offered else False


def counters(o: GameObject, kind: str) -> int:
    """How many counters of a kind are on an object; 0 for a kind that nobody mentions."""
    return next((number for name, number in o.counters if name == kind), 0)


def with_counters(o: GameObject, kind: str, number: int) -> tuple[tuple[str, int], ...]:
    """The counters of an object with one kind set to a number; loyalty and defense stay listed at 0."""
    kept = [(name, n) for name, n in o.counters if name != kind]
    if number > 0 or kind in ("loyalty", "defense"):
        kept.append((kind, max(number, 0)))
    return tuple(sorted(kept))


def at_most(view: View, subject: str, attribute: str, limit: int) -> bool:
    """Whether an unstated number is at most a limit; what another answer implies is not asked again.

    Raises:
        DemandError: if the fact is open and no default holds.
    """
    for fact, value in view.settled.items():
        if fact.subject == subject and fact.attribute == attribute and fact.value.lstrip("-").isdigit():
            if value is True and int(fact.value) <= limit:
                return True
            if value is False and int(fact.value) >= limit:
                return False
    return bool(view.decide(Fact(subject, attribute, str(limit))))


def offered_number(view: View, subject: str, attribute: str) -> int | None:
    """The number chosen in this branch where the scenario offers several; None if it offers none."""
    fact = Fact(subject, attribute)
    return int(str(view.decide(fact))) if fact in view.settled or fact in view.offered else None


def toughness_change(o: GameObject) -> int:
    """What counters and effects add to an object's toughness (613.4c)."""
    if not o.counters:
        return o.boost[1]
    return o.boost[1] + sum(number * _toughness_of(kind) for kind, number in o.counters)


@lru_cache(maxsize=256)
def _toughness_of(kind: str) -> int:
    """What one counter of a kind adds to toughness: Y of a +X/+Y or -X/-Y counter (122.1a), else 0."""
    found = _POWER_AND_TOUGHNESS.fullmatch(kind)
    return int(found[2]) if found else 0


def power_change(o: GameObject) -> int:
    """What counters and effects add to an object's power (613.4c)."""
    found = ((_POWER_AND_TOUGHNESS.fullmatch(kind), number) for kind, number in o.counters)
    return o.boost[0] + sum(int(match[1]) * number for match, number in found if match)


def base_toughness(view: View, o: GameObject) -> int | None:
    """An object's toughness without counters and what effects add; None if not stated."""
    if is_face_down(o):
        return SHOWN_AS_FACE_DOWN
    return o.toughness if o.toughness is not None else offered_number(view, o.id, "toughness")


def toughness_at_most(view: View, o: GameObject, limit: int) -> bool:
    """Whether a creature's toughness is at most a limit.

    Where it is not stated, what counters and effects add is taken off the limit, and the fact asked for
    is about the toughness without them.
    """
    base = base_toughness(view, o)
    change = toughness_change(o)
    if base is not None:
        return base + change <= limit
    return at_most(view, o.id, "toughness", limit - change)


def has_none_left(view: View, o: GameObject, kind: str) -> bool:
    """Whether the last loyalty or defense counter has gone.

    Where their number is not stated there are some, unless counters came off: then it has to be told.
    """
    for name, number in o.counters:
        if name == kind:
            return number <= 0
    offered = offered_number(view, o.id, kind)
    lost = next((number for name, number in o.taken if name == kind), 0)
    if offered is not None:
        return offered - lost <= 0
    return lost > 0 and at_most(view, o.id, kind, lost)


def no_life(view: View, p: Player) -> bool:
    """Whether a player has 0 or less life; of an unstated total only what was lost of it is known."""
    if p.life is not None:
        return p.life <= 0
    offered = offered_number(view, p.id, "life")
    if offered is not None:
        return offered - p.life_lost <= 0
    return p.life_lost > 0 and at_most(view, p.id, "life", p.life_lost)


def poison(p: Player) -> int:
    """A player's poison counters; none if nobody mentions any."""
    return p.poison or 0


def has_type(o: GameObject, card_type: str) -> bool:
    """Whether a card type is stated of an object; a face-down permanent is a creature only (708.2a)."""
    if is_face_down(o):
        return card_type == "creature"
    return o.types is not None and card_type in o.types


def is_face_down(o: GameObject) -> bool:
    """Whether an object is a face-down permanent: a 2/2 creature without text, name or subtypes (708.2a)."""
    return bool(o.face_down) and o.zone == "battlefield"


def returns_by(o: GameObject) -> str:
    """The ability by which a permanent comes back as it dies: ``"persist"``, ``"undying"`` or ``""``."""
    without = is_face_down(o) or o.loses_abilities
    return o.trigger if o.trigger in ("persist", "undying") and not without else ""


def controllers(view: View, o: GameObject) -> str:
    """The player who controls an object on the battlefield, its owner elsewhere (108.4)."""
    return view.controller(o) if o.zone in ("battlefield", "stack") else owner(view, o)


def owner(view: View, o: GameObject) -> str:
    """The player who owns an object: whoever controls it, if nobody says otherwise."""
    return o.owner or view.controller(o)
