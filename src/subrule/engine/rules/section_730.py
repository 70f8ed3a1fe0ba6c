"""Section 730, merging with permanents."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import Fact
from subrule.engine.registry import rule
from subrule.engine.state import GameObject
from subrule.engine.view import View


def _merged(view: View, moment: Moment) -> tuple[GameObject, GameObject] | None:
    """The component that has just merged and the permanent it merged with."""
    spell = view.object(moment.subject)
    host = view.object(spell.merged_into or "") if spell is not None else None
    return (spell, host) if spell is not None and host is not None else None


def _on_top(view: View, spell: GameObject, moment: Moment) -> bool | None:
    """Whether it was put on top; None if the scenario does not say and nothing has asked for it."""
    fact = Fact(spell.id, "over")
    if moment.detail:
        return moment.detail == "over"
    return bool(view.decide(fact)) if fact in view.settled or fact in view.offered else spell.over


@rule("730.2", "representation")
def merged_permanent_is_one_object(view: View, moment: Moment) -> Iterator[Consequence]:
    """730.2: what merges becomes part of one permanent, represented by all of its components."""
    merged = _merged(view, moment)
    if merged is not None:
        spell, host = merged
        yield Consequence(
            "represented",
            spell.id,
            other=host.id,
            message="one-merged-permanent",
            params=(("host", host.id),),
        )


@rule("730.2a", "became")
def top_component_gives_the_characteristics(view: View, moment: Moment) -> Iterator[Consequence]:
    """730.2a: a merged permanent has the characteristics of its topmost component."""
    merged = _merged(view, moment)
    if merged is None:
        return
    spell, host = merged
    side = _on_top(view, spell, moment)
    if side:
        yield Consequence(
            "top_counts", spell.id, other=host.id, message="top-component-counts", params=(("host", host.id),)
        )


@rule("730.2b", "entering_seen")
def merged_permanent_has_not_just_entered(view: View, moment: Moment) -> Iterator[Consequence]:
    """730.2b: what merges leaves its zone, but the permanent is not taken to have just entered."""
    subject = view.object(moment.subject)
    if subject is None:
        return
    if subject.merged_into is not None:
        host = subject.merged_into
    elif subject.components:
        host = subject.id
    else:
        return
    yield Consequence(
        "not_entered", subject.id, message="merging-spell-does-not-enter", params=(("host", host),)
    )


@rule("730.2d", "became")
def top_component_tells_whether_it_is_a_token(view: View, moment: Moment) -> Iterator[Consequence]:
    """730.2d: a merged permanent that contains a token is a token only if the topmost component is one."""
    merged = _merged(view, moment)
    if merged is None:
        return
    spell, host = merged
    copied = spell.copy_of == "spell"
    side = _on_top(view, spell, moment)
    if side is not None and (copied or host.token):
        token = copied if side else view.flag(host, "token")
        yield Consequence(
            "token_by_top",
            spell.id,
            other=host.id,
            message=f"merged-token-{'yes' if token else 'no'}",
            params=(("host", host.id), ("token", "yes" if token else "no")),
        )


@rule("730.3", "merged_leaving")
def components_go_where_the_permanent_goes(view: View, moment: Moment) -> Iterator[Consequence]:
    """730.3: as a merged permanent leaves, each of its components is put where it goes, as what it is."""
    permanent = view.object(moment.subject)
    if permanent is None:
        return
    if any(alteration.source == "merged" for alteration in permanent.alterations):
        yield Consequence("is_itself_again", permanent.id, message="component-is-itself-again")
    for component in permanent.components:
        part = view.object(component)
        if part is not None and part.merged_into == moment.subject:
            yield Consequence(
                "component_moves",
                component,
                message="component-goes-too",
                params=(("host", moment.subject), ("zone", moment.detail)),
            )
