"""States made from states as the turn goes on: steps, untapping, draws, mana, land plays, life paid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from subrule.engine.apply_customs import CUSTOM_EVENTS, apply_custom_consequence, apply_custom_event
from subrule.engine.events import Consequence, Event, Moment
from subrule.engine.standing import USUAL_HAND, Standing
from subrule.engine.state import Player, State
from subrule.engine.turn import Turn

TURN_EVENTS = frozenset(
    {
        "begins",
        "play_land",
        "mana",
        "spend",
        "pay_life",
        "exchange_life",
        "extra_turn",
        "extra_phase",
        "skip",
        "put_into_hand",
        "mulligan",
        "keep",
        "pass",
        *CUSTOM_EVENTS,
        "put_attacking",
    }
)


def with_standing(state: State, player_id: str, **changes: Any) -> State:  # noqa: ANN401 - field values of any kind
    """Give the state in which a player's standing has the changed fields."""
    standing = replace(state.players[player_id].standing, **changes)
    return state.with_player(player_id, standing=standing)


# -- events ----------------------------------------------------------------------------------------


def apply_turn_event(state: State, event: Event) -> tuple[State, list[Moment]]:
    """Apply an event of the turn.

    Args:
        state: the state before.
        event: one of :data:`TURN_EVENTS`.

    Returns:
        The state after the event itself, and the moments at which rules are to be asked because of it.
    """
    kind, subject = event.kind, event.subject
    if kind == "begins":
        return _begins(state, event)
    if kind == "play_land":
        return _play_land(state, event), []
    if kind == "extra_phase":
        phases = (event.to[0], *state.course.extra_phases)
        return replace(state, course=replace(state.course, extra_phases=phases)), []
    if kind == "pass":
        return state, []
    if kind in CUSTOM_EVENTS:
        return apply_custom_event(state, event)
    player = state.players[subject]
    standing = player.standing
    amount = event.get("amount", 1)
    if kind == "mana":
        return with_standing(state, subject, mana=standing.mana + amount), []
    if kind == "spend":
        return with_standing(state, subject, mana=max(standing.mana - amount, 0)), []
    if kind == "pay_life":
        return lose_life(state, subject, amount), []
    if kind == "exchange_life":
        return state, [Moment("exchanging", subject, event.to)]
    if kind == "extra_turn":
        turns = (subject, *state.course.extra_turns)
        return replace(state, course=replace(state.course, extra_turns=turns)), []
    if kind == "skip":
        return with_standing(state, subject, skips=(*standing.skips, event.to[0])), []
    if kind == "put_into_hand":
        return _put_into_hand(state, player, amount), []
    if kind == "mulligan":
        return with_standing(state, subject, mulligans=(standing.mulligans or 0) + 1), []
    return with_standing(state, subject, kept=True), []


def _begins(state: State, event: Event) -> tuple[State, list[Moment]]:
    before = state.turn or Turn()
    step = event.to[0]
    if event.get("new_turn"):
        state = _new_turn(state, event.subject)
    state = replace(state, turn=Turn(event.subject, step))
    if step == "end" and state.course.monarch:
        state = replace(state, course=replace(state.course, monarch_at_end=state.course.monarch))
    moments = [
        Moment("step_ending", by=before.player, detail=before.step),
        Moment("step_beginning", by=event.subject, detail=step),
    ]
    if step == "untap" and any(o.sheet.phased == "out" for o in state.objects.values()):
        # Phasing comes before untapping (502.1).
        moments.insert(1, Moment("phasing_in", by=event.subject, detail="untap"))
    if step == "cleanup":
        moments.append(Moment("cleaning_up"))
    return state, moments


def _new_turn(state: State, player_id: str) -> State:
    """What counts by the turn begins anew; whoever was to take this turn as an extra one has taken it."""
    course = state.course
    turns = course.extra_turns
    if turns and turns[0] == player_id:
        turns = turns[1:]
    number = course.turn_number + 1 if course.turn_number is not None else None
    course = replace(
        course,
        extra_turns=turns,
        extra_phases=(),
        turn_number=number,
        turns_ended=course.turns_ended + 1,
        monarch_at_end="",
        turn_was_ended=False,
    )
    state = replace(state, course=course)
    for p in state.players.values():
        if p.standing.lands_played or p.standing.drawn:
            state = with_standing(state, p.id, lands_played=0, drawn=0)
    for o in state.objects.values():
        if o.sheet.came_in:
            state = state.with_object(o.id, sheet=replace(o.sheet, came_in=""))
        if o.zone == "battlefield" and o.since_turn_began is False and o.controller == player_id:
            # Whoever begins a turn with it has controlled it since that turn began (302.6).
            state = state.with_object(o.id, since_turn_began=True)
    return state


def _play_land(state: State, event: Event) -> State:
    standing = state.players[event.by].standing
    state = state.with_object(
        event.subject, zone="battlefield", controller=event.by, timestamp=state.next_timestamp()
    )
    hand = standing.hand - 1 if standing.hand else standing.hand
    return with_standing(state, event.by, lands_played=(standing.lands_played or 0) + 1, hand=hand)


def _put_into_hand(state: State, player: Player, amount: int) -> State:
    """Cards go from library to hand without being drawn: as many as there are (121.5)."""
    moved = amount if player.library is None else min(amount, player.library)
    if player.library is not None:
        state = state.with_player(player.id, library=player.library - moved)
    standing = player.standing
    hand = standing.hand + moved if standing.hand is not None else None
    return with_standing(
        state, player.id, put_into_hand=standing.put_into_hand + moved, put_into_hand_by=True, hand=hand
    )


