"""How many requests a caller may make: a bucket of tokens for each key or address."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MOST_CALLERS: Final = 20_000
"""Callers that are remembered; the one that was silent longest is forgotten first."""


class RateLimit:
    """Buckets that fill at one rate, a caller each."""

    def __init__(self, a_minute: int, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        """Set the rate.

        Args:
            a_minute: requests a minute; 0 for no limit.
            burst: requests that may come at once.
            clock: seconds, never going back.
        """
        self._rate = a_minute / 60
        self._burst = float(burst)
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, caller: str) -> float:
        """Take one request from a caller's bucket.

        Args:
            caller: key or address.

        Returns:
            0 if there was one; else the seconds until there is, and nothing was taken.
        """
        if not self._rate:
            return 0.0
        now = self._clock()
        tokens, then = self._buckets.pop(caller, (self._burst, now))
        tokens = min(self._burst, tokens + (now - then) * self._rate)
        wait = 0.0 if tokens >= 1 else (1 - tokens) / self._rate
        self._buckets[caller] = (tokens if wait else tokens - 1, now)
        if len(self._buckets) > MOST_CALLERS:
            self._buckets.popitem(last=False)
        return wait
