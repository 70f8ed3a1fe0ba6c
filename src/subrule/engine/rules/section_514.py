"""Section 514, the cleanup step: damage and what lasts until end of turn."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.view import View


@rule("514.2", "cleaning_up")
def damage_and_effects_end_together(view: View, moment: Moment) -> Iterator[Consequence]:
    """514.2: damage marked on permanents goes and "until end of turn" effects end, at the same time."""
    for o in view.battlefield:
        if o.damage or o.boost != (0, 0) or o.shields:
            yield Consequence("damage_wears_off", o.id, message="damage-and-effects-wear-off")
