"""The line: a question as a sequence of tokens with their concepts, in which patterns are found.

The language of patterns is described in :mod:`subrule.understanding.pattern`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache

from subrule.lexicon import Lexicon
from subrule.understanding.pattern import Element, Match, parse
from subrule.understanding.small_words import determiners, fold, into, plain_words, table

_WORD = re.compile(r"[^\W_]+")
_SENTENCE_END = re.compile(r"[?!;\n]+|\.(?=\s|$|[»”\"])|\.{2,}")
_BEGINNING = re.compile(r"\s+[¿¡]?[^\W\d_a-zàâçéèêëîïôùûüœáíóúñ]")
_QUOTES = re.compile(r"«[^»]*»|“[^”]*”|\"[^\"]*\"")
UNKNOWN = "word.unknown"
NOT = "logic.not"


@lru_cache(maxsize=8192)
def _kinds_of(concepts: tuple[str, ...]) -> frozenset[str]:
    """The concepts, and for each the groups that it belongs to (``group.*``)."""
    groups = (c[: dot.start()] + ".*" for c in concepts for dot in re.finditer(r"\.", c))
    return frozenset((*concepts, *groups))


@dataclass(frozen=True, slots=True)
class Token:
    """A place of the question with the concepts it may have.

    Attributes:
        start: offset of its first character.
        end: offset after its last character.
        text: as written.
        concepts: ids, the preferred one first; ``word.unknown`` for a word that the lexicon lacks.
        sentence: index of its sentence.
        quoted: whether it stands inside quotation marks (card text).
    """

    start: int
    end: int
    text: str
    concepts: tuple[str, ...]
    sentence: int
    quoted: bool = False
    _kinds: frozenset[str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_kinds", _kinds_of(self.concepts))

    def has(self, *wanted: str) -> bool:
        """Whether it may be one of the concepts (``group.*`` for any of a group)."""
        return not self._kinds.isdisjoint(wanted)

    def has_first(self, *wanted: str) -> bool:
        """Whether its preferred concept is one of the concepts (``group.*`` for any of a group)."""
        return not _kinds_of(self.concepts[:1]).isdisjoint(wanted)


@dataclass(slots=True)
class Line:
    """A question, token by token.

    Attributes:
        text: the question as typed.
        language: its language.
        tokens: words with concepts and unknown words, in order; articles and the like are left out.
        sentences: (start, end, is a question) of each sentence.
        used: indices of tokens that some fact or the question accounts for.
    """

    text: str
    language: str
    tokens: tuple[Token, ...]
    sentences: tuple[tuple[int, int, bool], ...]
    used: set[int] = field(default_factory=set)

    def find(self, pattern: str, *, sentence: int | None = None, quoted: bool | None = False) -> list[Match]:
        """Find a pattern.

        Args:
            pattern: see the module's text.
            sentence: look only in this sentence.
            quoted: False for tokens outside quotation marks, True for inside, None for both.

        Returns:
            The matches, leftmost first, one for each place a match can begin.
        """
        elements = parse(pattern)
        first = elements[0].concepts
        found: list[Match] = []
        for start, token in enumerate(self.tokens):
            if not token.has(*first):
                continue
            if (sentence is not None and token.sentence != sentence) or (
                quoted is not None and token.quoted != quoted
            ):
                continue
            match = self._match(elements, start, (), quoted)
            if match is not None:
                found.append(match)
        return found

    def take(self, pattern: str, *, sentence: int | None = None, quoted: bool | None = False) -> Match | None:
        """Find a pattern's first match and count its tokens as used; None if there is none."""
        found = self.find(pattern, sentence=sentence, quoted=quoted)
        if not found:
            return None
        self.account(found[0].indices, pattern)
        return found[0]

    def account(self, indices: tuple[int, ...], pattern: str = "") -> None:
        """Count tokens as used, with the negations that belong to them.

        Args:
            indices: the tokens.
            pattern: the pattern they were found by; where it asks for a "not", the one between is used too.
        """
        self.used.update(indices)
        negated = [i for i in indices if self.tokens[i].has(NOT)]
        if "!" in pattern.split():
            negated += [i for i in range(indices[0], indices[-1]) if self.tokens[i].has(NOT)]
        for index in negated:
            self.used.add(index)
            for other in range(max(0, index - 4), min(len(self.tokens), index + 5)):
                if self._one_negation(index, other):
                    self.used.add(other)

    def _one_negation(self, index: int, other: int) -> bool:
        """Whether two words for "not" are one: French "ne … pas", Spanish "no … ninguna"."""
        one, two = self.tokens[index], self.tokens[other]
        if self.language == "en" or one.sentence != two.sentence or not two.has(NOT):
            return False
        return self.language == "fr" or one.text.lower() != two.text.lower()

    def has(self, *concepts: str, quoted: bool | None = False) -> bool:
        """Whether any token may be one of the concepts."""
        return any(t.has(*concepts) for t in self.tokens if quoted is None or t.quoted == quoted)

    def use(self, *concepts: str, quoted: bool | None = None, near: Match | None = None) -> None:
        """Count tokens with one of the concepts as used.

        Args:
            concepts: the concepts.
            quoted: False for tokens outside quotation marks, True for inside, None for both.
            near: only in the sentence of this match.
        """
        sentence = self.tokens[near.indices[0]].sentence if near is not None else None
        self.used.update(
            i
            for i, t in enumerate(self.tokens)
            if t.has(*concepts)
            and (quoted is None or t.quoted == quoted)
            and (sentence is None or t.sentence == sentence)
        )

    def is_at(self, index: int, *concepts: str) -> bool:
        """Whether there is a token at an index and it may be one of the concepts."""
        return 0 <= index < len(self.tokens) and self.tokens[index].has(*concepts)

    def words_between(self, first: int, second: int) -> list[str]:
        """Give the folded words of the raw text between two tokens."""
        return [fold(w) for w in _WORD.findall(self.text[self.tokens[first].end : self.tokens[second].start])]

    def close(self, first: int, second: int, *, of: bool = False) -> bool:
        """Tell whether nothing but determiners stands between two neighbouring tokens.

        Args:
            first: the token in front.
            second: the next token.
            of: whether a word for "of" may stand there too.
        """
        if self.tokens[first].sentence != self.tokens[second].sentence:
            return False
        between = self.text[self.tokens[first].end : self.tokens[second].start]
        if re.search(r"[,;:(.]", between):
            return False
        allowed = determiners(self.language) | (table(self.language, "of") if of else frozenset())
        return all(word in allowed for word in self.words_between(first, second))

    def lead(self, index: int) -> str:
        """Give the preposition in front of a noun, folded, its determiners and adjectives passed over."""
        begin = self.sentences[self.tokens[index].sentence][0]
        place = index
        while True:
            inside = self.text[
                max(begin, self.tokens[place - 1].end if place else 0) : self.tokens[place].start
            ]
            for word in reversed(_WORD.findall(inside)):
                folded = fold(word)
                if folded in table(self.language, "from") | table(self.language, "onto"):
                    return folded
                if folded not in determiners(self.language):
                    return ""
            if re.search(r"[,;:(¿]", inside) or not place:
                return ""
            before = self.tokens[place - 1]
            if before.sentence != self.tokens[index].sentence:
                return ""
            first = fold(before.text).split(" ")[-1]
            bare = self.text.isascii() and before.text.lower() == first
            if (before.has("prep.*") or bare) and first in (
                table(self.language, "from") | table(self.language, "onto")
            ):
                return first
            if not before.has(*_LIGHT, "state.different", "state.enchanted", "logic.only", "supertype.*"):
                # "attached to", "se queda en": the preposition belongs to the verb's form in the lexicon.
                return first if first in table(self.language, "onto") and " " in before.text else ""
            place -= 1

    def is_indefinite(self, index: int) -> bool:
        """Whether "a" or "one of" stands in front of a noun, adjectives passed over."""
        place = index
        begin = self.sentences[self.tokens[index].sentence][0]
        while True:
            before = self.tokens[place - 1].end if place else 0
            inside = self.text[max(begin, before) : self.tokens[place].start]
            words = [fold(word) for word in _WORD.findall(inside)]
            if any(word in table(self.language, "indefinite") for word in words):
                return True
            if words or not place or self.tokens[place - 1].sentence != self.tokens[index].sentence:
                return place > 0 and self.is_at(place - 1, "quantity.one")
            if self.is_at(place - 1, "quantity.one"):
                return True
            if not self.tokens[place - 1].has(*_LIGHT, "state.enchanted"):
                return False
            place -= 1

    def comes_from(self, lead: str) -> bool:
        """Whether a preposition (see ``lead``) says where something comes from."""
        return lead in table(self.language, "from")

    def goes_onto(self, lead: str) -> bool:
        """Whether a preposition (see ``lead``) says where something is or goes."""
        return lead in table(self.language, "onto")

    def _match(
        self, elements: tuple[Element, ...], place: int, indices: tuple[int, ...], quoted: bool | None
    ) -> Match | None:
        if len(indices) == len(elements):
            return Match(indices)
        last = indices[-1] if indices else None
        for candidate in self._candidates(elements[len(indices)], place, last, quoted):
            match = self._match(elements, candidate + 1, (*indices, candidate), quoted)
            if match is not None:
                return match
        return None

    def _candidates(
        self, element: Element, place: int, last: int | None, quoted: bool | None
    ) -> Iterator[int]:
        reach = 0 if last is None else element.gap
        negated = False
        for candidate in range(place, min(place + reach + 1, len(self.tokens))):
            token = self.tokens[candidate]
            if last is not None and token.sentence != self.tokens[last].sentence:
                return
            if quoted is not None and token.quoted != quoted:
                return
            if (
                negated == element.negated
                and token.has(*element.concepts)
                and (not element.tight or last is None or self._tight(last, candidate, element.tight))
            ):
                yield candidate
            if token.concepts[0] == NOT and NOT not in element.concepts:
                if negated or not element.negated:
                    return
                negated = True

    def _tight(self, first: int, second: int, kind: str) -> bool:
        between = self.text[self.tokens[first].end : self.tokens[second].start]
        for token in self.tokens[first + 1 : second]:
            if not token.has(*_LIGHT) and not (kind == ">" and token.has("prep.to", "prep.in")):
                return False
            between = between.replace(token.text, " ", 1)
        if re.search(r"[,;(.]", between):
            return False
        allowed = determiners(self.language) | (into(self.language) if kind == ">" else frozenset())
        return all(fold(word) in allowed for word in _WORD.findall(between))


