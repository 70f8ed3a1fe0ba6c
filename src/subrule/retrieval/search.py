"""Search: a question in any language to rule numbers, shown in the reader's language."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from subrule.corpus.number import RuleNumber
from subrule.lexicon import Lexicon
from subrule.retrieval.concepts import query_concepts
from subrule.retrieval.embedding import Embedder, load_embedder
from subrule.retrieval.fusion import Ranked, fuse, shipped_weights
from subrule.retrieval.index import Index, Missing
from subrule.retrieval.language import query_language
from subrule.retrieval.rankers import Meaning, Query, Ranker, rankers
from subrule.retrieval.threads import one_thread_a_product
from subrule.retrieval.tokenizer import normalise

if TYPE_CHECKING:
    from subrule.corpus.library import Library
    from subrule.retrieval.embedding import Vectors

MOST_CHARACTERS = 4_000
"""What of a query is read; the model itself reads 512 pieces."""

_KEPT_VECTORS = 512
"""How many queries' embeddings are remembered."""

_KEPT_WORDINGS = 5_000
"""How many rules' wordings are remembered."""

_TOGETHER = 64
"""How many queries are embedded and compared at once."""

_AHEAD = 2
"""How often so many are being embedded while others are ranked: with one, processors wait at its end."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule that fits a query.

    Attributes:
        number: reference number.
        score: from 0 to 1, four decimals: how well it fits beside the other rules, by all rankers.
        language: language of the text shown.
        text: the rule's text in the reader's language where there is one, else in another; None where no
            wording is at hand.
    """

    number: RuleNumber
    score: float
    language: str
    text: str | None


