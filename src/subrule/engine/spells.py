"""States made from states where spells are concerned: casting, copying, resolving, merging.

:mod:`subrule.engine.apply` hands over what belongs here; rules and their order are
:mod:`subrule.engine.resolution`'s.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from subrule.engine.events import Consequence, Event, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.state import Alteration, Enchant, GameObject, State

ABILITIES = ("hexproof", "shroud", "indestructible", "deathtouch", "wither", "infect", "lifelink")
"""Flags of an object that stand for abilities it has."""

HOW_CAST: Mapping[str, Any] = MappingProxyType({"kicked": None, "cast_for": "", "mutating": None})
"""What was decided as a spell was cast: what it became knows it (400.7d), another object does not (400.7)."""

_YES = frozenset({"yes"})
_TOP_FIELDS = ("types", "subtypes", "colors", "name", "noun", "supertypes", "power", "toughness")


def apply_spell_event(state: State, event: Event) -> tuple[State, list[Moment]]:
    """Apply an event that happens to a spell, or that a spell's ability waits for.

    Args:
        state: the state before.
        event: ``resolve``, ``countered``, ``copied`` or ``end_step``.

    Returns:
        The state after the event itself, and the moments at which rules are to be asked because of it;
        none for ``resolve``, whose course is told in :mod:`subrule.engine.resolution`.

    Raises:
        UnsupportedError: if the spell is not on the stack any more.
    """
    if event.kind == "end_step":
        waiting = state.objects[event.subject]
        moment = Moment(
            "end_step",
            event.subject,
            by=waiting.delayed_by,
            detail=waiting.delayed,
            amount=waiting.delayed_on,
        )
        # It triggers once (603.7b).
        return state.with_object(event.subject, delayed=""), [moment]
    if event.kind == "copied":
        return state, [Moment("copying", event.subject, event.to, event.by)]
    if state.objects[event.subject].zone != "stack":
        raise UnsupportedError("spell-that-left-the-stack")
    if event.kind == "countered":
        return state, [Moment("countering", event.subject, by=event.by)]
    return state, []


def with_targets(state: State, spell: str, targets: tuple[str, ...]) -> State:
    """Note what a spell targets, and what those objects are at that time (608.2b, 400.7)."""
    there = tuple(state.objects[t].incarnation if t in state.objects else 0 for t in targets)
    return state.with_object(spell, targets=targets, targeted=there)


def with_alterations(state: State, before: GameObject, names: Iterable[str], source: str) -> State:
    """Note which fields of an object an effect changed, so that 400.7 can tell what becomes of the effect."""
    after = state.objects[before.id]
    noted = tuple(
        Alteration(name, getattr(after, name), getattr(before, name), source)
        for name in names
        if getattr(after, name) != getattr(before, name)
    )
    return state.with_object(before.id, alterations=(*before.alterations, *noted)) if noted else state


def unaltered(o: GameObject) -> dict[str, Any]:
    """Give the fields that effects changed in an object, as they would be without these effects."""
    before = {a.name: a.before for a in reversed(o.alterations)}
    return {**before, "alterations": ()}


def no_longer_bestowed(was: GameObject) -> dict[str, Any]:
    """Give the fields of what was bestowed as those of the creature card that it is (702.103b, e, f)."""
    fields = {name: _creature_card(name, getattr(was, name)) for name in ("types", "subtypes", "enchant")}
    altered = tuple(
        replace(a, before=_creature_card(a.name, a.before), value=_creature_card(a.name, a.value))
        for a in was.alterations
    )
    return {**fields, "bestowed": False, "targets": (), "targeted": (), "alterations": altered}


def _creature_card(name: str, value: Any) -> Any:  # noqa: ANN401 - field values of any kind
    match name:
        case "types":
            return (value or frozenset()) | {"creature", "enchantment"}
        case "subtypes":
            return (value or frozenset()) - {"aura"}
        case "enchant":
            return None
        case _:
            return value


def apply_spell_consequence(state: State, consequence: Consequence) -> State | None:
    """Apply a consequence about a spell or what it became.

    Args:
        state: the state before.
        consequence: what a rule says follows.

    Returns:
        The state after it; None if its kind does not belong here.
    """
    spell = state.objects.get(consequence.subject)
    if spell is None:
        return None
    subject, other = consequence.subject, consequence.other
    params = dict(consequence.params)
    match consequence.kind:
        case "becomes_bestowed":
            return state.with_object(
                subject,
                bestowed=True,
                types=frozenset({"enchantment"}) | ((spell.types or frozenset()) - {"creature"}),
                subtypes=(spell.subtypes or frozenset()) | {"aura"},
                enchant=Enchant(frozenset({"creature"})),
            )
        case "becomes_mutating":
            return state.with_object(subject, mutating=True)
        case "cease_to_mutate":
            return state.with_object(subject, mutating=False, targets=(), targeted=())
        case "is_copied":
            return _copy(state, state.objects[other], spell, consequence.player)
        case "merge":
            return _merge(state, spell, state.objects[other])
        case "top_counts":
            return _top_counts(state, spell, state.objects[other])
        case "has_all_abilities":
            return _all_abilities(state, spell, state.objects[other])
        case "takes_effects":
            before = state.objects[other]
            state = state.with_object(other, **{a.name: a.value for a in spell.alterations})
            return with_alterations(state, before, [a.name for a in spell.alterations], "merged")
        case "token_by_top":
            before = state.objects[other]
            state = state.with_object(other, token=params["token"] in _YES)
            return with_alterations(state, before, ("token",), "merged")
        case "becomes_token":
            return state.with_object(subject, token=True, copy_of=None, from_spell=True)
        case "delayed_trigger":
            return state.with_object(
                subject, delayed=spell.cast_for, delayed_on=spell.incarnation, delayed_by=spell.controller
            )
        case "forgets":
            how_cast = HOW_CAST if "anew" in params else {}
            return state.with_object(subject, **unaltered(spell), **how_cast)
        case "is_itself_again":
            return state.with_object(subject, **unaltered(spell))
        case "component_moves":
            # As a component a copy of a spell was a token (608.3f), and in no other zone can it be one.
            own = {"copy_of": None, "token": True} if spell.copy_of == "spell" else {}
            left = tuple(c for c in state.objects[params["host"]].components if c != subject)
            state = state.with_object(params["host"], components=left)
            return state.with_object(
                subject, zone=params["zone"], merged_into=None, over=None, **unaltered(spell), **own
            )
        case _:
            return None


def _copy(state: State, original: GameObject, copy: GameObject, player: str) -> State:
    """A copy has the copiable values of the spell and every decision made for it (707.2, 707.10).

    What effects changed in the spell is not copied.
    """
    made = replace(
        original,
        **unaltered(original),
        id=copy.id,
        name=copy.name,
        noun=copy.noun,
        owner=player,
        controller=player,
        copy_of="spell",
        zone="nowhere",
        bestowed=copy.bestowed if original.bestowed else original.bestowed,
        incarnation=copy.incarnation,
        loses_abilities=False,
        commander=None if original.commander is None else False,
    )
    objects = dict(state.objects)
    objects[copy.id] = made
    return replace(state, objects=objects).with_object(copy.id, zone="stack")


def _merge(state: State, spell: GameObject, target: GameObject) -> State:
    state = state.with_object(target.id, components=(*target.components, spell.id))
    return state.with_object(spell.id, zone="nowhere", merged_into=target.id, mutating=False)


def _top_counts(state: State, spell: GameObject, target: GameObject) -> State:
    """Give the permanent the characteristics of the component on top (730.2a)."""
    state = state.with_object(spell.id, over=True)
    found = {name: getattr(spell, name) for name in _TOP_FIELDS if getattr(spell, name) not in (None, "")}
    return with_alterations(state.with_object(target.id, **found), target, found, "merged")


def _all_abilities(state: State, spell: GameObject, target: GameObject) -> State:
    """Give the permanent the abilities of each of its components (702.140e)."""
    printed = unaltered(spell)
    found = {
        name: True for name in ABILITIES if printed.get(name, getattr(spell, name)) or getattr(target, name)
    }
    return with_alterations(state.with_object(target.id, **found), target, found, "merged")
