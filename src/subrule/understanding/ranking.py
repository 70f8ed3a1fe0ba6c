"""Ranking: the rule that a general question asks for, by a classifier over the question's embedding.

Trained (``scripts/train_rules.py``) on the questions of ``corpus/phrasings/lookups/bank.toml`` and the asked
forms of the restatements; weights in ``corpus/phrasings/weights``. It tells rules apart, not whether a rule
is asked for: that is weighed in :mod:`subrule.answering.explaining`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from subrule.paths import shipped

Floats = npt.NDArray[np.float64]

MOST = 12
"""How many of the likeliest rules are looked at."""

SHARPNESS = 10.0
"""What a vector is multiplied with before it is weighed."""

_DIGITS = 3


@dataclass(frozen=True, slots=True)
class Ranked:
    """A rule that may be asked for.

    Attributes:
        numbers: its number, or the numbers of rules that answer together.
        chance: how likely it is that this one is asked for, 0 to 1, three decimals.
    """

    numbers: tuple[str, ...]
    chance: float


def rank_rules(vector: npt.NDArray[np.float32]) -> tuple[Ranked, ...]:
    """Find the rules that a general question may ask for.

    Args:
        vector: the question's embedding as a query, ``(384,)``, length one.

    Returns:
        The likeliest rules with their chances, best first, at most ``MOST``.
    """
    weights = _weights()
    scores = weights.bias + weights.weights.T @ ((vector.astype(np.float64) - weights.mean) * SHARPNESS)
    chances = np.exp(scores - scores.max())
    chances = np.round(chances / chances.sum(), _DIGITS)
    order = np.argsort(-chances, kind="stable")[:MOST].tolist()
    return tuple(Ranked(tuple(weights.rules[i].split()), float(chances[i])) for i in order)


@dataclass(frozen=True, slots=True)
class _Weights:
    rules: tuple[str, ...]
    weights: Floats
    bias: Floats
    mean: Floats


@cache
def _weights() -> _Weights:
    folder = shipped("corpus") / "phrasings" / "weights"
    rules = json.loads((folder / "rules.json").read_text(encoding="utf-8"))["rules"]
    with np.load(folder / "rules.npz", allow_pickle=False) as stored:
        steps = stored["steps"].astype(np.float64)
        return _Weights(
            rules=tuple(rules),
            weights=stored["weights"].astype(np.float64) * steps,
            bias=stored["bias"].astype(np.float64),
            mean=stored["mean"].astype(np.float64),
        )
