"""Search: a question in any language to rule numbers, shown in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from subrule.corpus.number import RuleNumber
from subrule.retrieval.embedding import Embedder, load_embedder
from subrule.retrieval.index import Index, Missing
from subrule.retrieval.tokenizer import normalise

if TYPE_CHECKING:
    from subrule.corpus.library import Library

MOST_CHARACTERS = 4_000
"""What of a query is read; the model itself reads 512 pieces."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule that fits a query.

    Attributes:
        number: reference number.
        score: cosine of its best text with the query, four decimals.
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
    """

    def __init__(
        self,
        library: Library,
        embedder: Embedder | None = None,
        *,
        missing: Missing = "refuse",
        progress: Callable[[int, int], None] | None = None,
    ) -> None:
        """Open the index of a library.

        Args:
            library: the texts at hand.
            embedder: the engine; None for the embedded one.
            missing: what to do when many texts have no vector, see :meth:`Index.open`.
            progress: called while texts are embedded, see :meth:`Index.open`.

        Raises:
            MissingDataError: if the index is stale, or the model cannot be had.
        """
        self.library = library
        self.embedder = embedder or load_embedder()
        self.index = Index.open(library, self.embedder, missing=missing, progress=progress)

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
        read = [normalise(query[:MOST_CHARACTERS]) for query in queries]
        asked = [place for place, query in enumerate(read) if query]
        answers: list[list[Hit]] = [[] for _ in queries]
        if asked:
            vectors = self.embedder.encode_queries([read[place] for place in asked])
            for place, found in zip(asked, self.index.search(vectors, count), strict=True):
                answers[place] = [self._hit(f.number, f.score, language, f.row.language) for f in found]
        return answers

    def _hit(self, number: RuleNumber, score: float, language: str, found_in: str) -> Hit:
        shown = self.library.wording(number, language) or self.library.wording(number, found_in)
        if shown is None:
            return Hit(number, round(score, 4), found_in, None)
        return Hit(number, round(score, 4), shown.language, shown.text)
