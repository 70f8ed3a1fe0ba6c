"""Turn-based actions that two places of the book tell: 703.4 and the step's own section."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import Fact
from subrule.engine.measures import counters
from subrule.engine.rules.topics import active_player, allows, amounts, forbids, number_of, player_of, step_of
from subrule.engine.standing import USUAL_HAND, Standing
from subrule.engine.state import GameObject, Player
from subrule.engine.turn import STEPS
from subrule.engine.view import View

STUN = "stun"


def skips_it(view: View, player_id: str, step: str) -> bool:
    """Whether an effect makes a player skip a step, or the phase it is in."""
    player = view.player(player_id)
    skips = player.standing.skips if player is not None else ()
    return step in skips or ("combat" in skips and step in COMBAT)


COMBAT = frozenset(STEPS[STEPS.index("beginning_of_combat") : STEPS.index("end_of_combat") + 1])
"""The steps of the combat phase."""


# -- mana ------------------------------------------------------------------------------------------


def unspent_mana_empties(view: View) -> Iterator[Consequence]:
    """As a step or phase ends, unspent mana is lost, unless an effect keeps it."""
    for player in view.state.players.values():
        if player.standing.mana and not player.standing.mana_stays:
            yield Consequence("mana_empties", player.id, player=player.id, message="mana-empties")


# -- untapping -------------------------------------------------------------------------------------


def permanents_untap(view: View, moment: Moment) -> Iterator[Consequence]:
    """In the untap step the active player's permanents untap, all at once, but for those kept from it."""
    if moment.kind == "step_beginning":
        if moment.detail == "untap" and not skips_it(view, moment.by, "untap"):
            for tapped in view.battlefield:
                if tapped.tapped and view.controller(tapped) == moment.by and not _kept_tapped(tapped):
                    yield Consequence("untaps", tapped.id, player=moment.by, message="permanent-untaps")
        return
    o = view.object(moment.subject)
    if o is None or o.zone != "battlefield" or counters(o, STUN):
        return
    controller = view.controller(o)
    if o.tapped is False and view.initial.objects[o.id].tapped is False:
        yield forbids(o.id, "is-untapped-already", controller)
    elif o.sheet.stays_tapped:
        yield forbids(o.id, "effect-keeps-it-tapped", controller)
    elif active_player(view) not in ("", controller):
        yield forbids(o.id, "untaps-in-own-untap-step", controller)
    elif step_of(view) in ("", "untap") and not skips_it(view, controller, "untap"):
        yield allows(o.id, "untaps-in-untap-step", controller)
    elif o.tapped is not False and step_of(view) not in ("", "untap"):
        yield forbids(o.id, "untaps-in-own-untap-step", controller)


def _kept_tapped(o: GameObject) -> bool:
    return o.sheet.stays_tapped or counters(o, STUN) > 0


# -- the draw --------------------------------------------------------------------------------------


def active_player_draws(view: View, moment: Moment) -> Iterator[Consequence]:
    """In the draw step the active player draws a card."""
    if moment.kind == "step_beginning":
        player = view.player(moment.by)
        # A card more or less is told only where hand or library is.
        counted = player is not None and (player.library is not None or player.standing.hand is not None)
        if moment.detail == "draw" and counted and not skips_it(view, moment.by, "draw"):
            yield Consequence("draws_card", moment.by, player=moment.by, message="draws-for-the-turn")
        return
    player = player_of(view, moment)
    if player is None:
        return
    if moment.detail == "draws":
        standing = player.standing
        if standing.step_draws and standing.told_to_draw == standing.step_draws:
            yield amounts(player.id, standing.draws, "drew-for-the-turn")
        elif (
            step_of(view) == "draw"
            and active_player(view) not in ("", player.id)
            and not standing.told_to_draw
        ):
            yield amounts(player.id, 0, "only-active-player-draws")
    elif not _begins(view, player):
        yield allows(player.id, "draws-for-the-turn", player.id)


def _begins(view: View, player: Player) -> bool:
    starting = view.state.course.starting_player
    if starting:
        return starting == player.id
    return bool(view.decide(Fact(player.id, "begins_game")))


# -- the hand --------------------------------------------------------------------------------------


def most_in_hand(standing: Standing) -> int:
    """The maximum hand size: seven if no effect says otherwise (402.2)."""
    return standing.max_hand if standing.max_hand is not None else USUAL_HAND


def discards_down(view: View, moment: Moment) -> Iterator[Consequence]:
    """In the cleanup step the active player discards down to the maximum hand size."""
    if moment.kind == "step_beginning":
        player = view.player(moment.by)
        if moment.detail == "cleanup" and player is not None and not player.standing.no_max_hand:
            hand = number_of(view, player, "hand")
            most = most_in_hand(player.standing)
            if hand is not None and hand > most:
                yield Consequence(
                    "discards_down",
                    player.id,
                    other=str(hand - most),
                    player=player.id,
                    message="discards-down",
                    params=(("number", str(hand - most)),),
                )
        return
    player = player_of(view, moment)
    if player is None:
        return
    if active_player(view) not in ("", player.id):
        yield amounts(player.id, 0, "only-active-player-discards")
    elif player.standing.no_max_hand:
        yield amounts(player.id, 0, "no-maximum-hand-size")
    else:
        most = most_in_hand(player.standing)
        if player.standing.discarded:
            yield amounts(player.id, player.standing.discarded, "discards-down")
            return
        hand = number_of(view, player, "hand")
        if hand is None:
            hand = most + int(bool(view.decide(Fact(player.id, "hand", str(most)))))
            if hand > most:
                # How many is not known, only that there are too many.
                yield amounts(player.id, -1, "discards-what-is-too-much")
                return
        yield amounts(
            player.id, max(hand - most, 0), "discards-down" if hand > most else "hand-is-small-enough"
        )


def must_discard_now(view: View, moment: Moment) -> Iterator[Consequence]:
    """Whether the player has to discard at this very moment: only in the own cleanup step."""
    player = player_of(view, moment)
    if player is None or not step_of(view):
        return
    if step_of(view) != "cleanup":
        yield forbids(player.id, "discards-only-in-cleanup", player.id)
    elif active_player(view) not in ("", player.id):
        yield forbids(player.id, "only-active-player-discards", player.id)
    elif player.standing.no_max_hand:
        yield forbids(player.id, "no-maximum-hand-size", player.id)
    else:
        hand = number_of(view, player, "hand")
        if player.standing.discarded or (hand is not None and hand > most_in_hand(player.standing)):
            yield allows(player.id, "discards-what-is-too-much", player.id)
        elif hand is not None:
            yield forbids(player.id, "hand-is-small-enough", player.id)