def make_line(question: str, lexicon: Lexicon, language: str) -> Line:
    """Make the line of a question.

    Args:
        question: free text.
        lexicon: the game words.
        language: the question's language.

    Returns:
        The line, nothing used yet.
    """
    text = question.replace("\u2019", "'")
    quotes = [(m.start(), m.end()) for m in _QUOTES.finditer(text) if m.end() - m.start() > _CARD_TEXT]
    sentences = _sentences(text, quotes)

    def make(start: int, end: int, concepts: tuple[str, ...]) -> Token:
        sentence = next((i for i, (s, e, _) in enumerate(sentences) if s <= start < e), len(sentences) - 1)
        quoted = any(s <= start < e for s, e in quotes)
        return Token(start, end, text[start:end], concepts, sentence, quoted)

    spans = lexicon.annotate(text, language)
    covered = [(s.start, s.end) for s in spans]
    tokens: list[Token] = []
    prepositions = table(language, "of") | table(language, "from")
    for span in spans:
        if text[span.start : span.end].lower() in prepositions and span.concept != "prep.from":
            # "de" is also a form of "dar" and of "dé".
            continue
        concepts = _relative(text, span.start, span.end, tokens) or span.concepts
        tokens.append(make(span.start, span.end, concepts))
    plain = plain_words(language)
    for match in _WORD.finditer(text):
        word = fold(match.group())
        if len(word) < 3 or word in plain or any(s <= match.start() < e for s, e in covered):
            continue
        tokens.append(make(match.start(), match.end(), (UNKNOWN,)))
    tokens.sort(key=lambda t: t.start)
    if text.isascii():
        tokens = [_where(tokens, place) for place in range(len(tokens))]
    return Line(text, language, tuple(tokens), tuple(sentences))


