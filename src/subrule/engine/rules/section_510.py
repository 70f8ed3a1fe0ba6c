"""Section 510, the combat damage step: who assigns damage, to whom, and that all is dealt at once."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import Fact
from subrule.engine.registry import rule
from subrule.engine.rules.assigning import (
    UNKNOWN,
    assigned,
    because_deathtouch,
    blockers_of,
    chosen_by,
    combat_of,
    divided,
    forbids,
    nothing,
    permits,
    power_of,
    told_power,
    tramples,
)
from subrule.engine.rules.striking import striking
from subrule.engine.state import GameObject
from subrule.engine.view import View


def _fighter(view: View, moment: Moment) -> tuple[GameObject | None, int | None]:
    """The creature that assigns damage and its power; none if it has none to assign."""
    o = view.object(moment.subject)
    power = power_of(view, o) if o is not None else None
    if o is None or (power is not None and power <= 0):
        return None, power
    return o, power


def amounts_of(detail: str) -> dict[str, int]:
    """Read how much is assigned to whom from the detail of a moment: ``wall=4,opponent=2``."""
    return {name: int(number) for name, _, number in (part.partition("=") for part in detail.split(","))}


@rule("510.1a", "strike_step", "assigning", "assignment_legality")
def each_assigns_damage_equal_to_its_power(view: View, moment: Moment) -> Iterator[Consequence]:
    """510.1a: each creature in combat assigns damage equal to its power; with 0 or less it assigns none."""
    combat = combat_of(view)
    if moment.kind == "strike_step":
        if moment.detail == "regular" and not combat.strikers:
            for name in combat.participants:
                yield Consequence("strikes", name, message="everyone-strikes")
        return
    o = view.object(moment.subject)
    if o is None:
        return
    if moment.kind == "assigning":
        power = power_of(view, o)
        if moment.detail == "not in combat":
            yield nothing(o.id, "not-in-combat-no-damage")
        elif power is not None and power <= 0:
            yield nothing(o.id, "no-power-no-damage")
        return
    if sum(amounts_of(moment.detail).values()) > told_power(view, o):
        yield forbids(o.id, "assigns-no-more-than-its-power")


@rule("510.1b", "assigning", "assignment_legality")
def unblocked_creatures_damage_what_they_attack(view: View, moment: Moment) -> Iterator[Consequence]:
    """510.1b: an unblocked creature assigns its damage to what it attacks; attacking nothing, to nothing."""
    o, power = _fighter(view, moment)
    attack = combat_of(view).attack_of(moment.subject)
    if o is None or attack is None or attack.blocked:
        return
    if moment.kind == "assignment_legality":
        if set(moment.hosts) - {attack.at}:
            yield forbids(o.id, "unblocked-damages-what-it-attacks", host=attack.at)
        else:
            yield permits(o.id, "unblocked-damages-what-it-attacks", host=attack.at)
        return
    if all(a.blocked is None for a in combat_of(view).attacks):
        view.decide(Fact(o.id, "unblocked"))
    if not attack.at:
        yield nothing(o.id, "attacks-nothing-any-more")
    else:
        amount = UNKNOWN if power is None else power
        yield from assigned(o.id, ((attack.at, amount),), "unblocked-damages-what-it-attacks")


@rule("510.1c", "assigning", "assignment_legality")
def blocked_creatures_damage_what_blocks_them(view: View, moment: Moment) -> Iterator[Consequence]:
    """510.1c: a blocked creature divides its damage among its blockers as its player likes; else none."""
    o, power = _fighter(view, moment)
    attack = combat_of(view).attack_of(moment.subject)
    if o is None or attack is None or not attack.blocked or tramples(view, o):
        return
    if moment.kind == "assignment_legality":
        if set(moment.hosts) - set(attack.blockers):
            yield forbids(o.id, "blocked-damages-only-what-blocks-it")
        elif sum(amounts_of(moment.detail).values()) < told_power(view, o):
            yield forbids(o.id, "assigns-all-of-its-power")
        else:
            yield permits(o.id, "divides-as-it-likes")
        return
    yield from _among(view, o, power, blockers_of(view, attack), attacking=True)


@rule("510.1d", "assigning", "assignment_legality")
def blockers_damage_what_they_block(view: View, moment: Moment) -> Iterator[Consequence]:
    """510.1d: a blocker assigns its damage to what it blocks; if that is gone, to nothing."""
    o, power = _fighter(view, moment)
    combat = combat_of(view)
    if o is None or combat.attack_of(o.id) is not None or moment.detail == "not in combat":
        return
    blocked = [view.state.objects[a.attacker] for a in combat.blocked_by(o.id)]
    if moment.kind == "assignment_legality":
        if set(moment.hosts) - {b.id for b in blocked}:
            if view.has(o, "trample"):
                return
            yield forbids(o.id, "blocker-damages-only-what-it-blocks")
        else:
            yield permits(o.id, "blocker-damages-what-it-blocks")
        return
    yield from _among(view, o, power, blocked, attacking=False)


def _among(
    view: View, o: GameObject, power: int | None, among: list[GameObject], *, attacking: bool
) -> Iterator[Consequence]:
    if not among:
        yield nothing(o.id, "blocked-by-nothing-any-more" if attacking else "blocks-nothing-any-more")
    elif len(among) == 1:
        amount = UNKNOWN if power is None else power
        message = "damages-its-only-blocker" if attacking else "blocker-damages-what-it-blocks"
        yield from assigned(o.id, ((among[0].id, amount),), message)
    else:
        told = chosen_by(view, o.id) or divided(view, o, among, told_power(view, o))
        message = "divides-among-what-blocks-it" if attacking else "divides-among-what-it-blocks"
        yield from assigned(o.id, told, message, because_deathtouch(view, o))


@rule("510.2", "dealing_together")
def combat_damage_is_dealt_at_once(view: View, moment: Moment) -> Iterator[Consequence]:
    """510.2: all combat damage of a step is dealt simultaneously, with nothing in between."""
    if moment.subject in view.state.players:
        yield Consequence(
            "together", moment.subject, player=moment.subject, message="damage-and-life-come-together"
        )
    else:
        yield Consequence("together", moment.subject, message="damage-is-dealt-at-once")


@rule("510.4", "strike_step", general=True)
def there_are_two_steps_with_first_strike(view: View, moment: Moment) -> Iterator[Consequence]:
    """510.4: with first or double strike in combat there are two steps; who strikes in which is fixed."""
    yield from striking(view, moment)
