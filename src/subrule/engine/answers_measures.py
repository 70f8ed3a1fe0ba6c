"""Verdicts on what was asked about state-based actions: who loses, what dies, what is counted."""

from __future__ import annotations

from collections.abc import Callable

from subrule.engine.asked import Answer, Form, Given, closed
from subrule.engine.events import CHANGES_STATE, DYING, Consequence, Moment, Question
from subrule.engine.grounds import TELLING, grounds
from subrule.engine.measures import counters
from subrule.engine.state import GameObject

_NO_RULE = Answer(None, reason="no-rule")

_BESIDE_DYING = frozenset({"ceases_to_exist", "enter_attached", "enter_unattached"})
"""What may become of a permanent after it has left: whether it died it does not tell."""

_ABOUT_COMMANDERS = ("commander-stays-where-it-is", "commander-has-gone-home")


def settle_choices(subject: GameObject, given: Given) -> None:
    """Ask for a choice on which the fate of one object turns: which legend is kept, a commander's way.

    Raises:
        DemandError: if the choice matters and is not told.
    """
    if given.found(subject.id, "may_return") and given.state.objects[subject.id].returns is None:
        given.view.open_fact(subject.id, "returns")
    for choice in given.findings:
        if choice.message == "legend-rule-choice":
            group = sorted(
                o.id
                for o in given.view.initial.objects.values()
                if o.id == choice.subject or "legend" in given.state.objects[o.id].fate
            )
            kept = [o for o in _kept_of(group, given) if o not in group]
            group = sorted({*group, *kept})
            if subject.id in group:
                given.view.open_fact(group[0], "kept", *group)


def _kept_of(group: list[str], given: Given) -> list[str]:
    """The legends that stayed while others of the group went."""
    gone = [given.view.initial.objects[g] for g in group]
    return [
        o.id
        for o in given.view.battlefield
        if "legendary" in (o.supertypes or ())
        and any(o.controller == g.controller and (o.name == g.name or not o.name or not g.name) for g in gone)
    ]


# -- players ---------------------------------------------------------------------------------------


def _in_game_grounds(player: str, given: Given, detail: str = "") -> tuple[Consequence, ...] | None:
    moment = Moment("staying_in_game", player, detail=detail)
    return None if given.silenced(moment) else tuple(given.ask(moment))


def _loses(question: Question, given: Given) -> Answer:
    player = question.get("player")
    if given.state.players[player].lost:
        return closed(True)
    if given.happened_to(player, ("loss_replaced",)):
        return closed(False)
    if not any(p.lost for p in given.state.players.values()):
        won = [c for c in given.ask(Moment("ended")) if c.kind == "wins_game" and c.subject == player]
        if won:
            # Whatever the life total is by now, the game ended before (104.1).
            return closed(False, *won)
    found = _in_game_grounds(player, given)
    if found is None:
        return _NO_RULE
    return closed(False, *(found or (Consequence("stays", player, player=player, message="nobody-loses"),)))


def _who_loses(_question: Question, given: Given) -> Answer:
    if any(p.lost for p in given.state.players.values()):
        return Answer("outcome")
    told: list[Consequence] = []
    for player in given.state.players:
        found = _in_game_grounds(player, given)
        if found is None:
            return _NO_RULE
        told += found
    return Answer("outcome", tuple(told) or (Consequence("stays", "", message="nobody-loses"),))


def _ended(given: Given) -> tuple[Consequence, ...] | None:
    moment = Moment("ended", detail="asked")
    found = tuple(given.ask(moment))
    return found or None


def _game_ends(_question: Question, given: Given) -> Answer:
    found = _ended(given)
    if found is None:
        return _NO_RULE
    return closed(any(c.kind in ("wins_game", "game_is_drawn") for c in found), *found)


def _wins(question: Question, given: Given) -> Answer:
    found = _ended(given)
    if found is None:
        return _NO_RULE
    player = question.get("player")
    return closed(any(c.kind == "wins_game" and c.subject == player for c in found), *found)


