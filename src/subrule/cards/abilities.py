"""What a face's text says, line by line: lines of keywords, taken apart, and lines of anything else."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from subrule.cards.card import Face
from subrule.corpus.number import RuleNumber
from subrule.lexicon import Lexicon

_REMINDER = re.compile(r"\s*\([^()]*\)")
_COST = re.compile(r"(—.+|\{[^{}]+\}(,? ?\{[^{}]+\})*|\d+|X)\.?")
_KEYWORD_SECTIONS = (701, 702)
_WALK = re.compile(r"[a-z]+walk")
_CYCLING = re.compile(r"(basic )?[a-z]+cycling")
_JOINED = re.compile(r"[,;] ")


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword ability as a text has it.

    Attributes:
        name: the lexicon's name, without ``keyword.``.
        rest: what stands behind it: a cost, a number, what protection is from; ``""`` for nothing.
    """

    name: str
    rest: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a text.

    Attributes:
        text: the line without reminder text.
        keywords: the keywords it lists, if it says nothing else.
    """

    text: str
    keywords: tuple[Keyword, ...] = ()


def lines_of(face: Face, lexicon: Lexicon) -> tuple[Line, ...]:
    """Give the lines of a face's text; reminder text in parentheses is no rules text.

    Args:
        face: the face.
        lexicon: the game words.
    """
    plain = (_REMINDER.sub("", line).strip() for line in face.text.split("\n"))
    return tuple(Line(line, _keywords(line, lexicon)) for line in plain if line)


def keyword_rules(face: Face, lexicon: Lexicon) -> dict[str, RuleNumber]:
    """Give the keywords a face has or uses, each with the rule that defines it.

    Args:
        face: the face.
        lexicon: the game words.

    Returns:
        Concept → rule, in the order of the text; keywords that only the data lists behind them.
    """
    concepts = [f"keyword.{k.name}" for line in lines_of(face, lexicon) for k in line.keywords]
    for listed in face.keywords:
        concepts += [found.concept for found in lexicon.find(listed.split(":")[0], "en", fuzzy=False)]
    rules = {concept: lexicon.definition_rule(concept) for concept in dict.fromkeys(concepts)}
    return {
        concept: rule
        for concept, rule in rules.items()
        if rule is not None and rule.section in _KEYWORD_SECTIONS
    }


def _keywords(line: str, lexicon: Lexicon) -> tuple[Keyword, ...]:
    """The keywords that a line lists; nothing if some part of it is none."""
    known = _known(lexicon)
    whole = _keyword(line, known)
    if whole is not None:
        return (whole,)
    found = [_keyword(part, known) for part in _JOINED.split(line)]
    return tuple(k for k in found if k is not None) if all(found) else ()


def _keyword(part: str, known: Mapping[str, str]) -> Keyword | None:
    low = part.lower().strip()
    words = low.split(" ")
    for count in range(min(4, len(words)), 0, -1):
        head = " ".join(words[:count])
        bare, dash, cost = head.partition("—")
        rest = f"{dash}{cost}{low[len(head) :]}" if dash else low[len(head) :].strip()
        name = known.get(bare.rstrip("."))
        if name is None and count == 1 and _WALK.fullmatch(bare):
            name, rest = "landwalk", bare
        if name is None and _CYCLING.fullmatch(bare):
            name = "cycling"
        if name is not None and _completes(name, rest):
            return Keyword(name, rest.rstrip("."))
    return None


_NEEDS_REST = {"protection": re.compile(r"from [^.]+"), "enchant": re.compile(r"[^.]+")}
_PROTECTED = re.compile(r"from [a-z ,]+")


def _completes(name: str, rest: str) -> bool:
    """Whether what stands behind a keyword belongs to it."""
    needed = _NEEDS_REST.get(name)
    if needed is not None:
        return needed.fullmatch(rest) is not None
    if name == "hexproof" and _PROTECTED.fullmatch(rest):
        return True
    return not rest or _COST.fullmatch(rest) is not None


@cache
def _known(lexicon: Lexicon) -> dict[str, str]:
    """English terms of the keyword abilities → their names."""
    names = [c.partition(".")[2] for c in lexicon.concepts() if c.startswith("keyword.")]
    return {lexicon.term(f"keyword.{name}", "en").text.lower(): name for name in names}
