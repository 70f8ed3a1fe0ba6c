"""Pairs whose first ability is a cost of casting: kicker, and cards exiled with delve."""

from __future__ import annotations

from subrule.understanding.line import NOT
from subrule.understanding.links import LEAVES, Links
from subrule.understanding.small_words import fold

_COUNTERS = ("counter.plus_one", "object.counter", "action.counter")
_BACK = ("action.return", "action.put", "zone.battlefield", "zone.graveyard", "zone.exile")


def read_kicker(links: Links) -> bool:
    """A creature whose ability asks whether it was kicked, and what happened to it since."""
    line = links.line
    if not line.has("keyword.kicker", quoted=None) or not line.has("logic.if", "action.trigger", quoted=None):
        return False
    conditional = line.find("logic.if ~ keyword.kicker", quoted=None)
    if not conditional or links.find_holder(kinds=("type.creature",)) is None or len(links.holders) != 1:
        return False
    holder = links.holders[0]
    links.add("kicker", holder, kind="static", does="additional_cost", keyword="kicker")
    links.add("asks", holder, kind="triggered", refers_to="whether_paid")
    line.used.update(i for i, t in enumerate(line.tokens) if t.quoted)
    line.account(conditional[0].indices)
    cast = [i for i, t in enumerate(line.tokens) if links.told(i) and t.has_first("action.cast")]
    kicked = [i for i, t in enumerate(line.tokens) if links.told(i) and t.has("keyword.kicker")]
    if cast:
        if any(not _is_paid(links, i) for i in kicked):
            # "My creature with kicker" may only tell what it has.
            links.doubts.append("kicked or not")
        line.used.update((*cast, *kicked))
        unpaid = line.take(f"{NOT} ~ action.pay") or line.take(f"{NOT} ~ keyword.kicker")
        if not kicked and unpaid is None:
            links.doubts.append("kicked or not")
        line.use("action.pay", "object.cost", "action.cost")
        links.facts.happens("paid", "no" if unpaid is not None else "yes", by="kicker")
    elif kicked:
        links.doubts.append("kicked how")
    _afterwards(links, holder, cast=bool(cast))
    line.take("action.gain ~~ keyword.kicker", quoted=None) or line.take("action.gain ~ object.ability")
    asked = sorted(links.asked)
    if not any(line.is_at(i, "action.trigger", "action.draw", "action.gain") for i in asked):
        return True
    line.used.update(i for i in asked if line.is_at(i, *_SOFT))
    links.ask("counts_as_paid", "asks")
    return True


_NOUNS = ("kicker", "kick", "multikicker", "estimulo", "multiestimulo")


def _is_paid(links: Links, index: int) -> bool:
    """Whether a word for kicker says that it was paid: a form of the verb, or its noun behind "pay"."""
    paid = any(links.line.is_at(i, "action.pay") for i in (index - 1, index - 2))
    return paid or fold(links.line.tokens[index].text).split(" ")[-1] not in _NOUNS


_SOFT = (
    "action.trigger",
    "action.gain",
    "action.draw",
    "time.again",
    "object.ability",
    "object.card",
    "object.triggered_ability",
    "keyword.kicker",
    "object.trigger",
    "quantity.two",
    "logic.still",
)
"""What the asking clause may hold beside its verb."""


def read_delve(links: Links) -> bool:
    """A creature that counts the cards exiled with it, of which delve exiled some."""
    line = links.line
    if not line.has("keyword.delve"):
        return False
    number = next((i for i in sorted(links.asked) if line.is_at(i, *_NUMBERS)), None)
    noun = next(
        (
            i
            for i, t in enumerate(line.tokens)
            if t.has("type.creature") and not t.quoted and i not in links.asked
        ),
        None,
    )
    each = line.find("logic.all ~ action.exile ~ action.have/prep.by")
    if noun is None or number is None or not each:
        return False
    if links.find_holder(kinds=("type.creature",)) is None or len(links.holders) != 1:
        return False
    holder = links.holders[0]
    count = next(n for n, c in enumerate(_NUMBERS, start=2) if line.is_at(number, c))
    line.account(each[0].indices)
    line.use(
        "keyword.delve", *_COUNTERS, "type.instant", "type.sorcery", "object.creature_card", "object.card"
    )
    links.add("delve", holder, kind="static", does="exile_while_paying", keyword="delve")
    links.add("counts", holder, kind="replacement", refers_to="exiled_cards")
    names = [f"card{n}" for n in range(1, count + 1)]
    kind = "creature" if line.has("object.creature_card") else "instant"
    told = [i for i, t in enumerate(line.tokens) if links.told(i) and line.is_at(i, *_NUMBERS)]
    if any(not line.is_at(i, _NUMBERS[count - 2]) for i in told):
        links.doubts.append("another number")
    line.used.update((number, *told))
    exiled = line.find("keyword.delve ~ action.exile") or line.find("action.exile ~ keyword.delve")
    cast = [i for i, t in enumerate(line.tokens) if links.told(i) and t.has_first("action.cast")]
    paid = bool(cast) and bool(told)
    zone = "graveyard" if paid else "exile"
    for name in names:
        links.facts.set(name, types=frozenset({kind}), zone=zone)
    line.used.update(cast)
    if exiled:
        line.account(exiled[0].indices)
    if paid:
        for name in names:
            links.facts.happens("exiled", name, by="delve")
    line.use("zone.exile", "action.count", "action.look_at", "action.enter")
    _afterwards(links, holder, cast=paid)
    line.used.update(i for i in links.asked if line.is_at(i, "action.return", "time.again", "action.enter"))
    links.ask("refers_only", "counts", *names)
    return True


_NUMBERS = ("quantity.two", "quantity.three", "quantity.four", "quantity.five", "quantity.six")


def _afterwards(links: Links, holder: str, *, cast: bool) -> None:
    """What became of the creature since it was cast: it came back anew, or was put onto the battlefield."""
    line = links.line
    controller = links.facts.get(holder, "controller") or "you"
    line.use("time.next_turn", "time.next", "action.enter", "object.ability", "object.triggered_ability")
    blink = line.take("slang.flicker") or line.take("action.exile ~ action.return")
    if blink is not None:
        line.use(*_BACK, "action.exile", "action.deal_damage", near=blink)
        if not cast:
            links.doubts.append("how it came first")
        links.facts.happens("leaves", holder, to=("exile",))
        links.facts.happens("put_onto_battlefield", holder, by=controller)
        return
    dies = next((i for i, t in enumerate(line.tokens) if links.told(i) and t.has_first(*LEAVES)), None)
    if dies is not None:
        line.used.add(dies)
        links.facts.happens("leaves", holder, to=("graveyard",))
    back = line.take("action.return/action.put ~~ zone.battlefield")
    if back is not None and not set(back.indices) <= links.asked:
        line.use("zone.graveyard", "zone.hand", near=back)
        links.facts.happens("put_onto_battlefield", holder, by=controller)
    elif dies is not None:
        links.doubts.append("did it come back")
