"""Explaining: numbers of a rule that may answer a general question, and which rules are shown."""

import pytest

from subrule.answering import explaining as module
from subrule.answering.explaining import (
    AGREED,
    ASKED_FOR,
    FEATURES,
    NEEDED_OF_RULE,
    Asked,
    answering,
    features,
    options,
    weigh_rules,
)
from subrule.understanding.likeness import Likely, Likeness
from subrule.understanding.ranking import Ranked
from subrule.understanding.reading import Reading

SHAPE = (5, 1, 0, 0, 0)
STORY = (40, 5, 9, 3, 4)


def rule(numbers, chance):
    return Likely("rule", Reading(None, tuple(numbers.split())), chance, numbers)


def question(rules, ranked, *, asks=0.95, other=0.0, situation=0.0, shape=SHAPE, concepts=()):
    meanings = (
        *rules,
        Likely("other", None, other, "near"),
        Likely("situation", None, situation, "704/dies"),
    )
    return Asked(
        likeness=Likeness(meanings, asks, 0.01, rules),
        ranked=ranked,
        concepts=concepts,
        meanings=("702.21a",),
        senses={"open": 0.9, "gone": 0.1},
        shape=shape,
    )


SURE = question(
    (rule("702.21a", 0.9), rule("702.21b", 0.02)),
    (Ranked(("702.21a",), 0.95), Ranked(("115.1",), 0.01)),
    concepts=("keyword.ward",),
)


def column(asked, name):
    return features(asked, options(asked))[:, FEATURES.index(name)].tolist()


def test_a_rule_that_all_name_surely_is_shown():
    assert answering(SURE) == ("702.21a",)


def test_a_rule_that_is_one_of_several_likely_ones_is_not_shown():
    unsure = question(
        (rule("702.21b", 0.1), rule("601.2f", 0.09), rule("118.8", 0.08)),
        (Ranked(("118.8",), 0.1), Ranked(("115.1",), 0.09), Ranked(("601.2f",), 0.08)),
    )
    assert weigh_rules(unsure)[0][1] < NEEDED_OF_RULE
    assert answering(unsure) == ()


def test_a_situation_is_not_explained_however_well_a_rule_fits():
    story = question(
        (rule("702.21a", 0.01),),
        (Ranked(("702.21a",), 0.95),),
        asks=0.01,
        other=0.6,
        situation=0.4,
        shape=STORY,
    )
    assert answering(story) == ()


def test_what_both_name_is_weighed_once_and_at_most_so_many_of_each():
    assert options(SURE) == ("702.21a", "702.21b", "115.1")
    many = question(tuple(rule(f"702.{n}", 0.01) for n in range(2, 30)), ())
    assert len(options(many)) == module.MOST_OF_EACH


def test_rules_that_are_named_together_have_each_the_whole_chance():
    together = question((rule("704.5s 714.4", 0.5), rule("714.4", 0.4)), ())
    assert options(together) == ("714.4", "704.5s")
    assert column(together, "chance by likeness")[0] > column(together, "chance by likeness")[1]


def test_the_likeliest_is_above_the_others_and_they_are_below_it():
    beside = column(SURE, "beside others by both")
    assert beside[0] > 0 > max(beside[1:])
    assert column(SURE, "says what a term means") == [1, 0, 0]
    assert column(SURE, "part of a rule") == [1, 1, 0]


def test_the_rule_that_both_name_first_must_be_the_surest_and_sure(monkeypatch):
    monkeypatch.setattr(module, "weigh_rules", lambda asked: [("702.21a", NEEDED_OF_RULE), ("1.1", 0.1)])
    assert answering(SURE) == ("702.21a",)
    monkeypatch.setattr(module, "weigh_rules", lambda asked: [("702.21a", NEEDED_OF_RULE - 0.0001)])
    assert answering(SURE) == ()
    monkeypatch.setattr(module, "weigh_rules", lambda asked: [("1.1", 0.99), ("702.21a", 0.98)])
    assert answering(SURE) == ()


@pytest.mark.parametrize(
    ("alike", "ranked", "asks", "shown"),
    [
        ("702.21a", AGREED, 0.95, ("702.21a", "118.8")),
        ("702.21a", AGREED - 0.001, 0.95, ()),
        ("702.21b", AGREED, 0.95, ()),
        ("702.21a", AGREED, ASKED_FOR - 0.001, ()),
    ],
)
def test_both_classifiers_must_agree_and_a_rule_be_asked_for(monkeypatch, alike, ranked, asks, shown):
    monkeypatch.setattr(module, "weigh_rules", lambda asked: [("702.21a", 0.99)])
    asked = question((rule(alike, 1.0),), (Ranked(("702.21a", "118.8"), ranked),), asks=asks)
    assert answering(asked) == shown


def test_where_no_rule_is_named_none_is_weighed():
    assert weigh_rules(question((), ())) == []


@pytest.mark.parametrize("name", ["asks for a rule", "chance by both"])
def test_chances_never_fall_where_what_speaks_for_a_rule_rises(name):
    rows = features(SURE, options(SURE))
    raised = rows.copy()
    raised[:, FEATURES.index(name)] += 0.5
    assert (module._trees().chances(raised) >= module._trees().chances(rows)).all()
