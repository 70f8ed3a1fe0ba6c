"""An effect that gets rid of a permanent in a way that the scenario does not tell."""

from __future__ import annotations

from typing import Final

from subrule.engine.events import Event
from subrule.engine.view import View

WAYS: Final = ("destroy", "exile", "sacrifice")
"""Ways to get rid of a permanent: by destruction, which it may be spared; without its dying; or so that it
dies undestroyed (700.4), be it sacrificed or its toughness lowered to 0."""


def how_wiped(view: View, event: Event) -> Event:
    """Give the event that a permanent is destroyed, exiled or sacrificed; which of them is asked.

    Args:
        view: what the rules see.
        event: one of kind ``"wiped"``.

    Raises:
        DemandError: if it is not told.
    """
    way = view.open_fact(event.subject, "removal", *WAYS)
    if way != "exile":
        return Event("destroy" if way == "destroy" else "sacrifice", event.subject)
    return Event("leaves", event.subject, view.state.objects[event.subject].controller, ("exile",))
