"""The game state a scenario describes: players, objects, what is attached to what.

A state is a value: rules read it, only the adjudication makes the next one. ``None`` in a field means
that the scenario does not say; :mod:`subrule.engine.view` turns that into a default or a demand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, TypeVar

from subrule.engine.combat import Combat
from subrule.engine.linked import Ability, Deed
from subrule.engine.turn import Turn

PERMANENT_TYPES = frozenset({"artifact", "battle", "creature", "enchantment", "land", "planeswalker"})
CARD_TYPES = PERMANENT_TYPES | {
    "instant",
    "sorcery",
    "kindred",
    "dungeon",
    "conspiracy",
    "phenomenon",
    "plane",
    "scheme",
    "vanguard",
}
COLORS = ("white", "blue", "black", "red", "green")
ZONES = ("battlefield", "graveyard", "hand", "library", "exile", "stack", "command", "nowhere")

CHOSEN = "chosen host"
"""Stands for a legal host that a player chooses among what the scenario does not list."""

UNDEFINED = "undefined"
"""Stands for a host that an effect names but that does not exist (303.4i, "undefined")."""


_TYPE_OF_SUBTYPE = {
    "aura": "enchantment",
    "background": "enchantment",
    "cartouche": "enchantment",
    "curse": "enchantment",
    "equipment": "artifact",
    "fortification": "artifact",
    "role": "enchantment",
    "siege": "battle",
    "saga": "enchantment",
    "shrine": "enchantment",
    "vehicle": "artifact",
}


def implied_types(subtypes: Iterable[str]) -> frozenset[str]:
    """Give the card types that subtypes tell: an Aura is an enchantment, an Equipment an artifact.

    Args:
        subtypes: subtypes, lower case.

    Returns:
        The types; empty if none of the subtypes belongs to one type only.

    Source: 205.3g and 205.3h (each subtype belongs to its card type).
    """
    return frozenset(_TYPE_OF_SUBTYPE[s] for s in subtypes if s in _TYPE_OF_SUBTYPE)


@dataclass(frozen=True, slots=True)
class Enchant:
    """What an enchant ability allows (702.5a).

    Attributes:
        qualities: card types, ``"permanent"``, ``"player"`` or ``"opponent"``; an object or player must
            match one of them.
        controller: ``"you"`` or ``"opponent"`` where the ability limits the controller, seen from the
            Aura's controller; None where it does not.
    """

    qualities: frozenset[str]
    controller: str | None = None


@dataclass(frozen=True, slots=True)
class EffectPart:
    """One part of what an instant or sorcery does as it resolves.

    Attributes:
        verb: ``"destroy"``, ``"exile"``, ``"return"`` or what happens to nobody, e.g. ``"draw"``.
        target: id of the target it is done to; ``""`` if it is done to none.
        about: id of the target of which it has to know something; ``""`` if of none.
    """

    verb: str
    target: str = ""
    about: str = ""


@dataclass(frozen=True, slots=True)
class Alteration:
    """What an effect changed in an object, for as long as it is that object (400.7, 400.7a, 400.7b).

    Attributes:
        name: name of the field.
        value: value of the field with the effect.
        before: value without it.
        source: ``"resolved"`` for a spell or ability that resolved, ``"static"`` for a static ability,
            ``"merged"`` for what it has from being one of several components (730.2a, 730.2d).
    """

    name: str
    value: Any
    before: Any
    source: str = "resolved"


@dataclass(frozen=True)
class Player:
    """A player.

    Attributes:
        id: name in the scenario (``"you"``, ``"opponent"`` …).
        in_game: False once the player has left the game.
        protection: qualities the player has protection from.
        hexproof: whether the player has hexproof (702.11c); None if not stated.
        shroud: whether the player has shroud (702.18a); None if not stated.
        life: life total; None if not stated, as for what follows.
        poison: poison counters.
        library: cards left in the library.
        drew_from_empty: whether the player tried to draw from an empty library since the last check.
        speed: 0 for a player who has none (702.179b).
        commander_damage: combat damage taken over the game, by commander: (id, amount); the id ``""``
            holds an amount of which it is not stated which commander dealt it.
        instead_of_losing: an effect that replaces the next loss of the game: the life total it sets.
        life_lost: life lost of a total that is not stated.
        lost: why the player has lost the game; empty for one who has not.
    """

    id: str
    in_game: bool = True
    protection: frozenset[str] = frozenset()
    hexproof: bool | None = None
    shroud: bool | None = None
    life: int | None = None
    poison: int | None = None
    library: int | None = None
    drew_from_empty: bool | None = None
    speed: int | None = None
    commander_damage: tuple[tuple[str, int], ...] = ()
    instead_of_losing: int | None = None
    life_lost: int = 0
    lost: tuple[str, ...] = ()


@dataclass(frozen=True)
class GameObject:
    """A card, token or spell with its present characteristics.

    Attributes:
        id: name in the scenario.
        noun: concept by which texts call it; ``""`` takes one from the characteristics.
        name: card name for display, if the scenario gives one.
        types: card types; None if open.
        subtypes: subtypes, lower case; None if open.
        colors: colors; None if not stated.
        zone: where it is; ``"nowhere"`` once it has ceased to exist.
        owner: player id; ``""`` for the controller.
        controller: player id; ``""`` if open.
        attached_to: id of an object or player, or None.
        host_left: whether what it is attached to has left the battlefield; what is there under the same id
            by now is another object (400.7).
        enchant: its enchant ability; None if not stated (or it has none: ``subtypes`` tells).
        protection: qualities (colors, types) it has protection from.
        token: whether it is a token; None if not stated, as for the flags that follow.
        bestowed: whether it is a bestowed Aura (702.103b).
        face_down: whether it is face down.
        hexproof: 702.11b.
        shroud: 702.18a.
        ward: 702.21a.
        reconfigure: 702.151.
        cannot_be_enchanted_by: ``"others"`` (all Auras but those already on it), ``"all"`` or None.
        trigger: an event this object's ability watches: ``"becomes_target"`` or ``"token_created"``.
        mentions_enchanted: whether an ability of it speaks of the "enchanted" object or player (303.4m).
        timestamp: order in which it came; a greater number is more recent, equal ones leave the order open.
        supertypes: ``"legendary"``, ``"world"`` …; None if not stated, as for what follows.
        power: without counters and without what effects add.
        toughness: likewise.
        boost: what effects add to power and toughness until the turn ends.
        damage: damage marked on it.
        deathtouched: whether a source with deathtouch has dealt damage to it since the last check.
        counters: kind → number, sorted by kind; a planeswalker's loyalty and a battle's defense are the
            numbers of these counters, not stated if the kind is missing.
        taken: kind → how many counters came off a number that is not stated.
        max_counters: kind → how many its ability allows (704.5r).
        chapters: final chapter number of a Saga.
        pending: whether an ability of it has triggered and not yet left the stack.
        protector: a battle's protector; ``"none"`` for a battle without one.
        attacked: whether it is being attacked.
        indestructible: 702.12.
        shields: regeneration shields (701.19a).
        no_regeneration: whether an effect says that it can't be regenerated (701.19c).
        deathtouch: 702.2.
        wither: 702.80.
        infect: 702.90.
        lifelink: 702.15.
        toxic: total toxic value (702.164b).
        copy_of: ``"spell"`` or ``"card"`` for a copy that is no token (704.5e).
        commander: whether it is a commander (903.3).
        returns: whether its owner puts it into the command zone (903.9a).
        arrived: whether it was put into its zone since the last check.
        marker: of a dungeon: where its owner's venture marker is, ``"bottommost"`` or ``"elsewhere"``.
        starts_engines: 702.179.
        space_sculptor: 702.158.
        sector: sector designation (702.158b), ``"none"`` for a creature without one.
        fate: why state-based actions put it where it is.
        incarnation: how many zones it has changed to; an object is the same only while this is (400.7).
        targets: of a spell on the stack: ids of what it targets.
        targeted: incarnations that its targets had when they were chosen, in the same order.
        can_target: what an instant or sorcery, or an ability of a permanent, can target; None if not stated.
        effects: what an instant or sorcery does, part by part.
        other_legal_target: whether it has another target that is still legal; None if not stated, as for
            the flags that follow.
        mutating: whether it is a mutating creature spell (702.140a).
        kicked: whether one of its kicker costs was declared (702.33d).
        uncounterable: whether it can't be countered.
        cannot_enter: whether an effect says that it can't enter the battlefield.
        from_spell: of a token: whether it was a copy of a permanent spell (608.3f).
        cast_for: ``"dash"``, ``"blitz"`` or ``"warp"`` if that cost was paid.
        delayed: the same, once the delayed triggered ability was created (608.3g), until it triggers.
        delayed_on: incarnation that this ability is about.
        delayed_by: player who controls this ability; ``""`` if open.
        became: incarnation in which its spell became a permanent; another one was never a spell (400.7d).
        alterations: what effects changed in it, in order; a spell's go on for the permanent (400.7a).
        loses_abilities: whether it has lost its abilities.
        replaces: an event that an effect of it replaces: ``"token_created"``.
        components: ids of what has merged with it, the topmost that is known last (730.2).
        merged_into: id of the permanent it is a component of.
        over: whether it was put on top as it merged; None if not told.
        keywords: keyword abilities it has, of :data:`subrule.engine.keywords.NAMED`.
        tapped: whether it is tapped; None if not stated.
        since_turn_began: whether its controller has controlled it continuously since that player's most
            recent turn began (302.6); None if not stated.
        landwalk: what lands its landwalk abilities are about (702.14a).
        combat: what is said of its attacking and blocking, of :data:`subrule.engine.combat.TRAITS`.
        twice: keywords of which it has several instances.
    """

    id: str
    noun: str = ""
    name: str = ""
    types: frozenset[str] | None = frozenset()
    subtypes: frozenset[str] | None = frozenset()
    colors: frozenset[str] | None = None
    zone: str = "battlefield"
    owner: str = ""
    controller: str = "you"
    attached_to: str | None = None
    host_left: bool = False
    enchant: Enchant | None = None
    protection: frozenset[str] = frozenset()
    token: bool | None = None
    bestowed: bool | None = None
    face_down: bool | None = None
    hexproof: bool | None = None
    shroud: bool | None = None
    ward: bool | None = None
    reconfigure: bool | None = None
    cannot_be_enchanted_by: str | None = None
    trigger: str | None = None
    mentions_enchanted: bool = False
    timestamp: int = 0
    supertypes: frozenset[str] | None = None
    power: int | None = None
    toughness: int | None = None
    boost: tuple[int, int] = (0, 0)
    damage: int | None = None
    deathtouched: bool | None = None
    counters: tuple[tuple[str, int], ...] = ()
    taken: tuple[tuple[str, int], ...] = ()
    max_counters: tuple[tuple[str, int], ...] = ()
    chapters: int | None = None
    pending: bool | None = None
    protector: str | None = None
    attacked: bool | None = None
    indestructible: bool | None = None
    shields: int = 0
    no_regeneration: bool = False
    deathtouch: bool | None = None
    wither: bool | None = None
    infect: bool | None = None
    lifelink: bool | None = None
    toxic: int = 0
    copy_of: str | None = None
    commander: bool | None = None
    returns: bool | None = None
    arrived: bool = False
    marker: str | None = None
    starts_engines: bool | None = None
    space_sculptor: bool | None = None
    sector: str | None = None
    fate: tuple[str, ...] = ()
    incarnation: int = 0
    targets: tuple[str, ...] = ()
    targeted: tuple[int, ...] = ()
    can_target: Enchant | None = None
    effects: tuple[EffectPart, ...] = ()
    other_legal_target: bool | None = None
    mutating: bool | None = None
    kicked: bool | None = None
    uncounterable: bool | None = None
    cannot_enter: bool | None = None
    from_spell: bool | None = None
    cast_for: str = ""
    delayed: str = ""
    delayed_on: int = 0
    delayed_by: str = ""
    became: int = 0
    alterations: tuple[Alteration, ...] = ()
    loses_abilities: bool = False
    replaces: str | None = None
    components: tuple[str, ...] = ()
    merged_into: str | None = None
    over: bool | None = None
    keywords: frozenset[str] = frozenset()
    tapped: bool | None = None
    since_turn_began: bool | None = None
    landwalk: frozenset[str] = frozenset()
    combat: frozenset[str] = frozenset()
    twice: frozenset[str] = frozenset()

    def is_on(self, host: str) -> bool:
        """Whether it is attached to what ``host`` is by now, not to what that was before it left (400.7)."""
        return self.attached_to == host and not self.host_left


_NONE: Mapping[str, Any] = MappingProxyType({})


REMEMBERED = "_features"
"""Where an object keeps what :mod:`subrule.engine.features` found out about it."""

_T = TypeVar("_T")


def _changed(thing: _T, changes: Mapping[str, Any]) -> _T:
    """Copy a value with changed fields; ``dataclasses.replace`` takes ten times as long."""
    fields = thing.__dict__
    if not fields.keys() >= changes.keys():
        raise TypeError(f"{type(thing).__name__} has no {', '.join(sorted(changes.keys() - fields.keys()))}")
    made = object.__new__(type(thing))
    made.__dict__.update(fields)
    made.__dict__.update(changes)
    made.__dict__.pop(REMEMBERED, None)
    return made


@dataclass(frozen=True)
class State:
    """Everything the engine knows of the game at one moment.

    Attributes:
        objects: id → object, in the scenario's order.
        players: id → player.
        absent: card types (or ``"player"``) of which there is nothing on the battlefield beyond the
            objects listed: the scenario says "there is no creature" or "the only creature is …".
        variant: ``""``, ``"commander"`` or ``"two_headed_giant"``.
        abilities: id → ability that the scenario describes (section 607).
        deeds: what these abilities did, and arrivals that made an object a new one, in order.
        turn: where in the turn the game stands; None if not stated.
        combat: the combat that is going on or has been this turn; None if there was none.
    """

    objects: Mapping[str, GameObject] = field(default_factory=lambda: _NONE)
    players: Mapping[str, Player] = field(default_factory=lambda: _NONE)
    absent: frozenset[str] = frozenset()
    variant: str = ""
    abilities: Mapping[str, Ability] = field(default_factory=lambda: _NONE)
    deeds: tuple[Deed, ...] = ()
    turn: Turn | None = None
    combat: Combat | None = None

    def with_combat(self, combat: Combat) -> State:
        """Give the state in which combat stands as given."""
        return _changed(self, {"combat": combat})

    def with_object(self, object_id: str, **changes: Any) -> State:  # noqa: ANN401 - field values of any kind
        """Give the state in which one object has the changed fields."""
        objects = dict(self.objects)
        before = objects[object_id]
        if changes.get("zone", before.zone) != before.zone:
            # In another zone it is another object (400.7).
            changes.setdefault("incarnation", before.incarnation + 1)
            if before.zone == "stack":
                changes |= {"targets": changes.get("targets", ()), "targeted": changes.get("targeted", ())}
            if changes["zone"] == "battlefield":
                changes.setdefault("since_turn_began", False)
                for o in self.attached_to(object_id):
                    objects[o.id] = _changed(o, {"host_left": True})
        if "attached_to" in changes and before.host_left:
            changes["host_left"] = False
        objects[object_id] = _changed(before, changes)
        return _changed(self, {"objects": objects})

    def next_timestamp(self) -> int:
        """A timestamp more recent than that of every object (613.7e, 701.3c)."""
        return 1 + max((o.timestamp for o in self.objects.values()), default=0)

    def with_player(self, player_id: str, **changes: Any) -> State:  # noqa: ANN401 - field values of any kind
        """Give the state in which one player has the changed fields."""
        players = dict(self.players)
        players[player_id] = _changed(players[player_id], changes)
        return _changed(self, {"players": players})

    def attached_to(self, host: str) -> list[GameObject]:
        """The objects on the battlefield that are attached to ``host``, in the scenario's order."""
        return [o for o in self.objects.values() if o.zone == "battlefield" and o.is_on(host)]
