"""What the service counts, for Prometheus. Labels are routes and codes, never what a caller sent."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

if TYPE_CHECKING:
    from subrule.service.judges import Judges

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
_BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.5, 5.0, 10.0)


class Metrics:
    """Counters of one service."""

    def __init__(self, judges: Judges) -> None:
        """Make the counters.

        Args:
            judges: whose queue is told.
        """
        self._registry = CollectorRegistry()
        self._requests = Counter(
            "subrule_requests", "Requests answered.", ["method", "route", "status"], registry=self._registry
        )
        self._seconds = Histogram(
            "subrule_request_seconds",
            "Seconds from request to answer.",
            ["route"],
            buckets=_BUCKETS,
            registry=self._registry,
        )
        self._verdicts = Counter(
            "subrule_verdicts",
            "Answers by verdict and language.",
            ["verdict", "language"],
            registry=self._registry,
        )
        self._problems = Counter("subrule_problems", "Problems by code.", ["code"], registry=self._registry)
        for name, about in (
            ("waiting", "Requests that wait for a judging process."),
            ("busy", "Judging processes at work."),
            ("ready", "Judging processes that are ready."),
            ("restarts", "Judging processes that had to be replaced."),
        ):
            gauge = Gauge(f"subrule_judges_{name}", about, registry=self._registry)
            gauge.set_function(partial(_number, judges, name))

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request."""
        self._requests.labels(method, route, str(status)).inc()
        self._seconds.labels(route).observe(seconds)

    def verdict(self, verdict: str, language: str) -> None:
        """Count an answer."""
        if verdict:
            self._verdicts.labels(verdict, language).inc()

    def problem(self, code: str) -> None:
        """Count a problem."""
        self._problems.labels(code).inc()

    def text(self) -> bytes:
        """Give all of them as Prometheus reads them."""
        return generate_latest(self._registry)


def _number(judges: Judges, name: str) -> float:
    return float(getattr(judges, name))
