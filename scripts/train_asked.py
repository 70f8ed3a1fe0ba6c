"""Train what tells the sense in which a question is asked; writes ``corpus/phrasings/weights/asked.npz``.

usage: python scripts/train_asked.py [--check | --held-out]

Trains on ``corpus/phrasings/asked.toml`` (asking sentences by sense) and on the asking parts of the
situations, whose scenarios have a question: a multinomial logistic regression over runs of letters and
words, by L-BFGS (a minute or two). ``--check`` tells whether the weights were made from the texts as
they are; ``--held-out`` leaves out every seventh sentence of ``asked.toml``, says how many are told
rightly, and writes nothing.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from subrule.engine.scenario_file import read_scenario
from subrule.paths import LANGUAGES
from subrule.understanding.asked import BUCKETS, asking_part, buckets, opposite_of, sense_of
from train_likeness import PHRASINGS, WEIGHTS, scenario_text

PENALTY = 4.0
WEIGHT_OF_SENTENCES = 4.0
"""How much a sentence of asked.toml counts beside the asking part of a situation."""

Text = tuple[str, str, float]


def main() -> int:
    """Train and write the weights, or only check or measure."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--check", action="store_true", help="tell whether the weights are up to date")
    arguments.add_argument("--held-out", action="store_true", help="measure on sentences left out")
    options = arguments.parse_args()
    texts = [*_sentences(), *_situations()]
    made_from = hashlib.blake2b(json.dumps([texts, PENALTY, BUCKETS]).encode(), digest_size=8).hexdigest()
    path = WEIGHTS / "asked.npz"
    if options.check:
        with np.load(path, allow_pickle=False) as stored:
            fresh = str(stored["made_from"]) == made_from
        if not fresh:
            print(f"{path.name} is stale: run scripts/train_asked.py", file=sys.stderr)
        return int(not fresh)
    if options.held_out:
        _hold_out(texts)
        return 0
    senses, weights, bias = _train(texts)
    _write(path, senses, weights, bias, made_from)
    print(f"asked: {len(texts)} asking parts, {len(senses)} senses")
    return 0


def _sentences() -> Iterator[Text]:
    table = tomllib.loads((PHRASINGS / "asked.toml").read_text(encoding="utf-8"))
    for entry in table["asked"]:
        for language in LANGUAGES:
            for sentence in entry[language]:
                yield entry["about"], asking_part(sentence), WEIGHT_OF_SENTENCES


def _situations() -> Iterator[Text]:
    for path in sorted((PHRASINGS / "situations").glob("*.toml")):
        for situation in tomllib.loads(path.read_text(encoding="utf-8"))["situation"]:
            asked = json.dumps(situation["question"]) if "question" in situation else ""
            text = scenario_text(situation["scenario"], asked)
            sense = sense_of(read_scenario(text, situation["scenario"]).question)
            for language in LANGUAGES:
                for phrasing in situation[language]:
                    yield sense, asking_part(phrasing), 1.0


def _train(texts: list[Text]) -> tuple[list[str], np.ndarray, np.ndarray]:
    from scipy.sparse import csr_matrix  # noqa: PLC0415 - --check needs neither
    from sklearn.linear_model import LogisticRegression  # noqa: PLC0415

    places = [buckets(part) for _, part, _ in texts]
    lengths = np.array([len(p) for p in places])
    given = csr_matrix(
        (
            np.repeat(1 / np.sqrt(np.maximum(1, lengths)), lengths),
            np.concatenate(places),
            np.concatenate([[0], np.cumsum(lengths)]),
        ),
        shape=(len(texts), BUCKETS),
    )
    model = LogisticRegression(C=PENALTY, max_iter=400)
    model.fit(given, [sense for sense, _, _ in texts], sample_weight=[weight for *_, weight in texts])
    return model.classes_.tolist(), model.coef_.T, model.intercept_


def _write(path: Path, senses: list[str], weights: np.ndarray, bias: np.ndarray, made_from: str) -> None:
    steps = np.abs(weights).max(axis=0) / 127
    np.savez_compressed(
        path,
        senses=np.array(senses),
        weights=np.round(weights / steps).astype(np.int8),
        steps=steps.astype(np.float32),
        bias=bias.astype(np.float32),
        made_from=np.array(made_from),
    )


def _hold_out(texts: list[Text]) -> None:
    own = [t for t in texts if t[2] == WEIGHT_OF_SENTENCES]
    held = own[3::7]
    senses, weights, bias = _train([t for t in texts if t not in set(held)])
    right = turned = 0
    for sense, part, _ in held:
        places = buckets(part)
        scores = bias + weights[places].sum(axis=0) / np.sqrt(max(1, len(places)))
        named = senses[int(np.argmax(scores))]
        right += named == sense
        turned += named == opposite_of(sense)
    shares = f"{right / len(held):.3f} right, {turned / len(held):.3f} the opposite"
    print(f"{len(held)} sentences left out: {shares}")


if __name__ == "__main__":
    sys.exit(main())
