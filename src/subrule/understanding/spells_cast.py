"""The permanent spell a question is about: what it is, how it was cast, by whom, and at what."""

from __future__ import annotations

from dataclasses import dataclass, field

from subrule.engine.events import Event
from subrule.engine.state import COLORS
from subrule.understanding.clauses import tells
from subrule.understanding.facts import Facts
from subrule.understanding.line import Line
from subrule.understanding.things import AURAS, CREATURES, MINE, SOMEBODYS, THEIRS, Mention, mentions

SPELL, TARGET, OTHER = "spell", "target", "other"

_KEYWORDS = ("bestow", "mutate", "dash", "blitz", "warp")
_ENCHANTMENT = ("object.enchantment_spell", "type.enchantment")
_CREATURE = ("object.creature_spell", "object.creature_card", *CREATURES)
_TYPED = {
    "object.artifact_spell": "artifact",
    "type.artifact": "artifact",
    "type.planeswalker": "planeswalker",
}
_COST = ("object.cost", "action.cost", "object.alternative_cost")


@dataclass(slots=True)
class Casting:
    """How a spell came onto the stack.

    Attributes:
        kind: ``"aura"``, ``"enchantment"``, ``"bestow"``, ``"mutate"``, ``"dash"``, ``"blitz"``, ``"warp"``
            or ``"creature"`` for a permanent spell without targets.
        by: who cast it.
        verb: token of the verb.
        target: the noun of what it targets, if it targets anything.
        later: events that come behind its resolution.
    """

    kind: str
    by: str
    verb: int
    target: Mention | None = None
    later: list[Event] = field(default_factory=list)


def read_casting_of(line: Line, facts: Facts) -> Casting | None:
    """Find the permanent spell and set it down, with its target.

    Args:
        line: the question.
        facts: where objects and doubts go.

    Returns:
        How it was cast; None if there is no permanent spell.
    """
    stolen = _stolen(line, facts)
    if stolen is not None:
        return stolen
    verbs = [
        i
        for i, t in enumerate(line.tokens)
        if not t.quoted and t.has_first("action.cast") and tells(line, i, facts.asked)
    ]
    if not verbs:
        return _uncast(line, facts)
    if len(verbs) != 1:
        return None
    verb = verbs[0]
    kind, noun = _what(line, verb)
    by = caster(line, verb)
    if not kind or not by:
        return None
    line.used.add(verb)
    casting = Casting(kind, by, verb)
    if noun is not None:
        line.used.add(noun)
    _color(line, facts, noun)
    line.use(f"keyword.{kind}")
    line.used.update(i for i, t in enumerate(line.tokens) if t.has_first("action.target", "object.target"))
    if kind in _KEYWORDS:
        line.use(*_COST)
    _things(line, facts, casting, noun)
    _set_down(facts, casting)
    return casting


def _uncast(line: Line, facts: Facts) -> Casting | None:
    """A spell of which it is only said what it is: one countered, or an Aura spell's target."""
    spells = [
        i
        for i, t in enumerate(line.tokens)
        if not t.quoted and t.has("object.creature_spell", "object.aura_spell")
    ]
    if not spells or len({line.tokens[i].concepts[0] for i in spells}) != 1:
        return None
    theirs = [i for s in spells for i in (s - 1, s + 1) if line.is_at(i, "whose.opponents")]
    by = THEIRS if theirs else MINE
    line.used.update((*spells, *theirs))
    if line.is_at(spells[0], "object.creature_spell"):
        if not line.has("action.counter"):
            return None
        casting = Casting("creature", by, spells[0])
        for mention in mentions(line):
            _call(line, facts, casting, mention, spells[0])
        facts.set(SPELL, types=frozenset({"creature"}), zone="stack", controller=by)
        return casting
    targets = [i for i, t in enumerate(line.tokens) if not t.quoted and t.has_first("object.target")]
    if len(targets) != 1 or mentions(line):
        return None
    casting = Casting("aura", by, spells[0])
    line.used.add(targets[0])
    facts.called[targets[0]] = TARGET
    facts.called.update(dict.fromkeys(spells, SPELL))
    facts.set(TARGET, types=frozenset({"creature"}))
    aura = {"types": frozenset({"enchantment"}), "subtypes": frozenset({"aura"})}
    facts.set(SPELL, **aura, zone="hand", controller=by)
    facts.happens("cast", SPELL, by=by, to=(TARGET,))
    return casting


