"""Evaluation: three figures on a small set whose answers are known."""

import json
from types import MappingProxyType
from typing import ClassVar

import pytest

from subrule.answering.judge import Judge
from subrule.batch.answers_page import write_page
from subrule.batch.evaluate import Report, evaluate, read_answers
from subrule.batch.gold import GoldLookup, GoldReadings
from subrule.batch.output_line import answer_or_error
from subrule.batch.questions import Asked, QuestionItem
from subrule.engine.scenario_file import read_scenario
from subrule.errors import InputError
from subrule.understanding.reading import Reading, Understanding

TEXTS = {"en": "May the bear?", "es": "¿Puede el oso?"}
SCENE = read_scenario(
    "objects: {bear: {types: creature}, veil: {subtypes: aura, attached_to: bear}}\n"
    "question: {kind: attached, object: veil}\n"
)
OTHER = read_scenario(
    "objects: {bear: {types: creature}, veil: {subtypes: aura}}\nquestion: {kind: attached, object: veil}\n"
)


class Told:
    """An answer in the contract's shape."""

    reference, loaded = "2026-08-07", ("en-2026-08-07",)

    def __init__(self, verdict, *decisive, language="en", by="engine"):
        self.data = {
            "verdict": verdict, "decided_by": by, "language": language,
            "passages": [], "missing": [], "branches": [],
            "citations": [{"number": n, "role": "decisive"} for n in decisive],
        }  # fmt: skip

    def to_dict(self):
        return self.data


class Bench:
    """A judge whose answers are known."""

    readings: ClassVar[dict[str, tuple[Reading, ...]]] = {}

    def __init__(self, answers, checked):
        self.answers, self.checked, self.asked = answers, checked, []

    def read(self, text, language=None):
        return Understanding("en", self.readings.get(text, ()))

    def ask(self, text, language=None, *, passages=False):
        if not text:
            return Told("declined")
        self.asked.append((text, language))
        answer = self.answers[text]
        if isinstance(answer, Exception):
            raise answer
        return answer

    def check(self, scenario, language):
        if isinstance(self.checked, Exception):
            raise self.checked
        return self.checked, None


@pytest.fixture
def read(monkeypatch):
    readings = {}
    monkeypatch.setattr(Bench, "readings", readings)
    return readings


def item(expected="yes", texts=TEXTS, **fields):
    return QuestionItem("q", MappingProxyType(texts), expected=expected, decisive=("303.4a",), **fields)


GOLD = GoldReadings(MappingProxyType({"q": SCENE}), MappingProxyType({}))


def test_the_three_figures_tell_whose_error_it_is(read):
    read["May the bear?"] = (Reading(OTHER),)
    read["¿Puede el oso?"] = (Reading(OTHER), Reading(SCENE))
    judge = Bench(
        {"May the bear?": Told("no", "303.4a"), "¿Puede el oso?": Told("yes", "303.4a")},
        Told("yes", "303.4a"),
    )
    report = evaluate(judge, [item()], GOLD)
    assert report.engine.figures["all", ""].results == {"right": 2}
    assert report.answers.figures["all", ""].results == {"right": 1, "wrong": 1}
    assert report.answers.figures["lang", "es"].results == {"right": 1}
    figures = report.reading["all", ""]
    assert (figures.n, figures.given, figures.exact, figures.exact_any) == (2, 2, 0, 1)
    assert figures.recall("role") == pytest.approx(0.5)
    assert figures.precision("fact") == 1.0
    assert figures.recall("asked") == 1.0
    assert [(m.figure, m.id, m.result) for m in report.misses] == [
        ("answer", "q:en", "wrong"),
        ("reading", "q:en", "another reading"),
        ("reading", "q:es", "another reading"),
    ]
    assert report.misses[1].missed == ("attached_to veil bear",)


def test_no_reading_counts_as_nothing_found(read):
    judge = Bench(
        {"May the bear?": Told("undecided"), "¿Puede el oso?": Told("undecided")}, Told("yes", "303.4a")
    )
    figures = evaluate(judge, [item()], GOLD).reading["all", ""]
    assert (figures.given, figures.recall("fact"), figures.precision("fact")) == (0, 0.0, None)


