"""Embedding engines: texts to vectors of length one.

The embedded engine is the only one a verdict may depend on. It runs on onnxruntime, without
filler tokens, and never imports torch. Other models come through sentence-transformers.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from subrule.errors import InputError, MissingDataError, SubruleError
from subrule.retrieval.graph import INPUT, OUTPUT, PROBE_INPUT, PROBE_RESULT, TUNED_OUTPUT
from subrule.retrieval.model import NAME, BuiltModel, built_model
from subrule.retrieval.tokenizer import Tokenizer
from subrule.retrieval.weights import PackedWeights

Vectors = npt.NDArray[np.float32]

QUERY = "query: "
"""What e5 wants before a question."""

PASSAGE = "passage: "
"""What e5 wants before a text that is searched."""

_THREADS_FOR_ONE = 2

_TOKENS_TOGETHER = 192
"""Tokens from which on texts of one length are a run; with more the layers no longer fit the caches."""


class Embedder(Protocol):
    """An embedding engine.

    Attributes:
        model_id: name of the model and hash of what determines its vectors.
        dimensions: numbers in a vector.
    """

    model_id: str
    dimensions: int

    def encode_queries(self, texts: Sequence[str]) -> Vectors:
        """Embed questions.

        Args:
            texts: the questions.

        Returns:
            One vector of length one a text, ``(n, dimensions)``.
        """
        ...

    def encode_passages(self, texts: Sequence[str], progress: Callable[[int], None] | None = None) -> Vectors:
        """Embed texts that are searched.

        Args:
            texts: the texts.
            progress: called with the number of texts done.

        Returns:
            One vector of length one a text, ``(n, dimensions)``.
        """
        ...


class EmbeddedEmbedder:
    """The embedded multilingual-e5-small; a vector depends on its text alone.

    With a model that has tuned layers its vectors are those of the tuned layers.

    Attributes:
        model_id: name, recipe and hash of the weights.
        dimensions: 384.
    """

    def __init__(self, model: BuiltModel | None = None) -> None:
        """Open the embedded model, building it first if need be.

        Args:
            model: a built model; None for the one in the user's cache.

        Raises:
            MissingDataError: if the weights are missing or the cache cannot be written.
        """
        self._model = model or built_model()
        self.model_id = self._model.model_id
        self._output = OUTPUT if self._model.layers is None else TUNED_OUTPUT
        self._weights = PackedWeights(self._model.weights)
        shape = self._weights.shape
        self.dimensions, self._limit = shape.width, shape.positions
        places = self._weights.vector("emb.pos").reshape(shape.positions, shape.width)
        self._places = places + self._weights.vector("emb.type")[: shape.width]

    @cached_property
    def _tokenizer(self) -> Tokenizer:
        model = self._model
        return Tokenizer(model.folder, begin=model.begin, end=model.end, unknown=model.unknown)

    @cached_property
    def _one(self) -> Any:  # noqa: ANN401 - onnxruntime has no types
        return _session(self._model, _THREADS_FOR_ONE)

    @cached_property
    def _many(self) -> Any:  # noqa: ANN401
        return _session(self._model, 1)

    def token_ids(self, text: str) -> list[int]:
        """Give the piece ids that a text (its prefix included) is cut into, at most 512."""
        return self._tokenizer.encode(text, self._limit)

    def encode_queries(self, texts: Sequence[str]) -> Vectors:
        """Embed questions; see :class:`Embedder`."""
        return self._encode([QUERY + text for text in texts], None)

    def encode_passages(self, texts: Sequence[str], progress: Callable[[int], None] | None = None) -> Vectors:
        """Embed texts that are searched; see :class:`Embedder`."""
        return self._encode([PASSAGE + text for text in texts], progress)

    def encode_query_twice(self, text: str) -> tuple[Vectors, Vectors]:
        """Embed a question with the packaged and with the tuned layers, in one run.

        Args:
            text: the question; the model must have tuned layers.

        Returns:
            Its vector as the packaged model gives it, and as the tuned layers do, each ``(1, dimensions)``.
        """
        plain, tuned = self._run(self._one, [self.token_ids(QUERY + text)], (OUTPUT, TUNED_OUTPUT))
        return plain, tuned

    def _encode(self, texts: list[str], progress: Callable[[int], None] | None) -> Vectors:
        vectors = np.zeros((len(texts), self.dimensions), np.float32)
        if len(texts) == 1:
            vectors[0] = self._run(self._one, [self.token_ids(texts[0])], (self._output,))[0][0]
            return vectors
        done = 0
        pool = ThreadPoolExecutor(max_workers=os.cpu_count() or 1)
        try:
            # Neither the threads nor the other texts of a run change a byte: see the graph.
            for places, run in self._submitted(texts, pool):
                vectors[places] = run.result()[0]
                for _ in places:
                    done += 1
                    if progress is not None:
                        progress(done)
        finally:
            pool.shutdown(cancel_futures=True)
        return vectors

    def _submitted(
        self, texts: Sequence[str], pool: ThreadPoolExecutor
    ) -> list[tuple[list[int], Future[list[Vectors]]]]:
        """Start runs of texts that have equally many tokens; gives the places of each run's texts."""
        runs: list[tuple[list[int], Future[list[Vectors]]]] = []
        waiting: dict[int, list[tuple[int, list[int]]]] = {}

        def start(length: int) -> None:
            places, ids = zip(*waiting.pop(length), strict=True)
            runs.append((list(places), pool.submit(self._run, self._many, ids, (self._output,))))

        for place, text in enumerate(texts):
            ids = self.token_ids(text)
            waiting.setdefault(len(ids), []).append((place, ids))
            if len(ids) * len(waiting[len(ids)]) >= _TOKENS_TOGETHER:
                start(len(ids))
        # The longest last runs first, so that all threads end at about the same time.
        for length in sorted(waiting, reverse=True):
            start(length)
        return runs

    def _run(self, session: Any, texts: Sequence[list[int]], outputs: Sequence[str]) -> list[Vectors]:  # noqa: ANN401
        ids = np.array(texts, np.int64)
        tokens = self._weights.words(ids.ravel()).reshape(*ids.shape, -1) + self._places[: ids.shape[1]]
        vectors: list[Vectors] = session.run(list(outputs), {INPUT: tokens})
        return vectors


