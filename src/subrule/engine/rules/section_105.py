"""Section 105, colors: which there are to choose from."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.rules.topics import allows, forbids, on
from subrule.engine.state import COLORS
from subrule.engine.view import View


@on("105.4", "choose_color")
def one_of_the_five_colors_is_chosen(view: View, moment: Moment) -> Iterator[Consequence]:
    """105.4: who chooses a color chooses one of the five; colorless and multicolored are none."""
    del view
    if moment.subject in COLORS:
        yield allows("", "is-one-of-the-five-colors", word=moment.subject)
    else:
        yield forbids("", "is-no-color", word=moment.subject)
