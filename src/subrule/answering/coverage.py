"""What is covered: the rules that the engine knows, and how many are restated in each language."""

from __future__ import annotations

from collections import Counter

import subrule.engine.rules  # noqa: F401 - registers the rule functions
from subrule.corpus.number import RuleNumber
from subrule.corpus.shipped_store import open_shipped_store
from subrule.engine.registry import RULES
from subrule.paths import LANGUAGES


def modelled() -> tuple[str, ...]:
    """Give the numbers that have a rule function, in the order of the book."""
    return tuple(sorted(RULES, key=RuleNumber.parse))


def restated() -> dict[str, int]:
    """Give how many rules are restated in each language."""
    with open_shipped_store() as store:
        counts = Counter(r.language for r in store.records() if r.wording == "restatement" and r.text)
    return {code: counts[code] for code in LANGUAGES}
