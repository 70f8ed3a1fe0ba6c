"""What a card states: characteristics and keyword abilities as the engine's facts, and what is not modelled.

Every line of a card's text is keywords that the engine has, or fits a template of ``corpus/cards``, or stands
among what is not modelled: nothing of a card is passed over.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from subrule.cards.abilities import Keyword, lines_of
from subrule.cards.card import Card, Face
from subrule.engine.keywords import KEYWORDS, as_fields
from subrule.engine.state import CARD_TYPES, COLORS, PERMANENT_TYPES, Enchant
from subrule.lexicon import Lexicon
from subrule.paths import shipped
from subrule.understanding.line import Line

_FROM = re.compile(r"from (.+)")
_QUALITIES = frozenset((*COLORS, "multicolored", "monocolored", "colorless"))
_PLURALS: Mapping[str, str] = {
    "artifacts": "artifact",
    "creatures": "creature",
    "enchantments": "enchantment",
    "instants": "instant",
    "lands": "land",
    "planeswalkers": "planeswalker",
    "sorceries": "sorcery",
}
_ENCHANTS: Mapping[str, Enchant] = {
    **{t: Enchant(frozenset({t})) for t in (*sorted(PERMANENT_TYPES), "permanent", "player", "opponent")},
    "creature you control": Enchant(frozenset({"creature"}), "you"),
    "creature an opponent controls": Enchant(frozenset({"creature"}), "opponent"),
}
_SPELLS = frozenset({"instant", "sorcery"})
_WITH_COST = frozenset({"ward", "cycling", "flashback"})
"""Keywords of the engine that a cost follows; with another one a cost would say something else."""


@dataclass(frozen=True, slots=True)
class Stated:
    """What a card states.

    Attributes:
        name: its English name.
        fields: fields of the engine's object.
        keywords: keyword abilities that are told in words, of the lexicon's names.
        protection: qualities it has protection from.
        unmodelled: lines that the engine does not model, as the card has them.
        idle: lines that do nothing as long as none of their concepts is spoken of.
        says: what an instant or sorcery does, line by line: language → words.
    """

    name: str
    fields: Mapping[str, Any]
    keywords: tuple[str, ...] = ()
    protection: tuple[str, ...] = ()
    unmodelled: tuple[str, ...] = ()
    idle: tuple[tuple[str, frozenset[str]], ...] = ()
    says: tuple[Mapping[str, str], ...] = ()

    def not_modelled(self, line: Line) -> str:
        """Give the first line of its text that a question needs and the engine lacks; ``""`` for none.

        Args:
            line: the question.
        """
        awake = (text for text, concepts in self.idle if line.has(*concepts, quoted=None))
        return next(iter((*self.unmodelled, *awake)), "")


@dataclass(slots=True)
class _Reader:
    fields: dict[str, Any]
    named: set[str] = field(default_factory=set)
    told: list[str] = field(default_factory=list)
    protection: list[str] = field(default_factory=list)
    unmodelled: list[str] = field(default_factory=list)
    idle: list[tuple[str, frozenset[str]]] = field(default_factory=list)
    says: list[Mapping[str, str]] = field(default_factory=list)

    def keyword(self, keyword: Keyword) -> bool:
        """Take a keyword; False if the engine lacks it."""
        if keyword.name == "protection":
            return self._protection(keyword.rest)
        if keyword.name == "enchant":
            self.fields["enchant"] = _ENCHANTS.get(keyword.rest)
            return self.fields["enchant"] is not None
        if keyword.name == "equip":
            return re.fullmatch(r"(\{[^{}]+\})+", keyword.rest) is not None
        if keyword.name == "toxic" and keyword.rest.isdecimal():
            self.fields["toxic"] = self.fields.get("toxic", 0) + int(keyword.rest)
            return True
        if keyword.name not in KEYWORDS or (keyword.rest and keyword.name not in _WITH_COST):
            return False
        if keyword.name in self.named:
            return False  # several instances of one keyword are not told apart here
        self.named.add(keyword.name)
        self.told.append(keyword.name)
        return True

    def _protection(self, rest: str) -> bool:
        parts = re.split(r",? and (?=from)|, (?=from)", rest)
        qualities = []
        for part in parts:
            match = _FROM.fullmatch(part)
            said = match[1] if match else ""
            quality = said if said in _QUALITIES else _PLURALS.get(said, "")
            if not quality:
                return False
            qualities.append(quality)
        self.protection += qualities
        return True


def stated(card: Card, face: Face, lexicon: Lexicon) -> Stated:
    """Give what a card states.

    Args:
        card: the card.
        face: the face meant.
        lexicon: the game words.
    """
    reader = _Reader(_characteristics(card, face))
    if len(card.faces) > 1:
        reader.unmodelled.append(" // ".join(f.name for f in card.faces))
    for line in lines_of(face, lexicon):
        if line.keywords:
            if not all(reader.keyword(keyword) for keyword in line.keywords):
                reader.unmodelled.append(line.text)
            continue
        template = _template(line.text, card, face)
        if template is None or (template.says and not _SPELLS & set(face.types)):
            reader.unmodelled.append(line.text)
        elif template.says:
            reader.says.append(template.says)
        elif template.idle_without:
            reader.idle.append((line.text, template.idle_without))
        else:
            reader.fields |= template.sets
    if unknown := set(face.types) - CARD_TYPES:
        reader.unmodelled.append(f"{face.type_line} ({', '.join(sorted(unknown))})")
    sizes = [value for value in (face.power, face.toughness) if value is not None]
    if sizes and not all(re.fullmatch(r"-?\d+", value) for value in sizes) and not reader.unmodelled:
        reader.unmodelled.append("/".join(sizes))
    if "bestow" not in {k.name for line in lines_of(face, lexicon) for k in line.keywords}:
        reader.fields["bestowed"] = False
    reader.fields |= as_fields(frozenset(reader.named))
    reader.fields["protection"] = frozenset(reader.protection)
    return Stated(
        face.name,
        reader.fields,
        tuple(reader.told),
        tuple(reader.protection),
        tuple(reader.unmodelled),
        tuple(reader.idle),
        tuple(reader.says),
    )


def _characteristics(card: Card, face: Face) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "name": face.name if len(card.faces) > 1 else card.name,
        "types": frozenset(face.types),
        "subtypes": frozenset(face.subtypes),
        "supertypes": frozenset(face.supertypes),
        "colors": frozenset(face.colors),
    }
    for name, value in (("power", face.power), ("toughness", face.toughness)):
        if value is not None and re.fullmatch(r"-?\d+", value):
            fields[name] = int(value)
    return fields


# -- templates -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Template:
    line: re.Pattern[str]
    sets: Mapping[str, Any]
    idle_without: frozenset[str]
    says: Mapping[str, str]


@cache
def _templates() -> tuple[_Template, ...]:
    path = shipped("corpus") / "cards" / "templates.toml"
    table = tomllib.loads(path.read_text(encoding="utf-8"))["template"]
    return tuple(
        _Template(
            re.compile(t["line"]), t.get("sets", {}), frozenset(t.get("idle_without", ())), t.get("says", {})
        )
        for t in table
    )


def _template(line: str, card: Card, face: Face) -> _Template | None:
    text = line.lower().rstrip(".")
    kind = "|".join(re.escape(t) for t in (*face.types, "permanent", "card"))
    own = "|".join(re.escape(name.lower()) for name in (card.name, face.name))
    text = re.sub(rf"\b(?:{own})\b|\bthis (?:{kind})\b", "~", text)
    return next((t for t in _templates() if t.line.fullmatch(text)), None)
