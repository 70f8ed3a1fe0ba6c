"""Restatements: the project's own wording of a rule in every language, one TOML file a section.

A file ``303-enchantments.toml`` holds one table a number, ``["303.4d"]``, with a text for each language,
the ways a player asks for exactly this rule, an optional example, a status and the fingerprint of the
official English text it restates. ``corpus/restatements/README.md`` describes the format.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, NoReturn, cast

from subrule.corpus.number import NumberError, RuleNumber
from subrule.corpus.readers.fulltext_layout import ends_sentence
from subrule.corpus.record import Record
from subrule.errors import DamagedSourceError
from subrule.paths import LANGUAGES, REFERENCE_EDITION

Status = Literal["draft", "reviewed"]
"""``reviewed`` once someone else than the writer has read it against the official text."""

_STATUSES = ("draft", "reviewed")
_KEYS = frozenset({*LANGUAGES, "asks", "example", "status", "fingerprint"})
_FILE_NAME = re.compile(r"(?P<section>[1-9]\d{2})-[a-z0-9-]+")
_HEADER = re.compile(r"\s*\[\s*(?P<quote>[\"']?)(?P<name>[^\"'\]]+)(?P=quote)\s*\]")
_KEY = re.compile(r"\s*(?P<key>[A-Za-z_][\w.-]*)\s*=")
_FINGERPRINT = re.compile(r"[0-9a-f]{16}")
_TOML_LINE = re.compile(r"line (\d+)")


@dataclass(frozen=True, slots=True)
class Restatement:
    """One rule in the project's own words.

    Attributes:
        number: the rule's number in the reference edition.
        texts: language → text.
        asks: language → ways a player asks for exactly this rule.
        status: ``draft`` or ``reviewed``.
        fingerprint: full hash of the official English text that is restated (16 hexadecimal digits).
        source: file name without folder, ``303-enchantments.toml``.
        line: line of the table's heading, 1 for the first.
        examples: language → a situation of our own; empty where there is none.
        titles: language → title of the section.
        first: whether it is the first of its file, and so also hands out the section's title.
    """

    number: RuleNumber
    texts: dict[str, str]
    asks: dict[str, tuple[str, ...]]
    status: Status
    fingerprint: str
    source: str
    line: int
    examples: dict[str, str] = field(default_factory=dict)
    titles: dict[str, str] = field(default_factory=dict)
    first: bool = False

    @property
    def is_heading(self) -> bool:
        """Whether the number is a heading with rules below it, as the name of a keyword is."""
        # One keyword's name ends in an exclamation mark; no rule's sentence does.
        return self.number.level == "rule" and not ends_sentence(self.texts["en"].removesuffix("!"))

    def records(self) -> Iterator[Record]:
        """Give the restatement as ordinary records, one a language, wording ``restatement``.

        Only what is a heading itself has a title, so that a rule takes that of the nearest heading above it.
        The first restatement of a file also gives a record of its section, with the title and no text.
        """
        if self.first:
            section = RuleNumber(self.number.section)
            for language, title in self.titles.items():
                yield self._record(section, language, "", title, ())
        for language, text in self.texts.items():
            examples = (self.examples[language],) if language in self.examples else ()
            yield self._record(self.number, language, text, text if self.is_heading else "", examples)

    def _record(
        self, number: RuleNumber, language: str, text: str, title: str, examples: tuple[str, ...]
    ) -> Record:
        return Record(
            number=number,
            language=language,
            text=text,
            printed_as=number,
            wording="restatement",
            source=f"restatements/{self.source}",
            title=title,
            examples=examples,
            edition=REFERENCE_EDITION,
            line=self.line if text else 1,
        )


def read_restatements(folder: Path) -> list[Restatement]:
    """Read every restatement file of a folder.

    Args:
        folder: the folder with ``NNN-name.toml`` files; other files in it are left alone.

    Returns:
        The restatements in the order of the book.

    Raises:
        DamagedSourceError: names file, line and key of the first thing that is wrong.
    """
    found: dict[RuleNumber, Restatement] = {}
    for path in sorted(folder.glob("*.toml")):
        for item in read_restatement_file(path):
            if (other := found.get(item.number)) is not None:
                _fail(path, item.line, str(item.number), f"is restated in {other.source} already; keep one")
            found[item.number] = item
    return [found[number] for number in sorted(found)]


def read_restatement_file(path: Path) -> list[Restatement]:
    """Read one restatement file.

    Args:
        path: a file named after its section, ``303-enchantments.toml``.

    Returns:
        Its restatements in the order of the file.

    Raises:
        DamagedSourceError: names file, line and key of the first thing that is wrong.
    """
    name = _FILE_NAME.fullmatch(path.stem)
    if name is None:
        _fail(path, 1, "file name", "must look like 303-enchantments.toml: section, hyphen, name")
    try:
        text = path.read_text(encoding="utf-8")
        data = tomllib.loads(text)
    except UnicodeDecodeError as error:
        _fail(path, 1, "file", f"is not UTF-8 ({error.reason}); save it as UTF-8")
    except tomllib.TOMLDecodeError as error:
        line = int(match[1]) if (match := _TOML_LINE.search(str(error))) else 1
        _fail(path, line, _key_at(text, line), f"is not valid TOML: {error}")
    places = _Places(path, text)
    titles = _by_language(places, "title", data.pop("title", None), "")
    section = int(name["section"])
    return [
        _restatement(places, key, value, section, titles, first=place == 0)
        for place, (key, value) in enumerate(data.items())
    ]


class _Places:
    """Where the keys of one file stand, for error messages."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self.lines: dict[tuple[str, str], int] = {}
        table = ""
        for place, line in enumerate(text.splitlines(), 1):
            if header := _HEADER.match(line):
                table = header["name"].strip()
                self.lines.setdefault((table, ""), place)
            elif key := _KEY.match(line):
                self.lines.setdefault((table, key["key"]), place)

    def line(self, table: str, key: str = "") -> int:
        """The line of a key; of its table, or 1, where the key is not written on a line of its own."""
        return self.lines.get((table, key)) or self.lines.get((table, "")) or self.lines.get(("", key)) or 1

    def fail(self, table: str, key: str, problem: str) -> NoReturn:
        """Refuse the file because of one key."""
        named = ".".join(part for part in (f'"{table}"' if table[:1].isdigit() else table, key) if part)
        _fail(self.path, self.line(table, key), named, problem)


