"""Adjudication: events, their consequences, state-based actions until none applies, then the question.

Rules only tell what follows; this module applies it (704.3), splits the case where a rule demands an
open fact, and finds out by switching rules off which of them decide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import zip_longest
from math import prod
from typing import Final

import subrule.engine.rules  # noqa: F401 - registers the rule functions
from subrule.engine.answers import OF_FATES, answer_question
from subrule.engine.apply import apply_consequence, apply_event
from subrule.engine.apply_measures import MEASURED_EVENTS
from subrule.engine.asked import Given
from subrule.engine.checking import (
    check_state,
    happen_measured,
    note_deaths,
    note_unseen,
    wait_for_trigger,
)
from subrule.engine.combat import COMBAT_EVENTS
from subrule.engine.combat_course import ENDS_COMBAT, end_combat, follow_removals, happen_in_combat
from subrule.engine.combat_entering import enter_attacking
from subrule.engine.events import CHANGES_STATE, Consequence, Event, Moment
from subrule.engine.facts import (
    MAX_OPEN_FACTS,
    ContradictionError,
    DemandError,
    Fact,
    FactValue,
    UnsupportedError,
)
from subrule.engine.happenings import (
    EFFECT_EVENTS,
    as_it_enters,
    begin_all,
    happen_to_effects,
    has_entered,
    modified_consequence,
    modified_event,
)
from subrule.engine.hearing import Rules
from subrule.engine.opening import MAX_STATED, as_left_open, can_be_stated, with_stated
from subrule.engine.registry import RULES, Registry, Tried, rank
from subrule.engine.resolution import resolve_spell
from subrule.engine.rules.designations import HOMES
from subrule.engine.ruling import Branch, Ruling, Step, Verdict
from subrule.engine.run import Run, Settled
from subrule.engine.scenario import Scenario
from subrule.engine.state import GameObject, State
from subrule.engine.wiping import how_wiped

MAX_DECISIVE = 4


def adjudicate(
    scenario: Scenario,
    twins: Mapping[str, frozenset[str]],
    *,
    trace: bool = False,
    without: Iterable[str] = (),
) -> Ruling:
    """Rule on a scenario.

    Args:
        scenario: players, objects, events and the question.
        twins: number → numbers that state the same (switched off together when looking for what decides).
        trace: whether to keep which rules were asked and which of them applied.
        without: numbers that are switched off, to see what they decide; their twins are not.

    Returns:
        The ruling. The same scenario gives the same ruling in any process.

    Source: 704.3 for the order of checks; the twins table of the corpus.
    """
    tried: list[Tried] | None = [] if trace else None
    registry = Registry(twins, disabled=frozenset(without), trace=tried)
    rules = Rules(registry, keeps={})
    ruling = _resolve(scenario, rules)
    if ruling.verdict != "undecided":
        ruling = _with_decisive(scenario, rules, ruling)
    return replace(ruling, tried=tuple(tried)) if tried is not None else ruling


def settle(scenario: Scenario, twins: Mapping[str, frozenset[str]]) -> Ruling:
    """Rule on a scenario without finding out which rules decide: verdict, steps, branches and final state.

    Args:
        scenario: players, objects, events and the question.
        twins: number → numbers that state the same.

    Returns:
        The ruling of :func:`adjudicate` with nothing in ``decisive`` and ``supporting``; about three times
        as fast.
    """
    return _resolve(scenario, Rules(Registry(twins)))


class _TooOpenError(Exception):
    def __init__(self, facts: tuple[Fact, ...]) -> None:
        super().__init__()
        self.facts = facts


def _resolve(scenario: Scenario, rules: Rules, settled: Settled | None = None) -> Ruling:
    """Rule without telling what decides."""
    opened = _Opened(scenario, scenario.state)
    for fact, value in (settled or {}).items():
        if can_be_stated(opened.scenario, fact):
            opened = opened.stating(fact, value)
    ways = [o for o in opened.scenario.offered if can_be_stated(opened.scenario, o[0])]
    if prod(len(values) for _, values in ways) > MAX_STATED:
        return Ruling("undecided", reason="too-many-open-facts", missing=tuple(fact for fact, _ in ways))
    try:
        ruling = _state(opened, rules, settled or {})
    except _TooOpenError as error:
        return Ruling("undecided", reason="too-many-open-facts", missing=error.facts)
    if any(len(b.settled) > MAX_OPEN_FACTS for b in ruling.branches):
        return Ruling("undecided", reason="too-many-open-facts", missing=ruling.missing)
    return ruling


@dataclass(frozen=True, slots=True)
class _Opened:
    """A scenario in which some of the facts that it leaves open are stated.

    Attributes:
        scenario: with these facts stated and no more offered.
        left_open: the state before the first event as the scenario gives it.
        stated: these facts.
    """

    scenario: Scenario
    left_open: State
    stated: Settled = field(default_factory=dict)

    def stating(self, fact: Fact, value: FactValue) -> _Opened:
        return _Opened(with_stated(self.scenario, fact, value), self.left_open, {**self.stated, fact: value})


def _state(opened: _Opened, rules: Rules, settled: Settled) -> Ruling:
    """Rule for each alternative of the facts that the scenario leaves open, as if it were stated."""
    for fact, values in opened.scenario.offered:
        if can_be_stated(opened.scenario, fact):
            rulings = [
                (value, _state(opened.stating(fact, value), rules, {**settled, fact: value}))
                for value in values
            ]
            return _join(fact, rulings, settled)
    return _split(opened, rules, settled, 0)


def _split(opened: _Opened, rules: Rules, settled: Settled, depth: int) -> Ruling:
    try:
        return _pass(opened, rules, settled)
    except DemandError as demand:
        if depth >= MAX_OPEN_FACTS:
            raise _TooOpenError((*settled, demand.fact)) from None
        rulings = [
            (value, _split(opened, rules, {**settled, demand.fact: value}, depth + 1))
            for value in demand.alternatives
        ]
        return _join(demand.fact, rulings, settled)
    except UnsupportedError as error:
        return Ruling("undecided", reason="unsupported", reason_params=(("what", error.what),))
    except ContradictionError as error:
        params = (("first", error.first), ("second", error.second))
        return Ruling("undecided", reason="contradiction", reason_params=params)


def _pass(opened: _Opened, rules: Rules, settled: Settled) -> Ruling:
    scenario, stated = opened.scenario, opened.stated
    asked = frozenset(value for _, value in scenario.question.arguments)
    demanded = {fact: value for fact, value in settled.items() if fact not in stated} if stated else settled
    hearing = rules.hearing((tuple(stated.items()), frozenset(demanded.items())))
    stage = hearing.last_stage()
    if stage is not None:
        run, done, check = stage.run.copied(hearing), stage.place, stage.check
    else:
        offered = dict(scenario.offered)
        run, done = Run(scenario.state, scenario.state, hearing, demanded, offered, asked, stated), 0
        run.wants = scenario.question.kind
        check = 1
        begin_all(run)
        if not scenario.events:
            _check_state(run)
            hearing.note_stage(run, 0)
    for place, event in enumerate(scenario.events):
        if done <= 2 * place:
            if run.over:
                break
            before = run.view().state
            _happen(run, event)
            note_deaths(run, before)
            hearing.note_stage(run, 2 * place + 1)
        if done <= 2 * place + 1:
            if event.unchecked and not run.over:
                note_unseen(run)
            else:
                _check_state(run, check, partial(hearing.note_stage, run, 2 * place + 1))
            check = 1
            hearing.note_stage(run, 2 * place + 2)
    answer = answer_question(
        scenario.question,
        Given(
            run.view(),
            run.ask,
            run.silenced,
            tuple(run.happened),
            tuple(run.findings),
            tuple(run.steps),
            {spell: run.view_of(state) for spell, state in run.as_cast.items()},
        ),
    )
    for consequence in answer.consequences:
        run.record(consequence)
    if answer.verdict is None:
        return Ruling("undecided", reason=answer.reason or "no-answer")
    return Ruling(
        _OPPOSITE.get(answer.verdict, answer.verdict) if scenario.question.opposite else answer.verdict,
        steps=tuple(run.steps),
        assumptions=tuple(run.assumed.items()),
        final=as_left_open(run.state, scenario.state, opened.left_open),
    )


_OPPOSITE: Final[Mapping[Verdict, Verdict]] = {"yes": "no", "no": "yes"}


def _happen(run: Run, event: Event) -> None:
    if event.kind in EFFECT_EVENTS:
        run.happened.append((event.kind, event.subject, event.to[0] if event.to else ""))
        happen_to_effects(run, partial(_perform, run), event)
        return
    if event.kind == "wiped":
        event = how_wiped(run.view(), event)
    if event.kind == "sacrifice" and run.state.objects[event.subject].zone != "battlefield":
        # Only what is on the battlefield can be sacrificed (701.21a).
        return
    if event.kind in ENDS_COMBAT:
        end_combat(run)
    if event.kind in COMBAT_EVENTS:
        happen_in_combat(run, partial(_perform, run), event)
        return
    if event.kind == "put_attacking":
        enter_attacking(run, partial(_perform, run), event)
        return
    if event.kind in _ARRIVALS and _is_held_back(run, event.subject):
        return
    modified = modified_event(run, event)
    if modified is None:
        return
    event = modified
    before = run.state.objects.get(event.subject)
    instead = _instead_of_home(run, event.subject, event.to[0]) if event.kind == "leaves" and event.to else []
    run.state, moments = apply_event(run.state, event)
    _go_instead(run, instead)
    if event.kind == "player_leaves":
        _end_where_one_is_left(run)
    for host in event.to or ("",):
        run.happened.append((event.kind, event.subject, host))
    if event.kind in MEASURED_EVENTS:
        happen_measured(run, partial(_perform, run), event, moments)
        if event.kind == "trigger":
            wait_for_trigger(run, event, partial(_check_state, run))
        return
    for moment in moments:
        changed = False
        for consequence in run.ask(moment):
            if consequence.kind in CHANGES_STATE:
                changed = True
                _perform(run, consequence)
            else:
                run.findings.append(consequence)
                if consequence.kind not in _TOLD_ON_DEMAND:
                    run.record(consequence)
        if moment.kind in ("entering", "attaching") and not changed:
            _as_instructed(run, moment)
        if moment.kind in ("countering", "end_step", "copying") and not changed:
            _refuse_silence(run, moment)
        if moment.kind == "casting":
            run.as_cast[moment.subject] = run.state
            needed = any(f.kind == "requires_target" and f.subject == moment.subject for f in run.findings)
            for host in moment.hosts:
                run.happened.append(("targets" if needed else "names", moment.subject, host))
    if event.kind == "resolve":
        _let_resolve(run, event)
    if event.kind in ("resolve", "countered"):
        for follow in run.ask(Moment("left_stack", event.subject)):
            _perform(run, follow)
    _components_follow(run, before)


def _end_where_one_is_left(run: Run) -> None:
    """A player whose opponents have all left has won at once; what would follow does not (104.1, 104.2a)."""
    if run.state.variant == "two_headed_giant":
        # Its whole team leaves with a player (810.8b), and who is on which team is not modelled.
        raise UnsupportedError("two-headed-giant-team")
    run.over = any(c.kind == "wins_game" for c in run.ask(Moment("ended")))


_ARRIVALS = frozenset({"cast", "put_onto_battlefield", "brought"})

_TOLD_ON_DEMAND = frozenset({"illegal", "chooses_nothing", "not_targeted"})
"""Findings that are told only where the question needs them."""


def _let_resolve(run: Run, event: Event) -> None:
    """Let a spell resolve; who gets it is kept for questions of control."""

    def perform(consequence: Consequence) -> None:
        _perform(run, consequence)
        if consequence.kind.startswith("enter_") and consequence.player:
            run.findings.append(replace(consequence, kind="controls"))

    def note(consequence: Consequence) -> None:
        run.findings.append(consequence)
        # Who chooses the side of a merge matters only to who asks for it.
        if consequence.kind not in ("chooses", "mutates") or run.wants in ("chooses", "who_chooses"):
            run.record(consequence)

    resolve_spell(run, event, perform, note)


def _is_held_back(run: Run, subject: str) -> bool:
    """Let an object that is about to be a new one forget what it was (400.7); tell if it can't be one."""
    if subject not in run.state.objects or run.state.objects[subject].zone == "battlefield":
        return False
    said = run.ask(Moment("arriving", subject))
    for consequence in said:
        _perform(run, consequence)
    return any(consequence.kind == "does_not_return" for consequence in said)


