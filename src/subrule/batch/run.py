"""A batch run: questions from a file or a pipe, answers into a file, resumable.

Memory does not grow with the input: questions are read as they are answered, a file first once more to
count them and to find ids that stand twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final

from subrule.batch.journal import Journal
from subrule.batch.output_line import OutputLine, Settings, Work, works_of, write_line
from subrule.batch.questions import BadLine, QuestionItem, questions_in
from subrule.batch.seen_ids import SeenIds
from subrule.batch.workers import write_lines
from subrule.errors import InputError, SubruleError

if TYPE_CHECKING:
    from subrule.answering.judge import Judge

MOST_JOBS: Final = 256

Engine = Callable[["Judge", Iterator[Work], Settings], Iterator[OutputLine]]
"""Writes the lines of works in their order, elsewhere than in processes of this machine."""

Progress = Callable[[int, int, int | None], None]
"""Takes lines kept from before, lines there are now, and lines in all (None where that is not known)."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What a run did.

    Attributes:
        kept: lines that were there before.
        written: lines written now.
        errors: error objects among all of them.
    """

    kept: int
    written: int
    errors: int


class FailedFastError(SubruleError):
    """A line or an answer went wrong in a run that is to stop at the first."""

    code = "failed_fast"
    exit_status = 1


def run_batch(
    judge: Judge,
    source: Path | BinaryIO,
    out: Path,
    settings: Settings | None = None,
    *,
    jobs: int = 1,
    engine: Engine | None = None,
    fail_fast: bool = False,
    progress: Progress | None = None,
) -> Summary:
    """Answer every question of an input and write the answers, in its order.

    A run that was stopped goes on where it stopped; one that is done writes nothing.

    Args:
        judge: who answers; with several jobs each process opens its own.
        source: file of JSON lines or CSV, or a stream of such bytes that can be read only once.
        out: file for the answers, one JSON object a line.
        settings: passages and language.
        jobs: processes that answer, without an engine.
        engine: what answers instead of this machine's processes.
        fail_fast: whether to stop at the first bad line or failed answer; it is then not written.
        progress: told of lines kept, lines there are, lines in all.

    Returns:
        What was done.

    Raises:
        InputError: if the input cannot be read, holds no question or an id twice (of a stream: when the
            second is met), or ``out`` is no output of a run over this input with these settings.
        FailedFastError: with ``fail_fast``.
        WorkerError: if a worker process ends.
    """
    if not 1 <= jobs <= MOST_JOBS:
        raise InputError(f"--jobs {jobs}: give a number of processes from 1 to {MOST_JOBS}")
    chosen = settings or Settings()
    name = str(source) if isinstance(source, Path) else "standard input"
    with ExitStack() as stack:
        total: int | None = None
        if isinstance(source, Path):
            _refuse_same(source, out)
            total = _survey(source)
            works = works_of(questions_in(stack.enter_context(_opened(source)), name))
        else:
            seen = stack.enter_context(SeenIds(name))
            works = works_of(_checked(questions_in(source, name), seen))
        journal = stack.enter_context(Journal.open(out))
        kept, cut = journal.resume(works, lambda work: write_line(judge, work, chosen), name)
        cut()
        tell = progress or _silent
        tell(kept.lines, kept.lines, total)
        written = errors = 0
        for line in _lines(judge, works, chosen, jobs, engine):
            if line.error and fail_fast:
                journal.sync()
                raise FailedFastError(f"stopped at the first error: {line.error}")
            journal.add(line.content)
            written += 1
            errors += bool(line.error)
            tell(kept.lines, kept.lines + written, total)
        journal.sync()
        if not kept.lines + written:
            raise InputError(f"{name}: holds no question; write one JSON object a line, or CSV")
    return Summary(kept.lines, written, kept.errors + errors)


def _silent(kept: int, done: int, total: int | None) -> None:
    """Tell nobody."""


def _lines(
    judge: Judge, works: Iterator[Work], settings: Settings, jobs: int, engine: Engine | None
) -> Iterator[OutputLine]:
    if jobs == 1 and engine is None:
        return (write_line(judge, work, settings) for work in works)
    first = next(works, None)
    if first is None:
        return iter(())
    rest = _from(first, works)
    return write_lines(rest, settings, jobs) if engine is None else engine(judge, rest, settings)


def _from(first: Work, rest: Iterator[Work]) -> Iterator[Work]:
    yield first
    yield from rest


def _opened(path: Path) -> BinaryIO:
    try:
        return path.open("rb")
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror}); give a file of questions") from None


def _refuse_same(source: Path, out: Path) -> None:
    if source.exists() and out.exists() and source.samefile(out):
        raise InputError(f"{out}: is the input itself; choose another --out")


def _survey(path: Path) -> int:
    """Count the lines that a file will give, before anything is written."""
    lines = good = 0
    first_bad = ""
    with _opened(path) as stream, SeenIds(str(path)) as seen:
        for item in questions_in(stream, str(path)):
            if isinstance(item, BadLine):
                lines += 1
                first_bad = first_bad or item.message
            else:
                seen.add(item)
                lines += len(item.asked)
                good += 1
    if not good:
        raise InputError(
            first_bad or f"{path}: holds no question; write one JSON object a line, or CSV",
            code="bad_question",
        )
    return lines


def _checked(items: Iterator[QuestionItem | BadLine], seen: SeenIds) -> Iterator[QuestionItem | BadLine]:
    for item in items:
        if isinstance(item, QuestionItem):
            seen.add(item)
        yield item
