"""Section 301, artifacts: what Equipment and Fortifications may be attached to."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.attachment import (
    comes_off,
    control_of_attached,
    control_of_host,
    equipment_stays,
    illegal_host_reasons,
)
from subrule.engine.state import UNDEFINED, GameObject
from subrule.engine.view import View


@rule("301.5", "attachability")
def equipment_only_on_creatures(view: View, moment: Moment) -> Iterator[Consequence]:
    """301.5: an Equipment can be attached to a creature and to nothing else."""
    equipment = view.object(moment.subject)
    if equipment is None or "equipment" not in view.subtypes(equipment):
        return
    host = view.object(moment.hosts[0])
    if host is None or not view.is_type(host, "creature"):
        yield Consequence("illegal", equipment.id, other=moment.hosts[0], message="equipment-needs-creature")


@rule("301.5c", "attachability", "attaching", "check", "staying", when="equipment")
def equipment_that_cannot_equip_comes_off_and_stays(view: View, moment: Moment) -> Iterator[Consequence]:
    """301.5c: Equipment can't equip itself, nor equip as a creature; off an illegal permanent it stays."""
    if moment.kind == "check":
        for attached in view.attachments:
            if attached.attached_to is not None and "equipment" in view.subtypes(attached):
                yield from _comes_off(view, attached)
        return
    equipment = view.object(moment.subject)
    if equipment is None or "equipment" not in view.subtypes(equipment):
        return
    if moment.kind == "attaching":
        if len(moment.hosts) > 1:
            yield Consequence(
                "chooses",
                equipment.id,
                player=view.controller(equipment),
                message="equipment-controller-chooses-one",
            )
    elif moment.kind == "staying":
        yield equipment_stays(equipment)
    elif moment.hosts[0] == equipment.id:
        yield Consequence(
            "illegal",
            equipment.id,
            other=equipment.id,
            message="equipment-cannot-equip-itself",
            about_self=True,
        )
    elif view.is_type(equipment, "creature") and not view.flag(equipment, "reconfigure"):
        yield Consequence(
            "illegal",
            equipment.id,
            other=moment.hosts[0],
            message="equipment-creature-cannot-equip",
            about_self=True,
        )


def _comes_off(view: View, equipment: GameObject) -> Iterator[Consequence]:
    if equipment.attached_to == equipment.id:
        yield Consequence("become_unattached", equipment.id, message="equipment-itself-comes-off")
        return
    reasons = illegal_host_reasons(view, equipment)
    if reasons:
        yield comes_off(equipment, reasons[0])
    elif view.is_type(equipment, "creature") and not view.flag(equipment, "reconfigure"):
        yield Consequence("become_unattached", equipment.id, message="equipment-creature-comes-off")


@rule("301.5d", "control")
def equipment_is_controlled_apart_from_its_creature(view: View, moment: Moment) -> Iterator[Consequence]:
    """301.5d: an Equipment and its creature are controlled apart, and so are their abilities."""
    equipment = view.object(moment.subject)
    if equipment is None:
        return
    if "equipment" in view.subtypes(equipment):
        yield from control_of_attached(view, equipment, moment.detail, "equipment-control-independent")
    elif moment.detail == "":
        for attached in view.state.attached_to(equipment.id):
            if "equipment" in view.subtypes(attached):
                yield control_of_host(view, equipment)
                return


@rule("301.5e", "entering")
def equipment_put_onto_an_illegal_host_enters_unattached(view: View, moment: Moment) -> Iterator[Consequence]:
    """301.5e: put onto the battlefield attached to what it can't equip, Equipment enters unattached."""
    equipment = view.object(moment.subject)
    if equipment is None or not moment.hosts or moment.unspecified:
        return
    subtypes = view.subtypes(equipment)
    if "equipment" not in subtypes or "aura" in subtypes:
        return
    host = moment.hosts[0]
    objections = [] if host == UNDEFINED else view.objections(equipment.id, host)
    if host == UNDEFINED:
        yield Consequence(
            "enter_unattached", equipment.id, message="equipment-undefined-host-enters-unattached"
        )
    elif objections:
        yield Consequence(
            "enter_unattached",
            equipment.id,
            message="equipment-illegal-host-enters-unattached",
            params=(("host", host), *objections[0].params),
            because=objections[0].numbers,
            reason=objections[0].message,
        )
    else:
        yield Consequence(
            "enter_attached",
            equipment.id,
            other=host,
            message="equipment-enters-attached-to",
            params=(("host", host),),
        )


@rule("301.6", "attachability", "entering", "attaching", "control")
def fortification_only_on_lands(view: View, moment: Moment) -> Iterator[Consequence]:
    """301.6: a Fortification can be attached to a land and to nothing else, else as Equipment."""
    fortification = view.object(moment.subject)
    if fortification is None:
        return
    if "fortification" not in view.subtypes(fortification):
        if moment.kind == "control" and moment.detail == "":
            yield from _control_of_fortified(view, fortification)
        return
    if moment.kind == "control":
        yield from control_of_attached(
            view, fortification, moment.detail, "fortification-control-independent"
        )
        return
    if moment.kind == "attaching":
        if len(moment.hosts) > 1:
            yield Consequence(
                "chooses",
                fortification.id,
                player=view.controller(fortification),
                message="fortification-controller-chooses-one",
            )
        return
    if moment.kind == "entering":
        yield from _fortification_enters(view, moment, fortification)
        return
    host = view.object(moment.hosts[0])
    if moment.hosts[0] == fortification.id:
        yield Consequence(
            "illegal",
            fortification.id,
            other=fortification.id,
            message="fortification-cannot-fortify-itself",
            about_self=True,
        )
    elif host is None or not view.is_type(host, "land"):
        yield Consequence(
            "illegal", fortification.id, other=moment.hosts[0], message="fortification-needs-land"
        )
    elif view.is_type(fortification, "creature"):
        yield Consequence(
            "illegal",
            fortification.id,
            other=moment.hosts[0],
            message="fortification-creature-cannot-fortify",
            about_self=True,
        )


def _control_of_fortified(view: View, host: GameObject) -> Iterator[Consequence]:
    if any("fortification" in view.subtypes(o) for o in view.state.attached_to(host.id)):
        yield control_of_host(view, host)


def _fortification_enters(view: View, moment: Moment, fortification: GameObject) -> Iterator[Consequence]:
    if not moment.hosts or moment.unspecified or view.is_aura(fortification):
        return
    host = moment.hosts[0]
    if host == UNDEFINED or view.objections(fortification.id, host):
        message = (
            "equipment-undefined-host-enters-unattached"
            if host == UNDEFINED
            else "equipment-illegal-host-enters-unattached"
        )
        yield Consequence("enter_unattached", fortification.id, message=message, params=(("host", host),))
    else:
        yield Consequence(
            "enter_attached",
            fortification.id,
            other=host,
            message="equipment-enters-attached-to",
            params=(("host", host),),
        )
