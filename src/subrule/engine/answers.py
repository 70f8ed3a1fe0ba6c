"""From what happened to what was asked: a verdict for each kind of question."""

from __future__ import annotations

from collections.abc import Callable

from subrule.engine.answers_combat import COMBAT_FORMS
from subrule.engine.answers_customs import TURN_FORMS
from subrule.engine.answers_effects import EFFECT_FORMS, controls_by_effect
from subrule.engine.answers_linked import LINKED_FORMS
from subrule.engine.answers_measures import MEASURED_FORMS, settle_choices
from subrule.engine.answers_spells import SPELL_FORMS, SPELL_TRIGGERS, enters, of_token
from subrule.engine.answers_stack import STACK_FORMS
from subrule.engine.asked import Answer, Form, Given, closed
from subrule.engine.events import DYING, Consequence, Moment, Question
from subrule.engine.grounds import TELLING, grounds
from subrule.engine.state import GameObject


def answer_question(question: Question, given: Given) -> Answer:
    """Answer a question from the final state and what happened.

    Args:
        question: what is asked.
        given: final state, happenings and findings.

    Returns:
        The answer; a kind that is not known, or that lacks a role, has no verdict.
    """
    form = FORMS.get(question.kind)
    if form is None:
        return Answer(None, reason="unknown-question")
    if any(not question.get(role) for role in form.needs):
        return Answer(None, reason="question-without-object")
    known = {*given.state.objects, *(given.state.players if question.kind == "is_enchanted" else ())}
    if any(o not in known for role in ("object", "objects", "token", "spell") for o in question.all(role)):
        return Answer(None, reason="question-without-object")
    return form.handler(question, given)


# -- what becomes of an object ---------------------------------------------------------------------

_AWAY_AND_BACK = 2
"""Changes of zone of an object that has left the battlefield and is there again."""

_UNRESOLVED = Answer(None, reason="unresolved-spell")


def _of_state(question: Question, given: Given, holds: Callable[[GameObject], bool]) -> Answer:
    subject = given.state.objects[question.get("object")]
    if subject.zone == "stack":
        return _UNRESOLVED
    settle_choices(subject, given)
    why = grounds(subject, given)
    return Answer(None, reason="no-rule") if why is None else closed(holds(subject), *why)


def _what_happens(question: Question, given: Given) -> Answer:
    subject = given.state.objects[question.get("object")]
    if subject.zone == "stack":
        return _UNRESOLVED
    why = grounds(subject, given)
    return Answer(None, reason="no-rule") if why is None else Answer("outcome", why)


def _in_zone(question: Question, given: Given) -> Answer:
    zone = question.get("zone")

    def there(subject: GameObject) -> bool:
        # A token does go to the graveyard before it ceases to exist (111.7).
        passed = zone == "graveyard" and subject.zone == "nowhere" and given.happened_to(subject.id, DYING)
        return subject.zone == zone or passed

    return _of_state(question, given, there)


def _on_battlefield(question: Question, given: Given) -> Answer:
    answer = _of_state(question, given, lambda o: "battlefield" in (o.zone, _zone_of_whole(o, given)))
    subject = given.state.objects[question.get("object")]
    last = next((k for k, s, _ in reversed(given.happened) if s == subject.id), "")
    if answer.verdict != "yes" or last not in ("enter_attached", "enter_unattached"):
        return answer
    if subject.incarnation < _AWAY_AND_BACK:
        return answer
    returned = Moment("returned", subject.id)
    if given.silenced(returned):
        return Answer(None, reason="no-rule")
    return closed(True, *answer.consequences, *given.ask(returned))


def _zone_of_whole(subject: GameObject, given: Given) -> str:
    """The zone of the permanent that an object has become a component of (730.2)."""
    return given.state.objects[subject.merged_into].zone if subject.merged_into is not None else ""


def _attached(question: Question, given: Given) -> Answer:
    host = question.get("to")

    def attached(subject: GameObject) -> bool:
        on_it = subject.attached_to == host if host else subject.attached_to is not None
        return on_it and subject.zone == "battlefield"

    return _of_state(question, given, attached)


