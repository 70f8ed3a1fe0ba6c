"""Creatures that are put onto the battlefield attacking (508.4)."""

from __future__ import annotations

from dataclasses import replace

from subrule.engine.combat import Attack, Combat
from subrule.engine.combat_course import Perform, Run
from subrule.engine.events import Consequence, Event, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.rules.section_508_entering import restricted
from subrule.engine.turn import STEPS

_LATE = STEPS[STEPS.index("declare_blockers") : STEPS.index("end_of_combat") + 1]


def enter_attacking(run: Run, perform: Perform, event: Event) -> None:
    """Put a creature onto the battlefield attacking.

    Args:
        run: the run through the scenario.
        perform: applies a consequence and records it.
        event: what enters, under whose control, and what it attacks.

    Raises:
        UnsupportedError: if a rule that is switched off would have said how it goes on, or if it attacks a
            permanent.
    """
    name, at = event.subject, event.to[0]
    perform(Consequence("enter_unattached", name, player=event.by, message="permanent-enters"), 0)
    sheet = replace(run.state.objects[name].sheet, put_attacking=True)
    run.state = run.state.with_object(name, sheet=sheet)
    found = run.ask(Moment("put_attacking", name, (at,), event.by))
    allowed = any(c.kind == "restrictions_do_not_matter" for c in found)
    if restricted(run.view(), name) and not allowed:
        raise UnsupportedError("rule-switched-off")
    for consequence in found:
        run.findings.append(consequence)
        run.record(consequence)
    if not any(c.kind == "attacks_though_put" for c in found):
        if not any(c.kind == "forbids" for c in found):
            raise UnsupportedError("rule-switched-off")
        return
    if at in run.state.objects:
        # Whose protector or controller defends is told as attackers are declared.
        raise UnsupportedError("put-attacking-a-permanent")
    combat = (run.state.combat or Combat()).identified(name, run.state.objects[name].incarnation, event.by)
    late = run.state.turn is not None and run.state.turn.step in _LATE
    attack = Attack(name, at, at, blocked=False if late else None)
    run.state = run.state.with_combat(combat.with_attack(attack))
