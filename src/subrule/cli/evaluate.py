"""`subrule evaluate`: how good the answers are, against a question set."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TextIO, cast

import typer

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console
    from rich.table import Table

    from subrule.batch.evaluate import Report
    from subrule.batch.questions import QuestionItem
    from subrule.batch.scoring import Scores
    from subrule.retrieval.evaluation import Block
    from subrule.retrieval.search import Searcher

app = typer.Typer(no_args_is_help=True)


@app.callback()
def _group() -> None:
    """Measure answers against what a question set expects."""


@app.command("answers", help="Score the answers to a question set.")
def answers(
    questions: Annotated[
        Path, typer.Argument(help="JSON lines or CSV with what is expected.", metavar="QUESTIONS")
    ],
    *,
    gold: Annotated[
        Path | None, typer.Option("--gold", help="Folder of gold readings, a scenario file a question.")
    ] = None,
    topic: Annotated[list[str] | None, typer.Option("--topic", help="Only this topic (repeatable).")] = None,
    prefix: Annotated[
        list[str] | None,
        typer.Option(
            "--decisive-prefix", help="Only questions that a rule under this number decides.", metavar="N"
        ),
    ] = None,
    whole: Annotated[
        bool,
        typer.Option("--whole", help="With --decisive-prefix: only if all deciding rules are under them."),
    ] = False,
    given: Annotated[
        Path | None, typer.Option("--answers", help="Score these answers instead of asking now.")
    ] = None,
    search: Annotated[
        bool,
        typer.Option("--search/--no-search", help="Search passages; without, far quicker, nothing is shown."),
    ] = True,
    misses: Annotated[bool, typer.Option("--misses", help="List every answer that is not right.")] = False,
    out: Annotated[
        Path | None, typer.Option("--out", help="Write the answers, one JSON object a line.")
    ] = None,
    write: Annotated[
        Path | None, typer.Option("--write", help="Write the figures as a Markdown page.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Answer a question set and say how good the answers are: engine, reading, and end to end."""
    from subrule.answering.judge import Judge  # noqa: PLC0415
    from subrule.batch.evaluate import evaluate, read_answers  # noqa: PLC0415
    from subrule.batch.gold import NO_GOLD, load_gold  # noqa: PLC0415
    from subrule.batch.questions import read_questions  # noqa: PLC0415
    from subrule.cli.output import print_json, warn  # noqa: PLC0415
    from subrule.errors import InputError  # noqa: PLC0415

    chosen = select(read_questions(questions), topic or (), prefix or (), whole=whole)
    if not chosen:
        raise InputError(
            "no question of that topic or decided by that rule; take --topic or --decisive-prefix away"
        )
    if all(question.expected is None for question in chosen):
        raise InputError(
            f"{questions}: no question says what is expected; add expected: yes, no, open, depends or decline"
        )
    readings = load_gold(gold) if gold is not None else NO_GOLD
    before = read_answers(given) if given is not None else None
    judge = Judge.open()
    for problem in judge.library.problems:
        warn(problem)
    if not search:
        judge = Judge(judge.library, judge.lexicon, cast("Searcher", _NoSearch()))
    with ExitStack() as stack:
        keep = _keeping(stack, out) if out is not None else None
        progress = stack.enter_context(_bar())
        report = evaluate(
            judge, chosen, readings, answers=before, searched=search, write=keep, progress=progress
        )
    if write is not None:
        _write_page(
            report,
            write,
            _command(questions, given, gold, topic, prefix, whole=whole, search=search, page=write),
        )
    if as_json:
        print_json(report.to_dict())
        return
    _show(report, misses=misses)