def note_cast(state: State, object_id: str) -> State:
    """Count that a commander is cast from the command zone (903.8)."""
    o = state.objects[object_id]
    if not o.commander or o.zone != "command" or o.sheet.times_cast is None:
        return state
    return state.with_object(object_id, sheet=replace(o.sheet, times_cast=o.sheet.times_cast + 1))


# -- drawing and life ------------------------------------------------------------------------------


def draws_allowed(standing: Standing, amount: int) -> int:
    """How many of so many draws effects allow the player; each card is drawn by itself (121.2)."""
    if "draw" in standing.cannot:
        return 0
    if "draw_more_than_one" in standing.cannot:
        return min(amount, max(1 - standing.drawn, 0))
    return amount


def draw_cards(state: State, player_id: str, amount: int, *, by_step: bool = False) -> State:
    """Give the state in which a player has drawn, one card after the other.

    Args:
        state: the state before.
        player_id: who draws.
        amount: how many cards the player is told to draw.
        by_step: whether this is the draw of the draw step.
    """
    player = state.players[player_id]
    standing = player.standing
    told = replace(standing, told_to_draw=standing.told_to_draw + amount)
    if standing.replaces_draws:
        told = replace(told, replaced_draws=told.replaced_draws + amount)
        return state.with_player(player_id, standing=told)
    allowed = draws_allowed(standing, amount)
    drawn = allowed if player.library is None else min(allowed, player.library)
    told = replace(
        told,
        drawn=told.drawn + drawn,
        draws=told.draws + drawn,
        step_draws=told.step_draws + (drawn if by_step else 0),
        hand=told.hand + drawn if told.hand is not None else None,
    )
    if player.library is None:
        return state.with_player(player_id, standing=told)
    tried = allowed > player.library or player.drew_from_empty is True
    return state.with_player(player_id, library=player.library - drawn, drew_from_empty=tried, standing=told)


def lose_life(state: State, player_id: str, amount: int) -> State:
    """Give the state in which a player has lost life (or gained it, if the amount is below zero)."""
    return change_life(state, player_id, -amount)


def change_life(state: State, player_id: str, change: int, *, damage: bool = False) -> State:
    """Give the state in which a life total has changed (119.3); of an unstated one the change is kept.

    Args:
        state: the state before.
        player_id: whose.
        change: life gained, or lost if below zero.
        damage: whether damage did it.
    """
    player = state.players[player_id]
    standing = player.standing
    if damage:
        standing = replace(standing, damaged=standing.damaged - change)
    elif change > 0:
        standing = replace(standing, gained=standing.gained + change)
    else:
        standing = replace(standing, lost=standing.lost - change)
    if player.life is None:
        return state.with_player(player_id, life_lost=player.life_lost - change, standing=standing)
    return state.with_player(player_id, life=player.life + change, standing=standing)


def set_life(state: State, player_id: str, to: int) -> State:
    """Give the state in which an effect has set a life total: the difference is gained or lost (119.5)."""
    player = state.players[player_id]
    by = to - player.life if player.life is not None else 0
    standing = replace(player.standing, set_by=(player.standing.set_by or 0) + by)
    return state.with_player(player_id, life=to, life_lost=0, standing=standing)


# -- consequences ----------------------------------------------------------------------------------


def apply_turn_consequence(state: State, consequence: Consequence) -> State | None:
    """Apply a consequence of a rule about turns and players.

    Args:
        state: the state before.
        consequence: what a rule says follows.

    Returns:
        The state after it; None if its kind does not belong here.
    """
    kind, subject = consequence.kind, consequence.subject
    if kind == "mana_empties":
        standing = state.players[subject].standing
        return with_standing(state, subject, mana=0, mana_lost=standing.mana_lost + standing.mana)
    if kind == "untaps":
        return state.with_object(subject, tapped=False)
    if kind == "draws_card":
        return draw_cards(state, subject, 1, by_step=True)
    if kind == "skips":
        skips = list(state.players[subject].standing.skips)
        if consequence.other in skips:
            skips.remove(consequence.other)
        return with_standing(state, subject, skips=tuple(skips))
    if kind == "discards_down":
        standing = state.players[subject].standing
        most = standing.max_hand if standing.max_hand is not None else USUAL_HAND
        hand = standing.hand or 0
        return with_standing(state, subject, hand=min(hand, most), discarded=max(hand - most, 0))
    if kind == "life_exchanged":
        return _exchange_life(state, consequence)
    return apply_custom_consequence(state, consequence)


_OTHER_WAY: Final[Mapping[str, str]] = {"gained": "lost", "lost": "gained"}


def _exchange_life(state: State, consequence: Consequence) -> State:
    first, second = state.players[consequence.subject], state.players[consequence.other]
    way = dict(consequence.params).get("way", "")
    ways = (way, _OTHER_WAY.get(way, way)) if way else ("known", "known")
    for player, other, told in ((first, second, ways[0]), (second, first, ways[1])):
        by = (other.life or 0) - (player.life or 0) if not way else 0
        standing = player.standing
        standing = replace(
            standing,
            gained=standing.gained + max(by, 0),
            lost=standing.lost + max(-by, 0),
            exchanged=told,
        )
        state = state.with_player(player.id, life=other.life, life_lost=other.life_lost, standing=standing)
    return state