def _refuse_silence(run: Run, moment: Moment) -> None:
    if run.silenced(moment):
        raise UnsupportedError("rule-switched-off")


def _components_follow(run: Run, before: GameObject | None) -> None:
    """What a permanent that has just left was merged with goes where it went (730.3)."""
    if before is None or not before.components or before.zone != "battlefield":
        return
    now = run.state.objects[before.id]
    if now.zone != "battlefield":
        for follow in run.ask(Moment("merged_leaving", before.id, detail=now.zone)):
            run.state = apply_consequence(run.state, follow)
            run.record(follow)


def _as_instructed(run: Run, moment: Moment) -> None:
    """Do what the effect says where no rule says otherwise."""
    if run.silenced(moment):
        raise UnsupportedError("rule-switched-off")
    if moment.kind != "entering":
        return
    named = moment.unspecified is False or run.settled.get(Fact(moment.subject, "unspecified")) is False
    view = run.view()
    if named and not moment.hosts and view.is_aura(view.state.objects[moment.subject]):
        _perform(run, Consequence("enter_attached", moment.subject, message="enters-attached-as-named"))
    elif not moment.hosts:
        _perform(run, Consequence("enter_unattached", moment.subject, message="permanent-enters"))
    else:
        raise UnsupportedError("entering-attached")


