"""`subrule serve`: the judge over HTTP, and its page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

MISSING = "this needs the extra serve; install it with: pip install 'subrule[serve]'"


def command(
    *,
    host: Annotated[
        str | None, typer.Option("--host", help="Address to listen on (default: 127.0.0.1).")
    ] = None,
    port: Annotated[int | None, typer.Option("--port", help="Port to listen on (default: 8303).")] = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", help="Processes that judge (default: a processor each, up to 4)."),
    ] = None,
    require_key: Annotated[
        bool | None,
        typer.Option("--require-key/--no-key", help="Whether callers need a key (subrule keys add NAME)."),
    ] = None,
    rate: Annotated[
        int | None,
        typer.Option("--rate", help="Requests a minute for a key or address; 0: no limit."),
    ] = None,
    database: Annotated[
        Path | None, typer.Option("--database", help="SQLite file of conversations and keys.")
    ] = None,
    log_level: Annotated[
        str | None, typer.Option("--log-level", help="debug, info, warning or error (default: warning).")
    ] = None,
) -> None:
    """Serve the judge over HTTP, with a page at /, until it is told to stop.

    Further settings come from serve.toml in the folder of your data, or the file that SUBRULE_SERVE_CONFIG
    names, and from variables SUBRULE_SERVE_…; subrule doctor shows them. docs/service.md has the list.
    """
    require_extra()
    from subrule.service.judges import open_judge, start_early  # noqa: PLC0415
    from subrule.service.settings import load_settings  # noqa: PLC0415

    settings = load_settings(
        host=host,
        port=port,
        workers=workers,
        require_key=require_key,
        rate=rate,
        database=database,
        log_level=log_level,
    )
    started = start_early(settings.workers, open_judge)
    from subrule.service.server import serve  # noqa: PLC0415 - imported while the judges open

    serve(settings, started)


def require_extra() -> None:
    """Refuse to go on where the extra is not installed.

    Raises:
        MissingDataError: naming the extra.
    """
    from importlib.util import find_spec  # noqa: PLC0415

    from subrule.errors import InputError  # noqa: PLC0415

    wanted = ("fastapi", "uvicorn", "pydantic_settings", "prometheus_client")
    if any(find_spec(name) is None for name in wanted):
        raise InputError(MISSING, code="missing_extra")
