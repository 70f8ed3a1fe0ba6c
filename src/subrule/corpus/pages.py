"""The given documents: manifest, ingest and alignment with the reference edition.

``corpus/pages/manifest.toml`` says of each document its layout, language, rule and the editions its text
is consistent with; ``corpus/pages/alignment.tsv`` says which reference number each printed number is, and
whether today's rule still says the same. Both are facts; the texts themselves lie there unchanged.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from subrule.corpus.number import NumberError, RuleNumber
from subrule.corpus.readers.forum_article import read_forum_article
from subrule.corpus.readers.letterless_page import read_letterless_page
from subrule.corpus.readers.page_text import Draft, damaged
from subrule.corpus.record import Mark, Record, Span
from subrule.corpus.store import GlossaryEntry
from subrule.errors import DamagedSourceError, InputError
from subrule.paths import shipped

LAYOUTS = ("letterless_page", "forum_article")
"""Layouts that have a reader."""

_COLUMNS = ("document", "language", "printed", "reference", "mark", "english", "judged")
_MARKS = ("same", "extended", "changed")


@dataclass(frozen=True, slots=True)
class DocumentText:
    """One numbered text of a document.

    Attributes:
        language: code of its language.
        last: letters of its last subrule, or None where that is not known.
        edition: effective date of its edition, where it is known to the letter.
        span: the editions it is consistent with, where only that is known.
    """

    language: str
    last: str | None = None
    edition: str | None = None
    span: Span | None = None


@dataclass(frozen=True, slots=True)
class Document:
    """What the manifest says of one document.

    Attributes:
        file: name of the file in the manifest's folder.
        layout: one of `LAYOUTS`.
        language: language of the page itself.
        rule: the rule it is about.
        texts: the numbered texts in it.
        provenance: where it comes from, for people.
        sha256: hash of the file as it was given.
    """

    file: str
    layout: str
    language: str
    rule: RuleNumber
    texts: tuple[DocumentText, ...]
    provenance: str = ""
    sha256: str | None = None

    @property
    def source(self) -> str:
        """Id of the document in records."""
        return f"pages/{self.file}"


@dataclass(frozen=True, slots=True)
class Aligned:
    """How a printed number stands to the reference edition.

    Attributes:
        reference: the number of the reference edition.
        mark: whether today's rule says the same.
        english: full hash of the English text that the wording renders, where known.
        judged: full hash of the reference text against which the mark was judged.
    """

    reference: RuleNumber
    mark: Mark
    english: str | None
    judged: str | None


Alignment = Mapping[tuple[str, str, RuleNumber], Aligned]
"""(document file, language, printed number) → how it stands to the reference edition."""


@dataclass(frozen=True, slots=True)
class Ingested:
    """What was read from documents.

    Attributes:
        records: the numbered records, in the order of the documents.
        glossary: the articles about terms.
    """

    records: tuple[Record, ...]
    glossary: tuple[GlossaryEntry, ...]


def pages_folder() -> Path:
    """Give the folder of the shipped documents."""
    return shipped("corpus") / "pages"


def read_manifest(path: Path) -> dict[str, Document]:
    """Read a manifest.

    Args:
        path: a TOML file with one ``[[document]]`` a document.

    Returns:
        File name → document, in the order of the manifest.

    Raises:
        InputError: naming the manifest and what is wrong in it.
    """
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8")).get("document", [])
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise InputError(f"{path}: {error}; correct the manifest") from error
    documents: dict[str, Document] = {}
    for place, table in enumerate(tables, start=1):
        try:
            document = _document(table)
        except (KeyError, TypeError, AttributeError, NumberError) as error:
            raise InputError(
                f"{path}: document {place}: {error} is missing or wrong; correct the manifest"
            ) from error
        if document.layout not in LAYOUTS:
            raise InputError(
                f"{path}: document {place}: no layout {document.layout!r}; there are {', '.join(LAYOUTS)}"
            )
        if document.file in documents:
            raise InputError(f"{path}: {document.file} stands there twice; delete one")
        documents[document.file] = document
    return documents


def read_alignment(path: Path) -> dict[tuple[str, str, RuleNumber], Aligned]:
    """Read an alignment table.

    Args:
        path: tab-separated text with a heading line; lines starting with ``#`` are comments.

    Returns:
        (document, language, printed number) → alignment.

    Raises:
        InputError: naming file and line.
    """
    found: dict[tuple[str, str, RuleNumber], Aligned] = {}
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path}: {error}; restore the file") from error
    rows = [
        (number, line.split("\t"))
        for number, line in enumerate(lines, 1)
        if line and not line.startswith("#")
    ]
    if not rows or tuple(rows[0][1]) != _COLUMNS:
        raise InputError(f"{path}: the heading line must be {' '.join(_COLUMNS)} (tab-separated)")
    for number, cells in rows[1:]:
        try:
            document, language, printed, reference, mark, english, judged = cells
            key = (document, language, RuleNumber.parse(printed))
            aligned = Aligned(RuleNumber.parse(reference), cast(Mark, mark), english or None, judged or None)
        except ValueError as error:
            raise InputError(f"{path}, line {number}: {error}; correct the line") from error
        if mark not in _MARKS:
            raise InputError(f"{path}, line {number}: no mark {mark!r}; there are {', '.join(_MARKS)}")
        if key in found:
            raise InputError(f"{path}, line {number}: {printed} stands there twice; delete one")
        found[key] = aligned
    return found


def ingest(
    paths: Iterable[Path], manifest: Mapping[str, Document], alignment: Alignment | None = None
) -> Ingested:
    """Read documents into numbered records: all of them, or none.

    Args:
        paths: the files; each must have an entry in the manifest under its file name.
        manifest: what is known about them.
        alignment: how their numbers stand to the reference edition. A number without a row keeps the
            number printed and the mark ``changed``: nobody has judged it, so it is not shown as today's.

    Returns:
        All records and articles.

    Raises:
        DamagedSourceError: at the first damaged document.
        InputError: if a file has no entry in the manifest.
    """
    records: list[Record] = []
    glossary: list[GlossaryEntry] = []
    for path in paths:
        document = manifest.get(path.name)
        if document is None:
            raise InputError(
                f"{path} has no entry in the manifest; add a [[document]] with file = {path.name!r}"
            )
        drafts: list[Draft]
        if document.layout == "forum_article":
            last = {text.language: text.last for text in document.texts}
            article = read_forum_article(path, document.language, document.rule, last, document.source)
            drafts = list(article.drafts)
            glossary.append(article.entry)
        else:
            last_letters = document.texts[0].last
            drafts = read_letterless_page(path, document.language, document.rule, last_letters)
        texts = {text.language: text for text in document.texts}
        found = [_record(draft, document, texts[draft.language], alignment or {}) for draft in drafts]
        _refuse_double(path, found)
        records += found
    return Ingested(tuple(records), tuple(glossary))


def shipped_documents() -> Ingested:
    """Read the documents that travel with the program.

    Raises:
        DamagedSourceError: if one of them was damaged.
    """
    folder = pages_folder()
    manifest = read_manifest(folder / "manifest.toml")
    alignment = read_alignment(folder / "alignment.tsv")
    return ingest([folder / file for file in manifest], manifest, alignment)


def _document(table: dict[str, Any]) -> Document:
    texts = tuple(
        DocumentText(
            language=text["language"],
            last=text.get("last"),
            edition=text.get("edition"),
            span=Span(text["first"], text.get("until")) if "first" in text else None,
        )
        for text in table["text"]
    )
    if not texts:
        raise KeyError("text")
    return Document(
        file=table["file"],
        layout=table["layout"],
        language=table["language"],
        rule=RuleNumber.parse(table["rule"]),
        texts=texts,
        provenance=table.get("provenance", ""),
        sha256=table.get("sha256"),
    )


def _record(draft: Draft, document: Document, text: DocumentText, alignment: Alignment) -> Record:
    unknown = Aligned(draft.printed, "changed", None, None)
    aligned = alignment.get((document.file, draft.language, draft.printed), unknown)
    return Record(
        number=aligned.reference,
        language=draft.language,
        text=draft.text,
        printed_as=draft.printed,
        wording="page" if aligned.mark == "same" else "outdated",
        source=document.source,
        mark=aligned.mark,
        title=draft.title,
        examples=draft.examples,
        edition=text.edition,
        span=text.span,
        line=draft.line,
    )


def _refuse_double(path: Path, records: list[Record]) -> None:
    seen: dict[tuple[str, RuleNumber], Record] = {}
    for record in records:
        before = seen.setdefault((record.language, record.number), record)
        if before is not record:
            pair = f"{before.printed_as} and {record.printed_as}"
            problem = f"{pair} are both aligned with {record.number}"
            raise damaged(path, record.line, problem, "correct the alignment table")


__all__ = [
    "LAYOUTS",
    "Aligned",
    "Alignment",
    "DamagedSourceError",
    "Document",
    "DocumentText",
    "Ingested",
    "ingest",
    "pages_folder",
    "read_alignment",
    "read_manifest",
    "shipped_documents",
]
