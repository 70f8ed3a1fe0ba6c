"""Section 702, keywords of casting and the stack: flash, flashback, storm, convoke, split second, cascade."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import Fact, UnsupportedError
from subrule.engine.registry import rule
from subrule.engine.rules.section_118 import known_mana_value
from subrule.engine.stack import SPECIAL_ACTIONS
from subrule.engine.state import COLORS, GameObject
from subrule.engine.timing import (
    ability,
    about,
    casting,
    is_mana_ability,
    item_controller,
    says,
    sorcery_time,
    source,
    split_second,
    step,
)
from subrule.engine.view import View

_LETTERS = dict(zip("WUBRG", COLORS, strict=True))
_OUTSIDE = ("graveyard", "exile", "library")


def _idle(view: View, moment: Moment) -> bool:
    """Whether no player can have priority then, or who has it is another rule's."""
    return bool(moment.detail) or step(view) in ("untap", "cleanup")


@rule("702.8a", "playing")
def flash_is_cast_like_an_instant(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.8a: a card with flash may be played whenever an instant could be cast."""
    o = view.object(moment.subject)
    if o is not None and not _idle(view, moment) and view.has(o, "flash"):
        yield says(o.id, True, "flash-like-an-instant")


@rule("601.3b", "playing")
def as_though_it_had_flash(view: View, moment: Moment) -> Iterator[Consequence]:
    """601.3b: an effect may let a player begin to cast a spell as though it had flash."""
    o = view.object(moment.subject)
    if o is not None and not _idle(view, moment) and casting(o).as_though_flash and not view.has(o, "flash"):
        yield says(o.id, True, "as-though-it-had-flash")


@rule("601.3", "playing")
def something_must_allow_casting(view: View, moment: Moment) -> Iterator[Consequence]:
    """601.3: a spell can be cast only if a rule or effect allows it, as from another zone than the hand."""
    o = view.object(moment.subject)
    if o is None or moment.detail or o.zone in ("battlefield", "stack"):
        return
    if (o.owner or view.controller(o)) != moment.by and not casting(o).allowed:
        yield says(o.id, False, "nothing-allows-casting-anothers-card")
    elif o.zone not in _OUTSIDE:
        return
    elif casting(o).allowed:
        if _time_is_right(view, moment, o):
            yield says(o.id, True, "effect-allows-casting-from-there")
    elif not (o.zone == "graveyard" and view.has(o, "flashback")):
        yield says(o.id, False, "nothing-allows-casting-from-there")


def _time_is_right(view: View, moment: Moment, o: GameObject) -> bool:
    if view.is_type(o, "instant") or view.has(o, "flash") or casting(o).as_though_flash:
        return True
    return sorcery_time(view, moment.by, o.id)


@rule("702.34a", "playing", "left_stack")
def flashback_casts_once_more(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.34a: flashback lets a card be cast from the graveyard; it is exiled as it leaves the stack."""
    o = view.object(moment.subject)
    if o is None:
        return
    if moment.kind == "left_stack":
        if o.cast_for == "flashback" and o.zone == "graveyard":
            yield Consequence(
                "moves_to_zone", o.id, message="flashback-is-exiled", params=(("zone", "exile"),)
            )
        return
    if _idle(view, moment) or o.zone != "graveyard" or not view.has(o, "flashback"):
        return
    if not (view.is_type(o, "instant") or view.is_type(o, "sorcery")):
        raise UnsupportedError("flashback-of-a-permanent")
    if _time_is_right(view, moment, o):
        yield says(o.id, True, "flashback-from-the-graveyard")


@rule("702.61a", "playing", "using", "answering")
def split_second_forbids_spells_and_abilities(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.61a: under split second no spells are cast and no abilities but mana abilities are activated."""
    if moment.kind == "answering":
        if ability(view, moment.subject) is None and view.object(moment.subject) is None:
            return
        used = ability(view, moment.subject)
        blocking = split_second(view)
        special = used is not None and used.keyword in SPECIAL_ACTIONS
        if blocking and not special and (used is None or used.kind != "static"):
            yield says(blocking, False, "split-second-forbids")
        return
    blocking = split_second(view, moment.subject)
    used = ability(view, moment.subject)
    if used is not None and used.keyword in SPECIAL_ACTIONS:
        return
    if blocking and (used is None or not is_mana_ability(view, used)):
        yield says(blocking, False, "split-second-forbids", host=about(view, moment.subject))


@rule("702.29a", "using")
def cycling_works_from_the_hand(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.29a: cycling is an activated ability that functions only in its player's hand."""
    used = ability(view, moment.subject)
    if used is None or used.keyword != "cycling" or _idle(view, moment):
        return
    holds = source(view, used).zone == "hand"
    if not holds or not split_second(view):
        yield says(used.of, holds, f"cycling-from-hand-{'yes' if holds else 'no'}")


@rule("702.40a", "copying_often")
def storm_copies_for_each_spell_before(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.40a: storm copies its spell once for each other spell cast before it this turn."""
    o = view.object(moment.subject)
    if o is None or not view.has(o, "storm"):
        return
    before = casting(o).cast_before
    if before is None:
        holds = bool(view.decide(Fact(o.id, "cast_before", moment.detail)))
        yield says(o.id, holds, "storm-counts-spells-before", number=moment.detail)
        return
    yield says(o.id, int(moment.detail) == before, "storm-counts-spells-before", number=before)


@rule("702.51a", "convoking")
def convoke_taps_untapped_creatures(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.51a: for convoke one's own untapped creatures are tapped, for colored mana those of the color."""
    spell, creature = view.object(moment.subject), view.object(moment.hosts[0])
    if spell is None or creature is None:
        return
    message = ""
    if not view.has(spell, "convoke"):
        message = "spell-has-no-convoke"
    elif creature.zone != "battlefield" or not view.is_type(creature, "creature"):
        message = "convoke-only-creatures"
    elif view.controller(creature) != view.controller(spell):
        message = "convoke-only-own-creatures"
    elif view.flag(creature, "tapped"):
        message = "convoke-only-untapped"
    elif moment.detail in _LETTERS and not view.has_quality(creature, _LETTERS[moment.detail]):
        message = "convoke-only-that-color"
    sick = creature.since_turn_began is False
    fine = "convoke-despite-summoning-sickness" if sick else "convoke-yes"
    yield says(spell.id, not message, message or fine, host=creature.id)


@rule("702.51b", "combining")
def convoke_is_no_cost_of_its_own(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.51b: convoke is neither an additional nor an alternative cost."""
    yield from _beside_other_costs(view, moment, "convoke")


@rule("702.66b", "combining")
def delve_is_no_cost_of_its_own(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.66b: delve is neither an additional nor an alternative cost."""
    yield from _beside_other_costs(view, moment, "delve")


def _beside_other_costs(view: View, moment: Moment, keyword: str) -> Iterator[Consequence]:
    spell = view.object(moment.subject)
    if spell is not None and keyword in moment.hosts:
        yield says(spell.id, True, f"{keyword}-beside-other-costs")


@rule("702.85a", "cascading")
def cascade_casts_something_cheaper(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.85a: cascade finds a nonland card of lesser mana value, which may be cast for nothing."""
    spell, card = view.object(moment.subject), view.object(moment.hosts[0])
    if spell is None or card is None or not view.has(spell, "cascade"):
        return
    if view.is_type(card, "land"):
        yield says(spell.id, False, "cascade-passes-lands", host=card.id)
        return
    own, other = known_mana_value(casting(spell)), known_mana_value(casting(card))
    if own is None or other is None:
        holds = bool(view.open_fact(card.id, "cheaper_than_cascade"))
    else:
        holds = other < own
    yield says(spell.id, holds, f"cascade-{'finds-cheaper' if holds else 'needs-cheaper'}", host=card.id)


def ward_triggers(view: View, moment: Moment) -> Iterator[Consequence]:
    """What 702.21a says of a spell or ability that targets a permanent with ward."""
    warded, item = view.object(moment.subject), moment.hosts[0]
    if warded is None:
        return
    if not view.known(warded, "ward") or warded.loses_abilities:
        if moment.detail == "as targeted":
            yield says(about(view, item), False, "no-ward-as-it-was-targeted", host=warded.id)
        return
    foreign = item_controller(view, item) != view.controller(warded)
    message = "ward-on-opponents-things" if foreign else "ward-only-against-opponents"
    yield says(about(view, item), foreign, message, host=warded.id)


def ward_counters(view: View, moment: Moment) -> Iterator[Consequence]:
    """What 702.21a says of a spell that targets a permanent with ward."""
    spell, warded = view.object(moment.subject), view.object(moment.hosts[0])
    if spell is None or warded is None:
        return
    if not view.known(warded, "ward") or warded.loses_abilities:
        if moment.detail == "as targeted":
            yield says(spell.id, False, "no-ward-as-it-was-targeted", host=warded.id)
        return
    if view.controller(spell) == view.controller(warded):
        yield says(spell.id, False, "ward-only-against-opponents", host=warded.id)
        return
    if view.known(spell, "uncounterable"):
        return
    paid = casting(spell).paid_ward
    if paid is None:
        paid = bool(view.open_fact(spell.id, "paid_ward"))
    yield says(spell.id, not paid, f"ward-{'paid' if paid else 'not-paid'}", host=warded.id)


def ward_counters_not(view: View, moment: Moment) -> Iterator[Consequence]:
    """What 113.6g says of a spell that can't be countered and targets a permanent with ward."""
    spell, warded = view.object(moment.subject), view.object(moment.hosts[0])
    if spell is None or warded is None or not view.known(spell, "uncounterable"):
        return
    if view.controller(spell) != view.controller(warded):
        yield says(spell.id, False, "ward-cannot-counter-that", host=warded.id)
