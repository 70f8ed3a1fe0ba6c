"""Typed questions on every subrule of 303.4, in three languages, read and ruled on."""

import re
import tomllib
import unicodedata
from pathlib import Path

import pytest

from subrule.answering.answer import Answer
from subrule.answering.judge import Judge
from subrule.corpus.twins import twins_by_number
from subrule.understanding.attachments import read_attachments
from subrule.understanding.language import language_of
from subrule.understanding.line import make_line

FILE = tomllib.loads((Path(__file__).parent / "questions_303.toml").read_text(encoding="utf-8"))
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
SUBRULES = [f"303.4{letter}" for letter in "abcdefghijkm"]
TWINS = twins_by_number()


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge.open()


def answer(judge: Judge, text: str, language: str | None = None) -> Answer | None:
    """Rule on the reading of a question about an attachment; None if there is none."""
    spoken = language or language_of(text)
    scenarios = read_attachments(make_line(text, judge.lexicon, spoken))
    return judge.check(scenarios[0], spoken)[0] if scenarios else None


def told(given: Answer | None) -> tuple[object, ...]:
    if given is None:
        return ()
    return (given.verdict, given.decisive, tuple(o.event for o in given.outcome))


@pytest.mark.parametrize(("question", "language"), CASES)
def test_question_gets_its_verdict_and_its_deciding_rule(judge: Judge, question: dict, language: str):
    given = answer(judge, question[language])
    assert given is not None, "no reading"
    assert given.verdict == question["verdict"]
    for number in question["decisive"]:
        assert {number, *TWINS.get(number, ())} & set(given.decisive)
    assert len(given.decisive) <= 4
    if "missing" in question:
        assert {m.fact.partition(".")[2] for m in given.missing} == set(question["missing"])


@pytest.mark.parametrize("question", QUESTIONS[::4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_judge_answers_in_the_language_of_the_question(judge: Judge, question: dict, language: str):
    given = judge.ask(question[language])
    assert (given.language, given.verdict, given.decided_by) == (language, question["verdict"], "engine")


@pytest.mark.parametrize("question", QUESTIONS, ids=[f"{q['number']}-{i}" for i, q in enumerate(QUESTIONS)])
def test_the_three_languages_agree(judge: Judge, question: dict):
    assert len({told(answer(judge, question[language])) for language in LANGUAGES}) == 1


def test_every_subrule_of_303_4_has_a_question():
    assert {q["number"] for q in QUESTIONS} == set(SUBRULES)


@pytest.mark.parametrize(("text", "language"), UNDECIDED)
def test_a_question_that_is_not_wholly_understood_gets_no_reading(judge: Judge, text: str, language: str):
    assert answer(judge, text, language) is None


def plain(text: str, language: str) -> str:
    """Without accents, in lower case."""
    decomposed = unicodedata.normalize("NFD", text.lower())
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def loud(text: str, language: str) -> str:
    return text.upper()


def unmarked(text: str, language: str) -> str:
    """Without the question mark at the end."""
    return text.removesuffix("?").rstrip()


SYNONYMS = {
    "en": {"graveyard": "yard", "opponent": "opp", "battlefield": "board", "destroyed": "killed"},
    "es": {"oponente": "rival", "cementerio": "cripta", "hechicero": "ángel", "gana el control": "toma el control"},
    "fr": {"adversaire": "opposant", "cimetière": "cim", "champ de bataille": "plateau", "jeton": "token"},
}  # fmt: skip
"""Word → another of the lexicon for the same concept (or another creature)."""


def reworded(text: str, language: str) -> str:
    for word, other in SYNONYMS[language].items():
        text = re.sub(rf"\b{word}\b", other, text)
    return text


@pytest.mark.parametrize("change", [plain, loud, unmarked, reworded])
@pytest.mark.parametrize(("question", "language"), CASES)
def test_what_changes_no_meaning_changes_no_answer(judge: Judge, question: dict, language: str, change):
    text = question[language]
    assert told(answer(judge, change(text, language), language)) == told(answer(judge, text, language))


@pytest.mark.parametrize(
    "question",
    [
        "What happens if an Aura is also a creature and has flashback?",
        "¿Qué pasa si un Aura también es una criatura y la sacrifico para pagar un coste?",
        "Une aura est aussi une créature et elle bloque. Que se passe-t-il ?",
    ],
)
def test_a_question_with_more_in_it_than_was_understood_gets_no_reading(judge: Judge, question: str):
    assert answer(judge, question) is None
