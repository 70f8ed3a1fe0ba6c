"""Words of a question about combat, as pieces: who, which creature, what it does, what is asked.

Only what the game means becomes a piece; the other words of a question are its story and are passed over.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from subrule.engine.state import COLORS
from subrule.understanding.line import UNKNOWN, Line, Token
from subrule.understanding.small_words import fold, table


@dataclass(slots=True)
class Piece:
    """A word or several that belong together.

    Attributes:
        kind: short name, upper case.
        tokens: indices of its tokens.
        start: offset of its first character.
        end: offset after its last character.
        sentence: index of its sentence.
        value: number, size, name or creature.
        used: whether some fact or the question accounts for it.
    """

    kind: str
    tokens: tuple[int, ...]
    start: int
    end: int
    sentence: int
    value: Any = None
    used: bool = False


_SIZE: Final = re.compile(r"(?<![\w+\-/.])(\d{1,2})/(\d{1,2})(s)?(?![\w/])")

_KINDS: Final = {
    "action.attack": "ATTACK",
    "state.attacking": "ATTACK",
    "action.block": "BLOCK",
    "state.blocked": "BLOCK",
    "state.blocking": "BLOCK",
    "state.unblocked": "UNBLOCKED",
    "action.die": "DIE",
    "state.dead": "DIE",
    "event.death": "DIE",
    "action.survive": "SURVIVE",
    "state.alive": "ALIVE",
    "action.kill": "KILL",
    "action.destroy": "KILL",
    "action.sacrifice": "SACRIFICE",
    "action.exile": "EXILE",
    "action.bounce": "BOUNCE",
    "action.return": "RETURN",
    "action.leave": "LEAVE",
    "action.deal_damage": "DEAL",
    "object.damage": "DAMAGE",
    "object.combat_damage": "DAMAGE",
    "concept.deathtouch_trample": "THROUGH",
    "action.get_through": "THROUGH",
    "action.move": "MOVE",
    "verb.take": "TAKE",
    "action.gain": "GAIN",
    "action.gain_life": "GAINLIFE",
    "action.lose_life": "LOSELIFE",
    "action.lose": "LOSE",
    "action.lose_game": "LOSEGAME",
    "action.stay": "STAY",
    "action.continue": "STAY",
    "object.life": "LIFE",
    "action.give": "GIVE",
    "action.let_through": "LETTHROUGH",
    "action.go": "GO",
    "action.end": "GO",
    "zone.graveyard": "GRAVEYARD",
    "zone.hand": "HAND",
    "action.assign_damage": "ASSIGN",
    "action.tap": "TAP",
    "state.tapped": "TAPPED",
    "state.untapped": "UNTAPPED",
    "state.summoning_sick": "SICK",
    "action.cast": "ARRIVE",
    "action.play": "ARRIVE",
    "action.enter": "ARRIVE",
    "action.put": "PUT",
    "action.create": "ARRIVE",
    "verb.come": "ARRIVE",
    "action.have": "HAVE",
    "action.control": "HAVE",
    "verb.be": "BE",
    "verb.want": "WANT",
    "verb.try": "WANT",
    "verb.say": "SAY",
    "verb.let": "LET",
    "logic.not": "NOT",
    "logic.no_longer": "NOT",
    "question.can": "CAN",
    "state.legal": "LEGAL",
    "question.must": "MUST",
    "question.does": "DOES",
    "question.who": "WHO",
    "question.which": "WHICH",
    "question.how_many": "HOWMANY",
    "question.what_happens": "WHAT",
    "question.what": "OPEN",
    "question.what_is": "OPEN",
    "question.how": "OPEN",
    "question.how_works": "OPEN",
    "question.where": "OPEN",
    "question.why": "OPEN",
    "question.how_long": "OPEN",
    "question.should": "UNREAD",
    "logic.or": "OR",
    "logic.all": "ALL",
    "logic.still": "STILL",
    "logic.if": "IF",
    "time.when": "IF",
    "time.while": "IF",
    "question.when": "IF",
    "logic.because": "BECAUSE",
    "logic.and": "AND",
    "logic.but": "BUT",
    "logic.so": "AND",
    "time.then": "AND",
    "time.before": "BEFORE",
    "time.after": "AFTER",
    "time.now": "NOW",
    "time.end_of_turn": "THISTURN",
    "time.past": "PAST",
    "time.next_turn": "LATER",
    "time.next": "LATER",
    "time.never": "NOT",
    "prep.by": "BY",
    "whose.mine": "MY",
    "whose.theirs": "HIS",
    "whose.opponents": "OPPS",
    "whose.they": "HE",
    "whose.it": "IT",
    "whose.someone": "SOMEONE",
    "player.you": "I",
    "player.opponent": "OPP",
    "player.player": "PLAYER",
    "player.attacking_player": "ACTIVE",
    "player.defending_player": "DEFENDER",
    "object.attacker": "NOUN",
    "object.blocker": "NOUN",
    "object.token": "NOUN",
    "object.artifact_creature": "NOUN",
    "type.creature": "NOUN",
    "event.combat": "COMBAT",
    "quantity.half": "UNREAD",
    "quantity.times": "UNREAD",
}
"""First concept of a word → kind of its piece."""

_NUMBERS: Final = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

_FREE: Final = (
    *("verb.*", "question.*", "prep.*", "word.*", "phase.*", "step.*", "color.*", "format.multiplayer"),
    *("time.now", "time.turn", "time.game", "time.immediately", "time.always", "time.at", "time.first"),
    *("time.last", "time.again", "time.until"),
    *("logic.also", "logic.only", "logic.any", "logic.yes", "logic.same_as", "logic.more"),
    *("state.normal", "state.same", "event.event", "event.simultaneous", "zone.battlefield", "object.rule"),
    *("action.own", "action.choose", "quantity.enough", "quantity.number", "self.itself"),
    *("state.different", "action.look_at", "object.name", "object.card"),
)
"""What says nothing by itself; a bare number is looked at on its own."""

VERBS: Final = frozenset(
    {
        *("ATTACK", "BLOCK", "UNBLOCKED", "DIE", "SURVIVE", "KILL", "SACRIFICE", "EXILE", "BOUNCE", "DEAL"),
        *("THROUGH", "TAKE", "GAINLIFE", "LOSELIFE", "LOSE", "LOSEGAME", "TAP", "RETURN", "LEAVE", "ARRIVE"),
        *("GAIN", "GIVE", "STAY", "MOVE", "GO", "LETTHROUGH"),
    }
)


def pieces(line: Line) -> list[Piece]:
    """Give the pieces of a question, in order; quoted words stand as if they were not quoted.

    Args:
        line: the question.
    """
    sizes = list(_SIZE.finditer(line.text))
    found: list[Piece] = []
    for match in sizes:
        inside = tuple(
            i for i, t in enumerate(line.tokens) if t.start < match.end() and match.start() < t.end
        )
        sentence = _sentence_at(line, match.start())
        size = (int(match[1]), int(match[2]), bool(match[3]))
        found.append(Piece("SIZE", inside, match.start(), match.end(), sentence, size))
    covered = {i for piece in found for i in piece.tokens}
    for index, token in enumerate(line.tokens):
        if index not in covered and (made := _piece(line, index, token)) is not None:
            found.append(made)
    found.sort(key=lambda p: (p.start, p.end))
    return found


def _is_done(line: Line, index: int) -> bool:
    """Whether "tapped" is what somebody did: "he tapped my blocker", "a engagé", "ha girado"."""
    before = line.tokens[index - 1] if index else None
    if before is None or before.sentence != line.tokens[index].sentence:
        return False
    if line.language == "en":
        return before.has("player.*", "whose.they") and not before.text.endswith(("'s", "'m"))
    words = re.findall(r"\w+", fold(line.text[: line.tokens[index].start]))
    return words[-1:] in (["a"], ["ai"], ["ont"], ["ha"], ["he"], ["han"])


def _sentence_at(line: Line, place: int) -> int:
    return next((i for i, (s, e, _) in enumerate(line.sentences) if s <= place < e), len(line.sentences) - 1)


def _piece(line: Line, index: int, token: Token) -> Piece | None:
    first = token.concepts[0]
    group, _, name = first.partition(".")
    folded = fold(token.text)

    def make(kind: str, value: Any = None) -> Piece:  # noqa: ANN401 - values of any kind
        return Piece(kind, (index,), token.start, token.end, token.sentence, value)

    if first == UNKNOWN:
        if folded in table(line.language, "persons"):
            return make("PERSON")
        return make("WORD", folded)
    if line.language == "fr" and first == "object.initiative_designation":
        return make("KW", "first_strike")
    if group == "keyword":
        return make("KW", name)
    if first == "player.you" and folded in table(line.language, "object_me"):
        return make("ME")
    if first == "question.does" and folded.split(" ")[-1] in ("i", "it"):
        return make("I" if folded.endswith(" i") else "IT")
    if first == "question.can" and folded.split(" ")[-1] == "i":
        return make("CANI")
    if folded in ("say", "says"):
        return make("SAY")
    if first == "action.have" and folded in ("with", "con", "avec"):
        return make("WITH")
    if first == "quantity.power_toughness":
        change = re.fullmatch(r"([+-]\d+)/([+-]\d+)", token.text)
        return make("MOD", (int(change[1]), int(change[2]))) if change else make("UNREAD")
    if first == "quantity.number":
        return make("N", int(token.text)) if token.text.isdigit() else make("UNREAD")
    if first == "quantity.more_than_one":
        two = folded in ("two creatures", "dos criaturas", "deux creatures")
        return make("NOUN", "type.creature") if two else make("UNREAD")
    if first == "action.double" and line.is_at(index + 1, "action.block"):
        return None
    if first == "question.what" and folded == "que":
        return None
    if folded == "its" or (first == "state.attached" and folded in ("on it", "encima", "dessus")):
        return None
    if first == "state.tapped" and token.has("action.tap") and _is_done(line, index):
        return make("TAP")
    if group == "quantity" and name in _NUMBERS:
        return make("N", _NUMBERS.index(name))
    if group == "creature_type":
        return make("NOUN", first)
    if first == "counter.plus_one":
        return make("CTR", "+1/+1")
    if group == "color" and name in COLORS:
        return make("COLOR", name)
    kind = _KINDS.get(first)
    if kind == "NOUN":
        return make("NOUN", first)
    if kind == "ARRIVE" and first == "verb.come" and not token.has("verb.come"):
        return None
    if kind is not None:
        return make(kind, first)
    return None if token.has_first(*_FREE) else make("UNREAD", first)
