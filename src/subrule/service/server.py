"""The server: sockets, limits on heads and connections, and an orderly end."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
import struct
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from subrule.errors import SubruleError
from subrule.service.app import create_app
from subrule.service.judges import Worker
from subrule.service.problems import ProblemError
from subrule.service.settings import ServeSettings
from subrule.service.wording import DEFAULT

_BACKLOG: Final = 2048
_SPARE_FILES: Final = 64


class ServeError(SubruleError):
    """The service cannot run."""

    code = "cannot_serve"
    exit_status = 1


class BoundedProtocol(H11Protocol):
    """HTTP/1.1 with a time for the head of a request and a number of connections.

    The server itself waits for a head as long as it takes, and would let callers who send a byte now and
    then hold all connections.
    """

    settings: ServeSettings

    _head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection, or refuse it where there are too many."""
        super().connection_made(transport)
        if len(self.connections) > self.settings.max_connections:
            transport.write(_refusal())
            transport.close()
            return
        self.app_state = {**self.app_state, "abort": partial(_drop, transport)}
        self._time_head()

    def data_received(self, data: bytes) -> None:
        """Take what comes, and time the head if it is not whole yet."""
        super().data_received(data)
        self._time_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let the connection go."""
        self._stop_timer()
        super().connection_lost(exc)

    def _time_head(self) -> None:
        if self.conn.their_state is not h11.IDLE:
            self._stop_timer()
        elif self._head_timer is None and not self.transport.is_closing():
            self._head_timer = self.loop.call_later(self.settings.head_timeout, self._too_slow)

    def _stop_timer(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _too_slow(self) -> None:
        self._head_timer = None
        if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            self.transport.close()

    def on_response_complete(self) -> None:
        """Wait for the next request; an idle connection has its own time."""
        self._stop_timer()
        super().on_response_complete()

    def send_400_response(self, msg: str) -> None:
        """Answer a head that is none, or too large, with problem details."""
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.close()
            return
        self.transport.write(_raw(ProblemError("bad_request"), 400))
        self.transport.close()


def _drop(transport: asyncio.Transport) -> None:
    """Let go of a caller at once, and of what the system still holds for it and would send for minutes."""
    held = transport.get_extra_info("socket")
    if held is not None:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


def _raw(problem: ProblemError, status: int) -> bytes:
    response = problem.response(DEFAULT)
    lines = [f"HTTP/1.1 {status} {'Bad Request' if status == 400 else 'Service Unavailable'}"]
    lines += [f"{name.decode()}: {value.decode()}" for name, value in response.raw_headers]
    return ("\r\n".join([*lines, "connection: close"]) + "\r\n\r\n").encode() + bytes(response.body)


def _refusal() -> bytes:
    problem = ProblemError("overloaded", {"count": "5"}, headers={"Retry-After": "5"})
    return _raw(problem, 503)


class _Server(uvicorn.Server):
    """Tells where it listens once it does."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for server in self.servers:
            for listening in server.sockets:
                host, port = listening.getsockname()[:2]
                shown = f"[{host}]" if ":" in host else host
                print(f"subrule: listening on http://{shown}:{port}/", flush=True)


def serve(settings: ServeSettings, started: Sequence[Worker] = ()) -> None:
    """Serve until told to stop.

    Args:
        settings: what the service is told.
        started: judging processes that were started already.

    Raises:
        ServeError: if it cannot listen.
    """
    _allow_files(settings.max_connections)
    logging.basicConfig(
        level=settings.log_level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    logging.getLogger("uvicorn.error").setLevel(
        logging.ERROR if settings.log_level != "debug" else logging.DEBUG
    )
    listening = _listen(settings)
    config = uvicorn.Config(
        create_app(settings, started=started),
        http=_protocol(settings),
        ws="none",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_keep_alive=settings.keep_alive,
        timeout_graceful_shutdown=settings.shutdown_timeout,
        h11_max_incomplete_event_size=settings.max_head,
        backlog=_BACKLOG,
    )
    with listening:
        server = _Server(config)
        server.run(sockets=[listening])
    if not server.started:
        raise ServeError("the service could not start; the lines above say why")


def _protocol(settings: ServeSettings) -> type[H11Protocol]:
    members: dict[str, Any] = {"settings": settings}
    return type("Protocol", (BoundedProtocol,), members)


def _listen(settings: ServeSettings) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
    except OSError as error:
        raise ServeError(f"{settings.host}: {error.strerror}; give an address of this machine") from None
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as error:
        listening.close()
        raise ServeError(
            f"{settings.host}:{settings.port}: {error.strerror}; choose another --host or --port"
        ) from None
    return listening


def _allow_files(connections: int) -> None:
    """Let the process have a file for each connection, as far as the system allows."""
    wanted = connections + _SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
