"""Verdicts on questions about the turn, about players, and about Commander.

Each question has a topic, under which rules are asked: they allow, forbid or give a number. A topic on which
a rule that is switched off would have spoken has no verdict.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from subrule.engine.asked import Answer, Form, Given, closed
from subrule.engine.events import Moment, Question
from subrule.engine.facts import UnsupportedError

_NO_RULE = Answer(None, reason="no-rule")

Made = Callable[[Question, Given], Moment]


def asked(topic: str, subject: str = "", *hosts: str, by: str = "", amount: int = 0) -> Moment:
    """Give the moment at which rules are asked about a topic."""
    return Moment("asked", subject, hosts, by, topic, amount=amount)


UNTOLD = "-1"
"""Number that stands for some, of which it is not known how many."""

_OF_TEAMS = frozenset(
    {
        "untap",
        "priority",
        "passing",
        "next_turn",
        "draw_order",
        "discard",
        "discard_now",
        "play_land",
        "cast_commander",
        "life",
        "gained",
        "lost",
    }
)
"""Topics on which a team of Two-Headed Giant counts as one (805, 810)."""


def _refuse_team(moment: Moment, given: Given) -> None:
    if given.state.variant == "two_headed_giant" and moment.detail in _OF_TEAMS:
        raise UnsupportedError("two-headed-giant-team")


def permission(moment: Moment, given: Given) -> Answer:
    """Answer whether something may be, or is so: not if any rule forbids it, if one allows it.

    Args:
        moment: topic and subject.
        given: what the question is answered from.
    """
    _refuse_team(moment, given)
    found = given.ask(moment)
    if given.silenced(moment):
        return _NO_RULE
    against = [c for c in found if c.kind == "forbids"]
    if against:
        return closed(False, *against)
    allowed = [c for c in found if c.kind == "allows"]
    return closed(True, *allowed) if allowed else _NO_RULE


def amount(moment: Moment, given: Given, number: str) -> Answer:
    """Answer how many, or whether it is so many.

    Args:
        moment: topic and subject.
        given: what the question is answered from.
        number: the number asked about; ``""`` to be told it.
    """
    _refuse_team(moment, given)
    found = [c for c in given.ask(moment) if c.kind == "amounts"]
    if not found or given.silenced(moment):
        return _NO_RULE
    if not number:
        return Answer("outcome", tuple(found))
    if any(c.other == UNTOLD for c in found) and number != "0":
        # More than none, but how many has not been told.
        return Answer(None, reason="hand-not-stated")
    return closed(all(c.other == number for c in found), *found)


def _asks(topic: str, *roles: str) -> Callable[[Question, Given], Answer]:
    """A handler that asks whether something may be or is so; the first role is the subject."""

    def handler(question: Question, given: Given) -> Answer:
        subject, *hosts = (question.get(role) for role in roles)
        by = question.get("player") if "player" not in roles[:1] else ""
        return permission(asked(topic, subject, *(h for h in hosts if h), by=by), given)

    return handler


def _counts(topic: str, role: str) -> Callable[[Question, Given], Answer]:
    """A handler that asks how many."""

    def handler(question: Question, given: Given) -> Answer:
        return amount(asked(topic, question.get(role)), given, question.get("number"))

    return handler


def _whole(topic: str) -> Callable[[Question, Given], Answer]:
    """A handler for what is asked of the whole game."""

    def handler(question: Question, given: Given) -> Answer:
        return permission(asked(topic), given)

    return handler


# -- mana, untapping, steps ------------------------------------------------------------------------


def _has_mana(question: Question, given: Given) -> Answer:
    player = question.get("player")
    wanted = int(question.get("number", "1"))
    return permission(asked("mana", player, amount=wanted), given)


def _untaps(question: Question, given: Given) -> Answer:
    subject = question.get("object")
    if given.happened_to(subject, ("untaps",)):
        return closed(True)
    return permission(asked("untap", subject), given)


def _gets_priority(question: Question, given: Given) -> Answer:
    turn = given.state.turn
    step = question.get("step") or (turn.step if turn is not None else "")
    if not step:
        return Answer(None, reason="step-not-stated")
    return permission(asked("priority", question.get("player"), step), given)


def _step_ends(_question: Question, given: Given) -> Answer:
    passed: list[str] = []
    for kind, subject, _ in given.happened:
        if kind == "pass":
            passed.append(subject)
        elif kind in _ACTIONS:
            # Only passes in succession count.
            passed = []
    return permission(asked("passing", "", *dict.fromkeys(passed)), given)


_ACTIONS = frozenset({"cast", "resolve", "play_land", "begins", "trigger", "copied", "countered"})


def _comes_before(question: Question, given: Given) -> Answer:
    return permission(asked("order", "", question.get("step"), question.get("than")), given)


def _next(topic: str, role: str) -> Callable[[Question, Given], Answer]:
    """A handler that asks who or what is next; ``other`` of the answer says it."""

    def handler(question: Question, given: Given) -> Answer:
        moment = asked(topic)
        _refuse_team(moment, given)
        found = [c for c in given.ask(moment) if c.kind == "amounts"]
        if not found or given.silenced(moment):
            return _NO_RULE
        wanted = question.get(role)
        return closed(found[0].other == wanted, *found) if wanted else Answer("outcome", tuple(found))

    return handler


def _next_phase(question: Question, given: Given) -> Answer:
    handler = _next("next_phase", "")
    answer = handler(question, given)
    wanted = question.get("step")
    if not wanted or answer.verdict is None:
        return answer
    return closed(answer.consequences[0].other == wanted, *answer.consequences)


def _still_lasts(question: Question, given: Given) -> Answer:
    return permission(asked("lasting", "", question.get("until")), given)


# -- life ------------------------------------------------------------------------------------------


def _may_pay_life(question: Question, given: Given) -> Answer:
    moment = asked("pay_life", question.get("player"), amount=int(question.get("number")))
    return permission(moment, given)


def _life_event(topic: str) -> Callable[[Question, Given], Answer]:
    """A handler that asks whether life was gained or lost; what kept it from it is told already."""

    def handler(question: Question, given: Given) -> Answer:
        player = question.get("player")
        stays = given.found(player, "life_stays")
        if stays and not getattr(
            given.state.players[player].standing, "gained" if topic == "gained" else "lost"
        ):
            return closed(False)
        if topic == "gained" and not given.happened_to(player, _LIFE_EVENTS):
            # Nothing was told that could have been a gain.
            return _NO_RULE
        return permission(asked(topic, player), given)

    return handler


_LIFE_EVENTS = frozenset({"life", "exchange_life", "life_exchanged", "gains_life", "trigger"})


def _life_is(question: Question, given: Given) -> Answer:
    player = given.state.players[question.get("player")]
    if player.life is None and player.standing.exchanged:
        return _exchanged_for(player.id, question.get("number"), given)
    if player.life is None and not given.happened_to(player.id, ("life", "damage", "pay_life")):
        return amount(asked("starting_life", player.id), given, question.get("number"))
    if player.life is None:
        return Answer(None, reason="life-not-stated")
    told = any(s == player.id and k in ("life_stays", "life_exchanged") for k, s, _ in given.happened)
    answer = amount(asked("life", player.id), given, question.get("number"))
    if answer.verdict is None and told:
        number = question.get("number")
        return closed(str(player.life) == number) if number else Answer("outcome")
    return answer


def _exchanged_for(player: str, number: str, given: Given) -> Answer:
    """Of an untold total that a player has got by an exchange only its place beside the old one is known."""
    way, before = given.state.players[player].standing.exchanged, given.view.initial.players[player].life
    moment = asked("life", player)
    told = [c for c in given.ask(moment) if c.kind == "forbids"]
    if not number or before is None or not told or given.silenced(moment):
        raise UnsupportedError("exchange-of-unstated-life")
    wanted = int(number)
    if way == "same":
        return closed(wanted == before, *told)
    if (wanted > before) if way == "gained" else (wanted < before):
        raise UnsupportedError("exchange-of-unstated-life")
    return closed(False, *told)


# -- Commander -------------------------------------------------------------------------------------


def _color_identity(question: Question, given: Given) -> Answer:
    moment = asked("identity", question.get("object"))
    found = [c for c in given.ask(moment) if c.kind == "allows"]
    if not found or given.silenced(moment):
        return _NO_RULE
    return Answer("outcome", tuple(replace(c, kind="amounts") for c in found))


def _in_color_identity(question: Question, given: Given) -> Answer:
    return permission(asked("identity", question.get("object"), question.get("color")), given)


def _may_be_in_deck(question: Question, given: Given) -> Answer:
    if not [o for o in given.state.objects.values() if o.commander]:
        return Answer(None, reason="commander-not-stated")
    return permission(asked("deck", question.get("object")), given)


def _deck_may_have(question: Question, given: Given) -> Answer:
    return permission(asked("deck_size", amount=int(question.get("number"))), given)


def _may_be_commander(question: Question, given: Given) -> Answer:
    return permission(asked("leading", question.get("object")), given)


TURN_FORMS: dict[str, Form] = {
    "may_play_land": Form(
        _asks("play_land", "player", "object"), ("player",), ("object",), "may the player play a land now?"
    ),
    "may_respond_to_land": Form(
        _asks("land_response", "object"), ("object",), (), "may players respond to the land's being played?"
    ),
    "may_cast_land": Form(
        _asks("cast_land", "object"), ("object",), (), "may the land card be cast as a spell?"
    ),
    "is_basic": Form(_asks("basic", "object"), ("object",), (), "is it a basic land?"),
    "taps_for": Form(
        _asks("taps_for", "object", "color"),
        ("object", "color"),
        (),
        "does the land make that color of mana?",
    ),
    "has_mana": Form(_has_mana, ("player",), ("number",), "has the player so much unspent mana?"),
    "untaps": Form(_untaps, ("object",), (), "does it untap?"),
    "gets_priority": Form(
        _gets_priority, ("player",), ("step",), "does the player get priority in that step?"
    ),
    "step_ends": Form(_step_ends, (), (), "do the passes so far end the step or phase?"),
    "comes_before": Form(_comes_before, ("step", "than"), (), "does one step come before another?"),
    "next_turn": Form(_next("next_turn", "player"), (), ("player",), "whose turn is next?"),
    "next_phase": Form(_next_phase, (), ("step",), "which phase is next?"),
    "has_step": Form(
        _asks("has_step", "player", "step"), ("player", "step"), (), "does that step come, or is it skipped?"
    ),
    "triggers_at_step": Form(
        _asks("step_trigger", "object"), ("object",), (), "does its ability trigger at its step this turn?"
    ),
    "still_lasts": Form(_still_lasts, ("until",), (), "does an effect of this turn still last?"),
    "discards": Form(
        _counts("discard", "player"), ("player",), ("number",), "how many cards go in the cleanup step?"
    ),
    "draws": Form(_counts("draws", "player"), ("player",), ("number",), "how many cards were drawn?"),
    "draws_first": Form(
        _asks("draw_order", "player"),
        ("player",),
        (),
        "of several told to draw, does that player draw first?",
    ),
    "may_choose_draw": Form(
        _asks("choose_draw", "player"), ("player",), (), "may the player choose to draw?"
    ),
    "draws_first_turn": Form(
        _asks("first_draw", "player"), ("player",), (), "does the player draw in the first turn's draw step?"
    ),
    "may_choose_first": Form(
        _asks("choose_first", "player"), ("player",), (), "does the player choose who begins?"
    ),
    "hand_after_mulligans": Form(
        _counts("mulligan_hand", "player"),
        ("player",),
        ("number",),
        "with how many cards does the player begin?",
    ),
    "may_mulligan": Form(_asks("mulligan", "player"), ("player",), (), "may the player take a mulligan now?"),
    "starting_life": Form(
        _counts("starting_life", "player"),
        ("player",),
        ("number",),
        "with how much life does the player begin?",
    ),
    "life_is": Form(_life_is, ("player",), ("number",), "what is the life total?"),
    "may_pay_life": Form(_may_pay_life, ("player", "number"), (), "may the player pay so much life?"),
    "gained_life": Form(_life_event("gained"), ("player",), (), "has the player gained life?"),
    "lost_life": Form(_life_event("lost"), ("player",), (), "has the player lost life?"),
    "may_choose_color": Form(
        _asks("choose_color", "color"), ("color",), (), "may that be chosen as a color?"
    ),
    "is_color": Form(
        _asks("color", "object", "color"),
        ("object", "color"),
        (),
        "is it that color, colorless or multicolored?",
    ),
    "mana_pays": Form(
        _asks("mana_pays", "color", "symbol"), ("color", "symbol"), (), "does that mana pay for that symbol?"
    ),
    "must_discard_now": Form(
        _asks("discard_now", "player"), ("player",), (), "must the player discard at this moment?"
    ),
    "loop_is_draw": Form(_whole("loop"), (), (), "is the game a draw because of the loop?"),
    "may_concede": Form(_asks("concede", "player"), ("player",), (), "may the player concede now?"),
    "tax": Form(
        _counts("tax", "object"), ("object",), ("number",), "what does the commander cost in addition?"
    ),
    "may_cast_commander": Form(
        _asks("cast_commander", "object"), ("object",), ("player",), "may it be cast from the command zone?"
    ),
    "is_commander": Form(_asks("commander", "object"), ("object",), (), "is it a commander?"),
    "may_be_commander": Form(_may_be_commander, ("object",), (), "may it be a deck's commander?"),
    "in_color_identity": Form(
        _in_color_identity, ("object", "color"), (), "is a color in its color identity?"
    ),
    "color_identity": Form(_color_identity, ("object",), (), "which colors are in its color identity?"),
    "may_be_in_deck": Form(_may_be_in_deck, ("object",), (), "may the card be in the commander's deck?"),
    "deck_may_have": Form(_deck_may_have, ("number",), (), "may a Commander deck have so many cards?"),
}
"""Kind of question about turn, players and Commander → how it is answered and what it needs."""
