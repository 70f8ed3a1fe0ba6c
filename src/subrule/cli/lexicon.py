"""`subrule lexicon`: the lexicon looked at as data."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from subrule.lexicon.check import Report

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)


@app.callback()
def _group() -> None:
    """Look at the lexicon as data."""


@app.command("check")
def check_command(
    *,
    folder: Annotated[
        Path | None, typer.Option("--folder", help="A folder like corpus/lexicon (default: the shipped one).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Find collisions of forms, headings of 701 and 702 and types without an entry, and other damage.

    Ends with status 1 where there is an error.
    """
    from subrule.cli.output import print_json  # noqa: PLC0415
    from subrule.lexicon.check import check  # noqa: PLC0415
    from subrule.paths import shipped  # noqa: PLC0415

    report = check(shipped("corpus") / "lexicon" if folder is None else folder)
    if as_json:
        print_json({"errors": report.errors, "counts": report.counts, "intended": report.intended})
    else:
        _show(report)
    if report.errors:
        raise typer.Exit(1)


def _show(report: Report) -> None:
    from subrule.cli.output import console  # noqa: PLC0415

    screen = console()
    for error in report.errors:
        screen.print(error)
    screen.print(f"{report.counts['concepts']} concepts, {len(report.errors)} errors")
    for language, counts in report.counts.items():
        if isinstance(counts, dict):
            screen.print(
                f"{language}: {counts['written']} written forms ({counts['written_printed']} printed, "
                f"{counts['written_page']} page, {counts['written_unverified']} unverified), "
                f"{counts['forms']} with inflected ones, {len(report.intended[language])} shared on purpose"
            )
