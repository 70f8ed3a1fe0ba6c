"""What happens while a spell waits on the stack, or to what it became: told clause by clause."""

from __future__ import annotations

from subrule.engine.events import Event
from subrule.engine.state import COLORS
from subrule.understanding.clauses import really, tells
from subrule.understanding.facts import Facts
from subrule.understanding.line import NOT, Line
from subrule.understanding.spells_cast import OTHER, SPELL, TARGET, Casting

GONE = {
    "action.die": "graveyard",
    "action.kill": "graveyard",
    "action.destroy": "graveyard",
    "action.sacrifice": "graveyard",
    "action.exile": "exile",
    "action.bounce": "hand",
}
"""Verb by which something leaves the battlefield → where it goes."""

GAINS = ("action.gain", "action.give", "action.have")
_MEANS = ("slang.removal", "object.spell", "type.instant", "type.sorcery", "object.effect", "object.ability")


def read_responses(line: Line, facts: Facts, casting: Casting) -> None:
    """Read what happened in response to the spell, and to the permanent after it.

    Args:
        line: the question.
        facts: where events and doubts go.
        casting: the spell.
    """
    _countering(line, facts)
    _barred(line, facts)
    for index, token in enumerate(line.tokens):
        if token.quoted or index in line.used or not tells(line, index, facts.asked):
            continue
        if token.has_first(
            *GONE, "keyword.hexproof", "keyword.shroud", "keyword.protection", "slang.flicker"
        ):
            _in_time(line, facts, index)
        if token.has_first(*GONE) or is_exile_verb(line, index):
            _goes(line, facts, casting, index)
        elif token.has_first("slang.flicker"):
            _blinks(line, facts, index)
        elif token.has("keyword.hexproof", "keyword.shroud"):
            _gains(line, facts, casting, index)
        elif token.has("keyword.protection"):
            _gains_protection(line, facts, index)
    _returned(line, facts)
    _loses_abilities(line, facts, casting)
    _another(line, facts)
    if casting.kind in ("dash", "blitz", "warp"):
        end = line.take("step.end") or line.take("time.end_of_turn")
        if end is not None:
            casting.later.append(Event("end_step", SPELL))
        line.take("quantity.times ~ zone.battlefield")
        for index, token in enumerate(line.tokens):
            if tells(line, index, facts.asked) and token.has("zone.battlefield"):
                line.used.add(index)


def _in_time(line: Line, facts: Facts, index: int) -> None:
    """Doubt what is told behind the resolution: it did not happen while the spell was on the stack."""
    sentence = line.tokens[index].sentence
    respond = any(t.has("action.respond") and t.sentence == sentence for t in line.tokens)
    for i in range(index):
        resolves = line.tokens[i].has_first("action.resolve") and not line.tokens[i].quoted
        before = any(line.is_at(j, "time.before") for j in range(i - 3, i))
        if resolves and not before and not respond:
            facts.doubts.append("after it resolved")


def agents(line: Line, verb: int) -> None:
    """Count who merely does it as accounted for."""
    for i in range(max(0, verb - 4), min(len(line.tokens), verb + 5)):
        if line.tokens[i].sentence != line.tokens[verb].sentence:
            continue
        if i < verb and line.is_at(i, "player.opponent", "whose.opponents"):
            line.used.add(i)
        if (
            i > verb
            and line.is_at(i, *_MEANS)
            and line.tokens[i - 1].has("action.have", "prep.by", "whose.*")
        ):
            line.used.add(i)
    if line.language != "en" or line.is_at(verb - 1, "action.gain"):
        line.used.update(i for i in (verb - 1,) if line.is_at(i, "action.gain"))


def concerned(line: Line, facts: Facts, verb: int) -> str:
    """The thing named beside a verb in its sentence; ``""`` if none is."""
    near = (verb + 1, verb + 2, verb - 1, verb - 2, verb + 3, verb - 3, verb - 4)
    if line.is_at(verb, "action.die") or line.is_at(verb - 1, "verb.be", "action.gain"):
        near = (verb - 1, verb - 2, verb - 3, verb + 1, verb + 2, verb - 4, verb + 3)
    for i in near:
        if i in facts.called and line.tokens[i].sentence == line.tokens[verb].sentence:
            return facts.called[i]
    return ""


def _goes(line: Line, facts: Facts, casting: Casting, verb: int) -> None:
    if not really(line, verb):
        facts.doubts.append("only tried")
        return
    zone = next(GONE[c] for c in line.tokens[verb].concepts if c in GONE)
    named = concerned(line, facts, verb)
    if zone != "graveyard" and not _object_named(line, facts, verb):
        # "Exiles it" may mean the spell as well.
        named = ""
    unnamed = not named or (named == SPELL and line.is_at(verb, "action.die"))
    if unnamed and zone == "graveyard" and facts.has(TARGET):
        # Of the spell and its target only the target can die.
        named = TARGET
    if named not in (TARGET, OTHER):
        facts.doubts.append("what leaves")
        return
    line.used.add(verb)
    agents(line, verb)
    facts.happens("leaves", named, to=(zone,))


def is_exile_verb(line: Line, index: int) -> bool:
    """Whether Spanish "exilio" is the verb: no article or preposition stands before it."""
    if line.language != "es" or not line.is_at(index, "action.exile"):
        return False
    before = line.text[: line.tokens[index].start].split()
    return not before or before[-1].lower() not in ("el", "en", "al", "del", "mi", "su")


def _object_named(line: Line, facts: Facts, verb: int) -> bool:
    """Whether what is exiled or returned is named behind the verb, or before a verb in the passive."""
    sentence = line.tokens[verb].sentence
    if any(i in facts.called and line.tokens[i].sentence == sentence for i in (verb + 1, verb + 2)):
        return True
    return line.is_at(verb - 1, "verb.be", "action.gain")


