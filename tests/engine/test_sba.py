"""State-based actions: the engine against a second, plain implementation, and what a check must keep to."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest
from scripts.compare_sba import differences

from subrule.engine.adjudicate import adjudicate
from subrule.engine.checking import CHECK
from subrule.engine.events import CHANGES_STATE
from subrule.engine.features import concerns_of, features_of
from subrule.engine.registry import RULES, Registry
from subrule.engine.scenario_file import read_scenario
from subrule.engine.view import View
from subrule.errors import InputError
from tests.engine import plain_sba
from tests.engine.conftest import SCENARIOS, TESTS, TWINS, load
from tests.engine.sba_boards import make_board, scenario_of

LINES = [f"704.5{letter}" for letter in "abcdefghijkmnpqrstuvwxyz"] + ["704.5aa", "704.6c", "704.6d"]


@pytest.mark.parametrize("part", range(4))
def test_a_plain_implementation_from_the_text_alone_agrees_on_a_thousand_boards(part: int):
    for place in range(250):
        lines, _ = differences(make_board(1000 * part + place), TWINS)
        assert lines == [], f"board {1000 * part + place}"


def test_every_line_of_the_list_has_a_function_in_both_implementations():
    assert [n for n in LINES if n not in RULES] == []
    plain = {f"704.{'' if name[0].isdigit() else '5'}{name}" for name in plain_sba.LINES}
    assert plain == set(LINES)


def test_the_plain_implementation_does_not_know_the_engine():
    source = Path(plain_sba.__file__).read_text(encoding="utf-8")
    assert "subrule" not in source.replace('"""', "")


def test_a_line_taken_away_is_noticed_by_the_comparison(monkeypatch: pytest.MonkeyPatch):
    for name in sorted(plain_sba.LINES):
        with monkeypatch.context() as patched:
            patched.setitem(plain_sba.LINES, name, lambda board: set())
            assert any(differences(make_board(seed), TWINS)[0] for seed in range(400)), name


def test_a_second_process_of_checks_changes_nothing():
    for seed in range(150):
        scenario = scenario_of(make_board(seed))
        final = adjudicate(scenario, TWINS).final
        assert final is not None
        if sum(p.in_game for p in final.players.values()) < 2:
            continue
        again = adjudicate(replace(scenario, state=final), TWINS)
        assert again.final == final
        assert not any(step.check and step.kind in CHANGES_STATE for step in again.steps)


def test_no_object_vanishes_or_is_doubled_and_the_order_does_not_count():
    for seed in range(150):
        scenario = scenario_of(make_board(seed))
        turned = MappingProxyType(dict(reversed(scenario.state.objects.items())))
        one = adjudicate(scenario, TWINS)
        two = adjudicate(replace(scenario, state=replace(scenario.state, objects=turned)), TWINS)
        assert one.final is not None
        assert two.final is not None
        assert list(one.final.objects) == list(scenario.state.objects)
        assert dict(one.final.objects) == dict(two.final.objects)
        assert one.final.players == two.final.players
        assert one.decisive == two.decisive


def test_checks_of_a_thousand_objects_end():
    ruling = adjudicate(scenario_of(make_board(5, 1000)), {})
    assert ruling.verdict == "outcome"


_PROGRAM = """
from subrule.engine.adjudicate import adjudicate
from tests.engine.conftest import TWINS
from tests.engine.sba_boards import make_board, scenario_of
for seed in range(25):
    ruling = adjudicate(scenario_of(make_board(seed)), TWINS)
    print(ruling.steps, ruling.decisive, ruling.supporting, [o.zone for o in ruling.final.objects.values()])
"""


def _under(seed: str) -> bytes:
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(TESTS.parent)}
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM], capture_output=True, env=environment, check=True, cwd=TESTS.parent
    )
    return done.stdout


def test_rulings_on_crowded_boards_are_the_same_under_different_hash_seeds():
    assert _under("1") == _under("4711") != b""


