"""Landmarks of a full text in one language: the table ``[fulltext]`` of ``corpus/languages/<code>.toml``.

A landmark is a phrase, not a regular expression: plain words with ``[optional parts]`` and
``{placeholders}``. Accented letters may be missing or bare in the text that is read, quotes may be
straight or curly, and trademark signs and italics marks are not looked at.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache

from subrule.corpus.languages import known_languages, language_table
from subrule.errors import MissingDataError

_PLACEHOLDERS = {
    "day": r"(?P<day>\d{1,2})(?:er|re|st|nd|rd|th|[ºo°ª])?",
    "month": r"(?P<month>[^\W\d_]{2,12})\.?",
    "mm": r"(?P<mm>\d{1,2})",
    "year": r"(?P<year>\d{4})",
    "yy": r"(?P<yy>\d{2})",
    "weekday": r"[^\W\d_]{3,14}",
    "n": r"\d{1,4}",
}
_TOKEN = re.compile(
    r"\\(?P<literal>.)|\{(?P<name>\w+)\}|(?P<open>\[)|(?P<close>\])|(?P<space>\s+)|(?P<char>.)"
)
_DROPPED = re.compile(r"[®™©_*]|\((?:R|TM|r|tm)\)")
_SAME = {
    "'": "['’‘`´]",
    "’": "['’‘`´]",
    '"': '["“”«»]',
    "-": "[-–—]",
    "–": "[-–—]",
    ":": "[:：]",
    "<": "[<〈]",
    ">": "[>〉]",
}
_LONGEST = 400

_KEYS = {
    "titles", "dates", "months", "contents", "glossary", "credits", "index", "examples", "furniture",
    "omitted",
}  # fmt: skip


@dataclass(frozen=True)
class Landmarks:
    """What tells the parts of a full text apart in one language.

    Attributes:
        language: the language's code.
        titles: patterns of the title line.
        dates: patterns of the line that says since when the rules hold.
        months: folded month name → 1 to 12.
        contents: patterns of the heading of the list of contents.
        glossary: patterns of the glossary's heading.
        credits: patterns of the heading of the credits.
        index: patterns of the heading of a printed index.
        furniture: patterns of lines that belong to the page, not to the text.
        omitted: patterns of a line that stands for a part left out on purpose.
        example: pattern at the start of an example.
    """

    language: str
    titles: tuple[re.Pattern[str], ...]
    dates: tuple[re.Pattern[str], ...]
    months: dict[str, int]
    contents: tuple[re.Pattern[str], ...]
    glossary: tuple[re.Pattern[str], ...]
    credits: tuple[re.Pattern[str], ...]
    index: tuple[re.Pattern[str], ...]
    furniture: tuple[re.Pattern[str], ...]
    omitted: tuple[re.Pattern[str], ...]
    example: re.Pattern[str]

    def date_in(self, line: str) -> str | None:
        """Read the effective date off a line.

        Args:
            line: a line in plain form (see ``plain``).

        Returns:
            ``YYYY-MM-DD``, or ``YYYY-MM`` where the text names no day, or None if it is no date line.
        """
        for pattern in self.dates:
            match = pattern.search(line)
            if match and (date := self._date(match.groupdict())):
                return date
        return None

    def _date(self, found: dict[str, str | None]) -> str | None:
        year = found.get("year") or ""
        if not year and (short := found.get("yy")):
            year = f"{'19' if int(short) >= 90 else '20'}{short}"
        name = found.get("month")
        month = self.months.get(folded(name)) if name else int(found.get("mm") or 0)
        day = int(found.get("day") or 0)
        if not month or not 1 <= month <= 12 or day > 31 or not 1993 <= int(year) <= 2999:
            return None
        return f"{year}-{month:02}-{day:02}" if day else f"{year}-{month:02}"


def plain(line: str) -> str:
    """Bring a line into the form landmarks are looked for in: composed, no marks, single spaces."""
    return " ".join(_DROPPED.sub("", unicodedata.normalize("NFC", line[:_LONGEST])).split())


def folded(word: str) -> str:
    """Fold a word so that it is known again with its accented letters bare or missing."""
    decomposed = unicodedata.normalize("NFD", word.lower())
    return (
        "".join(
            c
            for i, c in enumerate(decomposed)
            if c.isascii()
            and c.isalpha()
            and not (i + 1 < len(decomposed) and unicodedata.combining(decomposed[i + 1]))
        )
        or word.lower()
    )


def languages() -> list[str]:
    """Codes of all languages whose table has landmarks of a full text, in alphabetical order."""
    return [code for code in known_languages() if "fulltext" in language_table(code)]


@cache
def landmarks(language: str) -> Landmarks:
    """Load the landmarks of one language.

    Args:
        language: code of a language with a table ``[fulltext]``.

    Returns:
        The compiled landmarks.

    Raises:
        MissingDataError: if there is no such table or something in it cannot be used.
    """
    table = language_table(language).get("fulltext")
    if not isinstance(table, dict):
        raise MissingDataError(
            f"no table [fulltext] for the language {language!r} in corpus/languages "
            f"({', '.join(languages())} have one); docs/languages.md says how to add it",
            code="unknown_language",
        )
    return compile_table(language, table, f"corpus/languages/{language}.toml")


def compile_table(language: str, table: dict[str, object], where: str) -> Landmarks:
    """Compile a table ``[fulltext]``.

    Args:
        language: the language's code.
        table: the table as TOML gives it.
        where: the file it comes from, for errors.

    Returns:
        The compiled landmarks.

    Raises:
        MissingDataError: naming the key that cannot be used.
    """
    if unknown := sorted(set(table) - _KEYS):
        raise MissingDataError(
            f"{where}: [fulltext] has the unknown key {unknown[0]!r}; known are {', '.join(sorted(_KEYS))}"
        )
    phrases = {key: _strings(table, key, where) for key in sorted(_KEYS)}
    for key in ("titles", "dates", "examples"):
        if not phrases[key]:
            raise MissingDataError(f"{where}: [fulltext] needs the key {key!r}, a list of phrases")
    months: dict[str, int] = {}
    if phrases["months"] and len(phrases["months"]) != 12:
        raise MissingDataError(f"{where}: [fulltext] months needs the twelve names from January on")
    for place, names in enumerate(phrases["months"], 1):
        for spelling in names.split("|"):
            months[folded(spelling.strip())] = place
            months[
                "".join(c for c in unicodedata.normalize("NFD", spelling.strip().lower()) if c.isascii())
            ] = place

    def whole(key: str) -> tuple[re.Pattern[str], ...]:
        return tuple(
            re.compile(rf"{_compile(phrase, where)}\s*[.:：]?(?:\s*\.[\s.]*\d*|\s+\d{{1,4}})?", re.IGNORECASE)
            for phrase in phrases[key]
        )

    return Landmarks(
        language=language,
        titles=whole("titles"),
        dates=tuple(re.compile(_compile(phrase, where), re.IGNORECASE) for phrase in phrases["dates"]),
        months=months,
        contents=whole("contents"),
        glossary=whole("glossary"),
        credits=whole("credits"),
        index=whole("index"),
        furniture=tuple(
            re.compile(_compile(phrase, where), re.IGNORECASE) for phrase in phrases["furniture"]
        ),
        omitted=whole("omitted"),
        example=re.compile(
            rf"\s*[_*]*(?:{'|'.join(_example(phrase, where) for phrase in phrases['examples'])})[_*]*\s*",
            re.IGNORECASE,
        ),
    )


def matches(patterns: tuple[re.Pattern[str], ...], line: str) -> bool:
    """Whether a plain line is, as a whole, one of the phrases."""
    return any(pattern.fullmatch(line) for pattern in patterns)


def _strings(table: dict[str, object], key: str, where: str) -> tuple[str, ...]:
    value = table.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, str) and item.strip() for item in value):
        raise MissingDataError(f"{where}: [fulltext] {key} must be a list of phrases")
    return tuple(value)


def _compile(phrase: str, where: str) -> str:
    out: list[str] = []
    depth = 0
    seen: set[str] = set()
    for token in _TOKEN.finditer(_DROPPED.sub("", unicodedata.normalize("NFC", phrase))):
        if name := token["name"]:
            if name not in _PLACEHOLDERS:
                raise MissingDataError(
                    f"{where}: {{{name}}} in {phrase!r} is no placeholder; known are "
                    f"{', '.join(_PLACEHOLDERS)}"
                )
            if name in seen and name != "n":
                raise MissingDataError(f"{where}: {{{name}}} stands twice in {phrase!r}")
            seen.add(name)
            out.append(_PLACEHOLDERS[name])
        elif token["open"]:
            depth += 1
            out.append("(?:")
        elif token["close"]:
            depth -= 1
            out.append(")?")
        elif token["space"]:
            out.append(r"\s*")
        else:
            out.append(_letter(token["literal"] or token["char"] or ""))
        if depth < 0:
            break
    if depth:
        raise MissingDataError(
            f"{where}: the brackets in {phrase!r} do not match; write \\[ for a bracket that is printed"
        )
    return "".join(out)


def _example(phrase: str, where: str) -> str:
    signed = not phrase[-1].isalnum() and phrase[-1] != "]"
    return _compile(phrase, where) if signed else rf"{_compile(phrase, where)}[_*]*\s?\d{{0,2}}\s?[:：]"


def _letter(char: str) -> str:
    if char in _SAME:
        return _SAME[char]
    base = unicodedata.normalize("NFD", char)
    if len(base) > 1 and base[0].isascii():
        return f"[{char}{base[0]}?\ufffd]?"
    return re.escape(char)