class Searcher:
    """Searches one library with one embedding engine.

    Attributes:
        library: the texts at hand.
        embedder: the engine.
        index: the index over them.
        weights: weight of each ranker.
    """

    def __init__(
        self,
        library: Library,
        embedder: Embedder | None = None,
        *,
        missing: Missing = "refuse",
        progress: Callable[[int, int], None] | None = None,
        weights: Mapping[str, float] | None = None,
        further: Sequence[Ranker] = (),
        graph: bool = False,
    ) -> None:
        """Open the index of a library.

        Args:
            library: the texts at hand.
            embedder: the engine; None for the embedded one.
            missing: what to do when many texts have no vector, see :meth:`Index.open`.
            progress: called while texts are embedded, see :meth:`Index.open`.
            weights: weight of each ranker, by name; None for the shipped ones.
            further: more rankers; each counts if it has a weight.
            graph: whether texts near in meaning are found by a graph (HNSW), built once, instead of one by
                one: for a hundred thousand texts and more; it misses a few.

        Raises:
            MissingDataError: if the index is stale, or the model cannot be had.
        """
        self.library = library
        self.embedder = embedder or load_embedder()
        self.index = Index.open(library, self.embedder, missing=missing, progress=progress)
        self.weights = shipped_weights() if weights is None else weights
        self._further = tuple(further)
        self._graph = graph
        self._known: OrderedDict[str, Vectors] = OrderedDict()
        self._shown: dict[tuple[RuleNumber, str], tuple[str, str | None]] = {}

    @cached_property
    def rankers(self) -> tuple[Ranker, ...]:
        """All rankers, those without a weight too."""
        nearest = self.index.graph() if self._graph else None
        return (*rankers(self.index.fields, self.lexicon, nearest), *self._further)

    @cached_property
    def lexicon(self) -> Lexicon:
        """The game words."""
        return Lexicon.load()

    @property
    def left_out(self) -> int:
        """How many texts have no vector and are not searched."""
        return self.index.left_out

    def search(self, query: str, language: str, count: int = 10) -> list[Hit]:
        """Find the rules that fit a query best.

        Args:
            query: a question or words, in any language; only its first 4,000 characters are read.
            language: the reader's language, ``es``, ``fr`` or ``en``.
            count: most rules to give.

        Returns:
            Rules, best first, each once. None for a query without any visible character.
        """
        return self.search_many([query], language, count)[0]

    def search_many(self, queries: Sequence[str], language: str, count: int = 10) -> list[list[Hit]]:
        """Answer several queries; each gets exactly what :meth:`search` gives it.

        Args:
            queries: the queries.
            language: the reader's language.
            count: most rules to give for each.

        Returns:
            One list of rules a query.
        """
        read = [_read(query) for query in queries]
        if len(read) == 1:
            return self._found(self._as_queries(read, language, self._vectors(read)), language, count)
        # Texts of like length come together: the embedder runs those of one length as one.
        order = sorted(range(len(read)), key=lambda place: len(read[place]), reverse=True)
        parts = [order[start : start + _TOGETHER] for start in range(0, len(order), _TOGETHER)]
        found: list[list[Hit]] = [[] for _ in read]
        coming: deque[Callable[[], dict[str, Vectors]]] = deque()
        # The next queries are embedded, which hardly needs the interpreter, while these are ranked.
        with one_thread_a_product(), ThreadPoolExecutor(max_workers=_AHEAD) as ahead:
            for place, part in enumerate(parts):
                while len(coming) < _AHEAD and place + len(coming) < len(parts):
                    texts = [read[i] for i in parts[place + len(coming)]]
                    coming.append(self._vectors_from(texts, ahead))
                texts = [read[i] for i in part]
                ready = self._as_queries(texts, language, coming.popleft()())
                for i, hits in zip(part, self._found(ready, language, count), strict=True):
                    found[i] = hits
        return found

    def _found(self, queries: Sequence[Query | None], language: str, count: int) -> list[list[Hit]]:
        self.prepare([query for query in queries if query is not None])
        return [
            [] if query is None else [self._hit(*found, language) for found in self.rank(query, count)]
            for query in queries
        ]

    def prepare(self, queries: Sequence[Query]) -> None:
        """Do for several queries at once what is quicker so; :meth:`rank` each of them then."""
        for ranker in self.rankers:
            if isinstance(ranker, Meaning):
                ranker.prepare(queries)

    def queries(self, texts: Sequence[str], language: str) -> list[Query | None]:
        """Read queries: embed them, and find their language and concepts.

        Args:
            texts: the queries.
            language: the reader's language, for a query whose own language nothing tells.

        Returns:
            For each what the rankers need; None for one without any visible character.
        """
        read = [_read(text) for text in texts]
        return self._as_queries(read, language, self._vectors(read))

    def _as_queries(
        self, read: Sequence[str], language: str, vectors: Mapping[str, Vectors]
    ) -> list[Query | None]:
        found: list[Query | None] = []
        for text in read:
            if not text:
                found.append(None)
                continue
            own = query_language(text, language)
            concepts = query_concepts(self.lexicon, text, own)
            found.append(Query(text, own, vectors[text], concepts))
        return found

    def rank(self, query: Query, most: int | None = None) -> Ranked:
        """Rank rules for a query, best first, with scores from 0 to 1; at most so many."""
        return fuse(query, self.rankers, self.weights, most)

    def forget(self) -> None:
        """Forget the embeddings of queries asked before."""
        self._known.clear()

    def _vectors(self, texts: Sequence[str]) -> dict[str, Vectors]:
        return self._vectors_from(texts, None)()

    def _vectors_from(
        self, texts: Sequence[str], ahead: ThreadPoolExecutor | None
    ) -> Callable[[], dict[str, Vectors]]:
        """Begin to embed texts; what is given waits for the end and gives the vectors by text."""
        wanted = [text for text in dict.fromkeys(texts) if text]
        new = [text for text in wanted if text not in self._known]
        given = {text: self._known[text] for text in wanted if text in self._known}
        embedded = ahead.submit(self.embedder.encode_queries, new) if ahead is not None and new else None

        def finish() -> dict[str, Vectors]:
            if new:
                vectors = embedded.result() if embedded is not None else self.embedder.encode_queries(new)
                given.update((text, np.array(vector)) for text, vector in zip(new, vectors, strict=True))
            for text in wanted:
                self._known[text] = given[text]
                self._known.move_to_end(text)
            while len(self._known) > _KEPT_VECTORS:
                self._known.popitem(last=False)
            return given

        return finish

    def _hit(self, number: RuleNumber, score: float, language: str) -> Hit:
        key = (number, language)
        shown = self._shown.get(key)
        if shown is None:
            if len(self._shown) >= _KEPT_WORDINGS:
                self._shown.clear()
            shown = self._shown[key] = self._wording(number, language)
        return Hit(number, round(score, 4), *shown)

    def _wording(self, number: RuleNumber, language: str) -> tuple[str, str | None]:
        """Give a rule's wording in the reader's language where there is one, with its language."""
        shown = self.library.wording(number, language)
        if shown is None:
            place = self.index.fields.numbers.places[str(number)]
            found_in = self.index.rows[int(self.index.fields.firsts[place])].language
            shown = self.library.wording(number, found_in)
            if shown is None:
                return found_in, None
        return shown.language, shown.text


def _read(query: str) -> str:
    return normalise(query[:MOST_CHARACTERS])
