"""What is wrong with a request's parts, as pointers and messages of our own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

_MESSAGES: Final[Mapping[str, str]] = {
    "missing": "missing",
    "json_invalid": "json",
    "extra_forbidden": "extra",
    "literal_error": "choice",
    "enum": "choice",
    "string_too_long": "long",
    "string_too_short": "short",
    "string_pattern_mismatch": "pattern",
    "greater_than_equal": "range",
    "less_than_equal": "range",
    "int_parsing": "number",
    "bool_parsing": "boolean",
    "bool_type": "boolean",
    "string_type": "text",
    "string_unicode": "text",
}
"""Type of an error → end of the id of its message, ``invalid-…``."""

_MOST: Final = 20


def invalid_parts(errors: Iterable[Mapping[str, Any]], skipped: tuple[str, ...]) -> list[dict[str, str]]:
    """Give the wrong parts.

    Args:
        errors: what pydantic found.
        skipped: first parts of a location that are no part of the body itself (``"body"``).

    Returns:
        For each a JSON pointer, or ``?name`` for a parameter, and the end of its message's id.
    """
    parts: list[dict[str, str]] = []
    for error in list(errors)[:_MOST]:
        place = [str(part) for part in error["loc"]]
        kind = str(error["type"])
        if kind == "json_invalid":
            place = place[:1]
        if place and place[0] in ("query", "path", "header"):
            pointer = f"?{place[-1]}"
        else:
            inside = place[1:] if place and place[0] in skipped else place
            pointer = "#/" + "/".join(part.replace("~", "~0").replace("/", "~1")[:80] for part in inside)
        parts.append(
            {"pointer": pointer.encode("utf-8", "replace").decode(), "message": _MESSAGES.get(kind, "other")}
        )
    return parts
