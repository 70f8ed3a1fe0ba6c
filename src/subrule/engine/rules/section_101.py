"""Section 101, the golden rules: cards override rules, and "can't" beats "can"."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.rules.topics import allows, amounts, forbids, in_order, on, player_of
from subrule.engine.timing import whose_turn
from subrule.engine.view import View


@on("101.1", "mana")
def a_card_overrides_the_rule_it_contradicts(view: View, moment: Moment) -> Iterator[Consequence]:
    """101.1: a card's text that contradicts a rule takes precedence over it."""
    player = player_of(view, moment)
    if player is not None and player.standing.mana_stays and player.standing.mana >= moment.amount:
        yield allows(player.id, "effect-keeps-mana", player.id, number=str(player.standing.mana))


@on(
    "101.2",
    "play_land",
    "draws",
    moments=("life_changing", "staying_in_game", "damaging"),
    overrides=("702.15b", "120.3f"),
)
def what_cannot_happen_does_not(view: View, moment: Moment) -> Iterator[Consequence]:
    """101.2: where one effect lets something happen and another says it can't, it doesn't."""
    if moment.kind == "damaging":
        yield from _lifelink_in_vain(view, moment)
    player = player_of(view, moment)
    if player is None:
        return
    cannot = player.standing.cannot
    topic = moment.detail if moment.kind == "asked" else moment.kind
    if topic == "play_land" and "play_lands" in cannot:
        yield forbids(player.id, "cannot-play-lands", player.id)
    if topic == "draws" and "draw" in cannot and player.standing.told_to_draw:
        yield amounts(player.id, 0, "cannot-draw")
    if topic == "staying_in_game" and "draw" in cannot and player.standing.told_to_draw:
        yield Consequence("stays", player.id, player=player.id, message="cannot-draw")
    if moment.kind == "damaging" and "lose_life" in cannot:
        yield Consequence("life_stays", player.id, player=player.id, message="cannot-lose-life")
    if topic == "life_changing":
        if moment.amount > 0 and "gain_life" in cannot:
            yield Consequence("life_stays", player.id, player=player.id, message="cannot-gain-life")
        if moment.amount < 0 and "lose_life" in cannot:
            yield Consequence("life_stays", player.id, player=player.id, message="cannot-lose-life")


def _lifelink_in_vain(view: View, moment: Moment) -> Iterator[Consequence]:
    """Who can't gain life gains none by lifelink."""
    source = view.object(moment.hosts[0]) if moment.hosts else None
    if source is None or not source.lifelink:
        return
    player = view.player(view.controller(source))
    if player is not None and "gain_life" in player.standing.cannot:
        yield Consequence("life_stays", player.id, player=player.id, message="cannot-gain-life")


@on("101.4", "choice_order")
def the_active_player_chooses_first(view: View, moment: Moment) -> Iterator[Consequence]:
    """101.4: who has to choose at the same time chooses in turn order, the active player first."""
    active = whose_turn(view)
    if moment.subject == active:
        yield allows(moment.subject, "active-player-chooses-first", active)
    else:
        yield forbids(moment.subject, "active-player-chooses-first", active)


@on("101.4b", "choices_known")
def later_players_know_earlier_choices(view: View, moment: Moment) -> Iterator[Consequence]:
    """101.4b: a player knows the choices of those who chose before, and not of those who choose after."""
    active = whose_turn(view)
    order = [active, *(p for p in in_order(view, active) if p != active)]
    if moment.subject == order[0]:
        yield forbids(moment.subject, "first-chooses-without-knowing", moment.subject)
    elif moment.subject == order[-1]:
        yield allows(moment.subject, "later-player-knows-the-choices", moment.subject)
