"""Train what tells scope; writes ``corpus/phrasings/weights/scope.json``.

usage: python scripts/train_scope.py [--check]

Trains on ``corpus/phrasings/scope`` and on the asked forms of the restatements (in scope), joined with the
sentences of ``beginnings.toml``. Nothing is drawn by chance: what is joined follows from a hash of the text.
``--check`` cross-validates by phrasing and by topic and writes nothing.
"""

from __future__ import annotations

import argparse
import json
import tomllib
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from subrule.corpus.readers.restatement import read_restatements
from subrule.lexicon import Lexicon
from subrule.paths import LANGUAGES
from subrule.retrieval.embedding import load_embedder
from subrule.understanding.line import make_line
from subrule.understanding.scope import evidence, features_of

ROOT = Path(__file__).resolve().parent.parent
PHRASINGS = ROOT / "corpus" / "phrasings" / "scope"
WEIGHTS = ROOT / "corpus" / "phrasings" / "weights"
FOLDS = 10
RIDGE_FEATURES = 1.0
RIDGE_EMBEDDING = 0.2
THRESHOLDS = {"cue": 0.25, "wordless": 0.0, "few": 1.25, "none": 2.5, "reading": 2.5}
"""What the log-odds must reach to decline, by what speaks for it beside the sound of the question."""
TOGETHER = {"cue": -1.9, "wordless": -2.0, "few": -1.4, "none": -0.75}
"""The same where the log-odds by likeness are added (no reading accounts for the question)."""
WEIGHT_OF_ASKS = 0.3
MOST_ASKS = 2_000
JOINABLE = frozenset({"policy", "strategy", "trade", "other_games", "digital", "program"})

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Sample:
    """A question with what it is.

    Attributes:
        topic: file it comes from, ``asks`` for a restatement's.
        group: samples of one group stay in one fold.
        language: its language.
        text: the question.
        out: whether it is out of scope.
        joined: whether a beginning was put before it.
    """

    topic: str
    group: str
    language: str
    text: str
    out: bool
    joined: bool = False


def main() -> None:
    """Train and write the weights, or only check."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--check", action="store_true", help="cross-validate; write nothing")
    check = arguments.parse_args().check
    samples = list(_samples())
    lexicon = Lexicon.load()
    lines = [make_line(s.text, lexicon, s.language) for s in samples]
    read = [features_of(line) for line in lines]
    features = np.array([numbers for numbers, _ in read])
    vectors = load_embedder().encode_queries([s.text for s in samples]).astype(np.float64)
    mean = vectors.mean(0)
    full = np.hstack([features, vectors - mean])
    out = np.array([s.out for s in samples], np.float64)
    weight = np.array([WEIGHT_OF_ASKS if s.topic == "asks" else 1.0 for s in samples])
    ridge = np.r_[np.full(features.shape[1], RIDGE_FEATURES), np.full(vectors.shape[1], RIDGE_EMBEDDING)]
    plain_scores = _crossed(features, out, weight, ridge[: features.shape[1]], [s.group for s in samples])
    if check:
        wanted = np.array(
            [THRESHOLDS[evidence(line, cues)] for line, (_, cues) in zip(lines, read, strict=True)]
        )
        _report(
            "by phrasing", samples, wanted, _crossed(full, out, weight, ridge, [s.group for s in samples])
        )
        _report("by topic", samples, wanted, _crossed(full, out, weight, ridge, [s.topic for s in samples]))
        return
    table = {
        "plain": _rounded(_fit(features, out, weight, ridge[: features.shape[1]])),
        "full": _rounded(_fit(full, out, weight, ridge)),
        "mean": _rounded(mean),
        # Cues alone decide where hardly any question of the other kind went in cross-validation.
        "sure_out": round(float(np.quantile(plain_scores[out == 0], 0.998)), 2),
        "sure_in": round(float(np.quantile(plain_scores[out == 1], 0.005)), 2),
        "thresholds": THRESHOLDS,
        "together": TOGETHER,
    }
    path = WEIGHTS / "scope.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(table, indent=0) + "\n", encoding="utf-8")
    print(f"{path.name}: {len(samples)} questions, {int(out.sum())} of them out of scope")


def _samples() -> Iterator[Sample]:
    beginnings = tomllib.loads((PHRASINGS / "beginnings.toml").read_text(encoding="utf-8"))
    plain = [*_phrasings(), *_asks()]
    yield from plain
    for sample in plain:
        place = LANGUAGES_IN_FILES.index(sample.language)
        setting = _pick(beginnings["settings"], sample, "setting")[place]
        board = _pick(beginnings["boards"], sample, "board")[place]
        if sample.out:
            if sample.topic in JOINABLE and _chance(sample, "board") < 60:
                yield Sample(
                    f"{sample.topic}",
                    sample.group,
                    sample.language,
                    f"{board} {sample.text}",
                    out=True,
                    joined=True,
                )
            continue
        if sample.topic == "asks" and _chance(sample, "ask") >= 35:
            continue
        yield Sample(
            sample.topic, sample.group, sample.language, f"{setting} {sample.text}", out=False, joined=True
        )
        if _chance(sample, "board") < 60:
            yield Sample(
                sample.topic, sample.group, sample.language, f"{board} {sample.text}", out=False, joined=True
            )
        if _chance(sample, "both") < 20:
            text = f"{setting} {board} {sample.text}"
            yield Sample(sample.topic, sample.group, sample.language, text, out=False, joined=True)


LANGUAGES_IN_FILES = ("en", "es", "fr")
"""Order of the three languages in the files of phrasings."""


def _phrasings() -> Iterator[Sample]:
    for path in sorted(PHRASINGS.glob("*.toml")):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        for place, texts in enumerate(table.get("phrasings", ())):
            for language, text in zip(LANGUAGES_IN_FILES, texts, strict=True):
                yield Sample(
                    table["topic"], f"{table['topic']}{place}", language, text, table["scope"] == "out"
                )


def _asks() -> Iterator[Sample]:
    found = [
        Sample("asks", str(restatement.number), language, ask, out=False)
        for restatement in read_restatements(ROOT / "corpus" / "restatements")
        for language in LANGUAGES
        for ask in restatement.asks.get(language, ())
        # The text of this rule speaks of penalties; a question about them is out of scope.
        if str(restatement.number) != "104.3k"
    ]
    found.sort(key=lambda s: (_chance(s, "kept"), s.text))
    yield from found[:MOST_ASKS]


def _pick(choices: list[list[str]], sample: Sample, salt: str) -> list[str]:
    return choices[zlib.crc32(f"{salt}{sample.text}".encode()) % len(choices)]


def _chance(sample: Sample, salt: str) -> int:
    return zlib.crc32(f"{salt}:{sample.text}".encode()) % 100


def _fit(given: Floats, wanted: Floats, weight: Floats, ridge: Floats) -> Floats:
    """Fit a logistic regression by Newton's method; the last number is the bias."""
    with_one = np.hstack([given, np.ones((len(given), 1))])
    penalty = np.diag(np.r_[ridge, 1e-6])
    found = np.zeros(with_one.shape[1])
    for _ in range(20):
        chance = 1 / (1 + np.exp(-with_one @ found))
        slope = with_one.T @ (weight * (chance - wanted)) + penalty @ found
        bend = (with_one * (weight * chance * (1 - chance))[:, None]).T @ with_one + penalty
        step = np.linalg.solve(bend, slope)
        found -= step
        if np.abs(step).max() < 1e-8:
            break
    return found


