"""Section 303, enchantments: all of 303.4 (Auras), and 303.7a (Roles).

Each function follows the sentences of its subrule; texts are told by messages, see the tables.
"""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.attachment import (
    ATTACHMENTS,
    aura_host_still_legal,
    control_of_attached,
    control_of_host,
    illegal_host_reasons,
    older_roles_go,
    roles_stay,
    to_graveyard,
)
from subrule.engine.state import CHOSEN, UNDEFINED, GameObject
from subrule.engine.view import View


@rule("303.4a", "casting")
def aura_spell_requires_target(view: View, moment: Moment) -> Iterator[Consequence]:
    """303.4a: an Aura spell needs a target; its enchant ability says what that may be."""
    spell = view.object(moment.subject)
    if spell is not None and view.is_aura(spell):
        yield Consequence("requires_target", spell.id, message="aura-spell-targets")


@rule("303.4b", "reference")
def enchanted_is_what_an_aura_is_attached_to(view: View, moment: Moment) -> Iterator[Consequence]:
    """303.4b: the object or player that an Aura is attached to is called enchanted."""
    auras = [a for a in view.state.attached_to(moment.subject) if view.is_aura(a)]
    for aura in auras:
        yield Consequence(
            "is_enchanted",
            moment.subject,
            other=aura.id,
            message="host-is-enchanted",
            params=(("host", moment.subject),),
        )
    if not auras:
        yield Consequence("stays", moment.subject, message="not-enchanted")


@rule("303.4c", "check", "staying", overrides=("303.4d", "704.5p"), when="aura")
def aura_on_illegal_host_goes_to_graveyard(view: View, moment: Moment) -> Iterator[Consequence]:
    """303.4c: an Aura whose host is illegal, gone or out of the game goes to its owner's graveyard.

    Where the Aura is a creature too, coming off (303.4d) would end in the graveyard as well: this is
    the shorter way.
    """
    if moment.kind == "staying":
        yield from aura_host_still_legal(view, moment)
        return
    for aura in view.attachments:
        if aura.attached_to is None or aura.attached_to == aura.id or not view.is_aura(aura):
            continue
        reasons = illegal_host_reasons(view, aura)
        if reasons:
            yield to_graveyard(aura, reasons[0])


@rule("303.4d", "attachability", "check", "attaching", when="aura")
def aura_cannot_enchant_itself_nor_as_creature_nor_twice(view: View, moment: Moment) -> Iterator[Consequence]:
    """303.4d: an Aura can't enchant itself, nor anything while it is a creature, nor more than one thing."""
    if moment.kind == "attachability":
        aura = view.object(moment.subject)
        if aura is None or not view.is_aura(aura):
            return
        if moment.hosts[0] == aura.id:
            yield Consequence("illegal", aura.id, other=aura.id, message="aura-cannot-enchant-itself")
        elif view.is_type(aura, "creature"):
            yield Consequence(
                "illegal",
                aura.id,
                other=moment.hosts[0],
                message="aura-creature-cannot-enchant",
                about_self=True,
            )
    elif moment.kind == "check":
        yield from _self_and_creature(view)
    elif len(moment.hosts) > 1:
        aura = view.object(moment.subject)
        if aura is not None and view.is_aura(aura):
            yield Consequence(
                "chooses", aura.id, player=view.controller(aura), message="aura-controller-chooses-one"
            )


def _self_and_creature(view: View) -> Iterator[Consequence]:
    for aura in view.attachments:
        if not view.is_aura(aura):
            continue
        if aura.attached_to == aura.id:
            yield Consequence("put_into_graveyard", aura.id, message="aura-enchanting-itself-to-graveyard")
        elif view.is_type(aura, "creature"):
            if aura.attached_to is not None:
                yield Consequence("become_unattached", aura.id, message="aura-creature-unattached")
            else:
                yield Consequence("put_into_graveyard", aura.id, message="aura-unattached-to-graveyard")


