"""Scope: whether a question is about the rules of this game at all.

Tournament policy, prices, advice, other games, clients, stories, lists of banned cards, instructions to
the program and plain talk are out of scope; a rules question inside a story about any of them is not.
What shows it: cue words (``corpus/phrasings/scope/cues.toml``) and game words of the lexicon, each where
something is asked and elsewhere, and the embedding of the whole question. Their weights are learnt
(``scripts/train_scope.py``) and lie in ``corpus/phrasings/weights``. Cues decide alone where they are plain,
and what a reading accounts for is looked at again only where a cue speaks against it: what the engine
decides needs no model. For what no reading accounts for, the likeness to phrasings that are out of scope
(:mod:`subrule.understanding.likeness`) counts as well.
"""

from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import log
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from subrule.paths import shipped
from subrule.understanding.foreign import is_foreign
from subrule.understanding.line import UNKNOWN, Line

Floats = npt.NDArray[np.float64]

TELLING = (
    "plain",
    "policy",
    "trade",
    "strategy",
    "other_game",
    "digital",
    "lore",
    "legality",
    "program",
    "chatter",
)
"""Groups of cues that tell what a question is about."""

SETTINGS = (
    "policy_setting",
    "mistake",
    "trade_setting",
    "strategy_setting",
    "digital_setting",
    "chatter_setting",
)
"""Groups of cues that a story around a rules question may hold just as well."""

GROUPS = (*TELLING, *SETTINGS, "rules")
"""All groups of cues, in the order of the features."""

DIMENSIONS = 384
"""Numbers in the embedding of a question."""

Verdict = Literal["in", "out", "unsure"]
Evidence = Literal["cue", "wordless", "few", "none"]

_WORD = re.compile(r"[^\W_]+")
_GAME = (
    "object.",
    "zone.",
    "action.",
    "keyword.",
    "type.",
    "event.",
    "state.",
    "counter.",
    "step.",
    "phase.",
    "supertype.",
    "color.",
)
_ASKING = (
    "question.should",
    "question.what_happens",
    "question.can",
    "question.who",
    "question.how_works",
    "question.what_is",
)
_DIGITS = 3
_ASKED = 100
"""How many cues elsewhere one cue where something is asked outweighs."""

SUSPECTED = 0.01
"""The likeness from which on a question whose cues say that it is in scope is looked at again."""

_SHARE_OF_LIKENESS = 0.7
"""What the log-odds by likeness count beside those by cues, game words and embedding."""

_LEAST_CHANCE = 0.003
"""Keeps the log-odds of a chance of nought or one within bounds."""


@dataclass(frozen=True, slots=True)
class Scope:
    """What was found out about the scope of a question.

    Attributes:
        verdict: ``in``, ``out``, or ``unsure`` where only the embedding can tell.
        score: log-odds that it is out of scope, three decimals; of cues alone where no embedding was given.
        group: the group of cues that speaks loudest for being out, or ``blank``, ``foreign``,
            ``gibberish``, or ``""``.
    """

    verdict: Verdict
    score: float
    group: str = ""


def scope_of(
    line: Line,
    vector: npt.NDArray[np.float32] | None = None,
    *,
    accounted: bool = False,
    alike: float | None = None,
) -> Scope:
    """Tell whether a question is in scope.

    Args:
        line: the question.
        vector: its embedding as a query, ``(384,)``; None to tell without.
        accounted: whether a reading accounts for every word of it.
        alike: the chance, by its likeness, that it is out of scope, 0 to 1; counts only together with a
            vector. None to tell without.

    Returns:
        The scope. Without a vector it is ``unsure`` where cues do not settle it.
    """
    reason = _no_question(line)
    if reason:
        return Scope("out", 99.0, reason)
    weights = _weights()
    features, cues = features_of(line)
    group = max(cues, key=lambda g: (cues[g], g)) if any(cues.values()) else ""
    speaks = evidence(line, cues)
    if vector is None:
        score = round(float(features @ weights.plain[:-1] + weights.plain[-1]), _DIGITS)
        if accounted:
            return Scope("unsure" if speaks == "cue" else "in", score, group)
        if speaks == "cue" and score >= weights.sure_out:
            return Scope("out", score, group)
        return Scope("in" if score <= weights.sure_in else "unsure", score, group)
    both = np.concatenate([features, vector.astype(np.float64) - weights.mean])
    log_odds = float(both @ weights.full[:-1] + weights.full[-1])
    if alike is None:
        wanted = weights.thresholds["reading" if accounted else speaks]
    else:
        # Neither is sure alone; what both suspect is out.
        log_odds += _SHARE_OF_LIKENESS * log((alike + _LEAST_CHANCE) / (1 - alike + _LEAST_CHANCE))
        wanted = weights.together[speaks]
    score = round(log_odds, _DIGITS)
    return Scope("out" if score >= wanted else "in", score, group)


def evidence(line: Line, cues: dict[str, int]) -> Evidence:
    """Tell what speaks for a question's being out of scope, beside its sound.

    Args:
        line: the question.
        cues: the cues found by group, from :func:`features_of`.

    Returns:
        ``cue``: a cue that tells what it is about, or one of a setting where something is asked;
        ``wordless``: no game word at all; ``few``: at most one game word where something is asked;
        ``none``: nothing.
    """
    if any(cues[g] for g in TELLING) or any(cues[g] >= _ASKED for g in SETTINGS):
        return "cue"
    asked = _asked(line)
    game = [t for t in line.tokens if t.concepts[0].startswith(_GAME)]
    if not game:
        return "wordless"
    return "few" if len({t.concepts[0] for t in game if t.sentence in asked}) <= 1 else "none"


