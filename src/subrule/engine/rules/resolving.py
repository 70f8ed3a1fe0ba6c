"""What several sections ask about spells: is it a permanent spell, what of its targets is still legal?"""

from __future__ import annotations

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.state import GameObject
from subrule.engine.view import View

NO_PERMANENTS = frozenset({"instant", "sorcery"})
"""Card types of spells that never become permanents (110.4)."""


def is_permanent_spell(spell: GameObject) -> bool:
    """Whether a spell will become a permanent; what is not stated to be an instant or a sorcery will."""
    return spell.types is None or NO_PERMANENTS.isdisjoint(spell.types)


def spell_to_resolve(view: View, moment: Moment) -> GameObject | None:
    """The spell on the stack that a moment is about."""
    spell = view.object(moment.subject)
    return spell if spell is not None and spell.zone == "stack" else None


def owner(view: View, owned: GameObject) -> str:
    """The player who owns an object: its controller where nothing else was said."""
    return owned.owner or view.controller(owned)


def target_faults(view: View, spell: GameObject, target: str) -> list[Consequence]:
    """Tell what makes one target of a spell illegal as the spell begins to resolve (608.2b).

    Args:
        view: what the rules see.
        spell: the spell on the stack.
        target: id of what it targets.

    Returns:
        One entry a reason; empty if the target is legal. Whether it could be targeted now is asked only
        if it is still what it was and where it was.
    """
    by = view.controller(spell)
    found = view.ask(Moment("target_legality", spell.id, (target,), by))
    if found:
        return found
    there, player = view.object(target), view.player(target)
    gone = there is not None and there.incarnation != incarnation_targeted(spell, target)
    if (gone and there is not None and there.zone != "battlefield") or (player and not player.in_game):
        # What would make it illegal is switched off: then nothing that asks of a target applies.
        return []
    if there is None or there.zone == "battlefield":
        return view.target_objections(spell.id, target, by)
    found = view.target_objections(spell.id, target, by)
    if not found:
        raise UnsupportedError("target-off-the-battlefield")
    return found


def incarnation_targeted(spell: GameObject, target: str) -> int:
    """The incarnation that an object had when a spell targeted it."""
    return spell.targeted[spell.targets.index(target)] if target in spell.targets else 0


def faulty_targets(view: View, spell: GameObject) -> list[tuple[str, Consequence]]:
    """The illegal targets of a spell, each with the first reason."""
    found: list[tuple[str, Consequence]] = []
    for target in spell.targets:
        faults = target_faults(view, spell, target)
        if faults:
            found.append((target, faults[0]))
    return found


def is_new(view: View, known: GameObject, incarnation: int) -> list[Consequence]:
    """What says that an object is not the one any more that it was in an incarnation (400.7)."""
    return [c for c in view.ask(Moment("identity", known.id, detail=str(incarnation))) if c.kind == "is_new"]
