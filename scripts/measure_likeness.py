"""Measure what likeness would answer at other thresholds; prints a table.

usage: python scripts/measure_likeness.py QUESTIONS.jsonl

For each text of the situations in a question set: the likeliest group of situations that end alike, its
chance, and whether verdict and deciding rules are the expected ones; then the same for each verdict given.
Readings word by word are left out of it, so the table shows this way of reading alone.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from subrule import Judge
from subrule.answering.agreement import likeliest
from subrule.paths import LANGUAGES

LEAST = (0.0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95)


def main() -> None:
    """Print, for each threshold, how many texts are right, wrong and neither."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("questions", type=Path)
    found = list(_outcomes(arguments.parse_args().questions))
    print(f"{len(found)} texts of situations")
    for verdict in ("", "yes", "no", "outcome", "depends"):
        print(verdict or "all verdicts")
        for least in LEAST:
            given = [o for chance, o, said in found if chance >= least and verdict in ("", said)]
            counts = {name: given.count(name) for name in ("right", "wrong", "partly")}
            print(f"chance ≥ {least}: " + ", ".join(f"{name} {count}" for name, count in counts.items()))


def _outcomes(path: Path) -> Iterator[tuple[float, str, str]]:
    judge = Judge.open()
    for line in path.read_text(encoding="utf-8").splitlines():
        question = json.loads(line)
        if question["kind"] not in ("scenario", "insufficient"):
            continue
        for language in LANGUAGES:
            group = likeliest(judge.meanings(question["question"][language]), judge.rule_on)
            ruling = judge.rule_on(group.reading) if group is not None and group.reading else None
            if group is None or ruling is None:
                yield 0.0, "silent", "silent"
                continue
            decisive = {*ruling.decisive, *(n for b in ruling.branches for n in b.ruling.decisive)}
            yield group.chance, _outcome(question, ruling.verdict, decisive), ruling.verdict


def _outcome(question: dict[str, Any], verdict: str, decisive: set[str]) -> str:
    expected = "outcome" if question["expected"] == "open" else question["expected"]
    accepted = question.get("accept", {})
    cited = [n in decisive or not decisive.isdisjoint(accepted.get(n, ())) for n in question["decisive"]]
    if expected == "outcome":
        return "right" if verdict in ("yes", "no", "outcome") and all(cited) else "partly"
    if verdict == expected:
        return "right" if all(cited) else "partly"
    return "wrong" if verdict in ("yes", "no", "outcome") or expected == "depends" else "partly"


if __name__ == "__main__":
    main()
