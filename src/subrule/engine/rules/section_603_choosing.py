"""When choices are made, how often abilities trigger and who controls them: 603.2c, 603.3a, 603.5, 700.2."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import Fact
from subrule.engine.linked import Ability
from subrule.engine.registry import rule
from subrule.engine.stack import OF_COMBAT
from subrule.engine.timing import ability, says, stack_controller
from subrule.engine.view import View


@rule("603.2c", "counting")
def once_for_each_occurrence(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.2c: an ability triggers once for each occurrence in an event; "one or more" is one occurrence."""
    used = ability(view, moment.subject)
    if used is None or used.kind == "static":
        return
    if used.use.watches in OF_COMBAT and view.state.combat is not None:
        # How often that has happened is told by the combat (509.3).
        return
    often = 1 if used.use.one_or_more else used.use.occurrences
    if often is None:
        holds = bool(view.decide(Fact(used.id, "occurrences", moment.detail)))
        yield says(used.of, holds, "triggers-for-each", number=moment.detail)
        return
    message = "triggers-once-for-all" if used.use.one_or_more else "triggers-for-each"
    yield says(used.of, int(moment.detail) == often, message, number=often)


def _owned(view: View, moment: Moment) -> Iterator[Consequence]:
    used = ability(view, moment.subject)
    if used is None or used.use.delayed:
        return
    player = stack_controller(view, used)
    yield says(used.of, moment.by == player, "ability-stays-with-its-player", player=player)


@rule("603.3a", "whose_ability")
def trigger_belongs_to_who_had_its_source(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.3a: a triggered ability is controlled by who controlled its source as it triggered."""
    used = ability(view, moment.subject)
    if used is not None and used.kind == "triggered":
        yield from _owned(view, moment)


@rule("113.8", "whose_ability", general=True)
def ability_belongs_to_who_activated_it(view: View, moment: Moment) -> Iterator[Consequence]:
    """113.8: an ability on the stack is controlled by who activated it, or had its source as it triggered."""
    used = ability(view, moment.subject)
    if used is not None and used.kind in ("activated", "triggered"):
        yield from _owned(view, moment)


def _triggered(view: View, moment: Moment, *choices: str) -> Ability | None:
    used = ability(view, moment.subject)
    return used if used is not None and used.kind == "triggered" and moment.detail in choices else None


def _cast_or_activated(view: View, moment: Moment, *choices: str) -> str:
    """The object whose spell or activated ability is asked about, if it is about one of these choices."""
    if moment.detail not in choices:
        return ""
    used = ability(view, moment.subject)
    if used is not None:
        return used.of if used.kind == "activated" else ""
    return moment.subject if view.object(moment.subject) is not None else ""


@rule("603.5", "choosing_when")
def may_is_decided_on_resolution(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.5: an ability that says "may" goes on the stack; the choice is made as it resolves."""
    used = _triggered(view, moment, "may")
    if used is not None:
        yield says(used.of, True, "may-is-decided-on-resolution")


@rule("608.2d", "choosing_when")
def other_choices_are_made_on_resolution(view: View, moment: Moment) -> Iterator[Consequence]:
    """608.2d: choices that are not part of casting or activating are made as the effect is applied."""
    of = _cast_or_activated(view, moment, "may")
    if of:
        yield says(of, True, "choice-on-resolution")


@rule("700.2a", "choosing_when")
def mode_is_chosen_while_casting(view: View, moment: Moment) -> Iterator[Consequence]:
    """700.2a: the mode of a spell or activated ability is chosen while it is cast or activated."""
    of = _cast_or_activated(view, moment, "mode")
    if of:
        yield says(of, False, "mode-chosen-while-casting")


def _mode_of_a_trigger(view: View, moment: Moment) -> Iterator[Consequence]:
    used = _triggered(view, moment, "mode")
    if used is not None:
        yield says(used.of, False, "mode-chosen-going-on-the-stack")


@rule("700.2b", "choosing_when")
def mode_of_a_trigger_is_chosen_first(view: View, moment: Moment) -> Iterator[Consequence]:
    """700.2b: the mode of a triggered ability is chosen as it is put on the stack."""
    yield from _mode_of_a_trigger(view, moment)


@rule("603.3c", "choosing_when", general=True)
def modal_trigger_announces_its_mode(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.3c: the controller of a modal triggered ability announces its mode as it goes on the stack."""
    yield from _mode_of_a_trigger(view, moment)


def choice_while_casting(view: View, moment: Moment, *choices: str) -> Iterator[Consequence]:
    """What 601.2b to 601.2d say of choices of a spell: they are announced while it is cast.

    Args:
        view: what the rules see.
        moment: the moment ``choosing_when``.
        choices: the choices that the rule is about.
    """
    if moment.detail in choices and view.object(moment.subject) is not None:
        yield says(moment.subject, False, f"{moment.detail}-chosen-while-casting")


@rule("601.2d", "choosing_when")
def division_is_announced_while_casting(view: View, moment: Moment) -> Iterator[Consequence]:
    """601.2d: how damage or the like is divided among targets is announced while casting."""
    yield from choice_while_casting(view, moment, "division")


@rule("602.2b", "choosing_when")
def activating_follows_the_steps_of_casting(view: View, moment: Moment) -> Iterator[Consequence]:
    """602.2b: targets, division and X of an activated ability are announced while it is activated."""
    used = ability(view, moment.subject)
    if used is not None and used.kind == "activated" and moment.detail in ("targets", "division", "x"):
        yield says(used.of, False, f"{moment.detail}-chosen-while-casting")


def targets_of_a_trigger(view: View, moment: Moment) -> Iterator[Consequence]:
    """What 603.3d says of when the targets of a triggered ability are chosen."""
    used = _triggered(view, moment, "targets", "division")
    if used is not None:
        yield says(used.of, False, "targets-chosen-going-on-the-stack")
