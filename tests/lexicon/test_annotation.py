"""Concepts are found in questions as players type them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from subrule.errors import InputError
from subrule.lexicon import Lexicon
from subrule.lexicon.annotation import one_error_apart
from subrule.lexicon.folding import tokenize


@pytest.fixture(scope="module")
def lexicon():
    return Lexicon.load()


def concepts(lexicon, text, language):
    return [span.concept for span in lexicon.annotate(text, language)]


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("en", "Does it go to the yard?", ["question.does", "action.go", "prep.to", "zone.graveyard"]),
        ("en", "my Aura falls off", ["whose.mine", "object.aura", "action.fall_off"]),
        ("es", "¿Se queda anexada o se va?", ["action.stay", "state.attached", "logic.or", "action.leave"]),
        ("es", "me roban el control", ["player.you", "action.steal"]),
        ("es", "EL CEMENTERIO", ["zone.graveyard"]),
        ("fr", "il arrive quoi à l'aura ?", ["question.what_happens", "prep.to", "object.aura"]),
        ("fr", "l’aura est attachée au terrain", ["object.aura", "verb.be", "state.attached", "type.land"]),
        ("fr", "que se passe-t-il", ["question.what_happens"]),
        ("fr", "defense talismanique", ["keyword.hexproof"]),
    ],
)
def test_phrases_of_each_language_are_read(lexicon, language, text, expected):
    assert concepts(lexicon, text, language) == expected


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "enchant creature"), ("es", "«encantar criatura»"), ("fr", "« enchanter : créature »")],
)
def test_enchant_before_a_type_is_the_keyword(lexicon, language, text):
    assert concepts(lexicon, text, language) == ["keyword.enchant", "type.creature"]


def test_enchant_before_an_article_is_the_verb_and_keeps_the_keyword_as_alternative(lexicon):
    first = lexicon.annotate("enchant a creature", "en")[0]
    assert first.concept == "action.enchant"
    assert [a.concept for a in first.alternatives] == ["keyword.enchant"]


def test_the_longest_form_wins_and_never_reaches_over_a_sentence(lexicon):
    assert concepts(lexicon, "state-based action", "en") == ["object.state_based_action"]
    assert "object.mana_cost" not in concepts(lexicon, "mana. Cost", "en")


@pytest.mark.parametrize(
    ("language", "wrong", "concept"),
    [
        ("en", "creture", "type.creature"),
        ("en", "gravyeard", "zone.graveyard"),
        ("es", "cemennterio", "zone.graveyard"),
        ("es", "encantamiwnto", "type.enchantment"),
        ("fr", "enchantemen", "type.enchantment"),
        ("fr", "aversaire", "player.opponent"),
    ],
)
def test_one_typing_error_is_forgiven_and_marked(lexicon, language, wrong, concept):
    (span,) = lexicon.annotate(wrong, language)
    assert (span.concept, span.exact) == (concept, False)


@pytest.mark.parametrize(
    ("language", "word"),
    [("es", "cosas"), ("es", "huevos"), ("en", "those"), ("fr", "choses"), ("en", "crad")],
)
def test_ordinary_and_short_words_are_never_corrected(lexicon, language, word):
    assert all(span.exact for span in lexicon.annotate(word, language))


def test_accents_decide_where_they_are_written(lexicon):
    assert concepts(lexicon, "está", "es") == ["verb.be"]
    assert concepts(lexicon, "esta", "es") == ["whose.it"]
    assert concepts(lexicon, "la criatura que él elige", "es") == [
        "type.creature",
        "whose.they",
        "action.choose",
    ]
    assert concepts(lexicon, "cual muere", "es")[0] == "question.which"
    assert concepts(lexicon, "la más grande, la cual murió", "es")[-1] == "action.die"
    assert "question.which" not in concepts(lexicon, "la más grande, la cual murió", "es")


def test_numbers_pairs_symbols_and_rules_are_spans(lexicon):
    spans = lexicon.annotate("a 2/2 with {T} and 3 life, see 702.5a", "en")
    found = {span.concept: span.form for span in spans}
    assert found["quantity.power_toughness"] == "2/2"
    assert found["object.mana_symbol"] == "{t}"
    assert found["quantity.number"] == "3"
    assert found["rule.reference"] == "702.5a"
    assert concepts(lexicon, "two +1/+1 counters", "en") == ["quantity.two", "counter.plus_one"]


def test_decomposed_accents_are_the_same_letters(lexicon):
    text = "cimetie\u0300re"
    (span,) = lexicon.annotate(text, "fr")
    assert (span.concept, span.end) == ("zone.graveyard", len(text))


def test_an_unknown_language_is_refused(lexicon):
    with pytest.raises(InputError, match="language 'de'"):
        lexicon.annotate("Kreatur", "de")


@given(st.text(max_size=80), st.sampled_from(["en", "es", "fr"]))
def test_spans_lie_inside_the_text_in_order_without_overlap(text, language):
    last = 0
    for span in Lexicon.load().annotate(text, language):
        assert last <= span.start < span.end <= len(text)
        assert all((a.start, a.end) == (span.start, span.end) for a in span.alternatives)
        last = span.end


@given(st.text(max_size=60))
def test_tokens_keep_their_places(text):
    for token in tokenize(text):
        assert 0 <= token.start < token.end <= len(text)


@given(st.text("abcd", min_size=1, max_size=7), st.integers(0, 6), st.sampled_from("xyz"))
def test_one_inserted_letter_is_one_error(word, place, letter):
    longer = word[:place] + letter + word[place:]
    assert one_error_apart(word, longer)
    assert one_error_apart(longer, word)
    assert not one_error_apart(word, word)
