"""Events of a scenario as replacement effects see them, and the events of effects themselves.

:mod:`subrule.engine.replacing` modifies a happening; what comes of it is put into the event or consequence
that the adjudication applies.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from subrule.engine.apply_measures import add_counters, left_behind
from subrule.engine.copying import become_copy, is_copied
from subrule.engine.effects import NO_EFFECTS, Effect, Effects, Happening
from subrule.engine.events import Consequence, Event, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.layer_parts import as_printed, chosen_by, counted_by
from subrule.engine.measures import counters
from subrule.engine.replacing import Process, applies, modify
from subrule.engine.state import GameObject, State

EFFECT_EVENTS: Final = frozenset(
    {"create", "begin", "end", "becomes_copy", "activate_loyalty", "move_counters", "away_and_back"}
)
"""Events that are about effects, tokens and counters only."""

INTRINSIC: Final = (("planeswalker", "loyalty"), ("battle", "defense"))
"""Card type → counters with which a permanent of it enters (306.5b, 310.4b)."""

ENTERS: Final = frozenset({"enter_attached", "enter_unattached", "returns_to_battlefield"})
_TO_GRAVEYARD: Final = frozenset({"put_into_graveyard", "destroyed", "sacrificed"})
_MOVES: Final = frozenset({"is_affected", "moves_to_zone"})

Perform = Callable[[Consequence, int], None]


def effects_of(state: State) -> Effects:
    """The effects of a state; none where the scenario has none."""
    return state.effects or NO_EFFECTS


def with_effects(run: Process, effects: Effects) -> None:
    """Put changed effects into a run's state."""
    run.state = replace(run.state, effects=effects)


def begin_all(run: Process) -> None:
    """Lock in what resolved effects apply to that are there before anything happens (611.2c, 611.2d)."""
    for effect in effects_of(run.state).continuous:
        if effect.present and effect.kind == "resolved":
            _begin(run, effect)


def _begin(run: Process, effect: Effect) -> None:
    state = run.state
    with_effects(run, effects_of(state).with_effect(replace(effect, present=False)))
    view = run.view()
    now = {o.id: as_printed(o) for o in view.state.objects.values()}
    timestamp = effect.timestamp or (state.next_timestamp() if effect.begins else 0)
    begun = replace(effect, present=True, timestamp=timestamp)
    if effect.kind == "resolved":
        chosen = sorted(chosen_by(view, now, replace(effect, locked=None)))
        locked = tuple((name, state.objects[name].incarnation) for name in chosen)
        counted = counted_by(view, now, replace(effect, counted=None))
        begun = replace(begun, locked=locked, counted=counted)
    with_effects(run, effects_of(run.state).with_effect(begun))


# -- events that are modified ----------------------------------------------------------------------


def modified_event(run: Process, event: Event) -> Event | None:
    """Let replacement effects modify an event of the scenario before it happens.

    Args:
        run: the run.
        event: the event.

    Returns:
        The event as it happens; None if nothing is left of it.
    """
    if run.state.effects is None and not _has_finality(run.state, event.subject):
        return event
    match event.kind:
        case "damage":
            return _damage(run, event)
        case "counters":
            return _put(run, event)
        case "draw":
            return _draw(run, event)
        case "life" if event.get("to") is None and event.get("by", 0) > 0:
            return _gain(run, event)
        case "leaves" | "sacrifice" if (event.to or ("graveyard",))[0] == "graveyard":
            return _goes(run, event)
        case "resolve":
            _refuse_exiled_spell(run, event.subject)
            return event
        case "cleanup":
            _turn_ends(run)
            return event
        case _:
            return event


def _refuse_exiled_spell(run: Process, spell: str) -> None:
    """Refuse to rule where an effect would keep a spell out of the graveyard: that is not modelled."""
    o = run.state.objects[spell]
    if not {"instant", "sorcery"} & (o.types or frozenset()):
        return
    happening = Happening("go_to_graveyard", spell, 1, zone="graveyard")
    if any(applies(run.view(), r, happening) for r in effects_of(run.state).replacements):
        raise UnsupportedError("spell-kept-out-of-the-graveyard")


def _damage(run: Process, event: Event) -> Event | None:
    amount = event.get("amount", 1)
    if not amount:
        return event
    effects = effects_of(run.state)
    if event.get("unpreventable"):
        with_effects(run, replace(effects, unpreventable=True))
    o = run.state.objects.get(event.subject)
    player = run.view().controller(o) if o is not None else event.subject
    source = event.by if event.by in run.state.objects else ""
    happening = Happening(
        "deal_damage", event.subject, amount, player, source=source, combat=event.get("combat")
    )
    after = modify(run, happening)
    if effects_of(run.state).unpreventable:
        with_effects(run, replace(effects_of(run.state), unpreventable=False))
    if after.kind != "deal_damage":
        return _otherwise(run, after)
    if after.gone or not after.amount:
        return None
    with_effects(run, effects_of(run.state).having_done("damage", after.subject, after.amount))
    changes = tuple((k, v) for k, v in event.changes if k not in ("amount", "unpreventable"))
    return replace(event, subject=after.subject, changes=(*changes, ("amount", after.amount)))


