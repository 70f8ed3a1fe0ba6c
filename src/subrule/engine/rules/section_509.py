"""Section 509, the declare blockers step: what may block, what has to, and that blocked stays blocked."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.assigning import combat_of, forbids, permits
from subrule.engine.rules.attachment import stays
from subrule.engine.state import GameObject
from subrule.engine.view import View


def _blockers(view: View, moment: Moment) -> list[GameObject]:
    return [o for name in moment.hosts if (o := view.object(name)) is not None]


@rule("509.1a", "block_legality", general=True)
def blockers_are_untapped_creatures_of_the_defender(view: View, moment: Moment) -> Iterator[Consequence]:
    """509.1a: a blocker is untapped, no battle, controlled by the defender, and blocks one attacker."""
    attacker = view.object(moment.subject)
    if attacker is None:
        return
    attack = combat_of(view).attack_of(attacker.id)
    fine = True
    for o in _blockers(view, moment):
        message = ""
        if view.controller(o) == view.controller(attacker):
            message = "only-the-defender-blocks"
        elif attack is not None and view.controller(o) != attack.defender:
            message = "blocks-only-what-attacks-its-player"
        elif view.flag(o, "tapped"):
            message = "tapped-creatures-do-not-block"
        elif o.types is not None and "battle" in o.types and not o.face_down:
            message = "battles-do-not-block"
        elif _blocks_enough(view, o, attacker.id):
            message = "blocks-one-attacker"
        if message:
            fine = False
            yield forbids(attacker.id, message, host=o.id)
    if fine and moment.hosts:
        yield permits(attacker.id, "untapped-creatures-may-block", host=moment.hosts[0])


def _blocks_enough(view: View, o: GameObject, attacker: str) -> bool:
    if "blocks_any_number" in o.combat:
        return False
    others = [a for a in combat_of(view).blocked_by(o.id) if a.attacker != attacker]
    return len(others) >= (2 if "blocks_additional" in o.combat else 1)


@rule("509.1b", "block_legality", general=True)
def restrictions_on_blocking_are_obeyed(view: View, moment: Moment) -> Iterator[Consequence]:
    """509.1b: what an effect says can't block, or can't be blocked, is not declared so."""
    attacker = view.object(moment.subject)
    if attacker is not None and "unblockable" in attacker.combat:
        yield forbids(attacker.id, "an-effect-makes-it-unblockable")
    for o in _blockers(view, moment):
        if "cannot_block" in o.combat:
            yield forbids(moment.subject, "an-effect-keeps-it-from-blocking", host=o.id)


@rule("509.1c", "required", general=True)
def requirements_to_block_are_obeyed(view: View, moment: Moment) -> Iterator[Consequence]:
    """509.1c: a creature that blocks if able has to, unless it can't, or can't without a cost being paid."""
    o = view.object(moment.subject)
    if o is None or moment.detail != "block":
        return
    if "must_block" not in o.combat:
        yield Consequence("not_required", o.id, message="nothing-requires-it-to-block")
        return
    for attacker in moment.hosts:
        found = view.ask(Moment("block_legality", attacker, (o.id,)))
        against = [c for c in found if c.kind == "forbids"]
        if against:
            yield Consequence(
                "not_required",
                o.id,
                message="cannot-block-so-need-not",
                because=against[0].numbers,
            )
            return
    if "pays_to_block" in o.combat:
        yield Consequence("not_required", o.id, message="need-not-pay-to-block")
    else:
        yield Consequence("required", o.id, message="has-to-block-if-able")


@rule("509.1g", "combat_continues", general=True)
def blockers_stay_blockers(view: View, moment: Moment) -> Iterator[Consequence]:
    """509.1g: a declared creature is a blocker until it is removed from combat or combat ends."""
    if combat_of(view).is_blocking(moment.subject):
        yield stays(moment.subject, "blocks-until-combat-ends")


@rule("509.1h", "block_declared", "combat_continues", general=True)
def blocked_stays_blocked(view: View, moment: Moment) -> Iterator[Consequence]:
    """509.1h: an attacker with blockers declared for it is blocked, and stays so when they are gone."""
    if moment.kind == "block_declared":
        blocked = bool(moment.hosts)
        yield Consequence(
            "becomes_blocked" if blocked else "becomes_unblocked",
            moment.subject,
            message="becomes-blocked" if blocked else "becomes-unblocked",
        )
        return
    attack = combat_of(view).attack_of(moment.subject)
    if attack is None or "blocked" not in moment.detail:
        return
    if not attack.blocked:
        yield stays(attack.attacker, "no-blocker-was-declared")
    elif len(attack.blockers) < len(attack.declared):
        yield stays(attack.attacker, "stays-blocked-without-its-blockers")
    else:
        yield stays(attack.attacker, "was-blocked")
