"""Verdicts on Sagas, predefined tokens, the monarch, partners, restricted mana, and choices made at once.

They are asked as the questions of :mod:`subrule.engine.answers_turn` are: rules allow or forbid.
"""

from __future__ import annotations

from subrule.engine.answers_turn import TURN_FORMS as _TURN_FORMS
from subrule.engine.answers_turn import asked, permission
from subrule.engine.asked import Answer, Form, Given
from subrule.engine.events import Question


def _chapter(question: Question, given: Given) -> Answer:
    return permission(asked("chapter", question.get("object"), amount=int(question.get("number"))), given)


def _use_token(question: Question, given: Given) -> Answer:
    number = question.get("number")
    # What it costs counts only where it is told how much there is to pay with.
    moment = asked(
        "use_token", question.get("object"), *((number,) if number else ()), by=question.get("player")
    )
    return permission(moment, given)


def _is_monarch(question: Question, given: Given) -> Answer:
    return permission(asked("monarch", question.get("player")), given)


def _monarch_draws(question: Question, given: Given) -> Answer:
    return permission(asked("monarch_draw", question.get("player")), given)


def _both_lead(question: Question, given: Given) -> Answer:
    return permission(asked("both_lead", question.get("object"), question.get("to")), given)


def _spend_on(question: Question, given: Given) -> Answer:
    return permission(asked("spend_on", question.get("player"), question.get("object")), given)


def _chooses_first(question: Question, given: Given) -> Answer:
    return permission(asked("choice_order", question.get("player")), given)


def _knows_choices(question: Question, given: Given) -> Answer:
    return permission(asked("choices_known", question.get("player")), given)


def _keeps_text(question: Question, given: Given) -> Answer:
    return permission(asked("land_text", question.get("object")), given)


def _stays_after_use(question: Question, given: Given) -> Answer:
    return permission(asked("token_stays", question.get("object")), given)


TURN_FORMS: dict[str, Form] = {
    **_TURN_FORMS,
    "chapter_triggers": Form(
        _chapter, ("object", "number"), (), "does that chapter ability of the Saga trigger?"
    ),
    "may_use_token": Form(
        _use_token,
        ("object",),
        ("player", "number"),
        "may the ability of the predefined token be activated, with so much mana?",
    ),
    "stays_after_use": Form(
        _stays_after_use, ("object",), (), "is the predefined token still there after its ability was used?"
    ),
    "is_monarch": Form(_is_monarch, ("player",), (), "is the player the monarch now?"),
    "monarch_draws": Form(
        _monarch_draws, ("player",), (), "does the player draw for being the monarch at this end step?"
    ),
    "may_both_lead": Form(_both_lead, ("object", "to"), (), "may both be commanders of one deck?"),
    "may_spend_on": Form(
        _spend_on, ("player", "object"), (), "may the player's mana be spent on casting that?"
    ),
    "chooses_first": Form(
        _chooses_first, ("player",), (), "of several who choose at once, does the player choose first?"
    ),
    "knows_choices": Form(
        _knows_choices, ("player",), (), "does the player know what another who chooses at once has chosen?"
    ),
    "keeps_text": Form(
        _keeps_text, ("object",), (), "does the land keep its own abilities under what changes its type?"
    ),
}
"""Kind of question about turn, players, Commander and the like → how it is answered and what it needs."""
