"""Train what names the situation or the rule that a question is about; writes ``corpus/phrasings/weights``.

usage: python scripts/train_likeness.py [--check | --pack | --held-out]

Trains on ``corpus/phrasings/situations`` (scenarios of ``tests/scenarios`` put into words, and questions that
only look like them), ``corpus/phrasings/lookups/bank.toml`` and the asked forms of the restatements (rules),
and ``corpus/phrasings/scope`` (neither). The last six layers of the embedded model are tuned together with
one weighted sum a meaning, by cross-entropy (AdamW, seeded; about half an hour on two cores). ``--check``
tells whether the weights were made from the texts as they are, and needs no model; ``--pack`` only writes
the scenarios anew, where files changed and not what is said of them; ``--held-out`` leaves out one text in
seven of each situation, says how many of these are named, and writes nothing.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import yaml

from subrule.corpus.readers.restatement import read_restatements
from subrule.paths import LANGUAGES
from subrule.understanding.likeness import SHARPNESS
from subrule.understanding.lookups import bank_rows

ROOT = Path(__file__).resolve().parent.parent
PHRASINGS = ROOT / "corpus" / "phrasings"
SCENARIOS = ROOT / "tests" / "scenarios"
WEIGHTS = PHRASINGS / "weights"
LATER = PHRASINGS / "lookups" / "later.txt"
"""Numbers of rules that were restated after the last training and wait for the next one."""

SEED = 7
FROZEN = 6
"""How many layers stay as they are packaged."""
EPOCHS = 3
BATCH = 64
RATE = 2e-4
RATE_OF_SUMS = 10
SMOOTHING = 0.1
DROPOUT = 0.1
WARM_STEPS = 80
MOST_PIECES = 160

Floats = npt.NDArray[np.float32]
Meaning = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Sample:
    """A text with what it means.

    Attributes:
        meant: items of a mapping with ``rule``, with ``name`` (and ``question``), or with ``other``.
        text: the question.
        place: which text of its situation it is.
    """

    meant: Meaning
    text: str
    place: int = 0


def main() -> int:
    """Train and write the weights, or only check."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--check", action="store_true", help="tell whether the weights are up to date")
    arguments.add_argument("--held-out", action="store_true", help="measure on texts left out; write nothing")
    arguments.add_argument("--pack", action="store_true", help="write the scenarios anew; train nothing")
    options = arguments.parse_args()
    samples = list(_samples())
    made_from = _hash(samples)
    if options.check:
        return _check(made_from)
    meanings = sorted({s.meant for s in samples})
    if options.pack:
        if _table()["made_from"] != made_from:
            return _check(made_from)
        _write_table(made_from, meanings)
        return 0
    if options.held_out:
        _hold_out(samples, meanings)
        return 0
    (PHRASINGS / "situations" / "withdrawn.txt").write_text("", encoding="utf-8")
    LATER.write_text("", encoding="utf-8")
    samples = list(_samples())
    meanings = sorted({s.meant for s in samples})
    made_from = _hash(samples)
    tuner = Tuner(samples, meanings)
    tuner.train(range(len(samples)))
    WEIGHTS.mkdir(parents=True, exist_ok=True)
    tuner.write(WEIGHTS)
    _write_table(made_from, meanings)
    situations = sum("name" in dict(m) for m in meanings)
    print(f"likeness: {len(samples)} texts, {len(meanings)} meanings, {situations} of them situations")
    return 0


# -- texts -----------------------------------------------------------------------------------------


def _samples() -> Iterator[Sample]:
    yield from _situations()
    for numbers, _, text in bank_rows():
        yield Sample((("rule", " ".join(numbers)),), text)
    later = set(LATER.read_text(encoding="utf-8").split())
    for restatement in read_restatements(ROOT / "corpus" / "restatements"):
        if str(restatement.number) in later:
            continue
        for language in LANGUAGES:
            for ask in restatement.asks.get(language, ()):
                yield Sample((("rule", str(restatement.number)),), ask)
    for path in sorted((PHRASINGS / "scope").glob("*.toml")):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        for texts in table.get("phrasings", ()):
            for text in texts:
                yield Sample((("other", table["scope"]),), text)


