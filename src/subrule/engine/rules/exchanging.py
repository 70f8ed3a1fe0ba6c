"""Exchanging life totals: what 119.7, 119.8 and 701.12c say of who can't gain or lose life."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.state import Player
from subrule.engine.view import View

_MESSAGES = {"gain_life": "cannot-gain-cannot-exchange", "lose_life": "cannot-lose-cannot-exchange"}


def the_two(view: View, moment: Moment) -> tuple[Player, Player]:
    """The players who would exchange life totals.

    Raises:
        UnsupportedError: if a life total is not stated.
    """
    first, second = view.state.players[moment.subject], view.state.players[moment.hosts[0]]
    if first.life is None or second.life is None:
        raise UnsupportedError("exchange-of-unstated-life")
    return first, second


def stopped(view: View, moment: Moment) -> list[tuple[Player, str]]:
    """The players whom an effect keeps from the exchange, and which effect."""
    first, second = the_two(view, moment)
    found: list[tuple[Player, str]] = []
    for player, other in ((first, second), (second, first)):
        change = (other.life or 0) - (player.life or 0)
        if change > 0 and "gain_life" in player.standing.cannot:
            found.append((player, "gain_life"))
        if change < 0 and "lose_life" in player.standing.cannot:
            found.append((player, "lose_life"))
    return found


def cannot_exchange(view: View, moment: Moment, what: str) -> Iterator[Consequence]:
    """Tell that an exchange doesn't happen because somebody can't gain, or can't lose, life."""
    if moment.kind != "exchanging":
        return
    for player, why in stopped(view, moment):
        if why == what:
            for concerned in (moment.subject, moment.hosts[0]):
                yield Consequence(
                    "life_stays", concerned, other=why, player=player.id, message=_MESSAGES[what]
                )
