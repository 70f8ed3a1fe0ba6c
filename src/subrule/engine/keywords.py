"""Keyword abilities an object has: those that rules read by name, and those with a field of their own."""

from __future__ import annotations

from typing import Any, Final

NAMED: Final = (
    "banding",
    "cascade",
    "changeling",
    "convoke",
    "cycling",
    "defender",
    "double_strike",
    "fear",
    "first_strike",
    "flanking",
    "flash",
    "flashback",
    "flying",
    "haste",
    "horsemanship",
    "intimidate",
    "menace",
    "prowess",
    "reach",
    "shadow",
    "skulk",
    "split_second",
    "storm",
    "trample",
    "vigilance",
)
"""Keywords that stand in an object's ``keywords``; the name is the lexicon's, without ``keyword.``."""

OF_FIELDS: Final = (
    "deathtouch",
    "hexproof",
    "indestructible",
    "infect",
    "lifelink",
    "reconfigure",
    "shroud",
    "ward",
    "wither",
)
"""Keywords that have a yes-or-no field of their own; a file may list them with the others."""

KEYWORDS: Final = tuple(sorted((*NAMED, *OF_FIELDS)))


def as_fields(keywords: frozenset[str]) -> dict[str, Any]:
    """Give the fields of an object that listed keywords stand for.

    Args:
        keywords: some of :data:`KEYWORDS`.

    Returns:
        ``keywords`` with those that have no field of their own, and the others' fields.
    """
    own = keywords.intersection(OF_FIELDS)
    return {"keywords": keywords - own, **dict.fromkeys(sorted(own), True)}
