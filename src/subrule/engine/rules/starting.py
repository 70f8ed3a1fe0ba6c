"""What several rules say of the start of a game: life totals (103.4, 119.1, 903.7) and mulligans (103.5)."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.rules.topics import amounts, number_of, seats
from subrule.engine.state import Player
from subrule.engine.view import View


def starting_life(view: View, moment: Moment, variant: str, life: int) -> Iterator[Consequence]:
    """The life total with which players of a variant begin."""
    if view.state.variant == variant and view.player(moment.subject) is not None:
        message = {
            "": "starts-with-life",
            "commander": "starts-with-life-in-commander",
            "brawl": "starts-with-life-in-brawl",
            "two_headed_giant": "team-starts-with-life",
        }
        yield amounts(moment.subject, life, message[variant])


def mulligans_of(view: View, player: Player) -> int:
    """How many mulligans a player has taken; none if nobody says so."""
    return number_of(view, player, "mulligans") or 0


def free_mulligans(view: View) -> int:
    """How many mulligans do not count: the first in a multiplayer game (103.5c), and in Brawl (903.12g)."""
    return 1 if seats(view) > 2 or view.state.variant == "brawl" else 0
