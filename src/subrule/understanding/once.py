"""A question's two vectors, each computed once: scope, look-up, likeness and search all want them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from subrule.retrieval.embedding import EmbeddedEmbedder, Vectors, load_embedder
from subrule.retrieval.model import embedded_model_id


class OnceEmbedder:
    """Gives the packaged model's vectors, and beside them those of its tuned layers.

    A question asked again right away costs nothing. Whoever wants both vectors asks for the tuned one first:
    then they come from one run.

    Attributes:
        model_id: the packaged model's.
        dimensions: numbers in a vector.
    """

    def __init__(self, embedder: EmbeddedEmbedder) -> None:
        """Stand before an embedder.

        Args:
            embedder: one with tuned layers.
        """
        self._embedder = embedder
        self._plain: tuple[str, Vectors] | None = None
        self._tuned: tuple[str, Vectors] | None = None
        self.model_id = embedded_model_id()
        self.dimensions = embedder.dimensions

    def tuned(self, text: str) -> Vectors:
        """Embed a question with the tuned layers, ``(1, dimensions)``."""
        if self._tuned is None or self._tuned[0] != text:
            plain, tuned = self._embedder.encode_query_twice(text)
            self._plain, self._tuned = (text, np.array(plain)), (text, np.array(tuned))
        return self._tuned[1]

    def encode_queries(self, texts: Sequence[str]) -> Vectors:
        """Embed questions; see :class:`subrule.retrieval.embedding.Embedder`."""
        if len(texts) != 1:
            return load_embedder().encode_queries(texts)
        if self._plain is None or self._plain[0] != texts[0]:
            self._plain = (texts[0], np.array(load_embedder().encode_queries(texts)))
        return self._plain[1]

    def encode_passages(self, texts: Sequence[str], progress: Callable[[int], None] | None = None) -> Vectors:
        """Embed texts that are searched; see :class:`subrule.retrieval.embedding.Embedder`."""
        return load_embedder().encode_passages(texts, progress)
