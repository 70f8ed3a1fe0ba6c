"""Instants and sorceries that target: what they do, at what, and whether it still happens (608.2b)."""

from __future__ import annotations

from subrule.engine.state import EffectPart
from subrule.understanding.clauses import really, tells
from subrule.understanding.facts import Facts
from subrule.understanding.line import Line
from subrule.understanding.spells_cast import SPELL, caster
from subrule.understanding.things import MINE, THEIRS, mentions

_SPELLS = ("type.instant", "type.sorcery", "object.spell", "slang.removal")
_VERBS = {
    "action.destroy": "destroy",
    "action.kill": "destroy",
    "action.exile": "exile",
    "action.bounce": "return",
}
_AIMED = "object.target/state.targeted/action.target"
_FIRST, _SECOND = "first", "second"


def read_effect_spell(line: Line, facts: Facts) -> bool:
    """Read a question about an instant or sorcery with targets.

    Args:
        line: the question.
        facts: where everything goes, doubts included.

    Returns:
        Whether there is such a spell; if not, nothing has been counted as used.
    """
    verbs = "/".join(_VERBS)
    effect = next(
        (
            m
            for p in (
                f"{verbs} ~ {_AIMED} ~ type.creature",
                f"{verbs} ~ type.creature/quantity.more_than_one ~ {_AIMED}",
                f"{verbs} ~ {_AIMED}",
            )
            for m in line.find(p, quoted=None)
            if tells(line, m.indices[0], facts.asked) and len({line.tokens[i].quoted for i in m.indices}) == 1
        ),
        None,
    )
    if effect is None or not line.has(*_SPELLS, "action.cast"):
        return False
    first = effect.indices[0]
    verb = next(v for c, v in _VERBS.items() if line.is_at(first, c))
    by = _whose_spell(line, first)
    if not by:
        facts.doubts.append("whose spell")
        return True
    line.account(effect.indices)
    several = any(
        line.is_at(i, "quantity.two", "quantity.more_than_one") for i in range(first, max(effect.indices) + 3)
    )
    parts = [EffectPart(verb, _FIRST)]
    targets = (_FIRST, _SECOND) if several else (_FIRST,)
    if several:
        parts.append(EffectPart(verb, _SECOND))
        line.use("quantity.two", "quantity.more_than_one", "logic.all", near=effect)
    parts += _further(line, facts, first)
    line.used.update(
        i
        for i, t in enumerate(line.tokens)
        if tells(line, i, facts.asked)
        and t.has("action.cast", *_SPELLS)
        and t.sentence <= line.tokens[first].sentence
    )
    _whose_targets(line, facts, several=several)
    facts.set(SPELL, types=frozenset({"instant"}), zone="hand", controller=by, effects=tuple(parts))
    facts.happens("cast", SPELL, by=by, to=targets)
    _responses(line, facts, by, several=several)
    facts.happens("resolve", SPELL)
    _question(line, facts, parts, verb, several=several)
    part = facts.question is not None and facts.question.kind == "part_happens"
    if part and not facts.offered and _speaks_of_me(line, facts) != (by == MINE):
        facts.doubts.append("whose part")
    return True


def _whose_spell(line: Line, effect: int) -> str:
    """Whose spell it is: told by who casts it, or by a possessive beside its noun."""
    for i in range(effect, -1, -1):
        token = line.tokens[i]
        if token.quoted:
            continue
        if token.has_first("action.cast", "action.play"):
            return caster(line, i)
        if token.has(*_SPELLS):
            for j in (i - 1, i + 1, i - 2):
                if line.is_at(j, "player.opponent", "whose.opponents", "whose.theirs"):
                    line.used.add(j)
                    return "opponent"
                if line.is_at(j, "whose.mine"):
                    return "you"
    return ""


def _further(line: Line, facts: Facts, first: int) -> list[EffectPart]:
    """What else the spell does, in its card text or in the sentence that tells of it."""
    found = []
    for i, token in enumerate(line.tokens):
        same = token.quoted if line.tokens[first].quoted else token.sentence == line.tokens[first].sentence
        if i <= first or i in line.used or not same or not tells(line, i, facts.asked):
            continue
        if token.has_first("action.draw"):
            found.append(EffectPart("draw"))
            line.used.add(i)
            line.used.update(j for j in (i + 1, i + 2) if line.is_at(j, "object.card", "quantity.one"))
            if any(line.is_at(j, "whose.someone") for j in (i - 1, i - 2)):
                facts.offer(SPELL, "other_legal_target", True, False)
        elif token.has_first("action.gain_life", "object.life"):
            found.append(EffectPart("gain_life"))
            line.used.update(
                (i, *(j for j in (i - 1, i - 2) if line.is_at(j, "action.gain", "quantity.number")))
            )
    return found


