"""An effect that gets rid of a permanent in a way that the scenario does not tell."""

from __future__ import annotations

from typing import Final

from subrule.engine.events import Event
from subrule.engine.view import View

WAYS: Final = ("destroy", "exile")
"""Ways to get rid of a permanent: by destruction, which it may be spared, or in any other way."""


def how_wiped(view: View, event: Event) -> Event:
    """Give the event that a permanent is destroyed or exiled; which of them is asked.

    Args:
        view: what the rules see.
        event: one of kind ``"wiped"``.

    Raises:
        DemandError: if it is not told.
    """
    if view.open_fact(event.subject, "removal", *WAYS) == "destroy":
        return Event("destroy", event.subject)
    return Event("leaves", event.subject, view.state.objects[event.subject].controller, ("exile",))
