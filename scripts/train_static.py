"""Distil a static model from the embedded one: a vector a piece, no layers; writes one file.

usage: python scripts/train_static.py OUT.npz [--epochs N]

A question's vector is the weighted sum of its pieces' vectors. They begin as the rows of the embedded
model's word table, turned by the linear map that brings the mean of a text's rows nearest to its focused
vector (ridge regression), and rare pieces count more (smooth inverse frequency). Then vectors and weights
are trained on the shipped texts alone (AdamW, seeded): a text's vector is drawn to its own focused vector
and to another text of its rule, and away from the other texts of its batch. Texts that are searched keep
the embedded model's vectors. Pieces that no shipped text holds are turned by the map when they are met, so
they need no room.

Of the asked forms one in twenty is left out; it says of how many the nearest text is one of their rule.

Source: Arora, Liang and Ma, A simple but tough-to-beat baseline for sentence embeddings, ICLR 2017.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from subrule.corpus.library import Library
from subrule.paths import shipped
from subrule.retrieval.embedding import QUERY, EmbeddedEmbedder
from subrule.retrieval.focus import Focus
from subrule.retrieval.graph import quantise_rows
from subrule.retrieval.index import Index
from subrule.retrieval.texts import shipped_texts
from subrule.retrieval.tokenizer import normalise
from subrule.retrieval.vectors import VectorStore
from subrule.retrieval.weights import PackedWeights, packaged_weights

SEED = 7
EPOCHS = 20
BATCH = 512
RATE = 3e-3
RATE_OF_WEIGHTS = 9e-3
TEMPERATURE = 0.05
PULL = 4.0
"""How much nearness to a text's own vector counts beside telling its rule from others."""
LEFT_OUT = 20
"""One asked form in so many is left out of training."""
WORD_DROPOUT = 0.2
COMMON = 1e-3
"""The share of all pieces at which a piece counts half."""
RIDGE = 1e-2
MOST_PIECES = 128

Floats = npt.NDArray[np.float32]


class StaticModel:
    """A vector and a weight a piece.

    Attributes:
        size: bytes of what would ship.
    """

    def __init__(self, path: Path, embedder: EmbeddedEmbedder) -> None:
        """Open what this script wrote.

        Args:
            path: the file.
            embedder: the embedded model: its tokenizer, and its word table for pieces never trained on.
        """
        with np.load(path, allow_pickle=False) as stored:
            self._ids = stored["ids"].astype(np.int64)
            self._vectors = stored["vectors"].astype(np.float32) * stored["steps"][:, None]
            self._weights = stored["weights"].astype(np.float32)
            self._map = stored["map"].astype(np.float32)
            self._unseen = float(stored["unseen"])
        self._table = PackedWeights(packaged_weights())
        self._embedder = embedder
        self.size = path.stat().st_size

    def encode(self, text: str) -> Floats:
        """Embed a question into the space of focused vectors: ``(384,)``, length one."""
        ids = np.array(pieces(text, self._embedder), np.int64)
        places = np.minimum(np.searchsorted(self._ids, ids), len(self._ids) - 1)
        known = self._ids[places] == ids
        total: Floats = self._weights[places[known]] @ self._vectors[places[known]]
        if not known.all():
            total = total + self._unseen * (self._table.words(ids[~known]) @ self._map).sum(0)
        return total / max(float(np.linalg.norm(total)), 1e-9)


def pieces(text: str, embedder: EmbeddedEmbedder) -> list[int]:
    """Cut a text into pieces, without the marks and the prefix."""
    before = len(embedder.token_ids(QUERY)) - 1
    return embedder.token_ids(QUERY + normalise(text))[before:-1][:MOST_PIECES] or [0]


@dataclass(frozen=True)
class Taught:
    """What is trained on.

    Attributes:
        pieces: of each text, as places in ``ids``.
        ids: the pieces that occur, ascending.
        vectors: focused vector of each text, ``(texts, 384)``.
        rules: rule of each text as a number, ``(texts,)``.
        asked: which texts are asked forms, ``(texts,)``.
    """

    pieces: list[list[int]]
    ids: npt.NDArray[np.int64]
    vectors: Floats
    rules: npt.NDArray[np.int64]
    asked: npt.NDArray[np.bool_]


