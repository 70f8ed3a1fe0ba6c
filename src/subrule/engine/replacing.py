"""What becomes of an event that replacement and prevention effects modify, one after another (614–616).

The machinery finds the effects that apply, lets the right player choose among them and applies each once.
What is said of each, the rules say; where a rule that is needed is switched off it does not go on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Protocol

from subrule.engine.effects import MAX_ORDERED, NO_EFFECTS, Happening, Replacement, Selector
from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import Fact, FactValue, UnsupportedError
from subrule.engine.layer_parts import Characteristics, as_printed, selects
from subrule.engine.state import GameObject, State
from subrule.engine.view import View

ZONES_INSTEAD: Final = ("exile", "library", "hand", "command")


class Process(Protocol):
    """What the replacement of events needs of a run through a scenario."""

    state: State
    findings: list[Consequence]
    wants: str

    @property
    def settled(self) -> Mapping[Fact, FactValue]:
        """Facts decided in the branch being tried."""

    def view(self) -> View:
        """The present state as rules see it."""

    def ask(self, moment: Moment) -> list[Consequence]:
        """Ask the rules at a moment."""

    def record(self, consequence: Consequence, check: int = 0) -> None:
        """Tell a consequence as a step."""


@dataclass(slots=True)
class _Course:
    """How the modification of one event goes."""

    run: Process
    used: list[str] = field(default_factory=list)
    mattered: bool = False
    kind: str = ""


def modify(run: Process, happening: Happening) -> Happening:
    """Let replacement and prevention effects modify an event.

    Args:
        run: the run; what its effects have used up is noted in its state.
        happening: the event as it would happen.

    Returns:
        The event as it happens; ``gone`` if nothing is left of it.

    Raises:
        UnsupportedError: if a rule that is needed is switched off, or too many effects apply.
        DemandError: if it matters which effect is chosen first and nothing tells.
    """
    if not _there(run.state):
        return happening
    course = _Course(run, kind=happening.kind)
    _tell_costs(run, happening)
    while not happening.gone:
        view = run.view()
        found = [r for r in _there(run.state) if r.id not in course.used and applies(view, r, happening)]
        if not found:
            break
        chosen = found[0] if len(found) == 1 else _choose(course, view, happening, found)
        happening = _apply(course, chosen, happening)
    return happening


def _tell_costs(run: Process, happening: Happening) -> None:
    """Tell that an effect about what effects do has nothing to do with a cost (614.16, 606.4)."""
    if happening.by_effect is not True:
        view = run.view()
        for r in _there(run.state):
            about = r.by_effects and applies(view, replace(r, by_effects=None), happening)
            if about and not _by_effect(view, happening):
                _say(run, Moment("by_effect", happening.subject, by="cost", detail=r.id))


def _there(state: State) -> tuple[Replacement, ...]:
    own = (state.effects or NO_EFFECTS).replacements
    return (*own, *(_of_finality(o) for o in state.objects.values() if _has_finality(o)))


def _has_finality(o: GameObject) -> bool:
    return o.zone == "battlefield" and any(kind == "finality" and n for kind, n in o.counters)


def _of_finality(o: GameObject) -> Replacement:
    """The replacement effect of finality counters (122.1h)."""
    return Replacement(
        f"{o.id} finality counter",
        would="go_to_graveyard",
        instead="exile",
        on=Selector((o.id,)),
        by=o.controller,
    )


# -- which effects apply ---------------------------------------------------------------------------


def whose(view: View, r: Replacement) -> str:
    """The player whose effect it is: its source's controller where nothing else is said."""
    if r.by:
        return r.by
    source = view.object(r.of)
    return view.controller(source) if source is not None else "you"


def applies(view: View, r: Replacement, happening: Happening) -> bool:
    """Whether a replacement or prevention effect can be applied to an event.

    Args:
        view: what the rules see.
        r: the effect.
        happening: the event as it would happen, with what has modified it so far.
    """
    if not r.present or r.would != happening.kind or r.uses == 0 or (r.shield and r.amount == 0):
        return False
    if happening.kind in ("create_tokens", "put_counters", "deal_damage", "draw", "gain_life"):
        if happening.amount <= 0:
            return False
    elif r.instead in ZONES_INSTEAD and happening.zone != "graveyard":
        return False
    if not _has_source(view, r, happening):
        return False
    player = whose(view, r)
    if r.player and (happening.player == player) != (r.player == "you"):
        return False
    if r.would == "put_counters" and r.counter and r.counter != happening.counter:
        return False
    if not _is_about(view, r.on, happening.subject, r.of, player):
        return False
    if r.would == "put_counters" and r.on.controller and happening.subject in view.state.players:
        # What a player controls are permanents.
        return False
    if not r.source.is_open and not (
        happening.source and _is_about(view, r.source, happening.source, r.of, player)
    ):
        return False
    if r.combat is not None and _combat(view, happening) != r.combat:
        return False
    return not (r.by_effects and not _by_effect(view, happening))


