"""From a full text to records: which reference number each printed number stands for, and with which mark.

The concordance knows that for the English editions; a text of another edition is placed by the editions
around it, and what neither of them knows by its fingerprint. A number that stands for none of today's
rules is left out of the records and named.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from subrule.corpus.fingerprint import fingerprint
from subrule.corpus.number import RuleNumber
from subrule.corpus.readers.fulltext import FullRule, FullText
from subrule.corpus.record import Mark, Record, Wording
from subrule.corpus.reference_edition import reference_fingerprints, resolve_reference
from subrule.corpus.store import GlossaryEntry, Resolver
from subrule.paths import REFERENCE_EDITION

_MARKS: tuple[Mark, ...] = ("same", "extended", "changed")


class Place(NamedTuple):
    """Where a printed number stands in the reference edition.

    Attributes:
        number: the reference number.
        mark: how the printed text stands to today's rule.
    """

    number: RuleNumber
    mark: Mark


Placer = Callable[[RuleNumber], Place | None]
"""Printed number → its place in the reference edition, or None where there is none."""


class Placed(NamedTuple):
    """A full text as records.

    Attributes:
        records: chapters, sections, rules and subrules by reference number.
        glossary: the entries of the glossary.
        unplaced: printed numbers that stand for none of today's rules.
    """

    records: list[Record]
    glossary: list[GlossaryEntry]
    unplaced: list[RuleNumber]


def source_of(language: str, edition: str) -> str:
    """Name of the source of a loaded text, ``cr-en-2026-08-07``."""
    return f"cr-{language}-{edition}"


def placer_of(edition: str) -> Placer | None:
    """How numbers of an edition are placed in the reference edition.

    A text of a date between two known editions may agree with either: a number is placed only where both
    say the same. What is not certain is not placed.

    Args:
        edition: effective date.

    Returns:
        None for the reference edition and for what is newer; there printed numbers stand for themselves.
    """
    if edition >= REFERENCE_EDITION:
        return None
    from subrule.corpus.editions import Concordance  # noqa: PLC0415 - read only when an older text is loaded

    known = Concordance.load()
    dates = known.editions()
    around = {dates[max(bisect_right(dates, edition) - 1, 0)], dates[bisect_left(dates, edition)]}

    def placer(number: RuleNumber) -> Place | None:
        found = [known.to_reference(date, number) for date in sorted(around)]
        certain = [match for match in found if match is not None and match.certain]
        if len(certain) < len(found) or len({match.number for match in certain}) > 1:
            return None
        return Place(certain[0].number, max((match.mark for match in certain), key=_MARKS.index))

    return placer if edition >= dates[0] else lambda _: None


def reference_resolver(edition: str) -> Resolver:
    """How a number printed inside a text of an edition is turned into a reference number.

    References that their sentence outlived are taken for what they meant.
    """
    placer = placer_of(edition)
    if placer is None:
        return resolve_reference
    from subrule.corpus.editions import Concordance  # noqa: PLC0415 - read only when an older text is loaded

    known = Concordance.load()
    meant: dict[tuple[RuleNumber, RuleNumber], RuleNumber | None] = {}
    if edition >= known.editions()[0]:
        for suspect in known.suspects(edition):
            citing = placer(suspect.citing)
            if citing is not None:
                meant[citing.number, suspect.printed] = suspect.resolved

    def resolve(citing: RuleNumber, printed: RuleNumber) -> RuleNumber | None:
        number = meant.get((citing, printed), printed)
        found = placer(number) if number is not None else None
        return None if found is None else found.number

    return resolve


def place(text: FullText) -> Placed:
    """Turn a full text into records.

    Args:
        text: the text.

    Returns:
        The records and what could not be placed.
    """
    find = _finder(text)
    wording: Wording = "official" if text.language == "en" else "translation"
    source = source_of(text.language, text.edition)
    records: list[Record] = []
    unplaced: list[RuleNumber] = []
    homes: dict[int, Counter[int]] = {}
    for rule in text.rules:
        here = find(rule)
        if here is None:
            unplaced.append(rule.number)
            continue
        homes.setdefault(rule.number.section, Counter())[here.number.section] += 1
        records.append(
            Record(
                number=here.number,
                language=text.language,
                text=rule.text,
                printed_as=rule.number,
                wording=wording,
                source=source,
                mark=here.mark,
                title=rule.text if rule.heading else "",
                examples=rule.examples,
                edition=text.edition,
                line=rule.line,
            )
        )
    records += _headings(text, homes, wording, source)
    glossary = [
        GlossaryEntry(term, text.language, body, source, wording=wording, edition=text.edition)
        for term, body in text.glossary
    ]
    return Placed(records, glossary, unplaced)


def _finder(text: FullText) -> Callable[[FullRule], Place | None]:
    """How the rules of one text are placed."""
    reference = reference_fingerprints()
    placer = placer_of(text.edition)
    if placer is None:

        def by_number(rule: FullRule) -> Place:
            marks = reference.get(rule.number)
            if text.language != "en":
                return Place(rule.number, "same" if text.edition == REFERENCE_EDITION else "changed")
            same = marks is not None and fingerprint(rule.text).masked == marks.masked
            return Place(rule.number, "same" if same else "changed")

        return by_number
    alone = Counter(marks.full for marks in reference.values())
    texts = {marks.full: number for number, marks in reference.items() if alone[marks.full] == 1}

    def by_edition(rule: FullRule) -> Place | None:
        if placed := placer(rule.number):
            return placed
        # Numbers that no edition known vouches for: only the very words tell.
        number = texts.get(fingerprint(rule.text).full) if text.language == "en" else None
        return None if number is None else Place(number, "same")

    return by_edition


def _headings(text: FullText, homes: dict[int, Counter[int]], wording: Wording, source: str) -> list[Record]:
    """Chapters and sections, placed where most of their rules stand today, each place taken once."""
    found: list[Record] = []
    taken: set[RuleNumber] = set()
    chapters: dict[int, Counter[int]] = {}
    for section, counts in homes.items():
        for home, count in counts.items():
            chapters.setdefault(section // 100, Counter())[home // 100] += count
    for number, title in (*text.chapters, *text.sections):
        counts = (homes if number.section >= 100 else chapters).get(number.section, Counter())
        if text.edition == REFERENCE_EDITION or not counts:
            here = number
        else:
            here = RuleNumber(max(sorted(counts), key=lambda home: counts[home]))
        if not title or here in taken or (not counts and text.edition != REFERENCE_EDITION):
            continue
        taken.add(here)
        found.append(
            Record(
                number=here,
                language=text.language,
                text=title,
                printed_as=number,
                wording=wording,
                source=source,
                title=title,
                edition=text.edition,
            )
        )
    return found
