"""The course of combat: declarations, who strikes in which step, and damage dealt all at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, Protocol

from subrule.engine.checking import Run as CheckingRun
from subrule.engine.checking import happen_measured
from subrule.engine.combat import Assigned, Attack, Combat
from subrule.engine.events import Consequence, Event, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.happenings import modified_event
from subrule.engine.measures import base_toughness, is_face_down, said, toughness_change
from subrule.engine.rules.assigning import UNKNOWN
from subrule.engine.rules.designations import protector_of
from subrule.engine.state import GameObject, State
from subrule.engine.view import View

Perform = Callable[[Consequence, int], None]

ENDS_COMBAT: Final = ("cleanup", "end_step")
"""Events that come after combat."""

UNMODELLED: Final = ("banding", "flanking")
"""Keywords that change combat and that no rule here is about."""

_WITHOUT_NUMBERS: Final = frozenset({"deals_combat_damage"})
"""Questions for which it is enough that a creature has power."""

ALL_THE_SAME: Final = frozenset(
    {"fights-on-though-tapped", "attacks-on-all-the-same", "blocks-on-all-the-same"}
)
"""Why something fights on."""

_LATE: Final = frozenset(
    {
        "first-strike-came-too-late",
        "first-strike-went-too-late",
        "double-strike-was-lost",
        "double-strike-came-in-time",
    }
)
"""What is told of first and double strike that come or go between the steps."""

_ALWAYS_TOLD: Final = frozenset(
    {
        "trample-lethal-first",
        "trample-rest",
        "tramples-where-nothing-blocks",
        "divides-among-what-blocks-it",
        "divides-among-what-it-blocks",
        "blocked-by-nothing-any-more",
        "attacks-nothing-any-more",
        "blocks-nothing-any-more",
    }
)
"""Ways to assign combat damage that are told whatever is asked."""

_OF_ONE_OBJECT: Final = frozenset({"dies", "destroyed"})
"""Questions that are about what they name and nothing else."""

_WITHOUT_ILLEGAL_BLOCKS: Final = frozenset(
    {
        "loses",
        "stays_in_game",
        "life_left_is",
        "life_left",
        "damage_to_player",
        "is_dealt",
        "who_loses",
        "wins",
    }
)
"""Questions to which an illegal block gives no answer: who may not block so may block otherwise."""

_ABOUT_AMOUNTS: Final = frozenset(
    {"deals_combat_damage", "combat_damage_dealt", "damage_to_player", "is_dealt"}
)
"""Questions for which every way to assign combat damage is told of what they name."""


class Run(CheckingRun, Protocol):
    """What combat needs of a run through a scenario."""

    wants: str
    asked: frozenset[str]

    def view(self) -> View:
        """The present state as rules see it."""

    def silenced(self, moment: Moment) -> bool:
        """Whether a rule that is switched off would have spoken at a moment."""


def happen_in_combat(run: Run, perform: Perform, event: Event) -> None:
    """Let an event of combat happen.

    Args:
        run: the run through the scenario.
        perform: applies a consequence and records it.
        event: one of :data:`subrule.engine.combat.COMBAT_EVENTS`.

    Raises:
        UnsupportedError: for what is not modelled.
    """
    follow_removals(run)
    combat = run.state.combat or Combat()
    for name in event.get("all", (event.subject, *event.to)):
        _refuse_unmodelled(run, name)
    match event.kind:
        case "attack":
            for name in event.get("all"):
                _attack(run, name, event.to[0])
        case "block":
            _block(run, event.subject, event.to)
        case "unblocked":
            _become(run, Moment("block_declared", event.subject))
        case "removed_from_combat":
            if combat.known(event.subject) is not None:
                _leave_combat(run, event.subject)
        case "assign":
            _assign(run, event)
        case _:
            if run.state.combat is not None and event.how not in combat.steps:
                _damage_step(run, perform, event.how)


def _refuse_unmodelled(run: Run, name: str) -> None:
    o = run.state.objects.get(name)
    for keyword in UNMODELLED if o is not None else ():
        if o is not None and run.view().has(o, keyword):
            raise UnsupportedError(f"keyword-{keyword}")


# -- declarations ----------------------------------------------------------------------------------


def _attack(run: Run, name: str, at: str) -> None:
    o = run.state.objects[name]
    combat = run.state.combat or Combat()
    by = run.view().controller(o)
    if _refused(run, run.ask(Moment("attack_legality", name, (at,), by, "declared"))):
        run.state = run.state.with_combat(replace(combat, refused=combat.refused | {name}))
        return
    attacked = run.state.objects.get(at)
    combat = combat.identified(name, o.incarnation, by)
    defender = at
    if attacked is not None:
        battle = "battle" in (attacked.types or ())
        defender = (protector_of(run.view(), attacked) if battle else "") or run.view().controller(attacked)
        combat = combat.identified(at, attacked.incarnation, defender)
    combat = combat.with_attack(Attack(name, at, defender))
    run.state = run.state.with_combat(combat)
    if attacked is not None:
        run.state = run.state.with_object(at, attacked=True)
    told = run.ask(Moment("attack_declared", name))
    run.findings += told
    if any(c.kind == "taps" for c in told):
        run.state = run.state.with_object(name, tapped=True)


def _block(run: Run, attacker: str, blockers: tuple[str, ...]) -> None:
    combat = run.state.combat or Combat()
    attack = combat.attack_of(attacker)
    if attack is None:
        # It could not attack, or it has been removed from combat: there is nothing to block.
        run.state = run.state.with_combat(replace(combat, refused=combat.refused | {*blockers}))
        return
    moment = Moment("block_legality", attacker, blockers, attack.defender, "declared")
    if _refused(run, run.ask(moment)):
        if run.wants in _WITHOUT_ILLEGAL_BLOCKS:
            raise UnsupportedError("block-not-allowed")
        combat = replace(combat, refused=combat.refused | {*blockers})
        run.state = run.state.with_combat(combat.with_attack(replace(attack, blocked=False)))
        return
    for name in blockers:
        o = run.state.objects[name]
        combat = combat.identified(name, o.incarnation, run.view().controller(o))
    run.state = run.state.with_combat(combat)
    _become(run, Moment("block_declared", attacker, blockers))


def _become(run: Run, moment: Moment) -> None:
    """Let an attacker become blocked or unblocked (509.1h)."""
    combat = run.state.combat or Combat()
    attack = combat.attack_of(moment.subject)
    if attack is None:
        return
    found = run.ask(moment)
    if not found:
        raise UnsupportedError("rule-switched-off")
    run.findings += found
    blocked = found[0].kind == "becomes_blocked"
    made = replace(attack, blocked=blocked, declared=moment.hosts, blockers=moment.hosts)
    run.state = run.state.with_combat(combat.with_attack(made))


def _refused(run: Run, found: list[Consequence]) -> bool:
    """Tell what makes a declaration illegal (508.1, 509.1)."""
    refusals = [c for c in found if c.kind == "forbids"]
    for refusal in refusals:
        run.findings.append(refusal)
        run.record(refusal)
    return bool(refusals)


def _assign(run: Run, event: Event) -> None:
    amounts: tuple[tuple[str, int], ...] = event.get("to")
    detail = ",".join(f"{name}={number}" for name, number in amounts)
    found = run.ask(Moment("assignment_legality", event.subject, tuple(n for n, _ in amounts), detail=detail))
    if any(c.kind == "forbids" for c in found):
        raise UnsupportedError("assignment-not-allowed")
    run.findings += [c for c in found if c.kind == "permits"]
    combat = run.state.combat or Combat()
    kept = tuple(entry for entry in combat.chosen if entry[0] != event.subject)
    chosen = tuple((event.subject, name, number) for name, number in amounts if number)
    run.state = run.state.with_combat(replace(combat, chosen=(*kept, *chosen)))


# -- removal from combat ---------------------------------------------------------------------------


def follow_removals(run: Run) -> None:
    """Remove from combat what is not in it any more (506.4).

    Raises:
        UnsupportedError: if something ought to be removed and no rule in force says so.
    """
    if run.state.combat is None:
        return
    combat = run.state.combat
    for name in (*combat.participants, *combat.attacked):
        if not is_out(run.state, name, combat):
            continue
        _leave_combat(run, name)


def end_combat(run: Run) -> None:
    """Remove everything from combat as it ends (511.3).

    Raises:
        UnsupportedError: if no rule in force says so.
    """
    combat = run.state.combat
    if combat is None or not combat.participants:
        return
    found = run.ask(Moment("combat_over"))
    if not found:
        raise UnsupportedError("rule-switched-off")
    run.findings += found
    for name in combat.participants:
        run.state = run.state.with_combat((run.state.combat or combat).without(name))


def _leave_combat(run: Run, name: str) -> None:
    found = run.ask(Moment("combat_changed", name))
    if not found:
        raise UnsupportedError("rule-switched-off")
    run.findings += found
    o = run.state.objects.get(name)
    if o is not None and o.zone == "battlefield":
        for consequence in found:
            run.record(consequence)
    run.state = run.state.with_combat((run.state.combat or Combat()).without(name))


def is_out(state: State, name: str, combat: Combat) -> bool:
    """Whether what was in combat has left, changed control, regenerated or ceased to be what it has to be."""
    o = state.objects.get(name)
    if o is None:
        return name in state.players and not state.players[name].in_game
    known = combat.known(name)
    if o.zone != "battlefield" or (known is not None and known[1] != o.incarnation):
        return True
    if known is not None and o.controller and known[2] != _player_of(o):
        return True
    if name in combat.regenerated:
        return True
    types = frozenset({"creature"}) if is_face_down(o) else o.types
    if types is None:
        return False
    needed = {"creature"} if name in combat.participants else {"planeswalker", "battle"}
    return needed.isdisjoint(types)


def _player_of(o: GameObject) -> str:
    return o.protector if o.protector and o.types and "battle" in o.types else o.controller


# -- damage ----------------------------------------------------------------------------------------


def _damage_step(run: Run, perform: Perform, step: str) -> None:
    combat = run.state.combat or Combat()
    told = run.ask(Moment("strike_step", detail=step))
    striking = [c.subject for c in told if c.kind == "strikes"]
    # Where all strike alike, when they do it does not matter.
    alike = set(striking) == set(combat.participants) and len({c.message for c in told}) == 1
    for consequence in told:
        run.findings.append(consequence)
        if _is_of_interest(run, consequence, alike=alike):
            run.record(consequence)
    combat = replace(combat, steps=(*combat.steps, step), assigning=())
    if step == "first":
        combat = replace(combat, strikers=frozenset(striking))
    run.state = run.state.with_combat(combat)
    order = [name for name in combat.participants if name in striking]
    unsure: set[str] = set()
    for name in order:
        _assign_damage(run, name, unsure)
    assigned = (run.state.combat or combat).assigning
    later = tuple(entry for entry in combat.chosen if entry[0] not in striking)
    run.state = run.state.with_combat(replace(run.state.combat or combat, assigning=(), chosen=later))
    _tell_together(run, assigned)
    for source, target, amount in assigned:
        _deal(run, perform, (source, target, amount), unsure=source in unsure)


def _is_of_interest(run: Run, consequence: Consequence, *, alike: bool) -> bool:
    """Whether it is told who strikes when: of what is asked about and what fights it."""
    subject, combat = consequence.subject, run.state.combat or Combat()
    if consequence.message in _LATE:
        return True
    if consequence.kind != "strikes" or consequence.message == "everyone-strikes":
        return False
    if consequence.message != "strikes-again" and alike:
        return False
    attack = combat.attack_of(subject)
    fought = {a.attacker for a in combat.blocked_by(subject)} | set(attack.blockers if attack else ())
    return not run.asked.isdisjoint({subject, *fought, *run.state.players})


def _tell_why_still(run: Run, name: str) -> None:
    """Tell why a creature that is asked about fights on though something might seem to speak against it."""
    combat = run.state.combat or Combat()
    moment = Moment("combat_continues", name, detail="tapping" if name in combat.touched else "")
    if run.silenced(moment):
        raise UnsupportedError("rule-switched-off")
    for consequence in run.ask(moment):
        if consequence.message in ALL_THE_SAME:
            run.findings.append(consequence)
            run.record(consequence)


def _assign_damage(run: Run, name: str, unsure: set[str]) -> None:
    if run.wants in _ABOUT_AMOUNTS and name in run.asked:
        _tell_why_still(run, name)
    found = run.ask(Moment("assigning", name))
    if not found:
        raise UnsupportedError("rule-switched-off")
    combat = run.state.combat or Combat()
    for consequence in found:
        run.findings.append(consequence)
        asked = not run.asked.isdisjoint({name, consequence.other})
        if consequence.message in _ALWAYS_TOLD or (asked and run.wants in _ABOUT_AMOUNTS):
            run.record(consequence)
        if consequence.kind == "assigns":
            number = dict(consequence.params)["number"]
            if number == UNKNOWN:
                unsure.add(name)
            entry = (name, consequence.other, 1 if number == UNKNOWN else int(number))
            combat = replace(combat, assigning=(*combat.assigning, entry))
    run.state = run.state.with_combat(combat)


def _deal(run: Run, perform: Perform, entry: Assigned, *, unsure: bool) -> None:
    source, target, amount = entry
    if run.state.effects is not None:
        if unsure:
            raise UnsupportedError("power-not-told")
        told = Event("damage", target, source, changes=(("amount", amount), ("combat", True)))
        modified = modified_event(run, told)
        if modified is None:
            return
        target, amount = modified.subject, modified.get("amount")
        entry = (source, target, amount)
    dealt = Moment("damaging", target, (source,), amount=amount, combat=True)
    moments = [replace(dealt, kind="preventing")]
    if not unsure:
        moments.append(dealt)
    elif not _may_be_unsure(run, source, target):
        raise UnsupportedError("power-not-told")
    before = len(run.happened)
    happen_measured(run, perform, Event("damage", target, source), moments)
    stopped = any(
        kind in ("prevented", "not_dealt") and subject == target for kind, subject, _ in run.happened[before:]
    )
    if stopped:
        return
    combat = run.state.combat or Combat()
    run.state = run.state.with_combat(replace(combat, dealt=(*combat.dealt, entry)))
    if unsure and target in run.state.objects and said(run.view(), run.state.objects[source], "deathtouch"):
        # Of deathtouch any amount is enough for a creature (702.2b).
        run.state = run.state.with_object(target, deathtouched=True)


def _may_be_unsure(run: Run, source: str, target: str) -> bool:
    """Whether it does not matter how much damage a creature of untold power deals."""
    view, creature = run.view(), run.state.objects[source]
    deathtouch = target in run.state.objects and said(view, creature, "deathtouch")
    if said(view, creature, "lifelink"):
        return run.wants in _WITHOUT_NUMBERS and (deathtouch or _is_last(run) or target in run.state.players)
    if deathtouch or _is_beside_the_point(run, target):
        return True
    return run.wants in _WITHOUT_NUMBERS and (_is_last(run) or target in run.state.players)


def _is_last(run: Run) -> bool:
    """Whether no combat damage follows, so that nothing dies before it deals its own."""
    return run.state.combat is not None and run.state.combat.steps[-1] == "regular"


def _is_beside_the_point(run: Run, target: str) -> bool:
    """Whether damage of unknown amount touches nothing of what becomes of the object that is asked about."""
    return _is_last(run) and target not in run.asked and run.wants in _OF_ONE_OBJECT


def _tell_together(run: Run, assigned: tuple[Assigned, ...]) -> None:
    """Tell that damage is dealt all at once where dealing it one by one would come to another end."""
    for subject in (*_saved_by_lifelink(run, assigned), *_killing_each_other(run, assigned)):
        told = run.ask(Moment("dealing_together", subject))
        if not told:
            raise UnsupportedError("rule-switched-off")
        for consequence in told:
            run.findings.append(consequence)
            run.record(consequence)


def _saved_by_lifelink(run: Run, assigned: tuple[Assigned, ...]) -> list[str]:
    view = run.view()
    found: list[str] = []
    for player in run.state.players.values():
        if player.life is None:
            continue
        lost = sum(n for _, t, n in assigned if t == player.id)
        gained = sum(
            n
            for s, _, n in assigned
            if said(view, run.state.objects[s], "lifelink")
            and view.controller(run.state.objects[s]) == player.id
        )
        if player.life - lost <= 0 < player.life - lost + gained:
            found.append(player.id)
    return found


def _killing_each_other(run: Run, assigned: tuple[Assigned, ...]) -> list[str]:
    """The attackers of pairs that kill each other, as far as their toughness is told."""
    pairs = {(s, t) for s, t, _ in assigned}
    if run.wants != "all_die":
        return []
    mutual = [s for s, t in sorted(pairs) if (t, s) in pairs and {s, t} & run.asked]
    combat = run.state.combat or Combat()
    return [
        s
        for s in mutual
        if combat.attack_of(s) is not None
        and _is_lethal(run, s, assigned)
        and any(_is_lethal(run, t, assigned) for t2, t in sorted(pairs) if t2 == s and (t, s) in pairs)
    ]


def _is_lethal(run: Run, name: str, assigned: tuple[Assigned, ...]) -> bool:
    o = run.state.objects.get(name)
    toughness = base_toughness(run.view(), o) if o is not None else None
    if o is None or toughness is None:
        return False
    amount = sum(n for _, t, n in assigned if t == name) + (o.damage or 0)
    return amount >= toughness + toughness_change(o)