def main() -> int:
    """Train, say how well and how long, write; returns the exit status."""
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("out", type=Path)
    arguments.add_argument("--epochs", type=int, default=EPOCHS)
    options = arguments.parse_args()
    started = time.perf_counter()
    embedder = EmbeddedEmbedder()
    with Library.open() as library:
        focus = Index.open(library, embedder).fields.focus
    taught = _taught(embedder, focus)
    left_out = np.zeros(len(taught.rules), bool)
    left_out[np.flatnonzero(taught.asked)[::LEFT_OUT]] = True
    student = Student(taught, left_out)
    student.report("before training")
    student.train(options.epochs)
    student.write(options.out)
    print(f"{len(taught.rules)} texts, {len(taught.ids)} pieces, {options.out.stat().st_size / 1e6:.1f} MB")
    print(f"{(time.perf_counter() - started) / 60:.1f} minutes")
    return 0


def _taught(embedder: EmbeddedEmbedder, focus: Focus) -> Taught:
    texts = shipped_texts()
    store = VectorStore.read(shipped("index") / "vectors", embedder.model_id)
    # A text that leads to several rules is one text; its first rule names it.
    unique = list({text.key: text for text in reversed(texts)}.values())[::-1]
    cut = [pieces(text.text, embedder) for text in unique]
    ids = np.unique(np.concatenate([np.array(each, np.int64) for each in cut]))
    place = {number: i for i, number in enumerate(ids.tolist())}
    numbers = {number: i for i, number in enumerate(sorted({str(text.number) for text in unique}))}
    return Taught(
        pieces=[[place[one] for one in each] for each in cut],
        ids=ids,
        vectors=focus.apply(store.take([text.key for text in unique])),
        rules=np.array([numbers[str(text.number)] for text in unique]),
        asked=np.array([text.kind == "ask" for text in unique]),
    )


