"""Count where the lexicon's forms are printed and write ``corpus/lexicon/sources.tsv``.

A form counts as printed in a concept's sense on a card if the card's text in that language has the form and
its English text has an English form of the same concept. Only counts are written, no card text.

Usage: ``python scripts/build_lexicon.py [--data FOLDER]`` with the folder that holds
``terms/card_text_by_language.jsonl.gz``; run it again whenever forms are added.
"""

from __future__ import annotations

import argparse
import gzip
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from subrule.lexicon.folding import tokenize
from subrule.lexicon.source import read_source
from subrule.lexicon.store import shared_forms
from subrule.paths import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "corpus" / "lexicon"
PAGES = {"es": ("000", "001", "003"), "fr": ("002",)}
"""Beginnings of the names of the given documents in each language."""

Owners = dict[str, list[str]]


def found_in(text: str, owners: Owners, longest: dict[str, int]) -> Iterator[tuple[str, str]]:
    """Give every ``(concept, form)`` of a text, overlapping ones too."""
    tokens = [token.text for token in tokenize(text)]
    for place, first in enumerate(tokens):
        for length in range(1, longest.get(first, 0) + 1):
            folded = " ".join(tokens[place : place + length])
            for concept in owners.get(folded, ()):
                yield concept, folded


def main() -> None:
    """Count and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    data: Path = parser.parse_args().data
    source = read_source(FOLDER)
    owners = {language: shared_forms(source, language) for language in LANGUAGES}
    longest: dict[str, dict[str, int]] = {language: {} for language in LANGUAGES}
    for language, forms in owners.items():
        for folded in forms:
            first, *rest = folded.split(" ")
            longest[language][first] = max(longest[language].get(first, 0), len(rest) + 1)
    printed: Counter[tuple[str, str, str]] = Counter()
    with gzip.open(data / "terms" / "card_text_by_language.jsonl.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            card = json.loads(line)
            english = f"{card.get('text') or ''}\n{card.get('type') or ''}"
            pairs = set(found_in(english, owners["en"], longest["en"]))
            printed.update(("en", concept, folded) for concept, folded in pairs)
            meant = {concept for concept, _ in pairs}
            for language in LANGUAGES[1:]:
                foreign = (card.get("i18n") or {}).get(language) or {}
                text = f"{foreign.get('text') or ''}\n{foreign.get('type') or ''}"
                seen = set(found_in(text, owners[language], longest[language]))
                printed.update((language, concept, folded) for concept, folded in seen if concept in meant)
    pages = {
        (language, concept, folded)
        for language, names in PAGES.items()
        for path in sorted((ROOT / "corpus" / "pages").iterdir())
        if path.name.startswith(names)
        for concept, folded in found_in(path.read_text(encoding="utf-8"), owners[language], longest[language])
    }
    rows = [
        f"{language}\t{concept}\t{folded}\t{printed[language, concept, folded]}\t"
        f"{'page' if (language, concept, folded) in pages else '-'}"
        for language, concept, folded in sorted(printed.keys() | pages)
    ]
    (FOLDER / "sources.tsv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    print(f"{len(rows)} attested forms")


if __name__ == "__main__":
    main()
