"""Section 702, keyword abilities that represent linked abilities: kicker (702.33e, f), champion (702.72b)."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.section_607 import link_as
from subrule.engine.view import View

_KICKERS = frozenset({"kicker", "multikicker"})


@rule("702.33e", "linking", general=True)
def kicked_means_by_its_own_kicker(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.33e: an ability that asks whether its object was kicked is linked to the kicker printed on it."""
    first, second = view.state.abilities[moment.hosts[0]], view.state.abilities[moment.subject]
    if first.keyword in _KICKERS and not second.cost:
        yield from link_as(view, moment, "607.2i", "linked-by-additional-cost")


@rule("702.33f", "linking", general=True)
def kicked_with_one_of_several_kickers(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.33f: an ability that names one of several kicker costs is linked to that kicker."""
    first, second = view.state.abilities[moment.hosts[0]], view.state.abilities[moment.subject]
    if first.keyword in _KICKERS and second.cost:
        yield from link_as(view, moment, "607.2i", "linked-by-additional-cost")


@rule("702.72b", "linking", general=True)
def champion_represents_linked_abilities(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.72b: the two abilities that champion stands for are linked."""
    first, second = view.state.abilities[moment.hosts[0]], view.state.abilities[moment.subject]
    if first.keyword == "champion" and second.keyword == "champion":
        yield from link_as(view, moment, "607.2k", "linked-by-champion")
