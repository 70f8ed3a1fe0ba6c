"""Typed questions in three languages, read by the reader they are for and ruled on: ``questions_*.toml``."""

import re
import tomllib
import unicodedata
from functools import cache
from pathlib import Path

import pytest

from subrule.answering.answer import Answer
from subrule.answering.judge import Judge
from subrule.corpus.twins import twins_by_number
from subrule.understanding.attachments import read_attachments
from subrule.understanding.language import language_of
from subrule.understanding.line import make_line
from subrule.understanding.linking import read_linked
from subrule.understanding.measures import read_measures
from subrule.understanding.spells import read_spells

READERS = {"303": read_attachments, "607": read_linked, "608": read_spells, "704": read_measures}
UNMOVED = ("303",)
"""Readers that read every question whatever signs it has lost."""
LANGUAGES = ("en", "es", "fr")
TWINS = twins_by_number()
HERE = Path(__file__).parent
FILES = {
    name: tomllib.loads((HERE / f"questions_{name}.toml").read_text(encoding="utf-8")) for name in READERS
}
QUESTIONS = [
    pytest.param(name, question, id=f"{name}-{i}-{question['number']}")
    for name, file in FILES.items()
    for i, question in enumerate(file["question"])
]
UNDECIDED = [
    pytest.param(name, question[language], language, id=f"{name}-{i}-{language}")
    for name, file in FILES.items()
    for i, question in enumerate(file["undecided"])
    for language in LANGUAGES
]


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge.open()


@cache
def answer(judge: Judge, reader: str, text: str, language: str) -> Answer | None:
    """Rule on the first thing one reader makes of a question; None if it makes nothing of it."""
    scenarios = READERS[reader](make_line(text, judge.lexicon, language))
    return judge.check(scenarios[0], language)[0] if scenarios else None


def told(given: Answer | None) -> tuple[object, ...]:
    if given is None:
        return ()
    return (given.verdict, given.decisive, tuple(o.event for o in given.outcome))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("reader", "question"), QUESTIONS)
def test_question_gets_its_verdict_and_its_deciding_rule(
    judge: Judge, reader: str, question: dict, language: str
):
    assert language_of(question[language]) == language
    given = answer(judge, reader, question[language], language)
    assert given is not None, "no reading"
    assert given.verdict == question["verdict"]
    for number in question["decisive"]:
        assert {number, *TWINS.get(number, ())} & set(given.decisive)
    assert len(given.decisive) <= 4
    if "missing" in question:
        assert {m.fact.partition(".")[2] for m in given.missing} == set(question["missing"])


@pytest.mark.parametrize(("reader", "question"), QUESTIONS)
def test_the_three_languages_agree(judge: Judge, reader: str, question: dict):
    assert len({told(answer(judge, reader, question[language], language)) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("reader", "question"), QUESTIONS)
def test_the_judge_answers_in_the_language_of_the_question(
    judge: Judge, reader: str, question: dict, language: str
):
    given = judge.ask(question[language])
    assert (given.language, given.verdict, given.decided_by) == (language, question["verdict"], "engine")


@pytest.mark.parametrize(("reader", "text", "language"), UNDECIDED)
def test_a_question_that_is_not_wholly_understood_gets_no_reading(
    judge: Judge, reader: str, text: str, language: str
):
    # What an attachment leaves unsaid may be all that another reader needs.
    silent = ("303",) if reader == "303" else READERS
    assert [name for name in silent if answer(judge, name, text, language) is not None] == []


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


CHANGED = [
    pytest.param(*case.values, change, id=f"{case.id}-{change.__name__}")
    for change in (plain, loud, unmarked, reworded)
    for case in QUESTIONS
    # The words of SYNONYMS mean the same in questions on attachments; "killed" may ask more than "destroyed".
    if change is not reworded or case.values[0] == "303"
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("reader", "question", "change"), CHANGED)
def test_what_changes_no_meaning_changes_no_answer(
    judge: Judge, reader: str, question: dict, change, language: str
):
    """Signs that are gone may leave a question unread for most readers, never make it read otherwise."""
    given = answer(judge, reader, change(question[language], language), language)
    if given is not None or reader in UNMOVED:
        assert told(given) == told(answer(judge, reader, question[language], language))


@pytest.mark.parametrize("reader", READERS)
def test_without_accents_and_case_nearly_every_question_is_still_read(judge: Judge, reader: str):
    changed = [
        answer(judge, reader, change(question[language], language), language)
        for question in FILES[reader]["question"]
        for language in LANGUAGES
        for change in (plain, loud)
    ]
    assert sum(given is not None for given in changed) >= 0.9 * len(changed)


def test_every_subrule_of_303_4_has_a_question():
    assert {q["number"] for q in FILES["303"]["question"]} == {f"303.4{letter}" for letter in "abcdefghijkm"}


def test_questions_on_state_based_actions_ask_for_both_verdicts_and_for_what_is_missing():
    questions = FILES["704"]["question"]
    assert {"yes", "no", "depends", "outcome"} == {q["verdict"] for q in questions}
    assert len(questions) >= 40
    assert len(FILES["704"]["undecided"]) >= 15


@pytest.mark.parametrize(
    "question",
    [
        "What happens if an Aura is also a creature and has flashback?",
        "¿Qué pasa si un Aura también es una criatura y la sacrifico para pagar un coste?",
        "Une aura est aussi une créature et elle bloque. Que se passe-t-il ?",
    ],
)
def test_a_question_with_more_in_it_than_was_understood_gets_no_reading(judge: Judge, question: str):
    assert answer(judge, "303", question, language_of(question)) is None


def test_whether_the_turn_has_ended_in_between_is_not_assumed(judge: Judge):
    question = "My 6/6 takes 4 damage. Later my opponent gives it -3/-3. Does it die?"
    verdicts = {
        judge.check(s, "en")[0].verdict for s in read_measures(make_line(question, judge.lexicon, "en"))
    }
    assert verdicts == {"yes", "no"}
