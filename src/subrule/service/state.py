"""What the routes share: settings, judges, store, texts, counters."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from threading import Lock
from typing import ParamSpec, TypeVar, cast

from starlette.requests import Request
from starlette.responses import Response

from subrule.answering.sentences import Sentences
from subrule.corpus.library import Library
from subrule.lexicon import Lexicon
from subrule.paths import LANGUAGES
from subrule.service.judges import Judges
from subrule.service.metrics import Metrics
from subrule.service.problems import too_busy
from subrule.service.rate import RateLimit
from subrule.service.settings import ServeSettings
from subrule.service.store import ServiceStore
from subrule.service.tags import etag, matches
from subrule.service.wording import language_of

log = logging.getLogger("subrule.service")

P = ParamSpec("P")
T = TypeVar("T")


class Service:
    """One running service.

    Attributes:
        settings: what it was told.
        judges: the processes that judge.
        metrics: what it counts.
        rate: how many requests a caller may make.
        looking: held while texts are looked up.
        batches: how many batches run.
    """

    def __init__(self, settings: ServeSettings, judges: Judges) -> None:
        self.settings = settings
        self.judges = judges
        self.metrics = Metrics(judges)
        self.rate = RateLimit(settings.requests_a_minute, settings.burst)
        self.looking = Lock()
        self.batches = 0
        self._store: ServiceStore | None = None
        # One thread: the store has one connection, and its writes stand in one line.
        self._storing = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._talks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    @cached_property
    def library(self) -> Library:
        """The texts at hand."""
        return Library.open()

    @cached_property
    def lexicon(self) -> Lexicon:
        """The game words."""
        return Lexicon.load()

    async def start(self) -> None:
        """Open the store and start the judges."""
        settings = self.settings
        self._store = ServiceStore(
            settings.database, hours=settings.conversation_hours, most=settings.max_conversations
        )
        await self.judges.start()
        await asyncio.get_running_loop().run_in_executor(None, self._open_texts)

    def _open_texts(self) -> None:
        with self.looking:
            _ = self.library, self.lexicon
        for language in LANGUAGES:
            Sentences.load(language)

    async def stop(self) -> None:
        """End the judges and close the files."""
        await self.judges.stop()
        self._storing.shutdown(wait=True)
        if self._store is not None:
            self._store.close()

    async def stored(self, act: Callable[..., T], *arguments: object, **named: object) -> T:
        """Have the store do something, in its own thread.

        Args:
            act: a method of :class:`ServiceStore`, not bound.
            arguments: what it takes.
            named: what it takes by name.

        Raises:
            ProblemError: if the file cannot be used now.
        """
        call = partial(act, self._store, *arguments, **named)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._storing, call)
        except sqlite3.OperationalError:
            raise too_busy("store", 2.0) from None

    def note(self, question: str) -> None:
        """Log a question that came, if the settings ask for it."""
        if self.settings.log_questions:
            log.warning("asked: %s", json.dumps(question))

    def talk_lock(self, name: str) -> asyncio.Lock:
        """Give the lock under which turns of one conversation stand in line in this process."""
        return self._talks.setdefault(name, asyncio.Lock())


def service_of(request: Request) -> Service:
    """Give the service that a request came to."""
    return cast("Service", request.app.state.service)


def caller_language(request: Request, given: str | None = None) -> str:
    """Give the language a caller is answered in."""
    return language_of(given or request.query_params.get("language"), request.headers.get("accept-language"))


def tagged(
    request: Request, content: bytes, language: str, media_type: str = "application/json", **headers: str
) -> Response:
    """Give a response with its ETag, or 304 where the caller has it already.

    Args:
        request: what was asked.
        content: the body.
        language: language of the body.
        media_type: its type.
        headers: further headers, with ``_`` for ``-``.
    """
    tag = etag(content)
    known = {
        "ETag": tag,
        "Cache-Control": "no-cache",
        "Vary": "Accept-Language",
        "Content-Language": language,
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    if matches(request.headers.get("if-none-match"), tag):
        return Response(None, 304, known)
    return Response(content, 200, known, media_type)