def _blinks(line: Line, facts: Facts, verb: int) -> None:
    if concerned(line, facts, verb) != TARGET or not really(line, verb):
        facts.doubts.append("what is blinked")
        return
    line.used.add(verb)
    agents(line, verb)
    facts.happens("leaves", TARGET, to=("exile",))
    facts.happens("put_onto_battlefield", TARGET, by=facts.get(TARGET, "controller") or "you")


def _returned(line: Line, facts: Facts) -> None:
    """The target is returned to a hand or put into a library."""
    for index, token in enumerate(line.tokens):
        told = not token.quoted and index not in line.used and tells(line, index, facts.asked)
        if not told or not token.has_first("action.return", "action.put"):
            continue
        ahead = [i for i in range(index + 1, index + 5) if i < len(line.tokens)]
        ahead = [i for i in ahead if line.tokens[i].sentence == token.sentence]
        zone = next((i for i in ahead if line.is_at(i, "zone.hand", "zone.library")), None)
        if zone is not None:
            _in_time(line, facts, index)
        if zone is None or not any(facts.called.get(i) == TARGET for i in ahead) or not really(line, index):
            continue
        line.used.update((index, zone))
        agents(line, index)
        line.used.update(i for i in ahead if line.is_at(i, "player.owner", "whose.theirs", "whose.opponents"))
        facts.happens("leaves", TARGET, to=("hand" if line.is_at(zone, "zone.hand") else "library",))


def _verb_of(line: Line, index: int) -> int | None:
    verb = next((i for i in range(index - 1, max(-1, index - 6), -1) if line.is_at(i, *GAINS)), None)
    if verb is None or line.tokens[verb].sentence != line.tokens[index].sentence:
        return None
    # French "a acquis" and Spanish "ha ganado" put an auxiliary in front.
    return verb


def _gains(line: Line, facts: Facts, casting: Casting, index: int) -> None:
    verb = _verb_of(line, index)
    named = concerned(line, facts, index) or (verb is not None and concerned(line, facts, verb))
    if verb is None or not really(line, verb) or named == OTHER or casting.target is None:
        facts.doubts.append("who gains it")
        return
    line.used.update((verb, index))
    agents(line, verb)
    name = "hexproof" if line.is_at(index, "keyword.hexproof") else "shroud"
    facts.happens("changes", TARGET, changes={name: True})
    if name == "hexproof" and TARGET not in facts.owned:
        facts.set(TARGET, controller="")
        facts.offer(TARGET, "controller", "you", "opponent")


def _gains_protection(line: Line, facts: Facts, index: int) -> None:
    verb = _verb_of(line, index)
    found = [
        (i, c)
        for i in range(index + 1, index + 3)
        for c in COLORS
        if line.is_at(i, f"color.{c}") and i not in line.used
    ]
    if verb is None or not really(line, verb) or not found or not facts.has(TARGET):
        facts.doubts.append("protection from what")
        return
    line.used.update((verb, index, *(i for i, _ in found)))
    agents(line, verb)
    facts.happens("changes", TARGET, changes={"add_protection": frozenset(c for _, c in found)})


def _countering(line: Line, facts: Facts) -> None:
    """Whether the spell is countered, or can't be."""
    barred = line.take("question.can ! action.counter") or line.take(f"{NOT} ~ action.counter")
    if barred is not None:
        if set(barred.indices) & facts.asked:
            facts.doubts.append("asked whether it is not countered")
        facts.set(SPELL, uncounterable=True)
    for index, token in enumerate(line.tokens):
        verb = token.has_first("action.counter") or (token.has("action.counter") and line.language == "en")
        if token.quoted or index in line.used or not verb or not tells(line, index, facts.asked):
            continue
        if not really(line, index):
            facts.doubts.append("only tried")
            return
        _in_time(line, facts, index)
        line.used.add(index)
        agents(line, index)
        by = "opponent" if facts.get(SPELL, "controller") == "you" else "you"
        facts.happens("countered", SPELL, by=by)
        return


def _barred(line: Line, facts: Facts) -> None:
    """An effect says that it can't enter the battlefield."""
    for pattern in (f"{NOT} ~ action.enter", "question.can ! action.enter"):
        for match in line.find(pattern):
            if not set(match.indices) & facts.asked:
                line.account(match.indices, pattern)
                line.use("zone.battlefield", near=match)
                facts.set(SPELL, cannot_enter=True)
                return


def _loses_abilities(line: Line, facts: Facts, casting: Casting) -> None:
    match = next(
        (m for m in line.find("action.lose ~ object.ability") if tells(line, m.indices[0], facts.asked)), None
    )
    if match is None:
        return
    if casting.target is not None:
        facts.doubts.append("what loses abilities")
        return
    line.account(match.indices)
    for i in range(match.indices[0] - 4, match.indices[1]):
        if line.is_at(i, "action.create", "verb.do", "logic.all", "player.opponent", "whose.opponents"):
            line.used.add(i)
    casting.later.append(Event("changes", SPELL, changes=(("loses_abilities", True),)))


def _another(line: Line, facts: Facts) -> None:
    """Another creature that could bear the Aura is only there."""
    if not facts.has(OTHER):
        return
    for index, name in facts.called.items():
        if name == OTHER:
            near = range(index + 1, min(len(line.tokens), index + 5))
            line.used.update(i for i in near if line.is_at(i, *_THERE))


_THERE = (
    "action.wear",
    "action.have",
    "action.control",
    "state.legal",
    "object.target",
    "zone.battlefield",
)
"""What may be said of a creature that is only there."""
