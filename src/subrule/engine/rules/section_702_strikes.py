"""Section 702, keywords of combat damage: deathtouch, double and first strike, trample, vigilance, haste."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.measures import said
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
    lethal_left,
    permits,
    power_of,
    told_power,
)
from subrule.engine.rules.section_510 import amounts_of
from subrule.engine.rules.striking import changed_strikes, striking
from subrule.engine.state import GameObject
from subrule.engine.view import View


@rule("702.2c", "lethal_by_deathtouch")
def any_damage_by_deathtouch_is_lethal(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.2c: any damage that a source with deathtouch assigns to a creature counts as lethal damage."""
    o = view.object(moment.subject)
    if o is not None and said(view, o, "deathtouch"):
        yield permits(o.id, "any-damage-by-deathtouch-is-lethal")


@rule("702.3b", "attack_legality")
def defenders_do_not_attack(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.3b: a creature with defender can't attack."""
    o = view.object(moment.subject)
    if o is not None and view.has(o, "defender"):
        yield forbids(o.id, "defenders-do-not-attack")


@rule("702.4b", "strike_step")
def double_strike_strikes_in_both_steps(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.4b: with double strike a creature assigns combat damage in both of two steps."""
    yield from striking(view, moment, "double_strike")


@rule("702.4c", "strike_step")
def without_double_strike_it_does_not_strike_again(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.4c: a creature that loses double strike during the first step does not strike in the second."""
    for o in _strikers(view, moment):
        if not view.has(o, "double_strike") and "double_strike" in _lost(o):
            yield Consequence("waits", o.id, message="double-strike-was-lost")


@rule("702.4d", "strike_step")
def double_strike_gained_in_time_strikes_again(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.4d: a creature with first strike that gains double strike after the first step strikes again."""
    for o in _strikers(view, moment):
        if view.has(o, "double_strike") and "double_strike" in _gained(o):
            yield Consequence("strikes", o.id, message="double-strike-came-in-time")


@rule("702.7b", "strike_step")
def first_strike_strikes_in_the_first_step(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.7b: with first strike a creature assigns combat damage in the first of two steps."""
    yield from striking(view, moment, "first_strike")


@rule("702.7c", "strike_step")
def first_strike_that_comes_or_goes_too_late(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.7c: first strike gained or lost after the first step changes nothing about who strikes second."""
    combat = combat_of(view)
    if moment.detail != "regular" or not combat.strikers:
        return
    for name in combat.participants:
        o = view.state.objects[name]
        if name not in combat.strikers and "first_strike" in _gained(o):
            yield Consequence("strikes", name, message="first-strike-came-too-late")
        elif name in combat.strikers and "first_strike" in _lost(o) and not view.has(o, "double_strike"):
            yield Consequence("waits", name, message="first-strike-went-too-late")


def _strikers(view: View, moment: Moment) -> list[GameObject]:
    combat = combat_of(view)
    if moment.detail != "regular" or not combat.strikers:
        return []
    return [view.state.objects[n] for n in combat.participants if n in combat.strikers]


def _gained(o: GameObject) -> frozenset[str]:
    return (changed_strikes(o) or (frozenset(), frozenset()))[0]


def _lost(o: GameObject) -> frozenset[str]:
    return (changed_strikes(o) or (frozenset(), frozenset()))[1]


@rule("702.10b", "summoning_sick", "attack_legality")
def haste_lets_it_attack_at_once(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.10b: a creature with haste can attack however short it has been under control."""
    o = view.object(moment.subject)
    if o is None or not view.has(o, "haste") or moment.detail == "declared":
        return
    if moment.kind == "summoning_sick":
        yield Consequence("not_sick", o.id, message="haste-attacks-at-once")
    elif not o.since_turn_began:
        yield permits(o.id, "haste-attacks-at-once")


@rule("702.10c", "summoning_sick", "tap_ability")
def haste_lets_it_use_its_tap_abilities(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.10c: the abilities with {T} of a creature with haste can be activated at once."""
    o = view.object(moment.subject)
    if o is None or not view.has(o, "haste"):
        return
    if moment.kind == "summoning_sick":
        yield Consequence("not_sick", o.id, message="haste-attacks-at-once")
    elif not o.since_turn_began:
        yield permits(o.id, "haste-uses-tap-abilities-at-once")


@rule("702.15f", "redundant")
def lifelink_twice_is_lifelink_once(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.15f: several instances of lifelink on one object do no more than one."""
    if moment.detail == "lifelink":
        yield permits(moment.subject, "lifelink-twice-is-lifelink-once")


def _trampler(view: View, moment: Moment) -> GameObject | None:
    o = view.object(moment.subject)
    attack = combat_of(view).attack_of(moment.subject)
    if o is None or attack is None or not attack.blocked or not view.has(o, "trample"):
        return None
    return o


@rule("702.19a", "assignment_legality")
def blockers_do_not_trample(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.19a: trample has no effect on a creature that is blocking."""
    o = view.object(moment.subject)
    combat = combat_of(view)
    if o is None or combat.attack_of(o.id) is not None or not view.has(o, "trample"):
        return
    if set(moment.hosts) - {a.attacker for a in combat.blocked_by(o.id)}:
        yield forbids(o.id, "blockers-do-not-trample")


@rule("702.19b", "assigning", "assignment_legality")
def excess_damage_tramples_over(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.19b: once all blockers are assigned lethal damage, a trampler's excess may go over."""
    o = _trampler(view, moment)
    attack = combat_of(view).attack_of(moment.subject)
    if o is None or attack is None or not attack.blockers:
        return
    power = told_power(view, o)
    if power <= 0:
        return
    among = blockers_of(view, attack)
    need = {b.id: lethal_left(view, o, b) for b in among}
    deathtouch = because_deathtouch(view, o)
    if moment.kind == "assignment_legality":
        amounts = amounts_of(moment.detail)
        over = sum(n for name, n in amounts.items() if name not in need)
        left = power - sum(amounts.values())
        short = sum(max(need[b] - amounts[b] if b in amounts else need[b], 0) for b in need)
        missing = any(amounts[b] < need[b] for b in need if b in amounts)
        if set(amounts) - {*need, attack.at, attack.defender}:
            yield forbids(o.id, "trample-goes-over-to-what-it-attacks", host=attack.at)
        elif over and (missing or short > left):
            params = {"host": attack.at, "number": str(sum(need.values()))}
            yield forbids(o.id, "blockers-first-need-lethal-damage", **params)
        else:
            yield permits(o.id, "tramples-over-what-blocks-it", deathtouch, host=attack.at)
        return
    if told := chosen_by(view, o.id):
        yield from _shares(o.id, told, attack.at, deathtouch)
    elif sum(need.values()) > power or not attack.at:
        yield from assigned(o.id, divided(view, o, among, power), "not-enough-to-trample-over", deathtouch)
    else:
        over = power - sum(need.values())
        amounts = {**need, attack.at: over}
        yield from _shares(o.id, [(name, n) for name, n in amounts.items() if n], attack.at, deathtouch)


def _shares(
    source: str, amounts: list[tuple[str, int]], at: str, because: tuple[str, ...]
) -> Iterator[Consequence]:
    """Tell what a trampler assigns to its blockers and what goes over."""
    for share in amounts:
        message = "trample-rest" if share[0] == at else "trample-lethal-first"
        yield from assigned(source, (share,), message, because)


@rule("702.19d", "assigning", "assignment_legality")
def all_tramples_over_where_nothing_blocks(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.19d: a blocked trampler whose blockers are gone assigns all its damage to what it attacks."""
    o = _trampler(view, moment)
    attack = combat_of(view).attack_of(moment.subject)
    if o is None or attack is None or attack.blockers or not attack.at:
        return
    power = power_of(view, o)
    if power is not None and power <= 0:
        return
    if moment.kind == "assigning":
        amount = UNKNOWN if power is None else power
        yield from assigned(o.id, ((attack.at, amount),), "tramples-where-nothing-blocks")
    elif set(moment.hosts) - {attack.at}:
        yield forbids(o.id, "trample-goes-over-to-what-it-attacks", host=attack.at)
    else:
        yield permits(o.id, "tramples-where-nothing-blocks", host=attack.at)


@rule("702.19f", "assignment_legality")
def trample_does_not_reach_past_a_planeswalker(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.19f: attacking a planeswalker, a trampler assigns nothing to the player who controls it."""
    o = _trampler(view, moment)
    attack = combat_of(view).attack_of(moment.subject)
    if o is None or attack is None or attack.defender == attack.at:
        return
    if attack.defender in moment.hosts:
        yield forbids(o.id, "trample-does-not-reach-past-a-planeswalker", host=attack.defender)


@rule("702.20b", "attack_declared", overrides=("508.1f",))
def vigilance_attacks_without_tapping(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.20b: a creature with vigilance does not become tapped as it attacks."""
    o = view.object(moment.subject)
    if o is not None and view.has(o, "vigilance"):
        yield Consequence("not_tapped", o.id, message="vigilance-does-not-tap")
