"""Section 511, the end of combat step: everything is removed from combat."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.assigning import combat_of
from subrule.engine.view import View


@rule("511.3", "combat_over", "combat_changed")
def everything_leaves_combat_at_its_end(view: View, moment: Moment) -> Iterator[Consequence]:
    """511.3: as the end of combat step ends, all that is in combat is removed from it."""
    if moment.kind == "combat_over" and not view.state.course.turn_was_ended:
        for name in combat_of(view).participants:
            yield Consequence("leaves_combat", name, message="combat-is-over")
