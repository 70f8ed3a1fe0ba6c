"""Section 701.12, exchange: of life totals."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.rules.exchanging import cannot_exchange, exchange, stopped, told_of_exchange
from subrule.engine.rules.topics import on, player_of
from subrule.engine.view import View


@on("701.12c", "life", "gained", "lost", moments=("exchanging",), general=True)
def life_totals_are_exchanged(view: View, moment: Moment) -> Iterator[Consequence]:
    """701.12c: each player gains or loses life to equal the other's total, unless one of them can't."""
    if moment.kind == "exchanging":
        if not stopped(view, moment):
            yield exchange(view, moment)
        for what in ("gain_life", "lose_life"):
            yield from cannot_exchange(view, moment, what)
        return
    player = player_of(view, moment)
    if player is not None:
        yield from told_of_exchange(view, moment, player)
