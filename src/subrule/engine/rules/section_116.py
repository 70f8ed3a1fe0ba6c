"""Section 116, special actions: they use no stack, and each has its time."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.land_plays import may_play_now
from subrule.engine.rules.topics import on
from subrule.engine.timing import (
    ability,
    controller_of,
    says,
    sorcery_time,
    source,
    split_second,
    step,
    whose_turn,
)
from subrule.engine.view import View


def special(view: View, moment: Moment, keyword: str) -> Iterator[Consequence]:
    """A special action uses no stack and has a time of its own (116.2): what each of its rules says.

    Args:
        view: what the rules see.
        moment: ``answering``, ``stacking`` or, for its time, ``using``.
        keyword: the keyword whose action it is.
    """
    used = ability(view, moment.subject)
    if used is None or used.keyword != keyword:
        return
    if moment.kind != "using":
        yield says(used.of, False, f"special-action-{keyword}", player=controller_of(view, used))
    elif not moment.detail and step(view) not in ("untap", "cleanup"):
        holds = _in_time(view, moment, keyword)
        yield says(used.of, holds, f"{keyword}-in-time-{'yes' if holds else 'no'}", player=moment.by)


def _in_time(view: View, moment: Moment, keyword: str) -> bool:
    if keyword == "morph":
        return True
    if keyword == "foretell":
        return whose_turn(view) == moment.by
    if keyword == "suspend":
        if split_second(view):
            # It could not begin to be cast, whatever its type (702.61a, 702.62c).
            return False
        used = ability(view, moment.subject)
        card = source(view, used) if used is not None else None
        if card is not None and (view.is_type(card, "instant") or view.has(card, "flash")):
            return True
    return sorcery_time(view, moment.by)


@on("116.2a", "play_land", moments=("answering", "stacking"), general=True)
def playing_a_land_is_a_special_action(view: View, moment: Moment) -> Iterator[Consequence]:
    """116.2a: playing a land is a special action of one's main phase with an empty stack; no response."""
    if moment.kind == "asked":
        yield from may_play_now(view, moment)
        return
    yield from special(view, moment, "land")
    o = view.object(moment.subject)
    if o is not None and view.is_type(o, "land"):
        yield says(o.id, False, "special-action-land", player=view.controller(o))


@rule("116.2b", "answering", "stacking", "using", general=True)
def turning_face_up_is_a_special_action(view: View, moment: Moment) -> Iterator[Consequence]:
    """116.2b: turning a face-down creature face up is a special action, taken at any priority."""
    yield from special(view, moment, "morph")


@rule("702.37e", "answering", "stacking", "using")
def morph_uses_no_stack(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.37e: turning a permanent face up for its morph cost is a special action, taken at any priority."""
    yield from special(view, moment, "morph")


@rule("116.2f", "answering", "stacking", "using")
def suspending_is_a_special_action(view: View, moment: Moment) -> Iterator[Consequence]:
    """116.2f: a card with suspend is exiled by a special action, when it could begin to be cast."""
    yield from special(view, moment, "suspend")


@rule("116.2g", "answering", "stacking", "using")
def fetching_the_companion_is_a_special_action(view: View, moment: Moment) -> Iterator[Consequence]:
    """116.2g: a companion is put into the hand by a special action, in one's main phase on an empty stack."""
    yield from special(view, moment, "companion")


@rule("116.2h", "answering", "stacking", "using")
def foretelling_is_a_special_action(view: View, moment: Moment) -> Iterator[Consequence]:
    """116.2h: a card with foretell is exiled face down by a special action, during one's own turn."""
    yield from special(view, moment, "foretell")


@rule("116.2k", "answering", "stacking", "using")
def plotting_is_a_special_action(view: View, moment: Moment) -> Iterator[Consequence]:
    """116.2k: a card is plotted by a special action, during one's own turn with the stack empty."""
    yield from special(view, moment, "plot")
