"""Batch runs: order, ids, bad lines, going on after a stop, the same bytes however many processes."""

import io
import json
import os
import signal
import subprocess
import sys
import time
import tracemalloc
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from subrule import Answer, Judge
from subrule.batch.output_line import Settings
from subrule.batch.run import FailedFastError, run_batch
from subrule.errors import InputError, SubruleError

AURA = "What happens if an Aura is also a creature?"
TEXTS = (
    AURA,
    "¿Puedo lanzar un Aura sobre una criatura con velo?",
    "Une créature avec une aura attachée est-elle enchantée ?",
)


@dataclass
class Parrot:
    """A judge that says the question back and counts how often it was asked."""

    asked: list[tuple[str, str | None, bool]] = field(default_factory=list)
    version: str = "1"

    def ask(self, question, language=None, *, passages=False):
        self.asked.append((question, language, passages))
        if question == "crash":
            raise RuntimeError("two\nlines")
        if question == "refuse":
            raise SubruleError("too long; shorten it", code="bad_input")
        decided = "engine" if question.startswith("rule") else "none"
        return Answer(question, language or "en", "yes", decided, summary=f"{self.version}{question}")


def lines_of(path):
    return [json.loads(line) for line in path.read_bytes().decode().splitlines()]


def write(path, questions):
    path.write_text("".join(json.dumps(q, ensure_ascii=False) + "\n" for q in questions), encoding="utf-8")
    return path


@pytest.fixture
def source(tmp_path):
    return write(tmp_path / "in.jsonl", [{"id": f"q{n}", "question": f"rule {n}"} for n in range(20)])


@pytest.fixture
def out(tmp_path):
    return tmp_path / "out.jsonl"


def test_answers_come_in_input_order_each_with_its_id_first(tmp_path, out):
    source = write(
        tmp_path / "in.jsonl",
        [
            {"id": "b", "question": {"es": "dos", "en": "two"}},
            {"id": 7, "question": "tres", "lang": "es"},
            {"id": "a", "question": "rule one"},
        ],
    )
    done = run_batch(Parrot(), source, out)
    assert [line["id"] for line in lines_of(out)] == ["b:en", "b:es", "7", "a"]
    assert all(next(iter(line)) == "id" for line in lines_of(out))
    assert lines_of(out)[2]["language"] == "es"
    assert (done.kept, done.written, done.errors) == (0, 4, 0)


def test_a_language_for_all_yields_to_what_a_line_says(tmp_path, out):
    judge = Parrot()
    source = write(
        tmp_path / "in.jsonl",
        [
            {"id": 1, "question": "x"},
            {"id": 2, "question": "y", "lang": "fr"},
            {"id": 3, "question": {"en": "z"}},
        ],
    )
    run_batch(judge, source, out, Settings(passages=True, language="es"))
    assert judge.asked == [("x", "es", True), ("y", "fr", True), ("z", None, True)]


def test_csv_with_a_byte_order_mark_and_semicolons_is_read(tmp_path, out):
    source = tmp_path / "in.csv"
    source.write_bytes('\ufeffid;question\n1;"a; b"\n2;c\n'.encode())
    run_batch(Parrot(), source, out)
    assert [(line["id"], line["question"]) for line in lines_of(out)] == [("1", "a; b"), ("2", "c")]


def test_a_bad_line_and_a_failed_answer_become_error_objects_and_the_run_goes_on(tmp_path, out):
    source = tmp_path / "in.jsonl"
    texts = ("crash", "refuse", "fine")
    good = [json.dumps({"id": text, "question": text}) for text in texts]
    source.write_text("\n".join([good[0], "{broken", good[1], '{"id": "x"}', good[2]]), encoding="utf-8")
    done = run_batch(Parrot(), source, out)
    crash, broken, refused, without, fine = lines_of(out)
    assert crash == {"id": "crash", "error": {"code": "failed", "message": "RuntimeError: two lines"}}
    assert (broken["id"], broken["line"], broken["error"]["code"]) == (None, 2, "bad_question")
    assert "in.jsonl, line 2" in broken["error"]["message"]
    assert refused["error"] == {"code": "bad_input", "message": "too long; shorten it"}
    assert without["line"] == 4
    assert fine["summary"] == "1fine"
    assert done.errors == 4


