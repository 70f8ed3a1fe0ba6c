"""`subrule export`: the project's own records, to print (Markdown) or for another program (JSON)."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from subrule.answering.export import OwnRecord, Section
    from subrule.corpus.number import RuleNumber

SCHEMA = 1
"""Version of the JSON that is written."""


class Format(StrEnum):
    """What is written."""

    MARKDOWN = "markdown"
    JSON = "json"


def command(
    *,
    form: Annotated[
        Format, typer.Option("--format", "-f", help="markdown to print, json for a program.")
    ] = Format.MARKDOWN,
    section: Annotated[
        str | None, typer.Option("--section", "-s", help="One section only: 303.", metavar="NUMBER")
    ] = None,
    chapter: Annotated[
        str | None, typer.Option("--chapter", "-c", help="One chapter only: 3.", metavar="NUMBER")
    ] = None,
    lang: Annotated[
        list[str] | None, typer.Option("--lang", "-l", help="es, fr or en; repeatable (default: all three).")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="A new file (default: standard output).")
    ] = None,
) -> None:
    """Write the rules in the project's own words; never the official text."""
    from subrule.answering.export import own_sections  # noqa: PLC0415
    from subrule.cli.output import chosen_language  # noqa: PLC0415
    from subrule.paths import LANGUAGES  # noqa: PLC0415

    asked = {chosen_language(each) for each in lang or LANGUAGES}
    languages = [language for language in LANGUAGES if language in asked]
    within = _within(section, chapter)
    sections = own_sections(within, languages)
    if form is Format.JSON:
        import json  # noqa: PLC0415

        written = json.dumps(export_object(sections, languages), ensure_ascii=False, indent=1) + "\n"
    else:
        written = "\n".join(markdown_lines(sections, languages)) + "\n"
    if out is None or str(out) == "-":
        sys.stdout.write(written)
    else:
        _write(out, written)


def export_object(sections: Sequence[Section], languages: Sequence[str]) -> dict[str, Any]:
    """Make the object that ``--format json`` writes.

    Args:
        sections: what is exported.
        languages: the languages it is in, in order.

    Returns:
        A dictionary that `json` can write: ``schema``, ``reference`` (edition whose numbers these are),
        ``languages``, ``label`` (language → whose words these are) and ``sections`` with ``records``.
    """
    from subrule.paths import REFERENCE_EDITION  # noqa: PLC0415

    return {
        "schema": SCHEMA,
        "reference": REFERENCE_EDITION,
        "languages": list(languages),
        "label": {language: _label(language) for language in languages},
        "sections": [
            {
                "number": str(section.number),
                "title": section.titles,
                "records": [_record_object(record) for record in section.records],
            }
            for section in sections
        ],
    }


def markdown_lines(sections: Sequence[Section], languages: Sequence[str]) -> Iterator[str]:
    """Make the lines that ``--format markdown`` writes: a heading a section, then number by number.

    Args:
        sections: what is exported.
        languages: the languages it is in, in order.
    """
    from subrule.paths import REFERENCE_EDITION  # noqa: PLC0415

    yield f"# subrule · {REFERENCE_EDITION}"
    for section in sections:
        yield ""
        yield f"## {section.number} {_joined(section.titles)}"
        yield ""
        for language in languages:
            yield f"- **{language}**: *{_label(language)}*"
        for record in section.records:
            yield from _record_lines(record, languages)


def _within(section: str | None, chapter: str | None) -> RuleNumber | None:
    from subrule.corpus.number import NumberError, RuleNumber  # noqa: PLC0415
    from subrule.errors import InputError  # noqa: PLC0415

    if section is not None and chapter is not None:
        raise InputError("--section and --chapter exclude each other; give one of them", code="wrong_use")
    level, given = ("section", section) if section is not None else ("chapter", chapter)
    if given is None:
        return None
    like = "303" if level == "section" else "3"
    try:
        number = RuleNumber.parse(given)
    except NumberError:
        number = None
    if number is None or number.level != level:
        raise InputError(f"--{level} {given}: is no {level}; write it like {like}", code="bad_number")
    return number


def _record_object(record: OwnRecord) -> dict[str, Any]:
    return {
        "number": str(record.number),
        "title": record.titles,
        "texts": record.texts,
        "asks": {language: list(asks) for language, asks in record.asks.items()},
        "examples": record.examples,
        "status": record.status,
        "outdated": record.outdated,
        "concepts": [{"concept": linked.concept, "terms": linked.terms} for linked in record.concepts],
        "cites": [str(number) for number in record.cites],
        "cited_by": [str(number) for number in record.cited_by],
    }


def _record_lines(record: OwnRecord, languages: Sequence[str]) -> Iterator[str]:
    marks = "".join(f" · {mark}" for mark, shown in _marks(record) if shown)
    yield ""
    yield f"### {record.number}{marks}"
    for language in languages:
        yield ""
        yield f"**{language}** {_plain(record.texts[language])}"
        if language in record.examples:
            yield ""
            yield f"> *{_words(language)['example']}:* {_plain(record.examples[language])}"
        yield ""
        for ask in record.asks[language]:
            yield f"- *{_plain(ask)}*"
    first = _words(languages[0])
    links = [f"{linked.concept}: {_joined(linked.terms)}" for linked in record.concepts]
    links += [
        f"{first[name]}: {', '.join(map(str, numbers))}"
        for name, numbers in (("cites", record.cites), ("cited_by", record.cited_by))
        if numbers
    ]
    for place, link in enumerate(links):
        if not place:
            yield ""
        yield f"- {link}"


def _marks(record: OwnRecord) -> tuple[tuple[str, bool], ...]:
    return (record.status, record.status != "reviewed"), ("outdated", record.outdated)


def _joined(texts: dict[str, str]) -> str:
    """Give the texts of all languages on one line, each once."""
    return " / ".join(dict.fromkeys(_plain(text) for text in texts.values()))


def _plain(text: str) -> str:
    """Give a text on one line, with the characters that Markdown would take for markup escaped."""
    line = " ".join(text.split())
    for mark in "\\*_`<[]#|":
        line = line.replace(mark, "\\" + mark)
    return line


def _label(language: str) -> str:
    return str(_words(language)["wording"]["restatement"])


def _words(language: str) -> dict[str, Any]:
    from subrule.cli.output import labels  # noqa: PLC0415

    return labels(language, "rule")


def _write(path: Path, text: str) -> None:
    from subrule.errors import InputError  # noqa: PLC0415

    try:
        with path.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
    except FileExistsError:
        raise InputError(f"{path}: exists already; choose another --out") from None
    except OSError as error:
        raise InputError(f"{path}: cannot be written ({error.strerror}); choose another --out") from None
