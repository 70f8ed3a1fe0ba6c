"""Lexical search: BM25 (bm25s) over stemmed words, over letter runs and over the lexicon's concepts.

A field is one way to cut texts into terms. bm25s computes a field's scores once, when an index is put
together; they lie on disk column by column and are mapped into memory, so that a query adds up a few
columns and bm25s itself is not imported to search.

Words are folded (case, accents, ligatures) and stemmed in the language of their text, and carry it:
``es:criatur``. A query is stemmed in every language, so that its own need not be known; words of another
language that happen to look alike meet few texts. Runs of four letters need no language at all: they join
inflected forms, compounds and words with a typing error.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from subrule.lexicon.folding import fold
from subrule.paths import LANGUAGES

FORMAT = 1
"""Version of the fields on disk and of how texts are cut into terms."""

RUN = 4
"""Letters in a run."""

MOST_TERMS = 400
"""Most different terms of a query that are looked up; the first ones are."""

_STEMMERS = {"en": "english", "es": "spanish", "fr": "french"}
_GAP = "_"
_WORD = re.compile(r"[^\W_]+")

_KEPT_COLUMNS = 50_000

Scores = npt.NDArray[np.float64]
Column = tuple[npt.NDArray[np.int32], npt.NDArray[np.float32]]


def cut(text: str) -> list[str]:
    """Cut a text into folded words and numbers, at every apostrophe, hyphen and sign."""
    return [fold(word) for word in _WORD.findall(unicodedata.normalize("NFC", text))]


def words(folded: Sequence[str], language: str) -> list[str]:
    """Stem the words of a text.

    Args:
        folded: what :func:`cut` gives.
        language: the text's language; words of one without a stemmer stay as they are.

    Returns:
        Terms ``language:stem`` in the order of the text.
    """
    return _stemmed(folded, language)


def query_words(folded: Sequence[str]) -> list[str]:
    """Stem the words of a query in each of the languages."""
    return [term for language in LANGUAGES for term in _stemmed(folded, language)]


def letters(folded: Sequence[str]) -> list[str]:
    """Cut words into runs of :data:`RUN` letters; the ends of a word count as a letter."""
    return [run for word in folded for run in _runs(word)]


@lru_cache(maxsize=50_000)
def _runs(word: str) -> tuple[str, ...]:
    closed = f"{_GAP}{word}{_GAP}"
    return tuple(closed[i : i + RUN] for i in range(max(1, len(closed) - RUN + 1)))


def _stemmed(folded: Sequence[str], language: str) -> list[str]:
    stemmer = _stemmer(language)
    stems = folded if stemmer is None else stemmer.stemWords(list(folded))
    return [f"{language}:{stem}" for stem in stems]


@cache
def _stemmer(language: str) -> Any:  # noqa: ANN401 - PyStemmer has no types
    import Stemmer  # noqa: PLC0415 - not paid for where nothing is searched

    name = _STEMMERS.get(language)
    return None if name is None else Stemmer.Stemmer(name)


class Field:
    """The BM25 scores of one field: for each term the documents that hold it.

    Attributes:
        documents: how many documents there are.
    """

    def __init__(
        self,
        terms: Sequence[str],
        starts: npt.NDArray[np.int64],
        places: npt.NDArray[np.int32],
        values: npt.NDArray[np.float32],
        documents: int,
    ) -> None:
        """Hold a field.

        Args:
            terms: all terms, sorted.
            starts: for each term the first of its entries, and the number of entries, ``(terms + 1,)``.
            places: document of each entry.
            values: score of each entry.
            documents: how many documents there are.
        """
        self._terms = terms
        self._starts = starts
        self._places = places
        self._values = values
        self.documents = documents
        self._columns: dict[str, Column | None] = {}

    def _column(self, term: str) -> Column | None:
        """Give a term's documents and scores; questions share most of their terms, so they are kept."""
        if term in self._columns:
            return self._columns[term]
        if len(self._columns) >= _KEPT_COLUMNS:
            self._columns.clear()
        place = bisect_left(self._terms, term)
        found = None
        if place < len(self._terms) and self._terms[place] == term:
            entries = slice(int(self._starts[place]), int(self._starts[place + 1]))
            found = self._places[entries], self._values[entries]
        self._columns[term] = found
        return found

    def scores(self, terms: Iterable[str]) -> Scores:
        """Score all documents for a query.

        Args:
            terms: the query's terms; each counts once, the first :data:`MOST_TERMS` are read.

        Returns:
            BM25 scores, ``(documents,)``; 0 where no term occurs.
        """
        known = map(self._column, list(dict.fromkeys(terms))[:MOST_TERMS])
        columns = [column for column in known if column is not None]
        if not columns:
            return np.zeros(self.documents, np.float64)
        # Adds term after term, in the order of the query: the last digits depend on it.
        together = (
            np.concatenate([places for places, _ in columns], dtype=np.intp),
            np.concatenate([values for _, values in columns], dtype=np.float64),
        )
        return np.asarray(np.bincount(*together, minlength=self.documents), np.float64)

    @property
    def size(self) -> int:
        """Bytes of its entries."""
        return int(self._starts.nbytes + self._places.nbytes + self._values.nbytes)

    def count(self, term: str) -> int:
        """Say how many documents hold a term."""
        column = self._column(term)
        return 0 if column is None else len(column[0])

    def write(self, folder: Path, name: str) -> None:
        """Write the field as four files that begin with its name."""
        (folder / f"{name}.terms.txt").write_text("\n".join(self._terms), encoding="utf-8")
        np.save(folder / f"{name}.starts.npy", np.append(self._starts, self.documents))
        np.save(folder / f"{name}.places.npy", self._places)
        np.save(folder / f"{name}.values.npy", self._values)

    @classmethod
    def read(cls, folder: Path, name: str) -> Field:
        """Map a field that :meth:`write` wrote.

        Raises:
            OSError: if a file is missing.
            ValueError: if the files do not belong together.
        """
        terms = (folder / f"{name}.terms.txt").read_text(encoding="utf-8").split("\n")
        starts, places, values = (
            np.load(folder / f"{name}.{part}.npy", mmap_mode="r", allow_pickle=False)
            for part in ("starts", "places", "values")
        )
        if terms == [""]:
            terms = []
        if len(starts) != len(terms) + 2 or len(places) != len(values) or int(starts[-2]) != len(places):
            raise ValueError(name)
        # Plain arrays over the map: slices of a memmap object cost several times as much.
        return cls(terms, np.asarray(starts)[:-1], np.asarray(places), np.asarray(values), int(starts[-1]))


