"""Declared twins: rules of the reference edition that state the same consequence.

The book says some things twice, in the chapter of the object and in the list of state-based actions.
``corpus/twins.toml`` declares those pairs; whoever asks which rule decided switches twins off together.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

from subrule.corpus.number import NumberError, RuleNumber
from subrule.errors import MissingDataError
from subrule.paths import shipped


@dataclass(frozen=True, slots=True)
class Twin:
    """One declaration.

    Attributes:
        rule: the number.
        stated_by: the numbers that together state the same.
        why: one line in the project's own words.
    """

    rule: RuleNumber
    stated_by: tuple[RuleNumber, ...]
    why: str


@cache
def declared_twins() -> tuple[Twin, ...]:
    """Read the declarations, in the order of the file.

    Raises:
        MissingDataError: if the file is missing or damaged.
    """
    path = shipped("corpus") / "twins.toml"
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))["twin"]
        return tuple(
            Twin(
                RuleNumber.parse(table["rule"]),
                tuple(RuleNumber.parse(number) for number in table["stated_by"]),
                table["why"],
            )
            for table in tables
        )
    except (OSError, tomllib.TOMLDecodeError, KeyError, TypeError, NumberError) as error:
        raise MissingDataError(f"{path}: {error}; restore the file from the installation") from error


@cache
def _index() -> dict[RuleNumber, frozenset[RuleNumber]]:
    found: dict[RuleNumber, set[RuleNumber]] = {}
    for twin in declared_twins():
        for other in twin.stated_by:
            found.setdefault(twin.rule, set()).add(other)
            found.setdefault(other, set()).add(twin.rule)
    return {number: frozenset(others) for number, others in found.items()}


def twins_of(number: RuleNumber) -> frozenset[RuleNumber]:
    """Give the numbers to switch off together with a number (without itself; empty for most).

    The relation is symmetric and goes one step: 303.4c and 303.4d both have 704.5m as twin, but are
    no twins of each other.
    """
    return _index().get(number, frozenset())


def twins_by_number() -> dict[str, frozenset[str]]:
    """Give all declared twins as the engine takes them: number → numbers, written out."""
    return {str(number): frozenset(map(str, others)) for number, others in sorted(_index().items())}
