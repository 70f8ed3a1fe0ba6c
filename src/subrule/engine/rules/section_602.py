"""Section 602, activating abilities: who may, when, and what forbids it."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.section_300_timing import as_a_sorcery
from subrule.engine.stack import SPECIAL_ACTIONS
from subrule.engine.timing import (
    ability,
    about,
    controller_of,
    is_mana_ability,
    says,
    source,
    split_second,
    why_no_mana_ability,
)
from subrule.engine.view import View


@rule("602.2", "using")
def only_the_controller_activates(view: View, moment: Moment) -> Iterator[Consequence]:
    """602.2: only the controller of an object may activate its ability."""
    used = ability(view, moment.subject)
    if used is not None and moment.by != controller_of(view, used):
        yield says(used.of, False, "only-controller-activates", player=controller_of(view, used))


@rule("602.2a", "answering", "stacking")
def activated_ability_goes_on_the_stack(view: View, moment: Moment) -> Iterator[Consequence]:
    """602.2a: an activated ability that is no mana ability stays on the stack until it resolves."""
    used = ability(view, moment.subject)
    if used is None or used.kind not in (None, "activated") or used.keyword in SPECIAL_ACTIONS:
        return
    if moment.kind == "answering" and split_second(view):
        return
    if why_no_mana_ability(view, used) == "adds-none":
        yield says(used.of, True, "activated-ability-on-stack")


@rule("605.1a", "answering", "stacking", "being_mana")
def what_makes_a_mana_ability(view: View, moment: Moment) -> Iterator[Consequence]:
    """605.1a: a mana ability adds mana, has no target, is no loyalty ability and moves no library card."""
    used = ability(view, moment.subject)
    if used is None or used.kind not in (None, "activated") or used.keyword in SPECIAL_ACTIONS:
        return
    why = why_no_mana_ability(view, used)
    if moment.kind == "being_mana":
        yield says(used.of, not why, f"no-mana-ability-{why}" if why else "is-mana-ability")
    elif why not in ("", "adds-none") and not (moment.kind == "answering" and split_second(view)):
        yield says(used.of, True, f"no-mana-ability-{why}")


@rule("605.1b", "being_mana")
def what_makes_a_triggered_mana_ability(view: View, moment: Moment) -> Iterator[Consequence]:
    """605.1b: a triggered mana ability has no target, triggers from mana being made, and adds mana."""
    used = ability(view, moment.subject)
    if used is not None and used.kind == "triggered":
        why = why_no_mana_ability(view, used)
        yield says(used.of, not why, f"no-mana-ability-{why}" if why else "is-triggered-mana-ability")


@rule("605.3a", "using")
def mana_abilities_in_the_middle_of_a_payment(view: View, moment: Moment) -> Iterator[Consequence]:
    """605.3a: a mana ability may be activated with priority, and whenever mana has to be paid."""
    used = ability(view, moment.subject)
    if used is not None and moment.detail == "payment" and is_mana_ability(view, used):
        yield says(used.of, True, "mana-ability-while-paying")


@rule("605.3b", "answering", "stacking", "countering_what")
def mana_ability_resolves_at_once(view: View, moment: Moment) -> Iterator[Consequence]:
    """605.3b: an activated mana ability uses no stack; nobody can respond to it or counter it."""
    yield from at_once(view, moment, ("activated", None), "mana-ability-at-once")


@rule("605.4a", "answering", "stacking", "countering_what")
def triggered_mana_ability_resolves_at_once(view: View, moment: Moment) -> Iterator[Consequence]:
    """605.4a: a triggered mana ability uses no stack; it resolves right after what triggered it."""
    yield from at_once(view, moment, ("triggered",), "triggered-mana-ability-at-once")


def at_once(view: View, moment: Moment, kinds: tuple[str | None, ...], message: str) -> Iterator[Consequence]:
    """What 605.3b and 605.4a say, and 405.6c with them."""
    used = ability(view, moment.hosts[0] if moment.kind == "countering_what" else moment.subject)
    if used is None or used.kind not in kinds or used.keyword in SPECIAL_ACTIONS:
        return
    if is_mana_ability(view, used):
        yield says(used.of, False, message)


@rule("605.5b", "being_mana")
def spell_is_no_mana_ability(view: View, moment: Moment) -> Iterator[Consequence]:
    """605.5b: a spell is never a mana ability, even if it adds mana."""
    if view.object(moment.subject) is not None:
        yield says(moment.subject, False, "spell-is-no-mana-ability")


@rule("602.5a", "using")
def tap_symbol_waits_for_a_turn(view: View, moment: Moment) -> Iterator[Consequence]:
    """602.5a: a creature's ability with the tap symbol waits until it has been there as a turn began."""
    used = ability(view, moment.subject)
    if used is None or not used.use.taps:
        return
    creature = source(view, used)
    if not view.is_type(creature, "creature") or view.flag(creature, "tapped"):
        return
    if view.has(creature, "haste"):
        yield says(creature.id, True, "haste-lets-it-tap")
    elif not view.flag(creature, "since_turn_began"):
        yield says(creature.id, False, "summoning-sick-cannot-tap")


@rule("602.5b", "using")
def once_each_turn_is_once(view: View, moment: Moment) -> Iterator[Consequence]:
    """602.5b: "activate only once each turn" goes on applying to the object whoever controls it."""
    used = ability(view, moment.subject)
    if used is not None and used.use.used_up:
        yield says(used.of, False, "once-each-turn-used-up")


@rule("602.5d", "using")
def activate_only_as_a_sorcery(view: View, moment: Moment) -> Iterator[Consequence]:
    """602.5d: "activate only as a sorcery" means the timing of sorceries, though it is none."""
    yield from as_a_sorcery(view, moment)


def equip_only_as_a_sorcery(view: View, moment: Moment) -> Iterator[Consequence]:
    """The part of 702.6a that says when equip may be activated."""
    used = ability(view, moment.subject)
    if used is not None and used.keyword == "equip" and not moment.detail:
        holds = all(c.other == "yes" for c in as_a_sorcery(view, moment))
        yield says(about(view, used.id), holds, "equip-is-at-sorcery-speed")
