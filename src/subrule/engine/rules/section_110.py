"""Sections 108, 110, 111: cards and tokens, and the status in which permanents enter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.attachment import stays
from subrule.engine.rules.replacements import modifies_not, replacement_of
from subrule.engine.view import View


@rule("110.5b", "measuring")
def permanents_enter_untapped(view: View, moment: Moment) -> Iterator[Consequence]:
    """110.5b: permanents enter untapped unless a spell or ability says otherwise."""
    if moment.detail == "untapped":
        yield stays(moment.subject, "permanents-enter-untapped")


def _token_is_no_card(view: View, moment: Moment) -> Iterator[Consequence]:
    r = replacement_of(view, moment)
    if r is None or r.on.token is not False:
        return
    for o in view.state.objects.values():
        before = view.initial.objects[o.id]
        if before.zone == "battlefield" and o.zone != "battlefield" and view.flag(o, "token"):
            yield modifies_not(replace(moment, subject=o.id), r, "a-token-is-no-card")
            return


@rule("108.2b", "not_modifying", general=True)
def tokens_are_not_cards(view: View, moment: Moment) -> Iterator[Consequence]:
    """108.2b: a token is not a card, so what speaks of cards does not concern it."""
    yield from _token_is_no_card(view, moment)


@rule("111.6", "not_modifying", "dying_seen")
def token_is_no_card(view: View, moment: Moment) -> Iterator[Consequence]:
    """111.6: a token is a permanent like others, but it is no card."""
    if moment.kind == "not_modifying":
        yield from _token_is_no_card(view, moment)
        return
    effects, o = view.state.effects, view.object(moment.subject)
    about_cards = effects is not None and any(
        r.on.token is False and r.would == "go_to_graveyard" for r in effects.replacements
    )
    if moment.detail == "died" and o is not None and about_cards and view.flag(o, "token"):
        yield stays(o.id, "a-token-is-no-card")


@rule("120.4b", "measuring")
def damage_is_dealt_as_modified(view: View, moment: Moment) -> Iterator[Consequence]:
    """120.4b: damage is dealt as replacement and prevention effects have modified it."""
    if moment.detail == "amount damage":
        yield stays(moment.subject, "damage-as-the-source-deals-it")


@rule("121.1", "measuring")
def drawing_takes_the_top_card(view: View, moment: Moment) -> Iterator[Consequence]:
    """121.1: to draw a card is to put the top card of the library into the hand."""
    if moment.detail == "amount cards":
        yield stays(moment.subject, "cards-as-the-effect-says")
