"""Verdicts on what was asked about spells: whether they resolve, what they become, what they still do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from subrule.engine.answers_effects import sees_itself_die
from subrule.engine.asked import Answer, Form, Given, closed
from subrule.engine.events import Consequence, Moment, Question
from subrule.engine.spells import ABILITIES
from subrule.engine.state import CARD_TYPES, GameObject

ENTERED = ("enter_attached", "enter_unattached")
_WAYS = {"cast": "cast", "put_onto_battlefield": "put"}
_NO_RULE = Answer(None, reason="no-rule")
_NOT_RESOLVED = Answer(None, reason="spell-has-not-resolved")
_TOLD = (*ENTERED, "not_resolve", "merge", "cease_to_mutate", "put_into_graveyard", "becomes_token")


def _found(given: Given, moment: Moment, *kinds: str) -> Consequence | None:
    return next((c for c in given.ask(moment) if c.kind in kinds), None)


def _countered(given: Given, spell: str) -> bool:
    return ("countered", spell) in {(kind, subject) for kind, subject, _ in given.happened}


def _resolves(question: Question, given: Given) -> Answer:
    spell = question.get("object")
    if given.happened_to(spell, ("not_resolve",)):
        return closed(False)
    if _countered(given, spell) and given.happened_to(spell, ("put_into_graveyard",)):
        return closed(False)
    if given.happened_to(spell, (*ENTERED, "merge", "put_into_graveyard")):
        return closed(True)
    return closed(True) if given.found(spell, "resolves") else _NOT_RESOLVED


def _is_countered(question: Question, given: Given) -> Answer:
    spell = question.get("object")
    if given.happened_to(spell, ("not_resolve",)):
        return closed(False)
    if not _countered(given, spell):
        return Answer(None, reason="nothing-counters")
    return closed(given.happened_to(spell, ("put_into_graveyard",)))


def _affected(question: Question, given: Given) -> Answer:
    target = question.get("object")
    if given.happened_to(target, ("is_affected",)):
        return closed(True)
    spared = given.found(target, "not_destroyed")
    if spared or any(f.kind == "unaffected" and f.other == target for f in given.findings):
        return closed(False)
    failed = any(kind == "not_resolve" for kind, _, _ in given.happened)
    return closed(False) if failed else _NOT_RESOLVED


def _part_happens(question: Question, given: Given) -> Answer:
    spell, part = question.get("object"), question.get("part")
    if given.happened_to(spell, ("not_resolve",)):
        return closed(False)
    if any(f.other == part for f in given.found(spell, "part_happens")):
        return closed(True)
    failed = any(f.other == part for f in given.found(spell, "part_fails"))
    return closed(False) if failed else _NOT_RESOLVED


def _merged(question: Question, given: Given) -> Answer:
    spell, host = question.get("object"), question.get("to")
    if given.happened_to(spell, ("merge",)):
        found = _found(given, Moment("representation", spell), "represented")
        return closed(found.other == host, found) if found is not None else _NO_RULE
    told = given.happened_to(spell, ("cease_to_mutate", "not_resolve"))
    return closed(False) if told else _NOT_RESOLVED


def _ask_side(given: Given, permanent: GameObject) -> None:
    """Demand to know which component is on top, unless the scenario has told it."""
    for component in permanent.components:
        if given.state.objects[component].over is None:
            given.view.open_fact(component, "over", True, False)


def _permanent(given: Given, name: str) -> GameObject:
    """The object asked about, or the permanent that it has become a component of."""
    asked = given.state.objects[name]
    return given.state.objects[asked.merged_into] if asked.merged_into is not None else asked


def _is_a(question: Question, given: Given) -> Answer:
    name, quality = question.get("object"), question.get("quality")
    permanent = _permanent(given, name)
    if permanent.components:
        _ask_side(given, permanent)
    if permanent.zone == "stack" or not (given.happened_to(name, _TOLD) or permanent.components):
        return _NOT_RESOLVED
    if permanent.zone != "battlefield":
        return closed(False)
    if quality in CARD_TYPES:
        return closed(given.view.is_type(permanent, quality))
    return closed(quality in given.view.subtypes(permanent))


def _is_token(question: Question, given: Given) -> Answer:
    name = question.get("object")
    permanent = _permanent(given, name)
    if permanent.components:
        _ask_side(given, permanent)
        told = [s for k, s, o in given.happened if k == "token_by_top" and o == permanent.id]
        return closed(bool(permanent.token)) if told else _NO_RULE
    if given.happened_to(name, ("becomes_token",)):
        return closed(True)
    if given.happened_to(name, ENTERED) and permanent.copy_of != "spell":
        return closed(given.view.flag(permanent, "token"))
    return _NO_RULE


def _has(question: Question, given: Given) -> Answer:
    name, ability = question.get("object"), question.get("quality")
    permanent = _permanent(given, name)
    if permanent.zone == "stack":
        return _NOT_RESOLVED
    if not (given.happened_to(name, _TOLD) or permanent.components):
        return _NO_RULE
    there = permanent.zone == "battlefield" and given.view.known(permanent, ability)
    return closed(there and not permanent.loses_abilities)


def _was_kicked(question: Question, given: Given) -> Answer:
    found = _found(given, Moment("was_kicked", question.get("object")), "kicked_told")
    return closed(found.other == "yes", found) if found is not None else _NO_RULE


def _applies(question: Question, given: Given) -> Answer:
    source = given.state.objects[question.get("object")]
    if source.replaces != "token_created":
        return Answer(None, reason="unknown-replacement")
    return of_token(question.get("token"), given)


def of_token(token: str, given: Given) -> Answer:
    """Whether a token that is on the battlefield was created (608.3f, 111.13, 701.7a).

    Args:
        token: id of the token.
        given: what happened.

    Returns:
        "yes" if it was created, "no" if it was a copy of a permanent spell; no verdict if nothing tells.
    """
    there = given.state.objects[token]
    if there.zone != "battlefield" or not there.token:
        return Answer(None, reason="nothing-enters")
    found = _found(given, Moment("creation", token), "is_created", "not_created_token")
    return closed(found.kind == "is_created", found) if found is not None else _NO_RULE


def enters(subject: str, given: Given) -> Answer | None:
    """Whether a spell enters the battlefield as it resolves; None if nothing about it says so.

    Args:
        subject: id of the spell.
        given: what happened.
    """
    if given.happened_to(subject, ("not_resolve",)):
        return closed(False)
    permanent = given.state.objects[subject]
    if given.happened_to(subject, ("merge",)) or permanent.components:
        found = _found(given, Moment("entering_seen", subject), "not_entered")
        return closed(False, found) if found is not None else _NO_RULE
    return None


def _sees_itself_enter(question: Question, given: Given) -> Answer:
    subject = question.get("object")
    told = enters(subject, given)
    if told is not None:
        return told
    if given.happened_to(subject, ENTERED):
        return closed(True)
    gone = given.happened_to(subject, ("put_into_graveyard", "not_created", "remain_in_zone"))
    return closed(False) if gone else Answer(None, reason="nothing-enters")


def _sees_itself_enter_kicked(question: Question, given: Given) -> Answer:
    entered = _sees_itself_enter(question, given)
    return _was_kicked(question, given) if entered.verdict == "yes" else entered


def _sees_mutation(question: Question, given: Given) -> Answer:
    permanent = _permanent(given, question.get("object"))
    told = given.found(permanent.id, "mutates")
    if told:
        return closed(True, *told)
    failed = any(kind == "cease_to_mutate" for kind, _, _ in given.happened)
    return closed(False) if failed else _NO_RULE


def _sees_cast(question: Question, given: Given) -> Answer:
    spell = question.get("spell")
    if given.happened_to(spell, ("is_copied",)):
        return closed(False)
    ways = {k for k, s, _ in given.happened if s == spell and k in _WAYS}
    if len(ways) != 1:
        return Answer(None, reason="unknown-trigger")
    moment = Moment("cast_seen", spell, detail=_WAYS[ways.pop()])
    found = _found(given, moment, "becomes_cast", "not_cast")
    return closed(found.kind == "becomes_cast", found) if found is not None else _NO_RULE


SPELL_TRIGGERS: Mapping[str, Callable[[Question, Given], Answer]] = MappingProxyType(
    {
        "enters": _sees_itself_enter,
        "enters_kicked": _sees_itself_enter_kicked,
        "mutates": _sees_mutation,
        "spell_cast": _sees_cast,
        "dies": sees_itself_die,
    }
)
"""Event that an ability watches → whether it triggers."""

SPELL_FORMS: Mapping[str, Form] = MappingProxyType(
    {
        "resolves": Form(_resolves, ("object",), (), "does the spell resolve?"),
        "is_countered": Form(_is_countered, ("object",), (), "is the spell countered?"),
        "affected": Form(_affected, ("object",), (), "does the spell do anything to that target?"),
        "part_happens": Form(
            _part_happens,
            ("object", "part"),
            (),
            "does what it does without a target happen?",
        ),
        "merged": Form(_merged, ("object", "to"), (), "do the spell and that permanent become one?"),
        "is_a": Form(_is_a, ("object", "quality"), (), "is it of that type or subtype in the end?"),
        "is_token": Form(_is_token, ("object",), (), "is it a token?"),
        "has": Form(_has, ("object", "quality"), (), "does it have that ability in the end?"),
        "was_kicked": Form(_was_kicked, ("object",), (), "does it count as kicked?"),
        "applies": Form(
            _applies, ("object", "token"), (), "does its replacement of the creation of tokens apply?"
        ),
    }
)
"""Kind of question about spells → how it is answered."""

QUALITIES_ASKED = (*sorted(CARD_TYPES), "aura", "equipment", *ABILITIES)
"""What ``is_a`` and ``has`` may ask for."""
