"""Section 506, the combat phase: what can fight, what is removed from combat and what is not."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.measures import has_type
from subrule.engine.registry import rule
from subrule.engine.rules.assigning import combat_of, forbids
from subrule.engine.rules.attachment import stays
from subrule.engine.view import View


@rule("506.2", "attack_legality")
def only_the_active_player_attacks(view: View, moment: Moment) -> Iterator[Consequence]:
    """506.2: the active player's creatures attack, and attack other players and their planeswalkers."""
    o = view.object(moment.subject)
    if o is None:
        return
    active = view.state.turn.player if view.state.turn is not None else ""
    if active and view.controller(o) != active:
        yield forbids(o.id, "attacks-only-in-its-own-turn")
    for name in moment.hosts:
        at = view.object(name)
        if name == view.controller(o):
            yield forbids(o.id, "does-not-attack-its-own-player", host=name)
        elif at is not None and has_type(at, "planeswalker") and view.controller(at) == view.controller(o):
            yield forbids(o.id, "does-not-attack-its-own-planeswalker", host=name)


@rule("506.3", "attack_legality", "block_legality")
def only_creatures_attack_and_block(view: View, moment: Moment) -> Iterator[Consequence]:
    """506.3: only a creature can attack or block; only a player, planeswalker or battle can be attacked."""
    names = (moment.subject,) if moment.kind == "attack_legality" else moment.hosts
    for name in names:
        o = view.object(name)
        # Of what is declared and of which no type is told the scenario says that it is a creature.
        untold = o is not None and o.types is None and not o.face_down and moment.detail == "declared"
        if o is not None and not untold and not view.is_type(o, "creature"):
            yield forbids(moment.subject, "only-creatures-fight", host=o.id)
    if moment.kind == "attack_legality":
        for name in moment.hosts:
            at = view.object(name)
            if at is None or at.types is None:
                continue
            if not any(view.is_type(at, kind) for kind in ("planeswalker", "battle")):
                yield forbids(moment.subject, "cannot-be-attacked", host=at.id)


@rule("506.4", "combat_changed")
def what_is_no_longer_there_leaves_combat(view: View, moment: Moment) -> Iterator[Consequence]:
    """506.4: what leaves, changes control, regenerates or stops being a creature is removed from combat."""
    if combat_of(view).known(moment.subject) is None and moment.subject not in view.state.players:
        return
    yield Consequence("leaves_combat", moment.subject, message="is-removed-from-combat")


@rule("506.4a", "combat_continues")
def what_would_have_kept_it_home_does_not_remove_it(view: View, moment: Moment) -> Iterator[Consequence]:
    """506.4a: what would have kept a creature from attacking or blocking does not remove it from combat."""
    combat, o = combat_of(view), view.object(moment.subject)
    if o is None or o.id not in combat.participants:
        return
    attacking = combat.attack_of(o.id) is not None
    kept = view.has(o, "defender") if attacking else "cannot_block" in o.combat
    if kept or (attacking and "cannot_attack" in o.combat):
        yield stays(o.id, "attacks-on-all-the-same" if attacking else "blocks-on-all-the-same")


@rule("506.4b", "combat_continues")
def tapping_does_not_remove_it(view: View, moment: Moment) -> Iterator[Consequence]:
    """506.4b: tapping or untapping a declared attacker or blocker changes nothing in its combat."""
    o = view.object(moment.subject)
    if o is None or "tapping" not in moment.detail:
        return
    if o.id in combat_of(view).participants or moment.detail == "tapping as attacker":
        yield stays(o.id, "fights-on-though-tapped")


@rule("506.4c", "combat_continues", "assigning")
def it_attacks_on_without_what_it_attacked(view: View, moment: Moment) -> Iterator[Consequence]:
    """506.4c: a creature whose planeswalker or battle is gone attacks on, but deals no damage unblocked."""
    attack = combat_of(view).attack_of(moment.subject)
    if attack is None or attack.at:
        return
    if moment.kind == "combat_continues":
        yield stays(attack.attacker, "attacks-on-without-its-planeswalker")
    elif not attack.blocked:
        yield Consequence("assigns_nothing", attack.attacker, message="attacks-nothing-any-more")
