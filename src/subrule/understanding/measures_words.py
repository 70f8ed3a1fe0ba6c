"""Words of a question about what the game counts, each as a chunk of one kind."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from subrule.understanding.line import UNKNOWN, Line, Token
from subrule.understanding.small_words import fold, table

_ROMAN = re.compile(r"i{1,3}|iv|v")
_SIZE = re.compile(r"\d{1,2}/\d{1,2}")
_CHANGE = re.compile(r"([+-]\d{1,2})/([+-]\d{1,2})")
_NUMBERS = {
    "zero": 0,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
}
_COUNTERS = {
    "plus_one": "+1/+1",
    "minus_one": "-1/-1",
    **{kind: kind for kind in ("loyalty", "poison", "lore", "defense")},
}
_OWN = ("own", "propia", "propio", "propre", "propres")

_HARM = r"dano|blessures|damage|degats"
"""By these a verb form carries its object with it: "dealt damage", "infligé des blessures"."""

_KINDS = {
    "whose.mine": "MY",
    "whose.opponents": "OPPS",
    "whose.theirs": "HIS",
    "whose.it": "IT",
    "whose.they": "HE",
    "whose.someone": "SOMEONE",
    "player.you": "ME",
    "player.opponent": "OPP",
    "player.player": "PLAYER",
    "quantity.more_than_one": "PAIR",
    "object.counter": "COUNTER",
    "object.damage": "DMG",
    "object.combat_damage": "DMG",
    "object.noncombat_damage": "DMG",
    "event.combat": "COMBAT",
    "action.fight": "FIGHT",
    "action.deal_damage": "DEAL",
    "verb.take": "TAKE",
    "action.gain": "GAIN",
    "action.give": "GIVE",
    "verb.say": "SAY",
    "action.put": "PUT",
    "action.have": "HAVE",
    "action.wear": "HAVE",
    "action.own": "HAVE",
    "verb.be": "BE",
    "verb.have_aux": "BE",
    "verb.there_is": "BE",
    "action.control": "CONTROL",
    "state.attached": "ON",
    "prep.on": "ON",
    "prep.to": "TO",
    "prep.by": "BY",
    "prep.in": "IN",
    "prep.from": "FROM",
    "object.life": "LIFE",
    "action.draw": "DRAW",
    "object.card": "CARD",
    "action.lose": "LOSE",
    "action.lose_game": "LOSEGAME",
    "zone.outside_the_game": "OUT",
    "time.game": "GAME",
    "action.lose_life": "LOSELIFE",
    "action.gain_life": "GAINLIFE",
    "action.pay": "PAY",
    "action.die": "DIE",
    "action.kill": "DIE",
    "state.dead": "DEAD",
    "state.alive": "ALIVE",
    "action.destroy": "DESTROY",
    "action.survive": "SURVIVE",
    "action.stay": "STAY",
    "action.continue": "STAY",
    "action.go": "GO",
    "action.leave": "LEAVE",
    "action.end": "END",
    "action.sacrifice": "SAC",
    "action.regenerate": "REGEN",
    "action.prevent": "PREVENT",
    "action.return": "RETURN",
    "action.bounce": "BOUNCE",
    "action.block": "BLOCK",
    "action.attack": "ATTACK",
    "action.cast": "CAST",
    "action.recast": "CAST",
    "action.create": "CREATE",
    "action.choose": "CHOOSE",
    "action.respond": "RESPOND",
    "action.resolve": "RESOLVE",
    "action.shuffle": "SHUFFLE",
    "action.trigger": "TRIGGER",
    "object.triggered_ability": "TRIGGER",
    "object.legend_rule": "LEGENDRULE",
    "object.name": "NAME",
    "object.copy": "COPY",
    "action.copy": "COPY",
    "object.chapter": "CHAPTER",
    "object.ability": "ABILITY",
    "object.loyalty": "LOYALTY",
    "object.toughness": "TOUGHNESS",
    "concept.zero_toughness": "NOTOUGHNESS",
    "concept.empty_library": "EMPTY",
    "object.commander_damage": "CDMG",
    "scope.price": "COST",
    "time.next_turn": "NEXT",
    "time.before": "BEFORE",
    "verb.come": "COME",
    "logic.same_as": "LIKE",
    "state.blocking": "BLOCK",
    "state.blocked": "BLOCK",
    "object.state_based_action": "SBA",
    "state.same": "SAME",
    "self.itself": "SAME",
    "state.different": "OTHER",
    "time.last": "LAST",
    "logic.all": "ALL",
    "logic.any": "ANY",
    "logic.or": "OR",
    "logic.not": "NOT",
    "question.can": "CAN",
    "question.must": "MUST",
    "question.what_happens": "WH",
    "question.which": "WHICH",
    "question.what": "WHICH",
    "question.how_many": "HOWMANY",
    "question.who": "WHO",
    "supertype.legendary": "LEGEND",
    "supertype.world": "WORLD",
    "object.token": "TOKEN",
    "state.nontoken": "NONTOKEN",
    "verb.do": "DO",
}
"""First concept of a word → kind of its chunk, where one concept is enough to tell."""

NOUNS = {
    "type.creature": {"creature"},
    "type.planeswalker": {"planeswalker"},
    "type.artifact": {"artifact"},
    "type.enchantment": {"enchantment"},
    "type.land": {"land"},
    "type.battle": {"battle"},
    "type.siege": {"battle"},
    "object.saga": {"enchantment"},
    "object.permanent": set(),
    "object.attacker": {"creature"},
    "object.blocker": {"creature"},
    "object.commander": {"creature"},
    "object.artifact_creature": {"artifact", "creature"},
    "object.enchantment_creature": {"enchantment", "creature"},
    "object.creature_card": {"creature"},
}
SUBTYPES = {"type.siege": "siege", "object.saga": "saga"}
KEYWORDS = ("indestructible", "deathtouch", "wither", "infect", "lifelink", "toxic", "undying", "persist")
"""Keyword abilities that state-based actions on creatures and players turn on."""

FREE = (
    "logic.and",
    "logic.but",
    "logic.so",
    "logic.also",
    "logic.still",
    "logic.if",
    "logic.because",
    "logic.yes",
    "logic.only",
    "time.when",
    "time.while",
    "time.now",
    "time.then",
    "time.after",
    "time.immediately",
    "time.at",
    "time.again",
    "time.turn",
    "time.end_of_turn",
    "question.when",
    "question.does",
    "question.right",
    "question.whether",
    "phase.*",
    "step.combat_damage",
    "action.declare",
    "color.*",
    "state.normal",
    "action.own",
    "format.multiplayer",
    "object.spell",
    "object.effect",
    "type.instant",
    "type.sorcery",
)
"""What says nothing by itself here; a conditional clause tells its fact as a main one does."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """A word or several that belong together.

    Attributes:
        kind: short name, upper case.
        tokens: indices of its tokens.
        value: number, name or noun.
    """

    kind: str
    tokens: tuple[int, ...]
    value: Any = None


WITH = ("with", "con", "avec", "llev")


def word_of(line: Line, index: int) -> list[Chunk]:
    """Give the chunk of a word, or none for a word that says nothing here."""
    token = line.tokens[index]
    first = token.concepts[0]
    if first == UNKNOWN and _ROMAN.fullmatch(folded := fold(token.text)):
        return [Chunk("N", (index,), {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5}[folded])]
    if first == UNKNOWN:
        return [] if _says_nothing(line, index) else [Chunk("UNREAD", (index,))]
    group, _, name = first.partition(".")
    folded = fold(token.text)
    if _before_spell(line, index) and (first == "action.deal_damage" or folded.startswith(WITH)):
        return []
    if first == "quantity.times" and folded == "fois":
        return []
    if first == "object.deck" and token.has("action.shuffle"):
        return [Chunk("SHUFFLE", (index,))]
    if first == "action.own" and folded in _OWN:
        return []
    if first == "question.what_is" and folded == "que es":
        return [Chunk("BE", (index,))]
    if first == "question.does" and folded.endswith((" i", " it")):
        return [Chunk("ME" if folded.endswith(" i") else "IT", (index,))]
    if first == "action.deal_damage" and " " in folded and re.search(_HARM, folded):
        return [Chunk("DEALT", (index,))]
    if first in _KINDS:
        value: Any = first
        if _KINDS[first] == "DMG":
            value = {"object.combat_damage": True, "object.noncombat_damage": False}.get(first)
        return [Chunk(_KINDS[first], (index,), value)]
    if group == "quantity" and name in (*_NUMBERS, "number", "one"):
        return [_number(token, index, name, folded)]
    if first == "quantity.power_toughness":
        return [_size(index, token)]
    if group == "counter":
        kind = _COUNTERS.get(name)
        if kind is None:
            return [Chunk("UNREAD", (index,))]
        return [Chunk("CTR", (index,), kind)]
    if first in NOUNS or group == "creature_type":
        return [Chunk("NOUN", (index,), first)]
    if group == "keyword" and name in KEYWORDS:
        return [Chunk("KW", (index,), name)]
    if group == "zone":
        return [Chunk("ZONE", (index,), name)]
    if first == "format.commander":
        return [Chunk("FORMAT", (index,), name)]
    return [] if token.has_first(*FREE) else [Chunk("UNREAD", (index,))]


def _says_nothing(line: Line, index: int) -> bool:
    """Whether an unknown word is a name (capital inside a sentence) or one of the words without content."""
    token = line.tokens[index]
    begins = index == 0 or line.tokens[index - 1].sentence != token.sentence
    of = table(line.language, "of")
    if index and line.is_at(index - 1, UNKNOWN) and line.tokens[index - 1].text.istitle():
        # "Guardians of dawn": a name goes on behind "of".
        return token.text.istitle() or any(word in of for word in line.words_between(index - 1, index))
    name = token.text.istitle() and (not begins or _is_name(line, index + 1))
    return name or fold(token.text) in table(line.language, "filler")


def _is_name(line: Line, index: int) -> bool:
    return line.is_at(index, UNKNOWN) and line.tokens[index].text.istitle()


def _number(token: Token, index: int, name: str, folded: str) -> Chunk:
    if name == "number":
        return Chunk("N", (index,), int(token.text)) if token.text.isdigit() else Chunk("UNREAD", (index,))
    if name == "one":
        return Chunk("N" if folded in _ONE else "ONEOF", (index,), 1)
    return Chunk("N", (index,), _NUMBERS[name])


def _before_spell(line: Line, index: int) -> bool:
    """Whether "burn" or "with" belongs to a spell named next, which deals what is told anyway."""
    return line.is_at(
        index + 1, "object.spell", "object.effect", "type.instant", "type.sorcery"
    ) and line.close(index, index + 1)


_ONE = ("one", "a single", "single", "uno", "una sola", "un solo", "un seul", "une seule")


def _size(index: int, token: Token) -> Chunk:
    changed = _CHANGE.fullmatch(token.text)
    if changed:
        return Chunk("MOD", (index,), (int(changed[1]), int(changed[2])))
    if _SIZE.fullmatch(token.text):
        power, _, toughness = token.text.partition("/")
        return Chunk("SIZE", (index,), (int(power), int(toughness)))
    return Chunk("UNREAD", (index,))
