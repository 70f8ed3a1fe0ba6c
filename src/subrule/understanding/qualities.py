"""What attachment and host are: enchant ability, colors, protection, hexproof, what is not there."""

from __future__ import annotations

from subrule.engine.state import COLORS
from subrule.understanding.facts import Facts, enchant_of
from subrule.understanding.identity import attachment_of
from subrule.understanding.line import NOT, Line
from subrule.understanding.things import AURA, CREATURE, PERMANENTS, runs_on

_ENCHANTABLE = {
    **{c: c.partition(".")[2] for c in PERMANENTS if c.startswith("type.")},
    "type.enchantment": "enchantment",
    "object.permanent": "permanent",
    "object.equipment": "equipment",
    "object.vehicle": "vehicle",
    "player.player": "player",
    "player.opponent": "opponent",
}
"""What an enchant ability may name, by concept."""

_QUALITIES = {
    **{f"color.{c}": c for c in COLORS},
    **{f"color.{c}": c for c in ("colorless", "multicolored", "monocolored")},
    **{
        f"type.{t}": t
        for t in ("artifact", "creature", "enchantment", "land", "planeswalker", "instant", "sorcery")
    },
    "object.aura": "aura",
    "object.equipment": "equipment",
}
"""What protection may be from, by concept."""


def read_enchant_ability(line: Line, facts: Facts) -> None:
    """The printed enchant ability: the bare verb with its object right behind it, and whose that must be."""
    for index, token in enumerate(line.tokens[:-1]):
        following = line.tokens[index + 1]
        quality = next((_ENCHANTABLE[c] for c in following.concepts if c in _ENCHANTABLE), None)
        if not token.has("keyword.enchant") or quality is None:
            continue
        if line.text[token.end : following.start].strip(" :«»\"'“”"):
            continue
        controller, carries = _controlled_by(line, index + 2)
        facts.set("aura", enchant=enchant_of(quality, controller=controller))
        line.used.update((index, index + 1, *carries))


def _controlled_by(line: Line, place: int) -> tuple[str | None, tuple[int, ...]]:
    """A limit behind the ability: "enchant creature you control"."""
    near = [i for i in range(place, place + 3) if i < len(line.tokens)]
    near = [i for i in near if line.tokens[i].sentence == line.tokens[place - 1].sentence]
    verb = next((i for i in near if line.tokens[i].has("action.control")), None)
    if verb is None:
        return None, ()
    player = next((i for i in near if line.tokens[i].has("player.you", "player.opponent")), None)
    if player is None:
        return (
            ("you", (verb,))
            if line.language == "es" and line.tokens[verb].text.lower().endswith("s")
            else (None, ())
        )
    return ("you" if line.tokens[player].has("player.you") else "opponent"), (verb, player)


def read_colors(line: Line, facts: Facts) -> None:
    """The colors of the attachment and its host, told by words right beside the nouns."""
    for mention in facts.mentions:
        name = facts.called.get(mention.index)
        if name is None:
            continue
        for color in COLORS:
            places = _color_places(line, mention.index, color)
            if not places:
                continue
            line.used.update(places)
            facts.add(name, "colors", color)
            if mention.is_attachment:
                facts.colored.setdefault(mention.index, set()).add(color)
    if len({frozenset(colors) for colors in facts.colored.values()}) > 1:
        facts.doubts.append("two colors")


def _color_places(line: Line, noun: int, color: str) -> list[int]:
    """Places of a color in an unbroken run beside a noun: "white and blue Aura", "the Aura is white"."""
    found = []
    for step in (-1, 1):
        place = noun + step
        joined = False
        while line.is_at(place, *_RUN) and line.close(min(place, place - step), max(place, place - step)):
            if line.is_at(place, "color.*"):
                joined = True
            elif line.is_at(place, "logic.and") and not (joined and line.is_at(place + step, "color.*")):
                break
            if line.is_at(place, f"color.{color}") and place not in line.used:
                found.append(place)
            place += step
    return found


_RUN = ("color.*", "logic.and", "verb.be", "logic.also")


def read_protection(line: Line, facts: Facts) -> None:
    """What the host has protection from; what it only gains is told by an event."""
    for index, token in enumerate(line.tokens):
        if token.quoted or not token.has("keyword.protection"):
            continue
        host = _bearer(line, facts, index)
        if not host:
            facts.doubts.append("who has protection")
            continue
        qualities, carries = _qualities_behind(line, index)
        if not qualities:
            facts.doubts.append("protection from what")
            continue
        line.used.update((index, *carries))
        facts.add(host, "protection", *qualities)
        facts.protected[index] = host


def _qualities_behind(line: Line, index: int) -> tuple[list[str], list[int]]:
    found: list[str] = []
    carries: list[int] = []
    place = index + 1
    while place < len(line.tokens) and runs_on(line, place):
        token = line.tokens[place]
        quality = next((_QUALITIES[c] for c in token.concepts if c in _QUALITIES), None)
        if quality is not None:
            if (
                carries
                and carries[-1] == place - 1
                and "," not in line.text[line.tokens[place - 1].end : token.start]
            ):
                # "From white creatures" is one quality that is not modelled.
                return [], []
            found.append(quality)
            carries.append(place)
        elif token.has("logic.all") and line.is_at(place + 1, "object.color"):
            found += COLORS
            carries += [place, place + 1]
            break
        elif token.has("logic.all") and line.language == "en" and token.text.lower().startswith("everything"):
            found.append("everything")
            carries.append(place)
        elif not token.has("prep.from", "logic.and", "keyword.protection") or (
            token.has("logic.and") and not _quality_follows(line, place)
        ):
            break
        place += 1
    return found, carries


