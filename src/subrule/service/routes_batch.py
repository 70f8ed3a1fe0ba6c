"""The route for batches: lines of questions in, lines of answers out, both as they come."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from subrule.batch.output_line import Work, bad_line, works_of
from subrule.batch.questions import Asked, BadLine, questions_in
from subrule.service.feed import CutError, Feed
from subrule.service.models import Language
from subrule.service.problems import ProblemError, too_busy
from subrule.service.state import Service, caller_language, service_of
from subrule.service.wording import sentence

router = APIRouter(tags=["judging"])

LINES: Final = "application/x-ndjson"
_AHEAD: Final = 2


@router.post(
    "/v1/batch",
    summary="Answer many questions",
    response_class=Response,
    responses={200: {"content": {LINES: {"schema": {"type": "string"}}}}},
    openapi_extra={"requestBody": {"required": True, "content": {LINES: {"schema": {"type": "string"}}}}},
)
async def batch(
    request: Request,
    passages: Annotated[
        bool, Query(description="Add the nearest rules also where the engine decides.")
    ] = False,
    language: Annotated[Language | None, Query(description="Of questions whose line names none.")] = None,
) -> Response:
    """Answer lines of questions as they come, in their order.

    A line in is `{"id": …, "question": …}`; a line out is an answer with its id, or what went wrong, in
    the bytes that `subrule batch` writes.
    """
    service = service_of(request)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind not in (LINES, "application/jsonl", "application/json-lines", "text/csv"):
        raise ProblemError("unsupported_media_type")
    if service.batches >= service.settings.batches:
        raise too_busy("overloaded", max(5.0, service.judges.expected_wait()))
    return _BatchResponse(service, (passages, language), caller_language(request))


class _BatchResponse(Response):
    """Reads the request while it answers, which a streaming response of the framework does not."""

    def __init__(self, service: Service, settings: tuple[bool, str | None], language: str) -> None:
        super().__init__(None, 200, {"Cache-Control": "no-store"}, LINES)
        del self.headers["content-length"]
        self._service = service
        self._settings = settings
        self._language = language

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        feed = Feed(self._service.settings.max_batch_body)
        gone = asyncio.Event()
        reading = asyncio.create_task(self._read(receive, feed, gone))
        self._service.batches += 1
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            async with aclosing(self._lines(feed, scope)) as lines:
                async for line in lines:
                    if gone.is_set():
                        return
                    await send({"type": "http.response.body", "body": line, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
        finally:
            self._service.batches -= 1
            feed.end("slow_request")
            reading.cancel()

    async def _read(self, receive: Receive, feed: Feed, gone: asyncio.Event) -> None:
        try:
            while True:
                async with asyncio.timeout(self._service.settings.body_timeout):
                    message = await receive()
                if message["type"] == "http.disconnect":
                    gone.set()
                    feed.end("slow_request")
                    return
                if not feed.put(message.get("body", b"")):
                    return
                if not message.get("more_body", False):
                    feed.end()
                    break
        except TimeoutError:
            feed.end("slow_request")
            return
        while (await receive())["type"] != "http.disconnect":
            pass
        gone.set()

    async def _lines(self, feed: Feed, scope: Scope) -> AsyncGenerator[bytes, None]:
        """Answer some lines ahead, and give them in order."""
        caller = scope["state"]["caller"]
        ahead: deque[asyncio.Task[bytes]] = deque()
        most = _AHEAD * self._service.judges.count
        works = works_of(questions_in(feed, "body"))  # type: ignore[arg-type]  # only its lines are read
        seen: set[str] = set()
        loop = asyncio.get_running_loop()
        number = 0
        try:
            while True:
                try:
                    work = await loop.run_in_executor(None, next, works, None)
                except CutError as cut:
                    ahead.append(_soon(self._error({"id": None, "line": number + 1}, str(cut))))
                    break
                if work is None:
                    break
                number += 1
                if number > self._service.settings.max_batch_lines:
                    ahead.append(_soon(self._error({"id": None, "line": number}, "too_large")))
                    break
                ahead.append(asyncio.create_task(self._line(work, seen, caller)))
                if len(ahead) >= most:
                    yield await ahead.popleft()
            while ahead:
                yield await ahead.popleft()
        finally:
            for task in ahead:
                task.cancel()

    async def _line(self, work: Work, seen: set[str], caller: str) -> bytes:
        if isinstance(work, BadLine):
            return bad_line(work).content
        if work.id in seen:
            return self._error({"id": work.id}, "duplicate_id")
        seen.add(work.id)
        self._service.note(work.text)
        # Each question counts; a batch over the rate is slowed down and not refused.
        while wait := self._service.rate.take(caller):
            await asyncio.sleep(wait)
        return await self._answered(work)

    async def _answered(self, work: Asked) -> bytes:
        try:
            done = await self._service.judges.call(
                "batch_line",
                patient=True,
                asked=(work.id, work.language, work.text, work.forced),
                settings=self._settings,
            )
        except ProblemError as problem:
            return self._error({"id": work.id}, problem.code, problem.arguments)
        return done.content

    def _error(self, line: dict[str, Any], code: str, arguments: dict[str, str] | None = None) -> bytes:
        name = code.replace("_", "-")
        most = str(self._service.settings.max_batch_lines)
        message = sentence(self._language, f"problem-{name}-detail", {"count": most, **(arguments or {})})
        content = json.dumps({**line, "error": {"code": code, "message": message}}, ensure_ascii=False)
        return content.encode("utf-8", "backslashreplace") + b"\n"


def _soon(line: bytes) -> asyncio.Task[bytes]:
    async def given() -> bytes:
        return line

    return asyncio.create_task(given())
