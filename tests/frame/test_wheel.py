"""The built wheel holds all it needs: installed in another folder it answers."""

import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    # hatchling is a tool of the dev extra, so that building needs no network.
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT], check=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the folder of an environment with the wheel; its dependencies are borrowed from this one."""
    folder = tmp_path_factory.mktemp("elsewhere") / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", folder / "bin" / "python"]
    subprocess.run([*pip, "install", "--quiet", "--no-deps", "--no-index", wheel], check=True)
    (packages,) = folder.glob("lib/python3*/site-packages")
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder


def _run(environment: Path, *arguments: str) -> str:
    variables = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [environment / "bin" / "subrule", *arguments],
        check=False,
        cwd=environment,
        env=variables,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_wheel_holds_every_file_of_the_shipped_folders_unchanged(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = {
            name.removeprefix("subrule/_data/"): archive.read(name)
            for name in archive.namelist()
            if name.startswith("subrule/_data/")
        }
    ours = {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for folder in ("corpus", "index")
        for path in (ROOT / folder).rglob("*")
        if path.is_file()
    }
    assert packed == ours
    assert {name.split("/")[0] for name in packed} == {"corpus", "index"}


def test_the_wheel_holds_the_licences_and_nothing_of_the_workshop(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert {Path(name).name for name in names if "/licenses/" in name} == {"LICENSE", "NOTICE"}
    assert {name.split("/")[0].split("-")[0] for name in names} == {"subrule"}


def test_the_installed_wheel_is_not_the_checkout(elsewhere: Path) -> None:
    code = "import subrule; from subrule.paths import shipped; print(subrule.__file__, shipped('corpus'))"
    command = [elsewhere / "bin" / "python", "-c", code]
    module, corpus = subprocess.run(
        command, check=True, cwd=elsewhere, capture_output=True, text=True
    ).stdout.split()
    assert Path(module).is_relative_to(elsewhere)
    assert Path(corpus).is_relative_to(elsewhere)


def test_the_installed_wheel_shows_a_rule(elsewhere: Path) -> None:
    found = json.loads(_run(elsewhere, "rule", "303.4d", "--lang", "es", "--json"))
    assert (found["number"], found["language"]) == ("303.4d", "es")
    assert found["text"]


def test_the_installed_wheel_answers_a_question(elsewhere: Path) -> None:
    answer = json.loads(_run(elsewhere, "ask", "¿Qué pasa si un Aura también es una criatura?", "--json"))
    assert answer["verdict"] == "outcome"
    assert "303.4d" in {cited["number"] for cited in answer["citations"] if cited["role"] == "decisive"}


def test_the_installed_wheel_finds_itself_whole(elsewhere: Path) -> None:
    assert json.loads(_run(elsewhere, "doctor", "--json"))["state"] != "broken"
