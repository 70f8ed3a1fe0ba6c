"""Why permanents go: what 302.7, 306.9, 310.7–8, 714.4, 120.6, 702.2b and 704.5d–k, s, v, w say alike."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import Fact
from subrule.engine.measures import (
    counters,
    has_none_left,
    has_type,
    is_face_down,
    said,
    toughness_at_most,
    toughness_change,
)
from subrule.engine.rules.attachment import may_be_newest, stays
from subrule.engine.state import GameObject
from subrule.engine.view import View


def goes(o: GameObject, why: str, message: str, *, number: int | None = None) -> Consequence:
    """An object is put into its owner's graveyard, not destroyed."""
    params = (("number", str(number)),) if number is not None else ()
    return Consequence("put_into_graveyard", o.id, other=why, message=message, params=params)


def _asked(view: View, moment: Moment) -> list[GameObject]:
    """At a check the permanents on the battlefield, else the one that the moment is about."""
    if moment.kind == "check":
        return view.battlefield
    one = view.object(moment.subject)
    return [one] if one is not None and one.zone == "battlefield" else []


def is_creature(view: View, o: GameObject) -> bool:
    """Whether a permanent is a creature; asked only of what something was done to."""
    return view.is_type(o, "creature")


# -- creatures -------------------------------------------------------------------------------------


