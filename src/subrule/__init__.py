"""subrule: a rules judge for Magic: The Gathering that cites the exact subrule.

Public names are imported when they are first used, so that ``import subrule`` costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from subrule.answering.answer import Answer as Answer
    from subrule.answering.judge import Judge as Judge
    from subrule.corpus.number import RuleNumber as RuleNumber
    from subrule.engine.ruling import Ruling as Ruling
    from subrule.engine.scenario import Scenario as Scenario

_HOMES = {
    "Answer": "subrule.answering.answer",
    "Judge": "subrule.answering.judge",
    "RuleNumber": "subrule.corpus.number",
    "Ruling": "subrule.engine.ruling",
    "Scenario": "subrule.engine.scenario",
}

__all__ = ["Answer", "Judge", "RuleNumber", "Ruling", "Scenario"]


def __getattr__(name: str) -> Any:  # noqa: ANN401 - module attributes of any kind
    if name in _HOMES:
        from importlib import import_module  # noqa: PLC0415

        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'subrule' has no attribute {name!r}")
