"""What 302.6, 508.1a and 702.10 share: whether a creature has been under control since the turn began."""

from __future__ import annotations

from subrule.engine.events import Moment
from subrule.engine.state import GameObject
from subrule.engine.view import View


def is_sick(view: View, o: GameObject, *, declared: bool = False) -> bool:
    """Whether "summoning sickness" keeps a creature from attacking or from using {T} (302.6).

    Args:
        view: what the rules see.
        o: the creature.
        declared: whether the scenario says that it attacks; then only what is stated speaks against it.

    Raises:
        DemandError: if it matters and is not told.
    """
    if o.since_turn_began or view.ask(Moment("summoning_sick", o.id)):
        return False
    if declared:
        return o.since_turn_began is False
    return not view.flag(o, "since_turn_began")
