"""Section 305, lands: when and how often they may be played, and what basic land types give."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import Fact
from subrule.engine.measures import has_type
from subrule.engine.rules.land_plays import lands_left, may_play_now, not_in_own_turn
from subrule.engine.rules.topics import allows, forbids, on, player_of
from subrule.engine.state import GameObject
from subrule.engine.view import View

BASIC_LAND_TYPES = {
    "plains": "white",
    "island": "blue",
    "swamp": "black",
    "mountain": "red",
    "forest": "green",
}
"""Basic land type → color of mana of the ability that comes with it (305.6)."""


@on("305.1", "play_land", "land_response", "cast_land")
def lands_are_played_in_a_main_phase(view: View, moment: Moment) -> Iterator[Consequence]:
    """305.1: a land is played from the hand in one's main phase with an empty stack, and is never a spell."""
    o = view.object(moment.subject)
    if moment.detail == "play_land":
        yield from may_play_now(view, moment)
    elif o is not None and has_type(o, "land"):
        if moment.detail == "land_response":
            yield forbids(o.id, "playing-a-land-uses-no-stack")
        elif (o.types or frozenset()) == {"land"}:
            yield forbids(o.id, "a-land-is-never-a-spell")


@on("305.2", "play_land", general=True)
def one_land_a_turn(view: View, moment: Moment) -> Iterator[Consequence]:
    """305.2: a player can play one land in the own turn, more where effects say so."""
    yield from lands_left(view, moment, enough=True)
    yield from lands_left(view, moment, enough=False)


@on("305.2a", "play_land")
def land_play_left_is_legal(view: View, moment: Moment) -> Iterator[Consequence]:
    """305.2a: a land may be played while fewer were played this turn than the player may play."""
    yield from lands_left(view, moment, enough=True)


@on("305.2b", "play_land")
def no_land_play_left(view: View, moment: Moment) -> Iterator[Consequence]:
    """305.2b: no land may be played once as many were played this turn as the player may play."""
    yield from lands_left(view, moment, enough=False)


@on("305.3", "play_land")
def no_land_in_another_turn(view: View, moment: Moment) -> Iterator[Consequence]:
    """305.3: a player can't play a land, for any reason, in another player's turn."""
    yield from not_in_own_turn(view, moment)


@on("305.4", "play_land")
def putting_a_land_is_not_playing_it(view: View, moment: Moment) -> Iterator[Consequence]:
    """305.4: a land that an effect puts onto the battlefield was not played and does not count as played."""
    player = player_of(view, moment)
    if player is None or view.state.course.turns_ended:
        return
    put = [
        o
        for o in view.battlefield
        if has_type(o, "land")
        and view.initial.objects[o.id].zone != "battlefield"
        and view.controller(o) == player.id
    ]
    before = view.initial.players[player.id].standing.lands_played or 0
    played = (player.standing.lands_played or 0) - before
    if len(put) > max(played, 0):
        yield allows(player.id, "put-lands-do-not-count", player.id)


@on("305.6", "taps_for")
def basic_land_types_give_mana(view: View, moment: Moment) -> Iterator[Consequence]:
    """305.6: a land with a basic land type has the ability to make mana of that type's color."""
    o = view.object(moment.subject)
    if o is None or not has_type(o, "land"):
        return
    colors = colors_of_land(view, o)
    if moment.hosts[0] in colors:
        yield allows(o.id, "basic-land-type-makes-mana", word=moment.hosts[0])
    elif colors and "basic" in (o.supertypes or ()):
        # Any other land may have further abilities.
        yield forbids(o.id, "basic-land-type-makes-other-mana", word=moment.hosts[0])


def colors_of_land(view: View, o: GameObject) -> frozenset[str]:
    """The colors of mana that a land makes by its basic land types; it may have further abilities."""
    return frozenset(BASIC_LAND_TYPES[t] for t in view.subtypes(o) if t in BASIC_LAND_TYPES)


@on("305.7", "taps_for", "land_text")
def setting_a_basic_land_type_takes_the_rest(view: View, moment: Moment) -> Iterator[Consequence]:
    """305.7: a land that an effect makes a basic land type has that mana ability instead of its own text."""
    o = view.object(moment.subject)
    changed = _type_is_changed(view, o) if o is not None else ""
    if o is None or not changed:
        return
    if moment.detail == "land_text":
        if changed == "set":
            yield forbids(o.id, "basic-type-takes-the-text")
        else:
            yield allows(o.id, "further-type-leaves-the-text")
    elif moment.hosts[0] in colors_of_land(view, o):
        yield allows(o.id, "basic-type-gives-its-mana", word=moment.hosts[0])
    elif changed == "set":
        yield forbids(o.id, "basic-type-gives-no-other-mana", word=moment.hosts[0])


def _type_is_changed(view: View, o: GameObject) -> str:
    """Whether effects ``set`` or ``add`` basic land types of a land; ``""`` if they do neither."""
    if view.layering is None or view.state.effects is None or not has_type(o, "land"):
        return ""
    applied = {effect for _, effect in view.layering.of(o.id, ("4",))}
    basic = set(BASIC_LAND_TYPES)
    found = [e for e in view.state.effects.continuous if e.id in applied]
    if any(e.set_subtypes and e.set_subtypes <= basic for e in found):
        return "set"
    return "add" if any(e.add_subtypes & basic for e in found) else ""


@on("305.8", "basic")
def basic_is_a_supertype(view: View, moment: Moment) -> Iterator[Consequence]:
    """305.8: a land is basic by its supertype alone, whatever basic land types it has."""
    o = view.object(moment.subject)
    if o is None or not has_type(o, "land"):
        return
    basic = "basic" in o.supertypes if o.supertypes is not None else bool(view.decide(Fact(o.id, "basic")))
    if basic:
        yield allows(o.id, "land-is-basic")
    else:
        yield forbids(o.id, "land-is-not-basic")


@on("305.9", "cast_land")
def land_of_another_type_is_only_played(view: View, moment: Moment) -> Iterator[Consequence]:
    """305.9: what is a land and another card type can be played as a land and not cast as a spell."""
    o = view.object(moment.subject)
    if o is not None and has_type(o, "land") and len(o.types or ()) > 1:
        yield forbids(o.id, "land-of-another-type-is-not-cast")
