"""What is on the board that state-based actions may concern: one look at each object and player.

Most boards concern few of the lines of 704.5; a rule function registered with ``when=`` is asked at a
check only if its feature is there. A feature may be there in vain, but must not be missing. What was found
out about an object is kept with it, as objects do not change.
"""

from __future__ import annotations

from subrule.engine.state import REMEMBERED, GameObject, Player, State

ATTACHMENTS = frozenset({"aura", "equipment", "fortification"})
_NONE: frozenset[str] = frozenset()


def features_of(state: State) -> frozenset[str]:
    """Give the features of a board: what a check may find something to do about.

    Args:
        state: the board; unstated fields count as features where a fact would have to be asked.

    Returns:
        Names as the rule functions give them in ``when=``.
    """
    known: frozenset[str] | None = state.__dict__.get(REMEMBERED)
    if known is None:
        known = state.__dict__[REMEMBERED] = _of_board(state)
    return known


def _of_board(state: State) -> frozenset[str]:
    found: set[str] = set()
    legendary = worlds = 0
    for o in state.objects.values():
        own = o.__dict__.get(REMEMBERED)
        if own is None:
            own = o.__dict__[REMEMBERED] = _of_object(o)
        if own:
            found |= own
            legendary += "legendary" in own
            worlds += "world" in own
    if legendary > 1 or (legendary and _namesakes(state)):
        found.add("legends")
    if worlds > 1:
        found.add("worlds")
    for p in state.players.values():
        _player(p, found)
    return frozenset(found)


def _of_object(o: GameObject) -> frozenset[str]:
    found: set[str] = set()
    if o.copy_of:
        found.add("copy")
    if o.counters:
        found.add("counters")
    if o.arrived or o.deathtouched:
        found.add("since_last_check")
    if o.zone != "battlefield":
        found.update(name for name in ("token", "marker", "commander") if getattr(o, name))
        return frozenset(found) if found else _NONE
    _attached(o, found)
    if o.supertypes:
        found |= o.supertypes & {"legendary", "world"}
    if o.counters:
        _counters(o, found)
    _measures(o, found)
    return frozenset(found) if found else _NONE


def _attached(o: GameObject, found: set[str]) -> None:
    subtypes = o.subtypes
    if subtypes is None:
        found |= {"aura", "equipment", "attached"}
        return
    if "aura" in subtypes or o.bestowed:
        found.add("aura")
    if o.attached_to is not None:
        found.add("attached")
        if "equipment" in subtypes or "fortification" in subtypes:
            found.add("equipment")
        if "role" in subtypes:
            found.add("role")


def _measures(o: GameObject, found: set[str]) -> None:
    if o.damage or o.deathtouched:
        found.add("damage")
    if o.boost[1] < 0 or (o.toughness is not None and o.toughness + o.boost[1] <= 0):
        found.add("weak")
    types = o.types
    if (o.taken or ("loyalty", 0) in o.counters) and (types is None or "planeswalker" in types):
        found.add("planeswalker")
    if types is None or "battle" in types:
        found.add("battle")
    if o.counters and (o.subtypes is None or "saga" in o.subtypes):
        found.add("saga")
    if o.space_sculptor:
        found.add("space_sculptor")
    if o.starts_engines:
        found.add("engines")


def _counters(o: GameObject, found: set[str]) -> None:
    kinds = {kind for kind, number in o.counters if number}
    if "+1/+1" in kinds and "-1/-1" in kinds:
        found.add("both_kinds")
    if o.max_counters and kinds:
        found.add("max_counters")
    if any(lowers(kind) for kind in kinds):
        found.add("weak")


def lowers(kind: str) -> bool:
    """Whether counters of a kind may lower toughness: -X/-Y ones, and whatever else has a minus there."""
    return kind.startswith("-") or "/-" in kind


def concerns_of(state: State, o: GameObject) -> frozenset[str]:
    """Tell what rules may have to say about a permanent to which nothing is done.

    Args:
        state: the board.
        o: the permanent.
    """
    found = {"space_sculptor"} if "space_sculptor" in features_of(state) else set()
    types, subtypes = o.types, o.subtypes
    if o.copy_of is not None:
        found.add("copy")
    if o.damage or o.deathtouched:
        found.add("damage")
    if o.boost[1] < 0 or any(lowers(kind) for kind, _ in o.counters):
        found.add("weak")
    if o.toughness is not None and o.toughness <= 0:
        found.add("weak")
    if o.counters:
        found |= {"both_kinds", "max_counters"}
    for name, there in (("planeswalker", types), ("battle", types), ("saga", subtypes)):
        if there is None or name in there:
            found.add(name)
    if o.supertypes is None or "legendary" in o.supertypes or o.name:
        found.add("legends")
    if o.supertypes is None or "world" in o.supertypes:
        found.add("worlds")
    if o.attached_to is not None or subtypes is None or not ATTACHMENTS.isdisjoint(subtypes):
        found |= {"aura", "equipment", "attached", "role"}
    return frozenset(found)


def _namesakes(state: State) -> bool:
    names = [o.name for o in state.objects.values() if o.name and o.zone == "battlefield"]
    return len(set(names)) < len(names)


def _player(p: Player, found: set[str]) -> None:
    if (p.life is not None and p.life <= 0) or p.life_lost > 0:
        found.add("life")
    if p.library == 0 or p.drew_from_empty:
        found |= {"drew", "since_last_check"}
    if p.poison:
        found.add("poison")
    if p.commander_damage:
        found.add("commander_damage")