def _restatement(
    places: _Places, key: str, value: object, section: int, titles: dict[str, str], *, first: bool
) -> Restatement:
    try:
        number = RuleNumber.parse(key)
    except NumberError as error:
        places.fail(key, "", f"is not a rule number: {error}")
    if str(number) != key:
        places.fail(key, "", f'must be written ["{number}"]')
    if number.section != section:
        places.fail(key, "", f"belongs into a file of section {number.section}, not {section}")
    if not isinstance(value, dict):
        places.fail(key, "", f'must be a table: ["{key}"] on a line of its own')
    table = cast("dict[str, Any]", value)
    if unknown := sorted(set(table) - _KEYS):
        places.fail(key, unknown[0], f"is not a known key; known are {', '.join(sorted(_KEYS))}")
    texts = {language: _text(places, key, language, table.get(language)) for language in LANGUAGES}
    status = table.get("status")
    if status not in _STATUSES:
        places.fail(key, "status", f"must be one of {', '.join(_STATUSES)}")
    fingerprint = table.get("fingerprint")
    if not isinstance(fingerprint, str) or not _FINGERPRINT.fullmatch(fingerprint):
        places.fail(
            key,
            "fingerprint",
            "must be 16 hexadecimal digits, see check_restatements.py --stamp",
        )
    return Restatement(
        number=number,
        texts=texts,
        asks=_asks(places, key, table.get("asks")),
        status=cast("Status", status),
        fingerprint=fingerprint,
        source=places.path.name,
        line=places.line(key),
        examples=_by_language(places, "example", table.get("example"), key) if "example" in table else {},
        titles=titles,
        first=first,
    )


def _asks(places: _Places, table: str, value: object) -> dict[str, tuple[str, ...]]:
    if not isinstance(value, dict) or set(value) != set(LANGUAGES):
        places.fail(table, "asks", f"must have one list for each of {', '.join(LANGUAGES)}")
    result: dict[str, tuple[str, ...]] = {}
    for language in LANGUAGES:
        key, items = f"asks.{language}", value[language]
        if not isinstance(items, list) or not items:
            places.fail(table, key, "must be a list of questions")
        result[language] = tuple(_text(places, table, key, item) for item in items)
    return result


def _by_language(places: _Places, key: str, value: object, table: str) -> dict[str, str]:
    if not isinstance(value, dict) or set(value) != set(LANGUAGES):
        places.fail(
            table or key, key if table else "", f"must have a text for each of {', '.join(LANGUAGES)}"
        )
    return {
        language: _text(places, table or key, f"{key}.{language}" if table else language, value[language])
        for language in LANGUAGES
    }


def _text(places: _Places, table: str, key: str, value: object) -> str:
    if value is None:
        places.fail(table, key, "is missing")
    if not isinstance(value, str) or not value.strip():
        places.fail(table, key, "must be a text and not empty")
    return value.strip()


def _key_at(text: str, line: int) -> str:
    """The last table and key begun at or before a line, as far as they can be told in a broken file."""
    table = key = ""
    for written in text.splitlines()[:line]:
        if header := _HEADER.match(written):
            table, key = header["name"].strip(), ""
        elif match := _KEY.match(written):
            key = match["key"]
    return ".".join(part for part in (f'"{table}"' if table[:1].isdigit() else table, key) if part) or "file"


def _fail(path: Path, line: int, key: str, problem: str) -> NoReturn:
    raise DamagedSourceError(f"{path}, line {line}: {key} {problem}")
