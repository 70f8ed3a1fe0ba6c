"""Figures of the search on the development questions, from frozen query vectors: they must not fall."""

import numpy as np
import pytest

from subrule.batch.questions import read_questions
from subrule.corpus.library import Library
from subrule.retrieval.measures import MEASURES, judged_questions, measure
from subrule.retrieval.model import embedded_model_id
from subrule.retrieval.search import Searcher
from subrule.retrieval.texts import text_key
from tests.conftest import ROOT

FLOORS = {
    "en": {"nDCG@10": 0.74, "R@5": 0.83, "R@100": 0.98, "all@10": 0.82},
    "es": {"nDCG@10": 0.75, "R@5": 0.84, "R@100": 0.97, "all@10": 0.82},
    "fr": {"nDCG@10": 0.73, "R@5": 0.80, "R@100": 0.97, "all@10": 0.80},
}
"""A little under the figures of ``docs/retrieval.md``, shipped texts."""


class Frozen:
    """Gives the stored vector of a question that it knows, and fails on any other."""

    dimensions = 384

    def __init__(self):
        with np.load(ROOT / "tests" / "data" / "query_vectors.npz", allow_pickle=False) as stored:
            self.model_id = str(stored["model"])
            keys = (f"{key:016x}" for key in stored["keys"].tolist())
            self._vectors = dict(zip(keys, stored["vectors"].astype(np.float32), strict=True))

    def encode_queries(self, texts):
        return np.stack([self._vectors[text_key(text)] for text in texts])

    def encode_passages(self, texts, progress=None):
        raise AssertionError("a text has no vector; run scripts/build_index.py")


def test_frozen_vectors_are_of_the_embedded_model():
    assert Frozen().model_id == embedded_model_id(), "run scripts/freeze_queries.py"


@pytest.mark.shared_data
def test_figures_on_the_development_questions_do_not_fall(shared_data):
    judged = judged_questions(read_questions(shared_data / "questions" / "dev.jsonl"))
    with Library.open() as library:
        searcher = Searcher(library, Frozen())
        asked = [each for each in judged if set(each.deciding) <= set(searcher.index.fields.numbers.places)]
        found = searcher.search_many([each.text for each in asked], "en", 100)
    rows = [measure([str(hit.number) for hit in hits], each) for hits, each in zip(found, asked, strict=True)]
    fallen = {}
    for language, floors in FLOORS.items():
        own = [row for row, each in zip(rows, asked, strict=True) if each.language == language]
        assert len(own) > 150
        means = dict(zip(MEASURES, np.mean(own, axis=0).tolist(), strict=True))
        fallen |= {(language, name): means[name] for name, least in floors.items() if means[name] < least}
    assert fallen == {}
