"""Section 111.10, predefined tokens: what their abilities cost, and when they may be used."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from subrule.engine.events import Consequence, Moment
from subrule.engine.rules.topics import allows, forbids, on
from subrule.engine.state import GameObject
from subrule.engine.timing import sorcery_time
from subrule.engine.view import View


@dataclass(frozen=True, slots=True)
class _Ability:
    """What the ability of a predefined token costs.

    Attributes:
        mana: generic mana.
        taps: whether {T} is part of it.
        sacrifices: whether the token is sacrificed.
        discards: whether a card is discarded.
        as_sorcery: whether it is activated only as a sorcery.
    """

    mana: int = 0
    taps: bool = True
    sacrifices: bool = True
    discards: bool = False
    as_sorcery: bool = False


TREASURE: Final = _Ability()
FOOD: Final = _Ability(2)
GOLD: Final = _Ability(taps=False)
CLUE: Final = _Ability(2, taps=False)
BLOOD: Final = _Ability(1, discards=True)
POWERSTONE: Final = _Ability(sacrifices=False)
MAP: Final = _Ability(1, as_sorcery=True)
JUNK: Final = _Ability(as_sorcery=True)
LANDER: Final = _Ability(2)


def _token(view: View, moment: Moment, subtype: str) -> GameObject | None:
    """The predefined token asked about, if it is of that kind and nothing but that."""
    o = view.object(moment.subject)
    if o is None or subtype not in (o.subtypes or ()) or not view.flag(o, "token") or o.loses_abilities:
        return None
    # As a creature it would have to be there since the turn began (302.6).
    return None if o.types is None or "creature" in o.types else o


def _used(view: View, moment: Moment, subtype: str, has: _Ability) -> Iterator[Consequence]:
    o = _token(view, moment, subtype)
    if o is None:
        return
    player = view.controller(o)
    if moment.detail == "token_stays":
        if has.sacrifices:
            yield forbids(o.id, "token-is-sacrificed-as-a-cost")
        else:
            yield allows(o.id, "token-is-only-tapped")
        return
    against = _against(view, moment, o, has)
    if against:
        number = str(has.mana) if against == "token-costs-more-mana" else ""
        yield forbids(o.id, against, player, **({"number": number} if number else {}))
    elif not has.taps and o.tapped:
        yield allows(o.id, "token-need-not-be-untapped", player)
    else:
        yield allows(o.id, "token-may-be-used", player, number=str(has.mana))


def _against(view: View, moment: Moment, o: GameObject, has: _Ability) -> str:
    """What speaks against using a token now; ``""`` if nothing does."""
    player = view.controller(o)
    if o.zone != "battlefield" or moment.by not in ("", player):
        return "token-is-not-yours-to-use"
    if has.taps and view.flag(o, "tapped"):
        return "tapped-token-is-not-used"
    if moment.hosts and int(moment.hosts[0]) < has.mana:
        return "token-costs-more-mana"
    if has.discards and view.state.players[player].standing.hand == 0:
        return "no-card-to-discard"
    if has.as_sorcery and not sorcery_time(view, player):
        return "token-is-used-only-as-a-sorcery"
    return ""


@on("111.10a", "use_token", "token_stays")
def treasure(view: View, moment: Moment) -> Iterator[Consequence]:
    """111.10a: a Treasure is tapped and sacrificed for one mana of any color."""
    yield from _used(view, moment, "treasure", TREASURE)


@on("111.10b", "use_token", "token_stays")
def food(view: View, moment: Moment) -> Iterator[Consequence]:
    """111.10b: a Food costs two mana, is tapped and sacrificed, and gives 3 life."""
    yield from _used(view, moment, "food", FOOD)


@on("111.10c", "use_token", "token_stays")
def gold(view: View, moment: Moment) -> Iterator[Consequence]:
    """111.10c: a Gold is sacrificed, tapped or not, for one mana of any color."""
    yield from _used(view, moment, "gold", GOLD)


@on("111.10f", "use_token", "token_stays")
def clue(view: View, moment: Moment) -> Iterator[Consequence]:
    """111.10f: a Clue costs two mana and is sacrificed, tapped or not, to draw a card."""
    yield from _used(view, moment, "clue", CLUE)


@on("111.10g", "use_token", "token_stays")
def blood(view: View, moment: Moment) -> Iterator[Consequence]:
    """111.10g: a Blood costs one mana, a discarded card, is tapped and sacrificed, and draws a card."""
    yield from _used(view, moment, "blood", BLOOD)


@on("111.10h", "use_token", "token_stays")
def powerstone(view: View, moment: Moment) -> Iterator[Consequence]:
    """111.10h: a Powerstone is only tapped, for colorless mana that no nonartifact spell is cast with."""
    yield from _used(view, moment, "powerstone", POWERSTONE)


@on("111.10s", "use_token", "token_stays")
def map_token(view: View, moment: Moment) -> Iterator[Consequence]:
    """111.10s: a Map costs one mana, is tapped and sacrificed, only when a sorcery could be cast."""
    yield from _used(view, moment, "map", MAP)


@on("111.10t", "use_token", "token_stays")
def junk(view: View, moment: Moment) -> Iterator[Consequence]:
    """111.10t: a Junk is tapped and sacrificed, only when a sorcery could be cast."""
    yield from _used(view, moment, "junk", JUNK)


@on("111.10u", "use_token", "token_stays")
def lander(view: View, moment: Moment) -> Iterator[Consequence]:
    """111.10u: a Lander costs two mana, is tapped and sacrificed for a basic land."""
    yield from _used(view, moment, "lander", LANDER)
