"""Replies: the fact that was missing, told in answer to what was asked back.

A reply is yes or no, one of the alternatives by name ("bestowed", "de mon adversaire", "un Equipo"), or
any statement that a follow-up may make. The condition of a branch, word for word, settles that branch.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from subrule.answering.changing import Change, Told, apply
from subrule.answering.follow_up import FollowUp, yes_or_no
from subrule.engine.facts import Fact, FactValue
from subrule.engine.scenario import Scenario
from subrule.engine.state import COLORS, PERMANENT_TYPES, Enchant, GameObject

OpenFacts = Mapping[Fact, tuple[FactValue, ...]]
"""What is missing, each with the values it may take, in the order in which it is asked."""

_ASKED_THE_OTHER_WAY: Final = frozenset({"unspecified"})
"""Facts whose question is put so that "yes" means that they do not hold: does the effect say …?"""

_NOT_YES_OR_NO: Final = frozenset({"enchant"})
"""Facts whose question is no yes-or-no question: what can it enchant?"""

_NAMED: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "controller": ((r"P?B?(M|I|YI)", "you"), (r"P?B?(Q|p?O|YO)", "opponent")),
    "ability_source": ((r"P?B?Ya?|P?B?aA", "own"), (r"[AP]?ga?P?", "granted")),
}
"""Attribute → letters of a clause (see :mod:`subrule.answering.follow_up`), and the alternative they name."""


def settle(reply: FollowUp, scenario: Scenario, missing: OpenFacts) -> Change | None:
    """Put a reply into the situation.

    Args:
        reply: what was said.
        scenario: the situation that lacks the facts.
        missing: the facts; the first is the one that was asked back.

    Returns:
        The situation with what was told; None if the reply does not tell any of it.
    """
    if reply.opened or not reply.clauses or not missing:
        return None
    fact, alternatives = next(iter(missing.items()))
    said = yes_or_no(reply)
    if said is not None:
        value = _by_yes_or_no(fact, alternatives, yes=said)
        return None if value is None else _settled(scenario, fact, value)
    if reply.clauses[0][0] in ("J", "N"):
        return _confirmed(reply, scenario, missing)
    named = _by_name(reply, fact, alternatives)
    if named is not None:
        return _settled(scenario, fact, named)
    if fact.attribute == "enchant":
        return _enchants(reply, scenario, fact)
    return apply(reply, scenario)


def settle_all(scenario: Scenario, values: Iterable[tuple[Fact, FactValue]]) -> Change:
    """State facts with the values they have in one branch of a case.

    Args:
        scenario: the situation that lacks the facts.
        values: the facts with their values.
    """
    change = Change(scenario, ())
    for fact, value in values:
        stated = _settled(change.scenario, fact, value)
        change = Change(stated.scenario, (*change.told, *stated.told))
    return change


def _by_yes_or_no(fact: Fact, alternatives: tuple[FactValue, ...], *, yes: bool) -> bool | None:
    if fact.attribute in _NOT_YES_OR_NO or not all(isinstance(value, bool) for value in alternatives):
        return None
    return yes != (fact.attribute in _ASKED_THE_OTHER_WAY)


def _confirmed(reply: FollowUp, scenario: Scenario, missing: OpenFacts) -> Change | None:
    """A yes or no that goes on ("no, an ordinary Aura"): what follows must not say the contrary."""
    fact, alternatives = next(iter(missing.items()))
    value = _by_yes_or_no(fact, alternatives, yes=reply.clauses[0][0] == "J")
    change = settle(replace(reply, clauses=reply.clauses[1:]), scenario, missing)
    if value is None or change is None:
        return None
    told = _settled(scenario, fact, value)
    now, then = change.scenario.state.objects.get(fact.subject), told.scenario.state.objects.get(fact.subject)
    same = change.scenario == told.scenario or (
        _is_flag(fact, now) and getattr(now, fact.attribute) == getattr(then, fact.attribute)
    )
    if not same and fact.attribute == "colors" and now is not None and now.colors is not None:
        same = (fact.value in now.colors) == value
    return change if same else None


def _by_name(reply: FollowUp, fact: Fact, alternatives: tuple[FactValue, ...]) -> FactValue | None:
    if len(reply.clauses) != 1:
        return None
    letters, tokens = reply.clauses[0]
    if fact.attribute == "subtypes" and re.fullmatch(r"P?B?A", letters):
        named = "equipment" if tokens[-1].has("object.equipment") else "aura"
        return named if named in alternatives else None
    for shape, value in _NAMED.get(fact.attribute, ()):
        if value in alternatives and re.fullmatch(shape, letters):
            return value
    return None


def _enchants(reply: FollowUp, scenario: Scenario, fact: Fact) -> Change | None:
    """What the Aura can enchant, named: creatures, a land."""
    tokens = [token for _, part in reply.clauses for token in part]
    if not all(letters == "E" for letters, _ in reply.clauses) or fact.subject not in scenario.state.objects:
        return None
    words = []
    for token in tokens:
        concept = token.concepts[0].split(".")[1]
        if concept not in PERMANENT_TYPES and concept != "permanent":
            return None
        words.append(concept)
    state = scenario.state.with_object(fact.subject, enchant=Enchant(frozenset(words)))
    return Change(replace(scenario, state=state), (Told("u-enchant", fact.subject, tuple(words)),))


def _settled(scenario: Scenario, fact: Fact, value: FactValue) -> Change:
    """State a fact: in the object where it has a field for it, else as the only alternative."""
    word = ("yes" if value else "no") if isinstance(value, bool) else value
    told = Told(f"if-{fact.attribute}-{word}", fact.subject, (fact.value or fact.attribute,), word)
    thing = scenario.state.objects.get(fact.subject)
    if _is_flag(fact, thing) and isinstance(value, bool):
        return _stated(scenario, fact, told, value)
    if fact.attribute == "controller" and thing is not None:
        return _stated(scenario, fact, told, value)
    if fact.attribute == "colors" and value is True and fact.value in COLORS and thing is not None:
        return _stated(scenario, fact, told, frozenset({fact.value}))
    offered = (*(o for o in scenario.offered if o[0] != fact), (fact, (value,)))
    return Change(replace(scenario, offered=offered), (told,))


def _stated(scenario: Scenario, fact: Fact, told: Told, value: object) -> Change:
    state = scenario.state.with_object(fact.subject, **{fact.attribute: value})
    offered = tuple(o for o in scenario.offered if o[0] != fact)
    return Change(replace(scenario, state=state, offered=offered), (told,))


def _is_flag(fact: Fact, thing: GameObject | None) -> bool:
    """Whether a fact is a yes-or-no field of an object that the scenario does not state."""
    field = GameObject.__dataclass_fields__.get(fact.attribute)
    return thing is not None and field is not None and "bool" in str(field.type) and not fact.value
