"""Section 703, turn-based actions: the list that repeats what the steps' own sections say."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.topics import on
from subrule.engine.rules.turn_actions import (
    active_player_draws,
    discards_down,
    permanents_untap,
    unspent_mana_empties,
)
from subrule.engine.view import View


@on("703.4c", "untap", moments=("step_beginning",), general=True)
def untapping_is_a_turn_based_action(view: View, moment: Moment) -> Iterator[Consequence]:
    """703.4c: in the untap step the active player's permanents untap."""
    yield from permanents_untap(view, moment)


@on("703.4d", "draws", "first_draw", moments=("step_beginning",), general=True)
def drawing_is_a_turn_based_action(view: View, moment: Moment) -> Iterator[Consequence]:
    """703.4d: as the draw step begins the active player draws a card."""
    yield from active_player_draws(view, moment)


@on("703.4n", "discard", moments=("step_beginning",), general=True)
def discarding_is_a_turn_based_action(view: View, moment: Moment) -> Iterator[Consequence]:
    """703.4n: as the cleanup step begins the active player discards down to the maximum hand size."""
    yield from discards_down(view, moment)


@rule("703.4q", "step_ending", general=True)
def mana_emptying_is_a_turn_based_action(view: View, moment: Moment) -> Iterator[Consequence]:
    """703.4q: as each step or phase ends unspent mana is lost."""
    del moment
    yield from unspent_mana_empties(view)
