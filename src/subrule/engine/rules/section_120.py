"""Section 120, damage: to what it is dealt, how long it stays marked, and what it leads to."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.measures import has_type, is_face_down
from subrule.engine.registry import rule
from subrule.engine.rules.dying import (
    lethal_damage,
)
from subrule.engine.view import View


@rule("120.1a", "preventing")
def only_what_can_be_damaged_is_dealt_damage(view: View, moment: Moment) -> Iterator[Consequence]:
    """120.1a: damage can't be dealt to an object that is no battle, creature or planeswalker."""
    o = view.object(moment.subject)
    # Of an object of unstated types the scenario says that damage is dealt to it.
    if o is None or (o.types is None and not is_face_down(o)):
        return
    if not any(has_type(o, kind) for kind in ("creature", "planeswalker", "battle")):
        yield Consequence("not_dealt", o.id, message="no-damage-to-what-is-not-dealt-any")


@rule("120.8", "preventing")
def no_damage_is_not_dealt(view: View, moment: Moment) -> Iterator[Consequence]:
    """120.8: a source that would deal 0 damage does not deal damage at all."""
    if moment.amount == 0:
        yield Consequence("not_dealt", moment.subject, message="zero-damage-is-not-dealt")


@rule("120.2a", "life_told")
def fighting_creatures_deal_combat_damage(view: View, moment: Moment) -> Iterator[Consequence]:
    """120.2a: each attacking and blocking creature deals combat damage equal to its power."""
    combat = view.state.combat
    amount = combat.dealt_by(moment.subject, *moment.hosts) if combat is not None else 0
    if moment.detail == "combat" and amount:
        params = (("number", str(amount)), *((("host", h)) for h in moment.hosts))
        yield Consequence(
            "deals", moment.subject, other="".join(moment.hosts), message="deals-so-much", params=params
        )


@rule("120.3a", "life_told")
def damage_to_a_player_takes_life(view: View, moment: Moment) -> Iterator[Consequence]:
    """120.3a: damage to a player by a source without infect makes that player lose that much life."""
    before, now = view.initial.players.get(moment.subject), view.player(moment.subject)
    if moment.detail == "life" and before is not None and now is not None and now.life is not None:
        yield Consequence(
            "loses_life",
            now.id,
            player=now.id,
            message="damage-takes-life",
            params=(("number", str(now.life)),),
        )


@rule("120.3c", "damaging")
def damage_to_a_planeswalker_takes_loyalty(view: View, moment: Moment) -> Iterator[Consequence]:
    """120.3c: damage to a planeswalker removes that many loyalty counters from it."""
    o = view.object(moment.subject)
    if o is not None and o.zone == "battlefield" and has_type(o, "planeswalker") and moment.amount:
        number = str(moment.amount)
        params = (("counter", "loyalty"), ("amount", number), ("number", number))
        yield Consequence(
            "loses_counters", o.id, other="loyalty", message="damage-takes-loyalty", params=params
        )


@rule("120.6", "check", "staying", general=True, when="damage")
def marked_damage_is_lethal_from_toughness_on(view: View, moment: Moment) -> Iterator[Consequence]:
    """120.6: damage stays marked; once it is at least the creature's toughness the creature is destroyed."""
    yield from lethal_damage(view, moment)
