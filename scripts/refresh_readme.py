#!/usr/bin/env python3
"""Run the commands whose output the README and pages of docs show, and put the output there.

A block is an HTML comment ``<!-- output: COMMAND -->`` followed by a fenced ``text`` block. With
``--check`` nothing is written; the exit status is 1 if a block differs from what the command prints.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES = ("README.md", "docs/mcp.md")
BLOCK = re.compile(r"(<!-- output: (?P<command>.+?) -->\n```text\n)(?P<shown>.*?)(```)", re.DOTALL)


def output_of(command: str, home: str) -> str:
    """Run a command with no loaded texts and give what it prints, without trailing spaces."""
    words = shlex.split(command)
    folder = Path(sys.executable).parent
    words[0] = sys.executable if words[0] == "python" else str(folder / words[0])
    environment = {**os.environ, "SUBRULE_HOME": home, "NO_COLOR": "1", "COLUMNS": "80", "LC_ALL": "C.UTF-8"}
    environment.setdefault("SUBRULE_CACHE", str(Path(home) / "cache"))
    done = subprocess.run(words, capture_output=True, text=True, cwd=ROOT, env=environment, check=True)
    return "\n".join(line.rstrip() for line in done.stdout.strip("\n").splitlines()) + "\n"


def main() -> int:
    """Refresh or check the pages."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a block is stale")
    arguments = parser.parse_args()
    stale: list[str] = []
    with tempfile.TemporaryDirectory() as home:
        for path in (ROOT / page for page in PAGES if (ROOT / page).is_file()):
            fresh, changed = _refreshed(path.read_text(encoding="utf-8"), home)
            stale += [f"{path.relative_to(ROOT)}: the output shown for `{command}`" for command in changed]
            if changed and not arguments.check:
                path.write_text(fresh, encoding="utf-8")
    if arguments.check:
        for line in stale:
            print(f"{line} is stale; run scripts/refresh_readme.py")
        return 1 if stale else 0
    return 0


def _refreshed(text: str, home: str) -> tuple[str, list[str]]:
    stale: list[str] = []

    def renewed(match: re.Match[str]) -> str:
        shown = output_of(match["command"], home)
        if shown != match["shown"]:
            stale.append(match["command"])
        return f"{match[1]}{shown}```"

    return BLOCK.sub(renewed, text), stale


if __name__ == "__main__":
    sys.exit(main())
