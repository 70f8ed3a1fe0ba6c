"""Measure the service under load: rate, times, refusals, memory.

    python scripts/load_service.py                       64 connections for 60 s, then batch, and compare
    python scripts/load_service.py --connections 1000 --seconds 600 --no-batch

Starts a service of its own on a free port and asks it questions of our own (or those of --questions FILE,
JSON lines with "question"). A connection that is told to come back later does so after the time it is told.
Memory is the proportional set size of all processes of the service (Linux).
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

SUBRULE = [sys.executable, "-c", "import sys; from subrule.cli import main; sys.exit(main())"]

_KEYWORDS = {
    "en": ("shroud", "hexproof", "protection from red", "ward", "reach"),
    "es": ("velo", "antimaleficio", "protección contra rojo", "rebatir", "alcance"),
    "fr": (
        "le linceul",
        "la défense talismanique",
        "la protection contre le rouge",
        "la parade",
        "le contact mortel",
    ),
}
_TEMPLATES = {
    "en": (
        "Can I cast an Aura on a creature with {k}?",
        "My opponent's creature has {k}. May I enchant it with my Aura?",
        "My creature with {k} and an Aura dies. What happens to the Aura?",
        "How does {k} work?",
        "I equip a creature that has {k}, and then it stops being a creature. Does my Equipment stay?",
        "If I copy a permanent with {k}, does my rival decide which one is sacrificed?",
    ),
    "es": (
        "¿Puedo lanzar un Aura sobre una criatura con {k}?",
        "La criatura de mi oponente tiene {k}. ¿Puedo encantarla con mi Aura?",
        "Mi criatura con {k} y un Aura muere. ¿Qué pasa con el Aura?",
        "¿Cómo funciona {k}?",
        "Equipo una criatura que tiene {k} y luego deja de ser criatura. ¿Se queda mi Equipo?",
        "Si copio un permanente con {k}, ¿decide mi rival cuál se sacrifica?",
    ),
    "fr": (
        "Est-ce que je peux lancer une aura sur une créature qui a {k} ?",
        "La créature de mon adversaire a {k}. Puis-je l'enchanter avec mon aura ?",
        "Ma créature qui a {k} et une aura meurt. Qu'arrive-t-il à l'aura ?",
        "Comment fonctionne {k} ?",
        "J'équipe une créature qui a {k}, puis elle cesse d'être une créature. Mon équipement reste-t-il ?",
        "Si je copie un permanent qui a {k}, mon rival décide-t-il lequel est sacrifié ?",
    ),
}
_TAILS = {
    "en": ("", " It is my turn.", " We play two against two.", " My friend says no, but I doubt it."),
    "es": ("", " Es mi turno.", " Jugamos dos contra dos.", " Mi amigo dice que no, pero lo dudo."),
    "fr": (
        "",
        " C'est mon tour.",
        " Nous jouons à deux contre deux.",
        " Mon ami dit que non, mais j'en doute.",
    ),
}


def invented() -> list[str]:
    """Give questions of our own, in a fixed mixed order."""
    questions = [
        template.format(k=keyword) + tail
        for language, templates in _TEMPLATES.items()
        for template, keyword, tail in itertools.product(templates, _KEYWORDS[language], _TAILS[language])
    ]
    random.Random(9).shuffle(questions)  # noqa: S311 - an order, no secret
    return questions


@dataclass
class Tally:
    """What the connections saw.

    Attributes:
        statuses: status → answers.
        seconds: times of the answers with status 200.
        broken: requests that ended without an answer.
        without_time: refusals that did not say when to come back.
        memory: seconds since the start → megabytes of all processes.
    """

    statuses: Counter[int] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)
    broken: Counter[str] = field(default_factory=Counter)
    without_time: int = 0
    memory: list[tuple[float, float]] = field(default_factory=list)


class Service:
    """A service of our own."""

    def __init__(self, workers: int, folder: Path) -> None:
        environment = {**os.environ, "SUBRULE_SERVE_DATABASE": str(folder / "load.sqlite3")}
        began = time.monotonic()
        self.process = subprocess.Popen(
            [*SUBRULE, "serve", "--port", "0", "--workers", str(workers)],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().rstrip("/\n").rpartition(":")[2])
        while asyncio.run(_once(self.port, "/readyz")) != 200:
            time.sleep(0.02)
        self.ready_after = time.monotonic() - began

    def memory(self) -> float:
        """Give the megabytes of all its processes."""
        total = 0
        for pid in (self.process.pid, *_children(self.process.pid)):
            try:
                rollup = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii")
            except OSError:
                continue
            total += next(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:"))
        return total / 1000

    def processor_time(self) -> tuple[float, float]:
        """Give the processor seconds of the front process and of all judging processes."""
        return _spent(self.process.pid), sum(_spent(pid) for pid in _children(self.process.pid))

    def stop(self) -> int:
        """Tell it to stop, and give its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=60)


