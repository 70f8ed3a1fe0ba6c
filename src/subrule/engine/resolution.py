"""How a spell on the stack resolves, step by step (608.2, 608.3); the rules tell what each step brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from subrule.engine.events import CHANGES_STATE, Consequence, Event, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.rules.resolving import is_permanent_spell
from subrule.engine.state import EffectPart, State
from subrule.engine.view import View

_MOVES_TO = {"destroy": "graveyard", "exile": "exile", "return": "hand"}
"""What an effect does to a target → zone in which that ends."""


class Process(Protocol):
    """What the resolution needs of the adjudication."""

    state: State

    def view(self) -> View:
        """The present state as rules see it."""

    def ask(self, moment: Moment) -> list[Consequence]:
        """Ask the rules at a moment."""

    def silenced(self, moment: Moment) -> bool:
        """Whether a switched-off rule would have spoken there."""


def resolve_spell(
    process: Process,
    event: Event,
    perform: Callable[[Consequence], None],
    note: Callable[[Consequence], None],
) -> None:
    """Let a spell resolve.

    Args:
        process: the adjudication.
        event: the event ``resolve``; ``how`` says where a mutating spell is put.
        perform: applies a consequence that changes the state, and records it.
        note: keeps a consequence that changes nothing.

    Raises:
        UnsupportedError: if no rule in force says how it goes on.

    Source: 608.2 and 608.3 (order of the steps).
    """
    spell = event.subject
    _step(process, Moment("resolving", spell), perform, note)
    now = process.state.objects[spell]
    if now.zone != "stack":
        return
    if not is_permanent_spell(now):
        _follow_instructions(process, spell, perform, note)
        return
    if not _step(process, Moment("becoming", spell), perform, note):
        raise UnsupportedError("resolution-without-a-rule")
    now = process.state.objects[spell]
    if now.zone == "battlefield":
        process.state = process.state.with_object(spell, became=now.incarnation)
    if now.zone == "battlefield" or now.merged_into is not None:
        _step(process, Moment("became", spell, detail=event.how), perform, note)


def _step(
    process: Process,
    moment: Moment,
    perform: Callable[[Consequence], None],
    note: Callable[[Consequence], None],
) -> bool:
    """Ask at one moment and do what follows; tell whether anything changed."""
    if moment.kind != "became" and process.silenced(moment):
        raise UnsupportedError("rule-switched-off")
    changed = False
    for consequence in process.ask(moment):
        if consequence.kind in CHANGES_STATE:
            changed = True
            perform(consequence)
        else:
            note(consequence)
    return changed


def _follow_instructions(
    process: Process,
    spell: str,
    perform: Callable[[Consequence], None],
    note: Callable[[Consequence], None],
) -> None:
    """Do what an instant or sorcery says, part by part, but to no illegal target (608.2b, 608.2c)."""
    resolving = process.state.objects[spell]
    told = process.ask(Moment("resolving", spell))
    if resolving.targets and not told:
        raise UnsupportedError("rule-switched-off")
    illegal = {c.other for c in told if c.kind == "unaffected"}
    for part in resolving.effects:
        if {part.target, part.about} & illegal:
            if part.about in illegal:
                note(Consequence("part_fails", spell, other=part.verb, message="part-without-information"))
        elif part.target:
            _affect(process, spell, part, perform, note)
        else:
            note(Consequence("part_happens", spell, other=part.verb, message="other-part-happens"))
    # That it goes to the graveyard at last (608.2n) goes without saying where nothing asks for it.
    process.state = process.state.with_object(spell, zone="graveyard")


def _affect(
    process: Process,
    spell: str,
    part: EffectPart,
    perform: Callable[[Consequence], None],
    note: Callable[[Consequence], None],
) -> None:
    there = process.state.objects.get(part.target)
    if there is None or there.zone != "battlefield":
        return
    if part.verb not in _MOVES_TO:
        raise UnsupportedError(f"effect-{part.verb}")
    if part.verb == "destroy":
        moment = Moment("destroying", part.target, detail="effect")
        if there.shields or process.silenced(moment):
            raise UnsupportedError("regeneration-of-a-target")
        spared = [c for c in process.ask(moment) if c.kind == "not_destroyed"]
        if spared:
            note(spared[0])
            return
    message = "target-is-affected"
    resolving = process.state.objects[spell]
    if part.target not in resolving.targets:
        message = "affected-as-the-spell-says"
        moment = Moment("untargeted", part.target, (spell,), by=process.view().controller(resolving))
        if process.silenced(moment):
            raise UnsupportedError("rule-switched-off")
        for finding in process.ask(moment):
            note(finding)
    perform(
        Consequence(
            "is_affected",
            part.target,
            other=spell,
            message=message,
            params=(("host", spell), ("zone", _MOVES_TO[part.verb])),
        )
    )
