"""`subrule index`: build the search index, or say how it stands."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import TYPE_CHECKING, Annotated, Any, Self

import typer

if TYPE_CHECKING:
    from rich.console import Console

app = typer.Typer(no_args_is_help=True)

ModelOption = Annotated[
    str | None,
    typer.Option("--model", help="Another sentence-transformers model, by name or folder.", metavar="NAME"),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.command("build", help="Compute the vectors that are missing.")
def build(*, model: ModelOption = None, as_json: JsonOption = False) -> None:
    """Bring the index up to date: every text at hand gets its vector, once."""
    import time  # noqa: PLC0415

    from subrule.corpus.library import Library  # noqa: PLC0415
    from subrule.retrieval.embedding import load_embedder  # noqa: PLC0415
    from subrule.retrieval.index import Index  # noqa: PLC0415

    started = time.perf_counter()
    with Library.open() as library, Progress() as progress:
        index = Index.open(library, load_embedder(model), missing="build", progress=progress)
    facts = {
        "model": index.model_id,
        "texts": len(index.rows),
        "numbers": len({row.number for row in index.rows}),
        "embedded": progress.done,
        "seconds": round(time.perf_counter() - started, 1),
    }
    _tell(facts, as_json=as_json)


@app.command("info", help="Say what the index holds and whether it is current.")
def info(*, model: ModelOption = None, as_json: JsonOption = False) -> None:
    """Say what the index holds, for which model, and what is missing."""
    from subrule.corpus.library import Library  # noqa: PLC0415
    from subrule.retrieval.index import describe  # noqa: PLC0415
    from subrule.retrieval.model import embedded_model_id  # noqa: PLC0415

    if model is None:
        model_id = embedded_model_id()
    else:
        from subrule.retrieval.embedding import load_embedder  # noqa: PLC0415

        model_id = load_embedder(model).model_id
    with Library.open() as library:
        _tell(describe(library, model_id), as_json=as_json)


def _tell(facts: dict[str, Any], *, as_json: bool) -> None:
    from subrule.cli.output import console, print_json  # noqa: PLC0415

    if as_json:
        print_json(facts)
        return
    from rich.table import Table  # noqa: PLC0415

    table = Table.grid(padding=(0, 2))
    for name, value in facts.items():
        shown = ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else str(value)
        table.add_row(name.replace("_", " "), shown)
    console().print(table)


class Progress:
    """A bar on standard error while texts are embedded; on no terminal, a line at the start.

    Attributes:
        done: texts embedded so far.
    """

    def __init__(self) -> None:
        self.done = 0
        self._bar: Any = None
        self._task: Any = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def __call__(self, done: int, total: int) -> None:
        """Take note of what is done.

        Args:
            done: texts embedded.
            total: texts to embed.
        """
        if self.done == 0:
            self._start(total)
        self.done = done
        if self._bar is not None:
            self._bar.update(self._task, completed=done)

    def _start(self, total: int) -> None:
        from subrule.cli.output import console  # noqa: PLC0415

        screen: Console = console(stderr=True)
        if not sys.stderr.isatty():
            print(f"subrule: embedding {total} new texts (once) …", file=sys.stderr)
            return
        from rich.progress import Progress as Bar  # noqa: PLC0415

        self._bar = Bar(console=screen, transient=True)
        self._task = self._bar.add_task("embedding new texts (once)", total=total)
        self._bar.start()
