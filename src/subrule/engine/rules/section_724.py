"""Section 724, ending the turn: what is on the stack, what waits for it, and the steps that are skipped."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.assigning import combat_of
from subrule.engine.rules.topics import active_player, forbids, on
from subrule.engine.timing import ability, on_stack, says, stack
from subrule.engine.turn import STEPS
from subrule.engine.view import View


def _ended(view: View) -> bool:
    return view.state.course.turn_was_ended


@rule("724.1a", "ability_resolving")
def waiting_triggers_cease_to_exist(view: View, moment: Moment) -> Iterator[Consequence]:
    """724.1a: abilities that triggered before and are not on the stack yet are never put there."""
    used = ability(view, moment.subject)
    if used is not None and _ended(view) and used.id in stack(view).waiting:
        yield says(used.of, False, "waiting-trigger-ceases-with-the-turn")


@rule("724.1b", "ending_turn", "ability_resolving")
def everything_on_the_stack_is_exiled(view: View, moment: Moment) -> Iterator[Consequence]:
    """724.1b: every spell and ability on the stack is exiled, whatever could counter it or not."""
    if moment.kind == "ability_resolving":
        used = ability(view, moment.subject)
        there = used is not None and (used.use.on_stack or used.id in on_stack(view))
        if used is not None and there and _ended(view):
            yield says(used.of, False, "ability-is-exiled-with-the-stack")
        return
    for o in view.state.objects.values():
        if o.zone == "stack":
            yield Consequence(
                "moves_to_zone",
                o.id,
                other="exile",
                message="spell-is-exiled-as-the-turn-ends",
                params=(("zone", "exile"),),
            )


@on("724.1d", "has_step", moments=("combat_over",))
def the_turn_skips_to_its_cleanup(view: View, moment: Moment) -> Iterator[Consequence]:
    """724.1d: the phase ends, and with it combat; the game goes straight to the cleanup step."""
    if not _ended(view):
        return
    if moment.kind == "combat_over":
        for name in combat_of(view).participants:
            yield Consequence("leaves_combat", name, message="combat-ends-with-the-turn")
    elif moment.subject == active_player(view) and moment.hosts[0] in STEPS[:-1]:
        step = moment.hosts[0]
        yield forbids(moment.subject, "step-is-skipped-as-the-turn-ends", moment.subject, step=step)


@on("724.1e", "step_trigger", moments=("triggering",))
def the_end_step_triggers_nothing(view: View, moment: Moment) -> Iterator[Consequence]:
    """724.1e: what triggers at the beginning of the end step does not trigger, as that step is skipped."""
    if not _ended(view):
        return
    if moment.kind == "triggering":
        used = ability(view, moment.subject)
        if used is not None and used.use.watches == "end_step":
            yield says(used.of, False, "end-step-is-skipped-so-no-trigger")
        return
    o = view.object(moment.subject)
    if o is not None and o.sheet.triggers_at == "end":
        yield forbids(o.id, "end-step-is-skipped-so-no-trigger")
