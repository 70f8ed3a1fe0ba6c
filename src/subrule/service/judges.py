"""The judges: processes that judge, each with its model, behind a bounded queue.

Judging is synchronous and needs the processor, so it would hold up every other caller of the process it
runs in. A process can also be ended when it takes too long, which a thread cannot. The files of model,
index and texts are mapped: all processes share their pages.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, Final

from subrule.service.problems import ProblemError, too_busy
from subrule.service.work import Done
from subrule.threads import settle_threads

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

    from subrule.answering.judge import Judge

log = logging.getLogger("subrule.service")

_START_LIMIT: Final = 300.0
"""Seconds for a process to begin; on a new machine it first builds the model."""
_PAUSE: Final = 1.0


class _EndedError(Exception):
    """A judging process ended or was ended in the middle of its work."""


class _OverdueError(_EndedError):
    """It was ended because its time was up."""


class Worker:
    """One process and the pipe to it; its methods block and are called in threads."""

    def __init__(self, opening: Callable[[], Judge]) -> None:
        """Start the process.

        Args:
            opening: opens the judge in it; it can be pickled.
        """
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process: SpawnProcess = context.Process(target=_serve, args=(theirs, opening), daemon=True)
        self._process.start()
        theirs.close()

    def call(self, name: str, arguments: dict[str, Any], seconds: float) -> Done:
        """Have a piece of work done within a time."""
        try:
            self._pipe.send((name, arguments))
            if not self._pipe.poll(max(0.0, seconds)):
                raise _OverdueError
            done: Done = self._pipe.recv()
        except (EOFError, OSError) as error:
            raise _EndedError from error
        return done

    def end(self) -> None:
        """End the process, by force if it does not end by itself."""
        with suppress(OSError):
            self._pipe.close()
        self._process.join(timeout=0.2)
        if self._process.is_alive():
            self._process.kill()
            self._process.join(timeout=5)


class Judges:
    """Gives work to the first judging process that is free.

    Attributes:
        waiting: requests that wait for a process.
        busy: processes at work.
        ready: processes that are free or at work.
        restarts: processes that had to be replaced.
    """

    def __init__(
        self,
        count: int,
        waiting: int,
        time_limit: float,
        opening: Callable[[], Judge],
        started: Sequence[Worker] = (),
    ) -> None:
        """Prepare; nothing more is started yet.

        Args:
            count: how many processes.
            waiting: how many requests may wait for one.
            time_limit: seconds for one request; at most half of it is waited.
            opening: opens the judge in a process; it can be pickled.
            started: processes of :func:`start_early`.
        """
        self._started = list(started)
        self.count = count
        self.most_waiting = waiting
        self.time_limit = time_limit
        self.waiting = self.busy = self.ready = self.restarts = 0
        self._opening = opening
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._threads = ThreadPoolExecutor(count + 1, thread_name_prefix="judge")
        self._starting: set[asyncio.Task[None]] = set()
        self._running: set[asyncio.Task[Done]] = set()
        self._workers: set[Worker] = set()
        self._stopped = False
        self._spent = 0.05

    async def start(self) -> None:
        """Start the processes; they are ready one by one."""
        for _ in range(self.count):
            self._begin()

    async def stop(self) -> None:
        """End the processes, those at work too."""
        self._stopped = True
        for task in (*self._starting, *self._running):
            task.cancel()
        await asyncio.gather(*self._starting, *self._running, return_exceptions=True)
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(None, worker.end) for worker in tuple(self._workers)))
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def call(
        self,
        name: str,
        *,
        wanted: Callable[[], Awaitable[bool]] | None = None,
        patient: bool = False,
        **arguments: object,
    ) -> Done:
        """Have a piece of work done.

        Args:
            name: a key of :data:`subrule.service.work.WORKS`.
            wanted: tells, once a process is free, whether the result is still wanted.
            patient: whether it waits for a process as long as it takes and does not count as waiting.
            arguments: what the work takes.

        Returns:
            What came of it.

        Raises:
            ProblemError: if too many wait, or the time is up, or the process ended, or the work did not
                succeed.
        """
        began = time.monotonic()
        if not patient and self._idle.empty() and self._full():
            raise too_busy("overloaded", self.expected_wait())
        worker = await self._free(patient=patient)
        if wanted is not None and not await wanted():
            self._idle.put_nowait(worker)
            raise ProblemError("bad_request", diagnostic="the caller has gone")
        left = self.time_limit - (0.0 if patient else time.monotonic() - began)
        task = asyncio.create_task(self._use(worker, name, dict(arguments), left))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        # A caller who gives up must not take the process away from the work it is doing.
        done = await asyncio.shield(task)
        if done.problem and not done.content:
            raise ProblemError.coded(done.problem, done.diagnostic)
        return done

    def _full(self) -> bool:
        """Whether so many wait that one more would only wait in vain."""
        in_vain = self.ready > 0 and self.expected_wait() > self._patience
        return self.waiting >= self.most_waiting or in_vain

    @property
    def _patience(self) -> float:
        """Seconds to wait at most: the rest of the time is the work's, whose process would be ended else."""
        return self.time_limit / 2

    def expected_wait(self) -> float:
        """Estimate the seconds until those who wait now are served."""
        return self.waiting * self._spent / max(1, self.ready)

    async def _free(self, *, patient: bool) -> Worker:
        if patient:
            return await self._idle.get()
        self.waiting += 1
        try:
            async with asyncio.timeout(self._patience):
                return await self._idle.get()
        except TimeoutError:
            raise too_busy("overloaded" if self.ready else "not_ready", self.expected_wait()) from None
        finally:
            self.waiting -= 1

    async def _use(self, worker: Worker, name: str, arguments: dict[str, Any], seconds: float) -> Done:
        loop = asyncio.get_running_loop()
        self.busy += 1
        began = time.monotonic()
        try:
            done = await loop.run_in_executor(self._threads, worker.call, name, arguments, seconds)
        except _EndedError as ended:
            self._replace(worker)
            if isinstance(ended, _OverdueError):
                log.warning("a judging process took too long over %s and was ended", name)
                raise too_busy("time_limit", self.expected_wait()) from None
            log.error("a judging process ended over %s", name)
            raise too_busy("judge_ended", 1.0) from None
        finally:
            self.busy -= 1
        self._spent += 0.05 * (time.monotonic() - began - self._spent)
        self._idle.put_nowait(worker)
        return done

    def _replace(self, worker: Worker) -> None:
        self.ready -= 1
        self.restarts += 1
        self._workers.discard(worker)
        asyncio.get_running_loop().run_in_executor(None, worker.end)
        self._begin()

    def _begin(self) -> None:
        if self._stopped:
            return
        task = asyncio.create_task(self._bring_up())
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    def _new_worker(self) -> Worker:
        """Start a process, in a thread that goes on when its caller is cancelled: none else would end it."""
        worker = Worker(self._opening)
        self._workers.add(worker)
        if self._stopped:
            worker.end()
        return worker

    async def _bring_up(self) -> None:
        loop = asyncio.get_running_loop()
        while not self._stopped:
            worker = (
                self._started.pop() if self._started else await loop.run_in_executor(None, self._new_worker)
            )
            self._workers.add(worker)
            try:
                done = await loop.run_in_executor(None, worker.call, "warm", {}, _START_LIMIT)
            except _EndedError:
                done = Done(problem="judge_ended", diagnostic="it ended while it was starting")
            if not done.problem:
                self.ready += 1
                self._idle.put_nowait(worker)
                return
            log.error("a judging process cannot start: %s", done.diagnostic)
            self._workers.discard(worker)
            await loop.run_in_executor(None, worker.end)
            await asyncio.sleep(_PAUSE)


def start_early(count: int, opening: Callable[[], Judge]) -> list[Worker]:
    """Start judging processes while the rest of the service is still being imported.

    Args:
        count: how many.
        opening: opens the judge in a process; it can be pickled.
    """
    return [Worker(opening) for _ in range(count)]


def _serve(pipe: Connection, opening: Callable[[], Judge]) -> None:
    """Do the work that comes through the pipe until it is closed."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # the service tells its processes to end by closing the pipe
    settle_threads()
    from subrule.service.work import do  # noqa: PLC0415 - after the threads are settled

    try:
        judge = opening()
    except Exception as error:
        with suppress(EOFError, OSError):
            pipe.recv()
            pipe.send(Done(problem="failed", diagnostic=" ".join(str(error).split())))
        return
    while True:
        try:
            name, arguments = pipe.recv()
            pipe.send(do(judge, name, arguments))
        except (EOFError, OSError):
            return


def open_judge() -> Judge:
    """Open the judge of this installation."""
    from subrule.answering.judge import Judge  # noqa: PLC0415 - imported in the judging process alone

    return Judge.open()
