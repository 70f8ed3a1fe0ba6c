"""Applying events and consequences to a state; the only place where states are made from states."""

from __future__ import annotations

from dataclasses import replace

from subrule.engine.apply_measures import (
    MEASURED_EVENTS,
    apply_measured_consequence,
    apply_measured_event,
    left_behind,
)
from subrule.engine.events import Consequence, Event, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.keywords import NAMED, OF_FIELDS
from subrule.engine.linked import DEEDS, Deed
from subrule.engine.spells import (
    apply_spell_consequence,
    apply_spell_event,
    no_longer_bestowed,
    with_alterations,
    with_targets,
)
from subrule.engine.state import CHOSEN, GameObject, State, implied_types

SET_FIELDS = ("types", "subtypes", "colors", "protection", "keywords", "landwalk", "combat")


def apply_event(state: State, event: Event) -> tuple[State, list[Moment]]:
    """Apply what a scenario says happens.

    Args:
        state: the state before.
        event: the event.

    Returns:
        The state after the event itself, and the moments at which rules are to be asked because of it.

    Raises:
        UnsupportedError: for an event that the engine does not model.
    """
    if event.kind == "check":
        return state, []
    if event.kind in DEEDS:
        return _deed(state, event), []
    if event.kind in ("cast", "put_onto_battlefield"):
        if state.objects[event.subject].zone == "battlefield":
            raise UnsupportedError("cast-from-the-battlefield")
        state = _arrived(state, event.subject, "cast" if event.kind == "cast" else "put")
    if event.kind == "changes":
        return _change(state, event), []
    if event.kind == "leaves":
        if state.objects[event.subject].zone != "battlefield":
            raise UnsupportedError("leaving-from-elsewhere")
        zone = event.to[0] if event.to else "graveyard"
        return _leave(state, event.subject, zone), []
    if event.kind == "player_leaves":
        return state.with_player(event.subject, in_game=False), [Moment("player_leaving", event.subject)]
    if event.kind == "control_changes":
        state = _under_control(state, event.subject, event.to[0])
        attached = [Moment("control", o.id) for o in state.attached_to(event.subject)]
        return state, attached
    if event.kind == "cast":
        state = _under_control(state.with_object(event.subject, zone="stack"), event.subject, event.by)
        state = with_targets(state, event.subject, event.to)
        if event.how in ("dash", "blitz", "warp"):
            state = state.with_object(event.subject, cast_for=event.how)
        elif event.how == "kicker":
            state = state.with_object(event.subject, kicked=True)
        return state, [Moment("casting", event.subject, event.to, event.by, event.how)]
    if event.kind == "put_onto_battlefield":
        # It enters under that player's control, and is judged as such while it enters (303.4f).
        state = _under_control(state, event.subject, event.by)
        return state, [Moment("entering", event.subject, event.to, event.by, unspecified=event.unspecified)]
    if event.kind in ("resolve", "countered", "copied", "end_step"):
        return apply_spell_event(state, event)
    if event.kind == "attach":
        return state, [Moment("attaching", event.subject, event.to, event.by)]
    if event.kind == "turn_face_up":
        state = state.with_object(event.subject, face_down=False, timestamp=state.next_timestamp())
        return state, [Moment("facing_up", event.subject, event.to, event.by)]
    if event.kind in MEASURED_EVENTS:
        return apply_measured_event(state, event)
    raise UnsupportedError(f"event-{event.kind}")


def _deed(state: State, event: Event) -> State:
    """Note what an ability did, and move what it exiled or brought."""
    if event.kind == "exiled" and state.objects[event.subject].zone != "exile":
        state = _leave(state, event.subject, "exile")
    elif event.kind == "brought" and state.objects[event.subject].zone != "battlefield":
        state = _arrived(state, event.subject, "put").with_object(event.subject, zone="battlefield")
    return replace(state, deeds=(*state.deeds, Deed(event.kind, event.subject, event.by)))


def _arrived(state: State, object_id: str, how: str) -> State:
    """Note that an object has become a new one (400.7), where there are abilities to ask about it."""
    if not state.abilities:
        return state
    return replace(state, deeds=(*state.deeds, Deed("arrived", object_id, how)))


