"""Facts: what a scenario states, what may be assumed, and what has to be asked.

A fact is *stated* (the scenario says so), *default* (the closed table :data:`DEFAULTS` says what holds
when nobody mentions it, and the ruling lists it) or *open* (it has no default, or the scenario offers
alternatives). An open fact that a rule demands splits the case.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FactValue = bool | str


@dataclass(frozen=True, slots=True, order=True)
class Fact:
    """A yes-or-no or pick-one property that a rule reads.

    Attributes:
        subject: id of the object, player or ability it is about.
        attribute: name of the attribute, e.g. ``"colors"``.
        value: for membership facts the member asked about, e.g. ``"black"``; else ``""``.
    """

    subject: str
    attribute: str
    value: str = ""

    def __str__(self) -> str:
        return f"{self.subject}.{self.attribute}"


@dataclass(frozen=True, slots=True)
class Default:
    """One line of the published table of defaults.

    Attributes:
        value: what holds when nothing is said.
        assumption: id of the message that lists it in a ruling; None for what goes without saying.
        reason: why this is the ordinary case, for the documentation.
        open_when: name of the condition (:mod:`subrule.engine.conditions`) under which this default
            does not hold and the fact is open; ``""`` if it always holds.
    """

    value: bool
    assumption: str | None
    reason: str
    open_when: str = ""


DEFAULTS: Final[dict[str, Default]] = {
    "bestowed": Default(
        False,
        "assume-not-bestowed",
        "a player who means a bestowed card says so; but one who asks what becomes of an Aura whose host has "
        "left, and says nothing else of the Aura, leaves open the one thing on which the answer turns",
        open_when="bare-aura-whose-host-left",
    ),
    "may_enchant": Default(
        True,
        "assume-enchant-allows",
        "most Auras enchant creatures, and whoever names a creature for an Aura takes it to be allowed; for "
        "anything else the enchant ability has to be told",
        open_when="host-is-no-creature",
    ),
    "legal_host": Default(
        True, "assume-legal-host", "a player who means that there is nothing to enchant says so"
    ),
    "token": Default(False, "assume-card", "a player who means a token says so"),
    "face_down": Default(False, None, "a player who means a face-down card says so"),
    "hexproof": Default(False, "assume-no-hexproof", "a keyword that nobody mentions is not there"),
    "shroud": Default(False, "assume-no-shroud", "a keyword that nobody mentions is not there"),
    "toughness": Default(
        False,
        None,
        "a creature that is on the battlefield had toughness above 0 when nobody had lowered it; whether it "
        "is enough for what was done to it has to be told",
        open_when="toughness-in-doubt",
    ),
    "indestructible": Default(
        False, "assume-not-indestructible", "a keyword that nobody mentions is not there"
    ),
    "life": Default(
        False,
        None,
        "who asks what becomes of creatures in combat, or how much damage is dealt, plays on after it; "
        "outside of that a life total has to be told",
        open_when="life-is-asked",
    ),
    "unblocked": Default(
        True, "assume-unblocked", "a player who tells of an attack and of no block means that nothing blocks"
    ),
    "tapped": Default(False, None, "a player who means a tapped permanent says so"),
    "reconfigure": Default(False, "assume-no-reconfigure", "a keyword that nobody mentions is not there"),
    "mutating": Default(False, None, "a player who means a spell cast for its mutate cost says so"),
    "uncounterable": Default(False, None, "a player who means a spell that can't be countered says so"),
    "cannot_enter": Default(False, None, "an effect that nobody mentions is not there"),
    "other_legal_target": Default(
        False, "assume-no-other-target", "a player who means a spell with a further target says so"
    ),
}
"""The closed table. A fact that is not in it and not stated is open."""

MAX_OPEN_FACTS: Final = 4
"""Most open facts that one ruling may split on; beyond that it is undecided."""


class DemandError(Exception):
    """A rule needs a fact that is open; caught by the adjudication, which splits the case.

    Attributes:
        fact: the fact demanded.
        alternatives: the values it may take, in the order in which branches are told.
    """

    def __init__(self, fact: Fact, alternatives: tuple[FactValue, ...]) -> None:
        super().__init__(str(fact))
        self.fact = fact
        self.alternatives = alternatives


class UnsupportedError(Exception):
    """The scenario needs something that the engine does not model; the ruling names it.

    Attributes:
        what: message id and subject of what is not modelled, e.g. ``"layer 3 text change"``.
    """

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class ContradictionError(Exception):
    """Two rules demand contradictory things and no order between them is declared.

    Attributes:
        first: number of one rule.
        second: number of the other.
        subject: id of the object they quarrel about.
    """

    def __init__(self, first: str, second: str, subject: str) -> None:
        super().__init__(
            f"rules {first} and {second} demand contradictory things of {subject!r} and no order is declared"
        )
        self.first, self.second, self.subject = first, second, subject
