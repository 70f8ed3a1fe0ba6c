"""Train what names the rule that a general question asks for; writes ``corpus/phrasings/weights``.

usage: python scripts/train_rules.py [--check]

Trains on ``corpus/phrasings/lookups/bank.toml`` and the asked forms of the restatements: a multinomial
logistic regression over the embedding, from zeros by L-BFGS (half a minute). ``--check`` tells whether the
weights were made from the texts as they are, and needs no model.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from subrule.corpus.readers.restatement import read_restatements
from subrule.paths import LANGUAGES
from subrule.understanding.lookups import bank_rows
from subrule.understanding.ranking import SHARPNESS

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS = ROOT / "corpus" / "phrasings" / "weights"
PENALTY = 1e-4
STEPS = 60


def main() -> int:
    """Train and write the weights, or only check."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--check", action="store_true", help="tell whether the weights are up to date")
    check = arguments.parse_args().check
    texts = list(_texts())
    made_from = hashlib.blake2b(json.dumps([texts, PENALTY, STEPS]).encode(), digest_size=8).hexdigest()
    if check:
        table = json.loads((WEIGHTS / "rules.json").read_text(encoding="utf-8"))
        if table["made_from"] != made_from:
            print("corpus/phrasings/weights/rules.json is stale: run scripts/train_rules.py", file=sys.stderr)
        return int(table["made_from"] != made_from)
    rules = sorted({numbers for numbers, _ in texts})
    _train(texts, rules)
    written = json.dumps({"made_from": made_from, "rules": rules}, indent=0)
    (WEIGHTS / "rules.json").write_text(written + "\n", encoding="utf-8")
    print(f"rules: {len(texts)} questions, {len(rules)} rules or groups of rules")
    return 0


def _texts() -> Iterator[tuple[str, str]]:
    for numbers, _, text in bank_rows():
        yield " ".join(numbers), text
    for restatement in read_restatements(ROOT / "corpus" / "restatements"):
        for language in LANGUAGES:
            for ask in restatement.asks.get(language, ()):
                yield str(restatement.number), ask


def _train(texts: list[tuple[str, str]], rules: list[str]) -> None:
    import torch  # noqa: PLC0415 - --check needs no model

    from subrule.retrieval.embedding import EmbeddedEmbedder  # noqa: PLC0415
    from subrule.retrieval.graph import quantise_rows  # noqa: PLC0415
    from subrule.retrieval.tokenizer import normalise  # noqa: PLC0415

    torch.manual_seed(0)
    vectors = EmbeddedEmbedder().encode_queries([normalise(text) for _, text in texts])
    mean = vectors.mean(0)
    given = torch.tensor((vectors - mean) * SHARPNESS)
    wanted = torch.tensor([rules.index(numbers) for numbers, _ in texts])
    weights = torch.zeros(given.shape[1], len(rules), requires_grad=True)
    bias = torch.zeros(len(rules), requires_grad=True)
    optimiser = torch.optim.LBFGS(
        [weights, bias], max_iter=STEPS, history_size=8, line_search_fn="strong_wolfe"
    )

    def closure() -> torch.Tensor:
        optimiser.zero_grad()
        loss = torch.nn.functional.cross_entropy(given @ weights + bias, wanted)
        loss = loss + PENALTY * (weights**2).sum()
        loss.backward()
        return loss

    optimiser.step(closure)
    whole, steps = quantise_rows(weights.detach().numpy().T)
    np.savez(WEIGHTS / "rules.npz", weights=whole.T, steps=steps, bias=bias.detach().numpy(), mean=mean)


if __name__ == "__main__":
    sys.exit(main())