def _whose_targets(line: Line, facts: Facts, *, several: bool) -> None:
    """What it targets: one or two creatures, all nouns outside the card text."""
    names = (_FIRST, _SECOND) if several else (_FIRST,)
    for name in names:
        facts.set(name, types=frozenset({"creature"}))
    found = mentions(line)
    for mention in found:
        further = mention.indefinite and not found[0].indefinite
        if (
            further
            or not mention.may_be(found[0])
            or mention.another
            or (mention.types is not None and "creature" not in mention.types)
        ):
            facts.doubts.append("another thing")
        line.used.update((mention.index, *mention.carries))
        facts.called[mention.index] = _FIRST
        if mention.whose in (MINE, THEIRS) and not several:
            facts.set(_FIRST, controller=mention.whose)
            facts.owned.add(_FIRST)
    if several:
        facts.owned.update(names)
    line.use("logic.only", "action.target", "object.target")


_GONE = {
    "action.sacrifice": "graveyard",
    "action.die": "graveyard",
    "action.kill": "graveyard",
    "action.bounce": "hand",
    "slang.flicker": "exile",
}


def _responses(line: Line, facts: Facts, by: str, *, several: bool) -> None:
    """What was done in response, always to the (first) target."""
    if not line.has("action.respond"):
        facts.doubts.append("no response")
        return
    line.use("action.respond")
    blink = line.take("action.exile ~ action.return ~ zone.battlefield") or line.take("slang.flicker")
    if blink is not None and not set(blink.indices) & facts.asked:
        line.use("type.instant", "action.activate", "action.play", "time.immediately", near=blink)
        first = blink.indices[0]
        line.used.update(j for j in range(first - 3, first) if line.is_at(j, "player.opponent"))
        facts.happens("leaves", _FIRST, to=("exile",))
        facts.happens("put_onto_battlefield", _FIRST, by=facts.get(_FIRST, "controller") or "you")
        return
    for i, token in enumerate(line.tokens):
        if token.quoted or i in line.used or not tells(line, i, facts.asked):
            continue
        if token.has_first(*_GONE):
            if not really(line, i):
                facts.doubts.append("only tried")
            line.used.add(i)
            zone = next(_GONE[c] for c in token.concepts if c in _GONE)
            facts.happens("leaves", _FIRST, to=(zone,))
            line.used.update(j for j in range(i - 3, i) if line.is_at(j, "player.opponent"))
        elif token.has("keyword.hexproof", "keyword.shroud", "keyword.indestructible"):
            name = next(n for n in ("hexproof", "shroud", "indestructible") if token.has(f"keyword.{n}"))
            line.used.add(i)
            line.used.update(j for j in range(i - 4, i + 4) if line.is_at(j, "quantity.one", "action.gain"))
            facts.happens("changes", _FIRST, changes={name: True})
            if name == "hexproof" and not several and _FIRST not in facts.owned:
                facts.set(_FIRST, controller="")
                facts.offer(_FIRST, "controller", "you", "opponent")
            if several and by == "you":
                facts.doubts.append("whose creatures")
    if len(facts.events) != 2:
        facts.doubts.append("what happened in response")


def _speaks_of_me(line: Line, facts: Facts) -> bool:
    """Whether the asking clause is in the first person, as Spanish verbs alone may tell."""
    words = [line.tokens[i].text.lower().split(" ")[0] for i in facts.asked if line.is_at(i, "action.*")]
    spanish = line.language == "es" and any(w.endswith("o") for w in words)
    said = {w for i in facts.asked for w in line.tokens[i].text.lower().replace("-", " ").split()}
    spoken = line.language != "es" and bool({"i", "je", "j"} & said)
    return spanish or spoken or any(line.is_at(i, "player.you") for i in facts.asked)


def _question(line: Line, facts: Facts, parts: list[EffectPart], verb: str, *, several: bool) -> None:
    asked = sorted(facts.asked)
    if any(
        line.is_at(i, "logic.or", "question.why", "question.how_many", "question.what_happens") for i in asked
    ):
        facts.doubts.append("another question")
    drawn = [i for i in asked if line.is_at(i, "action.draw")]
    struck = [i for i in asked if any(line.is_at(i, c) for c, v in _VERBS.items() if v == verb)]
    resolves = [i for i in asked if line.is_at(i, "action.resolve")]
    gained = [i for i in asked if line.is_at(i, "action.gain_life", "object.life")]
    soft = ("object.card", "quantity.one", "action.gain", "object.spell", *_SPELLS, "logic.also")
    line.used.update(i for i in asked if line.is_at(i, *soft))
    if drawn and any(p.verb == "draw" for p in parts):
        line.used.update(drawn)
        facts.ask("part_happens", ("object", SPELL), ("part", "draw"))
    elif gained and any(p.verb == "gain_life" for p in parts):
        line.used.update(gained)
        facts.ask("part_happens", ("object", SPELL), ("part", "gain_life"))
    elif struck:
        line.used.update(struck)
        other = [i for i in asked if line.is_at(i, "state.different")]
        line.used.update(other)
        if several != bool(other):
            facts.doubts.append("which of them")
        facts.ask("affected", ("object", _SECOND if other else _FIRST))
    elif resolves:
        line.used.update(resolves)
        facts.ask("resolves", ("object", SPELL))
