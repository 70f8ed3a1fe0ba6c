"""Section 121, drawing a card."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.losing import drew_from_empty_library
from subrule.engine.view import View


@rule("121.4", "check", "staying_in_game", general=True, when="drew")
def attempt_to_draw_from_nothing_loses(view: View, moment: Moment) -> Iterator[Consequence]:
    """121.4: a player who tries to draw from an empty library loses as state-based actions are checked."""
    yield from drew_from_empty_library(view, moment)
