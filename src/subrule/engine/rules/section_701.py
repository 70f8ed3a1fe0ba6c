"""Section 701, keyword actions: attach, and who can sacrifice."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.attachment import ATTACHMENTS
from subrule.engine.rules.resolving import is_new
from subrule.engine.view import View


@rule("701.3a", "attaching", general=True)
def attach_moves_it_onto_the_host(view: View, moment: Moment) -> Iterator[Consequence]:
    """701.3a: to attach is to take an attachment from where it is and put it onto what it can be on."""
    attached = view.object(moment.subject)
    if attached is None or len(moment.hosts) != 1 or view.subtypes(attached).isdisjoint(ATTACHMENTS):
        return
    host = moment.hosts[0]
    if not attached.is_on(host) and not view.objections(attached.id, host):
        yield Consequence(
            "move", attached.id, other=host, message="attachment-moves", params=(("host", host),)
        )


@rule("701.3b", "attaching", general=True)
def impossible_attachment_does_nothing(view: View, moment: Moment) -> Iterator[Consequence]:
    """701.3b: what can't be attached to the new host, is on it already, or is no attachment, doesn't move."""
    attached = view.object(moment.subject)
    if attached is None or len(moment.hosts) != 1:
        return
    host = moment.hosts[0]
    if view.subtypes(attached).isdisjoint(ATTACHMENTS):
        yield Consequence(
            "not_move",
            attached.id,
            other=host,
            message="non-attachment-does-not-move",
            params=(("host", host),),
        )
    elif attached.is_on(host):
        yield Consequence(
            "not_move",
            attached.id,
            other=host,
            message="already-attached-does-not-move",
            params=(("host", host),),
        )
    elif objections := view.objections(attached.id, host):
        reason = objections[0]
        message = "aura-does-not-move" if view.is_aura(attached) else "attachment-does-not-move"
        yield Consequence(
            "not_move",
            attached.id,
            other=host,
            message=message,
            params=(("host", host), *reason.params),
            because=reason.numbers,
            reason=reason.message,
        )


@rule("701.21a", "end_step", overrides=("702.152a",), general=True)
def nobody_sacrifices_what_another_player_controls(view: View, moment: Moment) -> Iterator[Consequence]:
    """701.21a: a permanent is sacrificed by its controller; no player can sacrifice another player's."""
    permanent = view.object(moment.subject)
    if permanent is None or moment.detail != "blitz" or permanent.zone != "battlefield":
        return
    if is_new(view, permanent, moment.amount):
        return
    controller = view.controller(permanent)
    if controller != (moment.by or controller):
        yield Consequence("stays", permanent.id, message="not-sacrificed-by-another-player")
