"""Section 614, replacement effects: choices as a permanent enters (614.12a–c) and exile instead (614.14)."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import Fact
from subrule.engine.linked import Ability
from subrule.engine.registry import rule
from subrule.engine.rules.links import kind_of, links, things_of, told_of, valid_deeds
from subrule.engine.rules.section_607 import link_as, reach_of
from subrule.engine.view import View

_ENTERING_CHOICES = frozenset({"choose", "choose_word", "choose_anchor", "pay_on_entering"})


@rule("614.12a", "choosing", general=True)
def choice_is_made_before_it_enters(view: View, moment: Moment) -> Iterator[Consequence]:
    """614.12a: a choice that a replacement effect on entering requires is made before the object enters."""
    ability = view.state.abilities[moment.subject]
    if moment.hosts or ability.does not in _ENTERING_CHOICES:
        return
    if kind_of(view, ability) == "replacement":
        yield Consequence("chosen_before", ability.of, message="chosen-before-it-enters")
    else:
        yield Consequence("chosen_later", ability.of, message="not-chosen-as-it-enters")


@rule("614.12b", "choosing", general=True)
def combined_costs_must_be_payable(view: View, moment: Moment) -> Iterator[Consequence]:
    """614.12b: for permanents that enter together only choices may be made that can all be paid for."""
    if not moment.hosts:
        return
    abilities = [view.state.abilities[i] for i in (moment.subject, *moment.hosts)]
    if len({a.of for a in abilities}) < 2 or any(kind_of(view, a) != "replacement" for a in abilities):
        return
    combined: dict[str, int] = {}
    for ability in abilities:
        player = view.controller(view.state.objects[ability.of])
        combined[player] = combined.get(player, 0) + _cost(view, ability)
    if max(combined.values()) > int(moment.detail):
        yield Consequence("may_not_pay", abilities[0].of, message="combined-costs-not-payable")
    elif len(combined) > 1:
        yield Consequence("may_pay", abilities[0].of, message="costs-of-several-players-payable")
    else:
        yield Consequence("may_pay", abilities[0].of, message="combined-costs-payable")


def _cost(view: View, ability: Ability) -> int:
    if ability.costs is None:
        return int(view.decide(Fact(ability.of, "entering_cost"), ("1", "2")))
    return ability.costs


@rule("614.12c", "linking", "having", general=True)
def ability_behind_the_chosen_anchor_word(view: View, moment: Moment) -> Iterator[Consequence]:
    """614.12c: a permanent has the ability behind the anchor word that was chosen as it entered."""
    if moment.kind == "linking":
        yield from link_as(view, moment, "607.2m", "linked-by-anchor-word")
        return
    ability = view.state.abilities[moment.subject]
    if ability.refers_to != "anchor_word" or not ability.words:
        return
    firsts = [view.state.abilities[i] for i in links(view, ability)]
    if not firsts:
        return
    deeds, forgotten = valid_deeds(view, firsts)
    words = things_of(ability, deeds)
    word = min(ability.words)
    chosen = word in words or (
        not told_of(view, firsts) and bool(view.decide(Fact(ability.of, "value_chosen", word)))
    )
    yield Consequence(
        "has" if chosen else "has_not",
        ability.of,
        message="anchor-word-chosen" if chosen else "anchor-word-not-chosen",
        params=(("quality", word), ("host", ability.of), *(forgotten.params if forgotten else ())),
        because=forgotten.numbers if forgotten else (),
        reason=forgotten.message if forgotten else "",
    )


@rule("614.14", "linking", "reach", general=True)
def exiling_instead_and_speaking_of_the_exiled(view: View, moment: Moment) -> Iterator[Consequence]:
    """614.14: a replacement effect's ability that exiles and one on the exiled cards are linked (607.2b)."""
    if moment.kind == "reach":
        yield from reach_of(view, moment, "614.14")
    else:
        yield from link_as(view, moment, "607.2b", "linked-by-exile-instead")