def caster(line: Line, verb: int) -> str:
    """Who does what a verb says: ``"you"``, ``"opponent"``, or ``""`` if nothing tells."""
    sentence = line.tokens[verb].sentence
    near = [i for i in range(max(0, verb - 4), verb) if line.tokens[i].sentence == sentence]
    for i in reversed(near):
        if line.is_at(i, "player.opponent", "whose.opponents"):
            line.used.add(i)
            return "opponent"
        if line.is_at(i, "player.you"):
            return "you"
        if line.tokens[i].has_first("whose.they", "whose.it", "whose.someone") and line.language != "es":
            return "opponent"
    word = line.tokens[verb].text.lower().split(" ")[0]
    if line.language == "es":
        first = word.endswith(("o", "é")) or word in ("lance", "jugue", "use")
        return "you" if first else "opponent" if word.endswith(("a", "ó")) else ""
    return ""


def _what(line: Line, verb: int) -> tuple[str, int | None]:
    """What is cast, and its noun; a keyword's cost tells it where there is none."""
    keyword = next((k for k in _KEYWORDS if line.has(f"keyword.{k}")), "")
    behind = [i for i in range(verb + 1, verb + 5) if line.is_at(i) or i < len(line.tokens)]
    for i in behind:
        if line.tokens[i].sentence != line.tokens[verb].sentence or line.tokens[i].quoted:
            break
        if line.is_at(i, "prep.on", "action.target") or line.goes_onto(line.lead(i)):
            break
        if line.is_at(i, *AURAS):
            return keyword or "aura", i
        if line.is_at(i, *_ENCHANTMENT):
            return keyword or "enchantment", i
        if line.is_at(i, *_CREATURE):
            return keyword or "creature", i
    return (keyword, None)


def _color(line: Line, facts: Facts, noun: int | None) -> None:
    if noun is None:
        return
    for i in (noun - 1, noun + 1):
        for color in COLORS:
            if line.is_at(i, f"color.{color}") and line.close(min(i, noun), max(i, noun)):
                line.used.add(i)
                facts.add(SPELL, "colors", color)


def _things(line: Line, facts: Facts, casting: Casting, noun: int | None) -> None:
    """The target is named behind the verb; every other noun is it again, the spell again, or another one."""
    found = mentions(line)
    sentence = line.tokens[casting.verb].sentence
    if casting.kind in ("aura", "enchantment", "bestow", "mutate"):
        aimed = [
            m
            for m in found
            if m.index > casting.verb
            and line.tokens[m.index].sentence == sentence
            and _is_aimed(line, casting, m)
        ]
        if not aimed:
            facts.doubts.append("cast on what")
            return
        casting.target = aimed[0]
    for mention in found:
        _call(line, facts, casting, mention, noun)


def _is_aimed(line: Line, casting: Casting, mention: Mention) -> bool:
    if mention.concept in AURAS:
        return False
    targeting = any(line.is_at(i, "action.target") for i in range(casting.verb + 1, mention.index))
    between = range(casting.verb + 1, mention.index)
    on = any(line.is_at(i, "prep.on") and i + 3 > mention.index - 1 for i in between)
    return targeting or on or line.goes_onto(mention.lead)


