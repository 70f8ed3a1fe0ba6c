"""Section 500, the turn in general: phases, when they end, extra turns and phases, skipping."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.topics import (
    active_player,
    allows,
    amounts,
    forbids,
    in_order,
    on,
    step_of,
)
from subrule.engine.rules.turn_actions import COMBAT, skips_it, unspent_mana_empties
from subrule.engine.timing import stack_is_empty
from subrule.engine.turn import STEPS, Turn
from subrule.engine.view import View

PHASE_OF = {
    **dict.fromkeys(("untap", "upkeep", "draw"), "beginning"),
    "precombat_main": "precombat_main",
    **dict.fromkeys(COMBAT, "combat"),
    "postcombat_main": "postcombat_main",
    **dict.fromkeys(("end", "cleanup"), "ending"),
}
"""Step or main phase → phase of which it is a part (500.1)."""


def order(moment: Moment) -> Iterator[Consequence]:
    """Whether the first of two steps comes before the second."""
    first, second = moment.hosts
    kind = allows if STEPS.index(first) < STEPS.index(second) else forbids
    yield kind(
        "", "order-of-steps" if kind is allows else "other-order-of-steps", "", step=first, than=second
    )


@on("500.1", "order")
def phases_come_in_order(view: View, moment: Moment) -> Iterator[Consequence]:
    """500.1: a turn has five phases in order: beginning, main, combat, main, ending."""
    del view
    if PHASE_OF[moment.hosts[0]] != PHASE_OF[moment.hosts[1]]:
        yield from order(moment)


@on("500.2", "passing")
def a_step_ends_when_all_pass(view: View, moment: Moment) -> Iterator[Consequence]:
    """500.2: a phase or step ends when the stack is empty and all players pass in succession."""
    there = [p.id for p in view.state.players.values() if p.in_game]
    if not stack_is_empty(view):
        yield forbids("", "step-waits-for-the-stack")
    elif set(there) <= set(moment.hosts):
        yield allows("", "all-have-passed")
    else:
        yield forbids("", "not-all-have-passed")


@on("500.4", "lasting")
def until_a_step_ends_as_it_begins(view: View, moment: Moment) -> Iterator[Consequence]:
    """500.4: what lasts until a step or phase ends as that step or phase begins."""
    steps = {"your_next_upkeep": "upkeep", "your_next_end_step": "end"}
    step = steps.get(moment.hosts[0], "")
    if not step or not step_of(view) or view.initial.turn is None:
        return
    begun, now = view.initial.turn, Turn(active_player(view), step_of(view))
    ended = view.state.course.turns_ended
    there = STEPS.index(now.step) >= STEPS.index(step)
    if ended >= len(view.state.players):
        reached = True
    elif ended == 0:
        reached = now.player == "you" and there and STEPS.index(begun.step or "untap") < STEPS.index(step)
    else:
        in_first = begun.player == "you" and STEPS.index(begun.step or "untap") < STEPS.index(step)
        reached = in_first or (now.player == "you" and there)
    if reached:
        yield forbids("", "step-ended-the-effect", "", step=step)
    else:
        yield allows("", "step-has-not-begun", "", step=step)


@rule("500.5", "step_ending")
def mana_empties_as_a_step_ends(view: View, moment: Moment) -> Iterator[Consequence]:
    """500.5: as a step or phase ends, unspent mana is lost."""
    del moment
    yield from unspent_mana_empties(view)


@on("500.5a", "lasting")
def until_end_of_combat_is_the_whole_phase(view: View, moment: Moment) -> Iterator[Consequence]:
    """500.5a: what lasts until end of combat ends with the combat phase, not as its last step begins."""
    if moment.hosts[0] != "end_of_combat" or not step_of(view):
        return
    if view.state.course.turns_ended or STEPS.index(step_of(view)) > STEPS.index("end_of_combat"):
        yield forbids("", "combat-phase-is-over")
    else:
        yield allows("", "combat-phase-goes-on")


@on("500.6", "step_trigger")
def abilities_trigger_as_the_step_begins(view: View, moment: Moment) -> Iterator[Consequence]:
    """500.6: what triggers at the beginning of a step triggers as that step begins."""
    o = view.object(moment.subject)
    if o is None or not o.sheet.triggers_at or o.loses_abilities or o.face_down:
        return
    at = o.sheet.triggers_at
    if not _is_its_turn(view, o.id):
        yield forbids(o.id, "not-the-step-of-that-player", step=at)
    elif o.zone != "battlefield":
        yield forbids(o.id, "not-there-as-step-begins", step=at)
    else:
        came = came_in(view, o.id)
        if not came or STEPS.index(came) < STEPS.index(at):
            yield allows(o.id, "triggers-as-step-begins", step=at)
        elif at != "end" or came == "cleanup":
            yield forbids(o.id, "step-had-begun", step=at)


def _is_its_turn(view: View, object_id: str) -> bool:
    """Whether the present turn is of the player whose step the ability waits for."""
    o = view.state.objects[object_id]
    if o.sheet.whose == "each" or not active_player(view):
        return True
    return (active_player(view) == view.controller(o)) == (o.sheet.whose == "own")


def came_in(view: View, object_id: str) -> str:
    """The step of this turn in which a permanent came onto the battlefield; ``""`` if it was there before."""
    return view.state.objects[object_id].sheet.came_in


@on("500.7", "next_turn")
def the_newest_extra_turn_comes_first(view: View, moment: Moment) -> Iterator[Consequence]:
    """500.7: extra turns come directly after the present one, the most recently created first."""
    del moment
    turns = view.state.course.extra_turns
    if turns and view.state.players[turns[0]].in_game and "turn" not in _skips(view, turns[0]):
        message = "newest-extra-turn" if len(turns) > 1 else "extra-turn"
        yield Consequence("amounts", turns[0], other=turns[0], player=turns[0], message=message)


def _skips(view: View, player_id: str) -> tuple[str, ...]:
    return view.state.players[player_id].standing.skips


@on("500.8", "next_phase")
def the_newest_extra_phase_comes_first(view: View, moment: Moment) -> Iterator[Consequence]:
    """500.8: extra phases come directly after the given one, the most recently created first."""
    del moment
    if view.state.course.extra_phases:
        phase = view.state.course.extra_phases[0]
        step = "beginning_of_combat" if phase == "combat" else "postcombat_main"
        yield Consequence("amounts", "", other=step, message="newest-extra-phase", params=(("step", phase),))


@on("500.11", "has_step", "next_turn", "draws", moments=("step_beginning",))
def what_is_skipped_does_not_exist(view: View, moment: Moment) -> Iterator[Consequence]:
    """500.11: a step, phase or turn that is skipped is passed as though it did not exist."""
    if moment.kind == "step_beginning":
        player = view.player(moment.by)
        skipped = moment.detail if player and moment.detail in player.standing.skips else ""
        if moment.detail == "end_of_combat" and player and "combat" in player.standing.skips:
            skipped = "combat"
        if skipped:
            yield Consequence(
                "skips",
                moment.by,
                other=skipped,
                player=moment.by,
                message="step-is-skipped",
                params=(("step", skipped),),
            )
        return
    if moment.detail == "next_turn":
        yield from _skipped_turn(view)
        return
    player = view.player(moment.subject)
    if player is None:
        return
    if moment.detail == "draws":
        before = view.initial.players[player.id].standing.skips
        if before.count("draw") > player.standing.skips.count("draw") and not player.standing.told_to_draw:
            yield amounts(player.id, 0, "step-is-skipped", step="draw")
        return
    step = moment.hosts[0]
    if has_begun(view, player.id, step):
        return
    if step in ("declare_blockers", "combat_damage") and not skips_it(view, player.id, step):
        # Whether these come depends on attackers (508.8).
        return
    if skips_it(view, player.id, step):
        yield forbids(player.id, "step-is-skipped", player.id, step=step)
    else:
        yield allows(player.id, "step-is-not-skipped", player.id, step=step)


def has_begun(view: View, player_id: str, step: str) -> bool:
    """Whether it is that step of that player's turn right now: it can't be skipped any more (614.10)."""
    return step_of(view) == step and active_player(view) == player_id


def _skipped_turn(view: View) -> Iterator[Consequence]:
    """Whose turn comes because another's is skipped."""
    extra = view.state.course.extra_turns
    order_ = [*extra, *in_order(view, active_player(view))] if active_player(view) else list(extra)
    left = {p.id: p.standing.skips.count("turn") for p in view.state.players.values()}
    if not order_ or not left.get(order_[0]):
        return
    for player in (*order_, *order_):
        if left[player]:
            left[player] -= 1
            continue
        yield Consequence("amounts", player, other=player, player=player, message="turn-after-skipped-turn")
        return
