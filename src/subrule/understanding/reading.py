"""Readings: what a question may mean, as scenarios the engine can rule on or rules to be shown.

Facts, roles and the question asked are read, not verdicts. A reading is given only when every word of
the question that means something in the game is accounted for; otherwise the doubt is kept and said.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from subrule.engine.scenario import Scenario
from subrule.lexicon import Lexicon
from subrule.understanding.attachments import read_attachments
from subrule.understanding.combat import read_combat
from subrule.understanding.language import language_of
from subrule.understanding.line import Line, make_line
from subrule.understanding.linking import read_linked
from subrule.understanding.lookups import read_lookup
from subrule.understanding.measures import read_measures
from subrule.understanding.spells import read_spells

if TYPE_CHECKING:
    from subrule.cards.loaded import Cards
    from subrule.understanding.card_names import NamedCard


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to understand a question.

    Attributes:
        scenario: facts, roles and question; None for a look-up.
        lookup: for a look-up: the reference numbers whose text answers it.
        likened: whether it was named by likeness and not read word by word.
    """

    scenario: Scenario | None
    lookup: tuple[str, ...] = ()
    likened: bool = False


@dataclass(frozen=True, slots=True)
class Understanding:
    """What was understood of a question.

    Attributes:
        language: the question's language.
        readings: the readings, best first; empty if there is none that accounts for the question.
        doubt: message id of the reason why there is none.
        line: the question token by token, with what was used.
        cards: names of the loaded cards that the question names.
        worded: the question with those cards put into words; ``""`` if it names none.
        doubted: what the reason is about: ``card`` and ``line`` of its text.
    """

    language: str
    readings: tuple[Reading, ...]
    doubt: str = ""
    line: Line | None = None
    cards: tuple[str, ...] = ()
    worded: str = ""
    doubted: tuple[tuple[str, str], ...] = ()


def understand(
    question: str, lexicon: Lexicon, language: str | None = None, cards: Cards | None = None
) -> Understanding:
    """Read a question.

    Args:
        question: free text.
        lexicon: the game words.
        language: the language that whoever asks names; found out if None, or if it is plainly another.
        cards: the loaded cards, whose names it may hold.

    Returns:
        The readings, or the doubt.
    """
    spoken = language_of(question, language)
    if cards:
        from subrule.understanding.card_names import find_cards  # noqa: PLC0415 - only where cards are loaded

        if named := find_cards(question, cards, lexicon, spoken):
            return _with_cards(question, named, lexicon, language)
    line = make_line(question, lexicon, spoken)
    lookup = read_lookup(line, lexicon)
    if lookup:
        return Understanding(spoken, (Reading(None, lookup),), line=line)
    readings = tuple(Reading(s) for s in read_line(line))
    return Understanding(spoken, readings, "" if readings else "not-understood", line)


def read_line(line: Line) -> tuple[Scenario, ...]:
    """Read the situation that a line tells; nothing if no reader accounts for all of it."""
    return (
        read_attachments(line)
        or read_spells(line)
        or read_linked(line)
        or read_combat(line)
        or read_measures(line)
    )


_OF_A_CARD = (
    *("object.cost", "object.mana_cost", "object.mana_value", "object.color", "object.color_identity"),
    *("object.power", "object.toughness", "object.loyalty", "object.type", "object.card_type"),
    *("object.subtype", "object.supertype", "object.creature_type", "object.text", "object.name"),
)
"""What a card has itself: who asks for it by the card's name does not ask for the rule about it."""


def _with_cards(
    question: str, named: tuple[NamedCard, ...], lexicon: Lexicon, language: str | None
) -> Understanding:
    """Read a question that names cards, each put into words; what of them is not modelled is a doubt."""
    from subrule.understanding.card_facts import stated  # noqa: PLC0415 - only where cards are loaded
    from subrule.understanding.card_phrases import plain_wording, without_names, wordings  # noqa: PLC0415
    from subrule.understanding.card_settling import settle  # noqa: PLC0415

    bare = without_names(question, named)
    spoken = language_of(bare, language)
    told = [stated(n.hit.card, n.hit.card.faces[max(n.hit.face, 0)], lexicon) for n in named]
    own = make_line(bare, lexicon, spoken)
    plain = plain_wording(question, named, told, lexicon, spoken)
    line = make_line(plain, lexicon, spoken)
    names = tuple(dict.fromkeys(card.name for card in told))
    lookup = () if own.has(*_OF_A_CARD) else read_lookup(line, lexicon)
    if lookup:
        return Understanding(spoken, (Reading(None, lookup),), line=line, cards=names, worded=plain)
    ways = wordings(question, named, told, lexicon, spoken)
    unread = Understanding(spoken, (), "not-understood", line, names, ways[0].text)
    for name, card in zip(named, told, strict=True):
        if len(name.hits) > 1:
            several = ", ".join(hit.card.name for hit in name.hits)
            doubted = (("card", name.hit.name.name), ("line", several))
            return replace(unread, doubt="card-ambiguous", doubted=doubted)
        if missing := card.not_modelled(own):
            return replace(
                unread,
                doubt="card-not-modelled",
                doubted=(("card", card.name), ("line", missing.rstrip("."))),
            )
    for way in ways:
        line = make_line(way.text, lexicon, spoken)
        found = [settle(s, told, own, way.left_out) for s in read_line(line)]
        readings = tuple(Reading(s) for s in found if s is not None)
        if readings and len(readings) == len(found):
            return Understanding(spoken, readings, "", line, names, way.text)
    return unread
