"""Section 120, damage: to what it is dealt, how long it stays marked, and what it leads to."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.measures import has_type, is_face_down
from subrule.engine.registry import rule
from subrule.engine.rules.dying import (
    lethal_damage,
)
from subrule.engine.view import View


@rule("120.1a", "preventing")
def only_what_can_be_damaged_is_dealt_damage(view: View, moment: Moment) -> Iterator[Consequence]:
    """120.1a: damage can't be dealt to an object that is no battle, creature or planeswalker."""
    o = view.object(moment.subject)
    # Of an object of unstated types the scenario says that damage is dealt to it.
    if o is None or (o.types is None and not is_face_down(o)):
        return
    if not any(has_type(o, kind) for kind in ("creature", "planeswalker", "battle")):
        yield Consequence("not_dealt", o.id, message="no-damage-to-what-is-not-dealt-any")


@rule("120.8", "preventing")
def no_damage_is_not_dealt(view: View, moment: Moment) -> Iterator[Consequence]:
    """120.8: a source that would deal 0 damage does not deal damage at all."""
    if moment.amount == 0:
        yield Consequence("not_dealt", moment.subject, message="zero-damage-is-not-dealt")


@rule("120.6", "check", "staying", general=True, when="damage")
def marked_damage_is_lethal_from_toughness_on(view: View, moment: Moment) -> Iterator[Consequence]:
    """120.6: damage stays marked; once it is at least the creature's toughness the creature is destroyed."""
    yield from lethal_damage(view, moment)
