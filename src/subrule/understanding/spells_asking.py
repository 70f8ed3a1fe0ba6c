"""What may be asked of a permanent spell, found before its nouns are told apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from subrule.understanding.facts import Facts
from subrule.understanding.line import NOT, Line
from subrule.understanding.spells_cast import OTHER, SPELL, TARGET, Casting
from subrule.understanding.things import AURA, MINE

_MOVE = "action.go/action.put/action.end/action.return/verb.come/action.enter/action.leave/action.attach"
_GET = "action.gain/action.end/action.have/action.stay/action.enter/verb.come/action.return/action.continue"
_AS = "logic.same_as/time.while/prep.in"
_SPELL = f"object.spell/object.aura_spell/object.creature_spell/{AURA}"


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked.

    Attributes:
        kind: kind of question.
        indices: tokens that say so.
        zone: for ``in_zone``.
        quality: for ``is_a``.
    """

    kind: str
    indices: tuple[int, ...]
    zone: str = ""
    quality: str = ""


_IS = "verb.be/question.does = type.creature"
"""Only where nothing follows: "does the creature enter" does not ask whether it is one."""

_PATTERNS: Final = (
    ("question.who ~~ action.control", "who_controls", ""),
    ("quantity.two/logic.all ~ action.become ~~ quantity.one ~ type.creature", "merged", ""),
    ("action.become ~ quantity.two/logic.all ~ quantity.one ~ type.creature", "merged", ""),
    ("whose.they ~ action.become ~~ quantity.one ~ type.creature", "merged", ""),
    (f"{_GET} ~~ {_AS} = type.creature", "is_a", "creature"),
    ("action.become ~ type.creature", "is_a", "creature"),
    (_IS, "is_a", "creature"),
    (f"{_GET} ~~ {_AS} = {AURA}", "is_a", "aura"),
    ("action.merge", "merged", ""),
    ("action.put/action.attach ~~ state.different", "other", ""),
    ("question.can ~ action.put/action.attach/action.move", "other", ""),
    ("action.enter/action.go ~~ state.attached ~ state.different", "other", ""),
    ("action.enter/verb.come ~~ prep.under", "controls", ""),
    ("prep.under ~~ action.enter/verb.come", "controls", ""),
    (f"{_MOVE}/action.stay ~~ zone.graveyard", "in_zone", "graveyard"),
    (f"{_MOVE}/action.stay ~~ zone.hand", "in_zone", "hand"),
    (f"{_MOVE}/action.have/action.stay/verb.be/question.does ~~ zone.battlefield", "on_battlefield", ""),
    ("action.enter", "on_battlefield", ""),
    ("action.counter", "is_countered", ""),
    ("action.fizzle", "fizzles", ""),
    ("action.resolve", "resolves", ""),
    ("question.what_happens", "what_happens", ""),
)
"""Pattern, kind and zone or quality; the first that matches in the asking clause counts."""


def find_asked(line: Line, facts: Facts) -> Asked | None:
    """Find what is asked and count its words as used.

    Args:
        line: the question.
        facts: holds the asking clause.

    Returns:
        What is asked; None if no pattern fits.
    """
    clause = facts.asked
    if any(
        line.is_at(i, "question.why", "question.how_many", "question.should", "question.must") for i in clause
    ):
        return None
    if any(line.is_at(i, "logic.or", "action.trigger", "action.create", "object.token") for i in clause):
        return None
    role = _as_what(line, clause)
    if role is not None:
        _soft(line, clause, "is_a")
        return role
    for words, kind, detail in _PATTERNS:
        match = next((m for m in line.find(words) if set(m.indices) <= clause), None)
        if match is None or (words == _IS and match.indices[-1] != max(clause)):
            continue
        line.account(match.indices, words)
        zone = detail if kind == "in_zone" else ""
        _soft(line, clause, kind)
        return Asked(kind, match.indices, zone, detail if kind == "is_a" else "")
    return None


def _as_what(line: Line, clause: frozenset[int]) -> Asked | None:
    """English "as a creature": its "as" is no word of the lexicon."""
    if line.language != "en":
        return None
    for i in sorted(clause):
        if line.is_at(i, "type.creature") and i and line.words_between(i - 1, i)[:1] == ["as"]:
            line.used.add(i)
            return Asked("is_a", (i,), quality="creature")
    return None


