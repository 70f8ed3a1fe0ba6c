"""One pass through a scenario under settled facts: what has become of the state, what was told and found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from subrule.engine.checking import Waiting
from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import Fact, FactValue
from subrule.engine.hearing import Hearing
from subrule.engine.layers import under_effects
from subrule.engine.ruling import Step
from subrule.engine.state import GameObject, State
from subrule.engine.view import View

Settled = Mapping[Fact, FactValue]
Offered = Mapping[Fact, tuple[FactValue, ...]]


@dataclass(slots=True)
class Run:
    """The bookkeeping of one pass through a scenario under settled facts."""

    state: State
    initial: State
    hearing: Hearing
    settled: Settled
    offered: Offered
    asked: frozenset[str]
    stated: Settled
    wants: str = ""
    assumed: dict[Fact, str] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)
    findings: list[Consequence] = field(default_factory=list)
    happened: list[tuple[str, str, str]] = field(default_factory=list)
    seen: View | None = None
    last_known: dict[str, GameObject] = field(default_factory=dict)
    unseen: dict[tuple[str, str, str, str], Consequence] = field(default_factory=dict)
    waiting: list[Waiting] = field(default_factory=list)
    over: bool = False
    seen_of: State | None = None
    as_cast: dict[str, State] = field(default_factory=dict)

    def copied(self, hearing: Hearing) -> Run:
        """The run as it stands, to go on with other rules in force."""
        run = Run(
            self.state,
            self.initial,
            hearing,
            self.settled,
            self.offered,
            self.asked,
            self.stated,
            self.wants,
            dict(self.assumed),
            list(self.steps),
            list(self.findings),
            list(self.happened),
        )
        run.last_known = dict(self.last_known)
        run.unseen = dict(self.unseen)
        run.waiting = list(self.waiting)
        run.over = self.over
        run.as_cast = dict(self.as_cast)
        return run

    def view(self) -> View:
        """The present state as rules see it; the same view as long as the state is the same."""
        if self.seen is None or self.seen_of is not self.state:
            self.seen = self.view_of(self.state)
            self.seen_of = self.state
        return self.seen

    def view_of(self, state: State) -> View:
        """A state as rules see it now."""
        seen = under_effects(
            View(
                state,
                self.initial,
                self.hearing.registry.ask,
                settled=self.settled,
                offered=self.offered,
                assumed=self.assumed,
                asked=self.asked,
                stated=self.stated,
            )
        )
        seen.last_known = self.last_known
        seen.wants = self.wants
        return seen

    def ask(self, moment: Moment) -> list[Consequence]:
        """Ask the rules at a moment."""
        return self.hearing.ask(self.view, moment)

    def silenced(self, moment: Moment) -> bool:
        """Whether a rule that is switched off would have spoken at a moment."""
        return self.hearing.silenced(self.view, moment)

    def record(self, consequence: Consequence, check: int = 0) -> None:
        """Tell a consequence as a step."""
        self.steps.append(
            Step(
                consequence.kind,
                consequence.message,
                consequence.subject,
                consequence.other,
                consequence.player,
                consequence.params,
                consequence.numbers,
                consequence.because,
                consequence.reason,
                check,
            )
        )
        self.happened.append((consequence.kind, consequence.subject, consequence.other))
        if consequence.kind == "is_affected" and ("zone", "graveyard") in consequence.params:
            # A spell that resolves and puts it there destroys it (701.8a).
            self.happened.append(("destroyed", consequence.subject, consequence.other))
