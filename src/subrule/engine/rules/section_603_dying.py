"""Sections 603 and 700: abilities that trigger as something dies, and what is no such event."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.view import View


@rule("603.2g", "dying_seen")
def replaced_event_triggers_nothing(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.2g: an ability triggers only if its event happens; one that is replaced or prevented does not."""
    if moment.detail == "replaced":
        yield Consequence("never_happened", moment.subject, message="replaced-event-triggers-nothing")


@rule("700.4", "dying_seen")
def dying_is_going_to_the_graveyard(view: View, moment: Moment) -> Iterator[Consequence]:
    """700.4: "dies" means to be put into a graveyard from the battlefield."""
    if moment.detail == "died":
        yield Consequence("never_happened", moment.subject, other="died", message="it-has-died")
    elif moment.detail == "went elsewhere":
        yield Consequence("never_happened", moment.subject, other="elsewhere", message="it-has-not-died")
