"""What other programs may rely on, and which package may import which."""

import shutil
import subprocess
import sys
from pathlib import Path

import subrule

ROOT = Path(__file__).resolve().parents[2]
PUBLIC = {"Answer", "Judge", "RuleNumber", "Ruling", "Scenario"}


def test_the_public_names_are_exactly_these() -> None:
    assert set(subrule.__all__) == PUBLIC


def test_each_public_name_can_be_imported_and_says_what_it_is() -> None:
    for name in PUBLIC:
        assert getattr(subrule, name).__doc__, name


def test_imports_go_one_way() -> None:
    command = shutil.which("lint-imports", path=str(Path(sys.executable).parent))
    assert command, "import-linter is not installed: run the tests by scripts/test"
    done = subprocess.run([command, "--no-cache"], check=False, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " 0 broken" in done.stdout