def _put(run: Process, event: Event) -> Event | None:
    added: list[tuple[str, int]] = []
    by_cost = event.get("as_cost")
    for kind, number in event.get("add", ()):
        happening = _counting(run, event.subject, kind, number, None if by_cost is None else not by_cost)
        after = modify(run, happening)
        if not after.gone and after.amount:
            added.append((kind, after.amount))
            with_effects(
                run, effects_of(run.state).having_done("counters", event.subject, after.amount, kind)
            )
    removed = event.get("remove", ())
    if not added and not removed:
        return None
    return replace(event, changes=(("add", tuple(added)), ("remove", removed)))


def _counting(run: Process, subject: str, kind: str, number: int, by_effect: bool | None) -> Happening:
    o = run.state.objects.get(subject)
    if by_effect is None and kind != "loyalty":
        # Only loyalty counters are put on as a cost so often that it has to be told (606.4).
        by_effect = True
    player = run.view().controller(o) if o is not None else subject
    return Happening("put_counters", subject, number, player, counter=kind, by_effect=by_effect)


def _draw(run: Process, event: Event) -> Event | None:
    drawn = 0
    for _ in range(event.get("amount", 1)):
        after = modify(run, Happening("draw", event.subject, 1, event.subject))
        if after.kind != "draw":
            _otherwise(run, after)
        elif not after.gone:
            drawn += after.amount
    if not drawn:
        return None
    with_effects(run, effects_of(run.state).having_done("cards", event.subject, drawn))
    return replace(event, changes=(("amount", drawn),))


def _gain(run: Process, event: Event) -> Event | None:
    if "gain_life" in run.state.players[event.subject].standing.cannot:
        # There is no gain that could be replaced (119.7); that it does not happen 101.2 says.
        return event
    after = modify(run, Happening("gain_life", event.subject, event.get("by", 0), event.subject))
    if after.kind != "gain_life":
        return _otherwise(run, after)
    if after.gone:
        return None
    with_effects(run, effects_of(run.state).having_done("life", event.subject, after.amount))
    return replace(event, changes=(("by", after.amount),))


def _goes(run: Process, event: Event) -> Event | None:
    after = modify(run, Happening("go_to_graveyard", event.subject, 1, zone="graveyard"))
    if after.gone:
        return None
    if after.zone == "graveyard":
        return event
    # What is sacrificed and goes elsewhere has left the battlefield, and has not died.
    return Event("leaves", event.subject, event.by, (after.zone,), unchecked=event.unchecked)


def _otherwise(run: Process, after: Happening) -> Event | None:
    """What happens instead, where that is an event of another kind."""
    if after.gone or not after.amount:
        return None
    if after.kind == "draw":
        with_effects(run, effects_of(run.state).having_done("cards", after.subject, after.amount))
        return Event("draw", after.subject, changes=(("amount", after.amount),))
    if after.kind == "gain_life":
        with_effects(run, effects_of(run.state).having_done("life", after.subject, after.amount))
        return Event("life", after.subject, changes=(("by", after.amount),))
    raise UnsupportedError("replaced-by-another-event")


def _turn_ends(run: Process) -> None:
    """End what lasts until end of turn (514.2), and let loyalty abilities be activated again (606.3)."""
    effects = effects_of(run.state)
    ended = [e for e in effects.continuous if e.present and e.until == "end_of_turn"]
    for effect in ended:
        found = run.ask(Moment("effect_ends", effect.id))
        if not found:
            raise UnsupportedError("rule-switched-off")
        run.findings += found
    continuous = tuple(replace(e, present=False) if e in ended else e for e in effects.continuous)
    kept = tuple(replace(r, present=False) if r.until == "end_of_turn" else r for r in effects.replacements)
    with_effects(run, replace(effects, continuous=continuous, replacements=kept, activated=()))


# -- consequences that are modified ----------------------------------------------------------------


