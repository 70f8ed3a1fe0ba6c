"""What there is to say about a loaded text: repairs, problems, and its difference from the reference."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from subrule.corpus.fingerprint import fingerprint
from subrule.corpus.loaded import LoadedText
from subrule.corpus.number import RuleNumber
from subrule.corpus.placement import Place, placer_of
from subrule.corpus.readers.fulltext import FullText
from subrule.corpus.reference_edition import reference_fingerprints
from subrule.paths import REFERENCE_EDITION

Suspects = Callable[[FullText], list[str]]
"""Finds references in a text that look stale; one line each."""


@dataclass(frozen=True, slots=True)
class TextReport:
    """What there is to say about one loaded text.

    Attributes:
        text: its name, ``en-2026-08-07``.
        counts: sections, rules, subrules, examples, glossary.
        repairs: line and what was put right.
        problems: line and what is wrong.
        unplaced: printed numbers that stand for none of today's rules.
        changed: numbers whose text is another than the reference edition's (English texts only).
        renumbered: numbers whose text differs in rule numbers only.
        added: numbers the reference edition does not have.
        gone: numbers of the reference edition that the text does not have.
        suspects: references that look stale, one line each.
    """

    text: str
    counts: dict[str, int]
    repairs: list[tuple[int, str]]
    problems: list[tuple[int, str]]
    unplaced: list[str]
    changed: list[str]
    renumbered: list[str]
    added: list[str]
    gone: list[str]
    suspects: list[str]

    def as_json(self) -> dict[str, Any]:
        """The report for ``--json``."""
        content = asdict(self)
        for key in ("repairs", "problems"):
            content[key] = [{"line": line, "what": what} for line, what in content[key]]
        return content

    def paragraphs(self) -> list[tuple[str, list[str]]]:
        """Titled lists of lines for people; empty lists are left out."""
        lists = [
            (f"repaired ({len(self.repairs)})", [f"line {line}: {what}" for line, what in self.repairs]),
            (f"problems ({len(self.problems)})", [f"line {line}: {what}" for line, what in self.problems]),
            (f"stale references ({len(self.suspects)})", self.suspects),
            (f"stand for none of today's rules ({len(self.unplaced)})", _rows(self.unplaced)),
            (f"other text than {REFERENCE_EDITION} ({len(self.changed)})", _rows(self.changed)),
            (f"other cross-references only ({len(self.renumbered)})", _rows(self.renumbered)),
            (f"not in {REFERENCE_EDITION} ({len(self.added)})", _rows(self.added)),
            (f"only in {REFERENCE_EDITION} ({len(self.gone)})", _rows(self.gone)),
        ]
        return [(title, lines) for title, lines in lists if lines]


def check_text(loaded: LoadedText, suspects: Suspects | None = None) -> TextReport:
    """Look a loaded text over.

    Args:
        loaded: the text.
        suspects: finds stale references; by default the concordance's own list where it has one.

    Returns:
        The report.

    Raises:
        MissingDataError: if its store or the table of the reference edition is damaged.
    """
    facts = loaded.facts()
    text = loaded.full_text()
    changed, renumbered, added, gone = _differences(text)
    return TextReport(
        text=loaded.name,
        counts=facts["counts"],
        repairs=[(line, what) for line, what in facts["repairs"]],
        problems=[(line, what) for line, what in facts["problems"]],
        unplaced=facts["unplaced"],
        changed=changed,
        renumbered=renumbered,
        added=added,
        gone=gone,
        suspects=(suspects or _stale)(text),
    )


def _differences(text: FullText) -> tuple[list[str], list[str], list[str], list[str]]:
    """Reference numbers whose text differs, and numbers that only one side has.

    Numbers of an edition that the concordance knows are compared where they stand today; those of another
    one number by number.
    """
    reference = reference_fingerprints()
    placer = placer_of(text.edition)
    changed: list[RuleNumber] = []
    renumbered: list[RuleNumber] = []
    added: list[RuleNumber] = []
    here: set[RuleNumber] = set()
    for rule in text.rules:
        placed = Place(rule.number, "same") if placer is None else placer(rule.number)
        if placed is None:
            continue
        here.add(placed.number)
        marks = reference.get(placed.number)
        if marks is None:
            added.append(placed.number)
        elif text.language == "en" and (own := fingerprint(rule.text)) != marks:
            (changed if own.masked != marks.masked else renumbered).append(placed.number)
    gone = [number for number in reference if number not in here]
    first, second, third, fourth = (
        [str(n) for n in sorted(group)] for group in (changed, renumbered, added, gone)
    )
    return first, second, third, fourth


def _stale(text: FullText) -> list[str]:
    from subrule.corpus.editions import Concordance  # noqa: PLC0415 - only for this check

    known = Concordance.load()
    if not known.editions()[0] <= text.edition <= REFERENCE_EDITION:
        return []
    return [
        f"{suspect.citing} prints {suspect.printed}, which "
        + (f"is {suspect.resolved} now" if suspect.resolved else "is gone")
        + f" (written for {suspect.since})"
        for suspect in known.suspects(text.edition)
    ]


def _rows(numbers: list[str]) -> list[str]:
    """Numbers, ten in a row."""
    return [", ".join(numbers[i : i + 10]) for i in range(0, len(numbers), 10)]