def _has_source(view: View, r: Replacement, happening: Happening) -> bool:
    source = view.object(r.of)
    if source is None or r.resolved:
        return True
    if r.would == "enter" and source.id == happening.subject:
        return True
    if r.would == "enter" and source.id != happening.subject and source.zone != "battlefield":
        return False
    return source.zone == "battlefield" and not source.loses_abilities


def _is_about(view: View, on: Selector, subject: str, source: str, player: str) -> bool:
    if on.is_open:
        return True
    if subject in view.state.players:
        if on.types or on.subtypes or on.colors or on.supertypes or on.token is not None:
            return False
        if on.names:
            return subject in on.names
        return not on.controller or (subject == player) == (on.controller == "you")
    o = view.state.objects[subject]
    return selects(view, _Seen(view), on, o, source=source, player=player)


class _Seen(Mapping[str, Characteristics]):
    """The characteristics of objects as the view has them."""

    def __init__(self, view: View) -> None:
        self._view = view

    def __getitem__(self, name: str) -> Characteristics:
        return as_printed(self._view.state.objects[name])

    def __iter__(self) -> object:  # type: ignore[override]
        return iter(self._view.state.objects)

    def __len__(self) -> int:
        return len(self._view.state.objects)


def _combat(view: View, happening: Happening) -> bool:
    if happening.combat is not None:
        return happening.combat
    return bool(view.open_fact(happening.source or happening.subject, "combat_damage"))


def _by_effect(view: View, happening: Happening) -> bool:
    if happening.by_effect is not None:
        return happening.by_effect
    return bool(view.open_fact(happening.subject, "put_by_effect"))


# -- applying --------------------------------------------------------------------------------------


def modified(r: Replacement, happening: Happening) -> Happening:
    """Give the event that takes the place of another.

    Args:
        r: the effect that is applied.
        happening: the event as it would happen.
    """
    now = replace(happening, changed=True)
    amount = r.amount or 0
    match r.instead:
        case "double":
            return replace(now, amount=now.amount * 2)
        case "plus":
            return replace(now, amount=now.amount + amount)
        case "minus":
            return replace(now, amount=max(now.amount - amount, 0))
        case "prevent":
            stopped = now.amount if r.amount is None else min(now.amount, r.amount)
            return replace(now, amount=now.amount - stopped, prevented=now.prevented + stopped)
        case "redirect":
            return replace(now, subject=r.to)
        case "tapped":
            return replace(now, tapped=True)
        case "counters":
            return replace(now, counters=(*now.counters, (r.counter, amount)))
        case "copy":
            return replace(now, copy_of=r.to)
        case "control":
            return replace(now, controller=r.to)
        case "draw" | "gain_life":
            whose_is_it = now.player if now.player else now.subject
            return replace(
                now, kind=r.instead, subject=whose_is_it, amount=amount or now.amount, player=whose_is_it
            )
        case zone if zone in ZONES_INSTEAD:
            return replace(now, zone=zone)
        case _:
            return replace(now, gone=True)


def _apply(course: _Course, r: Replacement, before: Happening) -> Happening:
    run = course.run
    after = modified(r, before)
    unpreventable = r.instead == "prevent" and (run.state.effects or NO_EFFECTS).unpreventable
    if unpreventable:
        after = before
    source = (r.of,) if r.of else ()
    detail = f"unpreventable {r.id}" if unpreventable else r.id
    moment = Moment(
        "modifying", before.subject, source, before.player, detail, amount=after.amount, combat=before.combat
    )
    _say(run, moment)
    if course.used:
        again = Moment("modifying_again", before.subject, source, "rest", r.id)
        if before.kind != course.kind:
            _say(run, replace(again, by="became"))
        else:
            if not course.mattered:
                _say(run, replace(again, by="once"))
            _say(run, again)
    if r.by_effects and before.counter == "loyalty":
        # Of tokens and other counters nobody doubts it.
        _say(run, Moment("by_effect", before.subject, source, "effect", r.id))
    course.used.append(r.id)
    if not unpreventable:
        _use_up(run, r, before.amount - after.amount)
    return after


