"""The concordance: which rule of today is which number of an older edition, and how it became so.

Reads ``corpus/concordance.tsv`` (facts only: numbers, hashes, marks), lazily: a look-up parses the file
once and resolves only the rules it touches. What is not certain says so and is never asserted.
"""

from __future__ import annotations

import bisect
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import pairwise
from pathlib import Path
from typing import Literal, cast

from subrule.corpus.concordance_table import CONCORDANCE, STALE, Blocks, Row, StaleRow, read_stale
from subrule.corpus.fingerprint import Fingerprint
from subrule.corpus.number import RuleNumber
from subrule.corpus.record import Mark
from subrule.errors import InputError
from subrule.paths import shipped

Kind = Literal["created", "moved", "edited", "renumbered_references", "retired", "split", "merged"]

_DATE = re.compile(r"\d{4}-\d{2}(?:-\d{2})?")
_FEW = 16
"""So many look-ups in one edition search the file; then all its numbers are put into a table."""

_WHOLE = 0.85
"""Share of a merged rule's words that must stand in the other rule for the merge to be certain."""

_WEAKNESS = ("identical", "masked", "children", "reviewed", "slot", "similar", "merged", "uncertain")


@dataclass(frozen=True, slots=True)
class Match:
    """A number of one edition found in another.

    Attributes:
        number: the number there.
        mark: how the older wording stands to today's; always ``changed`` where the match is not certain.
        method: the weakest link of the way: ``identical``, ``masked`` (only rule numbers differ),
            ``children`` (a heading known by its rules), ``reviewed`` (by reading both texts), ``slot``
            (wording and place), ``similar`` (wording), ``merged`` or ``uncertain``.
        score: the least likeness on the way, 0 to 1.
        certain: whether it may be asserted.
    """

    number: RuleNumber
    mark: Mark
    method: str
    score: float
    certain: bool


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened to a rule.

    Attributes:
        edition: the edition in which it shows first.
        kind: what happened.
        number_then: the rule's number in that edition; for a rule that is gone, the last number it had.
        other: the other rule of a split, a merge or a doubtful beginning or end, by its number at that time.
        certain: False where the beginning or end is doubtful.
        of_other: True where it happened to the other rule: split off from this one, or merged into it.
    """

    edition: str
    kind: Kind
    number_then: RuleNumber
    other: RuleNumber | None = None
    certain: bool = True
    of_other: bool = False


@dataclass(frozen=True, slots=True)
class Change:
    """What differs for one rule between two editions.

    Attributes:
        was: number in the older edition; None if it was not there.
        now: number in the newer one; None if it is not there.
        kinds: ``created``, ``retired``, ``moved``, ``edited``, ``renumbered_references``.
    """

    was: RuleNumber | None
    now: RuleNumber | None
    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class Ending:
    """How a rule that does not stand in the reference edition ended.

    Attributes:
        kind: ``retired``, ``merged`` or ``uncertain``.
        last: newest edition it stood in.
        gone: the edition that no longer has it.
        number: its last number.
        other: the number in ``gone`` it was merged into or may go on as.
    """

    kind: str
    last: str
    gone: str
    number: RuleNumber
    other: RuleNumber | None


@dataclass(frozen=True, slots=True)
class Suspect:
    """A reference that its sentence outlived.

    Attributes:
        citing: number of the rule that prints it.
        printed: the number printed.
        resolved: the number meant, in the same edition; None where the rule meant is gone.
        since: the edition in which the citing sentence appeared or last changed.
    """

    citing: RuleNumber
    printed: RuleNumber
    resolved: RuleNumber | None
    since: str


class Concordance:
    """Numbers of all editions from 2009-07-11 on, against the reference edition.

    Args:
        folder: holds the tables; None for the shipped ones.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._known: dict[int, _Line] = {}
        self._index: dict[str, dict[str, list[_Line]]] = {}
        self._asked: Counter[str] = Counter()

    @classmethod
    def load(cls) -> Concordance:
        """Give the shipped concordance, the same as `concordance`."""
        return concordance()

    def editions(self) -> tuple[str, ...]:
        """Give the effective dates of all editions known, oldest first; the last is the reference."""
        return self._dates

    def edition_at(self, date: str) -> str:
        """Give the edition in force on a date, among those known.

        Args:
            date: ``YYYY-MM-DD``, or ``YYYY-MM`` for the end of a month.

        Raises:
            InputError: if it is no date, or earlier than the oldest edition known.
        """
        if not _DATE.fullmatch(date):
            raise InputError(f"the edition {date!r} is no date; write it like 2010-02-01")
        place = bisect.bisect_right(self._dates, date if len(date) > 7 else f"{date}-31")
        if place == 0:
            raise InputError(f"no edition of {date} is known; the oldest is {self._dates[0]}")
        return self._dates[place - 1]

    def to_reference(self, edition: str, number: RuleNumber) -> Match | None:
        """Turn a number of an edition into today's.

        Args:
            edition: any date; the edition in force then.
            number: the number in that edition.

        Returns:
            The number of the reference edition; ``certain`` is False where the number is doubtful or stands
            twice in that edition. None if that edition has no such number, or nothing of the rule is left.

        Raises:
            InputError: if the date is none, or too early.
        """
        date = self.edition_at(edition)
        lines = self._find(date, str(number))
        matches = [match for line in lines for match in self._forward(line, date)]
        if len(lines) > 1 and matches:
            return replace(matches[0], mark="changed", method="uncertain", certain=False)
        return matches[0] if matches else None

    def candidates(self, edition: str, number: RuleNumber) -> list[Match]:
        """Give every rule of today that a number of an edition may be, likeliest first."""
        date = self.edition_at(edition)
        found = [match for line in self._find(date, str(number)) for match in self._forward(line, date)]
        return list({match.number: match for match in reversed(found)}.values())[::-1]

    def from_reference(self, number: RuleNumber, edition: str) -> Match | None:
        """Turn a number of today into that of an edition.

        Args:
            number: a number of the reference edition.
            edition: any date; the edition in force then.

        Returns:
            The number in that edition, or None if the rule did not stand there.

        Raises:
            InputError: if the date is none, or too early.
        """
        date = self.edition_at(edition)
        line = next((line for line in self._find(self._dates[-1], str(number))), None)
        method, score, certain = "identical", 1.0, True
        while line is not None:
            state = line.at(date)
            if state is not None:
                weakest, least = line.way(state)
                row = line.rows[state]
                return Match(
                    RuleNumber.parse(row.number),
                    cast(Mark, row.mark if certain and row.mark != "-" else "changed"),
                    _weaker(method, weakest),
                    min(score, least),
                    certain,
                )
            oldest = line.rows[-1]
            if oldest.method != "uncertain" or date > oldest.edition or oldest.number != "-":
                return None
            method, certain = "uncertain", False
            line = next(iter(self._find(oldest.edition, oldest.kin)), None)
        return None

    def ending(self, edition: str, number: RuleNumber) -> Ending | None:
        """Say how a number of an edition ended; None if it stands in the reference edition or never stood."""
        date = self.edition_at(edition)
        for line in self._find(date, str(number)):
            head = line.rows[0]
            if head.method != "reference":
                other = RuleNumber.parse(head.kin.split()[0]) if head.kin else None
                return Ending(
                    head.method, head.edition, self._after(head.edition), RuleNumber.parse(head.number), other
                )
        return None

    def split_off(self, edition: str, number: RuleNumber) -> list[RuleNumber]:
        """Give today's numbers of rules made, since an edition, from sentences of a rule of it."""
        date = self.edition_at(edition)
        found = set()
        for line in self._find(date, str(number)):
            for other in self._all:
                oldest = other.rows[-1]
                born_later = oldest.method == "split" and oldest.edition >= date
                if born_later and line.number_at(oldest.edition) == oldest.kin and "@" not in other.name:
                    found.add(RuleNumber.parse(other.name))
        return sorted(found)

    def fingerprint(self, edition: str, number: RuleNumber) -> Fingerprint | None:
        """Give the hashes of the English text that a number had in an edition; None if it had none."""
        date = self.edition_at(edition)
        for line in self._find(date, str(number)):
            state = line.at(date)
            if state is not None:
                return Fingerprint(line.rows[state].full, line.rows[state].masked)
        return None

    def numbers(self, edition: str) -> list[RuleNumber]:
        """Give every number of an edition, sections included, in the order of the book."""
        date = self.edition_at(edition)
        return sorted(
            {RuleNumber.parse(number) for line in self._all if (number := line.number_at(date)) is not None}
        )

    def numbers_over_time(self, number: RuleNumber, edition: str) -> list[tuple[str, RuleNumber]]:
        """Give the number a rule had in each edition it surely stood in, oldest first.

        Args:
            number: a number of ``edition``.
            edition: any date.
        """
        date = self.edition_at(edition)
        return [
            (each, RuleNumber.parse(then))
            for line in self._find(date, str(number))[:1]
            for each in self._dates
            if (then := line.number_at(each)) is not None
        ]

    def history(self, number: RuleNumber, edition: str | None = None) -> list[Event]:
        """Tell what happened to a rule.

        Args:
            number: a number of the reference edition, or of ``edition``.
            edition: any date, for a number of that time (also of a rule that is gone).

        Returns:
            Its events, oldest first; empty if nothing ever changed, or there is no such number.
        """
        date = self._dates[-1] if edition is None else self.edition_at(edition)
        events = [event for line in self._find(date, str(number)) for event in self._events(line)]
        return sorted(events, key=lambda event: event.edition)

    def changes(self, old: str, new: str) -> list[Change]:
        """Compare two editions by number and fingerprint.

        Args:
            old: any date; the edition in force then.
            new: any later date.

        Returns:
            One entry for each rule that differs, by the newer number (the older, where it is gone).
        """
        before, after = self.edition_at(old), self.edition_at(new)
        found = [change for line in self._all if (change := line.between(before, after)) is not None]
        return sorted(found, key=lambda c: (c.now or c.was or RuleNumber(1), c.now is None))

    def suspects(self, edition: str) -> list[Suspect]:
        """Give the references of an edition that their sentence outlived.

        Args:
            edition: any date; the edition in force then.

        Returns:
            Suspects in the order of the book.
        """
        date = self.edition_at(edition)
        return [
            Suspect(
                RuleNumber.parse(row.citing),
                RuleNumber.parse(row.printed),
                None if row.resolved == "-" else RuleNumber.parse(row.resolved),
                row.since,
            )
            for row in self._stale
            if row.first <= date <= row.last
        ]

    @cached_property
    def _blocks(self) -> Blocks:
        return Blocks(self._path / CONCORDANCE)

    @property
    def _dates(self) -> tuple[str, ...]:
        return self._blocks.editions

    @cached_property
    def _all(self) -> list[_Line]:
        return self._lines(self._blocks.all())

    def _lines(self, blocks: dict[int, list[Row]]) -> list[_Line]:
        return [self._known.setdefault(place, _Line(rows)) for place, rows in blocks.items()]

    def _find(self, date: str, number: str) -> list[_Line]:
        """Lines that have a number in an edition: one, none, or two where the edition prints it twice."""
        if date not in self._index:
            self._asked[date] += 1
            if self._asked[date] <= _FEW:
                found = self._lines(self._blocks.with_number(number))
                return [line for line in found if line.number_at(date) == number]
            index: dict[str, list[_Line]] = defaultdict(list)
            for line in self._all:
                if (here := line.number_at(date)) is not None:
                    index[here].append(line)
            self._index[date] = dict(index)
        return self._index[date].get(number, [])

    @cached_property
    def _stale(self) -> list[StaleRow]:
        return read_stale(self._path / STALE)

    @property
    def _path(self) -> Path:
        return self._folder or shipped("corpus")

    def _after(self, edition: str) -> str:
        return self._dates[self._dates.index(edition) + 1]

    def _forward(self, line: _Line, date: str) -> list[Match]:
        """Follow a line to today; several matches where it is uncertain, likeliest first."""
        state = line.at(date)
        if state is None:
            return []
        method, score = line.way(state)
        mark = line.rows[state].mark
        way = Match(
            RuleNumber(1), cast(Mark, mark if mark != "-" else "changed"), method, score, certain=True
        )
        return list(self._ends(line, way, {line.name}))

    def _ends(self, line: _Line, way: Match, seen: set[str]) -> Iterator[Match]:
        head = line.rows[0]
        if head.method == "reference":
            yield replace(way, number=RuleNumber.parse(line.name))
            return
        if not head.kin:
            return
        if head.method == "merged":
            score = min(way.score, float(head.score))
            sure = way.certain and float(head.score) >= _WHOLE
            way = replace(way, method=_weaker(way.method, "merged"), score=score, certain=sure)
        else:
            score = min(way.score, float(head.score))
            way = replace(way, mark="changed", method="uncertain", score=score, certain=False)
        after = self._after(head.edition)
        for number in head.kin.split():
            for heir in self._find(after, number)[:1]:
                if heir.name not in seen:
                    weakest, least = heir.way(heir.at(after) or 0)
                    onward = replace(way, method=_weaker(way.method, weakest), score=min(way.score, least))
                    yield from self._ends(heir, onward, {*seen, heir.name})

    def _events(self, line: _Line) -> Iterator[Event]:
        rows = line.rows
        for newer, older in pairwise(rows):
            edition, number = self._after(older.edition), RuleNumber.parse(newer.number)
            if older.number == "-":
                other = RuleNumber.parse(older.kin) if older.kin else None
                kind: Kind = "split" if older.method == "split" else "created"
                yield Event(edition, kind, number, other, certain=older.method != "uncertain")
                continue
            if newer.number != older.number:
                yield Event(edition, "moved", number)
            if newer.masked != older.masked:
                yield Event(edition, "edited", number)
            elif newer.full != older.full:
                yield Event(edition, "renumbered_references", number)
        if rows[0].method != "reference":
            kin = RuleNumber.parse(rows[0].kin.split()[0]) if rows[0].kin else None
            kind = "merged" if rows[0].method == "merged" else "retired"
            certain = rows[0].method != "uncertain"
            yield Event(
                self._after(rows[0].edition), kind, RuleNumber.parse(rows[0].number), kin, certain=certain
            )
        yield from self._met(line)

    def _met(self, line: _Line) -> Iterator[Event]:
        """Splits off this rule, and rules merged into it."""
        for other in self._all:
            head, oldest = other.rows[0], other.rows[-1]
            if head.method == "merged" and line.number_at(self._after(head.edition)) == head.kin:
                edition = self._after(head.edition)
                yield Event(
                    edition,
                    "merged",
                    RuleNumber.parse(head.kin),
                    RuleNumber.parse(head.number),
                    of_other=True,
                )
            if oldest.method == "split" and line.number_at(oldest.edition) == oldest.kin:
                edition = self._after(oldest.edition)
                born = other.number_at(edition)
                then = line.number_at(edition) or oldest.kin
                if born is not None:
                    yield Event(
                        edition, "split", RuleNumber.parse(then), RuleNumber.parse(born), of_other=True
                    )


