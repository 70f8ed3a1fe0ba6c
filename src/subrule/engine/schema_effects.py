"""The JSON Schema of effects: the keys under ``effects`` and ``replacements``, their events and questions."""

from __future__ import annotations

from typing import Any

from subrule.engine.answers_effects import AMOUNTS, EFFECT_FORMS
from subrule.engine.effects import KINDS, UNTIL, WOULD
from subrule.engine.scenario_effects import (
    AWAY,
    EFFECT_KEYS,
    EVENT_KEYS,
    PLAIN,
    PLAYERS,
    WITH_AMOUNT,
    WITH_NAME,
)


def effects_schemas() -> dict[str, dict[str, Any]]:
    """Top key → JSON Schema: ``effects``, ``replacements`` and ``first``."""
    text, whole, flag = {"type": "string"}, {"type": "integer"}, {"type": "boolean"}
    some = {"oneOf": [text, {"type": "array", "items": text}]}
    on = {
        "oneOf": [
            *some["oneOf"],
            {
                "type": "object",
                "additionalProperties": False,
                "properties": {
                    **dict.fromkeys(("only", "types", "subtypes", "colors", "supertypes"), some),
                    "controller": {"enum": list(PLAYERS)},
                    "token": flag,
                    "other": flag,
                },
            },
        ]
    }
    pair = {"type": "array", "minItems": 2, "maxItems": 2, "items": {"oneOf": [whole, text]}}
    effect: dict[str, Any] = {
        **dict.fromkeys(EFFECT_KEYS, some),
        **dict.fromkeys(("of", "by", "controller"), text),
        **dict.fromkeys(("loses_abilities", "switch_pt", "changes_text"), flag),
        **dict.fromkeys(("applies_to", "for_each"), on),
        **dict.fromkeys(("set_pt", "modify_pt"), pair),
        "kind": {"enum": list(KINDS)},
        "until": {"enum": list(UNTIL)},
        "timestamp": whole,
    }
    instead: dict[str, Any] = {
        **dict.fromkeys(WITH_AMOUNT, whole),
        **dict.fromkeys(WITH_NAME, text),
        "counters": {"type": "object", "additionalProperties": whole},
    }
    one = {"type": "object", "additionalProperties": False, "maxProperties": 1, "properties": instead}
    replacement: dict[str, Any] = {
        **dict.fromkeys(("of", "counter", "by"), text),
        **dict.fromkeys(("combat", "by_effects", "self_replacement", "next"), flag),
        **dict.fromkeys(("applies_to", "from"), on),
        "would": {"enum": list(WOULD)},
        "instead": {"oneOf": [{"enum": list(PLAIN)}, one]},
        "prevents": {"oneOf": [whole, {"const": "all"}]},
        "player": {"enum": list(PLAYERS)},
        "uses": whole,
        "until": {"enum": list(UNTIL[:1])},
    }
    return {
        "effects": _map_of(effect),
        "replacements": _map_of(replacement),
        "first": some,
    }


def _map_of(properties: dict[str, Any]) -> dict[str, Any]:
    value = {"type": "object", "additionalProperties": False, "properties": properties}
    return {"type": "object", "additionalProperties": value}


def effect_event_schemas() -> list[dict[str, Any]]:
    """Give the JSON Schemas of the events of effects."""
    text, whole = {"type": "string"}, {"type": "integer"}
    words = _words_schema()
    values: dict[str, dict[str, Any]] = {
        "amount": whole,
        "cost": whole,
        "how": {"enum": list(AWAY)},
        "except": {"type": "object", "additionalProperties": False, "properties": words},
    }
    return [
        {
            "type": "object",
            "required": [kind],
            "additionalProperties": False,
            "properties": {kind: text, **{key: values.get(key, text) for key in keys}},
        }
        for kind, keys in EVENT_KEYS.items()
    ]


def _words_schema() -> dict[str, Any]:
    text = {"type": "string"}
    some = {"oneOf": [text, {"type": "array", "items": text}]}
    return {
        **dict.fromkeys(("add_types", "add_subtypes", "add_keywords"), some),
        "set_pt": {"type": "array", "minItems": 2, "maxItems": 2},
        "not_legendary": {"type": "boolean"},
        "name": text,
    }


def effect_question_schema(kind: str) -> dict[str, Any]:
    """Give the JSON Schema of a question about effects."""
    form = EFFECT_FORMS[kind]
    special: dict[str, dict[str, Any]] = {
        **{key: {"type": "integer"} for key in ("number", "power", "toughness")},
        "of": {"enum": list(AMOUNTS)},
    }
    return {
        "type": "object",
        "required": ["kind", *form.needs],
        "additionalProperties": False,
        "properties": {
            "kind": {"const": kind},
            **{r: special.get(r, {"type": "string"}) for r in (*form.needs, *form.may)},
        },
    }
