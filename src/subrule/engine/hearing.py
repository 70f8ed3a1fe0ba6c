"""What one pass through a scenario hears of the rules, kept for passes in which rules are switched off.

Until a switched-off rule would have spoken, such a pass goes as the whole one went: it is told again what
was said there, and only then are rules asked. Finding out what decides takes most of its time from this.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import Registry, Said
from subrule.engine.view import View


@dataclass(frozen=True, slots=True)
class Heard:
    """What was said at one moment.

    Attributes:
        moment: the moment.
        said: what each rule said that was asked at it.
        beneath: numbers of the rules that answered while these were asked, or since the moment before.
        result: what followed.
    """

    moment: Moment
    said: list[Said]
    beneath: frozenset[str]
    result: list[Consequence]


Memory = dict[Hashable, list[Heard]]
"""What the passes of a ruling heard, each by the facts that it settled and stated."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules in force for one ruling, with what is remembered of others.

    Attributes:
        registry: asks them.
        keeps: where to keep what the passes hear; None to keep nothing.
        recalls: what was heard with more rules in force; None to ask for everything.
    """

    registry: Registry
    keeps: Memory | None = None
    recalls: Memory | None = None

    def without(self, number: str) -> Rules:
        """Switch off a rule and its declared twins; until they spoke, what these rules heard is recalled."""
        return Rules(self.registry.without(number), recalls=self.keeps)

    def hearing(self, settled: Hashable) -> Hearing:
        """Begin a pass that settles and states these facts: passes of which they are equal begin equally."""
        recalled = self.recalls.get(settled) if self.recalls is not None else None
        kept: list[Heard] | None = None
        if self.keeps is not None:
            kept = self.keeps[settled] = []
        return Hearing(self.registry, kept, recalled)


class Hearing:
    """Asks the rules for one pass, as :meth:`Registry.ask` does, from memory as far as that reaches.

    Args:
        registry: the rules in force.
        kept: where to keep what is heard; None to keep nothing.
        recalled: what was heard with more rules in force; None to ask for everything.
    """

    __slots__ = ("_kept", "_place", "_recalled", "_registry")

    def __init__(self, registry: Registry, kept: list[Heard] | None, recalled: list[Heard] | None) -> None:
        self._registry = registry
        self._kept = kept
        self._recalled = recalled
        self._place = 0
        registry.spoken.clear()

    def ask(self, view: Callable[[], View], moment: Moment) -> list[Consequence]:
        """Tell what follows at a moment.

        Args:
            view: makes what the rules see.
            moment: the point in the game.
        """
        if self._recalled is not None:
            again = self._again(self._recalled, moment)
            if again is not None:
                return again
        if self._kept is None:
            return self._registry.ask(view(), moment)
        # What is heard after a fact was demanded in vain is not kept: others may not demand it.
        kept, self._kept = self._kept, None
        said = self._registry.said(view(), moment)
        result = self._registry.merged(moment, said)
        kept.append(Heard(moment, said, frozenset(self._registry.spoken), result))
        self._registry.spoken.clear()
        self._kept = kept
        return list(result)

    def _again(self, recalled: list[Heard], moment: Moment) -> list[Consequence] | None:
        """What was heard before, less what switched-off rules said; None from where that says no more."""
        self._recalled = None
        if self._place >= len(recalled):
            return None
        heard = recalled[self._place]
        off = self._registry.disabled
        if heard.moment != moment or not off.isdisjoint(heard.beneath):
            return None
        if any(entry.number in off for entry, _ in heard.said):
            return self._registry.merged(moment, [s for s in heard.said if s[0].number not in off])
        self._place += 1
        self._recalled = recalled
        return list(heard.result)
