"""Section 310, battles: defense 0, attachment, and who protects them."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.measures import has_type
from subrule.engine.registry import rule
from subrule.engine.rules.assigning import forbids, permits
from subrule.engine.rules.designations import (
    battle_with_wrong_protector,
    battle_without_protector,
    protector_of,
)
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


@rule("310.9b", "attack_legality")
def no_battle_is_attacked_by_its_protector(view: View, moment: Moment) -> Iterator[Consequence]:
    """310.9b: a battle is attacked by any player but its protector, a Siege even by its controller."""
    o = view.object(moment.subject)
    for name in moment.hosts if o is not None else ():
        battle = view.object(name)
        if o is None or battle is None or not has_type(battle, "battle"):
            continue
        if protector_of(view, battle) == view.controller(o):
            yield forbids(o.id, "does-not-attack-what-its-player-protects", host=name)
        elif view.controller(battle) == view.controller(o):
            yield permits(o.id, "attacks-its-own-battle", host=name)


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
