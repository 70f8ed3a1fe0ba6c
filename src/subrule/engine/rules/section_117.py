"""Sections 116 and 117, special actions and priority: who may act when, and what nobody can respond to."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.registry import rule
from subrule.engine.stack import SPECIAL_ACTIONS
from subrule.engine.state import GameObject
from subrule.engine.timing import (
    NOT_AT_INSTANT_SPEED,
    ability,
    about,
    casting,
    in_main_phase,
    is_mana_ability,
    on_stack,
    says,
    sorcery_time,
    source,
    split_second,
    stack,
    step,
    whose_turn,
)
from subrule.engine.view import View


def timed(view: View, moment: Moment, card_type: str) -> Iterator[Consequence]:
    """What 117.1a and the sections on card types say alike of when a spell may be cast.

    Args:
        view: what the rules see.
        moment: the moment ``playing``.
        card_type: the card type of the section.
    """
    o = view.object(moment.subject)
    if o is None or not view.is_type(o, card_type):
        return
    yield from _timed(view, moment, o)


def _timed(view: View, moment: Moment, o: GameObject) -> Iterator[Consequence]:
    if moment.detail or view.has(o, "flash") or casting(o).as_though_flash:
        return
    if step(view) == "untap":
        return
    if step(view) == "cleanup":
        raise UnsupportedError("priority-in-cleanup")
    fine = o.zone not in ("graveyard", "exile", "library")
    if view.is_type(o, "instant"):
        if fine:
            yield says(o.id, True, "instant-whenever-priority")
    elif any(view.is_type(o, t) for t in NOT_AT_INSTANT_SPEED):
        if not sorcery_time(view, moment.by, o.id):
            message = "not-now-stack" if _own_main(view, moment.by) else "not-now-turn"
            yield says(o.id, False, message, player=moment.by)
        elif fine:
            yield says(o.id, True, "now-own-main-phase", player=moment.by)


def _own_main(view: View, player: str) -> bool:
    return whose_turn(view) == player and in_main_phase(view)


@rule("117.1a", "playing", general=True)
def only_instants_outside_ones_main_phase(view: View, moment: Moment) -> Iterator[Consequence]:
    """117.1a: an instant may be cast at any priority, another spell in one's main phase on an empty stack."""
    o = view.object(moment.subject)
    if o is not None:
        yield from _timed(view, moment, o)


@rule("117.1b", "using")
def abilities_may_be_activated_at_any_priority(view: View, moment: Moment) -> Iterator[Consequence]:
    """117.1b: an activated ability may be activated whenever its player has priority."""
    used = ability(view, moment.subject)
    if used is None or moment.detail or step(view) in ("untap", "cleanup"):
        return
    there = source(view, used)
    if there.zone not in ("battlefield", "command") or there.loses_abilities:
        # Where else an ability functions its own text says (113.6).
        return
    if (
        used.use.only_as_sorcery
        or used.keyword in ("equip", "cycling", *SPECIAL_ACTIONS)
        or used.use.loyalty_ability
    ):
        return
    if not split_second(view):
        yield says(used.of, True, "ability-whenever-priority")


@rule("117.1d", "using", general=True)
def mana_abilities_while_paying(view: View, moment: Moment) -> Iterator[Consequence]:
    """117.1d: a mana ability may also be activated while mana is being paid."""
    yield from mana_while_paying(view, moment)


def mana_while_paying(view: View, moment: Moment) -> Iterator[Consequence]:
    """What 117.1d and 605.3a say alike."""
    used = ability(view, moment.subject)
    if used is not None and moment.detail == "payment" and is_mana_ability(view, used):
        yield says(used.of, True, "mana-ability-while-paying")


@rule("117.2b", "answering", "stacking", general=True)
def priority_does_not_concern_static_abilities(view: View, moment: Moment) -> Iterator[Consequence]:
    """117.2b: a static ability is simply there; priority does not apply to it."""
    yield from no_answer_to_static(view, moment)


def no_answer_to_static(view: View, moment: Moment) -> Iterator[Consequence]:
    """What 117.2b and 405.6b say alike."""
    used = ability(view, moment.subject)
    if used is not None and used.kind == "static":
        yield says(used.of, False, "static-ability-uses-no-stack")


