"""Copies of creature spells, and the tokens they become: created or not (608.3f, 111.13)."""

from __future__ import annotations

from subrule.understanding.clauses import tells
from subrule.understanding.facts import Facts
from subrule.understanding.line import Line
from subrule.understanding.things import CREATURE, MINE, mentions

_COPY, _WATCHER = "copy", "watcher"
_COPIES = ("action.copy ~ object.creature_spell", "object.creature_spell ~ action.copy")


def read_copy(line: Line, facts: Facts) -> bool:
    """Read a question about a copy of a creature spell, or a token that copies a creature.

    Args:
        line: the question.
        facts: where everything goes, doubts included.

    Returns:
        Whether there is such a copy; if not, nothing has been counted as used.
    """
    copied = next((m for p in _COPIES for m in line.find(p) if tells(line, m.indices[0], facts.asked)), None)
    tokens = line.find(f"object.token ~ object.copy ~ {CREATURE}")
    token = next((m for m in tokens if tells(line, m.indices[0], facts.asked)), None)
    watches = line.find("time.when/question.when ~ action.create ~~ object.token", quoted=True)
    if copied is None and (token is None or not watches):
        return False
    if copied is not None:
        line.account(copied.indices)
        line.use("action.copy", "object.copy", "action.resolve", "action.own")
        facts.set(_COPY, types=frozenset({"creature"}), copy_of="spell", zone="stack")
        facts.happens("resolve", _COPY)
    elif token is not None:
        line.account(token.indices)
        first = token.indices[0]
        line.used.update(i for i in range(first - 2, first) if line.is_at(i, "action.gain"))
        facts.set(_COPY, types=frozenset({"creature"}), token=True)
    for mention in mentions(line):
        if mention.whose not in ("", MINE) or mention.another or mention.concept != "type.creature":
            facts.doubts.append("another thing")
        line.used.add(mention.index)
    _question(line, facts, watched=bool(watches))
    return True


def _question(line: Line, facts: Facts, *, watched: bool) -> None:
    asked = sorted(facts.asked)
    if any(line.is_at(i, "question.how_many", "question.why", "logic.or", "quantity.two") for i in asked):
        facts.doubts.append("another question")
        return
    if watched:
        line.used.update(i for i, t in enumerate(line.tokens) if t.quoted)
        facts.set(_WATCHER, types=frozenset({"enchantment"}), trigger="token_created")
        if line.take("action.have/action.control ~ type.enchantment") is not None:
            line.use("type.enchantment")
        if any(line.is_at(i, "action.trigger", "action.draw") for i in asked):
            line.used.update(
                i for i in asked if line.is_at(i, "action.trigger", "action.draw", "object.card")
            )
            facts.ask("triggers", ("object", _WATCHER), ("token", _COPY))
        return
    if any(line.is_at(i, "object.token") for i in asked):
        made = any(line.is_at(i, "action.create") for i in asked)
        line.used.update(
            i
            for i in asked
            if line.is_at(i, "object.token", "action.become", "action.create", "action.enter")
        )
        facts.ask("created" if made else "is_token", ("object", _COPY))
