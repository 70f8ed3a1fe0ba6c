"""What the commands share when they print: a console for people, JSON for programs, labels, language.

Nothing here is imported before it is needed: a look-up that prints JSON loads no terminal library.
"""

from __future__ import annotations

import json
import os
import sys
from functools import cache
from typing import TYPE_CHECKING, Any

from subrule.errors import InputError
from subrule.paths import LANGUAGES

if TYPE_CHECKING:
    from rich.console import Console

WIDTH = 80
"""Columns of output that does not go to a terminal."""


def print_json(value: object) -> None:
    """Print a value as indented JSON, letters as they are."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def print_json_line(value: object) -> None:
    """Print a value as one line of JSON, letters as they are."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")


def console(*, stderr: bool = False) -> Console:
    """Make the console for people.

    A terminal keeps its width; anything else gets 80 columns and no colour. ``NO_COLOR`` takes the
    colour away on a terminal too. Texts are printed as they are: no markup, no highlighting.

    Args:
        stderr: whether it writes to standard error.
    """
    from rich.console import Console  # noqa: PLC0415 - import cost only where people read

    stream = sys.stderr if stderr else sys.stdout
    terminal = stream.isatty()
    return Console(
        stderr=stderr,
        width=None if terminal else WIDTH,
        color_system="auto" if terminal and not os.environ.get("NO_COLOR") else None,
        markup=False,
        highlight=False,
        emoji=False,
        soft_wrap=False,
    )


def warn(message: str) -> None:
    """Print one line of warning to standard error."""
    print(f"subrule: warning: {message}", file=sys.stderr)


def chosen_language(given: str | None) -> str:
    """Decide the language of the output.

    Args:
        given: what the option says, or None for the environment (``LC_ALL``, ``LC_MESSAGES``, ``LANG``).

    Returns:
        ``"es"``, ``"fr"`` or ``"en"``; English where the environment names none of them.

    Raises:
        InputError: if the option names another language.
    """
    if given is not None:
        code = given.strip().lower()
        if code not in LANGUAGES:
            raise InputError(
                f"no language {given!r}; give one of {', '.join(LANGUAGES)}", code="unknown_language"
            )
        return code
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            code = value[:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"


@cache
def labels(language: str, table: str) -> dict[str, Any]:
    """Give a table of ``corpus/messages/<code>.toml``.

    Args:
        language: code of the language.
        table: name of the table, ``"rule"``.
    """
    import tomllib  # noqa: PLC0415 - not for output that is JSON

    from subrule.paths import shipped  # noqa: PLC0415

    path = shipped("corpus") / "messages" / f"{language}.toml"
    content: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))[table]
    return content
