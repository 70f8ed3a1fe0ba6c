"""Section 607, linked abilities: which two abilities are linked, and what the second then refers to.

The kinds of 607.2 differ in what they ask of the two abilities (:data:`KINDS_OF_LINK`). Each rule answers
at three moments: do two abilities *fit* its kind, whoever has them; are these two *linked*, being printed
on one object; and what does the second *reach*. 607.1d and 607.5 link what fits, but is not printed so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import Fact
from subrule.engine.linked import CHOICES, Ability, meets_607_1
from subrule.engine.registry import rule
from subrule.engine.rules.links import (
    in_one_paragraph,
    kind_of,
    links,
    no_choice,
    printed_together,
    reach,
    things_of,
    valid_deeds,
)
from subrule.engine.view import View

Fits = Callable[[View, Ability, Ability], bool]


def _pair(view: View, moment: Moment) -> tuple[Ability, Ability]:
    """The first and the second ability of a moment that is about two."""
    return view.state.abilities[moment.hosts[0]], view.state.abilities[moment.subject]


def _linked(first: Ability, second: Ability, message: str, because: tuple[str, ...] = ()) -> Consequence:
    params = (("host", first.of),)
    return Consequence("linked", second.of, other=first.id, message=message, params=params, because=because)


def _not_linked(
    first: Ability, second: Ability, message: str, forgotten: Consequence | None = None
) -> Consequence:
    return Consequence(
        "not_linked",
        second.of,
        other=first.id,
        message=message,
        params=(("host", first.of), *(forgotten.params if forgotten else ())),
        because=forgotten.numbers if forgotten else (),
        reason=forgotten.message if forgotten else "",
    )


# -- the kinds of 607.2 ----------------------------------------------------------------------------


def _exiles(view: View, first: Ability, second: Ability) -> bool:
    return (
        first.does == "exile"
        and second.refers_to in ("exiled_cards", "exiled_card")
        and kind_of(view, first) in ("activated", "triggered")
    )


def _exiles_instead(view: View, first: Ability, second: Ability) -> bool:
    return (
        first.does == "exile"
        and second.refers_to in ("exiled_cards", "exiled_card")
        and kind_of(view, first) == "replacement"
    )


def _puts(view: View, first: Ability, second: Ability) -> bool:
    return meets_607_1(first, second) and (
        first.does == "put_onto_battlefield" and kind_of(view, first) in ("activated", "triggered")
    )


def _chooses_value(view: View, first: Ability, second: Ability) -> bool:
    if not meets_607_1(first, second):
        return False
    return first.does == "choose" or (
        first.does == "choose_before_game" and not _defines_by_choice(view, first, second)
    )


def _notes(view: View, first: Ability, second: Ability) -> bool:
    return first.does == "note" and meets_607_1(first, second)


def _chooses_word(view: View, first: Ability, second: Ability) -> bool:
    return first.does == "choose_word" and meets_607_1(first, second)


def _pays_on_entering(view: View, first: Ability, second: Ability) -> bool:
    return first.does == "pay_on_entering" and meets_607_1(first, second)


def _stands_before_triggers(view: View, first: Ability, second: Ability) -> bool:
    return (
        first.does == "act"
        and second.refers_to in ("", "actions")
        and first.of == second.of
        and kind_of(view, first) == "static"
        and kind_of(view, second) == "triggered"
        and in_one_paragraph(view, first, second)
    )


def _adds_cost(view: View, first: Ability, second: Ability) -> bool:
    return first.does == "additional_cost" and meets_607_1(first, second)


def _adds_variable_cost(view: View, first: Ability, second: Ability) -> bool:
    return first.does == "variable_cost" and meets_607_1(first, second)


def _champions(view: View, first: Ability, second: Ability) -> bool:
    return first.does == "champion" and meets_607_1(first, second)


def _chooses_anchor(view: View, first: Ability, second: Ability) -> bool:
    return first.does == "choose_anchor" and meets_607_1(first, second)


def _exiles_before_game(view: View, first: Ability, second: Ability) -> bool:
    if first.does != "exile_before_game" or not meets_607_1(first, second):
        return False
    if first.of == second.of:
        return True
    has = first.names or view.state.objects[first.of].name
    wanted = second.names or view.state.objects[second.of].name
    if has and wanted:
        return has == wanted
    return bool(view.decide(Fact(first.of, "same_name", second.of)))


def _defines_by_choice(view: View, first: Ability, second: Ability) -> bool:
    return (
        first.does == "choose_before_game"
        and meets_607_1(first, second)
        and kind_of(view, first) == "static"
        and kind_of(view, second) == "characteristic_defining"
        and in_one_paragraph(view, first, second)
    )


def _exiles_to_pay(view: View, first: Ability, second: Ability) -> bool:
    return first.does == "exile_while_paying" and second.refers_to in ("exiled_cards", "exiled_card")


KINDS_OF_LINK: Mapping[str, Fits] = MappingProxyType(
    {
        "607.2a": _exiles,
        "607.2b": _exiles_instead,
        "607.2c": _puts,
        "607.2d": _chooses_value,
        "607.2e": _notes,
        "607.2f": _chooses_word,
        "607.2g": _pays_on_entering,
        "607.2h": _stands_before_triggers,
        "607.2i": _adds_cost,
        "607.2j": _adds_variable_cost,
        "607.2k": _champions,
        "607.2m": _chooses_anchor,
        "607.2n": _exiles_before_game,
        "607.2p": _defines_by_choice,
        "607.2q": _exiles_to_pay,
    }
)
"""Subrule of 607.2 → what it asks of the two abilities, apart from whose they are."""

ONLY_LINKS = frozenset(
    {"607.1", "607.1c", "607.2k", "607.2m", "603.11", "614.12c", "702.33e", "702.33f", "702.72b"}
)
"""Rules that link abilities and leave it to 607.1 to say what the second then refers to."""


def of_no_kind(view: View, first: Ability, second: Ability) -> bool:
    """Whether two abilities are of none of the kinds of 607.2."""
    return not any(fits(view, first, second) for fits in KINDS_OF_LINK.values())


def link_as(view: View, moment: Moment, number: str, message: str) -> Iterator[Consequence]:
    """Link two abilities that fit a kind of 607.2 and are printed on one object.

    Args:
        view: what the rules see.
        moment: a moment of kind ``"linking"``: the second ability, then the first.
        number: the kind.
        message: id of the sentence that tells the link.
    """
    first, second = _pair(view, moment)
    if first.id == second.id or not KINDS_OF_LINK[number](view, first, second):
        return
    printing = printed_together(view, first, second)
    if number == "607.2n" and not (first.gained_from or second.gained_from):
        printing = printing or ()
    if printing is not None:
        yield _linked(first, second, message, printing)


def _of_kind(
    view: View, moment: Moment, number: str, message: str, *, says_reach: bool = True, lasting: bool = False
) -> Iterator[Consequence]:
    if moment.kind == "reach":
        if says_reach:
            yield from reach_of(view, moment, number, lasting=lasting)
    elif moment.kind == "linking":
        yield from link_as(view, moment, number, message)
    else:
        first, second = _pair(view, moment)
        if first.id != second.id and KINDS_OF_LINK[number](view, first, second):
            yield Consequence("fits", second.of, other=first.id)


def reach_of(view: View, moment: Moment, number: str, *, lasting: bool = False) -> Iterator[Consequence]:
    """Tell what an ability refers to by a rule that both links and says so."""
    second = view.state.abilities[moment.subject]
    own = {i: c for i, c in links(view, second).items() if number in c.numbers}
    yield from reach(view, moment, number, own, lasting=lasting)


# -- 607.1 -----------------------------------------------------------------------------------------


@rule("607.1", "linking", "reach")
def second_refers_only_to_what_the_first_did(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.1: of two abilities of one object one may refer to just what the other did; these are linked."""
    if moment.kind == "reach":
        found = links(view, view.state.abilities[moment.subject])
        own = {i: c for i, c in found.items() if ONLY_LINKS.issuperset(c.numbers)}
        yield from reach(view, moment, "607.1", own)
        return
    first, second = _pair(view, moment)
    if first.id == second.id or first.gained_from or second.gained_from:
        return
    if first.of != second.of:
        if not _exiles_before_game(view, first, second):
            forgotten = _no_longer_made(view, first.of, second.of) or _no_longer_made(
                view, second.of, first.of
            )
            yield _not_linked(first, second, "abilities-of-two-objects", forgotten)
        return
    general = of_no_kind(view, first, second)
    printing = printed_together(view, first, second)
    if general and not meets_607_1(first, second):
        yield _not_linked(first, second, "second-does-not-refer")
    elif printing is None:
        yield _not_linked(first, second, "ability-not-printed-there")
    elif general:
        yield _linked(first, second, "linked-in-general", printing)


