"""Section 103, starting the game: who begins, opening hands, the first draw."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import Fact
from subrule.engine.rules.starting import free_mulligans, mulligans_of, starting_life
from subrule.engine.rules.topics import (
    active_player,
    allows,
    amounts,
    forbids,
    in_order,
    on,
    player_of,
    seats,
    step_of,
)
from subrule.engine.standing import USUAL_HAND
from subrule.engine.view import View


@on("103.1", "choose_first", "next_turn")
def the_loser_chooses_and_turns_go_round(view: View, moment: Moment) -> Iterator[Consequence]:
    """103.1: the loser of the game before chooses who begins; turns go round from there."""
    if moment.detail == "next_turn":
        yield from _next_in_turn_order(view)
        return
    player = player_of(view, moment)
    course = view.state.course
    if player is None or not course.previous_loser:
        return
    drawn = course.previous_loser == "none"
    chooser = course.previous_chooser if drawn else course.previous_loser
    if chooser == player.id:
        yield allows(player.id, "chooser-chooses-again" if drawn else "loser-chooses", player.id)
    elif chooser:
        yield forbids(player.id, "other-chooses-again" if drawn else "winner-does-not-choose", chooser)


def _next_in_turn_order(view: View) -> Iterator[Consequence]:
    if view.state.course.extra_turns or not active_player(view):
        return
    player = next(iter(in_order(view, active_player(view))), "")
    if player and "turn" not in view.state.players[player].standing.skips:
        yield Consequence("amounts", player, other=player, player=player, message="next-in-turn-order")


@on("103.4", "starting_life")
def twenty_life(view: View, moment: Moment) -> Iterator[Consequence]:
    """103.4: a player begins the game with 20 life."""
    yield from starting_life(view, moment, "", 20)


@on("103.4a", "starting_life")
def thirty_life_for_a_team(view: View, moment: Moment) -> Iterator[Consequence]:
    """103.4a: in Two-Headed Giant a team begins with 30 life."""
    yield from starting_life(view, moment, "two_headed_giant", 30)


@on("103.4c", "starting_life")
def forty_life_in_commander(view: View, moment: Moment) -> Iterator[Consequence]:
    """103.4c: in Commander a player begins with 40 life."""
    yield from starting_life(view, moment, "commander", 40)


@on("103.5", "mulligan", "mulligan_hand")
def a_mulligan_costs_a_card(view: View, moment: Moment) -> Iterator[Consequence]:
    """103.5: after each mulligan one card more of the seven goes to the bottom; who has kept takes none."""
    player = player_of(view, moment)
    if player is None:
        return
    taken = mulligans_of(view, player)
    if moment.detail == "mulligan_hand":
        if not (free_mulligans(view) and taken):
            message = "mulligan-costs-cards" if taken else "opening-hand-of-seven"
            yield amounts(player.id, max(USUAL_HAND - taken, 0), message)
    elif player.standing.kept:
        yield forbids(player.id, "kept-hand-takes-no-mulligan", player.id)
    elif taken - free_mulligans(view) >= USUAL_HAND:
        yield forbids(player.id, "no-mulligan-below-zero-cards", player.id)
    else:
        yield allows(player.id, "mulligan-is-allowed", player.id)


@on("103.5c", "mulligan_hand")
def the_first_mulligan_is_free_with_more_players(view: View, moment: Moment) -> Iterator[Consequence]:
    """103.5c: in a multiplayer game the first mulligan does not count."""
    player = player_of(view, moment)
    if player is not None and seats(view) > 2 and view.state.variant != "brawl":
        taken = mulligans_of(view, player)
        if taken:
            yield amounts(player.id, max(USUAL_HAND - taken + 1, 0), "first-mulligan-is-free")


@on("103.8a", "first_draw", "draws", "has_step", moments=("step_beginning",), overrides=("504.1", "703.4d"))
def who_begins_a_game_of_two_skips_the_first_draw(view: View, moment: Moment) -> Iterator[Consequence]:
    """103.8a: in a two-player game whoever plays first skips the draw step of the first turn."""
    if seats(view) == 2 and _begins_the_game(view, moment):
        if moment.detail == "draws":
            yield amounts(moment.subject, 0, "first-player-skips-draw")
            return
        yield from _skipped(moment, "first-player-skips-draw")


@on("103.8b", "first_draw", moments=("step_beginning",), overrides=("504.1", "703.4d"))
def the_team_that_begins_skips_the_first_draw(view: View, moment: Moment) -> Iterator[Consequence]:
    """103.8b: in Two-Headed Giant the team that plays first skips the draw step of its first turn."""
    if view.state.variant == "two_headed_giant" and seats(view) > 2 and _begins_the_game(view, moment):
        yield from _skipped(moment, "first-team-skips-draw")


@on("103.8c", "first_draw")
def with_more_players_nobody_skips_the_first_draw(view: View, moment: Moment) -> Iterator[Consequence]:
    """103.8c: in other multiplayer games nobody skips the draw step of the first turn."""
    if seats(view) > 2 and view.state.variant != "two_headed_giant" and _begins_the_game(view, moment):
        yield allows(moment.subject, "nobody-skips-first-draw", moment.subject)


def _begins_the_game(view: View, moment: Moment) -> bool:
    """Whether it is about the first turn of the game, of the player asked about or of whoever has it."""
    course = view.state.course
    if moment.detail == "has_step":
        return (
            moment.hosts == ("draw",) and course.turn_number == 1 and course.starting_player == moment.subject
        )
    if moment.detail == "draws":
        told = view.state.players[moment.subject].standing.told_to_draw
        first = course.turn_number == 1 and course.starting_player in ("", moment.subject)
        return first and step_of(view) == "draw" and active_player(view) == moment.subject and not told
    if moment.kind == "asked":
        if course.starting_player:
            return course.starting_player == moment.subject
        return bool(view.decide(Fact(moment.subject, "begins_game")))
    return moment.detail == "draw" and course.turn_number == 1 and course.starting_player in ("", moment.by)


def _skipped(moment: Moment, message: str) -> Iterator[Consequence]:
    if moment.kind == "asked":
        yield forbids(moment.subject, message, moment.subject)
    else:
        yield Consequence("skips", moment.by, other="draw", player=moment.by, message=message)
