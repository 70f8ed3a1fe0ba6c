"""Section 115, targets: what has them, what can be one, and what is affected without being one."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.registry import rule
from subrule.engine.rules.attachment import stays
from subrule.engine.rules.resolving import NO_PERMANENTS
from subrule.engine.state import CHOSEN, GameObject
from subrule.engine.timing import says
from subrule.engine.view import View


@rule("115.1a", "casting", "targeting", "targetability", "affecting", general=True)
def instants_and_sorceries_target_what_they_name(view: View, moment: Moment) -> Iterator[Consequence]:
    """115.1a: an instant or sorcery has the targets that its text describes, chosen as it is cast."""
    spell = view.object(moment.subject)
    if moment.kind == "affecting":
        if spell is not None and moment.detail == "target":
            yield says(spell.id, True, "may-be-targeted", host=moment.hosts[0])
        return
    if spell is None or not moment.hosts or NO_PERMANENTS.isdisjoint(spell.types or ()):
        return
    if moment.kind != "targetability":
        yield Consequence("requires_target", spell.id, message="spell-targets-what-it-names")
    elif moment.detail == "spell":
        yield from _unfit(view, moment, spell)


@rule("115.1b", "casting", "entering", "staying", general=True)
def only_aura_spells_are_targeted(view: View, moment: Moment) -> Iterator[Consequence]:
    """115.1b: an Aura spell always has a target, chosen as it is cast; an Aura that is no spell has none."""
    aura = view.object(moment.subject)
    if aura is None or not view.is_aura(aura):
        return
    if moment.kind == "casting":
        yield Consequence("requires_target", aura.id, message="aura-spell-targets")
    elif moment.kind == "entering":
        for host_id in moment.hosts if moment.unspecified else ():
            host = view.object(host_id)
            objections = view.would_forbid_targeting(aura.id, host_id, moment.by)
            if objections or (host is not None and host.trigger == "becomes_target"):
                because = objections[0].numbers if objections else ()
                yield Consequence(
                    "not_targeted",
                    aura.id,
                    other=host_id,
                    message="entering-aura-does-not-target",
                    params=(("host", host_id),),
                    because=because,
                )
    elif aura.attached_to is not None and aura.attached_to != CHOSEN:
        objections = view.would_forbid_targeting(aura.id, aura.attached_to, view.controller(aura))
        if objections:
            yield stays(
                aura.id,
                "aura-permanent-does-not-target",
                host=aura.attached_to,
                because=objections[0].numbers,
            )


@rule("115.1c", "targeting", "targetability", general=True)
def activated_abilities_target_what_they_name(view: View, moment: Moment) -> Iterator[Consequence]:
    """115.1c: an activated ability has the targets that it describes, chosen as it is activated."""
    yield from _ability(view, moment, "activated", "activated-ability-targets-what-it-names")


@rule("115.1d", "targeting", "targetability", general=True)
def triggered_abilities_target_what_they_name(view: View, moment: Moment) -> Iterator[Consequence]:
    """115.1d: a triggered ability has the targets that it describes, chosen as it is put on the stack."""
    yield from _ability(view, moment, "triggered", "triggered-ability-targets-what-it-names")


def _ability(view: View, moment: Moment, kind: str, message: str) -> Iterator[Consequence]:
    source = view.object(moment.subject)
    if source is None or moment.detail != kind or source.loses_abilities:
        return
    if moment.kind == "targeting":
        yield Consequence("requires_target", source.id, message=message)
    else:
        yield from _unfit(view, moment, source)


def _unfit(view: View, moment: Moment, source: GameObject) -> Iterator[Consequence]:
    """What is not described as a target; where the scenario does not say what is, whatever it names is."""
    target, wanted = moment.hosts[0], source.can_target
    player, there = view.player(target), view.object(target)
    message = ""
    if player is not None:
        named = wanted is None or "player" in wanted.qualities
        opponent = wanted is not None and "opponent" in wanted.qualities and target != moment.by
        if not player.in_game:
            message = "player-not-in-game"
        elif not named and not opponent:
            message = "target-is-not-described"
    elif (
        there is not None
        and there.zone == "battlefield"
        and wanted is not None
        and not view.fits(wanted, there, source)
    ):
        message = "target-is-not-described"
    if message:
        yield Consequence("illegal", source.id, other=target, message=message, params=(("host", target),))


@rule("115.2", "targetability", general=True)
def only_permanents_are_targets_unless_the_text_says_more(
    view: View, moment: Moment
) -> Iterator[Consequence]:
    """115.2: only permanents are targets, unless the text names another zone, a player or a spell."""
    source, there = view.object(moment.subject), view.object(moment.hosts[0])
    if not moment.detail or source is None:
        return
    if moment.detail == "spell" and NO_PERMANENTS.isdisjoint(source.types or ()):
        # What an Aura spell or a mutating one can target its own rules say.
        return
    if there is None or there.zone == "battlefield":
        return
    if moment.detail != "equip" and source.can_target is None:
        if there.zone == "stack":
            return
        raise UnsupportedError("target-off-the-battlefield")
    yield Consequence(
        "illegal", source.id, other=there.id, message="target-is-no-permanent", params=(("host", there.id),)
    )


@rule("115.10a", "untargeted", "affecting", general=True)
def what_is_affected_need_not_be_a_target(view: View, moment: Moment) -> Iterator[Consequence]:
    """115.10a: what a spell affects is no target of it unless its text says "target"."""
    if view.object(moment.subject) is None:
        return
    host = moment.hosts[0]
    if moment.kind == "affecting":
        if not moment.detail:
            yield says(moment.subject, True, "affects-without-targeting", host=host)
        return
    yield Consequence(
        "no_target",
        moment.subject,
        other=host,
        message="affected-without-being-a-target",
        params=(("host", host),),
    )
