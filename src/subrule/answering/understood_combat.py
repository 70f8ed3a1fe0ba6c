"""Saying back what was understood of combat: keywords, tapped or not, who attacks and blocks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from subrule.answering.sentences import Sentences
from subrule.engine.combat import COMBAT_EVENTS
from subrule.engine.events import Event, Question
from subrule.engine.keywords import NAMED
from subrule.engine.state import GameObject, State

_OF_FIELDS = ("deathtouch", "lifelink", "wither", "infect")


class Say(Protocol):
    """Says a message of an object, a host or a player."""

    def __call__(self, message: str, *, s: str = "", h: str = "", player: str = "", q: str = "") -> str:
        """Give the sentence."""


def combat_facts(named: GameObject, sentences: Sentences, say: Say) -> list[str]:
    """Say what is stated of an object that matters in combat.

    Args:
        named: the object.
        sentences: the message table.
        say: says a message.
    """
    keywords = [k for k in NAMED if k in named.keywords] + [k for k in _OF_FIELDS if getattr(named, k)]
    words = [sentences.term(f"keyword.{k}").text for k in keywords]
    if named.toxic:
        words.append(f"{sentences.term('keyword.toxic').text} {named.toxic}")
    words += [f"{sentences.term('keyword.landwalk').text} ({land})" for land in sorted(named.landwalk)]
    found = [say("u-keywords", s=named.id, q=", ".join(words))] if words else []
    if named.tapped is not None:
        found.append(say("u-tapped" if named.tapped else "u-untapped", s=named.id))
    if named.since_turn_began is not None:
        message = "u-since-turn-began" if named.since_turn_began else "u-new-this-turn"
        found.append(say(message, s=named.id))
    return found + [say(f"u-{trait}", s=named.id) for trait in sorted(named.combat)]


def told_events(events: Iterable[Event]) -> list[Event]:
    """Give the events that are said back: no checks, and both steps of combat damage as one."""
    told: list[Event] = []
    for event in events:
        if event.kind == "check":
            continue
        if event.kind == "combat_damage" and told and told[-1].kind == "combat_damage":
            told[-1] = Event("combat_damage", how="all")
            continue
        told.append(event)
    return told


def combat_event(event: Event, say: Say) -> str | None:
    """Say an event of combat; None for one of another sort."""
    if event.kind not in COMBAT_EVENTS:
        return None
    if event.kind == "attack":
        return "; ".join(say("u-attack", s=name, h=event.to[0]) for name in event.get("all"))
    if event.kind == "block":
        return "; ".join(say("u-block", s=name, h=event.subject) for name in event.to)
    if event.kind == "combat_damage":
        return say(f"u-combat_damage-{event.how}")
    if event.kind == "assign":
        return "; ".join(
            say("u-assign", s=event.subject, h=name, q=str(number)) for name, number in event.get("to")
        )
    return say(f"u-{event.kind}", s=event.subject)


def asked_with(question: Question, sentences: Sentences, state: State) -> str:
    """Give what stands for the number, or the amounts, or several objects in a question."""
    amounts = [part.partition("=") for part in question.all("amounts")]
    if amounts:
        return ", ".join(
            f"{number} → {sentences.object_arguments('s', name, state)['s']}" for name, _, number in amounts
        )
    named = [sentences.object_arguments("s", name, state)["s"] for name in question.all("objects")]
    return question.get("number") or ", ".join(named)
