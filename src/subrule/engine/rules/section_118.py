"""Section 118, costs: what can be paid, what has to be, and which costs go together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import Fact, UnsupportedError
from subrule.engine.registry import rule
from subrule.engine.rules.section_603_choosing import choice_while_casting
from subrule.engine.stack import KNOWN_COSTS, Casting
from subrule.engine.state import GameObject
from subrule.engine.timing import ability, casting, says, source
from subrule.engine.view import View


@dataclass(frozen=True, slots=True)
class Price:
    """A mana cost in parts.

    Attributes:
        generic: generic mana.
        colored: the other symbols, sorted.
    """

    generic: int
    colored: str

    def __str__(self) -> str:
        symbols = [str(self.generic)] if self.generic or not self.colored else []
        return "".join(f"{{{s}}}" for s in (*symbols, *self.colored))


def price(mana: str) -> Price:
    """Read a mana cost such as ``"3GG"``; one with X has to be told with its X."""
    found = re.fullmatch(r"([0-9]*)([WUBRGC]*)", mana)
    if found is None:
        raise UnsupportedError("cost-with-x")
    return Price(int(found[1] or 0), "".join(sorted(found[2])))


def total(told: Casting) -> Price:
    """What has to be paid in all (601.2f, 118.7, 118.9d).

    Raises:
        UnsupportedError: if the scenario does not say what the spell costs, or the cost has an X.
    """
    base = told.alternative if told.alternative is not None else told.cost
    if base is None or base == "none":
        raise UnsupportedError("cost-not-told")
    start = price(base)
    left, too_much = list(start.colored), 0
    for symbol in told.less_colored:
        if symbol in left:
            left.remove(symbol)
        else:
            too_much += 1
    return Price(max(0, start.generic + told.more - told.less - too_much), "".join(left))


def _priced(view: View, moment: Moment) -> tuple[GameObject, Casting, Price] | None:
    o = view.object(moment.subject)
    return None if o is None else (o, casting(o), total(casting(o)))


@rule("601.2f", "pricing")
def total_cost(view: View, moment: Moment) -> Iterator[Consequence]:
    """601.2f: the total is mana or alternative cost plus additions minus reductions, never less than zero."""
    found = _priced(view, moment)
    if found is None:
        return
    o, told, due = found
    if moment.detail:
        yield says(o.id, price(moment.detail) == due, "total-cost", number=due)
    elif not told.less and not told.less_colored:
        asked = price(moment.hosts[0]).colored
        yield says(o.id, all(due.colored.count(c) >= asked.count(c) for c in asked), "total-cost", number=due)


@rule("118.7a", "pricing")
def generic_reduction_leaves_colors(view: View, moment: Moment) -> Iterator[Consequence]:
    """118.7a: a reduction by generic mana leaves the colored part of a cost alone."""
    found = _priced(view, moment)
    if found is None or not found[1].less:
        return
    o, told, due = found
    if moment.detail:
        base = price(told.alternative if told.alternative is not None else told.cost or "0")
        if due.colored and told.less > base.generic + told.more:
            holds = price(moment.detail) == due
            yield says(o.id, holds, "generic-reduction-leaves-colors", number=due)
        return
    asked = price(moment.hosts[0]).colored
    if not told.less_colored:
        holds = all(due.colored.count(c) >= asked.count(c) for c in asked)
        yield says(o.id, holds, "generic-reduction-leaves-colors", number=due)


@rule("118.7c", "pricing")
def colored_reduction_spills_over(view: View, moment: Moment) -> Iterator[Consequence]:
    """118.7c: a reduction by more colored mana than is there takes the rest off the generic part."""
    found = _priced(view, moment)
    if found is None or not found[1].less_colored:
        return
    o, told, due = found
    base = price(told.alternative if told.alternative is not None else told.cost or "0")
    taken = sorted(told.less_colored)
    if moment.detail:
        if any(base.colored.count(c) and taken.count(c) > base.colored.count(c) for c in taken):
            yield says(o.id, price(moment.detail) == due, "colored-reduction-spills-over", number=due)
        return
    asked = price(moment.hosts[0]).colored
    holds = all(due.colored.count(c) >= asked.count(c) for c in asked)
    yield says(o.id, holds, "colored-reduction-takes-color", number=due)


@rule("118.3", "using")
def tapped_permanent_cannot_be_tapped_to_pay(view: View, moment: Moment) -> Iterator[Consequence]:
    """118.3: a cost that cannot be paid in full cannot be paid: what is tapped cannot be tapped for it."""
    used = ability(view, moment.subject)
    if used is not None and used.use.taps and view.flag(source(view, used), "tapped"):
        yield says(used.of, False, "tapped-cannot-pay-tap")


@rule("118.6", "playing")
def no_mana_cost_cannot_be_paid(view: View, moment: Moment) -> Iterator[Consequence]:
    """118.6: a card without a mana cost has a cost that cannot be paid."""
    o = view.object(moment.subject)
    if o is not None and casting(o).cost == "none" and casting(o).alternative is None:
        yield says(o.id, False, "no-mana-cost-unpayable")


@rule("118.6a", "playing")
def alternative_cost_for_no_mana_cost(view: View, moment: Moment) -> Iterator[Consequence]:
    """118.6a: where the mana cost cannot be paid, an alternative cost may be."""
    o = view.object(moment.subject)
    if o is not None and casting(o).cost == "none" and casting(o).alternative is not None:
        yield says(o.id, True, "alternative-cost-instead-of-none")


def _kinds(view: View, moment: Moment, o: GameObject) -> list[str]:
    stated = dict(casting(o).costs)
    found = []
    for name in moment.hosts:
        kind = stated.get(name, KNOWN_COSTS.get(name, ""))
        found.append(kind or str(view.decide(Fact(o.id, "cost_kind", name), ("additional", "alternative"))))
    return found


def _owed(view: View, moment: Moment) -> str:
    """The kind of a further cost where another cost than the mana cost is paid; ``""`` otherwise."""
    o = view.object(moment.subject)
    if o is None or casting(o).alternative is None:
        return ""
    return _kinds(view, replace(moment, hosts=(moment.detail,)), o)[0]


def _combined(view: View, moment: Moment) -> tuple[GameObject, int, int, int] | None:
    o = view.object(moment.subject)
    if o is None:
        return None
    kinds = _kinds(view, moment, o)
    return o, kinds.count("alternative"), kinds.count("additional"), kinds.count("neither")


@rule("118.8a", "combining", general=True)
def any_number_of_additional_costs(view: View, moment: Moment) -> Iterator[Consequence]:
    """118.8a: any number of additional costs may be paid for one spell."""
    found = _combined(view, moment)
    if found is None:
        return
    o, alternative, additional, _ = found
    if not alternative and additional > 1:
        yield says(o.id, True, "several-additional-costs")
    elif alternative == 1 and additional:
        yield says(o.id, True, "additional-on-top-of-alternative")


@rule("118.9a", "combining", "owing")
def only_one_alternative_cost(view: View, moment: Moment) -> Iterator[Consequence]:
    """118.9a: only one alternative cost may be applied to a spell."""
    yield from only_one_alternative(view, moment)


@rule("601.2b", "combining", "choosing_when", "owing", general=True)
def two_alternative_costs_are_not_announced(view: View, moment: Moment) -> Iterator[Consequence]:
    """601.2b: modes, X and costs are announced while casting; two alternative costs cannot be."""
    if moment.kind == "choosing_when":
        yield from choice_while_casting(view, moment, "x", "kicker")
        return
    yield from only_one_alternative(view, moment)


def only_one_alternative(view: View, moment: Moment) -> Iterator[Consequence]:
    """What 118.9a and 601.2b say alike."""
    if moment.kind == "owing":
        if _owed(view, moment) == "alternative":
            yield says(moment.subject, False, "only-one-alternative-cost")
        return
    found = _combined(view, moment)
    if found is not None and found[1] > 1:
        yield says(found[0].id, False, "only-one-alternative-cost")


@rule("118.9d", "combining", "pricing", "owing")
def additions_apply_to_the_alternative_cost(view: View, moment: Moment) -> Iterator[Consequence]:
    """118.9d: additional costs, increases and reductions apply to an alternative cost."""
    if moment.kind == "owing":
        if _owed(view, moment) == "additional":
            yield says(moment.subject, True, "additional-cost-is-still-paid")
        return
    if moment.kind == "pricing":
        found = _priced(view, moment)
        if found is not None and found[1].alternative is not None and (found[1].more or found[1].less):
            holds = not moment.detail or price(moment.detail) == found[2]
            if moment.detail:
                yield says(found[0].id, holds, "changes-apply-to-alternative", number=found[2])
        return
    combined = _combined(view, moment)
    if combined is not None and combined[1] == 1 and combined[2]:
        yield says(combined[0].id, True, "additional-on-top-of-alternative")


def known_mana_value(told: Casting) -> int | None:
    """The mana value of a card as far as the scenario tells; None if it does not."""
    return None if told.mana_value is None and told.cost is None else _mana_value(told)


def _mana_value(told: Casting) -> int:
    if told.mana_value is not None:
        return told.mana_value
    if told.cost is None:
        raise UnsupportedError("cost-not-told")
    if told.cost == "none":
        return 0
    cost = price(told.cost)
    return cost.generic + len(cost.colored)


@rule("118.8d", "valuing")
def additional_costs_keep_the_mana_cost(view: View, moment: Moment) -> Iterator[Consequence]:
    """118.8d: additional costs do not change a spell's mana cost."""
    o = view.object(moment.subject)
    if o is not None and casting(o).more and casting(o).alternative is None:
        value = _mana_value(casting(o))
        yield says(o.id, int(moment.detail) == value, "mana-value-despite-additional", number=value)


