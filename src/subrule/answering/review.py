"""What a newer text touches: rule functions and restatements that have to be read again."""

from __future__ import annotations

from collections.abc import Iterable

import subrule.engine.rules  # noqa: F401 - registers the rule functions
from subrule.corpus.readers.restatement import read_restatements
from subrule.engine.registry import RULES
from subrule.paths import shipped


def needs_review(numbers: Iterable[str]) -> dict[str, list[str]]:
    """Tell which parts of the project rest on rules that a text words differently.

    Args:
        numbers: reference numbers whose text differs.

    Returns:
        ``"engine"`` and ``"restatements"``: the numbers among them that have a rule function or a
        restatement, in the order given.
    """
    restated = {str(r.number) for r in read_restatements(shipped("corpus") / "restatements")}
    touched = list(numbers)
    return {
        "engine": [n for n in touched if n in RULES],
        "restatements": [n for n in touched if n in restated],
    }