def _has_speed(question: Question, given: Given) -> Answer:
    player = question.get("player")
    if given.happened_to(player, ("gets_speed",)):
        return closed(str(given.state.players[player].speed) == question.get("number", "1"))
    found = _in_game_grounds(player, given, "speed")
    if found is None:
        return _NO_RULE
    found = found or (Consequence("stays", player, player=player, message="no-speed-of-its-own"),)
    return closed(str(given.state.players[player].speed or 0) == question.get("number", "1"), *found)


# -- objects ---------------------------------------------------------------------------------------


def _of_object(question: Question, given: Given, holds: Callable[[GameObject], bool]) -> Answer:
    subject = given.state.objects[question.get("object")]
    settle_choices(subject, given)
    found = grounds(subject, given)
    return _NO_RULE if found is None else closed(holds(subject), *found)


def _dies(question: Question, given: Given) -> Answer:
    left = _left_by_an_event(question.get("object"), given)
    if left is not None:
        return left
    answer = _of_object(question, given, lambda o: given.has_died(o.id))
    return _of_what_it_is_now(question.get("object"), given, answer)


def _left_by_an_event(name: str, given: Given) -> Answer | None:
    """Whether what an event took from the battlefield died (700.4); None where it was none that did."""
    if given.view.initial.objects[name].zone != "battlefield":
        return None
    if not given.happened_to(name, ("leaves", "sacrifice")) or given.happened_to(
        name, TELLING - _BESIDE_DYING
    ):
        return None
    died = given.has_died(name)
    moment = Moment("dying_seen", name, detail="died" if died else "went elsewhere")
    if given.silenced(moment):
        return _NO_RULE
    told = [c for c in given.ask(moment) if c.kind == "never_happened"]
    return closed(died, *told) if told else _NO_RULE


def _of_what_it_is_now(name: str, given: Given, answer: Answer) -> Answer:
    """Tell with a "no" that counters and damage were on another object, where it is a new one (400.7)."""
    was, now = given.view.initial.objects[name], given.state.objects[name]
    marked = was.zone == "battlefield" and (was.counters or was.damage)
    is_new = now.zone == "battlefield" and now.incarnation != was.incarnation
    if answer.verdict != "no" or not marked or not is_new:
        return answer
    found = given.ask(Moment("identity", name, detail=str(was.incarnation)))
    return closed(False, *found, *answer.consequences) if found else _NO_RULE


def _destroyed(question: Question, given: Given) -> Answer:
    subject = question.get("object")
    if given.happened_to(
        subject, ("put_into_graveyard", "sacrificed", "sacrifice")
    ) and not given.happened_to(subject, ("destroyed",)):
        told = _way_to_destroy(given, subject, "destroyed", "not-every-way-to-the-graveyard-is-destruction")
        return closed(False, *told) if told else _NO_RULE
    if ("destroyed", subject, "effect") in given.happened:
        told = _way_to_destroy(given, subject, "destroyed by an effect", "effect-is-a-way-to-destroy")
        return closed(True, *told) if told else _NO_RULE
    return _of_object(question, given, lambda o: given.happened_to(o.id, ("destroyed",)))


def _way_to_destroy(given: Given, subject: str, way: str, message: str) -> list[Consequence]:
    """What says that something counts as destruction, or that it does not (701.8b)."""
    return [c for c in given.ask(Moment("staying_elsewhere", subject, detail=way)) if c.message == message]


def _what_becomes(question: Question, given: Given) -> Answer:
    told: list[Consequence] = []
    for name in question.all("objects"):
        found = grounds(given.state.objects[name], given)
        if found is None:
            return _NO_RULE
        told += [c for c in found if c.message != "nothing-happens"]
    happened = any(kind in CHANGES_STATE for kind, _, _ in given.happened)
    if not told and not happened:
        first = question.get("objects")
        told = [Consequence("stays", first, message="nothing-happens")]
    return Answer("outcome", tuple(told))


