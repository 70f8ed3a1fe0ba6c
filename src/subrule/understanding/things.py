"""The things a question is about: the attachment, what it is on, and whose they are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from subrule.understanding.line import UNKNOWN, Line, Token

AURAS = ("object.aura", "object.aura_card", "object.aura_spell", "object.curse", "object.role")
AURA = "/".join(AURAS)
EQUIPMENT = "object.equipment"
ATTACHMENTS = (*AURAS, EQUIPMENT)
ATTACHMENT = "/".join(ATTACHMENTS)
CREATURES = (
    "type.creature",
    "creature_type.*",
    "object.artifact_creature",
    "object.enchantment_creature",
    "object.land_creature",
    "object.attacker",
    "object.blocker",
)
CREATURE = "/".join(CREATURES)
PERMANENTS = (
    *CREATURES,
    "type.land",
    "type.artifact",
    "type.planeswalker",
    "type.battle",
    "object.vehicle",
    "object.permanent",
)
"""What may bear an attachment, as questions call it."""
HOST = "/".join(PERMANENTS)
ON = ("state.attached", "action.attach", "action.enchant", "state.enchanted")
WORN = (*ON, "action.wear", "state.equipped")
"""Words that link what bears an attachment with it."""
ON_IT = "/".join(ON)

_TYPES = {
    "object.artifact_creature": frozenset({"artifact", "creature"}),
    "object.enchantment_creature": frozenset({"enchantment", "creature"}),
    "object.land_creature": frozenset({"land", "creature"}),
    "object.attacker": frozenset({"creature"}),
    "object.blocker": frozenset({"creature"}),
    "object.vehicle": frozenset({"artifact"}),
}
_MARKS = (
    "color.*",
    "supertype.*",
    "state.different",
    "state.enchanted",
    "state.equipped",
    "state.same",
    "state.normal",
    "state.face_down",
    "logic.only",
    "action.own",
    "quantity.one",
    "quantity.power_toughness",
    "object.token",
    "keyword.hexproof",
    "keyword.shroud",
)
"""What may stand between a noun and the word that tells whose it is."""

MINE, THEIRS, NOBODYS, SOMEBODYS = "you", "opponent", "", "?"


@dataclass(frozen=True, slots=True)
class Mention:
    """One noun of the text that stands for a thing.

    Attributes:
        index: its token.
        concept: what it says the thing is.
        whose: ``"you"``, ``"opponent"``, ``""`` if untold, ``"?"`` if somebody is named who is not known.
        carries: tokens that tell whose it is.
        another: whether it is called another, a second or a different one.
        lead: the preposition in front of it, folded; ``""`` if there is none.
        indefinite: whether "a" or "one of" stands in front of it.
    """

    index: int
    concept: str
    whose: str = NOBODYS
    carries: tuple[int, ...] = ()
    another: bool = False
    lead: str = ""
    indefinite: bool = False

    @property
    def is_attachment(self) -> bool:
        """Whether it is the attachment and not what that is on."""
        return self.concept in ATTACHMENTS

    @property
    def types(self) -> frozenset[str] | None:
        """The card types that the noun tells; None for a permanent of any type."""
        if self.concept == "object.permanent":
            return None
        if self.concept in _TYPES:
            return _TYPES[self.concept]
        group, _, name = self.concept.partition(".")
        return frozenset({"creature" if group == "creature_type" else name})

    def may_be(self, other: Mention) -> bool:
        """Whether two nouns may stand for one thing."""
        if self.whose and other.whose and self.whose != other.whose:
            return False
        if self.types is None or other.types is None:
            return True
        kinds = {m.concept for m in (self, other) if m.concept.startswith("creature_type.")}
        return len(kinds) < 2 and bool(self.types & other.types)


def mentions(line: Line) -> list[Mention]:
    """Find the things the text names outside quoted card text.

    Args:
        line: the question; tokens already used (a printed ability, a predicate) name nothing.

    Returns:
        One entry a noun, in order.
    """
    found = []
    for index, token in enumerate(line.tokens):
        if token.quoted or index in line.used:
            continue
        concept = _noun(token)
        if concept is None or _is_quality(line, index):
            continue
        whose, carries = _possessor(line, index)
        another = any(line.tokens[i].has("state.different") for i in _marks_around(line, index))
        found.append(
            Mention(index, concept, whose, carries, another, line.lead(index), line.is_indefinite(index))
        )
    return found


def _is_quality(line: Line, index: int) -> bool:
    """Whether a noun says what protection is from, and names nothing."""
    place = index
    while place > 0 and runs_on(line, place):
        place -= 1
        if line.is_at(place, "keyword.protection"):
            return True
        if not line.is_at(place, "color.*", "type.*", "prep.from", "logic.and"):
            return False
    return False


def runs_on(line: Line, place: int) -> bool:
    """Whether a list of qualities may go on with a token: a comma stands only before a further color."""
    before, token = line.tokens[place - 1], line.tokens[place]
    between = line.text[before.end : token.start]
    if before.sentence != token.sentence or any(sign in between for sign in ";:(¿.—"):
        return False
    return "," not in between or token.has("color.*", "logic.and")


def _noun(token: Token) -> str | None:
    wanted = (*ATTACHMENTS, *PERMANENTS)
    group = ("creature_type.",)
    return next((c for c in token.concepts if c in wanted or c.startswith(group)), None)


def _marks_around(line: Line, index: int) -> Iterable[int]:
    """Adjectives right before and right behind a noun."""
    place = index - 1
    while place >= 0 and line.tokens[place].has(*_MARKS) and line.close(place, place + 1):
        yield place
        place -= 1
    place = index + 1
    while place < len(line.tokens) and line.tokens[place].has(*_MARKS) and line.close(place - 1, place):
        yield place
        place += 1


def _possessor(line: Line, index: int) -> tuple[str, tuple[int, ...]]:
    named = _named_owner(line, index)
    if named:
        return SOMEBODYS, ()
    for find in (_before, _behind, _had_by, _said_of):
        whose, carries = find(line, index)
        if whose:
            return whose, carries
    return NOBODYS, ()


def _whose(line: Line, index: int) -> str:
    token = line.tokens[index]
    if token.has("whose.mine", "player.you"):
        return MINE
    if token.has("whose.opponents", "player.opponent"):
        return THEIRS
    if token.has("whose.theirs", "whose.they"):
        earlier = any(t.has("player.opponent", "whose.opponents") for t in line.tokens[:index])
        return THEIRS if earlier else SOMEBODYS
    return NOBODYS


def _before(line: Line, index: int) -> tuple[str, tuple[int, ...]]:
    """A possessive in front: "my white Aura", "su criatura"."""
    place = index
    while place > 0 and line.close(place - 1, place):
        place -= 1
        token = line.tokens[place]
        if token.has("whose.mine", "whose.theirs", "whose.opponents"):
            return _whose(line, place), (place,)
        if not token.has(*_MARKS):
            break
    return NOBODYS, ()


def _behind(line: Line, index: int) -> tuple[str, tuple[int, ...]]:
    """A possessor behind: "Aura mía", "créature adverse", "a creature of my opponent"."""
    place = index + 1
    while place < len(line.tokens) and line.tokens[place].has(*_MARKS) and line.close(place - 1, place):
        place += 1
    if place >= len(line.tokens) or not line.close(place - 1, place, of=True):
        return NOBODYS, ()
    token = line.tokens[place]
    following = line.tokens[place + 1] if place + 1 < len(line.tokens) else None
    if token.has("whose.mine"):
        if following is not None and following.has("player.opponent") and line.close(place, place + 1):
            return THEIRS, (place, place + 1)
        owned = following is not None and _noun(following) is not None and line.close(place, place + 1)
        return (NOBODYS, ()) if owned else (MINE, (place,))
    if token.has("whose.opponents", "player.opponent"):
        return THEIRS, (place,)
    return NOBODYS, ()


_WITH = ("with", "con", "avec")
_HOLDS = ("action.have", "action.control", "action.own")


def _had_by(line: Line, index: int) -> tuple[str, tuple[int, ...]]:
    """Who has it: "my opponent controls a creature", "I have a creature"."""
    for verb in range(index - 1, max(-1, index - 4), -1):
        token = line.tokens[verb]
        if token.sentence != line.tokens[index].sentence:
            break
        if not token.has(*_HOLDS) or token.text.lower() in _WITH:
            if token.has(*_MARKS):
                continue
            break
        if line.language == "es" and token.has("action.control") and token.text.lower().endswith("o"):
            return MINE, (verb,)
        holder = _holder(line, verb)
        return (_whose(line, holder), (holder, verb)) if holder is not None else (NOBODYS, ())
    return NOBODYS, ()


def _holder(line: Line, verb: int) -> int | None:
    for place in (verb - 1, verb - 2):
        if place >= 0 and line.tokens[place].has("player.you", "player.opponent"):
            return place
        if place >= 0 and not line.tokens[place].has("logic.*", "time.*", "whose.mine"):
            return None
    return None


def _said_of(line: Line, index: int) -> tuple[str, tuple[int, ...]]:
    """What is said of it: "… that my opponent controls", "… belongs to my opponent", "… est à moi"."""
    reach = range(index + 1, min(index + 5, len(line.tokens)))
    verb: int | None = None
    owner: int | None = None
    for place in reach:
        token = line.tokens[place]
        if (
            token.sentence != line.tokens[index].sentence
            or "," in line.text[line.tokens[place - 1].end : token.start]
        ):
            break
        if token.has("action.control", "action.own") or (
            verb is None and owner is None and token.has("verb.be") and _possessive_follows(line, place)
        ):
            verb = place if verb is None else verb
        elif token.has("player.opponent", "whose.opponents", "player.you"):
            owner = place if owner is None else owner
        elif token.has("whose.mine") and verb is not None and owner is None:
            following = line.tokens[place + 1] if place + 1 < len(line.tokens) else None
            owner = place + 1 if following is not None and following.has("player.opponent") else place
        elif not token.has(
            "prep.by", "prep.to", "whose.*", "logic.also", "question.what", "question.who", "verb.be"
        ):
            break
        if verb is not None and owner is not None:
            return _whose(line, owner), (verb, owner)
    return NOBODYS, ()


def _possessive_follows(line: Line, verb: int) -> bool:
    for place in range(verb + 1, min(verb + 3, len(line.tokens))):
        if line.tokens[place].has("player.opponent", "whose.opponents"):
            between = line.words_between(verb, place)
            return line.tokens[place].has("whose.opponents") or bool({"de", "a", "of", "to"} & set(between))
        if line.tokens[place].has("whose.mine"):
            following = line.tokens[place + 1] if place + 1 < len(line.tokens) else None
            if following is None or _noun(following) is None:
                continue_with_opponent = following is not None and following.has("player.opponent")
                if not continue_with_opponent:
                    return True
    return False


def _named_owner(line: Line, index: int) -> bool:
    """Whether an unknown word may name the player whose it is: "Laura's creature", "la criatura de Laura"."""
    host = line.tokens[index]
    if index:
        before = line.tokens[index - 1]
        apart = line.text[before.end : host.start].strip()
        if before.concepts[0] == UNKNOWN and apart in ("'s", "s'"):
            return True
    if index + 1 < len(line.tokens):
        after = line.tokens[index + 1]
        apart = line.text[host.end : after.start].strip()
        return after.concepts[0] == UNKNOWN and after.text[:1].isupper() and apart in ("de", "d'", "of")
    return False
