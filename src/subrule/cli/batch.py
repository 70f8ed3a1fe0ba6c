"""`subrule batch`: a file of questions in, a file of answers out; goes on after a stop."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from subrule.errors import InputError

if TYPE_CHECKING:
    from subrule.batch.run import Engine, Progress

LOCAL, RAY = "local", "ray"

TOLD_EVERY = 10.0
"""Seconds between two lines of progress where standard error is no terminal."""


def command(
    questions: Annotated[
        str,
        typer.Argument(help="JSON lines or CSV with id and question; - for standard input.", metavar="IN"),
    ],
    *,
    out: Annotated[Path, typer.Option("--out", "-o", help="File for the answers, one JSON object a line.")],
    jobs: Annotated[
        int | None,
        typer.Option(
            "--jobs",
            "-j",
            help="Processes that answer (default: 1; with ray, a processor of the cluster each).",
        ),
    ] = None,
    engine: Annotated[
        str,
        typer.Option("--engine", help="local: processes of this machine. ray: a Ray cluster (extra ray)."),
    ] = LOCAL,
    address: Annotated[
        str | None,
        typer.Option(
            "--address", help="Address of the Ray cluster (default: one on this machine, for this run)."
        ),
    ] = None,
    fail_fast: Annotated[
        bool, typer.Option("--fail-fast", help="Stop at the first bad line or failed answer.")
    ] = False,
    passages: Annotated[
        bool, typer.Option("--passages", help="Add the nearest rules also where the engine decides.")
    ] = False,
    lang: Annotated[
        str | None,
        typer.Option("--lang", "-l", help="es, fr or en, for questions whose line names no language."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print what was done as JSON.")] = False,
) -> None:
    """Answer many questions.

    Run the same command again after a stop: what is answered stays, the rest is added. Ends with
    status 1 if a line was bad or an answer failed.
    """
    from subrule.answering.judge import Judge  # noqa: PLC0415
    from subrule.batch.output_line import Settings  # noqa: PLC0415
    from subrule.batch.run import run_batch  # noqa: PLC0415
    from subrule.cli.output import chosen_language, print_json, warn  # noqa: PLC0415

    elsewhere = _engine(engine, address, jobs)
    language = chosen_language(lang) if lang is not None else None
    judge = Judge.open()
    for problem in judge.library.problems:
        warn(problem)
    source = sys.stdin.buffer if questions == "-" else Path(questions)
    with _progress() as progress:
        done = run_batch(
            judge,
            source,
            out,
            Settings(passages, language),
            jobs=1 if jobs is None or elsewhere is not None else jobs,
            engine=elsewhere,
            fail_fast=fail_fast,
            progress=progress,
        )
    if as_json:
        print_json({"kept": done.kept, "written": done.written, "errors": done.errors, "out": str(out)})
    elif done.errors:
        warn(f'{done.errors} of {done.kept + done.written} lines of {out} are errors; look for "error"')
    if done.errors:
        raise typer.Exit(1)


def _engine(name: str, address: str | None, jobs: int | None) -> Engine | None:
    """Give what answers elsewhere than in processes of this machine; None for those."""
    if name not in (LOCAL, RAY):
        raise InputError(f"--engine {name}: give {LOCAL} or {RAY}")
    if name == LOCAL:
        if address is not None:
            raise InputError(f"--address is for a Ray cluster; give --engine {RAY} too")
        return None
    from subrule.batch.ray_engine import require_ray, write_lines_on_ray  # noqa: PLC0415

    require_ray()
    return partial(write_lines_on_ray, address=address, actors=jobs)


@contextmanager
def _progress() -> Iterator[Progress]:
    """Show a bar on standard error, or a line now and then if that is no terminal."""
    if not sys.stderr.isatty():
        told = PlainProgress()
        yield told
        told.finish()
        return
    from rich.progress import (  # noqa: PLC0415
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    from subrule.cli.output import console  # noqa: PLC0415

    columns = (
        BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"), TimeRemainingColumn(),
    )  # fmt: skip
    started = time.monotonic()
    with Progress(*columns, console=console(stderr=True)) as bar:
        task = bar.add_task("answering", total=None, rate="")

        def tell(kept: int, done: int, total: int | None) -> None:
            spent = time.monotonic() - started
            rate = f"{(done - kept) / spent:.1f}/s" if done > kept and spent > 0 else ""
            bar.update(task, completed=done, total=total, rate=rate)

        yield tell


class PlainProgress:
    """Progress in lines on standard error: how many, how fast, how long still."""

    def __init__(self) -> None:
        self._started = self._told = time.monotonic()
        self._last: tuple[int, int, int | None] = (0, 0, None)

    def __call__(self, kept: int, done: int, total: int | None) -> None:
        """Take how far the run is, and tell it if the last line is long enough ago."""
        self._last = (kept, done, total)
        now = time.monotonic()
        if now - self._told >= TOLD_EVERY:
            self._told = now
            self._tell(now)

    def finish(self) -> None:
        """Tell the end."""
        self._tell(time.monotonic())

    def _tell(self, now: float) -> None:
        kept, done, total = self._last
        parts = [f"{done} of {total} answered" if total is not None else f"{done} answered"]
        if kept:
            parts[0] += f" ({kept} before)"
        rate = (done - kept) / (now - self._started) if now > self._started else 0.0
        if rate > 0:
            parts.append(f"{rate:.1f}/s")
            if total is not None and total > done:
                left = round((total - done) / rate)
                parts.append(f"{left // 60} min {left % 60} s left" if left >= 60 else f"{left} s left")
        print(f"subrule: {', '.join(parts)}", file=sys.stderr)
