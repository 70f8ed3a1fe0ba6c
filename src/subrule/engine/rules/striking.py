"""What 510.4, 702.4b–d and 702.7b–c say alike: who assigns combat damage in which of two steps."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.rules.assigning import STRIKES, combat_of, strikes_first
from subrule.engine.state import GameObject
from subrule.engine.view import View


def striking(view: View, moment: Moment, keyword: str = "") -> Iterator[Consequence]:
    """Tell who assigns combat damage in a step where there are two of them.

    Args:
        view: what the rules see.
        moment: the step, as detail.
        keyword: the keyword without which the rule has nothing to say; ``""`` for either.
    """
    combat = combat_of(view)
    if moment.detail == "first":
        for name in combat.participants:
            o = view.state.objects[name]
            if keyword and not view.has(o, keyword):
                continue
            if strikes_first(view, name):
                double = view.has(o, "double_strike")
                yield Consequence("strikes", name, message="strikes-twice" if double else "strikes-first")
        return
    if not combat.strikers:
        return
    for name in combat.participants:
        o = view.state.objects[name]
        double = view.has(o, "double_strike")
        if keyword and (not _speaks_of(view, name, keyword) or changed_strikes(o)):
            continue
        if name in combat.strikers and not double:
            yield Consequence("waits", name, message="has-struck-already")
        else:
            again = "strikes-again" if name in combat.strikers else "strikes-in-the-second-step"
            yield Consequence("strikes", name, message=again)


def changed_strikes(o: GameObject) -> tuple[frozenset[str], frozenset[str]] | None:
    """Which of first and double strike an effect has given a creature and taken from it; None if neither."""
    before: frozenset[str] = next((a.before for a in o.alterations if a.name == "keywords"), o.keywords)
    gained, lost = (o.keywords - before).intersection(STRIKES), (before - o.keywords).intersection(STRIKES)
    return (gained, lost) if gained or lost else None


def _speaks_of(view: View, name: str, keyword: str) -> bool:
    """Whether a keyword's own rule is the one to tell of a creature in the second step."""
    doubled = view.has(view.state.objects[name], "double_strike")
    return doubled if keyword == "double_strike" else not doubled
