"""`subrule cite`: a number of an older text turned into today's."""

from __future__ import annotations

from typing import Annotated, Any

import typer


def command(
    numbers: Annotated[
        list[str], typer.Argument(help="Numbers as the older text prints them.", metavar="NUMBER…")
    ],
    *,
    edition: Annotated[
        str, typer.Option("--edition", "-e", help="Date of the older text, 2010-02-01.", metavar="DATE")
    ],
    lang: Annotated[
        str | None, typer.Option("--lang", "-l", help="es, fr or en (default: your locale).")
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print JSON: one object, or a list for several.")
    ] = False,
) -> None:
    """Turn old citations into today's numbers, each with a mark: same, extended or changed.

    Taken is the edition in force on the date. What has no sure counterpart today is said, with candidates.
    """
    from subrule.answering.look_up import citation  # noqa: PLC0415
    from subrule.cli.output import chosen_language, console, labels, print_json  # noqa: PLC0415
    from subrule.cli.rule import read_numbers  # noqa: PLC0415
    from subrule.corpus.editions import concordance  # noqa: PLC0415

    language = chosen_language(lang)
    found = [citation(concordance(), number, edition) for number in read_numbers(numbers)]
    if as_json:
        print_json(found[0] if len(found) == 1 else found)
        return
    words, page = labels(language, "cite"), console()
    for each in found:
        for line in _sentences(each, words):
            page.print(line)


def _sentences(found: dict[str, Any], words: dict[str, str]) -> list[str]:
    ending = found["ending"]
    values = {name: found[name] for name in ("was", "edition", "number")}
    if found["certain"]:
        key = "merged" if ending is not None else found["mark"]
    elif found["candidates"]:
        key = "uncertain"
        values["candidates"] = ", ".join(found["candidates"])
    else:
        key = "retired" if ending["kind"] == "retired" else "uncertain_gone"
        values |= {"last": ending["last"], "number": ending["number"]}
    lines = [words[key].format(**values) + "."]
    if found["split"]:
        lines.append("  " + words["split"].format(numbers=", ".join(found["split"])) + ".")
    return lines
