"""Agreement: whether the likeliest meanings of a question end alike, and surely enough to be answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from subrule.engine.ruling import Ruling
from subrule.understanding.likeness import NEEDED, Likely
from subrule.understanding.reading import Reading

Essence = tuple[object, ...]


@dataclass(slots=True)
class Group:
    """Meanings that end alike.

    Attributes:
        reading: the likeliest of them; None for something else.
        verdict: what the engine says of them; empty for something else.
        chance: of all of them together, 0 to 1.
    """

    reading: Reading | None
    verdict: str = ""
    chance: float = 0.0


def essence(reading: Reading, ruling: Ruling | None) -> Essence:
    """Give what two readings must share to agree: verdict, what decides it, and what happens.

    Args:
        reading: a reading.
        ruling: the engine's ruling on its scenario; None for a look-up.
    """
    if ruling is None:
        return ("explained", reading.lookup)
    steps = tuple((s.kind, s.player) for s in ruling.steps) if ruling.verdict == "outcome" else ()
    return (ruling.verdict, ruling.decisive, steps)


def agreed(meanings: Iterable[Likely], rule_on: Callable[[Reading], Ruling | None]) -> tuple[Reading, ...]:
    """Give the reading on which the likeliest meanings agree.

    The chances of situations that end alike are added up; what the engine leaves undecided counts as
    something else, and so do rules that are asked for.

    Args:
        meanings: what the question may be about, best first.
        rule_on: gives the engine's ruling on a reading, None for a look-up.

    Returns:
        The likeliest reading of those that end alike, alone; nothing if none is sure enough.
    """
    best = likeliest(meanings, rule_on)
    if best is None or best.reading is None or round(best.chance, 3) < NEEDED[best.verdict]:
        return ()
    return (best.reading,)


def likeliest(meanings: Iterable[Likely], rule_on: Callable[[Reading], Ruling | None]) -> Group | None:
    """Give the likeliest group of meanings that end alike; see :func:`agreed`."""
    groups: dict[Essence, Group] = {}
    for meaning in meanings:
        ends, group = _group(meaning, rule_on)
        groups.setdefault(ends, group).chance += meaning.chance
    return max(groups.values(), key=lambda g: g.chance, default=None)


def _group(meaning: Likely, rule_on: Callable[[Reading], Ruling | None]) -> tuple[Essence, Group]:
    if meaning.kind != "situation" or meaning.reading is None:
        return ("other",), Group(None)
    ruling = rule_on(meaning.reading)
    if ruling is None or ruling.verdict not in NEEDED:
        return ("other",), Group(None)
    return essence(meaning.reading, ruling), Group(meaning.reading, ruling.verdict)
