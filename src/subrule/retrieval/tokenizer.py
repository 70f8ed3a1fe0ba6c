"""The tokenizer of multilingual-e5-small: text to piece ids, without a heavy library.

A Unigram model: a text is normalised (NFKC, control characters dropped, every separator one space,
none at the ends), split at spaces, and each word, led by ``▁``, is cut into the pieces with the best
sum of scores. No piece holds ``▁`` after its first character, so word by word is exact. Pieces that
text in Latin script can use are loaded at once; the others when the first word needs them.
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import numpy as np

from subrule.retrieval.weights import PackedWeights

LEAD = "▁"
"""What stands for the space before a word."""

CONTROLS = (*range(0x01, 0x09), 0x0B, *range(0x0E, 0x20), 0x7F, 0x8F, 0x9F)
"""Code points that are dropped. Source: the normalisation table of the packaged weights."""

SEPARATORS = (
    0,
    0x09,
    0x0A,
    0x0C,
    0x0D,
    0x1680,
    *range(0x200B, 0x2010),
    0x2028,
    0x2029,
    0x2581,
    0xFEFF,
    0xFFFD,
)
"""Code points read as a space. Source: the normalisation table; NUL, which a C string ends at, is added."""

_PLAIN = str.maketrans({**dict.fromkeys(CONTROLS), **dict.fromkeys(SEPARATORS, " ")})
_SPACES = re.compile(" +")
_LATIN_UNTIL = 0x250
_LATIN_MORE = range(0x1E00, 0x1F00)
_UNKNOWN_PENALTY = 10.0
_CACHED_WORDS = 50_000
_MOST_CHARACTERS = 40_000

_PARTS = ("latin", "other")


def normalise(text: str) -> str:
    """Bring a text into the form that is cut into pieces."""
    return _SPACES.sub(" ", unicodedata.normalize("NFKC", text.translate(_PLAIN)).translate(_PLAIN)).strip(
        " "
    )


def is_latin(text: str) -> bool:
    """Tell whether every letter of a text is Latin, accented or not (digits and signs are no letters)."""
    return text.isascii() or all(
        (code := ord(c)) < _LATIN_UNTIL or code in _LATIN_MORE or not c.isalpha() for c in text
    )


def write_vocabulary(weights: PackedWeights, folder: Path) -> None:
    """Write the pieces in the form that :class:`Tokenizer` loads quickly.

    Args:
        weights: the packaged weights.
        folder: an existing folder; gets ``latin`` and ``other``, each a ``.txt`` with a piece a line and a
            ``.npy`` with ids and scores.
    """
    special = {weights.begin, weights.end, weights.pad, weights.unknown}
    ids: dict[str, list[int]] = {part: [] for part in _PARTS}
    pieces = weights.pieces
    for number, piece in enumerate(pieces):
        # Marks are no words of a text: a question that contains "</s>" must not end the input.
        if number in special or piece == "<mask>":
            continue
        ids["latin" if is_latin(piece) else "other"].append(number)
    for part, numbers in ids.items():
        (folder / f"{part}.txt").write_text("\n".join(pieces[i] for i in numbers), encoding="utf-8")
        table = np.stack([np.array(numbers, np.float64), weights.scores[numbers].astype(np.float64)])
        np.save(folder / f"{part}.npy", table)


class Tokenizer:
    """Cuts texts into piece ids.

    Attributes:
        begin: id of the mark put before a text.
        end: id of the mark put after it.
    """

    def __init__(self, folder: Path, *, begin: int = 0, end: int = 2, unknown: int = 3) -> None:
        """Load the vocabulary for Latin script.

        Args:
            folder: what :func:`write_vocabulary` wrote.
            begin: id of the mark put before a text.
            end: id of the mark put after it.
            unknown: id for anything that no piece covers.
        """
        self._folder = folder
        self.begin, self.end, self._unknown = begin, end, unknown
        self._latin = self._load("latin")
        self._all: dict[str, tuple[int, float]] | None = None
        self._cut: dict[str, tuple[int, ...]] = {}
        self._least = min(float(np.load(folder / f"{part}.npy", mmap_mode="r")[1].min()) for part in _PARTS)
        self._longest = 16

    def _load(self, part: str) -> dict[str, tuple[int, float]]:
        pieces = (self._folder / f"{part}.txt").read_text(encoding="utf-8").split("\n")
        ids, scores = np.load(self._folder / f"{part}.npy")
        return dict(
            zip(pieces, zip(ids.astype(np.int64).tolist(), scores.tolist(), strict=True), strict=True)
        )

    def encode(self, text: str, limit: int) -> list[int]:
        """Cut a text.

        Args:
            text: any text.
            limit: most ids to give, marks counted; what is beyond is dropped.

        Returns:
            Ids, begin and end mark included.
        """
        ids = [self.begin]
        for word in normalise(text[:_MOST_CHARACTERS]).split(" "):
            ids.extend(self._word(word))
            if len(ids) >= limit:
                break
        del ids[limit - 1 :]
        ids.append(self.end)
        return ids

    def _word(self, word: str) -> tuple[int, ...]:
        known = self._cut.get(word)
        if known is None:
            known = self._best_cut(LEAD + word)
            if len(self._cut) >= _CACHED_WORDS:
                self._cut.clear()
            self._cut[word] = known
        return known

    def _pieces_for(self, word: str) -> dict[str, tuple[int, float]]:
        if is_latin(word):
            return self._latin
        if self._all is None:
            self._all = {**self._latin, **self._load("other")}
        return self._all

    def _best_cut(self, word: str) -> tuple[int, ...]:
        pieces = self._pieces_for(word)
        length = len(word)
        best = [float("-inf")] * (length + 1)
        best[0] = 0.0
        came_from = [0] * (length + 1)
        chosen = [self._unknown] * (length + 1)
        unknown_score = self._least - _UNKNOWN_PENALTY
        for start in range(length):
            here = best[start]
            for stop in range(start + 1, min(start + self._longest, length) + 1):
                found = pieces.get(word[start:stop])
                if found is not None and here + found[1] > best[stop]:
                    best[stop], came_from[stop], chosen[stop] = here + found[1], start, found[0]
            if here + unknown_score > best[start + 1]:
                best[start + 1], came_from[start + 1], chosen[start + 1] = (
                    here + unknown_score,
                    start,
                    self._unknown,
                )
        ids: list[int] = []
        at = length
        while at > 0:
            # Neighbouring unknown characters are one unknown piece, as in the model's own tokenizer.
            if not (chosen[at] == self._unknown and ids and ids[-1] == self._unknown):
                ids.append(chosen[at])
            at = came_from[at]
        return tuple(reversed(ids))
