"""Sections 508.3 and 508.4: what attacks, and what is put onto the battlefield attacking."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.assigning import combat_of
from subrule.engine.timing import ability, says
from subrule.engine.view import View


@rule("508.3a", "triggering", overrides=("603.2",))
def only_a_declared_attacker_attacks(view: View, moment: Moment) -> Iterator[Consequence]:
    """508.3a: "whenever it attacks" triggers as it is declared, not if it is put there attacking."""
    used = ability(view, moment.subject)
    if used is None or used.kind == "static" or used.use.watches != "attacks":
        return
    o = view.object(moment.hosts[0] if moment.hosts else used.of)
    if o is None or view.state.combat is None:
        return
    if o.sheet.put_attacking:
        yield says(used.of, False, "put-attacking-has-not-attacked", host=o.id)
    elif combat_of(view).attack_of(o.id) is not None:
        yield says(used.of, True, "declared-attacker-triggers-it", host=o.id)


@rule("508.4", "put_attacking")
def what_is_put_attacking_attacks(view: View, moment: Moment) -> Iterator[Consequence]:
    """508.4: a creature put onto the battlefield attacking is attacking, though it never "attacked"."""
    o = view.object(moment.subject)
    if o is not None and o.zone == "battlefield":
        yield Consequence(
            "attacks_though_put", o.id, other=moment.hosts[0], message="is-attacking-without-declaration"
        )


@rule("508.4a", "put_attacking", overrides=("508.4",))
def nothing_to_attack_any_more(view: View, moment: Moment) -> Iterator[Consequence]:
    """508.4a: put there to attack a player who has left, or a permanent that is gone, it attacks nothing."""
    at = moment.hosts[0]
    player, permanent = view.player(at), view.object(at)
    gone = not player.in_game if player is not None else permanent is None or permanent.zone != "battlefield"
    if gone:
        yield Consequence("forbids", moment.subject, other=at, message="nothing-there-to-attack")


@rule("508.4c", "put_attacking")
def restrictions_are_about_declaring(view: View, moment: Moment) -> Iterator[Consequence]:
    """508.4c: what is put there attacking is not affected by what restricts declaring attackers."""
    o = view.object(moment.subject)
    if o is None or not restricted(view, o.id):
        return
    yield Consequence("restrictions_do_not_matter", o.id, message="restrictions-are-about-declaring")


def restricted(view: View, object_id: str) -> bool:
    """Whether defender or an effect keeps a creature from being declared as an attacker."""
    o = view.object(object_id)
    return o is not None and ("cannot_attack" in o.combat or view.has(o, "defender"))
