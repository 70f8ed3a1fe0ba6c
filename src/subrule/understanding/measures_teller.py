"""What every frame that tells something needs: which thing, which player, how many."""

from __future__ import annotations

from subrule.understanding.line import Line
from subrule.understanding.measures_cover import Slots
from subrule.understanding.measures_told import Told
from subrule.understanding.measures_words import Chunk
from subrule.understanding.small_words import fold, table


class Teller:
    """What frames have in common, bound to one question.

    Attributes:
        line: the question.
        told: what has been read.
    """

    def __init__(self, line: Line, told: Told) -> None:
        self.line, self.told = line, told

    def _sentence(self, slots: Slots) -> int:
        first = next(s for s in slots if s is not None)
        return self.line.tokens[first.tokens[0]].sentence

    def _text(self, chunk: Chunk) -> str:
        return fold(self.line.tokens[chunk.tokens[0]].text)

    def _thing(self, chunk: Chunk | None) -> str:
        found = self.told.of(chunk)
        if len(found) != 1:
            self.told.doubts.append("which thing")
            return ""
        return found[0]

    def who(self, chunk: Chunk | None, verb: Chunk) -> str:
        """The player a verb is about: named, or told by a Spanish first person."""
        if chunk is not None:
            return str(chunk.value)
        words = self._text(verb).split()
        if self.line.language == "es" and (words[0] == "me" or words[0] in table("es", "first_person")):
            return "you"
        if self.told.player_focus and not (self.line.language == "es" and self.told.player_focus == "you"):
            return self.told.player_focus
        self.told.doubts.append("who")
        return "you"

    def one(self, number: Chunk | None, thing: Chunk) -> int | None:
        """The number said, or one where "a" stands before a thing in the singular."""
        if number is not None:
            return int(number.value)
        return 1 if self.line.is_indefinite(thing.tokens[0]) else None

    def _nothing(self, _slots: Slots) -> bool:
        return True
