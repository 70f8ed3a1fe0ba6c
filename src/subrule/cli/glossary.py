"""`subrule glossary`: a game term in the three languages, the rule that defines it, the official entry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from subrule.corpus.library import Library
    from subrule.lexicon import Form, Found, Lexicon

_MOST_RESULTS = 5
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
    from subrule.cli.output import chosen_language, console, print_json  # noqa: PLC0415
    from subrule.corpus.library import Library  # noqa: PLC0415
    from subrule.errors import InputError  # noqa: PLC0415
    from subrule.lexicon import Lexicon  # noqa: PLC0415

    wanted = " ".join(term).strip()
    lexicon = Lexicon.load()
    found = lexicon.find(wanted, None if lang is None else chosen_language(lang))[:_MOST_RESULTS]
    with Library.open() as library:
        results = [entry_object(lexicon, library, one, wanted) for one in found]
        loose = [] if found else official_entries(library, [wanted])
    if not results and not loose:
        raise InputError(
            f"no term like {wanted!r} in the lexicon; search by meaning with: subrule search {wanted!r}",
            code="unknown_term",
        )
    if as_json:
        print_json({"term": wanted, "results": results, "official": loose})
        return
    screen = console()
    for place, result in enumerate(results):
        if place:
            screen.print()
        _show(screen, result)
    _show_official(screen, loose)


def entry_object(lexicon: Lexicon, library: Library, found: Found, wanted: str) -> dict[str, Any]:
    """Give what is known of one concept as JSON shows it.

    Args:
        lexicon: the lexicon.
        library: the texts at hand.
        found: the concept, as it was found.
        wanted: the term that was asked for.
    """
    from subrule.paths import LANGUAGES  # noqa: PLC0415

    rule = lexicon.definition_rule(found.concept)
    terms: dict[str, Any] = {}
    for language in LANGUAGES:
        term = lexicon.term(found.concept, language)
        forms = lexicon.forms(found.concept, language)
        terms[language] = {
            "term": term.text,
            "plural": term.plural,
            "gender": term.gender or None,
            "source": forms[0].source,
            "printed": forms[0].count,
            "variants": [_form_object(f) for f in forms[1:] if f.rank is not None],
        }
    names = [wanted, *(terms[language]["term"] for language in LANGUAGES)]
    return {
        "concept": found.concept,
        "kind": lexicon.kind(found.concept),
        "rule": str(rule) if rule else None,
        "found": {"language": found.language, "form": found.form, "exact": found.exact},
        "terms": terms,
        "official": official_entries(library, names),
    }


def official_entries(library: Library, names: list[str]) -> list[dict[str, Any]]:
    """Give the glossary entries at hand for any of some names, each once.

    Args:
        library: the texts at hand.
        names: terms, in any language.
    """
    entries = {
        (entry.source, entry.line): {
            "term": entry.term,
            "language": entry.language,
            "text": entry.text,
            "wording": entry.wording,
            "edition": entry.edition,
            "source": entry.source,
        }
        for name in dict.fromkeys(names)
        for entry in library.glossary(name)
    }
    return list(entries.values())


def _form_object(form: Form) -> dict[str, Any]:
    return {"form": form.text, "source": form.source, "printed": form.count}


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
