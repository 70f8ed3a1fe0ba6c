"""Agreement: which of the meanings that a question may have ends how, and whether one is sure enough.

A meaning brings facts and a question of its own. The player may ask the opposite of that question, so a
situation that is answered with yes or no stands for two candidates. Their chances come from
:mod:`subrule.answering.weighing`; candidates that end alike are one, as sure as the surest of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from subrule.engine.ruling import Ruling, Verdict
from subrule.understanding.asked import opposite_of, sense_of
from subrule.understanding.likeness import Likely
from subrule.understanding.reading import Reading

Essence = tuple[object, ...]

NEEDED: Final[Mapping[str, float]] = {"yes": 0.79, "no": 0.79, "outcome": 0.78, "depends": 0.55}
"""The chance that a candidate needs to be answered, by its verdict (docs/reading.md)."""

PERHAPS: Final = 0.35
"""The chance from which on a situation is offered where none is sure enough to be answered."""

MOST_SITUATIONS: Final = 15
"""How many of the likeliest situations are candidates."""

_TURNED: Final[Mapping[Verdict, Verdict]] = {"yes": "no", "no": "yes"}


@dataclass(frozen=True, slots=True)
class Candidate:
    """One way in which a question may be meant and would be answered.

    Attributes:
        meaning: the situation.
        reading: its scenario, with the question turned round where the opposite is asked.
        verdict: what the engine says of it.
        sense: the sense in which it is asked (:mod:`subrule.understanding.asked`).
        opposite: whether the opposite of the situation's own question is asked.
        ends: what candidates share that end alike.
        decisive: numbers of the rules that decide, those of every branch included.
    """

    meaning: Likely
    reading: Reading
    verdict: Verdict
    sense: str
    opposite: bool
    ends: Essence
    decisive: frozenset[str] = frozenset()


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


def candidates(
    meanings: Iterable[Likely], rule_on: Callable[[Likely], Ruling | None]
) -> tuple[Candidate, ...]:
    """Give the ways in which a question may be meant, the likeliest situation first.

    Args:
        meanings: what it may be about, best first.
        rule_on: gives the engine's ruling on a situation.

    Returns:
        At most two for each of ``MOST_SITUATIONS``; none for what the engine leaves undecided.
    """
    found: list[Candidate] = []
    situations = 0
    for meaning in meanings:
        reading = meaning.reading
        if meaning.kind != "situation" or reading is None or reading.scenario is None:
            continue
        ruling = rule_on(meaning)
        if ruling is None or ruling.verdict not in NEEDED:
            continue
        situations += 1
        if situations > MOST_SITUATIONS:
            break
        sense = sense_of(reading.scenario.question)
        decisive = frozenset({*ruling.decisive, *(n for b in ruling.branches for n in b.ruling.decisive)})
        ends = essence(reading, ruling)
        found.append(Candidate(meaning, reading, ruling.verdict, sense, False, ends, decisive))
        other = opposite_of(sense)
        if other and ruling.verdict in _TURNED:
            found.append(_turned(found[-1], other))
    return tuple(found)


def _turned(candidate: Candidate, sense: str) -> Candidate:
    reading, scenario = candidate.reading, candidate.reading.scenario
    assert scenario is not None
    question = replace(scenario.question, opposite=not scenario.question.opposite)
    verdict = _TURNED[candidate.verdict]
    return replace(
        candidate,
        reading=replace(reading, scenario=replace(scenario, question=question)),
        verdict=verdict,
        sense=sense,
        opposite=True,
        ends=(verdict, *candidate.ends[1:]),
    )


def surest(weighed: Iterable[tuple[Candidate, float]]) -> tuple[Candidate, float] | None:
    """Give the candidate with the best chance, the first of equals; None if there is none."""
    best: tuple[Candidate, float] | None = None
    for candidate, chance in weighed:
        if best is None or chance > best[1]:
            best = candidate, chance
    return best


def agreed(weighed: Iterable[tuple[Candidate, float]]) -> tuple[Reading, ...]:
    """Give the reading that is sure enough to be answered.

    Args:
        weighed: candidates with their chances.

    Returns:
        The surest one's reading, alone; nothing if it is not sure enough.
    """
    best = surest(weighed)
    if best is None or best[1] < NEEDED[best[0].verdict]:
        return ()
    return (best[0].reading,)
