"""The lexicon's own check: collisions, coverage of the book's headings, damage no reader would notice."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

from subrule.lexicon.folding import key
from subrule.lexicon.source import Concept, Source, read_source
from subrule.lexicon.store import shared_forms
from subrule.paths import LANGUAGES

CARD_TYPES = (
    *("artifact", "battle", "conspiracy", "creature", "dungeon", "enchantment", "instant", "kindred"),
    *("land", "phenomenon", "plane", "planeswalker", "scheme", "sorcery", "vanguard"),
)
"""Card types of rule 205.2a."""

SUPERTYPES = ("basic", "legendary", "ongoing", "snow", "world")
"""Supertypes of rule 205.4a."""


@dataclass(slots=True)
class Report:
    """What a check found.

    Attributes:
        errors: one line each; a sound lexicon has none.
        intended: language → shared forms that are declared, with their concepts, preferred first.
        counts: ``concepts``, and for each language ``written`` forms and ``forms`` with the inflected ones,
            both also by source (``printed``, ``page``, ``unverified``; ``written_printed`` …).
    """

    errors: list[str] = field(default_factory=list)
    intended: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    counts: dict[str, int | dict[str, int]] = field(default_factory=dict)


def check(folder: Path, known_rules: frozenset[str] | None = None) -> Report:
    """Check a lexicon.

    Args:
        folder: in the format of ``corpus/lexicon``.
        known_rules: numbers of the loaded official text; where given, every defining rule must be one.

    Returns:
        The report.

    Raises:
        DamagedSourceError: if the files cannot be read at all.
    """
    source = read_source(folder)
    report = Report(counts={"concepts": len(source.concepts)})
    for language in LANGUAGES:
        _collisions(source, language, report)
        _count(source, language, report)
    _coverage(source, folder, report)
    _attested(source, report)
    for concept in source.concepts:
        _concept(concept, known_rules, report)
    return report


def _collisions(source: Source, language: str, report: Report) -> None:
    intended = report.intended.setdefault(language, {})
    shared = {folded: ids for folded, ids in shared_forms(source, language).items() if len(ids) > 1}
    for folded, ids in sorted(shared.items()):
        declared = source.ambiguous.get((language, folded), ())
        undeclared = [
            f"{one} and {other}"
            for one, other in combinations(ids, 2)
            if not {one, other} <= set(declared)
            and (one, other) not in source.pairs
            and (other, one) not in source.pairs
        ]
        if undeclared:
            report.errors.append(
                f"{language}: {folded!r} is a form of {'; of '.join(undeclared)}: "
                "drop one or declare it in ambiguous.toml"
            )
        else:
            intended[folded] = ids
    for code, folded in sorted(source.ambiguous):
        if code == language and folded not in shared:
            report.errors.append(
                f"{language}: ambiguous.toml settles {folded!r}, which no two concepts share"
            )


def _count(source: Source, language: str, report: Report) -> None:
    sorts = ("printed", "page", "unverified")
    counts = Counter({name: 0 for sort in sorts for name in (sort, f"written_{sort}")})
    for concept in source.concepts:
        written = {key(entry.inflected.text) for entry in concept.entries[language]}
        for folded in _forms(concept, language):
            printed, page = source.attested.get((language, concept.id, folded), (0, False))
            sort = "printed" if printed else "page" if page else "unverified"
            counts[sort] += 1
            if folded in written:
                counts[f"written_{sort}"] += 1
    counts["forms"] = sum(counts[sort] for sort in sorts)
    counts["written"] = sum(counts[f"written_{sort}"] for sort in sorts)
    report.counts[language] = dict(counts)


def _forms(concept: Concept, language: str) -> set[str]:
    return {key(text) for entry in concept.entries[language] for text in entry.inflected.all()}


def _coverage(source: Source, folder: Path, report: Report) -> None:
    concepts = {concept.id: concept for concept in source.concepts}
    text = (folder / "headings.toml").read_text(encoding="utf-8")
    for number, ids in tomllib.loads(text)["headings"].items():
        for concept_id in ids.split():
            if concept_id not in concepts:
                report.errors.append(f"{number}: its concept {concept_id!r} has no entry")
            elif str(concepts[concept_id].rule or "").split(".") != number.split("."):
                report.errors.append(f"{number}: {concept_id} gives {concepts[concept_id].rule} as its rule")
    wanted = [f"type.{name}" for name in CARD_TYPES] + [f"supertype.{name}" for name in SUPERTYPES]
    report.errors += [f"the type {name} has no entry" for name in wanted if name not in concepts]


def _attested(source: Source, report: Report) -> None:
    concepts = {concept.id: concept for concept in source.concepts}
    stale = [
        f"{language} {concept_id} {folded!r}"
        for language, concept_id, folded in source.attested
        if concept_id not in concepts or folded not in _forms(concepts[concept_id], language)
    ]
    if stale:
        report.errors.append(
            f"sources.tsv names {len(stale)} forms that are gone, first {stale[0]}: "
            "run scripts/build_lexicon.py"
        )


def _concept(concept: Concept, known_rules: frozenset[str] | None, report: Report) -> None:
    where = f"{concept.file}, line {concept.line}: {concept.id}"
    for language in LANGUAGES:
        entries = concept.entries[language]
        if concept.kind == "noun" and language != "en" and not entries[0].gender and _nominal(concept.id):
            report.errors.append(
                f"{where}: key {language!r}: the official term {entries[0].inflected.text!r} has no gender"
            )
        repeated = [text for text, n in Counter(e.inflected.text.lower() for e in entries).items() if n > 1]
        if repeated:
            report.errors.append(f"{where}: key {language!r}: {repeated[0]!r} is written twice")
    if known_rules is not None and concept.rule is not None and str(concept.rule) not in known_rules:
        report.errors.append(f"{where}: key 'rule': {concept.rule} is no number of the loaded official text")


def _nominal(concept_id: str) -> bool:
    return concept_id.partition(".")[0] in ("object", "type", "player", "zone", "step", "phase", "counter")
