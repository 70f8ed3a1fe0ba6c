"""Section 111, tokens: where they can be."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.measures import returns_by, said
from subrule.engine.registry import rule
from subrule.engine.rules.attachment import stays
from subrule.engine.rules.designations import (
    token_ceases,
)
from subrule.engine.rules.section_603_triggers import death_of_token
from subrule.engine.timing import says
from subrule.engine.view import View


@rule("111.7", "check", "staying_elsewhere", "triggering", general=True, when="token")
def token_elsewhere_ceases_to_exist(view: View, moment: Moment) -> Iterator[Consequence]:
    """111.7: a token in a zone other than the battlefield ceases to exist, once abilities have seen it go."""
    if moment.kind != "triggering":
        yield from token_ceases(view, moment)
        return
    seen = death_of_token(view, moment)
    if seen is not None:
        yield says(seen[0].of, True, "token-died-before-it-ceased", host=seen[1].id)


@rule("111.8", "died", "arriving", "returned", overrides=("702.79a", "702.93a"))
def token_that_left_does_not_come_back(view: View, moment: Moment) -> Iterator[Consequence]:
    """111.8: a token that has left the battlefield can't come back to it."""
    if moment.kind == "returned":
        card = view.object(moment.subject)
        if card is not None and not said(view, card, "token"):
            yield stays(card.id, "card-may-come-back")
        return
    arriving = moment.kind == "arriving"
    token = view.object(moment.subject) if arriving else view.last_known.get(moment.subject)
    if token is None or not (token.incarnation if arriving else returns_by(token)):
        return
    if said(view, token, "token"):
        yield Consequence("does_not_return", token.id, other="token", message="token-does-not-return")