def toughness_zero(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5f: a creature with toughness 0 or less goes to the graveyard; one that was lowered less stays."""
    for o in _asked(view, moment):
        if not _may_be_weak(o) or not is_creature(view, o):
            continue
        if toughness_at_most(view, o, 0):
            if moment.kind == "check":
                yield goes(o, "toughness", "toughness-zero-to-graveyard")
        elif moment.kind != "check" and (toughness_change(o) < 0 or kept_alive(o)):
            yield stays(o.id, "toughness-above-zero")


def kept_alive(o: GameObject) -> bool:
    """Whether a permanent has toughness 0 or less but for what counters and effects add."""
    return o.toughness is not None and o.toughness <= 0 < o.toughness + toughness_change(o)


def _may_be_weak(o: GameObject) -> bool:
    change = toughness_change(o)
    return change < 0 if o.toughness is None else o.toughness <= 0 or o.toughness + change <= 0 or change < 0


def lethal_damage(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5g: a creature with damage of at least its toughness is destroyed; less damage is not lethal."""
    for o in _asked(view, moment):
        if not o.damage or not is_creature(view, o):
            continue
        if _positive(view, o) and toughness_at_most(view, o, o.damage):
            if moment.kind == "check":
                yield Consequence(
                    "destroyed",
                    o.id,
                    other="damage",
                    message="lethal-damage-destroys",
                    params=(("number", str(o.damage)),),
                )
        elif moment.kind != "check" and _positive(view, o):
            yield stays(o.id, "damage-not-lethal")


def deathtouch_damage(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5h: a creature with toughness above 0 dealt damage by a source with deathtouch is destroyed."""
    for o in _asked(view, moment):
        if not said(view, o, "deathtouched"):
            continue
        if moment.kind == "check":
            if is_creature(view, o) and _positive(view, o):
                yield Consequence("destroyed", o.id, other="deathtouch", message="deathtouch-destroys")
        elif not is_creature(view, o):
            yield stays(o.id, "deathtouch-destroys-only-creatures")


def _positive(view: View, o: GameObject) -> bool:
    return not (_may_be_weak(o) and toughness_at_most(view, o, 0))


def would_be_destroyed(view: View, o: GameObject) -> bool:
    """Whether lethal damage or deathtouch would destroy a creature if nothing stopped it."""
    if not (o.damage or said(view, o, "deathtouched")) or not is_creature(view, o):
        return False
    return _positive(view, o) and (
        said(view, o, "deathtouched") or bool(o.damage and toughness_at_most(view, o, o.damage))
    )


# -- planeswalkers, battles, Sagas -----------------------------------------------------------------


def loyalty_zero(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5i: a planeswalker with loyalty 0 goes to the graveyard."""
    for o in _asked(view, moment):
        if not has_type(o, "planeswalker"):
            yield from _face_down_stays(o, moment, "planeswalker" in (o.types or ()))
            continue
        if has_none_left(view, o, "loyalty"):
            if moment.kind == "check":
                yield goes(o, "loyalty", "loyalty-zero-to-graveyard")
        elif moment.kind != "check" and (o.taken or o.counters):
            yield stays(o.id, "loyalty-left")


def siege_defense_zero(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5v: a Siege with defense 0 goes unless an ability of it is still waiting or on the stack."""
    yield from _face_down_battles_stay(view, moment, siege=True)
    for o in _battles(view, moment, siege=True):
        if not has_none_left(view, o, "defense"):
            if moment.kind != "check" and (o.taken or o.counters):
                yield stays(o.id, "defense-left")
        elif pending(view, o):
            if moment.kind != "check":
                yield stays(o.id, "siege-waits-for-its-ability")
        elif moment.kind == "check":
            yield goes(o, "defense", "defense-zero-to-graveyard")


def battle_defense_zero(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5w: a battle that is no Siege and has defense 0 goes to the graveyard."""
    yield from _face_down_battles_stay(view, moment, siege=False)
    for o in _battles(view, moment, siege=False):
        if has_none_left(view, o, "defense"):
            if moment.kind == "check":
                yield goes(o, "defense", "defense-zero-to-graveyard")
        elif moment.kind != "check" and (o.taken or o.counters):
            yield stays(o.id, "defense-left")


def _battles(view: View, moment: Moment, *, siege: bool) -> Iterator[GameObject]:
    for o in _asked(view, moment):
        if has_type(o, "battle") and ("siege" in view.subtypes(o)) == siege:
            yield o


def _face_down_battles_stay(view: View, moment: Moment, *, siege: bool) -> Iterator[Consequence]:
    for o in _asked(view, moment):
        front = "battle" in (o.types or ()) and ("siege" in (o.subtypes or ())) == siege
        yield from _face_down_stays(o, moment, front)


def _face_down_stays(o: GameObject, moment: Moment, front: bool) -> Iterator[Consequence]:
    """What would go for what is on its front stays while that is face down (708.2a)."""
    if front and is_face_down(o) and moment.kind != "check":
        yield stays(o.id, "face-down-is-only-a-creature")


def pending(view: View, o: GameObject, kind: str = "") -> bool:
    """Whether an ability of an object has triggered and not left the stack; asked where it matters.

    Args:
        view: what the rules see.
        o: the object.
        kind: which ability counts: ``"chapter-ability"`` of a Saga, ``"room-ability"`` of a dungeon, ``""``
            for any.
    """
    if o.pending is not None:
        return o.pending
    stated = Fact(o.id, "pending")
    known = stated in view.settled or stated in view.offered
    return bool(view.decide(stated if known else Fact(o.id, "pending", kind)))


def saga_finished(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5s: a Saga at its last chapter is sacrificed once no chapter ability of it is pending."""
    for o in _asked(view, moment):
        if o.subtypes is None or "saga" not in o.subtypes or is_face_down(o):
            yield from _face_down_stays(o, moment, "saga" in (o.subtypes or ()))
            continue
        lore, chapters = counters(o, "lore"), final_chapter(view, o)
        message = ""
        if chapters == 0:
            message = "saga-without-chapters-stays"
        elif chapters is None or lore < chapters:
            message = "saga-has-chapters-left" if lore else ""
        elif pending(view, o, "chapter-ability"):
            message = "saga-waits-for-its-chapter"
        elif moment.kind == "check":
            yield Consequence(
                "sacrificed",
                o.id,
                other="saga",
                player=view.controller(o),
                message="finished-saga-is-sacrificed",
            )
        if message and moment.kind != "check":
            yield stays(o.id, message)


def final_chapter(view: View, o: GameObject) -> int | None:
    """A Saga's final chapter number; None if it is not reached with the lore counters there are."""
    if o.chapters is not None:
        return o.chapters
    lore = counters(o, "lore")
    if lore and bool(view.open_fact(o.id, "last_chapter")):
        return lore
    return None


# -- legends and worlds ----------------------------------------------------------------------------


def legend_groups(view: View) -> list[list[GameObject]]:
    """Legendary permanents with one name and one controller, two or more of them, each by id."""
    by_controller: dict[str, list[GameObject]] = {}
    for o in sorted(view.battlefield, key=lambda o: o.id):
        if is_legendary(view, o):
            by_controller.setdefault(view.controller(o), []).append(o)
    groups: list[list[GameObject]] = []
    for legends in by_controller.values():
        rest = legends
        while len(rest) > 1:
            alike = [rest[0], *(o for o in rest[1:] if same_name(view, rest[0], o))]
            if len(alike) > 1:
                groups.append(alike)
            rest = [o for o in rest if o not in alike]
    return groups


def is_legendary(view: View, o: GameObject) -> bool:
    """Whether a permanent is legendary; asked where a legend with the same stated name is there."""
    if o.face_down:
        return False
    if o.supertypes is not None:
        return "legendary" in o.supertypes
    if not o.name:
        return False
    namesakes = (
        n
        for n in view.battlefield
        if n.name == o.name and n.id != o.id and "legendary" in (n.supertypes or ())
    )
    return any(view.controller(n) == view.controller(o) for n in namesakes) and bool(
        view.open_fact(o.id, "legendary")
    )


def same_name(view: View, one: GameObject, other: GameObject) -> bool:
    """Whether two permanents have a name in common; open where the scenario does not name both."""
    if one.name and other.name:
        return one.name == other.name
    return bool(view.open_fact(other.id, "shares_name"))


def legend_rule(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5j: of legends with one name and one controller that player keeps one; the rest go."""
    if moment.kind != "check":
        yield from _legend_stays(view, moment)
        return
    for group in legend_groups(view):
        controller = view.controller(group[0])
        named = next((o for o in group if o.id in view.asked), group[0])
        yield Consequence("chooses", named.id, player=controller, message="legend-rule-choice")
        kept = view.settled.get(kept_fact(group))
        kept_id = str(kept) if kept is not None else group[0].id
        for o in group:
            if o.id != kept_id:
                yield goes(o, "legend", "legend-rule-to-graveyard")


def kept_fact(group: list[GameObject]) -> Fact:
    """The fact which of several legends their controller keeps."""
    return Fact(group[0].id, "kept")


def _legend_stays(view: View, moment: Moment) -> Iterator[Consequence]:
    o = view.object(moment.subject)
    if o is None or o.zone != "battlefield" or o.face_down:
        return
    if not is_legendary(view, o):
        namesakes = [n for n in view.battlefield if o.name and n.name == o.name and n.id != o.id]
        if any(view.controller(n) == view.controller(o) for n in namesakes):
            yield stays(o.id, "namesakes-that-are-not-legendary-stay")
        return
    if "legendary" not in (o.supertypes or ()):
        return
    before = [
        other
        for other in view.initial.objects.values()
        if other.id != o.id and other.zone == "battlefield" and "legendary" in (other.supertypes or ())
    ]
    there = [b for b in before if view.state.objects[b.id].zone == "battlefield"]
    if any(view.controller(view.state.objects[b.id]) == view.controller(o) for b in there):
        yield stays(o.id, "legends-of-different-names-stay")
    elif there:
        yield stays(o.id, "legends-of-different-players-stay")
    elif any(b.name == o.name or not b.name for b in before):
        yield stays(o.id, "chosen-legend-stays")
    elif o.name and any(b.name == o.name and b.id != o.id for b in view.battlefield):
        yield stays(o.id, "legend-beside-namesake-stays")


def world_rule(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5k: of several world permanents only the newest stays; none in a tie for newest."""
    worlds = [o for o in view.battlefield if "world" in (o.supertypes or ()) and not o.face_down]
    if moment.kind != "check":
        before = sum(
            "world" in (o.supertypes or ()) for o in view.initial.objects.values() if o.zone == "battlefield"
        )
        if before > 1 and any(o.id == moment.subject for o in worlds):
            yield stays(moment.subject, "newest-world-stays")
        return
    if len(worlds) < 2:
        return
    newest = _newest_world(view, worlds)
    for o in worlds:
        if newest is None:
            yield goes(o, "world", "world-tie-to-graveyard")
        elif o.id != newest:
            yield goes(o, "world", "world-rule-to-graveyard")


def _newest_world(view: View, worlds: list[GameObject]) -> str | None:
    """The id of the newest; None if several came at the same stated time; asked where a time is missing."""
    last, latest = may_be_newest(view, worlds)
    if len(latest) == 1:
        return latest[0]
    if last > 0:
        return None
    times = [o.timestamp for o in worlds]
    if times.count(max(times)) > 1:
        # Of those that came at one stated time none is the newest.
        latest = [name for name in latest if view.state.objects[name].timestamp != max(times)] or latest
    newest = str(view.open_fact("", "newest_world", *latest, "tie"))
    return None if newest == "tie" else newest
