"""An enchanted player, and a player who leaves the game: they may be the same or two."""

from __future__ import annotations

from subrule.understanding.facts import Facts
from subrule.understanding.line import UNKNOWN, Line
from subrule.understanding.pattern import Match
from subrule.understanding.things import ON, ON_IT

_PLAYERS = "player.player/player.opponent/player.you"
_HIMSELF = (
    "action.lose_game",
    "action.concede",
    "zone.outside_the_game",
    "action.leave ~ time.game",
    "action.leave",
)
"""The subject of these leaves the game."""

_ANOTHER = ("action.kill ~ time.game", "whose.someone ~ action.kill", "player.player ~ action.kill")
"""The object of these leaves the game."""

SOMEBODY = "player"
"""Id of a player who is neither "you" nor "the opponent"."""


def read_player_leaves(line: Line, facts: Facts) -> None:
    """A player leaves the game while an Aura is on a player."""
    on_player = (
        line.find(f"{ON_IT} ~ {_PLAYERS}")
        or line.find("keyword.enchant player.player/player.opponent")
        or line.has("object.curse")
    )
    if not on_player or not facts.has("aura"):
        return
    match = next((m for p in (*_ANOTHER, *_HIMSELF) for m in line.find(p)[:1]), None)
    if match is None:
        return
    enchanted = _enchanted(line)
    leaver = _leaver(line, match, enchanted)
    if not leaver:
        facts.doubts.append("who leaves")
        return
    line.account(match.indices)
    line.use(*ON)
    line.use("action.kill", "time.game", "prep.from", near=match)
    if SOMEBODY in (enchanted, leaver):
        facts.players.append(SOMEBODY)
    facts.set("aura", attached_to=enchanted)
    facts.happens("player_leaves", leaver)


def _enchanted(line: Line) -> str:
    """Whom the Aura is on: named behind a word for being attached, or a preposition."""
    for index, token in enumerate(line.tokens):
        attached = token.has(*ON, "prep.on") and not token.quoted
        if not attached:
            continue
        for place in (index + 1, index + 2):
            who = _who(line, place)
            if who:
                line.used.add(place)
                return who
    return SOMEBODY


def _who(line: Line, index: int) -> str:
    if index >= len(line.tokens):
        return ""
    token = line.tokens[index]
    if token.has("player.opponent", "whose.opponents"):
        return "opponent"
    if token.has("player.you"):
        return "you"
    if token.has("player.player") or (token.concepts[0] == UNKNOWN and token.text[:1].isupper()):
        return SOMEBODY
    return ""


def _leaver(line: Line, match: Match, enchanted: str) -> str:
    """Who leaves: subject of the verb, or its object; a pronoun is the enchanted player. ``""`` if unsure."""
    verb = next((i for i in match.indices if line.is_at(i, *_VERBS)), match.indices[-1])
    if line.is_at(verb, "action.kill"):
        around = [i for i in (verb - 1, verb + 1) if line.is_at(i, "player.you")]
        objects = [i for i in around if line.tokens[i].text.lower() in ("me", "m'")]
        return "you" if objects else enchanted
    for place in range(verb - 1, max(-1, verb - 4), -1):
        if line.tokens[place].sentence != line.tokens[verb].sentence:
            break
        if line.is_at(place, "whose.it", "whose.they"):
            return _pronoun(line, place, enchanted)
        who = _who(line, place)
        if who:
            line.used.add(place)
            return who if who != SOMEBODY or enchanted == SOMEBODY else ""
    return "" if enchanted == "you" else enchanted


def _pronoun(line: Line, place: int, enchanted: str) -> str:
    if enchanted != "you":
        return enchanted
    return "opponent" if any(t.has("player.opponent", "whose.opponents") for t in line.tokens[:place]) else ""


_VERBS = ("action.kill", "action.lose_game", "action.concede", "action.leave", "zone.outside_the_game")
