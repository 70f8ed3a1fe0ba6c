"""The stack and what is on its way there: how abilities are used, what spells cost, what waits on what.

Values only: :mod:`subrule.engine.scenario_stack` reads them from a file, :mod:`subrule.engine.timing` tells
what the rules need to know of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WATCHES: Final = (
    "enters",
    "dies",
    "leaves",
    "cast",
    "attacks",
    "upkeep",
    "end_step",
    "draw",
    "damage",
    "mana",
    "you_attack",
    "attacks_unblocked",
    "blocks",
    "blocks_creature",
    "becomes_blocked",
    "becomes_blocked_by_creature",
    "becomes_tapped",
    "state",
    "other",
)
"""What a triggered ability waits for; ``mana`` is mana being produced, ``state`` a state of the game."""

OF_COMBAT: Final = WATCHES[WATCHES.index("you_attack") : WATCHES.index("becomes_tapped")]
"""Events of combat that 508.3 and 509.3 count."""

EFFECTS: Final = ("draw", "exile", "destroy", "damage", "other")
"""What an ability does as it resolves, where that matters."""

COST_KINDS: Final = ("alternative", "additional")
"""Kinds of further cost of a spell (118.8, 118.9)."""

MOMENTS: Final = ("casting", "payment", "resolution", "choice")
"""Times in which a player may want to act: while something is cast, paid for or resolves."""

KNOWN_COSTS: Final = {
    "without_paying": "alternative",
    "flashback": "alternative",
    "overload": "alternative",
    "evoke": "alternative",
    "dash": "alternative",
    "blitz": "alternative",
    "warp": "alternative",
    "escape": "alternative",
    "emerge": "alternative",
    "surge": "alternative",
    "spectacle": "alternative",
    "madness": "alternative",
    "miracle": "alternative",
    "kicker": "additional",
    "multikicker": "additional",
    "buyback": "additional",
    "entwine": "additional",
    "escalate": "additional",
    "replicate": "additional",
    "splice": "additional",
    "squad": "additional",
    "convoke": "neither",
    "delve": "neither",
}
"""Cost with a name of its own → its kind (118.9 and the keyword's own rule); ``neither`` is a way to pay."""

SPECIAL_ACTIONS: Final = ("morph", "suspend", "foretell", "plot", "companion", "land")
"""Keywords, and playing a land, that stand for a special action (116.2)."""


@dataclass(frozen=True, slots=True)
class Use:
    """How an ability is used and what becomes of it; None where the scenario does not say.

    Attributes:
        player: who controls it; ``""`` for the controller of its object.
        adds_mana: whether it could add mana.
        has_target: whether it has a target.
        moves_library_card: whether its cost or effect moves a card to or from a library.
        loyalty_ability: whether it is a loyalty ability.
        only_as_sorcery: whether it may be activated only as a sorcery.
        taps: whether its cost has the tap or untap symbol.
        used_up: whether it may be activated once each turn and has been.
        effect: what it does, one of :data:`EFFECTS`; ``""`` if not told.
        until_source_leaves: whether what it does lasts until its source leaves the battlefield.
        targets: what it targets.
        watches: what it waits for, one of :data:`WATCHES`; ``""`` if not told.
        true_on_trigger: its "if" right behind the event, as the event happens.
        true_on_resolution: the same as it resolves.
        left_together: whether its source left together with what it watches.
        event_replaced: whether the event was prevented or replaced.
        there_before: whether the state it waits for was there before, or its object entered so.
        on_stack: whether it is on the stack already.
        delayed: whether an effect created it to trigger later.
        created_after: of a delayed one: whether its event happened before it was created.
        triggered_before: of a delayed one: whether it has triggered already.
        done: of a reflexive one ("when you do"): whether that was done; None for any other.
        countered: whether an effect has countered it.
        reads_source: whether it needs to know something of its source, e.g. its power.
        no_legal_target: whether there was no legal target as it went on the stack.
        occurrences: how often its event happened at once.
        one_or_more: whether it waits for "one or more".
        another: whether it waits for "another" object than its own.
    """

    player: str = ""
    adds_mana: bool | None = None
    has_target: bool | None = None
    moves_library_card: bool | None = None
    loyalty_ability: bool | None = None
    only_as_sorcery: bool = False
    taps: bool = False
    used_up: bool = False
    effect: str = ""
    until_source_leaves: bool | None = None
    targets: tuple[str, ...] = ()
    watches: str = ""
    true_on_trigger: bool | None = None
    true_on_resolution: bool | None = None
    left_together: bool | None = None
    event_replaced: bool = False
    there_before: bool = False
    on_stack: bool = False
    delayed: bool = False
    created_after: bool = False
    triggered_before: bool = False
    done: bool | None = None
    countered: bool = False
    reads_source: bool = False
    no_legal_target: bool = False
    occurrences: int | None = None
    one_or_more: bool = False
    another: bool = False


@dataclass(frozen=True, slots=True)
class Casting:
    """What matters for casting a card and of its spell.

    Attributes:
        cost: its mana cost, e.g. ``"3GG"``; ``"none"`` for a card without one, None if not told.
        mana_value: told by itself where no mana cost is.
        less: generic mana by which effects reduce the cost.
        less_colored: colored mana by which effects reduce it, e.g. ``"GG"``.
        more: generic mana by which effects and additional costs increase it.
        alternative: alternative cost that is paid, e.g. ``"1R"``; ``"0"`` for none; None if the mana cost is.
        costs: further costs by a name of their own: (name, kind), kind ``""`` if open.
        as_though_flash: whether an effect lets it be cast as though it had flash.
        allowed: whether an effect lets it be cast from the zone it is in.
        legal_targets: how many legal targets there are; None if it needs none or enough are there.
        target_words: how often its text says "target".
        up_to: whether it says "up to" so many targets.
        any_target: whether it says "any target".
        has_target: whether its text says "target"; None if not told.
        counters: what it can counter: ``"spell"``, ``"ability"`` or ``"both"``; ``""`` for nothing.
        cast_before: spells cast before it this turn.
        paid_ward: whether the cost of ward has been paid.
        modal: whether it has modes.
    """

    cost: str | None = None
    mana_value: int | None = None
    less: int = 0
    less_colored: str = ""
    more: int = 0
    alternative: str | None = None
    costs: tuple[tuple[str, str], ...] = ()
    as_though_flash: bool = False
    allowed: bool = False
    legal_targets: int | None = None
    target_words: int = 1
    up_to: bool = False
    any_target: bool = False
    has_target: bool | None = None
    counters: str = ""
    cast_before: int | None = None
    paid_ward: bool | None = None
    modal: bool = False


@dataclass(frozen=True, slots=True)
class Stack:
    """What is on the stack and what waits to be put there.

    Attributes:
        items: ids of spells and abilities, the bottom one first.
        waiting: ids of abilities that have triggered and are not on the stack yet.
    """

    items: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()


NOTHING_THERE: Final = Stack()
NO_CASTING: Final = Casting()
NO_USE: Final = Use()
