"""Tuned layers stand in place of the packaged ones; everything else stays."""

import numpy as np
import pytest

from subrule.errors import MissingDataError
from subrule.retrieval.embedding import EmbeddedEmbedder
from subrule.retrieval.model import built_model
from subrule.retrieval.tuned import TunedWeights, write_layers
from subrule.retrieval.weights import PackedWeights, packaged_weights


@pytest.fixture(scope="module")
def packed():
    return PackedWeights(packaged_weights())


def test_a_tuned_tensor_is_given_and_the_others_are_as_packaged(packed, tmp_path):
    file = tmp_path / "layers.npz"
    matrix = packed.matrix("l11.q.w", 384) * 2
    write_layers({"l11.q.w": matrix, "l11.q.b": packed.vector("l11.q.b") + 1}, file)
    tuned = TunedWeights(packaged_weights(), file)
    steps = np.abs(matrix).max(1, keepdims=True) / 127
    assert (np.abs(tuned.matrix("l11.q.w", 384) - matrix) <= steps).all()
    assert np.abs(tuned.vector("l11.q.b") - packed.vector("l11.q.b") - 1).max() < 0.01
    assert (tuned.matrix("l11.k.w", 384) == packed.matrix("l11.k.w", 384)).all()
    assert (tuned.vector("l0.q.b") == packed.vector("l0.q.b")).all()


def test_layers_written_as_they_are_packaged_change_the_vectors_hardly(packed, tmp_path):
    file = tmp_path / "layers.npz"
    write_layers({"l11.ao.w": packed.matrix("l11.ao.w", 384)}, file)
    texts = ["¿Muere la criatura?", "Does the Aura stay?"]
    same = EmbeddedEmbedder(built_model(layers=file, quiet=True)).encode_queries(texts)
    plain = EmbeddedEmbedder().encode_queries(texts)
    assert ((same * plain).sum(1) > 0.999).all()


def test_tuned_layers_get_a_model_of_their_own(packed, tmp_path):
    file = tmp_path / "layers.npz"
    write_layers({"l11.ao.w": -packed.matrix("l11.ao.w", 384)}, file)
    tuned, plain = built_model(layers=file, quiet=True), built_model(quiet=True)
    assert tuned.folder != plain.folder
    assert tuned.model_id != plain.model_id
    text = ["Does the Aura stay?"]
    assert (
        EmbeddedEmbedder(tuned).encode_queries(text) * EmbeddedEmbedder().encode_queries(text)
    ).sum() < 0.999


def test_both_vectors_come_from_one_run_with_the_bytes_of_two(packed, tmp_path):
    file = tmp_path / "layers.npz"
    write_layers(
        {"l10.ao.w": -packed.matrix("l10.ao.w", 384), "l11.fi.b": packed.vector("l11.fi.b") + 1}, file
    )
    tuned = EmbeddedEmbedder(built_model(layers=file, quiet=True))
    for text in ("Does the Aura stay?", "¿Muere?"):
        both = tuned.encode_query_twice(text)
        assert (both[0] == EmbeddedEmbedder().encode_queries([text])).all()
        assert (both[1] == tuned.encode_queries([text])).all()
        assert (both[0] != both[1]).any()


def test_a_damaged_file_is_one_clear_line(tmp_path):
    file = tmp_path / "layers.npz"
    file.write_bytes(b"no layers")
    with pytest.raises(MissingDataError, match="install subrule again") as caught:
        built_model(layers=file, quiet=True)
    assert "\n" not in str(caught.value)
