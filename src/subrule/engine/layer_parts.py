"""What one continuous effect does in one layer: whether it is there, what it applies to, what it changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from subrule.engine.effects import Effect, Selector
from subrule.engine.facts import UnsupportedError
from subrule.engine.keywords import OF_FIELDS
from subrule.engine.state import GameObject, State, implied_types
from subrule.engine.view import View

BASIC_LAND_TYPES: Final = frozenset({"plains", "island", "swamp", "mountain", "forest"})
_OF_SOURCE: Final = ("itself", "enchanted", "equipped")


@dataclass(frozen=True, slots=True)
class Characteristics:
    """An object's characteristics while layers are gone through.

    Attributes:
        types: card types; None if open.
        subtypes: subtypes; None if open.
        supertypes: supertypes.
        colors: colors; None if not stated.
        keywords: keyword abilities.
        lost: whether it has lost its abilities.
        power: base power; None if not stated.
        toughness: base toughness; None if not stated.
        more: what effects add to them.
        switched: whether they are switched.
        controller: player id.
    """

    types: frozenset[str] | None
    subtypes: frozenset[str] | None
    supertypes: frozenset[str]
    colors: frozenset[str] | None
    keywords: frozenset[str]
    lost: bool
    power: int | None
    toughness: int | None
    more: tuple[int, int]
    switched: bool
    controller: str


def as_printed(o: GameObject) -> Characteristics:
    """Give the characteristics of an object without continuous effects."""
    types = o.types
    if types is None and o.subtypes:
        types = implied_types(o.subtypes) or None
    if o.face_down and o.zone == "battlefield":
        none: frozenset[str] = frozenset()
        return Characteristics(
            frozenset({"creature"}), none, none, none, none, True, 2, 2, (0, 0), False, o.controller
        )
    keywords = o.keywords | {name for name in OF_FIELDS if getattr(o, name)}
    return Characteristics(
        types,
        o.subtypes,
        o.supertypes or frozenset(),
        o.colors,
        frozenset() if o.loses_abilities else frozenset(keywords),
        o.loses_abilities,
        o.power,
        o.toughness,
        (0, 0),
        False,
        o.controller,
    )


def source_of(state: State, effect: Effect) -> GameObject | None:
    """The object that an effect comes from; None if the scenario names none."""
    return state.objects.get(effect.of) if effect.of else None


def exists(state: State, now: Mapping[str, Characteristics], effect: Effect) -> bool:
    """Whether an effect is there at all: its source is where it has to be and has its abilities (611.3b).

    Args:
        state: the state.
        now: characteristics as far as layers have been gone through.
        effect: the effect.
    """
    source = source_of(state, effect)
    if effect.kind == "resolved":
        return effect.until != "source_leaves" or source is None or source.zone == "battlefield"
    if source is None:
        return True
    if effect.kind != "characteristic_defining" and source.zone != "battlefield":
        return False
    return not now[source.id].lost


def chosen_by(view: View, now: Mapping[str, Characteristics], effect: Effect) -> frozenset[str]:
    """What an effect applies to, by the characteristics that objects have so far.

    What a resolved spell or ability changed is locked in (611.2c) and only what is still the same object.
    """
    if effect.locked is not None:
        objects = view.state.objects
        return frozenset(
            name for name, incarnation in effect.locked if objects[name].incarnation == incarnation
        )
    everywhere = effect.kind == "characteristic_defining"
    player = whose(view, now, effect)
    return frozenset(
        o.id
        for o in view.state.objects.values()
        if (everywhere or o.zone == "battlefield")
        and selects(view, now, effect.on, o, source=effect.of, player=player)
    )


def whose(view: View, now: Mapping[str, Characteristics], effect: Effect) -> str:
    """The player whose effect it is: its source's controller where nothing else is said."""
    if effect.by:
        return effect.by
    return now[effect.of].controller if effect.of in now else "you"


def selects(
    view: View, now: Mapping[str, Characteristics], on: Selector, o: GameObject, *, source: str, player: str
) -> bool:
    """Whether an object is one of those that a selector is about.

    Args:
        view: what the rules see.
        now: characteristics as far as layers have been gone through.
        on: the selector.
        o: the object.
        source: id of the effect's source; ``""`` if none is named.
        player: the effect's controller.
    """
    if on.names and not any(_is_named(view, name, o, source) for name in on.names):
        return False
    if on.other and o.id == source:
        return False
    has = now[o.id]
    if on.types and not any(_has_type(view, o, has, t) for t in sorted(on.types)):
        return False
    if on.subtypes and not _has_subtype(view, o, has, on.subtypes):
        return False
    if on.supertypes and not on.supertypes & has.supertypes:
        return False
    if on.colors and not _has_color(view, o, has, on.colors):
        return False
    if on.token is not None and view.flag(o, "token") != on.token:
        return False
    if not on.controller:
        return True
    return (has.controller == player) == (on.controller == "you")


def _is_named(view: View, name: str, o: GameObject, source: str) -> bool:
    if name not in _OF_SOURCE:
        return o.id == name
    if name == "itself":
        return o.id == source
    attached = view.state.objects.get(source)
    return attached is not None and attached.zone == "battlefield" and attached.is_on(o.id)


