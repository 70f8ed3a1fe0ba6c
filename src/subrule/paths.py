"""Where things lie: shipped data, the user's data, the cache.

Shipped data are the folders ``corpus/`` and ``index/``: at the top of a checkout, or inside the
installed package. ``SUBRULE_HOME`` overrides the user's data folder, ``SUBRULE_CACHE`` the cache.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from subrule.errors import MissingDataError

LANGUAGES = ("en", "es", "fr")
"""Languages that questions and answers may be in."""

REFERENCE_EDITION = "2026-08-07"
"""Effective date of the text whose numbers the engine, the lexicon and the restatements use."""


@cache
def shipped(name: str) -> Path:
    """Give the folder of shipped data called ``name`` (``"corpus"`` or ``"index"``).

    Raises:
        MissingDataError: if neither the installed package nor a checkout around it holds the folder.
    """
    package = Path(__file__).resolve().parent
    for candidate in (package / "_data" / name, package.parents[1] / name):
        if candidate.is_dir():
            return candidate
    raise MissingDataError(f"the folder {name}/ of this installation is missing; install subrule again")


def user_data() -> Path:
    """Give the folder for texts that the user loads (not created here)."""
    if home := os.environ.get("SUBRULE_HOME"):
        return Path(home).expanduser()
    from platformdirs import user_data_path  # noqa: PLC0415 - import cost only where it is needed

    return user_data_path("subrule", appauthor=False)


def user_cache() -> Path:
    """Give the folder for things that can be made again: the built model, the built store."""
    if folder := os.environ.get("SUBRULE_CACHE"):
        return Path(folder).expanduser()
    if home := os.environ.get("SUBRULE_HOME"):
        return Path(home).expanduser() / "cache"
    from platformdirs import user_cache_path  # noqa: PLC0415 - import cost only where it is needed

    return user_cache_path("subrule", appauthor=False)
