"""The same scenario gives the same ruling in any process and in any order of its objects."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest

from subrule.engine.adjudicate import adjudicate
from subrule.engine.ruling import Ruling
from tests.engine.conftest import SCENARIOS, TESTS, TWINS, load

_PROGRAM = """
import sys
from pathlib import Path
from subrule.engine.adjudicate import adjudicate
from tests.engine.conftest import SCENARIOS, TWINS, load
from subrule.engine.ruling import Ruling

def told(r: Ruling) -> object:
    zones = [(o.id, o.zone, o.attached_to) for o in r.final.objects.values()] if r.final else None
    branches = [(b.settled, told(b.ruling)) for b in r.branches]
    rest = (r.decisive, r.supporting, r.assumptions, r.missing, r.reason, r.reason_params)
    return (r.verdict, r.steps, rest, zones, branches)

for path in SCENARIOS:
    ruling = adjudicate(load(path), TWINS, trace=True)
    print(path.stem, told(ruling), ruling.tried)
"""


def _rulings_under(seed: str) -> bytes:
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(TESTS.parent)}
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM], capture_output=True, env=environment, check=True, cwd=TESTS.parent
    )
    return done.stdout


def test_rulings_are_the_same_under_different_hash_seeds():
    first, second = _rulings_under("1"), _rulings_under("4711")
    assert len(first) > 10_000
    assert first == second


def _zones(ruling: Ruling) -> object:
    if ruling.branches:
        return {
            frozenset((str(f), f.value, v) for f, v in b.settled): (b.ruling.verdict, _zones(b.ruling))
            for b in ruling.branches
        }
    return {o.id: (o.zone, o.attached_to) for o in ruling.final.objects.values()} if ruling.final else None


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda p: p.stem)
def test_the_order_of_objects_does_not_matter(path: Path):
    scenario = load(path)
    given = adjudicate(scenario, TWINS)
    backwards = MappingProxyType(dict(reversed(scenario.state.objects.items())))
    turned = adjudicate(replace(scenario, state=replace(scenario.state, objects=backwards)), TWINS)
    assert turned.verdict == given.verdict
    assert set(turned.decisive) == set(given.decisive)
    assert set(turned.missing) == set(given.missing)
    assert _zones(turned) == _zones(given)
