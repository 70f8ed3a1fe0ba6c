"""The scenario file's keys and words, and the JSON Schema made from them.

:mod:`subrule.engine.scenario_file` reads by these tables; an editor completes and checks by the schema.
"""

from __future__ import annotations

from typing import Any

from subrule.engine.answers import FORMS, QUESTION_KINDS
from subrule.engine.answers_customs import TURN_FORMS
from subrule.engine.combat import OPEN_TRAITS
from subrule.engine.keywords import KEYWORDS, NAMED
from subrule.engine.scenario_abilities import (
    ability_schema,
    deed_schemas,
    is_about_links,
    linked_question_schema,
)
from subrule.engine.scenario_combat import (
    COMBAT_CHANGES,
    COMBAT_KEYS,
    COMBAT_QUESTION_KEYS,
    combat_event_schemas,
    combat_question_schema,
    combat_values,
    is_about_combat,
)
from subrule.engine.scenario_effects import is_about_effects
from subrule.engine.scenario_measures import (
    MEASURE_KEYS,
    OPEN_FLAGS,
    OPEN_NUMBERS,
    OPEN_OF_PLAYERS,
    PLAYER_MEASURES,
    VARIANTS,
    measure_values,
    measured_event_schemas,
)
from subrule.engine.scenario_stack import (
    STACK_KEYS,
    STACK_ROLES,
    is_about_stack,
    stack_question_schema,
    stack_schemas,
)
from subrule.engine.scenario_turn import (
    OPEN_TURN_FLAGS,
    OPEN_TURN_NUMBERS,
    SHEET_KEYS,
    STANDING_KEYS,
    game_schema,
    turn_event_schemas,
    turn_question_schema,
    turn_values,
)
from subrule.engine.schema_effects import effect_event_schemas, effect_question_schema, effects_schemas
from subrule.engine.state import CARD_TYPES, COLORS, PERMANENT_TYPES, ZONES
from subrule.engine.turn import STEPS

FLAGS = ("token", "bestowed", "face_down", "hexproof", "shroud", "ward", "reconfigure", "mentions_enchanted")
"""Yes-or-no keys of an object."""

SPELL_FLAGS = (
    "mutating",
    "kicked",
    "uncounterable",
    "cannot_enter",
    "other_legal_target",
    "from_spell",
    "loses_abilities",
)
"""Yes-or-no keys of a spell, or of what it became."""

TIMELY_FLAGS = ("tapped", "since_turn_began")
"""Yes-or-no keys of a permanent that turn and combat read."""

SPELL_KEYS = ("targets", "can_target", "does", "cast_for", "replaces")

OBJECT_KEYS = (
    "noun",
    "name",
    "types",
    "subtypes",
    "colors",
    "zone",
    "owner",
    "controller",
    "attached_to",
    "enchant",
    "protection",
    "cannot_be_enchanted_by",
    "trigger",
    "timestamp",
    *FLAGS,
    *SPELL_FLAGS,
    *SPELL_KEYS,
    *MEASURE_KEYS,
    "keywords",
    *TIMELY_FLAGS,
    *COMBAT_KEYS,
    *SHEET_KEYS,
    "casting",
)
TOP_KEYS = (
    "title",
    "players",
    "objects",
    "abilities",
    "nothing_else",
    "open",
    "events",
    "question",
    "expect",
    "variant",
    "turn",
    "game",
    *STACK_KEYS,
    "effects",
    "replacements",
    "first",
)
PLAYER_KEYS = ("in_game", "protection", "hexproof", "shroud", *PLAYER_MEASURES, *STANDING_KEYS)
CHANGE_KEYS = (
    "types",
    "add_types",
    "remove_types",
    "subtypes",
    "add_subtypes",
    "remove_subtypes",
    "protection",
    "add_protection",
    "remove_protection",
    "colors",
    "add_colors",
    "cannot_be_enchanted_by",
    "hexproof",
    "shroud",
    "ward",
    "loses_abilities",
    "add_keywords",
    "remove_keywords",
    "tapped",
    *COMBAT_CHANGES,
)
PLAYER_CHANGES = ("protection", "add_protection", "hexproof", "shroud")
EVENT_KEYS: dict[str, tuple[str, ...]] = {
    "check": (),
    "changes": (*CHANGE_KEYS, "static"),
    "leaves": ("to",),
    "player_leaves": (),
    "control_changes": ("to",),
    "cast": ("by", "targets", "for"),
    "put_onto_battlefield": ("by", "attached_to", "unspecified", "chooses"),
    "attach": ("by", "to"),
    "turn_face_up": ("by", "to"),
    "resolve": ("puts",),
    "countered": ("by",),
    "copied": ("by", "of"),
    "end_step": (),
}
"""Event → further keys it takes."""

