"""Tokens, copies, counters, dungeons, sectors, protectors, commanders: what several sections say alike."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.measures import MINUS, PLUS, counters, has_type, is_face_down, owner, returns_by, said
from subrule.engine.rules.attachment import stays
from subrule.engine.rules.dying import goes, kept_alive, pending
from subrule.engine.state import CHOSEN, GameObject
from subrule.engine.view import View

NO_PROTECTOR = "none"
NO_SECTOR = "none"
_OF_LIFE_AND_DEATH = ("dies", "destroyed", "on_battlefield", "in_zone", "all_stay", "any_leaves")
"""Questions of which counters tell nothing but what they do to toughness."""
HOMES = ("hand", "library")
"""Zones on the way to which a commander may go to the command zone instead (903.9b)."""

# -- tokens and copies -----------------------------------------------------------------------------


def token_ceases(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5d: a token anywhere but on the battlefield ceases to exist; a card stays where it is."""
    for o in _elsewhere(view, moment):
        if o.zone == "battlefield":
            continue
        if said(view, o, "token"):
            if moment.kind == "check" and _arrived(o):
                yield Consequence("ceases_to_exist", o.id, other="token", message="token-ceases-to-exist")
        elif moment.kind != "check" and _arrived(o) and o.marker is None and not left_undead(view, o):
            yield stays(o.id, "card-stays-in-its-zone")


def left_undead(view: View, o: GameObject) -> str:
    """The ability that would have returned a permanent, had it died and not left otherwise; or ``""``."""
    was = view.initial.objects[o.id]
    if was.zone != "battlefield" or o.zone in ("battlefield", "graveyard", "nowhere", "stack"):
        return ""
    return returns_by(o)


