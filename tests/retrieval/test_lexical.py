"""BM25 over words, letter runs and concepts: how texts are cut, and what scores."""

import numpy as np
import pytest

from subrule.retrieval.lexical import Field, build_field, cut, letters, query_words, words


def test_words_are_folded_stemmed_and_carry_their_language():
    assert words(cut("Las Criaturas ENCANTADAS"), "es") == words(cut("las criatura encantada"), "es")
    assert words(cut("créatures"), "fr") == words(cut("CREATURE"), "fr")
    assert words(cut("cre\u0301ature"), "fr") == words(cut("créature"), "fr")
    assert words(cut("dies"), "en") != words(cut("dies"), "fr")
    assert words(cut("생물"), "ko") == ["ko:" + cut("생물")[0]]


def test_query_is_stemmed_in_every_language():
    terms = query_words(cut("creatures"))
    assert {term[:2] for term in terms} == {"en", "es", "fr"}
    assert set(words(cut("creature"), "en")) & set(terms)


def test_letter_runs_join_forms_of_a_word_and_forgive_a_typing_error():
    right, wrong = set(letters(cut("encantamiento"))), set(letters(cut("encantamento")))
    assert len(right & wrong) >= 6
    assert letters(cut("a")) == ["_a_"]
    assert letters(cut("")) == []


def test_document_with_the_rare_term_scores_best_and_without_any_term_nothing():
    field = build_field([["aura", "dies"], ["aura", "token"], ["aura"], ["land"]])
    scores = field.scores(["token", "aura"])
    assert scores.argmax() == 1
    assert scores[3] == 0
    assert scores[0] > 0
    assert field.count("aura") == 3
    assert field.count("absent") == 0


def test_term_asked_twice_counts_once_and_unknown_terms_nothing():
    field = build_field([["aura"], ["token"]])
    np.testing.assert_array_equal(field.scores(["aura", "aura", "zzz"]), field.scores(["aura"]))


def test_field_from_disk_scores_the_same(tmp_path):
    field = build_field([["aura", "dies"], ["token"], []])
    field.write(tmp_path, "words")
    read = Field.read(tmp_path, "words")
    np.testing.assert_array_equal(read.scores(["dies", "token"]), field.scores(["dies", "token"]))
    assert read.documents == 3


def test_files_that_do_not_belong_together_are_refused(tmp_path):
    build_field([["aura"], ["token"]]).write(tmp_path, "words")
    (tmp_path / "words.terms.txt").write_text("aura\ntoken\nmore")
    with pytest.raises(ValueError, match="words"):
        Field.read(tmp_path, "words")


def test_field_without_any_term_gives_zeros(tmp_path):
    field = build_field([[], []])
    field.write(tmp_path, "words")
    assert Field.read(tmp_path, "words").scores(["aura"]).tolist() == [0, 0]
