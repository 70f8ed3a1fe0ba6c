"""Reading questions about state-based actions: what players, creatures and other permanents come to.

The words become chunks (:mod:`subrule.understanding.measures_chunks`); frames that tell something
(:mod:`subrule.understanding.measures_story`) and one frame that asks something
(:mod:`subrule.understanding.measures_questions`) must cover all of them, else there is no reading.
"""

from __future__ import annotations

from subrule.engine.scenario import Scenario
from subrule.understanding.clauses import asked_clause, other_questions
from subrule.understanding.line import Line
from subrule.understanding.measures_chunks import chunks
from subrule.understanding.measures_cover import cover
from subrule.understanding.measures_questions import Asking
from subrule.understanding.measures_quoted import Quoted
from subrule.understanding.measures_story import Story
from subrule.understanding.measures_told import Told
from subrule.understanding.small_words import fold
from subrule.understanding.things import ATTACHMENTS


def read_measures(line: Line) -> tuple[Scenario, ...]:
    """Read a question about state-based actions.

    Args:
        line: the question.

    Returns:
        The scenarios it may mean, or nothing if it is about something else or not wholly understood.
    """
    for asked_first in (False, True):
        told = tell(line, asked_first=asked_first)
        found = told.scenarios() if told is not None else ()
        if found:
            return found
    return ()


def tell(line: Line, *, asked_first: bool = False) -> Told | None:
    """Read everything a question tells and asks.

    Args:
        line: the question.
        asked_first: whether the clause that asks is read before what is told ("does a 3/3 die if it …").

    Returns:
        What was read, doubts included; None if it is about attachments, which others read.
    """
    if line.has(*ATTACHMENTS, quoted=None):
        return None
    told = Told()
    if other_questions(line):
        told.doubts.append("two questions")
    if any(word in fold(line.text) for word in _ONE_TURN[line.language]):
        told.one_turn = True
    asked = asked_clause(line)
    if any(line.tokens[i].has_first("time.end_of_turn") and _ends(line.tokens[i].text) for i in asked):
        told.doubts.append("at the end of the turn")
    story, asking = Story(line, told), Asking(line, told)
    outside = [i for i, t in enumerate(line.tokens) if i not in asked or t.quoted]
    parts = [
        (chunks(line, outside), (*Quoted(line, told).frames, *story.frames)),
        (chunks(line, sorted(asked)), (*asking.frames, *story.frames)),
    ]
    for words, frames in reversed(parts) if asked_first else parts:
        told.doubts += [f"unread: {c.kind}" for c in cover(line, words, frames)]
    asking.finish()
    if told.question is None:
        told.doubts.append("no question")
    elif not told.events and not told.players and not any(_matters(n.fields) for n in told.things.values()):
        told.doubts.append("nothing told")
    return told


_ONE_TURN = {
    "en": ("same turn", "this turn", "this combat", "in response"),
    "es": ("mismo turno", "este turno", "este combate", "en respuesta"),
    "fr": ("meme tour", "ce tour", "ce combat", "en reponse"),
}


def _ends(text: str) -> bool:
    """Whether words for the end of a turn do not only mean "this turn"."""
    return not fold(text).startswith(("this", "este", "ce "))


def _matters(fields: dict[str, object]) -> bool:
    """Whether what is said of a thing may move it by itself."""
    return (
        any(key in fields for key in ("damage", "counters", "supertypes", "chapters", "token"))
        or fields.get("toughness") == 0
    )
