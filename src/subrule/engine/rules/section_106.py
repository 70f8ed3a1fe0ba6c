"""Section 106, mana: when it is lost, what restricts it, and mana of an undefined type."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.topics import allows, forbids, on, player_of
from subrule.engine.rules.turn_actions import unspent_mana_empties
from subrule.engine.view import View


@on("106.4", "mana", "lost", moments=("step_ending",), general=True)
def unspent_mana_is_lost_with_the_step(view: View, moment: Moment) -> Iterator[Consequence]:
    """106.4: mana may stay unspent in the pool, which empties at the end of each step and phase."""
    if moment.kind == "step_ending":
        yield from unspent_mana_empties(view)
        return
    player = player_of(view, moment)
    if player is None:
        return
    if moment.detail == "lost":
        standing = player.standing
        if standing.mana_lost and not (standing.lost or standing.damaged or (standing.set_by or 0) < 0):
            yield forbids(player.id, "lost-mana-costs-no-life", player.id)
        return
    mana = player.standing.mana
    if mana < moment.amount:
        yield forbids(player.id, "mana-is-not-there", player.id, number=str(mana))
    elif not player.standing.mana_stays:
        yield allows(player.id, "mana-is-there", player.id, number=str(mana))


@on("106.6", "spend_on")
def restricted_mana_is_spent_only_as_it_says(view: View, moment: Moment) -> Iterator[Consequence]:
    """106.6: mana that its source restricts is spent only on what the restriction names."""
    player, spell = player_of(view, moment), view.object(moment.hosts[0])
    if player is None or spell is None or not player.standing.mana_only_for:
        return
    named = sorted(player.standing.mana_only_for)
    if any(view.has_quality(spell, quality) for quality in named):
        yield allows(spell.id, "restricted-mana-fits", player.id)
    else:
        yield forbids(spell.id, "restricted-mana-does-not-fit", player.id)


@rule("106.5", "undefined", general=True)
def mana_of_an_undefined_type_is_not_produced(view: View, moment: Moment) -> Iterator[Consequence]:
    """106.5: an ability that would produce mana of an undefined type produces none."""
    ability = view.state.abilities.get(moment.subject)
    if ability is not None and ability.uses == "mana":
        yield Consequence("does_nothing", ability.of, message="no-mana-of-undefined-type")