def test_fail_fast_stops_before_the_first_error_and_goes_on_once_it_is_mended(tmp_path, out):
    source = write(tmp_path / "in.jsonl", [{"id": 1, "question": "a"}, {"id": 2}, {"id": 3, "question": "c"}])
    with pytest.raises(FailedFastError, match="line 2"):
        run_batch(Parrot(), source, out, fail_fast=True)
    assert [line["id"] for line in lines_of(out)] == ["1"]
    write(source, [{"id": n, "question": q} for n, q in enumerate("abc", start=1)])
    assert run_batch(Parrot(), source, out, fail_fast=True).kept == 1
    assert [line["id"] for line in lines_of(out)] == ["1", "2", "3"]


@pytest.mark.parametrize("ids", [("a", "b", "a"), ("a:en", {"a": "en"})])
def test_an_id_that_stands_twice_is_an_error_before_the_run(tmp_path, out, ids):
    questions = [
        {"id": i, "question": "x"} if isinstance(i, str) else {"id": next(iter(i)), "question": {"en": "x"}}
        for i in ids
    ]
    judge = Parrot()
    with pytest.raises(InputError, match=rf"line {len(ids)}: the id .* line 1"):
        run_batch(judge, write(tmp_path / "in.jsonl", questions), out)
    assert not judge.asked
    assert not out.exists()


def test_of_a_stream_an_id_that_stands_twice_is_an_error_when_it_is_met(out):
    stream = io.BytesIO(b'{"id": 1, "question": "a"}\n{"id": 1, "question": "b"}\n')
    with pytest.raises(InputError, match="standard input, line 2"):
        run_batch(Parrot(), stream, out)
    assert [line["id"] for line in lines_of(out)] == ["1"]


@pytest.mark.parametrize("content", [b"", b"\n\n", b"neither,of,them\n1,2,3\n"])
def test_a_file_without_a_question_is_refused_before_the_run(tmp_path, out, content):
    source = tmp_path / "in"
    source.write_bytes(content)
    with pytest.raises(InputError):
        run_batch(Parrot(), source, out)
    assert not out.exists()


def test_the_input_is_never_taken_for_the_output(source):
    before = source.read_bytes()
    with pytest.raises(InputError, match="is the input itself"):
        run_batch(Parrot(), source, source)
    assert source.read_bytes() == before


def test_a_finished_run_writes_nothing_more(source, out):
    run_batch(Parrot(), source, out)
    before = out.read_bytes()
    judge = Parrot()
    done = run_batch(judge, source, out)
    assert (done.kept, done.written) == (20, 0)
    assert out.read_bytes() == before
    assert len(judge.asked) == 1


@settings(max_examples=60, deadline=None)
@given(st.floats(0, 1))
def test_cut_at_any_byte_the_output_is_completed_to_the_same_bytes(tmp_path_factory, part):
    folder = tmp_path_factory.mktemp("cut")
    questions = [{"id": f"q{n}", "question": q} for n, q in enumerate(("rule é", "crash", "rule ¿", "z"))]
    source, out = write(folder / "in.jsonl", [*questions, {"id": "bad"}]), folder / "out.jsonl"
    run_batch(Parrot(), source, out)
    whole = out.read_bytes()
    cut = round(part * len(whole))
    out.write_bytes(whole[:cut])
    done = run_batch(Parrot(), source, out)
    assert out.read_bytes() == whole
    assert done.kept == whole[:cut].count(b"\n")
    assert done.errors == 2


def test_where_the_input_is_named_otherwise_the_run_goes_on(tmp_path, out, monkeypatch):
    source = write(tmp_path / "in.jsonl", [{"id": 1, "question": "a"}, {"id": 2}])
    run_batch(Parrot(), source, out)
    monkeypatch.chdir(tmp_path)
    assert run_batch(Parrot(), Path("in.jsonl"), out).kept == 2


