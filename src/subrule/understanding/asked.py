"""What is asked, by itself: whether something goes, stays, is allowed …, read from the asking sentence alone.

A situation that is named by its likeness brings a question of its own; whether the player asks that or the
opposite of it is told by the words around the question mark. A linear model over runs of letters and words
(``scripts/train_asked.py``, weights in ``corpus/phrasings/weights/asked.npz``) gives each *sense* a chance.
Senses and the engine's kinds of question that have them: ``corpus/phrasings/senses.toml``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from zlib import crc32

import numpy as np
import numpy.typing as npt

from subrule.engine.events import Question
from subrule.lexicon.folding import fold
from subrule.paths import shipped

Floats = npt.NDArray[np.float64]

BUCKETS = 16384
"""How many places runs of letters and words share."""

RUNS_OF_LETTERS = (2, 3, 4, 5)
RUNS_OF_WORDS = (1, 2, 3)
MOST_CHARACTERS = 600
"""Longest asking part that is weighed, in characters; of a longer one the end."""

_ASKING = re.compile(r"(?:[^.?!¿\n]|\.(?=\w))*\?")
_WORD = re.compile(r"[^\W_]+|\?")


@dataclass(frozen=True, slots=True)
class _Senses:
    of_kind: Mapping[str, str]
    of_zone: Mapping[str, str]
    opposite: Mapping[str, str]


def asking_part(text: str) -> str:
    """Give the sentences of a question that end with a question mark; the last sentence if none does.

    Args:
        text: a player's question.
    """
    asked = [part.strip() for part in _ASKING.findall(text)]
    if asked:
        return " ".join(asked)[-MOST_CHARACTERS:]
    sentences = [part.strip() for part in re.split(r"[.!\n]+(?:\s|$)", text) if part.strip()]
    return (sentences[-1] if sentences else text)[-MOST_CHARACTERS:]


def buckets(part: str) -> npt.NDArray[np.intp]:
    """Give the places of the runs of letters and words in an asking part, each once, in order.

    Args:
        part: from :func:`asking_part`.
    """
    words = _WORD.findall(fold(part))
    runs = {" ".join(words[at : at + n]) + "|" for n in RUNS_OF_WORDS for at in range(len(words) - n + 1)}
    for word in words:
        padded = f" {word} "
        runs.update(padded[at : at + n] for n in RUNS_OF_LETTERS for at in range(len(padded) - n + 1))
    return np.unique(np.fromiter((crc32(run.encode()) % BUCKETS for run in runs), np.intp, len(runs)))


def senses_asked(text: str) -> Mapping[str, float]:
    """Give the chance of each sense in which a question may be asked.

    Args:
        text: a player's question.

    Returns:
        Sense → chance, 0 to 1, together 1.
    """
    senses, weights, bias = _weights()
    places = buckets(asking_part(text))
    scores = bias + weights[places].sum(axis=0) / np.sqrt(max(1, len(places)))
    likelihoods = np.exp(scores - scores.max())
    chances = likelihoods / likelihoods.sum()
    return dict(zip(senses, chances.tolist(), strict=True))


def sense_of(question: Question) -> str:
    """Give the sense in which the engine's question is asked.

    Args:
        question: a scenario's question.

    Returns:
        The sense; ``"open"`` for kinds that are not answered with yes or no.
    """
    senses = _senses()
    zone = question.get("zone")
    sense = senses.of_zone.get(zone, "") if question.kind == "in_zone" else ""
    sense = sense or senses.of_kind.get(question.kind, "open")
    return senses.opposite.get(sense, sense) if question.opposite else sense


def opposite_of(sense: str) -> str:
    """Give the sense in which yes and no are the other way round; empty if there is none."""
    return _senses().opposite.get(sense, "")


def kinds_with_a_sense() -> Iterable[str]:
    """Give the engine's kinds of question that the table of senses names."""
    return _senses().of_kind.keys()


@cache
def _senses() -> _Senses:
    path = shipped("corpus") / "phrasings" / "senses.toml"
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    pairs: list[list[str]] = table["opposites"]
    return _Senses(
        of_kind={kind: sense for sense, kinds in table["kinds"].items() for kind in kinds},
        of_zone={zone: sense for sense, zones in table["zones"].items() for zone in zones},
        opposite={one: other for pair in pairs for one, other in (pair, pair[::-1])},
    )


@cache
def _weights() -> tuple[tuple[str, ...], Floats, Floats]:
    path = shipped("corpus") / "phrasings" / "weights" / "asked.npz"
    with np.load(path, allow_pickle=False) as stored:
        weights = stored["weights"].astype(np.float64) * stored["steps"].astype(np.float64)
        return tuple(stored["senses"].tolist()), weights, stored["bias"].astype(np.float64)
