"""Train what tells how likely a question is meant in a certain way; writes ``corpus/phrasings/weights``.

usage: python scripts/train_weighing.py [--check | --measure QUESTIONS.jsonl ...]

Writes ``profiles.npz`` (the game words of each situation's tellings) and ``weighing.npz``: boosted trees that
learn, from question sets whose answers are known, which candidate is the right one. The sets in ``SETS`` have
been looked at before, so they measure nothing any more; what is measured is measured on others.
``--check`` tells whether both were made from the texts and sets as they are. ``--measure`` leaves each set
out of training once, prints what would be answered of it at several bars, then the same for the questions of
the files that are given, and writes nothing.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from subrule.paths import LANGUAGES
from train_likeness import PHRASINGS, ROOT, WEIGHTS

SETS = (
    *("blind_core.jsonl", "blind_core_2.jsonl", "blind_combat.jsonl"),
    *("blind_stack.jsonl", "blind_effects.jsonl", "blind_turn.jsonl"),
)
TREES = 200
RATE = 0.04
LEAVES = 8
PENALTY = 1.0
SEEN = 0.4
"""The share of the numbers among which a node chooses."""

LEAST = 40
"""How many candidates a leaf holds at least."""

RISING = (
    *("chance", "chance of what ends alike", "share of the best", "likeness of concepts", "sense"),
    *("sense beside the best", "sense beside its opposite", "likeness beside the best"),
)
"""Numbers of which more never speaks against a candidate."""

FALLING = (
    *("rank", "something else", "out of scope", "asks for a rule", "only looks like it", "unexplained"),
    *("unexplained share", "heaviest unexplained", "missing", "unexplained beside the least"),
    "missing beside the least",
)
"""Numbers of which more never speaks for a candidate."""

BARS = (0.0, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9)


@dataclass(frozen=True)
class Case:
    """A question in one language with its candidates.

    Attributes:
        question: its id.
        rows: features of the candidates.
        outcomes: what each would be: right, wrong or partly.
        verdicts: what each would say.
        declined: whether it is declined before anything is weighed.
        situation: whether a situation is asked about.
    """

    question: str
    rows: npt.NDArray[np.float64]
    outcomes: tuple[str, ...]
    verdicts: tuple[str, ...]
    declined: bool
    situation: bool


def main() -> int:
    """Train and write, or only check or measure."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--check", action="store_true", help="tell whether the weights are up to date")
    arguments.add_argument(
        "--measure", nargs="*", type=Path, metavar="QUESTIONS", help="measure; write nothing"
    )
    options = arguments.parse_args()
    made_from = _hash()
    if options.check:
        with np.load(WEIGHTS / "weighing.npz", allow_pickle=False) as stored:
            fresh = str(stored["made_from"]) == made_from
        if not fresh:
            print("weighing.npz is stale: run scripts/train_weighing.py", file=sys.stderr)
        return int(not fresh)
    _write_profiles()
    cases = list(_cases(ROOT / "tests" / "data" / name for name in SETS))
    if options.measure is not None:
        _measure(cases, options.measure)
        return 0
    model = _fit(cases)
    write_trees(WEIGHTS / "weighing.npz", model, made_from)
    print(f"weighing: {len(cases)} texts, {sum(len(c.rows) for c in cases)} candidates, {TREES} trees")
    return 0


def _hash() -> str:
    texts = [(ROOT / "tests" / "data" / name).read_text(encoding="utf-8") for name in SETS]
    texts += [p.read_text(encoding="utf-8") for p in sorted((PHRASINGS / "situations").glob("*.toml"))]
    with np.load(WEIGHTS / "asked.npz", allow_pickle=False) as asked:
        texts.append(str(asked["made_from"]))
    texts.append(json.loads((WEIGHTS / "meanings.json").read_text(encoding="utf-8"))["made_from"])
    texts.append(json.dumps([TREES, RATE, LEAVES, PENALTY, SEEN, LEAST, RISING, FALLING]))
    return hashlib.blake2b("\n".join(texts).encode(), digest_size=8).hexdigest()


def _write_profiles() -> None:
    from subrule.lexicon import Lexicon  # noqa: PLC0415 - --check needs none of them
    from subrule.retrieval.concepts import query_concepts  # noqa: PLC0415
    from subrule.understanding.profiles import write_profiles  # noqa: PLC0415

    lexicon = Lexicon.load()
    tellings: dict[str, list[Sequence[str]]] = {}
    for path in sorted((PHRASINGS / "situations").glob("*.toml")):
        for situation in tomllib.loads(path.read_text(encoding="utf-8"))["situation"]:
            told = tellings.setdefault(situation["scenario"], [])
            for language in LANGUAGES:
                told += [query_concepts(lexicon, text, language) for text in situation[language]]
    write_profiles(WEIGHTS / "profiles.npz", tellings)