def _under_control(state: State, object_id: str, player_id: str) -> State:
    """Give an object a new controller; whoever had it is its owner where nothing else was said."""
    was = state.objects[object_id]
    if not player_id or was.controller == player_id:
        return state
    new = {"since_turn_began": False} if was.zone == "battlefield" else {}
    return state.with_object(object_id, controller=player_id, owner=was.owner or was.controller, **new)


def _change(state: State, event: Event) -> State:
    before = state.objects.get(event.subject)
    state = _changed(state, event)
    if before is None:
        return state
    if state.combat is not None and event.get("tapped") is not None:
        touched = state.combat.touched | {event.subject}
        state = state.with_combat(replace(state.combat, touched=touched))
    names = [k.partition("_")[2] if k.startswith(("add_", "remove_")) else k for k, _ in event.changes]
    names += [own for k, value in event.changes if k.endswith("_keywords") for own in sorted(value)]
    fields = [name for name in names if name not in NAMED]
    return with_alterations(state, before, dict.fromkeys(fields), event.how or "resolved")


def _changed(state: State, event: Event) -> State:
    for key, value in event.changes:
        if event.subject in state.players:
            player = state.players[event.subject]
            added = {"add_protection": player.protection | value} if key == "add_protection" else {}
            state = state.with_player(
                event.subject, **({"protection": added[key]} if added else {key: value})
            )
            continue
        subject: GameObject = state.objects[event.subject]
        verb, _, name = key.partition("_")
        if name == "keywords":
            of_fields = value.intersection(OF_FIELDS)
            state = state.with_object(event.subject, **dict.fromkeys(sorted(of_fields), verb == "add"))
            value = value - of_fields  # noqa: PLW2901 - the rest of the same keywords
        if verb in ("add", "remove") and name in SET_FIELDS:
            old = getattr(subject, name)
            if old is None and name == "types" and subject.subtypes is not None:
                old = implied_types(subject.subtypes) or None
            if old is None:
                raise UnsupportedError(f"change-of-unstated-{name}")
            state = state.with_object(event.subject, **{name: old | value if verb == "add" else old - value})
        else:
            state = state.with_object(event.subject, **{key: value})
    return state


def _leave(state: State, object_id: str, zone: str) -> State:
    leaving = state.objects[object_id]
    changes = left_behind(leaving) if leaving.zone == "battlefield" else {}
    if leaving.bestowed:
        # Away from the battlefield it is the creature card that it is printed as (702.103b, 400.7).
        changes |= no_longer_bestowed(leaving)
    return state.with_object(object_id, zone=zone, attached_to=None, **changes)


def apply_consequence(state: State, consequence: Consequence) -> State:
    """Apply one consequence of a rule.

    Args:
        state: the state before.
        consequence: one whose kind changes the state; others leave it as it is.

    Returns:
        The state after it.
    """
    subject = consequence.subject
    spell_state = apply_spell_consequence(state, consequence)
    if spell_state is not None:
        return spell_state
    measured = apply_measured_consequence(state, consequence)
    if measured is not None:
        return measured
    if consequence.kind in ("put_into_graveyard", "not_resolve"):
        return _leave(state, subject, "graveyard")
    if consequence.kind in ("is_affected", "moves_to_zone"):
        return _leave(state, subject, dict(consequence.params)["zone"])
    if consequence.kind == "become_unattached":
        return state.with_object(subject, attached_to=None)
    if consequence.kind == "cease_to_be_bestowed":
        return state.with_object(subject, **no_longer_bestowed(state.objects[subject]))
    if consequence.kind in ("not_created", "leaves_game"):
        return state.with_object(subject, zone="nowhere", attached_to=None)
    if consequence.kind == "enter_attached":
        return state.with_object(
            subject,
            zone="battlefield",
            attached_to=consequence.other or CHOSEN,
            timestamp=state.next_timestamp(),
        )
    if consequence.kind == "enter_unattached":
        return state.with_object(
            subject, zone="battlefield", attached_to=None, timestamp=state.next_timestamp()
        )
    if consequence.kind == "move":
        return state.with_object(subject, attached_to=consequence.other, timestamp=state.next_timestamp())
    return state
