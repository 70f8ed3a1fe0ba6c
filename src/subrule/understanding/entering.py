"""How an attachment comes: cast onto something, put onto the battlefield by an effect, made as a Role."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from subrule.understanding.clauses import tells
from subrule.understanding.facts import Facts, enchant_of
from subrule.understanding.identity import attachment_of
from subrule.understanding.line import NOT, Line
from subrule.understanding.pattern import Match
from subrule.understanding.things import AURA, HOST, ON, WORN

PUT = "action.put/action.return/event.enter/action.enter/action.bounce/action.search"
_ZONES = ("zone.hand", "zone.graveyard", "zone.library", "zone.exile")
_CARD = f"{AURA}/object.creature_card/object.enchantment_creature/object.card"
_ENTERING = (
    f"{_CARD} ~~ {PUT} ~~ zone.battlefield",
    f"{PUT} ~~ {_CARD} ~~ zone.battlefield",
    f"{PUT} ~ {_CARD} ! zone.battlefield",
    f"{PUT} ~~ zone.battlefield ~~ {AURA}",
    f"{AURA} ~~ event.enter/action.enter/verb.come ~~ zone.battlefield",
    f"{AURA} ~ event.enter/action.enter",
)
"""An effect puts the card onto the battlefield."""

_OF_THE_CARD = (
    "zone.battlefield",
    "object.card",
    "time.immediately",
    "action.search",
    "action.reveal",
    "action.choose",
    "type.enchantment",
    *PUT.split("/"),
)
"""Words that the sentence telling of it, or of how the card was picked, may hold beside."""


def read_entering(line: Line, facts: Facts) -> None:
    """An effect puts the attachment onto the battlefield: from where, by whom, attached to what."""
    if not facts.has("aura") or facts.focus:
        return
    cast = line.find(f"action.cast = {AURA}") or line.find(f"{AURA} ~~ action.cast")
    uncast = line.take(f"{NOT} ~~ action.cast") or line.take(f"action.cast ! {AURA}")
    match = next((m for p in _ENTERING for m in line.find(p)[:1]), None)
    if match is None or (cast and uncast is None):
        return
    line.account(match.indices)
    line.use(*_OF_THE_CARD, near=match)
    line.take(f"action.choose/action.reveal ~ {_CARD}/keyword.enchant/quantity.one")
    line.take("action.gain action.put")
    line.take("action.deal_damage action.search/action.put/action.return")
    line.take("action.cast ~ type.sorcery/type.instant/object.spell")
    _from_where(line, facts, match)
    by = "opponent" if _by_opponent(line, facts, match) else "you"
    if by == "opponent" and "aura" not in facts.owned:
        facts.set("aura", controller="opponent")
    named = _host_named(line, match)
    if named is not None:
        line.account(named.indices)
        host = next(
            (
                facts.called[i]
                for i in sorted(facts.called)
                if i > named.indices[0] and facts.called[i] != "aura"
            ),
            "host",
        )
        other_card = any(line.is_at(i, "object.creature_card") for i in match.indices)
        if not facts.has(host) or (other_card and not facts.get("aura", "noun")):
            facts.doubts.append("attached to what")
            return
        facts.happens("put_onto_battlefield", "aura", by=by, to=(host,), unspecified=False)
        return
    facts.happens("put_onto_battlefield", "aura", by=by, unspecified=_unspecified(line))


_COPY = f"action.create/object.token/verb.do/action.deal_damage ~~ object.copy/action.copy ~~ {AURA}"
_MAKES = (
    "action.create",
    "action.deal_damage",
    "verb.do",
    "object.token",
    "object.copy",
    "action.copy",
    "action.put",
)


def read_token_copy(line: Line, facts: Facts) -> None:
    """A token that is a copy of the Aura is created."""
    match = line.take(_COPY) if facts.has("aura") else None
    if match is None:
        return
    line.use(*_MAKES, near=match)
    if facts.has("host"):
        facts.set("aura", attached_to="host")
        line.use("action.have", "state.attached", "zone.battlefield")
    allowed = facts.get("host", "types")
    enchant = facts.get("aura", "enchant") or (
        enchant_of(*allowed) if allowed and len(allowed) == 1 else None
    )
    aura = {"types": frozenset({"enchantment"}), "subtypes": frozenset({"aura"})}
    facts.set("copy", **aura, token=True, zone="nowhere", enchant=enchant)
    facts.focus = "copy"
    facts.happens("put_onto_battlefield", "copy", by="you", unspecified=_unspecified(line))
    watching = line.take("time.when/time.always/question.when ~ action.create ~ object.token", quoted=None)
    if watching is not None:
        line.use("object.ability", "object.triggered_ability", near=watching)
        facts.set(
            "watcher", noun="object.permanent", types=frozenset({"enchantment"}), trigger="token_created"
        )


def _host_named(line: Line, match: Match) -> Match | None:
    """Whether the effect says what it is put onto: "… onto the battlefield attached to it"."""
    for pattern in ("zone.battlefield ~ state.attached", "zone.battlefield ~ action.attach"):
        for found in line.find(pattern):
            if line.tokens[found.indices[0]].sentence == line.tokens[match.indices[0]].sentence:
                return found
    return None


def _unspecified(line: Line) -> bool | None:
    """True where the text says that the effect names no host; None where the text is silent."""
    for pattern in (
        "object.effect ! verb.say",
        "object.effect ! action.give",
        f"object.effect ~ {NOT} ~ verb.say",
        "zone.battlefield ! verb.say",
    ):
        silent = line.take(pattern)
        if silent is not None:
            line.use("action.go", "action.give", "verb.say", NOT, near=silent)
            return True
    return None


def _from_where(line: Line, facts: Facts, match: Match) -> None:
    sentence = line.tokens[match.indices[0]].sentence
    zone = next(
        (z for z in _ZONES for t in line.tokens if t.has(z) and t.sentence == sentence and not t.quoted),
        next((z for z in _ZONES if line.has(z)), ""),
    )
    if zone:
        facts.set("aura", zone=zone.split(".")[1])
        line.used.update(i for i, t in enumerate(line.tokens) if t.has(zone) and i not in facts.asked)
    else:
        facts.set("aura", zone="hand")


_BY_OPPONENT = (
    f"player.opponent ~ {PUT}",
    f"whose.opponents object.effect/object.spell/object.ability ~ {PUT}",
    f"object.effect/object.spell/object.ability whose.opponents ~ {PUT}",
    "player.opponent ~ action.cast",
)


def _by_opponent(line: Line, facts: Facts, match: Match) -> bool:
    """Whether an opponent's spell or ability does it."""
    sentence = line.tokens[match.indices[0]].sentence
    for pattern in _BY_OPPONENT:
        for found in line.find(pattern, sentence=sentence):
            if found.indices[0] <= max(match.indices) and not any(i in facts.called for i in found.indices):
                line.account(found.indices)
                return True
    return False


