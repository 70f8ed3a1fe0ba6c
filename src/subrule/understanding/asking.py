"""The question asked: what the asking clause wants to know, and of whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from subrule.understanding.entering import choose_host, leave_choice_open
from subrule.understanding.facts import Facts
from subrule.understanding.identity import attachment_of
from subrule.understanding.line import Line
from subrule.understanding.pattern import Match
from subrule.understanding.questions import PATTERNS, SOFT, Pattern
from subrule.understanding.subject import ATTACHMENT, HOST, subject_of

_ONLY_ATTACHMENTS: Final = frozenset(
    {"attached", "moves", "may_attach", "chooses", "who_chooses", "may_target", "considers", "may_activate",
     "who_activates", "created", "triggers", "refers", "is_enchanted", "any_leaves", "all_stay", "enters"}
)  # fmt: skip
"""Questions that, by their verb, can only be about the attachment (or name their host by themselves)."""

_ABOUT_HOST: Final = frozenset({"is_enchanted", "triggers", "refers", "may_target"})
_LIVE_ZONES: Final = ("zone.hand", "zone.library", "zone.graveyard", "zone.exile")


@dataclass(frozen=True, slots=True)
class _Found:
    pattern: Pattern
    match: Match


def read_question(line: Line, facts: Facts) -> None:
    """Find out what is asked and put it into the facts.

    Args:
        line: the question, with what the facts have used.
        facts: what has been read; its ``question`` is set if it can be told, else a doubt may be added.
    """
    found = _find(line, facts)
    if found is None:
        return
    kind = found.pattern.kind
    if _asks_otherwise(line, facts, found):
        facts.doubts.append("another kind of question")
        return
    topic = kind == "what_happens"
    subject = subject_of(line, facts, topic=topic)
    if subject == HOST and kind not in _ABOUT_HOST and not _host_as_place(line, facts, kind):
        facts.doubts.append("asked about the host")
        return
    if subject not in (ATTACHMENT, HOST) and kind not in _ONLY_ATTACHMENTS:
        facts.doubts.append("asked about what")
        return
    arguments = _arguments(line, facts, found, subject)
    if arguments is None:
        return
    line.account(found.match.indices, found.pattern.words)
    line.used.update(i for i in _whole_sentence(line, facts) if line.is_at(i, *SOFT.get(kind, ())))
    _close(line, facts, kind, dict(arguments))
    facts.ask(kind, *arguments)


_NEVER = (
    "question.why",
    "question.how_many",
    "question.how_long",
    "question.how_know",
    "question.should",
    "question.must",
)
"""Words of questions that none of the patterns means."""

_OPEN = ("question.who", "question.which", "question.where", "question.what", "question.how")
_OPEN_KINDS = frozenset(
    {"who_chooses", "who_controls", "who_activates", "what_happens", "considers", "chooses"}
)


def _asks_otherwise(line: Line, facts: Facts, found: _Found) -> bool:
    """Whether a question word shows that more is asked than the pattern says: why, when, how many, who."""
    asked = sorted(facts.asked)
    if found.pattern.kind == "considers":
        return False
    if any(line.is_at(i, *_NEVER) and i not in found.match.indices for i in asked):
        return True
    first = asked[0]
    # French "que" also opens what somebody says.
    opens = line.tokens[first].has_first(*_OPEN) and line.tokens[first].text.lower() != "que"
    opens = opens and first not in found.match.indices
    if opens and found.pattern.kind not in _OPEN_KINDS:
        return True
    whole = _whole_sentence(line, facts)
    if not line.is_at(whole[0], "question.when", "time.when"):
        return False
    return whole[0] in facts.asked or line.is_at(whole[0] + 1, "question.does")


def _whole_sentence(line: Line, facts: Facts) -> list[int]:
    """Tokens of the sentence that asks, a condition in it included."""
    sentences = {line.tokens[i].sentence for i in facts.asked}
    return [i for i, t in enumerate(line.tokens) if t.sentence in sentences]


def _find(line: Line, facts: Facts) -> _Found | None:
    """The first pattern in order of precision that matches in the asking clause."""
    found: list[_Found] = []
    for pattern in PATTERNS:
        match = next((m for m in line.find(pattern.words) if set(m.indices) <= facts.asked), None)
        if match is not None and _fits(facts, pattern):
            found.append(_Found(pattern, match))
    if not found:
        return None
    either = [i for i in facts.asked if line.is_at(i, "logic.or")]
    outcomes = [f for f in found if f.pattern.outcome]
    if either and len({f.pattern.kind + f.pattern.zone for f in outcomes}) > 1 and len(either) == 1:
        # "Does it stay or does it go to the graveyard?" asks what happens.
        for other in outcomes:
            line.account(other.match.indices, other.pattern.words)
        line.used.update(either)
        return _Found(Pattern("", "what_happens"), outcomes[0].match)
    return found[0]


def _fits(facts: Facts, pattern: Pattern) -> bool:
    which = attachment_of(facts)
    if pattern.kind == "refers":
        return bool(facts.get(which, "mentions_enchanted"))
    if pattern.kind in ("any_leaves", "all_stay"):
        # An Aura that comes off leaves the battlefield; an Equipment does not.
        return facts.has("second") == pattern.several and which != "equipment"
    if pattern.kind == "triggers":
        return bool(facts.get("host", "trigger")) or facts.has("watcher")
    if pattern.words == "question.can" and not facts.happened("cast"):
        return False
    if pattern.kind == "may_attach":
        return facts.has("host") and facts.happened("put_onto_battlefield", "turn_face_up")
    if pattern.kind in ("may_target", "is_enchanted"):
        return facts.has("host")
    if pattern.kind == "created":
        return bool(facts.get(which, "token"))
    if pattern.kind == "considers":
        return facts.happened("turn_face_up")
    if pattern.kind == "enters":
        return facts.happened("put_onto_battlefield")
    if pattern.kind in ("chooses", "who_chooses"):
        return facts.happened("put_onto_battlefield", "attach", "turn_face_up")
    return True


def _host_as_place(line: Line, facts: Facts, kind: str) -> bool:
    """Whether the host is only where the attachment is or goes, though no preposition stands before it."""
    return kind in ("chooses", "who_chooses", "controls", "who_controls", "may_attach", "attached")


def _arguments(line: Line, facts: Facts, found: _Found, about: str) -> list[tuple[str, str]] | None:
    which = attachment_of(facts)
    kind = found.pattern.kind
    if kind in ("any_leaves", "all_stay"):
        return [("objects", which), *([("objects", "second")] if facts.has("second") else [])]
    if kind == "triggers" and facts.has("watcher"):
        return [("object", "watcher"), ("token", which)]
    on_host = kind in ("triggers", "is_enchanted") or (kind in ("controls", "who_controls") and about == HOST)
    subject = "host" if on_host else which
    arguments = [("object", subject)]
    if kind == "in_zone":
        if not _right_place(line, facts, found):
            facts.doubts.append("whose graveyard")
            return None
        arguments.append(("zone", found.pattern.zone))
    elif kind == "attached":
        place = _place_asked(line, facts)
        arguments += [("to", place)] if place else []
    elif kind in ("may_attach", "refers"):
        arguments.append(("to", "host"))
    elif kind == "may_target":
        arguments.append(("target", "host"))
    elif kind in ("controls", "chooses"):
        player = _player(line, facts)
        if not player:
            facts.doubts.append("which player")
            return None
        arguments.append(("player", player))
    elif kind in ("may_activate", "who_activates"):
        if kind == "may_activate":
            arguments.append(("player", _player(line, facts) or "you"))
        if facts.ability:
            arguments.append(("ability", facts.ability))
    return arguments


def _close(line: Line, facts: Facts, kind: str, arguments: dict[str, str]) -> None:
    """Settle what the question itself tells about the event."""
    if kind == "may_attach":
        choose_host(facts, arguments["to"])
    leave_choice_open(facts, asked=kind == "chooses")
    line.used.update(i for i in facts.asked if line.is_at(i, "player.owner") and _before_zone(line, i))


def _before_zone(line: Line, index: int) -> bool:
    near = [*range(index - 3, index), index + 1]
    return any(line.is_at(i, "zone.graveyard") for i in near)


def _right_place(line: Line, facts: Facts, found: _Found) -> bool:
    """Whether a zone that is somebody's can be the one that the attachment goes to."""
    zone = next((i for i in found.match.indices if line.is_at(i, *_LIVE_ZONES)), None)
    if zone is None:
        return True
    which = attachment_of(facts)
    owner = facts.get(which, "owner") or facts.get(which, "controller") or "you"
    beside = [i for i in (zone - 1, zone + 1) if 0 <= i < len(line.tokens)]
    for index in beside:
        token = line.tokens[index]
        if token.has("player.controller"):
            return False
        if token.has("whose.opponents", "player.opponent") and line.close(
            min(index, zone), max(index, zone), of=True
        ):
            line.used.add(index)
            return owner == "opponent"
        if token.has("whose.mine") and line.close(min(index, zone), max(index, zone), of=True):
            return owner == "you"
        if token.has("whose.theirs") and index < zone and line.language == "en" and line.close(index, zone):
            return owner == "opponent"
    return True


