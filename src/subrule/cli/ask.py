"""`subrule ask`: a question in free text, answered in its language."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from subrule.answering.answer import Answer


def command(
    question: Annotated[
        list[str], typer.Argument(help="The question; - reads it from standard input.", metavar="QUESTION")
    ],
    *,
    lang: Annotated[
        str | None, typer.Option("--lang", "-l", help="es, fr or en (default: the question's own language).")
    ] = None,
    passages: Annotated[
        bool, typer.Option("--passages", help="Add the nearest rules also where the engine decides.")
    ] = False,
    explain: Annotated[
        bool, typer.Option("--explain", help="Show concepts, what was used, and what was not.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")] = False,
) -> None:
    """Answer a question about the rules or a game situation."""
    from subrule.answering.judge import Judge  # noqa: PLC0415
    from subrule.answering.report import keep_last  # noqa: PLC0415
    from subrule.cli.output import console, print_json, warn  # noqa: PLC0415

    text = sys.stdin.read().strip() if question == ["-"] else " ".join(question)
    judge = Judge.open()
    for problem in judge.library.problems:
        warn(problem)
    answer = judge.ask(text, lang, passages=passages)
    keep_last(answer, lang, passages=passages)
    if as_json:
        print_json(answer.to_dict())
        return
    from subrule.cli.answer_view import AnswerView  # noqa: PLC0415

    AnswerView(console(), answer.language).show(answer)
    if explain:
        _explain(judge, text, answer)


_MEANINGS = 8
"""How many of the likeliest meanings are listed."""


def _explain(judge: object, text: str, answer: Answer) -> None:
    from subrule.answering.judge import Judge  # noqa: PLC0415
    from subrule.cli.output import console  # noqa: PLC0415

    assert isinstance(judge, Judge)
    read = judge.read(text, answer.language)
    line = read.line
    if line is None:
        return
    out = console()
    out.print()
    for index, token in enumerate(line.tokens):
        mark = "used" if index in line.used else "    "
        out.print(f"  {mark}  {token.text:<24} {', '.join(token.concepts)}")
    if read.readings:
        return
    out.print()
    worded = read.worded or text
    for meaning in judge.likeness(worded).meanings[:_MEANINGS]:
        out.print(f"  {meaning.chance:.2f}  {meaning.kind:<9}  {meaning.name}")
    out.print()
    for candidate, chance in sorted(judge.weighed(worded, answer.language), key=lambda w: -w[1])[:_MEANINGS]:
        turned = "the opposite of " if candidate.opposite else ""
        out.print(f"  {chance:.2f}  {candidate.verdict:<9}  {turned}{candidate.meaning.name}")
