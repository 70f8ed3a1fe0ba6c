"""From pairs of editions to the life of each rule: which number it had when, and how its words changed.

A *line* follows one rule through all editions over links that are certain. A line that reaches the
reference edition carries its reference number; one that does not ended somewhere: retired, merged into
another rule, or doubtful, and then the review table names the candidate.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Literal

from subrule.corpus.marks import cited
from subrule.corpus.marks import mark as mark_of
from subrule.corpus.matching import Item, Link, Matching, Part, match_editions, sentences
from subrule.corpus.number import RuleNumber
from subrule.corpus.record import Mark

End = Literal["reference", "retired", "merged", "uncertain"]
Start = Literal["first", "created", "split", "uncertain"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What reading both texts of a doubtful pair came to.

    Attributes:
        edition: the older edition.
        number: the number there.
        newer: the edition that follows.
        candidate: the number there.
        says: ``same`` rule, ``other`` rule, ``merged`` (the older went into the newer), or ``maybe``: another
            candidate for a rule that stays doubtful.
    """

    edition: str
    number: RuleNumber
    newer: str
    candidate: RuleNumber
    says: str


@dataclass(slots=True)
class Line:
    """One rule through the editions.

    Attributes:
        last: index of the newest edition it stands in.
        items: its index in each edition, newest first, without a gap.
        links: link from ``items[k + 1]`` to ``items[k]``.
        end: how it ends after ``last``.
        start: how it began before its oldest edition.
        kin: the line it was merged into or may go on in (at ``last`` + 1).
        rivals: other lines it may go on in, where that is not certain.
        parent: the line it was split from, or may have been before.
        end_score: share of its words found in ``kin``, or likeness where that is doubtful.
        split_score: share of its words found in ``parent``.
    """

    last: int
    items: list[int]
    links: list[Link] = field(default_factory=list)
    end: End = "retired"
    start: Start = "created"
    kin: Line | None = None
    rivals: list[Line] = field(default_factory=list)
    parent: Line | None = None
    end_score: float = 0.0
    split_score: float = 0.0

    @property
    def first(self) -> int:
        """Index of the oldest edition it stands in."""
        return self.last - len(self.items) + 1

    def item_at(self, edition: int) -> int:
        """Index of its item in an edition it stands in."""
        return self.items[self.last - edition]


