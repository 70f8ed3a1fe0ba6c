"""Pairs of abilities of which the first exiles cards, champions, or puts onto the battlefield."""

from __future__ import annotations

from subrule.understanding.clauses import really
from subrule.understanding.links import CAUSES, LEAVES, SOMETHING_ELSE, Links
from subrule.understanding.spells_responses import is_exile_verb

_SELF = "whose.it/whose.they/type.artifact/type.creature/type.enchantment/object.permanent"
_EXILED_WITH = (
    f"action.exile = action.have/prep.by = {_SELF}",
    f"action.exile ~ action.have/prep.by = {_SELF}",
)
_PUT_WITH = (
    f"action.put ~ zone.battlefield ~ action.have/prep.by = {_SELF}",
    f"action.create ~ action.have/prep.by = {_SELF}",
)
_DESCRIPTION = (
    "action.tap",
    "action.exile",
    "action.pay",
    "action.cast",
    "action.play",
    "action.put",
    "action.return",
    "object.card",
    "object.creature_card",
    "object.permanent_card",
    "object.ability",
    "object.activated_ability",
    "object.triggered_ability",
    "object.copy",
    "zone.graveyard",
    "zone.exile",
    "zone.hand",
    "state.different",
    "quantity.one",
    "type.creature",
    "type.artifact",
    "state.tapped",
)
"""What the words that tell of the two abilities may be; any other word there is a doubt."""


def read_exiled_with(links: Links) -> bool:
    """An ability exiles cards and another speaks of the cards exiled with its object."""
    line = links.line
    cue = next(
        (m for p in _EXILED_WITH for m in line.find(p, quoted=None) if not set(m.indices) & links.asked), None
    )
    if cue is None or links.find_holder() is None:
        return False
    _describe(links, cue.indices[0])
    does = "replacement" if line.has("action.instead", quoted=None) else None
    line.use("action.instead", quoted=True)
    for name in links.holders:
        links.add(f"{name}_exiles", name, kind=does, does="exile")
        links.add(f"{name}_uses", name, refers_to="exiled_cards")
    _things(links, "graveyard")
    _deeds(links, "action.exile", "exiled", "exiles")
    _question(links, "uses")
    asked = links.facts.question.get("object") if links.facts.question is not None else ""
    gone = [e.kind for e in links.facts.events if e.subject == asked]
    if gone and gone[-1] == "leaves":
        links.doubts.append("its ability is gone")
    return True


def read_champion(links: Links) -> bool:
    """A creature with champion, the card it exiled, and cards that something else exiled."""
    line = links.line
    if not line.has("keyword.champion", quoted=None):
        return False
    if links.find_holder(kinds=("type.creature",)) is None and not links.holders:
        links.holders = ["holder"]
        links.facts.set("holder", types=frozenset({"creature"}))
    line.use("keyword.champion")
    line.take("keyword.champion = type.creature", quoted=None)
    line.used.update(i for i, t in enumerate(line.tokens) if t.quoted)
    links.add("holder_exiles", "holder", kind="triggered", does="champion", keyword="champion")
    links.add("holder_uses", "holder", kind="triggered", refers_to="championed_card", keyword="champion")
    _things(links, "battlefield")
    _deeds(links, "action.exile", "exiled", "exiles")
    _question(links, "uses")
    return True


def read_put_with(links: Links) -> bool:
    """An ability puts creatures onto the battlefield and another speaks of those put there."""
    line = links.line
    cue = next(
        (m for p in _PUT_WITH for m in line.find(p, quoted=None) if not set(m.indices) & links.asked), None
    )
    if cue is None or links.find_holder(kinds=("type.artifact", "type.enchantment")) is None:
        return False
    _describe(links, cue.indices[0])
    for name in links.holders:
        links.add(f"{name}_puts", name, does="put_onto_battlefield")
        links.add(f"{name}_uses", name, refers_to="put_onto_battlefield")
    _things(links, "hand")
    _deeds(links, "action.put/action.activate/action.cast/action.enter", "brought", "puts")
    _question(links, "uses")
    return True


def _describe(links: Links, cue: int) -> None:
    """Count the words that tell of the abilities: card text, and the sentence around the cue."""
    line = links.line
    line.used.update(i for i, t in enumerate(line.tokens) if t.quoted)
    if line.tokens[cue].quoted:
        return
    sentence = line.tokens[cue].sentence
    line.used.update(
        i for i, t in enumerate(line.tokens) if t.sentence == sentence and t.has_first(*_DESCRIPTION)
    )


def _things(links: Links, zone: str) -> None:
    links.find_things()
    for name in dict.fromkeys(links.things.values()):
        links.facts.set(name, types=frozenset({"creature"}), zone=zone)


