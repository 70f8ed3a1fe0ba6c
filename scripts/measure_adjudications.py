"""Measure how many boards of ten objects the engine rules on in a second, on one core and without a trace.

    python scripts/measure_adjudications.py --rulings 5000 --objects 10

The boards are those that people ask about: creatures, lands, an Aura, an Equipment, a planeswalker, one thing
that happens, one question. ``--crowded`` takes the boards of ``compare_sba.py`` instead, on which a dozen
state-based actions happen at once. Two figures, by processor time: the ruling alone, and with what decides,
for which the scenario is ruled on again with each cited rule switched off.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from pathlib import Path
from types import MappingProxyType

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.engine.sba_boards import make_board, scenario_of  # noqa: E402

from subrule.corpus.twins import twins_by_number  # noqa: E402
from subrule.engine.adjudicate import adjudicate, settle  # noqa: E402
from subrule.engine.events import Event, Question  # noqa: E402
from subrule.engine.registry import RULES  # noqa: E402
from subrule.engine.scenario import Scenario  # noqa: E402
from subrule.engine.state import Enchant, GameObject, Player, State  # noqa: E402

_CYCLE = (
    "creature",
    "land",
    "creature",
    "aura",
    "land",
    "equipment",
    "creature",
    "artifact",
    "land",
    "planeswalker",
)


def ordinary(seed: int, size: int) -> Scenario:
    """Make a board that someone might ask about; the same seed gives the same board."""
    pick = random.Random(f"{seed}:{size}")  # noqa: S311 - boards, not secrets
    objects = {f"o{i}": _object(f"o{i}", _CYCLE[i % len(_CYCLE)], pick) for i in range(size)}
    target = "o0"
    events = (
        Event("damage", target, "", changes=(("amount", pick.randint(1, 4)),)),
        Event("gets", target, changes=(("power", -2), ("toughness", -2))),
        Event("leaves", target, to=("graveyard",)),
        Event("counters", target, changes=(("add", (("-1/-1", pick.randint(1, 3)),)),)),
        Event("changes", "o1", changes=(("add_types", frozenset({"creature"})),)),
    )
    asked = pick.choice(("dies", "on_battlefield", "what_happens"))
    players = {p: Player(p, life=20, poison=0) for p in ("you", "opponent")}
    state = State(MappingProxyType(objects), MappingProxyType(players))
    about = pick.choice((target, target, "o3"))
    return Scenario(state, (pick.choice(events),), Question(asked, (("object", about),)))


def _object(name: str, kind: str, pick: random.Random) -> GameObject:
    controller = pick.choice(("you", "opponent"))
    if kind == "creature":
        return GameObject(
            name,
            types=frozenset({"creature"}),
            controller=controller,
            power=pick.randint(1, 4),
            toughness=pick.randint(1, 4),
            indestructible=False,
        )
    if kind == "aura":
        return GameObject(
            name,
            types=frozenset({"enchantment"}),
            subtypes=frozenset({"aura"}),
            enchant=Enchant(frozenset({"creature"})),
            attached_to="o0",
            bestowed=False,
            controller=controller,
        )
    if kind == "equipment":
        return GameObject(
            name,
            types=frozenset({"artifact"}),
            subtypes=frozenset({"equipment"}),
            attached_to="o0",
            controller=controller,
        )
    if kind == "planeswalker":
        return GameObject(name, types=frozenset({kind}), counters=(("loyalty", 4),), controller=controller)
    return GameObject(name, types=frozenset({kind}), controller=controller)


def main() -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--rulings", type=int, default=5000)
    parser.add_argument("--objects", type=int, default=10)
    parser.add_argument("--crowded", action="store_true")
    arguments = parser.parse_args()
    table = twins_by_number()
    twins = {number: table.get(number, frozenset()) for number in RULES}
    distinct = min(arguments.rulings, 500)
    make = (
        (lambda i: scenario_of(make_board(i, arguments.objects)))
        if arguments.crowded
        else (lambda i: ordinary(i, arguments.objects))
    )
    rounds = -(-arguments.rulings // distinct)
    for how, rule_on in (("verdict, steps and final state", settle), ("and what decides", adjudicate)):
        batches = [[make(i) for i in range(distinct)] for _ in range(rounds)]
        start = time.process_time()
        decided = sum(
            rule_on(scenario, twins).verdict != "undecided" for batch in batches for scenario in batch
        )
        spent = time.process_time() - start
        done = rounds * distinct
        print(f"{how}: {done} rulings on {arguments.objects} objects, {done / spent:.0f} a second")
        print(f"decided: {decided}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
