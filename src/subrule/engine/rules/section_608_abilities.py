"""Sections 608 and 113.7, abilities on the stack: what becomes of them as they resolve."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.linked import Ability
from subrule.engine.registry import rule
from subrule.engine.rules.section_603_choosing import targets_of_a_trigger
from subrule.engine.timing import ability, has_left, says, source, stack_controller, use_flag
from subrule.engine.view import View


def _stopped(used: Ability) -> bool:
    return used.use.countered or used.use.no_legal_target


def _source_left(view: View, used: Ability) -> bool:
    there = source(view, used)
    return has_left(view, there) or there.zone not in ("battlefield", "stack", "command")


def _until(view: View, used: Ability) -> bool:
    """Whether it would exile until its source leaves, which it has."""
    return (
        used.use.effect == "exile"
        and _source_left(view, used)
        and used.use.true_on_resolution is not False
        and use_flag(view, used, "until_source_leaves")
    )


@rule("113.7a", "ability_resolving")
def ability_on_the_stack_needs_no_source(view: View, moment: Moment) -> Iterator[Consequence]:
    """113.7a: once on the stack an ability does not mind that its source is gone."""
    used = ability(view, moment.subject)
    if used is None or _stopped(used) or not _source_left(view, used) or _until(view, used):
        return
    yield says(used.of, True, "ability-independent-of-source")


@rule("608.2h", "ability_resolving")
def last_known_information_of_the_source(view: View, moment: Moment) -> Iterator[Consequence]:
    """608.2h: what an effect needs to know of an object that has left, it takes from how that last was."""
    used = ability(view, moment.subject)
    if used is not None and used.use.reads_source and not _stopped(used) and _source_left(view, used):
        yield says(used.of, True, "last-known-information-is-used")


@rule("610.3a", "ability_resolving")
def until_something_that_has_happened(view: View, moment: Moment) -> Iterator[Consequence]:
    """610.3a: an activated ability that moves something until what has happened already moves nothing."""
    yield from _moves_nothing(view, moment, ("activated",))


@rule("610.3b", "ability_resolving")
def until_its_source_leaves_which_it_has(view: View, moment: Moment) -> Iterator[Consequence]:
    """610.3b: a triggered ability that moves something until what has happened already moves nothing."""
    yield from _moves_nothing(view, moment, ("triggered", None))


def _moves_nothing(view: View, moment: Moment, kinds: tuple[str | None, ...]) -> Iterator[Consequence]:
    used = ability(view, moment.subject)
    if used is not None and used.kind in kinds and not _stopped(used) and _until(view, used):
        yield says(used.of, False, "until-has-happened-already")


@rule("603.3d", "ability_resolving", "choosing_when")
def trigger_without_a_legal_target_is_removed(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.3d: a triggered ability for which no legal target can be chosen is taken off the stack."""
    if moment.kind == "choosing_when":
        yield from targets_of_a_trigger(view, moment)
        return
    used = ability(view, moment.subject)
    if used is not None and used.use.no_legal_target and not used.use.countered:
        yield says(used.of, False, "trigger-had-no-legal-target")


def countered_ability(view: View, moment: Moment) -> Iterator[Consequence]:
    """What 701.6a says of an ability that has been countered."""
    used = ability(view, moment.subject)
    if used is not None and used.use.countered:
        yield says(used.of, False, "countered-ability-does-nothing")


def targets_of_ability(view: View, moment: Moment) -> Iterator[Consequence]:
    """What 608.2b says of an ability: with every target illegal it does nothing."""
    used = ability(view, moment.subject)
    if used is None or not used.use.targets or _stopped(used):
        return
    faults = [(t, _fault(view, used, t)) for t in used.use.targets]
    legal = [t for t, fault in faults if fault is None]
    if not legal:
        target, why = faults[0]
        yield says(used.of, False, "ability-targets-all-illegal", host=target, why=why)
    elif not _source_left(view, used):
        yield says(used.of, True, "ability-target-still-legal", host=legal[0])


def _fault(view: View, used: Ability, target: str) -> Consequence | None:
    there = view.object(target)
    first = view.initial.objects.get(target)
    if there is not None and first is not None and there.incarnation != first.incarnation:
        return Consequence(
            "illegal", used.of, other=target, message="target-left-its-zone", params=(("host", target),)
        )
    how = "equip" if used.keyword == "equip" else used.kind or "activated"
    found = view.target_objections(used.of, target, stack_controller(view, used), how)
    return found[0] if found else None
