"""Verdicts on what was asked about linked abilities: are they linked, and what does the second refer to."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from subrule.engine.asked import Answer, Form, Given, closed
from subrule.engine.events import Consequence, Moment, Question
from subrule.engine.linked import DEEDS_TO_OBJECTS, DOES, PAID, REFERS, Ability

TREATMENTS = ("each", "sum", "answers", "tokens", "choice")
"""What may become of several cards where an ability speaks of one (607.3)."""

_NOT_LINKED = Answer(None, reason="no-link")
_NO_RULE = Answer(None, reason="no-rule")


def _abilities(question: Question, given: Given, role: str) -> list[Ability]:
    return [given.state.abilities[i] for i in question.all(role) if i in given.state.abilities]


def _of(found: list[Consequence], *kinds: str) -> list[Consequence]:
    return [c for c in found if c.kind in kinds]


def _are_linked(question: Question, given: Given) -> Answer:
    second = given.state.abilities[question.get("ability")]
    first = given.state.abilities[question.get("to")]
    if not (second.refers_to and first.does) and first.refers_to and second.does:
        first, second = second, first
    found = given.ask(Moment("linking", second.id, (first.id,)))
    linked = _of(found, "linked")
    if linked:
        return closed(True, linked[0])
    denied = _of(found, "not_linked")
    return closed(False, denied[0]) if denied else _NO_RULE


def _linked_to(question: Question, given: Given) -> Answer:
    second = given.state.abilities[question.get("ability")]
    found = [
        c
        for first in given.state.abilities
        for c in _of(given.ask(Moment("linking", second.id, (first,))), "linked")
    ]
    return Answer("outcome", tuple(found)) if found else _NOT_LINKED


def _several_pairs(question: Question, given: Given) -> Answer:
    found = given.ask(Moment("pairs", question.get("ability")))
    return closed(found[0].other == "several", found[0]) if found else _NO_RULE


def _reached(given: Given, ability: str, thing: str) -> Consequence | None:
    """The finding on one thing; one that says that the ability refers to it goes first."""
    found = given.ask(Moment("reach", ability, (thing,)))
    return next(iter([*_of(found, "refers_to"), *_of(found, "refers_not", "refers_to_nothing")]), None)


def _refers(question: Question, given: Given) -> Answer:
    found = _reached(given, question.get("ability"), question.get("to"))
    return _NOT_LINKED if found is None else closed(found.kind == "refers_to", found)


def _counts_as_paid(question: Question, given: Given) -> Answer:
    found = _reached(given, question.get("ability"), PAID)
    return _NOT_LINKED if found is None else closed(found.kind == "refers_to", found)


def _refers_only(question: Question, given: Given) -> Answer:
    ability = given.state.abilities[question.get("ability")]
    verbs = {DOES[does] for does in REFERS.get(ability.refers_to, ())}
    named = question.all("to")
    told = [d.thing for d in given.state.deeds if d.verb in verbs]
    # What the scenario lists in exile beside the cards named could be meant as well.
    if "exiled" in verbs:
        told += [o.id for o in given.state.objects.values() if o.zone == "exile"]
    others = [t for t in dict.fromkeys(told) if t not in named]
    if not verbs & DEEDS_TO_OBJECTS:
        others = [t for t in others if t not in given.state.objects]
    found: list[Consequence] = []
    for thing in (*named, *others):
        reached = _reached(given, ability.id, thing)
        if reached is None:
            return _NOT_LINKED
        found.append(reached)
        if (reached.kind == "refers_to") != (thing in named):
            return closed(False, reached)
    return closed(True, *found)


def _referred_to(question: Question, given: Given) -> Answer:
    found = given.ask(Moment("reach", question.get("ability")))
    told = _of(found, "refers_to") or _of(found, "refers_to_nothing")[:1]
    return Answer("outcome", tuple(told)) if told else _NOT_LINKED


def _does_anything(question: Question, given: Given) -> Answer:
    found = given.ask(Moment("reach", question.get("ability")))
    reached = _of(found, "refers_to")
    if reached:
        return closed(True, *reached) if any(c.other for c in reached) else Answer(None, reason="no-answer")
    nothing = _of(found, "refers_to_nothing")
    return closed(False, nothing[0]) if nothing else _NOT_LINKED


def _gives(question: Question, given: Given) -> Answer:
    found = given.ask(Moment("reach", question.get("ability")))
    reached = _of(found, "refers_to")
    if reached:
        return Answer("outcome", tuple(reached))
    nothing = _of(found, "refers_to_nothing")[:1]
    if not nothing:
        return _NOT_LINKED
    undefined = given.ask(Moment("undefined", question.get("ability")))
    return Answer("outcome", (*nothing, *undefined)) if undefined else _NO_RULE


def _has_ability(question: Question, given: Given) -> Answer:
    ability = question.get("ability")
    found = given.ask(Moment("having", ability))
    if found:
        return closed(found[0].kind == "has", found[0])
    undefined = _of(given.ask(Moment("reach", ability)), "refers_to_nothing")
    return closed(False, undefined[0]) if undefined else _NO_RULE


def _treated(question: Question, given: Given) -> list[Consequence]:
    return _of(given.ask(Moment("several", question.get("ability"))), "treats")


def _treats(question: Question, given: Given) -> Answer:
    found = _treated(question, given)
    return closed(found[0].other == question.get("as"), found[0]) if found else _NO_RULE


def _treatment(question: Question, given: Given) -> Answer:
    found = _treated(question, given)
    return Answer("outcome", tuple(found)) if found else _NO_RULE


def _chosen_before(question: Question, given: Given) -> Answer:
    found = _of(given.ask(Moment("choosing", question.get("ability"))), "chosen_before", "chosen_later")
    return closed(found[0].kind == "chosen_before", found[0]) if found else _NO_RULE


def _may_pay_all(question: Question, given: Given) -> Answer:
    abilities = [a.id for a in _abilities(question, given, "abilities")]
    if len(abilities) < 2:
        return _NO_RULE
    found = given.ask(
        Moment("choosing", abilities[0], tuple(abilities[1:]), detail=question.get("available"))
    )
    told = _of(found, "may_pay", "may_not_pay")
    return closed(told[0].kind == "may_pay", told[0]) if told else _NO_RULE


LINKED_FORMS: Mapping[str, Form] = MappingProxyType(
    {
        "are_linked": Form(
            _are_linked, ("ability", "to"), (), "is an ability linked to another that it refers to?"
        ),
        "linked_to": Form(_linked_to, ("ability",), (), "what is an ability linked to?"),
        "several_pairs": Form(
            _several_pairs, ("ability",), (), "is it part of more than one pair of linked abilities?"
        ),
        "ability_refers": Form(
            _refers, ("ability", "to"), (), "does an ability refer to that object, choice, note or amount?"
        ),
        "refers_only": Form(
            _refers_only, ("ability", "to"), (), "does an ability refer to these and to nothing else?"
        ),
        "referred_to": Form(_referred_to, ("ability",), (), "what does an ability refer to?"),
        "counts_as_paid": Form(
            _counts_as_paid, ("ability",), (), "was the cost paid, as far as an ability asks?"
        ),
        "does_anything": Form(
            _does_anything,
            ("ability",),
            (),
            "does the part of an ability that refers to something do anything?",
        ),
        "gives": Form(_gives, ("ability",), (), "what does an ability that refers to something give?"),
        "has_ability": Form(_has_ability, ("ability",), (), "does the object have an ability?"),
        "treats": Form(
            _treats, ("ability", "as"), (), "are several exiled cards treated so, where one is meant?"
        ),
        "treatment": Form(
            _treatment, ("ability",), (), "what becomes of several exiled cards where one is meant?"
        ),
        "chosen_before": Form(
            _chosen_before, ("ability",), (), "is the choice made before the object enters?"
        ),
        "may_pay_all": Form(
            _may_pay_all,
            ("abilities", "available"),
            (),
            "may the choices for permanents that enter together be made, with so much to pay with?",
        ),
    }
)
"""Kind of question → how it is answered and what it needs."""
