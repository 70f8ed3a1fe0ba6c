"""Train what tells how likely a rule answers a general question; writes ``corpus/phrasings/weights``.

usage: python scripts/train_explaining.py [--check | --measure [QUESTIONS.jsonl ...]]

Writes ``rule_profiles.npz`` (the game words of each rule's restatement and of those who ask for it) and
``explaining.npz``: boosted trees that learn, from question sets whose answers are known, which rule may be
shown. The sets in ``SETS`` have been looked at before. ``--check`` tells whether both were made from the
texts, weights and sets as they are. ``--measure`` trains on all sets but one, for each of them, and prints by
set, language and bar what would be shown of the one; then, trained on all, the same for the files that are
given. It writes no weights.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from subrule.corpus.readers.restatement import read_restatements
from subrule.paths import LANGUAGES
from subrule.understanding.lookups import bank_rows
from train_likeness import ROOT, WEIGHTS
from train_weighing import SETS, write_trees

TREES = 150
RATE = 0.06
LEAVES = 8
PENALTY = 5.0
BARS = (0.0, 0.5, 0.6, 0.7, 0.76, 0.8, 0.84, 0.88)

RISING = (
    *("chance by likeness", "beside others by likeness", "chance by ranking", "beside others by ranking"),
    *("chance by both", "beside others by both", "beside its like by both", "chance of asking for it"),
    *("says what a term means", "likeness of concepts", "likeness beside others", "asks for a rule"),
)
"""Numbers of which more never speaks against a rule."""

FALLING = (
    *("rank by likeness", "rank by ranking", "unexplained", "unexplained share", "missing"),
    *("out of scope", "something else", "likeliest situation", "persons"),
)
"""Numbers of which more never speaks for a rule."""


@dataclass(frozen=True)
class Case:
    """A question in one language with the rules that may answer it.

    Attributes:
        questions: name of its set.
        language: its language.
        question: as in the set.
        numbers: the rules.
        rows: their features.
        right: whether each answers the question.
        alike: the rules that both classifiers name first; none where they differ.
    """

    questions: str
    language: str
    question: dict[str, Any]
    numbers: tuple[str, ...]
    rows: npt.NDArray[np.float64]
    right: tuple[bool, ...]
    alike: tuple[str, ...]


def main() -> int:
    """Train and write, or only check or measure."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--check", action="store_true", help="tell whether the weights are up to date")
    arguments.add_argument(
        "--measure", nargs="*", type=Path, metavar="QUESTIONS", help="measure; write no weights"
    )
    options = arguments.parse_args()
    made_from = _hash()
    if options.check:
        with np.load(WEIGHTS / "explaining.npz", allow_pickle=False) as stored:
            fresh = str(stored["made_from"]) == made_from
        if not fresh:
            print("explaining.npz is stale: run scripts/train_explaining.py", file=sys.stderr)
        return int(not fresh)
    _write_profiles()
    cases = list(_cases(ROOT / "tests" / "data" / name for name in SETS))
    if options.measure is not None:
        _measure(cases, options.measure)
        return 0
    write_trees(WEIGHTS / "explaining.npz", _fit(cases), made_from)
    print(f"explaining: {len(cases)} texts, {sum(len(c.numbers) for c in cases)} candidates, {TREES} trees")
    return 0


def _hash() -> str:
    texts = [(ROOT / "tests" / "data" / name).read_text(encoding="utf-8") for name in SETS]
    texts += [
        p.read_text(encoding="utf-8") for p in sorted((ROOT / "corpus" / "restatements").glob("*.toml"))
    ]
    with np.load(WEIGHTS / "asked.npz", allow_pickle=False) as asked:
        texts.append(str(asked["made_from"]))
    texts += [
        json.loads((WEIGHTS / f"{name}.json").read_text(encoding="utf-8"))["made_from"]
        for name in ("meanings", "rules")
    ]
    texts.append(json.dumps([bank_rows(), TREES, RATE, LEAVES, PENALTY, RISING, FALLING]))
    return hashlib.blake2b("\n".join(texts).encode(), digest_size=8).hexdigest()


def _write_profiles() -> None:
    from subrule.lexicon import Lexicon  # noqa: PLC0415 - --check needs none of them
    from subrule.retrieval.concepts import query_concepts  # noqa: PLC0415
    from subrule.understanding.profiles import write_profiles  # noqa: PLC0415

    lexicon = Lexicon.load()
    tellings: dict[str, list[Sequence[str]]] = {}
    for number, language, text in _wordings():
        tellings.setdefault(number, []).append(query_concepts(lexicon, text, language))
    write_profiles(WEIGHTS / "rule_profiles.npz", dict(sorted(tellings.items())))


