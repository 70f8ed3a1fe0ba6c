"""Routes that judge: questions, conversations, scenarios."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from pydantic import ValidationError
from starlette.responses import Response

from subrule.service.invalid import invalid_parts
from subrule.service.judges import Judges
from subrule.service.models import (
    NEW,
    AnswerBody,
    AskBody,
    CheckBody,
    CheckedBody,
    ConversationBody,
)
from subrule.service.problems import ProblemError
from subrule.service.state import Service, caller_language, service_of, tagged
from subrule.service.store import ConflictError, ServiceStore, StoredTurn
from subrule.service.work import Done, encoded

router = APIRouter()

_TRIES: Final = 8
_YAML: Final = ("application/yaml", "application/x-yaml", "text/yaml")

ConversationId = Annotated[
    str, Path(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$", description="Id of a conversation.")
]


@router.post("/v1/ask", response_model=AnswerBody, summary="Answer a question", tags=["judging"])
async def ask(body: AskBody, request: Request) -> Response:
    """Answer a question in free text, alone or in a conversation.

    The body is the answer contract. In a conversation a sentence may change the situation of the last
    answer ("and if it is a token?") or reply to what was asked back; `conversation` then says what it was.
    """
    service = service_of(request)
    most = service.settings.max_question
    if len(body.question) > most:
        raise ProblemError("too_long", {"count": str(most)})
    service.note(body.question)
    if body.conversation is not None:
        return await _turn(service, body, body.conversation, request)
    done = await service.judges.call(
        "ask",
        wanted=_wanted(request),
        question=body.question,
        language=body.language,
        passages=body.passages,
    )
    return _answer(service, done.content, done)


async def _turn(service: Service, body: AskBody, name: str, request: Request) -> Response:
    if name == NEW:
        done = await _say(service.judges, body, (), request)
        name, expires = await service.stored(ServiceStore.begin, _stored(body, done))
        return _answer(service, _noted(done, name, 1, expires), done)
    async with service.talk_lock(name):
        for _ in range(_TRIES):
            before = await service.stored(ServiceStore.read, name)
            if len(before.turns) >= service.settings.max_turns:
                raise ProblemError("conversation_full", {"count": str(service.settings.max_turns)})
            done = await _say(service.judges, body, before.turns, request)
            try:
                expires = await service.stored(
                    ServiceStore.append, name, len(before.turns), _stored(body, done)
                )
            except ConflictError:
                continue  # another process was faster: judge again, after its turn
            return _answer(service, _noted(done, name, len(before.turns) + 1, expires), done)
    raise ProblemError("conflict")


async def _say(judges: Judges, body: AskBody, turns: tuple[StoredTurn, ...], request: Request) -> Done:
    return await judges.call(
        "turn",
        wanted=_wanted(request),
        said=[(turn.said, turn.asked_in, turn.kind) for turn in turns],
        text=body.question,
        language=body.language,
        passages=body.passages,
    )


def _stored(body: AskBody, done: Done) -> StoredTurn:
    kind, changed, _ = done.note
    return StoredTurn(body.question, body.language, kind, done.language, changed, done.content)


def _noted(done: Done, name: str, number: int, expires: float) -> bytes:
    kind, changed, back = done.note
    note = {
        "id": name,
        "turn": number,
        "kind": kind,
        "changed": changed,
        "ask": back,
        "expires": _moment(expires),
    }
    return done.content[:-1] + b',"conversation":' + encoded(note) + b"}"


@router.get(
    "/v1/conversations/{conversation}",
    response_model=ConversationBody,
    summary="Read a conversation",
    tags=["conversations"],
)
async def read_conversation(conversation: ConversationId, request: Request) -> Response:
    """Give a conversation as it was answered. Only its id opens it."""
    found = await service_of(request).stored(ServiceStore.read, conversation)
    turns = b",".join(
        encoded({"said": t.said, "kind": t.kind, "language": t.language, "changed": t.changed})[:-1]
        + b',"answer":'
        + t.answer
        + b"}"
        for t in found.turns
    )
    content = b'{"schema":1,"expires":' + encoded(_moment(found.expires)) + b',"turns":[' + turns + b"]}"
    return tagged(request, content, found.turns[-1].language, Cache_Control="no-store")


@router.delete(
    "/v1/conversations/{conversation}",
    status_code=204,
    summary="Delete a conversation",
    tags=["conversations"],
)
async def delete_conversation(conversation: ConversationId, request: Request) -> Response:
    """Forget a conversation at once."""
    await service_of(request).stored(ServiceStore.delete, conversation)
    return Response(None, 204)


@router.post(
    "/v1/check",
    response_model=CheckedBody,
    summary="Rule on a scenario",
    tags=["judging"],
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {
                "application/json": {"schema": CheckBody.model_json_schema()},
                "application/yaml": {"schema": {"type": "string"}},
            },
        }
    },
)
async def check(request: Request) -> Response:
    """Rule on a scenario: as JSON, or as the text of a scenario file (`application/yaml`)."""
    service = service_of(request)
    scenario, given, trace = _scenario(request, await request.body())
    most = service.settings.max_scenario
    if len(scenario.encode("utf-8", "replace")) > most:
        raise ProblemError("too_long", {"count": str(most)})
    language = caller_language(request, given)
    done = await service.judges.call(
        "check", wanted=_wanted(request), scenario=scenario, language=language, trace=trace
    )
    return _answer(service, done.content, done)


def _scenario(request: Request, content: bytes) -> tuple[str, str | None, bool]:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind in _YAML:
        try:
            return content.decode("utf-8-sig"), None, False
        except UnicodeDecodeError:
            raise ProblemError("bad_scenario", diagnostic="the scenario is not UTF-8") from None
    if kind != "application/json":
        raise ProblemError("unsupported_media_type")
    try:
        body = CheckBody.model_validate_json(content)
    except ValidationError as error:
        raise ProblemError("bad_body", errors=invalid_parts(error.errors(), ())) from None
    if isinstance(body.scenario, str):
        return body.scenario, body.language, body.trace
    return _as_yaml(body.scenario), body.language, body.trace


def _as_yaml(scenario: dict[str, Any]) -> str:
    """Give an object as YAML; JSON on one line is YAML but for the escape of a slash, which is not made."""
    return json.dumps(scenario, ensure_ascii=False)


def _answer(service: Service, content: bytes, done: Done) -> Response:
    service.metrics.verdict(done.verdict, done.language)
    headers = {"Content-Language": done.language, "Cache-Control": "no-store"}
    return Response(content, 200, headers, "application/json")


def _wanted(request: Request) -> Any:  # noqa: ANN401 - a coroutine function that tells whether to go on
    async def wanted() -> bool:
        return not await request.is_disconnected()

    return wanted


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
