"""Numbers at the start of a line, with the blemishes they are known to have.

A subrule is printed ``702.19b Text``, a rule ``702.19. Text``. Editions and translations stray from that:
``119.1d. Text``, ``606.5 Text``, ``901.4.Text``, ``702. 37a Text``, or the number on a line of its own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from subrule.corpus.number import RuleNumber

_HEAD = re.compile(
    r"[ \t\u00a0]{0,40}[_*]{0,2}(?P<section>[1-9]\d{2})(?P<gap1>\s?)\.(?P<gap2>\s?)(?P<rule>\d{1,3})(?!\d)"
)
_LETTERS = re.compile(
    r"(?P<before>\.?\s?)(?P<letters>[a-km-np-z]{1,2}|[A-KM-NP-Z])(?P<after>[.:)]?)(?![A-Za-z\u00c0-\u024f])(?P<blank>\s*)"
)
_DOT = re.compile(r"(?P<dot>[.:)]?)(?P<blank>\s*)")


@dataclass(frozen=True, slots=True)
class NumberLine:
    """A line that starts with a rule's number.

    Attributes:
        number: the number.
        text: what follows it; ``""`` where the number stands alone.
        blemish: what is wrong with the way it is printed, or ``""``.
    """

    number: RuleNumber
    text: str
    blemish: str

    @property
    def strict(self) -> bool:
        """Whether it is printed as the book prints it."""
        return not self.blemish


def read_number_line(line: str) -> NumberLine | None:
    """Read a line that starts with the number of a rule or subrule.

    Args:
        line: one line of the text.

    Returns:
        The number and what follows; None if the line starts with no rule number.
    """
    head = _HEAD.match(line)
    if head is None:
        return None
    rest = line[head.end() :]
    printed = line[head.start("section") : head.end()]
    blemishes = ["a blank inside the number"] if head["gap1"] or head["gap2"] else []
    section, rule = int(head["section"]), int(head["rule"])
    if found := _letters(rest):
        match, loose = found
        letters = match["letters"]
        if match["before"].strip():
            blemishes.append("a dot before the letter")
        elif loose:
            blemishes.append("a blank before the letter")
        if letters.isupper():
            blemishes.append("a capital letter")
        if match["after"]:
            blemishes.append(f"a stray {match['after']!r} after the letter")
        text = rest[match.end() :]
        if text and not match["blank"]:
            blemishes.append("no blank after the number")
        number = RuleNumber(section, rule, letters.lower())
        printed += rest[: match.end("after")]
        return NumberLine(number, text.strip(), _say(printed, number, blemishes))
    dot = _DOT.match(rest)
    assert dot is not None
    text = rest[dot.end() :]
    if text and text[0].isdigit() and not dot["blank"]:
        return None
    if dot["dot"] not in (".", ""):
        blemishes.append(f"{dot['dot']!r} for the dot")
    if text and dot["dot"] and not dot["blank"]:
        blemishes.append("no blank after the number")
    if text and not dot["dot"]:
        if not dot["blank"]:
            return None
        blemishes.append("no dot after the number")
    return NumberLine(
        RuleNumber(section, rule),
        text.strip(),
        _say(printed + dot["dot"], RuleNumber(section, rule), blemishes),
    )


def _letters(rest: str) -> tuple[re.Match[str], bool] | None:
    match = _LETTERS.match(rest)
    if match is None:
        return None
    before, text = match["before"], rest[match.end() :]
    loose = before not in {"", "."}
    if not loose and not (before == "." and match["letters"].isupper()):
        # "510.1 c-d." names a range: it is no start of a rule.
        return None if text[:1] in {"-", "–"} and not match["blank"] else (match, False)
    # After a blank a single letter may be a word ("606.5 a …"): only before a capital is it a subrule's.
    starts = text.lstrip("\"'“«‘¿¡([_ ")[:1]
    if before.startswith(".") or len(match["letters"]) > 1 or match["letters"].isupper():
        return None
    return (match, True) if match["blank"] and starts and starts.isupper() else None


def _say(printed: str, number: RuleNumber, blemishes: list[str]) -> str:
    return f"{' '.join(printed.split())} has {' and '.join(blemishes)}; read as {number}" if blemishes else ""
