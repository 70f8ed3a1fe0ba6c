"""The project's own records for others to use: restatements and what belongs to them, nothing official."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from subrule.corpus.number import RuleNumber
from subrule.corpus.readers.restatement import Restatement, read_restatements
from subrule.corpus.reference_edition import number_exists, reference_fingerprints, resolve_reference
from subrule.corpus.references import find_references
from subrule.errors import InputError
from subrule.lexicon.lexicon import Lexicon
from subrule.paths import LANGUAGES, REFERENCE_EDITION, shipped


@dataclass(frozen=True, slots=True)
class Linked:
    """A concept of the lexicon that a rule defines.

    Attributes:
        concept: its id.
        terms: language → official current term.
    """

    concept: str
    terms: dict[str, str]


@dataclass(frozen=True, slots=True)
class OwnRecord:
    """A rule in the project's own words, with what hangs on it.

    Attributes:
        number: reference number.
        titles: language → heading of the nearest number above that has one, else of the section.
        texts: language → our wording.
        asks: language → ways a player asks for exactly this rule.
        examples: language → an example of our own; empty where there is none.
        status: ``draft`` or ``reviewed``.
        outdated: whether today's rule is no longer the one that was restated.
        concepts: concepts whose defining rule this is, in the order of the lexicon.
        cites: reference numbers that our texts refer to, in the order of the book.
        cited_by: numbers whose restatements refer to this one, in the order of the book.
    """

    number: RuleNumber
    titles: dict[str, str]
    texts: dict[str, str]
    asks: dict[str, tuple[str, ...]]
    examples: dict[str, str]
    status: str
    outdated: bool
    concepts: tuple[Linked, ...]
    cites: tuple[RuleNumber, ...]
    cited_by: tuple[RuleNumber, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """The exported records of one section.

    Attributes:
        number: the section.
        titles: language → its title.
        records: in the order of the book, at least one.
    """

    number: RuleNumber
    titles: dict[str, str]
    records: tuple[OwnRecord, ...]


def own_sections(
    within: RuleNumber | None = None, languages: Sequence[str] = LANGUAGES, folder: Path | None = None
) -> tuple[Section, ...]:
    """Gather the project's own records.

    Args:
        within: a chapter or section; None for everything.
        languages: languages to give, each one of ``en``, ``es``, ``fr``.
        folder: a folder of restatements; None for the shipped one.

    Returns:
        Sections in the order of the book. Numbers cited from outside ``within`` are counted too.

    Raises:
        InputError: if the reference edition has no such chapter or section, or nothing of it is restated.
        DamagedSourceError: naming file, line and key of a restatement that cannot be read.
    """
    if within is not None and not number_exists(within):
        raise InputError(
            f"there is no {within.level} {within} in the text of {REFERENCE_EDITION}; "
            "`subrule toc` lists chapters and sections",
            code="unknown_rule",
        )
    restated = read_restatements(folder or shipped("corpus") / "restatements")
    chosen = [item for item in restated if within is None or _is_within(item.number, within)]
    if not chosen:
        raise InputError(
            f"nothing of {within or 'the rules'} is restated yet; leave --section and --chapter away to see "
            "what is",
            code="nothing_restated",
        )
    cites = {item.number: _cited(item) for item in restated}
    cited_by: dict[RuleNumber, list[RuleNumber]] = defaultdict(list)
    for number, cited in cites.items():
        for other in cited:
            cited_by[other].append(number)
    linked = _linked(languages)
    headings = {item.number: item.texts for item in restated if item.is_heading}
    today = reference_fingerprints()
    sections: dict[RuleNumber, list[OwnRecord]] = {}
    titles: dict[RuleNumber, dict[str, str]] = {}
    for item in chosen:
        current = today.get(item.number)
        section = RuleNumber(item.number.section)
        titles.setdefault(section, _only(item.titles, languages))
        above = item.number if item.number in headings else item.number.parent
        sections.setdefault(section, []).append(
            OwnRecord(
                number=item.number,
                titles=_only(headings.get(above or section, item.titles), languages),
                texts=_only(item.texts, languages),
                asks={language: item.asks[language] for language in languages},
                examples=_only(item.examples, languages),
                status=item.status,
                outdated=current is None or current.full != item.fingerprint,
                concepts=tuple(linked.get(item.number, ())),
                cites=cites[item.number],
                cited_by=tuple(cited_by.get(item.number, ())),
            )
        )
    return tuple(
        Section(number=section, titles=titles[section], records=tuple(records))
        for section, records in sections.items()
    )


def _is_within(number: RuleNumber, within: RuleNumber) -> bool:
    return within.section in (number.section, number.section // 100)


def _only(texts: dict[str, str], languages: Iterable[str]) -> dict[str, str]:
    return {language: texts[language] for language in languages if language in texts}


def _cited(item: Restatement) -> tuple[RuleNumber, ...]:
    """Give what the texts of a number refer to, in all languages, whichever are exported."""
    found: set[RuleNumber] = set()
    for language, text in item.texts.items():
        for reference in find_references(text, language):
            found.update(
                meant
                for printed in reference.numbers
                if (meant := resolve_reference(item.number, printed)) is not None
            )
    return tuple(sorted(found - {item.number}))


def _linked(languages: Sequence[str]) -> dict[RuleNumber, list[Linked]]:
    lexicon = Lexicon.load()
    found: dict[RuleNumber, list[Linked]] = defaultdict(list)
    for concept in lexicon.concepts():
        rule = lexicon.definition_rule(concept)
        if rule is not None:
            terms = {language: lexicon.term(concept, language).text for language in languages}
            found[rule].append(Linked(concept, terms))
    return found
