"""Continuous effects and what replaces or prevents events, as a scenario describes them.

Values only: which characteristics an object has under effects is :mod:`subrule.engine.layers`' part, what
becomes of an event :mod:`subrule.engine.replacing`'s.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

KINDS: Final = ("static", "resolved", "characteristic_defining")
"""Where a continuous effect comes from: 611.3, 611.2, 604.3."""

UNTIL: Final = ("end_of_turn", "source_leaves", "indefinite")
"""Durations of an effect that a resolved spell or ability made."""

WOULD: Final = (
    "create_tokens",
    "put_counters",
    "deal_damage",
    "draw",
    "gain_life",
    "go_to_graveyard",
    "enter",
)
"""Events that are replaced."""

INSTEAD: Final = (
    "double",
    "plus",
    "minus",
    "nothing",
    "exile",
    "library",
    "hand",
    "command",
    "tapped",
    "counters",
    "prevent",
    "redirect",
    "draw",
    "gain_life",
    "copy",
    "control",
)
"""What happens instead of an event, or how it is modified."""

_MORE_OR_LESS: Final = ("double", "plus", "minus", "nothing")
INSTEAD_OF: Final = {
    "create_tokens": _MORE_OR_LESS,
    "put_counters": _MORE_OR_LESS,
    "deal_damage": (*_MORE_OR_LESS, "prevent", "redirect"),
    "draw": (*_MORE_OR_LESS, "draw", "gain_life"),
    "gain_life": (*_MORE_OR_LESS, "draw"),
    "go_to_graveyard": ("exile", "library", "hand", "command"),
    "enter": ("tapped", "counters", "copy", "control"),
}
"""Event → what may happen instead of it."""

MAX_PARTS: Final = 10
"""Most effects that are applied in one layer; a board with more is not ruled on."""

MAX_ORDERED: Final = 4
"""Most replacement effects on one event of which every order is tried."""


@dataclass(frozen=True, slots=True)
class Selector:
    """Which objects or players an effect is about.

    Attributes:
        names: ids; ``"itself"``, ``"enchanted"`` and ``"equipped"`` are seen from the effect's source.
        types: card types of which an object must have one.
        subtypes: subtypes of which it must have one.
        colors: colors of which it must have one.
        supertypes: supertypes of which it must have one.
        controller: ``"you"`` or ``"opponent"``, seen from the effect's controller; ``""`` for anyone's.
        token: whether it has to be a token, or a card; None for either.
        other: whether the source itself is left out.
    """

    names: tuple[str, ...] = ()
    types: frozenset[str] = frozenset()
    subtypes: frozenset[str] = frozenset()
    colors: frozenset[str] = frozenset()
    supertypes: frozenset[str] = frozenset()
    controller: str = ""
    token: bool | None = None
    other: bool = False

    @property
    def is_open(self) -> bool:
        """Whether nothing limits what it is about."""
        return self == Selector()


@dataclass(frozen=True, slots=True)
class Effect:
    """A continuous effect on characteristics (611, 613).

    Attributes:
        id: name in the scenario.
        of: the object whose ability it is, or that made it; ``""`` if none is named.
        kind: one of :data:`KINDS`.
        on: what it applies to.
        timestamp: order in which it came; 0 where only that of its source counts.
        until: one of :data:`UNTIL`; ``""`` for a static ability.
        by: player whose effect it is; ``""`` for its source's controller.
        set_types: card types that replace the others.
        add_types: card types it has in addition.
        remove_types: card types it loses.
        set_subtypes: subtypes that replace the others.
        add_subtypes: subtypes it has in addition.
        set_colors: colors that replace the others.
        add_colors: colors it has in addition.
        add_keywords: keyword abilities it gains.
        remove_keywords: keyword abilities it loses.
        loses_abilities: whether it loses all abilities.
        set_pt: base power and toughness; None for one that stays.
        modify_pt: what is added to power and toughness.
        switch_pt: whether power and toughness are switched.
        for_each: what is counted for ``modify_pt`` and ``set_pt``, which are then a multiple of it.
        controller: player who controls what it applies to (layer 2).
        text: whether it changes text (layer 3), which is not modelled.
        begins: whether it begins only with an event of the scenario.
        locked: what it applies to, of one that has begun and is locked in (611.2c).
        counted: what was counted as it began (611.2d).
        present: whether it is there.
        copied: whether it is the ability of a copy (707.2a).
    """

    id: str
    of: str = ""
    kind: str = "static"
    on: Selector = Selector()
    timestamp: int = 0
    until: str = ""
    by: str = ""
    set_types: frozenset[str] | None = None
    add_types: frozenset[str] = frozenset()
    remove_types: frozenset[str] = frozenset()
    set_subtypes: frozenset[str] | None = None
    add_subtypes: frozenset[str] = frozenset()
    set_colors: frozenset[str] | None = None
    add_colors: frozenset[str] = frozenset()
    add_keywords: frozenset[str] = frozenset()
    remove_keywords: frozenset[str] = frozenset()
    loses_abilities: bool = False
    set_pt: tuple[int | None, int | None] | None = None
    modify_pt: tuple[int, int] | None = None
    switch_pt: bool = False
    for_each: Selector | None = None
    controller: str = ""
    text: bool = False
    begins: bool = False
    locked: tuple[tuple[str, int], ...] | None = None
    counted: int | None = None
    present: bool = True
    copied: bool = False

    @property
    def layers(self) -> tuple[str, ...]:
        """The layers and sublayers in which it does something, in their order (613.1, 613.4)."""
        found: list[str] = []
        if self.controller:
            found.append("2")
        if self.text:
            found.append("3")
        if (
            self.set_types is not None
            or self.add_types
            or self.remove_types
            or self.set_subtypes is not None
            or self.add_subtypes
        ):
            found.append("4")
        if self.set_colors is not None or self.add_colors:
            found.append("5")
        if self.add_keywords or self.remove_keywords or self.loses_abilities:
            found.append("6")
        if self.set_pt is not None:
            found.append("7a" if self.kind == "characteristic_defining" else "7b")
        if self.modify_pt is not None:
            found.append("7c")
        if self.switch_pt:
            found.append("7d")
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Replacement:
    """A replacement or prevention effect (614, 615).

    Attributes:
        id: name in the scenario.
        of: the object whose ability it is, or that made it; ``""`` if none is named.
        would: one of :data:`WOULD`: the event it watches for.
        instead: one of :data:`INSTEAD`.
        amount: how many more or fewer, or how much is prevented; None for all of it.
        on: which objects or players the event affects.
        player: whose event it is (``"you"``, ``"opponent"``), seen from the effect's controller; ``""`` for
            anyone's.
        source: of damage: which sources it is about.
        counter: kind of counter that it is about or that it gives; ``""`` for any.
        combat: whether it is about combat damage, or about other damage; None for either.
        to: id of the object or player damage is redirected to, of what is copied, or who gets control.
        by_effects: whether it is about what *effects* do (614.16); None if it does not say.
        self_replacement: whether it is part of the spell or ability whose effect it replaces (614.15).
        shield: whether ``amount`` is used up by what it prevents (615.7).
        uses: how often it still applies; None for without limit.
        until: ``"end_of_turn"`` for one that ends with the turn.
        by: player whose effect it is; ``""`` for its source's controller.
        begins: whether it begins only with an event of the scenario.
        present: whether it is there.
    """

    id: str
    of: str = ""
    would: str = ""
    instead: str = ""
    amount: int | None = None
    on: Selector = Selector()
    player: str = ""
    source: Selector = Selector()
    counter: str = ""
    combat: bool | None = None
    to: str = ""
    by_effects: bool | None = None
    self_replacement: bool = False
    shield: bool = False
    uses: int | None = None
    until: str = ""
    by: str = ""
    begins: bool = False
    present: bool = True

    @property
    def resolved(self) -> bool:
        """Whether a resolved spell or ability made it, so that it needs its source no more (614.3, 615.3)."""
        return bool(self.until) or self.uses is not None or self.shield or self.self_replacement


@dataclass(frozen=True, slots=True)
class Done:
    """Something of which it may be asked how much it was.

    Attributes:
        what: ``"tokens"``, ``"counters"``, ``"damage"``, ``"cards"`` or ``"life"``.
        subject: who or what got it.
        amount: how much.
        detail: kind of counter, or the token.
    """

    what: str
    subject: str
    amount: int
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Effects:
    """The effects of a scenario, what they did and what else concerns them.

    Attributes:
        continuous: continuous effects, in the file's order.
        replacements: replacement and prevention effects, in the file's order.
        done: what was created, put, dealt and drawn.
        activated: objects of which a loyalty ability was activated this turn.
        unpreventable: whether damage can't be prevented.
        first: replacement effects that are chosen before others, in order.
        copies: (copy, original) of permanents that have become copies.
    """

    continuous: tuple[Effect, ...] = ()
    replacements: tuple[Replacement, ...] = ()
    done: tuple[Done, ...] = ()
    activated: tuple[str, ...] = ()
    unpreventable: bool = False
    first: tuple[str, ...] = ()
    copies: tuple[tuple[str, str], ...] = ()

    def effect(self, name: str) -> Effect | None:
        """Give the continuous effect called ``name``; None if there is none."""
        return next((e for e in self.continuous if e.id == name), None)

    def replacement(self, name: str) -> Replacement | None:
        """Give the replacement effect called ``name``; None if there is none."""
        return next((r for r in self.replacements if r.id == name), None)

    def with_effect(self, changed: Effect) -> Effects:
        """Give the effects with one continuous effect changed, or added at the end."""
        if self.effect(changed.id) is None:
            return replace(self, continuous=(*self.continuous, changed))
        kept = tuple(changed if e.id == changed.id else e for e in self.continuous)
        return replace(self, continuous=kept)

    def with_replacement(self, changed: Replacement) -> Effects:
        """Give the effects with one replacement effect changed."""
        kept = tuple(changed if r.id == changed.id else r for r in self.replacements)
        return replace(self, replacements=kept)

    def having_done(self, what: str, subject: str, amount: int, detail: str = "") -> Effects:
        """Give the effects with one more thing that was done."""
        return replace(self, done=(*self.done, Done(what, subject, amount, detail)))

    def amount(self, what: str, subject: str, detail: str = "") -> int:
        """How much of something was done to somebody in all."""
        return sum(
            d.amount
            for d in self.done
            if d.what == what and d.subject == subject and detail in ("", d.detail)
        )


NO_EFFECTS: Final = Effects()


@dataclass(frozen=True, slots=True)
class Happening:
    """An event that is about to happen, as replacement effects see it.

    Attributes:
        kind: one of :data:`WOULD`.
        subject: id of the object or player it affects.
        amount: how much or how many.
        player: whose event it is: who creates tokens, draws, gains life; the affected object's controller.
        source: id of the source of damage.
        counter: kind of counter.
        combat: whether it is combat damage; None if not stated.
        by_effect: whether an effect does it; None if not stated.
        zone: where an object goes.
        tapped: whether a permanent enters tapped.
        counters: kind → number with which a permanent enters.
        prevented: how much damage was prevented.
        copy_of: what a permanent enters as a copy of.
        controller: under whose control it enters.
        changed: whether any effect has modified it.
        gone: whether nothing is left of it.
    """

    kind: str
    subject: str
    amount: int = 0
    player: str = ""
    source: str = ""
    counter: str = ""
    combat: bool | None = None
    by_effect: bool | None = None
    zone: str = ""
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    prevented: int = 0
    copy_of: str = ""
    controller: str = ""
    changed: bool = False
    gone: bool = False
