"""Section 509.3, triggers on blocks, and 508.3d: whether they trigger, and how often."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.combat import Attack
from subrule.engine.events import Consequence, Moment
from subrule.engine.linked import Ability
from subrule.engine.registry import rule
from subrule.engine.rules.assigning import combat_of
from subrule.engine.timing import ability, says
from subrule.engine.view import View


def _watching(view: View, moment: Moment, event: str) -> tuple[Ability, str] | None:
    """The ability asked about, if it waits for this event, and the creature that its event is about."""
    used = ability(view, moment.subject)
    if used is None or used.kind == "static" or used.use.watches != event or view.state.combat is None:
        return None
    there = view.state.objects[used.of]
    if there.loses_abilities or used.use.event_replaced:
        return None
    return used, moment.hosts[0] if moment.hosts else used.of


def _told(moment: Moment, used: Ability, often: int, yes: str, no: str) -> Iterator[Consequence]:
    """Whether an ability triggers, or whether it does so as often as is asked."""
    message = yes if often else no
    if moment.kind == "counting":
        yield says(used.of, int(moment.detail) == often, message, number=often)
    else:
        yield says(used.of, often > 0, message, number=often)


def _blocks(view: View, name: str) -> list[Attack]:
    """The attacks for which a creature was declared as a blocker."""
    return [a for a in combat_of(view).attacks if name in a.declared]


@rule("509.3a", "triggering", "counting")
def a_blocker_triggers_once(view: View, moment: Moment) -> Iterator[Consequence]:
    """509.3a: "whenever it blocks" triggers once each combat, however many creatures it blocks."""
    found = _watching(view, moment, "blocks")
    if found is not None:
        often = 1 if _blocks(view, found[1]) else 0
        yield from _told(moment, found[0], often, "blocks-and-triggers-once", "has-not-blocked")


@rule("509.3b", "triggering", "counting")
def a_blocker_triggers_for_each_it_blocks(view: View, moment: Moment) -> Iterator[Consequence]:
    """509.3b: "whenever it blocks a creature" triggers once for each creature it blocks."""
    found = _watching(view, moment, "blocks_creature")
    if found is not None:
        often = len(_blocks(view, found[1]))
        yield from _told(moment, found[0], often, "triggers-for-each-it-blocks", "has-not-blocked")


@rule("509.3c", "triggering", "counting")
def becoming_blocked_triggers_once(view: View, moment: Moment) -> Iterator[Consequence]:
    """509.3c: "whenever it becomes blocked" triggers once, however many creatures block it."""
    found = _watching(view, moment, "becomes_blocked")
    if found is not None:
        attack = combat_of(view).attack_of(found[1])
        often = 1 if attack is not None and attack.blocked else 0
        yield from _told(
            moment, found[0], often, "becomes-blocked-and-triggers-once", "has-not-become-blocked"
        )


@rule("509.3d", "triggering", "counting")
def each_blocker_triggers_it(view: View, moment: Moment) -> Iterator[Consequence]:
    """509.3d: "whenever it becomes blocked by a creature" triggers once for each blocker."""
    found = _watching(view, moment, "becomes_blocked_by_creature")
    if found is not None:
        attack = combat_of(view).attack_of(found[1])
        often = len(attack.declared) if attack is not None and attack.blocked else 0
        yield from _told(moment, found[0], often, "triggers-for-each-blocker", "has-not-become-blocked")


@rule("509.3g", "triggering")
def attacking_unblocked_triggers(view: View, moment: Moment) -> Iterator[Consequence]:
    """509.3g: "attacks and isn't blocked" triggers if no blocker is declared, not if blockers are removed."""
    found = _watching(view, moment, "attacks_unblocked")
    if found is None:
        return
    attack = combat_of(view).attack_of(found[1])
    if attack is None:
        return
    blocked = bool(attack.blocked)
    message = "was-blocked-so-no-trigger" if blocked else "no-blocker-so-it-triggers"
    yield says(found[0].of, not blocked, message)


@rule("508.3d", "triggering", "counting")
def attacking_triggers_once_for_the_player(view: View, moment: Moment) -> Iterator[Consequence]:
    """508.3d: "whenever you attack" triggers once if one or more creatures are declared as attackers."""
    found = _watching(view, moment, "you_attack")
    if found is None:
        return
    player = view.controller(view.state.objects[found[0].of])
    declared = [
        a
        for a in combat_of(view).attacks
        if not view.state.objects[a.attacker].sheet.put_attacking
        and view.controller(view.state.objects[a.attacker]) == player
    ]
    yield from _told(
        moment, found[0], 1 if declared else 0, "player-attacks-and-triggers-once", "nobody-was-declared"
    )