class _Line:
    """One rule through the editions.

    Attributes:
        name: its reference number, or ``number@edition`` where it ended.
        rows: its states, newest first; the last may say with number ``-`` how it began.
    """

    def __init__(self, rows: list[Row]) -> None:
        self.name, self.rows = rows[0].line, rows

    def number_at(self, date: str) -> str | None:
        state = self.at(date)
        return None if state is None else self.rows[state].number

    def at(self, date: str) -> int | None:
        """Index of the row that holds on a date (an edition's date); None where the rule does not stand."""
        if self.rows[0].edition < date:
            return None
        state = 0
        while state + 1 < len(self.rows) and self.rows[state + 1].edition >= date:
            state += 1
        return None if self.rows[state].number == "-" else state

    def way(self, state: int) -> tuple[str, float]:
        """Weakest method and least score from a row to the newest."""
        method, score = "identical", 1.0
        for row in self.rows[1 : state + 1]:
            method, score = _weaker(method, row.method), min(score, float(row.score or 1))
        return method, score

    def between(self, old: str, new: str) -> Change | None:
        before, after = self.at(old), self.at(new)
        if before == after:
            return None
        if before is None or after is None:
            one = after if before is None else before
            number = RuleNumber.parse(self.rows[one or 0].number)
            return (
                Change(None, number, ("created",)) if before is None else Change(number, None, ("retired",))
            )
        older, newer = self.rows[before], self.rows[after]
        kinds: list[Kind] = ["moved"] if older.number != newer.number else []
        if older.masked != newer.masked:
            kinds.append("edited")
        elif older.full != newer.full:
            kinds.append("renumbered_references")
        if not kinds:
            return None
        return Change(RuleNumber.parse(older.number), RuleNumber.parse(newer.number), tuple(kinds))


def _weaker(one: str, other: str) -> str:
    return max(one, other, key=lambda m: _WEAKNESS.index(m) if m in _WEAKNESS else 0)


@cache
def concordance() -> Concordance:
    """Give the shipped concordance; it is read at the first look-up and kept."""
    return Concordance()