@rule("117.2c", "answering", general=True)
def nobody_answers_turn_based_actions(view: View, moment: Moment) -> Iterator[Consequence]:
    """117.2c: turn-based actions are done before anybody gets priority."""
    yield from no_answer_to_the_turn(moment)


def no_answer_to_the_turn(moment: Moment) -> Iterator[Consequence]:
    """What 117.2c and 405.6e say alike."""
    if moment.subject == "turn_based_action":
        yield says("", False, "no-response-to-turn-based-action")


@rule("117.2e", "answering", "playing", "using")
def nobody_has_priority_during_a_resolution(view: View, moment: Moment) -> Iterator[Consequence]:
    """117.2e: no player has priority while a spell or ability resolves, whatever choices it asks for."""
    if moment.subject in ("resolution", "choice"):
        yield says("", False, "no-priority-while-resolving")
    elif moment.detail in ("resolution", "choice"):
        used = ability(view, moment.subject)
        if used is None or not is_mana_ability(view, used):
            yield says(about(view, moment.subject), False, "no-priority-while-resolving")


@rule("117.3a", "priority", "playing", "using")
def active_player_gets_priority_as_a_step_begins(view: View, moment: Moment) -> Iterator[Consequence]:
    """117.3a: the active player gets priority as most steps begin; in the untap step nobody does."""
    if moment.kind == "priority" and moment.detail != "step_begins":
        return
    if step(view) == "untap":
        subject = "" if moment.kind == "priority" else about(view, moment.subject)
        yield says(subject, False, "no-priority-in-untap")
    elif step(view) == "cleanup":
        raise UnsupportedError("priority-in-cleanup")
    elif moment.kind == "priority":
        active = whose_turn(view)
        yield says("", moment.by == active, "active-player-begins", player=active)


@rule("117.3b", "priority", "between")
def active_player_gets_priority_after_a_resolution(view: View, moment: Moment) -> Iterator[Consequence]:
    """117.3b: after a spell or ability has resolved the active player gets priority."""
    if moment.kind == "between":
        if len(on_stack(view)) > 1 and whose_turn(view) == moment.by:
            yield says("", True, "may-act-between", player=moment.by)
        return
    if moment.detail == "resolution":
        active = whose_turn(view)
        yield says("", moment.by == active, "active-player-after-resolution", player=active)


@rule("117.3c", "priority", "answering")
def who_acted_gets_priority_again(view: View, moment: Moment) -> Iterator[Consequence]:
    """117.3c: who cast a spell, activated an ability or took a special action has priority afterwards."""
    if moment.kind == "priority":
        actor = moment.hosts[0]
        if moment.detail in ("casting", "special_action") and actor:
            yield says("", moment.by == actor, "actor-has-priority-again", player=actor)
        return
    spell = view.object(moment.subject)
    if _is_no_land(view, spell) and spell is not None and view.controller(spell) == moment.by:
        yield says(spell.id, True, "own-spell-may-be-answered-first", player=moment.by)


@rule("117.3d", "priority", "answering", "between")
def priority_goes_round(view: View, moment: Moment) -> Iterator[Consequence]:
    """117.3d: who passes gives priority to the next player in turn order."""
    if moment.kind == "between":
        if len(on_stack(view)) > 1 and whose_turn(view) != moment.by:
            yield says("", True, "may-act-between", player=moment.by)
        return
    if moment.kind == "priority":
        actor = moment.hosts[0]
        if moment.detail == "pass" and actor:
            if len(view.state.players) > 2 and moment.by != actor:
                raise UnsupportedError("turn-order")
            yield says("", moment.by != actor, "next-player-after-pass", player=actor)
        return
    spell = view.object(moment.subject)
    if _is_no_land(view, spell) and spell is not None and view.controller(spell) != moment.by:
        yield says(spell.id, True, "others-get-priority-before-it-resolves", player=moment.by)


def _is_no_land(view: View, o: GameObject | None) -> bool:
    """Whether it is a spell, or a card that is about to be one."""
    return o is not None and o.zone in ("stack", "hand", "command") and not view.is_type(o, "land")


def all_have_passed(view: View, moment: Moment) -> Iterator[Consequence]:
    """What 117.4 and 405.5 say alike."""
    if moment.kind != "passing":
        return
    items = (*on_stack(view), *stack(view).waiting)
    if items:
        yield says(about(view, items[-1]), False, "top-resolves-first-of-all")
    else:
        yield says("", True, "step-ends-on-empty-stack")
