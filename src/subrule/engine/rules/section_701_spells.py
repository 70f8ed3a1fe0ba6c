"""Section 701, keyword actions that concern spells and the tokens they become: counter, create."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.attachment import stays
from subrule.engine.rules.resolving import spell_to_resolve
from subrule.engine.rules.section_608_abilities import countered_ability
from subrule.engine.rules.section_701_counter import can_counter
from subrule.engine.view import View


@rule("701.6a", "countering", "ability_resolving", "countering_what")
def countered_spell_goes_to_graveyard(view: View, moment: Moment) -> Iterator[Consequence]:
    """701.6a: a countered spell does not resolve, does nothing and is put into its owner's graveyard."""
    if moment.kind == "ability_resolving":
        yield from countered_ability(view, moment)
        return
    if moment.kind == "countering_what":
        yield from can_counter(view, moment)
        return
    spell = spell_to_resolve(view, moment)
    if spell is not None:
        yield Consequence("put_into_graveyard", spell.id, message="countered-to-graveyard")


@rule("701.7a", "creation", "measuring")
def token_put_there_by_an_effect_is_created(view: View, moment: Moment) -> Iterator[Consequence]:
    """701.7a: to create a token is to put it onto the battlefield."""
    if moment.kind == "measuring":
        if moment.detail == "amount tokens":
            yield stays(moment.subject, "tokens-as-the-effect-says")
        return
    token = view.object(moment.subject)
    if token is None or not token.token or token.zone != "battlefield":
        return
    if not view.flag(token, "from_spell"):
        yield Consequence("is_created", token.id, message="token-is-created")
