"""Which object of a reading a named card is, and the card's facts given to it.

A reading in which that is not certain is none: a fact on the wrong object would be a wrong answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from subrule.engine.keywords import KEYWORDS, OF_FIELDS
from subrule.engine.scenario import Scenario
from subrule.engine.state import GameObject
from subrule.understanding.card_facts import Stated
from subrule.understanding.line import Line

_QUIET_EVENTS = frozenset(
    {
        *("cast", "put_onto_battlefield", "attach", "leaves", "control_changes", "player_leaves", "changes"),
        *("resolve", "countered", "turn_face_up", "check", "damage", "destroy", "gets", "counters"),
        *("regenerate", "sacrifice", "end_step", "cleanup"),
    }
)
_QUIET_QUESTIONS = frozenset(
    {
        *("what_happens", "in_zone", "on_battlefield", "attached", "moves", "controls", "who_controls"),
        *("may_activate", "who_activates", "chooses", "who_chooses", "may_attach", "may_target", "enters"),
        *("is_enchanted", "refers", "resolves", "is_countered", "affected", "merged", "is_a", "is_token"),
        *("dies", "destroyed", "what_becomes", "counters_left", "has_counters"),
    }
)

_COMBAT = (
    *("action.attack", "action.block", "action.fight", "object.attacker", "object.blocker"),
    *("object.combat_damage", "state.attacking", "state.blocking", "state.blocked", "state.unblocked"),
    *("event.combat", "phase.*", "step.*"),
)


def settle(
    scenario: Scenario, cards: Sequence[Stated], own: Line, left_out: frozenset[str]
) -> Scenario | None:
    """Give named cards' facts to the objects that they are.

    Args:
        scenario: a reading of a question in which cards were put into words.
        cards: what the cards state, one entry a mention.
        own: the question without the names: what it says itself of the objects.
        left_out: keywords of the cards that the wording did not tell.

    Returns:
        The scenario with their facts; None if it is in doubt which objects they are, if what was told of one
        object was read of another, or if a keyword that was left out may matter.
    """
    if left_out and not _is_quiet(scenario, own):
        return None
    meant = _identified(scenario, cards)
    if meant is None or not _rightly_read(scenario, meant, own):
        return None
    objects = {
        key: _merged(named, meant[key]) if key in meant else named
        for key, named in scenario.state.objects.items()
    }
    state = replace(scenario.state, objects=MappingProxyType(objects))
    offered = tuple(
        (fact, values)
        for fact, values in scenario.offered
        if fact.subject not in meant or fact.attribute not in meant[fact.subject].fields
    )
    return replace(scenario, state=state, offered=offered)


def _is_quiet(scenario: Scenario, own: Line) -> bool:
    """Whether nothing told attacks or blocks, and no object deals damage."""
    if own.has(*_COMBAT, quoted=None) or scenario.question.kind not in _QUIET_QUESTIONS:
        return False
    return all(
        event.kind in _QUIET_EVENTS
        and not (event.kind == "damage" and (event.by in scenario.state.objects or event.get("combat")))
        for event in scenario.events
    )


def _identified(scenario: Scenario, cards: Sequence[Stated]) -> Mapping[str, Stated] | None:
    mentioned: dict[str, list[Stated]] = {}
    for card in cards:
        mentioned.setdefault(card.name, []).append(card)
    found: dict[str, Stated] = {}
    for mentions in mentioned.values():
        card = mentions[0]
        may_be = [o for o in scenario.state.objects.values() if _may_be(o, card)]
        surely = [o for o in may_be if o.noun.startswith("creature_type.")] or [
            o for o in may_be if o.power is not None and o.toughness is not None and "power" in card.fields
        ]
        chosen = surely or may_be
        if not chosen or len(chosen) > (len(mentions) if surely else 1):
            return None
        for one in chosen:
            if one.id in found:
                return None
            found[one.id] = card
    return found


def _may_be(named: GameObject, card: Stated) -> bool:
    fields = card.fields
    if named.types and not named.types & fields["types"]:
        return False
    if named.types is None and named.power is None and "permanent" not in named.noun:
        return False
    kind = named.noun.partition("creature_type.")[2]
    if kind and kind not in fields["subtypes"]:
        return False
    if named.subtypes and not named.subtypes <= fields["subtypes"]:
        return False
    return all(
        getattr(named, name) is None or getattr(named, name) == fields.get(name)
        for name in ("power", "toughness")
    )


def _rightly_read(scenario: Scenario, meant: Mapping[str, Stated], own: Line) -> bool:
    """Whether no object has a keyword that neither its card nor the question's own words give it."""
    said = {k for k in KEYWORDS if own.has(f"keyword.{k}", quoted=None)}
    protected = own.has("keyword.protection", quoted=None)
    for key, named in scenario.state.objects.items():
        card = meant.get(key)
        given = set(card.keywords) if card is not None else set()
        if not _keywords(named) <= said | given:
            return False
        if not protected and not named.protection <= set(card.protection if card is not None else ()):
            return False
    return True


def _keywords(named: GameObject) -> set[str]:
    return {*named.keywords, *(k for k in OF_FIELDS if getattr(named, k))}


_JOINED = ("types", "subtypes", "keywords", "protection", "supertypes")


def _merged(named: GameObject, card: Stated) -> GameObject:
    """An object with a card's facts; what the question says otherwise of it stands."""
    fields: dict[str, Any] = {}
    for name, value in card.fields.items():
        known = getattr(named, name)
        if name in _JOINED:
            fields[name] = frozenset(known or ()) | value
        elif name == "name" or known is None or known in (0, ""):
            fields[name] = value
    return replace(named, **fields)
