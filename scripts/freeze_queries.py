"""Freeze the embeddings of a question set, so that tests measure the search without embedding anything.

usage: python scripts/freeze_queries.py QUESTIONS

Writes ``tests/data/query_vectors.npz``: half-precision vectors and hashes of the texts, no text. To be run
again when the question set or the embedded model changes.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

from subrule.batch.questions import read_questions
from subrule.retrieval.embedding import load_embedder
from subrule.retrieval.measures import judged_questions
from subrule.retrieval.search import MOST_CHARACTERS
from subrule.retrieval.texts import text_key
from subrule.retrieval.tokenizer import normalise

OUT = Path(__file__).resolve().parent.parent / "tests" / "data" / "query_vectors.npz"


def main() -> int:
    """Embed the questions and write the file; returns the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("questions", type=Path)
    options = parser.parse_args()
    judged = judged_questions(read_questions(options.questions))
    texts = {text_key(text): text for text in (normalise(each.text[:MOST_CHARACTERS]) for each in judged)}
    keys = sorted(texts)
    embedder = load_embedder()
    vectors = embedder.encode_queries([texts[key] for key in keys]).astype(np.float16)
    hashes = np.array([int(key, 16) for key in keys], np.uint64)
    np.savez(OUT, model=np.array(embedder.model_id), keys=hashes, vectors=vectors)
    print(f"{OUT.name}: {len(keys)} questions, {OUT.stat().st_size // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
