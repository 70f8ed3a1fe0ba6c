"""Section 702, keywords that change how a spell is cast: kicker, bestow, mutate, dash, blitz, warp."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.resolving import faulty_targets, is_new, owner, spell_to_resolve
from subrule.engine.rules.section_608 import merges
from subrule.engine.spells import ABILITIES
from subrule.engine.state import GameObject
from subrule.engine.view import View


@rule("702.33d", "was_kicked")
def spell_is_kicked_if_its_cost_was_declared(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.33d: a spell whose controller declared the intention to pay a kicker cost has been kicked."""
    spell = spell_to_resolve(view, moment)
    if spell is not None:
        told = "yes" if view.flag(spell, "kicked") else "no"
        what = "copy" if spell.copy_of == "spell" else "spell"
        yield Consequence("kicked_told", spell.id, other=told, message=f"{what}-kicked-{told}")


@rule("702.103b", "casting")
def bestowed_spell_is_an_aura_with_enchant_creature(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.103b: a spell cast bestowed becomes an Aura, gains enchant creature and needs a target for it."""
    spell = view.object(moment.subject)
    if spell is not None and moment.detail == "bestow":
        yield Consequence("becomes_bestowed", spell.id, message="spell-becomes-bestowed")
        yield Consequence("requires_target", spell.id, message="aura-spell-targets")


@rule("702.103c", "copying")
def copy_of_bestowed_spell_is_bestowed(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.103c: a copy of a bestowed Aura spell is one too."""
    original = view.object(moment.hosts[0])
    if original is None or original.zone != "stack" or not view.is_aura(original):
        return
    if view.flag(original, "bestowed"):
        yield Consequence("becomes_bestowed", moment.subject, message="copy-is-bestowed-too")


@rule("702.103e", "resolving")
def bestowed_spell_with_illegal_target_is_a_creature_spell(
    view: View, moment: Moment
) -> Iterator[Consequence]:
    """702.103e: a bestowed Aura spell whose target is illegal goes on as a creature spell."""
    spell = spell_to_resolve(view, moment)
    if spell is None or not view.is_aura(spell):
        return
    faults = faulty_targets(view, spell)
    if faults and view.flag(spell, "bestowed"):
        reason = faults[0][1]
        yield Consequence(
            "cease_to_be_bestowed",
            spell.id,
            message="bestowed-becomes-creature-spell",
            params=reason.params,
            because=reason.numbers,
            reason=reason.message,
        )


@rule("702.109a", "end_step")
def dashed_permanent_returns(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.109a: what a spell cast for dash became returns to its owner's hand at the next end step."""
    yield from _delayed(view, moment, "dash", "hand")


@rule("702.152a", "end_step")
def blitzed_permanent_is_sacrificed(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.152a: what a spell cast for blitz became is sacrificed at the next end step."""
    if _finds(view, moment, "blitz"):
        yield Consequence("sacrificed", moment.subject, player=moment.by, message="blitz-trigger-moves-it")


@rule("702.185a", "end_step")
def warped_permanent_is_exiled(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.185a: what a spell cast for warp became is exiled at the next end step."""
    yield from _delayed(view, moment, "warp", "exile")


def _delayed(view: View, moment: Moment, cost: str, zone: str) -> Iterator[Consequence]:
    if _finds(view, moment, cost):
        yield Consequence(
            "moves_to_zone", moment.subject, message=f"{cost}-trigger-moves-it", params=(("zone", zone),)
        )


def _finds(view: View, moment: Moment, cost: str) -> bool:
    """Whether the delayed ability that waits is that of a cost and finds its permanent."""
    permanent = view.object(moment.subject)
    return (
        permanent is not None
        and moment.detail == cost
        and permanent.zone == "battlefield"
        and not is_new(view, permanent, moment.amount)
    )


@rule("702.140a", "casting", "targetability")
def mutating_spell_targets_a_non_human_of_its_owner(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.140a: a spell cast for mutate targets a non-Human creature with the same owner."""
    spell = view.object(moment.subject)
    if spell is None:
        return
    if moment.kind == "casting":
        if moment.detail == "mutate":
            yield Consequence("becomes_mutating", spell.id, message="spell-becomes-mutating")
            yield Consequence("requires_target", spell.id, message="mutating-spell-targets")
        return
    if not view.flag(spell, "mutating"):
        return
    message = _why_no_mutation_onto(view, spell, moment.hosts[0])
    if message:
        yield Consequence(
            "illegal", spell.id, other=moment.hosts[0], message=message, params=(("host", moment.hosts[0]),)
        )


def _why_no_mutation_onto(view: View, spell: GameObject, host_id: str) -> str:
    host = view.object(host_id)
    if host is not None and host.zone != "battlefield":
        # "Creature" without a zone means a permanent (109.2, 115.2).
        return "target-is-no-permanent"
    if host is None or not view.is_type(host, "creature"):
        return "mutate-needs-creature"
    if "human" in view.subtypes(host):
        return "mutate-not-onto-human"
    return "" if owner(view, host) == owner(view, spell) else "mutate-needs-same-owner"


@rule("702.140b", "resolving")
def mutating_spell_with_illegal_target_is_a_creature_spell(
    view: View, moment: Moment
) -> Iterator[Consequence]:
    """702.140b: a mutating creature spell whose target is illegal resolves as a creature spell."""
    spell = spell_to_resolve(view, moment)
    if spell is None or not view.flag(spell, "mutating"):
        return
    faults = faulty_targets(view, spell)
    if faults:
        reason = faults[0][1]
        yield Consequence(
            "cease_to_mutate",
            spell.id,
            message="mutating-becomes-creature-spell",
            params=reason.params,
            because=reason.numbers,
            reason=reason.message,
        )


@rule("702.140c", "resolving", "becoming", "entering_seen")
def mutating_spell_does_not_enter_but_merges(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.140c: it does not enter but merges; its controller chooses whether it goes on top or below."""
    if moment.kind == "entering_seen":
        spell = view.object(moment.subject)
        if spell is not None and spell.merged_into is not None:
            yield Consequence(
                "not_entered",
                spell.id,
                message="merging-spell-does-not-enter",
                params=(("host", spell.merged_into),),
            )
        return
    spell = spell_to_resolve(view, moment)
    if spell is None or not view.flag(spell, "mutating") or not spell.targets:
        return
    if moment.kind == "becoming":
        yield merges(view, spell)
    elif not faulty_targets(view, spell):
        yield Consequence(
            "chooses", spell.id, player=view.controller(spell), message="mutate-controller-chooses-side"
        )


@rule("702.140d", "became")
def mutating_triggers_as_the_spell_merges(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.140d: what triggers whenever a creature mutates triggers as a mutating spell merges with it."""
    spell = view.object(moment.subject)
    if spell is not None and spell.merged_into is not None:
        host = spell.merged_into
        yield Consequence(
            "mutates",
            host,
            other=spell.id,
            message="creature-mutates",
            params=(("host", spell.id),),
        )


@rule("702.140e", "became")
def mutated_permanent_has_all_abilities(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.140e: a mutated permanent has the abilities of each card and token that represents it."""
    spell = view.object(moment.subject)
    host = view.object(spell.merged_into or "") if spell is not None else None
    if spell is None or host is None:
        return
    # Told only where there is an ability that it could have lost.
    if any(getattr(one, name) for one in (spell, host) for name in ABILITIES):
        yield Consequence(
            "has_all_abilities",
            spell.id,
            other=host.id,
            message="mutated-has-all-abilities",
            params=(("host", host.id),),
        )


@rule("702.140f", "became")
def effects_on_the_spell_are_on_the_permanent(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.140f: what refers to or changes the mutating spell does so for the permanent it merges with."""
    spell = view.object(moment.subject)
    if spell is not None and spell.merged_into is not None and spell.alterations:
        yield Consequence(
            "takes_effects",
            spell.id,
            other=spell.merged_into,
            message="effects-follow-into-merge",
            params=(("host", spell.merged_into),),
        )