def _session(model: BuiltModel, threads: int) -> Any:  # noqa: ANN401
    try:
        return _open_graph(model.encoder(signed=_signed_is_exact(model)), threads)
    except SubruleError:
        raise
    except Exception as error:
        raise MissingDataError(
            f"{model.folder}: the built model cannot be loaded ({error}); delete that folder"
        ) from None


def _open_graph(path: Path, threads: int) -> Any:  # noqa: ANN401
    import onnxruntime  # noqa: PLC0415 - not paid for by commands that embed nothing

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    options.inter_op_num_threads = 1
    options.log_severity_level = 3
    # Higher levels fuse sums and norms into operators that are slower here.
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_BASIC
    # Spinning threads slow each other down fourfold where the processor is shared.
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")
    return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])


@cache
def _signed_is_exact(model: BuiltModel) -> bool:
    """Tell whether this processor's kernel multiplies unsigned by signed bytes without overflow."""
    result = _open_graph(model.probe, 1).run(None, {INPUT: PROBE_INPUT})[0]
    return bool((result == PROBE_RESULT).all())


class SentenceTransformerEmbedder:
    """Any sentence-transformers model, with the prefixes of its own configuration.

    Attributes:
        model_id: name given and hash of the model's parameters.
        dimensions: numbers in a vector.
    """

    def __init__(self, name: str, model: Any | None = None) -> None:  # noqa: ANN401
        """Load a model.

        Args:
            name: a name or a folder that sentence-transformers knows.
            model: a loaded ``SentenceTransformer``; None to load it by ``name``.

        Raises:
            InputError: if the model cannot be loaded.
        """
        self._model = model if model is not None else _load_by_name(name)
        self.dimensions = int(self._model.get_embedding_dimension())
        self.model_id = f"{name}/{_parameters_hash(self._model)}"

    def encode_queries(self, texts: Sequence[str]) -> Vectors:
        """Embed questions; see :class:`Embedder`."""
        if not texts:
            return np.zeros((0, self.dimensions), np.float32)
        return self._plain(
            self._model.encode_query(list(texts), normalize_embeddings=True, show_progress_bar=False)
        )

    def encode_passages(self, texts: Sequence[str], progress: Callable[[int], None] | None = None) -> Vectors:
        """Embed texts that are searched; see :class:`Embedder`."""
        parts = [np.zeros((0, self.dimensions), np.float32)]
        for start in range(0, len(texts), 64):
            some = list(texts[start : start + 64])
            found = self._model.encode_document(some, normalize_embeddings=True, show_progress_bar=False)
            parts.append(self._plain(found))
            if progress is not None:
                progress(start + len(some))
        return np.concatenate(parts)

    @staticmethod
    def _plain(found: Any) -> Vectors:  # noqa: ANN401
        return np.ascontiguousarray(found, np.float32)


def _load_by_name(name: str) -> Any:  # noqa: ANN401
    from sentence_transformers import SentenceTransformer  # noqa: PLC0415 - brings torch

    try:
        return SentenceTransformer(name, device="cpu")
    except Exception as error:
        why = str(error).strip().split("\n", maxsplit=1)[0][:200]
        raise InputError(
            f"--model {name}: cannot be loaded ({why}); give a folder or a name that this machine can reach"
        ) from None


def _parameters_hash(model: Any) -> str:  # noqa: ANN401
    import hashlib  # noqa: PLC0415

    digest = hashlib.sha256(repr(sorted(getattr(model, "prompts", {}).items())).encode())
    for name, values in sorted(model.state_dict().items()):
        digest.update(name.encode())
        digest.update(values.detach().cpu().contiguous().view(-1).float().numpy().tobytes())
    return digest.hexdigest()[:12]


@cache
def load_embedder(name: str | None = None) -> Embedder:
    """Give an embedding engine, loaded once a process.

    Args:
        name: None or the embedded model's name for the embedded engine, else a name or folder for
            sentence-transformers.

    Returns:
        The engine.

    Raises:
        InputError: if a named model cannot be loaded.
        MissingDataError: if the embedded model cannot be had.
    """
    if name is None or name == NAME:
        return EmbeddedEmbedder()
    return SentenceTransformerEmbedder(name)