class Student:
    """What is trained: a vector and a weight for each piece that occurs."""

    def __init__(self, taught: Taught, left_out: npt.NDArray[np.bool_]) -> None:
        """Begin with the turned word table and the weights by frequency.

        Args:
            taught: the texts.
            left_out: which of them are not trained on, ``(texts,)``.
        """
        import torch  # noqa: PLC0415 - the model that is written needs none

        torch.manual_seed(SEED)
        self.torch = torch
        self.drawn = np.random.default_rng(SEED)
        self.taught, self.left_out = taught, left_out
        counts = Counter(piece for each in taught.pieces for piece in each)
        self.share = np.array([counts[i] for i in range(len(taught.ids))]) / sum(counts.values())
        begin = (COMMON / (COMMON + self.share)).astype(np.float32)
        table = PackedWeights(packaged_weights()).words(taught.ids)
        self.turn = _ridge(taught, ~left_out, table, begin)
        self.vectors = torch.tensor(table @ self.turn, requires_grad=True)
        # Weights stay above zero: they are trained by their logarithm.
        self.weights = torch.tensor(np.log(begin), requires_grad=True)
        self.wanted = torch.tensor(taught.vectors)

    def encode(self, places: Sequence[int], kept: float = 1.0) -> Any:  # noqa: ANN401 - torch
        """Embed texts, each with about a share of its pieces; ``(places, 384)``, length one."""
        parts = []
        for place in places:
            part = np.array(self.taught.pieces[place])
            some = part[self.drawn.random(len(part)) < kept] if kept < 1 else part
            parts.append(some if len(some) else part)
        starts = np.cumsum([0, *(len(part) for part in parts[:-1])])
        flat = self.torch.tensor(np.concatenate(parts))
        sums = self.torch.nn.functional.embedding_bag(
            flat,
            self.vectors,
            self.torch.tensor(starts),
            mode="sum",
            per_sample_weights=self.weights.exp()[flat],
        )
        return self.torch.nn.functional.normalize(sums, dim=1)

    def train(self, epochs: int) -> None:
        """Train on all texts that are not left out."""
        torch = self.torch
        places = np.flatnonzero(~self.left_out)
        by_rule: dict[int, list[int]] = {}
        for i in places.tolist():
            by_rule.setdefault(int(self.taught.rules[i]), []).append(i)
        rates = (RATE, RATE_OF_WEIGHTS)
        optimiser = torch.optim.AdamW([self.vectors], lr=RATE, weight_decay=0.0)
        optimiser.add_param_group({"params": [self.weights]})
        steps, step = epochs * (len(places) // BATCH), 0
        for epoch in range(epochs):
            order = self.drawn.permutation(places)
            for start in range(0, len(order) - BATCH + 1, BATCH):
                for group, rate in zip(optimiser.param_groups, rates, strict=True):
                    group["lr"] = rate * max(0.02, 1 - step / steps)
                loss = self._loss(order[start : start + BATCH], by_rule)
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
                step += 1
            if epoch % 10 == 9 or epoch == epochs - 1:
                self.report(f"epoch {epoch + 1} of {epochs}")

    def _loss(self, batch: npt.NDArray[np.int64], by_rule: Mapping[int, list[int]]) -> Any:  # noqa: ANN401
        rules = self.taught.rules
        other = np.array([_another(by_rule[int(rules[i])], int(i), self.drawn) for i in batch])
        given = self.encode(batch.tolist(), 1 - WORD_DROPOUT)
        apart = 1 - (given * self.wanted[batch]).sum(1).mean()
        scores = given @ self.wanted[other].T / TEMPERATURE
        # Texts of one rule are no negatives of each other.
        same = (rules[batch][:, None] == rules[other][None]) & ~np.eye(len(batch), dtype=bool)
        scores = scores.masked_fill(self.torch.tensor(same), float("-inf"))
        told = self.torch.nn.functional.cross_entropy(scores, self.torch.arange(len(batch)))
        return PULL * apart + told

    def report(self, name: str) -> None:
        """Print of how many texts left out the nearest text is one of their rule."""
        held, kept = np.flatnonzero(self.left_out), np.flatnonzero(~self.left_out)
        rules = self.taught.rules
        with self.torch.no_grad():
            own = self.encode(held.tolist())
            right = [
                float((rules[kept][(given @ self.wanted[kept].T).argmax(1).numpy()] == rules[held]).mean())
                for given in (own, self.wanted[held])
            ]
            alike = float((own * self.wanted[held]).sum(1).mean())
        print(
            f"{name}: nearest text of the right rule {right[0]:.3f} (embedded model {right[1]:.3f}), "
            f"cosine to it {alike:.3f}",
            flush=True,
        )

    def write(self, out: Path) -> None:
        """Write what :class:`StaticModel` reads."""
        whole, steps = quantise_rows(self.vectors.detach().numpy())
        learned = self.weights.detach().exp().numpy()
        np.savez(
            out,
            ids=self.taught.ids.astype(np.int32),
            vectors=whole,
            steps=steps,
            weights=learned.astype(np.float16),
            map=self.turn.astype(np.float16),
            # A piece never met counts like the rarest.
            unseen=np.array(np.median(learned[self.share <= np.quantile(self.share, 0.1)])),
        )


def _another(places: list[int], own: int, drawn: np.random.Generator) -> int:
    if len(places) == 1:
        return own
    found = places[int(drawn.integers(len(places) - 1))]
    return places[-1] if found == own else found


def _ridge(taught: Taught, kept: npt.NDArray[np.bool_], table: Floats, weights: Floats) -> Floats:
    """Give the matrix that brings weighted means of word rows nearest to focused vectors."""
    rows = np.flatnonzero(kept).tolist()
    means = np.stack(
        [np.average(table[taught.pieces[i]], axis=0, weights=weights[taught.pieces[i]]) for i in rows]
    ).astype(np.float64)
    scale = np.trace(means.T @ means) / means.shape[1]
    left = means.T @ means + RIDGE * scale * np.eye(means.shape[1])
    found: Floats = np.linalg.solve(left, means.T @ taught.vectors[rows].astype(np.float64)).astype(
        np.float32
    )
    return found


if __name__ == "__main__":
    sys.exit(main())
