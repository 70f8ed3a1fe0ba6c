"""The page of figures: an evaluation as Markdown, the same bytes for the same figures.

It holds figures and ids, never a question's text.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from subrule.batch.evaluate import Report
from subrule.batch.scoring import Figures, GroupKey, Scores

FIGURES: Final = (
    ("answer", "End to end"),
    ("engine", "Engine on the gold reading"),
    ("reading", "Reading against the gold reading"),
)
"""Figure and its heading."""


def share(count: int, n: int) -> str:
    """Write a count with its share: ``12 (6.0 %)``; a dash where there is nothing to count."""
    return f"{count} ({100 * count / n:.1f} %)" if n else "–"


def percent(value: float | None) -> str:
    """Write a share as a percentage; a dash where there is none."""
    return "–" if value is None else f"{100 * value:.1f} %"


def group_name(key: GroupKey) -> str:
    """Name a group for a table."""
    return key[1] or {"all": "all", "core": "core rules", "rest": "other rules"}[key[0]]


def write_page(report: Report, command: str, lacks: str = "") -> str:
    """Write the page.

    Args:
        report: the figures.
        command: the command that made them, as it can be typed again.
        lacks: address of the page that tells what is missing; ``""`` if there is none.

    Returns:
        Markdown, ending in a newline.
    """
    loaded = ", ".join(report.loaded) or "none beside the shipped ones"
    parts = [
        "# How good the answers are",
        "",
        "<!-- Generated; do not edit. -->",
        "",
        "Made by:",
        "",
        "```",
        command,
        "```",
        "",
        f"Numbers of the rules: edition {report.reference}. Loaded texts: {loaded}.",
        f"Questions: {report.questions}, of which {report.with_gold} have a gold reading."
        + (
            f" Not scored, because the set does not say what is expected: {report.unscored}."
            * (report.unscored > 0)
        ),
        f"Language found out rightly: {share(report.languages_told, report.languages_known)} of the texts.",
        "",
        *_MEANING,
        *(
            [f"What cannot be answered yet, and what is missing for it: [{lacks}]({lacks}).", ""]
            if lacks
            else []
        ),
        "",
        f"## {FIGURES[0][1]}",
        "",
        *_scores_tables(report.answers, searched=report.searched),
        f"## {FIGURES[1][1]}",
        "",
        *_scores_tables(report.engine, searched=None),
        f"## {FIGURES[2][1]}",
        "",
        *_reading_table(report),
        "## Misses",
        "",
        "Ids of answers that are not right, by figure and result; languages where not all are concerned.",
        "",
        *_misses(report),
    ]
    return "\n".join(parts).rstrip("\n") + "\n"


_MEANING: Final = (
    "Three figures tell whose error it is: the engine on the reading a person wrote down (gold), the "
    "reading compared with it, and what a person who asks gets.",
    "",
    "- *Right*: the expected verdict, decided by the engine (a look-up: by the rule's text), with every",
    "  deciding rule among the decisive citations.",
    "- *Partly*: the verdict without all of them, or with more than four.",
    "- *Abstained*: says that it cannot tell.",
    "- *Declined*: takes a question about the rules for something else.",
    "- *Wrong*: another verdict, a decision on what is out of scope, an outcome without any deciding rule.",
    "- *Strictly wrong* adds answers that cite as decisive a rule that does not decide, or more than four.",
    "",
    "An outcome is known here by its deciding rules; its sentences are read by people.",
)


def _table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    lines = [f"| {' | '.join(headings)} |", "|" + "---|" + "---:|" * (len(headings) - 1)]
    return [*lines, *(f"| {' | '.join(row)} |" for row in rows), ""]


def _scores_tables(scores: Scores, *, searched: bool | None) -> list[str]:
    groups = scores.groups()
    if not groups:
        return ["Nothing to score.", ""]
    verdicts = _table(
        ("group", "n", "right", "wrong", "strictly wrong", "partly", "abstained", "declined", "errors"),
        (
            (f"**{group_name(key)}**" if key[0] == "all" else group_name(key), *_verdicts(f))
            for key, f in groups
        ),
    )
    citations = _table(
        ("group", "n", "all deciding rules", "one of them", "precision", "shown in the first five"),
        ((group_name(key), *_citations(f, searched=searched)) for key, f in groups),
    )
    same = f"Same verdict and decisive rules in all languages: {share(scores.same, len(scores.said))}."
    return [*verdicts, *citations, same, ""]


def _verdicts(f: Figures) -> tuple[str, ...]:
    counts = (
        f.results["right"],
        f.results["wrong"],
        f.strictly_wrong,
        f.partly,
        f.results["abstain"],
        f.results["false-decline"],
        f.results["error"],
    )
    return (str(f.n), *(share(count, f.n) for count in counts))


def _citations(f: Figures, *, searched: bool | None) -> tuple[str, ...]:
    return (
        str(f.n),
        share(f.cited_all, f.n),
        share(f.cited_one, f.n),
        percent(f.precision),
        share(f.shown, f.n) if searched else "–",
    )


def _reading_table(report: Report) -> list[str]:
    if not report.reading:
        return ["No gold readings.", ""]
    rows = (
        (
            f"**{group_name(key)}**" if key[0] == "all" else group_name(key),
            str(f.n),
            share(f.n - f.given, f.n),
            share(f.exact, f.n),
            *(
                f"{percent(f.recall(category))} / {percent(f.precision(category))}"
                for category in ("fact", "role", "asked")
            ),
        )
        for key, f in report.readings()
    )
    return [
        "Recall counts what was not read at all as not found; precision is over what was read.",
        "",
        *_table(
            (
                "group",
                "n",
                "no reading",
                "exact",
                "facts found / right",
                "roles found / right",
                "question found / right",
            ),
            rows,
        ),
    ]


def _misses(report: Report) -> list[str]:
    lines: list[str] = []
    for figure, heading in FIGURES:
        by_result: dict[str, list[str]] = {}
        for miss in report.misses:
            if miss.figure == figure:
                by_result.setdefault(miss.result, []).append(miss.id)
        for result, ids in sorted(by_result.items()):
            lines.append(f"- {heading}, {result} ({len(ids)}): {', '.join(_gathered(report, ids))}")
    return lines or ["None."]


def _gathered(report: Report, ids: Sequence[str]) -> list[str]:
    """Write ``a:en``, ``a:es`` as ``a (en, es)``, and as ``a`` if that is all of its languages."""
    missed = set(ids)
    written: list[str] = []
    for question, answer_ids in report.answer_ids.items():
        some = [answer_id for answer_id in answer_ids if answer_id in missed]
        if some and len(some) == len(answer_ids):
            written.append(question)
        elif some:
            written.append(f"{question} ({', '.join(a.removeprefix(question + ':') for a in some)})")
    return written
