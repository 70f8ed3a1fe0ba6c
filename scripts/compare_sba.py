"""Compare the engine's state-based actions with a second, plain implementation on boards made at random.

    python scripts/compare_sba.py --boards 20000 --seed 1

Each board is settled twice: by the engine and by ``tests/engine/plain_sba.py``, which was written from the
text of 704.5 alone. The actions of every check and the board at the end must be the same. Ends with status
1 at the first boards that differ, and shows them.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.engine import plain_sba  # noqa: E402
from tests.engine.sba_boards import Board, make_board, scenario_of  # noqa: E402

from subrule.corpus.twins import twins_by_number  # noqa: E402
from subrule.engine.adjudicate import adjudicate  # noqa: E402
from subrule.engine.registry import RULES  # noqa: E402
from subrule.engine.ruling import Ruling, Step  # noqa: E402

_KINDS = {
    "loses_game": "loses",
    "loss_replaced": "stays_in_game",
    "put_into_graveyard": "graveyard",
    "destroyed": "destroyed",
    "regenerates": "regenerated",
    "sacrificed": "sacrificed",
    "ceases_to_exist": "ceases",
    "become_unattached": "unattached",
    "removed_from_game": "removed",
    "gets_sector": "sector",
    "gets_speed": "speed",
    "returns_to_command": "command",
}
_TOLD_ELSEWHERE = frozenset({"leaves_game", "cease_to_be_bestowed"})
_SHOWN = 3


def differences(board: Board, twins: dict[str, frozenset[str]]) -> tuple[list[str], Counter[str]]:
    """Settle one board both ways.

    Args:
        board: the board.
        twins: rules that state the same.

    Returns:
        One line for each difference, and how often each rule was cited.
    """
    ruling = adjudicate(scenario_of(board), twins)
    cited = Counter(n for step in ruling.steps for n in {*step.citations, *step.because})
    if ruling.final is None:
        return [f"the engine gives up: {ruling.reason}"], cited
    checks, final = plain_sba.settle(board)
    lines: list[str] = []
    given = _by_check(ruling)
    for place in range(max(len(checks), len(given))):
        plain = checks[place] if place < len(checks) else set()
        engine = given[place] if place < len(given) else set()
        plain, engine = _without_idle(plain), _without_idle(engine)
        lines += [f"check {place + 1}: only the plain one: {a}" for a in sorted(plain - engine)]
        lines += [f"check {place + 1}: only the engine: {a}" for a in sorted(engine - plain)]
    lines += _at_the_end(ruling, final)
    return lines, cited


def _without_idle(actions: set[tuple[str, ...]]) -> set[tuple[str, ...]]:
    """Leave out that something comes off as it goes to the graveyard in the same check: nobody can tell."""
    gone = {a[1] for a in actions if a[0] in ("graveyard", "destroyed", "sacrificed")}
    return {a for a in actions if a[0] != "unattached" or a[1] not in gone}


def _by_check(ruling: Ruling) -> list[set[tuple[str, ...]]]:
    found: list[set[tuple[str, ...]]] = []
    for step in ruling.steps:
        action = _action(step)
        if step.check and action is not None:
            while len(found) < step.check:
                found.append(set())
            found[step.check - 1].add(action)
    return found


def _action(step: Step) -> tuple[str, ...] | None:
    if step.kind == "loses_counters":
        return ("counters", step.subject, step.other, dict(step.params)["amount"])
    if step.kind == "gets_protector":
        return ("protector", step.subject, step.other)
    kind = _KINDS.get(step.kind)
    return None if kind is None else (kind, step.subject)


def _at_the_end(ruling: Ruling, final: Board) -> list[str]:
    lines: list[str] = []
    assert ruling.final is not None
    for name, o in ruling.final.objects.items():
        plain = final["objects"][name]
        here = o.zone == "battlefield"
        pairs: list[tuple[str, Any, Any]] = [
            ("zone", o.zone, plain["zone"]),
            ("attached_to", o.attached_to, plain["attached_to"]),
        ]
        if here:
            kept = {k: n for k, n in plain["counters"].items() if n}
            pairs.append(("counters", {k: n for k, n in o.counters if n}, kept))
            pairs.append(("damage", o.damage or 0, plain["damage"]))
            pairs.append(("shields", o.shields, plain["shields"]))
        lines += [
            f"{name}.{what}: engine {one!r}, plain {other!r}" for what, one, other in pairs if one != other
        ]
    for name, p in ruling.final.players.items():
        plain = final["players"][name]
        pairs = [
            ("lost", bool(p.lost), plain["lost"]),
            ("life", p.life, plain["life"]),
            ("speed", p.speed, plain["speed"]),
        ]
        lines += [
            f"{name}.{what}: engine {one!r}, plain {other!r}" for what, one, other in pairs if one != other
        ]
    return lines


def main() -> int:
    """Compare and tell."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--boards", type=int, default=20_000)
    parser.add_argument("--objects", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    table = twins_by_number()
    twins = {number: table.get(number, frozenset()) for number in RULES}
    start, wrong = time.perf_counter(), 0
    cited: Counter[str] = Counter()
    for place in range(arguments.boards):
        board = make_board(arguments.seed * 1_000_003 + place, arguments.objects)
        lines, numbers = differences(board, twins)
        cited += numbers
        if lines:
            wrong += 1
            if wrong <= _SHOWN:
                print(f"board {place}:", *lines, sep="\n  ")
                print(json.dumps(board))
    spent = time.perf_counter() - start
    lines_seen = {n: cited[n] for n in sorted(cited) if n.startswith("704.")}
    print(f"{arguments.boards} boards of {arguments.objects} objects, {wrong} differ, {spent:.0f} s")
    print("applied: " + ", ".join(f"{n} {count}" for n, count in lines_seen.items()))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