def test_a_stream_goes_on_too(source, out):
    run_batch(Parrot(), io.BytesIO(source.read_bytes()), out)
    whole = out.read_bytes()
    out.write_bytes(whole[: len(whole) // 2])
    run_batch(Parrot(), io.BytesIO(source.read_bytes()), out)
    assert out.read_bytes() == whole


@pytest.mark.parametrize(
    "change",
    [
        lambda q: [{**q[0], "question": "another"}, *q[1:]],
        lambda q: [q[1], q[0], *q[2:]],
        lambda q: q[:4],
        lambda q: [{"id": "new", "question": "x"}, *q],
    ],
)
def test_the_output_of_another_input_is_refused_and_left_alone(source, out, change):
    run_batch(Parrot(), source, out)
    out.write_bytes(b"".join(out.read_bytes().splitlines(keepends=True)[:5]) + b'{"id": "q')
    before = out.read_bytes()
    write(source, change([{"id": f"q{n}", "question": f"rule {n}"} for n in range(20)]))
    with pytest.raises(InputError, match=r"out\.jsonl, line [15]: does not answer .*in\.jsonl"):
        run_batch(Parrot(), source, out)
    assert out.read_bytes() == before


@pytest.mark.parametrize("content", [b"notes of mine", b"first\nsecond\n", b"[1]\n", b"\xff\xfe\n"])
def test_a_file_that_is_no_output_is_refused_and_left_alone(source, out, content):
    out.write_bytes(content)
    with pytest.raises(InputError, match="line 1: does not answer"):
        run_batch(Parrot(), source, out)
    assert out.read_bytes() == content


def test_an_output_whose_answers_would_differ_today_is_refused(source, out):
    run_batch(Parrot(), source, out)
    out.write_bytes(b"".join(out.read_bytes().splitlines(keepends=True)[:5]))
    with pytest.raises(InputError, match="other settings, texts or version"):
        run_batch(Parrot(version="2"), source, out)


def test_two_runs_never_write_one_file(source, out):
    pytest.importorskip("fcntl")
    refused = []

    def second(kept, done, total):
        if done == 3:
            with pytest.raises(InputError) as caught:
                run_batch(Parrot(), source, out)
            refused.append(str(caught.value))

    run_batch(Parrot(), source, out, progress=second)
    assert len(refused) == 1
    assert "another run is writing it" in refused[0]
    assert len(lines_of(out)) == 20


def test_progress_knows_the_total_of_a_file_and_not_of_a_stream(source, out, tmp_path):
    told = []
    run_batch(Parrot(), source, out, progress=lambda *p: told.append(p))
    assert told == [(0, n, 20) for n in range(21)]
    streamed = []
    stream = io.BytesIO(source.read_bytes())
    run_batch(Parrot(), stream, tmp_path / "o", progress=lambda *p: streamed.append(p))
    assert streamed[-1] == (0, 20, None)


def test_half_a_surrogate_pair_is_written_and_resumed(tmp_path, out):
    source = tmp_path / "in.jsonl"
    source.write_text('{"id": 1, "question": "a\\ud83d"}\n{"id": 2, "question": "b"}\n', encoding="utf-8")
    run_batch(Parrot(), source, out)
    assert lines_of(out)[0]["question"] == "a\ud83d"
    assert run_batch(Parrot(), source, out).kept == 2


@pytest.mark.parametrize("jobs", [0, -1, 1000])
def test_a_senseless_number_of_processes_is_refused(source, out, jobs):
    with pytest.raises(InputError, match="--jobs"):
        run_batch(Parrot(), source, out, jobs=jobs)


def test_memory_does_not_grow_with_the_input(tmp_path):
    def peak(count):
        source = tmp_path / f"{count}.jsonl"
        with source.open("w", encoding="utf-8") as stream:
            for n in range(count):
                stream.write(json.dumps({"id": f"question-{n:09}", "question": "x" * 200}) + "\n")
        judge = Parrot()
        judge.asked = _Forgetful()
        tracemalloc.start()
        run_batch(judge, source, tmp_path / f"{count}.out")
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return most

    few = peak(200)
    assert peak(4000) < few + 100_000


class _Forgetful(list):
    def append(self, item):
        """Keep nothing."""


def real_set(path, copies):
    return write(
        path, [{"id": f"{n}-{i}", "question": t} for n in range(copies) for i, t in enumerate(TEXTS)]
    )


def test_several_processes_give_the_same_bytes_as_one(tmp_path):
    source = real_set(tmp_path / "in.jsonl", 12)
    source.write_bytes(source.read_bytes() + b"{broken\n")
    judge = Judge.open()
    assert run_batch(judge, source, tmp_path / "one").errors == 1
    assert run_batch(judge, source, tmp_path / "two", jobs=2).errors == 1
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_a_line_has_the_bytes_that_asking_alone_gives(tmp_path, out):
    judge = Judge.open()
    run_batch(judge, real_set(tmp_path / "in.jsonl", 1), out)
    for line, text in zip(out.read_bytes().splitlines(), TEXTS, strict=True):
        answer = json.loads(line)
        opening = f'{{"id": "{answer.pop("id")}", '.encode()
        assert line == opening + judge.ask(text).to_json().encode()[1:]


_RUN = "import sys; from subrule.cli import app; app.COMMANDS['batch'] = ('subrule.cli.batch', ''); "
_RUN += "sys.exit(app.run(sys.argv[1:]))"

_KILLED = """
import os, signal, threading, time
from pathlib import Path

def kill():
    path, least = Path(os.environ["KILL_OF"]), int(os.environ["KILL_AT"])
    while not path.exists() or path.read_bytes().count(b"\\n") < least:
        time.sleep(0.002)
    os.kill(os.getpid(), signal.SIGKILL)

threading.Thread(target=kill, daemon=True).start()
"""
"""Kills the run from inside once it has written so many lines: who watches from outside may come too late."""


@pytest.mark.skipif(os.name == "nt", reason="kills by signal")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_killed_half_way_and_run_again_no_line_is_lost_or_doubled(tmp_path, jobs):
    source = real_set(tmp_path / "in.jsonl", 120)
    out, straight = tmp_path / "out.jsonl", tmp_path / "straight.jsonl"
    arguments = ["batch", str(source), "--jobs", jobs, "--out", str(out)]
    killed = [sys.executable, "-c", _KILLED + _RUN, *arguments]
    for least in (1, 100):
        environment = os.environ | {"KILL_OF": str(out), "KILL_AT": str(least)}
        process = subprocess.run(killed, stderr=subprocess.DEVNULL, env=environment, check=False)
        assert process.returncode == -signal.SIGKILL
    assert 100 <= _count(out) < 360
    whole = [sys.executable, "-c", _RUN, *arguments]
    assert subprocess.run(whole, stderr=subprocess.DEVNULL, check=False).returncode == 0
    run_batch(Judge.open(), source, straight)
    assert out.read_bytes() == straight.read_bytes()


def _count(path):
    return path.read_bytes().count(b"\n") if path.exists() else 0


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at processes in /proc")
def test_workers_end_with_a_killed_run(tmp_path):
    source = real_set(tmp_path / "in.jsonl", 2000)
    out = tmp_path / "out.jsonl"
    mark = f"SUBRULE_TEST_MARK={tmp_path}"
    environment = os.environ | dict([mark.split("=", 1)])
    process = subprocess.Popen(
        [sys.executable, "-c", _RUN, "batch", str(source), "--jobs", "2", "--out", str(out)],
        env=environment,
        stderr=subprocess.DEVNULL,
    )
    while process.poll() is None and (_count(out) < 20 or len(_marked(mark)) < 3):
        time.sleep(0.01)
    assert process.poll() is None
    assert len(_marked(mark)) >= 3
    process.kill()
    process.wait()
    until = time.monotonic() + 120
    while _marked(mark) and time.monotonic() < until:
        time.sleep(0.05)
    assert not _marked(mark)


def _marked(mark):
    found = []
    for place in Path("/proc").glob("[0-9]*/environ"):
        try:
            if mark.encode() in place.read_bytes().split(b"\0"):
                found.append(place)
        except OSError:
            continue
    return found
