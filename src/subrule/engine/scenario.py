"""The scenario: players, objects, what happens and what is asked, as a value.

Reading the file format is :mod:`subrule.engine.scenario_file`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from subrule.engine.events import Event, Question
from subrule.engine.facts import Fact, FactValue
from subrule.engine.state import State


@dataclass(frozen=True, slots=True)
class Expectation:
    """What a scenario file expects.

    Attributes:
        verdict: expected verdict, or None.
        decisive: numbers expected among the decisive ones.
        outcome: kinds of the steps expected, in order; None if not checked.
        missing: for ``depends``: attributes expected to be asked for.
    """

    verdict: str | None = None
    decisive: tuple[str, ...] = ()
    outcome: tuple[str, ...] | None = None
    missing: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Scenario:
    """A situation with a question.

    Attributes:
        state: the state before the first event.
        events: what happens, in order; a state-based check follows each.
        question: what is asked.
        offered: open facts that the scenario names, with their alternatives.
        title: a line for people.
        expect: what the file expects, for checking.
    """

    state: State
    events: tuple[Event, ...] = ()
    question: Question = field(default_factory=lambda: Question("what_happens"))
    offered: tuple[tuple[Fact, tuple[FactValue, ...]], ...] = ()
    title: str = ""
    expect: Expectation = field(default_factory=Expectation)
