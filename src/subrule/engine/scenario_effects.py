"""Reading effects: continuous ones, replacement and prevention effects, their events and questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import yaml

from subrule.engine.answers_effects import AMOUNTS, COPIED, EFFECT_FORMS
from subrule.engine.effects import (
    INSTEAD,
    INSTEAD_OF,
    KINDS,
    UNTIL,
    WOULD,
    Effect,
    Effects,
    Replacement,
    Selector,
)
from subrule.engine.events import Event, Question
from subrule.engine.happenings import EFFECT_EVENTS
from subrule.engine.keywords import KEYWORDS
from subrule.engine.scenario_nodes import NodeReader
from subrule.engine.state import CARD_TYPES, COLORS, GameObject, Player

OF_SOURCE: Final = ("itself", "enchanted", "equipped")
"""Words for what an effect is about, seen from its source."""

SELECTOR_KEYS: Final = (
    "only",
    "types",
    "subtypes",
    "colors",
    "supertypes",
    "controller",
    "token",
    "other",
)
EFFECT_KEYS: Final = (
    "of",
    "kind",
    "applies_to",
    "timestamp",
    "until",
    "by",
    "set_types",
    "add_types",
    "remove_types",
    "set_subtypes",
    "add_subtypes",
    "set_colors",
    "add_colors",
    "add_keywords",
    "remove_keywords",
    "loses_abilities",
    "set_pt",
    "modify_pt",
    "switch_pt",
    "for_each",
    "controller",
    "changes_text",
)
REPLACEMENT_KEYS: Final = (
    "of",
    "would",
    "instead",
    "prevents",
    "applies_to",
    "player",
    "from",
    "counter",
    "combat",
    "by_effects",
    "self_replacement",
    "next",
    "uses",
    "until",
    "by",
)
EVENT_KEYS: Final[Mapping[str, tuple[str, ...]]] = {
    "create": ("by", "amount"),
    "begin": (),
    "end": (),
    "becomes_copy": ("of", "except"),
    "activate_loyalty": ("cost",),
    "move_counters": ("to", "counter", "amount"),
    "away_and_back": ("how",),
}
EXCEPT_KEYS: Final = ("add_types", "add_subtypes", "add_keywords", "set_pt", "not_legendary", "name")
AWAY: Final = ("exile", "phasing", "control")
PLAYERS: Final = ("you", "opponent")
_TYPES: Final = tuple(sorted(CARD_TYPES))
WITH_AMOUNT: Final = ("plus", "minus", "draw", "gain_life")
WITH_NAME: Final = ("redirect", "copy", "control")
PLAIN: Final = tuple(i for i in INSTEAD if i not in (*WITH_AMOUNT, "counters", "prevent", *WITH_NAME))
_SUPERTYPES: Final = ("basic", "legendary", "snow", "world")


# -- effects ---------------------------------------------------------------------------------------


def read_effects(
    reader: NodeReader,
    top: Mapping[str, yaml.Node],
    objects: Mapping[str, GameObject],
    players: Mapping[str, Player],
) -> Effects | None:
    """Read the effects of a scenario.

    Args:
        reader: reads nodes and refuses with the line.
        top: the scenario's keys.
        objects: its objects.
        players: its players.

    Returns:
        The effects; None if the scenario tells of none, and asks of none.

    Raises:
        InputError: with line and remedy.
    """
    taken = (*objects, *players)
    begun = _begun(top.get("events"))
    continuous = tuple(
        _effect(reader, key, node, objects, players, begins=key in begun)
        for key, node in _entries(reader, top, "effects", taken).items()
    )
    replacements = tuple(
        _replacement(reader, key, node, objects, players, begins=key in begun)
        for key, node in _entries(reader, top, "replacements", taken).items()
    )
    for r in replacements:
        if any(e.id == r.id for e in continuous):
            raise reader.refuse(top["replacements"], f"{r.id!r} is an effect already; give it another name")
    if continuous or replacements or _speaks_of_effects(top):
        first: tuple[str, ...] = ()
        if "first" in top:
            names = tuple(r.id for r in replacements)
            first = tuple(reader.one_of(n, names, "replacement effect here") for n in _parts(top["first"]))
        return Effects(continuous, replacements, first=first)
    return None


def _entries(
    reader: NodeReader, top: Mapping[str, yaml.Node], key: str, taken: tuple[str, ...]
) -> dict[str, yaml.Node]:
    if key not in top:
        return {}
    found = reader.mapping(top[key], None, key)
    for name, node in found.items():
        if not name or name in taken or name in OF_SOURCE:
            raise reader.refuse(node, f"{name!r} is taken; give the effect another name")
    return found


def _begun(node: yaml.Node | None) -> set[str]:
    """The effects that begin with an event of the scenario."""
    found: set[str] = set()
    if isinstance(node, yaml.SequenceNode):
        for part in node.value:
            if isinstance(part, yaml.MappingNode):
                found |= {
                    v.value for k, v in part.value if k.value == "begin" and isinstance(v, yaml.ScalarNode)
                }
                for k, v in part.value:
                    if k.value == "together":
                        found |= _begun(v)
    return found


def _speaks_of_effects(top: Mapping[str, yaml.Node]) -> bool:
    question, events = top.get("question"), top.get("events")
    if isinstance(question, yaml.MappingNode) and any(
        k.value == "kind" and v.value in EFFECT_FORMS for k, v in question.value
    ):
        return True
    return isinstance(events, yaml.SequenceNode) and any(
        isinstance(part, yaml.MappingNode) and any(k.value in EFFECT_EVENTS for k, _ in part.value)
        for part in events.value
    )


def _effect(
    reader: NodeReader,
    key: str,
    node: yaml.Node,
    objects: Mapping[str, GameObject],
    players: Mapping[str, Player],
    *,
    begins: bool,
) -> Effect:
    fields = reader.mapping(node, EFFECT_KEYS, f"effect {key}")
    words = _words(reader)
    readers: dict[str, Callable[[yaml.Node], Any]] = {
        **words,
        "of": lambda n: reader.one_of(n, tuple(objects), "object of this scenario"),
        "kind": lambda n: reader.one_of(n, KINDS, "kind of effect"),
        "applies_to": lambda n: _selector(reader, n, objects, players),
        "for_each": lambda n: _selector(reader, n, objects, players),
        "timestamp": reader.whole,
        "until": lambda n: reader.one_of(n, UNTIL, "duration"),
        "by": lambda n: reader.one_of(n, tuple(players), "player"),
        "controller": lambda n: reader.one_of(n, tuple(players), "player"),
    }
    values = {name: readers[name](value) for name, value in fields.items()}
    if "applies_to" in values:
        values["on"] = values.pop("applies_to")
    values["text"] = values.pop("changes_text", False)
    of = values.get("of", "")
    values.setdefault("kind", "static" if of and "until" not in values else "resolved")
    if "on" not in values:
        if not of:
            raise reader.refuse(node, f"effect {key} needs what it applies to; add applies_to: NAME")
        own = objects[of]
        attached = {"aura", "equipment"} & (own.subtypes or frozenset())
        word = "itself" if not attached else "enchanted" if "aura" in attached else "equipped"
        values["on"] = Selector((word,))
    seen_from = (*values["on"].names, *(values["for_each"].names if "for_each" in values else ()))
    if not of and (values["kind"] != "resolved" or set(OF_SOURCE) & set(seen_from)):
        raise reader.refuse(node, f"effect {key} needs the object that it comes from; add of: NAME")
    if values["kind"] == "characteristic_defining" and values["on"].names != ("itself",):
        raise reader.refuse(
            node, f"effect {key} defines characteristics of what it is on (604.3a); add applies_to: itself"
        )
    made = Effect(key, begins=begins, present=not begins, **values)
    if not made.layers:
        raise reader.refuse(node, f"effect {key} does nothing; add e.g. set_pt: [1, 1]")
    return made


def _words(reader: NodeReader) -> dict[str, Callable[[yaml.Node], Any]]:
    """Readers of the keys that say what characteristics become."""
    types: Callable[[yaml.Node], Any] = lambda n: reader.some_of(n, _TYPES, "card type")  # noqa: E731 - one of a table
    colors: Callable[[yaml.Node], Any] = lambda n: (  # noqa: E731 - one of a table
        frozenset() if reader.texts(n) == ("colorless",) else reader.some_of(n, COLORS, "color")
    )
    keywords: Callable[[yaml.Node], Any] = lambda n: reader.some_of(n, KEYWORDS, "keyword")  # noqa: E731 - one of a table
    subtypes: Callable[[yaml.Node], Any] = lambda n: frozenset(t.lower() for t in reader.texts(n))  # noqa: E731 - one of a table
    return {
        **dict.fromkeys(("set_types", "add_types", "remove_types"), types),
        **dict.fromkeys(("set_subtypes", "add_subtypes"), subtypes),
        **dict.fromkeys(("set_colors", "add_colors"), colors),
        **dict.fromkeys(("add_keywords", "remove_keywords"), keywords),
        **dict.fromkeys(("loses_abilities", "switch_pt", "changes_text"), reader.flag),
        "set_pt": lambda n: _pair(reader, n, empty=True),
        "modify_pt": lambda n: _pair(reader, n, empty=False),
    }


def _pair(reader: NodeReader, node: yaml.Node, *, empty: bool) -> tuple[int | None, int | None]:
    """Read power and toughness; a dash stands for one that stays as it is."""
    if not isinstance(node, yaml.SequenceNode) or len(node.value) != 2:
        raise reader.refuse(node, "power and toughness are a pair; write e.g. [1, 1]")
    found: list[int | None] = []
    for part in node.value:
        stays = empty and reader.text(part) in ("-", "none")
        found.append(None if stays else reader.whole(part))
    return found[0], found[1]


def _parts(node: yaml.Node) -> list[yaml.Node]:
    return list(node.value) if isinstance(node, yaml.SequenceNode) else [node]


def _selector(
    reader: NodeReader, node: yaml.Node, objects: Mapping[str, GameObject], players: Mapping[str, Player]
) -> Selector:
    names = (*objects, *players, *OF_SOURCE)
    if not isinstance(node, yaml.MappingNode):
        return Selector(tuple(reader.one_of(n, names, "object or player here") for n in _parts(node)))
    fields = reader.mapping(node, SELECTOR_KEYS, "what an effect is about")
    readers: dict[str, Callable[[yaml.Node], Any]] = {
        "types": lambda n: reader.some_of(n, _TYPES, "card type"),
        "subtypes": lambda n: frozenset(t.lower() for t in reader.texts(n)),
        "colors": lambda n: reader.some_of(n, COLORS, "color"),
        "supertypes": lambda n: reader.some_of(n, _SUPERTYPES, "supertype"),
        "controller": lambda n: reader.one_of(n, PLAYERS, "controller"),
        "token": reader.flag,
        "other": reader.flag,
    }
    values = {key: readers[key](value) for key, value in fields.items() if key != "only"}
    if "only" in fields:
        values["names"] = tuple(
            reader.one_of(n, names, "object or player here") for n in _parts(fields["only"])
        )
    return Selector(**values)


def _replacement(
    reader: NodeReader,
    key: str,
    node: yaml.Node,
    objects: Mapping[str, GameObject],
    players: Mapping[str, Player],
    *,
    begins: bool,
) -> Replacement:
    fields = reader.mapping(node, REPLACEMENT_KEYS, f"replacement {key}")
    readers: dict[str, Callable[[yaml.Node], Any]] = {
        "of": lambda n: reader.one_of(n, tuple(objects), "object of this scenario"),
        "would": lambda n: reader.one_of(n, WOULD, "event that is replaced"),
        "applies_to": lambda n: _selector(reader, n, objects, players),
        "player": lambda n: reader.one_of(n, PLAYERS, "player"),
        "from": lambda n: _selector(reader, n, objects, players),
        "counter": reader.text,
        "uses": reader.whole,
        "until": lambda n: reader.one_of(n, UNTIL[:1], "duration"),
        "by": lambda n: reader.one_of(n, tuple(players), "player"),
    }
    apart = ("instead", "prevents", "next")
    values = {n: readers.get(n, reader.flag)(v) for n, v in fields.items() if n not in apart}
    values["source"] = values.pop("from", Selector())
    values["on"] = values.pop("applies_to", Selector())
    if "prevents" in fields:
        values.setdefault("would", "deal_damage")
        values["instead"] = "prevent"
        every = reader.text(fields["prevents"]) == "all"
        values["amount"] = None if every else reader.whole(fields["prevents"])
        values["shield"] = "next" in fields and reader.flag(fields["next"]) and not every
        if "next" in fields and every:
            values.setdefault("uses", 1)
    elif "instead" in fields:
        values |= _instead(reader, fields["instead"], objects, players)
    else:
        raise reader.refuse(node, f"replacement {key} needs what happens; add instead: or prevents:")
    if "would" not in values:
        raise reader.refuse(node, f"replacement {key} needs the event; add would: {WOULD[0]}")
    allowed = INSTEAD_OF[values["would"]]
    if values["instead"] not in allowed:
        raise reader.refuse(
            node, f"instead of {values['would']} there is no {values['instead']}; use: {', '.join(allowed)}"
        )
    if not values.get("of") and "by" not in values and values.get("player"):
        values["by"] = "you"
    return Replacement(key, begins=begins, present=not begins, **values)


def _instead(
    reader: NodeReader, node: yaml.Node, objects: Mapping[str, GameObject], players: Mapping[str, Player]
) -> dict[str, Any]:
    if not isinstance(node, yaml.MappingNode):
        return {"instead": reader.one_of(node, PLAIN, "thing that happens instead")}
    fields = reader.mapping(node, (*WITH_AMOUNT, *WITH_NAME, "counters"), "instead")
    if len(fields) != 1:
        raise reader.refuse(node, "one thing happens instead; keep one key")
    word, value = next(iter(fields.items()))
    if word == "counters":
        kinds = reader.mapping(value, None, "counters")
        if len(kinds) != 1:
            raise reader.refuse(
                value, "write one kind of counter, e.g. {+1/+1: 2}; another effect for another"
            )
        kind, number = next(iter(kinds.items()))
        return {"instead": word, "counter": kind, "amount": reader.whole(number)}
    if word in WITH_AMOUNT:
        return {"instead": word, "amount": reader.whole(value)}
    return {"instead": word, "to": reader.one_of(value, (*objects, *players), "object or player here")}


# -- events ----------------------------------------------------------------------------------------


def read_effect_event(
    reader: NodeReader,
    node: yaml.Node,
    objects: Mapping[str, GameObject],
    players: Mapping[str, Player],
    *,
    effects: Effects | None,
    zones: dict[str, str],
) -> tuple[Event, ...]:
    """Read an event that is about effects, tokens, copies or counters.

    Args:
        reader: reads nodes and refuses with the line.
        node: the event.
        objects: the scenario's objects.
        players: its players.
        effects: its effects.
        zones: where each object is by now; changed where the event moves it.

    Returns:
        The event; empty if it is of another sort.

    Raises:
        InputError: with line and remedy.
    """
    if not isinstance(node, yaml.MappingNode):
        return ()
    raw = reader.mapping(node, None, "event")
    kinds = [k for k in raw if k in EVENT_KEYS]
    if len(kinds) != 1:
        return ()
    kind: Any = kinds[0]
    fields = reader.mapping(node, (kind, *EVENT_KEYS[kind]), f"event {kind}")
    if kind in ("begin", "end"):
        there = effects or Effects()
        names = (*(e.id for e in there.continuous), *(r.id for r in there.replacements))
        return (Event(kind, reader.one_of(fields[kind], names, "effect of this scenario")),)
    subject = reader.one_of(fields[kind], tuple(objects), "object of this scenario")
    changes: dict[str, Any] = {
        name: reader.whole(fields[name]) for name in ("amount", "cost") if name in fields
    }
    if "counter" in fields:
        changes["counter"] = reader.text(fields["counter"])
    to: tuple[str, ...] = ()
    by = objects[subject].controller
    for key in ("of", "to"):
        if key in EVENT_KEYS[kind]:
            if key not in fields:
                raise reader.refuse(node, f"{kind} needs an object more; add {key}: NAME")
            to = (reader.one_of(fields[key], tuple(objects), "object of this scenario"),)
    if kind == "create":
        by = reader.one_of(fields["by"], tuple(players), "player") if "by" in fields else by or "you"
        if zones[subject] != "nowhere":
            raise reader.refuse(
                node, f"{subject} is there already; a token yet to be created has zone: nowhere"
            )
        zones[subject] = "battlefield"
    elif kind == "becomes_copy":
        zones[subject] = "battlefield"
        if "except" in fields:
            changes |= _exceptions(reader, fields["except"])
    elif zones[subject] != "battlefield":
        raise reader.refuse(
            node, f"{subject} is in zone {zones[subject]}, so {kind} cannot happen; correct one of them"
        )
    how = reader.one_of(fields["how"], AWAY, "way of being away") if "how" in fields else ""
    return (Event(kind, subject, by, to, changes=tuple(changes.items()), how=how),)


def _exceptions(reader: NodeReader, node: yaml.Node) -> dict[str, Any]:
    fields = reader.mapping(node, EXCEPT_KEYS, "except")
    words = _words(reader)
    readers: dict[str, Callable[[yaml.Node], Any]] = {
        **words,
        "not_legendary": reader.flag,
        "name": reader.text,
    }
    return {name: readers[name](value) for name, value in fields.items()}


# -- questions -------------------------------------------------------------------------------------


def is_about_effects(kind: str) -> bool:
    """Whether a kind of question is one of this module's."""
    return kind in EFFECT_FORMS


