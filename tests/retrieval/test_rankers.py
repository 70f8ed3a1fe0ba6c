"""Rankers: what each finds by its own means, over a small invented collection."""

import numpy as np
import pytest

from subrule.corpus.number import RuleNumber
from subrule.lexicon import Lexicon
from subrule.retrieval.concepts import query_concepts, text_concepts
from subrule.retrieval.fields import Fields, build_fields
from subrule.retrieval.rankers import DEPTH, Query, rankers
from subrule.retrieval.texts import IndexText

TEXTS = [
    ("303.4c", "en", "text", "An Aura left without a creature goes to the graveyard."),
    ("303.4c", "es", "ask", "¿Adónde va un Aura cuando su criatura muere?"),
    ("303.4d", "en", "text", "An Aura may not be attached to itself."),
    ("702.9", "en", "text", "Flying"),
    ("702.9a", "en", "text", "Creatures in the air."),
    ("702.9b", "en", "text", "Who may block them."),
    ("704.5j", "fr", "ask", "Que se passe-t-il avec deux permanents légendaires du même nom ?"),
]


def text(number, language, kind, words):
    return IndexText(RuleNumber.parse(number), language, kind, words, "restatements/test")


@pytest.fixture(scope="module")
def fields():
    texts = [text(*row) for row in TEXTS]
    vectors = np.eye(len(texts), 8, dtype=np.float16)
    return build_fields(texts, vectors)


def query(words, language="en", vector=None):
    concepts = query_concepts(Lexicon.load(), words, language)
    return Query(words, language, np.ones(8, np.float32) if vector is None else vector, concepts)


def found(fields, name, asked):
    (ranker,) = [r for r in rankers(fields, Lexicon.load()) if r.name == name]
    return {str(number): score for number, score in ranker.scores(asked).items()}


def best(scores):
    return max(scores, key=scores.get)


def test_meaning_gives_each_rule_once_the_nearest_first(fields):
    scores = found(fields, "meaning", query("x", vector=np.eye(8, dtype=np.float32)[6]))
    assert best(scores) == "704.5j"
    assert len(scores) == 6


def test_several_texts_of_a_rule_reinforce_each_other():
    vector = np.array([1, 0], np.float32)
    rows = [("303.4a", "en"), ("303.4b", "en"), ("303.4b", "fr")]
    texts = [IndexText(RuleNumber.parse(n), lang, "text", f"t {lang}", "test") for n, lang in rows]
    made = build_fields(texts, np.array([[1, 0]] * 3, np.float16))
    scores = found(made, "meaning", query("x", vector=vector))
    assert scores["303.4b"] > scores["303.4a"]


def test_words_find_inflected_forms_without_accents(fields):
    assert best(found(fields, "words", query("un aura y criaturas que mueren", "es"))) == "303.4c"


def test_letters_find_a_misspelt_word(fields):
    assert best(found(fields, "letters", query("deux legendaire permanant", "fr"))) == "704.5j"


@pytest.mark.parametrize("name", ["concepts", "subjects"])
def test_concepts_reach_rules_told_in_another_language_only(fields, name):
    assert best(found(fields, name, query("legendary permanents", "en"))) == "704.5j"


def test_definitions_lead_to_the_rule_of_a_concept_and_those_under_it(fields):
    scores = found(fields, "definitions", query("¿Qué hace la habilidad de volar?", "es"))
    assert {"702.9", "702.9a", "702.9b"} <= set(scores)
    assert scores["702.9a"] > scores["702.9b"]


def test_number_in_a_question_leads_to_it_and_to_its_family(fields):
    scores = found(fields, "numbers", query("what does 702.9 say?"))
    assert best(scores) == "702.9"
    assert set(scores) == {"702.9", "702.9a", "702.9b"}
    assert found(fields, "numbers", query("what about 999.9?")) == {}
    assert found(fields, "numbers", query("aura")) == {}


def test_query_without_known_terms_gives_none(fields):
    asked = query("😀")
    for name in ("words", "concepts", "subjects", "definitions", "numbers"):
        assert found(fields, name, asked) == {}


def test_no_ranker_gives_more_than_its_depth():
    texts = [text(f"303.{n}", "en", "text", "An Aura and a creature.") for n in range(1, DEPTH + 50)]
    made = build_fields(texts, np.ones((len(texts), 2), np.float16))
    asked = query("Aura creature 303.4", vector=np.ones(2, np.float32))
    for ranker in rankers(made, Lexicon.load()):
        assert len(ranker.scores(asked)) <= DEPTH


def test_fields_from_disk_are_the_same(fields, tmp_path):
    fields.write(tmp_path)
    read = Fields.read(tmp_path)
    asked = query("un aura, 702.9 y criaturas", "es")
    for one, other in zip(rankers(fields, Lexicon.load()), rankers(read, Lexicon.load()), strict=True):
        assert one.scores(asked) == other.scores(asked)


def test_fields_of_another_index_are_refused(fields, tmp_path):
    fields.write(tmp_path)
    np.save(tmp_path / "rules.npy", fields.rules[:-1])
    with pytest.raises(ValueError, match=tmp_path.name):
        Fields.read(tmp_path)


def test_concepts_of_texts_are_kept_and_taken_from_the_cache(monkeypatch, tmp_path):
    monkeypatch.setenv("SUBRULE_CACHE", str(tmp_path))
    Lexicon.load()
    texts = [text(*row) for row in TEXTS]
    first = text_concepts(texts)
    monkeypatch.setattr("subrule.retrieval.concepts.query_concepts", lambda *_: pytest.fail("found anew"))
    assert text_concepts(texts) == first
    assert "object.aura" in first[0] or any("aura" in concept for concept in first[0])


def test_texts_in_a_language_without_lexicon_have_no_concepts():
    assert text_concepts([text("303.4", "ko", "text", "오라")]) == [[]]
