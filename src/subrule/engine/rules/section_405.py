"""Section 405, the stack: its order, and what does not use it."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.registry import rule
from subrule.engine.rules.section_117 import all_have_passed, no_answer_to_static, no_answer_to_the_turn
from subrule.engine.rules.section_602 import at_once
from subrule.engine.timing import about, item_controller, on_stack, says, stack, whose_turn
from subrule.engine.view import View


def first_of(view: View, first: str, second: str) -> bool | None:
    """Whether one of two things resolves before the other; None if nothing in the scenario tells.

    Args:
        view: what the rules see.
        first: id of a spell or ability.
        second: id of another.
    """
    listed, waiting = on_stack(view), stack(view).waiting
    places = {item: place for place, item in enumerate(listed)}
    if first in places and second in places:
        return places[first] > places[second]
    if first in waiting and second in waiting:
        return _placed_later(view, first, second)
    if (first in waiting and second in places) or (second in waiting and first in places):
        return first in waiting
    return None


def _placed_later(view: View, first: str, second: str) -> bool | None:
    """Whether the first of two abilities that wait is put on the stack after the second (603.3b)."""
    one, other = item_controller(view, first), item_controller(view, second)
    if one == other:
        return None
    active = whose_turn(view)
    if active not in (one, other):
        raise UnsupportedError("turn-order")
    return other == active


@rule("405.5", "ordering", "passing")
def top_of_the_stack_resolves_first(view: View, moment: Moment) -> Iterator[Consequence]:
    """405.5: when all players pass, what was added to the stack last resolves."""
    yield from all_have_passed(view, moment)
    if moment.kind == "ordering":
        yield from last_in_first_out(view, moment)


def last_in_first_out(view: View, moment: Moment) -> Iterator[Consequence]:
    """What 405.5 and 608.1 say alike of two things on the stack."""
    earlier = first_of(view, moment.subject, moment.hosts[0])
    if earlier is not None:
        top, below = (moment.subject, moment.hosts[0]) if earlier else (moment.hosts[0], moment.subject)
        yield says(about(view, top), earlier, "last-in-first-out", host=about(view, below))


@rule("117.4", "ordering", "passing", general=True)
def all_pass(view: View, moment: Moment) -> Iterator[Consequence]:
    """117.4: when all pass in succession the top of the stack resolves; on an empty one the step ends."""
    yield from all_have_passed(view, moment)
    if moment.kind == "ordering":
        yield from last_in_first_out(view, moment)


@rule("608.1", "ordering", general=True)
def all_pass_and_the_top_resolves(view: View, moment: Moment) -> Iterator[Consequence]:
    """608.1: each time all players pass, the spell or ability on top resolves."""
    yield from last_in_first_out(view, moment)


@rule("405.6b", "answering", "stacking", general=True)
def static_abilities_use_no_stack(view: View, moment: Moment) -> Iterator[Consequence]:
    """405.6b: static abilities do not go on the stack."""
    yield from no_answer_to_static(view, moment)


@rule("405.6c", "answering", "stacking", "countering_what", "priority", general=True)
def mana_abilities_use_no_stack(view: View, moment: Moment) -> Iterator[Consequence]:
    """405.6c: mana abilities resolve at once; who had priority has it again afterwards."""
    if moment.kind == "priority":
        actor = moment.hosts[0]
        if moment.detail == "mana_ability" and actor:
            yield says("", moment.by == actor, "same-player-after-mana-ability", player=actor)
        return
    yield from at_once(view, moment, ("activated", None), "mana-ability-at-once")
    yield from at_once(view, moment, ("triggered",), "triggered-mana-ability-at-once")


@rule("405.6e", "answering", general=True)
def turn_based_actions_use_no_stack(view: View, moment: Moment) -> Iterator[Consequence]:
    """405.6e: turn-based actions do not use the stack."""
    yield from no_answer_to_the_turn(moment)
