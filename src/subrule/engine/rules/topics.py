"""How rules answer questions about turn, players and Commander: they allow, forbid or count."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import wraps

from subrule.engine.events import Consequence, Moment, MomentKind
from subrule.engine.facts import Fact
from subrule.engine.measures import offered_number
from subrule.engine.registry import RuleFunction, rule
from subrule.engine.state import Player
from subrule.engine.view import View


def on(
    number: str,
    *topics: str,
    moments: Iterable[MomentKind] = (),
    overrides: Iterable[str] = (),
    general: bool = False,
    when: str = "",
) -> Callable[[RuleFunction], RuleFunction]:
    """Register a rule function that answers questions on some topics.

    Args:
        number: the rule's number.
        topics: topics of the moment ``asked`` it has something to say on.
        moments: further moments at which it is asked.
        overrides: numbers that give way to it.
        general: whether it belongs to a chapter for all objects.
        when: feature without which it has nothing to say at a check.

    Returns:
        A decorator that returns the function unchanged.
    """

    def register(function: RuleFunction) -> RuleFunction:
        @wraps(function)
        def on_topic(view: View, moment: Moment) -> Iterator[Consequence]:
            if moment.kind != "asked" or moment.detail in topics:
                yield from function(view, moment)

        rule(number, "asked", *moments, overrides=overrides, general=general, when=when)(on_topic)
        return function

    return register


def allows(subject: str, message: str, player: str = "", **params: str) -> Consequence:
    """Say that something may be, or is so."""
    return _said("allows", subject, message, player, params)


def forbids(subject: str, message: str, player: str = "", **params: str) -> Consequence:
    """Say that something may not be, or is not so."""
    return _said("forbids", subject, message, player, params)


def amounts(subject: str, number: int, message: str, player: str = "", **params: str) -> Consequence:
    """Say how many."""
    return Consequence(
        "amounts",
        subject,
        other=str(number),
        player=player or subject,
        message=message,
        params=(("number", str(number)), *params.items()),
    )


def _said(kind: str, subject: str, message: str, player: str, params: dict[str, str]) -> Consequence:
    return Consequence(
        kind,  # type: ignore[arg-type]
        subject,
        other=message,
        player=player,
        message=message,
        params=tuple(params.items()),
    )


# -- what several rules read -----------------------------------------------------------------------


def player_of(view: View, moment: Moment) -> Player | None:
    """The player a question is about."""
    return view.player(moment.subject)


def step_of(view: View) -> str:
    """The step or main phase in which the game stands; ``""`` if not stated."""
    return view.state.turn.step if view.state.turn is not None else ""


def active_player(view: View) -> str:
    """The player whose turn it is; ``""`` if not stated."""
    return view.state.turn.player if view.state.turn is not None else ""


def number_of(view: View, player: Player, name: str) -> int | None:
    """A number of a player's standing: stated, else as this branch has it; None if it is neither."""
    stated = getattr(player.standing, name)
    return int(stated) if stated is not None else offered_number(view, player.id, name)


def in_main_phase(view: View, player: Player) -> bool:
    """Whether it is the player's main phase with an empty stack, as far as nothing else is stated."""
    if step_of(view):
        return step_of(view) in ("precombat_main", "postcombat_main")
    return bool(view.decide(Fact(player.id, "main_phase")))


def in_order(view: View, first: str) -> list[str]:
    """The players in the game in turn order, beginning with the one after ``first``."""
    players = list(view.state.players)
    place = players.index(first) + 1 if first in players else 0
    return [p for p in (*players[place:], *players[:place]) if view.state.players[p].in_game]


def seats(view: View) -> int:
    """How many players the game has."""
    return len(view.state.players)
