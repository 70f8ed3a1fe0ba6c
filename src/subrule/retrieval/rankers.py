"""Rankers: each gives rules a score for a query, for a reason of its own; fusion puts them together.

A further ranker is one more entry of :func:`rankers` (or of what a :class:`subrule.retrieval.search.Searcher`
is given) and one more weight in ``index/fusion.json``.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

import numpy as np
import numpy.typing as npt

from subrule.corpus.number import RuleNumber, find_numbers
from subrule.lexicon import Lexicon
from subrule.retrieval.fields import Fields
from subrule.retrieval.lexical import Field, cut, letters, query_words
from subrule.retrieval.nearest import Exact, Near, Nearest

DEPTH = 200
"""Most rules that a ranker gives."""

_WARMTH = 0.1
"""How much a rule's further texts count beside its nearest one; towards 0 only the nearest does."""

_DIGITS = 6
_BELOW = 0.6
_RELATED = 0.3

Floats = npt.NDArray[np.float32]
Scores = npt.NDArray[np.float64]
Places = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Query:
    """What rankers know of a query.

    Attributes:
        text: the query.
        language: the language it is in.
        vector: its embedding, ``(dimensions,)``.
        concepts: the lexicon's concepts in it, in their order.
    """

    text: str
    language: str
    vector: Floats
    concepts: tuple[str, ...]

    @cached_property
    def words(self) -> list[str]:
        """Its words, folded."""
        return cut(self.text)


class Ranker(Protocol):
    """Gives rules a score for a query.

    Attributes:
        name: by which its weight is known.
    """

    name: str

    def scores(self, query: Query) -> Mapping[RuleNumber, float]:
        """Score rules.

        Args:
            query: the query.

        Returns:
            The best rules, at most :data:`DEPTH`, with scores of any scale; the more the better.
        """
        ...


def rankers(fields: Fields, lexicon: Lexicon, nearest: Nearest | None = None) -> list[Ranker]:
    """Give all rankers over an index's fields.

    Args:
        fields: what they search.
        lexicon: the game words.
        nearest: what finds the texts nearest to a vector; None for the exact search.

    Returns:
        The rankers, in the order of their names in ``docs/retrieval.md``.
    """
    return [
        Meaning(fields, nearest),
        Words(fields),
        Letters(fields),
        Concepts(fields),
        Subjects(fields),
        Definitions(fields, lexicon),
        PlainNumbers(fields),
    ]


class Meaning:
    """Likeness of focused embeddings; the texts of a rule, whatever their language, reinforce each other."""

    name = "meaning"

    def __init__(self, fields: Fields, nearest: Nearest | None = None) -> None:
        self._fields = fields
        self._nearest = nearest or Exact(fields.focused)
        self._prepared: dict[bytes, Near] = {}

    def prepare(self, queries: Sequence[Query]) -> None:
        """Compare several queries with all texts at once; :meth:`scores` then takes what was found."""
        if len(queries) > 1:
            vectors = np.stack([self._fields.focus.whole_query(query.vector) for query in queries])
            found = self._nearest.of_all(vectors)
            names = (query.vector.tobytes() for query in queries)
            self._prepared = dict(zip(names, found, strict=True))

    def scores(self, query: Query) -> Mapping[RuleNumber, float]:
        """Give the logarithm of the sum of ``exp(cosine / 0.1)`` over a rule's texts, times 0.1."""
        fields = self._fields
        if not len(fields.rules):
            return {}
        near = self._prepared.get(query.vector.tobytes())
        if near is None:
            near = self._nearest.of_one(fields.focus.whole_query(query.vector))
        places, cosines = near
        warm = np.exp(cosines / _WARMTH)
        total = np.bincount(fields.rules[places], warm, minlength=len(fields.numbers))
        with np.errstate(divide="ignore"):
            return _best(np.log(total) * _WARMTH, fields)


class Words:
    """BM25 over stemmed words; a rule counts by its best text."""

    name = "words"

    def __init__(self, fields: Fields) -> None:
        self._fields = fields

    def scores(self, query: Query) -> Mapping[RuleNumber, float]:
        """Score by words."""
        found = self._fields.words.scores(query_words(query.words))
        return _best(self._fields.best_text(found), self._fields, least=0.0)


class Letters:
    """BM25 over runs of letters; all texts of a rule are one document."""

    name = "letters"

    def __init__(self, fields: Fields) -> None:
        self._fields = fields

    def scores(self, query: Query) -> Mapping[RuleNumber, float]:
        """Score by runs of letters."""
        return _best(self._fields.letters.scores(letters(query.words)), self._fields, least=0.0)


