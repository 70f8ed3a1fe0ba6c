"""Section 903, Commander: damage by commanders, and their way back to the command zone."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.designations import commander_may_go_instead, commander_may_return
from subrule.engine.rules.losing import commander_damage
from subrule.engine.rules.starting import starting_life
from subrule.engine.rules.topics import on
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
