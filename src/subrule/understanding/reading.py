"""Readings: what a question may mean, as scenarios the engine can rule on or rules to be shown.

Facts, roles and the question asked are read, not verdicts. A reading is given only when every word of
the question that means something in the game is accounted for; otherwise the doubt is kept and said.
"""

from __future__ import annotations

from dataclasses import dataclass

from subrule.engine.scenario import Scenario
from subrule.lexicon import Lexicon
from subrule.understanding.attachments import read_attachments
from subrule.understanding.language import language_of
from subrule.understanding.line import Line, make_line
from subrule.understanding.linking import read_linked
from subrule.understanding.lookups import read_lookup
from subrule.understanding.measures import read_measures
from subrule.understanding.spells import read_spells


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to understand a question.

    Attributes:
        scenario: facts, roles and question; None for a look-up.
        lookup: for a look-up: the reference numbers whose text answers it.
        likened: whether it was named by likeness and not read word by word.
    """

    scenario: Scenario | None
    lookup: tuple[str, ...] = ()
    likened: bool = False


@dataclass(frozen=True, slots=True)
class Understanding:
    """What was understood of a question.

    Attributes:
        language: the question's language.
        readings: the readings, best first; empty if there is none that accounts for the question.
        doubt: message id of the reason why there is none.
        line: the question token by token, with what was used.
    """

    language: str
    readings: tuple[Reading, ...]
    doubt: str = ""
    line: Line | None = None


def understand(question: str, lexicon: Lexicon, language: str | None = None) -> Understanding:
    """Read a question.

    Args:
        question: free text.
        lexicon: the game words.
        language: the question's language; found out if None.

    Returns:
        The readings, or the doubt.
    """
    spoken = language or language_of(question)
    line = make_line(question, lexicon, spoken)
    lookup = read_lookup(line, lexicon)
    if lookup:
        return Understanding(spoken, (Reading(None, lookup),), line=line)
    scenarios = read_attachments(line) or read_spells(line) or read_linked(line) or read_measures(line)
    readings = tuple(Reading(s) for s in scenarios)
    return Understanding(spoken, readings, "" if readings else "not-understood", line)
