"""Reader for the full official text in every edition and encoding, and for full translations of it.

A text is decoded, split into lines, its contents list told from its body, and its rules read in one pass.
What is damaged but can be understood is repaired and reported; the rest is refused as a whole. Every
step takes time proportional to the length of the text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from subrule.corpus.readers.encoding import decode
from subrule.corpus.readers.fulltext import FullRule, FullText, Problem, Repair
from subrule.corpus.readers.fulltext_layout import (
    Line,
    Parts,
    back_headings,
    ends_sentence,
    lines_of,
    split_parts,
)
from subrule.corpus.readers.glossary import read_glossary, split_back
from subrule.corpus.readers.joining import Joiner
from subrule.corpus.readers.landmarks import Landmarks, landmarks, languages, matches, plain
from subrule.corpus.readers.lost import mend_lost_characters
from subrule.corpus.readers.rules_body import Body, BodyReader, is_wrapped
from subrule.errors import DamagedSourceError, InputError

__all__ = ["FullRule", "FullText", "Problem", "Repair", "parse_full_text"]

_HEAD_LINES = 120
_LONGEST_DATE_LINE = 300
_EDITION = re.compile(r"\d{4}-\d{2}(?:-\d{2})?")


def parse_full_text(
    data: bytes, *, language: str | None = None, edition: str | None = None, name: str = "the text"
) -> FullText:
    """Read a full text of the rules.

    Args:
        data: the file as it is.
        language: code of its language; None lets title and date line tell.
        edition: effective date, ``YYYY-MM-DD`` or ``YYYY-MM``, for a text that has no date line; it also
            overrides the line.
        name: how to call the file in errors.

    Returns:
        Its sections, rules, glossary and credits, with what was repaired and what is wrong.

    Raises:
        DamagedSourceError: if it is no such text, is cut off, holds two editions, or is damaged beyond
            understanding.
        InputError: if language or edition have to be given.
        MissingDataError: if there is no table for the language.

    Source: layouts of the official texts of 1999 to 2026.
    """
    if edition is not None and not _EDITION.fullmatch(edition):
        raise InputError(f"the edition {edition!r} is no date; write it like 2026-08-07 or 2005-02")
    decoded = decode(data, name)
    text, repairs, problems = mend_lost_characters(decoded.text)
    marks, found = _recognise(text, language, edition, name)
    lines, furniture = lines_of(text, marks)
    parts = split_parts(lines, marks, name)
    wrapped = is_wrapped(parts.body, marks)
    joiner = Joiner((line.text for line in lines), wrapped=wrapped)
    body = BodyReader(marks, parts.contents, joiner).read(parts.body)
    glossary_lines, credit_lines, omitted = split_back(parts.back, marks)
    _refuse_cut(parts, body, glossary_lines, omitted, marks, name)
    _refuse_ruin(body, name)
    glossary = read_glossary(glossary_lines, joiner)
    repairs += [*furniture, *body.repairs]
    if joiner.cut_words:
        count = len(joiner.cut_words)
        repairs.append(
            Repair(
                joiner.cut_words[0], f"{count} word{'s' if count > 1 else ''} cut at line ends put together"
            )
        )
    problems += body.problems
    if omitted:
        problems.append(Problem(parts.back[0].number, "the glossary was left out by whoever made this copy"))
    elif glossary and not any(line.after_blank for line in glossary_lines[1:]) and len(glossary) > 1:
        what = "the glossary has no blank lines between its entries; terms were told by their look"
        problems.append(Problem(glossary_lines[0].number, what))
    elif not glossary and glossary_lines:
        what = "the glossary has no blank lines between its entries, so it was not read"
        problems.append(Problem(glossary_lines[0].number, what))
    elif not glossary:
        problems.append(Problem(lines[-1].number, "there is no glossary"))
    problems += _other_dates(parts.back, marks, found)
    return FullText(
        language=marks.language,
        edition=found,
        encoding=decoded.encoding,
        chapters=tuple(body.chapters),
        sections=tuple(body.sections),
        rules=tuple(body.rules),
        glossary=tuple(glossary),
        credits="\n".join(line.text for line in credit_lines),
        repairs=tuple(sorted(repairs, key=lambda repair: repair.line)),
        problems=tuple(sorted(problems, key=lambda problem: problem.line)),
    )


def _recognise(text: str, language: str | None, edition: str | None, name: str) -> tuple[Landmarks, str]:
    """Tell language and effective date from the first lines."""
    head = _head(text)
    head += [f"{first} {second}" for first, second in pairwise(head)]
    candidates = [landmarks(code) for code in ([language] if language else languages())]
    dated = [
        (marks, date) for marks in candidates if (date := next(filter(None, map(marks.date_in, head)), None))
    ]
    titled = [marks for marks in candidates if any(matches(marks.titles, line) for line in head)]
    for marks, date in dated:
        if len(dated) == 1 or marks in titled:
            return marks, edition or date
    if edition and (language or len(titled) == 1):
        return (titled or candidates)[0], edition
    if language or titled:
        known = language or titled[0].language
        raise InputError(
            f"{name}: no line says since when these rules hold; give the date with --edition YYYY-MM-DD, or "
            f"add its wording to [fulltext] dates in corpus/languages/{known}.toml; nothing was loaded",
            code="no_date",
        )
    raise DamagedSourceError(
        f"{name} does not start like a full text of the rules in a known language "
        f"({', '.join(languages())}); if it is one, give --language and --edition; nothing was loaded",
        code="not_rules",
    )


def _head(text: str) -> list[str]:
    head = []
    start = 0
    for _ in range(_HEAD_LINES):
        end = text.find("\n", start)
        line = text[start : end if end >= 0 else len(text)]
        if len(line) <= _LONGEST_DATE_LINE and (form := plain(line)):
            head.append(form)
        if end < 0:
            break
        start = end + 1
    return head


def _refuse_cut(  # noqa: PLR0917 - each is a part of the one text
    parts: Parts, body: Body, glossary: Sequence[Line], omitted: bool, marks: Landmarks, name: str
) -> None:
    """Refuse a text whose start or end is missing."""

    def cut(what: str) -> DamagedSourceError:
        return DamagedSourceError(
            f"{name} is cut off: {what}; get the whole file; nothing was loaded", code="cut_off"
        )

    sections = [number.section for number, _ in body.sections]
    first = body.rules[0].number if body.rules else None
    if first is None or (first.section != 100 and first.section != min(parts.contents, default=100)):
        raise cut(f"its rules start with {first}, what stands before is missing")
    last_line = (parts.back or parts.body)[-1].number
    behind = [section for section in sorted(parts.contents) if section > max(sections)]
    if behind:
        raise cut(
            f"its contents list goes on to section {behind[-1]}, the rules end with {max(sections)} "
            f"(line {last_line})"
        )
    there = back_headings(parts.back, marks)
    for kind in sorted(parts.listed):
        if kind not in there or (kind == "glossary" and not omitted and not glossary):
            raise cut(f"its contents list has a part {kind!r}, the text (up to line {last_line}) has none")
    if glossary and "credits" not in there and not ends_sentence(glossary[-1].text):
        raise cut(f"it ends in the middle of the glossary (line {last_line})")
    end = body.rules[-1]
    if not parts.back and not ends_sentence(end.examples[-1] if end.examples else end.text):
        raise cut(f"it ends in the middle of {end.number} (line {last_line})")


def _refuse_ruin(body: Body, name: str) -> None:
    """Refuse a text whose numbers make no sense as a whole."""
    wrong = len(body.problems)
    if wrong > 10 and wrong * 10 > len(body.rules):
        first = body.problems[0]
        raise DamagedSourceError(
            f"{name} is damaged beyond understanding: {wrong} duplicates and gaps in {len(body.rules)} "
            f"rules, the first on line {first.line} ({first.what}); nothing was loaded",
            code="ruined",
        )


def _other_dates(back: Sequence[Line], marks: Landmarks, edition: str) -> list[Problem]:
    problems = []
    for line in back:
        if len(line.text) <= _LONGEST_DATE_LINE and any(c.isdigit() for c in line.text):
            date = marks.date_in(plain(line.text))
            if date and date != edition:
                problems.append(
                    Problem(line.number, f"another date stands here ({date}); {edition} is taken")
                )
    return problems
