"""Section 310, battles: defense 0, attachment, and who protects them."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.assigning import forbids, permits
from subrule.engine.rules.designations import battle_with_wrong_protector, battle_without_protector
from subrule.engine.rules.dying import battle_defense_zero, siege_defense_zero
from subrule.engine.view import View


@rule("310.7", "check", "staying", general=True, when="battle")
def siege_at_defense_zero_goes(view: View, moment: Moment) -> Iterator[Consequence]:
    """310.7: a Siege whose defense is 0 goes unless it is the source of a pending ability."""
    yield from siege_defense_zero(view, moment)


@rule("310.8", "check", "staying", general=True, when="battle")
def other_battle_at_defense_zero_goes(view: View, moment: Moment) -> Iterator[Consequence]:
    """310.8: a battle that is no Siege and whose defense is 0 goes to its owner's graveyard."""
    yield from battle_defense_zero(view, moment)


@rule("310.9b", "attack_legality", general=True)
def a_battle_is_attacked_but_by_its_protector(view: View, moment: Moment) -> Iterator[Consequence]:
    """310.9b: a battle's protector can't attack it; anybody else may, the controller of a Siege too."""
    o = view.object(moment.subject)
    battle = view.object(moment.hosts[0]) if moment.hosts else None
    if o is None or battle is None or not view.is_type(battle, "battle") or not battle.protector:
        return
    if view.controller(o) == battle.protector:
        yield forbids(o.id, "protector-does-not-attack-it", host=battle.id)
    else:
        yield permits(o.id, "battle-may-be-attacked", host=battle.id)


@rule("310.10", "check", general=True, when="attached")
def battle_is_never_attached(view: View, moment: Moment) -> Iterator[Consequence]:
    """310.10: a battle can't be attached to anything, even if it is an Aura or Equipment; it comes off."""
    for battle in view.attachments:
        on_itself = battle.attached_to == battle.id and "aura" in view.subtypes(battle)
        if battle.attached_to is not None and view.is_type(battle, "battle") and not on_itself:
            message = "creature-comes-off" if view.is_type(battle, "creature") else "battle-comes-off"
            if view.is_type(battle, "creature") and "aura" in view.subtypes(battle):
                message = "aura-creature-unattached"
            yield Consequence("become_unattached", battle.id, message=message)


@rule("310.11", "check", "staying", general=True, when="battle")
def battle_gets_an_appropriate_protector(view: View, moment: Moment) -> Iterator[Consequence]:
    """310.11: a battle without a protector that may be it gets one, or goes to the graveyard."""
    yield from battle_without_protector(view, moment)
    yield from battle_with_wrong_protector(view, moment)
