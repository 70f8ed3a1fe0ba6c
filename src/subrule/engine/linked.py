"""Abilities as a scenario describes them, and what they did: the values that linked abilities are about.

A description says of an ability what section 607 asks of it and no more: of what kind it is, what it
does that another may refer to, what it refers to, and how its object came to have it. What an ability
did is a *deed*; deeds stand in the order in which they happened.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from subrule.engine.stack import NO_USE, Use

KINDS: Final = ("activated", "triggered", "static", "replacement", "spell", "characteristic_defining")
"""Kinds of ability (113.3, 604.3, 614.1)."""

DOES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "exile": "exiled",
        "put_onto_battlefield": "brought",
        "choose": "chosen",
        "note": "noted",
        "choose_word": "chosen",
        "pay_on_entering": "paid",
        "act": "affected",
        "additional_cost": "paid",
        "variable_cost": "paid",
        "champion": "exiled",
        "choose_anchor": "chosen",
        "exile_before_game": "exiled",
        "choose_before_game": "chosen",
        "exile_while_paying": "exiled",
    }
)
"""What a first ability may do → the deed that tells it was done."""

REFERS: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "exiled_cards": frozenset({"exile", "exile_while_paying"}),
        "exiled_card": frozenset({"exile", "exile_while_paying"}),
        "put_onto_battlefield": frozenset({"put_onto_battlefield"}),
        "chosen": frozenset({"choose"}),
        "last_chosen": frozenset({"choose"}),
        "noted": frozenset({"note"}),
        "chosen_word": frozenset({"choose_word"}),
        "paid_on_entering": frozenset({"pay_on_entering"}),
        "actions": frozenset({"act"}),
        "whether_paid": frozenset({"additional_cost"}),
        "paid_on_casting": frozenset({"variable_cost"}),
        "championed_card": frozenset({"champion"}),
        "anchor_word": frozenset({"choose_anchor"}),
        "cards_exiled_with_name": frozenset({"exile_before_game"}),
        "choice_before_game": frozenset({"choose_before_game"}),
    }
)
"""What a second ability may refer to → what the first has to do for that."""

DEEDS: Final = ("exiled", "brought", "chosen", "noted", "paid", "affected")
"""Events in which an ability does something that another may refer to."""

DEEDS_TO_OBJECTS: Final = frozenset({"exiled", "brought", "affected"})
"""Deeds done to an object; the others give a value."""

CHOICES: Final = frozenset({"chosen", "last_chosen", "chosen_word", "anchor_word", "choice_before_game"})
"""References to a choice."""

USES: Final = ("action", "information", "variable", "token_copy", "mana")
"""What a second ability makes of what it refers to."""

FACES: Final = ("front", "back", "modal_front", "modal_back")
SOMETHING_ELSE: Final = "something_else"
"""Stands for whatever is none of the abilities described."""

PAID: Final = "paid"
"""What an ability refers to that asks whether a cost was paid."""

NOTHING: Final = "nothing"
"""Stands for a choice that was not made."""


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability of an object, as far as section 607 asks.

    Attributes:
        id: name in the scenario.
        of: id of the object that has it.
        kind: one of :data:`KINDS`; None if not told.
        does: what it does that another ability may refer to (:data:`DOES`); ``""`` for nothing such.
        refers_to: what it refers to (:data:`REFERS`); ``""`` for nothing such.
        value: for choices and notes: what kind of value (``"color"``, ``"creature type"`` …).
        words: for words without rules meaning and anchor words: the words offered or asked about.
        cost: which of several additional costs.
        keyword: keyword that represents it (``"kicker"``, ``"champion"`` …).
        names: for cards exiled before the game: the name that its object had, or of which it speaks;
            ``""`` for the name of its object as the scenario gives it.
        paragraph: number of its paragraph in the text; None if not told.
        within: id of the ability within which it is printed (607.1a).
        face: face of a double-faced object on which it is printed; ``""`` for any other object.
        gained_from: the effect that gave it, by a name; ``""`` if it is printed on the object.
        article: for ``exiled_card``: ``"the"`` or ``"a"`` card.
        uses: what it makes of what it refers to (:data:`USES`); None if not told.
        costs: of what it lets a player pay as it enters: how much, in units of one kind.
        use: how it is used and what becomes of it (sections 602, 603, 605).
    """

    id: str
    of: str
    kind: str | None = None
    does: str = ""
    refers_to: str = ""
    value: str = ""
    words: frozenset[str] = frozenset()
    cost: str = ""
    keyword: str = ""
    names: str = ""
    paragraph: int | None = None
    within: str = ""
    face: str = ""
    gained_from: str = ""
    article: str = "the"
    uses: str | None = None
    costs: int | None = None
    use: Use = NO_USE


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that was done, or an arrival that makes an object a new one.

    Attributes:
        verb: one of :data:`DEEDS`, or ``"arrived"``.
        thing: id of the object it was done to, or the value chosen, noted or paid.
        by: id of the ability that did it, or :data:`SOMETHING_ELSE`; for ``"arrived"`` ``"cast"`` or
            ``"put"``.
    """

    verb: str
    thing: str
    by: str


def meets_607_1(first: Ability, second: Ability) -> bool:
    """Whether the second ability directly refers to what the first does.

    Args:
        first: an ability that may have done something.
        second: an ability that may refer to it; it may be the same one.

    Returns:
        True where the words fit: the kind of deed, and for values, words and costs the same ones.

    Source: 607.1, first sentence, without the condition that both are printed on one object.
    """
    if first.does not in REFERS.get(second.refers_to, ()):
        return False
    if first.does in ("choose", "note", "choose_before_game") and first.value and second.value:
        return first.value == second.value
    if first.does in ("choose_word", "choose_anchor"):
        return not first.words or bool(first.words & second.words)
    if first.does == "additional_cost" and second.cost:
        return first.cost == second.cost
    return True


def same_paragraph(first: Ability, second: Ability) -> bool | None:
    """Whether two abilities stand in one paragraph; None if the scenario does not say."""
    if first.paragraph is None or second.paragraph is None:
        return None
    return first.paragraph == second.paragraph
