"""Section 121, drawing a card."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.losing import drew_from_empty_library
from subrule.engine.rules.topics import active_player, allows, amounts, forbids, in_order, on, player_of
from subrule.engine.view import View


@on("121.2", "draws")
def cards_are_drawn_one_at_a_time(view: View, moment: Moment) -> Iterator[Consequence]:
    """121.2: who is told to draw several cards draws that many times one card."""
    player = player_of(view, moment)
    if player is None:
        return
    standing = player.standing
    if standing.cannot or standing.replaced_draws or standing.draws == standing.step_draws:
        return
    message = "drawn-one-by-one" if standing.draws == standing.told_to_draw else "draws-what-is-left"
    yield amounts(player.id, standing.draws, message)


@on("121.2b", "draws")
def one_card_each_turn_is_the_first(view: View, moment: Moment) -> Iterator[Consequence]:
    """121.2b: who can't draw more than one card each turn draws only the first of several."""
    player = player_of(view, moment)
    if player is None or "draw_more_than_one" not in player.standing.cannot:
        return
    standing = player.standing
    if standing.told_to_draw > standing.draws:
        yield amounts(player.id, standing.draws, "only-one-card-each-turn")


@on("121.2c", "draw_order")
def the_active_player_draws_first(view: View, moment: Moment) -> Iterator[Consequence]:
    """121.2c: of several players told to draw the active player draws first, then the others."""
    active = active_player(view)
    if not active:
        return
    if active == moment.subject:
        yield allows(moment.subject, "active-player-draws-first", moment.subject)
    else:
        yield forbids(moment.subject, "active-player-draws-first", in_order(view, active)[-1])


@on("121.3", "choose_draw")
def an_empty_library_may_be_drawn_from(view: View, moment: Moment) -> Iterator[Consequence]:
    """121.3: a player may choose to draw from an empty library, but not while an effect forbids drawing."""
    player = player_of(view, moment)
    if player is None:
        return
    if "draw" in player.standing.cannot:
        yield forbids(player.id, "cannot-choose-to-draw", player.id)
    elif player.library == 0:
        yield allows(player.id, "may-choose-to-draw-from-nothing", player.id)


@rule("121.4", "check", "staying_in_game", general=True, when="drew")
def attempt_to_draw_from_nothing_loses(view: View, moment: Moment) -> Iterator[Consequence]:
    """121.4: a player who tries to draw from an empty library loses as state-based actions are checked."""
    yield from drew_from_empty_library(view, moment)


@on("121.5", "draws", moments=("staying_in_game",), general=True)
def a_card_put_into_the_hand_is_not_drawn(view: View, moment: Moment) -> Iterator[Consequence]:
    """121.5: a card that an effect puts from library into hand without the word "draw" is not drawn."""
    player = view.player(moment.subject)
    if player is None or not player.standing.put_into_hand_by:
        return
    if moment.kind == "asked":
        if not player.standing.told_to_draw:
            yield amounts(player.id, 0, "put-into-hand-is-not-drawn")
    elif moment.detail != "speed":
        yield Consequence("stays", player.id, player=player.id, message="put-into-hand-is-not-drawn")


@on("121.6a", "draws", moments=("staying_in_game",))
def a_draw_from_nothing_can_be_replaced(view: View, moment: Moment) -> Iterator[Consequence]:
    """121.6a: what replaces a draw does so even if there is no card to draw."""
    player = view.player(moment.subject)
    if player is None or not player.standing.replaced_draws:
        return
    if moment.kind == "asked":
        yield amounts(player.id, 0, "draw-is-replaced")
    elif moment.detail != "speed":
        yield Consequence("stays", player.id, player=player.id, message="draw-is-replaced")
