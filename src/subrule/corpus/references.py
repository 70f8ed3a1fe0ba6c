"""Cross-references inside rule texts, as data: single numbers, ranges and lists, in any language.

A number with a dot (``702.103e``) is a reference wherever it stands. A section alone (``704``) is one only
after a word such as *regla*, *règle* or *rule*; those words are in ``corpus/languages``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple

from subrule.corpus.languages import language_table
from subrule.corpus.number import ALPHABET, RuleNumber, letter_index, next_letters

Kind = Literal["single", "range", "list"]

_DOTTED = re.compile(
    r"(?<!\d)(?<!\d[.,/])(?P<section>[1-9]\d{2})\.(?P<rule>\d{1,3})(?!\d)(?![.,]\d)"
    r"(?:\.?(?P<letters>[a-z]{1,2})(?![^\W_]))?",
    re.IGNORECASE,
)
_SECTION = re.compile(r"(?<![\d.,/])(?P<section>[1-9]\d{2})(?!\w)(?![.,]\d)")
_CHAPTER = re.compile(r"(?P<section>[1-9])(?!\w)(?![.,]\d)")
_LOOSE = re.compile(r"\s(?P<letters>[a-z]|aa)(?![^\W_])", re.IGNORECASE)
_LETTER = re.compile(r"(?P<letters>[a-z]|a[a-z])(?![^\W_])", re.IGNORECASE)
_TAIL_LETTERS = re.compile(r"(?P<letters>[a-z]{1,2})(?![^\W_])", re.IGNORECASE)
_TAIL_RULE = re.compile(r"(?P<rule>\d{1,3})(?!\w)(?![.,]\d)")
_DASH = re.compile(r"\s?[-\u2010\u2011\u2012\u2013]\s?")
_CLOSED = re.compile(r"\s*(?:[.,;:)\]]|$)")
_TITLE = r"""\s*,?\s*[“«"][^“”«»"\n]{1,80}[”»"]"""
_TITLE_WITH_COMMA = r"""\s*,\s*[“«"][^“”«»"\n]{1,80},\s?[”»"]"""
_LONGEST_RANGE = 99


@dataclass(frozen=True, slots=True)
class Reference:
    """One cross-reference of a text.

    Attributes:
        start: index of its first character in the text.
        end: index one past its last character.
        printed: ``text[start:end]``: numbers and what joins them, without the word before.
        kind: one number, one range, or a list of those.
        numbers: every number meant, ranges spelt out, in the order printed; empty where what is printed
            cannot be a rule number (``702.5l``).
    """

    start: int
    end: int
    printed: str
    kind: Kind
    numbers: tuple[RuleNumber, ...]


def find_references(text: str, language: str) -> tuple[Reference, ...]:
    """Find the cross-references of a text.

    Args:
        text: a rule text.
        language: code of its language; without a table only numbers with a dot are found.

    Returns:
        The references in the order of the text; they never overlap.
    """
    return tuple(_scan(text, _grammar(language)))


class _Grammar(NamedTuple):
    head: re.Pattern[str]
    separator: re.Pattern[str]
    through: re.Pattern[str] | None
    plural: frozenset[str]
    chapter: frozenset[str]
    letter_words: frozenset[str]
    joiners: frozenset[str]


class _Item(NamedTuple):
    numbers: tuple[RuleNumber, ...]
    end: int
    is_range: bool


@cache
def _grammar(language: str) -> _Grammar:
    table = language_table(language).get("references", {})
    words, plural, chapter = (
        [str(w).lower() for w in table.get(name, [])] for name in ("words", "plural_words", "chapter_words")
    )
    joiners = [str(w).lower() for w in table.get("joiners", [])]
    through = [str(w).lower() for w in table.get("through", [])]
    dotted, section = _unnamed(_DOTTED), _unnamed(_SECTION)
    every = {*words, *plural, *chapter}
    head = rf"\b(?P<word>{_either(every)})\s+(?=[1-9])|(?={dotted})" if every else rf"(?={dotted})"
    joined = rf"\s*,?\s+(?P<joiner>{_either(joiners)})\s+|" if joiners else ""
    again = rf"\s+(?:(?P<joiner2>{_either(joiners)})\s+)?" if joiners else r"\s+"
    separator = (
        rf"(?:{_TITLE_WITH_COMMA}{again}|(?:{_TITLE})?(?:{joined}\s*[,、]\s*))(?={dotted}|{section}|[a-z])"
    )
    return _Grammar(
        head=re.compile(head, re.IGNORECASE),
        separator=re.compile(separator, re.IGNORECASE),
        through=re.compile(rf"\s+(?:{_either(through)})\s+", re.IGNORECASE) if through else None,
        plural=frozenset(plural),
        chapter=frozenset(chapter),
        letter_words=frozenset(str(w) for w in table.get("letter_words", [])),
        joiners=frozenset(joiners),
    )


def _either(words: Iterable[str]) -> str:
    return "|".join(
        re.escape(word).replace(r"\ ", r"\s+") for word in sorted(set(words), key=lambda w: (-len(w), w))
    )


def _unnamed(pattern: re.Pattern[str]) -> str:
    return re.sub(r"\(\?P<\w+>", "(?:", pattern.pattern)


def _scan(text: str, grammar: _Grammar) -> Iterator[Reference]:
    position = 0
    while (head := grammar.head.search(text, position)) is not None:
        word = (head.groupdict().get("word") or "").lower()
        start = head.end()
        first = _item(text, start, grammar, bare=bool(word), chapter=word in grammar.chapter)
        if first is None:
            position = max(head.end(), head.start() + 1)
            continue
        items = [first, *_rest(text, first, grammar, plural=word in grammar.plural)]
        end = items[-1].end
        kind: Kind = "list" if len(items) > 1 else "range" if first.is_range else "single"
        numbers = tuple(dict.fromkeys(number for item in items for number in item.numbers))
        yield Reference(start, end, text[start:end], kind, numbers)
        position = end


def _rest(text: str, item: _Item, grammar: _Grammar, *, plural: bool) -> Iterator[_Item]:
    last = item
    while last.numbers:
        found = grammar.separator.match(text, last.end)
        if found is None:
            return
        groups = found.groupdict()
        joiner = groups.get("joiner") or groups.get("joiner2") or ""
        bare = plural or " " in joiner.strip()
        following = _item(text, found.end(), grammar, bare=bare) or _letters_only(
            text, found.end(), grammar, last
        )
        if following is None or not following.numbers:
            return  # what cannot be read is a reference of its own, found again by the scan
        yield following
        last = following


def _item(text: str, start: int, grammar: _Grammar, *, bare: bool, chapter: bool = False) -> _Item | None:
    dotted = _DOTTED.match(text, start)
    if dotted is not None:
        letters = (dotted["letters"] or "").lower()
        if any(c not in ALPHABET for c in letters):
            return _Item((), dotted.end(), is_range=False)
        number = RuleNumber(int(dotted["section"]), int(dotted["rule"]), letters)
        end = dotted.end()
        if not letters and (loose := _loose(text, end, grammar)) is not None:
            number, end = RuleNumber(number.section, number.rule, loose["letters"].lower()), loose.end()
        return _with_range(text, number, end, grammar)
    if bare and (section := _SECTION.match(text, start)) is not None:
        return _with_range(text, RuleNumber(int(section["section"])), section.end(), grammar)
    if chapter and (found := _CHAPTER.match(text, start)) is not None:
        return _Item((RuleNumber(int(found["section"])),), found.end(), is_range=False)
    return None


def _loose(text: str, end: int, grammar: _Grammar) -> re.Match[str] | None:
    # "510.1 c-d" has a blank before its letter, but so has "regla 303.4 a un objeto".
    loose = _LOOSE.match(text, end)
    if loose is None or any(c not in ALPHABET for c in loose["letters"].lower()):
        return None
    dash = _DASH.match(text, loose.end())
    if dash is not None and _TAIL_LETTERS.match(text, dash.end()) is not None:
        return loose
    if loose["letters"].lower() in grammar.letter_words and _CLOSED.match(text, loose.end()) is None:
        return None
    return loose


def _letters_only(text: str, start: int, grammar: _Grammar, last: _Item) -> _Item | None:
    if not last.numbers or not last.numbers[-1].letters:
        return None
    found = _LETTER.match(text, start)
    if found is None:
        return None
    letters, before = found["letters"].lower(), last.numbers[-1]
    if any(c not in ALPHABET for c in letters) or letter_index(letters) <= letter_index(before.letters):
        return None
    # No two conjunctions stand side by side: what follows one and looks like another is a letter.
    if letters in grammar.letter_words and letters not in grammar.joiners:
        return None
    if len(letters) > 1 and len(before.letters) == 1 and before.letters != ALPHABET[-1]:
        return None
    return _with_range(text, RuleNumber(before.section, before.rule, letters), found.end(), grammar)


def _with_range(text: str, number: RuleNumber, end: int, grammar: _Grammar) -> _Item:
    joins = [_DASH.match(text, end), grammar.through.match(text, end) if grammar.through else None]
    for join in joins:
        if join is None:
            continue
        last, stop = _range_end(
            text, join.end(), number, grammar, spaced=join.group() != join.group().strip()
        )
        if last is not None:
            numbers = _between(number, last)
            if numbers:
                return _Item(numbers, stop, is_range=True)
    return _Item((number,), end, is_range=False)


def _range_end(
    text: str, start: int, first: RuleNumber, grammar: _Grammar, *, spaced: bool
) -> tuple[RuleNumber | None, int]:
    full = _DOTTED.match(text, start)
    if full is not None and first.rule is not None:
        letters = (full["letters"] or "").lower()
        if all(c in ALPHABET for c in letters):
            return RuleNumber(int(full["section"]), int(full["rule"]), letters), full.end()
        return None, start
    if first.letters and (tail := _TAIL_LETTERS.match(text, start)) is not None:
        letters = tail["letters"].lower()
        # After a blank two letters, or one that is a word, are the next word of the sentence.
        word = spaced and (len(letters) > 1 or letters in grammar.letter_words)
        if all(c in ALPHABET for c in letters) and not word:
            return RuleNumber(first.section, first.rule, letters), tail.end()
    if spaced and first.rule is not None:
        return None, start
    if not first.letters and first.rule is not None and (tail := _TAIL_RULE.match(text, start)) is not None:
        return RuleNumber(first.section, int(tail["rule"])), tail.end()
    if first.rule is None and (tail := _SECTION.match(text, start)) is not None:
        return RuleNumber(int(tail["section"])), tail.end()
    return None, start


def _between(first: RuleNumber, last: RuleNumber) -> tuple[RuleNumber, ...]:
    """Spell a range out; empty where it runs backwards, across levels or absurdly far."""
    if first.level != last.level or not first < last:
        return ()
    if first.letters and first.parent != last.parent:
        return ()
    if first.rule is not None and first.section != last.section:
        return ()
    numbers = [first]
    while numbers[-1] < last and len(numbers) <= _LONGEST_RANGE:
        before = numbers[-1]
        if first.letters:
            numbers.append(RuleNumber(first.section, first.rule, next_letters(before.letters)))
        else:
            numbers.append(before.successor())
    return tuple(numbers) if numbers[-1] == last else ()
