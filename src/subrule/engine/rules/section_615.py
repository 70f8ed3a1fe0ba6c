"""Section 615, prevention effects: what they prevent, how shields are used up, what can't be prevented."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.effects import Replacement
from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.replacements import modifies, modifies_not, replacement_of
from subrule.engine.view import View


def _preventing(view: View, moment: Moment) -> Replacement | None:
    r = replacement_of(view, moment)
    return r if r is not None and r.instead == "prevent" else None


@rule("615.1a", "modifying", general=True)
def prevented_damage_is_not_dealt(view: View, moment: Moment) -> Iterator[Consequence]:
    """615.1a: an effect that says "prevent" keeps the damage it names from being dealt."""
    r = _preventing(view, moment)
    if r is not None and r.amount is None and not (r.uses is not None and not r.source.is_open):
        yield from modifies(moment, r, "prevents-all")


@rule("615.4", "not_modifying", general=True)
def prevention_must_be_there_before(view: View, moment: Moment) -> Iterator[Consequence]:
    """615.4: a prevention effect has to be there before the damage; what was dealt stays dealt."""
    r = _preventing(view, moment)
    if r is not None and r.begins:
        yield modifies_not(moment, r, "prevention-came-too-late")


@rule("615.7", "modifying", "not_modifying", general=True)
def shield_prevents_so_much(view: View, moment: Moment) -> Iterator[Consequence]:
    """615.7: a shield prevents the next so much damage, point by point, until none of it is left."""
    r = _preventing(view, moment)
    if r is None or not r.shield:
        return
    if moment.kind == "modifying":
        yield from modifies(moment, r, "prevents-up-to-the-shield")
    elif not r.amount and not r.begins:
        yield modifies_not(moment, r, "shield-is-used-up")


@rule("615.8", "modifying", "not_modifying", general=True)
def next_damage_of_a_source(view: View, moment: Moment) -> Iterator[Consequence]:
    """615.8: "the next time" a source would deal damage is prevented whole, the time after is not."""
    r = _preventing(view, moment)
    if r is None or r.amount is not None or r.source.is_open:
        return
    if moment.kind == "modifying" and r.uses is not None:
        yield from modifies(moment, r, "prevents-the-next-time")
    elif moment.kind == "not_modifying" and r.uses == 0:
        yield modifies_not(moment, r, "next-time-is-over")


@rule("615.10", "modifying", general=True)
def static_prevention_of_an_amount(view: View, moment: Moment) -> Iterator[Consequence]:
    """615.10: a static ability that prevents so much damage does so each time, and no more than that."""
    r = _preventing(view, moment)
    if r is not None and r.amount is not None and not r.shield:
        yield from modifies(moment, r, "prevents-so-much-each-time")


@rule("615.12", "modifying", general=True)
def unpreventable_damage_is_dealt(view: View, moment: Moment) -> Iterator[Consequence]:
    """615.12: damage that can't be prevented is dealt whole, and shields are not used up by it."""
    verb, _, name = moment.detail.partition(" ")
    effects = view.state.effects
    r = effects.replacement(name) if effects is not None and verb == "unpreventable" else None
    if r is not None:
        yield modifies_not(moment, r, "damage-cannot-be-prevented")