@rule("607.1a", "printing")
def ability_within_an_ability_counts_as_printed(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.1a: what stands within an ability that grants it to its own object counts as printed there."""
    ability = view.state.abilities[moment.subject]
    if ability.within:
        own = view.state.abilities[ability.within].of == ability.of
        yield Consequence("printed" if own else "not_printed", ability.of, message="printed-within")


@rule("607.1b", "printing")
def either_face_counts_as_printed(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.1b: on a nonmodal double-faced object the abilities of both faces count as printed."""
    ability, other = view.state.abilities[moment.subject], view.state.abilities[moment.hosts[0]]
    if ability.face and other.face and ability.face != other.face:
        modal = ability.face.startswith("modal")
        yield Consequence("not_printed" if modal else "printed", ability.of, message="printed-on-a-face")


@rule("607.1c", "linking")
def ability_may_be_linked_to_itself(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.1c: one ability that does something and refers to it is linked to itself."""
    first, second = _pair(view, moment)
    if first.id == second.id and not first.gained_from:
        if meets_607_1(first, second):
            yield _linked(first, second, "linked-to-itself")
        else:
            yield _not_linked(first, second, "second-does-not-refer")


@rule("607.1d", "linking", "reach", overrides=("607.1",))
def maker_and_made_may_be_linked(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.1d: abilities of two objects can be linked if an ability of one brought the other here."""
    if moment.kind == "reach":
        yield from reach_of(view, moment, "607.1d")
        return
    first, second = _pair(view, moment)
    if first.of == second.of or first.gained_from or second.gained_from:
        return
    fitting = view.ask(Moment("fitting", second.id, (first.id,)))
    if fitting and (_brought(view, first.of, second.of) or _brought(view, second.of, first.of)):
        yield _linked(first, second, "linked-maker-and-made", fitting[0].numbers[:1])


def _makings(view: View, maker: str, made: str) -> list[list[Consequence]]:
    """When an ability of one object brought the other: what says that either has become a new one since."""
    return [
        view.ask(Moment("memory", maker, detail=str(place)))
        + view.ask(Moment("memory", made, detail=str(place)))
        for place, deed in enumerate(view.state.deeds)
        if deed.verb == "brought"
        and deed.thing == made
        and deed.by in view.state.abilities
        and view.state.abilities[deed.by].of == maker
    ]


def _brought(view: View, maker: str, made: str) -> bool:
    """Whether an ability of one object created the other or put it there, both being what they were."""
    return not all(_makings(view, maker, made))


def _no_longer_made(view: View, maker: str, made: str) -> Consequence | None:
    """What says that the one is not the object any more that brought the other, or that was brought."""
    makings = _makings(view, maker, made)
    return makings[-1][0] if makings and all(makings) else None


# -- 607.2 -----------------------------------------------------------------------------------------


@rule("607.2a", "fitting", "linking", "reach")
def exiling_ability(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.2a: an activated or triggered ability that exiles, and one on the exiled cards, are linked."""
    yield from _of_kind(view, moment, "607.2a", "linked-by-exile")


@rule("607.2b", "fitting", "linking", "reach")
def exiling_replacement(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.2b: a replacement effect's ability that exiles, and one on the exiled cards, are linked."""
    yield from _of_kind(view, moment, "607.2b", "linked-by-exile-instead")


@rule("607.2c", "fitting", "linking", "reach")
def putting_onto_the_battlefield(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.2c: what puts objects onto the battlefield, and what speaks of objects so put, are linked."""
    yield from _of_kind(view, moment, "607.2c", "linked-by-putting")


@rule("607.2d", "fitting", "linking", "reach")
def choosing_a_value(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.2d: an ability by which a value is chosen and one on the chosen value are linked."""
    yield from _of_kind(view, moment, "607.2d", "linked-by-choice")


@rule("607.2e", "fitting", "linking", "reach")
def noting_information(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.2e: an ability that notes information and one on what was noted for the object are linked."""
    yield from _of_kind(view, moment, "607.2e", "linked-by-note")


@rule("607.2f", "fitting", "linking", "reach")
def choosing_a_word(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.2f: a choice between words without rules meaning and an ability that asks for it are linked."""
    yield from _of_kind(view, moment, "607.2f", "linked-by-word")


@rule("607.2g", "fitting", "linking", "reach")
def paying_as_it_enters(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.2g: a cost paid as the object enters and an ability on the cost so paid are linked."""
    yield from _of_kind(view, moment, "607.2g", "linked-by-cost-on-entering")


@rule("607.2h", "fitting", "linking", "reach")
def static_with_triggers_in_a_paragraph(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.2h: a triggered ability is linked to the static ability in its paragraph."""
    yield from _of_kind(view, moment, "607.2h", "linked-by-paragraph")


@rule("607.2i", "fitting", "linking", "reach")
def additional_cost(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.2i: an additional cost and an ability that asks whether it was paid are linked."""
    yield from _of_kind(view, moment, "607.2i", "linked-by-additional-cost")


@rule("607.2j", "fitting", "linking", "reach")
def variable_additional_cost(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.2j: a variable additional cost and an ability on what was paid as it was cast are linked."""
    yield from _of_kind(view, moment, "607.2j", "linked-by-variable-cost")


@rule("607.2k", "fitting", "linking")
def champion(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.2k: the two abilities of champion are linked."""
    yield from _of_kind(view, moment, "607.2k", "linked-by-champion", says_reach=False)


@rule("607.2m", "fitting", "linking")
def anchor_words(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.2m: an ability behind an anchor word is linked to the one by which that word is chosen."""
    yield from _of_kind(view, moment, "607.2m", "linked-by-anchor-word", says_reach=False)


@rule("607.2n", "fitting", "linking", "reach")
def exiling_before_the_game(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.2n: cards exiled before the game are shared by all objects that had the name before the game."""
    yield from _of_kind(view, moment, "607.2n", "linked-by-name", lasting=True)


@rule("607.2p", "fitting", "linking", "reach")
def choosing_before_the_game(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.2p: a choice before the game for a characteristic-defining ability lasts through all zones."""
    yield from _of_kind(view, moment, "607.2p", "linked-before-game", lasting=True)


@rule("607.2q", "fitting", "linking", "reach")
def exiling_to_pay(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.2q: cards exiled to pay for a spell and an ability of the permanent it becomes are linked."""
    yield from _of_kind(view, moment, "607.2q", "linked-by-exile-to-pay")


# -- 607.3 to 607.5 --------------------------------------------------------------------------------


def _exiled(view: View, second: Ability) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What an ability's linked abilities exiled, and the rules that link them."""
    found = links(view, second)
    firsts = [view.state.abilities[i] for i in found]
    deeds, _ = valid_deeds(view, firsts)
    numbers = tuple(dict.fromkeys(n for c in found.values() for n in (c.numbers[0], *c.because)))
    return things_of(second, deeds), numbers


@rule("607.3", "several", "reach")
def one_card_meant_and_several_exiled(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.3: an ability on "the exiled card" refers to each of them if there are several."""
    second = view.state.abilities[moment.subject]
    if second.refers_to != "exiled_card":
        return
    things, because = _exiled(view, second)
    if len(things) < 2:
        return
    if moment.kind == "reach":
        # "A card" may be any of several; only "the card" needs this rule to mean each of them.
        for thing in things if second.article == "the" else ():
            if not moment.hosts or thing == moment.hosts[0]:
                params = (("host", thing),)
                yield Consequence(
                    "refers_to", second.of, thing, message="reach-each", params=params, because=because
                )
        return
    uses = second.uses or str(
        view.decide(Fact(second.of, "ability_uses"), ("action", "information", "variable", "token_copy"))
    )
    if uses == "action":
        treated = "each" if second.article == "the" else "choice"
    else:
        treated = {"information": "answers", "variable": "sum", "token_copy": "tokens"}.get(uses, "each")
    yield Consequence(
        "treats",
        second.of,
        other=treated,
        message=f"several-{treated}",
        params=(("host", second.of),),
        because=because,
    )


@rule("607.4", "pairs")
def ability_may_be_in_several_pairs(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.4: one ability may be part of several pairs of linked abilities."""
    ability = view.state.abilities[moment.subject]
    partners = dict.fromkeys(links(view, ability))
    for second in view.state.abilities.values():
        if ability.id in links(view, second):
            partners[second.id] = None
    partners.pop(ability.id, None)
    several = len(partners) > 1
    yield Consequence(
        "in_pairs",
        ability.of,
        other="several" if several else "one",
        message="in-several-pairs" if several else "not-in-several-pairs",
        params=(("host", ability.of),),
    )


@rule("607.5", "linking", "reach")
def abilities_gained_together_are_linked(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.5: a pair gained by one effect is linked as it would be printed, and to nothing else."""
    if moment.kind == "reach":
        yield from reach_of(view, moment, "607.5")
        return
    first, second = _pair(view, moment)
    if first.id == second.id or not (first.gained_from or second.gained_from):
        return
    if first.of != second.of or first.gained_from != second.gained_from:
        yield _not_linked(first, second, "gained-apart")
        return
    fitting = view.ask(Moment("fitting", second.id, (first.id,)))
    if fitting:
        yield _linked(first, second, "gained-together", fitting[0].numbers[:1])
    elif of_no_kind(view, first, second):
        yield _not_linked(first, second, "second-does-not-refer")


@rule("607.5a", "reach")
def choice_that_was_not_made_is_undefined(view: View, moment: Moment) -> Iterator[Consequence]:
    """607.5a: a gained ability that refers to a choice not made for it does nothing in that part."""
    second = view.state.abilities[moment.subject]
    if not second.gained_from or second.refers_to not in CHOICES:
        return
    firsts = [view.state.abilities[i] for i in links(view, second)]
    deeds, _ = valid_deeds(view, firsts)
    if not firsts or no_choice(view, second, firsts, deeds):
        message = "choice-undefined-not-made" if firsts else "choice-undefined-not-gained"
        yield Consequence("refers_to_nothing", second.of, message=message)
