"""Section 611, continuous effects: how long they last and what they apply to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from subrule.engine.effects import Effect
from subrule.engine.events import Consequence, Moment
from subrule.engine.layer_parts import as_printed, chosen_by, counted_by, source_of
from subrule.engine.registry import rule
from subrule.engine.rules.attachment import stays
from subrule.engine.view import View


def effect_of(view: View, moment: Moment) -> Effect | None:
    """The continuous effect that a moment's detail names."""
    effects = view.state.effects
    return effects.effect(moment.detail) if effects is not None else None


@rule("611.2a", "effect_ends", general=True)
def effect_lasts_as_long_as_stated(view: View, moment: Moment) -> Iterator[Consequence]:
    """611.2a: what a resolved spell or ability changes lasts as long as it says, else until the game ends."""
    effects = view.state.effects
    effect = effects.effect(moment.subject) if effects is not None else None
    if effect is not None and effect.until == "end_of_turn":
        yield Consequence("ends", effect.id, message="effect-has-ended")


@rule("611.2c", "effect_reach", general=True)
def what_it_applies_to_is_locked_in(view: View, moment: Moment) -> Iterator[Consequence]:
    """611.2c: what a resolved spell or ability changes is set as it begins; later arrivals are left out."""
    effect = effect_of(view, moment)
    if effect is None or effect.kind != "resolved" or effect.locked is None or not effect.present:
        return
    locked = {name for name, _ in effect.locked}
    now = {o.id: as_printed(o) for o in view.state.objects.values()}
    reached = moment.subject in locked
    would = moment.subject in chosen_by(view, now, replace(effect, locked=None))
    if reached == would and not moment.hosts:
        return
    if reached and moment.subject in chosen_by(view, now, effect):
        yield stays(moment.subject, "locked-in-and-still-affected")
    elif not reached:
        yield stays(moment.subject, "locked-in-without-it")


@rule("611.2d", "effect_reach", general=True)
def numbers_are_counted_once(view: View, moment: Moment) -> Iterator[Consequence]:
    """611.2d: what a resolved spell or ability counts is counted once, as it resolves."""
    effect = effect_of(view, moment)
    if effect is None or effect.counted is None or effect.for_each is None or not effect.present:
        return
    now = {o.id: as_printed(o) for o in view.state.objects.values()}
    counted_now = counted_by(view, now, replace(effect, counted=None))
    if counted_now != effect.counted and any(name == moment.subject for name, _ in effect.locked or ()):
        yield stays(moment.subject, "counted-once")


@rule("611.3a", "effect_reach", general=True)
def static_effect_applies_to_whatever_fits(view: View, moment: Moment) -> Iterator[Consequence]:
    """611.3a: a static ability's effect is never locked in: it applies to whatever its text fits now."""
    effect = effect_of(view, moment)
    if effect is None or effect.kind != "static" or not effect.present or view.layering is None:
        return
    source = source_of(view.state, effect)
    if source is not None and source.zone != "battlefield":
        return
    if effect.id not in view.layering.started:
        return
    reached = moment.subject in view.layering.started[effect.id]
    o, before = view.state.objects[moment.subject], view.initial.objects[moment.subject]
    changed = o.zone != before.zone or o.controller != before.controller
    if not moment.hosts and (not changed or effect.on.names):
        return
    yield stays(moment.subject, "static-effect-applies-now" if reached else "static-effect-does-not-fit")


@rule("611.3b", "effect_reach", general=True)
def static_effect_needs_its_source(view: View, moment: Moment) -> Iterator[Consequence]:
    """611.3b: a static ability's effect applies only while its permanent is on the battlefield."""
    effect = effect_of(view, moment)
    if effect is None or effect.kind != "static" or not effect.present:
        return
    source = source_of(view.state, effect)
    if source is not None and source.zone != "battlefield":
        yield stays(moment.subject, "source-has-left")
