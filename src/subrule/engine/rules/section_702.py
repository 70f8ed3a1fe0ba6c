"""Section 702, keyword abilities: enchant, hexproof, protection, shroud, bestow."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.registry import rule
from subrule.engine.rules.attachment import illegal_host_reasons, stays
from subrule.engine.rules.section_602 import equip_only_as_a_sorcery
from subrule.engine.rules.section_702_stack import ward_counters, ward_triggers
from subrule.engine.state import GameObject, Player
from subrule.engine.view import View


def _host(view: View, moment: Moment) -> GameObject | Player | None:
    return view.object(moment.hosts[0]) or view.player(moment.hosts[0])


@rule("702.5a", "attachability", "targetability")
def enchant_limits_target_and_host(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.5a: enchant says what an Aura spell can target and what an Aura can enchant."""
    aura = view.object(moment.subject)
    if aura is None or not view.is_aura(aura) or moment.hosts[0] == aura.id:
        return
    if moment.kind == "targetability":
        host, params = _host(view, moment), (("host", moment.hosts[0]),)
        if isinstance(host, Player) and not host.in_game:
            yield Consequence("illegal", aura.id, other=host.id, message="player-not-in-game", params=params)
            return
        if isinstance(host, GameObject) and host.zone != "battlefield":
            if view.enchant(aura) is None:
                raise UnsupportedError("target-off-the-battlefield")
            # What it may enchant is described without a zone: it means permanents (109.2, 115.2).
            yield Consequence(
                "illegal", aura.id, other=host.id, message="target-is-no-permanent", params=params
            )
            return
    if not view.enchant_allows(aura, moment.hosts[0]):
        message = "enchant-forbids-host" if moment.kind == "attachability" else "enchant-forbids-target"
        yield Consequence(
            "illegal", aura.id, other=moment.hosts[0], message=message, params=(("host", moment.hosts[0]),)
        )