def _stay(question: Question, given: Given) -> tuple[bool, tuple[Consequence, ...]] | None:
    told: list[Consequence] = []
    all_there = True
    for name in question.all("objects"):
        subject = given.state.objects[name]
        all_there = all_there and subject.zone == "battlefield"
        found = grounds(subject, given)
        if found is None:
            return None
        told += found
    return all_there, tuple(told)


def _all_stay(question: Question, given: Given) -> Answer:
    stay = _stay(question, given)
    return Answer(None, reason="no-rule") if stay is None else closed(stay[0], *stay[1])


def _any_leaves(question: Question, given: Given) -> Answer:
    stay = _stay(question, given)
    return Answer(None, reason="no-rule") if stay is None else closed(not stay[0], *stay[1])


def _moves(question: Question, given: Given) -> Answer:
    subject = question.get("object")
    if not given.happened_to(subject, ("move", "not_move")):
        return Answer(None, reason="nothing-attached")
    return closed(given.happened_to(subject, ("move",)))


# -- whose is it -----------------------------------------------------------------------------------


def _controls_it(question: Question, given: Given) -> tuple[str, tuple[Consequence, ...]] | None:
    subject = given.state.objects[question.get("object")]
    by_effect = controls_by_effect(subject, given)
    if by_effect is not None:
        return by_effect
    # What was told of it earlier does not hold once another player has got it.
    told = [c for c in given.found(subject.id, "controls") if c.player == (subject.controller or c.player)]
    found = told or [c for c in given.ask(Moment("control", subject.id)) if c.kind == "controls"]
    return (found[-1].player, () if told else tuple(found[:1])) if found else None


def _controls(question: Question, given: Given) -> Answer:
    found = _controls_it(question, given)
    return (
        Answer(None, reason="no-rule-of-control")
        if found is None
        else closed(found[0] == question.get("player"), *found[1])
    )


def _who_controls(question: Question, given: Given) -> Answer:
    found = _controls_it(question, given)
    return Answer(None, reason="no-rule-of-control") if found is None else Answer("outcome", found[1])


def _activation(question: Question, given: Given) -> Consequence | None:
    source = question.get("ability") or str(
        given.view.open_fact(question.get("object"), "ability_source", "own", "granted")
    )
    found = given.ask(Moment("control", question.get("object"), detail=source))
    return next((c for c in found if c.kind == "may_activate"), None)


def _may_activate(question: Question, given: Given) -> Answer:
    found = _activation(question, given)
    return (
        Answer(None, reason="no-rule-of-activation")
        if found is None
        else closed(found.player == question.get("player"), found)
    )


def _who_activates(question: Question, given: Given) -> Answer:
    found = _activation(question, given)
    return Answer(None, reason="no-rule-of-activation") if found is None else Answer("outcome", (found,))


# -- choices and targets ---------------------------------------------------------------------------


def _chooses(question: Question, given: Given) -> Answer:
    subject = question.get("object")
    choices = given.found(subject, "chooses")
    if choices:
        return closed(choices[0].player == question.get("player"))
    nothing = given.found(subject, "chooses_nothing")
    if nothing or given.happened_to(
        subject, ("remain_in_zone", "not_created", "leaves_game", "put_into_graveyard")
    ):
        return closed(False, *nothing)
    return Answer(None, reason="no-choice")


def _who_chooses(question: Question, given: Given) -> Answer:
    return (
        Answer("outcome")
        if given.found(question.get("object"), "chooses")
        else Answer(None, reason="no-choice")
    )


def _may_attach(question: Question, given: Given) -> Answer:
    subject, host = question.get("object"), question.get("to")
    onto_it = any(
        k in ("enter_attached", "move") and s == subject and o == host for k, s, o in given.happened
    )
    if not onto_it:
        judged = given.found(subject, "chooses") or given.happened_to(subject, TELLING)
        return closed(False) if judged else Answer(None, reason="no-choice")
    no_target = [f for f in given.found(subject, "not_targeted") if f.other == host]
    chosen = bool(given.found(subject, "chooses"))
    if chosen and not no_target:
        by = given.view.controller(given.state.objects[subject])
        if given.view.would_forbid_targeting(subject, host, by):
            # Whether the choice is a target would decide, and no rule says that it is none.
            return Answer(None, reason="no-rule")
    return closed(True, *no_target)


