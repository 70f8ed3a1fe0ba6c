"""Whether a ruling is what a scenario file expects."""

from __future__ import annotations

from subrule.engine.events import CHANGES_STATE
from subrule.engine.ruling import Ruling
from subrule.engine.scenario import Expectation


def unmet(expected: Expectation, ruling: Ruling) -> tuple[str, ...]:
    """Tell which expectations a ruling does not meet.

    Args:
        expected: what the file expects.
        ruling: what the engine says.

    Returns:
        One line for each expectation that is not met; empty if all are.
    """
    lines: list[str] = []
    if expected.verdict is not None and ruling.verdict != expected.verdict:
        why = f" ({ruling.reason})" if ruling.reason else ""
        lines.append(f"verdict {expected.verdict} expected, {ruling.verdict}{why} given")
    lines += [
        f"{number} expected among the decisive numbers, {', '.join(ruling.decisive) or 'none'} given"
        for number in expected.decisive
        if number not in ruling.decisive
    ]
    if expected.outcome is not None:
        given = what_changed(ruling)
        kinds = tuple(line.partition(" ")[0] for line in given)
        wanted = expected.outcome
        if len(wanted) != len(given) or any(
            w not in (line, kind) for w, line, kind in zip(wanted, given, kinds, strict=True)
        ):
            lines.append(f"outcome [{', '.join(wanted)}] expected, [{', '.join(given)}] given")
    asked = {f.attribute for f in ruling.missing} | {str(f) for f in ruling.missing}
    lines += [f"{fact} expected to be asked for" for fact in expected.missing if fact not in asked]
    return tuple(lines)


def what_changed(ruling: Ruling) -> tuple[str, ...]:
    """The steps that changed something, in order, each as ``kind object``."""
    return tuple(f"{step.kind} {step.subject}" for step in ruling.steps if step.kind in CHANGES_STATE)