def read_casting(line: Line, facts: Facts) -> None:
    """The attachment is cast on something."""
    if facts.happened("put_onto_battlefield") or not facts.has("aura"):
        return
    match = line.take(f"action.cast ~ {AURA}") or line.take(f"{AURA} ~~ action.cast") or _cast_it(line, facts)
    if match is None:
        return
    line.use("action.cast")
    line.use(*ON, "action.put", near=match)
    line.take(f"verb.want/logic.same_as ~ action.enchant = {HOST}")
    facts.set("aura", zone="hand")
    if not facts.has("host"):
        facts.doubts.append("cast on what")
        return
    by = "you"
    if line.take("player.opponent ~ action.cast", sentence=line.tokens[match.indices[0]].sentence):
        by = "opponent"
        facts.set("aura", controller="opponent")
    facts.happens("cast", "aura", by=by, to=("host",))
    watching = next((m for p in _WATCHES_TARGET if (m := line.take(p, quoted=True)) is not None), None)
    if watching is not None:
        facts.set("host", trigger="becomes_target")
        line.used.update(i for i, t in enumerate(line.tokens) if t.quoted)


def _cast_it(line: Line, facts: Facts) -> Match | None:
    """Cast without its noun: "¿puedo lanzarle mi Aura?" has it, "can I cast it on …" has not."""
    patterns = ("question.can ~ action.cast", f"question.can ~ action.target ~~ {AURA}")
    asked = [m for p in patterns for m in line.find(p) if set(m.indices) & facts.asked]
    return asked[0] if asked else None


