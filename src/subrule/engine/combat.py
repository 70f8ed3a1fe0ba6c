"""Combat as a value: who attacks what, who blocks whom, what was assigned and what was dealt."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

TRAITS: Final = (
    "blocks_additional",
    "blocks_any_number",
    "cannot_attack",
    "cannot_block",
    "must_attack",
    "must_block",
    "pays_to_attack",
    "pays_to_block",
    "unblockable",
)
"""What effects or a permanent's own text say of its attacking and blocking; they stand under ``combat``."""

OPEN_TRAITS: Final = ("cannot_attack", "cannot_block", "must_attack", "must_block", "unblockable")
"""Those of them that a scenario may leave open."""

COMBAT_EVENTS: Final = frozenset(
    {"attack", "block", "unblocked", "removed_from_combat", "combat_damage", "assign"}
)

Assigned = tuple[str, str, int]
"""Source, recipient and how much."""


@dataclass(frozen=True, slots=True)
class Attack:
    """One attacking creature.

    Attributes:
        attacker: its id.
        at: player, planeswalker or battle that it attacks; ``""`` if it attacks nothing any more (506.4c).
        defender: the defending player (508.5).
        blocked: None until blockers are declared.
        declared: what was declared as blockers for it.
        blockers: those of them that are still blocking.
    """

    attacker: str
    at: str
    defender: str
    blocked: bool | None = None
    declared: tuple[str, ...] = ()
    blockers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Combat:
    """A combat phase from its first declaration on.

    Attributes:
        attacks: the creatures that are attacking.
        identity: id, incarnation and controller of what is in combat, as it was declared (506.4).
        left: what has been removed from combat.
        refused: what could not be declared as an attacker or blocker.
        strikers: what had first or double strike as the first combat damage step began; None before.
        steps: the combat damage steps that have been, ``"first"`` and ``"regular"``.
        chosen: how combat damage is assigned, where the scenario says so.
        assigning: what has been assigned in the combat damage step that is going on.
        dealt: combat damage dealt.
        regenerated: what has regenerated and not yet been removed from combat (701.19a).
        free: blocking creatures of which everything that they blocked is gone; they go on blocking (509.1g).
        touched: what effects have tapped or untapped since it was declared.
    """

    attacks: tuple[Attack, ...] = ()
    identity: tuple[tuple[str, int, str], ...] = ()
    left: frozenset[str] = frozenset()
    refused: frozenset[str] = frozenset()
    strikers: frozenset[str] | None = None
    steps: tuple[str, ...] = ()
    chosen: tuple[Assigned, ...] = ()
    assigning: tuple[Assigned, ...] = ()
    dealt: tuple[Assigned, ...] = ()
    regenerated: frozenset[str] = frozenset()
    free: tuple[str, ...] = ()
    touched: frozenset[str] = frozenset()

    def attack_of(self, attacker: str) -> Attack | None:
        """The attack of a creature; None if it is not attacking."""
        return next((a for a in self.attacks if a.attacker == attacker), None)

    def blocked_by(self, blocker: str) -> tuple[Attack, ...]:
        """The attacks that a creature is blocking."""
        return tuple(a for a in self.attacks if blocker in a.blockers)

    def is_blocking(self, name: str) -> bool:
        """Whether a creature is blocking, be it something that is gone by now."""
        return bool(self.blocked_by(name)) or name in self.free

    @property
    def participants(self) -> tuple[str, ...]:
        """Attacking and blocking creatures, attackers first, each once."""
        blockers = (b for a in self.attacks for b in a.blockers)
        return tuple(dict.fromkeys((*(a.attacker for a in self.attacks), *blockers, *self.free)))

    @property
    def attacked(self) -> tuple[str, ...]:
        """Players, planeswalkers and battles that are being attacked."""
        return tuple(dict.fromkeys(a.at for a in self.attacks if a.at))

    def dealt_by(self, source: str, target: str = "") -> int:
        """How much combat damage a creature has dealt, to one recipient or to all."""
        return sum(n for s, t, n in self.dealt if s == source and target in ("", t))

    def dealt_to(self, target: str) -> int:
        """How much combat damage has been dealt to a player or permanent."""
        return sum(n for _, t, n in self.dealt if t == target)

    def known(self, name: str) -> tuple[str, int, str] | None:
        """Id, incarnation and controller of a participant, as it was declared."""
        return next((entry for entry in self.identity if entry[0] == name), None)

    def with_attack(self, attack: Attack) -> Combat:
        """The combat in which an attack stands as given."""
        kept = tuple(attack if a.attacker == attack.attacker else a for a in self.attacks)
        return replace(self, attacks=kept if attack in kept else (*kept, attack))

    def identified(self, name: str, incarnation: int, controller: str) -> Combat:
        """The combat in which it is known which object a participant is."""
        others = tuple(entry for entry in self.identity if entry[0] != name)
        return replace(
            self,
            identity=(*others, (name, incarnation, controller)),
            left=self.left - {name},
            regenerated=self.regenerated - {name},
        )

    def without(self, name: str) -> Combat:
        """The combat from which a creature, planeswalker or battle has been removed (506.4)."""
        attacks = tuple(
            replace(a, at="" if a.at == name else a.at, blockers=tuple(b for b in a.blockers if b != name))
            for a in self.attacks
            if a.attacker != name
        )
        blocking = {b for a in attacks for b in a.blockers}
        gone = self.attack_of(name)
        freed = (*self.free, *(gone.blockers if gone is not None else ()))
        return replace(
            self,
            attacks=attacks,
            left=self.left | {name},
            regenerated=self.regenerated - {name},
            free=tuple(dict.fromkeys(b for b in freed if b != name and b not in blocking)),
            touched=self.touched - {name},
        )
