"""Facts being gathered from a question, and their way into a scenario."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from subrule.engine.events import Event, Question
from subrule.engine.facts import Fact, FactValue
from subrule.engine.scenario import Scenario
from subrule.engine.state import Enchant, GameObject, Player, State
from subrule.understanding.things import Mention


@dataclass(slots=True)
class Facts:
    """What has been read so far.

    Attributes:
        objects: id → fields of the object.
        players: ids of players beyond ``you`` and ``opponent``.
        absent: types of which nothing else is there.
        events: what happens, in order.
        offered: open facts with their alternatives.
        question: what is asked, once known.
        mentions: the nouns that stand for things, in order.
        called: index of a noun → id of the object it stands for.
        owned: ids of the objects whose controller is told.
        colored: index of a noun of the attachment → colors told right beside it.
        protected: index of a word for protection → id of the object that has it.
        fixed: ids of objects whose types an event has told; their nouns add nothing.
        asked: tokens of the clause that asks.
        focus: id of the attachment asked about.
        ability: whose the activated ability asked about is: ``"own"``, ``"granted"`` or ``""``.
        doubts: reasons why no reading may be given, for ``--explain``.
    """

    objects: dict[str, dict[str, Any]] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    absent: set[str] = field(default_factory=set)
    events: list[Event] = field(default_factory=list)
    offered: list[tuple[Fact, tuple[FactValue, ...]]] = field(default_factory=list)
    question: Question | None = None
    mentions: tuple[Mention, ...] = ()
    called: dict[int, str] = field(default_factory=dict)
    owned: set[str] = field(default_factory=set)
    colored: dict[int, set[str]] = field(default_factory=dict)
    protected: dict[int, str] = field(default_factory=dict)
    fixed: set[str] = field(default_factory=set)
    asked: frozenset[int] = frozenset()
    focus: str = ""
    ability: str = ""
    doubts: list[str] = field(default_factory=list)

    def set(self, object_id: str, **fields: Any) -> None:  # noqa: ANN401 - field values of any kind
        """Set fields of an object, making it if needed."""
        self.objects.setdefault(object_id, {}).update(fields)

    def add(self, object_id: str, name: str, *values: str) -> None:
        """Add members to a set-valued field of an object."""
        fields = self.objects.setdefault(object_id, {})
        fields[name] = frozenset(fields.get(name) or ()) | set(values)

    def has(self, object_id: str) -> bool:
        """Whether an object has been read."""
        return object_id in self.objects

    def get(self, object_id: str, name: str) -> Any:  # noqa: ANN401 - field values of any kind
        """A field read so far, or None."""
        return self.objects.get(object_id, {}).get(name)

    def ask(self, kind: str, *arguments: tuple[str, str]) -> None:
        """Set the question."""
        self.question = Question(kind, arguments)

    def offer(self, subject: str, attribute: str, *values: FactValue, member: str = "") -> None:
        """Leave a fact open, with what it may be."""
        fact = (Fact(subject, attribute, member), values)
        if fact not in self.offered:
            self.offered.append(fact)

    def happened(self, *kinds: str) -> bool:
        """Whether an event of one of the kinds has been read."""
        return any(e.kind in kinds for e in self.events)

    def happens(self, kind: Any, subject: str, **details: Any) -> None:  # noqa: ANN401 - event details of any kind
        """Add an event."""
        changes = details.pop("changes", None)
        if changes is not None:
            details["changes"] = tuple(changes.items())
        self.events.append(Event(kind, subject, **details))

    def scenario(self) -> Scenario | None:
        """Make the scenario; None if the question is missing or something is in doubt."""
        if self.question is None or self.doubts or not self.objects:
            return None
        players = {p: Player(p) for p in ("you", "opponent", *self.players)}
        objects = {key: GameObject(key, **fields) for key, fields in self.objects.items()}
        state = State(MappingProxyType(objects), MappingProxyType(players), frozenset(self.absent))
        return Scenario(state, tuple(self.events), self.question, tuple(self.offered))


def enchant_of(*qualities: str, controller: str | None = None) -> Enchant:
    """An enchant ability for the given qualities, perhaps of one side's things only."""
    return Enchant(frozenset(qualities), controller)
