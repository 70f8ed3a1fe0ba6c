"""`subrule mcp`: the judge as tools for language models, over standard input and output."""

from __future__ import annotations

from typing import Annotated

import typer

MISSING = "this needs the extra mcp; install it with: pip install 'subrule[mcp]'"


def command(
    *,
    lang: Annotated[
        str | None,
        typer.Option(
            "--lang",
            "-l",
            help="es, fr or en: descriptions, and texts unless a call says (default: your locale).",
        ),
    ] = None,
    workers: Annotated[int, typer.Option("--workers", min=1, max=64, help="Processes that judge.")] = 1,
) -> None:
    """Serve tools to a program with a language model, which starts this command and talks to it by pipes.

    The tools: ask, check_scenario, rule, search, glossary, cite, history. Limits are those of subrule serve
    (serve.toml, variables SUBRULE_SERVE_…). docs/mcp.md tells how to set it up.
    """
    require_extra()
    from subrule.cli.output import chosen_language  # noqa: PLC0415
    from subrule.service.mcp import serve_stdio  # noqa: PLC0415
    from subrule.service.settings import load_settings  # noqa: PLC0415

    serve_stdio(load_settings(workers=workers), chosen_language(lang))


def require_extra() -> None:
    """Refuse to go on where the extra is not installed.

    Raises:
        InputError: naming the extra.
    """
    from importlib.util import find_spec  # noqa: PLC0415

    from subrule.errors import InputError  # noqa: PLC0415

    if any(find_spec(name) is None for name in ("mcp", "pydantic_settings")):
        raise InputError(MISSING, code="missing_extra")
