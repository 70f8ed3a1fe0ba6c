"""An embedder that remembers its last question, so that scope, look-up and search embed it once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from subrule.retrieval.embedding import Embedder, Vectors


class OnceEmbedder:
    """Gives an embedder's own vectors; a question asked again right away costs nothing.

    Attributes:
        model_id: the embedder's.
        dimensions: the embedder's.
    """

    def __init__(self, embedder: Embedder) -> None:
        self._embedder = embedder
        self._last: tuple[str, Vectors] | None = None
        self.model_id = embedder.model_id
        self.dimensions = embedder.dimensions

    def encode_queries(self, texts: Sequence[str]) -> Vectors:
        """Embed questions; see :class:`subrule.retrieval.embedding.Embedder`."""
        if len(texts) != 1:
            return self._embedder.encode_queries(texts)
        if self._last is None or self._last[0] != texts[0]:
            self._last = (texts[0], np.array(self._embedder.encode_queries(texts)))
        return self._last[1]

    def encode_passages(self, texts: Sequence[str], progress: Callable[[int], None] | None = None) -> Vectors:
        """Embed texts that are searched; see :class:`subrule.retrieval.embedding.Embedder`."""
        return self._embedder.encode_passages(texts, progress)
