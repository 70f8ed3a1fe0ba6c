"""States made from states where something is counted: damage, life, counters, what leaves and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from subrule.engine.apply_turn import change_life, draw_cards, set_life
from subrule.engine.events import Consequence, Event, Moment
from subrule.engine.facts import Fact, FactValue
from subrule.engine.features import features_of
from subrule.engine.measures import counters, with_counters
from subrule.engine.spells import no_longer_bestowed
from subrule.engine.state import GameObject, State

MEASURED_EVENTS = frozenset(
    {
        "damage",
        "life",
        "draw",
        "counters",
        "gets",
        "destroy",
        "regenerate",
        "sacrifice",
        "trigger",
        "ability_leaves_stack",
        "cleanup",
    }
)

AS_ANOTHER_OBJECT: Mapping[str, Any] = {
    "boost": (0, 0),
    "damage": None,
    "deathtouched": None,
    "counters": (),
    "taken": (),
    "attacked": None,
    "shields": 0,
    "tapped": None,
    "since_turn_began": False,
    "no_regeneration": False,
    "pending": None,
    "protector": None,
    "sector": None,
}
"""What an object loses with the zone it was in (400.7, 122.2).

What effects changed in it (:class:`~subrule.engine.state.Alteration`) it keeps until it is cast or comes
onto the battlefield again: before that only rules that look back ask for it.
"""


def left_behind(o: GameObject) -> dict[str, object]:
    """Give the fields that an object loses as it leaves the battlefield, and that it has just arrived."""
    lost = {name: value for name, value in AS_ANOTHER_OBJECT.items() if getattr(o, name) != value}
    if o.face_down:
        lost["face_down"] = False
    own = no_longer_bestowed(o) if o.bestowed else {}
    return {**lost, **own, "arrived": True}


# -- events ----------------------------------------------------------------------------------------


def apply_measured_event(state: State, event: Event) -> tuple[State, list[Moment]]:
    """Apply an event that counts.

    Args:
        state: the state before.
        event: one of :data:`MEASURED_EVENTS`.

    Returns:
        The state after the event itself, and the moments at which rules are to be asked because of it.
    """
    subject = event.subject
    if event.kind == "damage":
        amount = event.get("amount", 1)
        hosts = (event.by,) if event.by in state.objects else ()
        dealt = Moment("damaging", subject, hosts, amount=amount, combat=event.get("combat"))
        # Prevention comes before the results of damage (120.4b, 120.4c).
        return state, [replace(dealt, kind="preventing"), dealt]
    if event.kind == "destroy":
        return state, [Moment("destroying", subject, detail="effect")]
    if event.kind == "cleanup":
        for o in state.objects.values():
            if o.since_turn_began is False:
                # Whose turn comes next is not told.
                state = state.with_object(o.id, since_turn_began=None)
        return state, [Moment("cleaning_up", subject, detail=event.how)]
    if event.kind == "trigger":
        return state, []
    if event.kind == "life":
        if state.players[subject].standing.cannot:
            # Whether anything changes is for the rules to say.
            return state, [Moment("life_changing", subject, amount=life_change(state, event))]
        return apply_life(state, event), []
    if event.kind == "draw":
        return draw_cards(state, subject, event.get("amount", 1)), []
    if event.kind == "counters":
        return _put_counters(state, event), []
    if event.kind == "gets":
        o = state.objects[subject]
        boost = (o.boost[0] + event.get("power", 0), o.boost[1] + event.get("toughness", 0))
        return state.with_object(subject, boost=boost), []
    if event.kind == "regenerate":
        return state.with_object(subject, shields=state.objects[subject].shields + 1), []
    if event.kind == "sacrifice":
        o = state.objects[subject]
        return state.with_object(subject, zone="graveyard", attached_to=None, **left_behind(o)), []
    return state.with_object(subject, pending=False), []


def life_change(state: State, event: Event) -> int:
    """By how much an event would change a life total; 0 if it sets one that is not stated."""
    life, to = state.players[event.subject].life, event.get("to")
    if to is None:
        return int(event.get("by", 0))
    return to - life if life is not None else 0


def apply_life(state: State, event: Event) -> State:
    """Give the state after life was gained, lost or set."""
    to = event.get("to")
    if to is not None:
        return set_life(state, event.subject, to)
    return change_life(state, event.subject, event.get("by", 0))


def _put_counters(state: State, event: Event) -> State:
    for kind, number in event.get("add", ()):
        state = add_counters(state, event.subject, kind, number)
    for kind, number in event.get("remove", ()):
        state = add_counters(state, event.subject, kind, -number)
    return state


def add_counters(state: State, subject: str, kind: str, number: int) -> State:
    """Give the state in which an object or player has so many more (or fewer) counters of a kind."""
    if subject in state.players:
        player = state.players[subject]
        return state.with_player(subject, poison=max((player.poison or 0) + number, 0))
    o = state.objects[subject]
    if kind == "lore" and number > 0:
        before = counters(o, kind)
        put = (*o.sheet.lore_put, (before, before + number))
        # A chapter that is reached triggers (714.2b), and is on its way until something says otherwise.
        reached = o.chapters is not None and before < o.chapters and "saga" in (o.subtypes or ())
        pending = True if reached and o.zone == "battlefield" else o.pending
        state = state.with_object(subject, sheet=replace(o.sheet, lore_put=put), pending=pending)
        o = state.objects[subject]
    stated = any(name == kind for name, _ in o.counters)
    if not stated and kind in ("loyalty", "defense"):
        taken = dict(o.taken)
        taken[kind] = taken.get(kind, 0) - number
        return state.with_object(subject, taken=tuple(sorted(taken.items())))
    return state.with_object(subject, counters=with_counters(o, kind, counters(o, kind) + number))


def deal_damage(
    state: State, moment: Moment, *, as_counters: bool, as_poison: bool, seen: State | None = None
) -> State:
    """Apply the ordinary results of damage (120.3a, e, h) and note deathtouch.

    Args:
        state: the state before.
        moment: target, source and amount.
        as_counters: whether wither or infect has put counters on a creature instead.
        as_poison: whether infect has given a player poison counters instead.
        seen: the state as rules see it, under continuous effects; None if it is the same.
    """
    seen = seen or state
    source = seen.objects.get(moment.hosts[0]) if moment.hosts else None
    if moment.subject in state.players:
        if not as_poison:
            state = change_life(state, moment.subject, -moment.amount, damage=True)
        if source is not None and source.commander and moment.combat:
            state = _commander_damage(state, moment.subject, source.id, moment.amount)
        return state
    o = state.objects[moment.subject]
    if o.zone != "battlefield":
        return state
    types = seen.objects[o.id].types
    types = frozenset({"creature"}) if o.face_down or not types else types
    if "battle" in types:
        state = add_counters(state, o.id, "defense", -moment.amount)
    if "creature" in types and not as_counters:
        state = state.with_object(o.id, damage=(state.objects[o.id].damage or 0) + moment.amount)
    if source is not None and source.deathtouch and moment.amount:
        state = state.with_object(o.id, deathtouched=True)
    return state


def _commander_damage(state: State, player_id: str, commander: str, amount: int) -> State:
    dealt = dict(state.players[player_id].commander_damage)
    dealt[commander] = dealt.get(commander, 0) + amount
    return state.with_player(player_id, commander_damage=tuple(sorted(dealt.items())))


# -- consequences ----------------------------------------------------------------------------------


def apply_measured_consequence(state: State, consequence: Consequence) -> State | None:
    """Apply a consequence that counts or tells why something goes.

    Args:
        state: the state before.
        consequence: what a rule says follows.

    Returns:
        The state after it; None if its kind does not belong here.
    """
    kind, subject = consequence.kind, consequence.subject
    params = dict(consequence.params)
    if kind == "put_into_graveyard" and consequence.other:
        return _goes(state, consequence, "graveyard")
    if kind in ("destroyed", "sacrificed"):
        return _goes(state, consequence, "graveyard")
    if kind in ("ceases_to_exist", "removed_from_game"):
        return state.with_object(subject, zone="nowhere", attached_to=None)
    if kind == "returns_to_command":
        return state.with_object(subject, zone="command", arrived=False)
    if kind == "loses_counters":
        return add_counters(state, subject, consequence.other, -int(params["amount"]))
    if kind == "gets_counters":
        return add_counters(state, subject, consequence.other, int(params["amount"]))
    if kind == "gains_life":
        return change_life(state, subject, int(params["number"]))
    if kind == "gets_poison":
        return add_counters(state, subject, "poison", int(params["number"]))
    if kind == "gets_speed":
        return state.with_player(subject, speed=1)
    if kind == "gets_sector":
        return state.with_object(subject, sector="chosen")
    if kind == "gets_protector":
        return state.with_object(subject, protector=consequence.other)
    if kind == "regenerates":
        shields = state.objects[subject].shields - 1
        state = state.with_object(
            subject, shields=max(shields, 0), damage=None, deathtouched=None, tapped=True
        )
        if state.combat is None or subject not in state.combat.participants:
            return state
        return state.with_combat(replace(state.combat, regenerated=state.combat.regenerated | {subject}))
    if kind == "damage_wears_off":
        return state.with_object(subject, damage=None, boost=(0, 0), shields=0)
    if kind == "returns_to_battlefield":
        o = state.objects[subject]
        back = state.with_object(
            subject,
            zone="battlefield",
            controller=o.owner or o.controller,
            arrived=False,
            timestamp=state.next_timestamp(),
        )
        return add_counters(back, subject, consequence.other, 1)
    if kind == "loses_game":
        lost = (*state.players[subject].lost, consequence.other)
        return state.with_player(subject, lost=tuple(sorted(lost)))
    if kind == "loss_replaced":
        return state.with_player(
            subject, life=state.players[subject].instead_of_losing, life_lost=0, instead_of_losing=None
        )
    return None


def _goes(state: State, consequence: Consequence, zone: str) -> State:
    o = state.objects[consequence.subject]
    fate = tuple(sorted({*o.fate, consequence.other} - {""}))
    if o.zone != "battlefield":
        return state.with_object(o.id, fate=fate)
    return state.with_object(o.id, zone=zone, attached_to=None, fate=fate, **left_behind(o))


# -- between checks --------------------------------------------------------------------------------


def forget_since_last_check(state: State, settled: Mapping[Fact, FactValue]) -> State:
    """Give the state in which nothing counts as done since the last check (704.5b, 704.5h, 704.6d)."""
    if not settled and "since_last_check" not in features_of(state):
        return state
    for o in state.objects.values():
        changes = {"arrived": False} if o.arrived else {}
        if o.deathtouched or (settled and o.deathtouched is None and settled.get(Fact(o.id, "deathtouched"))):
            changes["deathtouched"] = False
        if changes:
            state = state.with_object(o.id, **changes)
    for p in state.players.values():
        if p.drew_from_empty or (p.drew_from_empty is None and settled.get(Fact(p.id, "drew_from_empty"))):
            state = state.with_player(p.id, drew_from_empty=False)
    return state
