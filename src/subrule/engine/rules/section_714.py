"""Section 714, Sagas: the last chapter."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.dying import (
    saga_finished,
)
from subrule.engine.view import View


@rule("714.4", "check", "staying", general=True, when="saga")
def saga_at_its_last_chapter_is_sacrificed(view: View, moment: Moment) -> Iterator[Consequence]:
    """714.4: a Saga that has reached its last chapter is sacrificed unless a chapter ability is pending."""
    yield from saga_finished(view, moment)
