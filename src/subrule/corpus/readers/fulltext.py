"""What a reader makes of a full text: sections, rules, glossary, and what it had to put right."""

from __future__ import annotations

from dataclasses import dataclass

from subrule.corpus.number import RuleNumber


@dataclass(frozen=True, slots=True)
class Repair:
    """Something damaged that was put right.

    Attributes:
        line: line of the file, 1 for the first.
        what: what was wrong and how it was read.
    """

    line: int
    what: str


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong that a person should look at: a duplicate, a gap, a lost character.

    Attributes:
        line: line of the file, 1 for the first.
        what: what is wrong.
    """

    line: int
    what: str


@dataclass(frozen=True, slots=True)
class FullRule:
    """One rule or subrule as the text prints it.

    Attributes:
        number: its number.
        text: the text without number and examples; continuation paragraphs joined by a newline.
        examples: example texts without their marker.
        line: line of the file at which it starts, 1 for the first.
        heading: whether ``text`` is a mere heading (702.19. Trample), not a sentence.
    """

    number: RuleNumber
    text: str
    examples: tuple[str, ...]
    line: int
    heading: bool = False


@dataclass(frozen=True, slots=True)
class FullText:
    """A full text of the rules in one language and edition.

    Attributes:
        language: code of the language.
        edition: effective date, ``YYYY-MM-DD`` (``YYYY-MM`` where the text names no day).
        encoding: the encoding the file was in.
        chapters: number (1 to 9) and title, in the order of the text.
        sections: number (100 to 999) and title, in the order of the text.
        rules: rules and subrules in the order of the text; no number twice.
        glossary: term and text of each entry.
        credits: what follows the glossary.
        repairs: what was put right.
        problems: what a person should look at.
    """

    language: str
    edition: str
    encoding: str
    chapters: tuple[tuple[RuleNumber, str], ...]
    sections: tuple[tuple[RuleNumber, str], ...]
    rules: tuple[FullRule, ...]
    glossary: tuple[tuple[str, str], ...]
    credits: str
    repairs: tuple[Repair, ...]
    problems: tuple[Problem, ...]

    def counts(self) -> dict[str, int]:
        """Count sections, rules, subrules, examples and glossary entries."""
        subrules = sum(1 for rule in self.rules if rule.number.letters)
        return {
            "sections": len(self.sections),
            "rules": len(self.rules) - subrules,
            "subrules": subrules,
            "examples": sum(len(rule.examples) for rule in self.rules),
            "glossary": len(self.glossary),
        }
