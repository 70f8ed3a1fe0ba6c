"""Verdicts on timing, priority, the order of the stack, triggers, targets and costs.

Each question is one moment at which the rules are asked; a "no" of any rule in force stands (101.2).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from subrule.engine.answers_measures import settle_choices
from subrule.engine.asked import Answer, Form, Given, closed
from subrule.engine.events import Moment, Question
from subrule.engine.stack import MOMENTS
from subrule.engine.timing import controller_of, item_controller, on_stack, stack
from subrule.engine.view import View

_NO_RULE = Answer(None, reason="no-rule")

MORE_TO_RESPOND_TO = (*MOMENTS[1:], "turn_based_action")
"""What may be asked about besides spells and abilities: whether somebody can respond to it."""

AFTER = ("casting", "resolution", "pass", "mana_ability", "special_action", "step_begins")
"""What has just happened when it is asked who gets priority."""

HOW = ("change", "choose_new")
CHOICES = ("mode", "division")
"""Choices of which it may be asked whether new targets change them."""

CHOICES_IN_TIME = ("may", "mode", "targets", "division", "x", "kicker")
"""Choices of which it may be asked when they are made."""


def _ruled(given: Given, moment: Moment, then: View | None = None) -> Answer:
    """Ask the rules, as things are or as they were; a rule that is switched off leaves the question open."""
    if given.silenced(moment):
        return _NO_RULE
    found = [c for c in (then or given.view).ask(moment) if c.kind == "ruled"]
    against = [c for c in found if c.other == "no"]
    told = against or found
    return closed(not against, *told) if told else _NO_RULE


def _simple(build: Callable[[Question, Given], Moment]) -> Callable[[Question, Given], Answer]:
    return lambda question, given: _ruled(given, build(question, given))


def _playing(q: Question, given: Given) -> Moment:
    player = q.get("player") or given.view.controller(given.state.objects[q.get("object")])
    return Moment("playing", q.get("object"), by=player, detail=q.get("during"))


def _using(q: Question, given: Given) -> Moment:
    player = q.get("player") or controller_of(given.view, given.state.abilities[q.get("ability")])
    return Moment("using", q.get("ability"), by=player, detail=q.get("during"))


def _triggering(q: Question, given: Given) -> Moment:
    happened_to = tuple(q.all("object"))
    used = given.state.abilities.get(q.get("ability"))
    whom = happened_to[0] if happened_to else used.of if used is not None else ""
    if whom in given.state.objects:
        settle_choices(given.state.objects[whom], given)
    died = whom in given.state.objects and (
        given.has_died(whom) or given.view.initial.objects[whom].zone == "graveyard"
    )
    return Moment("triggering", q.get("ability"), happened_to, detail="died" if died else "")


def _order(first: str, second: str) -> Moment:
    return Moment("ordering", first, (second,))


def _resolves_first(_question: Question, given: Given) -> Answer:
    items = stack(given.view).waiting or on_stack(given.view)
    for item in items:
        answers = [_ruled(given, _order(item, other)) for other in items if other != item]
        if answers and all(a.verdict == "yes" for a in answers):
            return Answer("outcome", tuple(dict.fromkeys(c for a in answers for c in a.consequences)))
    controllers = {item_controller(given.view, i) for i in items}
    if len(controllers) != 1:
        return _NO_RULE
    answer = _ruled(given, Moment("placing", by=controllers.pop()))
    return Answer("outcome", answer.consequences) if answer.verdict else answer


def _affected(question: Question, given: Given) -> Answer:
    spell, target = question.get("object"), question.get("to")
    view = given.view
    told = view.state.objects[spell].casting
    names_it = told.has_target if told is not None else None
    if names_it is None:
        names_it = bool(view.open_fact(spell, "names_target"))
    moment = Moment("affecting", spell, (target,), detail="target" if names_it else "")
    if names_it:
        by = view.controller(view.state.objects[spell])
        objections = view.target_objections(spell, target, by, "spell")
        if objections:
            return closed(False, *objections)
    return _ruled(given, moment)


def _aiming(question: Question, given: Given) -> Answer:
    spell, targets = question.get("object"), question.all("targets")
    by = given.view.controller(given.state.objects[spell])
    for target in targets:
        objections = given.view.target_objections(spell, target, by, "spell") if target != spell else []
        if objections:
            return closed(False, *objections)
    return _ruled(given, Moment("aiming", spell, targets))


def _ward_triggers(question: Question, given: Given) -> Answer:
    warded, item = question.get("object"), question.get("item")
    then = given.as_targeted(item, warded)
    return _ruled(given, Moment("warded_off", warded, (item,), detail=_when(then, given)), then)


def _ward_counters(question: Question, given: Given) -> Answer:
    spell, warded = question.get("object"), question.get("to")
    then = given.as_targeted(spell, warded)
    return _ruled(given, Moment("fending_off", spell, (warded,), detail=_when(then, given)), then)


def _when(then: View, given: Given) -> str:
    """Whether it is told when the target was chosen: only then can ward have come too late."""
    return "" if then is given.view else "as targeted"


def _asks(kind: str, *roles: str, by: str = "", detail: str = "") -> Callable[[Question, Given], Answer]:
    """A question whose first role is the moment's subject and whose other roles are its hosts."""

    def build(q: Question, _given: Given) -> Moment:
        hosts = tuple(value for role in roles[1:] for value in q.all(role))
        subject = q.get(roles[0]) if roles else ""
        return Moment(kind, subject, hosts, q.get(by) if by else "", q.get(detail) if detail else "")  # type: ignore[arg-type]

    return _simple(build)


