"""The index: vectors known by text and model, never stale, never foreign; one hit a rule."""

import hashlib

import numpy as np
import pytest

from subrule.corpus.number import RuleNumber
from subrule.corpus.record import Record
from subrule.errors import MissingDataError
from subrule.retrieval import index as index_module
from subrule.retrieval.index import Index, Row, assemble, shipped_state, write_shipped_index
from subrule.retrieval.texts import IndexText, index_texts, text_key, texts_hash
from subrule.retrieval.vectors import VectorStore, read_manifest, user_vectors


class Pretend:
    """An engine that remembers what it was asked; a vector is a hash of the text."""

    dimensions = 8

    def __init__(self, model_id="pretend/1"):
        self.model_id = model_id
        self.asked = []

    def encode_passages(self, texts, progress=None):
        self.asked += texts
        rows = [np.frombuffer(hashlib.blake2b(t.encode(), digest_size=8).digest(), np.uint8) for t in texts]
        vectors = np.array(rows, np.float32).reshape(-1, 8) + 1
        if progress is not None:
            progress(len(texts))
        return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)

    encode_queries = encode_passages


def text(number, words, language="en", kind="text"):
    return IndexText(RuleNumber.parse(number), language, kind, words, "test")


TEXTS = [text("303.4a", "first"), text("303.4b", "second"), text("303.4b", "how does second go?", kind="ask")]


@pytest.fixture
def shipped(tmp_path):
    folder = tmp_path / "index"
    write_shipped_index(TEXTS, Pretend(), folder)
    return folder


def test_shipped_vectors_are_used_without_embedding(shipped):
    engine = Pretend()
    found = assemble(TEXTS, engine, shipped_folder=shipped)
    assert engine.asked == []
    assert len(found.rows) == 3
    np.testing.assert_allclose(found.vectors, Pretend().encode_passages([t.text for t in TEXTS]), atol=1e-3)


def test_only_a_changed_text_is_embedded_and_only_once(shipped):
    engine = Pretend()
    changed = [TEXTS[0], text("303.4b", "second, reworded"), TEXTS[2]]
    first = assemble(changed, engine, shipped_folder=shipped)
    second = assemble(changed, engine, shipped_folder=shipped)
    assert engine.asked == ["second, reworded"]
    assert (first.vectors == second.vectors).all()


def test_vectors_of_another_model_are_never_taken(shipped):
    engine = Pretend("pretend/2")
    assemble(TEXTS, engine, shipped_folder=shipped)
    assert sorted(engine.asked) == sorted(t.text for t in TEXTS)


def test_vectors_that_do_not_fit_their_checksum_are_never_taken(shipped):
    path = shipped / "vectors.npy"
    content = bytearray(path.read_bytes())
    content[-1] ^= 1
    path.write_bytes(bytes(content))
    engine = Pretend()
    assemble(TEXTS, engine, shipped_folder=shipped)
    assert len(engine.asked) == 3


def test_many_missing_vectors_are_refused_with_the_remedy(shipped, monkeypatch):
    monkeypatch.setattr(index_module, "QUICK", 1)
    with pytest.raises(
        MissingDataError, match=r"stale: 3 texts .* subrule index build --model pretend"
    ) as caught:
        assemble(TEXTS, Pretend("pretend/2"), shipped_folder=shipped)
    assert "\n" not in str(caught.value)


def test_many_missing_vectors_can_be_left_out_or_built(shipped, monkeypatch):
    monkeypatch.setattr(index_module, "QUICK", 0)
    more = [*TEXTS, text("303.4c", "third")]
    partial = assemble(more, Pretend(), missing="skip", shipped_folder=shipped)
    assert (len(partial.rows), partial.left_out) == (3, 1)
    told = []
    whole = assemble(
        more, Pretend(), missing="build", progress=lambda *a: told.append(a), shipped_folder=shipped
    )
    assert (len(whole.rows), whole.left_out) == (4, 0)
    assert told == [(1, 1)]
    assert len(VectorStore.read(user_vectors("pretend/1"), "pretend/1")) == 1


