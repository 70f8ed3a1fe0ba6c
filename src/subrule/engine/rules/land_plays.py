"""Playing a land: what 305.1–305.3, 505.6b and 116.2a say alike of when it may be done, and how often."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import Fact
from subrule.engine.rules.topics import (
    active_player,
    allows,
    forbids,
    in_main_phase,
    number_of,
    player_of,
)
from subrule.engine.timing import stack_is_empty
from subrule.engine.view import View


def may_play_now(view: View, moment: Moment) -> Iterator[Consequence]:
    """A land may be played from the hand in a main phase of the player's turn when the stack is empty."""
    player = player_of(view, moment)
    if player is None:
        return
    land = view.object(moment.hosts[0]) if moment.hosts else None
    if land is not None and land.zone != "hand" and land.zone not in player.standing.plays_lands_from:
        yield forbids(player.id, "land-is-played-from-hand", player.id)
        return
    if active_player(view) not in ("", player.id):
        return
    if not stack_is_empty(view):
        yield forbids(player.id, "land-needs-empty-stack", player.id)
    elif in_main_phase(view, player):
        yield allows(player.id, "land-in-main-phase", player.id)
    else:
        yield forbids(player.id, "land-needs-main-phase", player.id)


def lands_left(view: View, moment: Moment, *, enough: bool) -> Iterator[Consequence]:
    """Whether the player may play more lands than were played this turn.

    Args:
        view: what the rules see.
        moment: about which player.
        enough: whether to say so where a land may be played, else where none may.
    """
    player = player_of(view, moment)
    if player is None or active_player(view) not in ("", player.id):
        return
    played = number_of(view, player, "lands_played")
    may = 1 + player.standing.extra_lands
    if played is None:
        played = int(bool(view.decide(Fact(player.id, "some_land_played"))))
    if may > played and enough:
        message = "land-play-left" if player.standing.extra_lands == 0 else "extra-land-play-left"
        yield allows(player.id, message, player.id, number=str(may - played))
    elif may <= played and not enough:
        yield forbids(player.id, "no-land-play-left", player.id, number=str(played))


def not_in_own_turn(view: View, moment: Moment) -> Iterator[Consequence]:
    """No land is played in another player's turn."""
    player = player_of(view, moment)
    if player is not None and active_player(view) not in ("", player.id):
        yield forbids(player.id, "land-needs-own-turn", player.id)
