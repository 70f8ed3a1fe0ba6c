"""Quoted card text that draws cards or gains life, and who resolves or has it."""

from __future__ import annotations

from collections.abc import Sequence

from subrule.engine.events import Event
from subrule.understanding.line import Line
from subrule.understanding.measures_chunks import Noun, chunks
from subrule.understanding.measures_cover import Frame, Slots, fits
from subrule.understanding.measures_told import Told
from subrule.understanding.measures_words import Chunk

_DRAWS = "DRAW N CARD SHUFFLE MY ZONE IN|TO? MY ZONE"
_GAINS = "P? DEAL|GAIN|DEALT DMG? P? GAIN N LIFE"


class Quoted:
    """Frames that tell of quoted text, bound to one question.

    Attributes:
        line: the question.
        told: what has been read.
        frames: the frames.
    """

    def __init__(self, line: Line, told: Told) -> None:
        self.line, self.told = line, told
        quoted = [i for i, t in enumerate(line.tokens) if t.quoted]
        self.text = chunks(line, quoted, quoted=True)
        self.read = not self.text
        if quoted:
            self.told.doubts.append("quoted text")
        self.frames: Sequence[Frame] = (
            Frame("P? RESOLVE", self._resolves),
            Frame("E GIVE|SAY", self._says),
            Frame("P? RETURN? HAVE ZONE", self._has_a_library_again),
        )

    def _done(self) -> bool:
        self.told.doubts.remove("quoted text")
        self.text = []
        return True

    def _resolves(self, slots: Slots) -> bool:
        verb = slots[1]
        if verb is None or not self.text:
            return False
        found = fits(_DRAWS, self.text)
        if found is None or found[0] != len(self.text):
            return False
        number = self.text[1].value
        self.told.events.append(
            (self.line.tokens[verb.tokens[0]].sentence, Event("draw", "you", changes=(("amount", number),)))
        )
        return self._done()

    def _has_a_library_again(self, slots: Slots) -> bool:
        zone = slots[-1]
        drawn = any(e.kind == "draw" for _, e in self.told.events)
        return zone is not None and zone.value == "library" and drawn

    def _says(self, slots: Slots) -> bool:
        thing: Chunk | None = slots[0]
        if thing is None or not self.text or not self.told.events:
            return False
        found = fits(_GAINS, self.text)
        if found is None or found[0] != len(self.text):
            return False
        noun: Noun = thing.value
        before = self.told.focus
        names = self.told.refer(noun)
        self.told.focus = before
        number = found[1][-2]
        if len(names) != 1 or number is None:
            return False
        sentence, last = self.told.events[-1]
        details = (("life", number.value),)
        self.told.events.append((sentence, Event("trigger", names[0], "you", changes=details)))
        del last
        return self._done()
