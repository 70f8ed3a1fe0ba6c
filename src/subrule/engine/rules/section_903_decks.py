"""Section 903, Commander: who may lead a deck, color identity, decks, casting the commander."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import Fact
from subrule.engine.measures import has_type, owner
from subrule.engine.rules.section_305 import colors_of_land
from subrule.engine.rules.topics import allows, amounts, forbids, on
from subrule.engine.state import COLORS, GameObject
from subrule.engine.view import View

DECK_SIZE = 100
TAX = 2
_LEADERS = frozenset({"vehicle", "spacecraft"})
_IN_IDENTITY = ("cost", "text", "indicator")
"""Places whose colors are in the color identity by 903.4 itself."""


# -- the commander ---------------------------------------------------------------------------------


@on("903.3", "commander", "leading")
def the_card_is_the_commander(view: View, moment: Moment) -> Iterator[Consequence]:
    """903.3: a legendary creature, Vehicle or Spacecraft card may be a commander, and is so in every zone."""
    o = view.object(moment.subject)
    if o is None:
        return
    if moment.detail == "commander":
        if any(view.state.objects[c].commander for c in o.components):
            return
        if o.token or o.copy_of:
            yield forbids(o.id, "copies-are-no-commanders")
        elif o.commander:
            yield allows(o.id, "commander-in-every-zone")
        else:
            yield forbids(o.id, "not-the-designated-card")
        return
    subtypes = view.subtypes(o)
    if o.sheet.can_be_commander or "background" in subtypes:
        # A Background may be a second commander by another's ability.
        return
    if "spacecraft" in subtypes and o.power is None:
        # Only one with a power and toughness box may be (903.3).
        return
    legendary = (
        "legendary" in o.supertypes
        if o.supertypes is not None
        else bool(view.decide(Fact(o.id, "legendary")))
    )
    fitting = has_type(o, "creature") or not _LEADERS.isdisjoint(subtypes)
    if legendary and fitting:
        yield allows(o.id, "may-be-commander")
    elif fitting:
        yield forbids(o.id, "commander-must-be-legendary")
    else:
        yield forbids(o.id, "commander-must-be-creature")


@on("903.3a", "leading")
def a_card_may_say_that_it_can_be_commander(view: View, moment: Moment) -> Iterator[Consequence]:
    """903.3a: a card whose own text says so can be a commander, whatever its types are."""
    o = view.object(moment.subject)
    if o is not None and o.sheet.can_be_commander:
        yield allows(o.id, "says-it-can-be-commander")


@on("903.3c", "commander")
def a_merged_permanent_with_the_commander_is_one(view: View, moment: Moment) -> Iterator[Consequence]:
    """903.3c: a merged permanent of which the commander is a component is that player's commander."""
    o = view.object(moment.subject)
    if o is not None and any(view.state.objects[c].commander for c in o.components):
        yield allows(o.id, "merged-with-the-commander")


# -- color identity --------------------------------------------------------------------------------


def _about(moment: Moment) -> tuple[str, ...]:
    """The colors a question on color identity is about: one, or all five."""
    return moment.hosts or COLORS


def _colors(o: GameObject, *places: str) -> frozenset[str]:
    return frozenset().union(*(o.sheet.colors_at(place) for place in places))


def _told(view: View, moment: Moment) -> GameObject | None:
    """The card, if its symbols are stated."""
    o = view.object(moment.subject)
    return o if o is not None and o.sheet.symbols else None


@on("903.4", "identity")
def identity_is_every_symbol_on_the_card(view: View, moment: Moment) -> Iterator[Consequence]:
    """903.4: color identity is the colors of symbols in mana cost and rules text, and of the indicator."""
    o = _told(view, moment)
    if o is None:
        return
    own = _colors(o, *_IN_IDENTITY)
    for color in _about(moment):
        if color in own:
            message = "color-in-cost" if color in o.sheet.colors_at("cost") else "color-in-text"
            yield _has(o, color, message)
        elif moment.hosts and color not in _colors(o, "back", "alternative", "reminder"):
            yield forbids(o.id, "color-nowhere-on-card", word=color)


@on("903.4c", "identity")
def reminder_text_does_not_count(view: View, moment: Moment) -> Iterator[Consequence]:
    """903.4c: reminder text is ignored for color identity."""
    o = _told(view, moment)
    if o is None or not moment.hosts:
        return
    others = _colors(o, *_IN_IDENTITY, "back", "alternative")
    for color in moment.hosts:
        if color in o.sheet.colors_at("reminder") and color not in others:
            yield forbids(o.id, "color-in-reminder-text", word=color)


@on("903.4d", "identity")
def the_back_face_counts(view: View, moment: Moment) -> Iterator[Consequence]:
    """903.4d: the back face of a double-faced card counts for color identity."""
    yield from _at(view, moment, "back", "color-on-back-face")


