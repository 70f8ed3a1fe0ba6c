"""Likeness: what a question is about, by its likeness to questions whose situation or rule is known.

Where no reading accounts for every word, a classifier names the situation that is meant, or says that a rule
is asked for (which one: :mod:`subrule.understanding.ranking`) or something else: the embedder with its last
layers tuned, and one weighted sum a meaning (``scripts/train_likeness.py``, weights in
``corpus/phrasings/weights``). It was trained on phrasings of scenarios (``corpus/phrasings/situations``) and
of what only looks like them, on questions that ask for a rule (``corpus/phrasings/lookups``, the asked forms
of the restatements) and on questions about something else (``corpus/phrasings/scope``). What it names is a
reading like any other: the engine rules on its scenario, and whether the verdict is given is decided in
:mod:`subrule.answering.agreement`. Chances are rounded before they are compared.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from subrule.engine.scenario_file import read_scenario
from subrule.paths import shipped
from subrule.understanding.reading import Reading

Floats = npt.NDArray[np.float64]
Kind = Literal["rule", "situation", "other"]

MOST = 8
"""How many of the likeliest meanings are looked at."""

NEEDED: Mapping[str, float] = {"yes": 0.9, "no": 0.9, "outcome": 0.4, "depends": 0.4}
"""The chance that situations which end alike need together, by their verdict (docs/reading.md)."""

ASKED_FOR = 0.3
"""The share of all rules together from which on a question is taken to ask for one (docs/reading.md)."""

OUT_OF_SCOPE = 0.4
"""The chance of being out of scope from which on a question that is not read is declined."""

SHARPNESS = 20.0
"""What a vector of length one is multiplied with before it is weighed."""

_LEAST = 0.01
_DIGITS = 3


@dataclass(frozen=True, slots=True)
class Likely:
    """What a question may be about.

    Attributes:
        kind: ``rule`` for a look-up, ``situation`` for a scenario, ``other`` for neither.
        reading: the look-up or the scenario; None for ``other``.
        chance: how likely it is that this is meant, 0 to 1, three decimals.
        name: path of the scenario, the numbers of the rules, or what else it is.
    """

    kind: Kind
    reading: Reading | None
    chance: float
    name: str = ""


def asks_for_rule(vector: npt.NDArray[np.float32]) -> float:
    """Give the chance that a question asks for a rule in general, whichever.

    Args:
        vector: as for :func:`likely`.
    """
    return _share(vector, _weights().rules)


def is_out_of_scope(vector: npt.NDArray[np.float32]) -> float:
    """Give the chance that a question is none about the rules.

    Args:
        vector: as for :func:`likely`.
    """
    return _share(vector, _weights().outside)


def likely(vector: npt.NDArray[np.float32]) -> tuple[Likely, ...]:
    """Tell what a question may be about.

    Args:
        vector: the question's embedding as a query by the tuned embedder, ``(384,)``, length one.

    Returns:
        The likeliest meanings, best first, at most ``MOST``.
    """
    weights = _weights()
    chances = np.round(_chances(vector), _DIGITS)
    order = sorted(np.flatnonzero(chances >= _LEAST).tolist(), key=lambda i: (-chances[i], i))
    return tuple(_likely(weights.meanings[i], float(chances[i])) for i in order[:MOST])


def _share(vector: npt.NDArray[np.float32], places: npt.NDArray[np.intp]) -> float:
    return round(float(_chances(vector)[places].sum()), _DIGITS)


def _chances(vector: npt.NDArray[np.float32]) -> Floats:
    weights = _weights()
    scores = weights.bias + weights.weights.T @ (vector.astype(np.float64) * SHARPNESS)
    likelihoods = np.exp(scores - scores.max())
    chances: Floats = likelihoods / likelihoods.sum()
    return chances


def tuned_layers() -> Path:
    """Give the file of the tuned layers that questions are to be embedded with."""
    return _folder() / "layers.npz"


def _folder() -> Path:
    return shipped("corpus") / "phrasings" / "weights"


def _likely(meant: dict[str, str], chance: float) -> Likely:
    if "rule" in meant:
        return Likely("rule", Reading(None, tuple(meant["rule"].split())), chance, meant["rule"])
    if "scenario" in meant:
        reading = _situation(meant["scenario"], meant["name"])
        return Likely("situation", reading, chance, meant["name"])
    return Likely("other", None, chance, meant["other"])


@cache
def _situation(text: str, name: str) -> Reading:
    return Reading(read_scenario(text, name), likened=True)


@dataclass(frozen=True, slots=True)
class _Weights:
    meanings: tuple[dict[str, str], ...]
    weights: Floats
    bias: Floats
    rules: npt.NDArray[np.intp]
    outside: npt.NDArray[np.intp]


@cache
def _weights() -> _Weights:
    table: dict[str, Any] = json.loads((_folder() / "meanings.json").read_text(encoding="utf-8"))
    with np.load(_folder() / "meanings.npz", allow_pickle=False) as stored:
        weights = stored["weights"].astype(np.float64) * stored["steps"].astype(np.float64)
        bias = stored["bias"].astype(np.float64)
    return _Weights(
        meanings=tuple(table["meanings"]),
        weights=weights,
        bias=bias,
        rules=np.flatnonzero([("rule" in m) for m in table["meanings"]]),
        outside=np.flatnonzero([m.get("other") == "out" for m in table["meanings"]]),
    )
