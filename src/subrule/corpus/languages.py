"""Language tables: what the readers look for in a text of a language, as data.

``corpus/languages/<code>.toml`` holds one table a reader: ``[page]``, ``[references]``, ``[fulltext]``.
A language without a file is read by what needs no words (numbers), so that a new language is data.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from subrule.errors import MissingDataError
from subrule.paths import shipped


@cache
def language_table(code: str) -> dict[str, Any]:
    """Read the table of a language.

    Args:
        code: language code, ``"es"``.

    Returns:
        The parsed file; empty where the language has none.

    Raises:
        MissingDataError: if the file is not valid TOML.
    """
    path: Path = shipped("corpus") / "languages" / f"{code}.toml"
    if not code.isalnum() or not path.is_file():
        return {}
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise MissingDataError(f"{path}: {error}; restore the file from the installation") from error


def known_languages() -> tuple[str, ...]:
    """Give the codes of the languages that have a table, in alphabetical order."""
    return tuple(sorted(path.stem for path in (shipped("corpus") / "languages").glob("*.toml")))