def _counters(question: Question, given: Given) -> tuple[Consequence, ...] | None:
    subject = given.state.objects[question.get("object")]
    if given.happened_to(subject.id, ("loses_counters", "gets_counters", "keeps_counters", "is_new", *DYING)):
        return ()
    return grounds(subject, given)


def _counters_left(question: Question, given: Given) -> Answer:
    found = _counters(question, given)
    return _NO_RULE if found is None else Answer("outcome", found)


def _has_counters(question: Question, given: Given) -> Answer:
    found = _counters(question, given)
    if found is None:
        return _NO_RULE
    subject = given.state.objects[question.get("object")]
    holds = str(counters(subject, question.get("counter"))) == question.get("number")
    return _of_what_it_is_now(subject.id, given, closed(holds, *found))


def _who_protects(question: Question, given: Given) -> Answer:
    return Answer("outcome", _protector_grounds(question, given) or ())


def _protects(question: Question, given: Given) -> Answer:
    found = _protector_grounds(question, given)
    if found is None:
        return _NO_RULE
    battle = given.state.objects[question.get("object")]
    return closed(battle.protector == question.get("player"), *found)


def _protector_grounds(question: Question, given: Given) -> tuple[Consequence, ...] | None:
    return grounds(given.state.objects[question.get("object")], given)


def _may_return(question: Question, given: Given) -> Answer:
    subject = given.state.objects[question.get("object")]
    if given.found(subject.id, "may_return") or given.happened_to(subject.id, ("returns_to_command",)):
        return closed(True)
    found = grounds(subject, given)
    if found is None:
        return _NO_RULE
    # Why a commander stays where it is says more than that a card does.
    return closed(False, *(tuple(c for c in found if c.message in _ABOUT_COMMANDERS) or found))


# -- how checks go ---------------------------------------------------------------------------------


def _something_was_done(given: Given) -> bool:
    return any(kind in CHANGES_STATE for kind, _, _ in given.happened)


def _may_respond(question: Question, given: Given) -> Answer:
    subject = question.get("object") or question.get("player")
    if not given.happened_to(subject, CHANGES_STATE):
        return Answer(None, reason="nothing-to-respond-to")
    found = given.ask(Moment("responding", subject))
    return closed(False, *found) if found else _NO_RULE


def _checked_again(_question: Question, given: Given) -> Answer:
    if not _something_was_done(given):
        return Answer(None, reason="nothing-to-respond-to")
    subject = next(s for k, s, _ in given.happened if k in CHANGES_STATE)
    found = given.ask(Moment("checking_again", subject))
    return closed(True, *found) if found else _NO_RULE


MEASURED_FORMS: dict[str, Form] = {
    "loses": Form(_loses, ("player",), (), "does a player lose the game?"),
    "who_loses": Form(_who_loses, (), (), "who loses the game?"),
    "wins": Form(_wins, ("player",), (), "does a player win the game?"),
    "game_ends": Form(_game_ends, (), (), "does the game end?"),
    "has_speed": Form(_has_speed, ("player",), ("number",), "is that a player's speed?"),
    "dies": Form(_dies, ("object",), (), "does it die?"),
    "destroyed": Form(_destroyed, ("object",), (), "is it destroyed?"),
    "what_becomes": Form(_what_becomes, ("objects",), (), "what becomes of several objects together?"),
    "counters_left": Form(_counters_left, ("object",), (), "which counters does it keep?"),
    "has_counters": Form(
        _has_counters, ("object", "counter", "number"), (), "does it have so many counters of a kind?"
    ),
    "who_protects": Form(_who_protects, ("object",), (), "who protects the battle?"),
    "protects": Form(_protects, ("object", "player"), (), "does a player protect the battle?"),
    "may_return": Form(
        _may_return, ("object",), (), "may its owner put the commander into the command zone?"
    ),
    "may_respond": Form(
        _may_respond, (), ("object", "player"), "may players respond to what state-based actions do to it?"
    ),
    "checked_again": Form(_checked_again, (), (), "are state-based actions checked once more?"),
}
"""Kind of question about state-based actions → how it is answered and what it needs."""
