"""`subrule search` and `subrule index` as a person or a program runs them."""

import json
import subprocess
import sys

import pytest

# The peak of getrusage would be that of the process that started this one.
COMMAND = r"""
import re, sys
from subrule.cli import app
app.COMMANDS.setdefault("search", ("subrule.cli.search", ""))
app.COMMANDS.setdefault("index", ("subrule.cli.index", ""))
status = app.run(sys.argv[1:])
peak = re.search(r"VmHWM:\s*(\d+)", open("/proc/self/status").read())
print("torch" in sys.modules, int(peak[1]) // 1024, file=sys.stderr)
sys.exit(status)
"""


def run(*arguments):
    command = [sys.executable, "-c", COMMAND, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(autouse=True)
def _built():
    from subrule.corpus.library import Library
    from subrule.retrieval.embedding import load_embedder
    from subrule.retrieval.index import Index

    with Library.open() as library:
        Index.open(library, load_embedder(), missing="build")


@pytest.mark.skipif(sys.platform != "linux", reason="reads the peak memory from /proc")
def test_json_has_the_promised_shape_without_torch_and_in_little_memory():
    done = run("search", "un Aura que también es criatura", "-k", "3", "--lang", "es", "--json")
    assert done.returncode == 0
    results = json.loads(done.stdout)["results"]
    assert len(results) == 3
    assert all(list(hit) == ["number", "score", "language", "text"] for hit in results)
    assert results[0]["number"] == "303.4d"
    torch_loaded, megabytes = done.stderr.split()[-2:]
    assert torch_loaded == "False"
    assert int(megabytes) <= 400


def test_same_query_gives_the_same_bytes_in_two_processes():
    first, second = (run("search", "jeton legendaire", "--lang", "fr", "--json").stdout for _ in range(2))
    assert first == second != ""


def test_piped_output_is_plain_and_eighty_columns_wide():
    done = run("search", "un Aura que también es criatura", "-k", "3", "--lang", "es")
    assert "303.4d" in done.stdout
    assert "\x1b" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_empty_query_is_no_error_and_gives_no_results():
    done = run("search", "  ", "--json")
    assert (done.returncode, json.loads(done.stdout)) == (0, {"results": []})
    assert "no words" in run("search", "").stderr


def test_unknown_model_and_wrong_use_exit_with_two(tmp_path):
    done = run("search", "aura", "--model", str(tmp_path), "--json")
    assert done.returncode == 2
    assert json.loads(done.stdout)["error"]["code"] == "bad_input"
    assert run("search", "aura", "--lang", "tlh").returncode == 2
    assert run("search", "aura", "-k", "0").returncode == 2


def test_index_tells_how_it_stands():
    told = json.loads(run("index", "info", "--json").stdout)
    assert told["state"] == "current"
    assert told["texts"] > 55
    built = json.loads(run("index", "build", "--json").stdout)
    assert built["texts"] == told["texts"]
    assert built["model"] == told["model"]
    assert "current" in run("index", "info").stdout
