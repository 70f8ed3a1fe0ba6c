"""Named cards put into words: "Serra Angel" becomes "4/4 creature with flying and vigilance".

So every reader takes a card as it takes any creature that a player describes. Which wording the readers take
best is not known beforehand; :func:`wordings` gives several, the most particular first.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from subrule.lexicon import Lexicon
from subrule.paths import shipped
from subrule.understanding.card_facts import Stated
from subrule.understanding.card_names import NamedCard

COMBAT_ONLY = frozenset(
    {
        *("deathtouch", "double_strike", "fear", "first_strike", "flying", "horsemanship", "intimidate"),
        *("lifelink", "menace", "reach", "shadow", "skulk", "trample", "vigilance"),
    }
)
"""Keywords that matter only where something attacks, blocks or deals damage."""


@dataclass(frozen=True, slots=True)
class Wording:
    """A question with its cards put into words.

    Attributes:
        text: the question.
        left_out: keywords of cards that it does not tell.
    """

    text: str
    left_out: frozenset[str] = frozenset()


def without_names(question: str, named: Sequence[NamedCard]) -> str:
    """Give the question without the names of cards; what is left tells its language and its own words."""
    return _replaced(question, named, [""] * len(named))


def plain_wording(
    question: str, named: Sequence[NamedCard], cards: Sequence[Stated], lexicon: Lexicon, language: str
) -> str:
    """Give the question with nothing but a noun for each card.

    Args:
        question: as typed.
        named: the names in it, in order.
        cards: what each of them states, in the same order.
        lexicon: the game words.
        language: the question's language.
    """
    nouns = [lexicon.term(_noun(card, frozenset()), language).text for card in cards]
    return _replaced(question, named, nouns)


def wordings(
    question: str, named: Sequence[NamedCard], cards: Sequence[Stated], lexicon: Lexicon, language: str
) -> list[Wording]:
    """Give the ways to word a question. Args as for :func:`plain_wording`."""
    found: list[Wording] = []
    combat = frozenset(k for card in cards for k in card.keywords) & COMBAT_ONLY
    for left_out in dict.fromkeys((frozenset[str](), combat)):
        for particular, another in ((True, False), (False, False), (False, True)):
            phrases = _Phrases(lexicon, language, left_out, another=another)
            nouns = _nouns(cards, lexicon, particular=particular)
            words = [
                phrases.of(card, nouns[card.name], place, question[name.end : name.end + 2])
                for place, (name, card) in enumerate(zip(named, cards, strict=True))
            ]
            found.append(Wording(_replaced(question, named, words), left_out))
    return list(dict.fromkeys(found))


def _replaced(question: str, named: Sequence[NamedCard], words: Sequence[str]) -> str:
    text, last = "", 0
    for name, word in zip(named, words, strict=True):
        before = question[last : name.start]
        begins = not (text + before).strip(" ¿¡\n") or (text + before).rstrip(" ¿¡\n")[-1:] in tuple(".?!")
        text += before + (word[:1].upper() + word[1:] if begins else word)
        last = name.end
    return text + question[last:]


# -- nouns -----------------------------------------------------------------------------------------

_BY_SUBTYPE = ("aura", "equipment", "saga", "vehicle")
_WITH_CREATURE = ("artifact", "enchantment", "land")
_BY_TYPE = (*("creature", "planeswalker", "battle", "land", "artifact", "enchantment", "instant", "sorcery"),)


def _noun(card: Stated, kinds: frozenset[str]) -> str:
    """The concept of what a card is: a creature type that no other card shares, else its types."""
    types, subtypes = card.fields["types"], card.fields["subtypes"]
    if "creature" in types:
        if kinds:
            return f"creature_type.{min(kinds)}"
        other = next((t for t in _WITH_CREATURE if t in types), "")
        return f"object.{other}_creature" if other else "type.creature"
    for subtype in _BY_SUBTYPE:
        if subtype in subtypes:
            return f"object.{subtype}"
    return next((f"type.{t}" for t in _BY_TYPE if t in types), "object.card")


def _nouns(cards: Sequence[Stated], lexicon: Lexicon, *, particular: bool) -> dict[str, str]:
    by_name = {card.name: card for card in cards}
    found: dict[str, str] = {}
    for name, card in by_name.items():
        others = [c.fields["subtypes"] for n, c in by_name.items() if n != name]
        known = {t for t in card.fields["subtypes"] if f"creature_type.{t}" in lexicon}
        kinds = frozenset(known.difference(*others)) if particular else frozenset[str]()
        found[name] = _noun(card, kinds)
    return found


# -- phrases ---------------------------------------------------------------------------------------


class _Phrases:
    """Words one card after another, in one language and one way."""

    def __init__(self, lexicon: Lexicon, language: str, left_out: frozenset[str], *, another: bool) -> None:
        self.lexicon = lexicon
        self.language = language
        self.left_out = left_out
        self.another = another
        self.words = _words(language)
        self.told: set[str] = set()
        self.first: dict[str, str] = {}

    def of(self, card: Stated, noun: str, place: int, behind: str) -> str:
        """Word one mention of a card; its keywords stand with the first that is no possessive."""
        text = self.lexicon.term(noun, self.language).text
        first = self.first.setdefault(noun, card.name)
        if "power" in card.fields and "toughness" in card.fields and "creature" in card.fields["types"]:
            size = f"{card.fields['power']}/{card.fields['toughness']}"
            text = self.words["noun"].format(size=size, noun=text)
        if self.another and first != card.name:
            text = self.words["another"].format(noun=text)
        if card.says and card.name not in self.told:
            self.told.add(card.name)
            said = " ".join(says[self.language] for says in card.says)
            return self.words["says"].format(noun=text, text=said)
        keywords = self._keywords(card)
        if keywords and card.name not in self.told and not behind.startswith(("'s", "’s", "s'", "s’")):
            self.told.add(card.name)
            text = self.words["with"].format(noun=text, keywords=keywords)
        return text

    def _keywords(self, card: Stated) -> str:
        words = [
            self.lexicon.term(f"keyword.{keyword}", self.language).text
            for keyword in card.keywords
            if keyword not in self.left_out
        ]
        protection = self.lexicon.term("keyword.protection", self.language).text
        words += [
            self.words["protection"].format(protection=protection, quality=self._quality(quality))
            for quality in card.protection
        ]
        return self.words["and"].join(filter(None, (", ".join(words[:-1]), *words[-1:])))

    def _quality(self, quality: str) -> str:
        concept = next(c for g in ("color", "type") if (c := f"{g}.{quality}") in self.lexicon)
        term = self.lexicon.term(concept, self.language)
        return (term.plural or term.text) if concept.startswith("type.") else term.text


@cache
def _words(language: str) -> Mapping[str, str]:
    path = shipped("corpus") / "cards" / "phrases.toml"
    table: dict[str, dict[str, str]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return table[language]
