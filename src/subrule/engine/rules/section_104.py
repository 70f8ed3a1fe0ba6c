"""Section 104, ending the game: who loses, who wins, and what follows for the others."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.registry import rule
from subrule.engine.rules.losing import (
    commander_damage,
    drew_from_empty_library,
    no_life_left,
    ten_poison_counters,
)
from subrule.engine.rules.topics import allows, forbids, on, player_of
from subrule.engine.view import View


@rule("104.2a", "ended")
def the_last_player_in_the_game_wins(view: View, moment: Moment) -> Iterator[Consequence]:
    """104.2a: a player whose opponents have all left the game wins it."""
    left = [p for p in view.state.players.values() if p.in_game]
    if view.state.variant == "two_headed_giant" and len(left) < len(view.state.players):
        # A team wins, not a player (104.2c, 810.8a), and who is on which team is not modelled.
        raise UnsupportedError("two-headed-giant-team")
    if len(left) == 1:
        yield Consequence("wins_game", left[0].id, player=left[0].id, message="last-player-wins")
    elif left and moment.detail == "asked":
        yield Consequence("stays", left[0].id, player=left[0].id, message="others-are-still-in-the-game")


@on("104.3a", "concede")
def a_player_may_concede_at_any_time(view: View, moment: Moment) -> Iterator[Consequence]:
    """104.3a: a player can concede at any time; that player leaves at once and loses."""
    player = player_of(view, moment)
    if player is not None and player.in_game:
        yield allows(player.id, "may-concede-any-time", player.id)
    elif player is not None:
        yield forbids(player.id, "has-left-already", player.id)


@rule("104.3b", "check", "staying_in_game", general=True, when="life")
def no_life_is_a_loss(view: View, moment: Moment) -> Iterator[Consequence]:
    """104.3b: a player whose life total is 0 or less loses the next time a player would get priority."""
    yield from no_life_left(view, moment)


@rule("104.3c", "check", "staying_in_game", general=True, when="drew")
def drawing_more_than_is_left_is_a_loss(view: View, moment: Moment) -> Iterator[Consequence]:
    """104.3c: a player who must draw more cards than are left draws those and then loses."""
    yield from drew_from_empty_library(view, moment)


@rule("104.3d", "check", "staying_in_game", general=True, when="poison")
def ten_poison_counters_are_a_loss(view: View, moment: Moment) -> Iterator[Consequence]:
    """104.3d: a player with ten or more poison counters loses."""
    yield from ten_poison_counters(view, moment)


@rule("104.3j", "check", "staying_in_game", general=True, when="commander_damage")
def commander_damage_is_a_loss(view: View, moment: Moment) -> Iterator[Consequence]:
    """104.3j: in Commander, 21 combat damage by one commander over the game loses it."""
    yield from commander_damage(view, moment)


@rule("104.4a", "ended")
def all_losing_at_once_draw(view: View, moment: Moment) -> Iterator[Consequence]:
    """104.4a: if all the players left in a game lose at the same time, the game is a draw."""
    players = list(view.state.players.values())
    if any(p.lost for p in players) and not any(p.in_game for p in players):
        yield Consequence("game_is_drawn", players[0].id, message="all-lose-draw")


@on("104.4b", "loop")
def a_loop_that_nobody_can_stop_is_a_draw(view: View, moment: Moment) -> Iterator[Consequence]:
    """104.4b: a loop of mandatory actions draws the game; one with an optional action does not."""
    del moment
    if view.state.course.loop == "mandatory":
        yield allows("", "mandatory-loop-draws")
    elif view.state.course.loop == "optional":
        yield forbids("", "optional-loop-goes-on")


@rule("104.5", "ended")
def who_loses_leaves(view: View, moment: Moment) -> Iterator[Consequence]:
    """104.5: a player who loses leaves the game; in a multiplayer game the others play on."""
    if sum(p.in_game for p in view.state.players.values()) > 1 and moment.detail != "asked":
        for player in view.state.players.values():
            if player.lost and moment.subject == player.id:
                yield Consequence(
                    "leaves_with_loss", player.id, player=player.id, message="loser-leaves-the-game"
                )
