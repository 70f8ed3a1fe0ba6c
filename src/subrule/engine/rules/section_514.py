"""Section 514, the cleanup step: hand size, damage and what lasts until end of turn, priority."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.rules.topics import allows, forbids, on, step_of
from subrule.engine.rules.turn_actions import discards_down, must_discard_now
from subrule.engine.view import View


@on("514.1", "discard", "discard_now", moments=("step_beginning",))
def the_active_player_discards_down(view: View, moment: Moment) -> Iterator[Consequence]:
    """514.1: in the cleanup step the active player discards down to the maximum hand size."""
    if moment.kind == "asked" and moment.detail == "discard_now":
        yield from must_discard_now(view, moment)
    else:
        yield from discards_down(view, moment)


@on("514.2", "lasting", moments=("cleaning_up",))
def damage_and_effects_end_together(view: View, moment: Moment) -> Iterator[Consequence]:
    """514.2: damage marked on permanents goes and "until end of turn" effects end, at the same time."""
    if moment.kind == "asked":
        yield from _until_end_of_turn(view, moment)
        return
    if moment.detail and not view.open_fact(moment.subject, "turn_ended"):
        return
    for o in view.battlefield:
        if o.damage or o.boost != (0, 0) or o.shields:
            yield Consequence("damage_wears_off", o.id, message="damage-and-effects-wear-off")


def _until_end_of_turn(view: View, moment: Moment) -> Iterator[Consequence]:
    if moment.hosts[0] not in ("end_of_turn", "this_turn"):
        return
    if view.state.course.turns_ended or step_of(view) == "cleanup":
        yield forbids("", "lasted-until-cleanup")
    else:
        yield allows("", "lasts-until-cleanup")


@on("514.3", "priority")
def no_priority_in_the_cleanup_step(view: View, moment: Moment) -> Iterator[Consequence]:
    """514.3: normally nobody gets priority in the cleanup step."""
    if moment.hosts[0] == "cleanup" and not _something_waits(view):
        yield forbids(moment.subject, "no-priority-in-cleanup", moment.subject)


@on("514.3a", "priority")
def priority_in_cleanup_after_a_trigger(view: View, moment: Moment) -> Iterator[Consequence]:
    """514.3a: if something triggers or a state-based action is performed in cleanup, players get priority."""
    if moment.hosts[0] == "cleanup" and _something_waits(view):
        yield allows(moment.subject, "priority-in-cleanup-after-trigger", moment.subject)


def _something_waits(view: View) -> bool:
    """Whether an ability has triggered and waits to be put onto the stack.

    Raises:
        UnsupportedError: if state-based actions have done something, for whether that was in this very step
            is not kept.
    """
    if any(o.fate for o in view.state.objects.values()):
        raise UnsupportedError("deaths-in-the-cleanup-step")
    return any(o.pending for o in view.state.objects.values())
