"""How a question's game words fit what the tellings of a situation say."""

import numpy as np
import pytest

from subrule.understanding import profiles
from subrule.understanding.profiles import fit, grams, weight_of, write_profiles

TELLINGS = {
    "trample": [["keyword.trample", "action.block"], ["keyword.trample", "action.block", "type.creature"]],
    "flying": [["keyword.flying", "action.block"], ["keyword.flying", "type.creature"]],
}


@pytest.fixture(autouse=True)
def own_table(tmp_path, monkeypatch):
    path = tmp_path / "profiles.npz"
    write_profiles(path, TELLINGS)
    table = profiles._Table(path)
    monkeypatch.setattr(profiles, "_table", lambda *_: table)


def test_what_no_telling_speaks_of_is_unexplained():
    assert fit(["keyword.trample", "action.block"], "trample").unexplained == 0
    other = fit(["keyword.flying", "action.block"], "trample")
    assert other.unexplained == other.heaviest == pytest.approx(weight_of(["keyword.flying"]))


def test_what_most_tellings_say_and_the_question_does_not_is_missing():
    assert fit(["action.block"], "trample").missing == pytest.approx(
        weight_of(["keyword.trample"]) / 2, rel=0.01
    )
    assert fit(["action.block", "keyword.trample"], "trample").missing == 0


def test_a_question_is_most_like_the_situation_whose_words_it_has():
    asked = ["keyword.flying", "action.block"]
    assert fit(asked, "flying").likeness > fit(asked, "trample").likeness > 0
    assert fit([], "flying").likeness == 0


def test_a_concept_that_nobody_used_weighs_most():
    assert weight_of(["keyword.banding"]) > weight_of(["keyword.trample"])
    assert weight_of(["keyword.trample"] * 3) == weight_of(["keyword.trample"])


def test_an_unknown_situation_explains_nothing():
    found = fit(["action.block"], "elsewhere")
    assert (found.missing, found.likeness) == (0, 0)
    assert found.unexplained == pytest.approx(weight_of(["action.block"]))


def test_runs_of_two_are_counted_in_order():
    assert grams(["a", "b"]) == {"a", "b", "a b"}
    assert grams(["b", "a"]) != grams(["a", "b"])


def test_shares_are_whole_numbers(tmp_path):
    write_profiles(tmp_path / "p.npz", TELLINGS)
    with np.load(tmp_path / "p.npz", allow_pickle=False) as stored:
        assert stored["shares"].dtype == np.uint8
