"""Section 714, Sagas: when a chapter triggers, the lore counter of each turn, and the last chapter."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.measures import counters
from subrule.engine.registry import rule
from subrule.engine.rules.dying import (
    saga_finished,
)
from subrule.engine.rules.topics import allows, forbids, on
from subrule.engine.view import View


@on("714.2b", "chapter")
def a_chapter_triggers_as_its_number_is_reached(view: View, moment: Moment) -> Iterator[Consequence]:
    """714.2b: a chapter triggers as lore counters are put on, if they were fewer than its number before."""
    o = view.object(moment.subject)
    if o is None or "saga" not in view.subtypes(o):
        return
    number = moment.amount
    if o.chapters is not None and number > o.chapters:
        return
    if any(before < number <= after for before, after in o.sheet.lore_put):
        several = any(before < number < after for before, after in o.sheet.lore_put)
        message = "chapter-is-passed-and-triggers" if several else "chapter-is-reached-and-triggers"
        yield allows(o.id, message, number=str(number))
    elif o.zone != "battlefield":
        return
    elif counters(o, "lore") < number:
        yield forbids(o.id, "chapter-is-not-reached", number=str(number))
    elif o.sheet.lore_put:
        yield forbids(o.id, "chapter-was-reached-before", number=str(number))
    else:
        yield forbids(o.id, "no-lore-counter-was-put", number=str(number))


def lore_counters_are_put(view: View, moment: Moment) -> Iterator[Consequence]:
    """In the precombat main phase the active player puts a lore counter on each Saga with a chapter."""
    if moment.detail != "precombat_main":
        return
    for o in view.battlefield:
        saga = o.subtypes is not None and "saga" in o.subtypes
        if saga and o.chapters != 0 and not o.loses_abilities and view.controller(o) == moment.by:
            yield Consequence(
                "gets_counters",
                o.id,
                other="lore",
                player=moment.by,
                message="saga-gets-a-lore-counter",
                params=(("amount", "1"), ("number", "1"), ("counter", "lore")),
            )


@rule("714.3c", "step_beginning")
def a_lore_counter_each_turn(view: View, moment: Moment) -> Iterator[Consequence]:
    """714.3c: as a player's precombat main phase begins, each Saga of that player gets a lore counter."""
    yield from lore_counters_are_put(view, moment)


@rule("505.4", "step_beginning", general=True)
def sagas_go_on_in_the_precombat_main_phase(view: View, moment: Moment) -> Iterator[Consequence]:
    """505.4: in the precombat main phase the active player puts a lore counter on each own Saga."""
    yield from lore_counters_are_put(view, moment)


@rule("703.4f", "step_beginning", general=True)
def lore_counters_are_a_turn_based_action(view: View, moment: Moment) -> Iterator[Consequence]:
    """703.4f: right as the precombat main phase begins, own Sagas get a lore counter each."""
    yield from lore_counters_are_put(view, moment)


@rule("714.4", "check", "staying", general=True, when="saga")
def saga_at_its_last_chapter_is_sacrificed(view: View, moment: Moment) -> Iterator[Consequence]:
    """714.4: a Saga that has reached its last chapter is sacrificed unless a chapter ability is pending."""
    yield from saga_finished(view, moment)
