"""State-based actions a second time, as plainly as can be, from the text of 704.5 alone.

Nothing of the engine is imported or looked at. A board is a dictionary as :func:`tests.engine.sba_boards`
makes it: ``{"variant", "players": {name: {...}}, "objects": {name: {...}}}``, every value stated. It is
slow and repeats itself on purpose: whoever doubts a line reads it next to the book.

Choices are made as the engine makes them where nobody says otherwise: the legend that comes first by name
is kept, a protector that has to be picked among several is ``"chosen host"``, a sector is ``"chosen"``.
"""

from __future__ import annotations

import copy
from typing import Any

Board = dict[str, Any]
Action = tuple[str, ...]

COLORS = ("white", "blue", "black", "red", "green")


def on_battlefield(board: Board) -> list[tuple[str, dict[str, Any]]]:
    return [(name, o) for name, o in sorted(board["objects"].items()) if o["zone"] == "battlefield"]


def toughness(o: dict[str, Any]) -> int:
    return o["toughness"] + o["counters"].get("+1/+1", 0) - o["counters"].get("-1/-1", 0)


def players_in(board: Board) -> list[str]:
    return [name for name, p in board["players"].items() if p["in_game"]]


# -- what a line finds ----------------------------------------------------------------------------


def line_a(board: Board) -> set[Action]:
    """0 or less life."""
    return {("loses", p) for p in players_in(board) if board["players"][p]["life"] <= 0}


def line_b(board: Board) -> set[Action]:
    """Attempted to draw from an empty library since the last check."""
    return {("loses", p) for p in players_in(board) if board["players"][p]["drew_from_empty"]}


def line_c(board: Board) -> set[Action]:
    """Ten or more poison counters."""
    return {("loses", p) for p in players_in(board) if board["players"][p]["poison"] >= 10}


def line_d(board: Board) -> set[Action]:
    """A token in a zone other than the battlefield."""
    return {
        ("ceases", name)
        for name, o in board["objects"].items()
        if o["token"] and o["zone"] not in ("battlefield", "nowhere")
    }


def line_e(board: Board) -> set[Action]:
    """A copy of a spell off the stack; a copy of a card off stack and battlefield."""
    found = set()
    for name, o in board["objects"].items():
        if o["zone"] == "nowhere":
            continue
        if o["copy_of"] == "spell" and o["zone"] != "stack":
            found.add(("ceases", name))
        if o["copy_of"] == "card" and o["zone"] not in ("stack", "battlefield"):
            found.add(("ceases", name))
    return found


def line_f(board: Board) -> set[Action]:
    """A creature with toughness 0 or less."""
    return {
        ("graveyard", n) for n, o in on_battlefield(board) if "creature" in o["types"] and toughness(o) <= 0
    }


def line_g(board: Board) -> set[Action]:
    """Lethal damage; what has indestructible ignores it (702.12b)."""
    return {
        ("destroyed", n)
        for n, o in on_battlefield(board)
        if "creature" in o["types"]
        and toughness(o) > 0
        and o["damage"] > 0
        and o["damage"] >= toughness(o)
        and not o["indestructible"]
    }


def line_h(board: Board) -> set[Action]:
    """Damage by a source with deathtouch."""
    return {
        ("destroyed", n)
        for n, o in on_battlefield(board)
        if "creature" in o["types"] and toughness(o) > 0 and o["deathtouched"] and not o["indestructible"]
    }


def line_i(board: Board) -> set[Action]:
    """A planeswalker with loyalty 0."""
    return {
        ("graveyard", n)
        for n, o in on_battlefield(board)
        if "planeswalker" in o["types"] and o["counters"].get("loyalty", 0) == 0
    }


def line_j(board: Board) -> set[Action]:
    """Two or more legendary permanents with the same name and controller."""
    found = set()
    for n, o in on_battlefield(board):
        if "legendary" not in o["supertypes"]:
            continue
        for other, o2 in on_battlefield(board):
            same = "legendary" in o2["supertypes"] and o2["name"] == o["name"]
            if same and o2["controller"] == o["controller"] and other < n:
                found.add(("graveyard", n))
    return found


def line_k(board: Board) -> set[Action]:
    """World permanents: all but the newest; all in a tie for the newest."""
    worlds = [(n, o["timestamp"]) for n, o in on_battlefield(board) if "world" in o["supertypes"]]
    if len(worlds) < 2:
        return set()
    newest = max(when for _, when in worlds)
    tied = sum(when == newest for _, when in worlds) > 1
    return {("graveyard", n) for n, when in worlds if when != newest or tied}


def line_m(board: Board) -> set[Action]:
    """An Aura on something illegal or on nothing."""
    found = set()
    for n, o in on_battlefield(board):
        if "aura" not in o["subtypes"]:
            continue
        host = o["attached_to"]
        illegal = host is None or host == n or not there(board, host)
        # That the Aura is itself a creature or battle is 704.5p's business; it goes one check later.
        if illegal or not enchant_allows(board, n, host) or protected(board, n, host):
            found.add(("graveyard", n))
    return found


