"""Section 614.10, skipping: what has begun is not skipped, and each effect skips one occurrence."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.rules.section_500 import has_begun
from subrule.engine.rules.topics import allows, forbids, on
from subrule.engine.view import View


@on("614.10", "has_step")
def what_has_begun_is_not_skipped(view: View, moment: Moment) -> Iterator[Consequence]:
    """614.10: a step, phase or turn that has begun can't be skipped; the effect waits for the next one."""
    player, step = view.player(moment.subject), moment.hosts[0]
    if player is not None and step in player.standing.skips and has_begun(view, player.id, step):
        yield allows(player.id, "step-had-begun-so-the-next-is-skipped", player.id, step=step)


@on("614.10a", "has_step")
def each_effect_skips_one_occurrence(view: View, moment: Moment) -> Iterator[Consequence]:
    """614.10a: two effects that skip the next occurrence skip the next two, one each."""
    player, step = view.player(moment.subject), moment.hosts[0]
    if player is None or has_begun(view, player.id, step):
        return
    before = view.initial.players[player.id].standing.skips.count(step)
    left = player.standing.skips.count(step)
    if 0 < left < before:
        yield forbids(player.id, "second-skip-takes-the-next", player.id, step=step)
    elif before and not left:
        yield allows(player.id, "every-skip-is-used-up", player.id, step=step)
