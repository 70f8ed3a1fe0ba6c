"""`subrule card`: a loaded card by its name in any language, with the rules of its keywords."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from subrule.cards.card import Card, Face
    from subrule.cards.loaded import Hit
    from subrule.corpus.library import Library
    from subrule.lexicon import Lexicon


def command(
    name: Annotated[list[str], typer.Argument(help="The card's name, in any language.", metavar="NAME")],
    *,
    lang: Annotated[
        str | None, typer.Option("--lang", "-l", help="es, fr or en (default: your locale).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show a loaded card, with the number of the rule of each of its keywords."""
    from subrule.cards.loaded import Cards  # noqa: PLC0415
    from subrule.cli.output import chosen_language, console, print_json  # noqa: PLC0415
    from subrule.corpus.library import Library  # noqa: PLC0415
    from subrule.lexicon import Lexicon  # noqa: PLC0415

    language = chosen_language(lang)
    wanted = " ".join(name).strip()
    with Cards.open() as cards, Library.open() as library:
        lexicon = Lexicon.load()
        found = _found(cards, wanted)
        shown = [card_object(hit, lexicon, library, language) for hit in found]
    if as_json:
        print_json({"schema": 1, "cards": shown})
        return
    screen = console()
    for place, one in enumerate(shown):
        if place:
            screen.print()
        _show(screen, one)


def card_object(hit: Hit, lexicon: Lexicon, library: Library, language: str) -> dict[str, Any]:
    """Give a card as JSON shows it.

    Args:
        hit: the card, as it was found.
        lexicon: the game words.
        library: the texts at hand, for the numbers below a keyword's rule.
        language: language of names, types and texts, where the data has them.
    """
    card = hit.card
    return {
        "name": card.name,
        "found": {"name": hit.name.name, "language": hit.name.language},
        "layout": card.layout,
        "color_identity": list(card.color_identity),
        "faces": [_face(face, lexicon, library, language) for face in card.faces],
        "names": _names(card),
    }


def _found(cards: object, wanted: str) -> list[Hit]:
    from subrule.cards.loaded import Cards  # noqa: PLC0415
    from subrule.errors import InputError  # noqa: PLC0415

    assert isinstance(cards, Cards)
    if not cards:
        raise InputError("no card file is loaded; load one with: subrule cards add FILE", code="no_cards")
    found = cards.find(wanted)
    if found:
        return found
    suggested = cards.suggestions(wanted)
    hint = f"did you mean {', '.join(suggested)}?" if suggested else "see: subrule cards list"
    raise InputError(f"no loaded card is called {wanted!r}; {hint}", code="unknown_card")


def _face(face: Face, lexicon: Lexicon, library: Library, language: str) -> dict[str, Any]:
    from subrule.cards.abilities import keyword_rules  # noqa: PLC0415

    printed = face.in_language(language)
    return {
        "name": face.name,
        "printed": {
            "language": printed.language,
            "name": printed.name,
            "type": printed.type_line or face.type_line,
            "text": printed.text or face.text,
        },
        "type": face.type_line,
        "mana_cost": face.mana_cost or None,
        "mana_value": face.mana_value,
        "colors": list(face.colors),
        "power": face.power,
        "toughness": face.toughness,
        "loyalty": face.loyalty,
        "defense": face.defense,
        "text": face.text,
        "keywords": [
            {
                "keyword": concept.partition(".")[2],
                "term": lexicon.term(concept, language).text,
                "rule": str(rule),
                "subrules": [str(number) for number in library.children(rule)],
            }
            for concept, rule in keyword_rules(face, lexicon).items()
        ],
    }


def _names(card: Card) -> dict[str, list[str]]:
    """Names in other languages, by language; those of several faces in their order."""
    found: dict[str, list[str]] = {}
    for face in card.faces:
        for printed in face.printed:
            if printed.name not in found.setdefault(printed.language, []):
                found[printed.language].append(printed.name)
    return dict(sorted(found.items()))


def _show(screen: Console, card: dict[str, Any]) -> None:
    from rich.padding import Padding  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    for place, face in enumerate(card["faces"]):
        if place:
            screen.print(Text("//", style="dim"))
        printed = face["printed"]
        head = Text(printed["name"], style="bold")
        head.append(f"  {face['mana_cost']}" if face["mana_cost"] else "")
        screen.print(head)
        if printed["name"] != face["name"]:
            screen.print(Text(face["name"], style="dim"))
        screen.print(Text(" ".join(filter(None, (printed["type"], _size(face))))))
        for line in printed["text"].split("\n"):
            screen.print(Padding(Text(line), (0, 0, 0, 2)))
        for keyword in face["keywords"]:
            below = keyword["subrules"]
            numbers = f"{below[0]} – {below[-1]}" if len(below) > 1 else "".join(below)
            line = Text(f"CR {keyword['rule']}", style="cyan")
            line.append(f"  {keyword['term']}", style="default")
            line.append(f"  {numbers}", style="dim")
            screen.print(Padding(line, (0, 0, 0, 2)))


def _size(face: dict[str, Any]) -> str:
    if face["power"] is not None and face["toughness"] is not None:
        return f"{face['power']}/{face['toughness']}"
    return f"[{face['loyalty'] or face['defense']}]" if face["loyalty"] or face["defense"] else ""