_WATCHES_TARGET = (
    "time.when/question.when ~~ action.target ~~ object.spell",
    "time.when/question.when ~~ action.become ~ object.target/action.target/state.targeted ~~ object.spell",
)
"""Card text of an ability that triggers when its permanent becomes the target of a spell."""


def read_roles(line: Line, facts: Facts) -> None:
    """Two Roles on one creature: of one player, of two, or nobody says whose."""
    if not line.has("object.role"):
        return
    mine = line.find("player.you ~ action.create") or line.find("time.now ~ action.create")
    theirs = line.find("player.opponent ~ action.create") or line.find("whose.opponents ~~ action.create")
    two = line.find("quantity.two ~ object.role/object.token") or line.find("logic.all ~ object.role")
    if not two and not (mine and theirs):
        return
    for match in (mine, theirs, two):
        if match:
            line.account(match[0].indices)
    both = line.take("player.you ~ action.control ~ logic.all")
    line.use("object.token", "action.create", "action.put", "quantity.one", "quantity.two", "state.same", *ON)
    line.used.update(i for i, t in enumerate(line.tokens) if t.has("logic.all") and i in facts.asked)
    host = facts.get("host", "types") or frozenset({"creature"})
    facts.set("host", types=host)
    facts.doubts[:] = [d for d in facts.doubts if d != "two attachments"]
    fields = {"types": frozenset({"enchantment"}), "subtypes": frozenset({"aura", "role"}), "token": True}
    facts.objects.pop("aura", None)
    if theirs:
        facts.set("aura", **fields, attached_to="host", controller="opponent")
        facts.set("second", **fields, controller="you", zone="nowhere")
        facts.happens("put_onto_battlefield", "second", by="you", to=("host",), unspecified=False)
        return
    apart = line.take("action.control ~ state.different ~ player.player")
    controlled = line.take("player.you ~ action.control ~~ object.role") or line.take(
        "object.role ~ player.you ~ action.control"
    )
    own = bool(mine or both or controlled or line.find("whose.mine = quantity.two = object.role"))
    controllers = ("opponent", "you") if apart else ("you", "you") if own else ("", "")
    for order, (name, controller) in enumerate(zip(("aura", "second"), controllers, strict=True), start=1):
        timestamp = order if controller else 0
        facts.set(name, **fields, attached_to="host", controller=controller, timestamp=timestamp)
        if not controller:
            facts.offer(name, "controller", "you", "opponent")


def read_is_on(line: Line, facts: Facts) -> None:
    """The attachment is on its host from the start, unless something else has been read."""
    which = attachment_of(facts)
    attachment = f"{AURA}/object.equipment"
    for pattern in (
        f"{attachment} ~~ {'/'.join(ON)} ~ self.itself",
        f"{attachment} ~~ action.enchant ~ self.itself",
    ):
        match = line.take(pattern)
        if match is not None:
            facts.set(which, attached_to=which)
            facts.objects.pop("host", None)
            line.use(*ON, "self.itself", near=match)
            return
    if facts.focus or facts.happened(
        "put_onto_battlefield", "cast", "turn_face_up", "attach", "player_leaves"
    ):
        return
    line.use(*WORN)
    _who_put_it(line, facts, which)
    if facts.has("other") and facts.get(which, "attached_to") is None:
        host = _linked(line, facts)
        if not host:
            facts.doubts.append("on which")
        facts.set(which, attached_to=host or "host")
    if facts.get(which, "attached_to") is None:
        if not facts.has("host"):
            facts.set("host", noun="object.permanent", types=None)
        facts.set(which, attached_to="host")


