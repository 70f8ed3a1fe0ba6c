"""Why something stays as it is: asked where nothing that happened tells what became of an object."""

from __future__ import annotations

from subrule.engine.asked import Given
from subrule.engine.events import Consequence, Moment
from subrule.engine.state import GameObject

TELLING = frozenset(
    {
        "put_into_graveyard",
        "become_unattached",
        "cease_to_be_bestowed",
        "remain_in_zone",
        "not_created",
        "leaves_game",
        "enter_attached",
        "enter_unattached",
        "not_move",
        "move",
        "not_resolve",
        "cease_to_mutate",
        "merge",
        "moves_to_zone",
        "component_moves",
        "is_affected",
        "not_countered",
        "forgets",
        "destroyed",
        "sacrificed",
        "ceases_to_exist",
        "regenerates",
        "not_destroyed",
        "returns_to_command",
        "returns_to_battlefield",
        "does_not_return",
        "removed_from_game",
        "gets_protector",
        "gets_sector",
        "prevented",
        "not_dealt",
    }
)
"""What, having happened to an object, tells what became of it."""

_GENERAL = frozenset({"aura-host-still-legal", "equipment-host-still-legal"})


def grounds(subject: GameObject, given: Given) -> tuple[Consequence, ...] | None:
    """Tell why an object stays, where nothing that happened says what became of it.

    Args:
        subject: the object in the final state.
        given: what happened.

    Returns:
        What the rules say; empty if what happened tells enough, None if a rule to tell it is switched off.
    """
    if given.happened_to(subject.id, TELLING):
        return ()
    found: tuple[Consequence, ...] = ()
    if subject.zone not in ("stack", "nowhere"):
        moment = Moment("staying" if subject.zone == "battlefield" else "staying_elsewhere", subject.id)
        if given.silenced(moment):
            return None
        found = tuple(given.ask(moment))
    # What speaks of this case in particular comes before what holds of every attached object.
    found = tuple(sorted(found, key=lambda c: c.message in _GENERAL))
    told = any(f.subject == subject.id and f.kind == "not_seen" for f in given.findings)
    if not found and not told and not given.happened_to(subject.id, ("leaves",)):
        found = (Consequence("stays", subject.id, message="nothing-happens"),)
    return found
