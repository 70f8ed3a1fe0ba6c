"""`subrule cite`: a number of an older text turned into today's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from subrule.corpus.editions import Concordance
    from subrule.corpus.number import RuleNumber


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


def citation(known: Concordance, number: RuleNumber, edition: str) -> dict[str, Any]:
    """Make the object that ``cite --json`` prints.

    Args:
        known: the concordance.
        number: the number as the older text prints it.
        edition: any date; the edition in force then.

    Returns:
        ``number`` and ``mark`` of today (both None where nothing certain is known), ``edition`` in force,
        ``was``, ``certain``, ``method``, ``score``, ``candidates``, ``ending`` (how it ended, or None) and
        ``split`` (today's rules made from parts of it).

    Raises:
        InputError: if the date is none or too early, or that edition has no such number.
    """
    from subrule.errors import InputError  # noqa: PLC0415

    date = known.edition_at(edition)
    match, ending = known.to_reference(date, number), known.ending(date, number)
    if match is None and ending is None:
        raise InputError(f"the text of {date} has no rule {number}", code="unknown_rule")
    certain = match is not None and match.certain
    return {
        "number": str(match.number) if match is not None and certain else None,
        "mark": match.mark if match is not None and certain else None,
        "edition": date,
        "was": str(number),
        "certain": certain,
        "method": None if match is None else match.method,
        "score": None if match is None else match.score,
        "candidates": [] if certain else [str(c.number) for c in known.candidates(date, number)],
        "ending": None
        if ending is None
        else {
            "kind": ending.kind,
            "last": ending.last,
            "gone": ending.gone,
            "number": str(ending.number),
            "other": None if ending.other is None else str(ending.other),
        },
        "split": [str(part) for part in known.split_off(date, number)],
    }


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
