"""Rule numbers: reading, order, family and the next letter."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from subrule.corpus.number import (
    ALPHABET,
    NumberError,
    RuleNumber,
    find_numbers,
    letter_index,
    next_letters,
)
from subrule.corpus.reference_edition import reference_fingerprints

NUMBERS = st.builds(
    RuleNumber,
    st.integers(100, 999),
    st.one_of(st.none(), st.integers(1, 200)),
    st.just(""),
) | st.builds(
    RuleNumber, st.integers(100, 999), st.integers(1, 200), st.text(alphabet=ALPHABET, min_size=1, max_size=2)
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("303.4d", "303.4d"),
        ("CR 702.19.B", "702.19b"),
        ("702.19 b", "702.19b"),
        ("regla 702.19b", "702.19b"),
        ("règle 702.19b", "702.19b"),
        ("Rule 303.4d.", "303.4d"),
        ("§303.4", "303.4"),
        ("(303.4d)", "303.4d"),
        ("704.5AA", "704.5aa"),
        ("303", "303"),
        ("7", "7"),
        ("119.1d.", "119.1d"),
    ],
)
def test_spellings_that_people_use(text, expected):
    assert str(RuleNumber.parse(text)) == expected


@pytest.mark.parametrize(
    "text", ["", "aura", "303.4l", "303.4o", "33", "33.1", "7.1", "303.4abc", "1000.1", "303.", "0.1"]
)
def test_what_is_no_number(text):
    if text == "303.":
        assert str(RuleNumber.parse(text)) == "303"
        return
    with pytest.raises(NumberError):
        RuleNumber.parse(text)


@pytest.mark.parametrize(
    ("before", "after"),
    [("", "a"), ("a", "b"), ("k", "m"), ("n", "p"), ("z", "aa"), ("aa", "ab"), ("ak", "am"), ("az", "ba")],
)
def test_next_letters_skip_l_and_o(before, after):
    assert next_letters(before) == after
    assert letter_index(after) == letter_index(before) + 1


@pytest.mark.parametrize("letters", ["l", "o", "al", "A", "é"])
def test_letters_the_book_never_uses(letters):
    with pytest.raises(NumberError):
        next_letters(letters)


def test_family():
    number = RuleNumber.parse("704.5z")
    assert str(number.successor()) == "704.5aa"
    assert [str(number.parent), str(number.parent.parent), str(number.parent.parent.parent)] == [
        "704.5",
        "704",
        "7",
    ]
    assert RuleNumber(7).parent is None
    assert [n.level for n in (RuleNumber(7), RuleNumber(704), RuleNumber(704, 5), number)] == [
        "chapter", "section", "rule", "subrule",
    ]  # fmt: skip
    assert str(RuleNumber(303, 4).first_child()) == "303.4a"
    assert str(RuleNumber(7).first_child()) == "700"
    with pytest.raises(NumberError):
        number.first_child()


@given(NUMBERS)
def test_what_is_written_is_read_back(number):
    assert RuleNumber.parse(str(number)) == number
    assert RuleNumber.parse(f"CR {number}.".upper()) == number


@given(NUMBERS, NUMBERS)
def test_order_is_total_and_agrees_with_equality(one, other):
    assert (one < other) + (other < one) + (one == other) == 1
    assert (one.sort_key() == other.sort_key()) == (one == other)


@given(NUMBERS)
def test_parent_stands_before_and_successor_after(number):
    assert number.parent < number
    assert number < number.successor()


@given(st.text(max_size=120))
def test_finding_numbers_never_fails(text):
    for start, end, number in find_numbers(text):
        assert 0 <= start < end <= len(text)
        assert number.rule is not None


def test_the_book_itself_is_in_order_without_gaps_below_rules():
    numbers = list(reference_fingerprints())
    assert numbers == sorted(numbers)
    known = set(numbers)
    for number in numbers:
        if number.letters and number.letters != "a":
            assert any(n.successor() == number for n in known if n.parent == number.parent), number
