"""Scoring: what an answer is worth against what a question set expects.

How an expected value maps to a verdict of the answer contract:

| expected | right is |
|---|---|
| ``yes``, ``no`` | the same verdict, by the engine, with every deciding rule among the decisive citations |
| ``open`` (a situation) | ``outcome``, or ``yes`` or ``no``, by the engine, with every deciding rule |
| ``open`` (a rule is asked for) | any answer with every deciding rule |
| ``depends`` | ``depends`` with a deciding rule and a missing fact named |
| ``decline`` | ``declined`` |

Branches of a *depends* count as decisive citations. More than four decisive rules are never right.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, get_args

from subrule.batch.questions import QuestionItem

Result = Literal["right", "part", "uncited", "over-cited", "abstain", "wrong", "false-decline", "error"]
"""What an answer is: ``part`` has some of the deciding rules, ``uncited`` the verdict without them,
``over-cited`` more than four decisive ones, ``abstain`` says that it cannot tell."""

RESULTS: Final[tuple[Result, ...]] = get_args(Result)
DECISIONS: Final = ("yes", "no", "outcome", "depends")
"""Verdicts that decide something."""

MOST_DECISIVE: Final = 4
SHOWN: Final = 5
"""How many passages count as shown."""

_CORE: Final = re.compile(r"303\.4|607\.|608\.[23]|704\.")


@dataclass(frozen=True, slots=True)
class Given:
    """What scoring reads of an answer.

    Attributes:
        verdict: its verdict; None if it has none.
        decided_by: who decided.
        decisive: decisive citations, then those of the branches, each once.
        cited: decisive citations alone, sorted, for comparing languages.
        passages: numbers of the passages, best first.
        missing: whether a missing fact is named.
        error: what went wrong, for an error instead of an answer; else ``""``.
    """

    verdict: str | None
    decided_by: str | None = None
    decisive: tuple[str, ...] = ()
    cited: tuple[str, ...] = ()
    passages: tuple[str, ...] = ()
    missing: bool = False
    error: str = ""

    @classmethod
    def of(cls, answer: Mapping[str, Any]) -> Given:
        """Read an answer in the contract's shape."""
        cited = [c["number"] for c in answer.get("citations", ()) if c.get("role") == "decisive"]
        branches = [number for branch in answer.get("branches", ()) for number in branch.get("citations", ())]
        return cls(
            verdict=answer.get("verdict"),
            decided_by=answer.get("decided_by"),
            decisive=tuple(dict.fromkeys((*cited, *branches))),
            cited=tuple(sorted(cited)),
            passages=tuple(passage["number"] for passage in answer.get("passages", ())),
            missing=bool(answer.get("missing")),
            error=_error(answer.get("error")),
        )


def _error(told: object) -> str:
    if not told:
        return ""
    return str(told.get("message") or "failed") if isinstance(told, Mapping) else str(told)


@dataclass(frozen=True, slots=True)
class Score:
    """The score of one answer.

    Attributes:
        result: what it is.
        cited_all: whether every deciding rule is cited as decisive (or one that counts as it).
        cited_one: whether at least one is.
        precision: share of the decisive citations that decide or may be cited so; None without any.
        shown: whether a deciding rule is cited as decisive or among the first five passages.
        given: what was scored.
    """

    result: Result
    cited_all: bool
    cited_one: bool
    precision: float | None
    shown: bool
    given: Given

    @property
    def strictly_wrong(self) -> bool:
        """Whether it is wrong by the strict count.

        That is also an answer that cites as decisive a rule that does not decide, or more than four.
        """
        if self.result in ("wrong", "over-cited"):
            return True
        decided = self.given.verdict in (*DECISIONS, "explained")
        return decided and self.precision is not None and self.precision < 1.0


def score(question: QuestionItem, given: Given) -> Score:
    """Score an answer.

    Args:
        question: the question; its ``expected`` must be known.
        given: the answer.

    Raises:
        ValueError: if the question does not tell what is expected.
    """
    if question.expected is None:
        raise ValueError(f"question {question.id!r} does not tell what is expected")
    if given.error:
        return Score("error", cited_all=False, cited_one=False, precision=None, shown=False, given=given)
    if question.expected == "decline":
        return Score(_decline(given), cited_all=True, cited_one=True, precision=None, shown=True, given=given)
    deciding = set(question.decisive)
    good = deciding | set(question.supporting) | {n for numbers in question.accept.values() for n in numbers}
    shown_numbers = (*given.decisive, *given.passages[:SHOWN])
    cited_all = all(_met(question, number, given.decisive) for number in deciding)
    cited_one = any(_met(question, number, given.decisive) for number in deciding)
    precision = sum(n in good for n in given.decisive) / len(given.decisive) if given.decisive else None
    return Score(
        _result(question, given, cited_all=cited_all, cited_one=cited_one),
        cited_all=cited_all,
        cited_one=cited_one,
        precision=precision,
        shown=any(_met(question, number, shown_numbers) for number in deciding),
        given=given,
    )


def _met(question: QuestionItem, number: str, cited: Iterable[str]) -> bool:
    counted = {number, *question.accept.get(number, ())}
    return any(c in counted for c in cited)


def _decline(given: Given) -> Result:
    if given.verdict == "declined":
        return "right"
    return "wrong" if given.verdict in DECISIONS else "abstain"


