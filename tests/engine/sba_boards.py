"""Boards for state-based actions: made at random as plain dictionaries, and turned into engine states."""

from __future__ import annotations

import random
from types import MappingProxyType
from typing import Any

from subrule.engine.events import Question
from subrule.engine.scenario import Scenario
from subrule.engine.state import Enchant, GameObject, Player, State

Board = dict[str, Any]

COLORS = ("white", "blue", "black", "red", "green")
NAMES = ("Anna", "Boris", "Clara")
KINDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "creature": (("creature",), ()),
    "artifact creature": (("artifact", "creature"), ()),
    "land": (("land",), ()),
    "land creature": (("land", "creature"), ()),
    "planeswalker": (("planeswalker",), ()),
    "planeswalker creature": (("planeswalker", "creature"), ()),
    "siege": (("battle",), ("siege",)),
    "battle": (("battle",), ()),
    "enchantment": (("enchantment",), ()),
    "saga": (("enchantment",), ("saga",)),
    "saga creature": (("enchantment", "creature"), ("saga",)),
    "aura": (("enchantment",), ("aura",)),
    "role": (("enchantment",), ("aura", "role")),
    "creature aura": (("enchantment", "creature"), ("aura",)),
    "equipment": (("artifact",), ("equipment",)),
    "creature equipment": (("artifact", "creature"), ("equipment",)),
    "fortification": (("artifact",), ("fortification",)),
    "dungeon": (("dungeon",), ()),
}


def make_board(seed: int, size: int = 10) -> Board:
    """Make a board; the same seed and size give the same board everywhere.

    Args:
        seed: seed of the generator.
        size: number of objects.
    """
    pick = random.Random(f"{seed}:{size}")
    names = [f"o{i:03}" for i in range(size)]
    players = [*("you", "opponent"), *(("laura",) if pick.random() < 0.5 else ())]
    variant = pick.choice(("", "", "commander"))
    board: Board = {
        "variant": variant,
        "players": {p: _player(pick, names, variant) for p in players},
        "objects": {n: _object(pick, place, names, players, variant) for place, n in enumerate(names)},
    }
    if size > 2 and pick.random() < 0.15:
        _put_roles_together(board, *pick.sample(names, 3))
    return board


def _put_roles_together(board: Board, host: str, *roles: str) -> None:
    """Chance seldom puts two Roles of one player on one permanent."""
    there = {"zone": "battlefield", "arrived": False, "copy_of": None, "marker": None}
    board["objects"][host] |= {
        **there,
        "types": ["artifact"],
        "subtypes": [],
        "attached_to": None,
        "protection": [],
    }
    for role in roles:
        board["objects"][role] |= {
            **there,
            "types": ["enchantment"],
            "subtypes": ["aura", "role"],
            "attached_to": host,
            "enchant": "permanent",
            "controller": board["objects"][roles[0]]["controller"],
            "counters": {},
            "timestamp": 1 + int(role[1:]),
        }


def _player(pick: random.Random, names: list[str], variant: str) -> dict[str, Any]:
    dealt = {n: pick.choice((5, 12, 20, 21, 30)) for n in names[:2] if variant and pick.random() < 0.2}
    return {
        "in_game": True,
        "life": pick.choice((20, 20, 20, 20, 20, 20, 7, 1, 0, -3)),
        "poison": pick.choice((0, 0, 0, 0, 0, 9, 9, 10, 12)),
        "drew_from_empty": pick.random() < 0.04,
        "speed": pick.choice((0, 0, 1, 4)),
        "commander_damage": dealt,
        "instead_of_losing": pick.choice((None, None, None, None, 5)),
        "protection": [pick.choice(COLORS)] if pick.random() < 0.1 else [],
        "lost": False,
    }


