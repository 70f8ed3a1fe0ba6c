"""Names of loaded cards in a question, in any of the three languages, whatever language it is in.

Accents and case do not matter, the longest name wins, and one typing error is forgiven in names of eight or
more letters. A name of one word, or of ordinary words, counts only with a capital inside a sentence, in
quotation marks, or (of several words) right behind a word for casting; one that is a game word as a whole
("Lifelink") only behind a word for casting.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from subrule.cards.keys import SHORTEST_FORGIVEN, Word, words
from subrule.cards.loaded import Cards, Hit, hits
from subrule.cards.store import CardStore, Name
from subrule.lexicon import Lexicon, Span
from subrule.paths import LANGUAGES, shipped
from subrule.understanding.small_words import plain_words

MOST_WORDS = 12
"""Words of the longest name that is looked for."""

_SHORTEST = 3
_SHORTEST_SMALL = 12
"""Letters from which on a typing error is forgiven in a name written without capitals."""
_APART = re.compile(r"[\s\-'’`,./&:!]{1,4}")
_SENTENCE_STARTS = re.compile(r"(?:^|[.?!:;¿¡(\n])[\s«“\"'¿¡(]*$")
_QUOTED = (("«", "»"), ("“", "”"), ('"', '"'), ("'", "'"), ("‘", "’"), ("[[", "]]"))
_CAST = ("action.cast", "action.play")


@dataclass(frozen=True, slots=True)
class NamedCard:
    """A place of a question that names a card.

    Attributes:
        start: offset of its first character, quotation marks around it included.
        end: offset after its last character.
        hits: the card; several where the name is that of several cards.
        exact: False where a typing error was forgiven.
    """

    start: int
    end: int
    hits: tuple[Hit, ...]
    exact: bool = True

    @property
    def hit(self) -> Hit:
        """The card, the first of several."""
        return self.hits[0]


Found = list[tuple[CardStore, Name]]


@dataclass(frozen=True, slots=True)
class _Window:
    """Some words of a question, next to each other."""

    first: int
    last: int
    key: str


def find_cards(question: str, cards: Cards, lexicon: Lexicon, language: str) -> tuple[NamedCard, ...]:
    """Find the names of cards in a question.

    Args:
        question: free text.
        cards: the loaded cards.
        lexicon: the game words, to know ordinary words and game words by.
        language: the question's language: of two cards with one name in different languages, the one that
            has it in this language is meant, else the one that has it in English.

    Returns:
        The names, in order, never overlapping.
    """
    if not cards:
        return ()
    text = _Text(question, lexicon, language)
    windows = list(text.windows())
    exact = _spoken(cards.named(w.key for w in windows))
    doubtful = [w for w in windows if w.key not in exact and text.may_be_misspelt(w)]
    forgiven = _spoken(cards.forgiven(w.key for w in doubtful))
    found: list[NamedCard] = []
    taken = -1
    for window in sorted(windows, key=lambda w: (w.first, -w.last)):
        if window.first <= taken:
            continue
        is_exact = window.key in exact
        names = exact.get(window.key) or forgiven.get(window.key)
        if not names or not text.counts(window, exact=is_exact):
            continue
        inner = [w for w in _inside(windows, window) if w.key in exact and text.counts(w)]
        if not is_exact and not all(text.adds(window, w) for w in inner):
            continue
        start, end = text.place(window)
        found.append(NamedCard(start, end, _meant(names, language), is_exact))
        taken = window.last
    return tuple(found)


def _spoken(found: dict[str, Found]) -> dict[str, Found]:
    """Only names in the languages spoken here."""
    kept = {key: [pair for pair in pairs if pair[1].language in LANGUAGES] for key, pairs in found.items()}
    return {key: pairs for key, pairs in kept.items() if pairs}


def _meant(names: Found, language: str) -> tuple[Hit, ...]:
    """The cards that a name means: those that have it in the question's language, else in English."""
    for code in (language, "en", *LANGUAGES):
        if own := [pair for pair in names if pair[1].language == code]:
            return tuple(hits(own, language))
    return tuple(hits(names, language))


def _inside(windows: Iterable[_Window], outer: _Window) -> Iterator[_Window]:
    return (w for w in windows if outer.first <= w.first and w.last <= outer.last and w != outer)


