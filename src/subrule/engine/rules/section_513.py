"""Section 513, the end step: priority, and what comes too late for it."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.rules.section_500 import came_in
from subrule.engine.rules.section_501 import priority_in
from subrule.engine.rules.topics import forbids, on
from subrule.engine.view import View


@on("513.1", "priority")
def priority_in_the_end_step(view: View, moment: Moment) -> Iterator[Consequence]:
    """513.1: once the end step begins, the active player gets priority."""
    yield from priority_in(view, moment, "end", "priority-in-step")


@on("513.2", "step_trigger")
def the_end_step_does_not_back_up(view: View, moment: Moment) -> Iterator[Consequence]:
    """513.2: what comes during the end step triggers at the beginning of the next turn's end step only."""
    o = view.object(moment.subject)
    if (
        o is not None
        and o.zone == "battlefield"
        and o.sheet.triggers_at == "end"
        and came_in(view, o.id) == "end"
    ):
        yield forbids(o.id, "too-late-for-this-end-step", step="end")
