"""Section 903, Commander: damage by commanders, and their way back to the command zone."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.designations import commander_may_go_instead, commander_may_return
from subrule.engine.rules.losing import commander_damage
from subrule.engine.rules.starting import mulligans_of, starting_life
from subrule.engine.rules.topics import amounts, on, seats
from subrule.engine.standing import USUAL_HAND
from subrule.engine.view import View


@on("903.7", "starting_life")
def everyone_sets_life_to_forty(view: View, moment: Moment) -> Iterator[Consequence]:
    """903.7: in Commander each player sets the life total to 40 before drawing a hand of seven."""
    yield from starting_life(view, moment, "commander", 40)


@rule("903.9a", "check", "staying_elsewhere", when="commander")
def commander_in_graveyard_or_exile_may_return(view: View, moment: Moment) -> Iterator[Consequence]:
    """903.9a: a commander just put into a graveyard or exile may go to the command zone."""
    yield from commander_may_return(view, moment)


@rule("903.9b", "sent_home", "staying_elsewhere")
def commander_on_its_way_to_hand_or_library_may_go_instead(
    view: View, moment: Moment
) -> Iterator[Consequence]:
    """903.9b: a commander that would go to its owner's hand or library may go to the command zone instead."""
    yield from commander_may_go_instead(view, moment)


@rule("903.10a", "check", "staying_in_game", general=True, when="commander_damage")
def damage_by_one_commander_loses(view: View, moment: Moment) -> Iterator[Consequence]:
    """903.10a: 21 or more combat damage by the same commander over the game loses it."""
    yield from commander_damage(view, moment)


@on("903.12f", "starting_life")
def life_in_brawl(view: View, moment: Moment) -> Iterator[Consequence]:
    """903.12f: in Brawl players begin with 25 life, with more than two players 30."""
    yield from starting_life(view, moment, "brawl", 25 if seats(view) == 2 else 30)


@on("903.12g", "mulligan_hand")
def the_first_mulligan_is_free_in_brawl(view: View, moment: Moment) -> Iterator[Consequence]:
    """903.12g: in Brawl the first mulligan does not count, even with two players."""
    player = view.player(moment.subject)
    if player is None or view.state.variant != "brawl":
        return
    taken = mulligans_of(view, player)
    if taken:
        yield amounts(player.id, max(USUAL_HAND - taken + 1, 0), "first-mulligan-is-free")


@rule("903.12h", "staying_in_game")
def commander_damage_loses_no_brawl(view: View, moment: Moment) -> Iterator[Consequence]:
    """903.12h: in Brawl nobody loses for combat damage by a commander."""
    player = view.player(moment.subject)
    if player is not None and player.commander_damage and view.state.variant == "brawl":
        yield Consequence("stays", player.id, player=player.id, message="no-commander-damage-in-brawl")
