"""Section 704, state-based actions about players: losing the game, and speed."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.losing import (
    commander_damage,
    drew_from_empty_library,
    no_life_left,
    speed_starts,
    ten_poison_counters,
)
from subrule.engine.view import View


@rule("704.5a", "check", "staying_in_game", when="life")
def player_without_life_loses(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5a: a player who has 0 or less life loses the game."""
    yield from no_life_left(view, moment)


@rule("704.5b", "check", "staying_in_game", when="drew")
def player_who_drew_from_an_empty_library_loses(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5b: a player who tried to draw from an empty library since the last check loses the game."""
    yield from drew_from_empty_library(view, moment)


@rule("704.5c", "check", "staying_in_game", when="poison")
def player_with_ten_poison_counters_loses(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5c: a player with ten or more poison counters loses the game, except in Two-Headed Giant."""
    yield from ten_poison_counters(view, moment)


@rule("704.5aa", "check", "staying_in_game", when="engines")
def player_whose_engines_start_gets_speed(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5aa: the speed of a player without any who controls what starts engines becomes 1."""
    yield from speed_starts(view, moment)


@rule("704.6c", "check", "staying_in_game", when="commander_damage")
def player_dealt_21_by_one_commander_loses(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.6c: a player dealt 21 or more combat damage by the same commander over the game loses it."""
    yield from commander_damage(view, moment)
