"""Section 606, loyalty abilities: when, how often and for how many counters."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import Fact
from subrule.engine.measures import counters
from subrule.engine.registry import rule
from subrule.engine.rules.replacements import modifies_not, replacement_of
from subrule.engine.timing import stack_is_empty
from subrule.engine.view import View

_MAIN = frozenset({"precombat_main", "postcombat_main"})


def _timing(view: View, moment: Moment) -> Iterator[Consequence]:
    walker = view.state.objects[moment.subject]
    effects, turn = view.state.effects, view.state.turn
    if view.controller(walker) != moment.by:
        yield _told(moment, "no", "loyalty-of-another-player")
    elif turn is not None and turn.player and turn.player != moment.by:
        yield _told(moment, "no", "loyalty-only-in-own-turn")
    elif turn is not None and turn.step and turn.step not in _MAIN:
        yield _told(moment, "no", "loyalty-only-in-a-main-phase")
    elif not stack_is_empty(view):
        yield _told(moment, "no", "loyalty-only-with-an-empty-stack")
    elif effects is not None and walker.id in effects.activated:
        yield _told(moment, "no", "loyalty-once-each-turn")
    else:
        if turn is None or not turn.player or not turn.step:
            view.decide(Fact(walker.id, "loyalty_time"))
        yield _told(moment, "yes", "loyalty-may-be-activated")


def _told(moment: Moment, may: str, message: str) -> Consequence:
    return Consequence("may_activate_loyalty", moment.subject, other=may, player=moment.by, message=message)


@rule("606.3", "activating_loyalty")
def loyalty_once_each_turn(view: View, moment: Moment) -> Iterator[Consequence]:
    """606.3: one loyalty ability of a permanent a turn, in an own main phase, with an empty stack."""
    yield from _timing(view, moment)


@rule("306.5d", "activating_loyalty", general=True)
def loyalty_of_planeswalkers(view: View, moment: Moment) -> Iterator[Consequence]:
    """306.5d: a planeswalker's loyalty abilities: once a turn, in an own main phase, with an empty stack."""
    walker = view.state.objects[moment.subject]
    if walker.types is None or "planeswalker" in walker.types:
        yield from _timing(view, moment)


@rule("606.6", "activating_loyalty")
def cost_needs_the_counters(view: View, moment: Moment) -> Iterator[Consequence]:
    """606.6: a loyalty ability with a minus cost needs at least that many loyalty counters there."""
    walker = view.state.objects[moment.subject]
    if moment.amount >= 0:
        return
    if any(kind == "loyalty" for kind, _ in walker.counters):
        enough = counters(walker, "loyalty") >= -moment.amount
    else:
        enough = bool(view.open_fact(walker.id, "loyalty_enough"))
    if not enough:
        yield Consequence(
            "may_activate_loyalty",
            walker.id,
            other="no",
            message="loyalty-cost-too-high",
            params=(("number", str(-moment.amount)),),
        )


@rule("606.4", "by_effect")
def loyalty_cost_is_no_effect(view: View, moment: Moment) -> Iterator[Consequence]:
    """606.4: the loyalty counters put on to activate a loyalty ability are its cost."""
    r = replacement_of(view, moment)
    if r is not None and moment.by == "cost":
        yield modifies_not(moment, r, "loyalty-counters-are-the-cost")
