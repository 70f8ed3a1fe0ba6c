"""What happens to things on the battlefield: they change, leave, change sides, move, come face up."""

from __future__ import annotations

from subrule.understanding.clauses import really, tells
from subrule.understanding.facts import Facts
from subrule.understanding.identity import attachment_of, nearest
from subrule.understanding.line import NOT, Line
from subrule.understanding.pattern import Match
from subrule.understanding.things import (
    ATTACHMENT,
    ATTACHMENTS,
    AURA,
    CREATURE,
    CREATURES,
    HOST,
    ON,
    PERMANENTS,
    WORN,
)

_TURNS = "action.become/action.animate/action.transform"
_BECOMES_CREATURE = (
    f"action.create = {ATTACHMENT} = {CREATURE}",
    f"{_TURNS} ~ {ATTACHMENT} > {CREATURE}",
    f"{ATTACHMENT} ~ {_TURNS} > {CREATURE}",
    f"{ATTACHMENT} ~ logic.also = {CREATURE}",
    f"{ATTACHMENT} = verb.be = {CREATURE}",
    f"{ATTACHMENT} = {CREATURE} = logic.also",
    f"verb.be = {CREATURE} = logic.and/logic.also = {ATTACHMENT}",
    f"{ATTACHMENT} ~~ action.animate",
    f"action.animate ~ {ATTACHMENT}",
)
"""The attachment is or becomes a creature too; the predicate's noun names no other thing."""

_ENDS = "action.shapeshift_end"
_STOPS_BEING_CREATURE = (
    f"{_ENDS} ~ type.creature",
    _ENDS,
    "logic.no_longer ~ type.creature",
    "logic.no_longer type.creature",
    "action.return ~ verb.be ~ type.land",
    "action.return = verb.be ~ type.land",
    f"action.lose ~ {CREATURE}",
    "action.become ~ type.noncreature",
)
"""What bears the attachment is a creature no more."""

_LEAVES = (
    ("action.die", "graveyard"),
    ("action.destroy", "graveyard"),
    ("action.sacrifice", "graveyard"),
    ("action.kill", "graveyard"),
    ("action.exile", "exile"),
    ("slang.flicker", "exile"),
    ("action.bounce", "hand"),
    ("action.leave", "graveyard"),
)
"""Word for leaving the battlefield → zone it leads to."""

_CARRIED = ("action.have", "prep.in", "prep.on", *WORN)
"""Words by which an attachment named between a host and its verb belongs to the host."""


def read_becomes_creature(line: Line, facts: Facts) -> None:
    """The attachment is or becomes a creature too."""
    match = next(
        (m for p in _BECOMES_CREATURE for m in line.find(p) if _attachment_becomes(line, facts, m)), None
    )
    if match is None:
        return
    subject = {i for i in match.indices if line.is_at(i, *ATTACHMENTS)}
    if not really(line, min(set(match.indices) - subject)):
        facts.doubts.append("only tried")
    predicate = max(match.indices)
    used = set(range(min(match.indices), predicate)) & {i for i in range(predicate) if line.is_at(i, *_HOW)}
    used |= {*match.indices, *_rest_of_predicate(line, predicate)}
    for again in line.find(f"{_TURNS} > {CREATURE}"):
        if line.tokens[again.indices[0]].sentence == line.tokens[predicate].sentence:
            used |= {*again.indices, *_rest_of_predicate(line, again.indices[-1])}
    line.use(*_TURNS.split("/"), near=match)
    line.take(f"action.stay ~ {AURA}") or line.take(f"action.continue ~ {AURA}")
    line.used |= used
    line.used -= subject
    facts.happens("changes", attachment_of(facts), changes={"add_types": frozenset({"creature"})})


def _attachment_becomes(line: Line, facts: Facts, match: Match) -> bool:
    """Whether it is the attachment that becomes a creature, and not what it is on or enchants."""
    subject = next(i for i in match.indices if line.is_at(i, *ATTACHMENTS))
    others = [i for i in match.indices if i != subject]
    predicate = others[-1]
    said = any(line.is_at(i, "logic.also") for i in match.indices)
    if not said and not tells(line, max(match.indices), facts.asked):
        return False
    if line.is_at(predicate, *CREATURES) and line.is_at(predicate - 1, "keyword.enchant", *ON):
        return False
    if line.goes_onto(line.lead(predicate)) and not any(line.is_at(i, *_TURNS.split("/")) for i in others):
        return False
    if any(_marks_a_host(line, i) for i in others if line.is_at(i, "action.animate")):
        return False
    between = range(min(subject, others[0]) + 1, max(subject, others[0]))
    return not any(line.is_at(i, *PERMANENTS) for i in between if i not in match.indices)


def _marks_a_host(line: Line, verb: int) -> bool:
    """Whether "animated" stands right beside what else is animated: "my animated land"."""
    beside = [(verb - 1, verb), (verb, verb + 1)]
    return " " not in line.tokens[verb].text and any(
        line.is_at(one, *PERMANENTS) or line.is_at(two, *PERMANENTS)
        for one, two in beside
        if one >= 0 and two < len(line.tokens) and line.close(one, two)
    )


