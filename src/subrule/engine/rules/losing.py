"""Why players lose the game: what 104.3, 119.6, 121.4, 122.1f, 903.10a and 704.5a–c, 704.6c say alike."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.measures import is_face_down, no_life, offered_number, poison, said
from subrule.engine.state import Player
from subrule.engine.view import View

POISON_TO_LOSE = 10
TEAM_POISON_TO_LOSE = 15
COMMANDER_DAMAGE_TO_LOSE = 21


def no_life_left(view: View, moment: Moment) -> Iterator[Consequence]:
    """A player with 0 or less life loses; the other side: a stated total above 0 keeps the player in."""
    for player in _concerned(view, moment):
        if moment.kind == "check":
            if no_life(view, player):
                _refuse_team(view)
                yield _loses(player, "life")
        elif (player.life is not None or player.life_lost) and not _is_beside_the_point(view, player):
            yield _stays_in(player, "life-left", number=player.life)


def _is_beside_the_point(view: View, player: Player) -> bool:
    """Whether nothing happened to a life total, and something else is there of which a player may lose."""
    drew_in_vain = player.library == 0 or player.drew_from_empty is not None
    otherwise = drew_in_vain or bool(player.poison) or bool(player.commander_damage)
    return otherwise and not player.life_lost and view.initial.players[player.id].life == player.life


def drew_from_empty_library(view: View, moment: Moment) -> Iterator[Consequence]:
    """A player who tried to draw from an empty library since the last check loses."""
    for player in _concerned(view, moment):
        if moment.kind == "check":
            if drew(view, player):
                _refuse_team(view)
                yield _loses(player, "library")
        elif player.library == 0 or player.drew_from_empty is not None:
            yield _stays_in(player, "no-draw-from-empty")


def drew(view: View, player: Player) -> bool:
    """Whether a player tried to draw from an empty library; asked where it is empty and nothing is said."""
    if player.drew_from_empty is None and player.library == 0:
        return bool(view.open_fact(player.id, "drew_from_empty"))
    return said(view, player, "drew_from_empty")


def ten_poison_counters(view: View, moment: Moment) -> Iterator[Consequence]:
    """A player with ten poison counters loses, but not in Two-Headed Giant."""
    team_game = view.state.variant == "two_headed_giant"
    for player in _concerned(view, moment):
        number = offered_number(view, player.id, "poison") if player.poison is None else poison(player)
        if number is None:
            continue
        if moment.kind == "check":
            if team_game and number >= TEAM_POISON_TO_LOSE:
                raise UnsupportedError("two-headed-giant-team")
            if number >= POISON_TO_LOSE and not team_game:
                yield _loses(player, "poison", number=number)
        elif number:
            yield _stays_in(player, "poison-of-a-team" if team_game else "poison-too-few", number=number)


def commander_damage(view: View, moment: Moment) -> Iterator[Consequence]:
    """21 combat damage by the same commander loses; less by each of several does not."""
    if view.state.variant == "brawl":
        # That action isn't used there (903.12h).
        return
    for player in _concerned(view, moment):
        most = max((n for c, n in player.commander_damage if c), default=0)
        unsplit = sum(n for c, n in player.commander_damage if not c)
        lost = most >= COMMANDER_DAMAGE_TO_LOSE or (
            unsplit >= COMMANDER_DAMAGE_TO_LOSE and bool(view.open_fact(player.id, "commander_damage"))
        )
        if lost:
            _refuse_team(view)
        if moment.kind == "check":
            if lost:
                yield _loses(player, "commander", number=COMMANDER_DAMAGE_TO_LOSE)
        elif player.commander_damage:
            yield _stays_in(player, "commander-damage-too-little", number=COMMANDER_DAMAGE_TO_LOSE)


def counts_by_kind(view: View, moment: Moment) -> bool:
    """Whether damage adds to the tally of a commander only if it is combat damage (704.6c)."""
    source = view.object(moment.hosts[0]) if moment.hosts else None
    return source is not None and bool(source.commander) and moment.subject in view.state.players


def speed_starts(view: View, moment: Moment) -> Iterator[Consequence]:
    """A player with "start your engines!" and no speed gets speed 1; who has speed keeps it."""
    for player in _concerned(view, moment):
        if not any(
            said(view, o, "starts_engines") and view.controller(o) == player.id and not is_face_down(o)
            for o in view.battlefield
        ):
            continue
        if not player.speed:
            yield Consequence("gets_speed", player.id, player=player.id, message="speed-becomes-one")
        elif moment.kind != "check" and moment.detail == "speed":
            yield _stays_in(player, "speed-is-kept", number=player.speed)


def _refuse_team(view: View) -> None:
    """Players of Two-Headed Giant lose as a team (810.8a), and who is on which team is not modelled."""
    if view.state.variant == "two_headed_giant":
        raise UnsupportedError("two-headed-giant-team")


def _concerned(view: View, moment: Moment) -> list[Player]:
    """The players still in the game; at a moment about one player only that one."""
    return [
        p for p in view.state.players.values() if p.in_game and not p.lost and moment.subject in ("", p.id)
    ]


_LOSING = {
    "life": "loses-no-life",
    "library": "loses-empty-library",
    "poison": "loses-poison",
    "commander": "loses-commander-damage",
}


def _loses(player: Player, why: str, *, number: int | None = None) -> Consequence:
    params = (("number", str(number)),) if number is not None else ()
    return Consequence(
        "loses_game", player.id, other=why, player=player.id, message=_LOSING[why], params=params
    )


def _stays_in(player: Player, message: str, *, number: int | None = None) -> Consequence:
    params = (("number", str(number)),) if number is not None else ()
    return Consequence("stays", player.id, player=player.id, message=message, params=params)
