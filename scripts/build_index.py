"""Build the folder ``index/`` that ships: one vector for each shipped text, by the embedded model.

Run it after a change to ``corpus/pages`` or ``corpus/restatements``; vectors of texts that did not
change are kept. ``--check`` only says whether it would change anything (exit status 1 if so).
"""

from __future__ import annotations

import argparse
import sys
import time

from subrule.corpus.readers.restatement import read_restatements
from subrule.corpus.shipped_store import shipped_records
from subrule.paths import shipped
from subrule.retrieval.embedding import load_embedder
from subrule.retrieval.index import shipped_state, write_shipped_index
from subrule.retrieval.model import embedded_model_id
from subrule.retrieval.texts import index_texts


def main() -> int:
    """Build or check; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing")
    arguments = parser.parse_args()
    texts = index_texts(shipped_records(), read_restatements(shipped("corpus") / "restatements"))
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


if __name__ == "__main__":
    sys.exit(main())
