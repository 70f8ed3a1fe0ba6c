"""Section 608, resolving spells: 608.2b (targets) and 608.3a to 608.3g (permanent spells)."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.resolving import (
    faulty_targets,
    incarnation_targeted,
    is_permanent_spell,
    spell_to_resolve,
)
from subrule.engine.rules.section_608_abilities import targets_of_ability
from subrule.engine.state import CHOSEN, GameObject
from subrule.engine.view import View


@rule("608.2b", "target_legality", "resolving", "ability_resolving")
def targets_are_checked_again(view: View, moment: Moment) -> Iterator[Consequence]:
    """608.2b: with every target illegal a spell does not resolve; with some, the rest of it happens."""
    if moment.kind == "ability_resolving":
        yield from targets_of_ability(view, moment)
        return
    spell = spell_to_resolve(view, moment)
    if spell is None:
        return
    if moment.kind == "target_legality":
        yield from _no_longer_what_it_was(view, spell, moment.hosts[0])
    elif not is_permanent_spell(spell) and spell.targets:
        faults = faulty_targets(view, spell)
        if len(faults) == len(spell.targets) and not view.flag(spell, "other_legal_target"):
            reason = faults[0][1]
            yield Consequence(
                "not_resolve",
                spell.id,
                message="all-targets-illegal",
                params=reason.params,
                because=reason.numbers,
                reason=reason.message,
            )
            return
        yield Consequence("resolves", spell.id, message="a-target-is-legal")
        for target, reason in faults:
            yield Consequence(
                "unaffected",
                spell.id,
                other=target,
                message="illegal-target-unaffected",
                params=(("host", target), *reason.params),
                because=reason.numbers,
                reason=reason.message,
            )


def _no_longer_what_it_was(view: View, spell: GameObject, target: str) -> Iterator[Consequence]:
    """What only a second look at a target can tell: it left its zone, or is not of the kind any more."""
    player, there = view.player(target), view.object(target)
    params = (("host", target),)
    if player is not None:
        if not player.in_game:
            yield Consequence("illegal", spell.id, other=target, message="player-not-in-game", params=params)
    elif there is None or (
        there.zone != "battlefield" and there.incarnation != incarnation_targeted(spell, target)
    ):
        yield Consequence("illegal", spell.id, other=target, message="target-left-its-zone", params=params)
    elif there.zone != "battlefield":
        # Where it was targeted it still is; what can be targeted there is asked elsewhere.
        return
    elif spell.can_target is not None and not view.fits(spell.can_target, there, spell):
        yield Consequence("illegal", spell.id, other=target, message="target-no-longer-fits", params=params)


@rule("608.3a", "becoming")
def spell_without_target_enters(view: View, moment: Moment) -> Iterator[Consequence]:
    """608.3a: a permanent spell without targets enters under the control of the spell's controller."""
    spell = spell_to_resolve(view, moment)
    if spell is None or view.is_aura(spell) or view.flag(spell, "mutating"):
        return
    yield Consequence(
        "enter_unattached", spell.id, player=view.controller(spell), message="permanent-spell-enters"
    )


@rule("608.3b", "resolving")
def permanent_spell_checks_its_target(view: View, moment: Moment) -> Iterator[Consequence]:
    """608.3b: an illegal target makes a bestowed or mutating spell a creature spell, any other one fail."""
    spell = spell_to_resolve(view, moment)
    if spell is None or not is_permanent_spell(spell):
        return
    if not view.flag(spell, "mutating") and not view.is_aura(spell):
        return
    faults = faulty_targets(view, spell)
    if not faults:
        return
    reason = faults[0][1]
    kind, message = "not_resolve", "permanent-spell-does-not-resolve"
    if view.flag(spell, "mutating"):
        kind, message = "cease_to_mutate", "mutating-becomes-creature-spell"
    elif view.flag(spell, "bestowed"):
        kind, message = "cease_to_be_bestowed", "bestowed-becomes-creature-spell"
    yield Consequence(
        kind,  # type: ignore[arg-type]
        spell.id,
        message=message,
        params=reason.params,
        because=reason.numbers,
        reason=reason.message,
    )


@rule("608.3c", "becoming")
def aura_spell_enters_attached_to_its_target(view: View, moment: Moment) -> Iterator[Consequence]:
    """608.3c: an Aura spell enters under its controller's control, attached to what it targeted."""
    spell = spell_to_resolve(view, moment)
    if spell is None or not view.is_aura(spell) or view.flag(spell, "mutating"):
        return
    host = spell.targets[0] if spell.targets else CHOSEN
    yield Consequence(
        "enter_attached",
        spell.id,
        other=host,
        player=view.controller(spell),
        message="aura-spell-enters-attached",
        params=(("host", host),),
    )


@rule("608.3d", "becoming")
def mutating_spell_merges_with_its_target(view: View, moment: Moment) -> Iterator[Consequence]:
    """608.3d: a mutating creature spell merges with the permanent that it targets."""
    spell = spell_to_resolve(view, moment)
    if spell is not None and view.flag(spell, "mutating") and spell.targets:
        yield merges(view, spell)


def merges(view: View, spell: GameObject) -> Consequence:
    """A mutating creature spell merges with its target (608.3d, 702.140c)."""
    host = spell.targets[0]
    return Consequence(
        "merge",
        spell.id,
        other=host,
        player=view.controller(spell),
        message="mutating-spell-merges",
        params=(("host", host),),
    )


@rule("608.3e", "becoming", overrides=("608.3a", "608.3c"))
def spell_that_cannot_enter_goes_to_graveyard(view: View, moment: Moment) -> Iterator[Consequence]:
    """608.3e: a permanent spell that resolves and can't be put onto the battlefield goes to the graveyard."""
    spell = spell_to_resolve(view, moment)
    if spell is None or (view.flag(spell, "mutating") and spell.targets):
        return
    if view.flag(spell, "cannot_enter"):
        yield Consequence(
            "put_into_graveyard",
            spell.id,
            player=view.controller(spell),
            message="resolves-but-cannot-enter",
        )


@rule("608.3f", "became", "creation")
def copy_of_permanent_spell_becomes_token(view: View, moment: Moment) -> Iterator[Consequence]:
    """608.3f: a copy of a permanent spell becomes a token as it enters, and that token is not created."""
    yield from copy_becomes_token(view, moment)


def copy_becomes_token(view: View, moment: Moment) -> Iterator[Consequence]:
    """What 608.3f, 111.13 and 707.10f say alike."""
    permanent = view.object(moment.subject)
    if permanent is None or permanent.zone != "battlefield":
        return
    if moment.kind == "became":
        if permanent.copy_of == "spell":
            yield Consequence("becomes_token", permanent.id, message="copy-becomes-token")
    elif view.flag(permanent, "from_spell"):
        yield Consequence("not_created_token", permanent.id, message="copy-is-not-created")


@rule("608.3g", "became")
def delayed_trigger_is_created_as_it_enters(view: View, moment: Moment) -> Iterator[Consequence]:
    """608.3g: a static ability of the spell creates its delayed trigger as the permanent enters."""
    permanent = view.object(moment.subject)
    if permanent is not None and permanent.zone == "battlefield" and permanent.cast_for:
        yield Consequence("delayed_trigger", permanent.id, message="delayed-trigger-created")