def modified_consequence(run: Process, consequence: Consequence) -> Consequence | None:
    """Let replacement effects modify what a rule says follows, before it is applied.

    Args:
        run: the run.
        consequence: one that changes the state.

    Returns:
        What follows as it happens; None if nothing is left of it.
    """
    if run.state.effects is None and not _has_finality(run.state, consequence.subject):
        return consequence
    kind, subject = consequence.kind, consequence.subject
    params = dict(consequence.params)
    o = run.state.objects.get(subject)
    if o is not None and (kind in _TO_GRAVEYARD or (kind in _MOVES and params.get("zone") == "graveyard")):
        if o.zone == "stack":
            happening = Happening("go_to_graveyard", subject, 1, zone="graveyard")
            if any(applies(run.view(), r, happening) for r in effects_of(run.state).replacements):
                raise UnsupportedError("spell-kept-out-of-the-graveyard")
        if o.zone != "battlefield":
            return consequence
        after = modify(run, Happening("go_to_graveyard", subject, 1, zone="graveyard"))
        if after.gone:
            return None
        if after.zone != "graveyard":
            return Consequence(
                "moves_to_zone",
                subject,
                other="instead",
                message="goes-there-instead",
                params=(("zone", after.zone),),
                numbers=consequence.numbers,
                because=consequence.because,
            )
    if kind in ("gets_counters", "returns_to_battlefield") and consequence.other:
        return _more_counters(run, consequence, params)
    if kind == "gains_life" and "number" in params:
        after = modify(run, Happening("gain_life", subject, int(params["number"]), subject))
        if after.gone:
            return None
        if after.kind != "gain_life":
            raise UnsupportedError("replaced-by-another-event")
        return replace(consequence, params=tuple({**params, "number": str(after.amount)}.items()))
    return consequence


def _has_finality(state: State, object_id: str) -> bool:
    o = state.objects.get(object_id)
    return o is not None and any(kind == "finality" for kind, _ in o.counters)


def _more_counters(run: Process, consequence: Consequence, params: dict[str, str]) -> Consequence | None:
    number = int(params.get("amount", "1"))
    of_damage = consequence.message == "damage-as-minus-counters"
    if of_damage and any(r.by_effects and r.present for r in effects_of(run.state).replacements):
        raise UnsupportedError("counters-by-damage")
    after = modify(run, _counting(run, consequence.subject, consequence.other, number, True))
    if after.gone or not after.amount:
        return None if consequence.kind == "gets_counters" else replace(consequence, other="")
    if consequence.kind == "returns_to_battlefield" and after.amount != number:
        raise UnsupportedError("more-counters-on-what-returns")
    changed = {**params, "amount": str(after.amount), "number": str(after.amount)}
    return replace(consequence, params=tuple(changed.items()))


# -- entering --------------------------------------------------------------------------------------


def as_it_enters(run: Process, consequence: Consequence) -> Happening | None:
    """Find out how an object enters the battlefield, before it does (614.12).

    Args:
        run: the run.
        consequence: that it enters.

    Returns:
        How it enters; None where no effect can have a part in it.
    """
    if consequence.kind not in ENTERS:
        return None
    o = run.state.objects[consequence.subject]
    if run.state.effects is None and "saga" not in (o.subtypes or ()):
        return None
    return modify(run, Happening("enter", o.id, 1, consequence.player or o.controller))


def has_entered(run: Process, entering: Happening) -> None:
    """Give what has just entered what it enters with: as a copy, tapped, under whose control, with counters.

    Args:
        run: the run, the object being on the battlefield.
        entering: how it enters.
    """
    name = entering.subject
    if run.state.objects[name].zone != "battlefield":
        return
    if entering.controller:
        run.state = run.state.with_object(name, controller=entering.controller)
    if entering.copy_of:
        run.state = become_copy(run.state, name, entering.copy_of, {})
    if entering.tapped:
        run.state = run.state.with_object(name, tapped=True)
    elif entering.changed and run.state.objects[name].tapped is None:
        run.state = run.state.with_object(name, tapped=False)
    o = run.state.objects[name]
    given = [*_intrinsic(run, o), *entering.counters]
    for kind, number in given:
        if not number:
            continue
        own = kind in dict(_intrinsic(run, o)) and kind in ("loyalty", "defense")
        after = modify(run, _counting(run, name, kind, number, True))
        _tell_counters_given(run, name, kind, after)
        if own:
            run.state = add_counters(run.state, name, kind, -number)
        if not after.gone:
            run.state = add_counters(run.state, name, kind, after.amount)
            with_effects(run, effects_of(run.state).having_done("counters", name, after.amount, kind))


def _intrinsic(run: Process, o: GameObject) -> list[tuple[str, int]]:
    """The counters that a permanent enters with by itself (306.5b, 310.4b, 714.3a)."""
    found = [(kind, counters(o, kind)) for card_type, kind in INTRINSIC if o.types and card_type in o.types]
    if o.subtypes and "saga" in o.subtypes and not counters(o, "lore"):
        found.append(("lore", 1))
    return [(kind, number) for kind, number in found if number]


def _tell_counters_given(run: Process, name: str, kind: str, after: Happening) -> None:
    moment = Moment("given_counters", name, by="own", detail=kind, amount=after.amount)
    if kind in ("loyalty", "defense", "lore"):
        _tell(run, moment)
    if after.changed or kind not in ("loyalty", "defense", "lore"):
        _tell(run, replace(moment, by="given"))