def _use_up(run: Process, r: Replacement, stopped: int) -> None:
    effects = run.state.effects or NO_EFFECTS
    if r.shield and r.amount is not None:
        changed = replace(r, amount=max(r.amount - stopped, 0))
    elif r.uses is not None:
        changed = replace(r, uses=r.uses - 1)
    else:
        return
    run.state = replace(run.state, effects=effects.with_replacement(changed))


def _say(run: Process, moment: Moment) -> None:
    told = run.ask(moment)
    if not told:
        raise UnsupportedError("rule-switched-off")
    # Who asks who chooses wants to hear that, and not what then comes of it.
    only_choices = run.wants in _ABOUT_CHOICES and moment.kind != "choosing_first"
    for finding in told:
        run.findings.append(finding)
        if not only_choices:
            run.record(finding)


_ABOUT_CHOICES: Final = ("who_chooses_order", "may_choose")


# -- which is applied first ------------------------------------------------------------------------


def _is_self_replacement(r: Replacement) -> bool:
    return r.self_replacement


def _changes_control(r: Replacement) -> bool:
    return r.instead == "control"


def _makes_a_copy(r: Replacement) -> bool:
    return r.instead == "copy"


_FORCED: Final[tuple[tuple[str, Callable[[Replacement], bool]], ...]] = (
    ("616.1a", _is_self_replacement),
    ("616.1b", _changes_control),
    ("616.1c", _makes_a_copy),
)
"""Effects that have to be chosen before others (616.1a–c)."""


def _choose(course: _Course, view: View, happening: Happening, found: list[Replacement]) -> Replacement:
    run = course.run
    matters = len(outcomes(view, happening, found, tuple(course.used))) > 1
    course.mattered = course.mattered or matters
    for number, forced in _FORCED:
        own = [r for r in found if forced(r)]
        if own and len(own) < len(found):
            ids = tuple(r.id for r in own)
            if matters or run.wants == "may_choose":
                _say(run, Moment("choosing_first", happening.subject, ids, happening.player, number))
            return own[0] if len(own) == 1 else _chosen_by_player(course, view, happening, own, matters)
    return _chosen_by_player(course, view, happening, found, matters)


def _chosen_by_player(
    course: _Course, view: View, happening: Happening, found: list[Replacement], matters: bool
) -> Replacement:
    """The effect that the affected player, or the affected object's controller, chooses (616.1, 616.1e)."""
    run = course.run
    player = chooser(view, happening)
    moment = Moment("choosing_first", happening.subject, by=player, detail="616.1")
    told = run.ask(moment)
    if not told:
        raise UnsupportedError("rule-switched-off")
    run.findings += told
    if matters or run.wants in _ABOUT_CHOICES:
        for finding in told:
            run.record(finding)
    first = next((r for name in (run.state.effects or NO_EFFECTS).first for r in found if r.id == name), None)
    if first is not None or not matters or run.wants in _ABOUT_CHOICES:
        return first or found[0]
    ids = tuple(r.id for r in found)
    chosen = str(view.open_fact(happening.subject, "first_replacement", *ids))
    return next(r for r in found if r.id == chosen)


def chooser(view: View, happening: Happening) -> str:
    """The player who chooses which of several effects is applied first (616.1)."""
    if happening.subject in view.state.players:
        return happening.subject
    if happening.kind == "create_tokens":
        return happening.player
    o = view.state.objects[happening.subject]
    if happening.kind == "enter":
        return happening.controller or o.controller or happening.player
    return view.controller(o)


def outcomes(
    view: View, happening: Happening, found: list[Replacement], used: tuple[str, ...] = ()
) -> set[tuple[object, ...]]:
    """What an event may come to, depending on the order in which effects are applied to it.

    Args:
        view: what the rules see.
        happening: the event.
        found: effects that apply to it now.
        used: effects that have been applied to it already.

    Raises:
        UnsupportedError: if more than :data:`~subrule.engine.effects.MAX_ORDERED` effects apply.
    """
    if len(found) > MAX_ORDERED:
        raise UnsupportedError("too-many-replacement-effects")
    ends: set[tuple[object, ...]] = set()
    for r in found:
        after = modified(r, happening)
        done = (*used, r.id)
        rest = (
            []
            if after.gone
            else [o for o in _there(view.state) if o.id not in done and applies(view, o, after)]
        )
        ends |= outcomes(view, after, rest, done) if rest else {_end(after)}
    return ends


def _end(happening: Happening) -> tuple[object, ...]:
    if happening.gone:
        return ("nothing",)
    return (
        happening.kind,
        happening.subject,
        happening.amount,
        happening.zone,
        happening.tapped,
        tuple(sorted(happening.counters)),
        happening.copy_of,
        happening.controller,
    )