def _may_target(question: Question, given: Given) -> Answer:
    source, target = given.state.objects[question.get("object")], question.get("target")
    how = question.get("ability") or _what_targets(source, given)
    player = given.view.controller(source)
    if how in ("", "spell"):
        player = question.get("player") or player
    told: tuple[Consequence, ...] = ()
    if how not in ("", "spell") or not given.found(source.id, "requires_target"):
        asked = given.ask(Moment("targeting", source.id, (target,), player, how))
        told = tuple(c for c in asked if c.kind == "requires_target")
        if not told:
            return Answer(None, reason="no-target-needed")
    objections = given.view.target_objections(source.id, target, player, how)
    if objections:
        # That a spell targets nobody doubts; that equip does, or some other ability, is half the answer.
        return closed(False, *objections, *(() if how == "spell" else told))
    anyway = Moment("targeted_anyway", source.id, (target,), player, how)
    if given.silenced(anyway):
        return Answer(None, reason="no-rule")
    return closed(True, *given.ask(anyway), *told)


def _what_targets(source: GameObject, given: Given) -> str:
    """What of an object would have the target, where the question does not say which ability of it."""
    if source.zone != "battlefield":
        return "spell"
    return "equip" if "equipment" in given.view.subtypes(source) else ""


# -- abilities and words ---------------------------------------------------------------------------


def _triggers(question: Question, given: Given) -> Answer:
    source = given.state.objects[question.get("object")]
    if source.trigger == "becomes_target":
        targeted = [s for k, s, o in given.happened if k == "targets" and o == source.id]
        chosen = [f.subject for f in given.findings if f.kind == "chooses" and f.other == source.id]
        if chosen and not targeted:
            no_target = [f for f in given.findings if f.kind == "not_targeted" and f.other == source.id]
            return closed(False, *no_target) if no_target else Answer(None, reason="no-rule")
        consequences = tuple(
            Consequence(
                "becomes_target", s, other=source.id, message="becomes-target", params=(("host", source.id),)
            )
            for s in targeted[:1]
        )
        return closed(bool(targeted), *consequences)
    if source.trigger is None and (source.ward is not None or _ever_warded(source.id, given)):
        return _ward_triggers(source, given)
    if source.trigger is not None and source.trigger in SPELL_TRIGGERS:
        return SPELL_TRIGGERS[source.trigger](question, given)
    if source.trigger == "token_created" and question.get("token"):
        return _created(question, given)
    return Answer(None, reason="unknown-trigger")


def _ever_warded(name: str, given: Given) -> bool:
    return any(bool(view.state.objects[name].ward) for view in given.as_cast.values())


def _ward_triggers(source: GameObject, given: Given) -> Answer:
    spells = [s for k, s, o in given.happened if k == "targets" and o == source.id]
    spells += [
        s.id for s in given.view.initial.objects.values() if s.zone == "stack" and source.id in s.targets
    ]
    found: list[Consequence] = []
    for spell in dict.fromkeys(spells):
        # Ward heeds what becomes of its permanent as it becomes the target, not what it has got since.
        then = given.as_targeted(spell, source.id)
        found += then.ask(
            Moment("warding", source.id, (spell,), given.view.controller(given.state.objects[spell]))
        )
    if spells and not found:
        return Answer(None, reason="no-rule")
    warded = [c for c in found if c.kind == "wards"]
    return closed(bool(warded), *(warded or found)[:1])


def _created(question: Question, given: Given) -> Answer:
    token = question.get("token") or question.get("object")
    if given.happened_to(token, ("not_created",)):
        return closed(False)
    if given.happened_to(token, ("becomes_token",)):
        return of_token(token, given)
    if given.happened_to(token, ("enter_attached", "enter_unattached")):
        return closed(True)
    return of_token(token, given)