class _Text:
    """A question cut into words, with what is ordinary in it."""

    def __init__(self, question: str, lexicon: Lexicon, language: str) -> None:
        self.text = question.replace("’", "'")
        self.raw = question
        self.words: list[Word] = words(question)
        self.plain = plain_words(language) | plain_words("en")
        self.everyday = _everyday(language) | _everyday("en")
        self.spans: list[Span] = [s for s in lexicon.annotate(self.text, language) if s.exact]

    def windows(self) -> Iterator[_Window]:
        """All runs of words that may be a name."""
        for first, word in enumerate(self.words):
            joined = word.folded
            for last in range(first, min(first + MOST_WORDS, len(self.words))):
                if last > first:
                    between = self.text[self.words[last - 1].end : self.words[last].start]
                    if not _APART.fullmatch(between) and between.strip() != "//":
                        break
                    joined += " " + self.words[last].folded
                if len(joined) >= _SHORTEST:
                    yield _Window(first, last, joined)

    def may_be_misspelt(self, window: _Window) -> bool:
        """Whether a window is long enough for an error, and begins and ends with no word of every day.

        An error is looked for only where some word is not known, or is written with a capital.
        """
        letters = len(window.key) - window.key.count(" ")
        if letters < SHORTEST_FORGIVEN - 1:
            return False
        inside = self.words[window.first : window.last + 1]
        if inside[0].folded in self.plain and not inside[0].text[:1].isupper():
            return False
        return any(self._rare(word) for word in inside)

    def counts(self, window: _Window, *, exact: bool = True) -> bool:
        """Whether a window that is a name is meant as one."""
        inside = self.words[window.first : window.last + 1]
        rare = any(self._rare(word) for word in inside)
        capital = inside[0].text[:1].isupper()
        if self._is_game_word(window):
            # "Lifelink" with a capital, or quoted, is how people write keywords.
            return self._is_cast(window) and (capital or self._quoted(window))
        if self._quoted(window):
            return exact and (capital or not all(self._ordinary(word) for word in inside))
        begins = bool(_SENTENCE_STARTS.search(self.raw[: inside[0].start]))
        if len(inside) == 1:
            return capital and (not begins if exact and not rare else rare and (exact or not begins))
        if capital and any(word.text[:1].isupper() for word in inside[1 if begins else 0 :]):
            return exact or rare
        letters = len(window.key) - window.key.count(" ")
        named = rare or (exact and self._is_cast(window))
        return named and letters >= (SHORTEST_FORGIVEN if exact else _SHORTEST_SMALL)

    def adds(self, outer: _Window, inner: _Window) -> bool:
        """Whether a misspelt name adds to a name inside it a word that nothing else explains."""
        added = (*range(outer.first, inner.first), *range(inner.last + 1, outer.last + 1))
        return any(self._rare(self.words[i]) for i in added)

    def place(self, window: _Window) -> tuple[int, int]:
        """Where a window stands, quotation marks around it included."""
        start, end = self.words[window.first].start, self.words[window.last].end
        for opening, closing in _QUOTED:
            before, behind = self.raw[:start].rstrip(" \u00a0"), self.raw[end:].lstrip(" \u00a0")
            if before.endswith(opening) and behind.startswith(closing):
                return len(before) - len(opening), len(self.raw) - len(behind) + len(closing)
        return start, end

    def _quoted(self, window: _Window) -> bool:
        return self.place(window)[0] != self.words[window.first].start

    def _ordinary(self, word: Word) -> bool:
        known = any(s.start <= word.start and word.end <= s.end for s in self.spans)
        return known or word.folded in self.plain or len(word.folded) < _SHORTEST

    def _rare(self, word: Word) -> bool:
        """Whether a word is none that questions are otherwise made of."""
        return not self._ordinary(word) and word.folded not in self.everyday

    def _is_game_word(self, window: _Window) -> bool:
        start, end = self.words[window.first].start, self.words[window.last].end
        return any(s.start <= start and end <= s.end for s in self.spans)

    def _is_cast(self, window: _Window) -> bool:
        """Whether a word for casting stands in front, no more than articles and possessives between."""
        place = window.first
        stops = r"[.?!:;,(]" if self._quoted(window) else r"[.?!:;,(«“\"]"
        while place > 0:
            before, word = self.words[place - 1], self.words[place]
            if re.search(stops, self.raw[before.end : word.start]):
                return False
            if self._spoken_at(before, *_CAST):
                return True
            if before.folded not in self.plain and not self._spoken_at(before, "whose.*"):
                return False
            place -= 1
        return False

    def _spoken_at(self, word: Word, *concepts: str) -> bool:
        """Whether a form of one of the concepts ends with a word."""
        return any(
            s.end == word.end
            and any(c in concepts or (f"{c.partition('.')[0]}.*" in concepts) for c in s.concepts)
            for s in self.spans
        )


@cache
def _everyday(language: str) -> frozenset[str]:
    """Words that questions are made of (``scripts/build_ordinary_words.py``)."""
    path = shipped("corpus") / "cards" / f"ordinary.{language}.txt"
    return frozenset(path.read_text(encoding="utf-8").split())
