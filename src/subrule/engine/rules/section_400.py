"""Section 400, zones: 400.7, what is another object once it has changed zones, and its exceptions for spells.

The exceptions that need a model of hidden zones, lands or stickers are not here.
"""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.registry import rule
from subrule.engine.rules.resolving import is_new
from subrule.engine.spells import ABILITIES, HOW_CAST
from subrule.engine.state import GameObject
from subrule.engine.view import View


@rule(
    "400.7",
    "identity",
    "memory",
    "arriving",
    "target_legality",
    "became",
    "end_step",
    "was_kicked",
    general=True,
)
def object_in_another_zone_is_another_object(view: View, moment: Moment) -> Iterator[Consequence]:
    """400.7: an object that changes zones is a new one, with no memory of and no relation to what it was."""
    subject = view.object(moment.subject)
    if subject is None:
        return
    changed = (("changed", subject.id),)
    if moment.kind == "identity":
        if subject.incarnation != int(moment.detail):
            yield Consequence("is_new", subject.id, message="new-object-no-memory", params=changed)
    elif moment.kind == "memory":
        later = view.state.deeds[int(moment.detail) + 1 :]
        if any(deed.verb == "arrived" and deed.thing == subject.id for deed in later):
            yield Consequence("new_object", subject.id, message="new-object-no-memory", params=changed)
    elif moment.kind == "arriving":
        if any(alteration.source == "static" for alteration in subject.alterations):
            # Whether the static ability has the same effect on the new object is not told.
            raise UnsupportedError("static-effect-on-a-new-object")
        if subject.alterations or (subject.incarnation and any(_how_cast(subject))):
            params = (*changed, ("anew", "yes"))
            yield Consequence("forgets", subject.id, message="new-object-no-memory", params=params)
    elif moment.kind == "target_legality":
        yield from _returned_target(view, subject, moment.hosts[0])
    elif moment.kind == "became":
        if subject.zone == "battlefield" and subject.alterations:
            yield Consequence("forgets", subject.id, message="effects-on-spell-forgotten")
    elif moment.kind == "end_step":
        if moment.detail and subject.zone != "nowhere" and subject.incarnation != moment.amount:
            there = subject.zone == "battlefield"
            message = "delayed-trigger-finds-new-object" if there else "delayed-trigger-does-not-follow"
            yield Consequence("stays", subject.id, message=message)
    elif subject.zone == "battlefield" and subject.incarnation != subject.became:
        yield Consequence("kicked_told", subject.id, other="no", message="new-object-was-not-kicked")


def _how_cast(subject: GameObject) -> Iterator[bool]:
    """What an object still has of how it was cast."""
    return (getattr(subject, name) not in (otherwise, False) for name, otherwise in HOW_CAST.items())


def _returned_target(view: View, spell: GameObject, target: str) -> Iterator[Consequence]:
    there = view.object(target)
    if there is None or there.zone != "battlefield" or target not in spell.targets:
        return
    if there.incarnation != spell.targeted[spell.targets.index(target)]:
        yield Consequence(
            "illegal", spell.id, other=target, message="target-is-new-object", params=(("host", target),)
        )


def _kept(subject: GameObject, source: str) -> Iterator[Consequence]:
    sources = {effect.source for effect in subject.alterations}
    if len(sources) > 1:
        raise UnsupportedError("several-effects-on-a-spell")
    if subject.zone == "battlefield" and sources == {source}:
        yield Consequence("keeps_effects", subject.id, message=f"effect-of-{source}-goes-on")


@rule("400.7a", "became", overrides=("400.7",))
def effects_on_a_spell_go_on(view: View, moment: Moment) -> Iterator[Consequence]:
    """400.7a: what a resolved spell or ability changed in a permanent spell holds for the permanent too."""
    subject = view.object(moment.subject)
    if subject is not None:
        yield from _kept(subject, "resolved")


@rule("400.7b", "became", overrides=("400.7",))
def abilities_granted_to_a_spell_go_on(view: View, moment: Moment) -> Iterator[Consequence]:
    """400.7b: an ability that a static ability grants to a permanent spell stays with the permanent."""
    subject = view.object(moment.subject)
    if subject is not None and all(effect.name in ABILITIES for effect in subject.alterations):
        yield from _kept(subject, "static")


@rule("400.7d", "was_kicked")
def permanent_may_ask_about_its_spell(view: View, moment: Moment) -> Iterator[Consequence]:
    """400.7d: an ability of a permanent can refer to how the spell that became it was cast."""
    subject = view.object(moment.subject)
    if subject is None or subject.zone != "battlefield" or is_new(view, subject, subject.became):
        return
    told = "yes" if view.flag(subject, "kicked") else "no"
    yield Consequence("kicked_told", subject.id, other=told, message=f"permanent-kicked-{told}")