def _instead_of_home(run: Run, subject: str, zone: str) -> list[Consequence]:
    """What may happen instead of what is about to put an object into that zone (903.9b)."""
    return run.ask(Moment("sent_home", subject, detail=zone)) if zone in HOMES else []


def _go_instead(run: Run, instead: list[Consequence]) -> None:
    """Put what does not go where it would have gone into the command zone, before anything sees it there."""
    for consequence in instead:
        if consequence.kind in CHANGES_STATE:
            run.state = apply_consequence(run.state, consequence)
        else:
            run.findings.append(consequence)
        run.record(consequence)


def _perform(run: Run, consequence: Consequence, check: int = 0) -> None:
    modified = modified_consequence(run, consequence)
    if modified is None:
        return
    consequence = modified
    entering = as_it_enters(run, consequence)
    if consequence.kind == "returns_to_battlefield":
        _is_held_back(run, consequence.subject)
    before = run.state.objects.get(consequence.subject)
    goes_home = consequence.kind in ("is_affected", "moves_to_zone")
    zone = dict(consequence.params).get("zone", "") if goes_home else ""
    instead = _instead_of_home(run, consequence.subject, zone)
    run.state = apply_consequence(run.state, consequence)
    run.record(consequence, check)
    if entering is not None:
        has_entered(run, entering)
    _go_instead(run, instead)
    _components_follow(run, before)
    now = run.state.objects.get(consequence.subject)
    came_off = (
        before is not None and before.attached_to is not None and now is not None and now.attached_to is None
    )
    if came_off and now is not None and now.zone == "battlefield":
        for follow in run.ask(Moment("unattached", consequence.subject)):
            run.state = apply_consequence(run.state, follow)
            run.record(follow, check)


