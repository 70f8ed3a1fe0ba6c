"""Section 115, targets: what concerns Aura spells."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.attachment import stays
from subrule.engine.state import CHOSEN
from subrule.engine.view import View


@rule("115.1b", "casting", "entering", "staying", general=True)
def only_aura_spells_are_targeted(view: View, moment: Moment) -> Iterator[Consequence]:
    """115.1b: an Aura spell always has a target, chosen as it is cast; an Aura that is no spell has none."""
    aura = view.object(moment.subject)
    if aura is None or not view.is_aura(aura):
        return
    if moment.kind == "casting":
        yield Consequence("requires_target", aura.id, message="aura-spell-targets")
    elif moment.kind == "entering":
        for host_id in moment.hosts if moment.unspecified else ():
            host = view.object(host_id)
            objections = view.would_forbid_targeting(aura.id, host_id, moment.by)
            if objections or (host is not None and host.trigger == "becomes_target"):
                because = objections[0].numbers if objections else ()
                yield Consequence(
                    "not_targeted",
                    aura.id,
                    other=host_id,
                    message="entering-aura-does-not-target",
                    params=(("host", host_id),),
                    because=because,
                )
    elif aura.attached_to is not None and aura.attached_to != CHOSEN:
        objections = view.would_forbid_targeting(aura.id, aura.attached_to, view.controller(aura))
        if objections:
            yield stays(
                aura.id,
                "aura-permanent-does-not-target",
                host=aura.attached_to,
                because=objections[0].numbers,
            )
