"""Section 702.26, phasing: what is phased out, what goes with it, when it comes back."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.state import GameObject
from subrule.engine.timing import says
from subrule.engine.view import View


def _phased_out(view: View, object_id: str) -> GameObject | None:
    """The permanent called so, if it is phased out."""
    o = view.object(object_id)
    return o if o is not None and o.sheet.phased == "out" else None


@rule(
    "702.26b",
    *("phasing_out", "destroying", "preventing", "targetability", "affecting"),
    *("attack_legality", "block_legality"),
)
def phased_out_is_treated_as_not_there(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.26b: a phased-out permanent is treated as though it did not exist; nothing affects it."""
    if moment.kind == "phasing_out":
        o = view.object(moment.subject)
        if o is not None and o.zone == "battlefield":
            yield Consequence("phases_out", o.id, message="permanent-phases-out")
        return
    if moment.kind == "block_legality":
        for blocker in moment.hosts:
            if _phased_out(view, blocker) is not None:
                yield Consequence("forbids", moment.subject, message="phased-out-blocks-nothing")
        return
    of_host = moment.kind in ("targetability", "affecting") and moment.hosts
    gone = _phased_out(view, moment.hosts[0] if of_host else moment.subject)
    if gone is None:
        return
    if moment.kind == "destroying":
        yield Consequence("not_destroyed", gone.id, message="phased-out-is-not-there")
    elif moment.kind == "preventing":
        yield Consequence("not_dealt", gone.id, message="phased-out-is-not-there")
    elif moment.kind == "affecting":
        yield says(gone.id, False, "phased-out-is-not-there")
    elif moment.kind == "attack_legality":
        yield Consequence("forbids", gone.id, message="phased-out-is-not-there")
    else:
        yield Consequence("illegal", moment.subject, other=gone.id, message="phased-out-is-no-target")


def permanents_phase_in(view: View, moment: Moment) -> Iterator[Consequence]:
    """As the untap step begins, what phased out under the active player's control phases in."""
    if moment.detail != "untap":
        # An effect makes one permanent phase in.
        return
    for o in view.state.objects.values():
        if o.sheet.phased == "out" and not o.sheet.phased_with and o.controller == moment.by:
            yield from _in(view, o)


def _in(view: View, o: GameObject) -> Iterator[Consequence]:
    """A permanent phases in, and with it what phased out because it was attached to it."""
    yield Consequence("phases_in", o.id, message="permanent-phases-in")
    for other in view.state.objects.values():
        if other.sheet.phased == "out" and other.sheet.phased_with == o.id:
            yield Consequence("phases_in", other.id, message="attachment-phases-in-with-it")


@rule("702.26a", "phasing_in")
def it_phases_in_before_untapping(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.26a: in a player's untap step, before untapping, what that player has phased out comes in."""
    yield from permanents_phase_in(view, moment)


@rule("502.1", "phasing_in", general=True)
def phasing_comes_first_in_the_untap_step(view: View, moment: Moment) -> Iterator[Consequence]:
    """502.1: first in the untap step the active player's permanents phase in and out, all at once."""
    yield from permanents_phase_in(view, moment)


@rule("703.4a", "phasing_in", general=True)
def phasing_is_a_turn_based_action(view: View, moment: Moment) -> Iterator[Consequence]:
    """703.4a: as the untap step begins, the active player's phased-out permanents phase in."""
    yield from permanents_phase_in(view, moment)


@rule("702.26c", "phasing_in")
def phased_in_it_is_there_again(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.26c: as a permanent phases in the game treats it as existing again."""
    o = _phased_out(view, moment.subject)
    if o is not None:
        yield from _in(view, o)


@rule("702.26g", "phasing_out")
def what_is_attached_phases_out_with_it(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.26g: Auras, Equipment and Fortifications phase out, and in, with what they are attached to."""
    for o in view.state.attached_to(moment.subject):
        yield Consequence(
            "phases_out",
            o.id,
            other=moment.subject,
            message="attachment-phases-out-with-it",
            params=(("host", moment.subject),),
        )
