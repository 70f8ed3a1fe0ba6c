"""The judge as tools for language models, over the Model Context Protocol (extra ``mcp``).

A tool gives the JSON object that the command of its name prints, so that a model quotes the rule and need
not remember it. Judging goes through the same processes, queue and time limit as over HTTP, and the sizes
that settings of the service allow hold here too.
"""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cached_property
from importlib.metadata import version
from threading import Lock
from typing import Annotated, Any, Final

from mcp.server.mcpserver import MCPServer
from mcp_types import CallToolResult, TextContent, ToolAnnotations
from pydantic import Field

from subrule.corpus.library import Library
from subrule.lexicon import Lexicon
from subrule.service.judges import Judges, open_judge
from subrule.service.looking import citation_found, life_found, rule_found, term_found
from subrule.service.models import (
    LONGEST_QUESTION,
    LONGEST_WORDS,
    AnswerBody,
    CheckedBody,
    CitedBody,
    GlossaryBody,
    HistoryBody,
    Language,
    RuleBody,
    SearchBody,
)
from subrule.service.problems import ProblemError, too_busy
from subrule.service.rate import RateLimit
from subrule.service.settings import ServeSettings
from subrule.service.wording import sentence
from subrule.service.work import Done, encoded

STARTING: Final = 60.0
"""Seconds for which a call waits until the first judge is ready."""

_TICK: Final = 0.05
_CALLER: Final = "stdio"
_READS_ONLY: Final = ToolAnnotations(
    read_only_hint=True, destructive_hint=False, idempotent_hint=True, open_world_hint=False
)
_TOOLS: Final = ("ask", "check_scenario", "rule", "search", "glossary", "cite", "history")

Question = Annotated[
    str,
    Field(min_length=1, max_length=LONGEST_QUESTION, description="One situation in two or three sentences."),
]
Asker = Annotated[
    Language | None,
    Field(description="Language of the question and of its answer: en, es or fr; by default found out."),
]
Reader = Annotated[Language | None, Field(description="Language of the answer: en, es or fr.")]
NumberText = Annotated[
    str, Field(max_length=32, description="Rule number: 303.4d, 303.4, 303, CR 702.19.B …")
]
Words = Annotated[str, Field(min_length=1, max_length=LONGEST_WORDS, description="Words or a question.")]
Scenario = Annotated[
    str | dict[str, Any],
    Field(description="The text of a scenario file (YAML), or the same as an object."),
]


