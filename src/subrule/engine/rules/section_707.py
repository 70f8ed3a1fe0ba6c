"""Section 707, copying objects: copies of spells (707.10, 707.10f); with it 111.13."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.section_603_triggers import copies_are_not_cast
from subrule.engine.rules.section_608 import copy_becomes_token
from subrule.engine.view import View


@rule("111.13", "became", "creation", general=True)
def token_from_a_copied_spell_is_not_created(view: View, moment: Moment) -> Iterator[Consequence]:
    """111.13: a copy of a permanent spell becomes a token as it resolves; that token is not created."""
    yield from copy_becomes_token(view, moment)


@rule("707.10", "copying", "triggering")
def copy_is_put_onto_the_stack_with_all_decisions(view: View, moment: Moment) -> Iterator[Consequence]:
    """707.10: a copy of a spell is put onto the stack, not cast, with the decisions made for the spell."""
    if moment.kind == "triggering":
        yield from copies_are_not_cast(view, moment)
        return
    original = view.object(moment.hosts[0])
    if original is not None and original.zone == "stack":
        yield Consequence(
            "is_copied",
            moment.subject,
            other=original.id,
            player=moment.by,
            message="spell-is-copied",
            params=(("host", original.id),),
        )


@rule("707.10f", "became", general=True)
def copy_of_a_spell_becomes_a_token(view: View, moment: Moment) -> Iterator[Consequence]:
    """707.10f: as a copy of a permanent spell resolves it becomes a token."""
    yield from copy_becomes_token(view, moment)
