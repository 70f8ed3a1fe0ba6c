"""Exchanging life totals: what 119.7, 119.8 and 701.12c say of who can't gain or lose life."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.rules.topics import allows, amounts, forbids
from subrule.engine.state import Player
from subrule.engine.view import View

TIE = "tie"
_MESSAGES = {"gain_life": "cannot-gain-cannot-exchange", "lose_life": "cannot-lose-cannot-exchange"}


def the_two(view: View, moment: Moment) -> tuple[Player, Player]:
    """The players who would exchange life totals."""
    return view.state.players[moment.subject], view.state.players[moment.hosts[0]]


def change(view: View, moment: Moment) -> int:
    """Which way the first player's total would go: above 0 up, below 0 down, 0 nowhere.

    Raises:
        DemandError: if a total is not stated and nobody told who has more life.
    """
    first, second = the_two(view, moment)
    if first.life is not None and second.life is not None:
        return second.life - first.life
    more = view.open_fact(first.id, "more_life", first.id, second.id, TIE)
    return 0 if more == TIE else (1 if more == second.id else -1)


def exchange(view: View, moment: Moment) -> Consequence:
    """The exchange; with totals that are not stated it tells what it is to the first player."""
    first, second = the_two(view, moment)
    known = first.life is not None and second.life is not None
    way = change(view, moment)
    told = "gained" if way > 0 else "lost" if way < 0 else "same"
    return Consequence(
        "life_exchanged",
        first.id,
        other=second.id,
        player=first.id,
        message="life-is-exchanged",
        params=() if known else (("way", told),),
    )


def told_of_exchange(view: View, moment: Moment, player: Player) -> Iterator[Consequence]:
    """What 701.12c says of a player after an exchange: of the total, of life gained and of life lost."""
    way = player.standing.exchanged
    if not way:
        return
    if moment.detail == "life" and player.life is not None:
        yield amounts(player.id, player.life, "life-was-exchanged")
    elif moment.detail == "life":
        same = way == "same"
        yield forbids(player.id, f"exchanged-for-{'the-same' if same else 'another'}-total", player.id)
    elif moment.detail in ("gained", "lost") and way != "known":
        word = {"gained": "gain", "lost": "loss"}[moment.detail]
        if way == moment.detail:
            yield allows(player.id, f"exchange-is-{word}", player.id)
        else:
            yield forbids(player.id, f"exchange-is-no-{word}", player.id)


def stopped(view: View, moment: Moment) -> list[tuple[Player, str]]:
    """The players whom an effect keeps from the exchange, and which effect."""
    first, second = the_two(view, moment)
    way = change(view, moment)
    found: list[tuple[Player, str]] = []
    for player, up in ((first, way), (second, -way)):
        if up > 0 and "gain_life" in player.standing.cannot:
            found.append((player, "gain_life"))
        if up < 0 and "lose_life" in player.standing.cannot:
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
