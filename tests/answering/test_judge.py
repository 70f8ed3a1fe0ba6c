"""The judge: what it makes of readings, of texts that are missing, and of what was not searched."""

from dataclasses import replace

import pytest

from subrule.answering import judge as module
from subrule.answering.judge import MAX_QUESTION, Judge
from subrule.answering.sentences import Sentences
from subrule.corpus.library import Library
from subrule.errors import InputError
from subrule.lexicon import Lexicon
from subrule.understanding.reading import Reading

DECIDED = "¿Qué pasa si un Aura también es una criatura?"
LOOK_UP = "What does bestow mean?"


class Search:
    left_out = 0

    def search(self, *_):
        return []


@pytest.fixture
def judge() -> Judge:
    return Judge(Library.open(), Lexicon.load(), Search())


def test_readings_that_end_differently_are_undecided(judge, monkeypatch):
    real = module.understand
    other = real("What happens to an Aura that is attached to itself?", judge.lexicon).readings
    monkeypatch.setattr(
        module, "understand", lambda *a: replace(real(*a), readings=real(*a).readings + other)
    )
    assert len(module.understand(DECIDED, judge.lexicon, "es").readings) == 2
    answer = judge.ask(DECIDED, "es")
    assert answer.verdict == "undecided"
    assert Sentences.load("es").text("readings-differ") in answer.summary


def test_readings_that_end_alike_are_decided(judge, monkeypatch):
    real = module.understand
    monkeypatch.setattr(module, "understand", lambda *a: replace(real(*a), readings=real(*a).readings * 2))
    assert judge.ask(DECIDED, "es").verdict == "outcome"


def test_a_rule_without_a_text_is_not_explained(judge, monkeypatch):
    real = module.understand
    monkeypatch.setattr(
        module, "understand", lambda *a: replace(real(*a), readings=(Reading(None, ("905.1a",)),))
    )
    answer = judge.ask(LOOK_UP, "en")
    assert answer.verdict == "undecided"
    assert "None" not in answer.summary


def test_texts_that_were_not_searched_are_told(judge):
    judge._given_searcher.left_out = 3
    answer = judge.ask("What about the thing with the stuff on the creature over there?")
    assert answer.verdict == "undecided"
    assert Sentences.load("en").text("warning-index", {"count": "3"}) in answer.warnings


def test_what_is_out_of_scope_is_declined_whatever_was_read(judge, monkeypatch):
    assert judge.ask(DECIDED).verdict == "outcome"
    monkeypatch.setattr(judge, "out_of_scope", lambda *_: True)
    assert judge.ask(DECIDED).verdict == "declined"


def test_a_question_that_is_too_long_is_refused(judge):
    with pytest.raises(InputError, match="shorten it"):
        judge.ask("a" * (MAX_QUESTION + 1))


@pytest.mark.parametrize("language", ["es", "fr"])
def test_the_answer_is_in_the_language_asked_for_whatever_the_question_is_in(judge, language):
    asked = judge.ask("Can I cast an Aura on a creature with shroud?", language)
    assert (asked.language, asked.verdict) == (language, "no")
    assert (
        asked.summary
        == judge.check(
            judge.read("Can I cast an Aura on a creature with shroud?").readings[0].scenario, language
        )[0].summary
    )
