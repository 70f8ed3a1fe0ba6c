"""Sections 301 to 310, the first rule of each card type: when a card of it may be cast; 307.5."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.section_117 import timed
from subrule.engine.timing import ability, controller_of, says, sorcery_time
from subrule.engine.view import View


@rule("301.1", "playing")
def artifacts_in_ones_main_phase(view: View, moment: Moment) -> Iterator[Consequence]:
    """301.1: an artifact card is cast in a main phase of one's turn with the stack empty."""
    yield from timed(view, moment, "artifact")


@rule("302.1", "playing")
def creatures_in_ones_main_phase(view: View, moment: Moment) -> Iterator[Consequence]:
    """302.1: a creature card is cast in a main phase of one's turn with the stack empty."""
    yield from timed(view, moment, "creature")


@rule("303.1", "playing")
def enchantments_in_ones_main_phase(view: View, moment: Moment) -> Iterator[Consequence]:
    """303.1: an enchantment card is cast in a main phase of one's turn with the stack empty."""
    yield from timed(view, moment, "enchantment")


@rule("304.1", "playing")
def instants_with_priority(view: View, moment: Moment) -> Iterator[Consequence]:
    """304.1: a player who has priority may cast an instant card."""
    yield from timed(view, moment, "instant")


@rule("306.1", "playing")
def planeswalkers_in_ones_main_phase(view: View, moment: Moment) -> Iterator[Consequence]:
    """306.1: a planeswalker card is cast in a main phase of one's turn with the stack empty."""
    yield from timed(view, moment, "planeswalker")


@rule("307.1", "playing")
def sorceries_in_ones_main_phase(view: View, moment: Moment) -> Iterator[Consequence]:
    """307.1: a sorcery card is cast in a main phase of one's turn with the stack empty."""
    yield from timed(view, moment, "sorcery")


@rule("310.1", "playing")
def battles_in_ones_main_phase(view: View, moment: Moment) -> Iterator[Consequence]:
    """310.1: a battle card is cast in a main phase of one's turn with the stack empty."""
    yield from timed(view, moment, "battle")


@rule("307.5", "using", general=True)
def only_as_a_sorcery_is_about_time(view: View, moment: Moment) -> Iterator[Consequence]:
    """307.5: "only as a sorcery" means with priority, in one's main phase, with the stack empty."""
    yield from as_a_sorcery(view, moment)


def as_a_sorcery(view: View, moment: Moment) -> Iterator[Consequence]:
    """What 307.5 and 602.5d say alike."""
    used = ability(view, moment.subject)
    if used is None or moment.detail or not (used.use.only_as_sorcery or used.keyword == "equip"):
        return
    player = moment.by or controller_of(view, used)
    holds = sorcery_time(view, player)
    yield says(used.of, holds, f"as-a-sorcery-{'yes' if holds else 'no'}", player=player)