_LINKS = (*WORN, "action.have", "prep.on", "prep.in", "verb.be")


def _linked(line: Line, facts: Facts) -> str:
    """Of two hosts the one linked with the attachment: "my soldier has an Aura"; ``""`` if unsure."""
    found = set()
    places = sorted(facts.called)
    for first, second in pairwise(places):
        names = (facts.called[first], facts.called[second])
        same = line.tokens[first].sentence == line.tokens[second].sentence
        if not same or (("host" in names or "other" in names) and set(names) <= {"host", "other"}):
            continue
        between = range(first + 1, second)
        parted = any(line.is_at(i, "logic.and", "logic.but") for i in between)
        if not parted and any(line.is_at(i, *_LINKS) for i in between):
            found |= set(names) & {"host", "other"}
    return found.pop() if len(found) == 1 else ""


def _who_put_it(line: Line, facts: Facts, which: str) -> None:
    """An opponent who put the Aura there controls it; so does one who cast it."""
    for pattern in (
        f"player.opponent ~ {verb} ~ {AURA}" for verb in ("action.put", "action.attach", "action.cast")
    ):
        match = line.take(pattern)
        if match is not None and which not in facts.owned:
            facts.set(which, controller="opponent")
            return
    line.used.update(
        i for i, t in enumerate(line.tokens) if t.has("action.put") and tells(line, i, facts.asked)
    )


_MEANS = (
    "object.spell/object.effect/object.ability/type.instant/type.sorcery/object.permanent/type.enchantment"
)
_AGENTS = (
    f"{_MEANS} ~ player.opponent",
    f"player.opponent ~ {_MEANS}",
    f"whose.opponents ~ {_MEANS}",
    f"{_MEANS} ~ whose.opponents",
)
"""An opponent's spell or effect causes it."""


def read_agents(line: Line, facts: Facts) -> None:
    """Count an opponent as accounted for who merely causes what has been read as happening."""
    for pattern in _AGENTS:
        match = next((m for m in line.find(pattern) if not set(m.indices) & facts.asked), None)
        if match is not None:
            line.used.update(i for i in match.indices if line.is_at(i, "player.opponent", "whose.opponents"))
    line.take("player.opponent ~ verb.say")
    for index, token in enumerate(line.tokens):
        if not token.has("player.opponent") or token.quoted or index in facts.asked:
            continue
        verb = next((i for i in range(index + 1, index + 6) if _happens(line, i)), None)
        if verb is not None and verb in line.used and line.tokens[verb].sentence == token.sentence:
            line.used.add(index)


def _happens(line: Line, index: int) -> bool:
    return line.is_at(index, "action.*") and not line.is_at(index, "action.have", "action.give")


def choose_host(facts: Facts, host: str) -> None:
    """The host asked about is the one the player would choose as the Aura enters."""
    for place, event in enumerate(facts.events):
        if event.kind == "put_onto_battlefield" and event.unspecified is not False and not event.to:
            facts.events[place] = replace(event, to=(host,), unspecified=True)


def leave_choice_open(facts: Facts, *, asked: bool) -> None:
    """An effect that is not said to name a host names none; if who chooses is asked, that is an open fact."""
    for place, event in enumerate(facts.events):
        if event.kind == "put_onto_battlefield" and event.unspecified is None:
            if asked:
                facts.offer(event.subject, "unspecified", True, False)
            else:
                facts.events[place] = replace(event, unspecified=True)
