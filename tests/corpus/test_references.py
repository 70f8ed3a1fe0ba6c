"""Cross-references become data: single, range and list, in Spanish, French and English."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from subrule.corpus.number import ALPHABET, RuleNumber
from subrule.corpus.pages import shipped_documents
from subrule.corpus.reference_edition import number_exists, resolve_reference
from subrule.corpus.references import find_references


def found(text, language):
    return [(r.printed, r.kind, [str(n) for n in r.numbers]) for r in find_references(text, language)]


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("es", "(véase la regla 702.103e)", [("702.103e", "single", ["702.103e"])]),
        ("es", "como se describe en 608.2b.", [("608.2b", "single", ["608.2b"])]),
        ("es", "Véase la regla 704.", [("704", "single", ["704"])]),
        ("es", "Véase la regla 614, «Efectos de reemplazo».", [("614", "single", ["614"])]),
        ("es", "las reglas 608.3a y b siempre", [("608.3a y b", "list", ["608.3a", "608.3b"])]),
        ("es", "de la regla 608.3c–e.", [("608.3c–e", "range", ["608.3c", "608.3d", "608.3e"])]),
        (
            "es",
            "(Véanse las reglas 702.109, «Uno», 702.152, «Dos», y 702.185, «Tres».)",
            [("702.109, «Uno», 702.152, «Dos», y 702.185", "list", ["702.109", "702.152", "702.185"])],
        ),
        ("es", "véanse las reglas 704.5a y 704.5b", [("704.5a y 704.5b", "list", ["704.5a", "704.5b"])]),
        ("es", "las reglas 614 y 615", [("614 y 615", "list", ["614", "615"])]),
        ("es", "la regla 303.4 a un objeto", [("303.4", "single", ["303.4"])]),
        ("es", "la regla 303.4a y un jugador", [("303.4a", "single", ["303.4a"])]),
        ("es", "véase 704", [("704", "single", ["704"])]),
        ("fr", "(cf. règle 702.5, « Enchanter »)", [("702.5", "single", ["702.5"])]),
        ("fr", "Cf. règle 704.", [("704", "single", ["704"])]),
        ("fr", "Cf. règles 510.1 c-d.", [("510.1 c-d", "range", ["510.1c", "510.1d"])]),
        ("fr", "voir règle 608.3a et b", [("608.3a et b", "list", ["608.3a", "608.3b"])]),
        ("fr", "règles 601.2a, b, et c", [("601.2a, b, et c", "list", ["601.2a", "601.2b", "601.2c"])]),
        ("fr", "cf. règle 702.19b à ce moment", [("702.19b", "single", ["702.19b"])]),
        ("fr", "la règle 303.4 y renvoie", [("303.4", "single", ["303.4"])]),
        ("fr", "cf. 704", [("704", "single", ["704"])]),
        ("en", "See rule 704.", [("704", "single", ["704"])]),
        ("en", "rules 704.5a and 704.5b", [("704.5a and 704.5b", "list", ["704.5a", "704.5b"])]),
        ("en", "(see rules 601.2f-h)", [("601.2f-h", "range", ["601.2f", "601.2g", "601.2h"])]),
        ("en", "rules 119.7–8", [("119.7–8", "range", ["119.7", "119.8"])]),
        ("en", "rules 601.2f to 601.2h", [("601.2f to 601.2h", "range", ["601.2f", "601.2g", "601.2h"])]),
        ("en", "rules 702.5j–m", [("702.5j–m", "range", ["702.5j", "702.5k", "702.5m"])]),
        ("en", "rules 704.5y–aa", [("704.5y–aa", "range", ["704.5y", "704.5z", "704.5aa"])]),
        ("en", "rules 614 and 615", [("614 and 615", "list", ["614", "615"])]),
        (
            "en",
            "rules 205.1a–b, 305.7, and 613.1d.",
            [("205.1a–b, 305.7, and 613.1d", "list", ["205.1a", "205.1b", "305.7", "613.1d"])],
        ),
        (
            "en",
            "(See rules 702.1, “One,” 702.2, “Two,” and 702.3, “Three.”)",
            [("702.1, “One,” 702.2, “Two,” and 702.3", "list", ["702.1", "702.2", "702.3"])],
        ),
        ("en", "rule 113, “One,” and rule 202", [("113, “One,” and rule 202", "list", ["113", "202"])]),
        ("en", "rule 608.3a and a spell", [("608.3a", "single", ["608.3a"])]),
        ("en", "see section 7, “Additional”", [("7", "single", ["7"])]),
        ("en", "in 601.2a-c of rule 601.", [
            ("601.2a-c", "range", ["601.2a", "601.2b", "601.2c"]), ("601", "single", ["601"])]),
        ("en", "rule 601.2b – as it says", [("601.2b", "single", ["601.2b"])]),
        ("en", "rule 601.2 – 3 cards", [("601.2", "single", ["601.2"])]),
        ("es", "reglas 601.2a a d", [("601.2a a d", "range", ["601.2a", "601.2b", "601.2c", "601.2d"])]),
        ("en", "CR 702.19.B", [("702.19.B", "single", ["702.19b"])]),
    ],
)  # fmt: skip
def test_references_of_each_kind(language, text, expected):
    assert found(text, language) == expected


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "It costs 100 and has 704 cards."),
        ("en", "rule 100000"),
        ("en", "On 19.06.2012 at 3.5 o'clock, 1,250.037 pieces."),
        ("es", "Hay 303 cartas."),
        ("fr", "proposé le 19/06/2012 avec 76 votes"),
        ("en", "rules 7"),
    ],
)
def test_other_numbers_are_no_references(language, text):
    assert found(text, language) == []


def test_what_cannot_be_a_number_is_marked_not_dropped():
    assert found("see rule 702.5l and rule 702.6", "en") == [
        ("702.5l", "single", []),
        ("702.6", "single", ["702.6"]),
    ]


def test_backward_range_gives_its_first_number_only():
    assert found("rules 608.3e–c", "en") == [("608.3e", "single", ["608.3e"])]


def test_a_language_without_table_reads_what_has_a_dot():
    assert found("参见 702.103e，704。", "xx") == [("702.103e", "single", ["702.103e"])]


def test_references_of_the_given_documents_all_resolve():
    cited = {
        (r.language, str(r.printed_as)): [
            str(n) for ref in find_references(r.text, r.language) for n in ref.numbers
        ]
        for r in shipped_documents().records
        if find_references(r.text, r.language)
    }
    assert cited["es", "608.3"] == ["608.3a", "608.3b", "608.3c", "608.3d", "608.3e"]
    assert cited["es", "608.3b"] == ["608.2b", "702.103e", "702.140b", "608.3a"]
    assert cited["es", "608.3d"] == ["730"]
    assert cited["es", "608.3g"] == ["702.109", "702.152", "702.185"]
    assert cited["es", "607.2m"] == ["614.12b"]
    assert cited["fr", "303.4"] == ["702.5"]
    assert cited["en", "303.4b"] == ["704"]
    assert len(cited) == 18
    for numbers in cited.values():
        for number in numbers:
            assert number_exists(RuleNumber.parse(number))


def test_a_stale_reference_resolves_to_what_it_meant():
    citing, printed = RuleNumber.parse("607.2m"), RuleNumber.parse("614.12b")
    assert resolve_reference(citing, printed) == RuleNumber.parse("614.12c")
    assert resolve_reference(RuleNumber.parse("607.2k"), printed) == printed
    assert resolve_reference(citing, RuleNumber.parse("999.9z")) is None


NUMBERS = st.builds(
    RuleNumber,
    st.integers(100, 999),
    st.integers(1, 150),
    st.one_of(st.just(""), st.sampled_from(ALPHABET), st.sampled_from(["aa", "ab"])),
)
WORDS = {"es": ("las reglas", " y "), "fr": ("cf. règles", " et "), "en": ("see rules", " and ")}


@given(st.text(max_size=200), st.sampled_from(["es", "fr", "en", "xx"]))
def test_any_text_is_read_and_spans_are_true(text, language):
    end = 0
    for reference in find_references(text, language):
        assert end <= reference.start < reference.end <= len(text)
        assert text[reference.start : reference.end] == reference.printed
        end = reference.end


@given(
    st.text(alphabet="0123456789.,-– abcyrule«»“”séglaoetjk", max_size=80),
    st.sampled_from(["es", "fr", "en"]),
)
def test_number_soup_is_read_and_its_numbers_can_be_sorted(text, language):
    for reference in find_references(f"rules {text} reglas {text} règle {text}", language):
        sorted(reference.numbers)


@given(st.lists(NUMBERS, min_size=1, max_size=5, unique=True), st.sampled_from(["es", "fr", "en"]))
def test_a_written_list_is_read_back(numbers, language):
    word, joiner = WORDS[language]
    written = [str(n) for n in numbers]
    text = ", ".join(written[:-1]) + (joiner if len(written) > 1 else "") + written[-1]
    (reference,) = find_references(f"({word} {text}.)", language)
    assert reference.printed == text
    assert reference.numbers == tuple(numbers)


@given(
    st.tuples(st.integers(100, 999), st.integers(1, 150)), st.integers(0, 22), st.integers(1, 23),
    st.sampled_from("-–"), st.sampled_from(["es", "fr", "en"]),
)  # fmt: skip
def test_a_written_range_is_spelt_out(rule, first, count, dash, language):
    letters = ALPHABET[first : first + count + 1]
    if len(letters) < 2:
        return
    text = f"{rule[0]}.{rule[1]}{letters[0]}{dash}{letters[-1]}"
    (reference,) = find_references(f"{WORDS[language][0]} {text}.", language)
    assert reference.kind == "range"
    assert [n.letters for n in reference.numbers] == list(letters)
