"""A card as its data file describes it: faces, characteristics, names and texts in other languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

COLORS: Mapping[str, str] = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
"""Letter of a color in card data → its name."""


@dataclass(frozen=True, slots=True)
class Printed:
    """What a face is called, and says, in another language.

    Attributes:
        language: code of the language.
        name: name of the face.
        type_line: its type line; ``""`` where the data lacks it, or the language is not spoken here.
        text: its text; ``""`` likewise.
    """

    language: str
    name: str
    type_line: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Face:
    """One face of a card, or one half of a split card; a plain card has one.

    Attributes:
        name: English name of the face.
        type_line: type line in English.
        supertypes: lower case.
        types: card types, lower case.
        subtypes: lower case.
        mana_cost: as printed (``"{2}{W}"``); ``""`` for none.
        mana_value: mana value of the face.
        colors: names of its colors, in the order white, blue, black, red, green.
        keywords: keywords that the data lists for it, as the data writes them.
        power: as printed (``"2"``, ``"*"``); None for none, as for what follows.
        toughness: likewise.
        loyalty: likewise.
        defense: likewise.
        text: rules text in English, one ability a line.
        printed: the face in other languages.
    """

    name: str
    type_line: str = ""
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    mana_cost: str = ""
    mana_value: float = 0.0
    colors: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    text: str = ""
    printed: tuple[Printed, ...] = ()

    def in_language(self, language: str) -> Printed:
        """Give the face as a language prints it; English where the data has nothing in that language."""
        english = Printed("en", self.name, self.type_line, self.text)
        return next((p for p in self.printed if p.language == language), english)


@dataclass(frozen=True, slots=True)
class Card:
    """A card.

    Attributes:
        name: English name; that of a card with several faces joins theirs by ``//``.
        layout: how its faces stand to each other, as the data calls it (``"normal"``, ``"split"`` …).
        color_identity: names of colors.
        faces: its faces, the front first.
    """

    name: str
    layout: str
    color_identity: tuple[str, ...]
    faces: tuple[Face, ...]

    def to_dict(self) -> dict[str, Any]:
        """Give the card as plain data."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Card:
        """Make a card of what `to_dict` gave."""
        faces = tuple(_face(face) for face in data["faces"])
        return cls(data["name"], data["layout"], tuple(data["color_identity"]), faces)


_TUPLES = ("supertypes", "types", "subtypes", "colors", "keywords")


def _face(data: Mapping[str, Any]) -> Face:
    lists = {name: tuple(data[name]) for name in _TUPLES}
    return Face(**{**data, **lists, "printed": tuple(Printed(**one) for one in data["printed"])})
