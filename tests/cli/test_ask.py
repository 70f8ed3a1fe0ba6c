"""`subrule ask` as a person sees it: golden outputs, JSON shape, errors."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

GOLDEN = Path(__file__).parent / "golden"
QUESTIONS = {
    "aura-creature-es": ["¿Qué pasa si un Aura también es una criatura?"],
    "aura-creature-fr": ["Que se passe-t-il si une aura est aussi une créature ?"],
    "aura-creature-en": ["What happens if an Aura is also a creature?"],
    "moves-depends-es": [
        "Un efecto mueve mi Aura a una criatura con protección contra rojo. ¿Se mueve el Aura?"
    ],
    "hexproof-no-en": ["My opponent's creature has hexproof. Can I cast my Aura on it?"],
}


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from subrule.cli import main; main()", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "80", **environment},
        check=False,
    )


@pytest.mark.parametrize("name", QUESTIONS)
def test_answer_reads_as_it_did(name: str):
    """Refresh with ``UPDATE_GOLDEN=1`` and read the difference."""
    done = run("ask", *QUESTIONS[name])
    assert (done.returncode, done.stderr) == (0, "")
    shown = "\n".join(line.rstrip() for line in done.stdout.splitlines()) + "\n"
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(shown, encoding="utf-8")
    assert shown == path.read_text(encoding="utf-8")
    assert max(len(line) for line in shown.splitlines()) <= 80
    assert "\x1b[" not in shown


@pytest.mark.parametrize("name", ["aura-creature-es", "aura-creature-fr", "aura-creature-en"])
def test_an_aura_that_is_a_creature(name: str):
    answer = json.loads(run("ask", "--json", *QUESTIONS[name]).stdout)
    assert (answer["schema"], answer["verdict"], answer["decided_by"]) == (1, "outcome", "engine")
    assert [o["event"] for o in answer["outcome"]] == ["become_unattached", "put_into_graveyard"]
    assert answer["outcome"][1]["who"] == "owner"
    assert [c["number"] for c in answer["citations"] if c["role"] == "decisive"] == ["303.4d"]
    assert {"704.5p", "704.5m"} <= {n for step in answer["steps"] for n in step["citations"]}
    assert len(answer["assumptions"]) == 1
    quoted = next(c for c in answer["citations"] if c["number"] == "303.4d")
    assert quoted["language"] == answer["language"]
    assert quoted["wording"] != "outdated"
    if answer["language"] == "en":
        assert "unattached" in quoted["text"]


def test_asking_loads_neither_torch_nor_the_model():
    code = (
        "import sys; from subrule import Judge; a = Judge.open().ask('What happens if an Aura is also a creature?');"
        "assert a.verdict == 'outcome'; print(sorted(m for m in ('torch', 'onnxruntime', 'faiss') if m in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_question_from_standard_input():
    code = "from subrule.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "ask", "-", "--json"],
        input="What happens if an Aura is also a creature?\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout)["verdict"] == "outcome"


@pytest.mark.parametrize("arguments", [["ask"], ["ask", "--lang", "de", "x"], ["ask", "x" * 30_000]])
def test_wrong_use_ends_in_one_line_and_status_2(arguments: list[str]):
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("subrule: ")


def test_errors_in_json_too():
    done = run("ask", "--json", "--lang", "de", "x")
    assert json.loads(done.stdout)["error"]["message"]
