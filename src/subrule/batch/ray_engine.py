"""Answering on a Ray cluster: the same lines in the same order as on one machine.

Ray Data gives pieces of work to a pool of actors, each of which holds one judge with its model. It starts
an actor that ended again and gives its pieces to others; what comes back is in the order of the works.
"""

from __future__ import annotations

import json
import logging
import os
import pickle
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from subrule.batch.output_line import OutputLine, Settings, Work, write_line
from subrule.batch.workers import WorkerError
from subrule.errors import InputError
from subrule.threads import settle_threads

if TYPE_CHECKING:
    from subrule.answering.judge import Judge

MISSING: Final = "this needs the extra ray; install it with: pip install 'subrule[ray]'"

PIECE: Final = 16
"""Works that an actor gets at once."""

WINDOW: Final = 256
"""Pieces an actor for which one pool of actors is started: this bounds the memory."""

PATIENCE: Final = 600
"""Seconds without any progress after which a run ends: a piece that ends every actor is tried for ever."""

_STORE: Final = 256 * 1024 * 1024
"""Bytes of shared memory for a cluster of one's own: pieces are small."""

_WAIT: Final = 5.0


class Answerer:
    """What an actor runs: one judge, and the line of each work of a piece."""

    def __init__(self, settings: Settings) -> None:
        """Open the judge.

        Args:
            settings: what the run asks for.
        """
        settle_threads()
        from subrule.answering.judge import Judge  # noqa: PLC0415 - after the threads are settled

        self._judge = Judge.open()
        self._settings = settings
        self._versions = versions_of(self._judge)

    def __call__(self, row: dict[str, Any]) -> dict[str, Any]:
        """Answer one piece."""
        works: list[Work] = pickle.loads(row["works"])  # noqa: S301 - from our own run, by Ray's own pickles
        lines = [write_line(self._judge, work, self._settings) for work in works]
        return {"piece": row["piece"], "lines": pickle.dumps(lines), "versions": self._versions}


def versions_of(judge: Judge) -> str:
    """Give what answers depend on beside the question, as JSON: program, texts, model."""
    from subrule.answering.report import versions  # noqa: PLC0415 - no other engine needs it

    return json.dumps({name: value for name, value in versions(judge).items() if name != "python"})


def require_ray() -> None:
    """Refuse to go on where the extra is not installed.

    Raises:
        InputError: naming the extra.
    """
    if any(find_spec(name) is None for name in ("ray", "pyarrow")):
        raise InputError(MISSING, code="missing_extra")


def write_lines_on_ray(
    judge: Judge,
    works: Iterator[Work],
    settings: Settings,
    *,
    address: str | None = None,
    actors: int | None = None,
) -> Iterator[OutputLine]:
    """Answer on a Ray cluster.

    Args:
        judge: this machine's; every actor must have the same version, texts and model.
        works: what is to be answered; read a window ahead.
        settings: what the run asks for.
        address: of a cluster that runs; None to start one on this machine for the run.
        actors: how many judges; None for as many as the cluster has processors.

    Yields:
        The lines in the order of the works.

    Raises:
        InputError: if the extra is missing, or no cluster answers.
        WorkerError: if the cluster cannot go on, or an actor would answer otherwise than this machine.
    """
    require_ray()
    if actors is not None and actors < 1:
        raise InputError(f"--jobs {actors}: give a number of judges of at least 1")
    expected = versions_of(judge)
    with _connected(address, actors) as processors:
        pool = actors or processors
        while window := list(islice(works, PIECE * WINDOW * pool)):
            yield from _answered(window, settings, min(pool, -(-len(window) // PIECE)), expected)


def _answered(works: list[Work], settings: Settings, pool: int, expected: str) -> Iterator[OutputLine]:
    import ray  # noqa: PLC0415 - seconds to import, and an extra
    import ray.data  # noqa: PLC0415

    pieces = [works[start : start + PIECE] for start in range(0, len(works), PIECE)]
    rows = [{"piece": n, "works": pickle.dumps(piece)} for n, piece in enumerate(pieces)]
    logging.getLogger("ray.data").setLevel(logging.CRITICAL)
    context = ray.data.DataContext.get_current()
    context.execution_options.preserve_order = True
    context.enable_progress_bars = False
    context.execution_no_progress_timeout_s = PATIENCE
    given = ray.data.from_items(rows, override_num_blocks=len(rows)).map(
        Answerer,
        fn_constructor_args=(settings,),
        compute=ray.data.ActorPoolStrategy(size=pool),
        num_cpus=1,
    )
    told = 0
    for row in _rows(iter(given.iter_rows())):
        _compare(row["versions"], expected)
        if row["piece"] != told:
            raise WorkerError(f"the cluster gave piece {row['piece']} for {told}; run the same command again")
        told += 1
        yield from pickle.loads(row["lines"])  # noqa: S301 - as in the actor
    if told != len(pieces):
        raise WorkerError("the cluster lost pieces; run the same command again to go on")


def _rows(rows: Iterator[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    while True:
        try:
            row = next(rows)
        except StopIteration:
            return
        except Exception as error:  # Ray's have no base in common
            raise WorkerError(
                f"the cluster cannot go on ({_last_line(error)}); see that every machine of it has this "
                f"subrule with the extra ray, and run the same command again to go on"
            ) from None
        yield row


@contextmanager
def _connected(address: str | None, actors: int | None) -> Iterator[int]:
    """Connect to a cluster, or start one; gives the number of its processors."""
    # Nothing is asked of the net: Ray would report its use. And it warns of what cannot happen here.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "fatal")
    import ray  # noqa: PLC0415 - seconds to import, and an extra

    own = not ray.is_initialized()
    if own:
        quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        if address is None:
            quiet |= {"num_cpus": actors, "include_dashboard": False, "object_store_memory": _STORE}
        else:
            _reach(address)
        try:
            ray.init(address=address or "local", **quiet)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise _unreachable(address or "local", error) from None
    try:
        yield max(1, int(ray.cluster_resources().get("CPU", 1)))
    finally:
        if own:
            ray.shutdown()


def _reach(address: str) -> None:
    """Refuse an address at which nothing listens: Ray would wait for it for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon:
        return
    try:
        with socket.create_connection((host, int(port)), timeout=_WAIT):
            pass
    except (OSError, ValueError, OverflowError) as error:
        raise _unreachable(address, error) from None


def _unreachable(address: str, error: Exception) -> InputError:
    return InputError(
        f"--address {address}: no Ray cluster answers ({_last_line(error)}); start one with "
        f"ray start --head, and set RAY_AUTH_MODE=token if it wants a token"
    )


def _compare(theirs: str, ours: str) -> None:
    if theirs == ours:
        return
    here, there = json.loads(ours), json.loads(theirs)
    differing = ", ".join(
        f"{name} {there.get(name)}, here {here.get(name)}" for name in here if there.get(name) != here[name]
    )
    raise WorkerError(
        f"a machine of the cluster would answer otherwise ({differing}); install and load the same there"
    )


def _last_line(error: BaseException) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines[-1] if lines else type(error).__name__)[:200]
