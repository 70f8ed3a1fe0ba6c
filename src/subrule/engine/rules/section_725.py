"""Section 725, the monarch: who becomes it, who draws for it, what happens when the monarch leaves."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import Fact
from subrule.engine.measures import has_type
from subrule.engine.rules.topics import active_player, allows, forbids, in_order, on, step_of
from subrule.engine.timing import whose_turn
from subrule.engine.turn import STEPS
from subrule.engine.view import View


def _crowned(player: str, why: str, message: str) -> Consequence:
    return Consequence("crowned", player, other=why, player=player, message=message)


def _told(view: View, moment: Moment, *reasons: str) -> Iterator[Consequence]:
    """Whether the player asked about is the monarch, where one of these things has settled that."""
    course = view.state.course
    if moment.detail == "monarch" and course.monarch_by in reasons:
        if course.monarch == moment.subject:
            yield allows(moment.subject, f"is-the-monarch-{_word(course.monarch_by)}", moment.subject)
        else:
            yield forbids(moment.subject, f"is-not-the-monarch-{_word(course.monarch_by)}", moment.subject)


def _word(reason: str) -> str:
    return reason.replace(" ", "-")


@on("725.1", "monarch", moments=("crowning",))
def an_effect_makes_the_first_monarch(view: View, moment: Moment) -> Iterator[Consequence]:
    """725.1: there is no monarch until an effect makes a player the monarch."""
    if moment.kind == "crowning":
        if not view.state.course.monarch:
            yield _crowned(moment.subject, "first", "becomes-the-monarch")
    else:
        yield from _told(view, moment, "first")


@on("725.2", "monarch", "monarch_draw", moments=("damaging",))
def the_monarch_draws_and_may_be_dethroned(view: View, moment: Moment) -> Iterator[Consequence]:
    """725.2: the monarch draws at the own end step; a creature's combat damage passes the title on."""
    if moment.kind == "damaging":
        yield from _hit(view, moment)
    elif moment.detail == "monarch":
        yield from _told(view, moment, "combat", "other damage")
    else:
        yield from _draw(view, moment.subject)


def _hit(view: View, moment: Moment) -> Iterator[Consequence]:
    """Damage to the monarch: combat damage by a creature makes its controller the monarch."""
    if not moment.amount or moment.subject != view.state.course.monarch:
        return
    source = view.object(moment.hosts[0]) if moment.hosts else None
    combat = moment.combat
    if source is not None and has_type(source, "creature") and combat is None:
        combat = bool(view.decide(Fact(source.id, "combat_damage")))
    if source is not None and combat and has_type(source, "creature"):
        yield _crowned(view.controller(source), "combat", "dethroned-by-combat-damage")
    else:
        yield Consequence(
            "not_crowned",
            moment.subject,
            other="other damage",
            player=moment.subject,
            message="only-combat-damage-dethrones",
        )


def _draw(view: View, player: str) -> Iterator[Consequence]:
    """Whether a player draws a card for being the monarch at the end step of this turn."""
    course = view.state.course
    if course.monarch_at_end:
        if course.monarch_at_end == player == active_player(view):
            yield allows(player, "monarch-draws", player)
        else:
            yield forbids(player, "was-not-the-monarch-as-the-end-step-began", player)
    elif not course.monarch:
        return
    elif course.monarch != player:
        yield forbids(player, "only-the-monarch-draws", player)
    elif whose_turn(view) != player:
        yield forbids(player, "monarch-draws-only-in-the-own-end-step", player)
    elif _too_late(view):
        yield forbids(player, "was-not-the-monarch-as-the-end-step-began", player)
    else:
        yield allows(player, "monarch-draws", player)


def _too_late(view: View) -> bool:
    """Whether the player has become the monarch only after the end step had begun."""
    step = step_of(view)
    return bool(view.state.course.monarch_by) and step in STEPS[STEPS.index("end") :]


@on("725.3", "monarch", moments=("crowning",))
def there_is_one_monarch_at_a_time(view: View, moment: Moment) -> Iterator[Consequence]:
    """725.3: only one player is the monarch; as another becomes it, the one before ceases to be it."""
    if moment.kind == "crowning":
        if view.state.course.monarch:
            yield _crowned(moment.subject, "named", "becomes-the-monarch-instead")
    else:
        yield from _told(view, moment, "named")


@on("725.4", "monarch", moments=("player_leaving",))
def the_active_player_follows_a_monarch_who_leaves(view: View, moment: Moment) -> Iterator[Consequence]:
    """725.4: as the monarch leaves the game the active player becomes the monarch, else the next in order."""
    if moment.kind == "asked":
        yield from _told(view, moment, "left")
    elif moment.subject == view.state.course.monarch:
        follower = _heir(view, moment.subject)
        if follower:
            yield _crowned(follower, "left", "follows-the-monarch-who-left")


def _heir(view: View, leaver: str) -> str:
    """Who becomes the monarch as the monarch leaves; ``""`` if nobody can."""
    active = whose_turn(view)
    if active != leaver and view.state.players[active].in_game:
        return active
    return next((p for p in in_order(view, leaver) if p != leaver), "")
