"""What can be countered and what that brings: 112.1, 601.2a, 701.6b; what of others answers here too."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.timing import ability, about, casting, is_mana_ability, says
from subrule.engine.view import View


@rule("112.1", "countering_what", "being_spell")
def spell_is_a_card_on_the_stack(view: View, moment: Moment) -> Iterator[Consequence]:
    """112.1: a spell is a card on the stack, so neither an ability nor a permanent is one."""
    if moment.kind == "being_spell":
        spell = view.object(moment.subject)
        if spell is not None:
            on_it = spell.zone == "stack"
            yield says(spell.id, on_it, "is-a-spell-on-the-stack" if on_it else "no-spell-off-the-stack")
        else:
            yield says(about(view, moment.subject), False, "ability-is-no-spell")
        return
    counter, to = view.object(moment.subject), moment.hosts[0]
    if counter is None or casting(counter).counters not in ("spell", "both"):
        return
    there = view.object(to)
    if ability(view, to) is not None and casting(counter).counters == "spell":
        yield says(about(view, to), False, "ability-is-no-spell")
    elif there is not None and there.zone != "stack":
        yield says(to, False, "no-spell-off-the-stack")


def can_counter(view: View, moment: Moment) -> Iterator[Consequence]:
    """What 701.6a says of spells and abilities that are on the stack."""
    counter, to = view.object(moment.subject), moment.hosts[0]
    if counter is None:
        return
    what = casting(counter).counters
    used, there = ability(view, to), view.object(to)
    if used is not None and what in ("ability", "both") and not is_mana_ability(view, used):
        yield says(used.of, True, "ability-can-be-countered")
    elif there is not None and there.zone == "stack" and what in ("spell", "both"):
        yield says(there.id, True, "spell-can-be-countered")
    elif there is not None and what == "ability":
        yield says(there.id, False, "only-abilities-are-countered")


@rule("601.2a", "stacking")
def spell_goes_on_the_stack(view: View, moment: Moment) -> Iterator[Consequence]:
    """601.2a: whoever casts a spell puts it on the stack first."""
    o = view.object(moment.subject)
    if o is not None and o.zone != "battlefield" and not view.is_type(o, "land"):
        yield says(o.id, True, "spell-on-stack")


@rule("701.6b", "refunding")
def nothing_is_given_back(view: View, moment: Moment) -> Iterator[Consequence]:
    """701.6b: what was paid for a countered spell or ability is not given back."""
    if view.object(moment.subject) is not None:
        yield says(moment.subject, False, "no-refund")
