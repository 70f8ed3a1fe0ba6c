"""`subrule chat`: a conversation in the terminal; what is said changes the situation."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from subrule.answering.conversation import Conversation, Turn

_HISTORY = "chat-history"
_MOST_LINES = 1000


def command(
    *,
    lang: Annotated[
        str | None, typer.Option("--lang", "-l", help="es, fr or en (default: each sentence's own).")
    ] = None,
    replay: Annotated[
        Path | None, typer.Option("--replay", help="Say again what a saved conversation said, and compare.")
    ] = None,
) -> None:
    """Ask, go on asking ("and if it's a token?"), and be asked back for what is missing.

    With --replay it ends with status 1 if any answer differs.
    """
    from subrule.answering.conversation import Conversation  # noqa: PLC0415
    from subrule.answering.judge import Judge  # noqa: PLC0415
    from subrule.cli.output import chosen_language, console, warn  # noqa: PLC0415

    judge = Judge.open()
    for problem in judge.library.problems:
        warn(problem)
    if replay is not None:
        _, differing = Conversation.replay(replay, judge)
        if differing is not None:
            print(f"{replay}, line {differing}: answered otherwise now")
            raise typer.Exit(1)
        print(f"{replay}: the same answers")
        return
    chat = Chat(
        Conversation(judge, chosen_language(lang) if lang is not None else None),
        console(),
        chosen_language(None),
    )
    with _editing() as read:
        chat.run(read)


class Chat:
    """Reads lines, does what they say, prints what comes of it.

    Attributes:
        conversation: what is said and answered.
        console: where it is printed.
    """

    def __init__(self, conversation: Conversation, console: Console, language: str) -> None:
        """Begin.

        Args:
            conversation: an empty conversation.
            console: where to print.
            language: language of what the program says before a question shows another.
        """
        self.conversation = conversation
        self.console = console
        self._language = language
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "rule": self._rule,
            "lang": self._lang,
            "why": self._why,
            "reset": self._reset,
            "save": self._save,
            "help": self._help,
        }

    def run(self, read: Callable[[], str | None]) -> None:
        """Go on until ``/quit`` or the end of the input.

        Args:
            read: gives the next line; None at the end.
        """
        from subrule.errors import SubruleError  # noqa: PLC0415

        self._say("chat-welcome")
        while (line := read()) is not None:
            text = line.strip()
            if text in ("/quit", "/exit", "/q"):
                return
            try:
                if text.startswith("/"):
                    self._command(text)
                elif text:
                    self._show(self.conversation.say(text))
            except SubruleError as error:
                print(f"subrule: {error}", file=sys.stderr)

    def _command(self, text: str) -> None:
        name, _, rest = text[1:].partition(" ")
        try:
            words = shlex.split(rest)
        except ValueError:
            words = rest.split()
        act = self._commands.get(name)
        if act is None:
            self._say("chat-no-command", what=f"/{name}")
        else:
            act(words)

    def _show(self, turn: Turn) -> None:
        from rich.text import Text  # noqa: PLC0415

        self._language = turn.language
        self.console.print()
        if turn.changed:
            self.console.print(Text(turn.changed, style="italic"))
        if turn.answer is None:
            return
        from subrule.answering.sentences import Sentences  # noqa: PLC0415

        self.console.print(Text(turn.answer.summary))
        if turn.answer.understood and turn.answer.verdict != "explained":
            label = Sentences.load(turn.language).text("label-understood")
            self.console.print(Text(f"{label} {turn.answer.understood}", style="dim"))
        for passage in turn.answer.passages[:3]:
            self.console.print(Text.assemble((passage.number, "cyan"), "  ", _shortened(passage.text)))
        self.console.print(Text(turn.answer.disclaimer, style="dim"))
        if turn.ask:
            self.console.print(Text(turn.ask, style="bold"))

    def _say(self, message: str, **values: str) -> None:
        from rich.text import Text  # noqa: PLC0415

        from subrule.answering.sentences import Sentences  # noqa: PLC0415

        language = self.conversation.language or self._language
        self.console.print(Text(Sentences.load(language).text(message, values), style="dim"))

    def _rule(self, words: list[str]) -> None:
        from subrule.cli.rule import command as show_rule  # noqa: PLC0415
        from subrule.errors import InputError  # noqa: PLC0415

        if not words:
            raise InputError("/rule needs a number; write /rule 303.4d")
        show_rule(words, lang=self.conversation.language or self._language)

    def _lang(self, words: list[str]) -> None:
        from subrule.errors import InputError  # noqa: PLC0415

        if len(words) != 1:
            raise InputError("/lang needs one of es, fr, en or auto")
        self.conversation.language = None if words[0].lower() == "auto" else words[0].lower()
        self._say("chat-language", what=words[0].lower())

    def _why(self, words: list[str]) -> None:
        from subrule.cli.answer_view import AnswerView  # noqa: PLC0415

        answer = self.conversation.last
        if answer is None:
            self._say("chat-no-answer")
        else:
            AnswerView(self.console, answer.language).show(answer)

    def _reset(self, words: list[str]) -> None:
        self.conversation.reset()
        self._say("chat-reset")

    def _save(self, words: list[str]) -> None:
        from subrule.errors import InputError  # noqa: PLC0415

        if len(words) != 1:
            raise InputError("/save needs a file; write /save talk.jsonl")
        self.conversation.save(Path(words[0]).expanduser())
        self._say("chat-saved", what=words[0])

    def _help(self, words: list[str]) -> None:
        self._say("chat-help")


def _shortened(text: str) -> str:
    return text if len(text) <= 160 else text[:160].rsplit(" ", 1)[0] + " …"


@contextmanager
def _editing() -> Iterator[Callable[[], str | None]]:
    """Read from the terminal with line editing and a history, where there is one; else line by line."""
    if not sys.stdin.isatty():
        yield lambda: sys.stdin.readline() or None
        return
    from subrule.paths import user_data  # noqa: PLC0415

    try:
        import readline  # noqa: PLC0415 - not on every system
    except ImportError:
        yield _typed
        return
    path = user_data() / _HISTORY
    with suppress(OSError):
        readline.read_history_file(path)
    readline.set_history_length(_MOST_LINES)
    try:
        yield _typed
    finally:
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            readline.write_history_file(path)


def _typed() -> str | None:
    """Read one line; an interrupt only drops the line."""
    while True:
        try:
            return input("> ")
        except EOFError:
            print()
            return None
        except KeyboardInterrupt:
            print()