def build_field(documents: Sequence[Sequence[str]], *, k1: float = 1.5, b: float = 0.75) -> Field:
    """Build a field.

    Args:
        documents: the terms of each document.
        k1: how soon a term that occurs again counts no more.
        b: how much long documents are held back, 0 to 1.

    Returns:
        The field; bm25s's scores by the formula of Lucene.

    Source: Lù, BM25S: Orders of magnitude faster lexical search via eager sparse scoring, 2024.
    """
    import bm25s  # noqa: PLC0415 - needed only while building

    terms = sorted({term for document in documents for term in document})
    if not terms:
        empty = np.zeros(0, np.float32)
        return Field([], np.zeros(1, np.int64), empty.astype(np.int32), empty, len(documents))
    place = {term: i for i, term in enumerate(terms)}
    ids = [[place[term] for term in document] for document in documents]
    scorer = bm25s.BM25(k1=k1, b=b, method="lucene", csc_backend="numpy", backend="numpy")
    scorer.index((ids, place), show_progress=False)
    made = scorer.scores
    starts = np.asarray(made["indptr"], np.int64)
    # bm25s adds a term for nothing at the end; it has no entries.
    starts = starts[: len(terms) + 1]
    return Field(
        terms,
        starts,
        np.asarray(made["indices"], np.int32)[: starts[-1]],
        np.asarray(made["data"], np.float32)[: starts[-1]],
        len(documents),
    )