def copy_ceases(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5e: a copy of a spell off the stack, or of a card off stack and battlefield, ceases to exist."""
    for o in _elsewhere(view, moment):
        homes = {"spell": ("stack",), "card": ("stack", "battlefield")}.get(o.copy_of or "")
        if homes is None:
            continue
        if o.zone not in homes:
            if moment.kind == "check":
                yield Consequence("ceases_to_exist", o.id, other="copy", message="copy-ceases-to-exist")
        elif moment.kind != "check":
            yield stays(o.id, "copy-stays-in-its-zone")


def _arrived(o: GameObject) -> bool:
    """Whether an object is somewhere where a token can have gone; one yet to be made is not."""
    return o.zone not in ("nowhere", "stack")


def _elsewhere(view: View, moment: Moment) -> list[GameObject]:
    if moment.kind == "check":
        return [o for o in view.state.objects.values() if o.zone != "nowhere"]
    one = view.object(moment.subject)
    return [] if one is None or one.zone == "nowhere" else [one]


# -- counters --------------------------------------------------------------------------------------


def opposite_counters(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5q: +1/+1 and -1/-1 counters on one permanent go in pairs; of one kind none goes."""
    for o in _permanents(view, moment):
        plus, minus = counters(o, PLUS), counters(o, MINUS)
        pairs = min(plus, minus)
        if moment.kind == "check":
            if pairs:
                yield _loses_counters(o, PLUS, pairs, "opposite-counters-go")
                yield _loses_counters(o, MINUS, pairs, "opposite-counters-go")
        elif (plus or minus) and not (view.wants in _OF_LIFE_AND_DEATH and kept_alive(o)):
            yield stays(o.id, "counters-of-one-kind-stay")


def too_many_counters(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5r: counters beyond the number that the permanent's own ability allows are removed."""
    for o in _permanents(view, moment):
        for kind, allowed in () if is_face_down(o) else o.max_counters:
            surplus = counters(o, kind) - allowed
            if moment.kind == "check":
                if surplus > 0:
                    yield _loses_counters(o, kind, surplus, "surplus-counters-go", left=allowed)
            elif counters(o, kind):
                yield stays(o.id, "counters-within-the-limit")


def _loses_counters(o: GameObject, kind: str, number: int, message: str, *, left: int = 0) -> Consequence:
    return Consequence(
        "loses_counters",
        o.id,
        other=kind,
        message=message,
        params=(("counter", kind), ("amount", str(number)), ("number", str(left or number))),
    )


def _permanents(view: View, moment: Moment) -> list[GameObject]:
    if moment.kind == "check":
        return view.battlefield
    one = view.object(moment.subject)
    return [one] if one is not None and one.zone == "battlefield" else []


# -- dungeons and sectors --------------------------------------------------------------------------


def dungeon_completed(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5t: a dungeon with the marker on its last room leaves the game once no room ability is pending."""
    for o in _elsewhere(view, moment):
        if o.marker is None or "dungeon" not in (o.types or ()) or o.zone != "command":
            continue
        message = ""
        if o.marker != "bottommost":
            message = "dungeon-has-rooms-left"
        elif pending(view, o, "room-ability"):
            message = "dungeon-waits-for-its-room"
        elif moment.kind == "check":
            yield Consequence(
                "removed_from_game", o.id, player=owner(view, o), message="completed-dungeon-leaves-the-game"
            )
        if message and moment.kind != "check":
            yield stays(o.id, message)


def sector_chosen(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5u: with a space sculptor there, creatures without a sector get one."""
    if not any(said(view, o, "space_sculptor") and not is_face_down(o) for o in view.battlefield):
        return
    for o in _permanents(view, moment):
        if not view.is_type(o, "creature"):
            continue
        if o.sector in (None, NO_SECTOR):
            if moment.kind == "check":
                yield Consequence("gets_sector", o.id, player=view.controller(o), message="sector-is-chosen")
        elif moment.kind != "check":
            yield stays(o.id, "sector-is-kept")


# -- battles and their protectors ------------------------------------------------------------------


def battle_without_protector(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5x: a battle that nobody protects and nothing attacks gets a protector, or goes."""
    for o in _battles(view, moment):
        if _protected(view, o):
            continue
        if said(view, o, "attacked"):
            if moment.kind != "check":
                yield stays(o.id, "attacked-battle-needs-no-protector")
        elif moment.kind == "check":
            yield _new_protector(view, o)


def battle_with_wrong_protector(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.5y: a battle whose protector can't be that gets another, or goes, even while it is attacked."""
    for o in _battles(view, moment):
        if not _protected(view, o) or o.protector in (None, CHOSEN):
            continue
        if o.protector not in possible_protectors(view, o):
            if moment.kind == "check":
                yield _new_protector(view, o)
        elif moment.kind != "check":
            yield stays(o.id, "protector-may-stay")


def _battles(view: View, moment: Moment) -> Iterator[GameObject]:
    for o in _permanents(view, moment):
        if has_type(o, "battle") and o.protector is not None:
            yield o


def _protected(view: View, o: GameObject) -> bool:
    protector = view.player(o.protector or "")
    return o.protector == CHOSEN or (protector is not None and protector.in_game)


def possible_protectors(view: View, o: GameObject) -> list[str]:
    """The players who can be a battle's protector (310.12a, 310.9a).

    Args:
        view: what the rules see.
        o: the battle.

    Returns:
        For a Siege the opponents of its controller still in the game, for a battle without a battle type
        its controller.
    """
    controller = view.controller(o)
    if "siege" in view.subtypes(o):
        if view.state.variant == "two_headed_giant":
            raise UnsupportedError("two-headed-giant-team")
        return [p.id for p in view.state.players.values() if p.in_game and p.id != controller]
    own = view.player(controller)
    return [controller] if own is not None and own.in_game else []


def protector_of(view: View, o: GameObject) -> str:
    """The player who protects a battle; ``""`` if nobody does.

    Where it is not told it is the only player who can (310.9a, 310.12a); of several it is asked.
    """
    told = o.protector
    if told not in (None, CHOSEN):
        return told if view.player(told or "") is not None else ""
    possible = possible_protectors(view, o)
    if len(possible) < 2:
        return possible[0] if possible else ""
    return str(view.open_fact(o.id, "protector", *possible))


def _new_protector(view: View, o: GameObject) -> Consequence:
    possible = possible_protectors(view, o)
    if not possible:
        return goes(o, "protector", "battle-without-protector-to-graveyard")
    chosen = possible[0] if len(possible) == 1 else CHOSEN
    return Consequence(
        "gets_protector",
        o.id,
        other=chosen,
        player=view.controller(o),
        message="protector-is-chosen",
        params=(("host", chosen),),
    )


# -- commanders ------------------------------------------------------------------------------------


def commander_may_return(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.6d: a commander just put into a graveyard or exile may go to the command zone."""
    if view.state.variant != "commander":
        return
    for o in _elsewhere(view, moment):
        if not said(view, o, "commander"):
            continue
        here = o.zone in ("graveyard", "exile")
        if moment.kind == "check":
            if here and o.arrived:
                yield from _offers_return(view, o)
        elif here and not o.arrived:
            yield stays(o.id, "commander-stays-where-it-is")


def _offers_return(view: View, o: GameObject) -> Iterator[Consequence]:
    if said(view, o, "returns"):
        yield Consequence(
            "returns_to_command", o.id, player=owner(view, o), message="commander-returns-to-command-zone"
        )
    else:
        yield Consequence("may_return", o.id, player=owner(view, o), message="commander-may-return")


def commander_may_go_instead(view: View, moment: Moment) -> Iterator[Consequence]:
    """903.9b: on its way to hand or library a commander may go to the command zone; once there, no more."""
    o = view.object(moment.subject)
    if view.state.variant != "commander" or o is None or not said(view, o, "commander"):
        return
    if moment.kind != "sent_home":
        if o.zone in HOMES:
            yield stays(o.id, "commander-has-gone-home")
        return
    if moment.detail not in HOMES or o.returns is False:
        return
    if o.components:
        # Its components go ways of their own (903.9c).
        raise UnsupportedError("merged-commander")
    if said(view, o, "returns"):
        kind, message = "returns_to_command", "commander-goes-to-command-zone-instead"
    else:
        kind, message = "may_return", "commander-may-go-instead"
    yield Consequence(
        kind,  # type: ignore[arg-type]
        o.id,
        player=owner(view, o),
        message=message,
        params=(("zone", moment.detail),),
    )
