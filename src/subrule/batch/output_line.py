"""Output of a batch: one JSON object a line, an answer with its id or what went wrong."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from subrule.batch.questions import Asked, BadLine, QuestionItem
from subrule.errors import SubruleError

if TYPE_CHECKING:
    from subrule.answering.judge import Judge


@dataclass(frozen=True, slots=True)
class Settings:
    """What a run asks for beside the questions.

    Attributes:
        passages: whether answers carry the nearest rules also where the engine decides.
        language: language of the questions whose line names none; None to find it out.
    """

    passages: bool = False
    language: str | None = None


Work = Asked | BadLine
"""What becomes one line of the output: a text to be answered, or a line that is no question."""


@dataclass(frozen=True, slots=True)
class OutputLine:
    """One line of the output.

    Attributes:
        content: its bytes, with the line feed.
        error: what went wrong, in one line; ``""`` for an answer.
    """

    content: bytes
    error: str = ""


def works_of(items: Iterable[QuestionItem | BadLine]) -> Iterator[Work]:
    """Give what has to be written for questions, in their order.

    Args:
        items: questions and lines that are none, as :func:`~subrule.batch.questions.questions_in` yields.
    """
    for item in items:
        if isinstance(item, BadLine):
            yield item
        else:
            yield from item.asked


def write_line(judge: Judge, work: Work, settings: Settings) -> OutputLine:
    """Answer one text, or say what is wrong with a line; a failure becomes an error object.

    Args:
        judge: who answers.
        work: the text or the bad line.
        settings: what the run asks for.

    Returns:
        The line: ``{"id", …the answer}``, ``{"id", "error"}`` or, for a bad line, ``{"id": null, "line",
        "error"}``. But for the id, an answer has the bytes of :meth:`Answer.to_json`.
    """
    if isinstance(work, BadLine):
        return bad_line(work)
    answer = answer_or_error(judge, work, settings)
    failure = answer.get("error")
    return OutputLine(_encoded(answer), f"{work.id}: {failure['message']}" if failure else "")


def bad_line(line: BadLine) -> OutputLine:
    """Say what is wrong with a line that is no question."""
    error = {"code": "bad_question", "message": line.message}
    return OutputLine(_encoded({"id": None, "line": line.line, "error": error}), line.message)


def answer_or_error(judge: Judge, asked: Asked, settings: Settings = Settings()) -> dict[str, Any]:
    """Answer one text as plain data with its id; a failure becomes an error object.

    Args:
        judge: who answers.
        asked: the text; its language is only told to the judge where the line asks for it.
        settings: what the run asks for.
    """
    language = asked.language if asked.forced else settings.language if asked.language is None else None
    try:
        return {"id": asked.id, **judge.ask(asked.text, language, passages=settings.passages).to_dict()}
    except SubruleError as error:
        code, message = error.code, str(error)
    except Exception as error:  # a run over thousands must not end on one
        code, message = "failed", " ".join(f"{type(error).__name__}: {error}".split())
    return {"id": asked.id, "error": {"code": code, "message": message}}


def belongs(line: Mapping[str, Any], work: Work) -> bool:
    """Whether a line of an output is what a run over this input wrote for a work."""
    if isinstance(work, BadLine):
        return line.get("id") is None and line.get("line") == work.line and "error" in line
    return line.get("id") == work.id and ("error" in line or line.get("question") == work.text)


def _encoded(value: Mapping[str, Any]) -> bytes:
    try:
        return json.dumps(value, ensure_ascii=False).encode() + b"\n"
    except UnicodeEncodeError:
        # Half a surrogate pair, which JSON can escape and UTF-8 cannot hold.
        return json.dumps(value).encode() + b"\n"
