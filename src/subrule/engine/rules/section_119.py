"""Section 119, life."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.losing import no_life_left
from subrule.engine.view import View


@rule("119.6", "check", "staying_in_game", general=True, when="life")
def player_at_no_life_loses(view: View, moment: Moment) -> Iterator[Consequence]:
    """119.6: a player with 0 or less life loses the game as a state-based action."""
    yield from no_life_left(view, moment)
