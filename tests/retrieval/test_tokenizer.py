"""The quick tokenizer cuts as the model's own full tokenizer does."""

import pytest

from subrule.retrieval.model import built_model
from subrule.retrieval.public_face import unigram_tokenizer
from subrule.retrieval.tokenizer import Tokenizer, is_latin, normalise
from subrule.retrieval.weights import PackedWeights, packaged_weights

LIMIT = 512

TEXTS = [
    "Si el aura queda suelta, ¿quién la manda al cementerio? ¡Ni idea!",
    "Ma créature «piétine» et l'œuf éclôt : où vont les dégâts, déjà ?",
    "My 2/2 token's controller gains protection from {W} — what now...?",
    "anticonstitucionalmente desencantadísimo Ñandú ÀÉÎÕÜ straße",
    "CR 702.19b, 704.5aa y 303.4d–k; 100² ½ ﬁn ｆｕｌｌ",
    "n\u0303o descompuesto: cafe\u0301, nai\u0308ve",
    "emoji 😀😀 en medio 🃏🃏",
    "русский вопрос про ауру и 光環 についての 質問",
    "   espacios   de\tmás\n\ny nada  ",
    "x",
    "",
    "😀",
    "a\u200bb\ufeffc\x01d\x00e",
    "zzzzqqqqxxxxjjjj" * 20,
]


@pytest.fixture(scope="module")
def weights():
    return PackedWeights(packaged_weights())


@pytest.fixture
def quick():
    return Tokenizer(built_model().folder)


@pytest.fixture(scope="module")
def full(weights):
    return unigram_tokenizer(weights)


@pytest.mark.parametrize("text", TEXTS)
def test_quick_and_full_tokenizer_agree_token_for_token(quick, full, text):
    for prefix in ("query: ", "passage: "):
        assert quick.encode(prefix + text, 10_000) == full.encode(prefix + text).ids


def test_marks_in_a_text_are_plain_characters(quick, weights):
    ids = quick.encode("query: </s> <s> <pad> <mask> <unk>", LIMIT)
    assert ids[0] == weights.begin
    assert ids[-1] == weights.end
    assert not {weights.begin, weights.end, weights.pad, 250001} & set(ids[1:-1])


def test_long_text_is_cut_at_the_limit_and_keeps_its_end_mark(quick, weights):
    ids = quick.encode("query: " + "una pregunta larguísima " * 10_000, LIMIT)
    assert len(ids) == LIMIT
    assert ids[-1] == weights.end
    assert quick.encode("query: " + "una pregunta larguísima " * 600, LIMIT) == ids


def test_normalising_drops_controls_and_joins_spaces():
    assert normalise("  a\tb\x00c\x1b \u200d d\u0301 ") == "a b c d\u0301"
    assert normalise("\x01\x02 \n") == ""


def test_script_is_told_by_letters_alone():
    assert is_latin("¿Ñandú? œuf, 2½ 😀 → {W}")
    assert not is_latin("аура")
    assert not is_latin("光")
