"""Measures of a ranking; they agree with ir_measures on TREC files."""

import random

import numpy as np
import pytest

from subrule.retrieval.evaluation import Block, Collection, Figures, qrels_lines, run_lines
from subrule.retrieval.measures import (
    MEASURES,
    Judged,
    by_rule,
    canonical,
    interval,
    judged_questions,
    measure,
    paired_p,
)


def judged(*deciding, accept=None, name="q1:en"):
    return Judged(name, "en", "text", "topic", deciding, accept or {})


def measured(ranking, asked):
    return dict(zip(MEASURES, measure(ranking, asked), strict=True))


def test_deciding_rule_first_is_perfect():
    assert set(measured(["303.4d", "704.5p"], judged("303.4d")).values()) == {1}


def test_second_rank_and_one_of_two():
    found = measured(["100.1", "303.4d"], judged("303.4d", "704.5p"))
    assert (found["R@1"], found["R@5"], found["all@10"], found["MRR@10"]) == (0, 1, 0, 0.5)
    assert found["nDCG@10"] == pytest.approx((1 / np.log2(3)) / (1 + 1 / np.log2(3)))


def test_accepted_rule_counts_as_the_deciding_one_but_only_once():
    asked = judged("303.4d", accept={"303.4d": ("704.5p",)})
    assert set(measured(["704.5p", "303.4d"], asked).values()) == {1}
    assert canonical(["704.5p", "303.4d", "100.1"], asked) == ["303.4d", "303.4d+", "100.1"]


def test_nothing_found_is_zero():
    assert set(measured([], judged("303.4d")).values()) == {0}


def test_rule_level_takes_any_subrule():
    asked = judged("303.4d", "303.4c", accept={"303.4c": ("704.5m",)}).at_rule_level()
    assert asked.deciding == ("303.4",)
    assert measured(by_rule(["303.4a", "303.4b"]), asked)["all@10"] == 1
    assert by_rule(["303.4a", "704.5", "303.4b"]) == ["303.4", "704.5"]
    assert measured(["704.5"], asked)["R@1"] == 1


def test_questions_that_no_rule_decides_are_left_out():
    class Item:
        id, topic, lang, accept = "q", "t", None, {}

        def __init__(self, decisive, texts):
            self.decisive, self.texts = decisive, texts

    found = judged_questions([Item((), {"en": "a"}), Item(("303.4",), {"en": "a", "es": "b", "fr": " "})])
    assert [each.id for each in found] == ["q:en", "q:es"]


def test_interval_holds_the_mean_and_is_the_same_each_time():
    values = np.array([0.0, 1.0] * 40)
    low, high = interval(values)
    assert 0.38 < low < 0.5 < high < 0.62
    assert interval(values) == (low, high)


def test_paired_test_tells_a_difference_from_none():
    generator = np.random.default_rng(3)
    base = generator.random(100)
    assert paired_p(base, base) == 1
    assert paired_p(base + 0.1, base) < 0.001
    assert paired_p(base + generator.normal(0, 0.5, 100), base) > 0.01


def test_figures_agree_with_ir_measures(tmp_path):
    import ir_measures

    draw = random.Random(11)
    rules = [f"{section}.{n}" for section in (303, 704) for n in range(1, 80)]
    asked, rankings = [], []
    for n in range(30):
        deciding = draw.sample(rules, draw.choice([1, 1, 2, 3]))
        others = draw.sample([rule for rule in rules if rule not in deciding], 2)
        accept = {deciding[0]: tuple(others)} if n % 3 == 0 else {}
        asked.append(judged(*deciding, accept=accept, name=f"q{n}:en"))
        rankings.append(draw.sample(rules, 120))
    rows = np.array([measure(r, j) for r, j in zip(rankings, asked, strict=True)])
    block = Block(Collection("all texts", [], np.zeros((0, 2), np.float16), None), asked)
    block.figures["hybrid"] = Figures(rankings, rows, rows)
    run, qrels = tmp_path / "run", tmp_path / "qrels"
    run.write_text("".join(run_lines(block)))
    qrels.write_text("".join(qrels_lines(asked)))
    names = ["nDCG@10", "RR@10", "Success@1", "Success@5", "Success@10", "Success@100"]
    told = ir_measures.calc_aggregate(
        [ir_measures.parse_measure(name) for name in names],
        list(ir_measures.read_trec_qrels(str(qrels))),
        list(ir_measures.read_trec_run(str(run))),
    )
    for place, name in enumerate(names):
        assert told[ir_measures.parse_measure(name)] == pytest.approx(rows[:, place].mean()), name
    whole = ir_measures.iter_calc(
        [ir_measures.parse_measure("R@10")],
        list(ir_measures.read_trec_qrels(str(qrels))),
        list(ir_measures.read_trec_run(str(run))),
    )
    assert sum(m.value == 1 for m in whole) == rows[:, 6].sum()