def _situations() -> Iterator[Sample]:
    for path in sorted((PHRASINGS / "situations").glob("*.toml")):
        for situation in tomllib.loads(path.read_text(encoding="utf-8"))["situation"]:
            name, question = situation["scenario"], situation.get("question")
            asked = json.dumps(question, sort_keys=True) if question is not None else ""
            meant = (("name", name), ("question", asked)) if asked else (("name", name),)
            near = situation.get("near", {})
            for language in LANGUAGES:
                for place, text in enumerate(situation[language]):
                    yield Sample(meant, text, place)
                for text in near.get(language, ()):
                    yield Sample((("other", f"near {name} {asked}".rstrip()),), text)


def scenario_text(name: str, question: str = "") -> str:
    """Give the text of a scenario without title and expectation, with another question if one is given.

    Args:
        name: its path under ``tests/scenarios``, without ending.
        question: the question in place of its own, as JSON; empty for its own.
    """
    text = (SCENARIOS / f"{name}.yaml").read_text(encoding="utf-8")
    table = yaml.load(text, Loader=yaml.BaseLoader)  # noqa: S506 - strings only; builds no objects
    table = {key: value for key, value in table.items() if key not in ("title", "expect")}
    if question:
        table["question"] = json.loads(question)
    return str(
        yaml.safe_dump(table, allow_unicode=True, sort_keys=False, default_flow_style=True, width=9999)
    )


def _hash(samples: Sequence[Sample]) -> str:
    """Hash what the weights are made from: all texts, those withdrawn since, and the settings."""
    withdrawn = (PHRASINGS / "situations" / "withdrawn.txt").read_text(encoding="utf-8").split()
    total = sum(int(text_hash(s), 16) for s in samples) + sum(int(line, 16) for line in withdrawn)
    settings = json.dumps([SEED, FROZEN, EPOCHS, BATCH, RATE, RATE_OF_SUMS, SMOOTHING, DROPOUT])
    return f"{total % 2**64:016x}-{hashlib.blake2b(settings.encode(), digest_size=4).hexdigest()}"


def text_hash(sample: Sample) -> str:
    """Hash one text with what it means, 16 hexadecimal digits: how ``withdrawn.txt`` names it.

    A text taken out after training is listed there, so that the weights are not stale for it; training
    anew empties the list.
    """
    written = json.dumps([sample.meant, sample.text], ensure_ascii=False)
    return hashlib.blake2b(written.encode(), digest_size=8).hexdigest()


def _table() -> dict[str, Any]:
    table: dict[str, Any] = json.loads((WEIGHTS / "meanings.json").read_text(encoding="utf-8"))
    return table


def _packed(meanings: Sequence[Meaning]) -> list[dict[str, str]]:
    found = []
    for meaning in map(dict, meanings):
        if "name" in meaning:
            meaning["scenario"] = scenario_text(meaning["name"], meaning.pop("question", ""))
        found.append(meaning)
    return found


def _write_table(made_from: str, meanings: Sequence[Meaning]) -> None:
    table = {"made_from": made_from, "meanings": _packed(meanings)}
    written = json.dumps(table, ensure_ascii=False, indent=0)
    (WEIGHTS / "meanings.json").write_text(written + "\n", encoding="utf-8")


def _check(made_from: str) -> int:
    table, remedy = _table(), ""
    if table["made_from"] != made_from:
        remedy = "run scripts/train_likeness.py (half an hour)"
    elif table["meanings"] != _packed(sorted({s.meant for s in _samples()})):
        remedy = "run scripts/train_likeness.py --pack"
    if remedy:
        print(f"corpus/phrasings/weights/meanings.json is stale: {remedy}", file=sys.stderr)
    return int(bool(remedy))


