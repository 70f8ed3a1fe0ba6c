"""The lines of a full text: page furniture taken out, contents list, body and back matter told apart."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from subrule.corpus.readers.blemishes import NumberLine, read_number_line
from subrule.corpus.readers.fulltext import Repair
from subrule.corpus.readers.landmarks import Landmarks, matches, plain
from subrule.errors import DamagedSourceError

_SHORT = 80
_NUMBER_STARTS = frozenset("123456789_*")
_LONGEST_TITLE = 120
_RULER = re.compile(r"\s*[-=_~*\u2014]{3,}\s*")
_BLANKS = re.compile(r"[ \t]{2,}|\t")
_CHAPTER = re.compile(r"\s{0,40}[_*]{0,2}(?P<number>[1-9])\.\s*(?P<title>[^\d\s].*)?$")
_SECTION = re.compile(
    r"\s{0,40}[_*]{0,2}(?P<number>[1-9]\d{2})(?P<dot>\s?\.)?(?P<gap>\s*)(?P<title>[^\d\s].*)?$"
)
_LEADERS = re.compile(r"(?:\s*(?:\.\s?){3,}\s*|\s*[…·_]{2,}\s*|\t+|\s{2,})\d{1,4}\s*$|(?:\.\s?){4,}\s*$")
_SENTENCE_END = re.compile(r"[.!?:;。！？：；…][\"'”’»)\]）」』_*]*$|[)\]”»）」]$")


@dataclass(frozen=True, slots=True)
class Line:
    """One line that holds text.

    Attributes:
        number: its place in the file, 1 for the first.
        text: the line without blanks at its ends.
        indented: whether it starts with a blank.
        after_blank: whether a blank line (or the start of the file) stands before it.
        after_page: whether only page furniture stands between it and the line before.
        rule: the rule's number it starts with, if it starts with one.
        section: the heading of a section that it may be: number, title, whether its dot is there.
    """

    number: int
    text: str
    indented: bool
    after_blank: bool
    after_page: bool
    rule: NumberLine | None = None
    section: tuple[int, str, bool] | None = None

    @property
    def own_section(self) -> int:
        """The section that its own number names; 0 where it starts with none."""
        return self.rule.number.section if self.rule else self.section[0] if self.section else 0


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of a full text.

    Attributes:
        front: what stands before the body, with the contents list.
        body: from the first section of the rules on.
        back: glossary and credits.
        contents: section number → title as the contents list has it.
        listed: what the contents list names of what follows the rules (``glossary``, ``index``, ``credits``).
    """

    front: Sequence[Line]
    body: Sequence[Line]
    back: Sequence[Line]
    contents: dict[int, str]
    listed: frozenset[str]


def lines_of(text: str, marks: Landmarks) -> tuple[list[Line], list[Repair]]:
    """Split a text into the lines that hold something, without page furniture.

    Args:
        text: the decoded file.
        marks: the language's landmarks.

    Returns:
        The lines, and one repair for each kind of furniture left out.
    """
    lines: list[Line] = []
    dropped: dict[str, list[int]] = {}
    blank, page = True, False
    for place, raw in enumerate(text.split("\n"), 1):
        stripped = raw.strip(" \t\u00a0\u3000\ufeff\u200b")
        if not stripped or _RULER.fullmatch(stripped):
            blank = True
            continue
        if "  " in stripped or "\t" in stripped:
            stripped = _LEADERS.sub("", stripped) if _LEADERS.search(stripped[-40:]) else stripped
            stripped = _BLANKS.sub(" ", stripped)
        numbered = stripped[0] in _NUMBER_STARTS
        section = section_heading(stripped) if numbered else None
        rule = read_number_line(stripped) if numbered and section is None else None
        if rule is None and len(stripped) <= _SHORT and marks.furniture and not stripped[-1:].isalpha():
            form = plain(stripped)
            if matches(marks.furniture, form):
                dropped.setdefault(re.sub(r"\d+", "N", form), []).append(place)
                page = True
                continue
        lines.append(Line(place, stripped, raw[:1].isspace(), blank, page, rule, section))
        blank = page = False
    repairs = [
        Repair(
            places[0],
            f"{len(places)} line{'s' if len(places) > 1 else ''} of the page left out, like {form!r}",
        )
        for form, places in sorted(dropped.items(), key=lambda item: item[1][0])
    ]
    return lines, repairs