def _responding(q: Question, given: Given) -> Moment:
    item = q.get("item")
    known = item in given.state.objects or item in given.state.abilities
    own = known and item_controller(given.view, item) == "you"
    return Moment("answering", item, by=q.get("player") or ("opponent" if own else "you"))


def _after(q: Question, _given: Given) -> Moment:
    return Moment("priority", hosts=(q.get("by"),), by=q.get("player"), detail=q.get("after"))


STACK_FORMS: Mapping[str, Form] = MappingProxyType(
    {
        "may_cast": Form(_simple(_playing), ("object",), ("player", "during"), "may it be cast now?"),
        "may_use_ability": Form(
            _simple(_using), ("ability",), ("player", "during"), "may the ability be activated now?"
        ),
        "may_respond_to": Form(
            _simple(_responding), ("item",), ("player",), "may a player respond to this spell or ability?"
        ),
        "uses_stack": Form(_asks("stacking", "item"), ("item",), (), "does it use the stack?"),
        "is_mana_ability": Form(_asks("being_mana", "item"), ("item",), (), "is it a mana ability?"),
        "resolves_before": Form(
            _asks("ordering", "item", "to"), ("item", "to"), (), "does it resolve before that?"
        ),
        "resolves_first": Form(_resolves_first, (), (), "which of them resolves first?"),
        "chooses_order": Form(
            _asks("placing", by="player"),
            ("player",),
            (),
            "does a player choose the order of the abilities that wait?",
        ),
        "has_priority_after": Form(
            _simple(_after), ("player", "after"), ("by",), "does a player get priority now?"
        ),
        "all_passed_ends_step": Form(
            _asks("passing"), (), (), "all have passed: does the step or phase end?"
        ),
        "ability_triggers": Form(
            _simple(_triggering), ("ability",), ("object",), "does the ability trigger?"
        ),
        "ability_resolves": Form(
            _asks("ability_resolving", "ability"), ("ability",), (), "does the ability do what it says?"
        ),
        "may_choose_targets": Form(_aiming, ("object",), ("targets",), "may these be its targets?"),
        "may_retarget": Form(
            _asks("retargeting", "object", "to", detail="how"),
            ("object", "to"),
            ("how",),
            "may that become its target instead?",
        ),
        "may_change_choice": Form(
            _asks("deciding_anew", "object", detail="choice"),
            ("object", "choice"),
            (),
            "may a choice made while casting be changed?",
        ),
        "may_combine": Form(
            _asks("combining", "object", "costs"),
            ("object", "costs"),
            (),
            "may these costs be paid together?",
        ),
        "costs": Form(
            _asks("pricing", "object", detail="mana"), ("object", "mana"), (), "is that what has to be paid?"
        ),
        "must_pay": Form(
            _asks("pricing", "object", "colored"),
            ("object", "colored"),
            (),
            "does this colored mana have to be paid?",
        ),
        "has_mana_value": Form(
            _asks("valuing", "object", detail="number"), ("object", "number"), (), "is that its mana value?"
        ),
        "refunded": Form(_asks("refunding", "object"), ("object",), (), "is what was paid given back?"),
        "pays_for_both": Form(
            _asks("sharing", "object", "abilities"),
            ("object", "abilities"),
            (),
            "may it pay the costs of both abilities at once?",
        ),
        "may_convoke": Form(
            _asks("convoking", "object", "with", detail="mana"),
            ("object", "with"),
            ("mana",),
            "may that creature be tapped for convoke?",
        ),
        "may_choose_x": Form(
            _asks("choosing_x", "object", detail="number"), ("object", "number"), (), "may that be its X?"
        ),
        "may_counter": Form(
            _asks("countering_what", "object", "to"), ("object", "to"), (), "can the spell counter that?"
        ),
        "copies_made": Form(
            _asks("copying_often", "object", detail="number"),
            ("object", "number"),
            (),
            "does storm make so many copies?",
        ),
        "may_cascade_into": Form(
            _asks("cascading", "object", "to"), ("object", "to"), (), "may cascade cast that card?"
        ),
        "ward_counters": Form(_ward_counters, ("object", "to"), (), "does ward counter the spell?"),
        "triggers_often": Form(
            _asks("counting", "ability", detail="number"),
            ("ability", "number"),
            (),
            "does the ability trigger so often?",
        ),
        "chosen_on_resolution": Form(
            _asks("choosing_when", "item", detail="choice"),
            ("item", "choice"),
            (),
            "is that chosen only as it resolves?",
        ),
        "is_spell": Form(_asks("being_spell", "item"), ("item",), (), "is it a spell?"),
        "controls_ability": Form(
            _asks("whose_ability", "ability", by="player"),
            ("ability", "player"),
            (),
            "does a player control the ability on the stack?",
        ),
        "ward_triggers": Form(
            _ward_triggers,
            ("object", "item"),
            (),
            "does ward trigger on that spell or ability, which targets it?",
        ),
        "may_act_between": Form(
            _asks("between", by="player"),
            ("player",),
            (),
            "may a player act after the top of the stack resolves and before the next does?",
        ),
        "must_pay_too": Form(
            _asks("owing", "object", detail="cost"),
            ("object", "cost"),
            (),
            "does that further cost have to be paid where the mana cost isn't?",
        ),
        "affects": Form(_affected, ("object", "to"), (), "can the spell do what it does to that?"),
    }
)
"""Kind of question about the stack → how it is answered and what it needs."""
