"""Scoring: the mapping from expected values to results, and the same figures as the reference scorer."""

import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from subrule.batch.questions import QuestionItem, read_questions
from subrule.batch.scoring import Figures, Given, Scores, group_order, groups_of, score


def question(expected, decisive=("303.4a",), **fields):
    return QuestionItem(id="q", texts={"": "x"}, expected=expected, decisive=decisive, **fields)


def given(verdict, *decisive, by="engine", **fields):
    return Given(verdict, by, decisive, tuple(sorted(decisive)), **fields)


def result(item, answer):
    return score(item, answer).result


@pytest.mark.parametrize("expected", ["yes", "no"])
def test_a_closed_question_wants_the_verdict_by_the_engine_with_every_deciding_rule(expected):
    other = "no" if expected == "yes" else "yes"
    item = question(expected, ("303.4a", "303.4c"))
    assert result(item, given(expected, "303.4a", "303.4c")) == "right"
    assert result(item, given(expected, "303.4a")) == "uncited"
    assert result(item, given(expected, "303.4a", "303.4c", by="rules_text")) == "uncited"
    assert result(item, given(other, "303.4a", "303.4c")) == "wrong"
    for nothing in ("outcome", "explained", "depends", "undecided", None):
        assert result(item, given(nothing, "303.4a", "303.4c")) == "abstain"


def test_a_rule_that_counts_as_the_deciding_one_is_as_good():
    item = question("yes", accept={"303.4a": ("115.1b",)})
    scored = score(item, given("yes", "115.1b"))
    assert (scored.result, scored.precision) == ("right", 1.0)


def test_an_open_situation_wants_an_outcome_with_every_deciding_rule():
    item = question("open", ("303.4d", "704.5m"))
    assert result(item, given("outcome", "303.4d", "704.5m")) == "right"
    assert result(item, given("outcome", "303.4d")) == "part"
    assert result(item, given("outcome", "100.1")) == "wrong"
    assert result(item, given("explained", "303.4d", "704.5m")) == "abstain"


def test_a_look_up_wants_every_deciding_rule():
    item = question("open", ("303.4a", "303.4b"), kind="rule")
    assert result(item, given("explained", "303.4a", "303.4b", by="rules_text")) == "right"
    assert result(item, given("explained", "303.4b", by="rules_text")) == "part"
    assert result(item, given("explained", "100.1", by="rules_text")) == "wrong"
    assert result(item, given("depends", "100.1")) == "abstain"


def test_what_depends_wants_a_deciding_rule_and_the_missing_fact_named():
    item = question("depends")
    assert result(item, given("depends", "303.4a", missing=True)) == "right"
    assert result(item, given("depends", "303.4a")) == "uncited"
    assert result(item, given("depends", missing=True)) == "uncited"
    assert [result(item, given(v, "303.4a")) for v in ("yes", "no", "outcome")] == ["wrong"] * 3
    assert result(item, given("explained", "303.4a")) == "abstain"


def test_out_of_scope_wants_to_be_declined():
    item = question("decline", ())
    assert result(item, given("declined")) == "right"
    assert [result(item, given(v)) for v in ("yes", "no", "outcome", "depends")] == ["wrong"] * 4
    assert [result(item, given(v)) for v in ("explained", "undecided")] == ["abstain"] * 2


def test_declining_a_question_about_the_rules_is_counted_by_itself():
    scored = score(question("yes"), given("declined"))
    assert (scored.result, scored.strictly_wrong) == ("false-decline", False)


def test_more_than_four_decisive_rules_are_never_right():
    item = question("yes", supporting=("1.1", "1.2", "1.3", "1.4"))
    assert result(item, given("yes", "303.4a", "1.1", "1.2", "1.3")) == "right"
    scored = score(item, given("yes", "303.4a", "1.1", "1.2", "1.3", "1.4"))
    assert (scored.result, scored.strictly_wrong) == ("over-cited", True)


def test_a_decisive_rule_that_does_not_decide_is_wrong_by_the_strict_count_only():
    scored = score(question("yes", supporting=("702.5a",)), given("yes", "303.4a", "702.5a", "100.1"))
    assert (scored.result, scored.strictly_wrong) == ("right", True)
    assert scored.precision == pytest.approx(2 / 3)
    assert not score(question("yes"), given("undecided", "100.1")).strictly_wrong


def test_passages_show_a_deciding_rule_among_the_first_five():
    item = question("yes")
    fifth = given("undecided", passages=("1", "2", "3", "4", "303.4a"))
    sixth = given("undecided", passages=("1", "2", "3", "4", "5", "303.4a"))
    assert (score(item, fifth).shown, score(item, sixth).shown) == (True, False)
    assert score(item, fifth).cited_one is False


def test_an_error_is_an_error_whatever_was_expected():
    for expected in ("yes", "decline", "open"):
        assert result(question(expected), Given(None, error="failed")) == "error"


def test_an_answer_is_read_with_its_branches_as_decisive():
    read = Given.of(
        {
            "verdict": "depends",
            "decided_by": "engine",
            "citations": [{"number": "2.1", "role": "decisive"}, {"number": "9.9", "role": "supporting"}],
            "branches": [{"citations": ["2.1", "3.1"]}],
            "passages": [{"number": "4.1"}],
            "missing": [{"fact": "x"}],
        }
    )
    assert read == Given("depends", "engine", ("2.1", "3.1"), ("2.1",), ("4.1",), missing=True)
    assert Given.of({"error": {"message": "broken"}}).error == "broken"