_SOFT: Final = {
    "is_a": (
        "object.card",
        "action.stay",
        "action.enter",
        "action.gain",
        "type.enchantment",
        "zone.battlefield",
        "prep.*",
    ),
    "in_zone": ("object.card", "action.gain", "action.go", "player.owner", "step.end", "logic.all"),
    "on_battlefield": (
        "type.enchantment",
        "action.end",
        "action.stay",
        "object.card",
        "action.enter",
        "action.gain",
    ),
    "resolves": ("object.spell", "object.aura_spell", "object.creature_spell", "object.enchantment_spell"),
    "is_countered": ("object.spell", "object.aura_spell", "action.gain", "object.creature_spell"),
    "controls": (
        "action.continue",
        "state.attached",
        "action.go",
        "prep.*",
        "state.same",
        "logic.if",
        "zone.battlefield",
    ),
    "merged": ("logic.all", "quantity.two", "quantity.one", "action.become", "state.same", "type.creature"),
    "what_happens": ("object.spell", "object.aura_spell", "object.creature_spell", "object.card"),
    "other": ("action.have", "zone.battlefield", "action.gain"),
    "fizzles": ("object.spell", "object.aura_spell"),
}
"""Concepts that a question of a kind may hold beside its pattern without saying anything more."""


def _soft(line: Line, clause: frozenset[int], kind: str) -> None:
    sentences = {line.tokens[i].sentence for i in clause}
    if kind == "controls":
        # "…, even though it goes on a creature of his" stands behind what is asked.
        clause = frozenset(i for i, t in enumerate(line.tokens) if t.sentence in sentences)
    line.used.update(i for i in clause if line.is_at(i, *_SOFT.get(kind, ())) and not line.is_at(i, NOT))


def ask(line: Line, facts: Facts, casting: Casting, asked: Asked) -> None:
    """Put what is asked into the facts.

    Args:
        line: the question.
        facts: what has been read; its question is set, or a doubt is added.
        casting: the spell.
        asked: what was found.
    """
    kind = asked.kind
    named = [facts.called[i] for i in sorted(facts.called) if i in facts.asked]
    if TARGET in named and SPELL not in named and kind not in ("controls", "other", "merged"):
        facts.doubts.append("asked about the target")
        return
    if kind == "merged":
        if casting.kind != "mutate":
            facts.doubts.append("nothing merges")
        facts.ask("merged", ("object", SPELL), ("to", TARGET))
    elif kind == "other":
        if not facts.has(OTHER):
            facts.doubts.append("which other")
        facts.ask("attached", ("object", SPELL), ("to", OTHER))
    elif kind == "controls":
        player = _under(line, facts)
        if not player:
            facts.doubts.append("which player")
        facts.ask("controls", ("object", SPELL), ("player", player))
    elif kind == "in_zone":
        if asked.zone == "hand" and casting.kind not in ("dash", "warp"):
            facts.doubts.append("whose hand")
        place = asked.indices[-1]
        if casting.by != MINE and any(line.is_at(i, "whose.mine") for i in (place - 1, place + 1)):
            facts.doubts.append("whose graveyard")
        facts.ask("in_zone", ("object", SPELL), ("zone", asked.zone))
    elif kind == "fizzles":
        if casting.kind not in ("aura", "bestow", "enchantment"):
            facts.doubts.append("fizzles")
        facts.ask("in_zone", ("object", SPELL), ("zone", "graveyard"))
    elif kind == "is_a":
        if casting.kind not in ("bestow", "mutate"):
            facts.doubts.append("a predicate")
        facts.ask("is_a", ("object", SPELL), ("quality", asked.quality))
    else:
        facts.ask(kind, ("object", SPELL))
    happened = facts.happened("leaves", "changes", "countered", "control_changes") or casting.later
    if not happened and kind in _OF_A_CHANGE and not facts.get(SPELL, "cannot_enter"):
        facts.doubts.append("nothing happens")


_OF_A_CHANGE = frozenset({"in_zone", "resolves", "is_countered", "what_happens", "on_battlefield", "other"})
"""Questions that need something to have happened, or something was not read."""


def _under(line: Line, facts: Facts) -> str:
    """Whose control is asked about: "under my control", "on my side", "bajo su control"."""
    for i in sorted(facts.asked):
        if not line.is_at(i, "prep.under"):
            continue
        words = set(line.tokens[i].text.lower().split())
        line.used.update(j for j in (i + 1, i + 2) if line.is_at(j, "action.control"))
        if words & {"my", "mi", "mon"}:
            return "you"
        for j in (i + 1, i + 2):
            if line.is_at(j, "whose.mine"):
                return "you"
            if line.is_at(j, "player.opponent", "whose.opponents", "whose.theirs"):
                line.used.add(j)
                return "opponent"
    return ""
