"""Section 119, life."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.effects import Replacement
from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.measures import at_most
from subrule.engine.registry import rule
from subrule.engine.replacing import whose
from subrule.engine.rules.exchanging import cannot_exchange
from subrule.engine.rules.losing import no_life_left
from subrule.engine.rules.replacements import modifies_not, replacement_of
from subrule.engine.rules.starting import starting_life
from subrule.engine.rules.topics import allows, amounts, forbids, on, player_of
from subrule.engine.view import View


@on("119.1", "starting_life")
def players_begin_with_twenty(view: View, moment: Moment) -> Iterator[Consequence]:
    """119.1: each player begins with a life total of 20."""
    yield from starting_life(view, moment, "", 20)


@on("119.1a", "starting_life")
def teams_begin_with_thirty(view: View, moment: Moment) -> Iterator[Consequence]:
    """119.1a: in Two-Headed Giant a team begins with 30."""
    yield from starting_life(view, moment, "two_headed_giant", 30)


@on("119.1c", "starting_life")
def commander_players_begin_with_forty(view: View, moment: Moment) -> Iterator[Consequence]:
    """119.1c: in Commander each player begins with 40."""
    yield from starting_life(view, moment, "commander", 40)


@on("119.2", "life", "lost")
def damage_costs_life(view: View, moment: Moment) -> Iterator[Consequence]:
    """119.2: damage dealt to a player normally makes that player lose that much life."""
    player = player_of(view, moment)
    if player is None or not player.standing.damaged:
        return
    if moment.detail == "lost":
        yield allows(player.id, "damage-is-loss-of-life", player.id, number=str(player.standing.damaged))
    elif player.life is not None and not _moved(view, moment):
        yield amounts(player.id, player.life, "life-after-damage")


def _moved(view: View, moment: Moment) -> bool:
    """Whether life was gained, lost other than by damage, or set."""
    standing = view.state.players[moment.subject].standing
    return bool(standing.gained or standing.lost) or standing.set_by is not None


@on("119.3", "life", "gained", "lost", moments=("measuring",))
def life_gained_and_lost_changes_the_total(view: View, moment: Moment) -> Iterator[Consequence]:
    """119.3: life that an effect makes a player gain or lose changes the life total by that much."""
    if moment.kind == "measuring":
        if moment.detail == "amount life_gained":
            yield Consequence("stays", moment.subject, message="life-as-the-effect-says")
        return
    player = player_of(view, moment)
    if player is None:
        return
    standing = player.standing
    if moment.detail == "life":
        if (
            (standing.gained or standing.lost)
            and player.life is not None
            and standing.set_by is None
            and not standing.exchanged
        ):
            yield amounts(player.id, player.life, "life-after-change")
    elif moment.detail == "gained" and standing.gained:
        yield allows(player.id, "life-was-gained", player.id, number=str(standing.gained))
    elif moment.detail == "lost" and standing.lost:
        yield allows(player.id, "life-was-lost", player.id, number=str(standing.lost))


@on("119.4", "pay_life")
def life_is_paid_only_from_enough(view: View, moment: Moment) -> Iterator[Consequence]:
    """119.4: a player may pay life only if the life total is at least as great as the payment."""
    player = player_of(view, moment)
    if player is None or moment.amount <= 0:
        return
    if view.state.variant == "two_headed_giant":
        # Its team's life total counts (119.4a), and who is on which team is not modelled.
        raise UnsupportedError("two-headed-giant-team")
    if player.life is None:
        enough = not at_most(view, player.id, "life", moment.amount - 1 + player.life_lost)
    else:
        enough = player.life >= moment.amount
    if "lose_life" in player.standing.cannot:
        return
    if enough:
        leaves_none = player.life == moment.amount
        message = "may-pay-the-last-life" if leaves_none else "may-pay-life"
        yield allows(player.id, message, player.id, number=str(moment.amount))
    else:
        yield forbids(player.id, "life-is-not-enough", player.id, number=str(moment.amount))


@on("119.4b", "pay_life")
def no_life_can_always_be_paid(view: View, moment: Moment) -> Iterator[Consequence]:
    """119.4b: 0 life can always be paid, whatever the life total is."""
    player = player_of(view, moment)
    if player is not None and moment.amount == 0:
        yield allows(player.id, "may-pay-no-life", player.id)


@on("119.5", "life", "gained", "lost")
def setting_life_is_gaining_or_losing_it(view: View, moment: Moment) -> Iterator[Consequence]:
    """119.5: a life total that is set to a number is reached by gaining or losing the difference."""
    player = player_of(view, moment)
    if player is None or player.standing.set_by is None:
        return
    by = player.standing.set_by
    if moment.detail == "life" and player.life is not None:
        yield amounts(player.id, player.life, "life-was-set")
    elif moment.detail == "gained" and by > 0:
        yield allows(player.id, "set-life-was-gained", player.id, number=str(by))
    elif moment.detail == "lost" and by < 0:
        yield allows(player.id, "set-life-was-lost", player.id, number=str(-by))
    elif moment.detail == "lost" and not (player.standing.lost or player.standing.damaged):
        yield forbids(player.id, "set-life-was-not-lost", player.id)


@rule("119.6", "check", "staying_in_game", general=True, when="life")
def player_at_no_life_loses(view: View, moment: Moment) -> Iterator[Consequence]:
    """119.6: a player with 0 or less life loses the game as a state-based action."""
    yield from no_life_left(view, moment)


@on("119.7", "exchange", moments=("exchanging", "not_modifying"))
def who_cannot_gain_life_gets_no_higher_total(view: View, moment: Moment) -> Iterator[Consequence]:
    """119.7: who can't gain life gets no higher total by an exchange, and no gain of theirs is replaced."""
    if moment.kind == "not_modifying":
        r = replacement_of(view, moment)
        if r is not None and r.would == "gain_life" and _no_gain_to_replace(view, r):
            yield modifies_not(moment, r, "no-gain-to-replace")
        return
    yield from cannot_exchange(view, moment, "gain_life")


def _no_gain_to_replace(view: View, r: Replacement) -> bool:
    own = whose(view, r)
    about = [p for p in view.state.players.values() if not r.player or (p.id == own) == (r.player == "you")]
    return any("gain_life" in p.standing.cannot for p in about)


@on("119.8", "exchange", "pay_life", moments=("exchanging",))
def who_cannot_lose_life_pays_none(view: View, moment: Moment) -> Iterator[Consequence]:
    """119.8: who can't lose life can't pay any, and can't make an exchange that would lower the total."""
    player = player_of(view, moment)
    if moment.kind == "exchanging":
        yield from cannot_exchange(view, moment, "lose_life")
    elif player is not None and "lose_life" in player.standing.cannot and moment.amount > 0:
        yield forbids(player.id, "cannot-lose-life-cannot-pay", player.id)


@on("119.9", "gained", general=True)
def gaining_no_life_is_no_gain(view: View, moment: Moment) -> Iterator[Consequence]:
    """119.9: a player who gains 0 life has not gained life, and nothing triggers."""
    player = player_of(view, moment)
    if player is None or player.standing.gained or (player.standing.set_by or 0) > 0:
        return
    if player.standing.exchanged not in ("", "known"):
        return
    yield forbids(player.id, "no-life-was-gained", player.id)
