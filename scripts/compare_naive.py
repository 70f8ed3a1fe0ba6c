"""Compare the search with sentence-transformers and FAISS called one by one, in one run.

usage: python scripts/compare_naive.py QUESTIONS [--rounds N] [--most N]

The naive way is the one of every tutorial: the same multilingual-e5-small as a plain SentenceTransformer
(torch, single precision), a question at a time, and its nearest texts from an exact FAISS index, each rule at
its best text. It gets the vectors of the texts for nothing. Both search the same texts for the same
questions, on the same cores, in turns; what they find is measured by nDCG@10. Beside searches a
second stands the processor time of one search, least of all rounds, which other work on the same cores
changes less.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from subrule.batch.questions import read_questions
from subrule.corpus.library import Library
from subrule.retrieval.index import Index
from subrule.retrieval.measures import Judged, judged_questions, measure
from subrule.retrieval.public_face import load_sentence_transformer
from subrule.retrieval.search import Searcher

COUNT = 10

Search = Callable[[Sequence[str]], list[list[str]]]


def main() -> int:
    """Measure and print; returns the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("questions", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--most", type=int, help="only so many questions")
    options = parser.parse_args()
    judged = judged_questions(read_questions(options.questions))[: options.most]
    texts = [each.text for each in judged]
    with Library.open() as library:
        searcher = Searcher(library, missing="skip")
        ways: dict[str, Search] = {
            "sentence-transformers and FAISS, one by one": _naive(searcher.index),
            "subrule, one by one": lambda given: [_numbers(searcher.search(text, "en")) for text in given],
            "subrule, many at once": lambda given: [
                _numbers(hits) for hits in searcher.search_many(given, "en")
            ],
        }
        times: dict[str, list[float]] = {name: [] for name in ways}
        processor: dict[str, list[float]] = {name: [] for name in ways}
        found: dict[str, list[list[str]]] = {}
        for way in ways.values():
            way(texts[:3])
        for _ in range(options.rounds):
            for name, way in ways.items():
                searcher.forget()
                started, used = time.perf_counter(), time.process_time()
                found[name] = way(texts)
                times[name].append(len(texts) / (time.perf_counter() - started))
                processor[name].append((time.process_time() - used) / len(texts) * 1e3)
                print(f"{name}: {times[name][-1]:.0f} a second", file=sys.stderr, flush=True)
    print(f"{len(texts)} searches, {len(searcher.index.rows)} texts, {options.rounds} rounds")
    for name in ways:
        shown = ", ".join(
            f"{language} {value:.3f}" for language, value in _figures(found[name], judged).items()
        )
        print(
            f"{name}: {statistics.median(times[name]):.0f} a second (median; most {max(times[name]):.0f}), "
            f"{min(processor[name]):.1f} ms of processor time each; nDCG@10 {shown}"
        )
    return 0


def _naive(index: Index) -> Search:
    import faiss  # noqa: PLC0415 - beside torch, as late as it

    model: Any = load_sentence_transformer()
    flat = faiss.IndexFlatIP(index.vectors.shape[1])
    flat.add(np.ascontiguousarray(index.vectors, np.float32))
    owners = [str(row.number) for row in index.rows]

    def search(given: Sequence[str]) -> list[list[str]]:
        found = []
        for text in given:
            vector = model.encode_query([text], normalize_embeddings=True, show_progress_bar=False)
            _, places = flat.search(np.asarray(vector, np.float32), 20 * COUNT)
            found.append(list(dict.fromkeys(owners[place] for place in places[0].tolist()))[:COUNT])
        return found

    return search


def _numbers(hits: Sequence[Any]) -> list[str]:
    return [str(hit.number) for hit in hits]


def _figures(found: Sequence[list[str]], judged: Sequence[Judged]) -> dict[str, float]:
    values: dict[str, list[float]] = {}
    for numbers, each in zip(found, judged, strict=True):
        values.setdefault(each.language, []).append(measure(numbers, each)[0])
    return {language: float(np.mean(rows)) for language, rows in sorted(values.items())}


if __name__ == "__main__":
    sys.exit(main())