QUESTION_KEYS = (
    "kind",
    "object",
    "objects",
    "to",
    "zone",
    "player",
    "target",
    "token",
    "ability",
    "spell",
    "part",
    "quality",
    "abilities",
    "available",
    "as",
    "counter",
    "number",
    "opposite",
    *COMBAT_QUESTION_KEYS,
    "step",
    "than",
    "color",
    "until",
    "symbol",
    *STACK_ROLES,
    "power",
    "toughness",
    "effect",
    "of",
)
EXPECT_KEYS = ("verdict", "decisive", "outcome", "missing")
VERDICTS = ("yes", "no", "outcome", "depends", "undecided")
OPEN_ATTRIBUTES = tuple(
    dict.fromkeys(
        (
            "types",
            "subtypes",
            "colors",
            "controller",
            "enchant",
            "ability_source",
            "unspecified",
            *FLAGS[:-1],
            *SPELL_FLAGS[:-1],
            "over",
            "put_by_effect",
            "plus_counter",
            "minus_counter",
            *OPEN_FLAGS,
            *TIMELY_FLAGS,
            *NAMED,
            *OPEN_NUMBERS,
            *OPEN_OF_PLAYERS,
            *OPEN_TURN_NUMBERS,
            *OPEN_TURN_FLAGS,
            *OPEN_TRAITS,
            "times_cast",
            "stays_tapped",
            "step",
        )
    )
)
"""What may stand after the dot of an open fact."""

TYPES = tuple(sorted(CARD_TYPES))
QUALITIES = (
    *COLORS,
    *TYPES,
    "aura",
    "equipment",
    "everything",
    "colorless",
    "multicolored",
    "monocolored",
)
"""What protection may be from."""

ENCHANTABLE = (
    *sorted(PERMANENT_TYPES),
    "permanent",
    "player",
    "opponent",
    "equipment",
    "fortification",
    "aura",
    "vehicle",
)
"""What an enchant ability may name."""

ABSENT = (*sorted(PERMANENT_TYPES), "permanent")
"""Of what there may be nothing else."""

LEAVES_FOR = tuple(z for z in ZONES if z not in ("battlefield", "stack"))
"""Zones a permanent may leave the battlefield for."""

CAST_FOR = ("bestow", "mutate", "kicker", "dash", "blitz", "warp", "flashback")
"""Costs for which a spell may be cast that matter as it resolves."""

DELAYED = {"dash": "hand", "blitz": "graveyard", "warp": "exile"}
"""Cost with a delayed ability → zone where that puts what was cast for it."""
TARGETING = ("activated", "triggered", "equip")
"""Abilities of a permanent of which it may be asked what they can target."""

SOURCES_OF_ABILITIES = ("own", "granted")
MERGE_SIDES = ("over", "under")
REPLACES = ("token_created",)
VERBS = ("destroy", "exile", "return", "draw", "damage", "gain_life", "other")
"""What a part of an instant or sorcery does; the first three are done to a target."""

TRIGGERS = (
    "becomes_target",
    "token_created",
    "dies",
    "enters",
    "enters_kicked",
    "mutates",
    "spell_cast",
    "persist",
    "undying",
)
CANNOT_BE_ENCHANTED_BY = ("others", "all")


def json_schema() -> dict[str, Any]:
    """Give the JSON Schema of the scenario file (2020-12), for editors that complete and check."""
    text = {"type": "string"}
    whole: dict[str, Any] = {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "title": text,
            "players": {"oneOf": [{"type": "array", "items": text}, _map_of(_player())]},
            "objects": {**_map_of(_object()), "minProperties": 1},
            "abilities": _map_of(ability_schema()),
            "nothing_else": _some_of(ABSENT),
            "open": _open(),
            "events": {"type": "array", "items": {"oneOf": [{"const": "check"}, *_all_events()]}},
            "variant": {"enum": list(VARIANTS)},
            "turn": {
                "type": "object",
                "additionalProperties": False,
                "properties": {"player": text, "step": {"enum": list(STEPS)}},
            },
            **effects_schemas(),
            "game": game_schema(),
            **dict.fromkeys(STACK_KEYS, stack_schemas()["list"]()),
            "question": {"oneOf": [_with_opposite(_question(kind)) for kind in QUESTION_KINDS]},
            "expect": {
                "type": "object",
                "additionalProperties": False,
                "properties": {
                    "verdict": {"enum": list(VERDICTS)},
                    **{k: _some(text) for k in EXPECT_KEYS if k != "verdict"},
                },
            },
        },
    }
    # What is asked of players alone needs no objects.
    keys = {name: value for name, value in whole["properties"].items() if name != "objects"}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "subrule scenario",
        "oneOf": [
            {**whole, "required": ["objects"]},
            {**whole, "required": ["players", "question"], "properties": keys},
        ],
    }


def _open() -> dict[str, Any]:
    attributes = "|".join(OPEN_ATTRIBUTES)
    names = {"pattern": rf"^[^.]+\.({attributes}|colors ({'|'.join(COLORS)}))$"}
    return {**_map_of({"type": "array", "minItems": 2, "uniqueItems": True}), "propertyNames": names}


