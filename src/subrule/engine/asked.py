"""What a question is answered from and with: the values that every kind of question shares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from subrule.engine.events import DYING, Consequence, Moment, Question
from subrule.engine.ruling import Step
from subrule.engine.state import State
from subrule.engine.view import View

Ask = Callable[[Moment], list[Consequence]]


@dataclass(frozen=True, slots=True)
class Given:
    """What a question is answered from.

    Attributes:
        view: the final state as rules see it.
        ask: asks the rules at a further moment.
        silenced: whether a rule that is switched off would have spoken at a moment.
        happened: what happened: (kind, subject, other), in order.
        findings: consequences that changed nothing: choices, permissions, objections.
        steps: what has been told so far.
        as_cast: spell → what was to be seen as it was cast.
    """

    view: View
    ask: Ask
    silenced: Callable[[Moment], bool]
    happened: tuple[tuple[str, str, str], ...]
    findings: tuple[Consequence, ...]
    steps: tuple[Step, ...] = ()
    as_cast: Mapping[str, View] = field(default_factory=dict)

    @property
    def state(self) -> State:
        """The final state."""
        return self.view.state

    def happened_to(self, subject: str, kinds: Iterable[str]) -> bool:
        """Whether one of several things happened to an object."""
        return any(s == subject and k in kinds for k, s, _ in self.happened)

    def has_died(self, object_id: str) -> bool:
        """Whether an object went from the battlefield to a graveyard, wherever it went afterwards (700.4)."""
        return self.happened_to(object_id, DYING) or ("leaves", object_id, "graveyard") in self.happened

    def as_targeted(self, item: str, target: str) -> View:
        """What was to be seen as a spell came to target something: as it was cast, else before any event."""
        if item in self.as_cast:
            return self.as_cast[item]
        spell, used = self.view.initial.objects.get(item), self.view.initial.abilities.get(item)
        targets = spell.targets if spell is not None else used.use.targets if used is not None else ()
        return self.view.of_state(self.view.initial) if target in targets else self.view

    def found(self, subject: str, kind: str) -> list[Consequence]:
        """The findings of a kind about an object."""
        return [f for f in self.findings if f.subject == subject and f.kind == kind]


@dataclass(frozen=True, slots=True)
class Answer:
    """Verdict of a question, with what it adds to the steps; ``verdict`` None means it cannot be told."""

    verdict: Literal["yes", "no", "outcome"] | None
    consequences: tuple[Consequence, ...] = ()
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """A kind of question.

    Attributes:
        handler: gives the answer.
        needs: roles that must be filled.
        may: roles that may be filled.
        summary: what it asks, in one line.
    """

    handler: Callable[[Question, Given], Answer]
    needs: tuple[str, ...]
    may: tuple[str, ...]
    summary: str


def closed(holds: bool, *consequences: Consequence) -> Answer:
    """Answer a closed question."""
    return Answer("yes" if holds else "no", consequences)
