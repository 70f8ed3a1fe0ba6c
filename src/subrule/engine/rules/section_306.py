"""Section 306, planeswalkers: loyalty 0."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.dying import (
    loyalty_zero,
)
from subrule.engine.view import View


@rule("306.9", "check", "staying", general=True, when="planeswalker")
def planeswalker_at_loyalty_zero_goes(view: View, moment: Moment) -> Iterator[Consequence]:
    """306.9: a planeswalker whose loyalty is 0 goes to its owner's graveyard."""
    yield from loyalty_zero(view, moment)