def line_n(board: Board) -> set[Action]:
    """Equipment or a Fortification on an illegal permanent or a player."""
    found = set()
    for n, o in on_battlefield(board):
        host = o["attached_to"]
        if host is None or not {"equipment", "fortification"} & set(o["subtypes"]):
            continue
        illegal = host == n or not there(board, host) or host in board["players"]
        if not illegal:
            types = board["objects"][host]["types"]
            illegal = ("equipment" in o["subtypes"] and "creature" not in types) or (
                "fortification" in o["subtypes"] and "land" not in types
            )
        if illegal or protected(board, n, host):
            found.add(("unattached", n))
    return found


def line_p(board: Board) -> set[Action]:
    """An attached battle or creature; an attached permanent that is no Aura, Equipment or Fortification."""
    found = set()
    for n, o in on_battlefield(board):
        if o["attached_to"] is None:
            continue
        if (
            "battle" in o["types"]
            or "creature" in o["types"]
            or not {"aura", "equipment", "fortification"} & set(o["subtypes"])
        ):
            found.add(("unattached", n))
    return found


def line_q(board: Board) -> set[Action]:
    """+1/+1 and -1/-1 counters."""
    found = set()
    for n, o in on_battlefield(board):
        pairs = min(o["counters"].get("+1/+1", 0), o["counters"].get("-1/-1", 0))
        if pairs > 0:
            found |= {("counters", n, "+1/+1", str(pairs)), ("counters", n, "-1/-1", str(pairs))}
    return found


def line_r(board: Board) -> set[Action]:
    """More counters than its ability allows."""
    found = set()
    for n, o in on_battlefield(board):
        for kind, allowed in o["max_counters"].items():
            surplus = o["counters"].get(kind, 0) - allowed
            if surplus > 0:
                found.add(("counters", n, kind, str(surplus)))
    return found


def line_s(board: Board) -> set[Action]:
    """A Saga with lore for its final chapter and no chapter ability pending."""
    return {
        ("sacrificed", n)
        for n, o in on_battlefield(board)
        if "saga" in o["subtypes"]
        and o["chapters"] >= 1
        and o["counters"].get("lore", 0) >= o["chapters"]
        and not o["pending"]
    }


def line_t(board: Board) -> set[Action]:
    """A dungeon with the marker on its bottommost room and no room ability pending."""
    return {
        ("removed", n)
        for n, o in board["objects"].items()
        if "dungeon" in o["types"]
        and o["zone"] == "command"
        and o["marker"] == "bottommost"
        and not o["pending"]
    }


def line_u(board: Board) -> set[Action]:
    """Space sculptor and creatures without a sector designation."""
    if not any(o["space_sculptor"] for _, o in on_battlefield(board)):
        return set()
    return {
        ("sector", n) for n, o in on_battlefield(board) if "creature" in o["types"] and o["sector"] == "none"
    }


def line_v(board: Board) -> set[Action]:
    """A Siege with defense 0 and no ability pending."""
    return {
        ("graveyard", n)
        for n, o in on_battlefield(board)
        if "battle" in o["types"]
        and "siege" in o["subtypes"]
        and o["counters"].get("defense", 0) == 0
        and not o["pending"]
    }


def line_w(board: Board) -> set[Action]:
    """A battle that is no Siege with defense 0."""
    return {
        ("graveyard", n)
        for n, o in on_battlefield(board)
        if "battle" in o["types"] and "siege" not in o["subtypes"] and o["counters"].get("defense", 0) == 0
    }


def line_x(board: Board) -> set[Action]:
    """A battle without a protector in the game that nothing attacks."""
    found = set()
    for n, o in on_battlefield(board):
        if (
            "battle" in o["types"]
            and o["protector"] not in players_in(board)
            and o["protector"] != "chosen host"
        ) and not o["attacked"]:
            found.add(new_protector(board, n))
    return found


def line_y(board: Board) -> set[Action]:
    """A battle whose protector can't be its protector."""
    found = set()
    for n, o in on_battlefield(board):
        here = "battle" in o["types"] and o["protector"] in players_in(board)
        if here and o["protector"] not in may_protect(board, n):
            found.add(new_protector(board, n))
    return found


def line_z(board: Board) -> set[Action]:
    """Roles of one controller on one permanent: all but the newest."""
    found = set()
    roles = [
        (n, o)
        for n, o in on_battlefield(board)
        if "role" in o["subtypes"] and o["attached_to"] in board["objects"]
    ]
    for n, o in roles:
        for _, o2 in roles:
            rival = o2["attached_to"] == o["attached_to"] and o2["controller"] == o["controller"]
            if rival and o2["timestamp"] > o["timestamp"]:
                found.add(("graveyard", n))
    return found


def line_aa(board: Board) -> set[Action]:
    """Start your engines! and no speed."""
    return {
        ("speed", p)
        for p in players_in(board)
        if not board["players"][p]["speed"]
        and any(o["starts_engines"] and o["controller"] == p for _, o in on_battlefield(board))
    }


