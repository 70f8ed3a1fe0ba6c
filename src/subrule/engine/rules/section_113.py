"""Section 113, abilities: where some of them function."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.attachment import stays
from subrule.engine.rules.resolving import spell_to_resolve
from subrule.engine.rules.section_702_stack import ward_counters_not
from subrule.engine.timing import casting, says
from subrule.engine.view import View


@rule("113.6g", "countering", "countering_what", "targeted_anyway", "fending_off", overrides=("701.6a",))
def spell_that_cannot_be_countered_stays(view: View, moment: Moment) -> Iterator[Consequence]:
    """113.6g: an ability that says that its spell can't be countered functions on the stack."""
    if moment.kind == "fending_off":
        yield from ward_counters_not(view, moment)
        return
    if moment.kind == "countering_what":
        yield from _not_countered(view, moment)
        return
    if moment.kind == "targeted_anyway":
        target = view.object(moment.hosts[0])
        if target is not None and target.zone == "stack" and view.known(target, "uncounterable"):
            yield stays(moment.subject, "uncounterable-can-be-a-target", host=target.id)
        return
    spell = spell_to_resolve(view, moment)
    if spell is not None and view.flag(spell, "uncounterable"):
        yield Consequence("not_countered", spell.id, message="cannot-be-countered")


def _not_countered(view: View, moment: Moment) -> Iterator[Consequence]:
    """That it may be targeted is no use to a counterspell: what it asks for does not happen."""
    counter, spell = view.object(moment.subject), view.object(moment.hosts[0])
    if counter is None or spell is None or spell.zone != "stack":
        return
    if casting(counter).counters in ("spell", "both") and view.flag(spell, "uncounterable"):
        yield says(spell.id, False, "targeted-but-not-countered", host=counter.id)
