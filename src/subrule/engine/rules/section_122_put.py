"""Section 122, counters that are put, moved, given as something enters; and what counters protect from."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.apply_customs import PHASED
from subrule.engine.events import Consequence, Moment
from subrule.engine.measures import counters
from subrule.engine.registry import rule
from subrule.engine.rules.attachment import stays
from subrule.engine.state import GameObject
from subrule.engine.timing import says
from subrule.engine.view import View


@rule("122.1", "measuring")
def counters_are_on_it(view: View, moment: Moment) -> Iterator[Consequence]:
    """122.1: a counter is a marker on an object or player; it stays there until something takes it off."""
    if moment.detail in ("amount counters", "amount counters_put"):
        yield stays(moment.subject, "counters-as-they-were-put")


@rule("122.1b", "measuring", "layering")
def keyword_counter_gives_its_keyword(view: View, moment: Moment) -> Iterator[Consequence]:
    """122.1b: a keyword counter gives the permanent it is on that keyword."""
    if moment.detail == "counter":
        yield Consequence("layered", moment.subject, other="counter", message="keyword-counter-gives-it")
    layering, o = view.layering, view.object(moment.subject)
    if moment.detail != "6" or layering is None or o is None:
        return
    if any(effect.endswith(" counter") for _, effect in layering.of(o.id, ("6",))):
        yield Consequence("layered", o.id, other="counter", message="keyword-counter-gives-it")


def _shielded(view: View, moment: Moment) -> GameObject | None:
    o = view.object(moment.subject)
    if o is None or o.zone != "battlefield" or not counters(o, "shield"):
        return None
    return o


@rule("122.1c", "destroying", "preventing")
def shield_counter_protects(view: View, moment: Moment) -> Iterator[Consequence]:
    """122.1c: a shield counter comes off instead of its permanent being destroyed by an effect or damaged."""
    o = _shielded(view, moment)
    if o is None or (moment.kind == "destroying" and (moment.detail != "effect" or o.indestructible)):
        return
    if moment.kind == "preventing" and not moment.amount:
        return
    params = (("counter", "shield"), ("number", "1"), ("amount", "1"))
    yield Consequence(
        "loses_counters", o.id, other="shield", message="shield-counter-comes-off", params=params
    )
    if moment.kind == "destroying":
        yield Consequence("not_destroyed", o.id, message="shield-counter-saves-it")
    else:
        yield Consequence("prevented", o.id, other="shield", message="shield-counter-prevents-damage")


@rule("122.1h", "modifying")
def finality_counter_exiles(view: View, moment: Moment) -> Iterator[Consequence]:
    """122.1h: a permanent with a finality counter is exiled where it would go to the graveyard."""
    o = view.object(moment.subject)
    if o is not None and moment.detail == f"{o.id} finality counter":
        yield Consequence("modifies", o.id, other=moment.detail, message="finality-counter-exiles")


@rule("122.2", "away_and_back")
def counters_do_not_change_zones(view: View, moment: Moment) -> Iterator[Consequence]:
    """122.2: counters cease to exist as their object changes zones; a new controller changes nothing."""
    o = view.state.objects[moment.subject]
    if moment.detail == "exile":
        yield Consequence("is_new", o.id, message="counters-cease-with-the-zone")
    elif moment.detail == "control":
        yield Consequence("keeps_counters", o.id, message="counters-stay-with-another-player")


@rule("702.26d", "away_and_back", "triggering", overrides=("603.6a",))
def phasing_keeps_counters(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.26d: phasing changes no zone: counters stay, and nothing that enters or leaves is seen."""
    if moment.kind == "triggering":
        yield from _no_zone_change(view, moment)
    if moment.detail == "phasing":
        yield Consequence("keeps_counters", moment.subject, message="counters-stay-while-phased-out")


def _no_zone_change(view: View, moment: Moment) -> Iterator[Consequence]:
    """What waits for a permanent to enter or leave does not trigger as it phases."""
    used = view.state.abilities.get(moment.subject)
    if used is None or used.use.watches not in ("enters", "leaves", "dies"):
        return
    o = view.object(moment.hosts[0] if moment.hosts else used.of)
    if o is not None and o.sheet.phased and o.zone in ("battlefield", PHASED):
        yield says(used.of, False, "phasing-is-no-zone-change", host=o.id)


@rule("122.5", "moving_counters")
def moving_is_removing_and_putting(view: View, moment: Moment) -> Iterator[Consequence]:
    """122.5: to move a counter is to remove it here and put it there; if one can't be, neither is done."""
    one, other = view.state.objects[moment.subject], view.state.objects[moment.hosts[0]]
    there = one.zone == "battlefield" and other.zone == "battlefield"
    params = (("host", other.id), ("counter", moment.detail), ("number", str(moment.amount)))
    if one.id == other.id or not there or counters(one, moment.detail) < moment.amount:
        why = "same" if one.id == other.id else "not-there" if not there else "none"
        yield Consequence(
            "not_moved", one.id, other=other.id, message=f"counter-does-not-move-{why}", params=params
        )
    else:
        yield Consequence("moved", one.id, other=other.id, message="counter-moves", params=params)


@rule("122.6", "given_counters", general=True)
def entering_with_counters_is_putting_them(view: View, moment: Moment) -> Iterator[Consequence]:
    """122.6: "counters put on" something includes the counters that it is given as it enters."""
    if moment.by == "given":
        params = (("counter", moment.detail), ("number", str(moment.amount)))
        yield Consequence(
            "given", moment.subject, other=moment.detail, message="entering-with-counters", params=params
        )


def _own(moment: Moment, kind: str, message: str) -> Iterator[Consequence]:
    if moment.by == "own" and moment.detail == kind:
        params = (("counter", kind), ("number", str(moment.amount)))
        yield Consequence("given", moment.subject, other=f"own {kind}", message=message, params=params)


@rule("306.5b", "given_counters")
def planeswalker_enters_with_loyalty(view: View, moment: Moment) -> Iterator[Consequence]:
    """306.5b: a planeswalker enters with as many loyalty counters as its printed loyalty."""
    yield from _own(moment, "loyalty", "planeswalker-enters-with-loyalty")


@rule("310.4b", "given_counters")
def battle_enters_with_defense(view: View, moment: Moment) -> Iterator[Consequence]:
    """310.4b: a battle enters with as many defense counters as its printed defense."""
    yield from _own(moment, "defense", "battle-enters-with-defense")


@rule("714.3a", "given_counters")
def saga_enters_with_a_lore_counter(view: View, moment: Moment) -> Iterator[Consequence]:
    """714.3a: a Saga enters with a lore counter on it."""
    yield from _own(moment, "lore", "saga-enters-with-lore")