def _wordings() -> Iterator[tuple[str, str, str]]:
    for restatement in read_restatements(ROOT / "corpus" / "restatements"):
        for language in LANGUAGES:
            if language in restatement.texts:
                yield str(restatement.number), language, restatement.texts[language]
            for ask in restatement.asks.get(language, ()):
                yield str(restatement.number), language, ask
    for numbers, language, text in bank_rows():
        for number in numbers:
            yield number, language, text


def _cases(paths: Iterable[Path]) -> Iterator[Case]:
    from subrule import Judge  # noqa: PLC0415 - --check needs none of them
    from subrule.answering.explaining import features, named_alike, options  # noqa: PLC0415
    from subrule.understanding.reading import understand  # noqa: PLC0415

    judge = Judge.open()
    for path in paths:
        for line in path.read_text(encoding="utf-8").splitlines():
            question = json.loads(line)
            for language in LANGUAGES:
                text = question["question"][language]
                understanding = understand(text, judge.lexicon, language)
                if understanding.readings or judge.out_of_scope(text, understanding):
                    continue
                asked = judge.asked(text, understanding)
                numbers = options(asked) if asked is not None else ()
                if asked is None or not numbers:
                    continue
                right = tuple(question["kind"] == "rule" and bool(_met(question, (n,))) for n in numbers)
                rows, alike = features(asked, numbers), named_alike(asked)
                yield Case(path.stem, language, question, numbers, rows, right, alike)


def _met(question: dict[str, Any], numbers: Sequence[str]) -> set[str]:
    accepted = question.get("accept", {})
    return {d for d in question["decisive"] if not {d, *accepted.get(d, ())}.isdisjoint(numbers)}


def _outcome(question: dict[str, Any], numbers: Sequence[str]) -> str:
    """What showing rules would be: right, partly right, or wrong, also where one of several is."""
    if question["kind"] != "rule":
        return "wrong"
    fits = {*question["decisive"], *question.get("supporting", ())}
    fits.update(n for numbers in question.get("accept", {}).values() for n in numbers)
    met = _met(question, numbers)
    if not met or not fits.issuperset(numbers):
        return "wrong"
    return "right" if len(met) == len(question["decisive"]) else "partly"


def _fit(cases: Sequence[Case]) -> Any:  # noqa: ANN401 - scikit-learn has no types
    from sklearn.ensemble import HistGradientBoostingClassifier  # noqa: PLC0415 - --check needs no model

    from subrule.answering.explaining import FEATURES  # noqa: PLC0415

    model = HistGradientBoostingClassifier(
        max_iter=TREES,
        learning_rate=RATE,
        max_leaf_nodes=LEAVES,
        l2_regularization=PENALTY,
        monotonic_cst=[(name in RISING) - (name in FALLING) for name in FEATURES],
        early_stopping=False,
        random_state=0,
    )
    return model.fit(np.concatenate([c.rows for c in cases]), [right for c in cases for right in c.right])


def _measure(cases: Sequence[Case], others: Sequence[Path]) -> None:
    for name in dict.fromkeys(c.questions for c in cases):
        model = _fit([c for c in cases if c.questions != name])
        _print(name, model, [c for c in cases if c.questions == name])
    model = _fit(cases)
    for path in others:
        _print(path.stem, model, list(_cases([path])))


def _print(name: str, model: Any, cases: Sequence[Case]) -> None:  # noqa: ANN401
    print(f"{name}: right + partly right / wrong of the general questions, at bars of")
    print("      " + "".join(f"{bar:>13.2f}" for bar in BARS))
    chances = [model.predict_proba(c.rows)[:, 1] for c in cases]
    for language in LANGUAGES:
        shown = []
        asked = sum(c.question["kind"] == "rule" for c in cases if c.language == language)
        for bar in BARS:
            counts: Counter[str] = Counter()
            for case, chance in zip(cases, chances, strict=True):
                best = int(np.argmax(chance))
                if chance[best] >= bar and case.numbers[best] in case.alike and case.language == language:
                    counts[_outcome(case.question, case.alike)] += 1
            shown.append(f"{counts['right']} + {counts['partly']} / {counts['wrong']}")
        print(f"  {language}  " + "".join(f"{text:>13}" for text in shown) + f"  of {asked}")


if __name__ == "__main__":
    sys.exit(main())