@rule("118.9c", "valuing")
def alternative_costs_keep_the_mana_cost(view: View, moment: Moment) -> Iterator[Consequence]:
    """118.9c: an alternative cost does not change a spell's mana cost."""
    o = view.object(moment.subject)
    if o is not None and casting(o).alternative is not None:
        value = _mana_value(casting(o))
        yield says(o.id, int(moment.detail) == value, "mana-value-despite-alternative", number=value)


@rule("202.3", "valuing", general=True)
def mana_value_is_the_mana_in_the_cost(view: View, moment: Moment) -> Iterator[Consequence]:
    """202.3: mana value is the total amount of mana in the mana cost."""
    o = view.object(moment.subject)
    if o is not None and casting(o).alternative is None and not casting(o).more:
        value = _mana_value(casting(o))
        yield says(o.id, int(moment.detail) == value, "mana-value-of-the-cost", number=value)


@rule("118.10", "sharing")
def one_payment_for_one_cost(view: View, moment: Moment) -> Iterator[Consequence]:
    """118.10: each payment counts for one spell, ability or effect only."""
    if view.object(moment.subject) is not None:
        yield says(moment.subject, False, "one-payment-for-one-cost")


@rule("107.3b", "choosing_x")
def x_is_zero_without_paying(view: View, moment: Moment) -> Iterator[Consequence]:
    """107.3b: a spell cast without paying its mana cost has an X of 0."""
    o = view.object(moment.subject)
    if o is None or casting(o).alternative is None or "X" in (casting(o).alternative or ""):
        return
    yield says(o.id, moment.detail == "0", "x-is-zero-without-paying")


@rule("107.3a", "choosing_x")
def x_is_chosen_while_casting(view: View, moment: Moment) -> Iterator[Consequence]:
    """107.3a: whoever casts a spell with X in a cost chooses the value of X."""
    o = view.object(moment.subject)
    if o is not None and "X" in (casting(o).alternative or casting(o).cost or ""):
        paid = casting(o).alternative
        if paid is None or "X" in paid:
            yield says(o.id, True, "x-is-chosen", number=moment.detail)
