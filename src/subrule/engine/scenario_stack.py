"""Reading what a scenario says of the stack: how abilities are used, what spells cost, what is asked."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

import yaml

from subrule.engine.answers_stack import (
    AFTER,
    CHOICES,
    CHOICES_IN_TIME,
    HOW,
    MORE_TO_RESPOND_TO,
    STACK_FORMS,
)
from subrule.engine.events import Question
from subrule.engine.linked import Ability
from subrule.engine.scenario_nodes import NodeReader
from subrule.engine.stack import COST_KINDS, EFFECTS, KNOWN_COSTS, MOMENTS, WATCHES, Casting, Stack, Use
from subrule.engine.state import GameObject

_FLAGS: Final = (
    "adds_mana",
    "has_target",
    "moves_library_card",
    "loyalty_ability",
    "only_as_sorcery",
    "taps",
    "used_up",
    "until_source_leaves",
    "true_on_trigger",
    "true_on_resolution",
    "left_together",
    "event_replaced",
    "there_before",
    "on_stack",
    "delayed",
    "created_after",
    "triggered_before",
    "done",
    "countered",
    "reads_source",
    "no_legal_target",
    "one_or_more",
    "another",
)
USE_KEYS: Final = ("controller", "effect", "targets", "watches", "occurrences", *_FLAGS)
"""Keys of an ability that tell how it is used and what becomes of it."""

_CASTING_FLAGS: Final = (
    "as_though_flash",
    "allowed",
    "up_to",
    "any_target",
    "has_target",
    "paid_ward",
    "modal",
)
_CASTING_NUMBERS: Final = ("mana_value", "less", "more", "legal_targets", "target_words", "cast_before")
CASTING_KEYS: Final = (
    "cost",
    "alternative",
    "less_colored",
    "costs",
    "counters",
    *_CASTING_NUMBERS,
    *_CASTING_FLAGS,
)
"""Keys under ``casting`` of an object."""

COUNTERS_WHAT: Final = ("spell", "ability", "both")
_MANA = re.compile(r"(?:[0-9]{0,3}[WUBRGCX]*)")
STACK_KEYS: Final = ("stack", "waiting")
"""Keys of a scenario that tell what is on the stack and what waits to be put there."""

STACK_ROLES: Final = (
    "item",
    "during",
    "how",
    "amount",
    "mana",
    "colored",
    "costs",
    "targets",
    "with",
    "choice",
    "after",
    "by",
    "cost",
)
"""Roles of questions about the stack that no other question has."""


def _mana(reader: NodeReader, node: yaml.Node) -> str:
    word = reader.text(node).upper().replace("{", "").replace("}", "")
    if word == "NONE":
        return "none"
    if not word or not _MANA.fullmatch(word):
        raise reader.refuse(node, f"{word!r} is no mana cost; write generic mana first, e.g. 3GG, or none")
    return word


def _number(reader: NodeReader, node: yaml.Node) -> int:
    number = reader.whole(node)
    if number < 0:
        raise reader.refuse(node, "a negative number makes no sense here; write 0 or more")
    return number


def read_use(
    reader: NodeReader, fields: Mapping[str, yaml.Node], objects: tuple[str, ...], names: tuple[str, ...]
) -> Use:
    """Read how an ability is used.

    Args:
        reader: reads nodes and refuses with the line.
        fields: keys of the ability, of which only :data:`USE_KEYS` are read.
        objects: names of the scenario's objects.
        names: these and the players, all of which may be targets.

    Returns:
        How it is used; what is not said stays open.

    Raises:
        InputError: with line and remedy.
    """
    values: dict[str, Any] = {name: reader.flag(fields[name]) for name in _FLAGS if name in fields}
    if "controller" in fields:
        players = tuple(n for n in names if n not in objects)
        values["player"] = reader.one_of(fields["controller"], players, "player of this scenario")
    if "occurrences" in fields:
        values["occurrences"] = _number(reader, fields["occurrences"])
    if "effect" in fields:
        values["effect"] = reader.one_of(fields["effect"], EFFECTS, "effect")
    if "watches" in fields:
        values["watches"] = reader.one_of(fields["watches"], WATCHES, "event that triggers abilities")
    if "targets" in fields:
        parts = fields["targets"].value if isinstance(fields["targets"], yaml.SequenceNode) else None
        nodes = [fields["targets"]] if parts is None else list(parts)
        values["targets"] = tuple(reader.one_of(n, names, "object or player of this scenario") for n in nodes)
        if values.get("has_target") is False and values["targets"]:
            raise reader.refuse(fields["targets"], "it has no target and targets something; take one away")
    return Use(**values)


def read_casting(reader: NodeReader, node: yaml.Node) -> Casting:
    """Read what matters for casting a card.

    Args:
        reader: reads nodes and refuses with the line.
        node: what stands under ``casting``.

    Raises:
        InputError: with line and remedy.
    """
    fields = reader.mapping(node, CASTING_KEYS, "casting")
    values: dict[str, Any] = {}
    for name in fields:
        if name in _CASTING_FLAGS:
            values[name] = reader.flag(fields[name])
        elif name in _CASTING_NUMBERS:
            values[name] = _number(reader, fields[name])
        elif name in ("cost", "alternative", "less_colored"):
            values[name] = _mana(reader, fields[name])
        elif name == "counters":
            values[name] = reader.one_of(fields[name], COUNTERS_WHAT, "thing that can be countered")
    if "costs" in fields:
        named = reader.mapping(fields["costs"], None, "costs")
        values["costs"] = tuple(
            (cost, reader.one_of(kind, (*COST_KINDS, "open"), "kind of cost").replace("open", ""))
            for cost, kind in named.items()
        )
    return Casting(**values)


def read_stack(
    reader: NodeReader,
    top: Mapping[str, yaml.Node],
    objects: Mapping[str, GameObject],
    abilities: Mapping[str, Ability],
) -> Stack | None:
    """Read what is on the stack, the bottom first, and what waits for it.

    Args:
        reader: reads nodes and refuses with the line.
        top: keys of the scenario.
        objects: its objects.
        abilities: its abilities.

    Returns:
        The stack; None if the scenario says nothing of it.

    Raises:
        InputError: with line and remedy.
    """
    if "stack" not in top and "waiting" not in top:
        return None
    found: dict[str, tuple[str, ...]] = {"stack": (), "waiting": ()}
    for key, known, what in (
        ("stack", (*objects, *abilities), "object or ability of this scenario"),
        ("waiting", tuple(abilities), "ability of this scenario"),
    ):
        node = top.get(key)
        if node is None:
            continue
        nodes = list(node.value) if isinstance(node, yaml.SequenceNode) else [node]
        found[key] = tuple(reader.one_of(n, known, what) for n in nodes)
        if len(set(found[key])) < len(nodes):
            raise reader.refuse(node, f"something stands twice under {key}; keep one")
    for item in found["stack"]:
        if item in objects and objects[item].zone != "stack":
            raise reader.refuse(
                top["stack"],
                f"{item} is listed on the stack and in zone {objects[item].zone}; add zone: stack",
            )
    return Stack(found["stack"], found["waiting"])


def is_about_stack(kind: str) -> bool:
    """Whether a kind of question is read here."""
    return kind in STACK_FORMS


def read_stack_question(
    reader: NodeReader,
    fields: Mapping[str, yaml.Node],
    kind: str,
    *,
    objects: tuple[str, ...],
    players: tuple[str, ...],
    abilities: tuple[str, ...],
) -> Question:
    """Read a question about the stack, all its needed roles being there.

    Args:
        reader: reads nodes and refuses with the line.
        fields: role → what fills it.
        kind: kind of the question.
        objects: names of the scenario's objects.
        players: names of its players.
        abilities: names of its abilities.

    Raises:
        InputError: with line and remedy.
    """
    form = STACK_FORMS[kind]
    items = (*objects, *abilities)
    anything = ((*items, *players), "object, ability or player of this scenario")
    words: dict[str, tuple[tuple[str, ...], str]] = {
        "object": (objects, "object of this scenario"),
        "with": (objects, "object of this scenario"),
        "targets": ((*objects, *players), "object or player of this scenario"),
        "ability": (abilities, "ability of this scenario"),
        "abilities": (abilities, "ability of this scenario"),
        "player": (players, "player of this scenario"),
        "by": (players, "player of this scenario"),
        "item": (
            (*items, *MORE_TO_RESPOND_TO) if kind == "may_respond_to" else items,
            "object or ability of this scenario",
        ),
        "to": anything,
        "during": (MOMENTS, "time"),
        "how": (HOW, "way of changing targets"),
        "choice": (CHOICES if kind == "may_change_choice" else CHOICES_IN_TIME, "choice"),
        "after": (AFTER, "thing that has just happened"),
    }
    arguments: list[tuple[str, str]] = []
    for key, node in reader.roles(fields, kind, (*form.needs, *form.may)):
        parts = list(node.value) if isinstance(node, yaml.SequenceNode) else [node]
        if key in ("mana", "colored"):
            arguments.append((key, _mana(reader, node)))
        elif key in ("amount", "number"):
            arguments.append((key, str(_number(reader, node))))
        elif key in ("costs", "cost"):
            arguments += [(key, reader.text(part)) for part in parts]
        else:
            arguments += [(key, reader.one_of(part, *words[key])) for part in parts]
    for role in form.needs:
        if not any(name == role for name, _ in arguments):
            raise reader.refuse(fields[role], f"{role} needs at least one name")
    return Question(kind, tuple(arguments))


def stack_schemas() -> dict[str, Callable[[], dict[str, Any]]]:
    """Give the JSON Schemas of what is read here: of ``casting``, of an ability's keys, of the two lists."""
    text, flag, whole = {"type": "string"}, {"type": "boolean"}, {"type": "integer", "minimum": 0}
    names = {"oneOf": [text, {"type": "array", "items": text}]}
    mana = {"oneOf": [text, whole]}
    use: dict[str, Any] = {
        **dict.fromkeys(_FLAGS, flag),
        "controller": text,
        "occurrences": whole,
        "effect": {"enum": list(EFFECTS)},
        "watches": {"enum": list(WATCHES)},
        "targets": names,
    }
    costs = {"type": "object", "additionalProperties": {"enum": [*COST_KINDS, "open"]}}
    casting: dict[str, Any] = {
        **dict.fromkeys(_CASTING_FLAGS, flag),
        **dict.fromkeys(_CASTING_NUMBERS, whole),
        **dict.fromkeys(("cost", "alternative", "less_colored"), mana),
        "counters": {"enum": list(COUNTERS_WHAT)},
        "costs": costs,
    }
    return {
        "use": lambda: use,
        "casting": lambda: {"type": "object", "additionalProperties": False, "properties": casting},
        "list": lambda: names,
    }