_LIGHT = (
    "state.normal",
    "logic.all",
    "whose.*",
    "logic.also",
    "logic.still",
    "quantity.one",
    "object.equipment",
    "type.artifact",
    "color.*",
    "quantity.power_toughness",
)
"""Concepts that may stand between two words that belong tightly together."""

_CARD_TEXT = 30
"""Quotation marks around more characters than this hold card text; around fewer, a word or a name."""


def _where(tokens: list[Token], place: int) -> Token:
    """Without accents French "ou" is "where" behind a word that asks for it ("qui choisit ou elle va")."""
    token = tokens[place]
    before = place - 1
    while before > 0 and tokens[before].has(NOT):
        before -= 1
    asked = place > 0 and tokens[before].has("verb.know", "verb.say", "action.choose")
    if not asked or token.concepts[0] != "logic.or" or not token.has("question.where"):
        return token
    return replace(token, concepts=("question.where",))


_PASSES = "que pasa"


def _relative(text: str, start: int, end: int, tokens: list[Token]) -> tuple[str, ...]:
    """Spanish "que pasa" right behind a noun is a relative clause ("una habilidad que pasa el Aura a …")."""
    if text[start:end].lower() != _PASSES or not tokens or not tokens[-1].has("object.*", "type.*"):
        return ()
    return ("action.move",) if text[tokens[-1].end : start] == " " else ()


def _sentences(text: str, quotes: list[tuple[int, int]]) -> list[tuple[int, int, bool]]:
    found: list[tuple[int, int, bool]] = []
    start = 0
    for match in _SENTENCE_END.finditer(text):
        quote = next((q for q in quotes if q[0] < match.start() < q[1] - 1), None)
        end = match.end()
        if quote is not None:
            # Card text ends the sentence around it only with its last stop, and if a new one begins behind.
            closes = not text[match.end() : quote[1] - 1].strip() and _BEGINNING.match(text, quote[1])
            if not closes:
                continue
            end = quote[1]
        found.append((start, end, "?" in match.group() and quote is None))
        start = end
    if text[start:].strip() or not found:
        found.append((start, len(text) + 1, "¿" in text[start:]))
    return found
