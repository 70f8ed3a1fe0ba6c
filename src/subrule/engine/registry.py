"""The registry of rule functions: which rule answers at which moment, and which rules say the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from subrule.engine.events import CHANGES_STATE, Consequence, Moment, MomentKind
from subrule.engine.facts import ContradictionError
from subrule.engine.view import View

RuleFunction = Callable[[View, Moment], Iterator[Consequence]]

SPOKEN: Final = frozenset(
    {"stays", "ruled", "no_target", "allows", "forbids", "permits", "amounts", "modifies_not"}
)
"""Consequences that change nothing and yet settle how the game goes on."""

EXCLUSIVE: Final = (
    frozenset({"put_into_graveyard", "remain_in_zone", "not_created", "enter_attached", "enter_unattached"}),
    frozenset({"put_into_graveyard", "become_unattached"}),
    frozenset({"move", "not_move"}),
    frozenset({"linked", "not_linked"}),
    frozenset({"refers_to", "refers_not", "refers_to_nothing"}),
    frozenset({"has", "has_not"}),
)
"""Groups of consequences of which one object can meet with only one at a time."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule function with what the book says of it.

    Attributes:
        number: the subrule it implements.
        function: reads the view at a moment and yields consequences; changes nothing.
        moments: the moments it answers at.
        overrides: numbers whose different consequences for the same object give way to this rule's
            (declared exceptions, e.g. 702.103f is an exception to 704.5m).
        general: whether it belongs to a chapter for all objects (targets, keyword actions, state-based
            actions); where such a rule and one of the object's own chapter say the same, the latter is
            told first.
        summary: one line in our own words.
        when: feature of the board (:mod:`subrule.engine.features`) without which it has nothing to say
            at a check; ``""`` if it has to be asked always.
    """

    number: str
    function: RuleFunction
    moments: frozenset[MomentKind]
    overrides: frozenset[str]
    general: bool
    summary: str
    when: str = ""


Said = tuple[Rule, Consequence]
"""One consequence and the rule that says it."""

RULES: Final[dict[str, Rule]] = {}
"""Number → rule, filled by the modules of :mod:`subrule.engine.rules` in the order of the book."""


def rule(
    number: str,
    *moments: MomentKind,
    overrides: Iterable[str] = (),
    general: bool = False,
    when: str = "",
) -> Callable[[RuleFunction], RuleFunction]:
    """Register the function below as the implementation of one subrule.

    Args:
        number: its number in the reference edition.
        moments: the moments at which it is asked.
        overrides: numbers that give way to it where both apply to one object.
        general: whether it belongs to a chapter for all objects.
        when: feature of the board without which it has nothing to say at a check.

    Returns:
        A decorator that returns the function unchanged.

    Raises:
        ValueError: if the number is registered twice or the docstring does not begin with it.
    """

    def register(function: RuleFunction) -> RuleFunction:
        head = (function.__doc__ or "").strip().splitlines()[0] if function.__doc__ else ""
        if number in RULES or not head.startswith(f"{number}: "):
            raise ValueError(
                f"rule {number}: registered twice, or its docstring does not begin with {number + ': '!r}"
            )
        RULES[number] = Rule(
            number,
            function,
            frozenset(moments),
            frozenset(overrides),
            general,
            head.removeprefix(f"{number}: "),
            when,
        )
        _rules.cache_clear()
        _numbers.cache_clear()
        _in_order.cache_clear()
        return function

    return register


@dataclass(frozen=True, slots=True)
class Tried:
    """One entry of the trace: a rule that was asked.

    Attributes:
        number: the rule.
        moment: the moment it was asked at.
        subject: the object it was asked about (``""`` for the whole board).
        applied: whether it yielded anything that was used.
        reason: for a rule that was set aside: the rule that overrode it.
    """

    number: str
    moment: str
    subject: str
    applied: bool
    reason: str = ""


class Registry:
    """The rules in force for one adjudication.

    Attributes:
        twins: number → numbers that state the same; switched off together.
        disabled: numbers that are switched off.
        spoken: rules that answered since a hearing last emptied it, asked by others or by the machinery.
    """

    def __init__(
        self,
        twins: Mapping[str, frozenset[str]],
        *,
        disabled: frozenset[str] = frozenset(),
        trace: list[Tried] | None = None,
    ) -> None:
        self.twins = twins
        self.disabled = disabled
        self.trace = trace
        self.spoken: set[str] = set()

    def without(self, number: str) -> Registry:
        """Give a registry in which a rule and its declared twins are switched off."""
        return Registry(self.twins, disabled=self.disabled | {number} | self.twins.get(number, frozenset()))

    def ask(self, view: View, moment: Moment) -> list[Consequence]:
        """Ask every rule in force what follows at a moment.

        Args:
            view: what the rules see.
            moment: the point in the game.

        Returns:
            Consequences in the order of the rules, equal ones merged (each with all the numbers that
            state it), overridden ones left out.

        Raises:
            ContradictionError: if two consequences exclude each other and no order is declared.
        """
        yielded = self.said(view, moment)
        self.spoken.update([entry.number for entry, _ in yielded])
        return self.merged(moment, yielded)

    def said(self, view: View, moment: Moment) -> list[Said]:
        """Ask every rule in force at a moment; what each of them says, in the order of the rules."""
        return _said(view, moment, self.disabled, self.trace)

    def merged(self, moment: Moment, yielded: list[Said]) -> list[Consequence]:
        """Give the consequences of what rules said, as :meth:`ask` does.

        Raises:
            ContradictionError: if two consequences exclude each other and no order is declared.
        """
        return _merged(moment, yielded, self.trace) if yielded else []

    def silenced(self, view: View, moment: Moment) -> bool:
        """Whether a switched-off rule would have said something at a moment that no rule in force says.

        Without that rule nobody knows how the game goes on there: this is how a rule can decide that
        nothing changes.
        """
        if self.disabled.isdisjoint(_numbers(len(RULES), moment.kind)):
            return False
        return self.silences(_merged(moment, _said(view, moment, frozenset(), None), None))

    def silences(self, whole: list[Consequence]) -> bool:
        """Whether only switched-off rules say something of what all the rules say."""
        off = self.disabled
        return any(off.issuperset(c.numbers) and (c.kind in CHANGES_STATE or c.kind in SPOKEN) for c in whole)


def _said(view: View, moment: Moment, disabled: frozenset[str], trace: list[Tried] | None) -> list[Said]:
    yielded: list[Said] = []
    features = view.concerned(moment)
    if trace is None:
        for entry in _rules(len(RULES), disabled, moment.kind, features):
            for consequence in entry.function(view, moment):
                yielded.append((entry, consequence))  # noqa: PERF401 - an extend makes a generator a rule
        return yielded
    for entry in _rules(len(RULES), disabled, moment.kind, None):
        before = len(yielded)
        if features is None or not entry.when or entry.when in features:
            yielded.extend((entry, consequence) for consequence in entry.function(view, moment))
        if len(yielded) == before:
            trace.append(Tried(entry.number, moment.kind, moment.subject, applied=False))
    return yielded


def _merged(moment: Moment, yielded: list[Said], trace: list[Tried] | None) -> list[Consequence]:
    for entry, _ in yielded:
        if entry.overrides:
            yielded = _without_overridden(yielded, trace)
            break
    merged: dict[tuple[str, str, str, str], Consequence] = {}
    for entry, consequence in yielded:
        if trace is not None:
            trace.append(Tried(entry.number, moment.kind, consequence.subject, applied=True))
        key = consequence.key
        known = merged.get(key)
        if known is None:
            merged[key] = consequence.said_by((entry.number,), consequence.because)
        elif entry.number not in known.numbers:
            because = tuple(dict.fromkeys((*known.because, *consequence.because)))
            merged[key] = known.said_by((*known.numbers, entry.number), because)
    result = list(merged.values())
    if len(result) > 1:
        _refuse_contradictions(result)
    return result


@lru_cache(maxsize=8192)
def _rules(
    count: int, disabled: frozenset[str], moment: MomentKind, features: frozenset[str] | None
) -> tuple[Rule, ...]:
    """The rules in force at a moment: general ones last, else in the order of the book.

    Args:
        count: how many rules are registered.
        disabled: those that are switched off.
        moment: the moment.
        features: what the board concerns; rules about something else have nothing to say. None if unknown.
    """
    if disabled or features is not None:
        everything = _rules(count, frozenset(), moment, None)
        return tuple(
            entry
            for entry in everything
            if entry.number not in disabled and (features is None or not entry.when or entry.when in features)
        )
    return tuple(entry for entry in _in_order(count) if moment in entry.moments)


@lru_cache(maxsize=2)
def _in_order(_count: int) -> tuple[Rule, ...]:
    return tuple(sorted(RULES.values(), key=_place))


@lru_cache(maxsize=512)
def _numbers(count: int, moment: MomentKind) -> frozenset[str]:
    """The rules that answer at a moment."""
    return frozenset(entry.number for entry in _rules(count, frozenset(), moment, None))


def rank(number: str) -> int:
    """Give the place of a rule among those asked at one moment; a number without a function comes last."""
    return _ranks(len(RULES)).get(number, len(RULES))


@lru_cache(maxsize=2)
def _ranks(count: int) -> dict[str, int]:
    return {r.number: place for place, r in enumerate(_in_order(count))}


def _place(entry: Rule) -> tuple[bool, bool]:
    """Rules of an object's own chapter first; of the others the list of 704 before its repeats."""
    return entry.general, not entry.number.startswith("704.")


