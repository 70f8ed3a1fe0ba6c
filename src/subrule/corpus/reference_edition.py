"""The reference edition as facts: its numbers, the hashes of their texts, its stale references.

``corpus/reference.tsv`` is written by ``scripts/build_reference.py``; it holds no text.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from subrule.corpus.fingerprint import Fingerprint
from subrule.corpus.number import RuleNumber
from subrule.errors import MissingDataError
from subrule.paths import REFERENCE_EDITION, shipped

_HEADING = "number\tfull\tmasked"


def reference_path() -> Path:
    """Give the path of the table of reference numbers."""
    return shipped("corpus") / "reference.tsv"


@cache
def reference_fingerprints() -> dict[RuleNumber, Fingerprint]:
    """Read the numbers of the reference edition, in the order of the book, with their fingerprints.

    Rules and subrules only; sections and chapters have no text of their own.

    Raises:
        MissingDataError: if the table is missing or damaged.
    """
    path = reference_path()
    found: dict[RuleNumber, Fingerprint] = {}
    try:
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        if lines[0] != _HEADING:
            raise ValueError(f"the heading line must be {_HEADING!r}")
        for line in lines[1:]:
            number, full, masked = line.split("\t")
            found[RuleNumber.parse(number)] = Fingerprint(full, masked)
    except (OSError, ValueError, IndexError) as error:
        raise MissingDataError(f"{path}: {error}; restore the file from the installation") from error
    return found


@cache
def _existing() -> frozenset[RuleNumber]:
    found: set[RuleNumber] = set()
    for number in reference_fingerprints():
        above: RuleNumber | None = number
        while above is not None and above not in found:
            found.add(above)
            above = above.parent
    return frozenset(found)


def number_exists(number: RuleNumber) -> bool:
    """Tell whether the reference edition has a number (rule, subrule, section or chapter)."""
    return number in _existing()


@cache
def _stale() -> dict[tuple[RuleNumber, RuleNumber], RuleNumber]:
    from subrule.corpus.concordance_table import STALE, read_stale  # noqa: PLC0415 - only when a store is built

    path = shipped("corpus") / STALE
    if not path.is_file():
        return {}
    return {
        (RuleNumber.parse(row.citing), RuleNumber.parse(row.printed)): RuleNumber.parse(row.resolved)
        for row in read_stale(path)
        if row.first <= REFERENCE_EDITION <= row.last and row.resolved != "-"
    }


def resolve_reference(citing: RuleNumber, printed: RuleNumber) -> RuleNumber | None:
    """Turn a reference that a text of the current numbering prints into a reference number.

    Some references of the official text are stale: 607.2m still prints 614.12b for what is 614.12c now.

    Args:
        citing: reference number of the rule whose text cites.
        printed: the number printed.

    Returns:
        The number meant; None if the reference edition has no such number.
    """
    meant = _stale().get((citing, printed), printed)
    return meant if number_exists(meant) else None