def test_failures_are_errors_and_the_run_goes_on(read):
    judge = Bench(
        {"May the bear?": ValueError("broken"), "¿Puede el oso?": InputError("too long")}, KeyError("x")
    )
    written = []
    report = evaluate(judge, [item()], GOLD, write=written.append)
    assert report.answers.figures["all", ""].results == {"error": 2}
    assert report.engine.figures["all", ""].results == {"error": 2}
    assert written == [
        {"id": "q:en", "error": {"code": "failed", "message": "ValueError: broken"}},
        {"id": "q:es", "error": {"code": "bad_input", "message": "too long"}},
    ]
    assert "ValueError: broken" in [miss.said for miss in report.misses]


def test_the_language_is_only_told_to_the_judge_where_the_line_asks_for_it(read):
    judge = Bench({"May the bear?": Told("yes"), "¿Puede el oso?": Told("yes", language="es")}, None)
    report = evaluate(judge, [item(), QuestionItem("r", {"": "May the bear?"}, lang="es", expected="yes")])
    assert judge.asked == [("May the bear?", None), ("¿Puede el oso?", None), ("May the bear?", "es")]
    assert (report.languages_told, report.languages_known) == (2, 2)


def test_a_look_up_is_compared_by_its_deciding_rules_and_what_counts_as_them(read):
    read["May the bear?"] = (Reading(None, ("115.1b", "702.5a")),)
    read["¿Puede el oso?"] = (Reading(SCENE),)
    gold = GoldReadings(MappingProxyType({}), MappingProxyType({"q": GoldLookup(("object.aura",))}))
    judge = Bench(
        {"May the bear?": Told("explained", "303.4a"), "¿Puede el oso?": Told("explained", "303.4a")}, None
    )
    asked = item("open", kind="rule", accept={"303.4a": ("115.1b",)}, supporting=("702.5a",))
    report = evaluate(judge, [asked], gold)
    assert report.reading["lang", "en"].exact == 1
    assert report.reading["lang", "es"].exact == 0
    assert not report.engine.figures


def test_questions_without_expectation_are_answered_and_not_scored(read):
    written, progress = [], []
    judge = Bench({"May the bear?": Told("yes"), "¿Puede el oso?": Told("yes")}, Told("yes"))
    report = evaluate(
        judge, [item(None)], write=written.append, progress=lambda done, total: progress.append((done, total))
    )
    assert (report.unscored, len(written), report.answers.figures) == (1, 2, {})
    assert progress == [(1, 2), (2, 2)]


def test_the_page_holds_figures_and_ids_and_no_text_of_a_question(read):
    judge = Bench(
        {"May the bear?": Told("no", "303.4a"), "¿Puede el oso?": Told("yes", "303.4a")},
        Told("yes", "303.4a"),
    )
    report = evaluate(judge, [item(topic="auras")], GOLD)
    page = write_page(report, "subrule evaluate answers set.jsonl")
    assert page == write_page(report, "subrule evaluate answers set.jsonl")
    assert "subrule evaluate answers set.jsonl" in page
    assert "edition 2026-08-07. Loaded texts: en-2026-08-07." in page
    assert "| **all** | 2 | 1 (50.0 %) | 1 (50.0 %) |" in page
    assert "- End to end, wrong (1): q (en)" in page
    assert "- Reading against the gold reading, no reading (2): q\n" in page
    assert not any(text in page for text in TEXTS.values())
    assert json.loads(json.dumps(report.to_dict()))["end_to_end"]["groups"][0]["right"] == 1


def test_a_report_of_nothing_can_be_written():
    page = write_page(Report("2026-08-07"), "x")
    assert "Nothing to score." in page
    assert "lacks.md" not in page
    assert "[lacks.md](lacks.md)" in write_page(Report("2026-08-07"), "x", "lacks.md")
    assert "None." in page


def test_the_judge_itself_gives_what_is_scored():
    answer = answer_or_error(Judge.open(), Asked("q:en", "en", "What happens if an Aura is also a creature?"))
    assert answer["id"] == "q:en"
    assert (answer["verdict"], answer["language"]) == ("outcome", "en")


def test_what_batch_wrote_for_a_bad_line_is_no_answer(tmp_path):
    path = tmp_path / "out.jsonl"
    bad = {"id": None, "line": 1, "error": {"code": "bad_question", "message": "x"}}
    path.write_text(json.dumps(bad) + "\n" + json.dumps({"id": "q:en"}) + "\n", encoding="utf-8")
    assert list(read_answers(path)) == ["q:en"]
