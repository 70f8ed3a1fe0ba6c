"""Accounting: what of a text may stay unread, because it carries no fact of its own."""

from __future__ import annotations

from subrule.understanding.line import UNKNOWN, Line, Token

_EVERYWHERE = (
    "verb.*",
    "question.*",
    "prep.*",
    "word.*",
    "whose.mine",
    "whose.theirs",
    "whose.it",
    "whose.they",
    "whose.someone",
    "player.you",
    "player.player",
    "time.now",
    "time.when",
    "time.end_of_turn",
    "time.turn",
    "time.while",
    "time.game",
    "time.after",
    "time.then",
    "time.before",
    "time.immediately",
    "time.always",
    "logic.also",
    "logic.still",
    "logic.but",
    "logic.and",
    "logic.if",
    "logic.because",
    "logic.yes",
    "logic.any",
    "logic.so",
    "logic.same_as",
    "quantity.one",
    "quantity.power_toughness",
    "action.have",
    "action.give",
    "action.continue",
    "action.own",
    "state.normal",
    "state.same",
    "event.event",
    "format.multiplayer",
    "object.die_roll",
    "object.mana_symbol",
    "symbol.mana",
)
_IN_THE_STORY = (
    "object.effect",
    "object.ability",
    "object.triggered_ability",
    "object.activated_ability",
    "object.trigger",
    "object.spell",
    "object.card",
    "object.text",
    "type.sorcery",
    "type.instant",
)
"""What causes a thing may stay unread where it is told; in the question it would be what is asked about."""


def unaccounted(line: Line, asked: frozenset[int]) -> list[Token]:
    """Give the tokens that mean something in the game and that no fact accounts for.

    Args:
        line: the question, with what was used.
        asked: tokens of the clause that asks, where less may stay unread.

    Returns:
        Tokens outside quoted card text, in order.
    """
    return [
        token
        for index, token in enumerate(line.tokens)
        if index not in line.used
        and token.concepts[0] != UNKNOWN
        and not token.has_first(*_EVERYWHERE, *(() if index in asked else _IN_THE_STORY))
    ]
