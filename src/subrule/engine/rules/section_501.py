"""Sections 501 to 505 and 512, the phases and their steps: order, what is done, who gets priority."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.measures import has_type
from subrule.engine.rules.land_plays import may_play_now
from subrule.engine.rules.section_500 import PHASE_OF, order
from subrule.engine.rules.topics import active_player, allows, forbids, in_main_phase, on
from subrule.engine.rules.turn_actions import active_player_draws, permanents_untap
from subrule.engine.timing import stack_is_empty
from subrule.engine.view import View


@on("501.1", "order")
def beginning_phase_is_untap_upkeep_draw(view: View, moment: Moment) -> Iterator[Consequence]:
    """501.1: the beginning phase has three steps in order: untap, upkeep, draw."""
    del view
    if all(PHASE_OF[step] == "beginning" for step in moment.hosts):
        yield from order(moment)


@on("502.3", "untap", moments=("step_beginning",))
def permanents_untap_in_the_untap_step(view: View, moment: Moment) -> Iterator[Consequence]:
    """502.3: the active player's permanents untap in that player's untap step, unless effects keep them."""
    yield from permanents_untap(view, moment)


@on("502.4", "priority")
def nobody_gets_priority_in_the_untap_step(view: View, moment: Moment) -> Iterator[Consequence]:
    """502.4: nobody gets priority in the untap step, so nothing is cast or activated."""
    del view
    if moment.hosts[0] == "untap":
        yield forbids(moment.subject, "no-priority-in-untap-step", moment.subject)


def priority_in(view: View, moment: Moment, step: str, message: str) -> Iterator[Consequence]:
    """The active player gets priority in a step, then the others in turn order."""
    if moment.hosts[0] == step:
        active = active_player(view)
        other = active not in ("", moment.subject)
        yield allows(
            moment.subject, "priority-after-active-player" if other else message, moment.subject, step=step
        )


@on("503.1", "priority")
def priority_in_the_upkeep(view: View, moment: Moment) -> Iterator[Consequence]:
    """503.1: once the upkeep step begins, the active player gets priority."""
    yield from priority_in(view, moment, "upkeep", "priority-in-step")


@on("504.1", "draws", "first_draw", moments=("step_beginning",))
def the_active_player_draws(view: View, moment: Moment) -> Iterator[Consequence]:
    """504.1: in the draw step the active player first draws a card."""
    yield from active_player_draws(view, moment)


@on("504.2", "priority")
def priority_after_the_draw(view: View, moment: Moment) -> Iterator[Consequence]:
    """504.2: in the draw step players get priority only after the card has been drawn."""
    yield from priority_in(view, moment, "draw", "priority-after-draw")


@on("505.6", "priority")
def priority_in_a_main_phase(view: View, moment: Moment) -> Iterator[Consequence]:
    """505.6: in a main phase the active player gets priority."""
    for step in ("precombat_main", "postcombat_main"):
        yield from priority_in(view, moment, step, "priority-in-step")


@on("505.6a", "cast_commander")
def permanent_spells_are_for_the_main_phase(view: View, moment: Moment) -> Iterator[Consequence]:
    """505.6a: spells of permanents, and sorceries, are cast in one's own main phase."""
    o = view.object(moment.subject)
    player = view.player(moment.by or (o.owner or o.controller if o is not None else ""))
    if o is None or player is None or view.has(o, "flash") or has_type(o, "instant"):
        return
    if active_player(view) not in ("", player.id) or not in_main_phase(view, player):
        yield forbids(o.id, "cast-in-own-main-phase", player.id)
    elif not stack_is_empty(view):
        yield forbids(o.id, "cast-with-empty-stack", player.id)


@on("505.6b", "play_land", "land_response", general=True)
def a_land_in_either_main_phase(view: View, moment: Moment) -> Iterator[Consequence]:
    """505.6b: in a main phase the active player may play a land with an empty stack; nobody responds."""
    o = view.object(moment.subject)
    if moment.detail == "play_land":
        yield from may_play_now(view, moment)
    elif o is not None and has_type(o, "land"):
        yield forbids(o.id, "playing-a-land-uses-no-stack")


@on("512.1", "order")
def ending_phase_is_end_and_cleanup(view: View, moment: Moment) -> Iterator[Consequence]:
    """512.1: the ending phase has two steps in order: end and cleanup."""
    del view
    if all(PHASE_OF[step] == "ending" for step in moment.hosts):
        yield from order(moment)
