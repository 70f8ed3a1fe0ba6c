#!/usr/bin/env python3
"""Measure `subrule batch` with processes of this machine and with a Ray cluster on it, as a table.

    python scripts/measure_engines.py --questions FILE --most 400

The questions are by default the development questions in SUBRULE_DATA or ../shared/data. Start is the time
to the first line, the rate that of the lines after it. Processor time is that of all processes of a run: it
says what an engine costs also where others use the machine (Linux only). Outputs that differ in a byte end it
with status 1.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from subrule.batch.questions import read_questions

_LOOK = 0.25
ROOT = Path(__file__).resolve().parents[1]
ENGINES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("one process", ("--jobs", "1")),
    ("two processes", ("--jobs", "2")),
    ("Ray, one actor", ("--engine", "ray", "--jobs", "1")),
    ("Ray, two actors", ("--engine", "ray", "--jobs", "2")),
)


@dataclass(frozen=True)
class Run:
    """What one run took.

    Attributes:
        start: seconds to the first lines.
        first: how many those were.
        whole: seconds in all.
        processor: seconds of all its processes.
        content: the output.
    """

    start: float
    first: int
    whole: float
    processor: float
    content: bytes

    @property
    def lines(self) -> int:
        """Lines in all."""
        return self.content.count(b"\n")

    @property
    def rate(self) -> float:
        """Lines a second after the first ones."""
        return (self.lines - self.first) / max(self.whole - self.start, 1e-9)


class Clock:
    """Processor time of all processes that carry a mark in their environment."""

    def __init__(self, mark: str) -> None:
        self._mark = mark.encode()
        self._seconds: dict[int, float] = {}
        self._known: dict[int, bool] = {}

    def look(self) -> None:
        """Take the times of the processes there are."""
        for place in Path("/proc").glob("[0-9]*"):
            pid = int(place.name)
            try:
                if pid not in self._known:
                    self._known[pid] = self._mark in (place / "environ").read_bytes().split(b"\0")
                if self._known[pid]:
                    fields = (place / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
                    self._seconds[pid] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
            except OSError:
                continue

    def seconds(self) -> float:
        """Give the sum of the last times."""
        return sum(self._seconds.values())


def run(source: Path, out: Path, options: Sequence[str]) -> Run:
    """Run a batch and watch its output grow."""
    command = [sys.executable, "-c", "from subrule.cli import main; main()", "batch", str(source)]
    name, value = "SUBRULE_MEASURED_RUN", out.name + str(os.getpid())
    clock = Clock(f"{name}={value}")
    environment = os.environ | {name: value}
    began = looked = time.monotonic()
    with subprocess.Popen(
        [*command, "--out", str(out), *options], stderr=subprocess.DEVNULL, env=environment
    ) as process:
        start, first = 0.0, 0
        while process.poll() is None:
            if not first and out.exists() and (first := out.read_bytes().count(b"\n")):
                start = time.monotonic() - began
            if time.monotonic() - looked > _LOOK:
                clock.look()
                looked = time.monotonic()
            time.sleep(0.02)
    return Run(start, first, time.monotonic() - began, clock.seconds(), out.read_bytes())


def main() -> int:
    """Measure and print the table."""
    data = Path(os.environ.get("SUBRULE_DATA", ROOT.parent / "shared" / "data"))
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--questions", type=Path, default=data / "questions" / "dev.jsonl")
    parser.add_argument("--most", type=int, default=400, help="most texts (default 400)")
    arguments = parser.parse_args()
    texts = [asked.text for item in read_questions(arguments.questions) for asked in item.asked]
    runs: list[Run] = []
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "in.jsonl"
        source.write_text(
            "".join(
                json.dumps({"id": n, "question": text}) + "\n"
                for n, text in enumerate(texts[: arguments.most])
            ),
            encoding="utf-8",
        )
        print(
            f"{min(len(texts), arguments.most)} texts, {platform.system()} {platform.machine()}, "
            f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} when it began\n"
        )
        print("| | first line | a second after it | in all | processor time |\n|---|---:|---:|---:|---:|")
        for number, (name, options) in enumerate(ENGINES):
            done = run(source, Path(folder) / f"{number}.jsonl", options)
            runs.append(done)
            figures = f"{done.start:.1f} s | {done.rate:.1f} | {done.whole:.1f} s | {done.processor:.1f} s"
            print(f"| {name} | {figures} |", flush=True)
    if len({done.content for done in runs}) > 1:
        print("the outputs differ")
        return 1
    print(f"\nall {len(runs)} outputs have the same bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