def _hold_out(samples: Sequence[Sample], meanings: Sequence[Meaning]) -> None:
    held = [i for i, s in enumerate(samples) if "name" in dict(s.meant) and s.place % 7 == 3]
    kept = sorted(set(range(len(samples))) - set(held))
    tuner = Tuner(samples, meanings)
    tuner.train(kept)
    chances = tuner.chances(held)
    best, right = chances.argmax(1), np.array([meanings.index(samples[i].meant) for i in held])
    for least in (0.0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8):
        sure = chances.max(1) >= least
        print(f"chance ≥ {least}: {sure.mean():.2f} named, {(best == right)[sure].mean():.3f} of them right")


# -- training --------------------------------------------------------------------------------------


class Tuner:
    """The embedded model with its last layers free, and one weighted sum a meaning."""

    def __init__(self, samples: Sequence[Sample], meanings: Sequence[Meaning]) -> None:
        """Load the model and run the frozen layers once over all texts.

        Args:
            samples: the texts.
            meanings: all meanings, in the order of the sums.
        """
        import torch  # noqa: PLC0415 - --check needs no model

        from subrule.retrieval.public_face import load_sentence_transformer  # noqa: PLC0415 - --check needs no model

        random.seed(SEED)
        torch.manual_seed(SEED)
        # Numbers next to nothing cost a hundred times as much to multiply.
        torch.set_flush_denormal(True)
        self.torch = torch
        place = {meaning: i for i, meaning in enumerate(meanings)}
        self.wanted = [place[s.meant] for s in samples]
        bert = load_sentence_transformer()[0].auto_model
        for module in bert.modules():
            if isinstance(module, torch.nn.Dropout):
                module.p = 0.0
        self.tuned = bert.encoder.layer[FROZEN:]
        self.states = self._frozen(bert, samples)
        self.sums = torch.nn.Linear(bert.config.hidden_size, len(meanings))
        torch.nn.init.normal_(self.sums.weight, std=0.02)
        torch.nn.init.zeros_(self.sums.bias)

    def train(self, given: Sequence[int]) -> None:
        """Train on some of the samples.

        Args:
            given: their places.
        """
        torch = self.torch
        self._let_drop(DROPOUT)
        groups = [
            {"params": list(self.tuned.parameters()), "weight_decay": 0.01, "times": 1},
            {"params": list(self.sums.parameters()), "weight_decay": 0.0, "times": RATE_OF_SUMS},
        ]
        optimiser = torch.optim.AdamW(groups, lr=RATE)
        everything = [p for group in groups for p in group["params"]]
        steps, step, started = EPOCHS * (len(given) // BATCH + 1), 0, time.monotonic()
        for epoch in range(EPOCHS):
            lost = 0.0
            batches = self._batches(list(given))
            for batch in batches:
                share = min(1.0, step / WARM_STEPS) * max(0.02, 1 - step / steps)
                for group in optimiser.param_groups:
                    group["lr"] = RATE * group["times"] * share
                wanted = torch.tensor([self.wanted[i] for i in batch])
                loss = torch.nn.functional.cross_entropy(
                    self._scores(batch), wanted, label_smoothing=SMOOTHING
                )
                optimiser.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(everything, 1.0)
                optimiser.step()
                lost, step = lost + float(loss.detach()), step + 1
            minutes = (time.monotonic() - started) / 60
            print(
                f"epoch {epoch + 1} of {EPOCHS}: loss {lost / len(batches):.3f}, {minutes:.0f} min",
                flush=True,
            )
        self._let_drop(0.0)

    def chances(self, places: Sequence[int]) -> Floats:
        """Give the chance of each meaning, ``(places, meanings)``."""
        with self.torch.no_grad():
            parts = [
                self.torch.softmax(self._scores(places[at : at + BATCH]), 1)
                for at in range(0, len(places), BATCH)
            ]
        found: Floats = self.torch.cat(parts).numpy()
        return found

    def write(self, folder: Path) -> None:
        """Write the tuned layers and the sums."""
        from subrule.retrieval.graph import quantise_rows  # noqa: PLC0415 - --check needs no model
        from subrule.retrieval.public_face import packaged_names  # noqa: PLC0415 - --check needs no model
        from subrule.retrieval.tuned import write_layers  # noqa: PLC0415 - --check needs no model

        state = {name: values.float().numpy() for name, values in self.tuned.state_dict().items()}
        tensors = {
            short: state[f"{layer - FROZEN}.{long}"]
            for layer in range(FROZEN, FROZEN + len(self.tuned))
            for short, long in packaged_names(layer).items()
        }
        write_layers(tensors, folder / "layers.npz")
        whole, steps = quantise_rows(self.sums.weight.detach().numpy())
        np.savez(folder / "meanings.npz", weights=whole.T, steps=steps, bias=self.sums.bias.detach().numpy())

    def _frozen(self, bert: Any, samples: Sequence[Sample]) -> list[Any]:  # noqa: ANN401 - torch
        from subrule.retrieval.embedding import QUERY, EmbeddedEmbedder  # noqa: PLC0415 - --check needs no model
        from subrule.retrieval.tokenizer import normalise  # noqa: PLC0415 - --check needs no model

        torch, embedder = self.torch, EmbeddedEmbedder()
        pieces = [embedder.token_ids(QUERY + normalise(s.text))[:MOST_PIECES] for s in samples]
        states: list[Any] = [None] * len(pieces)
        order = sorted(range(len(pieces)), key=lambda i: len(pieces[i]))
        with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
            for at in range(0, len(order), 2 * BATCH):
                batch = order[at : at + 2 * BATCH]
                longest = max(len(pieces[i]) for i in batch)
                ids = torch.ones(len(batch), longest, dtype=torch.long)
                there = torch.zeros(len(batch), longest)
                for row, i in enumerate(batch):
                    ids[row, : len(pieces[i])] = torch.tensor(pieces[i])
                    there[row, : len(pieces[i])] = 1
                at_first = bert.embeddings(
                    input_ids=ids, position_ids=torch.arange(longest).expand(len(batch), -1)
                )
                ended = self._through(at_first, there, bert.encoder.layer[:FROZEN])
                for row, i in enumerate(batch):
                    states[i] = ended[row, : len(pieces[i])].to(torch.bfloat16).clone()
        return states

    def _through(self, states: Any, there: Any, layers: Any) -> Any:  # noqa: ANN401
        hidden = (1.0 - there[:, None, None, :]) * -1e4
        for layer in layers:
            given = layer(states, hidden)
            states = given[0] if isinstance(given, tuple) else given
        return states

    def _scores(self, batch: Sequence[int]) -> Any:  # noqa: ANN401
        torch = self.torch
        longest = max(self.states[i].shape[0] for i in batch)
        states = torch.zeros(len(batch), longest, self.states[batch[0]].shape[1], dtype=torch.bfloat16)
        there = torch.zeros(len(batch), longest)
        for row, i in enumerate(batch):
            states[row, : self.states[i].shape[0]] = self.states[i]
            there[row, : self.states[i].shape[0]] = 1
        with torch.autocast("cpu", dtype=torch.bfloat16):
            states = self._through(states, there, self.tuned)
        mean = (states.float() * there[:, :, None]).sum(1) / there.sum(1, keepdim=True)
        return self.sums(torch.nn.functional.normalize(mean, dim=1) * SHARPNESS)

    def _batches(self, given: list[int]) -> list[list[int]]:
        """Shuffle, and put texts of like length together."""
        random.shuffle(given)
        batches: list[list[int]] = []
        for at in range(0, len(given), BATCH * 20):
            part = sorted(given[at : at + BATCH * 20], key=lambda i: self.states[i].shape[0])
            batches += [part[k : k + BATCH] for k in range(0, len(part), BATCH)]
        random.shuffle(batches)
        return batches

    def _let_drop(self, share: float) -> None:
        for module in self.tuned.modules():
            if isinstance(module, self.torch.nn.Dropout):
                module.p = share
        self.tuned.train(share > 0)


if __name__ == "__main__":
    sys.exit(main())
