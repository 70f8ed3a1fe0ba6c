"""`subrule glossary`: a game term in the three languages, the rule that defines it, the official entry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.console import Console


_MOST_VARIANTS = 12


def command(
    term: Annotated[
        list[str], typer.Argument(help="A term in any language, or a concept id: hexproof, «toque mortal» …")
    ],
    *,
    lang: Annotated[
        str | None, typer.Option("--lang", "-l", help="Look only among the words of es, fr or en.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show a game term in the three languages, its variants, its rule and its official glossary entry.

    A number after a form is how many cards up to 2018 print it in this sense; "?" marks an official
    term that none of the given sources confirms.
    """
    from subrule.answering.look_up import glossary_object  # noqa: PLC0415
    from subrule.cli.output import chosen_language, console, print_json  # noqa: PLC0415
    from subrule.corpus.library import Library  # noqa: PLC0415
    from subrule.lexicon import Lexicon  # noqa: PLC0415

    wanted = " ".join(term).strip()
    with Library.open() as library:
        shown = glossary_object(
            Lexicon.load(), library, wanted, None if lang is None else chosen_language(lang)
        )
    if as_json:
        print_json(shown)
        return
    screen = console()
    for place, result in enumerate(shown["results"]):
        if place:
            screen.print()
        _show(screen, result)
    _show_official(screen, shown["official"])


def _show(screen: Console, result: dict[str, Any]) -> None:
    from rich.padding import Padding  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    head = Text(result["concept"], style="bold")
    if result["rule"]:
        head.append(f"  CR {result['rule']}", style="cyan")
    if not result["found"]["exact"]:
        head.append(f"  ≈ {result['found']['form']}", style="dim")
    screen.print(head)
    for language, term in result["terms"].items():
        line = Text(f"{language}  ", style="dim")
        line.append(term["term"], style="bold")
        line.append(_marks(term))
        variants = [f"{v['form']}{_count(v)}" for v in term["variants"]]
        if variants:
            more = " …" if len(variants) > _MOST_VARIANTS else ""
            line.append(" · " + ", ".join(variants[:_MOST_VARIANTS]) + more)
        screen.print(Padding(line, (0, 0, 0, 2)))
    _show_official(screen, result["official"])


def _marks(term: dict[str, Any]) -> str:
    gender = f" ({term['gender']})" if term["gender"] else ""
    return gender + (" ?" if term["source"] == "unverified" else _count(term))


def _count(form: dict[str, Any]) -> str:
    return f" {form['printed']}" if form["printed"] else ""


def _show_official(screen: Console, entries: list[dict[str, Any]]) -> None:
    from rich.padding import Padding  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    for entry in entries:
        edition = f", {entry['edition']}" if entry["edition"] else ""
        screen.print(
            Text(f"{entry['term']} ({entry['language']}, {entry['wording']}{edition})", style="cyan")
        )
        for paragraph in entry["text"].split("\n"):
            screen.print(Padding(Text(paragraph), (0, 0, 0, 2)))