def _check_state(run: Run, first: int = 1, between: Callable[[int], None] | None = None) -> None:
    check_state(run, partial(_perform, run), first, between)
    follow_removals(run)


def _with_decisive(scenario: Scenario, rules: Rules, ruling: Ruling) -> Ruling:
    """Find out what decides a ruling, branch by branch where it depends on open facts."""
    if ruling.branches:
        branches = tuple(
            Branch(b.settled, _with_decisive_under(scenario, rules, b.ruling, dict(b.settled)))
            for b in ruling.branches
        )
        # What decides a branch most comes before what decides another a little.
        by_rank = zip_longest(*(b.ruling.decisive for b in branches))
        decisive = tuple(dict.fromkeys(n for rank in by_rank for n in rank if n))[:MAX_DECISIVE]
        cited = dict.fromkeys(n for b in branches for n in (*b.ruling.decisive, *b.ruling.supporting))
        supporting = tuple(n for n in cited if n not in decisive)
        return replace(ruling, decisive=decisive, supporting=supporting, branches=branches)
    return _with_decisive_under(scenario, rules, ruling, {})


def _with_decisive_under(scenario: Scenario, rules: Rules, ruling: Ruling, settled: Settled) -> Ruling:
    """Try every cited number: one is decisive if without it and its twins verdict or final state differ.

    Numbers without which the verdict differs come before those that only the final state needs, and why
    something stays before what happened earlier. A twin
    of a number that was found is not listed beside it where both say the same of a step.
    """
    registry = rules.registry
    said = _numbers_by_weight(ruling.steps, lambda s: s.citations)
    reasons = [n for n in _numbers_by_weight(ruling.steps, lambda s: s.because) if n not in said]
    for_verdict: list[str] = []
    for_state: list[str] = []
    asked = frozenset(value for _, value in scenario.question.arguments)
    for number in (*said, *reasons):
        if number in said and any(
            number in registry.twins.get(n, frozenset()) for n in (*for_verdict, *for_state) if n in said
        ):
            continue
        if number in said and _said_by_others(ruling, number, registry):
            continue
        other = _resolve(scenario, rules.without(number), settled)
        if other.verdict != ruling.verdict:
            for_verdict.append(number)
        elif _destroys_others(ruling, number, asked if scenario.question.kind in OF_FATES else frozenset()):
            continue
        elif other.final != ruling.final or _told(other) != _told(ruling):
            for_state.append(number)
    found = [_as_answered(ruling, number, registry) for number in (*for_verdict, *for_state)]
    decisive = tuple(dict.fromkeys(found))[:MAX_DECISIVE]
    return replace(
        ruling, decisive=decisive, supporting=tuple(n for n in (*said, *reasons) if n not in decisive)
    )


