"""Look-ups: questions that ask for a rule itself."""

import tomllib

import pytest

from subrule.answering.explaining import weigh_rules
from subrule.answering.judge import Judge
from subrule.corpus.library import Library
from subrule.corpus.number import RuleNumber
from subrule.lexicon import Lexicon
from subrule.paths import shipped
from subrule.understanding.line import make_line
from subrule.understanding.lookups import MOST, bank_rows, read_lookup

TERMS = [
    ("en", "How does ward work?", ("702.21a",)),
    ("es", "¿Cómo funciona rebatir?", ("702.21a",)),
    ("fr", "Comment marche la parade ?", ("702.21a",)),
    ("en", "hexproof?", ("702.11b",)),
    ("en", "what is a token", ("111.1",)),
    ("es", "¿Qué significa adivinar?", ("701.22a",)),
    ("fr", "Que fait la cascade ?", ("702.85a",)),
    ("en", "What's the difference between first strike and double strike?", ("702.4b", "702.7b")),
    ("es", "diferencia entre volar y alcance", ("702.9b", "702.17b")),
    ("fr", "différence entre vol et portée", ("702.9b", "702.17b")),
    ("en", "protection + Aura?", ("702.16c",)),
]
MORE_THAN_TERMS = [
    ("en", "Can my creature with ward be targeted by my opponent's spell?"),
    ("en", "How many creatures can block a creature with menace?"),
    ("en", "When does a token cease to exist?"),
    ("es", "¿Por qué no puedo hacer objetivo a su criatura con antimaleficio?"),
    ("fr", "Qui contrôle un jeton créé par mon adversaire ?"),
    ("en", "Is my Aura put into the graveyard when the creature with flying dies?"),
]
GENERAL = [
    ("en", "Which order do continuous effects get applied in?", ("613.1",)),
    ("es", "¿En qué orden se van aplicando los efectos continuos?", ("613.1",)),
    ("fr", "On applique les effets continus dans quel ordre au juste ?", ("613.1",)),
    ("en", "Who gets to decide which of two replacement effects goes first?", ("616.1",)),
    ("es", "¿Quién decide cuál de dos efectos de reemplazo va antes?", ("616.1",)),
    ("fr", "Qui décide lequel de deux effets de remplacement passe d'abord ?", ("616.1",)),
    ("fr", "À quel moment vérifie-t-on les actions basées sur l'état ?", ("704.3",)),
    ("es", "¿Con cuánto daño de un comandante queda eliminado un jugador?", ("903.10a",)),
]
SITUATIONS = [
    (
        "en",
        "My opponent enchanted my 3/3 with his Aura and I flicker it in response to his trigger. Do I get it back?",
    ),
    ("es", "Mi rival bloquea mi 4/4 con dos criaturas y yo le doy +3/+3 a la mía. ¿Mueren las dos?"),
    ("fr", "Mon adversaire cible ma 2/2 avec un sort et je la sacrifie. Est-ce qu'il pioche quand même ?"),
]


@pytest.fixture(scope="module")
def lexicon():
    return Lexicon.load()


@pytest.fixture(scope="module")
def judge(lexicon):
    return Judge(Library.open(), lexicon, _NoSearch())


@pytest.mark.parametrize(("language", "text", "numbers"), TERMS)
def test_a_term_is_answered_by_the_subrule_that_says_what_it_means(lexicon, language, text, numbers):
    assert read_lookup(make_line(text, lexicon, language), lexicon) == numbers


@pytest.mark.parametrize(("language", "text"), MORE_THAN_TERMS)
def test_a_question_that_says_more_is_no_look_up_of_a_term(lexicon, language, text):
    assert read_lookup(make_line(text, lexicon, language), lexicon) == ()


@pytest.mark.parametrize(("language", "text", "numbers"), GENERAL)
def test_the_rule_that_a_general_question_asks_for_is_the_surest(judge, language, text, numbers):
    asked = judge.asked(text, judge.read(text, language))
    assert weigh_rules(asked)[0][0] in numbers


@pytest.mark.parametrize(("language", "text", "numbers"), GENERAL[-2:])
def test_a_general_question_finds_its_rule_where_one_is_sure_enough(judge, language, text, numbers):
    assert [reading.lookup for reading in judge.understand(text, language).readings] == [numbers]


@pytest.mark.parametrize(("language", "text"), SITUATIONS)
def test_a_situation_is_not_answered_by_a_rule_it_resembles(judge, language, text):
    assert not any(reading.lookup for reading in judge.understand(text, language).readings)


def test_every_number_exists_and_none_has_more_than_four():
    folder = shipped("corpus") / "phrasings" / "lookups"
    rows = [numbers for numbers, _, _ in bank_rows()]
    pairs = tomllib.loads((folder / "interactions.toml").read_text(encoding="utf-8"))["pairs"]
    rows += [tuple(numbers.split()) for _, _, numbers in pairs]
    meanings = tomllib.loads((folder / "forms.toml").read_text(encoding="utf-8"))["meanings"]
    rows += [tuple(numbers.split()) for numbers in meanings.values()]
    with Library.open() as library:
        for row in rows:
            assert 0 < len(row) <= MOST
            assert all(library.exists(RuleNumber.parse(number)) for number in row), row


def test_every_concept_of_the_tables_is_in_the_lexicon(lexicon):
    folder = shipped("corpus") / "phrasings" / "lookups"
    pairs = tomllib.loads((folder / "interactions.toml").read_text(encoding="utf-8"))["pairs"]
    named = {concept for one, other, _ in pairs for concept in (one, other)}
    named |= set(tomllib.loads((folder / "forms.toml").read_text(encoding="utf-8"))["meanings"])
    assert sorted(c for c in named if c not in lexicon) == []


class _NoSearch:
    left_out = 0

    def search(self, query, language, count):
        return []


def test_the_judge_explains_with_the_text_of_the_rule():
    judge = Judge(Library.open(), Lexicon.load(), _NoSearch())
    questions = ("How do Auras work?", "¿Cómo funcionan las Auras?", "Comment fonctionnent les auras ?")
    answers = [judge.ask(question) for question in questions]
    assert [(a.verdict, a.decided_by) for a in answers] == [("explained", "rules_text")] * 3
    assert {c.number for a in answers for c in a.citations} == {"303.4"}
    assert all(c.text for a in answers for c in a.citations)
