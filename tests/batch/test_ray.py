"""A batch on a Ray cluster: the same bytes in the same order, also where a worker dies half-way."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import pytest

from subrule import Judge
from subrule.batch import ray_engine
from subrule.batch.output_line import OutputLine, Settings
from subrule.batch.run import run_batch
from subrule.batch.workers import WorkerError
from subrule.cli import app
from subrule.errors import InputError
from tests.conftest import _shared_cache

RUN = [sys.executable, "-c", "import sys; from subrule.cli import main; sys.exit(main())", "batch"]
TEXTS = (
    "What happens if an Aura is also a creature?",
    "¿Puedo lanzar un Aura sobre una criatura con velo?",
    "Une créature avec une aura attachée est-elle enchantée ?",
)

with_ray = pytest.mark.skipif(find_spec("ray") is None, reason="the extra ray is not installed")
on_linux = pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")


def questions(path, count):
    """Questions that differ, so that each has to be answered anew, and a line that is none."""
    lines = [
        json.dumps({"id": f"q{n}", "question": f"{TEXTS[n % 3]} ({n})"}, ensure_ascii=False)
        for n in range(count)
    ]
    path.write_text("\n".join([*lines[:5], "{broken", *lines[5:]]) + "\n", encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    """Two nodes with a processor each: two processes that could be two machines."""
    from ray.cluster_utils import Cluster

    mark = f"SUBRULE_TEST_MARK=ray-{os.getpid()}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(*mark.split("=", 1))
        patch.setenv("SUBRULE_HOME", str(tmp_path_factory.mktemp("ray-home")))
        if "SUBRULE_CACHE" not in os.environ:
            patch.setenv("SUBRULE_CACHE", str(_shared_cache(tmp_path_factory)))
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        node = {"num_cpus": 1, "object_store_memory": 100 * 1024 * 1024}
        started = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
        try:
            started.add_node(**node)
            yield started.address, mark
        finally:
            started.shutdown()


def actors(mark):
    """Give the processes that answer, of all processes that carry the mark."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (
                mark.encode() in (place / "environ").read_bytes().split(b"\0")
                and b"Answerer" in (place / "cmdline").read_bytes()
            ):
                found.append(int(place.name))
    return found


def lines_in(path):
    return path.read_bytes().count(b"\n") if path.exists() else 0


@with_ray
@on_linux
@pytest.mark.slow
def test_on_two_nodes_with_one_worker_killed_half_way_the_bytes_are_those_of_one_process(cluster, tmp_path):
    address, mark = cluster
    source = questions(tmp_path / "in.jsonl", 160)
    out, alone = tmp_path / "out.jsonl", tmp_path / "alone.jsonl"
    process = subprocess.Popen(
        [*RUN, str(source), "--engine", "ray", "--address", address, "--out", str(out)],
        stderr=subprocess.PIPE,
        text=True,
    )
    while process.poll() is None and (lines_in(out) < 40 or len(actors(mark)) < 2):
        time.sleep(0.02)
    assert process.poll() is None, process.stderr.read()
    killed = actors(mark)[0]
    os.kill(killed, signal.SIGKILL)
    assert lines_in(out) < 130
    _, told = process.communicate(timeout=120)
    assert "1 of 161 lines" in told, told  # the broken line, and nothing else
    assert process.returncode == 1
    run_batch(Judge.open(), source, alone)
    assert out.read_bytes() == alone.read_bytes()


