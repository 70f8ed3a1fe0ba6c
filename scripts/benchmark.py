#!/usr/bin/env python3
"""Measure what a person waits for: whole commands in fresh processes, warm answers, the engine, the loads.

    scripts/benchmark.py                    a table, with the bar beside each figure that has one
    scripts/benchmark.py --strict           ... and exit status 1 where a bar is missed
    scripts/benchmark.py --write FILE       ... and the table as a Markdown page
    scripts/benchmark.py --questions FILE   the questions for warm answers (default: those of SUBRULE_DATA
                                            or ../shared/data; without them, three of our own)

Each command runs once unmeasured, so that what is made once (the built model, the built store) is there.
Texts that the user has loaded are left out: what is measured is what is shipped.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import MappingProxyType

from subrule.answering.judge import Judge
from subrule.batch.output_line import answer_or_error
from subrule.batch.questions import Asked, read_questions
from subrule.corpus.twins import twins_by_number
from subrule.engine.adjudicate import adjudicate
from subrule.engine.events import Event, Question
from subrule.engine.scenario import Scenario
from subrule.engine.state import Enchant, GameObject, Player, State
from subrule.paths import REFERENCE_EDITION, user_cache

ROOT = Path(__file__).resolve().parents[1]
DECIDED = {
    "en": "What happens if an Aura is also a creature?",
    "es": "¿Qué pasa si un Aura también es una criatura?",
    "fr": "Que se passe-t-il si une aura est aussi une créature ?",
}
UNDECIDED = "Tres jugadores votan en secreto y uno se va antes de contar: ¿cómo se cuentan sus votos?"
_MAIN = "import sys; from subrule.cli import main; sys.exit(main())"
_HEAVY = (
    "import sys; from subrule.cli import main; main(); "
    "print(*sorted({'torch', 'sentence_transformers', 'transformers'} & set(sys.modules)), file=sys.stderr)"
)
_API = (
    "import sys; from subrule import Judge; "
    "sys.stdout.write(Judge.open().ask(sys.argv[1]).to_json(indent=2) + '\\n')"
)


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table.

    Attributes:
        what: what was measured.
        value: the figure; a truth as 1 or 0.
        unit: its unit; ``""`` for a truth.
        bar: what it must reach; None if nothing is asked of it.
        at_most: whether the bar is an upper one.
    """

    what: str
    value: float
    unit: str
    bar: float | None = None
    at_most: bool = True

    @property
    def met(self) -> bool:
        """Whether the bar is met; true without one."""
        if self.bar is None:
            return True
        return self.value <= self.bar if self.at_most else self.value >= self.bar

    @property
    def shown(self) -> tuple[str, str, str]:
        """Figure, bar and mark, for people."""
        sign = "≤" if self.at_most else "≥"
        bar = (
            "" if self.bar is None else "yes" if not self.unit else f"{sign} {_number(self.bar)} {self.unit}"
        )
        value = ("yes" if self.value else "no") if not self.unit else f"{_number(self.value)} {self.unit}"
        return value, bar, "" if self.bar is None else "met" if self.met else "MISSED"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--runs", type=int, default=5, help="runs of each command; the median counts (default 5)"
    )
    parser.add_argument("--questions", type=Path, help="questions for the warm answers")
    parser.add_argument(
        "--most", type=int, default=600, help="most questions for the warm answers (default 600)"
    )
    parser.add_argument("--strict", action="store_true", help="exit status 1 where a bar is missed")
    parser.add_argument("--write", type=Path, help="write the table as a Markdown page")
    arguments = parser.parse_args()
    if os.getloadavg()[0] > (os.cpu_count() or 1) / 2:
        print("the machine is busy: wall times will be too long; processor times still hold", file=sys.stderr)
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as home:
        os.environ["SUBRULE_CACHE"] = str(user_cache())
        os.environ["SUBRULE_HOME"] = home
        for figure in _measure(arguments.runs, _questions(arguments.questions), arguments.most):
            figures.append(figure)
            value, bar, mark = figure.shown
            print(f"{figure.what:<58} {value:>14}  {bar:<12} {mark}", flush=True)
    if arguments.write is not None:
        arguments.write.write_text(_page(figures, arguments.runs), encoding="utf-8")
    missed = [figure.what for figure in figures if not figure.met]
    if missed:
        print(f"{len(missed)} bars missed: {'; '.join(missed)}", file=sys.stderr)
    return 1 if missed and arguments.strict else 0


def _questions(given: Path | None) -> Path | None:
    data = Path(os.environ.get("SUBRULE_DATA", ROOT.parent / "shared" / "data"))
    usual = data / "questions" / "dev.jsonl"
    return given or (usual if usual.is_file() else None)


