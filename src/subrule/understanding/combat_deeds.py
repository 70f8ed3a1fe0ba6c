"""What is told of a combat: who attacks, who blocks what, and what happens before the damage."""

from __future__ import annotations

import re
from typing import Any, Final

from subrule.engine.events import Event
from subrule.engine.keywords import OF_FIELDS
from subrule.understanding.combat_clauses import PLAYERS, Clause
from subrule.understanding.combat_things import READ_KEYWORDS, Cast, Doubt, Mention
from subrule.understanding.combat_words import VERBS, Piece
from subrule.understanding.line import Line
from subrule.understanding.small_words import fold, table

OTHER: Final = {"you": "opponent", "opponent": "you", "": ""}
_GONE: Final = {
    "KILL": "graveyard",
    "SACRIFICE": "graveyard",
    "DIE": "graveyard",
    "EXILE": "exile",
    "BOUNCE": "hand",
    "RETURN": "hand",
}
_SUFFIX: Final = re.compile(r"(ar|er|ir|ando|endo)(lo|la|los|las)$")


NOBODY: Final = ("nobody", "no one", "nadie", "personne")


class Choices:
    """Ways to understand what can be understood in several ways; each run of a reading follows one plan."""

    def __init__(self, plan: tuple[int, ...]) -> None:
        self.plan = plan
        self.counts: list[int] = []

    def pick(self, options: list[str]) -> str:
        """Give one of the options, as the plan says."""
        place = len(self.counts)
        self.counts.append(len(options))
        return options[self.plan[place] if place < len(self.plan) else 0]


