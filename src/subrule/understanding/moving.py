"""How an attachment on the battlefield is attached anew: moved by an effect, or turned face up."""

from __future__ import annotations

from subrule.understanding.facts import Facts
from subrule.understanding.happenings import agent
from subrule.understanding.identity import attachment_of
from subrule.understanding.line import NOT, Line
from subrule.understanding.pattern import Match
from subrule.understanding.things import ATTACHMENT, CREATURE, ON


def read_move(line: Line, facts: Facts) -> None:
    """An effect attaches the attachment, on something already, to something else or to several things."""
    if facts.events:
        return
    which = attachment_of(facts)
    several = line.find("quantity.two ~ type.creature/object.permanent") or line.find(
        "quantity.more_than_one"
    )
    match = next((m for m in _moving(line) if _verb(line, m) is not None), None)
    if match is None:
        return
    verb = _verb(line, match)
    by = "opponent" if verb is not None and _opponent_acts(line, verb) else "you"
    if several:
        line.account(match.indices)
        line.account(several[0].indices)
        line.use("quantity.two", "quantity.more_than_one", "event.simultaneous", "state.different")
        facts.set("host", types=frozenset({"creature"}))
        facts.set("other", types=frozenset({"creature"}))
        facts.set("first", types=frozenset({"creature"}))
        facts.set(which, attached_to="first")
        facts.happens("attach", which, by=by, to=("host", "other"))
        return
    target, source = _ends_of_move(line, facts, match)
    if target is None:
        facts.doubts.append("moved onto what")
        return
    line.account(match.indices)
    for aside in (f"{NOT} ~ action.target", f"{NOT} ~ object.target", f"action.target ! {CREATURE}"):
        line.take(aside)
    if source is None:
        source = "first"
        facts.set("first", types=frozenset({"creature"}))
    facts.set(which, attached_to=source)
    facts.happens("attach", which, by=by, to=(target,))


def _moving(line: Line) -> list[Match]:
    found = []
    for pattern in (
        f"action.move ~ {ATTACHMENT}",
        f"{ATTACHMENT} ~ action.move",
        f"verb.try ~ action.attach ~ {ATTACHMENT}",
        f"action.attach ~ {ATTACHMENT}",
        f"{ATTACHMENT} ~~ action.attach",
    ):
        found += line.find(pattern)
    return [m for m in found if _is_effect(line, m)]


def _is_effect(line: Line, match: Match) -> bool:
    """Whether something attaches it now: "attach" alone may only tell how it came there."""
    if any(line.is_at(i, "action.move") for i in match.indices):
        return True
    sentence = [
        t for t in line.tokens if t.sentence == line.tokens[match.indices[0]].sentence and not t.quoted
    ]
    return any(t.has(*_CAUSES) for t in sentence)


_CAUSES = (
    "object.effect",
    "object.spell",
    "object.ability",
    "object.activated_ability",
    "object.triggered_ability",
    "type.instant",
    "type.sorcery",
    "verb.try",
    "verb.would",
)


def _verb(line: Line, match: Match) -> int | None:
    """The verb of a move in a told clause; a participle ("attached") is none."""
    index = next((i for i in match.indices if line.is_at(i, "action.move", "action.attach")), None)
    if index is None or line.tokens[index].concepts[0] == "state.attached":
        return None
    return index


def _opponent_acts(line: Line, verb: int) -> bool:
    opponents = [i for i in agent(line, verb) if line.is_at(i, "player.opponent", "whose.opponents")]
    line.used.update(opponents)
    return bool(opponents)


def _ends_of_move(line: Line, facts: Facts, match: Match) -> tuple[str | None, str | None]:
    """What the attachment is moved to and from, by the prepositions in front of their nouns."""
    target = source = None
    sentence = line.tokens[match.indices[0]].sentence
    for mention in facts.mentions:
        name = facts.called.get(mention.index)
        if mention.is_attachment or name is None or line.tokens[mention.index].sentence != sentence:
            continue
        if line.comes_from(mention.lead):
            source = source or name
        elif line.goes_onto(mention.lead) and mention.index > match.indices[0]:
            target = target or name
    if target is not None and target == source:
        return None, None
    if source is None and target is not None:
        source = next((n for n in ("host", "other") if n != target and facts.has(n)), None)
    return target, source


def read_facing_up(line: Line, facts: Facts) -> None:
    """A face-down permanent that is an Aura is turned face up."""
    if not line.has("state.face_down", "action.turn_face_up", quoted=None):
        return
    if not line.has("action.turn_face_up", "state.face_up", quoted=None):
        facts.doubts.append("face down")
        return
    for mention in facts.mentions:
        named = mention.concept != "object.permanent" and not mention.is_attachment
        if named and not line.goes_onto(mention.lead):
            facts.doubts.append("what is turned face up")
    line.use(
        "state.face_down", "action.turn_face_up", "state.face_up", "object.permanent", "keyword.enchant", *ON
    )
    if line.take(f"{NOT} ~ keyword.enchant", quoted=None) or line.take(
        "action.have ! keyword.enchant", quoted=None
    ):
        line.use("logic.all")
    line.use("type.creature")
    facts.set("aura", face_down=True)
    facts.objects.pop("host", None)
    facts.happens("turn_face_up", "aura", by="you")