def _result(question: QuestionItem, given: Given, *, cited_all: bool, cited_one: bool) -> Result:
    verdict, expected = given.verdict, question.expected
    if verdict == "declined":
        return "false-decline"
    if verdict in ("undecided", None):
        return "abstain"
    whole = cited_all and given.decided_by == "engine"
    result: Result = "abstain"
    if expected in ("yes", "no"):
        if verdict == expected:
            result = "right" if whole else "uncited"
        elif verdict in ("yes", "no"):
            result = "wrong"
    elif expected == "depends":
        if verdict == "depends":
            result = "right" if cited_one and given.missing else "uncited"
        elif verdict in ("yes", "no", "outcome"):
            result = "wrong"
    elif question.kind == "rule":
        if cited_all or cited_one:
            result = "right" if cited_all else "part"
        elif verdict != "depends":
            result = "wrong"
    elif verdict in ("outcome", "yes", "no"):
        result = "right" if whole else "part" if cited_one else "wrong"
    if result == "right" and verdict in ("yes", "no", "outcome") and len(given.decisive) > MOST_DECISIVE:
        return "over-cited"
    return result


@dataclass(slots=True)
class Figures:
    """Counts over a group of answers.

    Attributes:
        n: answers.
        results: result → count.
        cited_all: answers with every deciding rule.
        cited_one: answers with at least one.
        shown: answers that show one, in a citation or the first five passages.
        precisions: count of answers with decisive citations.
        precision_sum: sum of their precisions.
        strictly_wrong: answers that are wrong by the strict count.
    """

    n: int = 0
    results: Counter[Result] = field(default_factory=Counter)
    cited_all: int = 0
    cited_one: int = 0
    shown: int = 0
    precisions: int = 0
    precision_sum: float = 0.0
    strictly_wrong: int = 0

    def add(self, score: Score) -> None:
        """Count one answer."""
        self.n += 1
        self.results[score.result] += 1
        self.cited_all += score.cited_all
        self.cited_one += score.cited_one
        self.shown += score.shown
        self.strictly_wrong += score.strictly_wrong
        if score.precision is not None:
            self.precisions += 1
            self.precision_sum += score.precision

    @property
    def partly(self) -> int:
        """Answers that are neither right nor wrong and yet decide: part, uncited, over-cited."""
        return self.results["part"] + self.results["uncited"] + self.results["over-cited"]

    @property
    def precision(self) -> float | None:
        """Mean share of decisive citations that decide; None where nothing was cited as decisive."""
        return self.precision_sum / self.precisions if self.precisions else None

    def share(self, count: int) -> float | None:
        """A count as a share of the answers; None without answers."""
        return count / self.n if self.n else None

    def to_dict(self) -> dict[str, Any]:
        """Give counts and shares as plain data."""
        return {
            "n": self.n,
            **{result.replace("-", "_"): self.results[result] for result in RESULTS},
            "strictly_wrong": self.strictly_wrong,
            "cited_all": self.cited_all,
            "cited_one": self.cited_one,
            "shown_in_first_five": self.shown,
            "precision": self.precision,
            "shares": {
                **{result.replace("-", "_"): self.share(self.results[result]) for result in RESULTS},
                "partly": self.share(self.partly),
                "strictly_wrong": self.share(self.strictly_wrong),
                "cited_all": self.share(self.cited_all),
                "cited_one": self.share(self.cited_one),
                "shown_in_first_five": self.share(self.shown),
            },
        }


GroupKey = tuple[str, str]
"""Kind of group (``all``, ``core``, ``rest``, ``lang``, ``kind``, ``topic``) and its name."""

_ORDER: Final = ("all", "core", "rest", "lang", "kind", "topic")


def group_order(key: GroupKey) -> tuple[int, str]:
    """A key that sorts groups: all first, topics last."""
    return _ORDER.index(key[0]), key[1]


def groups_of(question: QuestionItem, language: str | None) -> tuple[GroupKey, ...]:
    """Tell in which groups an answer is counted.

    Args:
        question: the question.
        language: the language it was asked in; None or ``""`` if unknown.
    """
    core = any(_CORE.match(number) for number in question.decisive)
    keys: list[GroupKey] = [("all", ""), ("core" if core else "rest", ""), ("kind", question.kind)]
    if language:
        keys.append(("lang", language))
    if question.topic:
        keys.append(("topic", question.topic))
    return tuple(keys)


@dataclass(slots=True)
class Scores:
    """All scores of a run, by group, with the sameness of the languages.

    Attributes:
        figures: group → figures.
        said: question id → language → (verdict, decisive citations).
    """

    figures: dict[GroupKey, Figures] = field(default_factory=dict)
    said: dict[str, dict[str, tuple[str | None, tuple[str, ...]]]] = field(default_factory=dict)

    def add(self, question: QuestionItem, language: str | None, scored: Score) -> None:
        """Count one answer in all its groups."""
        self.said.setdefault(question.id, {})[language or ""] = (scored.given.verdict, scored.given.cited)
        for key in groups_of(question, language):
            self.figures.setdefault(key, Figures()).add(scored)

    @property
    def same(self) -> int:
        """Questions whose answers have one verdict and the same decisive citations in all their languages."""
        return sum(len(set(by_language.values())) == 1 for by_language in self.said.values())

    def groups(self) -> list[tuple[GroupKey, Figures]]:
        """The groups in order."""
        return sorted(self.figures.items(), key=lambda entry: group_order(entry[0]))
