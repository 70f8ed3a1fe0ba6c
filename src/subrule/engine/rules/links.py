"""What the rules on linked abilities ask again and again: printed where, linked with what, done by which."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from subrule.engine.events import Consequence, ConsequenceKind, Moment
from subrule.engine.facts import Fact, UnsupportedError
from subrule.engine.linked import (
    CHOICES,
    DEEDS_TO_OBJECTS,
    DOES,
    KINDS,
    NOTHING,
    PAID,
    SOMETHING_ELSE,
    Ability,
    Deed,
    same_paragraph,
)
from subrule.engine.view import View

_ZONE_OF_DEED = {"exiled": "exile", "brought": "battlefield"}
_WHILE_CAST = frozenset({"additional_cost", "variable_cost", "exile_while_paying"})


def kind_of(view: View, ability: Ability) -> str:
    """Give the kind of an ability; open if the scenario does not say."""
    if ability.kind is not None:
        return ability.kind
    return str(view.decide(Fact(ability.of, "ability_kind", ability.id), KINDS))


def in_one_paragraph(view: View, first: Ability, second: Ability) -> bool:
    """Whether two abilities of an object stand in one paragraph; open if the scenario does not say."""
    stated = same_paragraph(first, second)
    return bool(view.decide(Fact(second.of, "same_paragraph"))) if stated is None else stated


def _counts_as_printed(view: View, ability: Ability, other: Ability) -> tuple[str, ...] | None:
    if ability.gained_from:
        return None
    if ability.within or (ability.face and other.face and ability.face != other.face):
        found = view.ask(Moment("printing", ability.id, (other.id,)))
        return next((c.numbers for c in found if c.kind == "printed"), None)
    return ()


def printed_together(view: View, first: Ability, second: Ability) -> tuple[str, ...] | None:
    """Tell whether two abilities count as printed on one object.

    What stands there plainly does; of an ability within another, or on the other face, rules say so.

    Returns:
        The rules that say so, empty if none is needed; None if the two do not count as printed together.
    """
    if first.of != second.of:
        return None
    one, other = _counts_as_printed(view, first, second), _counts_as_printed(view, second, first)
    return None if one is None or other is None else tuple(dict.fromkeys((*one, *other)))


def links(view: View, second: Ability) -> dict[str, Consequence]:
    """Give what an ability is linked to: id of the first ability → the finding that links them."""
    known = view.links.get(second.id)
    if known is None:
        known = {}
        for first in view.state.abilities.values():
            for consequence in view.ask(Moment("linking", second.id, (first.id,))):
                if consequence.kind == "linked":
                    known[first.id] = consequence
        view.links[second.id] = known
    return known


def valid_deeds(
    view: View, firsts: Sequence[Ability], *, lasting: bool = False
) -> tuple[list[Deed], Consequence | None]:
    """Give what abilities did that still counts.

    Args:
        view: what the rules see.
        firsts: the abilities.
        lasting: whether what was done counts also for what their object has become (607.2p).

    Returns:
        The deeds, in order; and the last finding by which others count no more, as an object is a new one.
    """
    by_id = {f.id: f for f in firsts}
    counting: list[Deed] = []
    forgotten: Consequence | None = None
    for place, deed in enumerate(view.state.deeds):
        first = by_id.get(deed.by)
        if first is None or deed.verb != DOES[first.does]:
            continue
        new = [] if lasting else view.ask(Moment("memory", first.of, detail=str(place)))
        if deed.verb in DEEDS_TO_OBJECTS and not new:
            new = view.ask(Moment("memory", deed.thing, detail=str(place)))
        if new:
            forgotten = new[0]
            continue
        zone = _ZONE_OF_DEED.get(deed.verb)
        thing = view.object(deed.thing)
        if zone is None or thing is None or thing.zone == zone:
            counting.append(deed)
    return counting, forgotten


def told_of(view: View, firsts: Sequence[Ability]) -> bool:
    """Whether the scenario tells what abilities did, be it before their object became a new one."""
    ids = {f.id for f in firsts}
    return any(d.by in ids for d in view.state.deeds) or (
        all(f.does in _WHILE_CAST for f in firsts) and any(_put(view, f.of) for f in firsts)
    )


def _put(view: View, object_id: str) -> bool:
    """Whether an object last came onto the battlefield without having been cast."""
    arrivals = [d.by for d in view.state.deeds if d.verb == "arrived" and d.thing == object_id]
    return bool(arrivals) and arrivals[-1] == "put"


def things_of(second: Ability, deeds: Sequence[Deed]) -> tuple[str, ...]:
    """Give what deeds amount to for the ability that refers to them.

    Raises:
        UnsupportedError: if several choices were made and the ability does not say which it means.
    """
    things = tuple(dict.fromkeys(d.thing for d in deeds if d.thing != NOTHING))
    if second.refers_to == "whether_paid":
        return (PAID,) if any(t != "no" for t in things) else ()
    if second.refers_to == "last_chosen":
        return things_of_last(deeds)
    if second.refers_to in CHOICES and len(things) > 1:
        raise UnsupportedError("several-choices")
    return things


def things_of_last(deeds: Sequence[Deed]) -> tuple[str, ...]:
    """Give the value chosen last."""
    return (deeds[-1].thing,) if deeds and deeds[-1].thing != NOTHING else ()


def no_choice(view: View, second: Ability, firsts: Sequence[Ability], deeds: Sequence[Deed]) -> bool:
    """Whether a gained ability refers to a choice that was not made (607.5a); asked for if untold."""
    if not second.gained_from or second.refers_to not in CHOICES or things_of(second, deeds):
        return False
    return told_of(view, firsts) or not view.decide(Fact(second.of, "choice_made"))


def family_of(second: Ability, first: Ability) -> str:
    """Give the word by which sentences tell what an ability refers to."""
    return "whether" if second.refers_to == "whether_paid" else DOES[first.does]


def reach(
    view: View, moment: Moment, number: str, own: dict[str, Consequence], *, lasting: bool = False
) -> Iterator[Consequence]:
    """Tell what an ability refers to, as far as one rule has linked it.

    Args:
        view: what the rules see.
        moment: a moment of kind ``"reach"``: the ability, and the thing asked about, if one is.
        number: the rule that speaks.
        own: what that rule has linked the ability to.
        lasting: whether what was done counts also for what the object has become.

    Yields:
        For a thing asked about whether the ability refers to it; else everything that it refers to.
    """
    second = view.state.abilities[moment.subject]
    firsts = [view.state.abilities[i] for i in own]
    if not firsts:
        return
    deeds, forgotten = valid_deeds(view, firsts, lasting=lasting)
    if no_choice(view, second, firsts, deeds):
        return
    things = things_of(second, deeds)
    because = [n for c in own.values() for n in (() if number in c.numbers else c.numbers[:1]) + c.because]
    several = second.refers_to == "exiled_card" and second.article == "the" and len(things) > 1
    told = _Told(second, family_of(second, firsts[0]), tuple(dict.fromkeys(because)), forgotten)
    if not moment.hosts:
        if several:
            return
        if things or not told_of(view, firsts):
            yield from (told.yes(view, t) for t in things) if things else (told.rule(),)
        elif not _other_link_speaks(view, second, own):
            yield told.none()
        return
    thing = moment.hosts[0]
    if thing in things:
        if not several:
            yield told.yes(view, thing)
    elif _untold(view, firsts, thing) and _asked(view, second, firsts, thing):
        yield told.yes(view, thing)
    elif not _done_by_other_link(view, second, own, thing):
        yield told.no(view, thing)


def _done_by_other_link(view: View, second: Ability, own: dict[str, Consequence], thing: str) -> bool:
    """Whether a thing is what another ability did that this one is linked to as well."""
    others = [view.state.abilities[i] for i in links(view, second) if i not in own]
    if not others:
        return False
    if thing in things_of(second, valid_deeds(view, others)[0]):
        return True
    return _untold(view, others, thing) and _asked(view, second, others, thing)


def _other_link_speaks(view: View, second: Ability, own: dict[str, Consequence]) -> bool:
    """Whether another ability that this one is linked to did something, or may have."""
    others = [view.state.abilities[i] for i in links(view, second) if i not in own]
    if not others:
        return False
    return bool(things_of(second, valid_deeds(view, others)[0])) or not told_of(view, others)


def _untold(view: View, firsts: Sequence[Ability], thing: str) -> bool:
    """Whether the scenario leaves open which ability concerned a thing."""
    verb = DOES[firsts[0].does]
    if verb not in DEEDS_TO_OBJECTS:
        return not told_of(view, firsts)
    if any(d.verb == verb and d.thing == thing for d in view.state.deeds):
        return False
    there = view.object(thing)
    zone = _ZONE_OF_DEED.get(verb)
    if there is None or (zone is not None and there.zone != zone):
        return False
    return not (all(f.does in _WHILE_CAST for f in firsts) and _put(view, firsts[0].of))


def _asked(view: View, second: Ability, firsts: Sequence[Ability], thing: str) -> bool:
    verb = DOES[firsts[0].does]
    if verb in DEEDS_TO_OBJECTS:
        made = view.decide(Fact(thing, f"{verb}_by"), (firsts[0].of, SOMETHING_ELSE))
        return made == firsts[0].of
    if second.refers_to == "whether_paid":
        return bool(view.decide(Fact(second.of, "cost_paid", second.cost)))
    return bool(view.decide(Fact(second.of, f"value_{verb}", thing)))


class _Told:
    """Makes the findings on one ability."""

    def __init__(
        self, second: Ability, family: str, because: tuple[str, ...], forgotten: Consequence | None
    ) -> None:
        self.second, self.family = second, family
        self.because = because if forgotten is None else (*forgotten.numbers, *because)
        self.reason = "" if forgotten is None else forgotten.message
        self.changed = () if forgotten is None else forgotten.params

    def yes(self, view: View, thing: str) -> Consequence:
        return self._about("refers_to", "yes", view, thing)

    def no(self, view: View, thing: str) -> Consequence:
        return self._about("refers_not", "no", view, thing, reason=self.reason)

    def rule(self) -> Consequence:
        return Consequence(
            "refers_to", self.second.of, message=f"reach-{self.family}-rule", because=self.because
        )

    def none(self) -> Consequence:
        return Consequence(
            "refers_to_nothing",
            self.second.of,
            message=f"reach-{self.family}-none",
            params=self.changed,
            because=self.because,
            reason=self.reason,
        )

    def _about(
        self, kind: ConsequenceKind, word: str, view: View, thing: str, *, reason: str = ""
    ) -> Consequence:
        named = thing in view.state.objects or thing in view.state.players
        return Consequence(
            kind,
            self.second.of,
            other=thing,
            message=f"reach-{self.family}-{word}",
            params=(("host", thing if named else self.second.of), ("quality", thing), *self.changed),
            because=self.because,
            reason=reason,
        )