def _spent(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _children(pid: int) -> list[int]:
    # A process belongs to the thread that started it.
    told = ""
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            told += children.read_text(encoding="ascii") + " "
        except OSError:
            continue
    found = [int(word) for word in told.split()]
    return found + [other for child in found for other in _children(child)]


async def _once(port: int, path: str) -> int:
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        status = int((await reader.readline()).split()[1])
        writer.close()
    except (OSError, IndexError):
        return 0
    return status


async def _connection(port: int, questions: itertools.cycle[str], end: float, tally: Tally) -> None:
    reader = writer = None
    while time.monotonic() < end:
        try:
            if writer is None or reader is None:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
            body = json.dumps({"question": next(questions)}, ensure_ascii=False).encode()
            head = (
                "POST /v1/ask HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                f"Content-Length: {len(body)}\r\n\r\n"
            )
            began = time.monotonic()
            writer.write(head.encode() + body)
            status, headers = await _answer(reader)
        except (OSError, asyncio.IncompleteReadError, IndexError, ValueError) as error:
            tally.broken[type(error).__name__] += 1
            if writer is not None:
                writer.close()
            reader = writer = None
            await asyncio.sleep(0.5)
            continue
        tally.statuses[status] += 1
        if status == 200:
            tally.seconds.append(time.monotonic() - began)
        elif status == 503:
            tally.without_time += "retry-after" not in headers
            await asyncio.sleep(float(headers.get("retry-after", "1")))
        if headers.get("connection") == "close":
            writer.close()
            reader = writer = None
    if writer is not None:
        writer.close()


async def _answer(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
    await reader.readexactly(int(headers.get("content-length", "0")))
    return int(lines[0].split()[1]), headers


async def _load(service: Service, questions: list[str], connections: int, seconds: float) -> Tally:
    tally = Tally()
    began = time.monotonic()
    asked = itertools.cycle(questions)
    tasks = [
        asyncio.create_task(_connection(service.port, asked, began + seconds, tally))
        for _ in range(connections)
    ]
    while time.monotonic() < began + seconds:
        await asyncio.sleep(min(15.0, max(0.1, began + seconds - time.monotonic())))
        tally.memory.append((time.monotonic() - began, service.memory()))
    await asyncio.gather(*tasks)
    return tally


def _batch_rate(questions: list[str], jobs: int, folder: Path) -> float:
    """Give answers a second of `subrule batch` over the same questions, its start left out."""

    def run(count: int) -> float:
        source, out = folder / f"in-{count}.jsonl", folder / f"out-{count}.jsonl"
        lines = [json.dumps({"id": n, "question": questions[n % len(questions)]}) for n in range(count)]
        source.write_text("\n".join(lines) + "\n", encoding="utf-8")
        began = time.monotonic()
        command = [*SUBRULE, "batch", str(source), "--out", str(out), "--jobs", str(jobs)]
        subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
        return time.monotonic() - began

    few, many = 2 * jobs, 1000
    return (many - few) / (run(many) - run(few))


def _told(name: str, value: str) -> None:
    print(f"| {name} | {value} |", flush=True)


def main() -> int:
    """Run the load and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--connections", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--questions", type=Path)
    parser.add_argument("--no-batch", action="store_true")
    arguments = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))
    questions = _given(arguments.questions) if arguments.questions else invented()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        service = Service(arguments.workers, folder)
        tally = asyncio.run(_load(service, questions, arguments.connections, arguments.seconds))
        alive = service.process.poll() is None
        front, judges = service.processor_time()
        status = service.stop()
        _report(arguments, service, tally, len(questions))
        served = max(1, tally.statuses.total())
        _told(
            "processor time an answer: front; judges",
            f"{front / served * 1e3:.1f}; {judges / served * 1e3:.1f} ms",
        )
        _told("alive at the end; exit status", f"{'yes' if alive else 'NO'}; {status}")
        if not arguments.no_batch:
            rate = tally.statuses[200] / arguments.seconds
            batch = _batch_rate(questions, arguments.workers, folder)
            _told(f"`subrule batch --jobs {arguments.workers}` over the same questions", f"{batch:.1f} /s")
            _told("service against batch", f"{rate / batch:.0%}")
    return 0


def _given(path: Path) -> list[str]:
    questions: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        question = json.loads(line)["question"]
        questions += [question] if isinstance(question, str) else question.values()
    return questions


def _report(arguments: argparse.Namespace, service: Service, tally: Tally, count: int) -> None:
    times = sorted(tally.seconds) or [0.0]
    _told("what", "measured")
    _told("---", "---:")
    load = os.getloadavg()[0]
    _told("processors; load average at the end", f"{os.cpu_count()}; {load:.1f}")
    _told(
        "connections; seconds; judging processes",
        f"{arguments.connections}; {arguments.seconds:.0f}; {arguments.workers}",
    )
    _told("different questions", f"{count:,}")
    _told("ready after", f"{service.ready_after:.1f} s")
    _told("answers by status", ", ".join(f"{s}: {n:,}" for s, n in sorted(tally.statuses.items())))
    _told("requests without an answer", f"{tally.broken.total()} {dict(tally.broken) or ''}".strip())
    _told("503 without Retry-After", str(tally.without_time))
    _told("answered with 200", f"{tally.statuses[200] / arguments.seconds:.1f} /s")
    for percent in (50, 95, 99):
        _told(f"p{percent}", f"{times[min(len(times) - 1, len(times) * percent // 100)]:.2f} s")
    after = [(t, mb) for t, mb in tally.memory if t >= min(60.0, arguments.seconds / 4)]
    if after:
        first, last = after[0][1], after[-1][1]
        most = max(mb for _, mb in after)
        _told(
            "memory of all processes: after the first minute, most, at the end",
            f"{first:.0f}, {most:.0f}, {last:.0f} MB",
        )
        _told("growth", f"{last / first - 1:+.1%}")


if __name__ == "__main__":
    sys.exit(main())
