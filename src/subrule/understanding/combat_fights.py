"""Attacks and blocks that a question tells of."""

from __future__ import annotations

import re
from itertools import pairwise

from subrule.understanding.combat_clauses import PLAYERS, Clause
from subrule.understanding.combat_meant import NOBODY, OTHER, Meant
from subrule.understanding.combat_things import Doubt
from subrule.understanding.combat_words import Piece
from subrule.understanding.small_words import fold


class Fights(Meant):
    """Who attacks and who blocks what."""

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
            for one in self.doers(clause, verb, creature):
                self.attack_with(self.of(one, role="attacker"))
        elif plain and (not who or self.at_me(piece)):
            self.attack_with(tuple(n for p in plain for n in self.of(p, owner=who)), who)
        elif who or self.at_me(piece):
            self.side = who
            mine = [n for n in self.cast.known if self.cast.known[n].owner == who]
            if len(mine) == 1:
                self.attack_with((mine[0],))
            elif not mine and self.line.language:
                self.attack_with((self.make(who),))
            else:
                raise Doubt("what attacks")
        elif len(self.last) == 1:
            self.attack_with((self.last[0],))
        else:
            raise Doubt("what attacks")
        return True

    def _is_moment(self, clause: Clause, verb: int) -> bool:
        """Whether a word only names a moment: "after blocks", "before the attack"."""
        words = {w[:6] for w in self.words_before(clause.pieces[verb], 2)}
        declared = clause.pieces[verb].kind == "BLOCK" and "declar" in words
        before = clause.pieces[verb - 1] if verb else None
        bare = not self.behind(clause, verb)
        text = self.text_of(clause.pieces[verb])
        nominal = text.endswith("s") or text in ("ataque", "attaque", "attack", "bloqueo", "blocage", "block")
        named = before is not None and before.kind in ("BEFORE", "AFTER")
        if before is not None and before.kind == "BEFORE" and bare and nominal:
            raise Doubt("before it")
        return (named or declared) and bare and nominal

    def roles(
        self, clause: Clause, verb: int, *, asked: bool = False
    ) -> tuple[tuple[str, ...], tuple[str, ...], str]:
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
            together = self.doers(clause, verb, creature)
            blockers = tuple(n for p in together for n in self.of(p, role="blocker", generic=asked))
            target = plain
        elif tools:
            target = plain
            side = who or (OTHER[self.attacking_side()] if self.cast.attackers else "")
            attackers = self._one_alike(clause, verb, target) or self._blocked(target, side, asked=asked)
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
            attackers = self._one_alike(clause, verb, plain) or self._blocked(plain, side, asked=asked)
            return attackers, self._both(clause, verb, side), side
        side = self.cast.known[blockers[0]].owner
        attackers = self._blocked(target, side, asked=asked, but=blockers)
        if not attackers and named:
            raise Doubt("which attacker")
        return attackers, blockers, side

    def _both(self, clause: Clause, verb: int, side: str) -> tuple[str, ...]:
        """All creatures of a side, where it blocks "with both"."""
        behind = clause.pieces[verb + 1 :]
        both = [b for a, b in pairwise(behind) if a.kind == "WITH" and b.kind == "ALL"]
        if not both:
            return ()
        names = [
            n for n, m in self.cast.known.items() if n not in self.cast.attackers and side and m.owner == side
        ]
        if len(names) != 2:
            raise Doubt("both of which")
        both[0].used = True
        return tuple(names)

    def _one_alike(self, clause: Clause, verb: int, target: list[Piece]) -> tuple[str, ...]:
        """One of several attackers that are alike: "he blocks one with a 4/4"."""
        one = [p for p in clause.pieces[verb + 1 :] if p.kind == "N" and p.value == 1]
        behind = fold(self.line.text[clause.pieces[verb].end :])
        bare = bool(re.match(r"\s*(una|uno|une|one)\s*([,.;:?]|con\b|with\b|avec\b|$)", behind))
        if not (one or bare) or target or len(self.cast.attackers) < 2 or self.blocks:
            return ()
        if not self._alike(self.cast.attackers):
            raise Doubt("which attacker")
        for piece in one[:1]:
            piece.used = True
        return (self.cast.attackers[0],)

    def _alike(self, names: list[str]) -> bool:
        said = [(m.size, m.keywords, m.counters) for m in (self.cast.known[n] for n in names)]
        return all(one == said[0] for one in said)

    def _blocked(
        self, target: list[Piece], side: str, *, asked: bool, but: tuple[str, ...] = ()
    ) -> tuple[str, ...]:
        """What is blocked: what is named, or what attacks."""
        if target and target[0].kind == "E" and target[0].value.number == 1 and not self.blocks:
            alike = [n for n in self.cast.attackers if self.cast.may_be(target[0].value, n)]
            if len(alike) > 1 and self._alike(alike):
                self.named[target[0].start] = (alike[0],)
        if target and target[0].kind == "E":
            return tuple(
                n
                for p in target
                for n in self.of(p, role="attacker", owner=OTHER[side], generic=asked, but=but)
            )
        if target:
            target[0].used = True
            other = [n for n in self.cast.known if n not in but]
            if len(other) == 1 and not self.cast.attackers:
                return (other[0],)
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
        right = self.behind(clause, verb)
        if any(lead == "WITH" for _, lead in right):
            raise Doubt("does not block with something")
        subject = self.subject(clause, verb)
        target = [p for p, lead in right if not lead and p.kind == "E"]
        if self.passive(clause, verb):
            if subject is not None and subject.kind in ("E", "IT"):
                self.attack_with(self.of(subject, role="attacker"))
        elif target:
            self.attack_with(self.of(target[0], role="attacker"))
        return True

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
            attackers = (self.make(owner),)
        if len(attackers) > 1:
            raise Doubt("several attackers blocked")
        self.attack_with(attackers)
        attacker = attackers[0]
        if not blockers:
            owner = side or OTHER[self.cast.known[attacker].owner]
            there = [
                n
                for n, m in self.cast.known.items()
                if n not in self.cast.attackers and (m.owner == owner or not owner)
            ]
            if len(there) > 1:
                raise Doubt("which blocks")
            blockers = (there[0],) if there else (self.make(owner),)
        for name in blockers:
            if name in self.cast.attackers:
                raise Doubt("attacks and blocks")
            known = self.cast.known[name]
            known.owner = known.owner or side or OTHER[self.cast.known[attacker].owner]
            if name not in self.cast.blockers:
                self.cast.blockers.append(name)
            if name not in self.blocks.setdefault(attacker, []):
                self.blocks[attacker].append(name)
