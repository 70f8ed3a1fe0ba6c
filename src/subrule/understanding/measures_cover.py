"""Covering a text with patterns over chunks: what no pattern takes was not understood.

A pattern is written in kinds of chunks: ``P|E? LOSE N LIFE``; ``?`` for what may be missing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby

from subrule.understanding.line import Line
from subrule.understanding.measures_words import Chunk

Slots = tuple[Chunk | None, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """A pattern with what it means.

    Attributes:
        pattern: kinds of chunks.
        read: takes what the places of the pattern hold; gives False if it does not apply after all.
    """

    pattern: str
    read: Callable[[Slots], bool]


@cache
def _places(pattern: str) -> tuple[tuple[frozenset[str], bool], ...]:
    return tuple((frozenset(word.rstrip("?").split("|")), word.endswith("?")) for word in pattern.split())


@cache
def _beginnings(pattern: str) -> frozenset[str]:
    """The kinds of chunks with one of which a pattern begins where it takes any."""
    found: set[str] = set()
    for kinds, optional in _places(pattern):
        found |= kinds
        if not optional:
            break
    return frozenset(found)


def fits(pattern: str, chunks: Sequence[Chunk], start: int = 0) -> tuple[int, Slots] | None:
    """Fit a pattern to chunks from a place on.

    Args:
        pattern: see the module's text.
        chunks: the chunks.
        start: where it must begin.

    Returns:
        The place behind it and what each of its places holds (None for what is missing), or None.
    """
    return _fit(_places(pattern), chunks, start, 0, ())


def _fit(
    places: tuple[tuple[frozenset[str], bool], ...],
    chunks: Sequence[Chunk],
    at: int,
    place: int,
    slots: Slots,
) -> tuple[int, Slots] | None:
    if place == len(places):
        return at, slots
    kinds, optional = places[place]
    if at < len(chunks) and chunks[at].kind in kinds:
        found = _fit(places, chunks, at + 1, place + 1, (*slots, chunks[at]))
        if found is not None:
            return found
    return _fit(places, chunks, at, place + 1, (*slots, None)) if optional else None


def cover(line: Line, chunks: Sequence[Chunk], frames: Sequence[Frame]) -> list[Chunk]:
    """Read chunks sentence by sentence from left to right, each by the first frame that fits.

    Args:
        line: the question.
        chunks: its chunks.
        frames: frames, the most particular first.

    Returns:
        The chunks that no frame took.
    """
    return [
        chunk
        for _, sentence in groupby(chunks, lambda c: line.tokens[c.tokens[0]].sentence)
        for chunk in _cover(list(sentence), frames)
    ]


def _cover(chunks: Sequence[Chunk], frames: Sequence[Frame]) -> list[Chunk]:
    left: list[Chunk] = []
    at = 0
    while at < len(chunks):
        kind = chunks[at].kind
        for frame in frames:
            if kind not in _beginnings(frame.pattern):
                continue
            found = fits(frame.pattern, chunks, at)
            if found is not None and found[0] > at and frame.read(found[1]):
                at = found[0]
                break
        else:
            left.append(chunks[at])
            at += 1
    return left