def _without_overridden(yielded: list[Said], trace: list[Tried] | None) -> list[Said]:
    """Leave out what gives way to a declared exception; what says the same does not give way."""
    exceptions: dict[str, list[tuple[Rule, str]]] = {}
    for entry, consequence in yielded:
        if entry.overrides:
            exceptions.setdefault(consequence.subject, []).append((entry, consequence.kind))
    kept: list[Said] = []
    for entry, consequence in yielded:
        stronger = next(
            (
                e
                for e, kind in exceptions.get(consequence.subject, ())
                if entry.number in e.overrides and kind != consequence.kind
            ),
            None,
        )
        if stronger is None:
            kept.append((entry, consequence))
        elif trace is not None:
            trace.append(
                Tried(entry.number, "override", consequence.subject, applied=False, reason=stronger.number)
            )
    return kept


def _refuse_contradictions(consequences: list[Consequence]) -> None:
    by_subject: dict[str, list[Consequence]] = {}
    for consequence in consequences:
        by_subject.setdefault(consequence.subject, []).append(consequence)
    for subject, own in by_subject.items():
        for place, first in enumerate(own):
            for second in own[place + 1 :]:
                if first.kind != second.kind and _exclude_one_another(first, second):
                    raise ContradictionError(first.numbers[0], second.numbers[0], subject)


def _exclude_one_another(first: Consequence, second: Consequence) -> bool:
    """Whether two consequences cannot both be; what goes for a reason of its own may come off as well."""
    if {first.kind, second.kind} == {"put_into_graveyard", "become_unattached"} and (
        first.other or second.other
    ):
        return False
    return any(first.kind in group and second.kind in group for group in EXCLUSIVE)
