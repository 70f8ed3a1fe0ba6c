"""What one pass through a scenario hears of the rules, kept for passes in which rules are switched off.

Until a switched-off rule would have spoken, such a pass goes as the whole one went: it is told again what
was said there, or goes on from how that stood, and only then are rules asked. Finding out what decides is
fast by this.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import Registry, Said
from subrule.engine.view import View

if TYPE_CHECKING:
    from subrule.engine.run import Run


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


@dataclass(frozen=True, slots=True)
class Stage:
    """How a pass stood at some point.

    Attributes:
        place: which point; what follows it is the same for the same scenario.
        check: count of the check that comes next; 1 if that is the first after what happened.
        run: the pass as it stood.
        heard: at how many moments rules had been asked.
        beneath: numbers of the rules that had answered since the last of them.
    """

    place: int
    check: int
    run: Run
    heard: int
    beneath: frozenset[str]


@dataclass(slots=True)
class Course:
    """What a pass heard, moment by moment, and how it stood in between.

    Attributes:
        whole: whether no rule was switched off.
        heard: what it heard, in order.
        stages: how it stood, in order.
    """

    whole: bool
    heard: list[Heard] = field(default_factory=list)
    stages: list[Stage] = field(default_factory=list)


Memory = dict[Hashable, Course]
"""The passes of a ruling, each by the facts that it settled and stated."""


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
        kept: Course | None = None
        if self.keeps is not None:
            kept = self.keeps[settled] = Course(not self.registry.disabled)
        return Hearing(self.registry, kept, recalled)


class Hearing:
    """Asks the rules for one pass, as :meth:`Registry.ask` does, from memory as far as that reaches.

    Args:
        registry: the rules in force.
        kept: where to keep what is heard; None to keep nothing.
        recalled: what was heard with more rules in force; None to ask for everything.

    Attributes:
        registry: the rules in force.
    """

    __slots__ = ("_kept", "_place", "_recalled", "registry")

    def __init__(self, registry: Registry, kept: Course | None, recalled: Course | None) -> None:
        self.registry = registry
        self._kept = kept
        self._recalled = recalled
        self._place = 0
        registry.spoken.clear()

    def note_stage(self, run: Run, place: int, check: int = 1) -> None:
        """Keep how the pass stands, for passes that go the same way so far."""
        kept = self._kept
        if kept is not None:
            beneath = frozenset(self.registry.spoken)
            kept.stages.append(Stage(place, check, run.copied(self), len(kept.heard), beneath))

    def last_stage(self) -> Stage | None:
        """The last point that this pass reaches before switched-off rules would have spoken, if one is known.

        The pass goes on from there.
        """
        if self._recalled is None:
            return None
        off = self.registry.disabled
        alike = 0
        for heard in self._recalled.heard:
            if not off.isdisjoint(heard.beneath) or any(entry.number in off for entry, _ in heard.said):
                break
            alike += 1
        for stage in reversed(self._recalled.stages):
            if stage.heard <= alike and off.isdisjoint(stage.beneath):
                self._place = stage.heard
                return stage
        return None

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
            return self.registry.ask(view(), moment)
        # What is heard after a fact was demanded in vain is not kept: others may not demand it.
        kept, self._kept = self._kept, None
        said = self.registry.said(view(), moment)
        result = self.registry.merged(moment, said)
        kept.heard.append(Heard(moment, said, frozenset(self.registry.spoken), result))
        self.registry.spoken.clear()
        self._kept = kept
        return list(result)

    def silenced(self, view: Callable[[], View], moment: Moment) -> bool:
        """Whether a rule that is switched off would have spoken at a moment, as the registry tells it."""
        if not self.registry.disabled:
            return False
        if self._recalled is not None and self._place < len(self._recalled.heard):
            heard = self._recalled.heard[self._place]
            if (
                self._recalled.whole
                and heard.moment == moment
                and self.registry.disabled.isdisjoint(heard.beneath)
            ):
                return self.registry.silences(heard.result)
        return self.registry.silenced(view(), moment)

    def _again(self, recalled: Course, moment: Moment) -> list[Consequence] | None:
        """What was heard before, less what switched-off rules said; None from where that says no more."""
        self._recalled = None
        if self._place >= len(recalled.heard):
            return None
        heard = recalled.heard[self._place]
        off = self.registry.disabled
        if heard.moment != moment or not off.isdisjoint(heard.beneath):
            return None
        if any(entry.number in off for entry, _ in heard.said):
            return self.registry.merged(moment, [s for s in heard.said if s[0].number not in off])
        self._place += 1
        self._recalled = recalled
        return list(heard.result)
