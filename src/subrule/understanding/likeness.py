"""Likeness: what a question is about, by its likeness to questions whose situation or rule is known.

Where no reading accounts for every word, a classifier names the situation that is meant, or says that a rule
is asked for (which one: :mod:`subrule.understanding.ranking`) or something else: the embedder with its last
layers tuned, and one weighted sum a meaning (``scripts/train_likeness.py``, weights in
``corpus/phrasings/weights``). It was trained on phrasings of scenarios (``corpus/phrasings/situations``) and
of what only looks like them, on questions that ask for a rule (``corpus/phrasings/lookups``, the asked forms
of the restatements) and on questions about something else (``corpus/phrasings/scope``). What it names is a
reading like any other: the engine rules on its scenario, and whether the verdict is given is decided in
:mod:`subrule.answering.agreement`. Chances are rounded before they are weighed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
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

MOST = 25
"""How many of the likeliest meanings are looked at."""

MOST_RULES = 12
"""How many of the likeliest rules are looked at."""

NEAR = "near"
"""How the names of meanings begin that only look like a situation; the situation's name follows."""

SHARPNESS = 20.0
"""What a vector of length one is multiplied with before it is weighed."""

_DIGITS = 6


@dataclass(frozen=True, slots=True)
class Likely:
    """What a question may be about.

    Attributes:
        kind: ``rule`` for a look-up, ``situation`` for a scenario, ``other`` for neither.
        reading: the look-up or the scenario; None for ``other``.
        chance: how likely it is that this is meant, 0 to 1, six decimals.
        name: path of the scenario, the numbers of the rules, or what else it is.
        place: its place among all meanings; -1 for one that is not among them.
    """

    kind: Kind
    reading: Reading | None
    chance: float
    name: str = ""
    place: int = -1


@dataclass(frozen=True, slots=True)
class Likeness:
    """What a question is like.

    Attributes:
        meanings: the likeliest meanings, best first, at most ``MOST``.
        asks_for_rule: the chance that it asks for a rule in general, whichever.
        out_of_scope: the chance that it is no question about the rules.
        rules: the likeliest rules, best first, at most ``MOST_RULES``.
    """

    meanings: tuple[Likely, ...] = ()
    asks_for_rule: float = 0.0
    out_of_scope: float = 0.0
    rules: tuple[Likely, ...] = ()

    def looks_like(self, situation: str) -> float:
        """Give the chance that a question only looks like a situation.

        Args:
            situation: path of the scenario.
        """
        named = f"{NEAR} {situation}"
        return max((m.chance for m in self.meanings if f"{m.name} ".startswith(f"{named} ")), default=0.0)


def likeness(vector: npt.NDArray[np.float32]) -> Likeness:
    """Tell what a question may be about.

    Args:
        vector: the question's embedding as a query by the tuned embedder, ``(384,)``, length one.
    """
    weights = _weights()
    exact = _chances(vector)
    chances = np.round(exact, _DIGITS)
    order = np.argsort(-chances, kind="stable").tolist()
    rules = weights.rules[np.argsort(-chances[weights.rules], kind="stable")[:MOST_RULES]].tolist()
    return Likeness(
        tuple(_likely(weights.meanings[i], float(chances[i]), i) for i in order[:MOST]),
        round(float(exact[weights.rules].sum()), _DIGITS),
        round(float(exact[weights.outside].sum()), _DIGITS),
        tuple(_likely(weights.meanings[i], float(chances[i]), i) for i in rules),
    )


def known_meanings() -> Iterator[Likely]:
    """Give all situations that can be named, each as if it were certain."""
    for place, meant in enumerate(_weights().meanings):
        if "scenario" in meant:
            yield _likely(meant, 1.0, place)


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


def _likely(meant: dict[str, str], chance: float, place: int) -> Likely:
    if "rule" in meant:
        return Likely("rule", Reading(None, tuple(meant["rule"].split())), chance, meant["rule"], place)
    if "scenario" in meant:
        reading = _situation(meant["scenario"], meant["name"])
        return Likely("situation", reading, chance, meant["name"], place)
    return Likely("other", None, chance, meant["other"], place)


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
