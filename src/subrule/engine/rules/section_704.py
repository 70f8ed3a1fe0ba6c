"""Section 704, state-based actions: the lines about attachments."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.registry import rule
from subrule.engine.rules.attachment import (
    ATTACHMENTS,
    aura_host_still_legal,
    comes_off,
    equipment_stays,
    illegal_host_reasons,
    older_roles_go,
    roles_stay,
    to_graveyard,
)
from subrule.engine.state import GameObject
from subrule.engine.view import View

_NO_AURAS = frozenset({"equipment", "fortification"})


@rule("704.5m", "check", "staying", overrides=("303.4d", "704.5p"), general=True, when="aura")
def aura_illegal_or_unattached_goes_to_graveyard(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5m: an Aura on something illegal, or on nothing, goes to its owner's graveyard."""
    if moment.kind == "staying":
        yield from aura_host_still_legal(view, moment)
        return
    for aura in view.attachments:
        if not view.is_aura(aura):
            continue
        if aura.attached_to is None:
            yield Consequence("put_into_graveyard", aura.id, message="aura-unattached-to-graveyard")
        elif aura.attached_to == aura.id:
            yield Consequence("put_into_graveyard", aura.id, message="aura-enchanting-itself-to-graveyard")
        else:
            reasons = illegal_host_reasons(view, aura)
            if reasons:
                yield to_graveyard(aura, reasons[0])


@rule("704.5n", "check", "staying", general=True, when="equipment")
def equipment_on_illegal_host_comes_off(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5n: Equipment or a Fortification on an illegal permanent or a player comes off and stays."""
    if moment.kind == "staying":
        attached = view.object(moment.subject)
        if attached is not None and not view.subtypes(attached).isdisjoint(_NO_AURAS):
            yield equipment_stays(attached)
        return
    for attached in view.attachments:
        if attached.attached_to is None or view.subtypes(attached).isdisjoint(_NO_AURAS):
            continue
        if attached.attached_to == attached.id:
            yield Consequence("become_unattached", attached.id, message="equipment-itself-comes-off")
            continue
        reasons = illegal_host_reasons(view, attached)
        if reasons:
            yield comes_off(attached, reasons[0])


@rule("704.5p", "check", general=True, when="attached")
def creature_or_other_permanent_comes_off(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5p: an attached battle or creature comes off and stays, as does what is no attachment."""
    for attached in view.attachments:
        if attached.attached_to is None:
            continue
        subtypes = view.subtypes(attached)
        if view.is_type(attached, "battle") or view.is_type(attached, "creature"):
            if attached.attached_to == attached.id and "aura" in subtypes:
                continue
            if (
                "equipment" in subtypes
                and view.is_type(attached, "creature")
                and view.flag(attached, "reconfigure")
            ):
                # 301.5c lets it equip, 704.5p takes it off: the book does not settle which one yields.
                raise UnsupportedError("reconfigured-creature")
            yield Consequence("become_unattached", attached.id, message=_coming_off(view, attached, subtypes))
        elif subtypes.isdisjoint(ATTACHMENTS):
            yield Consequence("become_unattached", attached.id, message="non-attachment-comes-off")


def _coming_off(view: View, attached: GameObject, subtypes: frozenset[str]) -> str:
    if not view.is_type(attached, "creature"):
        return "battle-comes-off"
    return "aura-creature-unattached" if "aura" in subtypes else "creature-comes-off"


@rule("704.5z", "check", "staying", general=True, when="role")
def older_roles_go_to_graveyard(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5z: of the Roles that one player has on a permanent only the newest stays."""
    yield from older_roles_go(view) if moment.kind == "check" else roles_stay(view, moment)
