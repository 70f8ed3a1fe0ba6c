"""Saying back what was understood of abilities, the stack and costs, and what is asked of them."""

from __future__ import annotations

from typing import Protocol

from subrule.answering.sentences import Sentences
from subrule.engine.events import Question
from subrule.engine.linked import Ability
from subrule.engine.scenario import Scenario
from subrule.engine.stack import NO_USE
from subrule.engine.state import GameObject

_EITHER_WAY = (
    "adds_mana",
    "has_target",
    "until_source_leaves",
    "true_on_trigger",
    "true_on_resolution",
    "left_together",
    "done",
)
_IF_SO = (
    "moves_library_card",
    "loyalty_ability",
    "only_as_sorcery",
    "taps",
    "used_up",
    "event_replaced",
    "there_before",
    "on_stack",
    "delayed",
    "created_after",
    "triggered_before",
    "countered",
    "reads_source",
    "no_legal_target",
    "one_or_more",
    "another",
)
_CASTING_NUMBERS = ("mana_value", "less", "more", "legal_targets", "cast_before")
_CASTING_FLAGS = ("as_though_flash", "allowed", "up_to", "any_target", "modal")


class Say(Protocol):
    """Says one message about an object, another one, a player and a word."""

    def __call__(
        self, message: str, *, s: str = "", h: str = "", player: str = "", q: str = "", z: str = ""
    ) -> str:
        """Give the sentence."""


def stack_facts(scenario: Scenario, sentences: Sentences, say: Say) -> list[str]:
    """Say back how abilities are used, what spells cost, and what is on the stack.

    Args:
        scenario: what was read.
        sentences: the message table.
        say: says one message.

    Returns:
        Parts of a sentence.
    """
    state = scenario.state
    found = [f for o in state.objects.values() for f in _casting(o, say)]
    found += [f for a in state.abilities.values() for f in _ability(a, sentences, say)]
    if state.stack is not None:
        for key, items in (("stack", state.stack.items), ("waiting", state.stack.waiting)):
            called = [_called(scenario, sentences, item) for item in items]
            if called:
                found.append(say(f"u-order-{key}", q=", ".join(called)))
    return found


def _called(scenario: Scenario, sentences: Sentences, item: str) -> str:
    known = scenario.state.abilities.get(item)
    arguments = sentences.object_arguments("s", known.of if known is not None else item, scenario.state)
    return sentences.text("u-ability-of" if known is not None else "u-spell-called", arguments)


def _ability(told: Ability, sentences: Sentences, say: Say) -> list[str]:
    use = told.use
    if use == NO_USE and not told.keyword:
        return []
    traits = [say(f"ut-{name}", s=told.of) for name in _IF_SO if getattr(use, name)]
    for name in _EITHER_WAY:
        value = getattr(use, name)
        if value is not None:
            traits.append(say(f"ut-{name}-{'yes' if value else 'no'}", s=told.of))
    if told.keyword and sentences.has(f"ut-keyword-{told.keyword}"):
        traits.append(say(f"ut-keyword-{told.keyword}", s=told.of))
    if use.watches:
        traits.append(say(f"ut-watches-{use.watches}", s=told.of))
    if use.effect and use.effect != "other":
        traits.append(say(f"ut-effect-{use.effect}", s=told.of))
    if use.occurrences is not None:
        traits.append(say("ut-occurrences", q=str(use.occurrences)))
    traits += [say("ut-targets", h=target) for target in use.targets]
    kind = told.kind if told.kind in ("activated", "triggered", "static") else "some"
    head = say(f"u-ability-{kind}", s=told.of)
    if use.player:
        traits.append(say("ut-controller", player=use.player))
    return [sentences.text("u-ability-with", {"what": head, "facts": ", ".join(traits)}) if traits else head]


def _casting(o: GameObject, say: Say) -> list[str]:
    told = o.casting
    if told is None:
        return []
    found = [
        say(f"uc-{name}", s=o.id, q=str(getattr(told, name)))
        for name in _CASTING_NUMBERS
        if getattr(told, name)
        or (name in ("legal_targets", "cast_before") and getattr(told, name) is not None)
    ]
    found += [say(f"uc-{name}", s=o.id) for name in _CASTING_FLAGS if getattr(told, name)]
    for name in ("has_target", "paid_ward"):
        value = getattr(told, name)
        if value is not None:
            found.append(say(f"uc-{name}-{'yes' if value else 'no'}", s=o.id))
    for name in ("cost", "alternative", "less_colored"):
        value = getattr(told, name)
        if value:
            message = "uc-cost-none" if value == "none" else f"uc-{name}"
            found.append(say(message, s=o.id, q="".join(f"{{{c}}}" for c in _symbols(value))))
    if told.target_words > 1:
        found.append(say("uc-target_words", s=o.id, q=str(told.target_words)))
    if told.counters:
        found.append(say(f"uc-counters-{told.counters}", s=o.id))
    found += [
        say(f"uc-costs-{kind or 'open'}", s=o.id, q=name.replace("_", " ")) for name, kind in told.costs
    ]
    return found


def _symbols(mana: str) -> list[str]:
    digits = "".join(c for c in mana if c.isdecimal())
    return [*([digits] if digits else []), *(c for c in mana if not c.isdecimal())]


def stack_question(question: Question, scenario: Scenario, sentences: Sentences, say: Say) -> str:
    """Say back a question about the stack.

    Args:
        question: what is asked; one of those of :mod:`subrule.engine.answers_stack`.
        scenario: what was read.
        sentences: the message table.
        say: says one message.
    """
    abilities = scenario.state.abilities
    item = question.get("item") or question.get("ability")
    named = item or question.get("object")
    subject = abilities[named].of if named in abilities else named
    kind = f"q-{question.kind}"
    if named in abilities and sentences.has(f"{kind}-ability"):
        kind += "-ability"
    elif item and item not in scenario.state.objects and item not in abilities:
        kind += f"-{item}"
    detail = question.get("during") or question.get("choice") or question.get("after")
    if detail:
        kind += f"-{detail}"
    other = question.get("to") or question.get("with") or question.get("by")
    if question.kind == "may_choose_targets":
        other = question.get("targets")
        kind += "" if other else "-none"
    elif question.kind == "ability_triggers":
        other = question.get("object")
    elif question.kind == "ward_triggers":
        subject, other = question.get("object"), item
    word = question.get("amount") or question.get("number") or question.get("cost")
    mana = question.get("mana") or question.get("colored")
    if mana:
        word = "".join(f"{{{c}}}" for c in _symbols(mana))
    if question.kind == "may_combine":
        word = ", ".join(c.replace("_", " ") for c in question.all("costs"))
    player = question.get("player") or "you"
    return say(kind, s=subject, h=abilities[other].of if other in abilities else other, player=player, q=word)