def _deeds(links: Links, verbs: str, deed: str, ability: str) -> None:
    """What was done to the things, and what became of the holders, in the order in which it is told."""
    line = links.line
    last = ""
    done: set[str] = set()
    for i, token in enumerate(line.tokens):
        if not links.told(i):
            continue
        segment = links.segment(i)
        if token.has(*verbs.split("/")) and not _is_place(links, i) and links.thing_in(segment):
            holder = _agent(links, segment, i)
            if not holder or not really(line, i):
                links.doubts.append("what did it")
                return
            links.use_names(segment)
            line.used.update(
                (
                    i,
                    *(
                        j
                        for j in segment
                        if line.is_at(j, "player.opponent", "action.activate", "action.enter")
                    ),
                )
            )
            last = holder if holder != SOMETHING_ELSE else last
            for thing in links.thing_in(segment):
                if thing in done:
                    continue
                done.add(thing)
                by = holder if holder == SOMETHING_ELSE else f"{holder}_{ability}"
                links.facts.happens(deed, thing, by=by)
        elif token.has_first(*LEAVES, "action.leave", "slang.flicker"):
            _leaves(links, i, segment, last)
    if "exiled" in deed:
        for thing in set(links.things.values()) - done:
            if any(_is_place(links, i) and not t.quoted for i, t in enumerate(line.tokens)):
                links.facts.set(thing, zone="exile")
            else:
                links.doubts.append("what became of it")
        line.use("zone.exile")


def _is_place(links: Links, index: int) -> bool:
    """Whether a word for exile is the zone; Spanish "exilió" without its accent is the verb."""
    return links.line.tokens[index].has_first("zone.exile") and not is_exile_verb(links.line, index)


def _agent(links: Links, segment: list[int], verb: int) -> str:
    """What did it: one of the holders, or something else; ``""`` if that cannot be told."""
    line = links.line
    other = [i for i in segment if line.is_at(i, *CAUSES)]
    another = [
        i
        for i in segment
        if line.is_at(i, "state.different") and line.is_at(i + 1, "object.card", "type.artifact")
    ]
    cast = line.tokens[verb].has_first("action.cast") and line.is_at(verb, "action.cast")
    named = links.holder_in(segment)
    if (other or another or cast) and not (named and len(links.holders) > 1 and not another):
        line.used.update(
            (*other, *another, *(i for i in segment if line.is_at(i, "state.normal", "object.card")))
        )
        return (
            SOMETHING_ELSE
            if not (named and another == [] and cast is False and len(links.holders) > 1)
            else ""
        )
    if other:
        return ""
    if len(links.holders) == 1 and any(line.is_at(i, "whose.they", "keyword.champion") for i in segment):
        return links.holders[0]
    if (
        not named
        and len(links.holders) == 1
        and any(line.is_at(i, "action.activate", "action.enter") for i in segment)
    ):
        return links.holders[0]
    return named


def _leaves(links: Links, index: int, segment: list[int], last: str) -> None:
    """A holder leaves the battlefield, or is exiled and returned at once."""
    line = links.line
    named = links.holder_in(segment, pronoun=False)
    if not named and len(links.holders) == 1 and not links.thing_in(segment):
        named = links.holders[0]
    if not named and not links.thing_in(segment):
        named = last
    if not named or not really(line, index):
        links.doubts.append("what leaves")
        return
    links.use_names(segment)
    line.used.add(index)
    line.used.update(j for j in segment if line.is_at(j, "player.opponent", "action.gain"))
    if line.tokens[index].has_first("slang.flicker"):
        controller = links.facts.get(named, "controller") or "you"
        links.facts.happens("leaves", named, to=("exile",))
        links.facts.happens("put_onto_battlefield", named, by=controller)
        return
    zone = next((LEAVES[c] for c in line.tokens[index].concepts if c in LEAVES), "graveyard")
    links.facts.happens("leaves", named, to=(zone,))


_SOFT = (
    "action.cast",
    "action.play",
    "action.return",
    "action.put",
    "action.sacrifice",
    "action.activate",
    "action.copy",
    "object.card",
    "object.ability",
    "object.creature_card",
    "object.copy",
    "action.enter",
    "zone.battlefield",
    "action.exile",
    "quantity.one",
    "verb.*",
)
"""What the asking clause may hold: the second ability does it to what it refers to."""


def _question(links: Links, ability: str) -> None:
    line = links.line
    asked = sorted(links.asked)
    things = links.thing_in(asked)
    if not things:
        told = list(dict.fromkeys(links.things.values()))
        things = (
            told if len(told) == 1 and any(line.is_at(i, "whose.it", "action.cast") for i in asked) else []
        )
    holder = links.holder_in(asked, pronoun=False) if len(links.holders) > 1 else links.holders[0]
    if len(things) != 1 or not holder:
        links.doubts.append("asked of what")
        return
    if any(
        line.is_at(i, "question.who", "question.what", "question.which", "question.when") for i in asked[:1]
    ):
        links.doubts.append("another kind of question")
        return
    if not any(line.is_at(i, *_SOFT) for i in asked):
        return
    links.use_names(asked)
    line.used.update(i for i in asked if line.is_at(i, *_SOFT))
    only = [i for i in asked if line.is_at(i, "logic.only")]
    line.used.update(only)
    if line.language == "fr" and any(line.is_at(i, "question.what") for i in asked[1:]):
        restricted = line.take("logic.not ~ question.must/action.sacrifice/action.return")
        only = only or ([0] if restricted is not None else [])
    links.ask("refers_only" if only else "ability_refers", f"{holder}_{ability}", *things)
