"""Section 702.124, partner: which two cards may be the commanders of one deck."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.measures import has_type
from subrule.engine.rules.topics import allows, forbids, on
from subrule.engine.state import GameObject
from subrule.engine.view import View

_SHARED = ("character_select", "father_and_son", "friends_forever", "survivors")
"""Abilities "partner—[text]": both cards have the same one (702.124i)."""


def _both(view: View, moment: Moment) -> tuple[GameObject, GameObject] | None:
    first, second = view.object(moment.subject), view.object(moment.hosts[0])
    return (first, second) if first is not None and second is not None else None


def _kinds(pair: tuple[GameObject, GameObject]) -> set[str]:
    return {o.sheet.partner for o in pair}


@on("702.124f", "both_lead")
def different_partner_abilities_do_not_combine(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.124f: partner abilities of different kinds can't be combined."""
    pair = _both(view, moment)
    if pair is None:
        return
    first, second = (o.sheet.partner for o in pair)
    if first and second and first != second:
        yield forbids(moment.subject, "different-partners-do-not-combine", host=moment.hosts[0])


@on("702.124h", "both_lead")
def partner_needs_partner(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.124h: two legendary cards may both be commanders if each of them has partner."""
    pair = _both(view, moment)
    if pair is None or "partner" not in _kinds(pair):
        return
    if _kinds(pair) == {"partner"}:
        yield allows(moment.subject, "both-have-partner", host=moment.hosts[0])
    elif "" in _kinds(pair):
        yield forbids(moment.subject, "both-need-partner", host=moment.hosts[0])


@on("702.124i", "both_lead")
def partner_with_a_word_needs_the_same_word(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.124i: two cards with the same "partner—[text]" ability, as friends forever, may both lead."""
    pair = _both(view, moment)
    if pair is None:
        return
    shared = _kinds(pair) & set(_SHARED)
    if shared and len(_kinds(pair)) == 1:
        yield allows(moment.subject, "both-have-the-same-partner", host=moment.hosts[0])
    elif shared and "" in _kinds(pair):
        yield forbids(moment.subject, "both-need-the-same-partner", host=moment.hosts[0])


@on("702.124j", "both_lead")
def partner_with_needs_the_one_it_names(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.124j: "partner with [name]" allows the card of that name only, and each has to name the other."""
    pair = _both(view, moment)
    if pair is None or not _kinds(pair) <= {"with", ""} or "with" not in _kinds(pair):
        return
    first, second = pair
    if first.sheet.partner_with == second.id and second.sheet.partner_with == first.id:
        yield allows(first.id, "each-names-the-other", host=second.id)
    else:
        yield forbids(first.id, "partner-with-names-another", host=second.id)


@on("702.124k", "both_lead")
def a_background_goes_with_who_may_choose_one(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.124k: "choose a Background" allows a legendary Background as second commander, and nothing else."""
    pair = _both(view, moment)
    if pair is None:
        return
    for one, other in (pair, (pair[1], pair[0])):
        background = "background" in (other.subtypes or ()) and has_type(other, "enchantment")
        chooses = one.sheet.partner == "choose_a_background"
        if background and chooses:
            yield allows(moment.subject, "background-is-chosen", host=moment.hosts[0])
            return
        if (background and not one.sheet.partner) or (chooses and not other.sheet.partner):
            yield forbids(moment.subject, "background-needs-who-chooses-it", host=moment.hosts[0])
            return


@on("702.124m", "both_lead")
def a_companion_goes_with_the_doctor(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.124m: "Doctor's companion" allows a legendary Time Lord Doctor with no other creature types."""
    pair = _both(view, moment)
    if pair is None:
        return
    for one, other in (pair, (pair[1], pair[0])):
        if one.sheet.partner != "doctors_companion" or other.sheet.partner:
            continue
        if other.subtypes == frozenset({"time lord", "doctor"}) and has_type(other, "creature"):
            yield allows(moment.subject, "companion-of-the-doctor", host=moment.hosts[0])
        else:
            yield forbids(moment.subject, "companion-needs-the-doctor", host=moment.hosts[0])
        return