@rule("303.4e", "control")
def aura_is_controlled_apart_from_its_host(view: View, moment: Moment) -> Iterator[Consequence]:
    """303.4e: an Aura and its host are controlled apart, and so are their abilities."""
    aura = view.object(moment.subject)
    if aura is None:
        return
    if view.is_aura(aura):
        yield from control_of_attached(view, aura, moment.detail, "aura-control-independent")
    elif moment.detail == "" and any(view.is_aura(a) for a in view.state.attached_to(aura.id)):
        yield control_of_host(view, aura)


def _entering_aura(view: View, moment: Moment) -> GameObject | None:
    entering = view.object(moment.subject)
    return entering if entering is not None and view.is_aura(entering) else None


def _unspecified(view: View, moment: Moment) -> bool:
    """Whether the effect leaves open what the entering Aura will enchant; asked for if untold."""
    if moment.unspecified is not None:
        return moment.unspecified
    return not moment.hosts and bool(view.open_fact(moment.subject, "unspecified"))


@rule("303.4f", "entering")
def player_chooses_what_an_entering_aura_enchants(view: View, moment: Moment) -> Iterator[Consequence]:
    """303.4f: what an Aura that isn't cast will enchant its new controller chooses as it enters."""
    aura = _entering_aura(view, moment)
    if aura is None:
        return
    if not _unspecified(view, moment):
        yield Consequence("chooses_nothing", aura.id, message="effect-names-the-host")
        return
    wish = moment.hosts[0] if moment.hosts else ""
    objections = view.objections(aura.id, wish) if wish else []
    if wish and not objections:
        yield Consequence(
            "chooses",
            aura.id,
            other=wish,
            player=moment.by,
            message="enters-choice-includes",
            params=(("host", wish),),
        )
        yield Consequence(
            "enter_attached", aura.id, other=wish, message="aura-enters-attached-to", params=(("host", wish),)
        )
        return
    if wish:
        yield Consequence(
            "chooses",
            aura.id,
            player=moment.by,
            message="enters-choice-excludes",
            params=(("host", wish), *objections[0].params),
            because=objections[0].numbers,
            reason=objections[0].message,
        )
    if view.has_legal_host(aura):
        if not wish:
            yield Consequence("chooses", aura.id, player=moment.by, message="enters-player-chooses")
        yield Consequence("enter_attached", aura.id, message="aura-enters-attached")


@rule("303.4g", "entering")
def aura_with_nothing_to_enchant_does_not_enter(view: View, moment: Moment) -> Iterator[Consequence]:
    """303.4g: with nothing legal to enchant an Aura does not enter; where it goes depends on its zone."""
    aura = _entering_aura(view, moment)
    if aura is None or not _unspecified(view, moment):
        return
    if moment.hosts and not view.objections(aura.id, moment.hosts[0]):
        return
    if not view.has_legal_host(aura):
        yield _does_not_enter(view, aura, "nothing-to-enchant")


@rule("303.4h", "entering")
def permanent_that_is_no_attachment_enters_unattached(view: View, moment: Moment) -> Iterator[Consequence]:
    """303.4h: put onto the battlefield attached, what is no attachment enters unattached."""
    entering = view.object(moment.subject)
    if entering is None or not moment.hosts or moment.unspecified:
        return
    if view.subtypes(entering).isdisjoint(ATTACHMENTS):
        yield Consequence("enter_unattached", entering.id, message="non-attachment-enters-unattached")


