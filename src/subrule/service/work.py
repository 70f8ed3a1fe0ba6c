"""What a judging process does: each kind of work takes plain values and gives the bytes of a JSON object."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from subrule.errors import SubruleError
from subrule.paths import LANGUAGES
from subrule.service.problems import ProblemError

if TYPE_CHECKING:
    from subrule.answering.answer import Answer
    from subrule.answering.conversation import Kind
    from subrule.answering.judge import Judge

WARMING: Final = "Is a warm-up question answered before the first caller asks?"
"""Asked when a process begins, so that whatever is loaded when first needed is loaded."""


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a piece of work.

    Attributes:
        content: the JSON object, UTF-8; empty where a problem ended it.
        verdict: verdict of the answer; ``""`` where there is none.
        language: language of the content.
        problem: code of the problem; ``""`` if there is none.
        diagnostic: the problem in one line of English.
        note: what the caller of the work needs beside the content.
    """

    content: bytes = b""
    verdict: str = ""
    language: str = ""
    problem: str = ""
    diagnostic: str = ""
    note: tuple[str, ...] = ()


def encoded(value: object) -> bytes:
    """Give a value as JSON in UTF-8, whatever letters it holds."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "backslashreplace")


def ask(judge: Judge, question: str, language: str | None, *, passages: bool) -> Done:
    """Answer a question."""
    return _answered(judge.ask(question, language, passages=passages))


def turn(
    judge: Judge,
    said: Sequence[tuple[str, str | None, Kind]],
    text: str,
    language: str | None,
    *,
    passages: bool,
) -> Done:
    """Take the next sentence of a conversation.

    Args:
        judge: who answers.
        said: the turns before: sentence, language asked for, kind.
        text: the sentence.
        language: language asked for.
        passages: whether the answer to a question of its own carries the nearest rules.

    Returns:
        The answer; where nothing was understood one that decides nothing and says so. Its note is kind,
        what changed, and what is asked back.
    """
    from subrule.answering.answer import Answer  # noqa: PLC0415 - as for the conversation
    from subrule.answering.conversation import Conversation  # noqa: PLC0415 - only where one goes on

    talk = Conversation.resume(judge, said)
    talk.language = language
    next_turn = talk.say(text)
    answer = next_turn.answer
    if answer is None:
        answer = Answer(text, next_turn.language, "undecided", "none", next_turn.changed)
    elif passages and next_turn.kind == "question":
        answer = judge.ask(text, language, passages=True)
    done = _answered(answer)
    return replace(done, note=(next_turn.kind, next_turn.changed, next_turn.ask))


def check(judge: Judge, scenario: str, language: str, *, trace: bool) -> Done:
    """Rule on a scenario given as YAML."""
    from subrule.answering.look_up import check_object  # noqa: PLC0415 - only where a scenario comes
    from subrule.engine.expectation import unmet  # noqa: PLC0415 - as above
    from subrule.engine.scenario_file import read_scenario  # noqa: PLC0415 - as above

    read = read_scenario(scenario)
    answer, ruling = judge.check(read, language, trace=trace)
    content = check_object(answer, ruling, unmet(read.expect, ruling), trace=trace)
    return Done(encoded(content), answer.verdict, answer.language)


def search(judge: Judge, query: str, language: str, count: int) -> Done:
    """Find rules by meaning."""
    from subrule.answering.look_up import search_object  # noqa: PLC0415 - only where somebody searches

    return Done(encoded(search_object(judge.search(query, language, count))), language=language)


def batch_line(
    judge: Judge, asked: tuple[str, str | None, str, bool], settings: tuple[bool, str | None]
) -> Done:
    """Answer one line of a batch, with the bytes that ``subrule batch`` writes."""
    from subrule.batch.output_line import Settings, write_line  # noqa: PLC0415 - only where a batch comes
    from subrule.batch.questions import Asked  # noqa: PLC0415 - as above

    line = write_line(judge, Asked(*asked), Settings(*settings))
    return Done(line.content, problem="failed" if line.error else "")


def warm(judge: Judge) -> Done:
    """Load whatever is loaded when first needed."""
    judge.weighed(WARMING, "en")
    judge.ask(WARMING, "en", passages=True)
    judge.search(WARMING, "en", 1)
    Thread(target=_load_tables, daemon=True).start()
    return Done()


def _load_tables() -> None:
    """Load the message tables that the warm-up question did not need, after the process is ready."""
    from subrule.answering.sentences import Sentences  # noqa: PLC0415 - in the judging process alone

    for language in LANGUAGES:
        Sentences.load(language)


WORKS: Final[dict[str, Callable[..., Done]]] = {
    "ask": ask,
    "turn": turn,
    "check": check,
    "search": search,
    "batch_line": batch_line,
    "warm": warm,
}
"""Name → what is done. The judge comes first, then what the caller gives."""


def do(judge: Judge, name: str, arguments: dict[str, Any]) -> Done:
    """Do a piece of work; whatever goes wrong is told and not raised."""
    try:
        return WORKS[name](judge, **arguments)
    except SubruleError as error:
        problem = ProblemError.of(error)
        return Done(problem=problem.code, diagnostic=str(error))
    except RecursionError:
        return Done(problem="bad_input", diagnostic="nested too deep")
    except Exception as error:  # one request must not end the process that judges
        return Done(problem="failed", diagnostic=type(error).__name__)


def _answered(answer: Answer) -> Done:
    return Done(encoded(answer.to_dict()), answer.verdict, answer.language)
