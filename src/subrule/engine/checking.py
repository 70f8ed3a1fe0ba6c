"""Checking state-based actions: together, with what replaces them, again until none is left (704.3).

The adjudication owns the run; what is here is the order of things within and after a check.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from subrule.engine.apply_measures import apply_life, deal_damage, forget_since_last_check
from subrule.engine.events import CHANGES_STATE, DYING, Consequence, Event, Moment
from subrule.engine.facts import DemandError, Fact, FactValue, UnsupportedError
from subrule.engine.measures import returns_by
from subrule.engine.rules.losing import counts_by_kind
from subrule.engine.state import GameObject, State
from subrule.engine.view import View

MAX_CHECKS = 50
"""State-based checks in one process after which the engine gives up (a loop that the book calls a draw)."""

CHECK = Moment("check")


@dataclass(frozen=True, slots=True)
class Waiting:
    """An ability that has triggered as its object died, until it resolves (603.3, 704.3).

    Attributes:
        subject: what died.
        incarnation: which object it became in the graveyard; the ability finds no other (400.7).
        looks_back: whether other state-based actions did something to it as it died (704.8).
    """

    subject: str
    incarnation: int
    looks_back: bool = False


class Run(Protocol):
    """What a check needs of a run through a scenario."""

    state: State
    findings: list[Consequence]
    happened: list[tuple[str, str, str]]
    last_known: dict[str, GameObject]
    unseen: dict[tuple[str, str, str, str], Consequence]
    waiting: list[Waiting]
    over: bool

    @property
    def settled(self) -> Mapping[Fact, FactValue]:
        """Facts decided in the branch being tried."""

    def view(self) -> View:
        """The present state as rules see it."""

    def ask(self, moment: Moment) -> list[Consequence]:
        """Ask the rules at a moment."""

    def record(self, consequence: Consequence, check: int = 0) -> None:
        """Tell a consequence as a step."""


Perform = Callable[[Consequence, int], None]


def check_state(
    run: Run, perform: Perform, first: int = 1, between: Callable[[int], None] | None = None
) -> None:
    """Check and perform state-based actions until a check finds none, then let what waits for that resolve.

    Only once a check does nothing do triggered abilities go on the stack (704.3); after each that resolves
    it is checked again.

    Args:
        run: the run through the scenario.
        perform: applies a consequence and records it, with the count of the check.
        first: count of the first check; more than 1 where a run goes on.
        between: told the count of each check from which a run can go on.

    Raises:
        UnsupportedError: if checks do not end.
    """
    on_stack: set[str] = set()
    hurried = False
    for check in range(first, MAX_CHECKS + 1):
        if between is not None and check > first and not (hurried or on_stack or run.waiting):
            between(check)
        found = run.ask(CHECK)
        before = run.view().state
        run.state = forget_since_last_check(run.state, run.settled)
        if run.unseen:
            _tell_unseen(run, found)
        if run.over:
            # The game has been won (104.2a); what is told of permanents holds where others play on.
            found = [c for c in found if c.kind != "loses_game"]
        changing = [c for c in found if c.kind in CHANGES_STATE]
        for finding in found:
            if finding.kind not in CHANGES_STATE and finding.key not in {f.key for f in run.findings}:
                run.findings.append(finding)
                run.record(finding, check)
        if not changing:
            if not run.waiting:
                return
            if hurried and not _ceased(run, run.waiting[0]):
                _tell(run, Moment("trigger_waiting", run.waiting[0].subject, detail="something"))
            hurried = False
            on_stack = {ability.subject for ability in run.waiting}
            _resolve_next(run, perform)
            continue
        hurried = hurried or any(ability.subject not in on_stack for ability in run.waiting)
        run.last_known |= {
            c.subject: before.objects[c.subject]
            for c in changing
            if c.kind in DYING and c.subject in before.objects
        }
        for consequence in _replaced(run, changing, check):
            perform(consequence, check)
        if not run.over:
            _end_for_losers(run, perform, check)
            if run.over:
                return
        note_deaths(run, before, changing)
    raise UnsupportedError("endless-state-based-actions")


def _tell(run: Run, moment: Moment, check: int = 0) -> None:
    """Tell what a rule says of how the game goes on; without that rule nobody could say it."""
    told = run.ask(moment)
    if not told:
        raise UnsupportedError("rule-switched-off")
    for finding in told:
        run.findings.append(finding)
        run.record(finding, check)


def note_unseen(run: Run) -> None:
    """Note what a check would find now, while a spell or ability is still resolving (704.4)."""
    try:
        found = run.ask(CHECK)
    except (DemandError, UnsupportedError):
        return
    run.unseen.update({c.key: c for c in found if c.kind in CHANGES_STATE})


def _tell_unseen(run: Run, found: list[Consequence]) -> None:
    """Tell what was so only during a resolution; without 704.4 nobody could say that it does not count."""
    now = {c.key for c in found}
    for key, missed in list(run.unseen.items()):
        if key in now:
            continue
        told = run.ask(Moment("unseen", missed.subject))
        if not told:
            raise UnsupportedError("rule-switched-off")
        for finding in told:
            if finding.key not in {f.key for f in run.findings}:
                run.findings.append(finding)
                run.record(finding)
    run.unseen.clear()


def _replaced(run: Run, changing: list[Consequence], check: int) -> list[Consequence]:
    """Put in place of losses and destructions what replaces them: one effect for all with the same result."""
    replaced: dict[tuple[str, str], Consequence] = {}
    for kind in ("loses_game", "destroyed"):
        for subject in dict.fromkeys(c.subject for c in changing if c.kind == kind):
            instead = _instead(run, kind, subject)
            if instead is None:
                continue
            why = (n for c in changing if c.kind == kind and c.subject == subject for n in c.numbers)
            replaced[kind, subject] = instead.said_by(instead.numbers, tuple(dict.fromkeys(why)))
            count = sum(c.kind == kind and c.subject == subject for c in changing)
            if count > 1:
                _tell(run, Moment("replacing", subject, amount=count), check)
    if not replaced:
        return changing
    kept: list[Consequence] = []
    for consequence in changing:
        key = (consequence.kind, consequence.subject)
        if key not in replaced:
            kept.append(consequence)
        elif replaced[key] not in kept:
            kept.append(replaced[key])
    return kept


def _instead(run: Run, kind: str, subject: str) -> Consequence | None:
    if kind == "loses_game":
        if run.state.players[subject].instead_of_losing is None:
            return None
        return Consequence("loss_replaced", subject, player=subject, message="loss-is-replaced")
    if not run.state.objects[subject].shields:
        return None
    found = run.ask(Moment("destroying", subject, detail="check"))
    for finding in found:
        if finding.kind == "not_replaced":
            run.findings.append(finding)
            run.record(finding)
    if not found:
        raise UnsupportedError("rule-switched-off")
    return next((c for c in found if c.kind == "regenerates"), None)


def _end_for_losers(run: Run, perform: Perform, check: int) -> None:
    """Players who have lost leave; with fewer than two left the game is over (104.2a, 104.4a, 104.5)."""
    losers = [p.id for p in run.state.players.values() if p.lost and p.in_game]
    if not losers:
        return
    for player in losers:
        run.state = run.state.with_player(player, in_game=False)
    if sum(p.in_game for p in run.state.players.values()) < 2:
        run.over = True
        return
    for player in losers:
        _tell(run, Moment("ended", player), check)
        for consequence in run.ask(Moment("player_leaving", player)):
            perform(consequence, check)


def note_deaths(run: Run, before: State, changing: list[Consequence] | None = None) -> None:
    """Note which abilities have triggered because their objects died: they wait for the check (704.3).

    Args:
        run: the run, its state being that after whatever happened.
        before: the state before it.
        changing: what state-based actions did, where it was them.
    """
    noted = {(ability.subject, ability.incarnation) for ability in run.waiting}
    for was in before.objects.values():
        now = run.state.objects[was.id]
        if now.zone != "graveyard" or was.zone != "battlefield":
            continue
        if not returns_by(was) or (was.id, now.incarnation) in noted:
            continue
        run.last_known[was.id] = was
        looks_back = any(c.subject == was.id and c.kind not in DYING for c in changing or ())
        run.waiting.append(Waiting(was.id, now.incarnation, looks_back))
    # Whoever orders them, the order in which objects are listed must not count.
    run.waiting.sort(key=lambda ability: ability.subject)


def _resolve_next(run: Run, perform: Perform) -> None:
    """Let the next ability resolve that returns what died, by what it was like before the check (704.8)."""
    ability = run.waiting.pop(0)
    now = run.state.objects[ability.subject]
    if not _ceased(run, ability) and (now.zone != "graveyard" or now.incarnation != ability.incarnation):
        return
    if run.last_known[ability.subject].components:
        # It finds every component (730.3c); coming back together is not modelled.
        raise UnsupportedError("merged-permanent-that-returns")
    if ability.looks_back:
        _tell(run, Moment("looking_back", ability.subject))
    found = run.ask(Moment("died", ability.subject))
    if not found:
        raise UnsupportedError("rule-switched-off")
    for consequence in found:
        if consequence.kind in CHANGES_STATE:
            perform(consequence, 0)
        else:
            run.findings.append(consequence)
            run.record(consequence)


def _ceased(run: Run, ability: Waiting) -> bool:
    """Whether it is about a token that has ceased to exist: whenever it resolves, that stays away (111.8)."""
    return ("ceases_to_exist", ability.subject, "token") in run.happened


# -- events that are more than a change ------------------------------------------------------------


def happen_measured(run: Run, perform: Perform, event: Event, moments: list[Moment]) -> None:
    """Go through what follows from an event that counts.

    Args:
        run: the run, its state being that after the event itself.
        perform: applies a consequence and records it.
        event: the event.
        moments: where rules are to be asked because of it.
    """
    for moment in moments:
        if moment.kind == "damaging" and moment.combat is None and counts_by_kind(run.view(), moment):
            fought = bool(run.view().open_fact(moment.hosts[0], "combat_damage"))
            moment = replace(moment, combat=fought)  # noqa: PLW2901 - what is told of it in this branch
        found = run.ask(moment)
        for consequence in found:
            if consequence.kind in CHANGES_STATE:
                perform(consequence, 0)
            else:
                run.findings.append(consequence)
                run.record(consequence)
        if moment.kind == "preventing" and any(c.kind in ("prevented", "not_dealt") for c in found):
            return
        if moment.kind == "life_changing" and not any(c.kind == "life_stays" for c in found):
            run.state = apply_life(run.state, event)
        if moment.kind == "damaging":
            run.state = deal_damage(
                run.state,
                moment,
                seen=run.view().state,
                as_counters=any(c.kind == "gets_counters" for c in found),
                as_poison=any(
                    (c.kind == "gets_poison" and c.other == "infect") or c.kind == "life_stays" for c in found
                ),
            )
        if moment.kind == "destroying" and not any(c.kind in ("regenerates", "not_destroyed") for c in found):
            was = run.state.objects[event.subject]
            if was.zone == "battlefield":
                run.last_known[event.subject] = was
                perform(Consequence("destroyed", event.subject, other="effect", message="effect-destroys"), 0)


def wait_for_trigger(run: Run, event: Event, check: Callable[[], None]) -> None:
    """Check before a triggered ability is put onto the stack; then it resolves, if anyone is left (704.3).

    Args:
        run: the run.
        event: whose ability has triggered, for whom, and the life it gives.
        check: checks and performs state-based actions.
    """
    before = len(run.happened)
    check()
    something = any(kind in CHANGES_STATE for kind, _, _ in run.happened[before:])
    told = run.ask(Moment("trigger_waiting", event.subject, detail="something" if something else ""))
    for finding in told:
        run.findings.append(finding)
        run.record(finding)
    if something and not told:
        raise UnsupportedError("rule-switched-off")
    player = run.state.players.get(event.by)
    if player is not None and event.get("life") and "gain_life" in player.standing.cannot:
        raise UnsupportedError("life-gain-that-is-forbidden")
    if not run.over and player is not None and player.in_game:
        life = (player.life + event.get("life", 0)) if player.life is not None else None
        lost = player.life_lost - event.get("life", 0) if player.life is None else 0
        run.state = run.state.with_player(player.id, life=life, life_lost=lost)