def _object(
    pick: random.Random, place: int, names: list[str], players: list[str], variant: str
) -> dict[str, Any]:
    kind = pick.choice(sorted(KINDS))
    types, subtypes = KINDS[kind]
    zone = pick.choice(("battlefield",) * 9 + ("graveyard", "hand", "exile"))
    if kind == "dungeon":
        zone = "command"
    copy_of = pick.choice((None,) * 20 + ("spell", "card"))
    if copy_of == "spell" and zone == "battlefield":
        zone = "graveyard"
    here = zone == "battlefield"
    token = pick.random() < 0.15 and copy_of is None
    return {
        "zone": zone,
        "types": list(types),
        "subtypes": list(subtypes),
        "supertypes": pick.choice(([], [], [], [], ["legendary"], ["world"])),
        "name": pick.choice(NAMES),
        "colors": pick.sample(COLORS, pick.randint(0, 2)),
        "controller": pick.choice(players),
        "toughness": pick.choice((0, 1, 1, 2, 3, 4)),
        "damage": pick.choice((0, 0, 0, 1, 2, 4)) if here else 0,
        "deathtouched": here and pick.random() < 0.1,
        "indestructible": pick.random() < 0.2,
        "shields": pick.choice((0, 0, 0, 0, 1, 2)) if here else 0,
        "counters": _counters(pick, types, subtypes) if here else {},
        "max_counters": {"charge": pick.randint(0, 3)} if pick.random() < 0.2 else {},
        "attached_to": _host(pick, subtypes, names, players) if here else None,
        "enchant": pick.choice(("creature", "land", "permanent", "player")),
        "protection": [pick.choice((*COLORS, "artifact", "everything"))] if pick.random() < 0.2 else [],
        "chapters": pick.choice((0, 2, 3)),
        "pending": pick.random() < 0.3,
        "protector": pick.choice((*players, "none")),
        "attacked": pick.random() < 0.3,
        "token": token,
        "copy_of": copy_of,
        "commander": variant == "commander" and not token and copy_of is None and pick.random() < 0.2,
        "arrived": not here and pick.random() < 0.5,
        "returns": pick.random() < 0.5,
        "marker": pick.choice(("bottommost", "elsewhere")) if kind == "dungeon" else None,
        "space_sculptor": pick.random() < 0.04,
        "sector": pick.choice(("none", "none", "alpha")),
        "starts_engines": pick.random() < 0.06,
        "timestamp": pick.choice((place + 1, place + 1, 1000)) if "role" not in subtypes else place + 1,
    }


def _counters(pick: random.Random, types: tuple[str, ...], subtypes: tuple[str, ...]) -> dict[str, int]:
    found = {kind: pick.randint(1, 4) for kind in ("+1/+1", "-1/-1", "charge") if pick.random() < 0.15}
    if "planeswalker" in types:
        found["loyalty"] = pick.choice((0, 1, 4))
    if "battle" in types:
        found["defense"] = pick.choice((0, 1, 4))
    if "saga" in subtypes:
        found["lore"] = pick.randint(0, 4)
    return {kind: number for kind, number in found.items() if number or kind in ("loyalty", "defense")}


def _host(pick: random.Random, subtypes: tuple[str, ...], names: list[str], players: list[str]) -> str | None:
    attachment = {"aura", "equipment", "fortification"} & set(subtypes)
    if pick.random() < (0.2 if attachment else 0.95):
        return None
    if "role" in subtypes and pick.random() < 0.7:
        return names[0]
    return pick.choice((*names, *names, *players))


def state_of(board: Board) -> State:
    """Turn a board into a state of the engine."""
    objects = {
        name: GameObject(
            name,
            name=o["name"],
            types=frozenset(o["types"]),
            subtypes=frozenset(o["subtypes"]),
            supertypes=frozenset(o["supertypes"]),
            colors=frozenset(o["colors"]),
            zone=o["zone"],
            controller=o["controller"],
            attached_to=o["attached_to"],
            enchant=Enchant(frozenset({o["enchant"]})) if "aura" in o["subtypes"] else None,
            protection=frozenset(o["protection"]),
            bestowed=False,
            reconfigure=False,
            counters=tuple(sorted(o["counters"].items())),
            max_counters=tuple(sorted(o["max_counters"].items())),
            chapters=o["chapters"] if "saga" in o["subtypes"] else None,
            protector=o["protector"] if "battle" in o["types"] else None,
            **{
                key: o[key]
                for key in (
                    "toughness",
                    "damage",
                    "deathtouched",
                    "indestructible",
                    "shields",
                    "pending",
                    "attacked",
                    "token",
                    "copy_of",
                    "commander",
                    "arrived",
                    "returns",
                    "marker",
                    "space_sculptor",
                    "sector",
                    "starts_engines",
                    "timestamp",
                )
            },
        )
        for name, o in board["objects"].items()
    }
    players = {
        name: Player(
            name,
            p["in_game"],
            frozenset(p["protection"]),
            life=p["life"],
            poison=p["poison"],
            drew_from_empty=p["drew_from_empty"],
            speed=p["speed"],
            commander_damage=tuple(sorted(p["commander_damage"].items())),
            instead_of_losing=p["instead_of_losing"],
        )
        for name, p in board["players"].items()
    }
    return State(MappingProxyType(objects), MappingProxyType(players), variant=board["variant"])


def scenario_of(board: Board) -> Scenario:
    """Turn a board into a scenario that asks what becomes of everything."""
    asked = tuple(("objects", name) for name in board["objects"])
    return Scenario(state_of(board), question=Question("what_becomes", asked))