def _quality_follows(line: Line, place: int) -> bool:
    return line.is_at(place + 1, *_QUALITIES, "keyword.protection", "prep.from")


def _bearer(line: Line, facts: Facts, index: int) -> str:
    """Who has a keyword: the last host named before it, else the first after it; ``""`` if it is a player."""
    hosts = [m.index for m in facts.mentions if not m.is_attachment and m.index in facts.called]
    if line.is_at(index + 1, *PERMANENTS) and index + 1 in facts.called:
        return facts.called[index + 1]
    owners = {i for m in facts.mentions for i in m.carries}
    has = line.is_at(index - 1, "action.have", "action.gain") and index - 2 not in owners
    if has and line.is_at(index - 2, *_PLAYERS):
        return ""
    before = [i for i in hosts if i < index]
    here = [i for i in before if line.tokens[i].sentence == line.tokens[index].sentence]
    if here or before:
        return facts.called[(here or before)[-1]]
    return facts.called[hosts[0]] if hosts else ""


_PLAYERS = ("player.you", "player.opponent", "player.player")


def read_keywords(line: Line, facts: Facts) -> None:
    """Hexproof and shroud of the host, and what is said not to be there."""
    denied = line.take(f"{NOT} ~ keyword.reconfigure")
    if denied is not None:
        facts.set("equipment", reconfigure=False)
        line.take(f"{NOT} ~ object.face")
        line.use(NOT, "logic.or", near=denied)
    plain = (
        line.take(f"{NOT} ~ keyword.bestow")
        or line.take(f"state.normal = {AURA}")
        or line.take(f"{AURA} = state.normal")
    )
    if plain is not None and facts.has("aura"):
        facts.set("aura", bestowed=False)
    for keyword in ("hexproof", "shroud"):
        match = line.take(f"keyword.{keyword}")
        if match is not None:
            host = _bearer(line, facts, match.indices[0])
            if not host:
                facts.doubts.append(f"who has {keyword}")
                continue
            facts.set(host, **{keyword: True})
            if keyword == "hexproof" and host not in facts.owned:
                # Whose spell it is decides, so whose creature it is must be told.
                facts.set(host, controller="")
    unknown = line.take(f"{NOT} ~ verb.say/verb.know ~ object.color")
    if unknown is not None:
        # "I can't tell you its color": said to be unknown, which is no fact.
        line.use("object.color", "logic.only", "logic.or", "question.what", NOT, near=unknown)


def read_absent(line: Line, facts: Facts) -> None:
    """What is said not to be on the battlefield: "there are no creatures", "the only creature is …"."""
    if line.take("logic.no_object") is not None:
        facts.absent.add("creature")
        return
    for kind in ("creature", "land", "artifact", "planeswalker"):
        for pattern in (
            f"{NOT} ~ type.{kind}",
            f"whose.someone ~ {NOT} ~ type.{kind}",
            f"whose.someone ~ type.{kind}",
        ):
            match = line.find(pattern)
            if not match:
                continue
            first, last = match[0].indices[0], match[0].indices[-1]
            if line.tokens[last - 1].has("keyword.enchant") or line.tokens[last].quoted:
                continue
            if pattern.startswith("whose.someone") and not line.tokens[first].text.lower().startswith(
                _NOBODY
            ):
                continue
            if _something_said_of(line, first, last):
                continue
            line.account(match[0].indices, pattern)
            line.used.update(i for i in range(max(0, first - 2), last) if line.tokens[i].has(NOT))
            facts.absent.add(kind)
            return


_NOBODY = ("nobody", "no one", "nadie", "personne")


def _something_said_of(line: Line, first: int, last: int) -> bool:
    """Whether the "not" belongs to another verb: "can't attack a creature", "isn't a creature"."""
    between = line.tokens[first + 1 : last]
    verb = any(t.has("verb.be", "question.can", "state.*", "logic.no_longer") for t in between)
    acts = any(
        t.concepts[0].startswith("action.") and not t.has("action.have", "action.control") for t in between
    )
    there = line.text[: line.tokens[first].start].lower().endswith("there ")
    return verb or acts or (not there and line.tokens[first].text.lower().startswith(_SHORT_VERBS))


_SHORT_VERBS = ("isn", "aren", "wasn", "can", "does", "do", "did", "won", "would", "could")


def read_barred(line: Line, facts: Facts) -> None:
    """A creature that no other Aura may enchant."""
    barred = line.take(f"{NOT} ~ action.enchant/state.enchanted ~ state.different ~ {AURA}")
    if barred is not None:
        facts.set("host", cannot_be_enchanted_by="others")
        line.use("action.have", "state.different", near=barred)


def read_only_creature(line: Line, facts: Facts) -> None:
    """The only creature, of all or of one player."""
    only = line.take(f"logic.only = {CREATURE}") or line.take(f"logic.only = action.have ~ {CREATURE}")
    if only is None:
        return
    place = next(i for i in only.indices if not line.tokens[i].has("logic.only"))
    if facts.called.get(place) is None:
        return
    line.use("logic.only", near=only)
    if facts.get(facts.called[place], "controller") != "opponent":
        # "The only creature" of one player says nothing of the other player's.
        facts.absent.add("creature")


def offer_color(facts: Facts) -> None:
    """Leave the attachment's color open where the host's protection asks for it and nothing tells it."""
    which = attachment_of(facts)
    if facts.get(which, "colors") is not None:
        return
    for fields in list(facts.objects.values()):
        for quality in sorted(fields.get("protection") or ()):
            if quality in COLORS:
                facts.offer(which, "colors", True, False, member=quality)
    for event in facts.events:
        for key, value in event.changes:
            if key == "add_protection":
                for quality in sorted(value):
                    if quality in COLORS:
                        facts.offer(which, "colors", True, False, member=quality)
