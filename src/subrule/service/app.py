"""The application: routes, problems, the OpenAPI document, the gate before all of it."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from subrule.service import page, routes_asking, routes_batch, routes_looking, routes_status
from subrule.service.gate import Gate
from subrule.service.invalid import invalid_parts
from subrule.service.judges import Judges, Worker, open_judge
from subrule.service.models import ProblemBody
from subrule.service.problems import MEDIA_TYPE, ProblemError
from subrule.service.settings import ServeSettings
from subrule.service.state import Service, caller_language, service_of

if TYPE_CHECKING:
    from subrule.answering.judge import Judge

_CODES: Final = {400: "bad_request", 404: "not_found", 405: "method_not_allowed"}
_ABOUT: Final = (
    "A rules judge for Magic: The Gathering in Spanish, French and English that cites the exact subrule. "
    "Unofficial; at an event the head judge decides."
)


def create_app(
    settings: ServeSettings, opening: Callable[[], Judge] = open_judge, started: Sequence[Worker] = ()
) -> FastAPI:
    """Make the application.

    Args:
        settings: what the service is told.
        opening: opens the judge in a judging process; it can be pickled.
        started: judging processes that were started already.

    Returns:
        The application; its processes start with it and end with it.
    """
    judges = Judges(settings.workers, settings.waiting, settings.time_limit, opening, started)
    service = Service(settings, judges)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    app = FastAPI(
        title="subrule",
        version=version("subrule"),
        description=_ABOUT,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        responses={
            "default": {
                "description": "What went wrong (RFC 9457).",
                "model": ProblemBody,
                "content": {MEDIA_TYPE: {}},
            }
        },
    )
    app.state.service = service
    for module in (routes_asking, routes_batch, routes_looking, routes_status, page):
        app.include_router(module.router)
    app.add_exception_handler(ProblemError, _problem)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(Exception, _failed)
    app.add_middleware(Gate, service=service)
    described = app.openapi
    document: dict[str, Any] = {}

    def openapi() -> dict[str, Any]:
        if not document:
            document.update(_with_examples(described()))
            asked = document["components"]["schemas"]["AskBody"]["properties"]["question"]
            asked["maxLength"] = settings.max_question
        return document

    app.openapi = openapi  # type: ignore[method-assign]
    return app


async def _problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, ProblemError)
    service_of(request).metrics.problem(error.code)
    return error.response(caller_language(request))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    headers = {"Allow": ", ".join(_allowed(request))} if error.status_code == 405 else error.headers
    code = _CODES.get(error.status_code, "bad_request")
    return await _problem(request, ProblemError(code, headers=headers))


def _allowed(request: Request) -> list[str]:
    """Give the methods that an address takes; the framework names those of one route only."""
    found: set[str] = set()
    for name, operations in request.app.openapi()["paths"].items():
        pattern = re.sub(r"\{\w+\}", "[^/]+", name)
        if re.fullmatch(pattern, request.url.path):
            found |= {method.upper() for method in operations}
    return sorted(found or {"GET"})


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return await _problem(request, ProblemError("bad_body", errors=invalid_parts(error.errors(), ("body",))))


async def _failed(request: Request, _: Exception) -> Response:
    return await _problem(request, ProblemError("failed"))


@cache
def examples() -> dict[str, dict[str, Any]]:
    """Give the examples of the OpenAPI document: ``METHOD path`` → what was sent and what was answered.

    They are real answers, written by ``scripts/build_service_examples.py``.
    """
    text = files("subrule.service").joinpath("examples.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, Any]] = json.loads(text)
    return found


def _with_examples(document: dict[str, Any]) -> dict[str, Any]:
    for name, example in examples().items():
        method, _, path = name.partition(" ")
        operation = document["paths"][path][method.lower()]
        for parameter in operation.get("parameters", ()):
            if parameter["name"] in example.get("parameters", {}):
                parameter["example"] = example["parameters"][parameter["name"]]
        if "body" in example:
            operation["requestBody"]["content"][example["type"]]["example"] = example["body"]
        content = operation["responses"]["200"]["content"]
        content[next(iter(content))]["example"] = example["answer"]
    for path in document["paths"].values():
        for operation in path.values():
            if isinstance(operation, dict) and "responses" in operation:
                _plain_problems(operation["responses"])
    return document


def _plain_problems(responses: dict[str, Any]) -> None:
    """Leave one description of problems, with their own media type, where the framework adds its own."""
    responses.pop("422", None)
    content = responses["default"]["content"]
    content[MEDIA_TYPE] = {"schema": {"$ref": "#/components/schemas/ProblemBody"}}
    content.pop("application/json", None)
