"""Build the concordance of rule numbers from the official English texts.

    python scripts/build_concordance.py FOLDER [--check]

FOLDER holds the texts, ``cr-en-YYYY-MM-DD.txt``; editions from 2009-07-11 on are used. Writes
``corpus/concordance.tsv``, ``corpus/concordance_review.tsv`` (verdicts already in it are kept and heeded)
and ``corpus/stale_references.tsv``: numbers and hashes, never text. With ``--check`` each edition is also
matched straight to the reference, and every difference from the way through all editions is printed.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from subrule.corpus.concordance_table import (
    CONCORDANCE,
    REVIEW,
    STALE,
    ReviewRow,
    Row,
    StaleRow,
    read_review,
    write_review,
    write_rows,
    write_stale,
)
from subrule.corpus.lineage import Line, Lineage, Verdict
from subrule.corpus.matching import Item, match_editions, prepare
from subrule.corpus.number import RuleNumber
from subrule.corpus.readers.official import parse_full_text
from subrule.errors import InputError, SubruleError

OLDEST = "2009-07-11"
"""The numbering of today begins with this edition (the book was rewritten for Magic 2010)."""

CORPUS = Path(__file__).resolve().parents[1] / "corpus"


def read_editions(folder: Path) -> dict[str, list[Item]]:
    """Read all editions of a folder that the concordance covers.

    Args:
        folder: holds the texts, original bytes.

    Returns:
        Effective date → items, oldest first.

    Raises:
        InputError: if the folder holds no such text.
    """
    editions = {}
    for path in sorted(folder.glob("cr-en-*.txt")):
        date = path.stem.removeprefix("cr-en-")
        if date >= OLDEST:
            editions[date] = prepare(read_texts(path))
    if not editions:
        raise InputError(
            f"{folder} holds no text named cr-en-YYYY-MM-DD.txt from {OLDEST} on; name another folder"
        )
    return editions


def read_texts(path: Path) -> list[tuple[RuleNumber, str]]:
    """Read one official text: sections by their heading and rules, in the order of the book."""
    full = parse_full_text(path.read_bytes(), language="en", name=path.name)
    return sorted(
        [*full.sections, *((rule.number, rule.text) for rule in full.rules)], key=lambda pair: pair[0]
    )


def rows(lineage: Lineage) -> Iterator[Row]:
    """Give the rows of ``concordance.tsv``."""
    for line in sorted(lineage.lines, key=lambda line: _order(lineage, line)):
        yield from _block(lineage, line)


def _order(lineage: Lineage, line: Line) -> tuple[object, ...]:
    return (
        lineage.number(line, line.last),
        line.last != len(lineage.dates) - 1,
        lineage.dates[line.last],
        line.items,
    )


def _block(lineage: Lineage, line: Line) -> Iterator[Row]:
    dates, number = lineage.dates, lineage.number(line, line.last)
    name = str(number) if line.end == "reference" else f"{number}@{dates[line.last]}"
    heirs = [] if line.kin is None else [line.kin, *line.rivals]
    kin = " ".join(str(lineage.number(heir, line.last + 1)) for heir in heirs)
    method: str = line.end
    score, above = f"{line.end_score:g}" if line.kin is not None else "", None
    for edition in range(line.last, line.first - 1, -1):
        item = lineage.items[edition][line.item_at(edition)]
        state = (item.number, item.full, item.masked, lineage.mark(line, edition))
        if edition < line.last:
            link = line.links[line.last - edition - 1]
            method, score, kin = link.method, "" if link.score == 1 else f"{link.score:g}", ""
        if state != above:
            yield Row(
                name,
                dates[edition],
                str(item.number),
                item.full,
                item.masked,
                state[3] or "-",
                method,
                score,
                kin,
            )
        above = state
    if line.start != "first":
        before = line.first - 1
        kin = "" if line.parent is None else str(lineage.number(line.parent, before))
        score = f"{line.split_score:g}" if line.start == "split" else ""
        yield Row(name, dates[before], "-", "-", "-", "-", line.start, score, kin)


def review(lineage: Lineage, spoken: list[ReviewRow]) -> list[ReviewRow]:
    """Give the rows of ``concordance_review.tsv``: verdicts so far, and the pairs that wait for one."""
    found = {(row.edition, row.number, row.newer, row.candidate): row for row in spoken if row.verdict}
    for k, matching in enumerate(lineage.matchings):
        for link in matching.links:
            if link.certain and link.method != "reviewed":
                continue
            old, new = lineage.items[k][link.old].number, lineage.items[k + 1][link.new].number
            key = (lineage.dates[k], str(old), lineage.dates[k + 1], str(new))
            found.setdefault(key, ReviewRow(*key, link.method, f"{link.score:.3f}", ""))
    return sorted(found.values(), key=lambda row: (row.edition, RuleNumber.parse(row.number), row.candidate))


def stale(lineage: Lineage) -> list[StaleRow]:
    """Give the rows of ``stale_references.tsv``."""
    found: list[StaleRow] = []
    open_rows: dict[tuple[str, ...], StaleRow] = {}
    for edition, date in enumerate(lineage.dates):
        here: dict[tuple[str, ...], StaleRow] = {}
        for line, printed, target, since in lineage.stale(edition):
            resolved = str(lineage.number(target, edition)) if target.last >= edition else "-"
            key = (str(lineage.number(line, edition)), str(printed), resolved, lineage.dates[since])
            first = open_rows[key].first if key in open_rows else date
            here[key] = StaleRow(first, date, *key)
        found += [row for key, row in open_rows.items() if key not in here]
        open_rows = here
    found += open_rows.values()
    return sorted(found, key=lambda row: (RuleNumber.parse(row.citing), row))


def differences(lineage: Lineage) -> Iterator[str]:
    """Match each edition straight to the reference; tell where the way through all editions differs."""
    last = len(lineage.dates) - 1
    for edition in range(last - 1):
        items, reference = lineage.items[edition], lineage.items[last]
        for link in match_editions(items, reference).links:
            line = lineage.line_at(edition, link.old)
            if not link.certain or (line.end == "reference" and line.items[0] == link.new):
                continue
            there = lineage.number(line, line.last)
            way = (
                str(there)
                if line.end == "reference"
                else f"{line.end} after {lineage.dates[line.last]} as {there}"
            )
            yield (
                f"{lineage.dates[edition]} {items[link.old].number}: straight {reference[link.new].number} "
                f"({link.method} {link.score:.2f}), through all editions {way}"
            )


def main(arguments: list[str] | None = None) -> int:
    """Run the script; 0, or 2 with one line on standard error."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("folder", type=Path, help="folder with the official English texts")
    parser.add_argument(
        "--check", action="store_true", help="also match each edition straight to the reference"
    )
    options = parser.parse_args(arguments)
    try:
        spoken = read_review(CORPUS / REVIEW)
        verdicts = [
            Verdict(r.edition, RuleNumber.parse(r.number), r.newer, RuleNumber.parse(r.candidate), r.verdict)
            for r in spoken
            if r.verdict
        ]
        lineage = Lineage(read_editions(options.folder), verdicts)
        table, doubtful, outlived = list(rows(lineage)), review(lineage, spoken), stale(lineage)
    except SubruleError as error:
        print(f"build_concordance: {error}", file=sys.stderr)
        return 2
    write_rows(CORPUS / CONCORDANCE, lineage.dates, table)
    write_review(CORPUS / REVIEW, doubtful)
    write_stale(CORPUS / STALE, outlived)
    size = (CORPUS / CONCORDANCE).stat().st_size // 1000
    waiting = sum(row.verdict in ("", "maybe") for row in doubtful)
    links = Counter(link.method for m in lineage.matchings for link in m.links if link.certain)
    print(f"{len(table)} rows, {size} KB; review {len(doubtful)}, open {waiting}; stale {len(outlived)}")
    print("lines:", dict(sorted(Counter(line.end for line in lineage.lines).items())))
    print("links:", dict(sorted(links.items())))
    if options.check:
        print(*differences(lineage), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
