"""Copying permanents: what is copiable of an object, and how another takes it on (707.2, 707.3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from subrule.engine.effects import NO_EFFECTS, Effect
from subrule.engine.facts import UnsupportedError
from subrule.engine.keywords import OF_FIELDS
from subrule.engine.spells import unaltered
from subrule.engine.state import GameObject, State

COPIABLE: Final = (
    "types",
    "subtypes",
    "supertypes",
    "colors",
    "power",
    "toughness",
    "keywords",
    "enchant",
    "trigger",
    "protection",
    "toxic",
    "chapters",
    "reconfigure",
    "starts_engines",
    "space_sculptor",
    "max_counters",
    "replaces",
    *OF_FIELDS,
)
"""Fields that hold copiable values: what is printed, or what a copy effect made of it."""


def is_copied(state: State, object_id: str) -> bool:
    """Whether an object is itself a copy of another."""
    return any(copy == object_id for copy, _ in (state.effects or NO_EFFECTS).copies)


def copiable(o: GameObject) -> dict[str, Any]:
    """Give the copiable values of an object, by field: without what effects, counters and status add.

    Args:
        o: the object, without continuous effects.
    """
    if o.face_down and o.zone == "battlefield":
        raise UnsupportedError("copy-of-a-face-down-permanent")
    printed = unaltered(o)
    return {name: printed.get(name, getattr(o, name)) for name in COPIABLE}


def become_copy(state: State, copy: str, original: str, exceptions: Mapping[str, Any]) -> State:
    """Give the state in which one object has become a copy of another.

    Args:
        state: the state before, without continuous effects.
        copy: id of the object that becomes a copy.
        original: id of what it copies.
        exceptions: what the copy effect changes: ``add_types``, ``add_subtypes``, ``add_keywords``,
            ``set_pt``, ``not_legendary`` (707.9b), ``name``.

    Raises:
        UnsupportedError: if effects have changed the copy before, or the original is face down.
    """
    was, model = state.objects[copy], state.objects[original]
    if was.alterations:
        raise UnsupportedError("copy-over-changes")
    values = copiable(model)
    for name in ("types", "subtypes", "keywords"):
        if exceptions.get(f"add_{name}"):
            values[name] = (values[name] or frozenset()) | exceptions[f"add_{name}"]
    if exceptions.get("set_pt") is not None:
        values["power"], values["toughness"] = exceptions["set_pt"]
    if exceptions.get("not_legendary"):
        values["supertypes"] = (values["supertypes"] or frozenset()) - {"legendary"}
    # Two objects with one name that is not told still have the same name.
    name = model.name or original
    state = state.with_object(copy, name=exceptions.get("name") or name, **values)
    if not model.name:
        state = state.with_object(original, name=name)
    effects = state.effects or NO_EFFECTS
    own = tuple(e for e in effects.continuous if e.of != copy or e.kind == "resolved")
    copied = tuple(_of_copy(e, copy, state) for e in effects.continuous if _is_copied_with(e, original))
    if exceptions.get("set_pt") is not None:
        # What defines a characteristic that the copy effect sets otherwise is not copied (707.9d).
        copied = tuple(e for e in copied if e.kind != "characteristic_defining" or e.set_pt is None)
    others = tuple(pair for pair in effects.copies if pair[0] != copy)
    # A copy of a copy is a copy of what that is a copy of (707.3), whatever becomes of it later (707.2b).
    further = tuple((copy, model_of) for one, model_of in effects.copies if one == original)
    copies = (*others, (copy, original), *further)
    return replace(state, effects=replace(effects, continuous=(*own, *copied), copies=copies))


def _is_copied_with(effect: Effect, original: str) -> bool:
    """Whether an effect is from an ability that is printed on the original, and thus copied (707.2a)."""
    return effect.of == original and effect.kind != "resolved"


def _of_copy(effect: Effect, copy: str, state: State) -> Effect:
    number = sum(e.id.startswith(f"{effect.id} of {copy}") for e in (state.effects or NO_EFFECTS).continuous)
    names = tuple("itself" if name == effect.of else name for name in effect.on.names)
    return replace(
        effect,
        id=f"{effect.id} of {copy}" + (f" {number}" if number else ""),
        of=copy,
        on=replace(effect.on, names=names),
        timestamp=0,
        copied=True,
    )
