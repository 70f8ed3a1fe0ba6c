"""Several processes at once: kept vectors and the assembled index are whole, and nothing is lost."""

import numpy as np
import pytest

from subrule.corpus.number import RuleNumber
from subrule.retrieval import index as index_module
from subrule.retrieval import vectors as module
from subrule.retrieval.index import Index, Row
from subrule.retrieval.model import alone, lock_file
from subrule.retrieval.vectors import VectorStore

MODEL = "some/model"


def store(**rows):
    keys = sorted(rows)
    return VectorStore(MODEL, keys, np.array([[rows[key]] * 3 for key in keys], np.float16))


def content(folder):
    read = VectorStore.read(folder, MODEL)
    return {key: read.take([key])[0, 0] for key in read._rows}


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "vectors" / "some-model"


def test_vectors_that_another_process_added_meanwhile_stay(folder):
    first, second = (VectorStore.read(folder, MODEL) for _ in range(2))
    first.with_more(["a"], np.full((1, 3), 1, np.float16)).add_to(folder)
    second.with_more(["b"], np.full((1, 3), 2, np.float16)).add_to(folder)
    assert content(folder) == {"a": 1, "b": 2}


def test_adding_nothing_keeps_what_is_there(folder):
    store(a=1).add_to(folder)
    VectorStore(MODEL).add_to(folder)
    assert content(folder) == {"a": 1}


def test_damaged_vectors_are_replaced_when_others_are_added(folder):
    store(a=1).add_to(folder)
    (folder / "keys.txt").write_text("z\n")
    assert content(folder) == {}
    store(b=2).add_to(folder)
    assert content(folder) == {"b": 2}


@pytest.mark.parametrize("step", ["read_manifest", "_digest", "load"])
def test_folder_replaced_under_the_reader_is_read_whole(folder, monkeypatch, step):
    """The new content has as many rows, so that keys of one and vectors of the other would seem to fit."""
    store(a=1).add_to(folder)
    place = np if step == "load" else module
    real = getattr(place, step)
    replaced = []

    def then_replace(path, **named):
        given = real(path, **named)
        if path in (folder, folder / "vectors.npy") and not replaced:
            replaced.append(path)
            store(b=2).write(folder)
        return given

    monkeypatch.setattr(place, step, then_replace)
    assert content(folder) == {"b": 2}
    assert replaced


def test_folder_away_for_a_moment_is_waited_for(folder, monkeypatch):
    store(a=1).add_to(folder)
    folder.rename(folder.with_name("aside"))

    def back(target):
        folder.with_name("aside").rename(target)
        return alone(target)

    monkeypatch.setattr(module, "alone", back)
    assert content(folder) == {"a": 1}


def test_reading_makes_no_lock(folder):
    assert len(VectorStore.read(folder, MODEL)) == 0
    assert not folder.parent.exists()
    store(a=1).write(folder)
    assert content(folder) == {"a": 1}
    assert not lock_file(folder).exists()


def test_index_that_another_process_assembled_meanwhile_is_not_moved_away(tmp_path):
    rows = [Row(RuleNumber.parse("303.4a"), "en", "text", "test", "a")]
    index = Index(MODEL, rows, np.ones((1, 3), np.float16))
    folder = tmp_path / "index" / "digest"
    index_module._write_assembled(index, folder)
    first = folder.stat().st_ino
    index_module._write_assembled(index, folder)
    assert folder.stat().st_ino == first
    (folder / "vectors.npy").write_bytes(b"damaged")
    index_module._write_assembled(index, folder)
    assert index_module._read_assembled(folder, MODEL) is not None
