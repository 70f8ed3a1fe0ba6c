"""What may be asked of an attachment: patterns over concepts, in order of precision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Pattern:
    """A way to ask something.

    Attributes:
        words: the pattern (see :mod:`subrule.understanding.line`).
        kind: the kind of question.
        zone: for ``in_zone``: the zone.
        several: whether it asks of several attachments.
        outcome: whether it names one of several outcomes, so that "… or …" asks what happens.
    """

    words: str
    kind: str
    zone: str = ""
    several: bool = False
    outcome: bool = False


_GO = "action.go/action.leave/action.put/action.die/action.end/action.fall_off/action.return/verb.come"

PATTERNS: Final = (
    Pattern("whose.they/player.you/player.opponent question.who ~ action.choose", "chooses"),
    Pattern("whose.they/player.you/player.opponent question.who ~ action.control", "controls"),
    Pattern("whose.they/player.you/player.opponent question.who ~ action.activate", "may_activate"),
    Pattern("question.who ~~ action.choose", "who_chooses"),
    Pattern("question.who ~~ action.control", "who_controls"),
    Pattern("question.who ~~ action.activate", "who_activates"),
    Pattern("question.can ~~ action.activate", "may_activate"),
    Pattern("action.activate", "may_activate"),
    Pattern("question.what_is/question.what ~ action.look_at", "considers"),
    Pattern("action.look_at ~ question.what", "considers"),
    Pattern("question.which/question.what ~ object.characteristic", "considers"),
    Pattern("action.look_at", "considers"),
    Pattern("action.trigger", "triggers"),
    Pattern("action.create ~ object.token", "created"),
    Pattern("object.token ~~ action.create", "created"),
    Pattern("action.create", "created"),
    Pattern("question.can ~~ action.cast", "may_target"),
    Pattern("question.can ~~ action.target", "may_target"),
    Pattern("action.cast", "may_target"),
    Pattern("state.enchanted", "is_enchanted"),
    Pattern("question.can ~~ action.put/action.attach/action.enchant", "may_attach"),
    Pattern("action.stay/action.continue ~ state.attached", "attached", outcome=True),
    Pattern("question.can ~~ action.enchant/state.attached/state.enchanted", "attached"),
    Pattern("action.choose", "chooses"),
    Pattern("action.control", "controls"),
    Pattern(
        "action.fall_off/action.unattach/action.leave/action.lose", "any_leaves", several=True, outcome=True
    ),
    Pattern("action.go/action.put ~~ zone.graveyard", "any_leaves", several=True, outcome=True),
    Pattern("action.stay", "all_stay", several=True, outcome=True),
    Pattern("action.stay/action.continue ~~ zone.hand", "in_zone", "hand", outcome=True),
    Pattern("action.stay/action.continue ~~ zone.library", "in_zone", "library", outcome=True),
    Pattern("action.stay/action.continue ~~ zone.graveyard", "in_zone", "graveyard", outcome=True),
    Pattern("action.stay/action.continue ~~ zone.battlefield", "on_battlefield", outcome=True),
    Pattern(f"{_GO} ~~ zone.graveyard", "in_zone", "graveyard", outcome=True),
    Pattern(f"{_GO} ~~ zone.hand", "in_zone", "hand", outcome=True),
    Pattern("zone.graveyard", "in_zone", "graveyard", outcome=True),
    Pattern("action.die", "in_zone", "graveyard", outcome=True),
    Pattern("action.move", "moves"),
    Pattern("action.have ~ keyword.*", "refers"),
    Pattern("keyword.flying", "refers"),
    Pattern(
        "action.stay/action.continue/logic.still ~ state.attached/action.attach", "attached", outcome=True
    ),
    Pattern("action.stay", "attached", outcome=True),
    Pattern("action.fall_off/action.unattach", "any_leaves", outcome=True),
    Pattern("question.what_happens", "what_happens"),
    Pattern(
        "question.how/question.how_works/question.what/question.where ~~ action.enter/event.enter",
        "what_happens",
    ),
    Pattern("action.enter ~ question.how/question.how_works", "what_happens"),
    Pattern("action.enter/event.enter", "enters"),
    Pattern("verb.come/action.create ~ zone.battlefield", "enters"),
    Pattern("question.what/question.what_is", "what_happens"),
    Pattern("question.where ~~ action.go", "what_happens"),
    Pattern("question.how", "what_happens"),
    Pattern("question.can", "may_target"),
)
"""The first that matches in the asking clause tells what is asked."""

SOFT: Final[dict[str, tuple[str, ...]]] = {
    "who_chooses": (
        "action.go",
        "action.stay",
        "action.enchant",
        "action.choose",
        "quantity.two",
        "question.which",
        "logic.all",
        "action.attach",
        "type.creature",
        "action.enter",
        "event.enter",
        "action.end",
        "quantity.more_than_one",
        "state.attached",
        "action.gain",
        "prep.*",
    ),
    "chooses": (
        "type.sorcery",
        "action.go",
        "action.continue",
        "action.enter",
        "event.enter",
        "action.attach",
        "action.enchant",
        "type.creature",
    ),
    "created": ("object.token", "action.create"),
    "considers": ("action.go", "action.attach", "action.look_at", "action.enchant", "action.count"),
    "is_enchanted": ("action.count",),
    "what_happens": ("action.go", "action.enter", "event.enter", "action.become"),
    "refers": ("keyword.*", "action.have", "object.ability"),
    "in_zone": (
        "action.gain",
        "action.go",
        "action.put",
        "action.end",
        "logic.also",
        "logic.only",
        "object.card",
    ),
    "attached": ("logic.only", "logic.still", "prep.*"),
    "enters": (
        "action.create",
        "action.play",
        "action.deal_damage",
        "action.find",
        "action.enter",
        "zone.battlefield",
    ),
    "triggers": (
        "object.spell",
        "object.ability",
        "object.triggered_ability",
        "action.become",
        "object.token",
        "action.create",
    ),
    "may_target": ("action.cast", "object.aura_spell", "action.target"),
    "may_attach": ("action.put", "action.attach"),
    "may_activate": ("object.ability", "object.activated_ability"),
    "who_activates": ("object.ability", "object.activated_ability"),
    "any_leaves": ("zone.graveyard", "logic.all", "quantity.one", "quantity.two", "object.token"),
    "all_stay": ("logic.all", "quantity.two", "object.token"),
}
"""Concepts that a question of a kind may hold beside its pattern without saying anything more."""