def _measure(runs: int, questions: Path | None, most: int) -> Iterator[Figure]:
    # A started process counts this one's memory as its own peak, so commands come before the judge.
    yield from _commands(runs)
    yield from _store()
    yield from _official(runs)
    yield from _loads(runs)
    yield from _warm(questions, most)
    yield from _batch(questions)
    yield from _engine()
    yield from _same_bytes()


def _commands(runs: int) -> Iterator[Figure]:
    commands: tuple[tuple[str, list[str], float | None, float | None], ...] = (
        ("subrule rule 303.4d --lang es", ["rule", "303.4d", "--lang", "es"], 0.35, None),
        ("subrule ask (the engine decides)", ["ask", DECIDED["es"]], 1.5, 400.0),
        ("subrule ask (undecided, with passages)", ["ask", UNDECIDED], 1.5, 400.0),
        ("subrule search", ["search", UNDECIDED, "--lang", "es"], None, None),
    )
    for name, arguments, seconds_bar, memory_bar in commands:
        _run(arguments)
        measured = [_run(arguments) for _ in range(runs)]
        yield Figure(f"{name}: wall time", statistics.median(m[0] for m in measured), "s", seconds_bar)
        yield Figure(f"{name}: processor time", statistics.median(m[2] for m in measured), "s")
        yield Figure(f"{name}: peak memory", max(m[1] for m in measured), "MB", memory_bar)
        done = _python(_HEAVY, *arguments)
        yield Figure(f"{name}: no torch imported", float(not done.stderr.strip()), "", 1.0, at_most=False)


def _run(arguments: Sequence[str]) -> tuple[float, float, float]:
    """Run a command in a fresh process; give wall seconds, peak megabytes and seconds of processor time."""
    started = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-c", _MAIN, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )
    assert process.stderr is not None
    told = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - started
    process.returncode = os.waitstatus_to_exitcode(status)
    process.stderr.close()
    if process.returncode != 0:
        raise SystemExit(f"subrule {' '.join(arguments)} failed: {told.decode(errors='replace').strip()}")
    unit = 2**20 if platform.system() == "Darwin" else 2**10
    return wall, usage.ru_maxrss / unit, usage.ru_utime + usage.ru_stime


def _python(code: str, *arguments: str, seed: str = "0") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )


def _loads(runs: int) -> Iterator[Figure]:
    loads = (
        ("lexicon: load", "from subrule.lexicon import Lexicon", "Lexicon.load()"),
        ("texts: open the look-up store", "from subrule.corpus.library import Library", "Library.open()"),
        (
            "index and model: open and first search",
            "from subrule.corpus.library import Library; from subrule.retrieval.search import Searcher; "
            "library = Library.open()",
            "Searcher(library).search('target', 'en', 1)",
        ),
    )
    for name, before, what in loads:
        clock = "time.perf_counter()"
        code = f"import time; {before}; started = {clock}; {what}; print({clock} - started)"
        times = [float(_python(code).stdout) * 1000 for _ in range(runs)]
        yield Figure(name, statistics.median(times), "ms")


def _warm(path: Path | None, most: int) -> Iterator[Figure]:
    texts = list(DECIDED.values()) * 20
    if path is not None:
        texts = [asked.text for item in read_questions(path) for asked in item.asked][:most]
    judge = Judge.open()
    judge.ask(UNDECIDED)
    times: dict[bool, list[float]] = {True: [], False: []}
    failed = 0
    for text in texts:
        started = time.perf_counter()
        answer = answer_or_error(judge, Asked("", None, text))
        taken = (time.perf_counter() - started) * 1000
        failed += "error" in answer
        times[bool(answer.get("passages"))].append(taken)
    everything = times[True] + times[False]
    yield Figure(f"warm ask, {len(texts)} texts: p50", _quantile(everything, 0.5), "ms", 50.0)
    yield Figure(f"warm ask, {len(texts)} texts: p95", _quantile(everything, 0.95), "ms")
    yield Figure(f"warm ask, {len(texts)} texts: failures", failed, "texts", 0.0)
    for searched, name in ((False, "decided without search"), (True, "with passages")):
        if times[searched]:
            yield Figure(
                f"warm ask, {len(times[searched])} texts {name}: p50", _quantile(times[searched], 0.5), "ms"
            )


