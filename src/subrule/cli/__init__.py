"""The terminal: reads what was typed, calls the judge, renders what came back."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the ``subrule`` command; never returns.

    Exit status 0 for done, 1 for "ran, and something failed", 2 for wrong use or bad input.
    """
    from subrule.cli.app import run  # noqa: PLC0415 - keeps ``import subrule.cli`` free
    from subrule.threads import settle_threads  # noqa: PLC0415 - as above

    settle_threads()

    sys.exit(run(sys.argv[1:]))
