"""A ruling: verdict, steps, outcome, branches and what they rest on, as data without words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from subrule.engine.facts import Fact, FactValue
from subrule.engine.registry import Tried
from subrule.engine.state import State

Verdict = Literal["yes", "no", "outcome", "depends", "undecided"]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a ruling.

    Attributes:
        kind: kind of the consequence it tells.
        message: id of the sentence in the message tables.
        subject: id of the object it is about.
        other: id of the host, target or ability concerned.
        player: id of the player concerned.
        params: further placeholders, name → id, concept or number.
        citations: numbers that decide the step, the fullest first.
        because: numbers that explain a condition of it.
        reason: id of the sentence that tells that condition; ``""`` if there is none to tell.
        check: count of the state-based check in which it happened; 0 outside of checks.
    """

    kind: str
    message: str
    subject: str
    other: str = ""
    player: str = ""
    params: tuple[tuple[str, str], ...] = ()
    citations: tuple[str, ...] = ()
    because: tuple[str, ...] = ()
    reason: str = ""
    check: int = 0


@dataclass(frozen=True, slots=True)
class Branch:
    """One way the case can go on an open fact.

    Attributes:
        settled: facts and the values they have in this branch, in the order in which they were asked.
        ruling: the ruling under these values.
    """

    settled: tuple[tuple[Fact, FactValue], ...]
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the engine says of a scenario.

    Attributes:
        verdict: ``yes`` or ``no`` to a closed question, ``outcome`` to an open one, ``depends`` or
            ``undecided``.
        steps: what happens, in order, each with its rules.
        decisive: numbers without which (their twins included) the verdict or the final state differs,
            most important first, four at most.
        supporting: other numbers that the steps cite.
        assumptions: defaults that were used: (fact, message id).
        branches: for ``depends``: the ways it can go.
        missing: for ``depends``: the facts to be asked.
        final: the final state; None if undecided.
        reason: for ``undecided``: message id of the reason.
        reason_params: placeholders of the reason.
        tried: the trace: rules asked, applied or set aside.
    """

    verdict: Verdict
    steps: tuple[Step, ...] = ()
    decisive: tuple[str, ...] = ()
    supporting: tuple[str, ...] = ()
    assumptions: tuple[tuple[Fact, str], ...] = ()
    branches: tuple[Branch, ...] = ()
    missing: tuple[Fact, ...] = ()
    final: State | None = None
    reason: str = ""
    reason_params: tuple[tuple[str, str], ...] = ()
    tried: tuple[Tried, ...] = field(default=(), compare=False)
