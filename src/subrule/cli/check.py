"""`subrule check`: rule on scenario files, and tell whether they end as they expect."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from subrule.cli.output import chosen_language, console, print_json, warn
from subrule.errors import InputError

if TYPE_CHECKING:
    from rich.console import Console
    from rich.tree import Tree

    from subrule.answering.answer import Answer
    from subrule.engine.ruling import Ruling
    from subrule.engine.scenario import Scenario


def command(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE…", help="Scenario files (YAML).", show_default=False)
    ] = None,
    *,
    lang: Annotated[
        str | None, typer.Option("--lang", "-l", help="es, fr or en (default: your locale).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the answers as JSON.")] = False,
    trace: Annotated[
        bool, typer.Option("--trace", help="Show which rules were tried, and why some gave way.")
    ] = False,
    schema: Annotated[
        bool, typer.Option("--schema", help="Print the JSON Schema of the scenario file and stop.")
    ] = False,
) -> None:
    """Rule on scenario files, and compare with what they expect.

    One file is answered at length, several with a line each. Ends with status 1 if an expectation is
    not met, with 2 for a file that is no scenario.
    """
    if schema:
        from subrule.engine.scenario_format import json_schema  # noqa: PLC0415 - import cost only where needed

        print_json(json_schema())
        return
    if not files:
        raise InputError("no file given; write subrule check FILE, or subrule check --schema")
    from subrule.answering.judge import Judge  # noqa: PLC0415
    from subrule.answering.look_up import check_object  # noqa: PLC0415
    from subrule.engine.expectation import unmet  # noqa: PLC0415
    from subrule.engine.scenario_file import load_scenario  # noqa: PLC0415

    language = chosen_language(lang)
    scenarios = [(path, load_scenario(path)) for path in files]
    judge = Judge.open()
    for problem in judge.library.problems:
        warn(problem)
    reports: list[dict[str, Any]] = []
    failed = False
    for path, scenario in scenarios:
        answer, ruling = judge.check(scenario, language, trace=trace)
        lines = unmet(scenario.expect, ruling)
        failed = failed or bool(lines)
        if as_json:
            reports.append(check_object(answer, ruling, lines, trace=trace, file=str(path)))
        elif len(scenarios) == 1:
            _show(console(), path, scenario, answer)
        else:
            _show_line(console(), path, answer)
        if not as_json:
            _show_unmet(console(), lines)
            if trace:
                console().print(_tree(ruling))
    if as_json:
        print_json(reports[0] if len(reports) == 1 else reports)
    if failed:
        raise typer.Exit(1)


def _show(out: Console, path: Path, scenario: Scenario, answer: Answer) -> None:
    from subrule.cli.answer_view import AnswerView  # noqa: PLC0415

    out.print(scenario.title or str(path), style="bold")
    out.print()
    AnswerView(out, answer.language).show(answer)


def _show_line(out: Console, path: Path, answer: Answer) -> None:
    numbers = f"  {', '.join(answer.decisive)}" if answer.decisive else ""
    out.print(f"{answer.verdict:<10}{path}{numbers}", soft_wrap=True)


def _show_unmet(out: Console, lines: tuple[str, ...]) -> None:
    for line in lines:
        out.print(f"NOT AS EXPECTED: {line}", style="red")


def _tree(ruling: Ruling) -> Tree:
    """The rules that were tried, a branch for each run of questions at one moment."""
    from rich.tree import Tree  # noqa: PLC0415

    tree = Tree("rules tried")
    moment, branch = "", tree
    for tried in ruling.tried:
        if tried.moment not in (moment, "override"):
            moment = tried.moment
            branch = tree.add(moment)
        if tried.reason:
            how = f"gave way to {tried.reason}"
        else:
            how = "applied" if tried.applied else "did not apply"
        about = f" to {tried.subject}" if tried.subject else ""
        branch.add(f"{tried.number} {how}{about if not tried.reason else ''}")
    return tree
