"""Build the folder ``index/`` that ships: one vector for each shipped text, by the embedded model.

Run it after a change to ``corpus/pages``, ``corpus/restatements`` or
``corpus/phrasings/lookups/bank.toml`` and ``corpus/phrasings/situations``; vectors of texts that did not
change are kept. ``--check`` only says whether it would change anything (exit status 1 if so).
``--reference`` makes ``index/reference`` instead: the vectors of the official text of the reference
edition, which itself does not ship and must be loaded (``subrule corpus add FILE``); they are known by
hashes of its texts.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import yaml

from subrule.corpus.library import Library
from subrule.corpus.twins import twins_by_number
from subrule.engine.adjudicate import adjudicate
from subrule.engine.scenario import Scenario
from subrule.engine.scenario_file import read_scenario
from subrule.paths import REFERENCE_EDITION, shipped
from subrule.retrieval.embedding import load_embedder
from subrule.retrieval.index import assemble, shipped_state, write_shipped_index
from subrule.retrieval.model import embedded_model_id
from subrule.retrieval.texts import (
    SITUATIONS_TABLE,
    library_texts,
    read_situations,
    shipped_texts,
    situation_key,
    situation_paths,
)
from subrule.retrieval.vectors import VectorStore

REFERENCE_LANGUAGE = "en"
SCENARIOS = Path(__file__).resolve().parent.parent / "tests" / "scenarios"


def main() -> int:
    """Build or check; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing")
    parser.add_argument("--reference", action="store_true", help="vectors of the loaded official text")
    arguments = parser.parse_args()
    if arguments.reference:
        return _build_reference()
    table = situations_table()
    path = shipped("index") / SITUATIONS_TABLE
    if not path.exists() or path.read_text(encoding="ascii") != table:
        if arguments.check:
            print("index/situations.tsv is stale; run scripts/build_index.py", file=sys.stderr)
            return 1
        path.write_text(table, encoding="ascii")
    texts = shipped_texts()
    state = shipped_state(texts, embedded_model_id())
    if state == "current":
        print(f"index/ is current: {len(texts)} texts")
        return 0
    if arguments.check:
        print(f"index/ is {state}; run scripts/build_index.py", file=sys.stderr)
        return 1
    started = time.perf_counter()
    new = write_shipped_index(texts, load_embedder(), shipped("index") / "vectors")
    print(f"index/ built: {len(texts)} texts, {new} embedded anew, {time.perf_counter() - started:.1f} s")
    return 0


def situations_table() -> str:
    """Ask the engine which rules decide each situation of ``corpus/phrasings/situations``."""
    twins = twins_by_number()
    rows: dict[str, str] = {}
    for path in situation_paths():
        for situation in read_situations(path):
            ruling = adjudicate(_scenario(situation), twins)
            if ruling.verdict != "undecided" and ruling.decisive:
                rows[situation_key(situation)] = " ".join(ruling.decisive)
    return "".join(f"{key}\t{numbers}\n" for key, numbers in sorted(rows.items()))


def _scenario(situation: Mapping[str, Any]) -> Scenario:
    name = situation["scenario"]
    text = (SCENARIOS / f"{name}.yaml").read_text(encoding="utf-8")
    table = yaml.load(text, Loader=yaml.BaseLoader)  # noqa: S506 - strings only; builds no objects
    table.pop("expect", None)
    if "question" in situation:
        table["question"] = situation["question"]
    return read_scenario(yaml.safe_dump(table, allow_unicode=True, sort_keys=False, width=10_000), name)


def _build_reference() -> int:
    """Embed the loaded official text of the reference edition; nothing of the text itself is written."""
    embedder = load_embedder()
    with Library.open() as library:
        if (REFERENCE_LANGUAGE, REFERENCE_EDITION) not in {
            (text.language, text.edition) for text in library.loaded_texts()
        }:
            print(
                f"load the English text of {REFERENCE_EDITION} first: subrule corpus add FILE",
                file=sys.stderr,
            )
            return 1
        index = assemble(library_texts(library), embedder, missing="build")
    own = {text.key for text in shipped_texts()}
    rows = {row.key: place for place, row in enumerate(index.rows) if row.key not in own}
    keys = sorted(rows)
    vectors = np.asarray(index.vectors[[rows[key] for key in keys]])
    VectorStore(embedder.model_id, keys, vectors).write(shipped("index") / "reference")
    print(f"index/reference built: {len(keys)} texts")
    return 0


if __name__ == "__main__":
    sys.exit(main())