def _tell(run: Process, moment: Moment) -> list[Consequence]:
    """Tell what the rules say at a moment; without them nobody could say how it goes on."""
    told = run.ask(moment)
    if not told:
        raise UnsupportedError("rule-switched-off")
    for finding in told:
        run.findings.append(finding)
        run.record(finding)
    return told


# -- events of effects -----------------------------------------------------------------------------


def happen_to_effects(run: Process, perform: Perform, event: Event) -> None:
    """Go through an event that is about effects, tokens or counters only.

    Args:
        run: the run.
        perform: applies a consequence and records it.
        event: one of :data:`EFFECT_EVENTS`.
    """
    match event.kind:
        case "begin":
            _begins(run, event.subject)
        case "end":
            _ends(run, event.subject)
        case "create":
            _create(run, perform, event)
        case "becomes_copy":
            _copy(run, perform, event)
        case "activate_loyalty":
            _activate(run, perform, event)
        case "move_counters":
            _move(run, perform, event)
        case _:
            _away(run, perform, event)


def _begins(run: Process, name: str) -> None:
    effects = effects_of(run.state)
    effect, r = effects.effect(name), effects.replacement(name)
    if effect is not None:
        _begin(run, effect)
    if r is not None:
        with_effects(run, effects_of(run.state).with_replacement(replace(r, present=True)))


def _ends(run: Process, name: str) -> None:
    effects = effects_of(run.state)
    effect, r = effects.effect(name), effects.replacement(name)
    if effect is not None:
        effects = effects.with_effect(replace(effect, present=False))
    if r is not None:
        effects = effects.with_replacement(replace(r, present=False))
    with_effects(run, effects)


def _create(run: Process, perform: Perform, event: Event) -> None:
    number = event.get("amount", 1)
    after = modify(run, Happening("create_tokens", event.subject, number, event.by, by_effect=True))
    if after.gone or not after.amount:
        return
    run.state = run.state.with_object(event.subject, token=True, controller=event.by, owner=event.by)
    with_effects(run, effects_of(run.state).having_done("tokens", event.by, after.amount, event.subject))
    params = (("number", str(after.amount)),)
    perform(
        Consequence(
            "enter_unattached", event.subject, player=event.by, message="tokens-are-created", params=params
        ),
        0,
    )


def _copy(run: Process, perform: Perform, event: Event) -> None:
    original = event.to[0]
    _tell(run, Moment("copying_permanent", event.subject, (original,)))
    if is_copied(run.state, original):
        _tell(run, Moment("copying_permanent", event.subject, (original,), detail="copy"))
    run.state = become_copy(run.state, event.subject, original, dict(event.changes))
    if run.state.objects[event.subject].zone != "battlefield":
        perform(Consequence("enter_unattached", event.subject, message="enters-as-a-copy"), 0)


def _activate(run: Process, perform: Perform, event: Event) -> None:
    cost = event.get("cost", 0)
    effects = effects_of(run.state)
    with_effects(run, replace(effects, activated=(*effects.activated, event.subject)))
    if cost > 0:
        after = modify(run, _counting(run, event.subject, "loyalty", cost, False))
        cost = 0 if after.gone else after.amount
    if cost:
        run.state = add_counters(run.state, event.subject, "loyalty", cost)
        with_effects(run, effects_of(run.state).having_done("counters", event.subject, cost, "loyalty"))
    del perform


def _move(run: Process, perform: Perform, event: Event) -> None:
    """Move counters from one object to another: both taken off and put on, or neither (122.5)."""
    kind, number, to = event.get("counter", "+1/+1"), event.get("amount", 1), event.to[0]
    told = _tell(run, Moment("moving_counters", event.subject, (to,), detail=kind, amount=number))
    if any(c.kind == "not_moved" for c in told):
        return
    run.state = add_counters(run.state, event.subject, kind, -number)
    after = modify(run, _counting(run, to, kind, number, True))
    if not after.gone:
        run.state = add_counters(run.state, to, kind, after.amount)
        with_effects(run, effects_of(run.state).having_done("counters", to, after.amount, kind))
    del perform


def _away(run: Process, perform: Perform, event: Event) -> None:
    """Let a permanent be away for a while and back: in exile, phased out, or with another player."""
    o = run.state.objects[event.subject]
    how = event.how or str(run.view().open_fact(o.id, "away_how", "exile", "phasing", "control"))
    _tell(run, Moment("away_and_back", o.id, detail=how))
    if how == "exile":
        run.state = run.state.with_object(o.id, zone="exile", attached_to=None, **left_behind(o))
        perform(Consequence("enter_unattached", o.id, message="permanent-enters"), 0)
