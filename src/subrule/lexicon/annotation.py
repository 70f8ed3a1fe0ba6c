"""Finding concepts in a text: the longest form at each place, one typing error a word forgiven."""

from __future__ import annotations

import unicodedata
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product

from subrule.corpus.number import find_numbers
from subrule.lexicon.folding import Token, tokenize
from subrule.lexicon.store import PREFIX, SHORTEST_FORGIVEN, deletions_of

STATS = "quantity.power_toughness"
NUMBER = "quantity.number"
SYMBOL = "object.mana_symbol"
REFERENCE = "rule.reference"
_MOST_GUESSES = 3
_ACCENTED = frozenset("áéíóúüàâèêëîïôùûÁÉÍÓÚÀÂÈÊÎÔÙ")


@dataclass(frozen=True, slots=True)
class Span:
    """A place of a text at which a concept was found.

    Attributes:
        start: offset of its first character.
        end: offset after its last character.
        concept: the concept's id; the preferred one where the form has several.
        form: the lexicon's form, folded; for numbers and symbols the text itself.
        exact: False where a typing error was forgiven.
        alternatives: the same place read as each other concept that has the form, in order of preference.
    """

    start: int
    end: int
    concept: str
    form: str
    exact: bool = True
    alternatives: tuple[Span, ...] = ()

    @property
    def concepts(self) -> tuple[str, ...]:
        """The chosen concept and the alternatives."""
        return (self.concept, *(a.concept for a in self.alternatives))


