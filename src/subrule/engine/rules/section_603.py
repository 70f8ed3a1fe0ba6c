"""Section 603, triggered abilities: delayed ones (603.7c), those behind a static ability (603.11)."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.attachment import stays
from subrule.engine.rules.resolving import is_new
from subrule.engine.rules.section_607 import link_as
from subrule.engine.view import View


@rule("603.7c", "end_step", general=True)
def delayed_trigger_affects_only_what_is_where_it_should_be(
    view: View, moment: Moment
) -> Iterator[Consequence]:
    """603.7c: a delayed ability does nothing to an object that has left the zone it is expected in."""
    permanent = view.object(moment.subject)
    if permanent is None or not moment.detail or permanent.zone == "nowhere":
        return
    if permanent.zone != "battlefield" or is_new(view, permanent, moment.amount):
        yield stays(permanent.id, "delayed-trigger-does-nothing")


@rule("603.11", "linking", general=True)
def static_and_triggered_in_one_paragraph(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.11: a static ability and the triggered abilities behind it in its paragraph are linked."""
    yield from link_as(view, moment, "607.2h", "linked-by-paragraph")
