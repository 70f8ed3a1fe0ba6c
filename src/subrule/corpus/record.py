"""The numbered record: one rule text in one language, as one source printed it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from subrule.corpus.number import RuleNumber

Wording = Literal["official", "translation", "page", "restatement", "outdated"]
"""Whose words a shown text is; ``outdated`` is a wording that today's rule contradicts or extends."""

Mark = Literal["same", "extended", "changed"]
"""How a printed text stands to today's rule: the same, today's says more, today's says something else."""


@dataclass(frozen=True, slots=True)
class Span:
    """The editions a text is consistent with.

    Attributes:
        first: effective date of the earliest edition, ``YYYY-MM-DD``.
        last: effective date of the latest; None where the reference edition is still consistent.
    """

    first: str
    last: str | None = None

    def __str__(self) -> str:
        return f"{self.first}–{self.last or ''}"


@dataclass(frozen=True, slots=True)
class Record:
    """One numbered rule text.

    Attributes:
        number: the number of the reference edition that this text belongs to.
        printed_as: the number the source prints (or implies) for it.
        language: ``en``, ``es``, ``fr`` or another code with a language table.
        text: the rule's text, without number and examples; paragraphs joined by a newline.
        title: heading of the rule or section where the source gives one.
        examples: example texts, without their marker word.
        wording: whose words these are.
        mark: how the text stands to the reference edition.
        edition: effective date of the edition it was printed in, where known.
        span: the editions it is consistent with, where only that is known.
        source: id of the page, file or restatement it comes from.
        line: line of the source at which the text starts, 1 for the first.
    """

    number: RuleNumber
    language: str
    text: str
    printed_as: RuleNumber
    wording: Wording
    source: str
    mark: Mark = "same"
    title: str = ""
    examples: tuple[str, ...] = field(default=())
    edition: str | None = None
    span: Span | None = None
    line: int = 1
