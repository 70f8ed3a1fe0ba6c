"""Questions about combat, read word by word: ``combat_questions.toml`` and what must stay unread."""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from subrule.answering.answer import Answer
from subrule.answering.judge import Judge
from subrule.engine.scenario import Scenario
from subrule.understanding.combat import read_combat
from subrule.understanding.line import make_line

QUESTIONS = tomllib.loads((Path(__file__).parent / "combat_questions.toml").read_text(encoding="utf-8"))[
    "question"
]
READ_AT_LEAST = 54
"""Of the questions above, how many are read; those that are not are left undecided."""


@cache
def _judge() -> Judge:
    return Judge.open()


def read(text: str, language: str = "en") -> tuple[Scenario, ...]:
    return read_combat(make_line(text, _judge().lexicon, language))


@cache
def answers(text: str, language: str = "en") -> tuple[Answer, ...]:
    return tuple(_judge().check(scenario, language)[0] for scenario in read(text, language))


def verdict(text: str, language: str = "en") -> str:
    """The verdict that all readings agree on; ``""`` if there is none."""
    found = {answer.verdict for answer in answers(text, language)}
    return found.pop() if len(found) == 1 else ""


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda q: f"{q['language']}-{q['text'][:40]}")
def test_no_question_is_answered_otherwise_than_it_should_be(question):
    text, language = question["text"], question["language"]
    if verdict(text, language) in ("", "undecided"):
        return
    for answer in answers(text, language):
        assert answer.verdict == question["verdict"]
        assert set(answer.decisive) & set(question["decisive"])
        if "number" in question:
            assert f" {question['number']} " in answer.summary


def test_most_of_them_are_read():
    known = [q for q in QUESTIONS if verdict(q["text"], q["language"]) == q["verdict"]]
    assert len(known) >= READ_AT_LEAST


@pytest.mark.parametrize(
    "text",
    [
        "I block his 5/5 with my 2/2. He casts a spell that prevents all combat damage. Does my 2/2 die?",
        "My 2/2 has protection from red and a red 5/5 blocks it. Does my creature die?",
        "My 4/4 attacks a planeswalker and gets blocked by a 2/2. Does the planeswalker lose loyalty?",
        "My opponent controls Grumbling Tollkeeper. I attack with a 3/3. Can he block it?",
        "I attack with a 3/3. My opponent can't block with creatures with power 2 or less. Can his 2/2 block?",
        "My creature can't be blocked except by two or more creatures. Can one creature block it?",
        "I have a 4/4 with banding and attack. He blocks with a 5/5. Does my 4/4 die?",
        "A tapped creature of mine is attacking. Does it deal damage?",
        "I attack with a 3/3 and a 2/2. He blocks one of them with a 4/4. How much damage does he take?",
        "After combat damage I give my 2/2 flying. It was blocked by a 3/3. Does it die?",
        "My 2/2 blocks a 3/3. Does my creature die, and do I take damage?",
        "Should I block his 3/3 with my 2/2?",
        "My 3/3 blocks a 3/3 and I regenerate it. Does my 3/3 die?",
        "My creature attacks. What is trample?",
        "I cast a 3/3 this turn. Can it attack next turn?",
        "I declare my 3/3 as a blocker and he taps it. Does his 2/2 die?",
        "A 3/3 attacks me, I'm at 2, I block it with a 1/1, but it has trample. Do I lose?",
    ],
)
def test_what_is_not_understood_is_not_read(text):
    assert verdict(text) in ("", "undecided")


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("A friend of mine, great guy, swings with his 3/3. I have a 2/2. Could I block the 3/3?", "en"),
        ("Un amigo mío, buena gente, me ataca con su 3/3. Tengo una 2/2. ¿Podría bloquear la 3/3?", "es"),
        ("Mon pote, un type bien, m'attaque avec sa 3/3. J'ai une 2/2. Je peux bloquer la 3/3 ?", "fr"),
    ],
)
def test_a_story_around_the_facts_changes_nothing(text, language):
    assert verdict(text, language) in ("yes", "")


def test_opposite_questions_get_opposite_verdicts():
    told = "My 2/2 is blocked by a 5/5. "
    assert verdict(told + "Does my 2/2 die?") == "yes"
    assert verdict(told + "Does my 2/2 survive?") == "no"


def test_a_pronoun_that_may_mean_either_creature_is_read_both_ways():
    assert len(read("My 2/2 is blocked by a 5/5. Does it die?")) == 2
    assert verdict("My 2/2 is blocked by a 5/5. Does it die?") == ""


def test_whether_an_attacker_of_which_nothing_is_known_tramples_is_asked():
    (answer,) = answers(
        "My attacker was blocked and I killed the blocker before damage. Does my opponent take damage?"
    )
    assert answer.verdict == "depends"


def test_creatures_of_which_no_side_is_told_are_on_both_sides():
    (scenario,) = read("Can a creature with reach block a creature with flying?")
    assert {o.controller for o in scenario.state.objects.values()} == {"you", "opponent"}


def test_what_somebody_says_is_no_fact():
    claimed = "He attacks with a 3/3. He says my 2/2 can't block and that it dies. Can my 2/2 block the 3/3?"
    assert verdict(claimed) == "yes"


def test_creatures_that_block_together_all_block():
    assert verdict("Both my 2/2 and my 3/3 block a 5/5. Does the 5/5 die?") == "yes"


def test_of_attackers_that_are_alike_one_is_as_good_as_another():
    told = (
        "I attack with three 1/1 tokens and he blocks one of them with a 2/2. How much damage does he take?"
    )
    assert all(" 2 " in answer.summary for answer in answers(told))
    assert answers(told)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("An orc with menace attacks me and I want to block it. May I?", "en"),
        ("Un orco con amenaza me ataca y quiero bloquearlo. ¿Puedo?", "es"),
        ("Un orque avec la menace m'attaque et je veux le bloquer. Est-ce que je peux ?", "fr"),
    ],
)
def test_a_block_by_nobody_knows_how_many_against_menace_is_not_judged(text, language):
    assert read(text, language) == ()
