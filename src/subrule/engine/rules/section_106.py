"""Section 106, mana: 106.5, mana of an undefined type."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.view import View


@rule("106.5", "undefined", general=True)
def mana_of_an_undefined_type_is_not_produced(view: View, moment: Moment) -> Iterator[Consequence]:
    """106.5: an ability that would produce mana of an undefined type produces none."""
    ability = view.state.abilities.get(moment.subject)
    if ability is not None and ability.uses == "mana":
        yield Consequence("does_nothing", ability.of, message="no-mana-of-undefined-type")