class Concepts:
    """BM25 over concepts, which are the same in every language; a rule counts by its best text."""

    name = "concepts"

    def __init__(self, fields: Fields) -> None:
        self._fields = fields

    def scores(self, query: Query) -> Mapping[RuleNumber, float]:
        """Score by concepts."""
        found = self._fields.concepts.scores(query.concepts)
        return _best(self._fields.best_text(found), self._fields, least=0.0)


class Subjects:
    """BM25 over concepts; all texts of a rule are one document."""

    name = "subjects"

    def __init__(self, fields: Fields) -> None:
        self._fields = fields

    def scores(self, query: Query) -> Mapping[RuleNumber, float]:
        """Score by the concepts that all of a rule's texts are about."""
        return _best(self._fields.subjects.scores(query.concepts), self._fields, least=0.0)


class Definitions:
    """The rules that define a query's concepts, and those under them; rare concepts count more."""

    name = "definitions"

    def __init__(self, fields: Fields, lexicon: Lexicon) -> None:
        self._fields = fields
        self._lexicon = lexicon
        self._known: dict[str, tuple[slice, Scores]] = {}

    def scores(self, query: Query) -> Mapping[RuleNumber, float]:
        """Score by what defines the concepts."""
        fields = self._fields
        total = np.zeros(len(fields.numbers), np.float64)
        for concept in sorted(set(query.concepts)):
            places, values = self._defining(concept)
            total[places] += values
        return _best(total, fields, least=0.0)

    def _defining(self, concept: str) -> tuple[slice, Scores]:
        """Give the places of a concept's rule and those under it, and what they gain by it."""
        found = self._known.get(concept)
        if found is None:
            rule = self._lexicon.definition_rule(concept) if concept in self._lexicon else None
            family = range(0) if rule is None else _family(rule, self._fields)
            written = [self._fields.numbers.text(place) in (str(rule), f"{rule}a") for place in family]
            gains = _rarity(self._fields.subjects, concept) * np.where(written, 1.0, _BELOW)
            found = self._known[concept] = slice(family.start, family.stop), gains
        return found


class PlainNumbers:
    """The rules that a query names by their numbers, and less so those under and above them."""

    name = "numbers"

    def __init__(self, fields: Fields) -> None:
        self._fields = fields

    def scores(self, query: Query) -> Mapping[RuleNumber, float]:
        """Score by numbers; a query without any gives none."""
        found: dict[RuleNumber, float] = {}
        places = self._fields.numbers.places
        for _, _, number in find_numbers(query.text):
            for place in _family(number, self._fields):
                found.setdefault(self._fields.numbers[place], _RELATED)
            above = number.parent
            if above is not None and str(above) in places:
                found.setdefault(above, _RELATED)
            if str(number) in places:
                found[number] = 1.0
        ranked = sorted(found.items(), key=lambda item: (-item[1], item[0]))
        return dict(ranked[:DEPTH])


class Scored(Mapping[RuleNumber, float]):
    """Scores of rules as arrays, best first; the numbers are read when they are asked for.

    Attributes:
        numbers: the rules that there are.
        places: places of the scored ones in ``numbers``, ``(n,)``.
        gains: their scores, ``(n,)``.
    """

    def __init__(self, numbers: Sequence[RuleNumber], places: Places, gains: Scores) -> None:
        self.numbers = numbers
        self.places = places
        self.gains = gains

    @cached_property
    def _table(self) -> dict[RuleNumber, float]:
        numbers = (self.numbers[place] for place in self.places.tolist())
        return dict(zip(numbers, self.gains.tolist(), strict=True))

    def __len__(self) -> int:
        return len(self.places)

    def __iter__(self) -> Iterator[RuleNumber]:
        return iter(self._table)

    def __getitem__(self, number: RuleNumber) -> float:
        return self._table[number]


def _best(scores: Scores, fields: Fields, least: float = -math.inf) -> Scored:
    """Keep the best rules above a score; equal scores in the order of the book."""
    places = np.flatnonzero(scores > least)
    found = np.round(scores[places], _DIGITS)
    if len(found) > DEPTH:
        kept = found >= np.partition(found, -DEPTH)[-DEPTH]
        places, found = places[kept], found[kept]
    order = np.argsort(-found, kind="stable")[:DEPTH]
    return Scored(fields.numbers, places[order], found[order])


def _rarity(field: Field, term: str) -> float:
    return math.log(1 + field.documents / (1 + field.count(term)))


def _family(number: RuleNumber, fields: Fields) -> range:
    """Places of a rule and of those under it, which follow it in the order of the book."""
    start = bisect_left(fields.numbers, number)
    stop = start
    while stop < len(fields.numbers) and _under(fields.numbers[stop], number):
        stop += 1
    return range(start, stop)


def _under(number: RuleNumber, root: RuleNumber) -> bool:
    at: RuleNumber | None = number
    while at is not None:
        if at == root:
            return True
        at = at.parent
    return False
