"""Patterns over concepts, so that one pattern reads all three languages at once.

A pattern is written in words of concepts:

- ``object.aura/object.curse`` one token that has any of the concepts; ``color.*`` any of a group;
- ``~`` up to four tokens between, ``~~`` up to ten, never across a sentence and never across a "not";
- ``=`` nothing between but articles, possessives and adverbs (the raw text is looked at);
- ``>`` the same, or a word for "into";
- ``!`` a "not" between is asked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True)
class Match:
    """Where a pattern was found: indices of its tokens, one for each of its places."""

    indices: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Element:
    """One place of a pattern: concepts, how far from the last place, and how tightly."""

    concepts: tuple[str, ...]
    gap: int
    tight: str
    negated: bool


@cache
def parse(pattern: str) -> tuple[Element, ...]:
    """Take a pattern apart into its places."""
    elements: list[Element] = []
    gap, tight, negated = 0, "", False
    for word in pattern.split():
        if word in ("~", "~~"):
            gap = 4 if word == "~" else 10
        elif word in ("=", ">"):
            gap, tight = 3, word
        elif word == "!":
            gap, negated = 8, True
        else:
            elements.append(Element(tuple(word.split("/")), gap, tight, negated))
            gap, tight, negated = 0, "", False
    return tuple(elements)
