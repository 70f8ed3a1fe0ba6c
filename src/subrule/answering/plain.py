"""Values as plain data: what JSON can hold, in one order, without what goes without saying."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from typing import Any


def plain(value: object) -> Any:  # noqa: ANN401 - JSON values of any kind
    """Give a value as plain data.

    Args:
        value: dataclasses, mappings, sets, sequences, texts, numbers, in any depth.

    Returns:
        The same in dictionaries and lists; fields that have their default are left out, sets are sorted,
        anything else is told as text.
    """
    if is_dataclass(value) and not isinstance(value, type):
        return {f.name: plain(v) for f in fields(value) if (v := getattr(value, f.name)) != _default(f)}
    if isinstance(value, Mapping):
        return {str(key): plain(member) for key, member in value.items()}
    if isinstance(value, frozenset | set):
        return sorted((plain(member) for member in value), key=str)
    if isinstance(value, tuple | list):
        return [plain(member) for member in value]
    return value if value is None or isinstance(value, bool | int | float | str) else str(value)


def _default(field: Any) -> object:  # noqa: ANN401 - dataclasses.Field is generic over its value
    if field.default_factory is not MISSING:
        return field.default_factory()
    return field.default
