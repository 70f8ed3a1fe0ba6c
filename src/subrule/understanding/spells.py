"""Reading questions about spells that resolve: a permanent spell, or what a target suffers.

A question is read when its spell, what that targets, everything that happened in response and what is
asked are all told; a word of the game that none of these accounts for means that there is no reading.
"""

from __future__ import annotations

from subrule.engine.scenario import Scenario
from subrule.understanding.accounting import unaccounted
from subrule.understanding.clauses import asked_clause, other_questions
from subrule.understanding.facts import Facts
from subrule.understanding.line import Line
from subrule.understanding.spells_asking import Asked, ask, find_asked
from subrule.understanding.spells_cast import SPELL, Casting, read_casting_of
from subrule.understanding.spells_copies import read_copy
from subrule.understanding.spells_effects import read_effect_spell
from subrule.understanding.spells_responses import read_responses

_CUES = (
    "action.respond",
    "action.resolve",
    "action.fizzle",
    "action.counter",
    "zone.stack",
    "keyword.bestow",
    "keyword.mutate",
    "keyword.dash",
    "keyword.blitz",
    "keyword.warp",
    "object.creature_spell",
    "object.aura_spell",
    "object.copy",
)
"""Without one of these no spell is on its way."""


def read_spells(line: Line) -> tuple[Scenario, ...]:
    """Read a question about a spell that resolves, or fails to.

    Args:
        line: the question.

    Returns:
        The scenario, or nothing if the question is about something else or not wholly understood.
    """
    if not line.has(*_CUES):
        return ()
    line.used.clear()
    facts = gather_spell(line)
    if facts is None or facts.doubts or unaccounted(line, facts.asked):
        return ()
    scenario = facts.scenario()
    return (scenario,) if scenario is not None else ()


def gather_spell(line: Line) -> Facts | None:
    """Let the readers look at the question.

    Args:
        line: the question.

    Returns:
        What was read, doubts included; None if no spell was found.
    """
    facts = Facts(asked=asked_clause(line))
    if other_questions(line):
        facts.doubts.append("two questions")
    if read_copy(line, facts) or read_effect_spell(line, facts):
        return facts
    asked = find_asked(line, facts)
    if asked is None:
        return None
    casting = read_casting_of(line, facts)
    if casting is None:
        return None
    read_responses(line, facts, casting)
    _resolve(line, facts, casting, asked)
    ask(line, facts, casting, asked)
    return facts


def _resolve(line: Line, facts: Facts, casting: Casting, asked: Asked) -> None:
    """The spell resolves, unless it was countered; what became of it afterwards stands behind."""
    line.use("action.resolve", "action.respond", "zone.stack")
    line.take("object.target ~ state.legal")
    if not facts.happened("countered"):
        facts.happens("resolve", SPELL)
    for event in casting.later:
        facts.events.append(event)
    if asked.kind == "in_zone" and asked.zone == "graveyard":
        line.take("logic.not ~ action.resolve")