def line_6c(board: Board) -> set[Action]:
    """21 combat damage by one commander."""
    if board["variant"] != "commander":
        return set()
    return {
        ("loses", p)
        for p in players_in(board)
        if any(amount >= 21 for amount in board["players"][p]["commander_damage"].values())
    }


def line_6d(board: Board) -> set[Action]:
    """A commander just put into a graveyard or exile whose owner wants it in the command zone."""
    if board["variant"] != "commander":
        return set()
    return {
        ("command", n)
        for n, o in board["objects"].items()
        if o["commander"] and o["arrived"] and o["returns"] and o["zone"] in ("graveyard", "exile")
    }


LINES = {
    name.removeprefix("line_"): function
    for name, function in sorted(globals().items())
    if name.startswith("line_")
}


# -- what the lines lean on ------------------------------------------------------------------------


def there(board: Board, host: str) -> bool:
    if host in board["players"]:
        return board["players"][host]["in_game"]
    return host in board["objects"] and board["objects"][host]["zone"] == "battlefield"


def enchant_allows(board: Board, aura: str, host: str) -> bool:
    what = board["objects"][aura]["enchant"]
    if host in board["players"]:
        return what == "player"
    return what == "permanent" or what in board["objects"][host]["types"]


def protected(board: Board, attached: str, host: str) -> bool:
    if host == attached:
        return False
    protection = (board["objects"].get(host) or board["players"][host])["protection"]
    o = board["objects"][attached]
    return any(q == "everything" or q in o["colors"] or q in o["types"] for q in protection)


def may_protect(board: Board, battle: str) -> list[str]:
    o = board["objects"][battle]
    if "siege" in o["subtypes"]:
        return [p for p in players_in(board) if p != o["controller"]]
    return [p for p in players_in(board) if p == o["controller"]]


def new_protector(board: Board, battle: str) -> Action:
    possible = may_protect(board, battle)
    if not possible:
        return ("graveyard", battle)
    return ("protector", battle, possible[0] if len(possible) == 1 else "chosen host")


# -- checks ----------------------------------------------------------------------------------------


def actions(board: Board) -> set[Action]:
    """What one check performs, with losses and destructions replaced where an effect replaces them."""
    found: set[Action] = set()
    for line in LINES.values():
        found |= line(board)
    for action in list(found):
        if action[0] == "loses" and board["players"][action[1]]["instead_of_losing"] is not None:
            found.remove(action)
            found.add(("stays_in_game", action[1]))
        if action[0] == "destroyed" and board["objects"][action[1]]["shields"]:
            found.remove(action)
            found.add(("regenerated", action[1]))
    return found


def perform(board: Board, found: set[Action]) -> Board:
    """The board after the actions of one check, all at once."""
    after = copy.deepcopy(board)
    for o in after["objects"].values():
        o["arrived"] = o["deathtouched"] = False
    for p in after["players"].values():
        p["drew_from_empty"] = False
    for action in found:
        kind, name = action[0], action[1]
        o, p = after["objects"].get(name), after["players"].get(name)
        if kind == "loses":
            p["lost"] = True
            p["in_game"] = False
        elif kind == "stays_in_game":
            p["life"] = p["instead_of_losing"]
            p["instead_of_losing"] = None
        elif kind == "speed":
            p["speed"] = 1
        elif kind == "unattached":
            o["attached_to"] = None
        elif kind == "counters":
            o["counters"][action[2]] -= int(action[3])
        elif kind == "sector":
            o["sector"] = "chosen"
        elif kind == "protector":
            o["protector"] = action[2]
        elif kind == "regenerated":
            o["shields"] -= 1
            o["damage"] = 0
        elif kind == "command":
            o["zone"] = "command"
    for action in found:
        kind, name = action[0], action[1]
        if kind in ("ceases", "removed"):
            after["objects"][name]["zone"] = "nowhere"
            after["objects"][name]["attached_to"] = None
        elif kind in ("graveyard", "destroyed", "sacrificed"):
            o = after["objects"][name]
            o["zone"], o["attached_to"], o["arrived"] = "graveyard", None, True
            o["counters"], o["damage"], o["shields"] = {}, 0, 0
    if any(action[0] == "loses" for action in found) and len(players_in(after)) > 1:
        gone = {action[1] for action in found if action[0] == "loses"}
        for o in after["objects"].values():
            if o["controller"] in gone:
                o["zone"], o["attached_to"] = "nowhere", None
    return after


def over(board: Board) -> bool:
    return any(p["lost"] for p in board["players"].values()) and len(players_in(board)) < 2


def settle(board: Board) -> tuple[list[set[Action]], Board]:
    """Check until a check finds nothing or the game is over: the actions of each check, and the last board."""
    checks: list[set[Action]] = []
    while not over(board):
        found = actions(board)
        if not found:
            break
        checks.append(found)
        board = perform(board, found)
    return checks, board
