"""Section 702, keyword abilities about damage, destruction and death."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.measures import MINUS, PLUS, controllers, counters, returns_by, said
from subrule.engine.registry import rule
from subrule.engine.rules.attachment import stays
from subrule.engine.rules.designations import left_undead, sector_chosen
from subrule.engine.rules.dying import deathtouch_damage, would_be_destroyed
from subrule.engine.rules.losing import speed_starts
from subrule.engine.state import GameObject
from subrule.engine.view import View

_DESTRUCTION = ("704.5g", "704.5h", "302.7", "120.6", "702.2b")


@rule("702.2b", "check", "staying", general=True, when="damage")
def damage_by_deathtouch_destroys(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.2b: a creature dealt damage by a source with deathtouch since the last check is destroyed."""
    yield from deathtouch_damage(view, moment)


@rule("702.12b", "check", "destroying", "targeted_anyway", overrides=_DESTRUCTION, when="damage")
def indestructible_is_not_destroyed(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.12b: a permanent with indestructible can't be destroyed, by effects or by lethal damage."""
    if moment.kind == "targeted_anyway":
        target = view.object(moment.hosts[0])
        if target is not None and target.zone == "battlefield" and view.known(target, "indestructible"):
            yield stays(moment.subject, "indestructible-can-be-a-target", host=target.id)
        return
    if moment.kind == "check":
        concerned = [
            o for o in view.battlefield if o.indestructible is not False and would_be_destroyed(view, o)
        ]
    else:
        one = view.object(moment.subject)
        concerned = [one] if one is not None and one.zone == "battlefield" else []
    for o in concerned:
        if view.flag(o, "indestructible"):
            yield Consequence("not_destroyed", o.id, message="indestructible-is-not-destroyed")


def _damaged(view: View, moment: Moment) -> tuple[GameObject | None, GameObject | None]:
    """Source and, if it is a creature on the battlefield, what it deals damage to."""
    source = view.object(moment.hosts[0]) if moment.hosts else None
    target = view.object(moment.subject)
    if target is not None and (target.zone != "battlefield" or not view.is_type(target, "creature")):
        target = None
    return source, target


@rule("702.15b", "damaging")
def lifelink_gains_life(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.15b: damage by a source with lifelink also makes its controller, or else its owner, gain life."""
    source = view.object(moment.hosts[0]) if moment.hosts else None
    if source is not None and said(view, source, "lifelink") and moment.amount:
        controller = _who_gains(view, source)
        redundant = (
            view.ask(Moment("redundant", source.id, detail="lifelink")) if "lifelink" in source.twice else []
        )
        times = 2 if "lifelink" in source.twice and not redundant else 1
        yield Consequence(
            "gains_life",
            controller,
            player=controller,
            message="lifelink-gains-life",
            params=(("host", source.id), ("number", str(moment.amount * times))),
            because=tuple(n for c in redundant for n in c.numbers),
            reason="lifelink-twice-is-lifelink-once" if redundant else "",
        )


def _who_gains(view: View, source: GameObject) -> str:
    """Controller of a source, or its owner; of what has left in the meantime the last controller (608.2h)."""
    if source.zone != "battlefield" and view.initial.objects[source.id].zone == "battlefield":
        return view.controller(source)
    return controllers(view, source)


@rule("702.16e", "preventing")
def protection_prevents_damage(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.16e: damage that sources with the stated quality would deal to what has protection is prevented."""
    if not moment.hosts or not moment.amount:
        return
    source = view.object(moment.hosts[0])
    target = view.object(moment.subject) or view.player(moment.subject)
    if source is None or target is None:
        return
    for quality in sorted(target.protection):
        if view.has_quality(source, quality):
            params = (("host", source.id), ("quality", quality))
            yield Consequence(
                "prevented", target.id, other=source.id, message="protection-prevents-damage", params=params
            )


def _as_counters(target: GameObject, amount: int) -> Consequence:
    return Consequence(
        "gets_counters",
        target.id,
        other=MINUS,
        message="damage-as-minus-counters",
        params=(("counter", MINUS), ("number", str(amount)), ("amount", str(amount))),
    )


@rule("702.80a", "damaging")
def wither_deals_damage_as_counters(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.80a: damage to a creature by a source with wither is not marked but puts -1/-1 counters on it."""
    source, target = _damaged(view, moment)
    if source is not None and target is not None and said(view, source, "wither") and moment.amount:
        yield _as_counters(target, moment.amount)


@rule("702.90b", "damaging")
def infect_gives_players_poison(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.90b: damage to a player by a source with infect takes no life but gives poison counters."""
    source, player = view.object(moment.hosts[0]) if moment.hosts else None, view.player(moment.subject)
    if source is not None and player is not None and said(view, source, "infect") and moment.amount:
        yield Consequence(
            "gets_poison",
            player.id,
            other="infect",
            player=player.id,
            message="infect-gives-poison",
            params=(("number", str(moment.amount)),),
        )


@rule("702.90c", "damaging")
def infect_deals_damage_as_counters(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.90c: damage to a creature by a source with infect is not marked but puts -1/-1 counters on it."""
    source, target = _damaged(view, moment)
    if source is not None and target is not None and said(view, source, "infect") and moment.amount:
        yield _as_counters(target, moment.amount)


@rule("702.164c", "damaging")
def toxic_gives_poison(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.164c: combat damage to a player by a creature with toxic also gives that many poison counters."""
    source, player = view.object(moment.hosts[0]) if moment.hosts else None, view.player(moment.subject)
    if source is None or player is None or not source.toxic or not view.is_type(source, "creature"):
        return
    combat = bool(view.open_fact(source.id, "combat_damage")) if moment.combat is None else moment.combat
    if combat:
        yield Consequence(
            "gets_poison",
            player.id,
            other="toxic",
            player=player.id,
            message="toxic-gives-poison",
            params=(("number", str(source.toxic)),),
        )
    else:
        yield Consequence("stays", player.id, player=player.id, message="toxic-only-with-combat-damage")


def _returns(view: View, moment: Moment, trigger: str, kind: str) -> Iterator[Consequence]:
    """A creature with persist or undying comes back unless it had a counter of the kind as it died."""
    was = view.last_known.get(moment.subject)
    if was is None or returns_by(was) != trigger:
        return
    if counters(was, kind):
        yield Consequence("does_not_return", was.id, message="had-a-counter-does-not-return")
    else:
        params = (("counter", kind), ("number", "1"), ("amount", "1"))
        yield Consequence(
            "returns_to_battlefield", was.id, other=kind, message="returns-with-a-counter", params=params
        )


def _stays_away(view: View, moment: Moment, kind: str) -> Iterator[Consequence]:
    """The other side: what left for another zone has not died, and is not returned."""
    o = view.object(moment.subject)
    if moment.kind == "staying_elsewhere" and o is not None and left_undead(view, o) == kind:
        yield stays(o.id, "did-not-die-does-not-return")


@rule("702.79a", "died", "staying_elsewhere")
def persist_returns_it(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.79a: persist returns a permanent that died without -1/-1 counters, with one on it."""
    yield from _returns(view, moment, "persist", MINUS)
    yield from _stays_away(view, moment, "persist")


@rule("702.93a", "died", "staying_elsewhere")
def undying_returns_it(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.93a: undying returns a permanent that died without +1/+1 counters, with one on it."""
    yield from _returns(view, moment, "undying", PLUS)
    yield from _stays_away(view, moment, "undying")


@rule("702.158c", "check", "staying", general=True, when="space_sculptor")
def space_sculptor_gives_sectors(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.158c: with a space sculptor there, creatures without a sector designation get one."""
    yield from sector_chosen(view, moment)


@rule("702.179a", "check", "staying_in_game", general=True, when="engines")
def start_your_engines_gives_speed(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.179a: who controls a permanent with start your engines! and has no speed gets speed 1."""
    yield from speed_starts(view, moment)