def read_effect_question(
    reader: NodeReader,
    fields: Mapping[str, yaml.Node],
    kind: str,
    *,
    objects: tuple[str, ...],
    players: tuple[str, ...],
    effects: tuple[str, ...],
) -> Question:
    """Read a question about effects.

    Args:
        reader: reads nodes and refuses with the line.
        fields: its keys.
        kind: its kind.
        objects: names of the scenario's objects.
        players: names of its players.
        effects: names of its effects.

    Raises:
        InputError: with line and remedy.
    """
    form = EFFECT_FORMS[kind]
    arguments: list[tuple[str, str]] = []
    for key, value in reader.roles(fields, kind, (*form.needs, *form.may)):
        match key:
            case "number" | "power" | "toughness":
                word = str(reader.whole(value))
            case "counter":
                word = reader.text(value)
            case "player":
                word = reader.one_of(value, players, "player of this scenario")
            case "effect":
                word = reader.one_of(value, effects, "effect of this scenario")
            case "of":
                word = reader.one_of(value, AMOUNTS, "thing to be counted")
            case "quality" if kind == "has_keyword":
                word = reader.one_of(value, KEYWORDS, "keyword")
            case "quality" if kind == "copies":
                word = reader.one_of(value, (*COPIED, *KEYWORDS), "thing that a copy may have")
            case "quality":
                word = reader.text(value).lower()
            case _:
                word = reader.one_of(value, objects, "object of this scenario")
        arguments.append((key, word))
    return Question(kind, tuple(arguments))


def named_effects(effects: Effects | None) -> tuple[str, ...]:
    """The names of a scenario's effects."""
    there = effects or Effects()
    return (*(e.id for e in there.continuous), *(r.id for r in there.replacements))