class Lineage:
    """All lines of a row of editions.

    Args:
        editions: effective date → prepared items, oldest first; the last is the reference.
        verdicts: what reading the texts of doubtful pairs came to.
    """

    def __init__(self, editions: Mapping[str, Sequence[Item]], verdicts: Sequence[Verdict] = ()) -> None:
        self.dates = list(editions)
        self.items = [list(items) for items in editions.values()]
        self._maybe: dict[tuple[int, int], list[int]] = {}
        self.matchings = [self._match(k, verdicts) for k in range(len(self.dates) - 1)]
        self.lines: list[Line] = []
        self._where: list[dict[int, Line]] = [{} for _ in self.dates]
        self._trace()
        self._join()

    def _match(self, k: int, verdicts: Sequence[Verdict]) -> Matching:
        old = {item.number: i for i, item in reversed(list(enumerate(self.items[k])))}
        new = {item.number: i for i, item in reversed(list(enumerate(self.items[k + 1])))}
        spoken = [
            (old[v.number], new[v.candidate], v.says)
            for v in verdicts
            if (v.edition, v.newer) == (self.dates[k], self.dates[k + 1])
            and v.number in old
            and v.candidate in new
        ]
        for a, b, says in spoken:
            if says == "maybe":
                self._maybe.setdefault((k, a), []).append(b)
        return match_editions(
            self.items[k],
            self.items[k + 1],
            known={a: b for a, b, says in spoken if says == "same"},
            barred=[(a, b) for a, b, says in spoken if says in ("other", "merged")],
            merged=[(a, b) for a, b, says in spoken if says == "merged"],
        )

    def _trace(self) -> None:
        back = [{link.new: link for link in m.links if link.certain} for m in self.matchings]
        for last in range(len(self.dates) - 1, -1, -1):
            for index in range(len(self.items[last])):
                if index in self._where[last]:
                    continue
                line = Line(last, [index])
                if last == len(self.dates) - 1:
                    line.end = "reference"
                edition, place = last, index
                self._where[edition][place] = line
                while edition and place in back[edition - 1]:
                    link = back[edition - 1][place]
                    edition, place = edition - 1, link.old
                    line.items.append(place)
                    line.links.append(link)
                    self._where[edition][place] = line
                if edition == 0:
                    line.start = "first"
                self.lines.append(line)

    def _join(self) -> None:
        """Tell how lines that stop go on elsewhere, and where lines that start come from."""
        doubtful = [{link.old: link for link in m.links if not link.certain} for m in self.matchings]
        doubtful_new = [{link.new: link for link in m.links if not link.certain} for m in self.matchings]
        merged = [_strongest((p.old, p) for p in m.parts if p.kind == "merged") for m in self.matchings]
        split = [_strongest((p.new, p) for p in m.parts if p.kind == "split") for m in self.matchings]
        for line in self.lines:
            if line.end != "reference":
                index = line.items[0]
                if index in doubtful[line.last]:
                    line.end = "uncertain"
                    link = doubtful[line.last][index]
                    line.end_score = link.score
                    line.kin = self._where[line.last + 1][link.new]
                    rivals = dict.fromkeys((*link.rivals, *self._maybe.get((line.last, index), ())))
                    line.rivals = [self._where[line.last + 1][r] for r in rivals if r != link.new]
                elif index in merged[line.last]:
                    part = merged[line.last][index]
                    line.end, line.end_score = "merged", part.score
                    line.kin = self._where[line.last + 1][part.new]
            if line.start != "first":
                before, index = line.first - 1, line.items[-1]
                if index in split[before]:
                    part = split[before][index]
                    line.start, line.split_score = "split", part.score
                    line.parent = self._where[before][part.old]
                elif index in doubtful_new[before]:
                    line.start = "uncertain"
                    line.parent = self._where[before][doubtful_new[before][index].old]

    def line_at(self, edition: int, index: int) -> Line:
        """The line an item belongs to."""
        return self._where[edition][index]

    @cached_property
    def places(self) -> list[dict[RuleNumber, list[int]]]:
        """Per edition: number → indices (two where the text prints a number twice)."""
        tables: list[dict[RuleNumber, list[int]]] = []
        for items in self.items:
            table: dict[RuleNumber, list[int]] = defaultdict(list)
            for index, item in enumerate(items):
                table[item.number].append(index)
            tables.append(dict(table))
        return tables

    def find(self, edition: int, number: RuleNumber) -> Line | None:
        """The line of a number in an edition; None where the number is absent or stands there twice."""
        indices = self.places[edition].get(number, [])
        return self._where[edition][indices[0]] if len(indices) == 1 else None

    def number(self, line: Line, edition: int) -> RuleNumber:
        """The number of a line in an edition it stands in."""
        return self.items[edition][line.item_at(edition)].number

    def heir(self, line: Line) -> Line | None:
        """The line that reaches the reference edition, over merges and doubtful ends."""
        seen: set[int] = set()
        current: Line | None = line
        while current is not None and current.end != "reference":
            if id(current) in seen:
                return None
            seen.add(id(current))
            current = current.kin
        return current

    def mark(self, line: Line, edition: int) -> Mark | None:
        """How the line's wording in an edition stands to today's; None where nothing of it is left."""
        heir = self.heir(line)
        if heir is None:
            return None
        reference = len(self.dates) - 1
        old, today = self.items[edition][line.item_at(edition)], self.items[reference][heir.items[0]]

        def same_rule(then: RuleNumber, now: RuleNumber) -> bool:
            mine, theirs = self.find(edition, then), self.find(reference, now)
            if mine is None or theirs is None:
                return mine is theirs and then == now
            return mine is theirs or any(
                self.meant(line, edition, sentence, then)[0] is theirs
                for sentence, numbers in citing_sentences(old.text)
                if then in numbers
            )

        return mark_of(old.text, today.text, same_rule)

    def meant(self, line: Line, edition: int, sentence: str, printed: RuleNumber) -> tuple[Line | None, int]:
        """Find the rule meant by a printed number.

        A reference is read at the edition in which its sentence appeared or last changed.

        Args:
            line: the citing rule.
            edition: index of the edition in which the number is printed.
            sentence: the sentence that prints it, normalised.
            printed: the number.

        Returns:
            The line meant, and the index of the edition in which the sentence appeared or last changed.
        """
        since, here = edition, line
        while since:
            if since == here.first:
                if here.start != "split" or here.parent is None:
                    break
                here = here.parent
            older = self.items[since - 1][here.item_at(since - 1)]
            if all(sentence != other for other, _ in citing_sentences(older.text)):
                break
            since -= 1
        return self.find(since, printed), since

    def stale(self, edition: int) -> Iterator[tuple[Line, RuleNumber, Line, int]]:
        """Find the references of an edition that their sentence outlived.

        Args:
            edition: index of the edition.

        Yields:
            Citing line, printed number, line meant (or that it was merged into), index of the edition the
            sentence dates from; in the
            order of the book. The line meant stands in ``edition`` under another number, or is surely gone.
        """
        for index, item in enumerate(self.items[edition]):
            line = self.line_at(edition, index)
            for sentence, numbers in citing_sentences(item.text):
                for printed in numbers:
                    target, since = self.meant(line, edition, sentence, printed)
                    while target is not None and target.last < edition and target.end == "merged":
                        target = target.kin
                    if target is None or target is self.find(edition, printed):
                        continue
                    if not self._still_right(item.number, printed, target, edition):
                        yield line, printed, target, since

    def _still_right(self, citing: RuleNumber, printed: RuleNumber, target: Line, edition: int) -> bool:
        """Whether a printed number serves although the rule it once named has moved on or may have."""
        if printed == citing.successor():
            return True  # "proceed to the next": meant is whatever follows
        if target.last < edition:
            return target.end == "uncertain"
        return self.number(target, edition).parent == printed


@cache
def citing_sentences(text: str) -> tuple[tuple[str, tuple[RuleNumber, ...]], ...]:
    """Give the sentences of a normalised text that print rule numbers, each with the numbers."""
    found = ((sentence, tuple(dict.fromkeys(cited(sentence)))) for sentence in sentences(text))
    return tuple((sentence, numbers) for sentence, numbers in found if numbers)


def _strongest(parts: Iterator[tuple[int, Part]]) -> dict[int, Part]:
    best: dict[int, Part] = {}
    for index, part in parts:
        if index not in best or part.score > best[index].score:
            best[index] = part
    return best
