"""Characters that were lost before a text reached us (U+FFFD in its place) and what can be put back."""

from __future__ import annotations

import re

from subrule.corpus.readers.fulltext import Problem, Repair

_LOST = "\ufffd"
_APOSTROPHE = re.compile(r"(?<=[^\W\d_])\ufffd(?=(?:s|t|re|ve|ll|d|m)\b)")
_DASH = re.compile(r"(?<=[^\W\d_]{2})\ufffd(?=[^\W\d_]{2})")
_QUOTED = re.compile(
    r"(?<![^\W_])\ufffd(?=[^\s\ufffd])([^\ufffd\n]{1,400}(?:\n[^\ufffd\n]{1,400}){0,3})(?<=[^\s\ufffd])\ufffd(?![^\W_])"
)


def mend_lost_characters(text: str) -> tuple[str, list[Repair], list[Problem]]:
    """Put back quotes, apostrophes and dashes whose place tells what they were.

    Args:
        text: the decoded text.

    Returns:
        The text, a repair for each line mended, and a problem for each line where something stays lost.
    """
    if _LOST not in text:
        return text, [], []
    mended = _QUOTED.sub("“\\1”", _APOSTROPHE.sub("’", text))
    mended = _DASH.sub("—", mended)
    repairs: list[Repair] = []
    problems: list[Problem] = []
    for place, (old, new) in enumerate(zip(text.split("\n"), mended.split("\n"), strict=True), 1):
        before, after = old.count(_LOST), new.count(_LOST)
        if after < before:
            repairs.append(
                Repair(place, f"{_count(before - after)} lost before the file reached us put back")
            )
        if after:
            problems.append(Problem(place, f"{_count(after)} lost before the file reached us"))
    return mended, repairs, problems


def _count(number: int) -> str:
    return "a character" if number == 1 else f"{number} characters"
