"""Fusion: several rankers' scores as one ranking."""

import json

import numpy as np
import pytest

from subrule.corpus.number import RuleNumber
from subrule.errors import MissingDataError
from subrule.retrieval.fusion import fuse, fuse_by_rank, in_order, shipped_weights, stretched
from subrule.retrieval.rankers import DEPTH, Query, Scored

ASKED = Query("x", "en", np.zeros(2, np.float32), ())


class Given:
    def __init__(self, name, **scores):
        self.name = name
        self._scores = {RuleNumber(303, 4, letter): score for letter, score in scores.items()}

    def scores(self, query):
        return self._scores


def letters(ranked):
    return [(number.letters, score) for number, score in ranked]


def test_scores_of_any_scale_are_weighed_alike():
    one, other = Given("one", a=900.0, b=0.0), Given("other", b=0.002, c=0.001)
    ranked = fuse(ASKED, [one, other], {"one": 1, "other": 3})
    assert letters(ranked) == [("b", 0.75), ("c", 0.375), ("a", 0.25)]


def test_ranker_without_weight_or_without_scores_does_not_count():
    mute, unknown = Given("mute"), Given("unknown", c=1)
    assert letters(fuse(ASKED, [Given("one", a=2, b=1), mute, unknown], {"one": 1, "mute": 9})) == [
        ("a", 1.0), ("b", 0.5)
    ]  # fmt: skip


def test_one_more_ranker_is_one_more_entry():
    before = fuse(ASKED, [Given("one", a=2, b=1)], {"one": 1})
    after = fuse(ASKED, [Given("one", a=2, b=1), Given("new", b=1)], {"one": 1, "new": 2})
    assert (before[0][0].letters, after[0][0].letters) == ("a", "b")


def test_full_list_is_stretched_from_its_last_score():
    scores = {RuleNumber(303, n): 0.8 + n / 10_000 for n in range(1, DEPTH + 1)}
    given = stretched(scores)
    assert (min(given.values()), max(given.values())) == (0, pytest.approx(1))
    assert stretched({}) == {}


def test_equal_scores_follow_the_book():
    numbers = [RuleNumber.parse(n) for n in ("704.5", "303.4b", "303.4a")]
    assert [str(n) for n, _ in in_order((n, 0.5) for n in numbers)] == ["303.4a", "303.4b", "704.5"]


def test_reciprocal_ranks_are_summed():
    one, other = Given("", a=3, b=2), Given("", b=9, c=1)
    ranked = fuse_by_rank([one.scores(None), other.scores(None)])
    assert letters(ranked)[0] == ("b", round(1 / 62 + 1 / 61, 6))


def test_shipped_weights_name_the_rankers_there_are():
    from subrule.lexicon import Lexicon
    from subrule.retrieval.fields import build_fields
    from subrule.retrieval.rankers import rankers

    made = build_fields([], np.zeros((0, 2), np.float16))
    names = {ranker.name for ranker in rankers(made, Lexicon.load())}
    weights = shipped_weights()
    assert names <= set(weights)
    assert sum(weight for name, weight in weights.items() if name != "numbers") < weights["numbers"]


def test_damaged_weights_are_named_with_the_remedy(tmp_path):
    path = tmp_path / "fusion.json"
    path.write_text(json.dumps({"weights": ["one"]}))
    with pytest.raises(MissingDataError, match=r"fusion\.json.*restore"):
        shipped_weights(path)


class Arrays:
    def __init__(self, name, numbers, **scores):
        self.name = name
        places = np.array([numbers.index(RuleNumber(303, 4, letter)) for letter in scores])
        self._scores = Scored(numbers, places, np.array(list(scores.values()), float))

    def scores(self, query):
        return self._scores


def test_scores_as_arrays_and_as_tables_are_the_same_and_go_together():
    numbers = [RuleNumber(303, 4, letter) for letter in "abcd"]
    weights = {"one": 2, "other": 1}
    tables = [Given("one", d=3, b=1), Given("other", a=5, b=4)]
    arrays = [Arrays("one", numbers, d=3, b=1), Arrays("other", numbers, a=5, b=4)]
    wanted = fuse(ASKED, tables, weights)
    assert letters(wanted)[0][0] == "d"
    assert fuse(ASKED, arrays, weights) == wanted
    assert fuse(ASKED, [tables[0], arrays[1]], weights) == wanted
    assert fuse(ASKED, arrays, weights, 2) == wanted[:2]
    assert fuse(ASKED, [], weights) == []
