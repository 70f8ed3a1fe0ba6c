"""Section 704, state-based actions that put permanents into the graveyard or end tokens and copies."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.designations import (
    copy_ceases,
    token_ceases,
)
from subrule.engine.rules.dying import (
    battle_defense_zero,
    deathtouch_damage,
    legend_rule,
    lethal_damage,
    loyalty_zero,
    saga_finished,
    siege_defense_zero,
    toughness_zero,
    world_rule,
)
from subrule.engine.view import View


@rule("704.5d", "check", "staying_elsewhere", when="token")
def token_off_the_battlefield_ceases(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5d: a token in a zone other than the battlefield ceases to exist."""
    yield from token_ceases(view, moment)


@rule("704.5e", "check", "staying", "staying_elsewhere", when="copy")
def copy_out_of_its_zone_ceases(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5e: a copy of a spell off the stack, or of a card off stack and battlefield, ceases to exist."""
    yield from copy_ceases(view, moment)


@rule("704.5f", "check", "staying", when="weak")
def creature_without_toughness_goes_to_graveyard(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5f: a creature with toughness 0 or less goes to the graveyard; regeneration does not help."""
    yield from toughness_zero(view, moment)


@rule("704.5g", "check", "staying", when="damage")
def creature_with_lethal_damage_is_destroyed(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5g: a creature with damage marked on it that is at least its toughness is destroyed."""
    yield from lethal_damage(view, moment)


@rule("704.5h", "check", "staying", when="damage")
def creature_dealt_damage_by_deathtouch_is_destroyed(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5h: a creature dealt damage by a source with deathtouch since the last check is destroyed."""
    yield from deathtouch_damage(view, moment)


@rule("704.5i", "check", "staying", when="planeswalker")
def planeswalker_without_loyalty_goes_to_graveyard(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5i: a planeswalker with loyalty 0 goes to its owner's graveyard."""
    yield from loyalty_zero(view, moment)


@rule("704.5j", "check", "staying", when="legends")
def legends_with_one_name_and_controller_leave_one(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5j: of legends with one name and one controller that player keeps one; the rest go."""
    yield from legend_rule(view, moment)


@rule("704.5k", "check", "staying", when="worlds")
def only_the_newest_world_permanent_stays(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5k: of several world permanents all but the newest go; in a tie all go."""
    yield from world_rule(view, moment)


@rule("704.5s", "check", "staying", when="saga")
def finished_saga_is_sacrificed(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5s: a Saga with lore for its last chapter is sacrificed unless a chapter ability is pending."""
    yield from saga_finished(view, moment)


@rule("704.5v", "check", "staying", when="battle")
def siege_without_defense_goes_to_graveyard(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5v: a Siege with defense 0 goes unless an ability of it is pending."""
    yield from siege_defense_zero(view, moment)


@rule("704.5w", "check", "staying", when="battle")
def battle_without_defense_goes_to_graveyard(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5w: a battle that is no Siege and has defense 0 goes to its owner's graveyard."""
    yield from battle_defense_zero(view, moment)