@rule("702.6a", "targeting", "targetability", "using")
def equip_targets_a_creature_of_its_player(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.6a: equip targets a creature that the player who activates it controls."""
    if moment.kind == "using":
        yield from equip_only_as_a_sorcery(view, moment)
        return
    equipment = view.object(moment.subject)
    if equipment is None or moment.detail != "equip" or "equipment" not in view.subtypes(equipment):
        return
    if equipment.zone != "battlefield" or equipment.loses_abilities:
        return
    if moment.kind == "targeting":
        yield Consequence("requires_target", equipment.id, message="equip-targets-own-creature")
        return
    host = view.object(moment.hosts[0])
    params = (("host", moment.hosts[0]),)
    if host is None or (host.zone == "battlefield" and not view.is_type(host, "creature")):
        yield Consequence(
            "illegal",
            equipment.id,
            other=moment.hosts[0],
            message="equip-needs-a-creature",
            params=params,
            because=("301.5",),
        )
    elif host.zone == "battlefield" and view.controller(host) != moment.by:
        yield Consequence(
            "illegal", equipment.id, other=host.id, message="equip-needs-own-creature", params=params
        )


@rule("702.11b", "targetability", "targeted_anyway", "untargeted")
def hexproof_stops_opponents_targeting(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.11b: a permanent with hexproof can't be the target of what its opponents control."""
    if moment.kind == "untargeted":
        affected = view.object(moment.subject)
        if affected is not None and view.known(affected, "hexproof") and _is_foreign(view, affected, moment):
            yield _not_a_target(moment, "hexproof-is-about-targets")
        return
    target = view.object(moment.hosts[0])
    if (
        target is not None
        and target.zone == "battlefield"
        and moment.kind == "targeted_anyway"
        and view.known(target, "hexproof")
    ):
        yield stays(moment.subject, "hexproof-does-not-stop-its-controller", host=target.id)
    elif (
        target is not None
        and target.zone == "battlefield"
        and moment.kind == "targetability"
        and view.flag(target, "hexproof")
        and view.controller(target) != moment.by
    ):
        yield Consequence(
            "illegal",
            moment.subject,
            other=target.id,
            message="hexproof-forbids-target",
            params=(("host", target.id),),
        )


@rule("702.11c", "targetability", "targeted_anyway")
def hexproof_player_stops_opponents_targeting(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.11c: a player with hexproof can't be the target of spells or abilities that opponents control."""
    target = view.player(moment.hosts[0])
    if target is not None and moment.kind == "targeted_anyway":
        if target.hexproof:
            yield stays(moment.subject, "hexproof-does-not-stop-the-player", host=target.id)
    elif target is not None and target.id != moment.by and view.flag(target, "hexproof"):
        yield Consequence(
            "illegal",
            moment.subject,
            other=target.id,
            message="hexproof-of-player-forbids-target",
            params=(("host", target.id),),
        )


@rule("702.16b", "targetability", "targeted_anyway", "untargeted")
def protection_stops_targeting(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.16b: what has protection can't be the target of spells and sources with the stated quality."""
    if moment.kind == "targetability":
        yield from _protected(view, moment, frozenset(), "protection-forbids-target")
    elif moment.kind == "targeted_anyway":
        host = _host(view, moment)
        if host is not None and host.protection and _can_be_met(host):
            yield stays(moment.subject, "protection-does-not-stop-it", host=host.id)
    else:
        affected, spell = view.object(moment.subject), view.object(moment.hosts[0])
        if affected is None or spell is None:
            return
        if any(view.has_quality(spell, quality) for quality in sorted(affected.protection)):
            yield _not_a_target(moment, "protection-is-about-targets")


def _can_be_met(host: GameObject | Player) -> bool:
    return isinstance(host, Player) or host.zone == "battlefield"


def _is_foreign(view: View, affected: GameObject, moment: Moment) -> bool:
    """Whether a permanent's opponent does what happens to it."""
    return view.controller(affected) != moment.by


def _not_a_target(moment: Moment, message: str) -> Consequence:
    """An ability that stops targeting is there, and nothing is targeted."""
    host = moment.hosts[0]
    return Consequence("no_target", moment.subject, other=host, message=message, params=(("host", host),))


@rule("702.16c", "attachability", "staying")
def protection_stops_enchanting(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.16c: what has protection can't be enchanted by Auras with the stated quality."""
    if moment.kind == "attachability":
        yield from _protected(view, moment, frozenset({"aura"}), "protection-forbids-aura")
    else:
        yield from _not_meant(view, moment, frozenset({"aura"}))


@rule("702.16d", "attachability", "staying")
def protection_stops_equipping(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.16d: what has protection can't be equipped or fortified by what has the stated quality."""
    if moment.kind == "attachability":
        yield from _protected(
            view, moment, frozenset({"equipment", "fortification"}), "protection-forbids-equipment"
        )
    else:
        yield from _not_meant(view, moment, frozenset({"equipment", "fortification"}))


def _protected(view: View, moment: Moment, subtypes: frozenset[str], message: str) -> Iterator[Consequence]:
    """The objection of protection against what has the quality (and one of the subtypes, if any)."""
    source, host = view.object(moment.subject), _host(view, moment)
    if source is None or host is None or not host.protection or (subtypes and host.id == source.id):
        return
    if isinstance(host, GameObject) and host.zone != "battlefield":
        return
    if subtypes and subtypes.isdisjoint(view.subtypes(source)):
        return
    for quality in sorted(host.protection):
        if view.has_quality(source, quality):
            params = (("host", host.id), ("quality", quality))
            yield Consequence("illegal", source.id, other=host.id, message=message, params=params)


def _not_meant(view: View, moment: Moment, subtypes: frozenset[str]) -> Iterator[Consequence]:
    """The other side: the host has protection, but not from what is attached to it."""
    attached = view.object(moment.subject)
    if attached is None or subtypes.isdisjoint(view.subtypes(attached)):
        return
    host = view.object(attached.attached_to or "") or view.player(attached.attached_to or "")
    if host is not None and host.protection:
        yield stays(attached.id, "protection-does-not-concern-it", host=host.id)


@rule("702.18a", "targetability", "untargeted")
def shroud_stops_all_targeting(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.18a: what has shroud can't be the target of any spell or ability."""
    if moment.kind == "untargeted":
        affected = view.object(moment.subject)
        if affected is not None and view.known(affected, "shroud"):
            yield _not_a_target(moment, "shroud-is-about-targets")
        return
    target = view.object(moment.hosts[0])
    host = target if target is not None and target.zone == "battlefield" else view.player(moment.hosts[0])
    if host is not None and view.flag(host, "shroud"):
        yield Consequence(
            "illegal",
            moment.subject,
            other=host.id,
            message="shroud-forbids-target",
            params=(("host", host.id),),
        )


@rule("702.21a", "targeted_anyway", "untargeted", "warding", "fending_off", "warded_off")
def ward_answers_targeting_by_opponents(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.21a: ward triggers when an opponent's spell or ability targets; it does not forbid the target."""
    if moment.kind == "fending_off":
        yield from ward_counters(view, moment)
        return
    if moment.kind == "warded_off":
        yield from ward_triggers(view, moment)
        return
    warded = view.object(moment.hosts[0] if moment.kind == "targeted_anyway" else moment.subject)
    if warded is None:
        return
    if not view.known(warded, "ward") or warded.loses_abilities:
        if moment.kind == "warding":
            yield stays(moment.hosts[0], "no-ward-as-it-was-targeted", host=warded.id)
        return
    foreign = _is_foreign(view, warded, moment)
    if moment.kind == "untargeted":
        if foreign:
            yield _not_a_target(moment, "ward-is-about-targets")
    elif moment.kind == "targeted_anyway":
        message = "ward-forbids-no-target" if foreign else "ward-heeds-opponents-only"
        yield stays(moment.subject, message, host=warded.id)
    elif foreign:
        yield Consequence(
            "wards",
            warded.id,
            other=moment.hosts[0],
            message="ward-triggers",
            params=(("host", moment.hosts[0]),),
        )
    else:
        yield stays(moment.hosts[0], "ward-heeds-opponents-only", host=warded.id)


@rule("702.103f", "check", "unattached", overrides=("303.4c", "303.4d", "704.5m"), when="aura")
def bestowed_aura_comes_off_and_stays(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.103f: a bestowed Aura that comes off or whose host is illegal stops being bestowed and stays."""
    if moment.kind == "unattached":
        aura = view.object(moment.subject)
        if aura is not None and view.is_aura(aura) and view.flag(aura, "bestowed"):
            yield Consequence("cease_to_be_bestowed", aura.id, message="bestowed-ceases")
        return
    for aura in view.attachments:
        if aura.attached_to is None or not view.is_aura(aura):
            continue
        reasons = illegal_host_reasons(view, aura)
        if reasons and view.flag(aura, "bestowed"):
            yield Consequence(
                "become_unattached",
                aura.id,
                message="bestowed-comes-off",
                params=(("host", reasons[0].other), *reasons[0].params),
                because=reasons[0].numbers,
                reason=reasons[0].message,
            )