def _rest_of_predicate(line: Line, place: int) -> list[int]:
    """What follows a predicate closely and belongs to it: "becomes a creature artifact"."""
    found = []
    while line.is_at(place + 1, *_HOW) and line.close(place, place + 1):
        place += 1
        found.append(place)
    return found


_HOW = (
    "type.artifact",
    "type.enchantment",
    "type.creature",
    "quantity.power_toughness",
    "color.*",
    "logic.also",
    "object.token",
)


def read_stops_being_creature(line: Line, facts: Facts) -> None:
    """What the attachment is on is no creature any more."""
    for pattern in _STOPS_BEING_CREATURE:
        match = line.take(pattern)
        if match is None:
            continue
        line.use("action.animate", "action.become", _ENDS, "logic.no_longer")
        line.use("logic.only", near=match)
        line.take(f"action.go {_ENDS}") or line.take(f"action.go ~ {_ENDS}")
        if any(line.is_at(i, *ATTACHMENTS) for i in (match.indices[0] - 1, match.indices[0] - 2)):
            facts.doubts.append("an attachment that stops being a creature")
        other = "land" if line.has("type.land") else "artifact"
        facts.set("host", types=frozenset({other, "creature"}))
        facts.fixed.add("host")
        for index, token in enumerate(line.tokens):
            if (
                token.has("type.creature", "type.land", "type.artifact", "object.vehicle")
                and not token.quoted
            ):
                line.used.add(index)
                facts.called[index] = "host"
        facts.happens("changes", "host", changes={"remove_types": frozenset({"creature"})})
        return


def read_gained_protection(line: Line, facts: Facts) -> None:
    """The host gains protection while the attachment is on it."""
    for index, host in facts.protected.items():
        verb = next((i for i in range(index - 1, max(-1, index - 7), -1) if line.is_at(i, *_GAINS)), None)
        if verb is None or line.tokens[verb].sentence != line.tokens[index].sentence:
            continue
        if any(line.is_at(i, "action.have", NOT, "action.move") for i in range(verb + 1, index)):
            continue
        if not really(line, verb):
            facts.doubts.append("only tried")
        line.used.add(verb)
        qualities = facts.get(host, "protection")
        facts.set(host, protection=frozenset())
        facts.happens("changes", host, changes={"add_protection": qualities})
        return


_GAINS = ("action.gain", "action.give", "action.become")


def read_leaving(line: Line, facts: Facts) -> None:
    """The host leaves the battlefield."""
    for verb, zone in _LEAVES:
        matches = [*reversed(line.find(f"{HOST} ~~ {verb}")), *line.find(f"{verb} ~ {HOST}")]
        for match in matches:
            if not tells(line, match.indices[0], facts.asked) or not _host_is_what_goes(line, match, verb):
                continue
            line.account(match.indices)
            goes = next(i for i in match.indices if line.is_at(i, verb))
            if not really(line, goes):
                facts.doubts.append("only tried")
            if line.is_at(goes - 1, "action.gain"):
                line.used.add(goes - 1)
            host = facts.called.get(next(i for i in match.indices if not line.is_at(i, verb)), "host")
            facts.happens("leaves", host, to=(zone,))
            return
    dies = next((m for m in line.find("whose.it action.die") if tells(line, m.indices[0], facts.asked)), None)
    if dies is not None and facts.has("host") and not facts.has("other"):
        # Only creatures are said to die: "it" is not the attachment.
        line.account(dies.indices)
        facts.happens("leaves", "host", to=("graveyard",))
        return
    for pattern, zone in _SENT_BACK:
        back = line.find(pattern)
        if back and tells(line, back[0].indices[0], facts.asked) and not _attachment_between(line, back[0]):
            line.account(back[0].indices)
            host = next(facts.called.get(i, "host") for i in back[0].indices if i in facts.called)
            facts.happens("leaves", host, to=(zone,))
            return


_SENT_BACK = tuple(
    (pattern.format(zone=f"zone.{zone}"), zone)
    for zone in ("hand", "library", "exile")
    for pattern in (
        f"action.return/action.put ~ {HOST} ~ {{zone}}",
        f"{HOST} ~ action.return/action.put ~ {{zone}}",
    )
)


def _attachment_between(line: Line, match: Match) -> bool:
    return any(line.is_at(i, *ATTACHMENTS) for i in range(match.indices[0], match.indices[-1]))


