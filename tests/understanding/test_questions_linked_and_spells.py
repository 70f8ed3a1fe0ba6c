"""Typed questions on spells that resolve and on linked abilities, in three languages, read and ruled on."""

import tomllib
import unicodedata
from pathlib import Path

import pytest

from subrule.answering.answer import Answer
from subrule.answering.judge import Judge
from subrule.corpus.twins import twins_by_number
from subrule.understanding.language import language_of
from subrule.understanding.line import make_line
from subrule.understanding.linking import read_linked
from subrule.understanding.spells import read_spells

HERE = Path(__file__).parent
READERS = {"607": read_linked, "608": read_spells}
FILES = {
    name: tomllib.loads((HERE / f"questions_{name}.toml").read_text(encoding="utf-8")) for name in READERS
}
LANGUAGES = ("en", "es", "fr")
QUESTIONS = [(name, q) for name, file in FILES.items() for q in file["question"]]
IDS = [f"{q['number']}-{i}" for i, (_, q) in enumerate(QUESTIONS)]
UNDECIDED = [
    pytest.param(name, q[language], language, id=f"{name}-{i}-{language}")
    for name, file in FILES.items()
    for i, q in enumerate(file["undecided"])
    for language in LANGUAGES
]
TWINS = twins_by_number()


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge.open()


def answer(judge: Judge, reader: str, text: str, language: str) -> Answer | None:
    """Rule on what one reader makes of a question; None if it makes nothing of it."""
    scenarios = READERS[reader](make_line(text, judge.lexicon, language))
    return judge.check(scenarios[0], language)[0] if scenarios else None


def told(given: Answer | None) -> tuple[object, ...]:
    if given is None:
        return ()
    return (given.verdict, given.decisive, tuple(o.event for o in given.outcome))


@pytest.mark.parametrize(("reader", "question"), QUESTIONS, ids=IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_question_gets_its_verdict_and_its_deciding_rule(
    judge: Judge, reader: str, question: dict, language: str
):
    given = answer(judge, reader, question[language], language)
    assert given is not None, "no reading"
    assert given.verdict == question["verdict"]
    for number in question["decisive"]:
        assert {number, *TWINS.get(number, ())} & set(given.decisive)
    assert len(given.decisive) <= 4
    if "missing" in question:
        assert {m.fact.partition(".")[2] for m in given.missing} == set(question["missing"])


@pytest.mark.parametrize(("reader", "question"), QUESTIONS, ids=IDS)
def test_the_three_languages_agree(judge: Judge, reader: str, question: dict):
    assert len({told(answer(judge, reader, question[language], language)) for language in LANGUAGES}) == 1


@pytest.mark.parametrize(("reader", "question"), QUESTIONS[::3], ids=IDS[::3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_judge_answers_in_the_language_of_the_question(
    judge: Judge, reader: str, question: dict, language: str
):
    assert language_of(question[language]) == language
    given = judge.ask(question[language])
    assert (given.language, given.verdict, given.decided_by) == (language, question["verdict"], "engine")


@pytest.mark.parametrize(("reader", "text", "language"), UNDECIDED)
def test_a_question_that_is_not_wholly_understood_gets_no_reading(
    judge: Judge, reader: str, text: str, language: str
):
    assert all(answer(judge, name, text, language) is None for name in READERS)
    assert reader in READERS


def plain(text: str, language: str) -> str:
    """Without accents, in lower case."""
    decomposed = unicodedata.normalize("NFD", text.lower())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def loud(text: str, language: str) -> str:
    return text.upper()


@pytest.mark.parametrize("change", [plain, loud])
@pytest.mark.parametrize(("reader", "question"), QUESTIONS, ids=IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_changes_no_meaning_never_changes_the_verdict(
    judge: Judge, reader: str, question: dict, language: str, change
):
    """A reading may be lost without accents; a different verdict must not come of it."""
    given = answer(judge, reader, change(question[language], language), language)
    assert given is None or given.verdict == question["verdict"]


def test_without_accents_and_case_nearly_every_question_is_still_read(judge: Judge):
    changed = [
        answer(judge, reader, change(question[language], language), language)
        for reader, question in QUESTIONS
        for language in LANGUAGES
        for change in (plain, loud)
    ]
    assert sum(given is not None for given in changed) >= 0.9 * len(changed)
