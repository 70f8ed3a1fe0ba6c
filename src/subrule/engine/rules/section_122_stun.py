"""Section 122, counters: stun counters, which keep a permanent from untapping once each."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.measures import counters
from subrule.engine.rules.topics import active_player, forbids, on
from subrule.engine.rules.turn_actions import STUN, skips_it
from subrule.engine.view import View


@on("122.1d", "untap", moments=("step_beginning",))
def a_stun_counter_goes_instead_of_untapping(view: View, moment: Moment) -> Iterator[Consequence]:
    """122.1d: if a permanent with a stun counter would untap, a stun counter is removed instead."""
    if moment.kind == "asked":
        o = view.object(moment.subject)
        if o is not None and (counters(o, STUN) or _lost_one(view, o.id)) and o.tapped is not False:
            yield forbids(o.id, "stun-counter-keeps-it-tapped", active_player(view))
    elif moment.detail == "untap" and not skips_it(view, moment.by, "untap"):
        for o in view.battlefield:
            if (
                o.tapped
                and view.controller(o) == moment.by
                and not o.sheet.stays_tapped
                and counters(o, STUN)
            ):
                yield Consequence(
                    "loses_counters",
                    o.id,
                    other=STUN,
                    player=moment.by,
                    message="stun-counter-goes",
                    params=(("amount", "1"),),
                )


def _lost_one(view: View, object_id: str) -> bool:
    """Whether its last stun counter has just gone in this untap step."""
    now, before = view.state.objects[object_id], view.initial.objects[object_id]
    step = view.state.turn.step if view.state.turn is not None else ""
    return step == "untap" and counters(before, STUN) > counters(now, STUN)