def _host_is_what_goes(line: Line, match: Match, verb: str) -> bool:
    """Whether the host is what the verb is about, and not the attachment named beside it."""
    first, last = match.indices[0], match.indices[-1]
    between = range(first + 1, last)
    if line.is_at(first, verb):
        # Verb first: what is named next is what it is about.
        return not any(line.is_at(i, *ATTACHMENTS) for i in between)
    if line.goes_onto(line.lead(first)) or line.comes_from(line.lead(first)):
        return False
    if verb in _DONE_TO and not _is_done_to(line, first, last):
        return False
    attachments = [i for i in between if line.is_at(i, *ATTACHMENTS)]
    if not attachments:
        return True
    apart = line.text[line.tokens[first].end : line.tokens[first + 1].start]
    before, behind = range(first + 1, attachments[0] + 1), range(attachments[-1] + 1, last)
    linked = any(line.is_at(i, *_CARRIED) for i in before) or any(line.is_at(i, *ON) for i in behind)
    return "'s" not in apart and linked


_DONE_TO = (
    "action.destroy",
    "action.kill",
    "action.exile",
    "action.sacrifice",
    "slang.flicker",
    "action.bounce",
)
"""Verbs whose subject does it to something else, unless they stand in the passive."""


def _is_done_to(line: Line, host: int, verb: int) -> bool:
    """Whether a verb behind a host is done to it: in the passive, or by a player named between them."""
    near = range(max(host + 1, verb - 2), verb)
    passive = any(line.is_at(i, "verb.be", "action.gain", "verb.do", "verb.have_aux") for i in near)
    reflexive = line.tokens[verb].text.lower().startswith(("se ", "s'"))
    by_player = any(
        line.is_at(i, "player.you", "player.opponent", "whose.someone", "player.player")
        for i in range(host + 1, verb)
    )
    return passive or reflexive or by_player


def read_control_change(line: Line, facts: Facts) -> None:
    """Somebody takes control of the host, or of the attachment."""
    match = next((m for p in _TAKES for m in line.find(p) if tells(line, m.indices[0], facts.asked)), None)
    if match is None:
        match = _controls_what_is_mine(line, facts)
    if match is None or (
        line.tokens[match.indices[0]].has_first("action.draw") and not _thing_follows(line, facts, match)
    ):
        return
    first, last = match.indices[0], match.indices[-1]
    taken = _taken(line, facts, first, last) or "host"
    taker = _taker(line, first)
    if not taker or any(line.is_at(i, "action.exchange") for i in match.indices):
        facts.doubts.append("who takes control of what")
        return
    if taker == "opponent" and facts.get(taken, "controller") == "opponent":
        facts.doubts.append("control of what is his")
        return
    if not really(line, first):
        facts.doubts.append("only tried")
    line.account(match.indices)
    line.used.update(i for i in agent(line, first) if line.is_at(i, "player.opponent"))
    facts.set(taken, controller="you" if taker == "opponent" else "opponent")
    facts.happens("control_changes", taken, to=(taker,))


def _thing_follows(line: Line, facts: Facts, match: Match) -> bool:
    """Whether a thing is named right behind the verb: Spanish "robar" a creature, not a card."""
    return any(i in facts.called for i in range(match.indices[-1] + 1, match.indices[-1] + 3))


def _controls_what_is_mine(line: Line, facts: Facts) -> Match | None:
    """An opponent is said to control "my creature": then he has taken it."""
    for match in line.find(f"player.opponent ~ action.control ~ {HOST}"):
        name = facts.called.get(match.indices[-1])
        mine = name in facts.owned and facts.get(name, "controller") is None if name else False
        if mine and tells(line, match.indices[0], facts.asked):
            line.used.add(match.indices[0])
            return Match(match.indices[1:2])
    return None


def _taker(line: Line, verb: int) -> str:
    """Who takes control: named before the verb, or told by a Spanish verb's ending; ``""`` if neither."""
    subject = agent(line, verb)
    if any(line.is_at(i, "player.opponent", "whose.someone", "whose.they") for i in subject):
        return "opponent"
    if any(line.is_at(i, "player.you") for i in subject):
        return "you"
    form = line.tokens[verb].text.lower().split(" ")[0]
    return "you" if line.language == "es" and form.endswith(("o", "é")) else ""


def _taken(line: Line, facts: Facts, first: int, last: int) -> str | None:
    """What is taken: named next behind the verb, unless that only says what it carries; else before it."""
    ahead = nearest(line, facts, last, back=False)
    if ahead is not None:
        place = next(i for i in sorted(facts.called) if i > last)
        if not any(line.is_at(i, *_CARRIED) for i in range(last + 1, place)):
            return ahead
        return "host" if ahead == attachment_of(facts) else ahead
    return nearest(line, facts, first, back=True)


_TAKES = (
    "action.steal",
    "action.gain ~ action.control",
    "event.control_change",
    "action.exchange ~ action.control",
)


def agent(line: Line, verb: int) -> list[int]:
    """Tokens before a verb among which its subject stands."""
    near = [i for i in range(max(0, verb - 4), verb) if line.tokens[i].sentence == line.tokens[verb].sentence]
    return [
        i
        for i in near
        if not (line.is_at(i, "player.you") and line.is_at(i + 1, "action.steal") and _object_form(line, i))
    ]


def _object_form(line: Line, index: int) -> bool:
    """Whether a word for "you" is an object: "me robó", "m'a volé"."""
    return line.tokens[index].text.lower() in ("me", "m'", "te")