def _as_answered(ruling: Ruling, number: str, registry: Registry) -> str:
    """The twin that says it of what was asked, where a number speaks of something else; else the number."""
    answering = [n for s in ruling.steps if s.kind == "ruled" for n in s.citations]
    if number in answering:
        return number
    return next((n for n in answering if n in registry.twins.get(number, frozenset())), number)


def _destroys_others(ruling: Ruling, number: str, asked: frozenset[str]) -> bool:
    """Whether all that a rule does is to let die what a closed question does not ask the fate of."""
    steps = [s for s in ruling.steps if number in (*s.citations, *s.because)]
    closed = ruling.verdict in ("yes", "no")
    return closed and all(
        (s.kind == "destroyed" or s.other == "toughness") and s.subject not in asked for s in steps
    )


def _said_by_others(ruling: Ruling, number: str, registry: Registry) -> bool:
    """Whether other rules say all that a rule says, so that nothing can change without it and its twins."""
    if number not in RULES or RULES[number].overrides:
        return False
    off = registry.twins.get(number, frozenset()) | {number}
    return not any(
        (number in s.citations and off.issuperset(s.citations)) or number in s.because for s in ruling.steps
    )


def _numbers_by_weight(steps: Iterable[Step], numbers_of: Callable[[Step], tuple[str, ...]]) -> list[str]:
    """The numbers that steps cite: why something stays first; within one check in the order of the rules.

    What happens in one check happens at once, so the order in which objects are listed must not count.
    """
    placed: list[tuple[bool, int, int, str]] = []
    place, last = 0, 0
    for step in steps:
        place += not step.check or step.check != last
        last = step.check
        placed += [(step.kind != "stays", place, rank(n), n) for n in numbers_of(step)]
    return list(dict.fromkeys(n for *_, n in sorted(placed)))


def _told(ruling: Ruling) -> tuple[tuple[str, str, str, str], ...]:
    """What an open question is answered with; the order within one check does not count."""
    if ruling.verdict != "outcome":
        return ()
    return tuple(sorted((s.kind, s.subject, s.other, s.player) for s in ruling.steps))


def _shape(ruling: Ruling, fact: Fact) -> tuple[object, ...]:
    """What a ruling comes to in each of its branches, leaving a fact out of account."""
    branches = ruling.branches or (Branch((), ruling),)
    return tuple(
        (tuple(s for s in b.settled if s[0] != fact), b.ruling.verdict, _told(b.ruling)) for b in branches
    )


def _join(fact: Fact, rulings: list[tuple[FactValue, Ruling]], settled: Settled) -> Ruling:
    undecided = next((r for _, r in rulings if r.verdict == "undecided"), None)
    if undecided is not None:
        return undecided
    first = rulings[0][1]
    assumptions = tuple(dict.fromkeys(a for _, r in rulings for a in r.assumptions))
    if first.verdict != "depends" and len({(r.verdict, _told(r)) for _, r in rulings}) == 1:
        # The ruling of the branch with most steps tells most of why the fact does not matter.
        fullest = max((r for _, r in rulings), key=lambda r: len(r.steps))
        return replace(fullest, assumptions=assumptions)
    if len({_shape(r, fact) for _, r in rulings}) == 1:
        # Every way goes on alike: this fact does not matter, the others do.
        kept = tuple(Branch(tuple(s for s in b.settled if s[0] != fact), b.ruling) for b in first.branches)
        return replace(first, assumptions=assumptions, branches=kept)
    branches: list[Branch] = []
    for value, ruling in rulings:
        here = (*settled.items(), (fact, value))
        branches += list(ruling.branches) if ruling.verdict == "depends" else [Branch(here, ruling)]
    missing = tuple(dict.fromkeys([fact, *(m for _, r in rulings for m in r.missing)]))
    return Ruling("depends", assumptions=assumptions, branches=tuple(branches), missing=missing)
