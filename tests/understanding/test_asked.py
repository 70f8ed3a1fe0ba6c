"""What is asked is read from the asking sentence alone, in every language, with its opposite."""

import pytest

from subrule.engine.answers import QUESTION_KINDS
from subrule.engine.events import Question
from subrule.understanding.asked import (
    asking_part,
    buckets,
    kinds_with_a_sense,
    opposite_of,
    sense_of,
    senses_asked,
)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("My elf blocks a 5/5. Does it die?", "Does it die?"),
        ("¿Muere mi elfo? Mi rival dice que no.", "Muere mi elfo?"),
        ("Mon elfe bloque.\nMeurt-il ? Ou pas ?", "Meurt-il ? Ou pas ?"),
        ("I wonder whether it dies. It has 3 toughness", "It has 3 toughness"),
        ("", ""),
        ("?", "?"),
    ],
)
def test_the_asking_part_is_what_ends_with_a_question_mark(text, part):
    assert asking_part(text) == part


def test_a_very_long_asking_part_is_cut_at_its_beginning():
    part = asking_part("a " * 5000 + "does it die?")
    assert len(part) <= 600
    assert part.endswith("does it die?")


@pytest.mark.parametrize(
    ("text", "sense"),
    [
        ("My goblin got burned for three. Is it dead now?", "gone"),
        ("Le han hecho tres de daño a mi trasgo. ¿Sobrevive?", "stays"),
        ("Mon gobelin a reçu trois blessures. Est-ce qu'il survit ?", "stays"),
        ("So am I out of the game?", "loses"),
        ("¿Sigo en la partida?", "alive"),
        ("Est-ce que j'ai le droit de cibler son elfe ?", "may"),
        ("What happens to the Aura?", "open"),
    ],
)
def test_the_likeliest_sense_is_what_a_yes_would_mean(text, sense):
    senses = senses_asked(text)
    assert max(senses, key=lambda s: senses[s]) == sense
    assert sum(senses.values()) == pytest.approx(1)


def test_upper_case_and_accents_change_nothing():
    assert buckets("¿SOBREVIVE MI ÁGUILA?").tolist() == buckets("sobrevive mi aguila?").tolist()


def test_the_engines_questions_have_senses_and_their_opposites():
    dies = Question("dies", (("object", "elf"),))
    assert sense_of(dies) == "gone"
    assert sense_of(Question("dies", (("object", "elf"),), opposite=True)) == "stays"
    assert sense_of(Question("in_zone", (("object", "elf"), ("zone", "battlefield")))) == "stays"
    assert sense_of(Question("in_zone", (("object", "elf"), ("zone", "graveyard")))) == "gone"
    assert sense_of(Question("what_happens", (("object", "elf"),))) == "open"
    assert opposite_of(opposite_of("may")) == "may"
    assert opposite_of("open") == ""


def test_every_kind_that_has_a_sense_is_one_of_the_engines():
    assert set(kinds_with_a_sense()) <= set(QUESTION_KINDS)
