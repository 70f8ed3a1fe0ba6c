"""`subrule history`: how a rule came to be what it is, edition by edition."""

from __future__ import annotations

from typing import Annotated, Any

import typer


def command(
    number: Annotated[list[str], typer.Argument(help="A rule number: 303.4d.", metavar="NUMBER")],
    *,
    edition: Annotated[
        str | None,
        typer.Option("--edition", "-e", help="Date of the text whose number it is.", metavar="DATE"),
    ] = None,
    wording: Annotated[
        bool, typer.Option("--wording/--no-wording", help="Show the wordings of the loaded texts.")
    ] = True,
    lang: Annotated[
        str | None, typer.Option("--lang", "-l", help="es, fr or en (default: your locale).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show when a rule was created, moved and edited.

    Works without texts, by number and fingerprint; wordings are shown for the English texts that are loaded.
    """
    from subrule.answering.look_up import life  # noqa: PLC0415
    from subrule.cli.output import chosen_language, print_json  # noqa: PLC0415
    from subrule.cli.rule import read_numbers  # noqa: PLC0415
    from subrule.corpus.editions import concordance  # noqa: PLC0415
    from subrule.errors import InputError  # noqa: PLC0415

    language = chosen_language(lang)
    wanted = read_numbers(number)
    if len(wanted) != 1:
        raise InputError("give one rule number", code="bad_number")
    found = life(concordance(), wanted[0], edition, wording=wording)
    if as_json:
        print_json(found)
        return
    _show(found, language, wording=wording)


def _show(found: dict[str, Any], language: str, *, wording: bool) -> None:
    from rich.padding import Padding  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    from subrule.cli.diff import marked  # noqa: PLC0415
    from subrule.cli.output import console, labels  # noqa: PLC0415
    from subrule.corpus.edition_texts import compare_words  # noqa: PLC0415

    page, words = console(), labels(language, "history")
    today = words["now"].format(number=found["today"]) if found["today"] else words["gone"]
    page.print(Text(found["number"], "bold cyan") + Text(f"  {found['edition']} · {today}", "dim"))
    page.print("  " + words["known"].format(**found["since"]))
    if not found["events"]:
        page.print("  " + words["unchanged"])
    lines: dict[str, list[str]] = {}
    for event in found["events"]:
        lines.setdefault(event["edition"], []).append(words[_label(event)].format(**event))
    texts = {each["edition"]: each for each in found["wordings"]}
    before = ""
    for edition in sorted({*lines, *texts}):
        happened = "; ".join(lines.get(edition, []))
        page.print(Text(f"  {edition}", "bold") + Text(f"  {happened}" if happened else ""))
        if edition in texts:
            text = texts[edition]["text"]
            body = marked(compare_words(before, text)) if before else Text(text)
            page.print(Padding(Text(texts[edition]["number"] + " ", "cyan") + body, (0, 0, 0, 4)))
            before = text
    if wording and not texts:
        page.print(Text("  " + words["no_text"], "yellow"))


def _label(event: dict[str, Any]) -> str:
    kind = str(event["kind"])
    if kind == "split":
        return "split_off" if event["of_other"] else "split_from"
    if kind == "merged":
        return "merged_here" if event["of_other"] else "merged_into"
    return kind if event["certain"] else f"{kind}_uncertain"
