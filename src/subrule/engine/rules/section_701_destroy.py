"""Section 701, keyword actions about destruction: destroy, regenerate."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.attachment import stays
from subrule.engine.view import View


@rule("701.19a", "destroying")
def regeneration_shield_replaces_destruction(view: View, moment: Moment) -> Iterator[Consequence]:
    """701.19a: a regeneration shield replaces the next destruction: damage goes, the permanent is tapped."""
    o = view.object(moment.subject)
    if o is not None and o.shields and not o.no_regeneration and not o.indestructible:
        yield Consequence("regenerates", o.id, message="regeneration-replaces-destruction")


@rule("701.19c", "destroying")
def shields_do_not_apply_where_regeneration_is_ruled_out(view: View, moment: Moment) -> Iterator[Consequence]:
    """701.19c: what can't be regenerated keeps its shields, but they are not applied."""
    o = view.object(moment.subject)
    if o is not None and o.shields and o.no_regeneration and not o.indestructible:
        yield Consequence("not_replaced", o.id, message="shield-is-not-applied")


@rule("701.8b", "staying_elsewhere")
def only_effects_and_damage_destroy(view: View, moment: Moment) -> Iterator[Consequence]:
    """701.8b: only effects that say so, lethal damage and deathtouch destroy; all else does not."""
    o = view.object(moment.subject)
    if o is None:
        return
    if moment.detail == "destroyed":
        yield stays(o.id, "not-every-way-to-the-graveyard-is-destruction")
    elif moment.detail == "destroyed by an effect":
        yield stays(o.id, "effect-is-a-way-to-destroy")
