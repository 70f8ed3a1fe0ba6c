"""Reading against gold reading: which facts, roles and question were read, whatever the objects are called.

A scenario becomes a set of *statements*. Names are only names: objects of the reading are matched with
those of the gold scenario so that most statements agree, and the rest is found, missed or wrongly added.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from itertools import combinations, pairwise, permutations
from math import comb, factorial
from typing import Any, Final, Literal

from subrule.engine.events import Event
from subrule.engine.scenario import Scenario
from subrule.engine.state import GameObject, Player, State, implied_types

FIXED_PLAYERS: Final = ("you", "opponent")
"""Players whose names mean something; all others are matched like objects."""

NAMES: Final = frozenset({"id", "noun", "name"})
"""Fields that are only names for people."""

REFERENCES: Final = frozenset(
    {"owner", "controller", "attached_to", "protector", "merged_into", "targets", "components"}
)
"""Fields of objects and players that hold ids of objects and players, one or several: the roles."""

APART: Final = frozenset({"types", "timestamp", "owner", "controller"})
"""Fields of objects that are not compared as they stand (see :func:`_object`)."""

MOST_MATCHINGS: Final = 5_040
"""Matchings of names that are tried one by one; beyond that, names are matched one after the other."""


@dataclass(frozen=True, slots=True)
class Ref:
    """The name of an object or player inside a statement."""

    name: str


Category = Literal["fact", "role", "asked"]
Statement = tuple[str | Ref, ...]
"""Category, what is said, and of whom."""


@dataclass(frozen=True, slots=True)
class Match:
    """How a reading agrees with the gold reading.

    Attributes:
        wanted: category → statements of the gold reading.
        read: category → statements of the reading; all zero if none was given.
        found: category → statements of both.
        given: whether a reading was given.
        missed: statements of the gold reading that were not read, in words; none if nothing was read.
        added: statements of the reading that are not in the gold reading, in words.
    """

    wanted: Mapping[Category, int]
    read: Mapping[Category, int]
    found: Mapping[Category, int]
    given: bool
    missed: tuple[str, ...] = ()
    added: tuple[str, ...] = ()

    @property
    def exact(self) -> bool:
        """Whether the reading says what the gold reading says, no less and no more."""
        return self.given and self.wanted == self.found == self.read


def match_scenarios(gold: Scenario, read: Scenario | None) -> Match:
    """Compare a reading with the gold reading.

    Args:
        gold: the scenario as it should be read.
        read: the scenario as it was read; None if there is no reading.
    """
    wanted = frozenset(statements(gold))
    if read is None:
        return match_statements(wanted, None)
    said = tuple(statements(read))
    matching: dict[str, str] = {}
    for mine, theirs in ((read.state.objects, gold.state.objects), (_others(read), _others(gold))):
        matching = _best(matching, tuple(mine), tuple(theirs), said, wanted)
    return match_statements(wanted, frozenset(_renamed(s, matching) for s in said))


def match_statements(wanted: frozenset[Statement], read: frozenset[Statement] | None) -> Match:
    """Count statements wanted, read and found, by category.

    Args:
        wanted: statements of the gold reading.
        read: statements of the reading, under the same names; None if there is no reading.
    """
    if read is None:
        return Match(_count(wanted), _count(frozenset()), _count(frozenset()), given=False)
    return Match(
        _count(wanted),
        _count(read),
        _count(wanted & read),
        given=True,
        missed=tuple(sorted(map(in_words, wanted - read))),
        added=tuple(sorted(map(in_words, read - wanted))),
    )


def in_words(statement: Statement) -> str:
    """Write a statement for people, e.g. ``types host land``."""
    return " ".join(part.name if isinstance(part, Ref) else part for part in statement[1:] if part)


def lookup_statements(numbers: Iterable[str]) -> frozenset[Statement]:
    """Give the statements of a look-up: that rules are asked for, and which."""
    return frozenset({("asked", "look-up"), *(("fact", "look-up", number) for number in numbers)})


def _count(said: frozenset[Statement]) -> dict[Category, int]:
    return {
        "fact": sum(s[0] == "fact" for s in said),
        "role": sum(s[0] == "role" for s in said),
        "asked": sum(s[0] == "asked" for s in said),
    }


def _others(scenario: Scenario) -> tuple[str, ...]:
    return tuple(p for p in scenario.state.players if p not in FIXED_PLAYERS)


def _best(
    matched: Mapping[str, str],
    mine: tuple[str, ...],
    theirs: tuple[str, ...],
    said: tuple[Statement, ...],
    wanted: frozenset[Statement],
) -> dict[str, str]:
    """Extend a matching of names so that most statements agree; of equals, the first in order."""

    def agreeing(matching: Mapping[str, str]) -> int:
        return sum(_renamed(s, matching) in wanted for s in said)

    few, many = sorted((len(mine), len(theirs)))
    if comb(many, few) * factorial(few) <= MOST_MATCHINGS:
        pairings = (
            dict(zip(chosen, order, strict=True))
            for chosen in combinations(mine, few)
            for order in permutations(theirs, few)
        )
        return max(({**matched, **pairing} for pairing in pairings), key=agreeing)
    matching, free = dict(matched), list(theirs)
    for name in mine:
        if not free:
            break
        best = max(free, key=lambda candidate: agreeing({**matching, name: candidate}))
        matching[name] = best
        free.remove(best)
    return matching


def _renamed(statement: Statement, matching: Mapping[str, str]) -> Statement:
    return tuple(
        Ref(matching.get(part.name, f"{part.name}*"))
        if isinstance(part, Ref) and part.name not in FIXED_PLAYERS
        else part
        for part in statement
    )


def statements(scenario: Scenario) -> Iterator[Statement]:
    """Give what a scenario states, asks and leaves open, without what goes without saying.

    Args:
        scenario: the scenario.

    Yields:
        Statements; names of objects and players as :class:`Ref`, defaults left out.
    """
    state = scenario.state
    for thing in state.objects.values():
        yield from _object(thing, state)
    yield from _order_of_arrival(state)
    for player in state.players.values():
        if player.id not in FIXED_PLAYERS:
            yield ("fact", "there is", Ref(player.id))
        yield from _fields(player, Ref(player.id), frozenset(), state)
    for name in sorted(state.absent):
        yield ("fact", "nothing else", name)
    for fact, alternatives in scenario.offered:
        values = "/".join(sorted(str(a) for a in alternatives))
        yield ("fact", "open", Ref(fact.subject), fact.attribute, fact.value, values)
    yield from _events(scenario.events, state)
    yield ("asked", scenario.question.kind)
    for role, value in scenario.question.arguments:
        yield ("role", "asked", role, _reference(value, state))


def _object(thing: GameObject, state: State) -> Iterator[Statement]:
    """State an object; types told by its subtypes, and an owner who is the controller, go without saying."""
    of = Ref(thing.id)
    yield ("fact", "there is", of)
    for name in sorted((thing.types or frozenset()) - implied_types(thing.subtypes or ())):
        yield ("fact", "types", of, name)
    if thing.controller != "you":
        yield ("role", "controller", of, _reference(thing.controller or "open", state))
    if thing.owner not in ("", thing.controller):
        yield ("role", "owner", of, _reference(thing.owner, state))
    yield from _fields(thing, of, APART, state)


def _fields(thing: GameObject | Player, of: Ref, apart: frozenset[str], state: State) -> Iterator[Statement]:
    for described in fields(thing):
        name = described.name
        if name in NAMES or name in apart:
            continue
        value = getattr(thing, name)
        usual = described.default_factory() if described.default_factory is not MISSING else described.default
        if value is None or value == usual:
            continue
        if name in REFERENCES:
            for target in (value,) if isinstance(value, str) else value:
                yield ("role", name, of, _reference(target, state))
            continue
        for path, leaf in _leaves(value):
            yield ("fact", name, of, *path, leaf)


def _leaves(value: Any) -> Iterator[tuple[tuple[str, ...], str]]:  # noqa: ANN401 - field values of any kind
    """Take a value apart: members of sets and lists, fields of dataclasses, entries of mappings."""
    if value is None:
        return
    if is_dataclass(value) and not isinstance(value, type):
        for described in fields(value):
            for path, leaf in _leaves(getattr(value, described.name)):
                yield (described.name, *path), leaf
    elif isinstance(value, Mapping):
        for key in sorted(value, key=str):
            for path, leaf in _leaves(value[key]):
                yield (str(key), *path), leaf
    elif isinstance(value, frozenset | set):
        yield from (((), str(member)) for member in sorted(value, key=str))
        if not value:
            yield (), "none"
    elif isinstance(value, tuple | list):
        if not value:
            yield (), "none"
        for position, member in enumerate(value):
            for path, leaf in _leaves(member):
                yield (str(position), *path), leaf
    else:
        yield (), str(value)


def _order_of_arrival(state: State) -> Iterator[Statement]:
    """State who came before whom; the numbers themselves mean nothing."""
    dated = sorted((o for o in state.objects.values() if o.timestamp), key=lambda o: o.timestamp)
    for earlier, later in pairwise(dated):
        if earlier.timestamp < later.timestamp:
            yield ("fact", "came before", Ref(earlier.id), Ref(later.id))


def _events(events: tuple[Event, ...], state: State) -> Iterator[Statement]:
    """State events, each with how many of its kind there were before, and what followed on what.

    A bare check says nothing (one follows every event), nor does who does it if the controller does.
    """
    seen: dict[tuple[str, str], int] = {}
    before: Statement | None = None
    for event in events:
        if event.kind == "check":
            continue
        count = seen[event.kind, event.subject] = seen.get((event.kind, event.subject), 0) + 1
        label: Statement = (event.kind, _reference(event.subject, state), str(count))
        yield ("role", "event", *label)
        if before is not None:
            yield ("fact", "then", *before, *label)
        before = label
        thing = state.objects.get(event.subject)
        if event.by and (thing is None or event.by != thing.controller):
            yield ("role", "by", *label, _reference(event.by, state))
        for place in event.to or (("graveyard",) if event.kind == "leaves" else ()):
            reference = _reference(place, state)
            yield ("role" if isinstance(reference, Ref) else "fact", "to", *label, reference)
        if event.unspecified:
            yield ("fact", "unspecified", *label)
        for described in fields(event):
            if described.name not in _EVENT_FIELDS:
                for path, leaf in _leaves(getattr(event, described.name)):
                    if leaf != "none":
                        yield ("fact", described.name, *label, *path, leaf)
        for name, value in event.changes:
            for path, leaf in _leaves(value):
                yield ("fact", "changes", *label, name, *path, leaf)


_EVENT_FIELDS: Final = frozenset({"kind", "subject", "by", "to", "unspecified", "changes"})


def _reference(value: str, state: State) -> str | Ref:
    return Ref(value) if value in state.objects or value in state.players else value
