"""Section 122, counters: what too few or too many of them lead to."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.designations import (
    opposite_counters,
    too_many_counters,
)
from subrule.engine.rules.dying import (
    loyalty_zero,
)
from subrule.engine.rules.losing import (
    ten_poison_counters,
)
from subrule.engine.view import View


@rule("122.1e", "check", "staying", general=True, when="planeswalker")
def planeswalker_without_loyalty_counters_goes(view: View, moment: Moment) -> Iterator[Consequence]:
    """122.1e: loyalty is the number of loyalty counters; with none the planeswalker goes."""
    yield from loyalty_zero(view, moment)


@rule("122.1f", "check", "staying_in_game", general=True, when="poison")
def ten_poison_counters_lose(view: View, moment: Moment) -> Iterator[Consequence]:
    """122.1f: a player with ten or more poison counters loses."""
    yield from ten_poison_counters(view, moment)


@rule("122.3", "check", "staying", general=True, when="both_kinds")
def plus_and_minus_counters_go_in_pairs(view: View, moment: Moment) -> Iterator[Consequence]:
    """122.3: +1/+1 and -1/-1 counters on one permanent are removed in pairs."""
    yield from opposite_counters(view, moment)


@rule("122.4", "check", "staying", general=True, when="max_counters")
def counters_beyond_the_allowed_number_go(view: View, moment: Moment) -> Iterator[Consequence]:
    """122.4: counters beyond what the permanent's ability allows are removed."""
    yield from too_many_counters(view, moment)
