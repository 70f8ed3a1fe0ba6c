"""Threads: how many numpy's products of matrices use while questions are embedded beside them.

The threads of a product wait for the next one by spinning. Where every processor is busy embedding, that
takes more from it than the product gains.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from threading import Lock
from typing import Any

_lock = Lock()
_limits: list[Any] = []
_users = 0


@contextmanager
def one_thread_a_product() -> Iterator[None]:
    """Let each product of matrices run on one thread while the block runs, in the whole process.

    Blocks may overlap, in one thread or in several; the last to end restores what was before.
    """
    global _users  # noqa: PLW0603 - the limit is one of the process
    with _lock:
        if _users == 0:
            _limits.append(_controller().limit(limits=1, user_api="blas"))
        _users += 1
    try:
        yield
    finally:
        with _lock:
            _users -= 1
            if _users == 0:
                _limits.pop().restore_original_limits()


@cache
def _controller() -> Any:  # noqa: ANN401 - threadpoolctl has no types
    from threadpoolctl import ThreadpoolController  # noqa: PLC0415 - not paid for by a search alone

    return ThreadpoolController()