@on("903.4e", "identity")
def alternative_characteristics_count(view: View, moment: Moment) -> Iterator[Consequence]:
    """903.4e: alternative characteristics, such as an Adventure's, count for color identity."""
    yield from _at(view, moment, "alternative", "color-in-alternative")


def _at(view: View, moment: Moment, place: str, message: str) -> Iterator[Consequence]:
    o = _told(view, moment)
    if o is not None:
        for color in _about(moment):
            if color in o.sheet.colors_at(place) and color not in _colors(o, *_IN_IDENTITY):
                yield _has(o, color, message)


def _has(o: GameObject, color: str, message: str) -> Consequence:
    return Consequence("allows", o.id, other=color, message=message, params=(("word", color),))


def identity(view: View, o: GameObject) -> dict[str, Consequence]:
    """The colors of a card's color identity, each with what says so.

    Args:
        view: what the rules see.
        o: the card.
    """
    found = view.ask(Moment("asked", o.id, detail="identity"))
    return {c.other: c for c in found if c.kind == "allows"}


# -- decks -----------------------------------------------------------------------------------------


@on("903.5a", "deck_size")
def a_deck_has_a_hundred_cards(view: View, moment: Moment) -> Iterator[Consequence]:
    """903.5a: a Commander deck has exactly 100 cards with its commander."""
    if moment.amount == DECK_SIZE:
        yield allows("", "deck-of-a-hundred")
    else:
        yield forbids("", "deck-must-be-a-hundred", number=str(moment.amount))


@on("903.5b", "deck")
def names_differ_but_for_basic_lands(view: View, moment: Moment) -> Iterator[Consequence]:
    """903.5b: other than basic lands each card of the deck has a different name."""
    o = view.object(moment.subject)
    if o is None or (o.sheet.copies or 1) <= 1 or o.sheet.any_number:
        return
    if has_type(o, "land") and "basic" in (o.supertypes or ()):
        yield allows(o.id, "any-number-of-basic-lands")
    else:
        yield forbids(o.id, "only-one-of-a-name")


@on("903.5c", "deck")
def every_color_is_in_the_commanders_identity(view: View, moment: Moment) -> Iterator[Consequence]:
    """903.5c: a card may be in the deck only if its whole color identity is in the commander's."""
    o = _told(view, moment)
    leaders = [c for c in view.state.objects.values() if c.commander and c.id != moment.subject]
    if o is None or not leaders or any(not c.sheet.symbols for c in leaders):
        return
    own = identity(view, o)
    led: dict[str, Consequence] = {}
    for leader in leaders:
        led |= identity(view, leader)
    outside = [color for color in COLORS if color in own and color not in led]
    if outside:
        color = outside[0]
        why = own[color]
        yield Consequence(
            "forbids",
            o.id,
            other=leaders[0].id,
            message="identity-outside-commanders",
            params=(("host", leaders[0].id), ("word", color)),
            because=why.numbers,
            reason=why.message,
        )
    else:
        yield Consequence(
            "allows",
            o.id,
            other=leaders[0].id,
            message="identity-within-commanders",
            params=(("host", leaders[0].id),),
        )


@on("903.5d", "deck")
def basic_land_types_need_their_color(view: View, moment: Moment) -> Iterator[Consequence]:
    """903.5d: a card with a basic land type needs each color of mana it could produce in the identity."""
    o = view.object(moment.subject)
    leaders = [c for c in view.state.objects.values() if c.commander and c.id != moment.subject]
    if o is None or not leaders or any(not c.sheet.symbols for c in leaders):
        return
    made = colors_of_land(view, o)
    led = {color for leader in leaders for color in identity(view, leader)}
    outside = [color for color in COLORS if color in made and color not in led]
    if outside:
        yield forbids(o.id, "land-makes-color-outside", host=leaders[0].id, word=outside[0])
    elif made:
        yield allows(o.id, "land-makes-colors-within", host=leaders[0].id)


# -- casting ---------------------------------------------------------------------------------------


@on("903.8", "tax", "cast_commander")
def casting_from_the_command_zone_is_taxed(view: View, moment: Moment) -> Iterator[Consequence]:
    """903.8: the owner may cast a commander from the command zone, for {2} more each time after the first."""
    o = view.object(moment.subject)
    if o is None or not o.commander:
        return
    if moment.detail == "tax":
        if o.zone == "hand":
            yield amounts(o.id, 0, "no-tax-from-elsewhere", view.controller(o))
        if o.zone != "command":
            return
        times = o.sheet.times_cast
        if times is None:
            times = int(str(view.decide(Fact(o.id, "times_cast"), ("0", "1", "2"))))
        message = "tax-for-each-casting" if times else "no-tax-the-first-time"
        yield amounts(o.id, TAX * times, message, owner(view, o))
        return
    by = moment.by or owner(view, o)
    if o.zone != "command":
        yield forbids(o.id, "commander-is-not-in-the-command-zone", by)
    elif by != owner(view, o):
        yield forbids(o.id, "only-its-owner-casts-it", by)
    else:
        yield allows(o.id, "commander-may-be-cast", by)