def _crossed(given: Floats, wanted: Floats, weight: Floats, ridge: Floats, groups: list[str]) -> Floats:
    """Score every sample by weights that were fitted without its group."""
    names = sorted(set(groups))
    few = len(names) <= 2 * FOLDS
    fold = np.array([names.index(g) if few else zlib.crc32(g.encode()) % FOLDS for g in groups])
    scores = np.zeros(len(given))
    for one in sorted(set(fold.tolist())):
        held = fold == one
        if (~held).any() and len(set(wanted[~held].tolist())) > 1:
            found = _fit(given[~held], wanted[~held], weight[~held], ridge)
            scores[held] = given[held] @ found[:-1] + found[-1]
    return scores


def _report(name: str, samples: list[Sample], wanted: Floats, scores: Floats) -> None:
    print(f"cross-validated {name}: share declined")
    declined = scores >= wanted
    for language in LANGUAGES:
        rows = {
            "out": [s.out and not s.joined for s in samples],
            "out behind a board": [s.out and s.joined for s in samples],
            "in": [not s.out and not s.joined and s.topic != "asks" for s in samples],
            "asks": [s.topic == "asks" and not s.joined for s in samples],
            "in behind a beginning": [not s.out and s.joined for s in samples],
        }
        here = np.array([s.language == language for s in samples])
        parts = [f"{key} {np.mean(declined[np.array(rows[key]) & here]):.3f}" for key in rows]
        print(f"  {language}: " + ", ".join(parts))
    for topic in sorted({s.topic for s in samples}):
        here = np.array([s.topic == topic and not s.joined for s in samples])
        print(f"  {topic}: {np.mean(declined[here]):.3f} of {int(here.sum())}")
    if name == "by phrasing":
        for sample, no, score in zip(samples, declined, scores, strict=True):
            if no != sample.out and not sample.joined and sample.topic != "asks":
                print(f"  {score:.1f} {sample.topic} {sample.language}: {sample.text}")


def _rounded(numbers: Floats) -> list[float]:
    return [round(float(n), 4) for n in numbers]


if __name__ == "__main__":
    main()