def _quantile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def _board(*, moved: bool) -> Scenario:
    """Five creatures, each with an Aura; in one of the two boards, one creature dies."""
    objects: dict[str, GameObject] = {}
    for number in range(5):
        host = f"creature{number}"
        objects[host] = GameObject(host, types=frozenset({"creature"}))
        objects[f"aura{number}"] = GameObject(
            f"aura{number}",
            types=frozenset({"enchantment"}),
            subtypes=frozenset({"aura"}),
            colors=frozenset({"white"}),
            attached_to=host,
            enchant=Enchant(frozenset({"creature"})),
            token=False,
            bestowed=False,
            face_down=False,
        )
    players = {name: Player(name) for name in ("you", "opponent")}
    state = State(MappingProxyType(objects), MappingProxyType(players))
    events = (Event("leaves", "creature0", to=("graveyard",)),) if moved else ()
    return Scenario(state, events, Question("on_battlefield", (("object", "aura0"),)))


def _engine() -> Iterator[Figure]:
    twins = twins_by_number()
    for name, moved in (("nothing happens", False), ("a creature dies, its Aura follows", True)):
        scenario = _board(moved=moved)
        rate = _rate(partial(adjudicate, scenario, twins))
        yield Figure(f"adjudications, ten objects, {name}", rate, "/s", 5_000.0, at_most=False)


def _batch(path: Path | None) -> Iterator[Figure]:
    """Answers a second of a whole batch run with two processes, starts included."""
    if path is None:
        return
    count = sum(len(item.asked) for item in read_questions(path))
    with tempfile.TemporaryDirectory() as folder:
        wall, _, _ = _run(["batch", str(path), "--out", str(Path(folder) / "out.jsonl"), "--jobs", "2"])
    yield Figure(f"batch, {count} texts, two processes", count / wall, "/s", 80.0, at_most=False)


def _store() -> Iterator[Figure]:
    """The look-up store of the shipped texts, made anew by the first look-up in an empty cache."""
    kept = os.environ["SUBRULE_CACHE"]
    with tempfile.TemporaryDirectory() as cache:
        os.environ["SUBRULE_CACHE"] = cache
        wall, _, _ = _run(["rule", "303.4d"])
    os.environ["SUBRULE_CACHE"] = kept
    yield Figure("texts: build the look-up store, with one look-up", wall, "s", 5.0)


def _official(runs: int) -> Iterator[Figure]:
    """Loading the official text, and a look-up with it; nothing where the text is absent."""
    data = Path(os.environ.get("SUBRULE_DATA", ROOT.parent / "shared" / "data"))
    text = data / "cr" / "en" / f"cr-en-{REFERENCE_EDITION}.txt"
    if not text.is_file():
        return
    kept = os.environ["SUBRULE_HOME"]
    with tempfile.TemporaryDirectory() as home:
        os.environ["SUBRULE_HOME"] = home
        wall, _, _ = _run(["corpus", "add", str(text)])
        yield Figure("subrule corpus add, official text: wall time", wall, "s", 1.0)
        measured = [_run(["rule", "702.19b", "--lang", "en"]) for _ in range(runs)]
        name = "subrule rule 702.19b, official text loaded"
        yield Figure(f"{name}: wall time", statistics.median(m[0] for m in measured), "s", 0.4)
        yield Figure(f"{name}: peak memory", max(m[1] for m in measured), "MB", 150.0)
    os.environ["SUBRULE_HOME"] = kept


def _rate(call: Callable[[], object], seconds: float = 1.0) -> float:
    """Calls per second of one core's time."""
    call()
    done, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        for _ in range(20):
            call()
        done += 20
    return done / (time.process_time() - started)


def _same_bytes() -> Iterator[Figure]:
    same = True
    for question in (*DECIDED.values(), UNDECIDED):
        first = _python(_MAIN, "ask", question, "--json", seed="1").stdout
        second = _python(_MAIN, "ask", question, "--json", seed="4242").stdout
        same &= first == second == _python(_API, question, seed="7").stdout
        same &= json.loads(first)["schema"] == 1
    yield Figure("same bytes: other hash seeds, command and Python", float(same), "", 1.0, at_most=False)


def _page(figures: Sequence[Figure], runs: int) -> str:
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    python = f"Python {platform.python_version()}"
    return "\n".join(
        (
            "# How long it takes",
            "",
            "<!-- Generated by scripts/benchmark.py; do not edit. -->",
            "",
            f"Measured with `scripts/benchmark.py` on {machine}, {python}: commands in fresh processes,",
            f"median of {runs} runs, highest peak of memory. The bar is what the project asks of itself.",
            "",
            "| what | measured | bar | |",
            "|---|---:|---:|---|",
            *(f"| {figure.what} | {' | '.join(figure.shown)} |" for figure in figures),
            "",
        )
    )


if __name__ == "__main__":
    raise SystemExit(main())
