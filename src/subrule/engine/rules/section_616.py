"""Section 616, several replacement and prevention effects on one event: who chooses, what goes first."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.view import View


@rule("616.1", "choosing_first", general=True)
def affected_player_chooses(view: View, moment: Moment) -> Iterator[Consequence]:
    """616.1: the affected player, or the affected object's controller, chooses which effect applies first."""
    if moment.detail == "616.1":
        yield Consequence(
            "chooses_order", moment.subject, player=moment.by, message="affected-player-chooses-order"
        )


def _first(moment: Moment, number: str, message: str) -> Iterator[Consequence]:
    if moment.detail == number:
        yield Consequence("goes_first", moment.subject, other=" ".join(moment.hosts), message=message)


@rule("616.1a", "choosing_first", general=True)
def self_replacement_goes_first(view: View, moment: Moment) -> Iterator[Consequence]:
    """616.1a: a self-replacement effect has to be applied before all others."""
    yield from _first(moment, "616.1a", "self-replacement-first")


@rule("616.1b", "choosing_first", general=True)
def control_goes_before_the_rest(view: View, moment: Moment) -> Iterator[Consequence]:
    """616.1b: an effect on whose control something enters under is applied before the others."""
    yield from _first(moment, "616.1b", "control-effect-first")


@rule("616.1c", "choosing_first", general=True)
def copy_goes_before_the_rest(view: View, moment: Moment) -> Iterator[Consequence]:
    """616.1c: an effect that makes something enter as a copy is applied before the others."""
    yield from _first(moment, "616.1c", "copy-effect-first")


@rule("616.1f", "modifying_again", general=True)
def process_is_repeated(view: View, moment: Moment) -> Iterator[Consequence]:
    """616.1f: after one effect has been applied those that still apply follow, until none is left."""
    if moment.by == "rest":
        yield Consequence("applies_once", moment.subject, other="rest", message="the-others-follow")


@rule("616.2", "modifying_again", general=True)
def effect_applies_to_what_became(view: View, moment: Moment) -> Iterator[Consequence]:
    """616.2: an effect may begin to apply because another has made the event one that it is about."""
    if moment.by == "became":
        yield Consequence("applies_once", moment.subject, other="became", message="applies-to-what-became")
