"""Measure loading a card file of full size, finding names in questions, and opening what was loaded.

Makes a file of invented cards in AtomicCards' format (30,000 cards with 8 foreign names each by default),
loads it in a process of its own and prints how fast and with how much memory; then looks names up.

    python scripts/measure_cards.py [--cards 30000] [--languages 8] [--seed 1]
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

LANGUAGES = (
    "Spanish", "French", "German", "Italian", "Portuguese (Brazil)", "Japanese", "Russian", "Korean",
    "Chinese Simplified", "Chinese Traditional",
)  # fmt: skip
_SYLLABLES = (
    "ka", "lo", "mir", "tan", "ve", "dor", "shi", "ul", "bra", "nek", "os", "tiv", "gar", "wen", "pha", "zul",
)  # fmt: skip
_TEXT = "Flying, vigilance\nWhenever this creature attacks, {who} draws a card and loses 1 life. " * 3


def make_file(path: Path, cards: int, languages: int, seed: int) -> None:
    """Write a file of invented cards."""
    random.seed(seed)
    with gzip.open(path, "wt", encoding="utf-8") if path.suffix == ".gz" else path.open("w") as out:
        out.write('{"meta": {"date": "2030-01-01", "version": "5.0.0"}, "data": {')
        for number in range(cards):
            card = _card(number, languages)
            out.write(("," if number else "") + json.dumps(card["name"]) + ":" + json.dumps([card]))
        out.write("}}")


def _name() -> str:
    return " ".join(
        "".join(random.choice(_SYLLABLES) for _ in range(random.randint(2, 4))).capitalize()
        for _ in range(random.randint(1, 4))
    )


def _card(number: int, languages: int) -> dict[str, object]:
    foreign = [
        {"language": language, "name": _name(), "text": _TEXT, "type": "Criatura — Bestia", "identifiers": {}}
        for language in LANGUAGES[:languages]
    ]
    return {
        "name": f"{_name()} {number}" if number % 7 else _name() + "a" * (number % 5) + str(number),
        "type": "Creature — Beast", "types": ["Creature"], "subtypes": ["Beast"], "supertypes": [],
        "manaCost": "{2}{G}", "manaValue": 3.0, "colors": ["G"], "colorIdentity": ["G"],
        "power": "3", "toughness": "3", "keywords": ["Flying", "Vigilance"], "text": _TEXT,
        "layout": "normal", "foreignData": foreign, "printings": ["AAA", "BBB"] * 8,
        "legalities": {f"format{i}": "Legal" for i in range(20)},
        "rulings": [{"date": "2030-01-01", "text": _TEXT}] * 3,
    }  # fmt: skip


def _load(path: Path) -> None:
    """Load a file in this process and print figures as JSON."""
    from subrule.cards.loaded import add_file

    added = add_file(path)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(
        json.dumps(
            {
                "cards": added.cards,
                "names": added.names,
                "seconds": added.seconds,
                "cpu": time.process_time(),
                "peak_mb": peak,
            }
        )
    )


def _find(seed: int) -> None:
    """Open what is loaded, find names in questions, and print figures as JSON."""
    from subrule.cards.loaded import Cards, loaded_files
    from subrule.cards.store import CardStore
    from subrule.lexicon import Lexicon
    from subrule.understanding.card_names import find_cards

    lexicon = Lexicon.load()
    lexicon.annotate("a creature", "en")
    store = CardStore.open(loaded_files()[0].path)
    random.seed(seed)
    names = [store.card(random.randint(1, int(store.meta["cards"]))).name for _ in range(400)]
    store.close()
    started = time.perf_counter()
    cards = Cards.open()
    cards.named(["nothing"])
    opened = time.perf_counter() - started
    took, found = [], 0
    for one, other in zip(names[::2], names[1::2], strict=True):
        wrong = other[:4] + "q" + other[5:]
        question = (
            f"My opponent attacks with {one} and I block with {wrong}. Which of the two creatures dies?"
        )
        started = time.perf_counter()
        named = {hit.card.name for place in find_cards(question, cards, lexicon, "en") for hit in place.hits}
        found += len(named & {one, other})
        took.append((time.perf_counter() - started) * 1000)
    took.sort()
    figures = {
        "open_ms": opened * 1000, "found": found, "of": len(names), "p50_ms": statistics.median(took),
        "p95_ms": took[int(len(took) * 0.95)],
        "peak_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }  # fmt: skip
    print(json.dumps(figures))


def main() -> None:
    """Make, load, look up, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--cards", type=int, default=30_000)
    parser.add_argument("--languages", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--packed", action="store_true", help="pack the file with gzip")
    parser.add_argument("--load", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--find", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.load is not None:
        _load(given.load)
        return
    if given.find:
        _find(given.seed)
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / ("invented.json.gz" if given.packed else "invented.json")
        make_file(path, given.cards, given.languages, given.seed)
        environment = {**os.environ, "SUBRULE_HOME": folder}
        print(
            f"file: {path.stat().st_size / 1e6:.0f} MB, {given.cards:,} cards x {given.languages} languages"
        )

        def measured(*arguments: str) -> dict[str, float]:
            command = [sys.executable, __file__, *arguments]
            done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
            figures: dict[str, float] = json.loads(done.stdout)
            return figures

        loaded = measured("--load", str(path))
        rate = loaded["cards"] / loaded["seconds"]
        print(f"load: {loaded['seconds']:.1f} s ({loaded['cpu']:.1f} s of one core), {rate:,.0f} cards/s")
        print(f"      {loaded['names']:,.0f} names, peak {loaded['peak_mb']:.0f} MB resident")
        size = sum(f.stat().st_size for f in (Path(folder) / "cards").glob("*.sqlite"))
        print(f"store: {size / 1e6:.0f} MB")
        found = measured("--find", "--seed", str(given.seed))
        print(f"open: {found['open_ms']:.1f} ms; find in a question: p50 {found['p50_ms']:.1f} ms, "
              f"p95 {found['p95_ms']:.1f} ms; found {found['found']:.0f} of {found['of']:.0f} names, "
              f"every other one with a typing error; "
              f"peak {found['peak_mb']:.0f} MB with the lexicon")  # fmt: skip


if __name__ == "__main__":
    main()
