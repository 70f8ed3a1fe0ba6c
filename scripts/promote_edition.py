"""List what a new reference edition touches in this project.

    python scripts/promote_edition.py OLD NEW [--json] [--all]

OLD and NEW are effective dates that the concordance knows; for a text that has just come out, put it
beside the others and run ``scripts/build_concordance.py`` first. Every rule that moved, changed, appeared
or went between the two is listed with the lines of this project that name it: rule functions,
restatements, lexicon links, twins, pages, vectors and expected answers. Nothing is changed. Rules that
nothing here names are counted, and listed with ``--all``.

Numbers are looked for as the project writes them: those of NEW once NEW is the reference edition
(a rehearsal), those of OLD before.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from subrule.corpus.editions import Change, concordance
from subrule.corpus.number import RuleNumber
from subrule.corpus.references import find_references
from subrule.errors import InputError, SubruleError
from subrule.paths import REFERENCE_EDITION

ROOT = Path(__file__).resolve().parents[1]

PLACES: dict[str, tuple[str, ...]] = {
    "rule functions": ("src/subrule/engine/**/*.py",),
    "understanding": ("src/subrule/understanding/**/*.py", "src/subrule/answering/**/*.py"),
    "restatements": ("corpus/restatements/*.toml",),
    "lexicon links": ("corpus/lexicon/**/*.toml",),
    "twins": ("corpus/twins.toml",),
    "messages": ("corpus/messages/*",),
    "pages": ("corpus/pages/alignment.tsv",),
    "vectors": ("index/vectors/rows.tsv",),
    "expected answers": ("tests/**/*.py", "tests/**/*.yaml", "tests/**/*.toml", "tests/**/*.jsonl"),
    "documents": ("*.md", "docs/**/*.md"),
}
"""What may name a rule → where it is written."""

_OF_ALL_EDITIONS = frozenset({
    "tests/corpus/test_concordance.py", "tests/corpus/test_matching.py", "tests/cli/test_cite.py",
    "tests/cli/test_history_and_diff.py", "tests/corpus/test_promote.py", "docs/concordance.md",
})  # fmt: skip
"""Files that speak of numbers of several editions and move with none."""

_TO_DO = {
    "moved": "renumber",
    "edited": "read again: the words changed",
    "renumbered_references": "only cross-references changed",
    "retired": "gone: take out",
    "created": "new: nothing here knows it yet",
}


def touched(old: str, new: str) -> list[dict[str, Any]]:
    """List the rules that differ between two editions, with the places of this project that name them.

    Args:
        old: effective date of the present reference.
        new: effective date of the next.

    Returns:
        For each rule ``was``, ``now``, ``kinds`` and ``places`` (what → ``file:line``, or for the index how
        many vectors).

    Raises:
        InputError: if the concordance does not know an edition, or the first is not the earlier.
    """
    known = concordance()
    for date in (old, new):
        if date not in known.editions():
            raise InputError(
                f"the concordance does not know {date}; run scripts/build_concordance.py with its text first"
            )
    if old >= new:
        raise InputError(f"{new} does not follow {old}; give the older edition first")
    named = mentions()
    found = []
    for change in known.changes(old, new):
        places = named.get(_as_written(change, new), {}) if _as_written(change, new) else {}
        found.append(
            {
                "was": None if change.was is None else str(change.was),
                "now": None if change.now is None else str(change.now),
                "kinds": list(change.kinds),
                "places": {what: places[what] for what in PLACES if what in places},
            }
        )
    return found


def mentions(root: Path = ROOT) -> dict[RuleNumber | None, dict[str, list[str]]]:
    """Find every rule number that the project's files name.

    Args:
        root: folder of the project.

    Returns:
        Number → what → ``file:line`` in order; ranges count for each number in them.
    """
    found: dict[RuleNumber | None, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for what, patterns in PLACES.items():
        for path in sorted({path for pattern in patterns for path in root.glob(pattern) if path.is_file()}):
            name = path.relative_to(root).as_posix()
            if name in _OF_ALL_EDITIONS:
                continue
            for place, number in _numbers(path):
                spot = f"{name}:{place}"
                if spot not in found[number][what]:
                    found[number][what].append(spot)
    return {number: dict(places) for number, places in found.items()}


def _numbers(path: Path) -> Iterator[tuple[int, RuleNumber]]:
    for place, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
        for reference in find_references(line, "en"):
            for number in reference.numbers:
                yield place, number


def _as_written(change: Change, new: str) -> RuleNumber | None:
    return change.now if new <= REFERENCE_EDITION else change.was


def _print(old: str, new: str, found: list[dict[str, Any]], everything: bool) -> None:
    print(f"{old} -> {new}: {len(found)} rules differ")
    print(
        "  "
        + ", ".join(
            f"{n} {kind}" for kind, n in sorted(Counter(k for f in found for k in f["kinds"]).items())
        )
    )
    silent = 0
    for each in found:
        if not each["places"] and not everything:
            silent += 1
            continue
        numbers = " -> ".join(n for n in dict.fromkeys((each["was"], each["now"])) if n)
        print(f"{numbers}: {'; '.join(_TO_DO[kind] for kind in each['kinds'])}")
        for what, spots in each["places"].items():
            shown = f"{len(spots)} rows of the index" if what == "vectors" else ", ".join(spots)
            print(f"    {what}: {shown}")
    if silent:
        print(f"{silent} more that nothing here names (--all lists them)")
    totals = Counter(what for each in found for what, spots in each["places"].items() for _ in spots)
    print("to look at: " + (", ".join(f"{n} {what}" for what, n in totals.items()) or "nothing"))


def main(arguments: list[str] | None = None) -> int:
    """Run the script; 0, or 2 with one line on standard error."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("old", metavar="OLD", help="effective date of the present reference edition")
    parser.add_argument("new", metavar="NEW", help="effective date of the next")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--all", action="store_true", help="also list rules that nothing here names")
    options = parser.parse_args(arguments)
    try:
        found = touched(options.old, options.new)
    except SubruleError as error:
        print(f"promote_edition: {error}", file=sys.stderr)
        return 2
    if options.json:
        print(json.dumps({"old": options.old, "new": options.new, "touched": found}, indent=2))
    else:
        _print(options.old, options.new, found, options.all)
    return 0


if __name__ == "__main__":
    sys.exit(main())
