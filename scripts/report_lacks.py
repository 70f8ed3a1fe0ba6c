"""Tell what cannot be answered yet, and whether the engine or the reading is what is missing, by frequency.

usage: python scripts/report_lacks.py [--write] QUESTIONS.jsonl ...

Goes through question sets whose answers are known. A situation that is not answered rightly counts for the
first step at which it is lost: a deciding rule without a function in the engine; no known situation that ends
with this verdict by these rules; one that is known and not among the likeliest; among them, but another is
surer; the surest, but not sure enough. Below the table the missing rules stand with how often they were
asked for. ``--write`` writes ``docs/lacks.md``; without it the page is printed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from subrule import Judge
from subrule.answering.agreement import NEEDED, surest
from subrule.corpus.twins import twins_by_number
from subrule.engine.registry import RULES
from subrule.engine.ruling import Ruling
from subrule.paths import LANGUAGES
from subrule.understanding.likeness import known_meanings
from train_weighing import outcome_of

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "lacks.md"
MOST_RULES = 40

RIGHT, WRONG = "answered rightly", "answered wrongly, or by other rules than those that decide"
STEPS = (
    RIGHT,
    "the engine has no function for a deciding rule",
    "the rules are there, no known situation ends so",
    "a known situation ends so, but is not among the likeliest",
    "it is among the likeliest, another is surer",
    "it is the surest, not sure enough",
    "taken for something else than the rules",
    WRONG,
)


def main() -> int:
    """Count, and print or write the page."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--write", action="store_true", help=f"write {PAGE.relative_to(ROOT)}")
    arguments.add_argument("questions", nargs="+", type=Path)
    options = arguments.parse_args()
    page = _page(options.questions)
    if options.write:
        PAGE.write_text(page, encoding="utf-8")
    else:
        sys.stdout.write(page)
    return 0


class Losses:
    """Where the situations of question sets are lost.

    Attributes:
        steps: set → step → how many texts.
        rules: rule without a function → how many questions it decides.
        endings: deciding rules of which no known situation ends so → how many questions.
    """

    def __init__(self) -> None:
        self.steps: dict[str, Counter[str]] = {}
        self.rules: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self._judge = Judge.open()
        self._twins = twins_by_number()
        self._known = [
            (ruling.verdict, _decisive(ruling))
            for meaning in known_meanings()
            if (ruling := self._judge.ruling_on(meaning)) is not None
        ]

    def add(self, path: Path) -> None:
        """Go through the situations of a set."""
        counted = self.steps.setdefault(path.stem, Counter())
        for line in path.read_text(encoding="utf-8").splitlines():
            question = json.loads(line)
            if question["kind"] not in ("scenario", "insufficient"):
                continue
            lacking = [n for n in question["decisive"] if not self._has_function(question, n)]
            known = not lacking and any(_right(question, *ending) for ending in self._known)
            self.rules.update(lacking)
            if not lacking and not known:
                self.endings[", ".join(question["decisive"])] += 1
            for language in LANGUAGES:
                counted[self._step(question, language, bool(lacking), known)] += 1

    def _has_function(self, question: Mapping[str, Any], number: str) -> bool:
        same = {number, *question.get("accept", {}).get(number, ()), *self._twins.get(number, ())}
        return not same.isdisjoint(RULES)

    def _step(self, question: Mapping[str, Any], language: str, lacking: bool, known: bool) -> str:
        text, judge = question["question"][language], self._judge
        reading = judge.read(text, language)
        if judge.out_of_scope(text, reading):
            return "taken for something else than the rules"
        if reading.readings:
            ruling = judge.rule_on(reading.readings[0])
            sure, right = True, ruling is not None and _right(question, ruling.verdict, _decisive(ruling))
            among = right
        else:
            weighed = judge.weighed(text, language)
            best = surest(weighed)
            sure = best is not None and best[1] >= NEEDED[best[0].verdict]
            right = best is not None and _right(question, best[0].verdict, best[0].decisive)
            among = any(_right(question, c.verdict, c.decisive) for c, _ in weighed)
        if sure:
            return RIGHT if right else WRONG
        if lacking:
            return STEPS[1]
        if right:
            return STEPS[5]
        if among:
            return STEPS[4]
        return STEPS[3] if known else STEPS[2]


def _right(question: Mapping[str, Any], verdict: str, decisive: frozenset[str]) -> bool:
    return outcome_of(question, verdict, decisive) == "right"


def _decisive(ruling: Ruling) -> frozenset[str]:
    return frozenset({*ruling.decisive, *(n for b in ruling.branches for n in b.ruling.decisive)})


def _page(paths: list[Path]) -> str:
    losses = Losses()
    for path in paths:
        losses.add(path)
    return "\n".join(_lines(losses, " ".join(f"tests/data/{p.name}" for p in paths))) + "\n"


def _lines(losses: Losses, files: str) -> Iterator[str]:
    sets = list(losses.steps)
    yield "# What cannot be answered yet"
    yield "\n<!-- Generated; do not edit. -->\n"
    yield f"Made by:\n\n```\npython scripts/report_lacks.py --write {files}\n```\n"
    yield (
        "Situations of question sets that were written by people who had not seen the program, three\n"
        "languages counted one by one. Each stands at the first step at which it is lost: in the line after\n"
        "*rightly* rules are missing in the engine, in the next one situations, in the others reading falls\n"
        "short.\n"
    )
    yield "| where it is lost | " + " | ".join(s.removeprefix("blind_") for s in sets) + " | all |"
    yield "|---|" + "---:|" * (len(sets) + 1)
    totals = [sum(losses.steps[s].values()) for s in sets]
    for step in STEPS:
        counts = [losses.steps[s][step] for s in sets]
        shares = [f"{n} ({n / total:.0%})" for n, total in zip(counts, totals, strict=True)]
        yield f"| {step} | " + " | ".join(shares) + f" | {sum(counts) / sum(totals):.1%} |"
    yield "| situations | " + " | ".join(map(str, totals)) + f" | {sum(totals)} |"
    yield "\n## Rules without a function in the engine\n"
    yield "How many questions each would decide.\n"
    yield _listed(losses.rules)
    yield "\n## Rules that no known situation ends with\n"
    yield "The engine has them; what is missing are scenarios and tellings (`corpus/phrasings/situations`).\n"
    yield _listed(losses.endings)


def _listed(counter: Counter[str]) -> str:
    ordered = sorted(counter.items(), key=lambda item: (-item[1], item[0]))
    more = len(ordered) - MOST_RULES
    told = "; ".join(f"{name}: {count}" for name, count in ordered[:MOST_RULES])
    return (told or "none") + (f"; and {more} more, once each or twice" if more > 0 else "") + "."


if __name__ == "__main__":
    sys.exit(main())
