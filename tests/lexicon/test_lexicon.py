"""Terms, forms and look-up; the shipped lexicon is whole."""

import tomllib

import pytest

from subrule.corpus.number import RuleNumber
from subrule.lexicon import Lexicon
from subrule.lexicon.check import check
from subrule.lexicon.inflection import inflect, tables_from
from subrule.paths import shipped

FOLDER = shipped("corpus") / "lexicon"


@pytest.fixture(scope="module")
def lexicon():
    return Lexicon.load()


def test_the_shipped_lexicon_has_no_error():
    report = check(FOLDER)
    assert report.errors == []
    assert report.counts["concepts"] > 700


@pytest.mark.parametrize(
    ("concept", "number", "word"),
    [
        ("object.map_token", "111.10s", "Map"),
        ("type.siege", "310.12", "Siege"),
        ("player.protector", "310.9", "protector"),
    ],
)
@pytest.mark.shared_data
def test_a_term_is_defined_by_the_rule_that_speaks_of_it(lexicon, shared_data, concept, number, word):
    text = (shared_data / "cr" / "en" / "cr-en-2026-08-07.txt").read_text(encoding="utf-8-sig")
    assert str(lexicon.definition_rule(concept)) == number
    [said] = [line for line in text.splitlines() if line.split(" ")[0].rstrip(".") == number]
    assert word in said


@pytest.mark.shared_data
def test_every_defining_rule_is_a_number_of_the_reference_text(shared_data):
    text = (shared_data / "cr" / "en" / "cr-en-2026-08-07.txt").read_text(encoding="utf-8-sig")
    heads = (line.split(" ", 1)[0].rstrip(".") for line in text.splitlines())
    assert check(FOLDER, frozenset(h for h in heads if h[:3].isdigit() and "." in h)).errors == []


@pytest.mark.parametrize(
    ("concept", "language", "articles"),
    [
        ("object.aura", "es", "el Aura|un Aura|del Aura|las Auras"),
        ("object.aura", "fr", "l'aura|une aura|de l'aura|les auras"),
        ("object.aura", "en", "the Aura|an Aura|of the Aura|the Auras"),
        ("object.token", "es", "la ficha|una ficha|de la ficha|las fichas"),
        ("object.token", "fr", "le jeton|un jeton|du jeton|les jetons"),
        ("zone.graveyard", "fr", "le cimetière|un cimetière|du cimetière|les cimetières"),
    ],
)
def test_terms_carry_their_articles(lexicon, concept, language, articles):
    term = lexicon.term(concept, language)
    assert [term.definite, term.indefinite, term.of, term.definite_plural] == articles.split("|")


def test_adjectives_have_four_forms(lexicon):
    term = lexicon.term("color.white", "fr")
    assert (term.text, term.feminine, term.plural, term.feminine_plural) == (
        "blanc",
        "blanche",
        "blancs",
        "blanches",
    )


def test_each_form_has_a_source(lexicon):
    official = lexicon.forms("keyword.hexproof", "es")[0]
    assert official.text == "antimaleficio"
    assert official.source == "printed"
    assert official.count > 20
    by_text = {form.text: form for form in lexicon.forms("zone.graveyard", "en")}
    assert by_text["gy"].source == "unverified"
    assert by_text["graveyards"].rank is None


def test_definition_rules_are_numbers(lexicon):
    assert lexicon.definition_rule("keyword.bestow") == RuleNumber(702, 103)
    assert lexicon.definition_rule("question.what_happens") is None


@pytest.mark.parametrize(
    "term", ["trample", "arrollar", "arrolla", "Piétinement", "keyword.trample", "tramplle"]
)
def test_a_term_is_found_in_any_language_and_with_an_error(lexicon, term):
    assert "keyword.trample" in [found.concept for found in lexicon.find(term)]


def test_nothing_near_finds_nothing(lexicon):
    assert lexicon.find("qqqwwwzzz") == ()
    assert lexicon.find("tramplle", fuzzy=False) == ()


@pytest.mark.parametrize(
    ("language", "verb", "forms"),
    [
        ("es", "poner", "pongo puso pondrá puesta ponérsela"),
        ("es", "morir", "muere murió muera muerto"),
        ("es", "destruir", "destruye destruyeron destruya"),
        ("es", "sacrificar", "sacrifique sacrificó sacrifícala"),
        ("fr", "mettre", "met mets mise mettra mette"),
        ("fr", "devenir", "devient devenu deviendrait deviennent"),
        ("fr", "bouger", "bouge bougeait bougeons"),
        ("fr", "rejeter", "rejette rejettera rejeté"),
        ("en", "put", "puts putting"),
        ("en", "leave", "leaves left leaving"),
    ],
)
def test_verbs_are_inflected(language, verb, forms):
    from subrule.lexicon.folding import fold

    tables = tables_from(
        language, tomllib.loads((FOLDER / "inflection" / f"{language}.toml").read_text("utf-8"))
    )
    made = {fold(form) for form in inflect(verb, "v", tables).all()}
    assert {fold(form) for form in forms.split()} <= made


CORE = """
object.aura object.equipment object.fortification object.role object.curse object.permanent object.token
object.card object.spell object.ability object.copy type.creature type.land type.artifact type.enchantment
type.planeswalker type.battle player.you player.opponent player.player player.controller player.owner
zone.battlefield zone.graveyard zone.hand zone.library zone.exile zone.stack zone.command keyword.enchant
keyword.bestow keyword.protection keyword.hexproof keyword.shroud color.white color.blue color.black color.red
color.green color.colorless action.attach action.unattach action.enchant action.move action.put action.return
action.cast action.resolve action.target action.activate action.choose action.create action.copy
action.animate action.become action.stay action.leave action.die action.destroy action.exile action.sacrifice
action.control action.steal action.lose action.gain state.face_down state.face_up action.turn_face_up
state.attached state.enchanted state.unattached state.legal state.illegal event.enter time.end_of_turn
quantity.more_than_one self.itself question.what_happens question.who question.when question.how
question.what_is question.can question.does logic.not logic.if logic.or logic.also logic.only logic.any
logic.no_object rule.reference
"""


def test_the_concepts_that_readers_of_questions_lean_on_exist(lexicon):
    assert [concept for concept in CORE.split() if concept not in lexicon] == []


def test_one_typing_error_names_one_concept_and_not_its_neighbours(lexicon):
    assert [found.concept for found in lexicon.find("enchantmnet", "en")] == ["type.enchantment"]
