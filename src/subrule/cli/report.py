"""`subrule report`: everything needed to repeat an answer, in one file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer


def command(
    *,
    last: Annotated[
        bool, typer.Option("--last", help="Report the last answer of ask (the default).")
    ] = False,
    answer: Annotated[
        Path | None,
        typer.Option("--answer", help="Report this answer: what ask --json printed, or a file of batch."),
    ] = None,
    answer_id: Annotated[
        str | None, typer.Option("--id", help="With --answer: id of the answer in a file of several.")
    ] = None,
    replay: Annotated[
        Path | None, typer.Option("--replay", help="Ask the question of this report again and compare.")
    ] = None,
    out: Annotated[Path, typer.Option("--out", "-o", help="File to write; - prints it.")] = Path(
        "subrule-report.json"
    ),
    as_json: Annotated[bool, typer.Option("--json", help="Print what was done as JSON.")] = False,
) -> None:
    """Write question, reading, versions, settings and answer to one file, or repeat such a file.

    With --replay it ends with status 1 if the answer differs.
    """
    from subrule.answering.judge import Judge  # noqa: PLC0415
    from subrule.answering.report import report_file, report_last  # noqa: PLC0415
    from subrule.cli.output import print_json  # noqa: PLC0415
    from subrule.errors import InputError  # noqa: PLC0415

    if sum((last, answer is not None, replay is not None)) > 1:
        raise InputError(
            "--last, --answer and --replay exclude each other; give one of them", code="wrong_use"
        )
    if answer_id is not None and answer is None:
        raise InputError("--id needs --answer FILE; give both or none", code="wrong_use")
    judge = Judge.open()
    if replay is not None:
        _replay(judge, replay, as_json=as_json)
        return
    report = report_file(judge, answer, answer_id) if answer is not None else report_last(judge)
    if str(out) == "-":
        sys.stdout.write(report.to_json())
        return
    try:
        with out.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(report.to_json())
    except FileExistsError:
        raise InputError(f"{out}: exists already; choose another --out") from None
    except OSError as error:
        raise InputError(f"{out}: cannot be written ({error.strerror}); choose another --out") from None
    if as_json:
        print_json({"report": str(out), "reproduced": report.reproduced})
    else:
        print(f"{out}: written; asking again gives {'the same' if report.reproduced else 'another'} answer")


def _replay(judge: object, path: Path, *, as_json: bool) -> None:
    from subrule.answering.judge import Judge  # noqa: PLC0415
    from subrule.answering.report import differing_versions, load_report, replay  # noqa: PLC0415
    from subrule.cli.output import print_json  # noqa: PLC0415

    assert isinstance(judge, Judge)
    report = load_report(path)
    same = replay(report, judge)
    differing = differing_versions(report, judge)
    if as_json:
        print_json({"report": str(path), "same": same, "differing": differing})
    else:
        print(f"{path}: {'the same answer' if same else 'another answer'}")
        for line in differing:
            print(f"  {line}")
    if not same:
        raise typer.Exit(1)
