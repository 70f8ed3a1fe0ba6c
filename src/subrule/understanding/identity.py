"""Which nouns of a text stand for one thing, and what the text calls each of them."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from subrule.understanding.facts import Facts
from subrule.understanding.line import NOT, Line
from subrule.understanding.things import (
    ATTACHMENTS,
    AURA,
    AURAS,
    EQUIPMENT,
    MINE,
    NOBODYS,
    SOMEBODYS,
    THEIRS,
    Mention,
    mentions,
)

_SOMETHING = "object.permanent"

MOST_HOSTS = 2
"""Things beside the attachment that one question may be about; more are a doubt."""


def read_attachment(line: Line, facts: Facts) -> None:
    """The attachment asked about: an Aura (Curse, Role), an Equipment, or a card that is neither."""
    if not line.has(*ATTACHMENTS, "type.nonaura"):
        # Something that a creature wears: nobody says whether it is an Aura or an Equipment.
        facts.set("aura", noun=_SOMETHING, types=None, subtypes=None)
        facts.offer("aura", "subtypes", "aura", "equipment")
        return
    if line.has(EQUIPMENT):
        line.take(f"logic.only = {EQUIPMENT}") or line.take(f"logic.only = action.have ~ {EQUIPMENT}")
        facts.set("equipment", types=frozenset({"artifact"}), subtypes=frozenset({"equipment"}))
        if line.has(*AURAS) and not _denied(line):
            facts.doubts.append("an Aura and an Equipment")
        return
    cards = ("object.creature_card", "object.enchantment_creature", "object.artifact_creature")
    if line.has(*cards) and _denied(line):
        # What the text says of the card in its zone: no Aura, whatever it could be cast as.
        types = {"enchantment", "creature"} if line.has("object.enchantment_creature") else {"creature"}
        facts.set("aura", noun="object.card", types=frozenset(types), subtypes=frozenset())
        line.use(*cards, "keyword.bestow")
        return
    subtypes = {"aura"} | {k for k in ("curse", "role") if line.has(f"object.{k}")}
    facts.set("aura", types=frozenset({"enchantment"}), subtypes=frozenset(subtypes))
    if "role" in subtypes:
        facts.set("aura", token=True)


def _denied(line: Line) -> bool:
    """Whether the text says that something is no Aura; what says so is accounted for."""
    denied = line.take(f"verb.be ! {AURA}") or line.take(f"{NOT} ~ {AURA}") or line.take("type.nonaura")
    return denied is not None


def read_things(line: Line, facts: Facts) -> None:
    """Tell which nouns are one thing, and set what the nouns themselves say: types and whose it is."""
    which = attachment_of(facts)
    found = mentions(line)
    if facts.get(which, "noun") == _SOMETHING:
        found = [replace(m, concept=AURAS[0]) if m.concept == _SOMETHING else m for m in found]
    attachments = [m for m in found if m.is_attachment]
    if facts.get(which, "noun") == "object.card":
        attachments = []
    _one_attachment(line, attachments, facts)
    for mention in attachments:
        facts.called[mention.index] = which
        _note(line, facts, mention, which)
    hosts: list[list[Mention]] = []
    for mention in (m for m in found if not m.is_attachment):
        group = next((g for g in hosts if all(_same(mention, other) for other in g)), None)
        if group is None:
            group = []
            hosts.append(group)
        group.append(mention)
    if len(hosts) > MOST_HOSTS:
        facts.doubts.append("too many things")
    for name, group in zip(("host", "other"), hosts, strict=False):
        for mention in group:
            facts.called[mention.index] = name
            _note(line, facts, mention, name)
        _describe(facts, name, group)
    facts.mentions = tuple(found)


def _same(mention: Mention, other: Mention) -> bool:
    return mention.may_be(other) and not mention.another and not _a_further_one(mention, other)


def _a_further_one(mention: Mention, other: Mention) -> bool:
    """Whether an "a creature" behind "my creature" (or before it) is a further one."""
    first, second = sorted((mention, other), key=lambda m: m.index)
    return (second.indefinite and not first.indefinite) or (
        first.indefinite and not first.whose and second.whose == MINE
    )


def _one_attachment(line: Line, attachments: list[Mention], facts: Facts) -> None:
    owners = {m.whose for m in attachments} - {NOBODYS}
    joined = any(_joined(line, first.index, second.index) for first, second in pairwise(attachments))
    if len(owners) > 1 or joined or any(m.another for m in attachments):
        facts.doubts.append("two attachments")
    if any(m.lead in _UPON for m in attachments):
        facts.doubts.append("on an attachment")


def _joined(line: Line, first: int, second: int) -> bool:
    """Whether nothing but an "and" and marks of the second noun stands between two nouns."""
    between = range(first + 1, second)
    apart = line.text[line.tokens[first].end : line.tokens[second].start]
    if "," in apart or line.tokens[first].sentence != line.tokens[second].sentence:
        return False
    return any(line.is_at(i, "logic.and") for i in between) and all(
        line.is_at(i, "logic.and", "whose.*", "color.*", "state.different", "quantity.one") for i in between
    )


_UPON = ("on", "onto", "upon", "sobre", "sur")


def _note(line: Line, facts: Facts, mention: Mention, name: str) -> None:
    line.used.update((mention.index, *mention.carries))
    if mention.another:
        line.used.update(
            i for i in (mention.index - 1, mention.index + 1) if line.is_at(i, "state.different")
        )
    if mention.whose == SOMEBODYS:
        facts.doubts.append("whose")
    elif mention.whose:
        facts.owned.add(name)
        if mention.whose == THEIRS:
            facts.set(name, controller=THEIRS)


def _describe(facts: Facts, name: str, group: list[Mention]) -> None:
    told = [m for m in group if m.types is not None]
    types = frozenset.union(*(m.types or frozenset() for m in told)) if told else None
    kind = next((m.concept for m in told if m.concept.startswith("creature_type.")), "")
    facts.set(
        name, types=types, **({"noun": kind} if kind else {"noun": "object.permanent"} if not told else {})
    )


def attachment_of(facts: Facts) -> str:
    """The id of the attachment asked about: ``"equipment"``, ``"aura"``, or a copy of it."""
    if facts.focus:
        return facts.focus
    return "equipment" if facts.has("equipment") else "aura"


def nearest(line: Line, facts: Facts, index: int, *, back: bool) -> str | None:
    """Give the thing named next to a token in its sentence.

    Args:
        line: the question.
        facts: what has been read.
        index: the token.
        back: whether to look back (else ahead).

    Returns:
        An object id, or None if nothing is named there.
    """
    step = -1 if back else 1
    place = index + step
    while 0 <= place < len(line.tokens) and line.tokens[place].sentence == line.tokens[index].sentence:
        if place in facts.called:
            return facts.called[place]
        place += step
    return None
