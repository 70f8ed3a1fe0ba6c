"""What is named by likeness is answered with a warning, and a rule is shown where one is sure enough."""

import pytest

from subrule import Judge
from subrule.answering import judge as module
from subrule.answering.agreement import candidates
from subrule.answering.sentences import Sentences
from subrule.engine.scenario_file import read_scenario
from subrule.understanding.likeness import Likely, Likeness
from subrule.understanding.reading import Reading

STORY = "So my buddy says the whole thing with my bear is over now, and I wonder whether he has a point?"
RULES = (
    "My friend keeps wondering whether the controller of a triggered ability may respond to it with an instant "
    "while a creature spell and a sorcery wait on the stack below it?"
)
DIES = "{objects: {bear: {types: creature, toughness: 0}}, question: {kind: dies, object: bear}}"
READ = "I have 10 poison counters, do I lose the game?"


@pytest.fixture
def judge(monkeypatch):
    found = Judge.open()
    monkeypatch.setattr(found, "_passages", lambda question, language: ())
    monkeypatch.setattr(found, "_warned", lambda answer, sentences: answer.warnings)
    monkeypatch.setattr(found, "out_of_scope", lambda question, understanding: False)
    return found


def means(monkeypatch, judge, *meanings, chance=0.0, **likeness):
    found = Likeness(meanings, **likeness)
    monkeypatch.setattr(judge, "likeness", lambda question: found)
    ways = candidates(meanings, judge.ruling_on)[:1]
    monkeypatch.setattr(judge, "weighed", lambda question, language: [(way, chance) for way in ways])


def test_a_named_situation_is_ruled_on_and_says_so(judge, monkeypatch):
    means(
        monkeypatch, judge, Likely("situation", Reading(read_scenario(DIES), likened=True), 0.95), chance=0.95
    )
    answer = judge.ask(STORY, "en")
    assert (answer.verdict, answer.decided_by, answer.decisive) == ("yes", "engine", ("704.5f",))
    assert Sentences.load("en").text("warning-likened") in answer.warnings
    assert answer.understood


def test_what_is_read_word_by_word_is_not_looked_up_by_likeness_and_has_no_warning(judge, monkeypatch):
    means(
        monkeypatch, judge, Likely("situation", Reading(read_scenario(DIES), likened=True), 0.99), chance=0.99
    )
    answer = judge.ask(READ, "en")
    assert "704.5c" in answer.decisive
    assert Sentences.load("en").text("warning-likened") not in answer.warnings


@pytest.mark.parametrize(("numbers", "verdict"), [(("704.5d",), "explained"), ((), "undecided")])
def test_a_rule_is_shown_only_where_one_is_sure_enough(judge, monkeypatch, numbers, verdict):
    means(monkeypatch, judge)
    monkeypatch.setattr(module, "answering", lambda asked: numbers)
    answer = judge.ask(STORY, "en")
    assert (answer.verdict, tuple(c.number for c in answer.citations)) == (verdict, numbers)


@pytest.mark.parametrize(
    ("text", "chance", "verdict"),
    [
        (STORY, 0.95, "declined"),
        (STORY, 0.0, "undecided"),
        # Neither is sure alone: what sounds like a rules question is not declined for its likeness.
        (RULES, 0.6, "undecided"),
        (RULES, 0.0, "undecided"),
    ],
)
def test_likeness_and_the_sound_of_a_question_decline_it_together(monkeypatch, text, chance, verdict):
    judge = Judge.open()
    monkeypatch.setattr(judge, "_passages", lambda question, language: ())
    monkeypatch.setattr(judge, "_warned", lambda answer, sentences: answer.warnings)
    means(monkeypatch, judge, out_of_scope=chance)
    assert judge.ask(text, "en").verdict == verdict


def test_what_is_not_sure_enough_is_offered_with_its_ending_and_decides_nothing(judge, monkeypatch):
    named = Likely("situation", Reading(read_scenario(DIES), likened=True), 0.5)
    means(monkeypatch, judge, named, chance=0.4)
    answer = judge.ask(STORY, "en")
    assert (answer.verdict, answer.decided_by, answer.citations) == ("undecided", "none", ())
    assert "perhaps" in answer.understood
    assert "704.5f" in answer.understood
    means(monkeypatch, judge, named, chance=0.3)
    assert judge.ask(STORY, "en").understood == ""
