"""Ranking: the rule that a general question asks for, by its likeness to questions whose rules are known.

The questions with their deciding subrules stand in ``corpus/phrasings/lookups/bank.toml``; their
embeddings and the weights lie in ``corpus/phrasings/weights`` (``scripts/train_scope.py``). A rule is
given only where one row is near, no row with other rules is as near, and the question sounds like one
about rules in general and not about a situation.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from subrule.paths import shipped
from subrule.understanding.line import Line

Floats = npt.NDArray[np.float64]

_DIGITS = 4
_MOST_MARGIN = 0.06
_MARGIN_WEIGHT = 0.5
_GENERAL_WEIGHT = 0.015
_MOST_GENERAL = 3.0
_MINE_WEIGHT = 0.005
_MINE = ("whose.mine", "whose.theirs", "whose.opponents", "player.opponent", "quantity.power_toughness")
"""What a concrete situation speaks of; a question with it must be all the nearer."""
LANGUAGES_IN_BANK = ("en", "es", "fr")
"""Order of the languages in a row of the bank, after its numbers."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """What the bank says of a question.

    Attributes:
        numbers: deciding subrules of the nearest row.
        score: confidence, four decimals: likeness, margin over rows with other rules and generality.
        likeness: cosine with the nearest row.
        general: log-odds that the question is about rules in general and not about a situation.
        sure: whether the score is high enough to answer.
    """

    numbers: tuple[str, ...]
    score: float
    likeness: float
    general: float
    sure: bool


def rank_lookup(vector: npt.NDArray[np.float32], line: Line) -> Ranked:
    """Find the rules that a general question asks for.

    Args:
        vector: the question's embedding as a query, ``(384,)``, length one.
        line: the question.

    Returns:
        The nearest row's rules with their score.
    """
    bank = _bank()
    query = vector.astype(np.float64)
    likeness = bank.vectors @ query / (bank.lengths * float(np.linalg.norm(query)))
    best = int(np.argmax(np.round(likeness, _DIGITS)))
    numbers = bank.numbers[best]
    others = [float(likeness[i]) for i, row in enumerate(bank.numbers) if not set(row) & set(numbers)]
    margin = min(float(likeness[best]) - max(others, default=0.0), _MOST_MARGIN)
    general = float((query - bank.mean) @ bank.general[:-1] + bank.general[-1])
    held = max(-_MOST_GENERAL, min(_MOST_GENERAL, general))
    score = float(likeness[best]) + _MARGIN_WEIGHT * margin + _GENERAL_WEIGHT * held
    if line.has(*_MINE):
        score -= _MINE_WEIGHT
    score = round(score, _DIGITS)
    return Ranked(
        numbers, score, round(float(likeness[best]), _DIGITS), round(general, 3), score >= bank.threshold
    )


def bank_rows() -> list[tuple[tuple[str, ...], str, str]]:
    """Give the questions of the bank: deciding subrules, language, text; in the order of the vectors."""
    path = shipped("corpus") / "phrasings" / "lookups" / "bank.toml"
    table: dict[str, list[list[str]]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return [
        (tuple(row[0].split()), LANGUAGES_IN_BANK[place % 3], text)
        for row in table["rows"]
        for place, text in enumerate(row[1:])
    ]


def bank_hash() -> str:
    """Hash the bank, so that vectors of another one are noticed (16 hexadecimal digits)."""
    written = "\n".join(f"{' '.join(numbers)}\t{text}" for numbers, _, text in bank_rows())
    return hashlib.blake2b(written.encode(), digest_size=8).hexdigest()


@dataclass(frozen=True, slots=True)
class _Bank:
    numbers: tuple[tuple[str, ...], ...]
    vectors: Floats
    lengths: Floats
    mean: Floats
    general: Floats
    threshold: float


@cache
def _bank() -> _Bank:
    folder = shipped("corpus") / "phrasings" / "weights"
    table: dict[str, Any] = json.loads((folder / "lookups.json").read_text(encoding="utf-8"))
    vectors = np.load(folder / "lookups.npy", allow_pickle=False).astype(np.float64)
    return _Bank(
        numbers=tuple(tuple(row.split()) for row in table["numbers"]),
        vectors=vectors,
        lengths=np.linalg.norm(vectors, axis=1),
        mean=np.array(table["mean"], np.float64),
        general=np.array(table["general"], np.float64),
        threshold=float(table["threshold"]),
    )
