"""The table of commands and the one place where errors become lines.

A command lives in a module of its own with light top-level imports; it is imported only when it is
the command that was typed, so that a look-up does not pay for what a search needs.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from collections.abc import Sequence

import typer

from subrule.errors import SubruleError

COMMANDS: dict[str, tuple[str, str]] = {
    "ask": ("subrule.cli.ask", "Answer a question in Spanish, French or English."),
    "search": ("subrule.cli.search", "Find rules by meaning, in any of the three languages."),
    "rule": ("subrule.cli.rule", "Show a rule by number, with its family and what it cites."),
    "batch": ("subrule.cli.batch", "Answer many questions from a file, and go on after a stop."),
    "chat": ("subrule.cli.chat", "Ask, go on asking, and be asked back for what is missing."),
    "report": ("subrule.cli.report", "Write everything needed to repeat an answer to one file."),
    "check": ("subrule.cli.check", "Rule on scenario files."),
    "cite": ("subrule.cli.cite", "Turn a number of an older text into today's."),
    "history": ("subrule.cli.history", "Tell how a rule came about: created, moved, edited."),
    "diff": ("subrule.cli.diff", "Compare two editions, word by word where both are loaded."),
    "evaluate": ("subrule.cli.evaluate", "Measure answers against what a question set expects."),
    "glossary": ("subrule.cli.glossary", "Show a game term in three languages, and its rule."),
    "export": ("subrule.cli.export", "Write the rules in our own words, as Markdown or JSON."),
    "index": ("subrule.cli.index", "Build the search index, or say how it stands."),
    "lexicon": ("subrule.cli.lexicon", "Check the lexicon."),
    "corpus": (
        "subrule.cli.corpus",
        "Load official texts and translations, list, check, remove, fetch them.",
    ),
    "cards": ("subrule.cli.cards", "Load files of card data, list, remove them."),
    "card": ("subrule.cli.card", "Show a loaded card, with the rules of its keywords."),
    "toc": ("subrule.cli.toc", "Print chapters and sections."),
    "serve": ("subrule.cli.serve", "Serve the judge over HTTP, with a page."),
    "mcp": ("subrule.cli.mcp", "Give a language model the judge as tools (MCP)."),
    "keys": ("subrule.cli.keys", "Make, list and remove keys of the service."),
    "doctor": ("subrule.cli.doctor", "Check the installation and say what to do about what is wrong."),
}
"""Command → module that holds it (attribute ``app``: a Typer, or ``command``) and its help line."""


def build(typed: str | None = None) -> typer.Typer:
    """Build the Typer application.

    Args:
        typed: name of the command that was typed. Its module is imported; the others are registered by
            their help lines alone, which is all that help and completion say of them.

    Returns:
        The application, ready to be called with arguments.
    """
    app = typer.Typer(
        name="subrule",
        help="A rules judge for Magic: The Gathering in Spanish, French and English. Unofficial.",
        no_args_is_help=True,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_root)
    for name, (module_name, help_line) in COMMANDS.items():
        if name != typed:
            app.command(name, help=help_line)(_placeholder)
            continue
        module = importlib.import_module(module_name)
        if hasattr(module, "app"):
            app.add_typer(module.app, name=name, help=help_line)
        else:
            app.command(name, help=help_line)(module.command)
    return app


def _show_version(asked: bool) -> None:
    if asked:
        from importlib.metadata import version  # noqa: PLC0415

        typer.echo(f"subrule {version('subrule')}")
        raise typer.Exit


def _root(
    version: bool = typer.Option(
        False, "--version", help="Print the version and stop.", is_eager=True, callback=_show_version
    ),
) -> None:
    """Take the options that stand before a command."""


def _placeholder() -> None:
    raise AssertionError("a command that was not typed was called")


def run(arguments: Sequence[str]) -> int:
    """Run one command line.

    Args:
        arguments: what follows the program's name.

    Returns:
        The exit status. Errors that a person can cause end in one line on standard error and, with
        ``--json``, in ``{"error": {"code", "message"}}`` on standard output.
    """
    try:
        status = build(_typed(arguments))(
            args=list(arguments) or ["--help"], prog_name="subrule", standalone_mode=False
        )
    except SubruleError as error:
        return _fail(str(error), error.code, error.exit_status, as_json="--json" in arguments)
    except typer.TyperException as wrong:
        context = getattr(wrong, "ctx", None)
        place = context.command_path if context else "subrule"
        message = " ".join(wrong.format_message().split()).rstrip(".")
        return _fail(
            f"{message} (`{place} --help` tells what there is)", "wrong_use", 2, as_json="--json" in arguments
        )
    except SystemExit as stop:
        return int(stop.code) if isinstance(stop.code, int) else 1
    except (KeyboardInterrupt, typer.Abort):
        return _fail(
            "interrupted; nothing was lost, run the same command again", "interrupted", 130, as_json=False
        )
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status if isinstance(status, int) else 0


def _typed(arguments: Sequence[str]) -> str | None:
    """Give the command in a command line, or in the one that a shell wants completed."""
    words: Sequence[str] = arguments
    if "_SUBRULE_COMPLETE" in os.environ:
        line = os.environ.get("COMP_WORDS") or os.environ.get("_TYPER_COMPLETE_ARGS") or ""
        words = line.split()[1:]
    return next((word for word in words if not word.startswith("-")), None)


def _fail(message: str, code: str, status: int, *, as_json: bool) -> int:
    if as_json:
        print(json.dumps({"error": {"code": code, "message": message}}, ensure_ascii=False))
    print(f"subrule: {message}", file=sys.stderr)
    return status
