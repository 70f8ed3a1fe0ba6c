"""What is asked about a combat: may it block, does it die, how much damage, who loses."""

from __future__ import annotations

import re

from subrule.engine.events import Question
from subrule.understanding.combat_clauses import PLAYERS, Clause
from subrule.understanding.combat_deeds import Story
from subrule.understanding.combat_meant import OTHER
from subrule.understanding.combat_things import Doubt, Mention
from subrule.understanding.combat_words import Piece

_HARM = (
    "GO",
    "ARRIVE",
    "DAMAGE",
    "DEAL",
    "THROUGH",
    "LOSELIFE",
    "TAKE",
    "MOVE",
    "ASSIGN",
    "GAIN",
    "LOSE",
    "LIFE",
    "PUT",
)


class Asking:
    """The question of one reading.

    Attributes:
        story: what has been told.
        clause: the clause that asks.
    """

    def __init__(self, story: Story, clause: Clause) -> None:
        self.story, self.clause = story, clause
        self.can = clause.has("CAN", "CANI", "LEGAL")

    def question(self) -> Question:
        """Give the question.

        Raises:
            Doubt: if it is none that the engine answers.
        """
        clause = self.clause
        self._arrived()
        found = self._asked()
        for piece in clause.pieces:
            if piece.kind in (
                "CAN",
                "CANI",
                "MUST",
                "DOES",
                "HOWMANY",
                "WHAT",
                "WHO",
                "WHICH",
                "STILL",
                "LEGAL",
            ):
                piece.used = True
        return found

    def _arrived(self) -> None:
        """What came this turn, where the question itself says so; other times are not understood."""
        clause = self.clause
        places = [p for p in clause.pieces if p.kind == "ARRIVE" and p.value != "verb.come"]
        if not places and not clause.has("THISTURN", "NOW"):
            return
        if places and (clause.has("AFTER", "BEFORE", "PAST") or not clause.has("THISTURN", "NOW")):
            raise Doubt("when it came")
        named = [p for p in clause.pieces if p.kind == "E"]
        came = [p for p in clause.pieces if p.kind == "ARRIVE"]
        if came and clause.has("THISTURN", "NOW"):
            if len(named) != 1:
                raise Doubt("which came")
            for name in self.story.of(named[0], generic=True):
                self.story.cast.known[name].arrived = True
        for piece in came:
            piece.used = True

    def _asked(self) -> Question:
        clause = self.clause
        if clause.has("HOWMANY") or (clause.has("OPEN") and clause.has("DAMAGE")):
            self._use("OPEN")
            return self._how_much()
        if clause.has("OPEN") and clause.has("LIFE") and not clause.verbs():
            return self._life_total()
        if clause.has("OPEN"):
            raise Doubt("what is asked")
        if clause.has("GRAVEYARD") or (clause.has("LOSE") and self._lost_creature()):
            return self._goes()
        if clause.has("DIE", "SURVIVE", "KILL", "ALIVE"):
            self._deeds_within()
            return self._dies()
        if clause.has("LOSEGAME") or (clause.has("LOSE") and not clause.has("LIFE", "N", "DAMAGE")):
            return self._loses()
        if clause.has("GAINLIFE") or (clause.has("GAIN") and clause.has("LIFE")):
            return self._gains_life()
        if clause.has("TAP") and not self.can:
            return self._taps()
        if clause.has("DEAL", "DAMAGE", "THROUGH", "LOSELIFE") or (clause.has("LOSE") and clause.has("LIFE")):
            return self._harm()
        if clause.has("BLOCK", "UNBLOCKED"):
            return self._blocks()
        if clause.has("ATTACK"):
            return self._attacks()
        if self.can and not clause.verbs() and self.story.proposed is not None:
            return self._as_proposed()
        raise Doubt("not asked about combat")

    def _place(self, *kinds: str) -> int:
        place = next(i for i, p in enumerate(self.clause.pieces) if p.kind in kinds)
        self.clause.pieces[place].used = True
        return place

    def _use(self, *kinds: str) -> None:
        for piece in self.clause.pieces:
            if piece.kind in kinds:
                piece.used = True

    def _lost_creature(self) -> bool:
        place = next(i for i, p in enumerate(self.clause.pieces) if p.kind == "LOSE")
        return any(p.kind == "E" for p, _ in self.story.behind(self.clause, place))

    def _goes(self) -> Question:
        """Does it go to the graveyard, is it lost?"""
        self._use("GRAVEYARD", "LOSE", "GO", "PUT", "BE")
        found = [p for p in self._creatures() if p.kind == "E"]
        if self.can or len(found) > 1:
            raise Doubt("which goes")
        for piece in self._creatures():
            piece.used = True
        name = self._one(self.story.of(found[0], generic=True)) if found else self.story.it()
        return Question("dies", (("object", name),))

    def _deeds_within(self) -> None:
        """A relative clause in the asking one tells a deed: "does it kill a 4/4 that blocks it?"."""
        clause, story = self.clause, self.story
        for place, piece in enumerate(clause.pieces):
            if piece.kind not in ("BLOCK", "ATTACK", "UNBLOCKED"):
                continue
            front = clause.pieces[place - 1] if place else None
            relative = {"that", "which", "que", "qui"} & set(story.words_before(piece, 3))
            if piece.kind != "BLOCK" or front is None or not relative or self.can:
                raise Doubt("deed in the question")
            for other in clause.pieces[:place]:
                if other.kind == "E":
                    story.of(other, generic=not story.cast.known)
            before = [p for p in clause.pieces[:place] if p.kind in ("E", "IT", "WHO")]
            inner = Clause([*before[-2:], *clause.pieces[place:]], clause.sentence)
            story.tell(inner)

    def _life_total(self) -> Question:
        self._use("LIFE", "OPEN")
        owners = {"MY": "you", "HIS": "opponent", "OPPS": "opponent"}
        found = {owners[p.kind] for p in self.clause.pieces if p.kind in owners} | self._players()
        if len(found) != 1:
            raise Doubt("whose life")
        return Question("life_left", (("player", found.pop()),))

    # -- creatures and players in the question -----------------------------------------------------

    def _creatures(self) -> list[Piece]:
        return [p for p in self.clause.pieces if p.kind in ("E", "IT")]

    def _players(self) -> set[str]:
        found = set()
        for piece in self.clause.pieces:
            if piece.kind in PLAYERS or piece.kind == "ME":
                found.add(self.story.person(piece))
                piece.used = True
        for piece in self.clause.pieces:
            if self.story.of_oneself(piece) or (piece.kind in _HARM and self.story.at_me(piece)):
                found.add("you")
        return found - {""}

    def _third_person(self) -> set[str]:
        """The opponent, where a verb tells of nobody named: "¿Gana 4 vidas?", "il perd ?"."""
        if self.story.line.language == "en" or any(p.kind == "E" for p in self.clause.pieces):
            return set()
        for piece in self._creatures():
            piece.used = True
        return {"opponent"}

    def _one(self, names: tuple[str, ...]) -> str:
        if len(names) != 1:
            raise Doubt("which is asked about")
        return names[0]

    def _attacker(self) -> str:
        return self._one(tuple(self.story.cast.attackers))

    def _defender(self) -> str:
        side = self.story.attacking_side()
        if not side:
            raise Doubt("who is attacked")
        return OTHER[side]

    # -- dying -------------------------------------------------------------------------------------

    def _dies(self) -> Question:
        clause, story = self.clause, self.story
        place = self._place("DIE", "SURVIVE", "KILL", "ALIVE")
        kind = clause.pieces[place].kind
        self._use("STAY", "BE")
        if clause.joined or (self.can and kind != "SURVIVE"):
            raise Doubt("may die")
        opposite = kind in ("SURVIVE", "ALIVE")
        subject = story.subject(clause, place)
        passive = kind == "KILL" and re.search(
            r"(ed|id[oa]|[ie]te?|ee?)$", story.text_of(clause.pieces[place])
        )
        being = clause.has("BE", "GAIN") or story.line.language in ("es", "en")
        if passive and being and len(self._creatures()) < 2 and not story.behind(clause, place):
            return self._destroyed()
        if kind == "KILL":
            right = [p for p, _ in story.behind(clause, place) if p.kind in ("E", "IT")]
            if subject is not None and subject.kind in ("E", "IT"):
                story.of(subject, generic=True)
            if not right or right[0].kind == "IT":
                raise Doubt("which is killed")
            return Question("dies", (("object", self._one(story.of(right[0], generic=True))),))
        oneself = [p for p in clause.pieces if p.kind in ("SURVIVE", "STAY", "DIE") and story.of_oneself(p)]
        if oneself and not self._creatures():
            return Question("loses", (("player", "you"),), opposite)
        if subject is not None and subject.kind in PLAYERS:
            player = story.person(subject)
            if not player or (subject.kind == "HE" and clause.pieces[place].value != "state.dead"):
                raise Doubt("who dies")
            subject.used = True
            return Question("loses", (("player", player),), opposite)
        if clause.has("WHO", "WHICH"):
            raise Doubt("which dies")
        found = [p for p in self._creatures() if not (p.kind == "IT" and len(self._creatures()) > 1)]
        if clause.has("ALL") or (clause.has("N") and not found):
            self._use("ALL", "N")
            for piece in found:
                piece.used = True
            return self._all(found, opposite)
        if len(found) > 1:
            raise Doubt("which dies")
        if story.life and (not found or found[0].kind == "IT"):
            raise Doubt("a player or a creature")
        if not found:
            name = story.it()
        elif found[0].kind == "IT":
            name = story.it()
            found[0].used = True
        else:
            names = story.of(found[0], generic=True)
            if len(names) > 1:
                if opposite:
                    raise Doubt("all of them")
                return Question("all_die", tuple(("objects", n) for n in names))
            name = names[0]
        return Question("dies", (("object", name),), opposite)

    def _destroyed(self) -> Question:
        self._use("GAIN", "BE")
        found = self._creatures()
        for piece in found:
            piece.used = True
        named = [p for p in found if p.kind == "E"]
        name = self._one(self.story.of(named[0], generic=True)) if named else self.story.it()
        return Question("destroyed", (("object", name),))

    def _all(self, found: list[Piece], opposite: bool) -> Question:
        cast = self.story.cast
        names = list(cast.known)
        if found and found[0].kind == "E":
            names = [n for n in names if cast.may_be(found[0].value, n)]
        if opposite or len(names) != 2:
            raise Doubt("all of which")
        return Question("all_die", tuple(("objects", n) for n in names))

    # -- players -----------------------------------------------------------------------------------

    def _loses(self) -> Question:
        self._place("LOSEGAME", "LOSE")
        players = self._players() or self._third_person()
        if len(players) != 1:
            raise Doubt("who loses")
        return Question("loses", (("player", players.pop()),))

    def _gains_life(self) -> Question:
        self._use("GAINLIFE", "GAIN", "LIFE")
        players = self._players() or self._third_person()
        creature = [p for p in self._creatures() if p.kind == "E"]
        for piece in creature:
            self.story.of(piece, generic=True)
        if len(players) != 1 or len(creature) > 1 or self.can:
            raise Doubt("who gains life")
        number = self._number()
        more = (("number", str(number)),) if number is not None else ()
        return Question("gains_life", (("player", players.pop()), *more))

    def _number(self) -> int | None:
        numbers = [p for p in self.clause.pieces if p.kind == "N" and not p.used]
        if len(numbers) > 1:
            raise Doubt("which number")
        if not numbers:
            return None
        numbers[0].used = True
        return int(numbers[0].value)

    # -- damage ------------------------------------------------------------------------------------

    def _how_much(self) -> Question:
        clause, story = self.clause, self.story
        if not clause.has(*_HARM):
            raise Doubt("how much of what")
        if clause.has("GAINLIFE") or (clause.has("LIFE") and clause.has("GAIN")):
            raise Doubt("how much life")
        self._use(*_HARM)
        players = self._players()
        creatures = self._creatures()
        if clause.has("LIFE") and not clause.has("LOSE", "LOSELIFE"):
            if len(players) != 1:
                raise Doubt("whose life")
            return Question("life_left", (("player", players.pop()),))
        taking = clause.has("TAKE", "GAIN", "LOSELIFE", "LOSE") or self._suffers()
        named = [p for p in creatures if p.kind == "E"]
        if clause.has("MUST"):
            raise Doubt("how much must be assigned")
        if named and (not taking or len(named) > 1):
            names = [self._one(story.of(p, generic=True)) for p in named]
            if len(names) > 2 or names[0] not in story.cast.attackers:
                raise Doubt("how much by what")
            if len(names) == 2:
                return Question("combat_damage_dealt", (("object", names[0]), ("to", names[1])))
            to = (("to", self._defender()),) if players else ()
            return Question("combat_damage_dealt", (("object", names[0]), *to))
        if named:
            source = self._one(story.of(named[0], generic=True))
            if not players or source not in story.cast.attackers or len(story.cast.attackers) > 1:
                raise Doubt("how much takes a creature")
        for piece in creatures:
            piece.used = True
        defender = self._defender()
        if len(players) == 1 and taking:
            return Question("damage_to_player", (("player", players.pop()),))
        if players and defender not in players and not clause.has("DEAL", "THROUGH", "MOVE", "ASSIGN"):
            raise Doubt("how much to whom")
        return Question("damage_to_player", (("player", defender),))

    def _suffers(self) -> bool:
        """Whether a word for dealing is said of who is dealt it: French "subir", "is dealt"."""
        for place, piece in enumerate(self.clause.pieces):
            text = self.story.text_of(piece)
            if piece.kind == "DEAL" and text.startswith("subi"):
                return True
            before = self.clause.pieces[max(0, place - 3) : place]
            if (
                piece.kind == "DEAL"
                and text.startswith("dealt")
                and any(p.kind in ("BE", "GAIN") for p in before)
            ):
                return True
        return False

    def _harm(self) -> Question:
        """Is damage dealt: by a creature, or to a player?"""
        clause, story = self.clause, self.story
        taking = clause.has("TAKE", "GAIN", "LOSELIFE", "LOSE") or self._suffers()
        place = self._place("DEAL", "THROUGH", "LOSELIFE", "TAKE", "GAIN", "LOSE", "DAMAGE")
        self._use(*_HARM)
        if clause.has("BLOCK", "ATTACK", "ASSIGN", "MUST"):
            raise Doubt("deed in the question")
        players = self._players()
        number = self._number()
        creatures = [p for p in self._creatures() if p.kind == "E"]
        pronouns = [p for p in self._creatures() if p.kind == "IT"]
        subject = story.subject(clause, place)
        if taking or (not creatures and not pronouns and players and number is not None):
            return self._is_hurt(players, creatures, number)
        if number is not None:
            if players == {self._defender()}:
                return Question("is_dealt", (("player", self._defender()), ("number", str(number))))
            raise Doubt("deals so much")
        if subject is not None and subject.kind == "E":
            name = self._one(story.of(subject, generic=True))
        elif creatures and subject is None:
            name = self._one(story.of(creatures[0], generic=True))
        elif subject is not None and subject.kind in PLAYERS:
            name = self._attacker()
        else:
            for piece in pronouns:
                piece.used = True
            name = story.it() if pronouns or not players else self._attacker()
        to: tuple[tuple[str, str], ...] = ()
        others = [p for p in creatures if p is not subject]
        if others and subject is not None:
            to = (("to", self._one(story.of(others[0], generic=True))),)
        elif (players and name in story.cast.attackers) or clause.has("THROUGH"):
            to = (("to", self._defender()),)
        return Question("deals_combat_damage", (("object", name), *to))

    def _is_hurt(self, players: set[str], creatures: list[Piece], number: int | None) -> Question:
        if len(players) != 1:
            raise Doubt("who is hurt")
        player = players.pop()
        if number is not None:
            return Question("is_dealt", (("player", player), ("number", str(number))))
        source = self._one(self.story.of(creatures[0], generic=True)) if creatures else self._attacker()
        return Question("deals_combat_damage", (("object", source), ("to", player)))

    # -- tapping -----------------------------------------------------------------------------------

    def _taps(self) -> Question:
        story = self.story
        place = self._place("TAP")
        if self.clause.has("BLOCK"):
            raise Doubt("taps to block")
        self._use("ATTACK", "ARRIVE")
        subject = story.subject(self.clause, place)
        behind = [p for p, _ in story.behind(self.clause, place) if p.kind == "E"]
        what = subject if subject is not None and subject.kind == "E" else behind[0] if behind else None
        for piece in self._creatures():
            piece.used = True
        if what is not None:
            return Question("taps_to_attack", (("object", self._one(story.of(what, generic=True))),))
        return Question("taps_to_attack", (("object", story.it(role="attacker")),))

    # -- attacking and blocking --------------------------------------------------------------------

    def _as_proposed(self) -> Question:
        assert self.story.proposed is not None
        kind, names, side = self.story.proposed
        self._players()
        for piece in self._creatures():
            piece.used = True
        if kind == "attack":
            return Question("may_attack", (("object", self._one(names)),))
        return self._may_block(tuple(self.story.cast.attackers), names, side)

    def _attacks(self) -> Question:
        clause, story = self.clause, self.story
        place = self._place("ATTACK")
        still = clause.has("STILL", "STAY", "BE") and not self.can and not clause.has("MUST")
        self._use("STAY", "PUT", "ARRIVE", "THISTURN", "NOW")
        right = story.behind(clause, place)
        tools = [p for p, lead in right if lead == "WITH" and p.kind in ("E", "IT")]
        subject = story.subject(clause, place)
        players = self._players()
        name = ""
        if tools and tools[0].kind == "E":
            name = self._one(story.of(tools[0], generic=True))
        elif subject is not None and subject.kind == "E" and not tools:
            name = self._one(story.of(subject, generic=True))
        else:
            for piece in self._creatures():
                if piece.kind == "E":
                    raise Doubt("what attacks")
                piece.used = True
            owner = "you" if "you" in players else "opponent" if players else ""
            name = story.it(role="attacker" if still else "", owner=owner)
        if still:
            if not story.cast.attackers:
                raise Doubt("it has not attacked")
            if name in story.cast.blockers:
                raise Doubt("it blocks")
            return Question("is_attacking", (("object", name),))
        if clause.has("MUST"):
            return Question("must_attack", (("object", name),))
        if not self.can:
            raise Doubt("asks whether it attacks")
        if clause.has("AFTER", "BEFORE"):
            raise Doubt("when it attacks")
        if story.cast.attackers:
            raise Doubt("something attacks already")
        return Question("may_attack", (("object", name),))

    def _blocks(self) -> Question:
        clause, story = self.clause, self.story
        place = self._place("BLOCK", "UNBLOCKED")
        passive = story.passive(clause, place)
        if not self.can and not clause.has("MUST"):
            if not clause.has("STILL", "STAY", "BE", "GAIN"):
                raise Doubt("asks whether it blocks")
            self._use("STAY", "GAIN", "NOW")
            subject = story.subject(clause, place)
            for piece in self._creatures():
                piece.used = True
            name = (
                self._one(story.of(subject, generic=True))
                if subject is not None and subject.kind == "E"
                else story.it(role="attacker" if passive else "blocker")
            )
            if passive:
                opposite = clause.pieces[place].kind == "UNBLOCKED"
                return Question("is_blocked", (("object", name),), opposite)
            if name in story.cast.attackers:
                raise Doubt("it attacks")
            return Question("is_blocking", (("object", name),))
        attackers, blockers, side = story.roles(clause, place, asked=True)
        self._players()
        for piece in self._creatures():
            if piece.kind == "IT":
                piece.used = True
        self._use("THISTURN", "NOW", "N")
        if clause.has("MUST"):
            name = self._one(blockers) if blockers else story.it(role="blocker", owner=side, but=attackers)
            if set(attackers) & {name} or not attackers:
                raise Doubt("what must block what")
            story.cast.known[attackers[0]].owner = OTHER[story.cast.known[name].owner or side or "you"]
            more = (("attacker", attackers[0]),) if len(attackers) == 1 else ()
            return Question("must_block", (("object", name), *more))
        return self._may_block(attackers, blockers, side)

    def _may_block(self, attackers: tuple[str, ...], blockers: tuple[str, ...], side: str) -> Question:
        story = self.story
        if not blockers:
            owner = side or (OTHER[story.cast.known[attackers[0]].owner] if attackers else "")
            there = [
                n
                for n, m in story.cast.known.items()
                if n not in attackers
                and n not in story.cast.attackers
                and (not owner or m.owner in (owner, ""))
            ]
            if len(there) != 1:
                raise Doubt("what would block")
            blockers = (there[0],)
        if not attackers:
            owner = OTHER[story.cast.known[blockers[0]].owner or side or "you"]
            attackers = (story.cast.new(Mention(owner=owner)),)
        if len(attackers) != 1 or set(attackers) & set(blockers):
            raise Doubt("which attacker")
        for name in blockers:
            known = story.cast.known[name]
            known.owner = known.owner or side or OTHER[story.cast.known[attackers[0]].owner]
        attacker = story.cast.known[attackers[0]]
        first = story.cast.known[blockers[0]]
        if not first.owner and not attacker.owner:
            for name in blockers:
                story.cast.known[name].owner = "you"
        attacker.owner = attacker.owner or OTHER[first.owner]
        if any(story.cast.known[n].owner != OTHER[attacker.owner] for n in blockers):
            raise Doubt("blocks its own")
        if "menace" in attacker.keywords and set(blockers) <= story.made:
            raise Doubt("how many would block")
        if len(blockers) > 1:
            named = tuple(("objects", n) for n in blockers)
            return Question("may_block_together", (*named, ("attacker", attackers[0])))
        return Question("may_block", (("object", blockers[0]), ("attacker", attackers[0])))