def _cases(paths: Iterable[Path]) -> Iterator[Case]:
    from subrule import Judge  # noqa: PLC0415 - --check needs none of them
    from subrule.answering.agreement import candidates  # noqa: PLC0415
    from subrule.answering.weighing import FEATURES, Told, features  # noqa: PLC0415
    from subrule.retrieval.concepts import query_concepts  # noqa: PLC0415
    from subrule.understanding.asked import senses_asked  # noqa: PLC0415
    from subrule.understanding.reading import understand  # noqa: PLC0415

    judge = Judge.open()
    for path in paths:
        for line in path.read_text(encoding="utf-8").splitlines():
            question = json.loads(line)
            for language in LANGUAGES:
                text = question["question"][language]
                understanding = understand(text, judge.lexicon, language)
                if understanding.readings:
                    continue
                told = Told(
                    judge.likeness(text), senses_asked(text), query_concepts(judge.lexicon, text, language)
                )
                found = candidates(told.likeness.meanings, judge.ruling_on)
                situation = question["kind"] in ("scenario", "insufficient")
                outcomes = [
                    outcome_of(question, c.verdict, c.decisive) if situation else "wrong" for c in found
                ]
                yield Case(
                    f"{path.stem} {question['id']}",
                    features(told, found) if found else np.zeros((0, len(FEATURES))),
                    tuple(outcomes),
                    tuple(c.verdict for c in found),
                    judge.out_of_scope(text, understanding),
                    situation,
                )


def outcome_of(question: Mapping[str, Any], verdict: str, decisive: frozenset[str]) -> str:
    """Tell what an answer to a question about a situation would be: right, wrong or partly.

    Args:
        question: what its set says of it.
        verdict: the answer's.
        decisive: numbers of the rules that decide it.
    """
    expected = "outcome" if question["expected"] == "open" else question["expected"]
    accepted = question.get("accept", {})
    cited = [n in decisive or not decisive.isdisjoint(accepted.get(n, ())) for n in question["decisive"]]
    if expected == "outcome":
        return "right" if verdict in ("yes", "no", "outcome") and all(cited) else "partly"
    if verdict == expected:
        return "right" if all(cited) else "partly"
    return "wrong" if verdict in ("yes", "no", "outcome") or expected == "depends" else "partly"


def _fit(cases: Sequence[Case]) -> Any:  # noqa: ANN401 - scikit-learn has no types
    from sklearn.ensemble import HistGradientBoostingClassifier  # noqa: PLC0415 - --check needs no model

    from subrule.answering.weighing import FEATURES  # noqa: PLC0415

    rows = np.concatenate([c.rows for c in cases])
    right = [o == "right" for c in cases for o in c.outcomes]
    model = HistGradientBoostingClassifier(
        max_iter=TREES,
        learning_rate=RATE,
        max_leaf_nodes=LEAVES,
        l2_regularization=PENALTY,
        max_features=SEEN,
        min_samples_leaf=LEAST,
        monotonic_cst=[(name in RISING) - (name in FALLING) for name in FEATURES],
        early_stopping=False,
        random_state=0,
    )
    return model.fit(rows, right)


def write_trees(path: Path, model: Any, made_from: str) -> None:  # noqa: ANN401
    """Write the trees of a trained classifier for :class:`subrule.answering.weighing.Trees`.

    Args:
        path: the file, ``.npz``.
        model: scikit-learn's ``HistGradientBoostingClassifier``, trained.
        made_from: digest of what it was trained on.
    """
    trees = [predictor.nodes for (predictor,) in model._predictors]
    starts = np.cumsum([0, *(len(t) for t in trees)])
    nodes, offset = np.concatenate(trees), np.repeat(starts[:-1], np.diff(starts))
    leaf, own = nodes["is_leaf"].astype(bool), np.arange(len(nodes))
    np.savez_compressed(
        path,
        roots=starts[:-1].astype(np.int32),
        feature=np.where(leaf, 0, nodes["feature_idx"]).astype(np.int16),
        bound=np.where(leaf, 0.0, nodes["num_threshold"]),
        left=np.where(leaf, own, nodes["left"] + offset).astype(np.int32),
        right=np.where(leaf, own, nodes["right"] + offset).astype(np.int32),
        value=np.where(leaf, nodes["value"], 0.0),
        start=np.array(float(np.ravel(model._baseline_prediction)[0])),
        depth=np.array(int(nodes["depth"].max())),
        made_from=np.array(made_from),
    )


def _measure(cases: Sequence[Case], others: Sequence[Path]) -> None:
    for name in SETS:
        of_it = [c.question.startswith(f"{Path(name).stem} ") for c in cases]
        model = _fit([c for c, left_out in zip(cases, of_it, strict=True) if not left_out])
        _print(name, [(c, _chances(model, c)) for c, left_out in zip(cases, of_it, strict=True) if left_out])
    model = _fit(cases)
    for path in others:
        _print(path.name, [(c, _chances(model, c)) for c in _cases([path])])


def _chances(model: Any, case: Case) -> npt.NDArray[np.float64]:  # noqa: ANN401
    found: npt.NDArray[np.float64] = model.predict_proba(case.rows)[:, 1] if len(case.rows) else np.zeros(0)
    return found


def _print(name: str, weighed: Sequence[tuple[Case, npt.NDArray[np.float64]]]) -> None:
    print(
        f"{name}: {len(weighed)} texts that are not read, {sum(c.situation for c, _ in weighed)} situations"
    )
    for verdicts in (("yes", "no"), ("outcome",), ("depends",), ("yes", "no", "outcome", "depends")):
        print("  " + ", ".join(verdicts))
        for bar in BARS:
            counts = {"right": 0, "wrong": 0, "partly": 0}
            for case, chances in weighed:
                best = int(np.argmax(chances)) if len(chances) else -1
                if (
                    best >= 0
                    and chances[best] >= bar
                    and not case.declined
                    and case.verdicts[best] in verdicts
                ):
                    counts[case.outcomes[best]] += 1
            print(f"    {bar:.2f}: " + ", ".join(f"{what} {count}" for what, count in counts.items()))


if __name__ == "__main__":
    sys.exit(main())
