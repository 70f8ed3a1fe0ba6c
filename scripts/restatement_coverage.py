#!/usr/bin/env python3
"""Print how far the restatements reach: chapters × languages × status, and what is not covered."""

from __future__ import annotations

import sys
from collections import Counter

from subrule.corpus.readers.restatement import read_restatements
from subrule.corpus.reference_edition import reference_fingerprints
from subrule.paths import LANGUAGES, shipped


def main() -> int:
    """Print the table."""
    total = Counter(n.section // 100 for n in reference_fingerprints() if n.rule is not None)
    restated = read_restatements(shipped("corpus") / "restatements")
    by_language = {
        lang: Counter(r.number.section // 100 for r in restated if r.texts.get(lang)) for lang in LANGUAGES
    }
    reviewed = Counter(r.number.section // 100 for r in restated if r.status == "reviewed")
    head = (
        f"{'chapter':<9}{'numbers':>8}"
        + "".join(f"{lang:>7}" for lang in LANGUAGES)
        + f"{'reviewed':>10}{'missing':>9}"
    )
    print(head)
    for chapter in sorted(total):
        counts = [by_language[lang][chapter] for lang in LANGUAGES]
        print(
            f"{chapter}xx{'':<6}{total[chapter]:>8}"
            + "".join(f"{c:>7}" for c in counts)
            + f"{reviewed[chapter]:>10}{total[chapter] - min(counts):>9}"
        )
    sums = [sum(by_language[lang].values()) for lang in LANGUAGES]
    print(
        f"{'all':<9}{sum(total.values()):>8}"
        + "".join(f"{s:>7}" for s in sums)
        + f"{sum(reviewed.values()):>10}{sum(total.values()) - min(sums):>9}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
