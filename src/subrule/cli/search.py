"""`subrule search`: rules by meaning, in any of the languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from subrule.retrieval.search import Hit


def command(
    query: Annotated[str, typer.Argument(help="A question or words, in any language.", metavar="QUERY")],
    *,
    count: Annotated[int, typer.Option("-k", "--count", min=1, max=1000, help="How many rules.")] = 10,
    lang: Annotated[
        str | None, typer.Option("--lang", "-l", help="es, fr or en (default: your locale).")
    ] = None,
    model: Annotated[
        str | None,
        typer.Option(
            "--model", help="Another sentence-transformers model, by name or folder.", metavar="NAME"
        ),
    ] = None,
    hnsw: Annotated[
        bool,
        typer.Option("--hnsw", help="Approximate search, for over 100,000 texts; its graph is built once."),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help='Print JSON: {"results": [ … ]}.')] = False,
) -> None:
    """Find the rules nearest in meaning to a question or words."""
    from subrule.answering.look_up import search_object  # noqa: PLC0415
    from subrule.cli.index import Progress  # noqa: PLC0415
    from subrule.cli.output import chosen_language, print_json, warn  # noqa: PLC0415
    from subrule.corpus.library import Library  # noqa: PLC0415
    from subrule.retrieval.embedding import load_embedder  # noqa: PLC0415
    from subrule.retrieval.search import Searcher  # noqa: PLC0415

    language = chosen_language(lang)
    with Library.open() as library, Progress() as progress:
        searcher = Searcher(library, load_embedder(model), progress=progress, graph=hnsw)
        hits = searcher.search(query, language, count)
    if as_json:
        print_json(search_object(hits))
        return
    if not hits:
        warn("the query has no words; nothing was searched")
        return
    _show(hits)


def _show(hits: list[Hit]) -> None:
    from rich.table import Table  # noqa: PLC0415 - not for output that is JSON
    from rich.text import Text  # noqa: PLC0415

    from subrule.cli.output import console  # noqa: PLC0415

    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    table.add_column(no_wrap=True, style="dim", justify="right")
    table.add_column(overflow="fold")
    for hit in hits:
        table.add_row(Text(str(hit.number)), Text(f"{hit.score:.3f}"), Text(hit.text or "—"))
    console().print(table)
