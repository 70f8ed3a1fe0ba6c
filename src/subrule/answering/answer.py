"""The answer: the contract of every surface, as a value and as JSON.

The shape is stable (``"schema": 1``); see ``ARCHITECTURE.md`` for the meaning of each field.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal

SCHEMA: Final = 1

Verdict = Literal["yes", "no", "outcome", "depends", "explained", "undecided", "declined"]
DecidedBy = Literal["engine", "rules_text", "none"]


@dataclass(frozen=True, slots=True)
class OutcomeEvent:
    """One thing that happens.

    Attributes:
        event: what, e.g. ``"put_into_graveyard"``.
        object: what it happens to, in the answer's language.
        who: whose, or by whom: ``"owner"``, ``"controller"``, a player; ``""`` where it does not apply.
    """

    event: str
    object: str
    who: str = ""


@dataclass(frozen=True, slots=True)
class AnswerStep:
    """One sentence with the numbers that decide it, most telling first."""

    text: str
    citations: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AnswerBranch:
    """One way an open case can go.

    Attributes:
        fact: id of the open fact, e.g. ``"aura.colors"``.
        condition: the value it has here, in words (``"if"`` in JSON).
        verdict: verdict under it.
        summary: sentences under it.
        citations: decisive numbers under it.
    """

    fact: str
    condition: str
    verdict: str
    summary: str
    citations: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Citation:
    """A cited subrule with the wording shown for it.

    Attributes:
        number: reference number.
        role: whether it decides or supports.
        language: language of ``text``.
        text: the wording, or None if none is at hand.
        wording: whose words.
        edition: edition or span of editions of the wording.
        printed_as: number its source prints.
        source: where it comes from.
        english: today's English wording where at hand and ``text`` is in another language.
    """

    number: str
    role: Literal["decisive", "supporting"]
    language: str
    text: str | None
    wording: str | None
    edition: str | None
    printed_as: str | None
    source: str | None
    english: str | None


@dataclass(frozen=True, slots=True)
class Missing:
    """A fact that has to be asked: its id and the question to ask."""

    fact: str
    ask: str


@dataclass(frozen=True, slots=True)
class Passage:
    """A rule found near the question."""

    number: str
    score: float
    language: str
    text: str


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to one question. Fields as in the answer contract."""

    question: str
    language: str
    verdict: Verdict
    decided_by: DecidedBy
    summary: str
    outcome: tuple[OutcomeEvent, ...] = ()
    steps: tuple[AnswerStep, ...] = ()
    branches: tuple[AnswerBranch, ...] = ()
    citations: tuple[Citation, ...] = ()
    understood: str = ""
    missing: tuple[Missing, ...] = ()
    assumptions: tuple[str, ...] = ()
    passages: tuple[Passage, ...] = ()
    reference: str = ""
    loaded: tuple[str, ...] = ()
    warnings: tuple[str, ...] = field(default=())
    disclaimer: str = ""

    @property
    def decisive(self) -> tuple[str, ...]:
        """Numbers of the decisive citations."""
        return tuple(c.number for c in self.citations if c.role == "decisive")

    def to_dict(self) -> dict[str, Any]:
        """Give the answer as plain data in the order of the contract."""
        branches = [
            {
                "fact": b.fact,
                "if": b.condition,
                "verdict": b.verdict,
                "summary": b.summary,
                "citations": list(b.citations),
            }
            for b in self.branches
        ]
        return {
            "schema": SCHEMA,
            "question": self.question,
            "language": self.language,
            "verdict": self.verdict,
            "decided_by": self.decided_by,
            "summary": self.summary,
            "outcome": [asdict(o) for o in self.outcome],
            "steps": [{"text": s.text, "citations": list(s.citations)} for s in self.steps],
            "branches": branches,
            "citations": [asdict(c) for c in self.citations],
            "understood": self.understood,
            "missing": [asdict(m) for m in self.missing],
            "assumptions": list(self.assumptions),
            "passages": [asdict(p) for p in self.passages],
            "corpus": {"reference": self.reference, "loaded": list(self.loaded)},
            "warnings": list(self.warnings),
            "disclaimer": self.disclaimer,
        }

    def to_json(self, indent: int | None = None) -> str:
        """Give the answer as JSON text (one line unless ``indent`` is given)."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=indent)
