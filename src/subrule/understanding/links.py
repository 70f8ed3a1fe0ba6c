"""What a question about linked abilities tells: who has them, what they did, in which order."""

from __future__ import annotations

from subrule.engine.linked import Ability
from subrule.understanding.clauses import tells
from subrule.understanding.facts import Facts
from subrule.understanding.line import Line
from subrule.understanding.things import MINE, THEIRS, mentions

HOLDERS = ("type.artifact", "type.creature", "type.enchantment", "object.permanent", "object.commander")
SOMETHING_ELSE = "something_else"
CAUSES = ("object.spell", "slang.removal", "type.instant", "type.sorcery", "object.effect")
"""What does something that none of the abilities does."""

LEAVES = {
    "action.die": "graveyard",
    "action.kill": "graveyard",
    "action.destroy": "graveyard",
    "action.sacrifice": "graveyard",
    "action.bounce": "hand",
}
AGAIN = ("action.return", "action.recast", "action.cast", "action.put", "action.enter", "zone.battlefield")


class Links:
    """A question about linked abilities while it is read.

    Attributes:
        line: the question.
        asked: tokens of the asking clause.
        facts: objects, events and the question.
        abilities: id → ability.
        things: index of a noun → id of what abilities did something to.
        holders: ids of the objects that have the abilities, the first one first.
    """

    def __init__(self, line: Line, asked: frozenset[int]) -> None:
        self.line = line
        self.asked = asked
        self.facts = Facts(asked=asked)
        self.abilities: dict[str, Ability] = {}
        self.things: dict[int, str] = {}
        self.holders: list[str] = []

    @property
    def doubts(self) -> list[str]:
        """Reasons why no reading may be given."""
        return self.facts.doubts

    def add(self, name: str, of: str, **fields: object) -> None:
        """Add an ability."""
        self.abilities[name] = Ability(name, of, **fields)  # type: ignore[arg-type]

    def ask(self, kind: str, ability: str, *to: str) -> None:
        """Set the question about an ability."""
        arguments = [("ability", ability), ("object", self.abilities[ability].of), *(("to", t) for t in to)]
        self.facts.ask(kind, *arguments)

    def told(self, index: int) -> bool:
        """Whether a token stands outside card text where something is told and is not yet used."""
        token = self.line.tokens[index]
        return not token.quoted and index not in self.line.used and tells(self.line, index, self.asked)

    def segment(self, index: int) -> list[int]:
        """Tokens around a verb up to the next "and", comma with a verb behind it, or end of the sentence."""
        line = self.line
        sentence = line.tokens[index].sentence
        first = index
        while first > 0 and line.tokens[first - 1].sentence == sentence and not self._parts(first - 1, first):
            first -= 1
        last = index
        while (
            last + 1 < len(line.tokens)
            and line.tokens[last + 1].sentence == sentence
            and not self._parts(last, last + 1)
        ):
            last += 1
        return list(range(first, last + 1))

    def _parts(self, before: int, behind: int) -> bool:
        line = self.line
        between = line.text[line.tokens[before].end : line.tokens[behind].start]
        return any(sign in between for sign in ",;:") or line.is_at(
            behind, "logic.and", "time.then", "logic.but"
        )

    def find_holder(self, *, kinds: tuple[str, ...] = HOLDERS) -> int | None:
        """Find the noun of what has the abilities, set it down (twice for two copies) and give its token."""
        line = self.line
        noun = next((i for i, t in enumerate(line.tokens) if not t.quoted and t.has(*kinds)), None)
        if noun is None:
            return None
        near = range(max(0, noun - 4), noun)
        same = [i for i in near if line.tokens[i].sentence == line.tokens[noun].sentence]
        two = [i for i in same if line.is_at(i, "quantity.two", "object.copy")]
        kind = next(c for c in line.tokens[noun].concepts if c in kinds)
        types = None if kind.startswith("object.perm") else frozenset({kind.partition(".")[2]})
        types = frozenset({"creature"}) if kind == "object.commander" else types
        found = next((m for m in mentions(line) if m.index == noun), None)
        theirs = (found is not None and found.whose == THEIRS) or any(
            line.is_at(i, "player.opponent", "whose.opponents") for i in same
        )
        line.used.update((noun, *two, *(found.carries if found is not None else ())))
        line.used.update(
            i for i in same if line.is_at(i, "action.control", "player.opponent", "whose.opponents")
        )
        self.holders = ["first", "second"] if any(line.is_at(i, "quantity.two") for i in two) else ["holder"]
        for name in self.holders:
            self.facts.set(name, types=types, controller=THEIRS if theirs else MINE)
        return noun

    def holder_in(self, places: list[int], *, pronoun: bool = True) -> str:
        """Which of the holders some tokens name; ``""`` if none, or two."""
        line = self.line
        found = set()
        for i in places:
            if len(self.holders) > 1:
                if line.is_at(i, "time.first"):
                    found.add(self.holders[0])
                elif line.is_at(i, "quantity.two", "state.different"):
                    found.add(self.holders[1])
            elif line.tokens[i].has_first(*HOLDERS) or (pronoun and line.tokens[i].has_first("whose.it")):
                found.add(self.holders[0])
        return found.pop() if len(found) == 1 else ""

    def use_names(self, places: list[int]) -> None:
        """Count the words by which some tokens name a holder as used."""
        marks = (
            "time.first",
            "quantity.two",
            "state.different",
            "object.copy",
            "quantity.one",
            "self.itself",
        )
        self.line.used.update(i for i in places if self.line.is_at(i, *marks, *HOLDERS))

    def find_things(self) -> None:
        """Name what abilities did something to: nouns of creature types outside card text."""
        for i, token in enumerate(self.line.tokens):
            kind = next((c for c in token.concepts if c.startswith("creature_type.")), "")
            if token.quoted or not kind or i in self.line.used:
                continue
            self.things[i] = kind.partition(".")[2]
            self.line.used.add(i)

    def thing_in(self, places: list[int]) -> list[str]:
        """Ids of the things that some tokens name, in order."""
        return list(dict.fromkeys(self.things[i] for i in places if i in self.things))
