"""Fingerprints know a text again whatever its typography, and tell a renumbering from a change."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from subrule.corpus.fingerprint import fingerprint, mask_numbers, normalise


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("It’s “here” — now.", 'It\'s "here" - now.'),
        ("two  words\n\tmore", "two words more"),
        ("an _italic_ word", "an italic word"),
        ("a <b>bold</b> **word**", "a bold word"),
        ("ﬁne\u00a0print", "fine print"),
        ("zero\u200bwidth and \ufeffmark", "zerowidth and mark"),
        ("See rule 704.5m–n.", "See rule 704.5m-n."),
    ],
)
def test_typography_does_not_count(one, other):
    assert fingerprint(one) == fingerprint(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("(see rule 729, “Merging”)", "(see rule 730, “Merging”)"),
        ("rules 601.2f–h apply", "rules 601.3a–c apply"),
        ("see 614.12b.", "see 614.12c."),
        ("see rules 704.5m and 704.5n.", "see rules 704.5aa and 704.6."),
    ],
)
def test_a_renumbered_reference_changes_the_full_hash_only(one, other):
    assert fingerprint(one).masked == fingerprint(other).masked
    assert fingerprint(one).full != fingerprint(other).full


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("It is destroyed.", "It isn't destroyed."),
        ("It deals 2 damage.", "It deals 3 damage."),
        ("{W}{W}", "{W}"),
        ("snake_case_name", "snakecasename"),
        ("1999 cards", "2000 cards"),
    ],
)
def test_a_change_of_content_changes_both(one, other):
    assert fingerprint(one).masked != fingerprint(other).masked
    assert fingerprint(one).full != fingerprint(other).full


def test_hashes_are_sixteen_digits_and_stay():
    assert fingerprint("A rule.") == fingerprint("A  rule.")
    assert [len(part) for part in fingerprint("A rule.")] == [16, 16]
    assert fingerprint("").full == "e4a6a0577479b2b4"


@given(st.text(max_size=200))
def test_normal_form_is_stable(text):
    plain = normalise(text)
    assert plain == plain.strip()
    assert "  " not in plain
    assert len(fingerprint(text).full) == 16
    assert isinstance(mask_numbers(plain), str)