def features_of(line: Line) -> tuple[Floats, dict[str, int]]:
    """Give the features of a question that need no model.

    Args:
        line: the question.

    Returns:
        The features in a fixed order, and the cues found by group (``rules`` left out).
    """
    asked = _asked(line)
    inside: list[float] = []
    cues: dict[str, int] = {}
    named: dict[str, tuple[bool, bool]] = {}
    words_asked = _words(line.text[s:e] for i, (s, e, _) in enumerate(line.sentences) if i in asked)
    words_other = _words(line.text[s:e] for i, (s, e, _) in enumerate(line.sentences) if i not in asked)
    for group in GROUPS:
        cues_of = _cues(group, line.language)
        here, there = len(cues_of.findall(words_asked)), len(cues_of.findall(words_other))
        inside += [float(here > 0), float(np.log1p(here)), float(there > 0), float(np.log1p(there))]
        if group != "rules":
            cues[group] = _ASKED * here + there
        named[group] = (here > 0, there > 0)
    magic = any(named["rules"])
    inside += [float(here and not magic) for here in named["other_game"]]
    inside.append(float(named["digital_setting"][0] and not magic))
    setting = any(named["policy_setting"]) or any(named["policy"]) or any(named["plain"])
    inside.append(float(setting and any(named["mistake"])))
    # A client is a setting as long as nothing is wrong with it.
    inside.append(float(any(named["digital_setting"]) and (any(named["digital"]) or any(named["plain"]))))
    for sentences in (asked, set(range(len(line.sentences))) - asked):
        tokens = [t for t in line.tokens if t.sentence in sentences]
        game = {t.concepts[0] for t in tokens if t.concepts[0].startswith(_GAME)}
        unknown = sum(t.concepts[0] == UNKNOWN for t in tokens)
        inside += [
            float(np.log1p(len(game))),
            float(not game),
            unknown / max(len(tokens), 1),
            float(np.log1p(unknown)),
        ]
        inside += [
            float(any(t.has("keyword.*") for t in tokens)),
            float(any(t.has("whose.*", "player.*") for t in tokens)),
        ]
    inside += [float(line.has(concept)) for concept in _ASKING]
    inside.append(float(np.log1p(len(line.tokens))))
    return np.array(inside), cues


def _no_question(line: Line) -> str:
    words = [w for w in _WORD.findall(line.text) if any(c.isalpha() for c in w)]
    if not words:
        return "blank"
    if is_foreign(line):
        return "foreign"
    return "gibberish" if _gibberish(line, words) else ""


def _gibberish(line: Line, words: list[str]) -> bool:
    """Whether several words are strings that nobody can say."""
    mashed = sum(len(w) > 3 and bool(_MASHED.search(fold(w))) for w in words)
    return mashed >= 3 or (mashed > 0 and 2 * mashed >= len(words))


_MASHED = re.compile(r"[bcdfghjklmnpqrstvwxz]{5}|^[bcdfghjklmnpqrstvwxz]+$|(.)\1\1")


def _asked(line: Line) -> set[int]:
    asked = {i for i, (_, _, question) in enumerate(line.sentences) if question}
    return asked or {len(line.sentences) - 1}


def _words(texts: Iterable[str]) -> str:
    """The folded words of texts, with a space before and behind each."""
    return f" {' '.join(_WORD.findall(fold(' '.join(texts))))} "


@cache
def _cues(group: str, language: str) -> re.Pattern[str]:
    table = _cue_table()[group]
    forms = [
        form.strip() for key in ("any", language) for form in table.get(key, "").split(",") if form.strip()
    ]
    forms.sort(key=lambda form: (-len(form), form))
    written = "|".join(re.escape(f.removesuffix("*")) + (r"\w*" if f.endswith("*") else "") for f in forms)
    return re.compile(f"(?<= )(?:{written})(?= )")


@cache
def _cue_table() -> dict[str, dict[str, str]]:
    path = shipped("corpus") / "phrasings" / "scope" / "cues.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def fold(text: str) -> str:
    """Fold a text: small letters without accents."""
    if text.isascii():
        return text.lower()
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))


@dataclass(frozen=True, slots=True)
class _Weights:
    """Weights as trained; the last of ``plain`` and of ``full`` is the bias."""

    plain: Floats
    full: Floats
    mean: Floats
    sure_out: float
    sure_in: float
    thresholds: dict[str, float]
    together: dict[str, float]


@cache
def _weights() -> _Weights:
    path = shipped("corpus") / "phrasings" / "weights" / "scope.json"
    table: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    plain, full, mean = (np.array(table[name], np.float64) for name in ("plain", "full", "mean"))
    sure_out, sure_in = float(table["sure_out"]), float(table["sure_in"])
    alone, together = (
        {name: float(value) for name, value in table[key].items()} for key in ("thresholds", "together")
    )
    return _Weights(plain, full, mean, sure_out, sure_in, alone, together)
