"""`subrule keys`: who may call the service."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from subrule.cli.serve import require_extra

if TYPE_CHECKING:
    from subrule.service.store import ServiceStore

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Make, list and remove keys.")

Name = Annotated[str, typer.Argument(help="Who the key is for.", metavar="NAME")]


@app.command("add")
def add(name: Name) -> None:
    """Make a key and print it; it is kept as a hash and cannot be shown again."""
    with _store() as store:
        print(store.add_key(name))


@app.command("list")
def list_keys() -> None:
    """List who has a key, and since when."""
    with _store() as store:
        for name, created in store.key_names():
            print(f"{created}  {name}")


@app.command("remove")
def remove(name: Name) -> None:
    """Make a key worthless at once."""
    with _store() as store:
        store.remove_key(name)


@contextmanager
def _store() -> Iterator[ServiceStore]:
    require_extra()
    from subrule.service.settings import load_settings  # noqa: PLC0415
    from subrule.service.store import ServiceStore  # noqa: PLC0415

    store = ServiceStore(load_settings().database)
    try:
        yield store
    finally:
        store.close()
