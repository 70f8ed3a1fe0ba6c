"""Section 406, exile: 406.6, abilities linked by the cards that one exiles."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.section_607 import link_as, reach_of
from subrule.engine.view import View


@rule("406.6", "linking", "reach", general=True)
def exiling_and_speaking_of_the_exiled(view: View, moment: Moment) -> Iterator[Consequence]:
    """406.6: an ability that exiles and one that speaks of the exiled cards are linked (607.2a, 607.2b)."""
    if moment.kind == "reach":
        yield from reach_of(view, moment, "406.6")
        return
    yield from link_as(view, moment, "607.2a", "linked-by-exile")
    yield from link_as(view, moment, "607.2b", "linked-by-exile-instead")
