"""The body of a full text: headings, rules, subrules, examples, and whether a number is missing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from subrule.corpus.number import RuleNumber
from subrule.corpus.readers.blemishes import NumberLine
from subrule.corpus.readers.fulltext import FullRule, Problem, Repair
from subrule.corpus.readers.fulltext_layout import Line, chapter_heading, ends_sentence
from subrule.corpus.readers.joining import Joiner, without_italics
from subrule.corpus.readers.landmarks import Landmarks, folded
from subrule.corpus.readers.numbering import Draft, find_gaps, find_section_gaps, settle_duplicates

_LONGEST_HEADING = 100
_LONGEST_CHAPTER = 80


@dataclass(slots=True)
class Body:
    """What was read of the rules.

    Attributes:
        chapters: number and title, in the order of the text.
        sections: number and title, in the order of the text.
        rules: rules and subrules, no number twice.
        repairs: what was put right.
        problems: duplicates, gaps, numbers out of order.
    """

    chapters: list[tuple[RuleNumber, str]] = field(default_factory=list)
    sections: list[tuple[RuleNumber, str]] = field(default_factory=list)
    rules: list[FullRule] = field(default_factory=list)
    repairs: list[Repair] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)


def is_wrapped(lines: Sequence[Line], marks: Landmarks) -> bool:
    """Whether the paragraphs of a text run over several lines each (a text made from pages or from PDF)."""
    broken = 0
    before = ""
    for line in lines:
        if (
            before
            and not line.after_blank
            and not line.own_section
            and not ends_sentence(before)
            and not marks.example.match(line.text)
        ):
            broken += 1
        before = line.rule.text if line.rule else line.text
    return broken > 0 and broken * 20 >= len(lines)


class BodyReader:
    """Reads the body line by line."""

    def __init__(self, marks: Landmarks, contents: dict[int, str], joiner: Joiner) -> None:
        self._marks = marks
        self._contents = contents
        self._joiner = joiner
        self._drafts: list[Draft] = []
        self._open: Draft | None = None
        self._title_for: list[tuple[RuleNumber, str]] | None = None
        self._before = ""
        self._section = 0
        self.body = Body()

    def read(self, lines: Sequence[Line]) -> Body:
        """Read all lines.

        Args:
            lines: the body, from the first heading on.

        Returns:
            Headings and rules, with repairs and problems.
        """
        for place, line in enumerate(lines):
            self._take(line, lines[place + 1].own_section if place + 1 < len(lines) else 0)
            self._before = line.text
        drafts, problems = settle_duplicates(self._drafts)
        self.body.problems += problems + find_gaps(drafts)
        self.body.problems += find_section_gaps(
            drafts, [n.section for n, _ in self.body.sections], self._contents
        )
        for draft in drafts:
            self.body.rules.append(_finish(draft))
            if not draft.paragraphs:
                self.body.problems.append(Problem(draft.line, f"{draft.number} has no text"))
        return self.body

    def _take(self, line: Line, following: int) -> None:
        if line.rule and self._starts_rule(line.rule, line):
            self._start_rule(line.rule, line)
        elif heading := self._heading(line, following):
            kind, value, title = heading
            entries = self.body.chapters if kind == "chapter" else self.body.sections
            entries.append((RuleNumber(value), without_italics(title)))
            if kind == "section":
                self._section = value
            self._open, self._title_for = None, None if title else entries
        elif self._title_for is not None:
            value_number, _ = self._title_for.pop()
            self._title_for.append((value_number, without_italics(line.text)))
            self._title_for = None
        elif (example := self._marks.example.match(line.text)) and self._open is not None:
            self._open.examples.append([line.text[example.end() :]])
            self._open.in_example = True
        elif self._open is not None:
            self._go_on(self._open, line)

    def _starts_rule(self, found: NumberLine, line: Line) -> bool:
        if self._free(line):
            return True
        expected = self._expected(found.number)
        if ends_sentence(self._before):
            return expected or found.strict
        head = found.text.lstrip("\"'“«‘¿¡([_ ")[:1]
        return expected and head != "" and not head.islower()

    def _free(self, line: Line) -> bool:
        """Whether no unfinished sentence stands before a line."""
        if self._open is None or not self._open.last():
            return True
        return line.after_blank and not (line.after_page and not ends_sentence(self._before))

    def _expected(self, number: RuleNumber) -> bool:
        if not self._drafts:
            return True
        last = self._drafts[-1].number
        assert last.rule is not None
        candidates = [RuleNumber(last.section, last.rule + 1), RuleNumber(self._section, 1)]
        candidates.append(last.successor() if last.letters else last.first_child())
        return number in candidates

    def _start_rule(self, found: NumberLine, line: Line) -> None:
        number = found.number
        if number.section != self._section and (not self._section or number.section > self._section):
            title = self._contents.get(number.section, "")
            self.body.sections.append((RuleNumber(number.section), title))
            self.body.repairs.append(
                Repair(
                    line.number,
                    f"the heading of section {number.section} is missing; "
                    f"{title!r} taken from the contents list",
                )
            )
            self._section = number.section
        if found.blemish:
            self.body.repairs.append(Repair(line.number, found.blemish))
        single = RuleNumber(number.section, number.rule, number.letters[:1])
        if number.letters == number.letters[:1] * 2 and self._expected(single) and not self._expected(number):
            self.body.repairs.append(Repair(line.number, f"{number} has its letter twice; read as {single}"))
            number = single
        self._open = Draft(number, line.number, [[found.text]] if found.text else [])
        self._drafts.append(self._open)
        self._title_for = None

    def _heading(self, line: Line, following: int) -> tuple[str, int, str] | None:
        """Read a line as a heading; ``following`` is the section that the next line's number names."""
        free = self._free(line)
        chapter = chapter_heading(line.text) if len(line.text) <= _LONGEST_CHAPTER else None
        if chapter and chapter[0] > self._section // 100:
            leads = following // 100 == chapter[0] and (free or ends_sentence(self._before))
            next_up = not self._section or chapter[0] == self._section // 100 + 1
            if leads or (next_up and free):
                return ("chapter", *chapter)
        if (
            line.section is None
            or line.section[0] <= self._section
            or not self._is_section(line, free, following)
        ):
            return None
        value, title, dotted = line.section
        if not dotted:
            self.body.repairs.append(Repair(line.number, f"section {value} has no dot after its number"))
        return "section", value, title

    def _is_section(self, line: Line, free: bool, following: int) -> bool:
        assert line.section is not None
        value, title, dotted = line.section
        if title and folded(title) == folded(self._contents.get(value, "")):
            return True
        first_of_chapter = value % 100 == 0 and value // 100 == self._section // 100 + 1
        next_up = not self._section or value == self._section + 1 or first_of_chapter
        if not free:
            return next_up and following == value and ends_sentence(self._before)
        listed = value in self._contents
        if ends_sentence(title) and not listed:
            return False
        return (following == value and (dotted or next_up)) or (
            (next_up or listed) and not ends_sentence(title)
        )

    def _go_on(self, draft: Draft, line: Line) -> None:
        texts = draft.examples if draft.in_example else draft.paragraphs
        if not texts:
            texts.append([line.text])
            return
        running = self._joiner.wrapped and (line.after_page or not line.after_blank)
        torn = line.after_page and not ends_sentence(texts[-1][-1]) and line.text[:1].islower()
        if not texts[-1][-1] or running or torn:
            self._joiner.go_on(texts[-1], line.text, line.number)
        else:
            # What follows an example as a paragraph of its own belongs to the rule again.
            draft.paragraphs.append([line.text])
            draft.in_example = False


def _finish(draft: Draft) -> FullRule:
    text = "\n".join(without_italics("".join(pieces)) for pieces in draft.paragraphs)
    heading = not draft.number.letters and 0 < len(text) <= _LONGEST_HEADING and not ends_sentence(text)
    examples = (without_italics("".join(pieces)) for pieces in draft.examples)
    return FullRule(
        number=draft.number,
        text=text,
        examples=tuple(example for example in examples if example),
        line=draft.line,
        heading=heading,
    )
