"""Whom a question is about: the attachment, what it is on, or something that cannot be told."""

from __future__ import annotations

from subrule.understanding.facts import Facts
from subrule.understanding.identity import attachment_of
from subrule.understanding.line import UNKNOWN, Line

ATTACHMENT, HOST, OTHER, UNCLEAR = "attachment", "host", "other", "unclear"

_CARD = ("object.card", "object.permanent", "object.token", "type.enchantment")
"""Words by which the asking clause may call the attachment again."""

_RIVALS = ("object.spell", "object.effect", "object.ability", "object.triggered_ability", "player.player")
_MASCULINE, _FEMININE = ("il", "lui", "él", "ils", "he"), ("elle", "ella", "elles", "she")


def subject_of(line: Line, facts: Facts, *, topic: bool) -> str:
    """Tell whom the asking clause is about.

    Args:
        line: the question.
        facts: what has been read.
        topic: whether a noun behind a preposition may be the topic too ("what happens *to the creature*?").

    Returns:
        ``ATTACHMENT``, ``HOST``, ``OTHER`` or ``UNCLEAR``.
    """
    which = attachment_of(facts)
    named = [(i, n) for i, n in sorted(facts.called.items()) if i in facts.asked]
    attachments = [i for i, n in named if n in (which, "second")]
    hosts = [i for i, n in named if n in ("host", "other", "first") and not _aside(line, i, topic=topic)]
    if attachments and hosts:
        return ATTACHMENT if _possessive(line, hosts[0]) or attachments[0] < hosts[0] else UNCLEAR
    if attachments:
        return ATTACHMENT
    if hosts:
        return HOST
    if any(line.is_at(i, *_CARD) for i in facts.asked):
        line.used.update(i for i in facts.asked if line.is_at(i, *_CARD))
        return ATTACHMENT if _is_card(line, facts) else UNCLEAR
    if any(line.is_at(i, *_RIVALS) for i in facts.asked):
        return OTHER
    return _of_pronoun(line, facts, which)


def _aside(line: Line, index: int, *, topic: bool) -> bool:
    """Whether a noun stands behind a preposition and is not what the clause is about."""
    lead = line.lead(index)
    if not (line.goes_onto(lead) or line.comes_from(lead)):
        return False
    return not (topic and lead in ("to", "a", "al", "a la", "a", "avec", "con", "with", "de"))


def _possessive(line: Line, index: int) -> bool:
    """Whether a noun only tells whose the next one is: "my creature's Aura"."""
    following = line.tokens[index + 1].start if index + 1 < len(line.tokens) else len(line.text)
    return "'s" in line.text[line.tokens[index].end : following]


def _is_card(line: Line, facts: Facts) -> bool:
    """Whether "the card" can only be the attachment: it comes from elsewhere, or is called a token."""
    called = [i for i in facts.asked if line.is_at(i, *_CARD)]
    if facts.happened("put_onto_battlefield", "cast", "turn_face_up"):
        return True
    which = attachment_of(facts)
    enchantment = all(line.is_at(i, "type.enchantment") for i in called)
    return (enchantment and which == "aura") or bool(facts.get(which, "token"))


def _of_pronoun(line: Line, facts: Facts, which: str) -> str:
    """Whom a pronoun, or a verb without a subject, is about."""
    if any(line.tokens[i].concepts[0] == UNKNOWN and line.tokens[i].text[:1].isupper() for i in facts.asked):
        return UNCLEAR
    gender = _gender(line, facts)
    if gender:
        return gender
    hosts = [n for n in ("host", "other") if facts.has(n)]
    if not hosts or facts.happened("leaves", "player_leaves"):
        return ATTACHMENT
    last = facts.events[-1] if facts.events else None
    if last is not None and last.subject == which:
        return ATTACHMENT
    return UNCLEAR


def _gender(line: Line, facts: Facts) -> str:
    """What the gender of a French or Spanish pronoun tells: an Aura is feminine, an Equipment is not."""
    said = {line.tokens[i].text.lower() for i in facts.asked if line.is_at(i, "whose.it", "whose.they")}
    aura = attachment_of(facts) == "aura"
    if line.language == "en" or not said:
        return ""
    feminine, masculine = bool(said & set(_FEMININE)), bool(said & set(_MASCULINE))
    hosts = {_noun_gender(line.tokens[i].concepts) for i, n in facts.called.items() if n in ("host", "other")}
    if feminine and not masculine and aura and hosts and "f" not in hosts:
        return ATTACHMENT
    if masculine and not feminine and not aura and hosts and "m" not in hosts:
        return ATTACHMENT
    return ""


_GENDERS = {
    "type.creature": "f",
    "type.battle": "f",
    "type.land": "?",
    "object.permanent": "m",
    "type.artifact": "m",
}


def _noun_gender(concepts: tuple[str, ...]) -> str:
    return next((_GENDERS[c] for c in concepts if c in _GENDERS), "?")
