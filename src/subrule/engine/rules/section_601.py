"""Casting spells: when a spell has been cast (601.2i), and what is no casting (701.5a)."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.section_603_triggers import casting_triggers
from subrule.engine.timing import says
from subrule.engine.view import View


@rule("601.2i", "cast_seen", "answering", "playing", "triggering", "ability_resolving")
def spell_becomes_cast(view: View, moment: Moment) -> Iterator[Consequence]:
    """601.2i: once its steps are done a spell becomes cast, and what triggers on that triggers then."""
    if moment.kind in ("triggering", "ability_resolving"):
        yield from casting_triggers(view, moment)
    elif moment.kind == "answering":
        if moment.subject == "payment":
            yield says("", False, "no-priority-while-casting")
    elif moment.kind == "playing":
        if moment.detail in ("casting", "payment"):
            yield says(moment.subject, False, "no-priority-while-casting")
    elif view.object(moment.subject) is not None and moment.detail == "cast":
        yield Consequence("becomes_cast", moment.subject, message="spell-was-cast")


@rule("701.5a", "cast_seen", general=True)
def casting_goes_by_the_stack_and_its_costs(view: View, moment: Moment) -> Iterator[Consequence]:
    """701.5a: to cast is to put a spell onto the stack and pay for it; nothing else is casting."""
    if view.object(moment.subject) is not None and moment.detail == "put":
        yield Consequence("not_cast", moment.subject, message="put-there-without-being-cast")
