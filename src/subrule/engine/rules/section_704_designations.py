"""Section 704, state-based actions about counters, dungeons, sectors, protectors and commanders."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.designations import (
    battle_with_wrong_protector,
    battle_without_protector,
    commander_may_return,
    dungeon_completed,
    opposite_counters,
    sector_chosen,
    too_many_counters,
)
from subrule.engine.view import View


@rule("704.5q", "check", "staying", when="both_kinds")
def opposite_counters_are_removed_in_pairs(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5q: +1/+1 and -1/-1 counters on one permanent are removed in pairs."""
    yield from opposite_counters(view, moment)


@rule("704.5r", "check", "staying", when="max_counters")
def counters_above_the_limit_are_removed(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5r: counters above the number that the permanent's ability allows are removed."""
    yield from too_many_counters(view, moment)


@rule("704.5t", "check", "staying_elsewhere", when="marker")
def completed_dungeon_leaves_the_game(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5t: a dungeon with the marker on its last room is removed unless a room ability is pending."""
    yield from dungeon_completed(view, moment)


@rule("704.5u", "check", "staying", when="space_sculptor")
def creatures_get_a_sector(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5u: with a space sculptor there, creatures without a sector get one."""
    yield from sector_chosen(view, moment)


@rule("704.5x", "check", "staying", when="battle")
def unattacked_battle_gets_a_protector(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5x: a battle without a protector that is not attacked gets one, or goes to the graveyard."""
    yield from battle_without_protector(view, moment)


@rule("704.5y", "check", "staying", when="battle")
def battle_changes_a_wrong_protector(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5y: a battle whose protector can't be that gets another, or goes to the graveyard."""
    yield from battle_with_wrong_protector(view, moment)


@rule("704.6d", "check", "staying_elsewhere", general=True, when="commander")
def commander_may_return_to_the_command_zone(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.6d: a commander just put into a graveyard or exile may be put into the command zone."""
    yield from commander_may_return(view, moment)
