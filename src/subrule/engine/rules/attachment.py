"""What several sections ask about attachment: is the host still there, is it legal, which Role is older?"""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.state import CHOSEN, GameObject
from subrule.engine.view import View

ATTACHMENTS = frozenset({"aura", "equipment", "fortification"})
"""Subtypes of what can be attached to something (701.3a)."""


def illegal_host_reasons(view: View, attached: GameObject) -> list[Consequence]:
    """Tell what makes the present host of an attached object illegal.

    Args:
        view: what the rules see.
        attached: an object on the battlefield with ``attached_to`` set.

    Returns:
        One entry a reason; empty if the host is legal. A host that has left counts as illegal
        (303.4c, 301.5c). Reasons that lie with the attached object itself (it is a creature) are left
        out: 704.5p deals with these.
    """
    known = view.host_reasons.get(attached.id)
    if known is None:
        known = view.host_reasons[attached.id] = _host_reasons(view, attached)
    return known


def _host_reasons(view: View, attached: GameObject) -> list[Consequence]:
    host_id = attached.attached_to or ""
    if host_id == CHOSEN:
        return []
    player = view.player(host_id)
    if player is not None and not player.in_game:
        return [Consequence("illegal", attached.id, other=host_id, message="host-player-left")]
    host = view.object(host_id)
    if player is None and (host is None or host.zone != "battlefield" or attached.host_left):
        return [Consequence("illegal", attached.id, other=host_id, message="host-gone")]
    return [c for c in view.objections(attached.id, host_id) if not c.about_self]


def to_graveyard(aura: GameObject, reason: Consequence) -> Consequence:
    """An Aura goes to its owner's graveyard, for the reason that makes its host illegal."""
    return Consequence(
        "put_into_graveyard",
        aura.id,
        message="goes-to-graveyard",
        params=(("host", reason.other), *reason.params),
        because=reason.numbers,
        reason=reason.message,
    )


def comes_off(attached: GameObject, reason: Consequence) -> Consequence:
    """An Equipment or Fortification comes off, for the reason that makes its host illegal."""
    return Consequence(
        "become_unattached",
        attached.id,
        message="equipment-comes-off",
        params=(("host", reason.other), *reason.params),
        because=reason.numbers,
        reason=reason.message,
    )


def control_of_attached(view: View, attached: GameObject, source: str, message: str) -> Iterator[Consequence]:
    """Who controls an attached object, or may activate an ability of it (303.4e, 301.5d).

    Args:
        view: what the rules see.
        attached: the Aura or Equipment.
        source: ``"own"``, ``"granted"``, or ``""`` for control of the object itself.
        message: id of the sentence that tells the control.
    """
    if source == "granted":
        host = view.object(attached.attached_to or "")
        if host is not None:
            yield Consequence(
                "may_activate",
                attached.id,
                other=host.id,
                player=view.controller(host),
                message="granted-ability-host-controller",
            )
    elif source == "own":
        yield Consequence(
            "may_activate",
            attached.id,
            player=view.controller(attached),
            message="own-ability-aura-controller",
        )
    else:
        yield Consequence("controls", attached.id, player=view.controller(attached), message=message)


def control_of_host(view: View, host: GameObject) -> Consequence:
    """Who controls what is attached has no say in who controls its host (303.4e, 301.5d)."""
    return Consequence("controls", host.id, player=view.controller(host), message="host-control-independent")


def older_roles(view: View) -> list[tuple[GameObject, GameObject]]:
    """Roles of which the same player controls a more recent one on the same permanent (303.7a, 704.5z).

    Returns:
        Pairs (older Role, the most recent one). Where the scenario leaves open which came last, that
        fact is asked for.
    """
    groups: dict[tuple[str, str], list[GameObject]] = {}
    for role in view.attachments:
        if (
            role.attached_to is not None
            and role.attached_to in view.state.objects
            and "role" in view.subtypes(role)
        ):
            groups.setdefault((role.attached_to, view.controller(role)), []).append(role)
    pairs: list[tuple[GameObject, GameObject]] = []
    for (host_id, _), roles in groups.items():
        if len(roles) < 2:
            continue
        _, candidates = may_be_newest(view, roles)
        latest = [r for r in roles if r.id in candidates]
        if len(latest) > 1:
            chosen = view.open_fact(host_id, "newest_role", *candidates)
            latest = [r for r in latest if r.id == chosen] or latest
        pairs += [(r, latest[0]) for r in roles if r is not latest[0]]
    return pairs


def may_be_newest(view: View, those: list[GameObject]) -> tuple[int, list[str]]:
    """Tell which of several objects may have come last.

    Args:
        view: what the rules see.
        those: the objects, at least one.

    Returns:
        The last timestamp if it tells who came last, else 0; and the ids that may be the newest, sorted.
        One that came during the scenario is newer than any of which no time is stated; one whose time is
        stated from the start need not be.
    """
    last = max(o.timestamp for o in those)
    latest = sorted(o.id for o in those if o.timestamp == last)
    from_the_start = any(view.initial.objects[name].timestamp == last for name in latest)
    unstated = [o.id for o in those if o.timestamp == 0]
    if last and unstated and from_the_start:
        return 0, sorted((*unstated, *latest))
    return last, latest


def older_roles_go(view: View) -> Iterator[Consequence]:
    """Every older Role goes to the graveyard; the newest is told with it (303.7a, 704.5z)."""
    for role, newest in older_roles(view):
        yield Consequence(
            "put_into_graveyard", role.id, message="older-role-to-graveyard", params=(("host", newest.id),)
        )


def roles_stay(view: View, moment: Moment) -> Iterator[Consequence]:
    """The other side of 303.7a and 704.5z: a Role of another player does not displace a Role."""
    role = view.object(moment.subject)
    if role is None or role.attached_to is None or "role" not in view.subtypes(role):
        return
    others = [
        o for o in view.state.attached_to(role.attached_to) if o.id != role.id and "role" in view.subtypes(o)
    ]
    if any(view.controller(o) != view.controller(role) for o in others):
        yield stays(role.id, "roles-of-different-players-stay", host=role.attached_to)


def aura_host_still_legal(view: View, moment: Moment) -> Iterator[Consequence]:
    """The other side of 303.4c and 704.5m: the Aura's host is there and still legal."""
    aura = view.object(moment.subject)
    if aura is not None and aura.attached_to is not None and view.is_aura(aura):
        yield stays(aura.id, "aura-host-still-legal", host=aura.attached_to)


def equipment_stays(attached: GameObject) -> Consequence:
    """The other side of 301.5c and 704.5n: the Equipment's host is legal, or it has none and needs none."""
    if attached.attached_to is None:
        return stays(attached.id, "equipment-need-not-be-attached")
    return stays(attached.id, "equipment-host-still-legal", host=attached.attached_to)


def stays(subject: str, message: str, *, host: str = "", because: tuple[str, ...] = ()) -> Consequence:
    """The other side of a rule: it could have moved the object, but its condition does not hold."""
    return Consequence(
        "stays",
        subject,
        other=host,
        message=message,
        params=(("host", host),) if host else (),
        because=because,
    )
