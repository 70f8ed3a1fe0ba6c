"""The library: every text at hand, looked up by reference number, and which wording to show.

Numbers, families and neighbours come from the reference edition, so they are there without any loaded
text. Texts come from the shipped store and from the texts that the user loaded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from subrule.corpus.fingerprint import fingerprint
from subrule.corpus.loaded import LoadedText, loaded_texts
from subrule.corpus.number import RuleNumber
from subrule.corpus.record import Mark, Record, Span, Wording
from subrule.corpus.shipped_store import open_shipped_store
from subrule.corpus.store import GlossaryEntry, Store, StoredReference
from subrule.errors import SubruleError
from subrule.paths import LANGUAGES, REFERENCE_EDITION

_MARKS: tuple[Mark, ...] = ("same", "extended", "changed")
_ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Shown:
    """A wording chosen to be shown.

    Attributes:
        number: reference number.
        language: language of the text, which may not be the one asked for.
        text: the rule's text without number and examples; paragraphs joined by a newline.
        examples: example texts without their marker word.
        title: heading of the rule or of its section, in the text's language where known.
        wording: whose words; ``outdated`` wherever the mark is not ``same``.
        mark: how the text stands to today's rule.
        edition: effective date of its edition, where known.
        span: the editions it is consistent with, where only that is known.
        source: id of the page, restatement or loaded text.
        printed_as: the number the source prints.
        english: today's English wording, where one is at hand and the text is in another language.
    """

    number: RuleNumber
    language: str
    text: str
    examples: tuple[str, ...]
    title: str
    wording: Wording
    mark: Mark
    edition: str | None
    span: Span | None
    source: str
    printed_as: RuleNumber
    english: str | None = None

    @property
    def edition_text(self) -> str | None:
        """The edition, or the span of editions with both ends written out, or None."""
        if self.edition is not None or self.span is None:
            return self.edition
        return f"{self.span.first}–{self.span.last or REFERENCE_EDITION}"


@dataclass(frozen=True, slots=True)
class Cited:
    """A number that a rule cites.

    Attributes:
        number: the number as printed (one of a range or list); None where it is no rule number.
        printed: the whole reference as printed.
        resolved: the number of the reference edition; None where there is none.
    """

    number: RuleNumber | None
    printed: str
    resolved: RuleNumber | None


class Library:
    """All texts at hand.

    Attributes:
        problems: one line for each loaded text that could not be opened; the others are used.
    """

    def __init__(
        self, shipped: Store, loaded: Sequence[tuple[LoadedText, Store]] = (), problems: tuple[str, ...] = ()
    ) -> None:
        """Put a library together.

        Args:
            shipped: the store of the shipped texts.
            loaded: the loaded texts with their stores, the preferred one first.
            problems: what to tell the user.
        """
        self._shipped = shipped
        self._texts = tuple(text for text, _ in loaded)
        self._loaded = tuple(store for _, store in loaded)
        self.problems = problems

    @classmethod
    def open(cls) -> Library:
        """Open the shipped store and every loaded text.

        Raises:
            DamagedSourceError: if a shipped text is damaged.
            MissingDataError: if the installation lacks a table.
        """
        loaded: list[tuple[LoadedText, Store]] = []
        problems: list[str] = []
        for text in sorted(loaded_texts(), key=lambda text: text.edition, reverse=True):
            try:
                loaded.append((text, text.open()))
            except SubruleError as error:
                problems.append(str(error))
        return cls(open_shipped_store(), loaded, tuple(problems))

    def close(self) -> None:
        """Close all files."""
        for store in self._stores():
            store.close()

    def __enter__(self) -> Library:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def exists(self, number: RuleNumber) -> bool:
        """Tell whether the reference edition has a number."""
        return self._shipped.has_number(number)

    def parent(self, number: RuleNumber) -> RuleNumber | None:
        """Give the number one level up; None for a chapter."""
        return number.parent

    def children(self, number: RuleNumber) -> tuple[RuleNumber, ...]:
        """Give the reference numbers one level down, in order."""
        return self._shipped.number_children(number)

    def previous(self, number: RuleNumber) -> RuleNumber | None:
        """Give the reference number before this one under the same parent."""
        return self._shipped.number_neighbours(number)[0]

    def next(self, number: RuleNumber) -> RuleNumber | None:
        """Give the reference number after this one under the same parent."""
        return self._shipped.number_neighbours(number)[1]

    def nearest(self, number: RuleNumber, count: int = 3) -> tuple[RuleNumber, ...]:
        """Give the existing numbers nearest to one that does not exist, in the order of the book."""
        return self._shipped.nearest_numbers(number, count)

    def wording(self, number: RuleNumber, language: str, *, outdated: bool = True) -> Shown | None:
        """Choose the wording to show for a number.

        Best first: the loaded official or translated text in the language, a shipped page in it, our
        restatement in it, an older wording in it, then English in the same order.

        Args:
            number: reference number.
            language: the reader's language.
            outdated: whether a wording that today's rule extends or contradicts may be shown, labelled.

        Returns:
            The wording, or None if nothing is at hand.
        """
        candidates = self._candidates(number)
        for wanted in dict.fromkeys((language, _ENGLISH)):
            for record in candidates:
                if record.language == wanted and (outdated or record.mark == "same"):
                    return self._shown(record, candidates)
        return None

    def all_wordings(self, number: RuleNumber) -> tuple[Shown, ...]:
        """Give every wording at hand: es, fr, en and then other languages, each best first."""
        candidates = self._candidates(number)
        order = {code: place for place, code in enumerate(("es", "fr", "en"))}
        ranked = sorted(candidates, key=lambda r: (order.get(r.language, len(order)), r.language))
        return tuple(self._shown(record, candidates) for record in ranked)

    def title(self, number: RuleNumber, language: str) -> str:
        """Give the heading of a number, or of the nearest above it that has one, or ``""``.

        A heading in the language comes before the English one of the same number.
        """
        above: RuleNumber | None = number
        while above is not None:
            if found := self.heading(above, language):
                return found
            above = above.parent if above.level != "section" else None
        return ""

    def heading(self, number: RuleNumber, language: str) -> str:
        """Give the heading that a number itself has, in a language, else in English, or ``""``."""
        for wanted in dict.fromkeys((language, _ENGLISH)):
            for store in self._stores():
                if found := store.title(number, wanted):
                    return found
            # Pages and restatements name their section on its rules, not on a record of the section.
            if number.level == "section" and (found := self._shipped.section_title(number.section, wanted)):
                return found
        return ""

    def references(self, number: RuleNumber, language: str | None = None) -> tuple[Cited, ...]:
        """Give what a rule cites.

        Args:
            number: reference number.
            language: the text in this language is taken first; what the other current texts of the rule
                cite beyond it follows.

        Returns:
            Each cited number once, in the order of the texts; unresolved ones with ``resolved=None``.
        """
        candidates = self._candidates(number)
        current = [record for record in candidates if record.mark == "same"] or candidates
        current.sort(key=lambda record: record.language != language)
        found: dict[str, Cited] = {}
        for record in current:
            for reference in self._references_of(record):
                key = str(reference.resolved or reference.cited or reference.printed)
                found.setdefault(key, Cited(reference.cited, reference.printed, reference.resolved))
        return tuple(found.values())

    def cited_by(self, number: RuleNumber) -> tuple[RuleNumber, ...]:
        """Give the numbers whose current texts cite a number, in the order of the book."""
        found: set[RuleNumber] = set()
        for store in self._stores():
            found.update(reference.citing for reference in store.cited_by(number) if reference.current)
        return tuple(sorted(found - {number}))

    def records(self, language: str | None = None) -> Iterator[Record]:
        """Go through every record at hand: loaded texts first, then the shipped ones."""
        for store in self._stores():
            yield from store.records(language)

    def glossary(self, term: str, language: str | None = None) -> tuple[GlossaryEntry, ...]:
        """Give the articles about a term; accents and case do not matter."""
        return tuple(entry for store in self._stores() for entry in store.glossary(term, language))

    def glossary_entries(self, language: str | None = None) -> Iterator[GlossaryEntry]:
        """Go through all articles, text by text."""
        for store in self._stores():
            yield from store.glossary_entries(language)

    def loaded_texts(self) -> tuple[LoadedText, ...]:
        """Say which texts the user loaded, newest edition first."""
        return self._texts

    def newer_edition(self) -> str | None:
        """Say which English text newer than the reference edition is loaded, if one is."""
        newer = [t.edition for t in self._texts if t.language == _ENGLISH and t.edition > REFERENCE_EDITION]
        return max(newer, default=None)

    def review(self, number: RuleNumber) -> Literal["text", "references"] | None:
        """Tell whether the newest loaded text changed a rule since the reference edition.

        Args:
            number: a number of the reference edition.

        Returns:
            ``"text"`` if the wording differs (or the newer text has no such rule), ``"references"`` if
            only rule numbers in it do, None if nothing differs or no newer text is loaded.
        """
        newest = self.newer_edition()
        known = self._shipped.fingerprint(number) if newest is not None else None
        if known is None:
            return None
        for text, store in zip(self._texts, self._loaded, strict=True):
            if (text.language, text.edition) == (_ENGLISH, newest):
                record = store.record(number, _ENGLISH)
                found = fingerprint(record.text) if record is not None else None
                if found == known:
                    return None
                return "references" if found is not None and found.masked == known.masked else "text"
        return None

    def languages(self) -> tuple[str, ...]:
        """Give the languages that have texts: es, fr, en and then others."""
        found = {code for store in self._stores() for code in store.languages()}
        return (*(code for code in LANGUAGES if code in found), *sorted(found - set(LANGUAGES)))

    def _stores(self) -> tuple[Store, ...]:
        return (*self._loaded, self._shipped)

    def _candidates(self, number: RuleNumber) -> list[Record]:
        """All records with a text of their own, best first whatever their language."""
        found = [
            record
            for store in self._stores()
            for record in store.wordings(number)
            if record.text and (number.rule is not None or record.text != record.title)
        ]
        rank = {"official": 0, "translation": 0, "page": 1, "restatement": 2, "outdated": 3}
        return sorted(found, key=lambda r: (r.mark != "same", _MARKS.index(r.mark), rank[r.wording]))

    def _shown(self, record: Record, candidates: list[Record]) -> Shown:
        english: str | None = None
        if record.language != _ENGLISH:
            today = (r for r in candidates if r.language == _ENGLISH and r.mark == "same")
            english = next((r.text for r in today), None)
        return Shown(
            number=record.number,
            language=record.language,
            text=record.text,
            examples=record.examples,
            title=record.title or self.title(record.number, record.language),
            wording=record.wording if record.mark == "same" else "outdated",
            mark=record.mark,
            edition=record.edition,
            span=record.span,
            source=record.source,
            printed_as=record.printed_as,
            english=english,
        )

    def _references_of(self, record: Record) -> tuple[StoredReference, ...]:
        for store in self._stores():
            if found := store.references(record.number, record.language, record.source):
                return found
        return ()