def _map_of(value: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "additionalProperties": value}


def _some(value: dict[str, Any]) -> dict[str, Any]:
    return {"oneOf": [value, {"type": "array", "items": value}]}


def _some_of(words: tuple[str, ...]) -> dict[str, Any]:
    return _some({"enum": list(words)})


def _values() -> dict[str, dict[str, Any]]:
    """Key of an object or of a change → what it may hold."""
    text, flag = {"type": "string"}, {"type": "boolean"}
    enchant = {
        "type": "object",
        "required": ["types"],
        "additionalProperties": False,
        "properties": {"types": _some_of(ENCHANTABLE), "controller": {"enum": ["you", "opponent"]}},
    }
    return {
        **dict.fromkeys(("noun", "name", "owner", "controller", "attached_to"), text),
        **dict.fromkeys(("types", "add_types", "remove_types"), _some_of(TYPES)),
        **dict.fromkeys(("subtypes", "add_subtypes", "remove_subtypes"), _some(text)),
        **dict.fromkeys(("colors", "add_colors"), _some_of((*COLORS, "colorless"))),
        **dict.fromkeys(("protection", "add_protection", "remove_protection"), _some_of(QUALITIES)),
        "zone": {"enum": list(ZONES)},
        "enchant": {"oneOf": [*_some_of(ENCHANTABLE)["oneOf"], enchant]},
        "cannot_be_enchanted_by": {"enum": list(CANNOT_BE_ENCHANTED_BY)},
        "trigger": {"enum": list(TRIGGERS)},
        "timestamp": {"type": "integer"},
        **dict.fromkeys(("keywords", "add_keywords", "remove_keywords"), _some_of(KEYWORDS)),
        **dict.fromkeys((*FLAGS, *SPELL_FLAGS, *TIMELY_FLAGS, "in_game", "static"), flag),
        "targets": _some(text),
        "can_target": {"oneOf": [*_some_of(ENCHANTABLE)["oneOf"], enchant]},
        "does": _some({"oneOf": [{"enum": list(VERBS[3:])}, _map_of({})]}),
        "cast_for": {"enum": list(DELAYED)},
        "replaces": {"enum": list(REPLACES)},
        "casting": stack_schemas()["casting"](),
        **measure_values(),
        **combat_values(),
        **turn_values(),
    }


def _keys(names: tuple[str, ...]) -> dict[str, Any]:
    values = _values()
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {name: values[name] for name in names},
    }


def _object() -> dict[str, Any]:
    return _keys(OBJECT_KEYS)


def _player() -> dict[str, Any]:
    return _keys(PLAYER_KEYS)


def _all_events() -> list[dict[str, Any]]:
    others = [*_events(), *deed_schemas(), *effect_event_schemas(), *turn_event_schemas()]
    return [*others, *measured_event_schemas(others), *combat_event_schemas()]


def _events() -> list[dict[str, Any]]:
    text = {"type": "string"}
    values = _values()
    roles: dict[str, dict[str, Any]] = {
        "by": text,
        "to": _some(text),
        "targets": _some(text),
        "attached_to": _some(text),
        "chooses": _some(text),
        "unspecified": {"type": "boolean"},
        "of": text,
        "for": {"enum": list(CAST_FOR)},
        "puts": {"enum": list(MERGE_SIDES)},
    }
    return [
        {
            "type": "object",
            "required": [kind],
            "additionalProperties": False,
            "properties": {
                kind: text,
                **{key: values[key] if kind == "changes" else roles[key] for key in keys},
                **({"to": {"enum": list(LEAVES_FOR)}} if kind == "leaves" else {}),
            },
        }
        for kind, keys in EVENT_KEYS.items()
        if kind != "check"
    ]


def _with_opposite(schema: dict[str, Any]) -> dict[str, Any]:
    return {**schema, "properties": {**schema["properties"], "opposite": {"type": "boolean"}}}


def _question(kind: str) -> dict[str, Any]:
    if is_about_links(kind):
        return linked_question_schema(kind)
    if is_about_combat(kind):
        return combat_question_schema(kind)
    if is_about_stack(kind):
        return stack_question_schema(kind)
    if is_about_effects(kind):
        return effect_question_schema(kind)
    form = FORMS[kind]
    if kind in TURN_FORMS:
        return turn_question_schema(kind, form)
    text = {"type": "string"}
    special: dict[str, dict[str, Any]] = {
        "zone": {"enum": list(ZONES)},
        "ability": {"enum": list(TARGETING if kind == "may_target" else SOURCES_OF_ABILITIES)},
        "objects": _some(text),
        "number": {"type": "integer"},
    }
    return {
        "type": "object",
        "required": ["kind", *form.needs],
        "additionalProperties": False,
        "properties": {
            "kind": {"const": kind},
            **{r: special.get(r, text) for r in (*form.needs, *form.may)},
        },
    }
