"""Routes for whoever runs the service: is it alive, can it answer, what does it count."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from subrule.service.metrics import CONTENT_TYPE
from subrule.service.models import Health
from subrule.service.problems import too_busy
from subrule.service.state import service_of
from subrule.service.work import encoded

router = APIRouter(tags=["running"])


@router.get("/healthz", response_model=Health, summary="Whether the service runs")
async def healthz() -> Response:
    """Tell that the service runs."""
    return Response(encoded({"status": "ok"}), 200, {"Cache-Control": "no-store"}, "application/json")


@router.get("/readyz", response_model=Health, summary="Whether the service can answer")
async def readyz(request: Request) -> Response:
    """Tell whether at least one judging process is ready."""
    if not service_of(request).judges.ready:
        raise too_busy("not_ready", 1.0)
    return Response(encoded({"status": "ready"}), 200, {"Cache-Control": "no-store"}, "application/json")


@router.get(
    "/metrics",
    summary="Counters for Prometheus",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def metrics(request: Request) -> Response:
    """Give what the service counts."""
    return Response(
        service_of(request).metrics.text(), 200, {"Cache-Control": "no-store"}, media_type=CONTENT_TYPE
    )
