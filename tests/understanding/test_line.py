"""The line and its patterns, the clause that asks, and who is whose: the ground that readers stand on."""

import pytest

from subrule.lexicon import Lexicon
from subrule.understanding.clauses import asked_clause, other_questions
from subrule.understanding.line import Line, make_line
from subrule.understanding.things import mentions


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon.load()


def line_of(lexicon: Lexicon, text: str, language: str = "en") -> Line:
    return make_line(text, lexicon, language)


def asked(lexicon: Lexicon, text: str, language: str = "en") -> str:
    line = line_of(lexicon, text, language)
    return " ".join(line.tokens[i].text for i in sorted(asked_clause(line)))


def test_a_pattern_reaches_over_four_tokens_and_no_further(lexicon: Lexicon):
    near = line_of(lexicon, "The creature that my opponent animated dies.")
    assert near.find("type.creature ~ action.die")
    far = line_of(lexicon, "The creature with my white, blue, black and red Aura dies.")
    assert not far.find("type.creature ~ action.die")
    assert far.find("type.creature ~~ action.die")


def test_a_pattern_does_not_cross_a_not_unless_it_asks_for_one(lexicon: Lexicon):
    line = line_of(lexicon, "The creature does not die.")
    assert not line.find("type.creature ~ action.die")
    assert line.find("type.creature ! action.die")


def test_a_pattern_does_not_cross_a_sentence(lexicon: Lexicon):
    assert not line_of(lexicon, "I have a creature. My Aura dies.").find("type.creature ~ action.die")


def test_a_tight_pattern_lets_articles_through_and_nothing_else(lexicon: Lexicon):
    assert line_of(lexicon, "My Aura is a creature.").find("object.aura = verb.be = type.creature")
    assert not line_of(lexicon, "My Aura is on a creature.").find("object.aura = verb.be = type.creature")


def test_card_text_in_quotation_marks_is_looked_into_only_on_request(lexicon: Lexicon):
    line = line_of(
        lexicon, 'It says "When this creature becomes the target of a spell, sacrifice it." I cast an Aura.'
    )
    assert not line.has("action.sacrifice")
    assert line.has("action.sacrifice", quoted=True)
    assert len(line.sentences) == 2


def test_a_stop_inside_card_text_ends_no_sentence_around_it(lexicon: Lexicon):
    line = line_of(lexicon, 'The ability "Draw a card. Then discard two of your cards." triggers.')
    assert len(line.sentences) == 1


@pytest.mark.parametrize(
    ("text", "language", "clause"),
    [
        ("If my creature dies, does the Aura stay?", "en", "does Aura stay"),
        ("What happens to my Aura if the creature dies?", "en", "What happens to my Aura"),
        ("si mi criatura muere que pasa con el aura", "es", "que pasa con aura"),
        ("Como mi criatura muere, ¿el Aura se queda?", "es", "Aura se queda"),
        ("Ma créature meurt, est-ce que l'aura reste ?", "fr", "est-ce que aura reste"),
        ("My creature dies. Does the Aura stay?", "en", "Does Aura stay"),
        ("He says that the Aura stays. Is he right?", "en", "Aura stays"),
    ],
)
def test_the_asking_clause_is_told_from_the_story(lexicon: Lexicon, text: str, language: str, clause: str):
    assert asked(lexicon, text, language) == clause


def test_a_bare_what_happens_is_no_question_of_its_own(lexicon: Lexicon):
    assert not other_questions(line_of(lexicon, "What happens? Does the Aura stay?"))
    assert other_questions(line_of(lexicon, "Does the creature die? Does the Aura stay?"))


@pytest.mark.parametrize(
    ("text", "language", "whose"),
    [
        ("my white Aura", "en", "you"),
        ("my opponent's creature", "en", "opponent"),
        ("a creature that my opponent controls", "en", "opponent"),
        ("an Aura of mine", "en", "you"),
        ("a creature", "en", ""),
        ("Laura's creature", "en", "?"),
        ("una criatura de mi rival", "es", "opponent"),
        ("un Aura mía", "es", "you"),
        ("la criatura es de mi oponente", "es", "opponent"),
        ("une créature adverse", "fr", "opponent"),
        ("mon aura", "fr", "you"),
        ("la créature est à mon adversaire", "fr", "opponent"),
        ("la créature de Laura", "fr", "?"),
    ],
)
def test_whose_a_thing_is(lexicon: Lexicon, text: str, language: str, whose: str):
    assert [m.whose for m in mentions(line_of(lexicon, text, language))] == [whose]


def test_what_protection_is_from_names_no_thing(lexicon: Lexicon):
    found = mentions(line_of(lexicon, "My creature has protection from artifacts."))
    assert [m.concept for m in found] == ["type.creature"]


@pytest.mark.parametrize(
    ("text", "language", "leads"),
    [
        ("It moves my Aura from my elf to an angel.", "en", ["", "from", "to"]),
        ("Mueve mi Aura de mi elfo a un ángel.", "es", ["", "de", "a"]),
        ("Il déplace mon aura de mon elfe à un ange.", "fr", ["", "de", "a"]),
        ("il deplace mon aura de mon elfe a un ange", "fr", ["", "de", "a"]),
    ],
)
def test_the_preposition_in_front_of_a_thing(lexicon: Lexicon, text: str, language: str, leads: list[str]):
    assert [m.lead for m in mentions(line_of(lexicon, text, language))] == leads


def test_creature_types_are_creatures_and_different_ones_are_two(lexicon: Lexicon):
    knight, angel, creature = mentions(line_of(lexicon, "a knight, an angel, a creature"))
    assert knight.types == frozenset({"creature"})
    assert not knight.may_be(angel)
    assert knight.may_be(creature)