def _call(line: Line, facts: Facts, casting: Casting, mention: Mention, noun: int | None) -> None:
    if mention.whose == SOMEBODYS:
        facts.doubts.append("whose")
        return
    target = casting.target
    line.used.update((mention.index, *mention.carries))
    if mention.concept in AURAS:
        if mention.another or casting.kind not in ("aura", "bestow"):
            facts.doubts.append("another Aura")
        facts.called[mention.index] = SPELL
    elif target is None:
        if mention.another or mention.whose == THEIRS != casting.by:
            facts.doubts.append("another thing")
        facts.called[mention.index] = SPELL
    elif mention.another:
        facts.called[mention.index] = OTHER
        line.used.update(
            i for i in (mention.index - 1, mention.index + 1) if line.is_at(i, "state.different")
        )
        facts.set(OTHER, types=mention.types, controller=mention.whose or MINE)
    elif mention is target or (mention.may_be(target) and not _is_new(line, mention, target)):
        facts.called[mention.index] = TARGET
        facts.add(TARGET, "types", *(mention.types or ()))
        if mention.whose:
            facts.owned.add(TARGET)
            facts.set(TARGET, controller=mention.whose)
    else:
        facts.doubts.append("too many things")


def _is_new(line: Line, mention: Mention, target: Mention) -> bool:
    """Whether an "a creature" is a further one: not so where it is called his and the target is his."""
    his = target.whose == THEIRS and any(
        line.is_at(i, "whose.theirs", "whose.they") for i in (mention.index + 1, mention.index + 2)
    )
    return mention.indefinite and not target.indefinite and not his


def _set_down(facts: Facts, casting: Casting) -> None:
    if facts.has(TARGET) and not facts.get(TARGET, "types"):
        facts.set(TARGET, types=None)
    targets = (TARGET,) if casting.target is not None else ()
    placed = {"zone": "stack", "controller": casting.by, "targets": targets, "targeted": (0,) * len(targets)}
    enchantment = {"types": frozenset({"enchantment"}), "subtypes": frozenset({"aura"})}
    match casting.kind:
        case "bestow":
            facts.set(SPELL, **enchantment, bestowed=True, **placed)
        case "mutate":
            facts.set(SPELL, types=frozenset({"creature"}), mutating=True, **placed)
        case "aura" | "enchantment":
            facts.set(SPELL, **enchantment, zone="hand", controller=casting.by)
            if casting.kind == "enchantment":
                facts.set(SPELL, noun="type.enchantment")
                facts.offer(SPELL, "bestowed", True, False)
            facts.happens("cast", SPELL, by=casting.by, to=targets)
        case _:
            facts.set(SPELL, types=frozenset({"creature"}), zone="hand", controller=casting.by)
            how = casting.kind if casting.kind in _KEYWORDS else ""
            facts.happens("cast", SPELL, by=casting.by, how=how)


def _stolen(line: Line, facts: Facts) -> Casting | None:
    """Somebody takes control of a creature spell while it is on the stack."""
    match = next(
        (
            m
            for p in ("action.steal ~ object.creature_spell", "object.creature_spell ~ action.steal")
            for m in line.find(p)
            if tells(line, m.indices[0], facts.asked)
        ),
        None,
    )
    if match is None:
        return None
    verb = next(i for i in match.indices if line.is_at(i, "action.steal"))
    noun = next(i for i in match.indices if i != verb)
    by = caster(line, verb)
    beside = [i for i in range(noun - 2, noun + 3) if line.is_at(i, "whose.opponents")]
    cast = line.take("player.opponent ~ action.cast ~ object.creature_spell") if not beside else None
    if cast is not None:
        beside = [noun]
    mine = [i for i in (noun - 1, noun + 1) if line.is_at(i, "whose.mine")]
    if not by or (by == "you") != bool(beside) or (by == "opponent") != bool(mine):
        facts.doubts.append("whose spell")
        return None
    line.used.update((*match.indices, *beside))
    line.take("logic.not ~ object.target")
    line.use("logic.no_object")
    before = "opponent" if by == "you" else "you"
    facts.set(SPELL, types=frozenset({"creature"}), zone="stack", controller=before)
    facts.happens("control_changes", SPELL, to=(by,))
    casting = Casting("creature", by, verb)
    for mention in mentions(line):
        line.used.add(mention.index)
        if mention.concept != "type.creature" or mention.whose or mention.another:
            facts.doubts.append("another thing")
        facts.called[mention.index] = SPELL
    return casting
