"""Section 707, copies: copies that are where they cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.designations import (
    copy_ceases,
)
from subrule.engine.view import View


@rule("707.10a", "check", "staying", "staying_elsewhere", general=True, when="copy")
def copy_elsewhere_ceases_to_exist(view: View, moment: Moment) -> Iterator[Consequence]:
    """707.10a: a copy of a spell or card in a zone it cannot be in ceases to exist."""
    yield from copy_ceases(view, moment)
