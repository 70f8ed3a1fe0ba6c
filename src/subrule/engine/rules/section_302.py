"""Section 302, creatures: summoning sickness and lethal damage."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.assigning import forbids, permits
from subrule.engine.rules.dying import (
    lethal_damage,
)
from subrule.engine.rules.summoning import is_sick
from subrule.engine.view import View


@rule("302.6", "attack_legality", "tap_ability", "block_legality")
def new_creatures_neither_attack_nor_use_tap_abilities(view: View, moment: Moment) -> Iterator[Consequence]:
    """302.6: a creature not under control since the turn began can't attack or use {T}; it may block."""
    if moment.kind == "block_legality":
        for name in moment.hosts:
            blocker = view.object(name)
            if blocker is not None and blocker.since_turn_began is False and moment.detail != "declared":
                yield permits(moment.subject, "new-creatures-may-block", host=name)
        return
    o = view.object(moment.subject)
    if o is None or (moment.kind == "attack_legality" and view.flag(o, "tapped")):
        return
    if moment.kind == "tap_ability" and not view.is_type(o, "creature"):
        yield permits(o.id, "only-creatures-are-summoning-sick")
    elif is_sick(view, o, declared=moment.detail == "declared"):
        sick = "summoning-sickness-no-tap" if moment.kind == "tap_ability" else "summoning-sickness"
        yield forbids(o.id, sick)
    elif moment.kind == "tap_ability" and o.since_turn_began is not False:
        yield permits(o.id, "controlled-since-the-turn-began")


@rule("302.7", "check", "staying", general=True, when="damage")
def creature_is_destroyed_by_damage_of_its_toughness(view: View, moment: Moment) -> Iterator[Consequence]:
    """302.7: a creature with damage marked on it of at least its toughness is destroyed."""
    yield from lethal_damage(view, moment)
