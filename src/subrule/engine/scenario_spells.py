"""Reading what a scenario says of spells: targets, what they do, how they are cast and copied."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import yaml

from subrule.engine.scenario_format import CAST_FOR, DELAYED, MERGE_SIDES, REPLACES, VERBS
from subrule.engine.scenario_nodes import NodeReader
from subrule.engine.state import EffectPart, Enchant, GameObject, Player

_ON_TARGETS = VERBS[:3]


def spell_readers(
    reader: NodeReader, enchant: Callable[[NodeReader, yaml.Node], Enchant]
) -> dict[str, Callable[[yaml.Node], Any]]:
    """Give the readers of the keys that an object has as a spell.

    Args:
        reader: reads nodes and refuses with the line.
        enchant: reads what an enchant ability allows, which a spell's text says in the same way.
    """
    return {
        "targets": reader.texts,
        "can_target": lambda n: enchant(reader, n),
        "does": lambda n: tuple(_part(reader, part) for part in parts(n)),
        "cast_for": lambda n: reader.one_of(n, tuple(DELAYED), "cost with a delayed ability"),
        "replaces": lambda n: reader.one_of(n, REPLACES, "event that is replaced"),
    }


def parts(node: yaml.Node) -> list[yaml.Node]:
    """The entries of a list, or the one entry that stands alone."""
    return list(node.value) if isinstance(node, yaml.SequenceNode) else [node]


def _part(reader: NodeReader, node: yaml.Node) -> EffectPart:
    """Read one part of an effect: ``draw``, ``{destroy: NAME}`` or ``{draw: yes, about: NAME}``."""
    if isinstance(node, yaml.ScalarNode):
        return EffectPart(reader.one_of(node, VERBS[3:], "part of an effect without a target"))
    fields = reader.mapping(node, (*VERBS, "about"), "part of an effect")
    verbs = [name for name in fields if name in VERBS]
    if len(verbs) != 1:
        raise reader.refuse(node, f"a part of an effect does one thing; use one of: {', '.join(VERBS)}")
    verb = verbs[0]
    target = reader.text(fields[verb]) if verb in _ON_TARGETS else ""
    return EffectPart(verb, target, reader.text(fields["about"]) if "about" in fields else "")


def named_as_fields(values: dict[str, Any]) -> dict[str, Any]:
    """Call what the file says as the state calls it, and note what its targets were at first."""
    if "does" in values:
        values["effects"] = values.pop("does")
    if "targets" in values:
        values["targeted"] = (0,) * len(values["targets"])
    return values


def check_spell(
    reader: NodeReader,
    objects: Mapping[str, GameObject],
    players: Mapping[str, Player],
    made: GameObject,
    node: yaml.Node,
) -> None:
    """Refuse what cannot be said of a spell.

    Raises:
        InputError: with line and remedy.
    """
    if made.targets and made.zone != "stack":
        raise reader.refuse(node, f"{made.id} has targets in zone {made.zone}; add zone: stack")
    named = (*made.targets, *(name for part in made.effects for name in (part.target, part.about)))
    for name in named:
        if name and name not in objects and name not in players:
            raise reader.refuse(
                node, f"{made.id} targets {name!r}, which is not in this scenario; add it or correct the name"
            )
    if made.mutating and made.zone not in ("stack", "nowhere"):
        raise reader.refuse(
            node,
            f"{made.id} is mutating in zone {made.zone}; add zone: stack or cast it for mutate",
        )
    if made.mutating and made.bestowed:
        raise reader.refuse(
            node, f"{made.id} is bestowed and mutating; a spell is one of them, take one away"
        )


def how(reader: NodeReader, fields: Mapping[str, yaml.Node]) -> str:
    """Read how a spell is cast, where it is put as it merges, or that a static ability changes it."""
    if "for" in fields:
        return reader.one_of(fields["for"], CAST_FOR, "cost for which a spell is cast")
    if "puts" in fields:
        return reader.one_of(fields["puts"], MERGE_SIDES, "side on which it is put")
    return "static" if "static" in fields and reader.flag(fields["static"]) else ""
