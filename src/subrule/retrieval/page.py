"""The page of retrieval figures: an evaluation as Markdown.

It holds figures and ids, never a question's text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from subrule.retrieval.evaluation import HYBRID, Block, Speed
from subrule.retrieval.fusion import held_back
from subrule.retrieval.measures import MEASURES, interval, paired_p

LANGUAGES = ("en", "es", "fr")

_MEANING = """\
`R@k`: at least one deciding rule is within the first k. `all@10`: all deciding rules are within the first
ten. A rule that the question set accepts in place of a deciding one counts as it. Baselines are public
methods as they are: BM25 (bm25s, words stemmed by language) and the embedded multilingual-e5-small by
plain cosine, each rule by its best text, over the loaded official text alone (where there is one) and
over all texts including the asked forms; RRF is reciprocal rank fusion with k = 60. Intervals are 95 %
bootstrap intervals over questions; p is a two-sided paired randomisation test of nDCG@10 against the best
baseline of that language.

The weights of the hybrid were chosen on this question set (`scripts/choose_fusion.py`); that script
prints, and `index/fusion.json` keeps, what they reach on topics that they were not chosen on (all texts,
subrules):"""


def languages_of(block: Block) -> list[str]:
    """Languages of the questions: en, es, fr and then others."""
    found = {judged.language for judged in block.judged}
    return [*(code for code in LANGUAGES if code in found), *sorted(found - set(LANGUAGES))]


def summary(block: Block) -> dict[str, object]:
    """Give a block's figures as data.

    Args:
        block: the figures.

    Returns:
        By system and language the measures at both levels; the intervals and the test of the hybrid.
    """
    systems: dict[str, object] = {}
    for name, figures in block.figures.items():
        systems[name] = {
            language: {
                level: dict(zip(MEASURES, _means(values, block, language), strict=True))
                for level, values in (("subrule", figures.subrule), ("rule", figures.rule))
            }
            for language in languages_of(block)
        }
    return {
        "collection": block.collection.name,
        "corpus": block.collection.hash,
        "texts": len(block.collection.texts),
        "rules": len(block.collection.numbers),
        "questions": {language: int(block.of(language).sum()) for language in languages_of(block)},
        "systems": systems,
        "against_best_baseline": {
            language: against_best(block, language) for language in languages_of(block)
        },
    }


def _means(values: object, block: Block, language: str) -> list[float]:
    rows = np.asarray(values)[block.of(language)]
    return [round(float(mean), 4) for mean in rows.mean(axis=0)]


def against_best(block: Block, language: str) -> dict[str, object]:
    """Compare the hybrid with the best baseline of a language."""
    mask = block.of(language)
    best = block.best_baseline(language)
    ours = block.figures[HYBRID].subrule[mask]
    theirs = block.figures[best].subrule[mask]
    return {
        "baseline": best,
        "nDCG@10": round(float(ours[:, 0].mean() - theirs[:, 0].mean()), 4),
        "p": round(paired_p(ours[:, 0], theirs[:, 0]), 4),
        "intervals": {
            name: [round(end, 3) for end in interval(ours[:, place])]
            for place, name in enumerate(MEASURES)
            if name in ("nDCG@10", "R@5", "all@10")
        },
    }


def write_page(blocks: Sequence[Block], speed: Speed | None, command: str, loaded: Sequence[str]) -> str:
    """Write the page.

    Args:
        blocks: the figures, a collection each.
        speed: how fast; None where it was not measured.
        command: the command that made them, as it can be typed again.
        loaded: the loaded texts.

    Returns:
        Markdown, ending in a newline.
    """
    lines = [
        "# How well the deciding rule is found",
        "",
        "<!-- Generated; do not edit. -->",
        "",
        "Made by:",
        "",
        "```",
        command,
        "```",
        "",
        f"Loaded texts: {', '.join(loaded) or 'none beside the shipped ones'}.",
        "",
        _MEANING,
        "",
        *_held_back(),
        "",
    ]
    if speed is not None:
        lines += [*_speed(speed), ""]
    for block in blocks:
        lines += _block(block)
    return "\n".join(lines).rstrip() + "\n"


def _held_back() -> Iterator[str]:
    figures = held_back()
    yield _row(["language", *MEASURES])
    yield _row(["---"] * (1 + len(MEASURES)))
    for language, measures in sorted(figures.items()):
        yield _row([language, *(f"{measures.get(name, 0.0):.3f}" for name in MEASURES)])


def _speed(speed: Speed) -> Iterator[str]:
    yield "| one search, p50 | p95 | many at once | opening the index | putting it together | its size |"
    yield "|---|---|---|---|---|---|"
    yield (
        f"| {speed.p50_ms:.0f} ms | {speed.p95_ms:.0f} ms | {speed.batch_per_s:.0f} a second "
        f"| {speed.load_ms:.0f} ms | {speed.build_s:.1f} s | {speed.size_mb:.0f} MB |"
    )


def _block(block: Block) -> Iterator[str]:
    collection = block.collection
    counts = ", ".join(f"{int(block.of(code).sum())} {code}" for code in languages_of(block))
    yield f"## {collection.name.capitalize()}"
    yield ""
    yield f"{len(collection.texts)} texts of {len(collection.numbers)} rules; corpus `{collection.hash}`."
    yield f"Questions whose deciding rules all have a text: {counts}."
    yield ""
    for language in languages_of(block):
        yield f"### Questions in `{language}`, subrules"
        yield ""
        yield from _table(block, language)
        yield ""
        told = against_best(block, language)
        ends = told["intervals"]
        assert isinstance(ends, dict)
        shown = ", ".join(f"{name} {low:.2f}–{high:.2f}" for name, (low, high) in ends.items())
        yield (
            f"Hybrid against the best baseline ({told['baseline']}): nDCG@10 {told['nDCG@10']:+.3f}, "
            f"p = {told['p']}. Intervals: {shown}."
        )
        yield ""
    yield "### Hybrid, rules (any subrule of the deciding rule counts)"
    yield ""
    yield _row(["language", *MEASURES])
    yield _row(["---"] * (1 + len(MEASURES)))
    for language in languages_of(block):
        yield _row([language, *_numbers(block.figures[HYBRID].rule, block, language)])
    yield ""


def _table(block: Block, language: str) -> Iterator[str]:
    yield _row(["system", *MEASURES])
    yield _row(["---"] * (1 + len(MEASURES)))
    for name, figures in block.figures.items():
        shown = f"**{name}**" if name == HYBRID else name
        yield _row([shown, *_numbers(figures.subrule, block, language)])


def _numbers(values: object, block: Block, language: str) -> list[str]:
    return [f"{mean:.3f}" for mean in _means(values, block, language)]


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"
