"""Quoting: from a number to the wording that is shown for it, with what must be said of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from subrule.answering.answer import Citation
from subrule.answering.sentences import Sentences
from subrule.corpus.library import Library
from subrule.corpus.number import RuleNumber


def cite(
    library: Library, sentences: Sentences, decisive: Iterable[str], supporting: Iterable[str]
) -> tuple[tuple[Citation, ...], tuple[str, ...]]:
    """Quote the decisive and the supporting numbers of a ruling.

    Args:
        library: texts at hand.
        sentences: the table of the reader's language.
        decisive: reference numbers that decide.
        supporting: reference numbers that support.

    Returns:
        The citations, decisive first, and the warnings they call for (outdated wording, no text).
    """
    citations: list[Citation] = []
    warnings: list[str] = []
    roles: list[tuple[str, Literal["decisive", "supporting"]]] = [(n, "decisive") for n in decisive]
    roles += [(n, "supporting") for n in supporting]
    for number, role in roles:
        shown = library.wording(RuleNumber.parse(number), sentences.language)
        changed = library.review(RuleNumber.parse(number))
        if changed is not None:
            edition = {"number": number, "date": library.newer_edition() or ""}
            warnings.append(sentences.text(f"warning-review-{changed}", edition))
        if shown is None:
            nothing = (None, None, None, None, None, None)
            citations.append(Citation(number, role, sentences.language, *nothing))
            warnings.append(sentences.text("warning-no-text", {"number": number}))
            continue
        if shown.wording == "outdated":
            warnings.append(sentences.text("warning-outdated", {"number": number}))
        citations.append(
            Citation(
                number,
                role,
                shown.language,
                shown.text,
                shown.wording,
                shown.edition_text,
                str(shown.printed_as),
                shown.source,
                shown.english,
            )
        )
    return tuple(citations), tuple(warnings)