def test_user_data_that_cannot_be_written_costs_only_a_line(shipped, tmp_path, monkeypatch, capsys):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SUBRULE_HOME", str(tmp_path / "file" / "home"))
    assert len(assemble([text("303.4c", "third")], Pretend(), shipped_folder=shipped).rows) == 1
    assert "not kept" in capsys.readouterr().err


def test_state_of_the_shipped_index_is_told(shipped, tmp_path):
    assert shipped_state(TEXTS, "pretend/1", shipped) == "current"
    assert shipped_state(TEXTS, "pretend/2", shipped) == "foreign"
    assert shipped_state(TEXTS[:2], "pretend/1", shipped) == "stale"
    assert shipped_state(TEXTS, "pretend/1", tmp_path / "none") == "absent"


def test_shipped_folder_is_the_same_bytes_however_it_came_about(shipped, tmp_path):
    other = tmp_path / "other"
    write_shipped_index(TEXTS[:1], Pretend(), other)
    assert write_shipped_index(TEXTS, Pretend(), other) == 2
    for path in shipped.iterdir():
        assert (other / path.name).read_bytes() == path.read_bytes()
    assert write_shipped_index(TEXTS[:1], Pretend(), other) == 0
    assert read_manifest(other)["count"] == 1


def rows_of(*pairs):
    return [Row(RuleNumber.parse(n), "en", "text", "test", text_key(n)) for n, _ in pairs], np.array(
        [v for _, v in pairs], np.float16
    )


def test_rule_is_found_once_by_its_best_text_and_ties_follow_the_book():
    rows, vectors = rows_of(
        ("303.4b", [1, 0]),
        ("303.4a", [0.6, 0.8]),
        ("303.4b", [0.8, 0.6]),
        ("115.1", [0.6, 0.8]),
        ("100", [0, 1]),
    )
    index = Index("pretend/1", rows, vectors)
    (found,) = index.search(np.array([[1, 0]], np.float32), 3)
    assert [str(f.number) for f in found] == ["303.4b", "115.1", "303.4a"]
    assert found[0].score == pytest.approx(1)


def test_as_many_rules_as_asked_even_when_one_rule_has_most_texts():
    rows, vectors = rows_of(*[("303.4b", [1, 0])] * 200, ("303.4a", [0.6, 0.8]), ("115.1", [0, 1]))
    (found,) = Index("pretend/1", rows, vectors).search(np.array([[1, 0]], np.float32), 3)
    assert [str(f.number) for f in found] == ["303.4b", "303.4a", "115.1"]


def test_query_scores_the_same_alone_and_among_others():
    generator = np.random.default_rng(5)
    pairs = [(f"303.{n}", generator.normal(size=64)) for n in range(1, 300)]
    rows, vectors = rows_of(*pairs)
    queries = generator.normal(size=(50, 64)).astype(np.float32)
    index = Index("pretend/1", rows, vectors)
    assert index.search(queries, 10) == [index.search(query[None], 10)[0] for query in queries]


def test_empty_index_and_no_rules_wanted_are_orderly():
    index = Index("pretend/1", [], np.zeros((0, 8), np.float16))
    assert index.search(np.ones((2, 8), np.float32), 5) == [[], []]
    rows, vectors = rows_of(("303.4b", [1, 0]))
    assert Index("pretend/1", rows, vectors).search(np.ones((1, 2), np.float32), 0) == [[]]


def test_records_become_texts_in_the_order_of_the_book():
    number = RuleNumber.parse("303.4d")
    record = Record(number, "es", "Texto.", number, "page", "p", examples=("Uno.", " "))
    above = RuleNumber.parse("303.4")
    texts = index_texts(
        [
            record,
            record,
            Record(above, "es", "Antes.", above, "page", "p"),
            Record(above, "fr", "", above, "page", "p"),
        ]
    )
    assert [(str(t.number), t.kind, t.text) for t in texts] == [
        ("303.4", "text", "Antes."), ("303.4d", "example", "Uno."), ("303.4d", "text", "Texto.")
    ]  # fmt: skip
    assert texts_hash(texts) != texts_hash(texts[:2])
    assert text_key("a  b\nc ") == text_key("a b c") != text_key("a bc")
