"""What is told of a combat, clause by clause: facts, and what happens before the damage."""

from __future__ import annotations

from typing import Any, Final

from subrule.engine.events import Event
from subrule.engine.keywords import NAMED, OF_FIELDS
from subrule.understanding.combat_clauses import PLAYERS, Clause
from subrule.understanding.combat_fights import Fights
from subrule.understanding.combat_meant import NOBODY
from subrule.understanding.combat_things import READ_KEYWORDS, Doubt
from subrule.understanding.combat_words import VERBS, Piece
from subrule.understanding.small_words import table

_GONE: Final = {
    "KILL": "graveyard",
    "SACRIFICE": "graveyard",
    "DIE": "graveyard",
    "EXILE": "exile",
    "BOUNCE": "hand",
    "RETURN": "hand",
}
"""What makes a creature go → where it goes."""


class Story(Fights):
    """The course of a combat, clause by clause."""

    # -- clauses -----------------------------------------------------------------------------------

    def tell(self, clause: Clause) -> None:
        """Read a clause that tells something.

        Args:
            clause: the clause.

        Raises:
            Doubt: if something in it that matters is not understood.
        """
        if self._nobody_does(clause):
            return
        for place in clause.verbs():
            piece = clause.pieces[place]
            if piece.used:
                continue
            if piece.kind == "GAIN" and clause.pieces[place + 1 : place + 2]:
                following = clause.pieces[place + 1]
                if following.kind in _GONE and self.text_of(following).endswith(("ed", "d")):
                    piece.used = True
                    continue
            reader = getattr(self, f"_{piece.kind.lower()}", None)
            if reader is not None and reader(clause, place):
                piece.used = True
        self._attributes(clause)

    def _nobody_does(self, clause: Clause) -> bool:
        """Whether it says that nothing else happens: "nobody does anything"."""
        nobody = any(p.kind == "SOMEONE" and self.text_of(p) in NOBODY for p in clause.pieces)
        if not nobody or clause.has("E", "KW", "BLOCK", "ATTACK", "UNBLOCKED"):
            return False
        for piece in clause.pieces:
            piece.used = True
        return True

    def _attributes(self, clause: Clause) -> None:
        """Read what a clause says of creatures and players beside what its verbs say."""
        for place, piece in enumerate(clause.pieces):
            if piece.kind == "E" and not piece.used and self._none_such(clause, place):
                continue
            if piece.kind == "E" and not piece.used and self._same(clause, place):
                continue
            if piece.kind == "E" and not piece.used:
                self.of(piece, owner=self._holder(clause, place))
            elif piece.kind == "IT" and not piece.used and (said := piece.value).pronoun:
                if said.keywords or said.tapped is not None or said.sick is not None or said.counters:
                    self._said_of_it(piece)
                piece.used = True
            elif piece.kind == "N" and not piece.used and self._at_life(clause, place):
                continue
            elif piece.kind == "LIFE":
                self._life_told(clause, place)
            elif piece.kind in ("KW", "TAPPED", "UNTAPPED", "SICK") and not piece.used:
                self._said_alone(clause, place)

    def _none_such(self, clause: Clause, place: int) -> bool:
        """Whether it is said that somebody has none: "he has no other creatures"."""
        piece, before = clause.pieces[place], clause.pieces[max(0, place - 4) : place]
        none = [p for p in before if p.kind == "NOT"]
        has = any(p.kind == "HAVE" for p in clause.pieces[:place])
        if not none or not has or (piece.value.number == 1 and not piece.value.indefinite):
            return False
        for other in none:
            other.used = True
        piece.used = True
        return True

    def _holder(self, clause: Clause, place: int) -> str:
        """Whose a creature is by "I have", "tengo", "j'ai" in front of it."""
        before = clause.pieces[:place]
        has = [p for p in before if p.kind in ("HAVE", "GAIN")]
        if not clause.verbs() and any(p.kind == "ME" and self.text_of(p) in ("moi", "me") for p in before):
            return "you"
        if not has or clause.pieces[place].value.owner:
            return ""
        if any(w in table(self.line.language, "told_of_oneself") for p in has for w in [self.text_of(p)]):
            return "you"
        if self.line.language == "fr" and any(
            p.kind == "IT" and self.text_of(p) in ("il", "elle") for p in before
        ):
            return "opponent" if not any(p.kind == "E" for p in before) else ""
        return next((self.person(p) for p in reversed(before) if p.kind in PLAYERS), "")

    def _same(self, clause: Clause, place: int) -> bool:
        """Whether it is said what a creature is: "my guy is a 2/2", "it's a 3/3 flier"."""
        mention = clause.pieces[place].value
        before = [p for p in clause.pieces[:place] if p.kind in ("E", "IT", "BE") or p.kind in VERBS]
        short = (
            place
            and clause.pieces[place - 1].kind == "IT"
            and self.text_of(clause.pieces[place - 1]) == "it's"
        )
        if not mention.indefinite or (not short and [p.kind for p in before[-2:]][1:] != ["BE"]):
            return False
        of = before[-1] if short else before[-2] if len(before) > 1 else None
        if of is None or of.kind not in ("E", "IT"):
            return False
        names = self.of(of) if of.kind == "E" else self.last
        if len(names) != 1 or not self.cast.may_be(mention, names[0]):
            raise Doubt("what it is")
        self.named[clause.pieces[place].start] = names
        self.cast.learn(names[0], mention)
        clause.pieces[place].used = of.used = True
        return True

    def _said_of_it(self, piece: Piece) -> None:
        name = self._either()
        piece.used = True
        self.cast.learn(name, piece.value)

    def _either(self) -> str:
        """The creature of which something is said by a pronoun or nothing: each that it may be, in turn."""
        first = [n for n in self.last if len(self.last) == 1]
        known = first + [n for n in self.cast.known if n not in first]
        if not known:
            raise Doubt("which has it")
        return known[0] if len(known) == 1 else self.choices.pick(known)

    def _said_alone(self, clause: Clause, place: int) -> None:
        """A keyword without its creature: "no tiene prisa", "reach is enough"."""
        piece = clause.pieces[place]
        before = clause.pieces[max(0, place - 3) : place]
        negative = any(p.kind == "NOT" for p in before)
        if negative:
            for other in before:
                if other.kind == "NOT":
                    other.used = True
            if piece.kind != "KW":
                raise Doubt("a state that is denied")
            piece.used = True
            return
        if piece.kind == "KW" and any(piece.value in m.keywords for m in self.cast.known.values()):
            piece.used = True
            return
        has = any(p.kind in ("HAVE", "BE") for p in before)
        if has and piece.kind == "KW" and piece.value in READ_KEYWORDS:
            self.cast.known[self._either()].keywords.add(str(piece.value))
            piece.used = True
            return
        raise Doubt("said of nothing")

    def _at_life(self, clause: Clause, place: int) -> bool:
        """A life total told without the word: "I'm at 10"."""
        piece = clause.pieces[place]
        before = clause.pieces[:place]
        following = clause.pieces[place + 1].kind if place + 1 < len(clause.pieces) else ""
        being = [p for p in before if p.kind == "BE" or self.text_of(p) in ("i'm", "im")]
        if (
            not being
            or self.words_before(piece, 1) not in (["at"], ["a"])
            or following in ("LIFE", "DAMAGE", "CTR")
        ):
            return False
        subject = next((p for p in before if p.kind in PLAYERS), None)
        who = self.person(subject) if subject is not None else "you" if self.of_oneself(being[-1]) else ""
        if not who:
            return False
        self.life[who] = int(piece.value)
        piece.used = True
        return True

    def _life_told(self, clause: Clause, place: int) -> None:
        before = clause.pieces[place - 1] if place else None
        if before is None or before.kind != "N" or clause.has("GAIN", "LOSE", "GAINLIFE", "LOSELIFE", "TAKE"):
            raise Doubt("life")
        subject = next((p for p in clause.pieces[:place] if p.kind in PLAYERS), None)
        who = self.person(subject) if subject is not None else "you"
        if (
            subject is None
            and self.line.language == "es"
            and not any(self.of_oneself(p) for p in clause.pieces)
        ):
            raise Doubt("whose life")
        if not who or self.life.get(who, before.value) != before.value:
            raise Doubt("whose life")
        self.life[who] = int(before.value)
        before.used = clause.pieces[place].used = True

    # -- what happens to a creature ----------------------------------------------------------------

    def _patient(self, clause: Clause, verb: int) -> str:
        right = [p for p, lead in self.behind(clause, verb) if p.kind in ("E", "IT") and not lead]
        subject = self.subject(clause, verb)
        if right:
            names = self.of(right[0])
        elif self.clitic(clause.pieces[verb], clause):
            who = self.doer(clause, verb)[0]
            own = clause.pieces[verb].kind == "SACRIFICE"
            if subject is not None and subject.kind == "IT":
                subject.used = True
                who = who or "opponent"
            names = (self.it(owner=who),) if own and who else self.last
        elif subject is not None and subject.kind in ("E", "IT"):
            names = self.of(subject)
        else:
            raise Doubt("to which creature")
        if len(names) != 1:
            raise Doubt("to which creature")
        return names[0]

    def _in_combat(self, name: str) -> None:
        """What is called an attacker attacks, what is called a blocker blocks something."""
        role = self.cast.known[name].role
        if self.cast.attackers or not role:
            return
        if role == "attacker":
            self.attack_with((name,))
            return
        owner = self.cast.known[name].owner
        others = [n for n in self.cast.known if n != name]
        if len(others) > 1:
            raise Doubt("what it blocks")
        self.block(tuple(others), (name,), owner)

    def _kill(self, clause: Clause, verb: int) -> bool:
        piece = clause.pieces[verb]
        if clause.has("CAN", "CANI", "MUST", "WANT") or self.negated(clause, verb):
            raise Doubt("may be gone")
        if clause.has("AFTER") and not self.cast.attackers:
            raise Doubt("when it goes")
        name = self._patient(clause, verb)
        self._in_combat(name)
        if piece.kind in ("KILL", "DIE") and "indestructible" in self.cast.known[name].keywords:
            raise Doubt("indestructible")
        if piece.kind == "DIE" and not clause.has("BEFORE"):
            raise Doubt("when it dies")
        if self.cast.attackers and not (self.blocks or clause.has("BEFORE")):
            raise Doubt("when it goes")
        if name not in self.cast.attackers + self.cast.blockers:
            raise Doubt("gone before combat")
        self.events.append(Event("leaves", name, self.cast.known[name].owner or "you", (_GONE[piece.kind],)))
        return True

    _sacrifice = _exile = _bounce = _die = _kill

    def _return(self, clause: Clause, verb: int) -> bool:
        if not clause.has("HAND"):
            raise Doubt("returns where")
        for piece in clause.pieces:
            piece.used = piece.used or piece.kind == "HAND"
        return self._kill(clause, verb)

    def _tap(self, clause: Clause, verb: int) -> bool:
        if self.negated(clause, verb) and any("vigilance" in m.keywords for m in self.cast.known.values()):
            for other in clause.pieces:
                other.used = other.used or other.kind in ("ATTACK", "IT")
            return True
        if clause.has("CAN", "CANI", "MUST", "WANT") or self.negated(clause, verb):
            raise Doubt("may be tapped")
        name = self._patient(clause, verb)
        self._in_combat(name)
        if not self.cast.attackers and not self.cast.blockers:
            raise Doubt("tapped when")
        self.events.append(Event("changes", name, "", changes=(("tapped", True),)))
        return True

    def _give(self, clause: Clause, verb: int) -> bool:
        """A keyword or a bonus is given to a creature."""
        if clause.has("CAN", "CANI", "MUST") or self.negated(clause, verb):
            raise Doubt("may get it")
        behind = clause.pieces[verb + 1 :]
        given = [p for p in behind if p.kind == "KW" and not p.used]
        bonus = [p for p in behind if p.kind == "MOD" and not p.used]
        if not given and not bonus:
            right = [p for p in behind if p.kind == "E"]
            if clause.pieces[verb].kind == "GAIN" and self.text_of(clause.pieces[verb]) in ("got", "ve got"):
                return bool(right) or not clause.has("LIFE", "DAMAGE", "N")
            return False
        receiver = [p for p in behind if p.kind in ("E", "IT")]
        subject = self.subject(clause, verb)
        if receiver:
            names = self.of(receiver[0])
        elif subject is not None and subject.kind in ("E", "IT") and clause.pieces[verb].kind == "GAIN":
            names = self.of(subject)
        elif len(self.last) == 1 and self.line.language != "en":
            names = self.last
        else:
            raise Doubt("given to what")
        for piece in given:
            if piece.value not in READ_KEYWORDS:
                raise Doubt("keyword given")
            piece.used = True
            for name in names:
                self._gets_keyword(name, str(piece.value))
        for piece in bonus:
            piece.used = True
            power, toughness = piece.value
            details: tuple[tuple[str, Any], ...] = (("power", power), ("toughness", toughness))
            self.events += [Event("gets", name, changes=details) for name in names]
        return True

    def _gets_keyword(self, name: str, keyword: str) -> None:
        if not self.cast.attackers:
            self.cast.known[name].keywords.add(keyword)
            return
        change: tuple[str, Any] = (
            (keyword, True) if keyword in OF_FIELDS else ("add_keywords", frozenset({keyword}))
        )
        self.events.append(Event("changes", name, changes=(change,)))

    _gain = _give

    def _lose(self, clause: Clause, verb: int) -> bool:
        """A creature loses a keyword."""
        lost = [p for p in clause.pieces[verb + 1 :] if p.kind == "KW"]
        subject = self.subject(clause, verb)
        if not lost or subject is None or subject.kind not in ("E", "IT"):
            return False
        if clause.has("CAN", "CANI", "MUST", "NOT"):
            raise Doubt("may lose it")
        names = self.of(subject)
        for piece in lost:
            if piece.value not in NAMED or len(names) != 1 or not self.cast.attackers:
                raise Doubt("keyword lost")
            piece.used = True
            self.cast.known[names[0]].keywords.add(str(piece.value))
            self.events.append(
                Event("changes", names[0], changes=(("remove_keywords", frozenset({piece.value})),))
            )
        return True

    # -- coming onto the battlefield ---------------------------------------------------------------

    def _arrive(self, clause: Clause, verb: int) -> bool:
        """A creature that came this turn, or at some time."""
        right = [p for p, lead in self.behind(clause, verb) if p.kind == "E"]
        subject = self.subject(clause, verb)
        what = right[0] if right else subject if subject is not None and subject.kind in ("E", "IT") else None
        if self.negated(clause, verb) or (what is not None and clause.has("AFTER", "BEFORE")):
            raise Doubt("when it came")
        if what is None:
            doing = any(p.kind in ("GIVE", "GAIN", "KILL", "TAP") for p in clause.pieces[verb + 1 :])
            return doing or (clause.has("THISTURN", "NOW") and self._came(clause, self.last))
        owner, _ = self.doer(clause, verb) if right else ("", None)
        return self._came(clause, self.of(what, owner=owner))

    def _letthrough(self, clause: Clause, verb: int) -> bool:
        """What is let through is not blocked."""
        if clause.has("CAN", "CANI", "MUST", "WANT") or self.negated(clause, verb) or not self.cast.attackers:
            raise Doubt("may be let through")
        for piece, _ in self.behind(clause, verb):
            if piece.kind in ("E", "IT"):
                self.of(piece, role="attacker")
        return True

    def _came(self, clause: Clause, names: tuple[str, ...]) -> bool:
        if not names:
            return False
        for name in names:
            if clause.has("THISTURN", "NOW"):
                self.cast.known[name].arrived = True
            elif clause.has("PAST"):
                self.cast.known[name].arrived = False
        return True
