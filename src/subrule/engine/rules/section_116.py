"""Section 116, special actions: playing a land."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.rules.land_plays import may_play_now
from subrule.engine.rules.topics import on
from subrule.engine.view import View


@on("116.2a", "play_land", general=True)
def playing_a_land_is_a_special_action(view: View, moment: Moment) -> Iterator[Consequence]:
    """116.2a: playing a land is a special action of one's main phase with an empty stack."""
    yield from may_play_now(view, moment)
