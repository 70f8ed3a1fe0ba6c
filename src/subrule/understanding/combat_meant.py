"""Who and which creature the words of a question about combat mean, and who does what a verb says."""

from __future__ import annotations

import re
from typing import Final

from subrule.engine.events import Event
from subrule.understanding.combat_clauses import PLAYERS, Clause
from subrule.understanding.combat_things import Cast, Doubt, Mention
from subrule.understanding.combat_words import VERBS, Piece
from subrule.understanding.line import Line
from subrule.understanding.small_words import fold, table

OTHER: Final = {"you": "opponent", "opponent": "you", "": ""}
NOBODY: Final = ("nobody", "no one", "nadie", "personne")
_SUFFIX: Final = re.compile(r"(ar|er|ir|ando|endo)(lo|la|los|las)$")


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


class Meant:
    """The course of a combat, clause by clause.

    Attributes:
        line: the question.
        cast: the creatures.
        named: creatures that a piece means, by the piece's place in the text.
        events: what happens behind the declarations.
        blocks: attacker → what blocks it.
        life: life totals that are told.
        made: creatures of which nothing is told but that there has to be one.
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
        self.made: set[str] = set()
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
        before: Piece | None = None
        for piece in clause.pieces[verb + 1 :]:
            if piece.kind in ("WITH", "BY"):
                lead = piece.kind
            elif piece.kind in ("E", "IT", "ME") or piece.kind in PLAYERS:
                beside = before is not None and before.kind == piece.kind == "E"
                if beside and before is not None and not self._listed(before, piece):
                    lead = ""
                found.append((piece, lead))
                if piece.kind != "E":
                    lead = ""
            elif piece.kind in VERBS:
                break
            before = piece
        return found

    def _listed(self, first: Piece, second: Piece) -> bool:
        """Whether two creatures stand in one list: "with a 2/2 and a 3/3"."""
        between = fold(self.line.text[first.end : second.start])
        return bool(re.search(r"[,&]|\b(and|y|e|et)\b", between))

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
            if len(raw) > 1 and raw[-1] in ("a", "ai", "ont", "ha", "he", "han"):
                raw.pop()
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

    def doers(self, clause: Clause, verb: int, creature: Piece) -> list[Piece]:
        """The creature that does something, with those that do it together with it."""
        if not clause.joined:
            return [creature]
        return [p for p in clause.pieces[:verb] if p.kind == "E"]

    def make(self, owner: str) -> str:
        """Add a creature of which nothing is told."""
        name = self.cast.new(Mention(owner=owner))
        self.made.add(name)
        return name

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
        if self.of_oneself(piece) or any(
            p.kind == "CAN" and self.of_oneself(p) for p in clause.pieces[:verb]
        ):
            return "you", None
        if self.at_me(piece):
            return "opponent", None
        return "", None

    def _a_person(self, clause: Clause, verb: int, subject: Piece) -> bool:
        """Whether French "il" or "elle" is the other player, who attacks or blocks *with* something."""
        if self.line.language != "fr" or self.text_of(subject) not in ("il", "ils", "elle", "elles"):
            return False
        kind = clause.pieces[verb].kind
        tools = any(lead == "WITH" for _, lead in self.behind(clause, verb))
        wants = clause.has("WANT")
        return kind in ("ATTACK", "BLOCK") and (tools or wants or self.at_me(clause.pieces[verb]))

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
        inverted = clause.asked and any(p.kind == "BE" for p in clause.pieces[:verb])
        if inverted and not any(p.kind in PLAYERS for p in clause.pieces[:verb]):
            return True
        words = self.words_before(piece, 2)
        return bool({"get", "gets", "got", "is", "was", "est", "sont", "etait", "be"} & set(words))