def test_rules_that_are_not_asked_for_want_of_a_feature_have_nothing_to_say():
    registry = Registry(TWINS)
    for seed in range(120):
        scenario = scenario_of(make_board(seed))
        view = View(
            scenario.state,
            scenario.state,
            registry.ask,
            settled={},
            offered={},
            assumed={},
            asked=frozenset(),
        )
        features = features_of(scenario.state)
        for rule in RULES.values():
            if rule.when and rule.when not in features and "check" in rule.moments:
                assert list(rule.function(view, CHECK)) == [], rule.number
            if rule.when and "staying" in rule.moments:
                for o in view.battlefield:
                    if rule.when not in concerns_of(scenario.state, o):
                        moment = replace(CHECK, kind="staying", subject=o.id)
                        assert list(rule.function(view, moment)) == [], (rule.number, o)


def test_scenarios_of_this_part_are_many_and_of_all_sorts():
    rooms = (
        "104",
        "111",
        "119",
        "120",
        "121",
        "122",
        "302",
        "306",
        "309",
        "310",
        "514",
        "704",
        "707",
        "714",
        "903",
    )
    mine = [load(p).expect for p in SCENARIOS if p.parent.name in rooms]
    assert len(mine) >= 90
    assert 3 * sum(e.verdict == "no" or e.outcome == () for e in mine) >= len(mine)
    assert sum(e.verdict in ("depends", "undecided") for e in mine) >= 8


@pytest.mark.parametrize(
    ("text", "line", "remedy"),
    [
        ("players: {you: {life: many}}\nquestion: {kind: who_loses}\n", 1, "write digits"),
        ("players: {you: {poison: -1}}\nquestion: {kind: who_loses}\n", 1, "write 0 or more"),
        ("players: {you: {life: 3}}\n", 1, "ask e.g. question"),
        ("objects:\n  tale: {types: enchantment, subtypes: [], chapters: 3}\n", 2, "add subtypes: saga"),
        ("objects:\n  bear: {types: creature, protector: you}\n", 2, "add types: battle"),
        ("objects:\n  bear: {types: creature}\nevents:\n  - {gets: bear}\n", 4, "needs how much"),
        ("objects:\n  bear: {types: creature}\nevents:\n  - {life: bear, change: 1}\n", 4, "is no player"),
        (
            "objects:\n  bear: {types: creature}\nevents:\n  - together: [{sacrifice: bear}]\n",
            4,
            "two events or more",
        ),
        (
            "objects:\n  bear: {types: creature, zone: hand}\nevents:\n  - {damage: bear, amount: 1}\n",
            4,
            "cannot happen",
        ),
        ("objects:\n  bear: {types: creature}\nopen: {bear.toughness: [few, many]}\n", 3, "write digits"),
        ("objects:\n  bear: {types: creature}\nopen: {you.toughness: [1, 2]}\n", 3, "is no object here"),
        ("objects:\n  bear: {types: creature, counters: {+1/+1: -2}}\n", 2, "write 0 or more"),
        ("variant: chess\nobjects:\n  bear: {types: creature}\n", 1, "use one of: commander"),
    ],
)
def test_what_cannot_be_counted_is_refused_with_line_and_remedy(text: str, line: int, remedy: str):
    with pytest.raises(InputError) as refused:
        read_scenario(text, "case.yaml")
    assert str(refused.value).startswith(f"case.yaml, line {line}: ")
    assert remedy in str(refused.value)


def test_a_number_that_follows_from_another_is_not_asked_for():
    ruling = adjudicate(
        read_scenario(
            "objects: {bear: {types: creature}}\n"
            "events: [{damage: bear, amount: 2}, {damage: bear, amount: 1}]\n"
            "question: {kind: dies, object: bear}"
        ),
        TWINS,
    )
    asked = [(str(fact), fact.value, value) for b in ruling.branches for fact, value in b.settled]
    assert asked == [
        ("bear.toughness", "2", True),
        ("bear.toughness", "2", False),
        ("bear.toughness", "3", True),
        ("bear.toughness", "2", False),
        ("bear.toughness", "3", False),
    ]


def test_a_loss_of_two_players_at_once_is_one_check():
    ruling = adjudicate(
        read_scenario("players: {you: {life: 0}, opponent: {poison: 10}}\nquestion: {kind: who_loses}"), TWINS
    )
    assert [(s.kind, s.subject, s.check) for s in ruling.steps] == [
        ("loses_game", "you", 1),
        ("loses_game", "opponent", 1),
    ]
