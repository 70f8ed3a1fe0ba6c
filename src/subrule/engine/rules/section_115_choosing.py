"""Section 115, choosing targets: how many, twice the same, other ones; and what stays as it was chosen."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.registry import rule
from subrule.engine.rules.section_603_choosing import choice_while_casting
from subrule.engine.state import GameObject
from subrule.engine.timing import casting, says
from subrule.engine.view import View

_ANY_TARGET = ("creature", "planeswalker", "battle")


def _spell(view: View, moment: Moment) -> GameObject | None:
    o = view.object(moment.subject)
    return None if o is None or moment.subject in moment.hosts else o


@rule("115.3", "aiming")
def same_target_once_for_each_word(view: View, moment: Moment) -> Iterator[Consequence]:
    """115.3: one instance of "target" takes the same target once; another instance may take it again."""
    spell = _spell(view, moment)
    repeated = [t for t in moment.hosts if moment.hosts.count(t) > 1]
    if spell is not None and repeated:
        holds = moment.hosts.count(repeated[0]) <= casting(spell).target_words
        yield says(spell.id, holds, f"same-target-twice-{'yes' if holds else 'no'}", host=repeated[0])


@rule("115.4", "aiming")
def any_target_is_creature_player_planeswalker_or_battle(view: View, moment: Moment) -> Iterator[Consequence]:
    """115.4: "any target" means a creature, player, planeswalker or battle."""
    spell = _spell(view, moment)
    if spell is None or not casting(spell).any_target:
        return
    for target in moment.hosts:
        there = view.object(target)
        if there is not None and not (
            there.zone == "battlefield" and any(view.is_type(there, t) for t in _ANY_TARGET)
        ):
            yield says(spell.id, False, "any-target-no", host=target)
            return
    if len(moment.hosts) == 1:
        yield says(spell.id, True, "any-target-yes", host=moment.hosts[0])


@rule("115.5", "aiming", "retargeting")
def nothing_targets_itself(view: View, moment: Moment) -> Iterator[Consequence]:
    """115.5: a spell or ability on the stack is an illegal target for itself."""
    if moment.subject in moment.hosts:
        yield says(moment.subject, False, "no-target-for-itself")


@rule("115.6", "aiming")
def up_to_allows_none(view: View, moment: Moment) -> Iterator[Consequence]:
    """115.6: what may have several targets may allow none to be chosen."""
    spell = _spell(view, moment)
    if spell is not None and not moment.hosts and casting(spell).up_to:
        yield says(spell.id, True, "no-target-is-allowed")


@rule("601.2c", "aiming", "playing", "choosing_when")
def required_targets_must_be_chosen(view: View, moment: Moment) -> Iterator[Consequence]:
    """601.2c: a legal target is announced for each that a spell requires, or it cannot be cast."""
    if moment.kind == "choosing_when":
        yield from choice_while_casting(view, moment, "targets")
        return
    spell = _spell(view, moment)
    if spell is None:
        return
    if moment.kind == "playing":
        if casting(spell).legal_targets == 0 and not casting(spell).up_to:
            yield says(spell.id, False, "no-legal-target-no-casting")
    elif not moment.hosts and not casting(spell).up_to:
        yield says(spell.id, False, "target-must-be-chosen")


@rule("115.7a", "retargeting")
def target_is_changed_to_a_legal_one(view: View, moment: Moment) -> Iterator[Consequence]:
    """115.7a: to change a target is to change it to another legal one."""
    if moment.detail == "change":
        yield from _other_target(view, moment)


@rule("115.7d", "retargeting")
def new_targets_must_be_legal(view: View, moment: Moment) -> Iterator[Consequence]:
    """115.7d: new targets must be legal; targets may be left as they are, even illegal ones."""
    spell = _spell(view, moment)
    if spell is None or moment.detail == "change":
        return
    if moment.hosts[0] in spell.targets:
        yield says(spell.id, True, "target-may-stay", host=moment.hosts[0])
    else:
        yield from _other_target(view, moment)


def _other_target(view: View, moment: Moment) -> Iterator[Consequence]:
    spell, to = _spell(view, moment), moment.hosts[0]
    if spell is None or to in spell.targets:
        return
    there = view.object(to)
    if spell.can_target is None and not view.open_fact(spell.id, "describes_new_target"):
        yield says(spell.id, False, "new-target-not-described", host=to)
        return
    if there is not None and there.zone != "battlefield" and spell.can_target is not None:
        raise UnsupportedError("target-off-the-battlefield")
    objections = view.target_objections(spell.id, to, view.controller(spell), "spell")
    if objections:
        yield says(spell.id, False, "new-target-illegal", host=to, why=objections[0])
    else:
        yield says(spell.id, True, "new-target-legal", host=to)


@rule("115.7f", "deciding_anew")
def division_stays(view: View, moment: Moment) -> Iterator[Consequence]:
    """115.7f: whoever changes targets cannot change how damage or the like is divided."""
    if view.object(moment.subject) is not None and moment.detail == "division":
        yield says(moment.subject, False, "division-stays")


@rule("115.8", "deciding_anew")
def new_targets_no_new_mode(view: View, moment: Moment) -> Iterator[Consequence]:
    """115.8: whoever changes targets cannot change the mode."""
    yield from mode_stays(view, moment)


@rule("700.2f", "deciding_anew", general=True)
def changing_targets_keeps_the_mode(view: View, moment: Moment) -> Iterator[Consequence]:
    """700.2f: changing the target of something modal cannot change its mode."""
    yield from mode_stays(view, moment)


def mode_stays(view: View, moment: Moment) -> Iterator[Consequence]:
    """What 115.8 and 700.2f say alike."""
    if view.object(moment.subject) is not None and moment.detail == "mode":
        yield says(moment.subject, False, "mode-stays")
