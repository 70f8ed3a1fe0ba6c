"""What is asked of things and players whose state is counted: dies, stays, loses, which are kept."""

from __future__ import annotations

from collections.abc import Sequence

from subrule.engine.events import Question
from subrule.engine.facts import Fact
from subrule.understanding.line import Line
from subrule.understanding.measures_cover import Frame, Slots
from subrule.understanding.measures_told import Told
from subrule.understanding.measures_words import Chunk
from subrule.understanding.small_words import fold, table

_S = "E|IT|HE"


class Asking:
    """Frames that ask something, bound to one question.

    Attributes:
        line: the question.
        told: what has been read, given the question by a frame.
        frames: the frames, the most particular first.
    """

    def __init__(self, line: Line, told: Told) -> None:
        self.line, self.told = line, told
        self.frames: Sequence[Frame] = (
            Frame("WHO CHOOSE WHICH? ONEOF? OF? N? E? STAY?", self._who_chooses),
            Frame("WHO LOSE|LOSEGAME GAME?", self._who_loses),
            Frame("CAN? P? CAN? IT|HE? RESPOND TO? IT?", self._may_respond),
            Frame("P? STAY ZONE", self._left_out),
            Frame("P? MUST SAC E|IT? TO|IN? IT?", self._goes),
            Frame("WITH|HAVE? WHICH|HOWMANY COUNTER|CTR IT|HE? END|STAY|HAVE HAVE? IT?", self._counters_left),
            Frame("IT? HE? STAY WHICH LIKE? COUNTER", self._counters_left),
            Frame("BE? LEGENDRULE P? GO? TO? IN? DO|DEAL|COST? P? LOSE|COST ONEOF", self._one_goes),
            Frame("BE? LEGENDRULE P? GO? TO? COST P? ONEOF", self._one_goes),
            Frame(
                "ANY|ONEOF|N? ALL? P? MUST P? IN? PUT|SAC|LOSE|LEAVE|GO IN? ONEOF|HIS|N|E? HIS? IN|TO? ZONE?",
                self._one_goes,
            ),
            Frame("P? LOSE|SAC|PUT ONEOF IN|TO? ZONE?", self._one_goes),
            Frame("ONEOF DIE|LEAVE|GO TO|IN? ZONE?", self._one_goes),
            Frame("CAN P? PUT|RETURN|GO E|IT? BACK? IN|TO? MY|HIS|IT? ZONE", self._may_return),
            Frame("CAN? P? CAN? STAY|HAVE HAVE? ALL", self._all_stay),
            Frame("ALL STAY IN|ON? ZONE?", self._all_stay),
            Frame("STAY ALL IN|ON? ZONE?", self._all_stay),
            Frame(f"{_S}? KW STAY {_S}? ALIVE", self._survives),
            Frame(f"{_S}? STAY ALIVE", self._survives),
            Frame(f"{_S}? BY? BE? KW? SURVIVE {_S}? BY? BE? KW?", self._survives),
            Frame(f"BE? HAVE? {_S} BE? DEAD|DIE|ALIVE IT?", self._dies),
            Frame("BE? HAVE? DIE|DEAD E|IT?", self._dies),
            Frame(f"BE? HAVE? {_S}? HAVE? BE? IT? DESTROY E|IT?", self._destroyed),
            Frame(f"{_S}? BE? GO|LEAVE|END|PUT|BE IT? IN? TO? IN? ZONE", self._in_zone),
            Frame(f"{_S}? STAY IT? IN? ON? MY? ZONE?", self._stays),
            Frame(f"{_S}? RETURN IT? IN|ON|TO? ZONE?", self._returns),
            Frame("CAN P? RETURN? CAST E|IT? NEXT|COME?", self._in_hand),
            Frame("P? CAN RETURN? CAST E|IT? NEXT|COME?", self._in_hand),
            Frame("WHICH? HAVE|BE? P|HE|IT? HAVE|BE? LOSE|LOSEGAME HE|IT? GAME?", self._loses),
            Frame("BE? P? BE? DEAD|DIE|OUT", self._loses),
            Frame("P? STAY|BE? OUT|LOSEGAME", self._loses),
            Frame(f"WH TO? {_S}?", self._what_happens),
        )

    def _thing(self, chunk: Chunk | None) -> str:
        found = self.told.of(chunk)
        if len(found) != 1:
            self.told.doubts.append("which thing is asked about")
            return ""
        return found[0]

    def _ask(self, kind: str, *arguments: tuple[str, str]) -> bool:
        if self.told.question is not None:
            self.told.doubts.append("two questions")
        self.told.question = Question(kind, arguments)
        return True

    def _of_thing(self, kind: str, slots: Slots, *more: tuple[str, str]) -> bool:
        named = [s for s in slots if s is not None and s.kind in ("E", "IT", "HE")]
        self.told.focus = (subject,) if (subject := self._thing(named[0] if named else None)) else ()
        keywords = [s for s in slots if s is not None and s.kind == "KW"]
        if not subject:
            return True
        if any(self.told.things[subject].fields.get(str(k.value)) is not True for k in keywords):
            self.told.doubts.append("a keyword that it does not have")
        return self._ask(kind, ("object", subject), *more)

    # -- things ------------------------------------------------------------------------------------

    def _dies(self, slots: Slots) -> bool:
        alive = any(s is not None and s.kind == "ALIVE" for s in slots)
        return self._of_thing("on_battlefield" if alive else "dies", slots)

    def _destroyed(self, slots: Slots) -> bool:
        return self._of_thing("destroyed", slots)

    def _survives(self, slots: Slots) -> bool:
        return self._of_thing("on_battlefield", slots)

    def _stays(self, slots: Slots) -> bool:
        zone = slots[-1]
        if zone is not None and zone.value != "battlefield":
            return self._of_thing("in_zone", slots, ("zone", zone.value))
        group = self.told.of(slots[0])
        if len(group) > 1:
            return self._group("all_stay", group)
        return self._of_thing("on_battlefield", slots)

    def _returns(self, slots: Slots) -> bool:
        zone = slots[-1]
        if zone is not None and zone.value != "battlefield":
            return False
        subject = self.told.it()
        if not any(self.told.things[i].fields.get("trigger") for i in subject):
            return False
        return self._of_thing("on_battlefield", slots)

    def _in_zone(self, slots: Slots) -> bool:
        zone = slots[-1]
        if zone is None or zone.value not in ("graveyard", "battlefield"):
            return False
        return self._of_thing("in_zone", slots, ("zone", zone.value))

    def _in_hand(self, slots: Slots) -> bool:
        if not any(e.kind == "leaves" and e.to == ("hand",) for _, e in self.told.events):
            return False
        return self._of_thing("in_zone", slots, ("zone", "hand"))

    def _counters_left(self, slots: Slots) -> bool:
        named = [s for s in slots if s is not None and s.kind == "IT"]
        subject = self._thing(named[0] if named else None)
        return self._ask("counters_left", ("object", subject)) if subject else True

    def _what_happens(self, slots: Slots) -> bool:
        if slots[2] is None:
            self.told.becomes = True
            return True
        return self._what_becomes(slots[2])

    def finish(self) -> None:
        """Ask what happens, once it is known to what."""
        if self.told.becomes and self.told.question is None:
            self._what_becomes(None)

    def _what_becomes(self, chunk: Chunk | None) -> bool:
        if chunk is None and not self.told.focus and self.told.players:
            return self._ask("who_loses")
        group = self.told.of(chunk)
        if not group:
            self.told.doubts.append("which thing is asked about")
            return True
        if len(group) > 1:
            return self._ask("what_becomes", *(("objects", g) for g in group))
        return self._ask("what_happens", ("object", group[0]))

    def _may_return(self, slots: Slots) -> bool:
        zone = slots[-1]
        if zone is None or zone.value != "command":
            return False
        return self._of_thing("may_return", slots)

    # -- several -----------------------------------------------------------------------------------

    def _group(self, kind: str, group: Sequence[str] = ()) -> bool:
        names = tuple(group) or tuple(self.told.things)
        if len(names) < 2:
            self.told.doubts.append("one of how many")
            return True
        return self._ask(kind, *(("objects", name) for name in names))

    def _one_goes(self, slots: Slots) -> bool:
        zone = slots[-1]
        if zone is not None and zone.kind == "ZONE" and zone.value != "graveyard":
            return False
        named = [
            s for s in slots if s is not None and s.kind in ("ANY", "ONEOF", "HIS", "N", "LEGENDRULE", "ZONE")
        ]
        return bool(named) and self._group("any_leaves")

    def _all_stay(self, slots: Slots) -> bool:
        zone = slots[-1]
        if zone is not None and zone.kind == "ZONE" and zone.value != "battlefield":
            return False
        return self._group("all_stay")

    def _goes(self, slots: Slots) -> bool:
        subject = self._thing(slots[3])
        if not subject:
            return True
        if "saga" not in (self.told.things[subject].fields.get("subtypes") or ()):
            return False
        return self._ask("any_leaves", ("objects", subject))

    def _who_chooses(self, slots: Slots) -> bool:
        for thing in slots:
            if thing is not None and thing.kind == "E":
                self.told.refer(thing.value)
        if not self.told.things:
            return False
        return self._ask("who_chooses", ("object", next(iter(self.told.things))))

    # -- players -----------------------------------------------------------------------------------

    def _loses(self, slots: Slots) -> bool:
        for name, fields in self.told.players.items():
            drew = any(e.kind == "draw" and e.subject == name for _, e in self.told.events)
            if fields.get("library") == 0 and not drew:
                self.told.offered.append((Fact(name, "drew_from_empty"), (True, False)))
        player = next((s for s in slots if s is not None and s.kind == "P"), None)
        if player is not None:
            return self._ask("loses", ("player", str(player.value)))
        verb = next((s for s in slots if s is not None and s.kind not in ("HE", "IT")), None)
        assert verb is not None
        if self.told.player_focus == "opponent" and set(self.told.players) == {"opponent"}:
            return self._ask("loses", ("player", "opponent"))
        text = fold(self.line.tokens[verb.tokens[0]].text)
        if self.line.language == "es" and text.split(" ")[0] in table("es", "first_person"):
            return self._ask("loses", ("player", "you"))
        return False

    def _left_out(self, slots: Slots) -> bool:
        """Spanish "fuera de la partida" is also a name of exile; players do not go there."""
        zone = slots[-1]
        if zone is None or "partida" not in fold(self.line.tokens[zone.tokens[0]].text):
            return False
        return self._loses(slots)

    def _who_loses(self, _slots: Slots) -> bool:
        return self._ask("who_loses")

    def _may_respond(self, _slots: Slots) -> bool:
        if self.told.focus:
            return self._ask("may_respond", ("object", self.told.focus[0]))
        if len(self.told.players) == 1:
            return self._ask("may_respond", ("player", next(iter(self.told.players))))
        self.told.doubts.append("respond to what")
        return True
