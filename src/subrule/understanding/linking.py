"""Reading questions about linked abilities (section 607): what the second of two abilities refers to."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

from subrule.engine.scenario import Scenario
from subrule.understanding.accounting import unaccounted
from subrule.understanding.clauses import asked_clause, other_questions
from subrule.understanding.line import Line
from subrule.understanding.linking_casting import read_delve, read_kicker
from subrule.understanding.linking_choices import read_choice_before_game, read_choices
from subrule.understanding.linking_deeds import read_champion, read_exiled_with, read_put_with
from subrule.understanding.links import Links

_SHAPES = (
    read_champion,
    read_put_with,
    read_delve,
    read_kicker,
    read_exiled_with,
    read_choice_before_game,
    read_choices,
)
"""Each looks for one kind of pair and says whether it is there."""


def read_linked(line: Line) -> tuple[Scenario, ...]:
    """Read a question about a pair of abilities.

    Args:
        line: the question.

    Returns:
        The scenario, or nothing if the question is about something else or not wholly understood.
    """
    line.used.clear()
    links = gather_linked(line)
    if links is None or links.doubts or unaccounted(line, links.asked):
        return ()
    scenario = links.facts.scenario()
    if scenario is None:
        return ()
    abilities = MappingProxyType(dict(links.abilities))
    return (replace(scenario, state=replace(scenario.state, abilities=abilities)),)


def gather_linked(line: Line) -> Links | None:
    """Let each shape look at the question; the first that is there tells it all.

    Args:
        line: the question.

    Returns:
        What was read, doubts included; None if no pair of abilities was found.
    """
    links = Links(line, asked_clause(line))
    if other_questions(line):
        links.doubts.append("two questions")
    if any(
        line.is_at(i, "question.why", "question.how_many", "question.should", "logic.or") for i in links.asked
    ):
        links.doubts.append("another kind of question")
    return links if any(shape(links) for shape in _SHAPES) else None
