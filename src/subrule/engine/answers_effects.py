"""Verdicts on effects: how big something is, what it has and is, what replaces what, how many there are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from subrule.engine.asked import Answer, Form, Given, closed
from subrule.engine.effects import NO_EFFECTS, Effects
from subrule.engine.events import Consequence, Moment, Question
from subrule.engine.grounds import grounds
from subrule.engine.layer_parts import Characteristics, as_printed, chosen_by, is_changeling
from subrule.engine.layers import Order, counter_change, size
from subrule.engine.measures import counters
from subrule.engine.state import CARD_TYPES, COLORS, GameObject

AMOUNTS: Final = ("tokens", "counters", "counters_put", "damage", "cards", "life_gained")
"""What may be counted."""

COPIED: Final = ("counters", "effects", "attachments", "tapped", "name", "types", "size", "abilities")
"""Of what it may be asked whether a copy has it."""

_NO_RULE = Answer(None, reason="no-rule")
_SIZE: Final = ("7a", "7b", "7c", "7d")
_DONE: Final = {
    "tokens": "tokens",
    "counters_put": "counters",
    "damage": "damage",
    "cards": "cards",
    "life_gained": "life",
}


def _effects(given: Given) -> Effects:
    return given.state.effects or NO_EFFECTS


# -- characteristics -------------------------------------------------------------------------------


def _characteristics(given: Given, o: GameObject) -> Characteristics:
    layering = given.view.layering
    return layering.characteristics[o.id] if layering is not None else as_printed(o)


def _layers_told(given: Given, o: GameObject, layers: Iterable[str]) -> list[Consequence] | None:
    """Tell the layers in which effects made something of an object, and why so; None if no rule can."""
    layering = given.view.layering
    told: list[Consequence] = []
    for layer in layers:
        parts = layering.of(o.id, (layer,)) if layering is not None else []
        by_counters = layer == "7c" and (counter_change(o) != (0, 0) or any(_boost(given, o)))
        if not parts and not by_counters:
            continue
        found = given.ask(Moment("measuring", o.id, detail=layer))
        if not found:
            return None
        told += found
        if layering is not None:
            told += _orders_told(given, o, layer, layering.orders)
    return told


def _boost(given: Given, o: GameObject) -> tuple[int, int]:
    layering = given.view.layering
    more = layering.characteristics[o.id].more if layering is not None else (0, 0)
    return (o.boost[0] - more[0], o.boost[1] - more[1])


def _orders_told(given: Given, o: GameObject, layer: str, orders: Iterable[Order]) -> list[Consequence]:
    told: list[Consequence] = []
    for order in orders:
        if order.layer == layer and (o.id in order.objects or order.why == "loop"):
            told += given.ask(Moment("layer_order", order.first, (order.second,), detail=order.why))
    return told


def _reach_told(given: Given, o: GameObject, layers: Iterable[str]) -> list[Consequence] | None:
    """Tell why effects apply to an object, or do not, where that is not plain; None if no rule is left to."""
    wanted = set(layers)
    told: list[Consequence] = []
    for effect in _effects(given).continuous:
        if not wanted & set(effect.layers):
            continue
        moment = Moment("effect_reach", o.id, detail=effect.id)
        if given.silenced(moment):
            return None
        told += given.ask(moment)
    told += _without_source_told(given, o, wanted)
    told += [f for f in given.findings if f.kind == "ends" and _touches(given, f.subject, o, wanted)]
    return told


def _without_source_told(given: Given, o: GameObject, layers: set[str]) -> list[Consequence]:
    """Tell why effects that would apply do not, because their source has lost the ability."""
    layering = given.view.layering
    told: list[Consequence] = []
    for effect in _effects(given).continuous if layering is not None else ():
        source = given.state.objects.get(effect.of)
        if layering is None or effect.id not in layering.without_source or not layers & set(effect.layers):
            continue
        if source is None or source.zone != "battlefield":
            continue
        if o.id not in chosen_by(given.view, layering.characteristics, effect):
            continue
        orders = [r for r in layering.orders if r.second == effect.id and r.why == "dependency"]
        for order in orders:
            told += given.ask(Moment("layer_order", order.first, (order.second,), detail=order.why))
        if not orders:
            told += _layers_told(given, source, ("4", "6")) or []
    return told


def _touches(given: Given, name: str, o: GameObject, layers: set[str]) -> bool:
    effect = _effects(given).effect(name)
    if effect is None or not layers & set(effect.layers):
        return False
    return effect.locked is None or any(i == o.id for i, _ in effect.locked)


def _grounded(given: Given, o: GameObject, layers: tuple[str, ...]) -> tuple[Consequence, ...] | None:
    reach = _reach_told(given, o, layers)
    in_layers = _layers_told(given, o, layers)
    if reach is None or in_layers is None:
        return None
    told = [*in_layers, *reach]
    told += [f for f in given.findings if f.kind == "copied" and f.subject == o.id]
    became_a_copy = any(copy == o.id for copy, _ in _effects(given).copies)
    if not told and not became_a_copy:
        told = list(given.ask(Moment("measuring", o.id, detail="printed")))
        if not told:
            return None
    return tuple(told)


def _size(question: Question, given: Given) -> Answer:
    o = given.state.objects[question.get("object")]
    if o.zone == "battlefield" and not given.view.is_type(o, "creature"):
        return _no_size(question, given, o)
    told = _grounded(given, o, _SIZE)
    if told is None:
        return _NO_RULE
    power, toughness = size(o)
    wanted = {"power": question.get("power"), "toughness": question.get("toughness")}
    if question.kind in ("power_is", "toughness_is"):
        wanted = {question.kind.removesuffix("_is"): question.get("number")}
    has = {"power": power, "toughness": toughness}
    needed = [name for name in wanted if wanted[name] or not any(wanted.values())]
    if any(has[name] is None for name in needed):
        return Answer(None, reason="size-not-stated")
    shown = "/".join(str(has[name]) for name in needed)
    form = "is-so-big" if len(needed) == 2 else f"has-such-{needed[0]}"
    so = Consequence("has_size", o.id, other=shown, message=form, params=(("number", shown),))
    # What happened to it on the way has been told already.
    told = tuple(c for c in told if c.kind != "copied")
    if not any(wanted.values()):
        return Answer("outcome", (*told, so))
    return closed(all(str(has[name]) == wanted[name] for name in needed), *told, so)


def _no_size(question: Question, given: Given, o: GameObject) -> Answer:
    found = given.ask(Moment("measuring", o.id, detail="no creature"))
    if not found:
        return _NO_RULE
    asked = question.get("number") or question.get("power") or question.get("toughness")
    return closed(False, *found) if asked else Answer("outcome", tuple(found))


def _has_keyword(question: Question, given: Given) -> Answer:
    o, keyword = given.state.objects[question.get("object")], question.get("quality")
    told = _grounded(given, o, ("4", "6"))
    if told is None:
        return _NO_RULE
    has = _characteristics(given, o)
    there = keyword in has.keywords
    if not there and getattr(o, keyword, None) is None and given.view.layering is None:
        there = given.view.has(o, keyword)
    return closed(there, *(c for c in told if c.kind != "copied"))


def _has_quality(question: Question, given: Given) -> Answer:
    o, quality = given.state.objects[question.get("object")], question.get("quality")
    layers = ("5",) if quality in COLORS or quality == "colorless" else ("4",)
    told = _grounded(given, o, layers)
    if told is None:
        return _NO_RULE
    has = _characteristics(given, o)
    if layers == ("5",):
        there = given.view.has_quality(o, quality)
    elif quality in CARD_TYPES:
        there = given.view.is_type(o, quality)
    else:
        subtypes = given.view.subtypes(o)
        there = quality in subtypes or quality in has.supertypes or is_changeling(given.view, o, quality)
    return closed(there, *(c for c in told if c.kind != "copied"))


def _applies(question: Question, given: Given) -> Answer:
    o, name = given.state.objects[question.get("object")], question.get("effect")
    effect = _effects(given).effect(name)
    if effect is None:
        return Answer(None, reason="no-continuous-effect")
    moment = Moment("effect_reach", o.id, detail=name)
    if given.silenced(moment):
        return _NO_RULE
    layering = given.view.layering
    reached = layering is not None and o.id in layering.started.get(name, frozenset())
    told = given.ask(moment)
    if reached and effect.controller:
        told += _layers_told(given, o, ("2",)) or []
    if not told:
        told = given.ask(Moment("effect_reach", o.id, (o.id,), detail=name))
    told += [f for f in given.findings if f.kind == "ends" and f.subject == name]
    return closed(reached, *told) if told else _NO_RULE


def controls_by_effect(o: GameObject, given: Given) -> tuple[str, tuple[Consequence, ...]] | None:
    """Tell who controls an object because of effects on control, or because none is left.

    Args:
        o: the object in the final state.
        given: what happened.

    Returns:
        The player and what the rules say; None where no effect of the scenario is about control.
    """
    if not any(effect.controller for effect in _effects(given).continuous):
        return None
    told = _grounded(given, o, ("2",))
    if told is None or all(c.message == "as-printed" for c in told):
        return None
    return given.view.controller(o), told


# -- replaced events -------------------------------------------------------------------------------


def _how_many(question: Question, given: Given) -> Answer:
    what, number = question.get("of"), question.get("number")
    subject = question.get("object") or question.get("player") or "you"
    kind = question.get("counter")
    if what == "counters":
        if subject not in given.state.objects:
            return Answer(None, reason="question-without-object")
        amount = counters(given.state.objects[subject], kind or "+1/+1")
    else:
        amount = _effects(given).amount(_DONE[what], subject, kind)
    told: list[Consequence] = []
    if not any(f.kind in _ABOUT_AMOUNTS for f in given.findings):
        unmodified = _why_not_modified(given, what)
        if unmodified is None:
            return _NO_RULE
        told += unmodified or given.ask(Moment("measuring", subject, detail=f"amount {what}"))
        if not told:
            return _NO_RULE
    so = Consequence(
        "amounts_to", subject, other=str(amount), message=f"so-many-{what}", params=(("number", str(amount)),)
    )
    if not number:
        return Answer("outcome", (*told, so))
    return closed(str(amount) == number, *told, so)


def _why_not_modified(given: Given, what: str) -> list[Consequence] | None:
    """Why the effects that would change such an amount do not; None if a rule that is off would say so."""
    told: list[Consequence] = []
    for r in _effects(given).replacements:
        if r.would == _CHANGED_BY.get(what):
            moment = Moment("not_modifying", r.of, detail=r.id)
            if given.silenced(moment):
                return None
            told += given.ask(moment)
    return told[:1]


_CHANGED_BY: Final = {"tokens": "create_tokens", "counters_put": "put_counters", "counters": "put_counters"}
"""What is counted, and what an effect replaces that would change the number."""

_ABOUT_AMOUNTS: Final = (
    "modifies",
    "modifies_not",
    "given",
    "moved",
    "not_moved",
    "prevented",
    "not_dealt",
    "is_new",
    "keeps_counters",
    "counts_as_effect",
)
"""Findings that tell how an amount came about."""


def _who_chooses(question: Question, given: Given) -> Answer:
    found = _choices(question, given)
    return Answer("outcome") if found else Answer(None, reason="no-choice")


def _choices(question: Question, given: Given) -> list[Consequence]:
    subject = question.get("object") or question.get("player")
    choices = [f for f in given.findings if f.kind == "chooses_order"]
    return [f for f in choices if not subject or f.subject == subject] or choices


def _may_choose(question: Question, given: Given) -> Answer:
    forced = [f for f in given.findings if f.kind == "goes_first"]
    effect, player = question.get("effect"), question.get("player") or "you"
    if forced:
        return closed(bool(effect) and effect in forced[0].other.split(), *())
    found = _choices(Question("who_chooses_order"), given)
    return closed(found[0].player == player) if found else Answer(None, reason="no-choice")


def _replaces(question: Question, given: Given) -> Answer:
    name = question.get("effect")
    if _effects(given).replacement(name) is None:
        return Answer(None, reason="no-replacement-effect")
    if any(f.kind == "modifies" and f.other == name for f in given.findings):
        return closed(True)
    if any(f.kind == "modifies_not" and f.other == name for f in given.findings):
        return closed(False)
    found = given.ask(Moment("not_modifying", detail=name))
    return closed(False, *found) if found else _NO_RULE


def _is_prevented(question: Question, given: Given) -> Answer:
    subject = question.get("object") or question.get("player")
    prevented = [f for f in given.findings if f.message.startswith("prevents-") and f.subject == subject]
    if prevented or given.happened_to(subject, ("prevented",)):
        return closed(True)
    found = [f for f in given.findings if f.kind == "modifies_not" and f.subject == subject]
    if found:
        return closed(False)
    for r in _effects(given).replacements:
        if r.instead == "prevent":
            told = given.ask(Moment("not_modifying", subject, detail=r.id))
            if told:
                return closed(False, *told)
            if r.begins or r.amount == 0 or r.uses == 0:
                return _NO_RULE
    told = given.ask(Moment("measuring", subject, detail="amount damage"))
    return closed(False, *told) if told else _NO_RULE


def _enters_tapped(question: Question, given: Given) -> Answer:
    o = given.state.objects[question.get("object")]
    if not given.happened_to(o.id, ("enter_attached", "enter_unattached", "returns_to_battlefield")):
        return Answer(None, reason="nothing-enters")
    if any(f.kind == "modifies" and f.subject == o.id for f in given.findings):
        return closed(bool(o.tapped))
    found = given.ask(Moment("measuring", o.id, detail="untapped"))
    return closed(bool(o.tapped), *found) if found else _NO_RULE


def sees_itself_die(question: Question, given: Given) -> Answer:
    """Whether an ability that triggers as its object dies does so.

    Args:
        question: asks of an object with ``trigger: dies``.
        given: what happened.
    """
    o = given.state.objects[question.get("object")]
    died = given.has_died(o.id)
    replaced = any(f.kind == "modifies" and f.subject == o.id for f in given.findings)
    was = given.view.initial.objects[o.id]
    if not died and not replaced and o.zone == was.zone:
        found = grounds(o, given)
        return _NO_RULE if found is None else closed(False, *found)
    detail = "died" if died else "replaced" if replaced else "went elsewhere"
    moment = Moment("dying_seen", o.id, detail=detail)
    told = given.ask(moment)
    if given.silenced(moment):
        return _NO_RULE
    return closed(died, *told) if told else _NO_RULE


# -- copies, counters, loyalty ---------------------------------------------------------------------


def _copies(question: Question, given: Given) -> Answer:
    copy, quality = question.get("object"), question.get("quality")
    pairs = [(c, o) for c, o in _effects(given).copies if c == copy]
    if not pairs:
        return Answer(None, reason="no-copy")
    found = given.ask(Moment("copied_values", copy, (pairs[0][1],), detail=quality))
    if not found:
        return _NO_RULE
    return closed(any(c.kind == "copied" for c in found), *found)


def _is_copy_of(question: Question, given: Given) -> Answer:
    copy, original = question.get("object"), question.get("to")
    if not any(c == copy for c, _ in _effects(given).copies):
        return Answer(None, reason="no-copy")
    return closed((copy, original) in _effects(given).copies)


def _may_activate(question: Question, given: Given) -> Answer:
    o = given.state.objects[question.get("object")]
    cost = int(question.get("number", "0"))
    player = question.get("player") or given.view.controller(o)
    found = given.ask(Moment("activating_loyalty", o.id, by=player, amount=cost))
    may = not any(c.other == "no" for c in found)
    if may and not any(c.other == "yes" for c in found):
        return _NO_RULE
    told = [c for c in found if c.other == ("no" if not may else "yes")]
    return closed(may, *told)


def _counter_moves(question: Question, given: Given) -> Answer:
    subject = question.get("object")
    if given.found(subject, "moved"):
        return closed(True)
    if given.found(subject, "not_moved"):
        return closed(False)
    return Answer(None, reason="no-counter-is-moved")


EFFECT_FORMS: Final[dict[str, Form]] = {
    "size_is": Form(_size, ("object",), ("power", "toughness"), "how big is it, or is it so big?"),
    "power_is": Form(_size, ("object",), ("number",), "what is its power, or is that its power?"),
    "toughness_is": Form(_size, ("object",), ("number",), "what is its toughness, or is that it?"),
    "has_keyword": Form(_has_keyword, ("object", "quality"), (), "does it have a keyword ability?"),
    "has_quality": Form(
        _has_quality, ("object", "quality"), (), "does it have a type, subtype, supertype or color?"
    ),
    "effect_applies": Form(_applies, ("effect", "object"), (), "does a continuous effect apply to it?"),
    "how_many": Form(
        _how_many, ("of",), ("object", "player", "counter", "number"), "how many of them, or so many?"
    ),
    "who_chooses_order": Form(
        _who_chooses, (), ("object", "player"), "who chooses which effect is applied first?"
    ),
    "may_choose": Form(_may_choose, (), ("player", "effect"), "may a player choose which is applied first?"),
    "replaces": Form(_replaces, ("effect",), (), "does a replacement effect apply?"),
    "is_prevented": Form(_is_prevented, (), ("object", "player"), "is damage prevented?"),
    "enters_tapped": Form(_enters_tapped, ("object",), (), "does it enter tapped?"),
    "copies": Form(_copies, ("object", "quality"), (), "does a copy have that of what it copies?"),
    "is_copy_of": Form(_is_copy_of, ("object", "to"), (), "is it a copy of that?"),
    "may_activate_loyalty": Form(
        _may_activate, ("object",), ("number", "player"), "may a loyalty ability of it be activated?"
    ),
    "counter_moves": Form(_counter_moves, ("object",), (), "is a counter moved from it?"),
}
"""Kind of question about effects → how it is answered and what it needs."""
