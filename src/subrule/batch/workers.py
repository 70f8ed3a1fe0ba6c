"""Answering with several processes: the same lines in the same order as with one.

Each worker holds a pipe to the run and nothing else, so that it ends with the run however that ends.
It has one piece of work at a time: neither side can then wait for the other to read.
"""

from __future__ import annotations

import gc
import signal
from collections.abc import Iterator
from itertools import count, islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Final

from subrule.batch.output_line import OutputLine, Settings, Work, write_line
from subrule.errors import SubruleError
from subrule.threads import settle_threads

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

PIECE: Final = 8
"""Works that a worker gets at once."""

SETTLING: Final = 40
"""Pieces after each of which what is there is taken to stay, as tables and known situations do that were
loaded for it: looking through them for waste again and again takes time."""

AHEAD: Final = 6
"""Pieces a worker that may be under way or wait for an earlier one: this bounds the memory."""


class WorkerError(SubruleError):
    """A worker process ended before its work was done."""

    code = "worker_ended"
    exit_status = 1


def write_lines(works: Iterator[Work], settings: Settings, jobs: int) -> Iterator[OutputLine]:
    """Answer with several processes.

    Args:
        works: what is to be answered; read only a little ahead.
        settings: what the run asks for.
        jobs: how many processes.

    Yields:
        The lines in the order of the works.

    Raises:
        WorkerError: if a worker ends, e.g. for want of memory.
    """
    context = get_context("spawn")
    workers: dict[Connection, SpawnProcess] = {}
    try:
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs, settings), daemon=True)
            process.start()
            theirs.close()
            workers[ours] = process
        yield from _in_order(works, list(workers), AHEAD * jobs)
    finally:
        for connection, process in workers.items():
            connection.close()
            process.join(timeout=5)
            if process.is_alive():
                process.terminate()


def _in_order(works: Iterator[Work], idle: list[Connection], most: int) -> Iterator[OutputLine]:
    busy: dict[Connection, int] = {}
    done: dict[int, list[OutputLine]] = {}
    sent = told = 0
    piece = list(islice(works, PIECE))
    while piece or busy or done:
        while piece and idle and sent - told < most:
            connection = idle.pop()
            _send(connection, piece)
            busy[connection] = sent
            sent += 1
            piece = list(islice(works, PIECE))
        ready = wait(list(busy))
        for connection in [c for c in busy if c in ready]:
            done[busy.pop(connection)] = _received(connection)
            idle.append(connection)
        while told in done:
            yield from done.pop(told)
            told += 1


def _send(connection: Connection, piece: list[Work]) -> None:
    try:
        connection.send(piece)
    except OSError:
        raise _ended() from None


def _received(connection: Connection) -> list[OutputLine]:
    try:
        lines: list[OutputLine] = connection.recv()
    except (EOFError, OSError):
        raise _ended() from None
    return lines


def _ended() -> WorkerError:
    return WorkerError("a worker process ended; run the same command again to go on, with fewer --jobs")


def _serve(connection: Connection, settings: Settings) -> None:
    """Answer what comes through the pipe until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the run itself tells its workers to end
    settle_threads()
    from subrule.answering.judge import Judge  # noqa: PLC0415 - after the threads are settled

    judge = Judge.open()
    for number in count():
        try:
            piece: list[Work] = connection.recv()
            connection.send([write_line(judge, work, settings) for work in piece])
        except (EOFError, OSError):
            return
        if number < SETTLING:
            gc.freeze()
