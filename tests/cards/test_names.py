"""Names of cards in questions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from subrule.cards.keys import guesses, halves, one_error_apart
from subrule.cards.loaded import Cards
from subrule.lexicon import Lexicon
from subrule.understanding.card_names import find_cards


def found(cards: Cards, lexicon: Lexicon, question: str, language: str = "en") -> list[str]:
    return [question[n.start : n.end] for n in find_cards(question, cards, lexicon, language)]


@pytest.mark.parametrize(
    ("language", "question", "names"),
    [
        ("en", "My Harvold Meadow Ox blocks.", ["Harvold Meadow Ox"]),
        ("en", "my harvold meadow ox blocks", ["harvold meadow ox"]),
        ("en", "Does the Harvold Medow Ox die?", ["Harvold Medow Ox"]),
        ("en", "Does the Harvold Meadow Ox's power count?", ["Harvold Meadow Ox"]),
        ("es", "Mi Buey del prado de Harvold bloquea a Skyward Lantern.", ["Buey del prado de Harvold", "Skyward Lantern"]),
        ("es", "¿muere mi farol hacia el cielo?", ["farol hacia el cielo"]),
        ("fr", "Mon Boeuf du pré de Harvold meurt-il ?", ["Boeuf du pré de Harvold"]),
        ("fr", "J'ai une Lanterne vers le ciel.", ["Lanterne vers le ciel"]),
        ("en", "I cast Cinder // Rainfall.", ["Cinder // Rainfall"]),
        ("en", "I cast Rainfall on it.", ["Rainfall"]),
        ("en", "I cast «murmur» on it", ["«murmur»"]),
        ("en", 'I cast "Deathtouch" now', ['"Deathtouch"']),
    ],
)  # fmt: skip
def test_names_are_found(
    cards: Cards, lexicon: Lexicon, language: str, question: str, names: list[str]
) -> None:
    assert found(cards, lexicon, question, language) == names


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "There was a murmur and some rainfall when it died."),
        ("en", "My creature has Deathtouch. Does it kill the blocker?"),
        ("en", "Deathtouch kills it, right?"),
        ("en", "The sealed worm of a meadow ox."),
        ("es", "Fue un murmur."),
        ("en", "Each player draws a card from the top of it."),
        ("en", 'The text says "Deathtouch" and nothing else.'),
        ("en", "My Harwold Maedow Ox"),
        ("en", "What happens to my creature?"),
    ],
)
def test_what_is_no_name_is_left(cards: Cards, lexicon: Lexicon, language: str, question: str) -> None:
    assert found(cards, lexicon, question, language) == []


@pytest.mark.parametrize(
    ("question", "counts"),
    [
        ("A dull blow ended it.", False),
        ("A Dull Blow ended it.", True),
        ("He cast dull blow then.", True),
        ("Draws count. Dull it was.", False),
    ],
)
def test_ordinary_words_need_a_capital_or_a_word_for_casting(
    cards: Cards, lexicon: Lexicon, monkeypatch: pytest.MonkeyPatch, question: str, counts: bool
) -> None:
    everyday = frozenset({"dull", "blow", "ended", "draws", "count"})
    monkeypatch.setattr("subrule.understanding.card_names._everyday", lambda _: everyday)
    assert bool(found(cards, lexicon, question)) is counts


def test_a_word_for_casting_makes_a_game_word_a_name(cards: Cards, lexicon: Lexicon) -> None:
    assert found(cards, lexicon, "I cast Deathtouch and draw") == ["Deathtouch"]


def test_without_loaded_cards_nothing_is_found(lexicon: Lexicon) -> None:
    assert found(Cards([]), lexicon, "My Harvold Meadow Ox blocks.") == []


names = (
    st.text("abcde ", min_size=8, max_size=20).map(lambda s: " ".join(s.split())).filter(lambda s: len(s) > 7)
)


@given(names, st.integers(0, 30), st.sampled_from("abcxyz"), st.sampled_from(("drop", "add", "change")))
def test_one_error_leaves_a_half_by_which_a_name_is_found(name: str, at: int, letter: str, how: str) -> None:
    at %= len(name)
    typed = {
        "drop": name[:at] + name[at + 1 :],
        "add": name[:at] + letter + name[at:],
        "change": name[:at] + letter + name[at + 1 :],
    }[how]
    if typed == name:
        return
    assert one_error_apart(typed, name)
    assert set(guesses(typed)) & set(halves(name))


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [
        ("meadow", "meadwo", True),
        ("meadow", "maedwo", False),
        ("meadow", "meadow", False),
        ("ox", "oxen", False),
    ],
)
def test_what_counts_as_one_error(one: str, other: str, near: bool) -> None:
    assert one_error_apart(one, other) is near