class Matcher:
    """The forms of one language, ready for look-up."""

    def __init__(self, data: dict[str, str], ids: list[str], before: dict[str, list[str]]) -> None:
        """Take the language's part of a store (see `subrule.lexicon.store.build`)."""
        self._before = {concept: tuple(beginnings) for concept, beginnings in before.items()}
        self._ids = ids
        self._owners: dict[str, str] = dict(
            zip(data["keys"].split("\n"), data["values"].split("\n"), strict=True)
        )
        self._longest = dict(
            zip(data["firsts"].split("\n"), map(int, data["longest"].split(" ")), strict=True)
        )
        self._spelled = dict(line.split("\t") for line in data["spelled"].split("\n") if line)
        self._accented: dict[str, set[str]] = {}
        for line in data["accented"].split("\n"):
            folded, _, owner = line.partition("\t")
            self._accented.setdefault(folded, set()).add(owner)
        self._data = data

    @cached_property
    def _known(self) -> frozenset[str]:
        return frozenset(self._data["known"].split(" "))

    @cached_property
    def _deletions(self) -> list[str]:
        return self._data["deletions"].split("\n")

    @cached_property
    def _forgiven(self) -> list[str]:
        return self._data["forgiven"].split(" ")

    def concepts_of(self, folded: str) -> tuple[str, ...]:
        """Give the concepts that have a folded form, preferred first."""
        owners = self._owners.get(folded)
        return tuple(self._ids[int(i)] for i in owners.split(" ")) if owners else ()

    def keys(self) -> list[str]:
        """Every folded form, sorted."""
        return list(self._owners)

    def guesses(self, word: str) -> tuple[str, ...]:
        """Give the lexicon's words that differ from a word by one typing error.

        Args:
            word: a folded word.

        Returns:
            At most three words, the likeliest first; none for a known or short word.
        """
        if len(word) < SHORTEST_FORGIVEN or not word.isalpha() or word in self._known:
            return ()
        prefixes: dict[str, None] = {}
        beginning = word[:PREFIX]
        for shorter in (beginning, *deletions_of(beginning)):
            place = bisect_left(self._deletions, shorter + "\t")
            if place < len(self._deletions):
                written, _, found = self._deletions[place].partition("\t")
                if written == shorter:
                    prefixes.update(dict.fromkeys(found.split(" ")))
        near = [w for prefix in prefixes for w in self._beginning_with(prefix, len(word))]
        near = [w for w in dict.fromkeys(near) if one_error_apart(word, w)]
        near.sort(key=lambda w: (w[0] != word[0], sorted(w) != sorted(word), len(word) - len(w), w))
        return tuple(near[:_MOST_GUESSES])

    def _beginning_with(self, prefix: str, length: int) -> Iterator[str]:
        place = bisect_left(self._forgiven, prefix)
        while place < len(self._forgiven) and self._forgiven[place].startswith(prefix):
            word = self._forgiven[place]
            if -1 <= len(word) - length <= 1:
                yield word
            place += 1

    def annotate(self, text: str) -> list[Span]:
        """Find concepts in a text (see `subrule.lexicon.Lexicon.annotate`)."""
        tokens = tokenize(text)
        spans = _references(text)
        taken = [(s.start, s.end) for s in spans]
        readings = [self._readings(token) for token in tokens]
        accents = not text.isascii() and any(c in _ACCENTED for c in text)
        place = 0
        while place < len(tokens):
            token = tokens[place]
            if taken and any(start <= token.start < end for start, end in taken):
                place += 1
                continue
            span, used = self._longest_at(text, tokens, readings, place, accents=accents)
            if span is not None:
                spans.append(span)
            place += used
        spans.sort(key=lambda s: s.start)
        return self._by_what_follows(text, spans)

    def _readings(self, token: Token) -> tuple[str, ...]:
        if token.kind != "word" or len(token.text) < SHORTEST_FORGIVEN or token.text in self._known:
            return (token.text,)
        return (token.text, *self.guesses(token.text))

    def _longest_at(
        self, text: str, tokens: list[Token], readings: list[tuple[str, ...]], place: int, *, accents: bool
    ) -> tuple[Span | None, int]:
        longest = max(self._longest.get(first, 0) for first in readings[place])
        run = 1
        while run < longest and place + run < len(tokens) and tokens[place + run].joined:
            run += 1
        for length in range(min(run, longest), 0, -1):
            choices = readings[place : place + length]
            start, end = tokens[place].start, tokens[place + length - 1].end
            for combination in product(*choices):
                folded = " ".join(combination)
                owners = self._owners_in(text[start:end], folded, accents=accents)
                if owners:
                    exact = all(word == choice[0] for word, choice in zip(combination, choices, strict=True))
                    ids = [self._ids[int(i)] for i in owners]
                    others = tuple(Span(start, end, i, folded, exact) for i in ids[1:])
                    return Span(start, end, ids[0], folded, exact, others), length
        return _plain(tokens[place]), 1

    def _owners_in(self, written: str, folded: str, *, accents: bool) -> list[str]:
        """Places of the concepts that a stretch of text names, preferred first."""
        if not written.isascii():
            spelled = self._spelled.get(unicodedata.normalize("NFC", written.lower()))
            if spelled is not None:
                return spelled.split(" ")
        owners = self._owners.get(folded)
        if owners is None:
            return []
        found = owners.split(" ")
        if accents and folded in self._accented and written.isascii():
            return [owner for owner in found if owner not in self._accented[folded]]
        return found

    def _by_what_follows(self, text: str, spans: list[Span]) -> list[Span]:
        """Prefer a concept that is declared to be meant before what follows (``enchant`` + ``creature``)."""
        for i, span in enumerate(spans[:-1]):
            for other in span.alternatives:
                beginnings = self._before.get(other.concept)
                follows = spans[i + 1]
                if (
                    beginnings
                    and follows.concept.startswith(beginnings)
                    and not any(c.isalnum() for c in text[span.end : follows.start])
                ):
                    rest = tuple(a for a in span.alternatives if a is not other)
                    spans[i] = replace(other, alternatives=(replace(span, alternatives=()), *rest))
        return spans


def _plain(token: Token) -> Span | None:
    concept = {"stats": STATS, "number": NUMBER, "symbol": SYMBOL}.get(token.kind)
    return Span(token.start, token.end, concept, token.text) if concept else None


def _references(text: str) -> list[Span]:
    if "." not in text:
        return []
    return [Span(start, end, REFERENCE, str(number)) for start, end, number in find_numbers(text)]


def one_error_apart(one: str, other: str) -> bool:
    """Tell whether two different words are one insertion, deletion, substitution or swap apart.

    Args:
        one: a word.
        other: another word.

    Returns:
        True for ``"creture"`` and ``"creature"``, ``"auar"`` and ``"aura"``; False for equal words.
    """
    if one == other or abs(len(one) - len(other)) > 1:
        return False
    start = 0
    while start < min(len(one), len(other)) and one[start] == other[start]:
        start += 1
    rest_one, rest_other = one[start:], other[start:]
    if len(rest_one) != len(rest_other):
        longer, shorter = sorted((rest_one, rest_other), key=len, reverse=True)
        return longer[1:] == shorter
    if rest_one[1:] == rest_other[1:]:
        return True
    return rest_one[:2] == rest_other[1::-1] and rest_one[2:] == rest_other[2:]