@rule("303.4i", "entering")
def aura_put_onto_an_illegal_host_does_not_enter(view: View, moment: Moment) -> Iterator[Consequence]:
    """303.4i: put attached to what it can't enchant or what is undefined, an Aura does not enter."""
    aura = _entering_aura(view, moment)
    if aura is None or not moment.hosts or moment.unspecified:
        return
    host = moment.hosts[0]
    if host == UNDEFINED:
        yield _does_not_enter(view, aura, "undefined-host")
        return
    objections = view.objections(aura.id, host)
    if objections:
        yield _does_not_enter(view, aura, "illegal-host", host=host, reason=objections[0])
    else:
        yield Consequence(
            "enter_attached", aura.id, other=host, message="aura-enters-attached-to", params=(("host", host),)
        )


def _does_not_enter(
    view: View, aura: GameObject, why: str, *, host: str = "", reason: Consequence | None = None
) -> Consequence:
    params = (("host", host), *(reason.params if reason else ())) if host else ()
    because, told = (reason.numbers, reason.message) if reason else ((), "")
    if view.flag(aura, "token"):
        return Consequence(
            "not_created", aura.id, message=f"{why}-not-created", params=params, because=because, reason=told
        )
    if aura.zone == "stack":
        return Consequence(
            "put_into_graveyard",
            aura.id,
            message=f"{why}-to-graveyard",
            params=params,
            because=because,
            reason=told,
        )
    return Consequence(
        "remain_in_zone",
        aura.id,
        message=f"{why}-remains",
        params=(*params, ("zone", aura.zone)),
        because=because,
        reason=told,
    )


@rule("303.4j", "attaching")
def aura_that_cannot_enchant_the_new_host_does_not_move(view: View, moment: Moment) -> Iterator[Consequence]:
    """303.4j: an effect that would attach an Aura to something it can't enchant doesn't move it."""
    aura = view.object(moment.subject)
    if aura is None or aura.zone != "battlefield" or not view.is_aura(aura) or len(moment.hosts) != 1:
        return
    host = moment.hosts[0]
    objections = view.objections(aura.id, host) if not aura.is_on(host) else []
    if objections:
        reason = objections[0]
        yield Consequence(
            "not_move",
            aura.id,
            other=host,
            message="aura-does-not-move",
            params=(("host", host), *reason.params),
            because=reason.numbers,
            reason=reason.message,
        )


@rule("303.4k", "facing_up")
def aura_turned_face_up_counts_as_face_up(view: View, moment: Moment) -> Iterator[Consequence]:
    """303.4k: what an Aura being turned face up may go on is judged by what it is face up."""
    aura = view.object(moment.subject)
    if aura is None or not view.is_aura(aura):
        return
    player = view.controller(aura)
    yield Consequence("considers_face_up", aura.id, player=player, message="face-up-characteristics-count")
    wish = moment.hosts[0] if moment.hosts else ""
    objections = view.objections(aura.id, wish) if wish else []
    if wish and not objections:
        yield Consequence("move", aura.id, other=wish, message="attachment-moves", params=(("host", wish),))
        return
    if wish:
        yield Consequence(
            "chooses",
            aura.id,
            player=player,
            message="face-up-choice-excludes",
            params=(("host", wish), *objections[0].params),
            because=objections[0].numbers,
            reason=objections[0].message,
        )
    if view.has_legal_host(aura):
        yield Consequence("move", aura.id, other=CHOSEN, message="face-up-attached-to-choice")


@rule("303.4m", "reference")
def enchanted_means_whatever_it_is_attached_to(view: View, moment: Moment) -> Iterator[Consequence]:
    """303.4m: "enchanted" in an ability means what its permanent is attached to, Aura or not."""
    source = view.object(moment.subject)
    if source is not None and source.mentions_enchanted and source.attached_to is not None:
        yield Consequence(
            "refers_to", source.id, other=source.attached_to, message="enchanted-means-attached"
        )


@rule("303.7a", "check", "staying", when="role")
def only_the_newest_role_of_a_player_stays(view: View, moment: Moment) -> Iterator[Consequence]:
    """303.7a: of the Roles that one player has on a permanent only the newest stays."""
    yield from older_roles_go(view) if moment.kind == "check" else roles_stay(view, moment)
