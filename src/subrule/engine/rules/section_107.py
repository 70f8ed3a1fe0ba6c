"""Section 107, symbols: which mana pays for which mana symbol."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.rules.topics import allows, forbids, on
from subrule.engine.state import COLORS
from subrule.engine.view import View


@on("107.4a", "mana_pays")
def a_colored_symbol_takes_its_color(view: View, moment: Moment) -> Iterator[Consequence]:
    """107.4a: colored mana in a cost is paid only with mana of that color."""
    del view
    mana, symbol = moment.subject, moment.hosts[0]
    if symbol not in COLORS:
        return
    if mana == symbol:
        yield allows("", "mana-of-the-color-pays", word=symbol)
    else:
        yield forbids("", "only-mana-of-the-color-pays", word=symbol)


@on("107.4b", "mana_pays")
def generic_takes_any_mana(view: View, moment: Moment) -> Iterator[Consequence]:
    """107.4b: generic mana in a cost is paid with any type of mana."""
    del view
    if moment.hosts[0] == "generic":
        yield allows("", "any-mana-pays-generic")


@on("107.4c", "mana_pays")
def the_colorless_symbol_takes_colorless(view: View, moment: Moment) -> Iterator[Consequence]:
    """107.4c: the colorless mana symbol in a cost is paid only with colorless mana."""
    del view
    if moment.hosts[0] != "colorless":
        return
    if moment.subject == "colorless":
        yield allows("", "colorless-mana-pays")
    else:
        yield forbids("", "only-colorless-mana-pays")
