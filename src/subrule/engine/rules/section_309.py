"""Section 309, dungeons: the last room."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.designations import (
    dungeon_completed,
)
from subrule.engine.view import View


@rule("309.6", "check", "staying_elsewhere", general=True, when="marker")
def dungeon_at_its_last_room_is_removed(view: View, moment: Moment) -> Iterator[Consequence]:
    """309.6: a dungeon whose last room is reached leaves the game unless a room ability is pending."""
    yield from dungeon_completed(view, moment)