def stack_question_schema(kind: str) -> dict[str, Any]:
    """Give the JSON Schema of a question about the stack."""
    text, whole = {"type": "string"}, {"type": "integer", "minimum": 0}
    several = {"oneOf": [text, {"type": "array", "items": text}]}
    special: dict[str, dict[str, Any]] = {
        "amount": whole,
        "number": whole,
        "mana": {"oneOf": [text, whole]},
        "colored": {"oneOf": [text, whole]},
        **dict.fromkeys(("targets", "costs", "abilities"), several),
        "during": {"enum": list(MOMENTS)},
        "how": {"enum": list(HOW)},
        "choice": {"enum": list(CHOICES if kind == "may_change_choice" else CHOICES_IN_TIME)},
        "after": {"enum": list(AFTER)},
    }
    form = STACK_FORMS[kind]
    return {
        "type": "object",
        "required": ["kind", *form.needs],
        "additionalProperties": False,
        "properties": {
            "kind": {"const": kind},
            **{r: special.get(r, text) for r in (*form.needs, *form.may)},
        },
    }


def known_cost(casting: Casting, name: str) -> str | None:
    """Tell the kind of a cost by its name: what the scenario says, else what the keyword's rule says."""
    return dict(casting.costs).get(name, KNOWN_COSTS.get(name))
