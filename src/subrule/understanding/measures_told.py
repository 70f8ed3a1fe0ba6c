"""What a question tells of objects and players whose state is counted, and its way into a scenario."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from subrule.engine.events import Event, EventKind, Question
from subrule.engine.facts import Fact, FactValue
from subrule.engine.scenario import Scenario
from subrule.engine.state import GameObject, Player, State
from subrule.understanding.measures_chunks import Noun
from subrule.understanding.measures_words import Chunk

_NAMES = ("creature", "other", "third", "fourth")
MOST_THINGS = len(_NAMES)


@dataclass(slots=True)
class Told:
    """What has been read so far.

    Attributes:
        things: id → what nouns said of it.
        players: player → fields.
        events: what happens, with the sentence that tells it.
        offered: open facts with their alternatives.
        doubts: why there may be no reading.
        focus: what "it" is: ids, the last that something happened to.
        question: what is asked.
        variant: of the state.
        fights: things that deal each other combat damage.
        player_focus: the player something was told of last.
        becomes: whether it is asked what happens, without saying to what.
        copies: tokens that copy another thing.
        one_turn: whether the text says that all is in one turn.
        same_name: whether legends are said to share their name.
    """

    things: dict[str, Noun] = field(default_factory=dict)
    players: dict[str, dict[str, Any]] = field(default_factory=dict)
    events: list[tuple[int, Event]] = field(default_factory=list)
    offered: list[tuple[Fact, tuple[FactValue, ...]]] = field(default_factory=list)
    doubts: list[str] = field(default_factory=list)
    focus: tuple[str, ...] = ()
    question: Question | None = None
    variant: str = ""
    copies: set[str] = field(default_factory=set)
    fights: set[str] = field(default_factory=set)
    player_focus: str = ""
    becomes: bool = False
    one_turn: bool = False
    same_name: bool | None = None

    # -- who is meant ------------------------------------------------------------------------------

    def refer(self, noun: Noun) -> tuple[str, ...]:
        """Give the things a noun names: known ones, or new ones.

        Args:
            noun: what the noun says.

        Returns:
            Their ids; empty if it cannot be told.
        """
        known = [i for i, other in self.things.items() if _may_be(noun, other)]
        if noun.number == 0:
            self.doubts.append("how many")
            return ()
        if noun.number > 1:
            return self._several(noun, known)
        if known and not noun.indefinite and not noun.another:
            best = [
                i for i in known if self.things[i].fields.get("toughness") == noun.fields.get("toughness")
            ]
            chosen = best if len(best) == 1 else known
            if len(chosen) > 1 and noun.whose:
                chosen = [i for i in chosen if self.things[i].whose == noun.whose] or chosen
            if len(chosen) > 1 and set(self.focus) & set(chosen):
                chosen = [i for i in chosen if i in self.focus]
            if len(chosen) > 1:
                self.doubts.append("which of them")
                return ()
            self._learn(chosen[0], noun)
            return (chosen[0],)
        return (self._new(noun),)

    def _several(self, noun: Noun, known: list[str]) -> tuple[str, ...]:
        if len(known) == noun.number and not noun.indefinite:
            return tuple(known)
        if known or noun.number > MOST_THINGS:
            self.doubts.append("how many")
            return ()
        return tuple(self._new(replace(noun, number=1, fields=dict(noun.fields))) for _ in range(noun.number))

    def _new(self, noun: Noun) -> str:
        if len(self.things) >= MOST_THINGS:
            self.doubts.append("too many things")
            return _NAMES[0]
        name = _NAMES[len(self.things)]
        self.things[name] = noun
        if noun.names is not None:
            self.same_name = noun.names
        return name

    def _learn(self, name: str, noun: Noun) -> None:
        known = self.things[name]
        for key, value in noun.fields.items():
            if key in known.fields and known.fields[key] != value:
                if key == "counters":
                    self.doubts.append("counters told twice")
                elif key != "trigger":
                    self.doubts.append(f"{key} told twice")
            known.fields[key] = value
        known.types |= noun.types
        known.whose = known.whose or noun.whose
        if noun.names is not None:
            self.same_name = noun.names

    def it(self) -> tuple[str, ...]:
        """What a pronoun means: the thing that something last happened to, or the only one."""
        if self.focus:
            return self.focus
        if len(self.things) == 1:
            return tuple(self.things)
        return ()

    def of(self, chunk: Chunk | None) -> tuple[str, ...]:
        """The things that a chunk (a noun, a pronoun or nothing) means."""
        if chunk is not None and chunk.kind == "E":
            return self.refer(chunk.value)
        return self.it()

    # -- what happens ------------------------------------------------------------------------------

    def happens(
        self,
        sentence: int,
        kind: EventKind,
        subject: str,
        *,
        by: str = "",
        to: tuple[str, ...] = (),
        **details: Any,  # noqa: ANN401 - event details of any kind
    ) -> None:
        """Add an event."""
        changes = tuple((key, value) for key, value in details.items() if value is not None)
        self.events.append((sentence, Event(kind, subject, by, to, changes=changes)))
        if subject in self.things:
            self.focus = (subject,)

    def player(self, name: str, **fields: Any) -> bool:  # noqa: ANN401
        """Set fields of a player; False where they contradict what was said."""
        known = self.players.setdefault(name, {})
        self.player_focus = name
        for key, value in fields.items():
            if known.get(key, value) != value:
                self.doubts.append(f"{key} told twice")
                return False
            known[key] = value
        return True

    # -- the scenario ------------------------------------------------------------------------------

    def scenarios(self) -> tuple[Scenario, ...]:
        """Make the scenario, twice where it is not said whether a turn ended between two events."""
        if self.question is None or self.doubts:
            return ()
        events = tuple(e for _, e in self.events if self._matters(e))
        if events and events[-1].unchecked:
            # The other blow of the fight does not matter, but the check behind both of them does.
            events = (*events[:-1], replace(events[-1], unchecked=False))
        ways = [events]
        cut = self._turn_may_end()
        if cut:
            ways.append((*events[:cut], Event("cleanup"), *events[cut:]))
        return tuple(Scenario(self._state(), way, self.question, tuple(self.offered)) for way in ways)

    def _matters(self, event: Event) -> bool:
        """Whether an event may touch what is asked: of a fight, only the blow at the one asked about."""
        asked = (
            {v for role, v in self.question.arguments if role in ("object", "objects")}
            if self.question
            else set()
        )
        fought = event.kind == "damage" and {event.subject, event.by} <= self.fights
        return not fought or not asked or event.subject in asked

    def _turn_may_end(self) -> int:
        """The place between two sentences of which the first deals damage that the second may find gone."""
        if self.one_turn:
            return 0
        for place in range(1, len(self.events)):
            (before, first), (now, _) = self.events[place - 1], self.events[place]
            if before != now and first.kind in ("damage", "gets") and first.subject in self.things:
                return place
        return 0

    def _state(self) -> State:
        objects = {name: self._object(name, noun) for name, noun in self.things.items()}
        players = {
            name: Player(name, **self.players.get(name, {}))
            for name in ("you", "opponent", *sorted(set(self.players) - {"you", "opponent"}))
        }
        spoken_of = any(o.commander for o in objects.values()) or any(
            p.commander_damage for p in players.values()
        )
        variant = "commander" if spoken_of else self.variant
        return State(MappingProxyType(objects), MappingProxyType(players), variant=variant)

    def _object(self, name: str, noun: Noun) -> GameObject:
        fields = dict(noun.fields)
        fields["counters"] = tuple(sorted(fields.get("counters", {}).items()))
        concept = noun.concept if noun.concept.startswith("creature_type.") else ""
        legend = "legendary" in (fields.get("supertypes") or ())
        legend = legend or name in self.copies
        shared = {"name": "Namesake"} if legend and self.same_name else {}
        if legend and self.same_name is False:
            shared = {"name": f"Legend {name}"}
        types = frozenset(noun.types) or None
        return GameObject(
            name, noun=concept, types=types, controller=noun.whose or "you", **{**fields, **shared}
        )


def _may_be(noun: Noun, other: Noun) -> bool:
    """Whether a noun may name a thing that is known."""
    if noun.whose and noun.whose != other.whose:
        return False
    if noun.types and other.types and not (noun.types <= other.types or other.types <= noun.types):
        return False
    ours, known = noun.concept, other.concept
    if ours.startswith("creature_type.") and known.startswith("creature_type.") and ours != known:
        return False
    roles = {"object.attacker", "object.blocker"}
    if {ours, known} == roles:
        return False
    for key in ("toughness", "power", "token"):
        if key in noun.fields and key in other.fields and noun.fields[key] != other.fields[key]:
            return False
    return True
