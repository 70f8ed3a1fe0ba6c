"""Whether the numbers of a text go on as the book's do: duplicates, gaps, numbers out of order."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Sequence
from dataclasses import dataclass, field

from subrule.corpus.fingerprint import normalise
from subrule.corpus.number import RuleNumber, letter_index, next_letters
from subrule.corpus.readers.fulltext import Problem


@dataclass(slots=True)
class Draft:
    """A rule while it is read.

    Attributes:
        number: its number.
        line: line of the file at which it starts.
        paragraphs: its paragraphs, each in pieces whose sum is the text.
        examples: its examples, in pieces as well.
        in_example: whether what comes next goes on an example.
    """

    number: RuleNumber
    line: int
    paragraphs: list[list[str]] = field(default_factory=list)
    examples: list[list[str]] = field(default_factory=list)
    in_example: bool = False

    def last(self) -> str:
        """The last piece that was read, or ``""``."""
        texts = self.examples if self.in_example else self.paragraphs
        return texts[-1][-1] if texts else ""

    def text(self) -> str:
        """The paragraphs, joined by a newline."""
        return "\n".join("".join(pieces) for pieces in self.paragraphs)


def settle_duplicates(drafts: Iterable[Draft]) -> tuple[list[Draft], list[Problem]]:
    """Make every number unique.

    A second rule of the same number is read as the number that should stand there, if that is printed
    nowhere else; the same text twice is kept once; otherwise the first stands.

    Args:
        drafts: the rules in the order of the text; a draft may get another number.

    Returns:
        The rules that are kept, and a problem for each duplicate.
    """
    drafts = list(drafts)
    problems: list[Problem] = []
    printed = {draft.number for draft in drafts}
    kept: dict[RuleNumber, Draft] = {}
    previous: RuleNumber | None = None
    for draft in drafts:
        first = kept.get(draft.number)
        if first is not None:
            twice = f"{draft.number} is printed twice (lines {first.line} and {draft.line})"
            meant = _meant(previous, draft.number)
            if normalise(first.text()) == normalise(draft.text()):
                problems.append(Problem(draft.line, f"{twice} with the same text; one is kept"))
                continue
            if meant is None or meant in printed:
                problems.append(Problem(draft.line, f"{twice} with different texts; the first is kept"))
                continue
            what = f"{twice}; the second is read as {meant}, which is printed nowhere"
            problems.append(Problem(draft.line, what))
            draft.number = meant
            printed.add(meant)
        kept[draft.number] = draft
        previous = draft.number
    return list(kept.values()), problems


def find_gaps(drafts: Sequence[Draft]) -> list[Problem]:
    """Find numbers that are missing or stand out of order.

    Args:
        drafts: the rules in the order of the text, no number twice.

    Returns:
        A problem for each gap and each number out of order.
    """
    problems: list[Problem] = []
    last_rule: dict[int, int] = {}
    last_letters: dict[tuple[int, int], str] = {}
    present = {draft.number for draft in drafts}
    previous: RuleNumber | None = None
    for draft in drafts:
        number, at = draft.number, draft.line
        section, rule = number.section, number.rule or 0
        letters_before = last_letters.get((section, rule), "")
        if previous is not None and number < previous:
            problems.append(Problem(at, f"{number} stands after {previous}, out of order"))
        elif not number.letters:
            skipped = (RuleNumber(section, n) for n in range(last_rule.get(section, 0) + 1, rule))
            problems += _missing(at, skipped, present)
        else:
            problems += _missing(at, _letters_between(number, letters_before), present)
            if not letters_before and RuleNumber(section, rule) not in present:
                problems.append(Problem(at, f"{section}.{rule} is missing, its subrules are there"))
        last_rule[section] = max(last_rule.get(section, 0), rule)
        if number.letters and letter_index(number.letters) > letter_index(letters_before):
            last_letters[section, rule] = number.letters
        previous = number
    return problems


def find_section_gaps(
    drafts: Iterable[Draft], sections: Iterable[int], contents: Collection[int]
) -> list[Problem]:
    """Find sections that are missing or empty.

    Args:
        drafts: the rules.
        sections: the sections that have a heading, in the order of the text.
        contents: the sections that the contents list names; empty where there is no list.

    Returns:
        A problem for each.
    """
    problems: list[Problem] = []
    lines: dict[int, int] = {}
    for draft in drafts:
        lines.setdefault(draft.number.section, draft.line)
    seen = 0
    for value in sections:
        at = lines.get(value, 1)
        # A chapter's first section ("General") may hold nothing: 600 of every edition.
        if value not in lines and value % 100:
            problems.append(Problem(at, f"section {value} has no rules"))
        start = seen + 1 if seen // 100 == value // 100 else value // 100 * 100
        missing = [section for section in range(start, value) if not contents or section in contents]
        if len(missing) == 1:
            problems.append(Problem(at, f"section {missing[0]} is missing before {value}"))
        elif missing:
            problems.append(Problem(at, f"sections {missing[0]} to {missing[-1]} are missing before {value}"))
        seen = value
    return problems


def _letters_between(number: RuleNumber, before: str) -> list[RuleNumber]:
    letters, between = next_letters(before), []
    while letter_index(letters) < letter_index(number.letters):
        between.append(RuleNumber(number.section, number.rule, letters))
        letters = next_letters(letters)
    return between


def _missing(line: int, numbers: Iterable[RuleNumber], present: Container[RuleNumber]) -> list[Problem]:
    absent = [number for number in numbers if number not in present]
    if not absent:
        return []
    what = f"{absent[0]} is missing" if len(absent) == 1 else f"{absent[0]} to {absent[-1]} are missing"
    return [Problem(line, what)]


def _meant(previous: RuleNumber | None, number: RuleNumber) -> RuleNumber | None:
    """The number that a second printing of ``number`` must stand for, by what stands before it."""
    if previous is None or previous.section != number.section:
        return None
    # A subrule without its letter reads like its rule: after 702.86a a second "702.86" is 702.86b.
    if previous.level == number.level or previous.parent == number:
        return previous.successor()
    return None
