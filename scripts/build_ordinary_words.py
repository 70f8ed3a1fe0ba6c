"""Write the ordinary words of the three languages: those that our own texts use without a capital.

A card's name made of such words alone counts in a question only with a capital or in quotation marks
(`subrule.understanding.card_names`). They come from ``corpus/phrasings`` and ``corpus/restatements``; the
result is ``corpus/cards/ordinary.<language>.txt``, one folded word a line.

    python scripts/build_ordinary_words.py
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

from subrule.cards.keys import fold
from subrule.paths import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
_WORD = re.compile(r"[^\W\d_]+")
_SHORTEST = 3
_OFTEN = 2


def main() -> None:
    """Count and write."""
    counts: dict[str, Counter[str]] = {language: Counter() for language in LANGUAGES}
    for folder in ("phrasings", "restatements"):
        for path in sorted((ROOT / "corpus" / folder).rglob("*.toml")):
            _count(tomllib.loads(path.read_text(encoding="utf-8")), counts)
    for language, counted in counts.items():
        words = sorted(word for word, count in counted.items() if count >= _OFTEN)
        target = ROOT / "corpus" / "cards" / f"ordinary.{language}.txt"
        target.write_text("".join(f"{word}\n" for word in words), encoding="utf-8")
        print(f"{target.relative_to(ROOT)}: {len(words):,} words")


def _count(value: object, counts: dict[str, Counter[str]], language: str = "") -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            _count(inner, counts, key if key in counts else language)
    elif isinstance(value, list):
        for inner in value:
            _count(inner, counts, language)
    elif isinstance(value, str) and language:
        found = {m[0] for m in _WORD.finditer(value) if m[0].islower() and len(m[0]) >= _SHORTEST}
        counts[language].update({fold(word) for word in found})


if __name__ == "__main__":
    main()
