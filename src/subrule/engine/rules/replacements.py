"""What the rules on replacement and prevention effects share: which effect a moment is about."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.effects import Replacement
from subrule.engine.events import Consequence, Moment
from subrule.engine.view import View

FINALITY = "finality counter"


def replacement_of(view: View, moment: Moment) -> Replacement | None:
    """The replacement effect that a moment's detail names; None if it names none."""
    effects = view.state.effects
    return effects.replacement(moment.detail) if effects is not None else None


def modifies(moment: Moment, r: Replacement, message: str) -> Iterator[Consequence]:
    """Tell that an effect modifies an event."""
    number = str(moment.amount)
    yield Consequence(
        "modifies",
        moment.subject,
        other=r.id,
        player=moment.by if moment.by else "",
        message=message,
        params=(("number", number), ("counter", r.counter or "+1/+1")),
    )


def modifies_not(moment: Moment, r: Replacement, message: str) -> Consequence:
    """Tell that an effect does not modify an event."""
    return Consequence("modifies_not", moment.subject or r.of, other=r.id, message=message)
