"""Weighing: numbers of a candidate, and trees that turn them into a chance."""

import numpy as np
import pytest

from subrule.answering.agreement import candidates
from subrule.answering.weighing import FEATURES, Told, Trees, _trees, features, weigh
from subrule.engine.adjudicate import adjudicate
from subrule.engine.scenario_file import read_scenario
from subrule.understanding.likeness import Likely, Likeness
from subrule.understanding.reading import Reading

DIES = "{objects: {bear: {types: creature, toughness: 0}}, question: {kind: dies, object: bear}}"
LOSES = "{players: {you: {life: 0}}, question: {kind: loses, player: you}}"


def meaning(text, chance, name, place):
    return Likely("situation", Reading(read_scenario(text), likened=True), chance, name, place)


MEANINGS = (
    meaning(DIES, 0.6, "704/dies", 0),
    Likely("other", None, 0.2, "near 704/dies"),
    Likely("other", None, 0.3, "near 704/dies-twice"),
    meaning(LOSES, 0.1, "704/loses", 1),
)
SENSES = {"gone": 0.7, "stays": 0.1, "loses": 0.1, "alive": 0.05, "open": 0.05}
TOLD = Told(Likeness(MEANINGS, 0.02, 0.03), SENSES, ("type.creature",))
WAYS = candidates(MEANINGS, lambda m: adjudicate(m.reading.scenario, {}))


def column(name):
    return features(TOLD, WAYS)[:, FEATURES.index(name)].tolist()


def test_each_candidate_has_a_number_for_each_feature():
    assert features(TOLD, WAYS).shape == (4, len(FEATURES))
    assert column("opposite") == [0, 1, 0, 1]
    assert column("rank") == [0, 0, 1, 1]
    assert column("verdict yes") == [1, 0, 1, 0]


def test_what_only_looks_like_a_situation_counts_for_that_one_alone():
    assert column("only looks like it") == [0.2, 0.2, 0, 0]
    assert column("something else") == pytest.approx([0.5] * 4)


def test_the_sense_that_is_asked_speaks_for_its_candidate():
    own, turned, *_ = column("sense")
    assert own > turned
    assert column("sense beside its opposite")[0] == pytest.approx(-column("sense beside its opposite")[1])


def test_chances_lie_between_none_and_certain_in_the_candidates_order():
    weighed = weigh(TOLD, WAYS)
    assert [way for way, _ in weighed] == list(WAYS)
    assert all(0 <= chance <= 1 for _, chance in weighed)
    assert weigh(TOLD, ()) == []


def test_trees_add_up_the_leaves_that_a_row_reaches():
    trees = Trees(
        roots=np.array([0, 3]),
        feature=np.array([0, 0, 0, 1, 0, 0]),
        bound=np.array([0.5, 0, 0, 10, 0, 0]),
        left=np.array([1, 1, 2, 4, 4, 5]),
        right=np.array([2, 1, 2, 5, 4, 5]),
        value=np.array([0, -1, 1, 0, 0.5, 2]),
        start=0.25,
        depth=1,
    )
    odds = [0.25 - 1 + 0.5, 0.25 + 1 + 2]
    expected = [1 / (1 + np.exp(-o)) for o in odds]
    assert trees.chances(np.array([[0.5, 10.0], [0.6, 10.1]])) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("name", "way"), [("chance", 1), ("sense", 1), ("missing", -1), ("something else", -1)]
)
def test_chances_never_fall_where_what_speaks_for_a_candidate_rises(name, way):
    rows = features(TOLD, WAYS)
    for amount in (0.1, 0.5, 2.0, 5.0):
        raised = rows.copy()
        raised[:, FEATURES.index(name)] += way * amount
        assert (_trees().chances(raised) >= _trees().chances(rows)).all()
