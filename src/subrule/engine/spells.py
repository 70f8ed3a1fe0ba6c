"""States made from states where spells are concerned: casting, copying, resolving, merging.

:mod:`subrule.engine.apply` hands over what belongs here; rules and their order are
:mod:`subrule.engine.resolution`'s.
"""

from __future__ import annotations

from dataclasses import replace

from subrule.engine.events import Consequence, Event, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.state import Enchant, GameObject, StackEffect, State

ABILITIES = ("hexproof", "shroud", "indestructible", "deathtouch", "wither", "infect", "lifelink")
"""Flags of an object that stand for abilities it has."""

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
        return state, [Moment("end_step", event.subject)]
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


def changed_on_stack(before: GameObject, after: GameObject, names: tuple[str, ...], how: str) -> GameObject:
    """Note which fields of a spell an effect changed, so that 400.7 can tell what becomes of the effect."""
    if before.zone != "stack":
        return after
    noted = tuple(
        StackEffect(name, getattr(after, name), getattr(before, name), how or "resolved") for name in names
    )
    return replace(after, stack_effects=(*before.stack_effects, *noted))


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
            effects = {e.name: e.value for e in spell.stack_effects}
            return state.with_object(other, **effects)
        case "token_by_top":
            return state.with_object(other, token=params["token"] in _YES)
        case "becomes_token":
            return state.with_object(subject, token=True, copy_of=None, from_spell=True)
        case "delayed_trigger":
            return state.with_object(subject, delayed=spell.cast_for)
        case "forgets":
            return state.with_object(
                subject, stack_effects=(), **{e.name: e.before for e in spell.stack_effects}
            )
        case "component_moves":
            return state.with_object(subject, zone=params["zone"], merged_into=None)
        case _:
            return None


def _copy(state: State, original: GameObject, copy: GameObject, player: str) -> State:
    """A copy has the characteristics of the spell and every decision made for it (707.10)."""
    made = replace(
        original,
        id=copy.id,
        name=copy.name,
        noun=copy.noun,
        owner=player,
        controller=player,
        copy_of="spell",
        zone="nowhere",
        bestowed=copy.bestowed if original.bestowed else original.bestowed,
        incarnation=copy.incarnation,
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
    return state.with_object(target.id, **found)


def _all_abilities(state: State, spell: GameObject, target: GameObject) -> State:
    """Give the permanent the abilities of each of its components (702.140e)."""
    printed = {effect.name: effect.before for effect in spell.stack_effects}
    found = {
        name: True for name in ABILITIES if printed.get(name, getattr(spell, name)) or getattr(target, name)
    }
    return state.with_object(target.id, **found)
