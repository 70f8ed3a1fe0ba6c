"""Clauses of a question about combat: which tell, which state an opinion, and which one asks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from subrule.understanding.combat_things import Doubt
from subrule.understanding.combat_words import VERBS, Piece
from subrule.understanding.line import Line

_CONNECTORS: Final = ("AND", "BUT", "IF", "BECAUSE")
_ASKS: Final = frozenset({"OPEN", "CAN", "CANI", "DOES", "HOWMANY", "WHO", "WHICH", "WHAT", "MUST"})
PLAYERS: Final = frozenset(
    {"I", "CANI", "OPP", "PERSON", "HE", "PLAYER", "SOMEONE", "ACTIVE", "DEFENDER"},
)


@dataclass(slots=True)
class Clause:
    """A part of a sentence with at most a few verbs.

    Attributes:
        pieces: its pieces.
        sentence: index of its sentence.
        lead: kind of the word that leads it in, ``""`` if none.
        comma: whether a comma or the like stands in front.
        asked: whether it is the one that asks.
        opinion: whether it tells what somebody says or thinks.
        joined: whether several creatures together do what it tells.
    """

    pieces: list[Piece]
    sentence: int
    lead: str = ""
    comma: bool = False
    asked: bool = False
    opinion: bool = False
    joined: bool = False

    def has(self, *kinds: str) -> bool:
        """Whether it holds a piece of one of the kinds."""
        return any(p.kind in kinds for p in self.pieces)

    def verbs(self) -> list[int]:
        """Places of its verbs."""
        return [i for i, p in enumerate(self.pieces) if p.kind in VERBS]


def clauses(line: Line, words: list[Piece]) -> list[Clause]:
    """Split the pieces of a question into clauses and find the one that asks.

    Args:
        line: the question.
        words: its pieces, creatures joined.

    Raises:
        Doubt: if nothing asks, or several clauses do.
    """
    found: list[Clause] = []
    for sentence, inside in groupby(words, lambda p: p.sentence):
        split = _split(line, list(inside), sentence)
        if not line.sentences[sentence][2]:
            _opinions(split)
        found += split
    _ask(line, found)
    return found


def _split(line: Line, words: list[Piece], sentence: int) -> list[Clause]:
    found = [Clause([], sentence)]
    for place, piece in enumerate(words):
        before = line.text[words[place - 1].end if place else line.sentences[sentence][0] : piece.start]
        comma = bool(place) and bool(re.search(r"[,;:¿(–—]|\s-\s", before))
        if piece.kind in _CONNECTORS:
            found.append(Clause([], sentence, piece.kind, comma))
            piece.used = True
            continue
        if comma and found[-1].pieces:
            found.append(Clause([], sentence, "", comma))
        found[-1].pieces.append(piece)
    return _merged([c for c in found if c.pieces])


def _merged(split: list[Clause]) -> list[Clause]:
    """Join a clause without a verb of its own to what it continues or begins.

    "with a 2/2, a 3/3 and a 4/4" goes on; "my 2/2 and my 3/3 block" begins with two that do it.

    Raises:
        Doubt: where several creatures and one with something said behind it cannot be told apart.
    """
    found: list[Clause] = []
    for clause in split:
        last = found[-1] if found else None
        bare = not clause.verbs() and not clause.has(*_NO_LIST) and not _tells(clause)
        deed = last is not None and last.has("ATTACK", "BLOCK")
        if last is not None and deed and bare and clause.lead in ("", "AND") and clause.has("E"):
            last.pieces += clause.pieces
        elif (
            last is not None
            and _names_only(last)
            and clause.lead in ("", "AND")
            and clause.pieces[0].kind == "E"
        ):
            if clause.lead == "" and clause.pieces[0].value.indefinite:
                raise Doubt("what it is, or another")
            last.pieces += clause.pieces
            last.joined = True
        else:
            found.append(clause)
    return found


def _tells(clause: Clause) -> bool:
    """Whether it says of a creature what it has or is."""
    return any(p.kind == "E" and p.value.told for p in clause.pieces)


_NO_LIST: Final = ("CAN", "CANI", "DOES", "HOWMANY", "SAY", "N", "HAVE")


def _names_only(clause: Clause) -> bool:
    """Whether a clause holds nothing but creatures."""
    return clause.has("E") and all(p.kind in ("E", "ALL", "WORD", "MY", "HIS") for p in clause.pieces)


def _opinions(split: list[Clause]) -> None:
    for place, clause in enumerate(split):
        said = next((i for i, p in enumerate(clause.pieces) if p.kind == "SAY"), None)
        if said is None:
            continue
        behind = any(
            p.kind in VERBS or p.kind in ("KW", "CAN", "BE", "HAVE") for p in clause.pieces[said + 1 :]
        )
        behind = behind or place + 1 < len(split)
        for other in split[place:] if behind else split[: place + 1]:
            other.opinion = True
        return


def _ask(line: Line, found: list[Clause]) -> None:
    questions = [i for i, s in enumerate(line.sentences) if s[2] and any(c.sentence == i for c in found)]
    asking = [
        i
        for i in questions
        if any(c.verbs() or c.has("CAN", "CANI", "DAMAGE", "LIFE") for c in found if c.sentence == i)
    ]
    if len(asking) > 1:
        raise Doubt("two questions")
    if not asking:
        if questions or not found:
            raise Doubt("no question")
        asking = [found[-1].sentence]
        if not any(c.has(*_ASKS) for c in found if c.sentence == asking[0]):
            raise Doubt("no question")
    for clause in found:
        if clause.sentence in questions and clause.sentence not in asking:
            clause.opinion = True
    _one_of([c for c in found if c.sentence == asking[0]], line)


def _one_of(inside: list[Clause], line: Line) -> None:
    free = [c for c in inside if c.lead not in ("IF", "BECAUSE")]
    inverted = line.text.rfind("¿", *line.sentences[inside[0].sentence][:2])
    if inverted >= 0:
        behind = [c for c in free if c.pieces[0].start > inverted and (c.verbs() or c.has("CAN", "DAMAGE"))]
        chosen = behind[:1]
    else:
        chosen = [
            c for c in free if c.has(*_ASKS) and (c.verbs() or c.has("CAN", "CANI", "MUST", "DAMAGE", "LIFE"))
        ]
        if not chosen:
            chosen = [c for c in free if c.verbs() or c.has("DAMAGE")][-1:]
        later = [c for c in chosen[1:] if c.verbs()]
        if later:
            raise Doubt("two questions")
    if not chosen:
        raise Doubt("no question")
    chosen[0].asked = True
    place = inside.index(chosen[0])
    for clause in inside[place + 1 :]:
        if clause.lead in ("", "AND", "BUT") and (clause.verbs() or clause.has("CAN")):
            raise Doubt("two questions")
