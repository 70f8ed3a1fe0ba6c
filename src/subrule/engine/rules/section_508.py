"""Section 508, the declare attackers step: what may attack, what has to, what attacking does."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.assigning import combat_of, forbids, permits
from subrule.engine.rules.attachment import stays
from subrule.engine.rules.summoning import is_sick
from subrule.engine.view import View


@rule("508.1a", "attack_legality", general=True)
def attackers_are_untapped_and_not_new(view: View, moment: Moment) -> Iterator[Consequence]:
    """508.1a: an attacker is untapped, no battle, and has haste or has been there since the turn began."""
    o = view.object(moment.subject)
    if o is None:
        return
    tapped, sick = view.flag(o, "tapped"), False
    if tapped:
        yield forbids(o.id, "tapped-creatures-do-not-attack")
    else:
        sick = is_sick(view, o, declared=moment.detail == "declared")
    if o.types is not None and "battle" in o.types and not o.face_down:
        yield forbids(o.id, "battles-do-not-attack")
    elif sick:
        yield forbids(o.id, "summoning-sickness")
    elif not tapped:
        yield permits(o.id, "untapped-creatures-may-attack")


@rule("508.1c", "attack_legality", general=True)
def restrictions_are_obeyed(view: View, moment: Moment) -> Iterator[Consequence]:
    """508.1c: a creature that an effect says can't attack may not be declared as an attacker."""
    o = view.object(moment.subject)
    if o is not None and "cannot_attack" in o.combat:
        yield forbids(o.id, "an-effect-keeps-it-from-attacking")


@rule("508.1d", "required", general=True)
def requirements_are_obeyed(view: View, moment: Moment) -> Iterator[Consequence]:
    """508.1d: a creature that attacks if able has to, unless it can't, or can't without a cost being paid."""
    o = view.object(moment.subject)
    if o is None or moment.detail != "attack":
        return
    if "must_attack" not in o.combat:
        yield Consequence("not_required", o.id, message="nothing-requires-it-to-attack")
        return
    against = [c for c in view.ask(Moment("attack_legality", o.id, moment.hosts)) if c.kind == "forbids"]
    if against:
        yield Consequence(
            "not_required",
            o.id,
            message="cannot-attack-so-need-not",
            because=against[0].numbers,
            params=against[0].params,
            reason=against[0].message,
        )
    elif "pays_to_attack" in o.combat:
        yield Consequence("not_required", o.id, message="need-not-pay-to-attack")
    else:
        yield Consequence("required", o.id, message="has-to-attack-if-able")


@rule("508.1f", "attack_declared", general=True)
def attacking_taps(view: View, moment: Moment) -> Iterator[Consequence]:
    """508.1f: a creature becomes tapped as it is declared as an attacker."""
    yield Consequence("taps", moment.subject, message="attacking-taps")


@rule("508.1h", "attack_legality", general=True)
def costs_to_attack_are_paid(view: View, moment: Moment) -> Iterator[Consequence]:
    """508.1h: a creature that can't attack unless a cost is paid may attack if its controller pays that."""
    o = view.object(moment.subject)
    if o is not None and "pays_to_attack" in o.combat and "cannot_attack" not in o.combat:
        yield permits(o.id, "attacks-if-the-cost-is-paid")


@rule("508.1k", "combat_continues", general=True)
def attackers_stay_attackers(view: View, moment: Moment) -> Iterator[Consequence]:
    """508.1k: a declared creature is an attacker until it is removed from combat or combat ends."""
    if combat_of(view).attack_of(moment.subject) is not None:
        yield stays(moment.subject, "attacks-until-combat-ends")