@app.command("retrieval", help="Measure how well the deciding rules are found.")
def retrieval(
    questions: Annotated[
        Path, typer.Argument(help="JSON lines or CSV with deciding rules.", metavar="QUESTIONS")
    ],
    *,
    model: Annotated[
        str | None,
        typer.Option(
            "--model", help="Another sentence-transformers model, by name or folder.", metavar="NAME"
        ),
    ] = None,
    run: Annotated[Path | None, typer.Option("--run", help="Write the rankings as a TREC run.")] = None,
    qrels: Annotated[
        Path | None, typer.Option("--qrels", help="Write the deciding rules as TREC qrels.")
    ] = None,
    ablation: Annotated[
        bool, typer.Option("--ablation/--no-ablation", help="Measure the search without each part, too.")
    ] = True,
    speed: Annotated[bool, typer.Option("--speed/--no-speed", help="Measure times, too.")] = True,
    write: Annotated[
        Path | None, typer.Option("--write", help="Write the figures as a Markdown page.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Search with every question of a set, over all texts and parts of them, and compare with baselines."""
    from dataclasses import asdict  # noqa: PLC0415

    from subrule.batch.questions import read_questions  # noqa: PLC0415
    from subrule.cli.output import print_json  # noqa: PLC0415
    from subrule.corpus.library import Library  # noqa: PLC0415
    from subrule.errors import InputError  # noqa: PLC0415
    from subrule.retrieval.embedding import load_embedder  # noqa: PLC0415
    from subrule.retrieval.evaluation import (  # noqa: PLC0415
        collections,
        evaluate,
        measure_speed,
        qrels_lines,
        run_lines,
    )
    from subrule.retrieval.measures import judged_questions  # noqa: PLC0415
    from subrule.retrieval.page import summary, write_page  # noqa: PLC0415
    from subrule.retrieval.search import Searcher  # noqa: PLC0415

    judged = judged_questions(read_questions(questions))
    if not judged:
        raise InputError(f'{questions}: no question names the rules that decide it; add decisive: ["303.4d"]')
    with Library.open() as library:
        searcher = Searcher(library, load_embedder(model))
        found = searcher.queries([each.text for each in judged], "en")
        queries = {each.id: query for each, query in zip(judged, found, strict=True) if query is not None}
        blocks = []
        with _bar() as progress:
            parts = collections(library, searcher)
            for done, part in enumerate(parts):
                if progress is not None:
                    progress(done, len(parts))
                asked = [
                    each
                    for each in judged
                    if each.id in queries and all(number in part.numbers for number in each.deciding)
                ]
                if asked:
                    blocks.append(
                        evaluate(part, asked, queries, searcher.lexicon, searcher.weights, ablation=ablation)
                    )
        times = measure_speed(searcher, library, [each.text for each in judged]) if speed else None
        loaded = [f"{text.language}-{text.edition}" for text in library.loaded_texts()]
    if not blocks:
        raise InputError(f"{questions}: no deciding rule has a text here; load one with subrule corpus add")
    for path, lines in ((run, run_lines(blocks[0])), (qrels, qrels_lines(blocks[0].judged))):
        if path is not None:
            with _written(path) as stream:
                stream.writelines(lines)
    if write is not None:
        words = ["subrule", "evaluate", "retrieval", str(questions), "--write", str(write)]
        with _written(write) as stream:
            stream.write(write_page(blocks, times, shlex.join(words), loaded))
    if as_json:
        told = {"loaded": loaded, "speed": asdict(times) if times else None}
        print_json({**told, "collections": [summary(block) for block in blocks]})
        return
    _show_retrieval(blocks)


def _show_retrieval(blocks: Sequence[Block]) -> None:
    from subrule.cli.output import console  # noqa: PLC0415
    from subrule.retrieval.evaluation import HYBRID  # noqa: PLC0415
    from subrule.retrieval.measures import MEASURES  # noqa: PLC0415
    from subrule.retrieval.page import against_best, languages_of  # noqa: PLC0415

    screen = console()
    for block in blocks:
        for language in languages_of(block):
            mask = block.of(language)
            table = _new_table(
                f"\n{block.collection.name}, {int(mask.sum())} questions in {language}",
                ("system", *(name.replace("nDCG@10", "nDCG").replace("MRR@10", "MRR") for name in MEASURES)),
            )
            for name, figures in block.figures.items():
                means = figures.subrule[mask].mean(axis=0)
                short = name.replace(f"{HYBRID} without", "  without")
                table.add_row(short, *(f"{mean:.3f}" for mean in means))
            screen.print(table)
            told = against_best(block, language)
            screen.print(f"against {told['baseline']}: nDCG@10 {told['nDCG@10']:+.3f}, p = {told['p']}")


class _NoSearch:
    """Stands in for the search where nobody looks at what it finds."""

    left_out = 0

    def search(self, question: str, language: str, count: int) -> list[Any]:
        return []


def select(
    items: Sequence[QuestionItem], topics: Sequence[str], prefixes: Sequence[str], *, whole: bool
) -> tuple[QuestionItem, ...]:
    """Choose questions.

    Args:
        items: the question set.
        topics: topics to keep; empty for all.
        prefixes: rule numbers; a question is kept if a rule that decides it is one of them or under one
            (``303.4`` holds ``303.4d``, not ``303.40``). Empty for all.
        whole: whether all deciding rules must be.

    Raises:
        InputError: if a prefix is no rule number.
    """
    from subrule.corpus.number import NumberError, RuleNumber  # noqa: PLC0415
    from subrule.errors import InputError  # noqa: PLC0415

    try:
        roots = {RuleNumber.parse(prefix) for prefix in prefixes}
    except NumberError as error:
        raise InputError(f"--decisive-prefix: {error}") from None

    def under(number: str) -> bool:
        at: RuleNumber | None = RuleNumber.parse(number)
        while at is not None:
            if at in roots:
                return True
            at = at.parent
        return False

    def kept(item: QuestionItem) -> bool:
        if topics and item.topic not in topics:
            return False
        if not roots:
            return True
        found = [under(number) for number in item.decisive]
        return bool(found) and (all(found) if whole else any(found))

    return tuple(item for item in items if kept(item))


def _keeping(stack: ExitStack, path: Path) -> Callable[[Mapping[str, Any]], None]:
    stream: TextIO = stack.enter_context(_written(path))

    def keep(answer: Mapping[str, Any]) -> None:
        stream.write(json.dumps(answer, ensure_ascii=False) + "\n")

    return keep


@contextmanager
def _written(path: Path) -> Iterator[TextIO]:
    from subrule.errors import InputError  # noqa: PLC0415

    try:
        stream = path.open("w", encoding="utf-8", newline="\n")
    except OSError as error:
        raise InputError(f"{path}: cannot be written ({error.strerror}); choose another file") from None
    with stream:
        yield stream


_LACKS = "lacks.md"


def _write_page(report: Report, path: Path, command: str) -> None:
    from subrule.batch.answers_page import write_page  # noqa: PLC0415

    with _written(path) as stream:
        stream.write(write_page(report, command, _LACKS if path.with_name(_LACKS).is_file() else ""))


def _command(
    questions: Path,
    given: Path | None,
    gold: Path | None,
    topics: Sequence[str] | None,
    prefixes: Sequence[str] | None,
    *,
    whole: bool,
    search: bool,
    page: Path,
) -> str:
    words = ["subrule", "evaluate", "answers", str(questions)]
    words += ["--answers", str(given)] if given is not None else []
    words += ["--gold", str(gold)] if gold is not None else []
    words += [word for topic in topics or () for word in ("--topic", topic)]
    words += [word for prefix in prefixes or () for word in ("--decisive-prefix", prefix)]
    words += ["--whole"] * whole + ["--no-search"] * (not search) + ["--write", str(page)]
    return shlex.join(words)


@contextmanager
def _bar() -> Iterator[Callable[[int, int], None] | None]:
    """Show a bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import Progress  # noqa: PLC0415

    from subrule.cli.output import console  # noqa: PLC0415

    with Progress(console=console(stderr=True), transient=True) as bar:
        task = bar.add_task("answering", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _show(report: Report, *, misses: bool) -> None:
    from subrule.batch.answers_page import share  # noqa: PLC0415
    from subrule.cli.output import console  # noqa: PLC0415

    screen = console()
    screen.print(
        f"{report.questions} questions, {report.with_gold} with a gold reading, rules of {report.reference}; "
        f"language found out rightly: {share(report.languages_told, report.languages_known)}"
    )
    if report.unscored:
        screen.print(f"{report.unscored} questions do not say what is expected and are not scored")
    _show_scores(screen, "End to end", report.answers, shown=report.searched)
    if report.engine.figures:
        _show_scores(screen, "Engine on the gold reading", report.engine, shown=False)
    if report.reading:
        screen.print(_reading_table(report))
    if misses:
        _show_misses(screen, report)


def _new_table(title: str, headings: Sequence[str]) -> Table:
    from rich import box  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    table = Table(
        box=box.SIMPLE_HEAD, title=title, title_justify="left", padding=(0, 1, 0, 0), show_edge=False
    )
    for position, heading in enumerate(headings):
        table.add_column(heading, justify="right" if position else "left", no_wrap=True)
    return table


def _short(count: int, n: int) -> str:
    return f"{count} {100 * count / n:.0f}%" if n else "–"


def _percent(value: float | None) -> str:
    return "–" if value is None else f"{100 * value:.0f}%"


def _show_scores(screen: Console, title: str, scores: Scores, *, shown: bool) -> None:
    from subrule.batch.answers_page import group_name, share  # noqa: PLC0415

    verdicts = _new_table(
        f"\n{title}: verdicts",
        ("group", "n", "right", "wrong", "strict", "partly", "abstain", "decline", "err"),
    )
    citations = _new_table(
        f"\n{title}: citations", ("group", "n", "all deciding", "one of them", "precision", "in first five")
    )
    for key, f in scores.groups():
        verdicts.add_row(
            group_name(key),
            str(f.n),
            *(
                _short(count, f.n)
                for count in (
                    f.results["right"],
                    f.results["wrong"],
                    f.strictly_wrong,
                    f.partly,
                    f.results["abstain"],
                    f.results["false-decline"],
                )
            ),
            str(f.results["error"]),
        )
        citations.add_row(
            group_name(key),
            str(f.n),
            _short(f.cited_all, f.n),
            _short(f.cited_one, f.n),
            _percent(f.precision),
            _short(f.shown, f.n) if shown else "–",
        )
    screen.print(verdicts)
    screen.print(citations)
    screen.print(f"same verdict and decisive rules in all languages: {share(scores.same, len(scores.said))}")


def _reading_table(report: Report) -> Table:
    from subrule.batch.answers_page import group_name  # noqa: PLC0415

    table = _new_table(
        "\nReading against the gold reading (found/right)",
        ("group", "n", "none", "exact", "facts", "roles", "question"),
    )
    for key, f in report.readings():
        table.add_row(
            group_name(key),
            str(f.n),
            _short(f.n - f.given, f.n),
            _short(f.exact, f.n),
            *(f"{_percent(f.recall(c))}/{_percent(f.precision(c))}" for c in ("fact", "role", "asked")),
        )
    return table


def _show_misses(screen: Console, report: Report) -> None:
    from subrule.batch.answers_page import FIGURES  # noqa: PLC0415

    for figure, heading in FIGURES:
        listed = [miss for miss in report.misses if miss.figure == figure]
        if not listed:
            continue
        screen.print(f"\n{heading}: not right", style="bold")
        for miss in listed:
            screen.print(
                f"{miss.id}  {miss.result}; expected {miss.expected} {' '.join(miss.decisive)}", end=""
            )
            screen.print(f"; said {miss.said} {' '.join(miss.cited)}" if miss.said else "")
            for sign, told in (("-", miss.missed), ("+", miss.added)):
                for line in told:
                    screen.print(f"  {sign} {line}", soft_wrap=True)
