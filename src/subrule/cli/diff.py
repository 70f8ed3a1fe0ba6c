"""`subrule diff`: what differs between two editions, word by word where their texts are loaded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.text import Text

    from subrule.corpus.edition_texts import Piece
    from subrule.corpus.editions import Concordance
    from subrule.corpus.number import RuleNumber


def command(
    old: Annotated[str, typer.Argument(help="Date of the older text.", metavar="OLD")],
    new: Annotated[str, typer.Argument(help="Date of the newer text.", metavar="NEW")],
    *,
    section: Annotated[
        str | None, typer.Option("--section", "-s", help="Only this chapter, section or rule: 702.")
    ] = None,
    lang: Annotated[
        str | None, typer.Option("--lang", "-l", help="es, fr or en (default: your locale).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show what differs between two editions.

    With both English texts loaded the words are compared; without them the numbers that differ are listed.
    """
    from subrule.cli.output import chosen_language, print_json  # noqa: PLC0415
    from subrule.corpus.editions import concordance  # noqa: PLC0415
    from subrule.corpus.number import NumberError, RuleNumber  # noqa: PLC0415
    from subrule.errors import InputError  # noqa: PLC0415

    language = chosen_language(lang)
    try:
        only = RuleNumber.parse(section) if section else None
    except NumberError as error:
        raise InputError(str(error), code="bad_number") from error
    found = differences(concordance(), old, new, only)
    if as_json:
        print_json(found)
        return
    _show(found, language)


def differences(known: Concordance, old: str, new: str, only: RuleNumber | None = None) -> dict[str, Any]:
    """Make the object that ``diff --json`` prints.

    Args:
        known: the concordance.
        old: date of the older edition.
        new: date of the newer one.
        only: chapter, section or rule to keep to.

    Returns:
        ``old`` and ``new`` (editions in force), ``words`` (whether both texts are loaded) and ``changes``:
        each with ``was``, ``now``, ``kinds`` and ``diff``, a list of [sign, words] or None.

    Raises:
        InputError: if a date is none or too early, or the first is not the earlier.
    """
    from subrule.corpus.edition_texts import (  # noqa: PLC0415
        changes_between,
        compare_words,
        loaded_editions,
        texts_of,
        under,
    )
    from subrule.errors import InputError  # noqa: PLC0415

    newer = [edition for edition in loaded_editions() if edition > known.editions()[-1]]
    before, after = (date if date in newer else known.edition_at(date) for date in (old, new))
    if before >= after:
        raise InputError(f"{old} and {new} are the texts of {before} and {after}; give the older one first")
    texts_old, texts_new = texts_of(before), texts_of(after)
    loaded = texts_old is not None and texts_new is not None
    changes = []
    for change in changes_between(before, after, known):
        if only is not None and not (under(change.was, only) or under(change.now, only)):
            continue
        diff = None
        if texts_old is not None and texts_new is not None:
            mine = texts_old.get(change.was, "") if change.was else ""
            theirs = texts_new.get(change.now, "") if change.now else ""
            diff = [list(piece) for piece in compare_words(mine, theirs)]
        changes.append(
            {
                "was": None if change.was is None else str(change.was),
                "now": None if change.now is None else str(change.now),
                "kinds": list(change.kinds),
                "diff": diff,
            }
        )
    return {"schema": 1, "old": before, "new": after, "words": loaded, "changes": changes}


def marked(pieces: Sequence[Piece]) -> Text:
    """Style a comparison: ``[-old-]`` red, ``{+new+}`` green; the brackets tell them apart without colour."""
    from rich.text import Text  # noqa: PLC0415

    from subrule.corpus.edition_texts import joined  # noqa: PLC0415

    styles = {"=": "", "-": "red", "+": "green"}
    return Text(" ").join(Text(joined([piece]), styles[piece.sign]) for piece in pieces)


def _show(found: dict[str, Any], language: str) -> None:
    from rich.padding import Padding  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    from subrule.cli.output import console, labels  # noqa: PLC0415
    from subrule.corpus.edition_texts import Piece  # noqa: PLC0415

    page, words, changes = console(), labels(language, "diff"), found["changes"]
    page.print(Text(f"{found['old']} → {found['new']}", "bold"))
    if not changes:
        page.print(words["none"].format(**found))
        return
    for change in changes:
        page.print(_line(change, words))
        if change["diff"] is not None:
            pieces = _shortened([Piece(*piece) for piece in change["diff"]])
            page.print(Padding(marked(pieces), (0, 0, 0, 4)))
    counted = {
        kind: sum(kind in c["kinds"] for c in changes) for kind in ("created", "retired", "moved", "edited")
    }
    references = sum("renumbered_references" in c["kinds"] for c in changes)
    page.print(Text(words["counts"].format(**counted, references=references), "dim"))
    if not found["words"]:
        page.print(Text(words["no_text"], "yellow"))


def _line(change: dict[str, Any], words: dict[str, str]) -> Text:
    from rich.text import Text  # noqa: PLC0415

    kinds = ", ".join(words[kind].format(was=change["was"]) for kind in change["kinds"])
    return Text(change["now"] or change["was"], "cyan") + Text(f"  {kinds}", "dim")


def _shortened(pieces: list[Piece]) -> list[Piece]:
    """Keep a few words around each change; a wording that is all new or all gone stays whole."""
    from subrule.corpus.edition_texts import Piece  # noqa: PLC0415

    short: list[Piece] = []
    for place, piece in enumerate(pieces):
        words = piece.words.split()
        if piece.sign == "=" and len(words) > 2 * _AROUND:
            head = words[:_AROUND] if place else []
            tail = words[-_AROUND:] if place + 1 < len(pieces) else []
            piece = Piece("=", " ".join([*head, "…", *tail]))  # noqa: PLW2901
        short.append(piece)
    return short


_AROUND = 8