def ends_sentence(text: str) -> bool:
    """Whether a text ends as a sentence does."""
    return _SENTENCE_END.search(text[-12:]) is not None


def chapter_heading(text: str) -> tuple[int, str] | None:
    """Read ``7. Additional Rules``; the title is ``""`` where the number stands alone."""
    match = _CHAPTER.match(text) if len(text) <= _LONGEST_TITLE else None
    return (int(match["number"]), (match["title"] or "").strip()) if match else None


def section_heading(text: str) -> tuple[int, str, bool] | None:
    """Read ``702. Keyword Abilities``.

    Args:
        text: a line.

    Returns:
        Number, title (``""`` where the number stands alone) and whether the dot is there; None if it is no
        heading of a section.
    """
    match = _SECTION.match(text) if len(text) <= _LONGEST_TITLE else None
    if match is None:
        return None
    dotted, title = match["dot"] is not None, (match["title"] or "").strip()
    if not dotted and (not title or not match["gap"] or not title[0].isupper() or ends_sentence(title)):
        return None
    return int(match["number"]), title, dotted


def split_parts(lines: Sequence[Line], marks: Landmarks, name: str) -> Parts:
    """Tell contents list, body and back matter apart.

    The contents list repeats every heading of the body; the body is the run of numbers from the first
    section on that holds sentences.

    Args:
        lines: the lines of the text.
        marks: the language's landmarks.
        name: how to call the file in an error.

    Returns:
        The parts.

    Raises:
        DamagedSourceError: if there are no rules, or two runs of them.
    """
    starts, rich = _runs(lines)
    if not any(rich):
        raise DamagedSourceError(
            f"{name} holds no numbered rules (like 100.1. and 100.1a): it is no full text of the rules, or "
            "cut off before they start; nothing was loaded",
            code="no_rules",
        )
    if sum(rich) > 1:
        second = [start for start, is_rich in zip(starts, rich, strict=True) if is_rich][1]
        raise DamagedSourceError(
            f"{name}, line {lines[second].number}: the rules start a second time; two editions are glued "
            "together; cut the file in two and add each; nothing was loaded",
            code="glued",
        )
    start = starts[rich.index(True)]
    while start and (chapter := chapter_heading(lines[start - 1].text)) and chapter[0] < 10:
        start -= 1
    end = next(
        (
            i
            for i in range(start, len(lines))
            if len(lines[i].text) <= _SHORT
            and matches((*marks.glossary, *marks.credits, *marks.index), plain(lines[i].text))
        ),
        len(lines),
    )
    front = lines[:start]
    return Parts(
        front=front,
        body=lines[start:end],
        back=lines[end:],
        contents=_contents(front),
        listed=back_headings(front, marks),
    )


def back_headings(lines: Sequence[Line], marks: Landmarks) -> frozenset[str]:
    """Which of the headings ``glossary``, ``index`` and ``credits`` stand among some lines."""
    kinds = {"glossary": marks.glossary, "index": marks.index, "credits": marks.credits}
    short = [plain(line.text) for line in lines if len(line.text) <= _LONGEST_TITLE]
    return frozenset(
        kind for kind, patterns in kinds.items() if any(matches(patterns, form) for form in short)
    )


def _runs(lines: Sequence[Line]) -> tuple[list[int], list[bool]]:
    """Where the first section's heading comes (again), and whether sentences follow before the next."""
    starts: list[int] = []
    rich: list[bool] = []
    first = highest = 0
    for i, line in enumerate(lines):
        heading, number, section = line.section, line.rule, line.own_section
        if not section:
            continue
        if not starts or (heading and section == first and (highest > first or not rich[-1])):
            if number and not line.after_blank and starts:
                continue
            first, highest = section, section
            starts.append(i)
            rich.append(False)
        highest = max(highest, section)
        if (
            number
            and (number.number.letters or ends_sentence(number.text))
            and not _LEADERS.search(number.text[-40:])
        ):
            rich[-1] = True
    return starts, rich


def _contents(front: Sequence[Line]) -> dict[int, str]:
    contents: dict[int, str] = {}
    for line in front:
        if line.section:
            title = _LEADERS.sub("", line.section[1]).strip()
            contents.setdefault(line.section[0], re.sub(r"\s+\d{1,3}$", "", title))
    return contents