def _enters(question: Question, given: Given) -> Answer:
    subject = question.get("object")
    told = enters(subject, given)
    if told is not None:
        return told
    if given.happened_to(subject, ("enter_attached", "enter_unattached")):
        return closed(True)
    stopped = given.happened_to(
        subject, ("remain_in_zone", "not_created", "leaves_game", "put_into_graveyard")
    )
    return closed(False) if stopped else Answer(None, reason="nothing-enters")


def _is_enchanted(question: Question, given: Given) -> Answer:
    found = given.ask(Moment("reference", question.get("object")))
    enchanted = next((c for c in found if c.kind == "is_enchanted"), None)
    if enchanted is not None:
        return closed(True, enchanted)
    bare = [c for c in found if c.message == "not-enchanted"]
    return closed(False, *bare) if bare else Answer(None, reason="no-rule")


def _refers(question: Question, given: Given) -> Answer:
    source = given.state.objects[question.get("object")]
    found = [c for c in given.ask(Moment("reference", source.id)) if c.kind == "refers_to"]
    if not found:
        return Answer(None, reason="no-reference")
    return closed(found[0].other == question.get("to", found[0].other), *found)


def _considers(question: Question, given: Given) -> Answer:
    found = given.found(question.get("object"), "considers_face_up")
    return Answer("outcome") if found else Answer(None, reason="not-face-down")


OF_FATES = frozenset(
    {
        "what_happens",
        "in_zone",
        "on_battlefield",
        "attached",
        "all_stay",
        "any_leaves",
        "dies",
        "all_die",
        "destroyed",
        "what_becomes",
        "may_return",
        "checked_again",
        "may_respond",
    }
)
"""Kinds of questions that ask what becomes of the objects they name."""

FORMS: dict[str, Form] = {
    "what_happens": Form(_what_happens, ("object",), (), "what becomes of an object?"),
    "in_zone": Form(_in_zone, ("object", "zone"), (), "does it end up in a zone?"),
    "on_battlefield": Form(_on_battlefield, ("object",), (), "does it end up on the battlefield?"),
    "attached": Form(_attached, ("object",), ("to",), "is it attached (to that) in the end?"),
    "all_stay": Form(_all_stay, ("objects",), (), "do all of them stay on the battlefield?"),
    "any_leaves": Form(_any_leaves, ("objects",), (), "does one of them leave the battlefield?"),
    "moves": Form(_moves, ("object",), (), "does it move when an effect attaches it?"),
    "controls": Form(_controls, ("object", "player"), (), "does a player control it?"),
    "who_controls": Form(_who_controls, ("object",), (), "who controls it?"),
    "may_activate": Form(
        _may_activate,
        ("object", "player"),
        ("ability",),
        "may a player activate its ability, or the one it grants?",
    ),
    "who_activates": Form(
        _who_activates, ("object",), ("ability",), "who may activate its ability, or the one it grants?"
    ),
    "chooses": Form(_chooses, ("object", "player"), (), "does a player choose what it goes on?"),
    "who_chooses": Form(_who_chooses, ("object",), (), "who chooses what it goes on?"),
    "may_attach": Form(_may_attach, ("object", "to"), (), "may it be put onto that?"),
    "may_target": Form(
        _may_target,
        ("object", "target"),
        ("player", "ability"),
        "may the spell, or an ability of the object, target that?",
    ),
    "triggers": Form(_triggers, ("object",), ("token", "spell"), "does its ability trigger?"),
    "created": Form(_created, ("object",), ("token",), "is the token created?"),
    "enters": Form(_enters, ("object",), (), "does it enter the battlefield?"),
    "is_enchanted": Form(_is_enchanted, ("object",), (), "is it enchanted?"),
    "refers": Form(_refers, ("object",), ("to",), "does 'enchanted' in its ability mean that?"),
    "considers": Form(_considers, ("object",), (), "which characteristics count as it is turned face up?"),
    **SPELL_FORMS,
    **MEASURED_FORMS,
    **LINKED_FORMS,
    **COMBAT_FORMS,
    **TURN_FORMS,
    **STACK_FORMS,
    **EFFECT_FORMS,
}
"""Kind of question → how it is answered and what it needs."""

QUESTION_KINDS = tuple(FORMS)
"""The kinds of question the engine answers."""
