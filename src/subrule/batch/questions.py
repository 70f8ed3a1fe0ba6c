"""Question sets and batch input: JSON lines or CSV, one question a line.

A question is one text, or one text a language (``{"en": …, "es": …, "fr": …}``). What is needed to score
its answers may stand beside it: ``expected``, ``decisive``, ``accept``, ``supporting``, ``kind``,
``topic``, ``missing``. Other keys are the author's own and are not read.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, BinaryIO, Final, Literal, cast, get_args

from subrule.corpus.number import NumberError, RuleNumber
from subrule.errors import InputError
from subrule.paths import LANGUAGES

Expected = Literal["yes", "no", "depends", "open", "decline"]
Kind = Literal["scenario", "rule", "out_of_scope", "insufficient"]

LONGEST_ID: Final = 200
"""Most characters of an id."""

_EXPECTED: Final = get_args(Expected)
_KINDS: Final = get_args(Kind)
_KIND_OF: Final[Mapping[str, Kind]] = MappingProxyType({"decline": "out_of_scope", "depends": "insufficient"})
_BOM: Final = b"\xef\xbb\xbf"
_EMPTY: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Asked:
    """One text to be answered.

    Attributes:
        id: id of its answer: the question's own, with ``:`` and the language if it has one text a language.
        language: the language it is written in; None if the line does not say.
        text: the question.
        forced: whether the line asks for ``language``, so that it need not be found out.
    """

    id: str
    language: str | None
    text: str
    forced: bool = False


@dataclass(frozen=True, slots=True)
class QuestionItem:
    """One question with what is expected of its answers.

    Attributes:
        id: unique in its set.
        texts: language → text; the key ``""`` where no language is given.
        lang: the language asked for, for a question of one text.
        expected: what the answer must say; None if the line does not tell.
        decisive: numbers that the answer must cite as decisive.
        accept: decisive number → others that state the same and count as it.
        supporting: numbers that may be cited as decisive without being wrong.
        kind: what kind of question it is.
        topic: a word of the author's; ``""`` if none.
        missing: the fact that an answer ``depends`` must ask for, in the author's words, by language.
        line: line of the file on which it begins, from 1.
    """

    id: str
    texts: Mapping[str, str]
    lang: str | None = None
    expected: Expected | None = None
    decisive: tuple[str, ...] = ()
    accept: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: _EMPTY)
    supporting: tuple[str, ...] = ()
    kind: Kind = "scenario"
    topic: str = ""
    missing: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    line: int = 0

    @property
    def asked(self) -> tuple[Asked, ...]:
        """The texts to be answered, each with the id of its answer."""
        if "" in self.texts:
            return (Asked(self.id, self.lang, self.texts[""], self.lang is not None),)
        return tuple(Asked(f"{self.id}:{language}", language, text) for language, text in self.texts.items())


@dataclass(frozen=True, slots=True)
class BadLine:
    """A line that is no question.

    Attributes:
        line: its number, from 1.
        message: file, line and remedy in one line.
    """

    line: int
    message: str


def read_questions(path: Path) -> tuple[QuestionItem, ...]:
    """Read a whole question set.

    Args:
        path: file of JSON lines, or CSV with the headings ``id`` and ``question``.

    Returns:
        The questions in the file's order.

    Raises:
        InputError: with file, line and remedy, if the file cannot be read, a line is no question, an id
            stands twice, or there is no question at all.
    """
    try:
        with path.open("rb") as stream:
            return gather(questions_in(stream, str(path)), str(path))
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror}); give a file of questions") from None


def gather(items: Iterable[QuestionItem | BadLine], name: str) -> tuple[QuestionItem, ...]:
    """Take questions that must all be good and have ids of their own.

    Args:
        items: what :func:`questions_in` yields.
        name: the file's name for messages.

    Raises:
        InputError: for the first line that is no question or repeats an id, and for no question at all.
    """
    taken: list[QuestionItem] = []
    lines: dict[str, int] = {}
    for item in items:
        if isinstance(item, BadLine):
            raise InputError(item.message, code="bad_question")
        for answer_id in dict.fromkeys((item.id, *(a.id for a in item.asked))):
            if answer_id in lines:
                raise InputError(
                    f"{name}, line {item.line}: the id {answer_id!r} stands already on line "
                    f"{lines[answer_id]}; give each question an id of its own",
                    code="duplicate_id",
                )
            lines[answer_id] = item.line
        taken.append(item)
    if not taken:
        raise InputError(
            f"{name}: holds no question; write one JSON object a line, or CSV", code="bad_question"
        )
    return tuple(taken)


def questions_in(stream: BinaryIO, name: str) -> Iterator[QuestionItem | BadLine]:
    """Read questions one by one; memory does not grow with the file.

    Args:
        stream: the bytes of the file, UTF-8 with or without a byte order mark.
        name: the file's name for messages.

    Yields:
        Each question, or the line that is none. Ids are not compared; :func:`gather` does.
    """
    lines = _Lines(stream, name)
    first = next((text for text in lines if isinstance(text, BadLine) or text.strip()), None)
    if first is None:
        return
    if isinstance(first, BadLine):
        yield first
        return
    reader = _json_lines if first.lstrip().startswith("{") else _csv_lines
    yield from reader(lines, first)


class _Lines:
    """Lines of a stream with their numbers; a line that is not UTF-8 comes as a :class:`BadLine`."""

    def __init__(self, stream: BinaryIO, name: str) -> None:
        self._stream = stream
        self.name = name
        self.number = 0

    def __iter__(self) -> Iterator[str | BadLine]:
        for raw in self._stream:
            self.number += 1
            content = raw.removeprefix(_BOM) if self.number == 1 else raw
            try:
                yield content.decode("utf-8")
            except UnicodeDecodeError:
                yield self.bad("not UTF-8; save the file as UTF-8")

    def bad(self, what: str, line: int | None = None) -> BadLine:
        number = self.number if line is None else line
        return BadLine(number, f"{self.name}, line {number}: {what}")


def _json_lines(lines: _Lines, first: str) -> Iterator[QuestionItem | BadLine]:
    text: str | BadLine
    for text in _chain(first, lines):
        if isinstance(text, BadLine):
            yield text
            continue
        if not text.strip():
            continue
        try:
            value = json.loads(text)
        except json.JSONDecodeError as error:
            yield lines.bad(f"no JSON ({error.msg}, column {error.colno}); write one object a line")
            continue
        except (RecursionError, ValueError):
            yield lines.bad("no JSON that can be read; write one object a line")
            continue
        if not isinstance(value, dict):
            yield lines.bad("no JSON object; write {" + '"id": …, "question": …}')
            continue
        yield _item(value, lines, lines.number)


def _csv_lines(lines: _Lines, first: str) -> Iterator[QuestionItem | BadLine]:
    delimiter = max(",;\t", key=first.count)
    headings = [h.strip().lower() for h in next(csv.reader([first], delimiter=delimiter), [])]
    if not {"id", "question"} <= set(headings):
        yield lines.bad(
            "neither a JSON object nor CSV headings; begin with {, or with the headings id,question "
            "(and lang, expected, decisive …)"
        )
        return
    if len(set(headings)) != len(headings):
        yield lines.bad("a heading stands twice; keep one")
        return
    broken: list[BadLine] = []

    def texts() -> Iterator[str]:
        for text in lines:
            if isinstance(text, BadLine):
                broken.append(text)
            else:
                yield text

    reader = csv.reader(texts(), delimiter=delimiter, strict=True)
    while True:
        begins = lines.number + 1
        try:
            row = next(reader, None)
        except csv.Error as error:
            yield lines.bad(f"no CSV ({error}); check the quotes", begins)
            continue
        yield from broken
        broken.clear()
        if row is None:
            return
        if not any(cell.strip() for cell in row):
            continue
        if len(row) != len(headings):
            yield lines.bad(
                f"{len(row)} cells under {len(headings)} headings; put texts that hold "
                f"{delimiter!r} into double quotes",
                begins,
            )
            continue
        filled = {h: c for h, c in zip(headings, row, strict=True) if h in ("id", "question") or c.strip()}
        yield _item(filled, lines, begins)


def _chain(first: str, rest: Iterable[str | BadLine]) -> Iterator[str | BadLine]:
    yield first
    yield from rest


class _WrongError(Exception):
    """What is wrong with a line, without its place."""


def _item(value: Mapping[str, Any], lines: _Lines, line: int) -> QuestionItem | BadLine:
    try:
        return _question(value, line)
    except _WrongError as error:
        return lines.bad(str(error), line)


def _question(value: Mapping[str, Any], line: int) -> QuestionItem:
    expected = _word(value, "expected", _EXPECTED)
    kind = _word(value, "kind", _KINDS) or _KIND_OF.get(expected or "", "scenario")
    texts = _texts(value)
    lang = _word(value, "lang", LANGUAGES)
    if lang is not None and "" not in texts:
        raise _WrongError("lang beside a question with a text a language; take one away")
    return QuestionItem(
        id=_id(value),
        texts=MappingProxyType(texts),
        lang=lang,
        expected=cast("Expected | None", expected),
        decisive=_numbers(value.get("decisive"), "decisive"),
        accept=MappingProxyType(_accept(value.get("accept"))),
        supporting=_numbers(value.get("supporting"), "supporting"),
        kind=cast("Kind", kind),
        topic=_topic(value),
        missing=MappingProxyType(_missing(value.get("missing"))),
        line=line,
    )


def _id(value: Mapping[str, Any]) -> str:
    given = value.get("id")
    if isinstance(given, int) and not isinstance(given, bool):
        given = str(given)
    if not isinstance(given, str) or not given.strip():
        raise _WrongError("no id; give each question an id, a word or a whole number")
    if len(given) > LONGEST_ID or not given.strip().isprintable():
        raise _WrongError(f"the id has more than {LONGEST_ID} characters or control characters; shorten it")
    return given.strip()


def _texts(value: Mapping[str, Any]) -> dict[str, str]:
    given = value.get("question")
    if isinstance(given, str):
        return {"": given}
    if isinstance(given, dict) and given:
        for code, text in given.items():
            if code not in LANGUAGES:
                raise _WrongError(f"no language {code!r}; use {', '.join(LANGUAGES)}")
            if not isinstance(text, str):
                raise _WrongError(f"the question in {code} is no text; write it in quotes")
        return {code: given[code] for code in LANGUAGES if code in given}
    raise _WrongError('no question; write "question": "…" or one text a language')


def _word(value: Mapping[str, Any], key: str, allowed: tuple[str, ...]) -> str | None:
    given = value.get(key)
    if given is None or given == "":
        return None
    if not isinstance(given, str) or given.strip().lower() not in allowed:
        raise _WrongError(f"{key} is {str(given)[:40]!r}; use one of {', '.join(allowed)}")
    return given.strip().lower()


def _topic(value: Mapping[str, Any]) -> str:
    given = value.get("topic") or ""
    if not isinstance(given, str):
        raise _WrongError("the topic is no text; write a word in quotes")
    return given.strip()


def _numbers(given: object, key: str) -> tuple[str, ...]:
    if given is None:
        return ()
    parts = re.split(r"[\s,;|]+", given.strip()) if isinstance(given, str) else given
    if not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
        raise _WrongError(f"{key} is no list of rule numbers; write them like 303.4d")
    try:
        return tuple(dict.fromkeys(str(RuleNumber.parse(part)) for part in parts if part))
    except NumberError as error:
        raise _WrongError(f"{key}: {error}") from None


def _accept(given: object) -> dict[str, tuple[str, ...]]:
    if given is None:
        return {}
    if not isinstance(given, dict):
        raise _WrongError("accept is no object; write {" + '"303.4a": ["115.1b"]}')
    return {
        number: _numbers(numbers, "accept")
        for key, numbers in given.items()
        for number in _numbers(key, "accept")
    }


def _missing(given: object) -> dict[str, str]:
    if given is None:
        return {}
    if isinstance(given, str):
        return {"": given}
    if isinstance(given, dict) and all(isinstance(text, str) for text in given.values()):
        return dict(given)
    raise _WrongError("missing is neither a text nor one text a language")
