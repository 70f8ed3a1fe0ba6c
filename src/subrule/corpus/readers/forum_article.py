"""A forum article about a term: a lexicon entry, and numbered texts quoted in several languages.

Only what stands between the landmarks is read. Menus before, votes, quotations, the author's card and
comments after are no rules.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from subrule.corpus.number import RuleNumber, letter_index, next_letters
from subrule.corpus.readers.page_text import (
    Draft,
    Line,
    damaged,
    landmarks,
    read_lines,
    require_language,
    require_sentence,
)
from subrule.corpus.store import GlossaryEntry, GlossaryForm
from subrule.errors import MissingDataError

_NUMBERED = re.compile(r"(?P<number>[1-9]\d{2}\.\d{1,3})(?:(?P<letters>[a-z]{1,2})\.?|\.)\s+(?P<text>\S.*)")
_CARDS = re.compile(r"(?P<printed>.*\S)\s*\((?P<cards>[^()]+)\)")
_AGAIN = "get the page again"


@dataclass(frozen=True, slots=True)
class Article:
    """What a forum article holds.

    Attributes:
        entry: the lexicon entry.
        drafts: the numbered texts, in the order of the page.
    """

    entry: GlossaryEntry
    drafts: tuple[Draft, ...]


def read_forum_article(
    path: Path, language: str, rule: RuleNumber, last: dict[str, str | None], source: str
) -> Article:
    """Read a forum article.

    Args:
        path: the file.
        language: language of the article; the landmarks are ``[page.article]`` of its table.
        rule: the rule whose text is quoted.
        last: language → letters of the last subrule quoted in it (None where that is not known); these
            are the languages that must be there.
        source: id of the page, for the entry.

    Returns:
        The entry and the numbered texts.

    Raises:
        DamagedSourceError: if a landmark is missing, double or out of order, a number is double or
            left out, a paragraph is cut or in another language.
        MissingDataError: if the language has no landmarks for this layout.
    """
    return _Article(path, language, rule).read(last, source)


class _Article:
    def __init__(self, path: Path, language: str, rule: RuleNumber) -> None:
        self.path = path
        self.language = language
        self.rule = rule
        table: dict[str, Any] | None = landmarks(language, path).get("article")
        if table is None:
            raise MissingDataError(
                f"{path}: no landmarks for a forum article in {language!r}; "
                f"add a table [page.article] to corpus/languages/{language}.toml"
            )
        self.table = table
        self.lines: list[Line] = []

    def read(self, last: dict[str, str | None], source: str) -> Article:
        self.lines = read_lines(self.path)
        term = self._term()
        names = ("entry", "byline", "before", "since", "meaning")
        places = self._places([str(self.table[name]) for name in names])
        entry, byline, before, since, meaning = places
        if byline != entry + 1:
            self._refuse(self.lines[entry], f"the landmark {self.table['byline']!r} is missing after it")
        texts = [pair for pair in self.table["numbered"] if pair["language"] in last]
        for language in last:
            if all(pair["language"] != language for pair in texts):
                self._refuse(
                    self.lines[0], f"no landmark is known for a text in {language!r}", "correct the manifest"
                )
        starts = self._places([*(str(pair["line"]) for pair in texts), str(self.table["end"])], after=meaning)
        definition = [line for line in self.lines[byline + 1 : before] if not line.text.isdigit()]
        explained = [*definition, *self.lines[meaning + 1 : starts[0]]]
        if not definition or len(explained) == len(definition):
            self._refuse(self.lines[byline], "the definition or its explanation is missing")
        forms = (self._form(before, since), self._form(since, meaning))
        require_language(self.path, explained, self.language)
        drafts: list[Draft] = []
        for pair, start, end in zip(texts, starts, starts[1:], strict=False):
            drafts += self._numbered(start, end, str(pair["language"]), last[pair["language"]])
        text = "\n".join(line.text for line in explained)
        article = GlossaryEntry(
            term, self.language, text, source, wording="page", forms=forms, line=definition[0].number
        )
        return Article(article, tuple(drafts))

    def _term(self) -> str:
        first, site = self.lines[0], str(self.table["site"])
        term = first.text.removesuffix(site).strip()
        if not term or not first.text.endswith(site):
            self._refuse(first, f"the landmark 'term{site}' is missing")
        return term

    def _places(self, starts: list[str], after: int = -1) -> list[int]:
        """Find the landmarks, each once and in order."""
        places: list[int] = []
        begin = after + 1
        for landmark in starts:
            found = [
                p for p in range(begin, len(self.lines)) if self.lines[p].text.startswith(landmark.rstrip())
            ]
            if not found:
                self._refuse(self.lines[max(begin - 1, 0)], f"the landmark {landmark!r} is missing after it")
            places.append(found[0])
            begin = found[0] + 1
        for landmark, place in zip(starts, places, strict=True):
            again = [
                p for p in range(place + 1, places[-1]) if self.lines[p].text.startswith(landmark.rstrip())
            ]
            if again:
                self._refuse(self.lines[again[0]], f"the landmark {landmark!r} stands there a second time")
        return places

    def _form(self, start: int, end: int) -> GlossaryForm:
        lines = self.lines[start + 1 : end]
        if not lines:
            self._refuse(self.lines[start], "the wording that it announces is missing")
        printed: list[str] = []
        cards: list[str] = []
        for line in lines:
            match = _CARDS.fullmatch(line.text)
            printed.append(match["printed"] if match else line.text)
            cards += [name.strip() for name in match["cards"].split(",")] if match else []
        return GlossaryForm(self.lines[start].text.rstrip(" :"), tuple(printed), tuple(cards))

    def _numbered(self, start: int, end: int, language: str, last: str | None) -> list[Draft]:
        paragraphs = self.lines[start + 1 : end]
        drafts: list[Draft] = []
        letters: str | None = None
        for line in paragraphs:
            match = _NUMBERED.fullmatch(line.text)
            if match is None or match["number"] != str(self.rule):
                self._refuse(
                    line, f"a paragraph without its number {self.rule}… stands among the numbered ones"
                )
            found, wanted = match["letters"] or "", "" if letters is None else next_letters(letters)
            if found != wanted:
                self._refuse(line, self._out_of_order(found, wanted, drafts))
            letters = found
            require_sentence(self.path, line, match["text"])
            number = RuleNumber(self.rule.section, self.rule.rule, found)
            drafts.append(Draft(number, language, match["text"], line.number))
        if not letters:
            self._refuse(self.lines[start], "the numbered text that it announces is missing")
        if last is not None and letters != last:
            self._refuse(
                paragraphs[-1], f"a gap: {self.rule}{last} shall be the last, this is {self.rule}{letters}"
            )
        require_language(self.path, paragraphs, language)
        return drafts

    def _out_of_order(self, found: str, wanted: str, before: list[Draft]) -> str:
        for draft in before:
            if draft.printed.letters == found:
                return f"duplicate number {self.rule}{found} (it stands at line {draft.line} already)"
        if any(c in "lo" for c in found):
            return f"{self.rule}{found} is no number: subrule letters skip l and o"
        if letter_index(found) < letter_index(wanted):
            return f"{self.rule}{found} out of order, {self.rule}{wanted} is expected"
        return f"a gap: {self.rule}{wanted} is missing before {self.rule}{found}"

    def _refuse(self, line: Line, problem: str, remedy: str = _AGAIN) -> NoReturn:
        raise damaged(self.path, line.number, problem, remedy)
