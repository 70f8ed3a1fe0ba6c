"""`subrule cards …`: load, list and remove files of card data."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from subrule.cards.loaded import Added, Progress

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False)

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.command("add")
def add(
    file: Annotated[
        Path, typer.Argument(help="MTGJSON's AtomicCards.json, or AtomicCards.json.gz.", metavar="FILE")
    ],
    name: Annotated[
        str | None, typer.Option("--name", help="Keep it under this name (default: the file's own).")
    ] = None,
    as_json: Json = False,
) -> None:
    """Load a file of card data; questions may then name its cards, in any language it has.

    A file of the same name that was loaded before is replaced once the new one is read to its end.
    """
    from subrule.cards.loaded import add_file  # noqa: PLC0415
    from subrule.cli.output import print_json  # noqa: PLC0415

    with _progress(shown=not as_json) as progress:
        added = add_file(file, name, progress)
    if as_json:
        print_json({"schema": 1, "added": _added(added)})
        return
    verb = "Loaded again" if added.replaced else "Loaded"
    dated = f", of {added.date}" if added.date else ""
    print(f"{verb} {added.name}{dated}: {added.cards:,} cards with {added.names:,} names.")


@app.command("list")
def list_files(as_json: Json = False) -> None:
    """List the loaded files."""
    from subrule.cards.loaded import cards_folder, loaded_files  # noqa: PLC0415
    from subrule.cards.store import CardStore  # noqa: PLC0415
    from subrule.cli.output import print_json  # noqa: PLC0415
    from subrule.errors import SubruleError  # noqa: PLC0415

    entries: list[dict[str, Any]] = []
    for file in loaded_files():
        entry: dict[str, Any] = {"name": file.name, "error": None}
        try:
            store = CardStore.open(file.path)
            meta = store.meta
            store.close()
            entry |= {"cards": int(meta["cards"]), "names": int(meta["names"])}
            entry |= {"date": meta.get("date") or None, "file": meta.get("file")}
        except SubruleError as error:
            entry["error"] = str(error)
        entries.append(entry)
    if as_json:
        print_json({"schema": 1, "folder": str(cards_folder()), "files": entries})
        return
    if not entries:
        print("No card file is loaded. Load one with: subrule cards add FILE")
    for entry in entries:
        dated = f", of {entry['date']}" if entry.get("date") else ""
        print(
            f"{entry['name']}  {entry['error']}"
            if entry["error"]
            else f"{entry['name']}  {entry['cards']:,} cards, {entry['names']:,} names{dated}"
        )


@app.command("remove")
def remove(
    name: Annotated[str, typer.Argument(help="A loaded file, as `subrule cards list` names it.")],
    as_json: Json = False,
) -> None:
    """Remove a loaded file."""
    from subrule.cards.loaded import remove_file  # noqa: PLC0415
    from subrule.cli.output import print_json  # noqa: PLC0415

    removed = remove_file(name)
    if as_json:
        print_json({"schema": 1, "removed": removed.name})
    else:
        print(f"Removed {removed.name}.")


def _added(one: Added) -> dict[str, Any]:
    return {
        "name": one.name,
        "cards": one.cards,
        "names": one.names,
        "date": one.date or None,
        "replaced": one.replaced,
        "seconds": round(one.seconds, 3),
    }


def _progress(*, shown: bool) -> AbstractContextManager[Progress | None]:
    """A bar on standard error; nothing where that is no terminal."""
    return _bar() if shown and sys.stderr.isatty() else _silent()


@contextmanager
def _silent() -> Iterator[None]:
    yield None


@contextmanager
def _bar() -> Iterator[Progress]:
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    from subrule.cli.output import console  # noqa: PLC0415

    columns = (
        BarColumn(),
        TextColumn("{task.percentage:>3.0f} %"),
        TextColumn("{task.fields[cards]:,} cards"),
    )
    with Progress(*columns, TimeRemainingColumn(), console=console(stderr=True), transient=True) as bar:
        task = bar.add_task("cards", total=None, cards=0)

        def show(done: int, size: int, cards: int) -> None:
            bar.update(task, completed=done, total=size, cards=cards)

        yield show
