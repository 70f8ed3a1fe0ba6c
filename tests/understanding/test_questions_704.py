"""Typed questions about state-based actions, in three languages, read and ruled on."""

import tomllib
import unicodedata
from pathlib import Path

import pytest

from subrule.answering.answer import Answer
from subrule.answering.judge import Judge
from subrule.corpus.twins import twins_by_number
from subrule.understanding.line import make_line
from subrule.understanding.measures import read_measures

FILE = tomllib.loads((Path(__file__).parent / "questions_704.toml").read_text(encoding="utf-8"))
QUESTIONS = FILE["question"]
LANGUAGES = ("en", "es", "fr")
CASES = [
    pytest.param(q, language, id=f"{q['number']}-{i}-{language}")
    for i, q in enumerate(QUESTIONS)
    for language in LANGUAGES
]
UNDECIDED = [
    pytest.param(q[language], language, id=f"{i}-{language}")
    for i, q in enumerate(FILE["undecided"])
    for language in LANGUAGES
]
TWINS = twins_by_number()


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge.open()


def answer(judge: Judge, text: str, language: str) -> Answer | None:
    """Rule on the first reading of a question; None if there is none."""
    scenarios = read_measures(make_line(text, judge.lexicon, language))
    return judge.check(scenarios[0], language)[0] if scenarios else None


def told(given: Answer | None) -> tuple[object, ...]:
    return () if given is None else (given.verdict, given.decisive)


@pytest.mark.parametrize(("question", "language"), CASES)
def test_question_gets_its_verdict_and_its_deciding_rule(judge: Judge, question: dict, language: str):
    given = answer(judge, question[language], language)
    assert given is not None, "no reading"
    assert given.verdict == question["verdict"]
    for number in question["decisive"]:
        assert {number, *TWINS.get(number, ())} & set(given.decisive)
    assert len(given.decisive) <= 4
    if "missing" in question:
        assert {m.fact.partition(".")[2] for m in given.missing} == set(question["missing"])


@pytest.mark.parametrize("question", QUESTIONS[::5], ids=lambda q: q["number"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_judge_answers_in_the_language_of_the_question(judge: Judge, question: dict, language: str):
    given = judge.ask(question[language])
    assert (given.language, given.verdict, given.decided_by) == (language, question["verdict"], "engine")


def test_questions_ask_for_both_verdicts_and_for_what_is_missing():
    assert {"yes", "no", "depends", "outcome"} == {q["verdict"] for q in QUESTIONS}
    assert len(QUESTIONS) >= 40
    assert len(FILE["undecided"]) >= 15


@pytest.mark.parametrize(("text", "language"), UNDECIDED)
def test_a_question_that_is_not_wholly_understood_gets_no_reading(judge: Judge, text: str, language: str):
    assert answer(judge, text, language) is None


def plain(text: str) -> str:
    """Without accents, in lower case."""
    decomposed = unicodedata.normalize("NFD", text.lower())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def unmarked(text: str) -> str:
    """Without the question mark at the end."""
    return text.removesuffix("?").rstrip()


@pytest.mark.parametrize("change", [plain, unmarked])
@pytest.mark.parametrize(("question", "language"), CASES)
def test_what_changes_no_meaning_changes_no_answer(judge: Judge, question: dict, language: str, change):
    """Fewer signs may leave a question unread, never make it read otherwise."""
    given = answer(judge, change(question[language]), language)
    assert given is None or told(given) == told(answer(judge, question[language], language))


def test_whether_the_turn_has_ended_in_between_is_not_assumed(judge: Judge):
    question = "My 6/6 takes 4 damage. Later my opponent gives it -3/-3. Does it die?"
    verdicts = {
        judge.check(s, "en")[0].verdict for s in read_measures(make_line(question, judge.lexicon, "en"))
    }
    assert verdicts == {"yes", "no"}