class Tools:
    """What the tools do; each method that is named like a tool is one."""

    def __init__(self, settings: ServeSettings, judges: Judges, language: str) -> None:
        """Prepare; the judges are started by whoever serves.

        Args:
            settings: limits of the service.
            judges: processes that judge.
            language: language of texts and problems where a call names none.
        """
        self._settings = settings
        self._judges = judges
        self._language = language
        self._rate = RateLimit(settings.rate or 0, settings.burst)
        self._looking = Lock()

    @cached_property
    def _library(self) -> Library:
        return Library.open()

    @cached_property
    def _lexicon(self) -> Lexicon:
        return Lexicon.load()

    async def ask(
        self,
        question: Question,
        language: Asker = None,
        passages: Annotated[
            bool, Field(description="Add the nearest rules also where the engine decides.")
        ] = False,
    ) -> Annotated[CallToolResult, AnswerBody]:
        """Answer a question in free text."""
        most = self._settings.max_question

        async def judged() -> bytes:
            if len(question) > most:
                raise ProblemError("too_long", {"count": str(most)})
            return await self._judged("ask", question=question, language=language, passages=passages)

        return await self._answered(judged, language)

    async def check_scenario(
        self,
        scenario: Scenario,
        language: Reader = None,
        trace: Annotated[bool, Field(description="Add which rules were tried, and what came of it.")] = False,
    ) -> Annotated[CallToolResult, CheckedBody]:
        """Rule on a scenario."""
        most = self._settings.max_scenario

        async def judged() -> bytes:
            text = _as_yaml(scenario)
            if len(text.encode("utf-8", "replace")) > most:
                raise ProblemError("too_long", {"count": str(most)})
            spoken = language or self._language
            return await self._judged("check", scenario=text, language=spoken, trace=trace)

        return await self._answered(judged, language)

    async def search(
        self,
        query: Words,
        count: Annotated[int, Field(ge=1, le=100, description="How many rules.")] = 10,
        language: Reader = None,
    ) -> Annotated[CallToolResult, SearchBody]:
        """Find rules by meaning."""

        async def judged() -> bytes:
            spoken = language or self._language
            return await self._judged("search", query=query, language=spoken, count=count)

        return await self._answered(judged, language)

    def rule(self, number: NumberText, language: Reader = None) -> Annotated[CallToolResult, RuleBody]:
        """Give a rule by number."""
        return self._looked_up(
            lambda: rule_found(self._library, number, language or self._language), language
        )

    def glossary(
        self,
        term: Annotated[str, Field(max_length=100, description="A term in any of the languages.")],
        language: Annotated[
            Language | None, Field(description="Look only among the words of one language.")
        ] = None,
    ) -> Annotated[CallToolResult, GlossaryBody]:
        """Give a game term in three languages."""
        return self._looked_up(lambda: term_found(self._lexicon, self._library, term, language), language)

    def cite(
        self,
        number: NumberText,
        edition: Annotated[str, Field(max_length=16, description="Date of the older text, like 2010-02-01.")],
        language: Annotated[Language | None, Field(description="Language of what goes wrong.")] = None,
    ) -> Annotated[CallToolResult, CitedBody]:
        """Turn a number of an older text into today's."""
        return self._looked_up(lambda: citation_found(number, edition), language)

    def history(
        self,
        number: NumberText,
        edition: Annotated[
            str | None,
            Field(max_length=16, description="Date of the text whose number it is; by default today's."),
        ] = None,
        wording: Annotated[bool, Field(description="Add the wordings of the loaded texts.")] = False,
        language: Annotated[Language | None, Field(description="Language of what goes wrong.")] = None,
    ) -> Annotated[CallToolResult, HistoryBody]:
        """Tell how a rule came about."""
        return self._looked_up(lambda: life_found(number, edition, wording=wording), language)

    async def _judged(self, work: str, **arguments: Any) -> bytes:  # noqa: ANN401 - what the work takes
        self._take()
        await self._until_ready()
        done: Done = await self._judges.call(work, **arguments)
        return done.content

    async def _until_ready(self) -> None:
        """Wait for the first judge: a client may call at once, and building the model takes its time."""
        until = time.monotonic() + STARTING
        while not self._judges.ready and time.monotonic() < until:
            await asyncio.sleep(_TICK)

    async def _answered(self, judged: Callable[[], Any], language: str | None) -> CallToolResult:
        try:
            return _result(await judged())
        except ProblemError as problem:
            return self._told(problem, language)

    def _looked_up(self, look: Callable[[], dict[str, Any]], language: str | None) -> CallToolResult:
        try:
            with self._looking:
                self._take()
                return _result(encoded(look()))
        except ProblemError as problem:
            return self._told(problem, language)

    def _take(self) -> None:
        if wait := self._rate.take(_CALLER):
            raise too_busy("too_many_requests", wait)

    def _told(self, problem: ProblemError, language: str | None) -> CallToolResult:
        """Give a problem as one line for the model: what it is, what to do, and for programs its code."""
        body = problem.body(language or self._language)
        said = [f"{body['title']}. {body['detail']}", body.get("diagnostic", ""), f"[{body['code']}]"]
        text = " ".join(part for part in said if part)
        return CallToolResult(content=[TextContent(type="text", text=text)], is_error=True)


def server(settings: ServeSettings, language: str, judges: Judges | None = None) -> MCPServer[None]:
    """Make the server.

    Args:
        settings: limits of the service.
        language: language of the tools' descriptions, and of texts and problems where a call names none.
        judges: processes that judge; by default as many as the settings say.
    """
    if judges is None:
        judges = Judges(settings.workers, settings.waiting, settings.time_limit, open_judge)
    tools = Tools(settings, judges, language)
    made: MCPServer[None] = MCPServer(
        "subrule",
        title=sentence(language, "mcp-title"),
        instructions=sentence(language, "mcp-instructions"),
        version=version("subrule"),
        log_level="WARNING",
        lifespan=_running(judges),
        subscriptions=False,
    )
    for name in _TOOLS:
        message = f"mcp-{name.replace('_', '-')}"
        made.add_tool(
            getattr(tools, name),
            title=sentence(language, message),
            description=sentence(language, f"{message}-description"),
            annotations=_READS_ONLY,
        )
    return made


def serve_stdio(settings: ServeSettings, language: str) -> None:
    """Serve over standard input and output until the input ends.

    Args:
        settings: limits of the service.
        language: as for :func:`server`.
    """
    # The thread that waits for input cannot be woken: an interrupt ends the process, and the judges with it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    server(settings, language).run("stdio")


def _running(judges: Judges) -> Callable[[MCPServer[None]], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def running(_: MCPServer[None]) -> AsyncIterator[None]:
        await judges.start()
        try:
            yield
        finally:
            await judges.stop()

    return running


def _as_yaml(scenario: str | dict[str, Any]) -> str:
    """Give a scenario as YAML, which JSON is."""
    if isinstance(scenario, str):
        return scenario
    try:
        return json.dumps(scenario, ensure_ascii=False)
    except RecursionError:
        raise ProblemError("bad_scenario", diagnostic="nested too deep") from None


def _result(content: bytes) -> CallToolResult:
    """Give an object both as structure and, for clients that read none, as text."""
    text = content.decode()
    return CallToolResult(content=[TextContent(type="text", text=text)], structured_content=json.loads(text))
