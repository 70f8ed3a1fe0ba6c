"""Abilities that a question speaks of: what an Equipment says of "enchanted", whose an activated one is."""

from __future__ import annotations

from subrule.understanding.facts import Facts
from subrule.understanding.line import Line
from subrule.understanding.things import AURA, HOST


def read_says_enchanted(line: Line, facts: Facts) -> None:
    """An ability of a permanent that is no Aura speaks of what is enchanted."""
    if not facts.has("equipment"):
        return
    enchanted = (f"action.enchant/state.enchanted = {HOST}", f"{HOST} = action.enchant/state.enchanted")
    if not any(line.find(pattern, quoted=None) for pattern in enchanted):
        return
    facts.set("equipment", mentions_enchanted=True)
    line.used.update(i for i, t in enumerate(line.tokens) if t.quoted)
    line.use("state.enchanted", "action.enchant", "object.copy", "action.copy")
    line.take("action.gain ~ object.ability")


def read_activated(line: Line, facts: Facts) -> None:
    """Whose an activated ability is: the Aura's own or one that it gives to what it enchants."""
    if not line.has("action.activate") or not facts.has("aura"):
        return
    if not any(line.is_at(i, "action.activate") for i in facts.asked):
        # "I use an ability that …" only tells what causes it.
        line.use("action.activate")
        return
    line.use("object.ability", "object.activated_ability", "action.activate", "object.text", "action.cost")
    granted = line.find("state.enchanted/action.enchant ~ action.have/action.gain") or line.find(
        "action.give ~~ object.ability/object.activated_ability"
    )
    line.take(f"{AURA} = self.itself ~ action.have")
    own = line.find(
        f"{AURA} = self.itself ~ action.have ~ object.ability/object.activated_ability"
    ) or line.find(f"{AURA} = action.have ~ object.ability/object.activated_ability")
    if granted:
        line.account(granted[0].indices)
        line.use("state.enchanted", "action.enchant")
        line.used.update(i for i, t in enumerate(line.tokens) if t.quoted)
        facts.ability = "granted"
    elif own:
        facts.ability = "own"
    else:
        facts.offer("aura", "ability_source", "own", "granted")
