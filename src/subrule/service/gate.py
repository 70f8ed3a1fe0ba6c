"""What every request passes first: host, size, time, key, rate; and what every answer gets on its way out.

It stands outside the framework, so that a body is bounded before anything reads it, and so that a caller
who is slow in sending or in taking in holds nothing for longer than a set time.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from subrule.service.problems import ProblemError, too_busy
from subrule.service.store import ServiceStore
from subrule.service.wording import language_of

if TYPE_CHECKING:
    from subrule.service.state import Service

log = logging.getLogger("subrule.service")

BATCH: Final = "/v1/batch"
OPEN: Final = ("/healthz", "/readyz")
DRAINED: Final = 16_777_216
"""Bytes of a body that is too large which are read and thrown away, so that the caller reads the answer."""

_SECURITY: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
}
_CLOSED: Final = "default-src 'none'; frame-ancestors 'none'"


class SlowTakerError(Exception):
    """A caller took too long to take in a piece of an answer."""


class Gate:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        """Stand before an application.

        Args:
            app: what requests are passed to.
            service: its settings, keys, rate and counters hold.
        """
        self.app = app
        self.service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it with a problem."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.monotonic()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in _SECURITY.items():
                    headers.setdefault(name, value)
                headers.setdefault("Content-Security-Policy", _CLOSED)
            try:
                async with asyncio.timeout(self.service.settings.send_timeout):
                    await send(message)
            except TimeoutError:
                raise SlowTakerError from None

        try:
            await self._pass(scope, receive, sending)
        except SlowTakerError:
            log.info("a caller took too long to take in an answer")
            _abort(scope)
        finally:
            route = getattr(scope.get("route"), "path", "other")
            seconds = time.monotonic() - began
            self.service.metrics.request(_method(scope), route, status, seconds)
            log.info("%s %s %d %.0f ms", _method(scope), route, status, seconds * 1000)

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        try:
            self._check_host(headers)
            if scope["path"] not in OPEN:
                caller = await self._caller(scope, headers)
                scope["state"] = {**scope.get("state", {}), "caller": caller}
                wait = self.service.rate.take(caller) if scope["path"].startswith("/v1/") else 0.0
                if wait:
                    raise too_busy("too_many_requests", wait)
            if scope["path"] != BATCH:
                receive = await self._whole(headers, receive)
        except ProblemError as problem:
            self.service.metrics.problem(problem.code)
            response = problem.response(language_of(None, headers.get("accept-language")))
            if problem.code in ("too_large", "slow_request"):
                response.headers["Connection"] = "close"
            await response(scope, receive, send)
            return
        # HEAD is GET without a body, which the server below leaves out by the method it knows.
        inner = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
        try:
            await self.app(inner, receive, send)
        finally:
            scope["route"] = inner.get("route")

    def _check_host(self, headers: Headers) -> None:
        allowed = self.service.settings.allowed_hosts
        if not allowed:
            return
        host = headers.get("host", "").rpartition("]")
        name = (host[0] + host[1]) or host[2].partition(":")[0]
        if name.lower() not in allowed:
            raise ProblemError("bad_host")

    async def _caller(self, scope: Scope, headers: Headers) -> str:
        """Give who calls: the owner of the key, or the address."""
        key = headers.get("x-api-key", "")
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            key = token.strip()
        if key:
            owner = await self.service.stored(ServiceStore.key_owner, key[:200])
            if owner is not None:
                return f"key {owner}"
        needed = scope["path"].startswith("/v1/") or scope["path"] == "/metrics"
        if needed and (key or self.service.settings.require_key):
            raise ProblemError("no_key")
        client = scope.get("client")
        return f"address {client[0] if client else '?'}"

    async def _whole(self, headers: Headers, receive: Receive) -> Receive:
        """Read the whole body, within its bounds, and give what hands it on."""
        most = self.service.settings.max_body
        told = headers.get("content-length", "")
        length = int(told) if told.isascii() and told.isdigit() and len(told) < 20 else 0
        if length > most and (length > DRAINED or "expect" in headers):
            raise ProblemError("too_large", {"count": str(most)})
        try:
            async with asyncio.timeout(self.service.settings.body_timeout):
                body = await _read(receive, most)
        except TimeoutError:
            raise ProblemError("slow_request") from None
        return _handing_on(body, receive)


async def _read(receive: Receive, most: int) -> Message:
    """Read a body; one that is too large is read to its end or to a bound, and thrown away."""
    body = bytearray()
    length = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return message
        piece = message.get("body", b"")
        length += len(piece)
        if length <= most:
            body += piece
        if not message.get("more_body", False) or length > DRAINED:
            break
    if length > most:
        raise ProblemError("too_large", {"count": str(most)})
    return {"type": "http.request", "body": bytes(body), "more_body": False}


def _handing_on(first: Message, receive: Receive) -> Receive:
    messages: Iterable[Message] = iter((first,))

    async def handing() -> Message:
        for message in messages:
            return message
        return await receive()

    return handing


def _method(scope: Scope) -> str:
    method = str(scope["method"])
    return method if method in ("GET", "POST", "DELETE", "HEAD", "OPTIONS", "PUT", "PATCH") else "other"


def _abort(scope: Scope) -> None:
    """Close the connection of a caller who takes nothing in, if the server gave a way to."""
    abort = scope.get("state", {}).get("abort")
    if abort is not None:
        abort()
