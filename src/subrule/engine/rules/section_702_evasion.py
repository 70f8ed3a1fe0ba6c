"""Section 702, evasion: what may not block a creature with flying, fear, menace, landwalk and the like."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import Fact
from subrule.engine.registry import rule
from subrule.engine.rules.assigning import combat_of, forbids, permits, told_power
from subrule.engine.state import GameObject
from subrule.engine.view import View

Pair = tuple[GameObject, GameObject]
"""Attacker and one of its blockers."""


def _pairs(view: View, moment: Moment) -> list[Pair]:
    attacker = view.object(moment.subject)
    blockers = [view.object(name) for name in moment.hosts]
    return [(attacker, b) for b in blockers if attacker is not None and b is not None]


def _only_by(
    view: View, moment: Moment, keyword: str, fits: Callable[[GameObject, GameObject], bool], message: str
) -> Iterator[Consequence]:
    """What has the keyword can be blocked only by what fits; that may block it, all else may not."""
    for attacker, blocker in _pairs(view, moment):
        if not view.has(attacker, keyword):
            continue
        if fits(attacker, blocker):
            yield permits(attacker.id, f"{message}-fits", host=blocker.id)
        else:
            yield forbids(attacker.id, message, host=blocker.id)


@rule("702.9b", "block_legality")
def flyers_are_blocked_by_flyers_and_reach(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.9b: only creatures with flying or reach block a creature with flying; a flyer may block any."""
    for attacker, blocker in _pairs(view, moment):
        flies = view.has(blocker, "flying")
        if view.has(attacker, "flying"):
            if flies:
                yield permits(attacker.id, "flyers-block-flyers", host=blocker.id)
            elif not view.has(blocker, "reach"):
                yield forbids(attacker.id, "only-flyers-and-reach-block-flyers", host=blocker.id)
        elif flies:
            yield permits(attacker.id, "flyers-block-what-does-not-fly", host=blocker.id)


@rule("702.17b", "block_legality")
def reach_blocks_flyers(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.17b: a creature with reach may block a creature with flying."""
    for attacker, blocker in _pairs(view, moment):
        if view.has(attacker, "flying") and view.has(blocker, "reach") and not view.has(blocker, "flying"):
            yield permits(attacker.id, "reach-blocks-flyers", host=blocker.id)


@rule("702.13b", "block_legality")
def intimidate_is_blocked_by_artifacts_and_its_color(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.13b: only artifact creatures and those that share a color block a creature with intimidate."""

    def fits(attacker: GameObject, blocker: GameObject) -> bool:
        if view.is_type(blocker, "artifact"):
            return True
        if attacker.colors is None or blocker.colors is None:
            return bool(view.decide(Fact(blocker.id, "shares_color", attacker.id)))
        return bool(attacker.colors & blocker.colors)

    yield from _only_by(view, moment, "intimidate", fits, "intimidate-is-blocked-by-its-color")


@rule("702.14c", "block_legality")
def landwalkers_walk_over_lands(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.14c: a creature with landwalk can't be blocked while the defender controls such a land."""
    for attacker, blocker in _pairs(view, moment)[:1]:
        attack = combat_of(view).attack_of(attacker.id)
        defender = attack.defender if attack is not None else view.controller(blocker)
        for land in sorted(attacker.landwalk):
            if attacker.loses_abilities:
                continue
            if _controls(view, defender, land):
                yield forbids(attacker.id, "landwalk-is-not-blocked", host=defender, quality=land)
            else:
                yield permits(attacker.id, "no-land-to-walk-over", host=defender, quality=land)


def _controls(view: View, player: str, land: str) -> bool:
    """Whether a player controls a land of that description; asked where the scenario does not tell."""
    lands = [o for o in view.battlefield if "land" in (o.types or ())]
    if any(view.controller(o) == player and _is(o, land) for o in lands):
        return True
    if view.state.absent & {"land", "permanent"}:
        return False
    return bool(view.decide(Fact(player, "controls_land", land)))


def _is(o: GameObject, land: str) -> bool:
    words = {*(o.subtypes or ()), *(o.supertypes or ()), *(o.types or ())}
    if "basic" not in words:
        words.add("nonbasic")
    return words.issuperset(land.split())


@rule("702.16f", "block_legality")
def what_it_is_protected_from_does_not_block_it(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.16f: an attacker with protection can't be blocked by creatures of that quality."""
    for attacker, blocker in _pairs(view, moment):
        for quality in sorted(attacker.protection) if not attacker.loses_abilities else ():
            if view.has_quality(blocker, quality):
                yield forbids(
                    attacker.id, "protection-is-not-blocked-by-it", host=blocker.id, quality=quality
                )
            else:
                yield permits(
                    attacker.id, "protection-is-from-something-else", host=blocker.id, quality=quality
                )


@rule("702.28b", "block_legality")
def shadow_blocks_shadow(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.28b: creatures with shadow block and are blocked by creatures with shadow alone."""
    for attacker, blocker in _pairs(view, moment):
        one, other = view.has(attacker, "shadow"), view.has(blocker, "shadow")
        if one and other:
            yield permits(attacker.id, "shadow-blocks-shadow", host=blocker.id)
        elif one:
            yield forbids(attacker.id, "only-shadow-blocks-shadow", host=blocker.id)
        elif other:
            yield forbids(attacker.id, "shadow-blocks-only-shadow", host=blocker.id)


@rule("702.31b", "block_legality")
def horsemanship_is_blocked_by_horsemanship(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.31b: only creatures with horsemanship block a creature with horsemanship."""
    yield from _only_by(
        view,
        moment,
        "horsemanship",
        lambda _, blocker: view.has(blocker, "horsemanship"),
        "only-horsemanship-blocks-it",
    )


@rule("702.36b", "block_legality")
def fear_is_blocked_by_artifacts_and_black(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.36b: only artifact creatures and black creatures block a creature with fear."""

    def fits(_attacker: GameObject, blocker: GameObject) -> bool:
        return view.is_type(blocker, "artifact") or view.has_quality(blocker, "black")

    yield from _only_by(view, moment, "fear", fits, "fear-is-blocked-by-black-and-artifacts")


@rule("702.111b", "block_legality")
def menace_is_blocked_by_two(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.111b: a creature with menace can't be blocked except by two or more creatures."""
    attacker = view.object(moment.subject)
    if attacker is None or not moment.hosts or not view.has(attacker, "menace"):
        return
    if len(set(moment.hosts)) < 2:
        yield forbids(attacker.id, "menace-is-blocked-by-two")
    else:
        yield permits(attacker.id, "menace-is-blocked-by-two-or-more")


@rule("702.118b", "block_legality")
def skulk_is_not_blocked_by_greater_power(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.118b: creatures with greater power can't block a creature with skulk."""
    for attacker, blocker in _pairs(view, moment):
        if not view.has(attacker, "skulk"):
            continue
        if told_power(view, blocker) > told_power(view, attacker):
            yield forbids(attacker.id, "greater-power-does-not-block-skulk", host=blocker.id)
        else:
            yield permits(attacker.id, "power-not-greater-blocks-skulk", host=blocker.id)
