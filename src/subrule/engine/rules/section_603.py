"""Section 603, triggered abilities: 603.11, those that stand behind a static ability."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.section_607 import link_as
from subrule.engine.view import View


@rule("603.11", "linking", general=True)
def static_and_triggered_in_one_paragraph(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.11: a static ability and the triggered abilities behind it in its paragraph are linked."""
    yield from link_as(view, moment, "607.2h", "linked-by-paragraph")
