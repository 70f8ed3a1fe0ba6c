"""The distilled static model of ``scripts/train_static.py``: a weighted sum of pieces, and nothing else."""

import numpy as np
import pytest

from subrule.retrieval.embedding import load_embedder
from tests.conftest import ROOT, load_script

WIDTH = 384


@pytest.fixture(scope="module")
def script():
    return load_script(ROOT / "scripts" / "train_static.py")


@pytest.fixture
def model(script, tmp_path):
    """One that knows the pieces of "water" and "blue", and reads any other piece as nothing."""
    embedder = load_embedder()
    known = {text: script.pieces(text, embedder) for text in ("water", "blue")}
    assert all(len(ids) == 1 for ids in known.values())
    first, second = sorted(ids[0] for ids in known.values())
    vectors = np.zeros((2, WIDTH), np.int8)
    vectors[0, 0] = vectors[1, 1] = 2
    np.savez(
        tmp_path / "static.npz",
        ids=np.array([first, second], np.int32),
        vectors=vectors,
        steps=np.array([0.5, 0.5], np.float32),
        weights=np.array([3, 4], np.float16),
        map=np.zeros((WIDTH, WIDTH), np.float16),
        unseen=np.array(1.0),
    )
    return script.StaticModel(tmp_path / "static.npz", embedder)


def test_vector_is_the_weighted_sum_of_the_pieces_at_length_one(model):
    vector = model.encode("water blue")
    np.testing.assert_allclose(vector[:2], [0.6, 0.8], atol=1e-6)
    assert not vector[2:].any()


def test_order_does_not_count_and_unknown_pieces_go_through_the_map(model):
    assert (model.encode("blue water") == model.encode("water blue")).all()
    assert (model.encode("water qué blue") == model.encode("water blue")).all()
    assert np.isfinite(model.encode("")).all()


def test_another_text_of_the_rule_is_another_unless_there_is_none(script):
    drawn = np.random.default_rng(1)
    assert {script._another([4, 7, 9], 7, drawn) for _ in range(40)} == {4, 9}
    assert script._another([4], 4, drawn) == 4