@with_ray
@pytest.mark.slow
def test_a_run_that_was_stopped_goes_on_on_a_cluster(cluster, tmp_path):
    source = questions(tmp_path / "in.jsonl", 40)
    out, alone = tmp_path / "out.jsonl", tmp_path / "alone.jsonl"
    run_batch(Judge.open(), source, alone)
    whole = alone.read_bytes()
    out.write_bytes(whole[: len(whole) // 2])
    arguments = [*RUN, str(source), "--engine", "ray", "--address", cluster[0], "--out", str(out), "--json"]
    ended = subprocess.run(arguments, check=False, capture_output=True, text=True)
    done = json.loads(ended.stdout)
    assert "error" not in done, ended.stderr
    assert out.read_bytes() == whole
    assert done["kept"] == whole[: len(whole) // 2].count(b"\n")
    assert done["errors"] == 1


def test_a_finished_run_starts_no_cluster(tmp_path):
    source, out = questions(tmp_path / "in.jsonl", 6), tmp_path / "out.jsonl"
    judge = Judge.open()
    run_batch(judge, source, out)
    assert run_batch(judge, source, out, engine=lambda *_: pytest.fail("started")).written == 0


def test_an_engine_is_given_what_is_left_and_its_lines_are_written(tmp_path):
    source, out = questions(tmp_path / "in.jsonl", 6), tmp_path / "out.jsonl"
    judge = Judge.open()
    run_batch(judge, source, out)
    whole = out.read_bytes()
    out.write_bytes(b"".join(whole.splitlines(keepends=True)[:4]))
    given = []

    def engine(judge, works, settings):
        for work in works:
            given.append(work)
            yield OutputLine(b"x\n")

    run_batch(judge, source, out, Settings(passages=False), engine=engine)
    assert len(given) == 3
    assert out.read_bytes().endswith(b"\nx\nx\nx\n")


def test_an_actor_answers_a_piece_with_the_lines_of_one_process(monkeypatch):
    import pickle

    from subrule.batch.output_line import write_line
    from subrule.batch.questions import Asked, BadLine

    monkeypatch.setattr(ray_engine, "settle_threads", lambda: None)
    works = [Asked("a", TEXTS[0], None, False), BadLine(2, "no question")]
    answerer = ray_engine.Answerer(Settings())
    row = answerer({"piece": 7, "works": pickle.dumps(works)})
    assert row["piece"] == 7
    judge = Judge.open()
    assert pickle.loads(row["lines"]) == [write_line(judge, work, Settings()) for work in works]
    assert row["versions"] == ray_engine.versions_of(judge)


def test_a_machine_with_other_texts_or_version_is_refused_by_name_of_what_differs():
    ours = json.dumps({"subrule": "1", "loaded": ["en-2026"]})
    ray_engine._compare(ours, ours)
    with pytest.raises(WorkerError, match=r"loaded \[\], here \['en-2026'\]"):
        ray_engine._compare(json.dumps({"subrule": "1", "loaded": []}), ours)


def test_what_goes_wrong_on_the_cluster_is_one_line_that_says_what_to_do():
    def rows():
        yield {}
        raise RuntimeError("long\n  traceback\nModuleNotFoundError: No module named 'subrule'\n")

    with pytest.raises(WorkerError, match=r"No module named 'subrule'.*run the same command again") as caught:
        list(ray_engine._rows(rows()))
    assert "\n" not in str(caught.value)


@with_ray
@pytest.mark.parametrize("address", ["127.0.0.1:1", "host:port", "ray://127.0.0.1:1"])
def test_an_address_at_which_nothing_listens_is_refused_at_once(tmp_path, address):
    source = questions(tmp_path / "in.jsonl", 6)
    from functools import partial

    engine = partial(ray_engine.write_lines_on_ray, address=address)
    with pytest.raises(InputError, match="no Ray cluster answers"):
        run_batch(Judge.open(), source, tmp_path / "out.jsonl", engine=engine)


def test_without_the_extra_one_line_names_it_before_anything_is_written(tmp_path, monkeypatch, capsys):
    source, out = questions(tmp_path / "in.jsonl", 6), tmp_path / "out.jsonl"
    monkeypatch.setattr(ray_engine, "find_spec", lambda name: None)
    assert app.run(["batch", str(source), "--out", str(out), "--engine", "ray"]) == 2
    told = capsys.readouterr().err
    assert "subrule[ray]" in told
    assert told.count("\n") == 1
    assert not out.exists()


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--engine", "spark"], "local or ray"),
        (["--address", "auto"], "--engine ray"),
        (["--engine", "ray", "--jobs", "0"], "at least 1"),
    ],
)
def test_wrong_use_is_told(tmp_path, capsys, monkeypatch, arguments, part):
    monkeypatch.setattr(ray_engine, "find_spec", lambda name: name)
    source = questions(tmp_path / "in.jsonl", 6)
    assert app.run(["batch", str(source), "--out", str(tmp_path / "out.jsonl"), *arguments]) == 2
    assert part in capsys.readouterr().err
