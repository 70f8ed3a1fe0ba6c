"""The glossary of a full text: entries of a term on one line and its text on the following ones."""

from __future__ import annotations

import re
from collections.abc import Sequence

from subrule.corpus.readers.fulltext_layout import Line, ends_sentence
from subrule.corpus.readers.joining import Joiner, without_italics
from subrule.corpus.readers.landmarks import Landmarks, matches, plain

_LONGEST_TERM = 120
_FULL_STOP = re.compile(r"[.!?。！？][\"'”’»)]*$")
_LISTED = re.compile(r"\d\. ")


def split_back(back: Sequence[Line], marks: Landmarks) -> tuple[Sequence[Line], Sequence[Line], bool]:
    """Split what follows the rules into glossary and credits.

    Args:
        back: the lines from the heading of the glossary (or of the credits) on.
        marks: the language's landmarks.

    Returns:
        The glossary's lines, the credits' lines (both without heading), and whether the source says that
        its glossary was left out.
    """
    part = ""
    glossary: list[Line] = []
    closing: list[Line] = []
    omitted = False
    for line in back:
        form = plain(line.text) if len(line.text) <= _LONGEST_TERM else ""
        if form and matches(marks.credits, form):
            part = "credits"
        elif form and matches(marks.index, form) and part != "credits":
            part = "index"
        elif form and not part and matches(marks.glossary, form):
            part = "glossary"
        elif form and part == "glossary" and not glossary and matches(marks.omitted, form):
            omitted = True
            part = "credits"
        elif part == "glossary":
            glossary.append(line)
        elif part == "credits":
            closing.append(line)
    return glossary, closing, omitted


def read_glossary(lines: Sequence[Line], joiner: Joiner) -> list[tuple[str, str]]:
    """Read the entries of a glossary.

    Args:
        lines: its lines, without heading.
        joiner: how lines of one paragraph are put together.

    Returns:
        Term and text of each entry; paragraphs of a text joined by a newline. Nothing where the entries
        cannot be told apart (wrapped lines without a blank line anywhere).
    """
    spaced = any(line.after_blank for line in lines[1:])
    if joiner.wrapped and not spaced and len(lines) > 2:
        return []
    # In wrapped text a line this long goes on on the next; a term does not.
    longest = max((len(line.text) for line in lines), default=0) * 0.6 if joiner.wrapped else _LONGEST_TERM
    entries: list[tuple[str, list[list[str]]]] = []
    for place, line in enumerate(lines):
        alone = place + 1 == len(lines) or lines[place + 1].after_blank
        inside = line.indented and not lines[0].indented
        is_term = _starts_block if spaced else _follows_sentence
        if not entries or (not inside and is_term(line, entries[-1][1], alone, longest)):
            entries.append((without_italics(line.text), []))
            continue
        paragraphs = entries[-1][1]
        new = line.after_blank and not (line.after_page and (joiner.wrapped or _unfinished(paragraphs)))
        if paragraphs and not new and not _LISTED.match(line.text) and (joiner.wrapped or line.after_page):
            joiner.go_on(paragraphs[-1], line.text, line.number)
        else:
            paragraphs.append([line.text])
    return [
        (term, "\n".join(without_italics("".join(pieces)) for pieces in paragraphs))
        for term, paragraphs in entries
    ]


def _starts_block(line: Line, before: list[list[str]], alone: bool, longest: float) -> bool:
    """Whether a line is a term, in a glossary whose entries have blank lines between them."""
    if not line.after_blank or len(line.text) > _LONGEST_TERM:
        return False
    if line.after_page and (not before or _unfinished(before) or len(line.text) > longest):
        return False
    # A paragraph of its own is a term only if its text follows after a blank line and it is no sentence.
    return not alone or (_FULL_STOP.search(line.text) is None and before != [])


def _follows_sentence(line: Line, before: list[list[str]], alone: bool, longest: float) -> bool:
    """Whether a line is a term, in a glossary without blank lines."""
    if not before or len(line.text) > longest or ends_sentence(line.text) or _LISTED.match(line.text):
        return False
    return not _unfinished(before) and not alone


def _unfinished(paragraphs: list[list[str]]) -> bool:
    return bool(paragraphs) and not ends_sentence(paragraphs[-1][-1])