def test_a_question_without_expectation_cannot_be_scored():
    with pytest.raises(ValueError, match="does not tell what is expected"):
        score(QuestionItem("q", {"": "x"}), given("yes"))


def test_sameness_compares_verdict_and_decisive_rules_of_the_languages():
    scores = Scores()
    item = question("yes")
    scores.add(item, "en", score(item, given("yes", "303.4a", "702.5a")))
    scores.add(item, "es", score(item, given("yes", "702.5a", "303.4a")))
    assert scores.same == 1
    scores.add(item, "fr", score(item, given("yes", "303.4a")))
    assert scores.same == 0


def test_groups_come_in_one_order_and_empty_figures_have_no_shares():
    keys = groups_of(question("yes", kind="scenario", topic="auras"), "es")
    assert sorted(keys, key=group_order) == [
        ("all", ""), ("core", ""), ("lang", "es"), ("kind", "scenario"), ("topic", "auras"),
    ]  # fmt: skip
    assert groups_of(question("yes", ("702.2c",)), None)[1] == ("rest", "")
    assert Figures().precision is None
    assert Figures().share(0) is None


# --- the reference scorer ---------------------------------------------------------------------------

_LINE = re.compile(
    r"^(\w+) +(\w*) +n= *(\d+) right=(\S+) wrong=(\S+) part=(\S+) abstain=(\S+) falsedecline=(\S+) "
    r"error=(\S+) cited_all=(\S+) precision=(\S+) shown5=(\S+)$"
)
_SAME = re.compile(r"^same verdict and decisive numbers in all languages: (\d+)/(\d+)$")


def _invented(questions, seed):
    """Answers of every kind, drawn so that right ones, near misses and nonsense all come up often."""
    draw = random.Random(seed)
    for item in questions:
        for asked in item.asked:
            if draw.random() < 0.03:
                yield {"id": asked.id, "error": {"code": "failed", "message": "x"}}
                continue
            pool = [
                *item.decisive, *item.decisive, *item.supporting,
                *(n for numbers in item.accept.values() for n in numbers),
                "100.1", "100.2", "704.5z", "303.4a",
            ]  # fmt: skip
            if draw.random() < 0.4:
                cited = list(item.decisive)
            else:
                cited = [draw.choice(pool) for _ in range(draw.randrange(6))]
            usual = {"open": "outcome", "decline": "declined"}.get(item.expected, item.expected)
            words = ("yes", "no", "outcome", "depends", "explained", "undecided", "declined")
            answer = {
                "id": asked.id,
                "verdict": usual if draw.random() < 0.5 else draw.choice(words),
                "decided_by": draw.choice(["engine", "engine", "engine", "rules_text"]),
                "citations": [
                    {"number": n, "role": "decisive" if draw.random() < 0.85 else "supporting"} for n in cited
                ],
                "branches": [{"citations": [draw.choice(pool)]} for _ in range(draw.choice([0, 0, 0, 2]))],
                "missing": [{"fact": "aura.colors"}] if draw.random() < 0.5 else [],
                "passages": [{"number": draw.choice(pool)} for _ in range(draw.choice([0, 7]))],
            }
            for optional in ("branches", "missing", "passages", "citations"):
                if not answer[optional] and draw.random() < 0.5:
                    del answer[optional]
            yield answer


def _reference(scorer, questions, answers):
    printed = subprocess.run(
        [sys.executable, str(scorer), str(questions), str(answers)],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    groups, same = {}, None
    for text in printed.splitlines():
        if found := _LINE.match(text):
            groups[found[1], found[2]] = (int(found[3]), *(found[i] for i in range(4, 13)))
        elif found := _SAME.match(text):
            same = int(found[1]), int(found[2])
    return groups, same


def _ours(questions, answers):
    scores = Scores()
    by_id = {asked.id: (item, asked.language) for item in questions for asked in item.asked}
    for answer in answers:
        item, language = by_id[answer["id"]]
        scores.add(item, language, score(item, Given.of(answer)))
    groups = {
        key: (
            f.n,
            *(
                f"{value / f.n:.3f}"
                for value in (
                    f.results["right"], f.results["wrong"], f.partly, f.results["abstain"],
                    f.results["false-decline"], f.results["error"], f.cited_all,
                )
            ),
            f"{f.precision or 0.0:.3f}",
            f"{f.shown / f.n:.3f}",
        )
        for key, f in scores.groups()
    }  # fmt: skip
    return groups, (scores.same, len(scores.said))


@pytest.mark.shared_data
@pytest.mark.parametrize("seed", range(4))
def test_every_figure_equals_that_of_the_reference_scorer(
    shared_data: Path, tmp_path: Path, seed: int
) -> None:
    path = shared_data / "questions" / "dev.jsonl"
    questions = read_questions(path)
    answers = list(_invented(questions, seed))
    written = tmp_path / "answers.jsonl"
    written.write_text("".join(json.dumps(a) + "\n" for a in answers), encoding="utf-8")
    reference, same = _reference(shared_data.parent / "tools" / "score_answers.py", path, written)
    ours, our_same = _ours(questions, answers)
    assert len(reference) > 20
    assert ours == reference
    assert our_same == same
    all_results = {
        score(i, Given.of(a)).result for a in answers for i in questions if a["id"].startswith(i.id)
    }
    assert all_results == {
        "right",
        "part",
        "uncited",
        "over-cited",
        "abstain",
        "wrong",
        "false-decline",
        "error",
    }
