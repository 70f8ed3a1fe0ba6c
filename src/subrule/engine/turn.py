"""Where in the turn a scenario stands: whose turn it is, in which step or phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

STEPS: Final = (
    "untap",
    "upkeep",
    "draw",
    "precombat_main",
    "beginning_of_combat",
    "declare_attackers",
    "declare_blockers",
    "combat_damage",
    "end_of_combat",
    "postcombat_main",
    "end",
    "cleanup",
)
"""Steps and main phases in the order of a turn (500.1, 501.1, 506.1, 512.1)."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The part of a turn in which a scenario begins.

    Attributes:
        player: whose turn it is; ``""`` if not stated.
        step: one of :data:`STEPS`; ``""`` if not stated.
    """

    player: str = ""
    step: str = ""
