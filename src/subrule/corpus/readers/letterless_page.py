"""Pages of one rule whose subrules carry no letters.

Heading with number and title, introduction, a landmark line, then one paragraph a subrule; a paragraph
that starts with the example word belongs to the subrule before it. Blank lines may stand between
paragraphs or not, and what the site puts below its pages may be there or not.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NoReturn

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

_OWN_NUMBER = re.compile(r"\(?(?:\d{3}\.\d{1,3}[a-z]{0,2}|[a-z])[.)]?\s", re.IGNORECASE)
_AGAIN = "get the page again"


def read_letterless_page(path: Path, language: str, rule: RuleNumber, last: str | None = None) -> list[Draft]:
    """Read a page whose subrules carry no letters.

    Args:
        path: the file.
        language: its language; the landmarks are ``[page]`` of ``corpus/languages/<code>.toml``.
        rule: the rule that the page is about.
        last: letters of the last subrule the page must have; None where that is not known.

    Returns:
        The rule itself (title and introduction), then its subrules ``a``, ``b`` … in order.

    Raises:
        DamagedSourceError: if a landmark is missing or double, the page is about another rule, a
            paragraph is double, cut, lettered or in another language, or the letters do not come out.
    """
    return _Page(path, language, rule).read(last)


class _Page:
    def __init__(self, path: Path, language: str, rule: RuleNumber) -> None:
        self.path = path
        self.language = language
        self.rule = rule
        table = landmarks(language, path)
        self.rule_word, self.divider = str(table["rule"]), str(table["subrules"])
        self.example = str(table["example"])
        self.closing = tuple(str(line) for line in table["closing"])

    def read(self, last: str | None) -> list[Draft]:
        lines = read_lines(self.path)
        title = self._title(lines[0])
        body = self._before_closing(lines[1:])
        divider = self._divider(lines[0], body)
        introduction, subrules = body[:divider], body[divider + 1 :]
        if not introduction:
            self._refuse(body[divider], f"no introduction before the landmark {self.divider!r}")
        self._check(body[:divider] + subrules)
        intro = "\n".join(line.text for line in introduction)
        whole = [Draft(self.rule, self.language, intro, introduction[0].number, title)]
        whole += self._lettered(body[divider], subrules, last)
        return whole

    def _title(self, line: Line) -> str:
        heading = re.fullmatch(
            rf"{re.escape(self.rule_word)}\s+(?P<number>[\d.a-z]+)\s+·\s+(?P<title>\S.*)", line.text
        )
        if heading is None:
            self._refuse(line, f"the landmark '{self.rule_word} {self.rule} · …' is missing")
        if heading["number"] != str(self.rule):
            self._refuse(
                line,
                f"the page is about {heading['number']}, not {self.rule}",
                "correct the rule in the manifest",
            )
        return heading["title"].strip()

    def _before_closing(self, lines: list[Line]) -> list[Line]:
        for place, line in enumerate(lines):
            if self.closing and line.text.startswith(self.closing):
                return lines[:place]
        return lines

    def _divider(self, heading: Line, body: list[Line]) -> int:
        places = [place for place, line in enumerate(body) if line.text == self.divider]
        if not places:
            self._refuse(heading, f"the landmark {self.divider!r} is missing after it")
        if len(places) > 1:
            self._refuse(body[places[1]], f"the landmark {self.divider!r} stands there a second time")
        return places[0]

    def _check(self, paragraphs: list[Line]) -> None:
        seen: dict[str, int] = {}
        for line in paragraphs:
            text = line.text.removeprefix(self.example).strip()
            if text.startswith(f"{self.rule_word} ") and "·" in text:
                self._refuse(line, "a second page begins", "give every page a file of its own")
            if _OWN_NUMBER.match(text) and text[0].islower() | text[0].isdigit() | (text[0] == "("):
                self._refuse(
                    line, "the paragraph carries a number or letter", "use the layout for lettered texts"
                )
            if text in seen:
                self._refuse(
                    line, f"the paragraph of line {seen[text]} stands there again (duplicate letter)"
                )
            seen[text] = line.number
            require_sentence(self.path, line, text)
        require_language(self.path, paragraphs, self.language)

    def _lettered(self, divider: Line, paragraphs: list[Line], last: str | None) -> list[Draft]:
        drafts: list[Draft] = []
        letters = ""
        for line in paragraphs:
            if line.text.startswith(self.example):
                if not drafts:
                    self._refuse(line, "an example stands before the first subrule")
                example = line.text.removeprefix(self.example).strip()
                before = drafts.pop()
                drafts.append(
                    Draft(
                        before.printed,
                        self.language,
                        before.text,
                        before.line,
                        "",
                        (*before.examples, example),
                    )
                )
                continue
            letters = next_letters(letters)
            number = RuleNumber(self.rule.section, self.rule.rule, letters)
            drafts.append(Draft(number, self.language, line.text, line.number))
        if not drafts:
            self._refuse(divider, f"no subrule after the landmark {self.divider!r}")
        if last is not None and letters != last:
            count, wanted = letter_index(letters), letter_index(last)
            problem = "a gap: subrules are missing" if count < wanted else "too many paragraphs"
            self._refuse(
                paragraphs[-1], f"{problem} ({count} found, {self.rule}a to {self.rule}{last} are {wanted})"
            )
        return drafts

    def _refuse(self, line: Line, problem: str, remedy: str = _AGAIN) -> NoReturn:
        raise damaged(self.path, line.number, problem, remedy)
