"""Section 120, damage: how long it stays marked, and what it leads to."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.dying import (
    lethal_damage,
)
from subrule.engine.view import View


@rule("120.6", "check", "staying", general=True, when="damage")
def marked_damage_is_lethal_from_toughness_on(view: View, moment: Moment) -> Iterator[Consequence]:
    """120.6: damage stays marked; once it is at least the creature's toughness the creature is destroyed."""
    yield from lethal_damage(view, moment)
