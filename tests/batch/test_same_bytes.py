"""The same question gives the same bytes: in processes with other hash seeds, by command and by Python."""

import json
import os
import subprocess
import sys

import pytest

from subrule import Judge

QUESTIONS = (
    "¿Qué pasa si un Aura también es una criatura?",
    "What happens if an Aura is also a creature?",
    "Que se passe-t-il si une aura est aussi une créature ?",
)
_BY_COMMAND = "import sys; from subrule.cli import main; sys.exit(main())"
_BY_PYTHON = (
    "import sys; from subrule import Judge; judge = Judge.open(); "
    "[sys.stdout.write(judge.ask(question).to_json() + '\\n') for question in sys.argv[1:]]"
)


def _bytes(code: str, *arguments: str, seed: str) -> bytes:
    environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], env=environment, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


@pytest.mark.parametrize("question", QUESTIONS)
def test_ask_gives_the_same_bytes_under_other_hash_seeds_and_what_python_gives(question: str) -> None:
    first = _bytes(_BY_COMMAND, "ask", question, "--json", seed="1")
    assert first == _bytes(_BY_COMMAND, "ask", question, "--json", seed="4242")
    assert json.loads(first)["verdict"] == "outcome"
    answer = Judge.open().ask(question)
    assert first.decode() == answer.to_json(indent=2) + "\n"


def test_python_gives_the_same_bytes_under_other_hash_seeds() -> None:
    assert _bytes(_BY_PYTHON, *QUESTIONS, seed="0") == _bytes(_BY_PYTHON, *QUESTIONS, seed="77")
