"""States made from states: the monarch, the end of the turn, phasing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from subrule.engine.events import Consequence, Event, Moment
from subrule.engine.state import GameObject, State
from subrule.engine.turn import Turn

CUSTOM_EVENTS: Final = frozenset({"end_turn", "becomes_monarch", "phases_out", "phases_in"})

PHASED: Final = "phased"
"""Zone under which a phased-out permanent is kept: no rule finds it on the battlefield (702.26b)."""


def apply_custom_event(state: State, event: Event) -> tuple[State, list[Moment]]:
    """Apply one of :data:`CUSTOM_EVENTS`.

    Args:
        state: the state before.
        event: the event.

    Returns:
        The state after the event itself, and the moments at which rules are to be asked because of it.
    """
    if event.kind == "becomes_monarch":
        return state, [Moment("crowning", event.subject)]
    if event.kind == "end_turn":
        player = state.turn.player if state.turn is not None else ""
        ended = replace(_of_course(state, turn_was_ended=True), turn=Turn(player, "cleanup"))
        return ended, [Moment("ending_turn", by=event.by)]
    if event.kind == "phases_out":
        return state, [Moment("phasing_out", event.subject)]
    return state, [Moment("phasing_in", event.subject)]


def apply_custom_consequence(state: State, consequence: Consequence) -> State | None:
    """Apply a consequence about the monarch, the end of the turn, or phasing.

    Args:
        state: the state before.
        consequence: what a rule says follows.

    Returns:
        The state after it; None if its kind does not belong here.
    """
    kind, subject = consequence.kind, consequence.subject
    if kind == "crowned":
        return _of_course(state, monarch=subject, monarch_by=consequence.other)
    if kind == "not_crowned":
        return _of_course(state, monarch_by=consequence.other)
    if kind == "phases_out":
        return _phased(state, state.objects[subject], PHASED, "out", consequence.other)
    if kind == "phases_in":
        return _phased(state, state.objects[subject], "battlefield", "in", "")
    return None


def _of_course(state: State, **changes: Any) -> State:  # noqa: ANN401 - field values of any kind
    return replace(state, course=replace(state.course, **changes))


def _phased(state: State, o: GameObject, zone: str, how: str, host: str) -> State:
    """Give the state in which a permanent has phased; it stays the same object (702.26d)."""
    sheet = replace(o.sheet, phased=how, phased_with=host)
    return replace(state, objects={**state.objects, o.id: replace(o, zone=zone, sheet=sheet)})