class Story:
    """The course of a combat, clause by clause.

    Attributes:
        line: the question.
        cast: the creatures.
        named: creatures that a piece means, by the piece's place in the text.
        events: what happens behind the declarations.
        blocks: attacker → what blocks it.
        life: life totals that are told.
        proposed: the piece that somebody wants to block or attack with, and what it wants to block.
    """

    def __init__(self, line: Line, choices: Choices) -> None:
        self.line, self.choices, self.cast = line, choices, Cast()
        self.named: dict[int, tuple[str, ...]] = {}
        self.events: list[Event] = []
        self.blocks: dict[str, list[str]] = {}
        self.life: dict[str, int] = {}
        self.last: tuple[str, ...] = ()
        self.proposed: tuple[str, tuple[str, ...], str] | None = None
        self.damage_dealt = False
        self.side = ""

    # -- who is meant ------------------------------------------------------------------------------

    def of(
        self,
        piece: Piece,
        *,
        role: str = "",
        owner: str = "",
        generic: bool = False,
        but: tuple[str, ...] = (),
    ) -> tuple[str, ...]:
        """The creatures that a piece means, those apart that it cannot mean."""
        piece.used = True
        if piece.start in self.named:
            return self.named[piece.start]
        mention: Mention = piece.value
        if mention.pronoun:
            names: tuple[str, ...] = (self.it(role=role, owner=owner),)
            self.cast.learn(names[0], mention)
        else:
            if owner and not mention.owner:
                mention.owner = owner
            names = self.cast.refer(mention, generic=generic, but=but)
        self.named[piece.start] = names
        self.last = names
        return names

    def it(self, *, role: str = "", owner: str = "", but: tuple[str, ...] = ()) -> str:
        """The creature that a pronoun or nothing means; where several may be meant, each of them in turn."""
        known = [n for n in self.cast.known if n not in but]
        if owner:
            known = [n for n in known if self.cast.known[n].owner in (owner, "")]
        if role == "attacker":
            known = [n for n in self.cast.attackers if n in known] or [
                n for n in known if n not in self.cast.blockers
            ]
        elif role == "blocker":
            known = [n for n in self.cast.blockers if n in known] or [
                n for n in known if n not in self.cast.attackers
            ]
        if not known:
            raise Doubt("nothing that it may be")
        return known[0] if len(known) == 1 else self.choices.pick(known)

    def person(self, piece: Piece | None) -> str:
        """The player that a piece means."""
        if piece is None:
            return ""
        if piece.kind in ("I", "CANI", "ME"):
            return "you"
        if piece.kind in ("OPP", "PERSON", "HE", "IT"):
            return "opponent"
        if piece.kind == "ACTIVE":
            return self.attacking_side()
        if piece.kind in ("DEFENDER", "PLAYER"):
            return OTHER[self.attacking_side()]
        return ""

    def attacking_side(self) -> str:
        """The player whose creatures attack."""
        for name in self.cast.attackers:
            if self.cast.known[name].owner:
                return self.cast.known[name].owner
        for name in self.cast.blockers:
            if self.cast.known[name].owner:
                return OTHER[self.cast.known[name].owner]
        return self.side

    def subject(self, clause: Clause, verb: int) -> Piece | None:
        """Who or what does what a verb says: the nearest piece in front of it."""
        pronoun: Piece | None = None
        for piece in reversed(clause.pieces[:verb]):
            if piece.kind == "E" and not self.to(piece):
                return piece
            if piece.kind in PLAYERS:
                return piece
            if piece.kind == "IT" and pronoun is None:
                pronoun = piece
            elif piece.kind in VERBS and piece.kind not in ("GAIN", "STAY"):
                break
        return pronoun

    def to(self, piece: Piece) -> bool:
        """Whether Spanish "a" stands in front of a creature: something is done to it."""
        return self.line.language == "es" and self.words_before(piece, 1) in (["a"], ["al"])

    def behind(self, clause: Clause, verb: int) -> list[tuple[Piece, str]]:
        """Creatures, pronouns and players behind a verb, each with "with", "by" or nothing in front of it."""
        found: list[tuple[Piece, str]] = []
        lead = ""
        for piece in clause.pieces[verb + 1 :]:
            if piece.kind in ("WITH", "BY"):
                lead = piece.kind
            elif piece.kind in ("E", "IT", "ME") or piece.kind in PLAYERS:
                found.append((piece, lead))
                if piece.kind != "E":
                    lead = ""
            elif piece.kind in VERBS:
                break
        return found

    def words_before(self, piece: Piece, number: int = 1) -> list[str]:
        """The folded words right in front of a piece, in its sentence."""
        begin = self.line.sentences[piece.sentence][0]
        return re.findall(r"\w+", fold(self.line.text[begin : piece.start]))[-number:]

    def text_of(self, piece: Piece) -> str:
        """The folded text of a piece."""
        return fold(self.line.text[piece.start : piece.end])

    def at_me(self, verb: Piece) -> bool:
        """Whether "me" stands right in front of a verb as its object."""
        words = self.words_before(verb, 2)
        if words and words[-1] in table(self.line.language, "clitics"):
            words.pop()
        mine = table(self.line.language, "object_me") - {"moi", "mi"}
        return self.line.language != "en" and bool(words) and words[-1] in mine

    def clitic(self, verb: Piece, clause: Clause) -> bool:
        """Whether a short "it" belongs to a verb: Spanish "lo", "-la", French "le"."""
        clitics = table(self.line.language, "clitics")
        if not clitics:
            return False
        if _SUFFIX.search(self.text_of(verb)):
            return True
        fronts = [verb, *(p for p in clause.pieces if p.kind == "CAN" and p.start < verb.start)]
        for front in fronts:
            begin = self.line.sentences[front.sentence][0]
            raw = re.findall(r"\w+|[,;:¿]", fold(self.line.text[begin : front.start]))
            if raw and raw[-1] in clitics:
                return True
        return False

    def of_oneself(self, verb: Piece) -> bool:
        """Whether a verb's form tells of the one who asks."""
        return self.text_of(verb).split(" ")[0] in table(self.line.language, "told_of_oneself")

    def negated(self, clause: Clause, verb: int) -> bool:
        """Whether a verb is negated; the words that say so are counted as used."""
        found = False
        for place in range(max(0, verb - 5), min(len(clause.pieces), verb + 3)):
            piece = clause.pieces[place]
            between = clause.pieces[min(place, verb) + 1 : max(place, verb)]
            if piece.kind == "NOT" and not any(p.kind in VERBS or p.kind == "KW" for p in between):
                if place > verb and self.line.language != "fr":
                    continue
                piece.used = found = True
        return found

    def doer(self, clause: Clause, verb: int) -> tuple[str, Piece | None]:
        """The player who does something, or the creature: (player, None) or ("", creature)."""
        piece, subject = clause.pieces[verb], self.subject(clause, verb)
        if subject is not None and subject.kind == "IT" and self._a_person(clause, verb, subject):
            subject.used = True
            return "opponent", None
        if subject is not None and subject.kind in ("E", "IT"):
            return "", subject
        if subject is not None:
            subject.used = True
            return self.person(subject), None
        if self.of_oneself(piece) or any(p.kind == "CAN" and self.of_oneself(p) for p in clause.pieces[:verb]):
            return "you", None
        if self.at_me(piece):
            return "opponent", None
        return "", None

    def _a_person(self, clause: Clause, verb: int, subject: Piece) -> bool:
        """Whether French "il" or "elle" is the other player: who attacks or blocks *with* something is one."""
        if self.line.language != "fr" or self.text_of(subject) not in ("il", "ils", "elle", "elles"):
            return False
        kind = clause.pieces[verb].kind
        tools = any(lead == "WITH" for _, lead in self.behind(clause, verb))
        wants = clause.has("WANT")
        return kind in ("ATTACK", "BLOCK") and (tools or wants or self.at_me(clause.pieces[verb]))

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
            if piece.kind == "E" and not piece.used and self._same(clause, place):
                continue
            if piece.kind == "E" and not piece.used:
                self.of(piece, owner=self._holder(clause, place))
            elif piece.kind == "IT" and not piece.used and (said := piece.value).pronoun:
                if said.keywords or said.tapped is not None or said.sick is not None or said.counters:
                    self._said_of_it(piece)
                piece.used = True
            elif piece.kind == "LIFE":
                self._life_told(clause, place)
            elif piece.kind in ("KW", "TAPPED", "UNTAPPED", "SICK") and not piece.used:
                self._said_alone(clause, place)

    def _holder(self, clause: Clause, place: int) -> str:
        """Whose a creature is by "I have", "tengo", "j'ai" in front of it."""
        before = clause.pieces[:place]
        has = [p for p in before if p.kind in ("HAVE", "GAIN")]
        if not has or clause.pieces[place].value.owner:
            return ""
        if any(w in table(self.line.language, "told_of_oneself") for p in has for w in [self.text_of(p)]):
            return "you"
        if self.line.language == "fr" and any(p.kind == "IT" and self.text_of(p) in ("il", "elle") for p in before):
            return "opponent" if not any(p.kind == "E" for p in before) else ""
        return next((self.person(p) for p in reversed(before) if p.kind in PLAYERS), "")

    def _same(self, clause: Clause, place: int) -> bool:
        """Whether it is said what a creature is: "my guy is a 2/2", "it's a 3/3 flier"."""
        mention = clause.pieces[place].value
        before = [p for p in clause.pieces[:place] if p.kind in ("E", "IT", "BE") or p.kind in VERBS]
        short = place and clause.pieces[place - 1].kind == "IT" and self.text_of(clause.pieces[place - 1]) == "it's"
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
        names = self.last or tuple(self.cast.known)
        if len(names) != 1:
            raise Doubt("which has it")
        piece.used = True
        self.cast.learn(names[0], piece.value)

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
        if has and len(self.last) == 1 and piece.kind == "KW" and piece.value in READ_KEYWORDS:
            self.cast.known[self.last[0]].keywords.add(str(piece.value))
            piece.used = True
            return
        raise Doubt("said of nothing")

    def _life_told(self, clause: Clause, place: int) -> None:
        before = clause.pieces[place - 1] if place else None
        if before is None or before.kind != "N" or clause.has("GAIN", "LOSE", "GAINLIFE", "LOSELIFE", "TAKE"):
            raise Doubt("life")
        subject = next((p for p in clause.pieces[:place] if p.kind in PLAYERS), None)
        who = self.person(subject) if subject is not None else "you"
        if not who or self.life.get(who, before.value) != before.value:
            raise Doubt("whose life")
        self.life[who] = int(before.value)
        before.used = clause.pieces[place].used = True

    # -- attacking and blocking --------------------------------------------------------------------

    def attack_with(self, names: tuple[str, ...], owner: str = "") -> None:
        """Count creatures as attackers."""
        for name in names:
            known = self.cast.known[name]
            if owner and not known.owner:
                known.owner = owner
            if name in self.cast.blockers:
                raise Doubt("attacks and blocks")
            if name not in self.cast.attackers:
                self.cast.attackers.append(name)

    def _attack(self, clause: Clause, verb: int) -> bool:
        piece = clause.pieces[verb]
        if self._is_moment(clause, verb):
            return True
        if clause.has("CAN", "CANI", "MUST"):
            raise Doubt("may or must")
        if self.negated(clause, verb):
            raise Doubt("does not attack")
        who, creature = self.doer(clause, verb)
        right = self.behind(clause, verb)
        tools = [p for p, lead in right if lead == "WITH" and p.kind in ("E", "IT")]
        plain = [p for p, lead in right if not lead and p.kind == "E"]
        if clause.has("WANT"):
            if tools or creature is not None:
                names = self.of(tools[0] if tools else creature, owner=who)  # type: ignore[arg-type]
                self.proposed = ("attack", names, who)
                return True
            raise Doubt("wants to attack")
        for other, _ in right:
            if other.kind in PLAYERS or other.kind == "ME":
                other.used = True
                if not who and other.kind == "ME":
                    who = "opponent"
        if tools:
            self.attack_with(tuple(n for p in tools for n in self.of(p, owner=who)), who)
        elif creature is not None:
            self.attack_with(self.of(creature, role="attacker"))
        elif plain and (not who or self.at_me(piece)):
            self.attack_with(tuple(n for p in plain for n in self.of(p, owner=who)), who)
        elif who or self.at_me(piece):
            self.side = who
            mine = [n for n in self.cast.known if self.cast.known[n].owner == who]
            if len(mine) == 1:
                self.attack_with((mine[0],))
            elif not mine and self.line.language:
                self.attack_with((self.cast.new(Mention(owner=who)),))
            else:
                raise Doubt("what attacks")
        elif len(self.last) == 1:
            self.attack_with((self.last[0],))
        else:
            raise Doubt("what attacks")
        return True

    def _is_moment(self, clause: Clause, verb: int) -> bool:
        """Whether a word only names a moment: "after blocks", "before the attack"."""
        before = clause.pieces[verb - 1] if verb else None
        bare = not self.behind(clause, verb)
        text = self.text_of(clause.pieces[verb])
        nominal = text.endswith("s") or text in ("ataque", "attaque", "attack", "bloqueo", "blocage", "block")
        return before is not None and before.kind in ("BEFORE", "AFTER") and bare and nominal

    def roles(self, clause: Clause, verb: int, *, asked: bool = False) -> tuple[tuple[str, ...], tuple[str, ...], str]:
        """Tell attackers and blockers of a word for blocking, and the player who blocks.

        Raises:
            Doubt: if it cannot be told.
        """
        piece = clause.pieces[verb]
        right = self.behind(clause, verb)
        tools = [p for p, lead in right if lead == "WITH" and p.kind in ("E", "IT")]
        agents = [p for p, lead in right if lead == "BY" and p.kind == "E"]
        plain = [p for p, lead in right if not lead and p.kind in ("E", "IT")]
        front = [p for p in clause.pieces[:verb] if p.kind == "E" and self.to(p)]
        for other, _ in right:
            if other.kind in PLAYERS or other.kind == "ME":
                other.used = True
        who, creature = self.doer(clause, verb)
        if self.passive(clause, verb):
            if creature is not None:
                attackers = self.of(creature, role="attacker", generic=asked)
            else:
                attackers = (self.it(role="attacker"),)
            blockers = tuple(n for p in agents for n in self.of(p, generic=asked, but=attackers))
            return attackers, blockers, ""
        if front and plain and not tools:
            attackers = self.of(front[0], role="attacker", generic=asked)
            return attackers, tuple(n for p in plain for n in self.of(p, generic=asked, but=attackers)), ""
        plain = plain or front
        named = bool(plain) or self.clitic(piece, clause)
        if creature is not None and not tools:
            blockers = self.of(creature, role="blocker", generic=asked)
            target = plain
        elif tools:
            target = plain
            side = who or (OTHER[self.attacking_side()] if self.cast.attackers else "")
            attackers = self._blocked(target, side, asked=asked)
            blockers = tuple(n for p in tools for n in self.of(p, role="blocker", owner=side, generic=asked))
            return attackers, blockers, side
        elif plain and not self.to(plain[0]) and (not who or self.at_me(piece)) and self.cast.attackers:
            blockers = tuple(n for p in plain for n in self.of(p, generic=asked))
            return tuple(self.cast.attackers), blockers, ""
        else:
            side = who or (OTHER[self.attacking_side()] if self.cast.attackers else "")
            alone = len(self.cast.known) == 1 and not plain and not self.cast.attackers and not named
            if alone and all(m.owner in (side, "") for m in self.cast.known.values()):
                return (), (), side
            attackers = self._blocked(plain, side, asked=asked)
            return attackers, (), side
        side = self.cast.known[blockers[0]].owner
        attackers = self._blocked(target, side, asked=asked, but=blockers)
        if not attackers and named:
            raise Doubt("which attacker")
        return attackers, blockers, side

    def _blocked(
        self, target: list[Piece], side: str, *, asked: bool, but: tuple[str, ...] = ()
    ) -> tuple[str, ...]:
        """What is blocked: what is named, or what attacks."""
        if target and target[0].kind == "E":
            return tuple(n for p in target for n in self.of(p, role="attacker", owner=OTHER[side], generic=asked, but=but))
        if target:
            target[0].used = True
        if self.cast.attackers:
            if len(self.cast.attackers) > 1:
                raise Doubt("which attacker")
            return tuple(self.cast.attackers)
        theirs = [n for n, m in self.cast.known.items() if side and m.owner == OTHER[side]]
        if len(theirs) == 1:
            return (theirs[0],)
        unclear = [n for n, m in self.cast.known.items() if n not in but and (not side or not m.owner)]
        if theirs or unclear or target:
            raise Doubt("which attacker")
        return ()

    def passive(self, clause: Clause, verb: int) -> bool:
        """Whether a word for blocking tells what is blocked and not what blocks."""
        piece = clause.pieces[verb]
        if piece.kind == "UNBLOCKED":
            return True
        text = self.line.text[piece.start : piece.end].lower()
        if self.line.language == "es":
            return bool(re.search(r"[ai]d[oa]s?$", text)) and not any(
                p.kind in PLAYERS and p.kind != "SOMEONE" for p in clause.pieces[max(0, verb - 2) : verb]
            )
        if self.line.language == "fr" and not re.search(r"é?[eé]e?s?$", text):
            return False
        if self.line.language == "en" and not text.endswith("ed"):
            return False
        for before in reversed(clause.pieces[:verb]):
            if before.kind == "BE" or (before.kind == "GAIN" and self.line.language == "en"):
                before.used = True
                return True
            if before.kind in ("E", "IT") or before.kind in PLAYERS or before.kind in VERBS:
                break
        words = self.words_before(piece, 2)
        return bool({"get", "gets", "got", "is", "was", "est", "sont", "etait", "be"} & set(words))

    def _block(self, clause: Clause, verb: int) -> bool:
        if self._is_moment(clause, verb):
            return True
        negative = self.negated(clause, verb)
        for other in clause.pieces[:verb]:
            if other.kind == "SOMEONE":
                other.used = True
                negative = negative or self.text_of(other) in NOBODY
        if clause.has("CAN", "CANI", "MUST"):
            raise Doubt("may or must")
        if negative:
            return self._not_blocked(clause, verb)
        attackers, blockers, side = self.roles(clause, verb)
        if clause.has("WANT"):
            self.proposed = ("block", blockers, side)
            return True
        self.block(attackers, blockers, side)
        return True

    def _not_blocked(self, clause: Clause, verb: int) -> bool:
        if self.passive(clause, verb) or not any(lead == "WITH" for _, lead in self.behind(clause, verb)):
            subject = self.subject(clause, verb)
            if subject is not None and subject.kind in ("E", "IT") and self.passive(clause, verb):
                self.attack_with(self.of(subject, role="attacker"))
            return True
        raise Doubt("does not block with something")

    def _unblocked(self, clause: Clause, verb: int) -> bool:
        if self.negated(clause, verb):
            raise Doubt("not unblocked")
        subject = self.subject(clause, verb)
        if subject is not None and subject.kind in ("E", "IT"):
            self.attack_with(self.of(subject, role="attacker"))
        elif not self.cast.attackers:
            raise Doubt("what is unblocked")
        return True

    def block(self, attackers: tuple[str, ...], blockers: tuple[str, ...], side: str) -> None:
        """Count creatures as blockers of an attacker; what is not named is some creature."""
        if not attackers:
            owner = OTHER[side] or (OTHER[self.cast.known[blockers[0]].owner] if blockers else "")
            attackers = (self.cast.new(Mention(owner=owner)),)
        if len(attackers) > 1:
            raise Doubt("several attackers blocked")
        self.attack_with(attackers)
        attacker = attackers[0]
        if not blockers:
            owner = side or OTHER[self.cast.known[attacker].owner]
            there = [
                n
                for n, m in self.cast.known.items()
                if n not in self.cast.attackers and owner and m.owner == owner
            ]
            if len(there) > 1:
                raise Doubt("which blocks")
            blockers = (there[0],) if there else (self.cast.new(Mention(owner=owner)),)
        for name in blockers:
            if name in self.cast.attackers:
                raise Doubt("attacks and blocks")
            known = self.cast.known[name]
            known.owner = known.owner or side or OTHER[self.cast.known[attacker].owner]
            if name not in self.cast.blockers:
                self.cast.blockers.append(name)
            if name not in self.blocks.setdefault(attacker, []):
                self.blocks[attacker].append(name)

    # -- what happens to a creature ----------------------------------------------------------------

    def _patient(self, clause: Clause, verb: int) -> str:
        right = [p for p, lead in self.behind(clause, verb) if p.kind in ("E", "IT") and not lead]
        subject = self.subject(clause, verb)
        if right:
            names = self.of(right[0])
        elif subject is not None and subject.kind in ("E", "IT"):
            names = self.of(subject)
        else:
            raise Doubt("to which creature")
        if len(names) != 1:
            raise Doubt("to which creature")
        return names[0]

    def _kill(self, clause: Clause, verb: int) -> bool:
        piece = clause.pieces[verb]
        if clause.has("CAN", "CANI", "MUST", "WANT") or self.negated(clause, verb) or self.damage_dealt:
            raise Doubt("may be gone")
        if clause.has("AFTER") and not self.cast.attackers:
            raise Doubt("when it goes")
        name = self._patient(clause, verb)
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
                return bool(right)
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
        change: tuple[str, Any] = (keyword, True) if keyword in OF_FIELDS else ("add_keywords", frozenset({keyword}))
        self.events.append(Event("changes", name, changes=(change,)))

    _gain = _give

    # -- coming onto the battlefield ---------------------------------------------------------------

    def _arrive(self, clause: Clause, verb: int) -> bool:
        """A creature that came this turn, or at some time."""
        piece = clause.pieces[verb]
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
