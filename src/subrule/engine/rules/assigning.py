"""What the rules on combat damage share: power, what is lethal, and how damage is divided (510.1, 702.19)."""

from __future__ import annotations

from collections.abc import Iterable

from subrule.engine.combat import Attack, Combat
from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.measures import (
    SHOWN_AS_FACE_DOWN,
    base_toughness,
    is_face_down,
    power_change,
    toughness_change,
)
from subrule.engine.state import GameObject
from subrule.engine.view import View

UNKNOWN = "?"
"""Stands for an amount of damage where the power is not told."""

STRIKES = ("first_strike", "double_strike")


def combat_of(view: View) -> Combat:
    """The combat that is going on; an empty one if there is none."""
    return view.state.combat or Combat()


def power_of(view: View, o: GameObject) -> int | None:
    """A creature's power with counters and what effects add; None if not told."""
    base = SHOWN_AS_FACE_DOWN if is_face_down(o) else o.power
    return None if base is None else base + power_change(o)


def told_power(view: View, o: GameObject) -> int:
    """A creature's power.

    Raises:
        UnsupportedError: if it is not told.
    """
    power = power_of(view, o)
    if power is None:
        raise UnsupportedError("power-not-told")
    return power


def strikes_first(view: View, name: str) -> bool:
    """Whether a creature has first strike or double strike."""
    o = view.object(name)
    return o is not None and any(view.has(o, keyword) for keyword in STRIKES)


def lethal_left(view: View, source: GameObject, target: GameObject) -> int:
    """How much a creature still has to be assigned for it to be lethal damage (702.19b, 702.2c).

    Damage that is marked and damage that others assign in the same step counts, what would change the damage
    as it is dealt does not.

    Raises:
        UnsupportedError: if the toughness is not told and matters.
    """
    assigned = [(s, n) for s, t, n in combat_of(view).assigning if t == target.id]
    if any(n > 0 and lethal_at_once(view, view.state.objects[s]) for s, n in assigned):
        return 0
    toughness = base_toughness(view, target)
    at_once = lethal_at_once(view, source)
    if toughness is None:
        if at_once and not assigned and not target.damage:
            return 1
        raise UnsupportedError("toughness-not-told")
    left = toughness + toughness_change(target) - (target.damage or 0) - sum(n for _, n in assigned)
    return max(min(left, 1) if at_once else left, 0)


def lethal_at_once(view: View, source: GameObject) -> bool:
    """Whether any damage of a source is lethal: it has deathtouch (702.2c)."""
    return bool(view.ask(Moment("lethal_by_deathtouch", source.id)))


def tramples(view: View, attacker: GameObject) -> bool:
    """Whether an attacker's damage is for the rules on trample to assign (702.19b, 702.19d)."""
    attack = combat_of(view).attack_of(attacker.id)
    goes_over = attack is not None and bool(attack.blockers or attack.at)
    return goes_over and view.has(attacker, "trample")


def blockers_of(view: View, attack: Attack) -> list[GameObject]:
    """The creatures that are blocking an attacker."""
    return [view.state.objects[b] for b in attack.blockers]


def because_deathtouch(view: View, source: GameObject) -> tuple[str, ...]:
    """The rule that makes any damage of a source lethal, if one does."""
    return tuple(n for c in view.ask(Moment("lethal_by_deathtouch", source.id)) for n in c.numbers)


def chosen_by(view: View, source: str) -> list[tuple[str, int]]:
    """How the scenario says that a creature assigns its damage; empty if it does not."""
    return [(t, n) for s, t, n in combat_of(view).chosen if s == source]


def divided(view: View, source: GameObject, among: list[GameObject], power: int) -> list[tuple[str, int]]:
    """Divide damage among creatures as the scenario says, or to kill as many as it can.

    Where it cannot kill all of them, which of them gets lethal damage first is for its player to choose.

    Raises:
        DemandError: if that choice is not told.
    """
    told = chosen_by(view, source.id)
    if told:
        return told
    need = {o.id: lethal_left(view, source, o) for o in among}
    order = list(need)
    if len(order) > 1 and sum(need.values()) > power:
        first = str(view.open_fact(source.id, "first_assigned", *order))
        order = [first, *(name for name in order if name != first)]
    amounts: dict[str, int] = {}
    left = power
    for name in order:
        amounts[name] = min(need[name], left)
        left -= amounts[name]
    amounts[order[0]] += left
    return [(name, amounts[name]) for name in need if amounts[name]]


def assigned(
    source: str,
    amounts: Iterable[tuple[str, int | str]],
    message: str,
    because: tuple[str, ...] = (),
) -> list[Consequence]:
    """A creature assigns its combat damage."""
    return [
        Consequence(
            "assigns",
            source,
            other=target,
            message=message,
            params=(("host", target), ("number", str(amount))),
            because=because,
        )
        for target, amount in amounts
    ]


def nothing(source: str, message: str) -> Consequence:
    """A creature assigns no combat damage."""
    return Consequence("assigns_nothing", source, message=message)


def forbids(subject: str, message: str, **params: str) -> Consequence:
    """Something may not be done, e.g. a creature may not attack."""
    return Consequence(
        "forbids", subject, other=params.get("host", ""), message=message, params=tuple(params.items())
    )


def permits(subject: str, message: str, because: tuple[str, ...] = (), **params: str) -> Consequence:
    """Something may be done: what the rules have to say for it."""
    return Consequence(
        "permits",
        subject,
        other=params.get("host", ""),
        message=message,
        params=tuple(params.items()),
        because=because,
    )
