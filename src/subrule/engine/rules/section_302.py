"""Section 302, creatures: lethal damage."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.dying import (
    lethal_damage,
)
from subrule.engine.view import View


@rule("302.7", "check", "staying", general=True, when="damage")
def creature_is_destroyed_by_damage_of_its_toughness(view: View, moment: Moment) -> Iterator[Consequence]:
    """302.7: a creature with damage marked on it of at least its toughness is destroyed."""
    yield from lethal_damage(view, moment)