def _place_asked(line: Line, facts: Facts) -> str:
    """The thing that the asking clause names as what it is attached to."""
    for index, name in sorted(facts.called.items()):
        if index in facts.asked and name in ("host", "other", "first"):
            return "first" if facts.has("first") and name == "host" and _was_there(line, index) else name
    return ""


def _was_there(line: Line, index: int) -> bool:
    """Whether a noun is said to be where it was already: "the creature it was on"."""
    behind = [i for i in range(index + 1, index + 6) if i < len(line.tokens)]
    return any(line.is_at(i, "verb.be", "time.now", "action.have") for i in behind)


def _player(line: Line, facts: Facts) -> str:
    """Who the asking clause is about: "you", "opponent", or ``""`` for a "he" of whom nothing is known."""
    first = [i for i in sorted(facts.asked) if _first_person(line, i)]
    opponent = [i for i in sorted(facts.asked) if line.is_at(i, "player.opponent")]
    line.used.update(opponent)
    if opponent and not (first and first[0] < opponent[0]):
        return "opponent"
    if first:
        return "you"
    told = any(t.has("player.opponent", "whose.opponents") for t in line.tokens)
    return "opponent" if told else ""


def _first_person(line: Line, index: int) -> bool:
    token = line.tokens[index]
    if token.quoted:
        return False
    if token.has("player.you"):
        return True
    words = token.text.lower().replace("-", " ").split()
    if line.language == "es":
        speaks = token.has_first("action.*", "question.can", "question.must")
        return speaks and words[0].endswith(("o", "mos")) and not words[0].endswith(("ado", "ido", "ndo"))
    return bool({"i", "je", "j"} & set(words)) and token.has("question.*")