def _has_type(view: View, o: GameObject, has: Characteristics, card_type: str) -> bool:
    return view.is_type(o, card_type) if has.types is None else card_type in has.types


def _has_subtype(view: View, o: GameObject, has: Characteristics, wanted: frozenset[str]) -> bool:
    subtypes = view.subtypes(o) if has.subtypes is None else has.subtypes
    if wanted & subtypes:
        return True
    # Changeling gives every creature type in layer 4, so losing abilities later does not matter (613.3).
    return "changeling" in o.keywords and any(_set_of(w) == "creature" for w in wanted)


def is_changeling(view: View, o: GameObject, subtype: str) -> bool:
    """Whether changeling gives an object a subtype: every creature type, and nothing else (702.73a)."""
    printed = view.initial.objects[o.id]
    return "changeling" in printed.keywords | o.keywords and _set_of(subtype) == "creature"


def _has_color(view: View, o: GameObject, has: Characteristics, wanted: frozenset[str]) -> bool:
    if has.colors is None:
        return any(view.has_quality(o, color) for color in sorted(wanted))
    return bool(wanted & has.colors)


def counted_by(view: View, now: Mapping[str, Characteristics], effect: Effect) -> int:
    """How often the numbers of an effect count: once, or for each object that it counts (608.2h, 611.2d)."""
    if effect.for_each is None:
        return 1
    if effect.counted is not None:
        return effect.counted
    player = whose(view, now, effect)
    return sum(
        o.zone == "battlefield" and selects(view, now, effect.for_each, o, source=effect.of, player=player)
        for o in view.state.objects.values()
    )


def applied(layer: str, effect: Effect, has: Characteristics, number: int) -> Characteristics:
    """Give the characteristics of an object after an effect's part in one layer.

    Args:
        layer: the layer or sublayer.
        effect: the effect.
        has: the characteristics before.
        number: how often its numbers count.
    """
    match layer:
        case "2":
            return replace(has, controller=effect.controller)
        case "4":
            return _typed(effect, has)
        case "5":
            return replace(has, colors=_added(has.colors, effect.set_colors, effect.add_colors, "colors"))
        case "6":
            kept = frozenset() if effect.loses_abilities else has.keywords - effect.remove_keywords
            return replace(has, keywords=kept | effect.add_keywords, lost=has.lost or effect.loses_abilities)
        case "7a" | "7b":
            power, toughness = effect.set_pt or (None, None)
            return replace(
                has,
                power=has.power if power is None else power * number,
                toughness=has.toughness if toughness is None else toughness * number,
            )
        case "7c":
            more = effect.modify_pt or (0, 0)
            return replace(has, more=(has.more[0] + more[0] * number, has.more[1] + more[1] * number))
        case _:
            return replace(has, switched=not has.switched)


def _added(
    now: frozenset[str] | None, setting: frozenset[str] | None, more: frozenset[str], what: str
) -> frozenset[str] | None:
    base = now if setting is None else setting
    if not more:
        return base
    if base is None:
        raise UnsupportedError(f"change-of-unstated-{what}")
    return base | more


def _typed(effect: Effect, has: Characteristics) -> Characteristics:
    types = _added(has.types, effect.set_types, effect.add_types, "types")
    if effect.remove_types:
        if types is None:
            raise UnsupportedError("change-of-unstated-types")
        types = types - effect.remove_types
    setting = effect.set_subtypes
    if setting is not None and has.subtypes:
        setting = setting | {s for s in has.subtypes if _of_another_set(s, setting)}
    subtypes = _added(has.subtypes, setting, effect.add_subtypes, "subtypes")
    if effect.set_subtypes is None and has.types is not None and types is not None and subtypes:
        subtypes = frozenset(s for s in subtypes if _goes_with(s, has.types, types))
    basic = effect.set_subtypes is not None and effect.set_subtypes <= BASIC_LAND_TYPES
    if basic and types is not None and "land" in types:
        # A land whose subtype becomes a basic land type loses what its rules text gave it (305.7).
        return replace(has, types=types, subtypes=subtypes, keywords=frozenset(), lost=True)
    return replace(has, types=types, subtypes=subtypes)


def _of_another_set(subtype: str, setting: frozenset[str]) -> bool:
    """Whether a subtype is of another set than those that replace it, e.g. land types (205.1a)."""
    kinds = {_set_of(s) for s in setting}
    return _set_of(subtype) not in kinds


def _set_of(subtype: str) -> str:
    if subtype in BASIC_LAND_TYPES:
        return "land"
    return next(iter(implied_types((subtype,))), "creature")


def _goes_with(subtype: str, before: frozenset[str], after: frozenset[str]) -> bool:
    """Whether a subtype stays with the types: those of a lost type go with it (205.1a)."""
    if subtype in BASIC_LAND_TYPES:
        return "land" in after or "land" not in before
    own = implied_types((subtype,))
    if own:
        return bool(own & after) or not own & before
    return "creature" in after or "creature" not in before
