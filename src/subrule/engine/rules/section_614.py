"""Section 614, replacement effects: what they do to events, once each, and when they do not."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.effects import Replacement
from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.rules.replacements import modifies, modifies_not, replacement_of
from subrule.engine.view import View

_INSTEAD = frozenset({"double", "plus", "minus", "exile", "library", "hand", "command", "draw", "gain_life"})


def _is_skip(instead: str, would: str) -> bool:
    return instead == "nothing" and would == "draw"


def _empty_library(view: View, moment: Moment) -> bool:
    player = view.player(moment.subject)
    return player is not None and player.library == 0


_DONE = {
    "create_tokens": "tokens",
    "put_counters": "counters",
    "deal_damage": "damage",
    "draw": "cards",
    "gain_life": "life",
}


def _names_another_event(view: View, r: Replacement) -> bool:
    """Whether something like what an effect replaces has happened, that it was there and did not replace."""
    done = view.state.effects.done if view.state.effects is not None else ()
    there = r.present and not r.begins and r.uses != 0
    return there and r.instead in _INSTEAD and any(d.what == _DONE.get(r.would) for d in done)


@rule("614.1a", "modifying", "not_modifying", general=True)
def instead_replaces_the_event(view: View, moment: Moment) -> Iterator[Consequence]:
    """614.1a: an effect that says "instead" replaces the event that it names with another."""
    r = replacement_of(view, moment)
    if moment.kind == "not_modifying":
        if r is not None and _names_another_event(view, r):
            yield modifies_not(moment, r, "replaces-only-what-it-names")
        return
    if r is None or (r.would == "draw" and _empty_library(view, moment)):
        return
    if r.instead in _INSTEAD or (r.instead == "nothing" and not _is_skip(r.instead, r.would)):
        yield from modifies(moment, r, f"instead-{r.instead}-{r.would}".replace("_", "-"))


@rule("614.1b", "modifying", general=True)
def skipping_replaces_with_nothing(view: View, moment: Moment) -> Iterator[Consequence]:
    """614.1b: an effect that says "skip" replaces the event with nothing."""
    r = replacement_of(view, moment)
    if r is not None and _is_skip(r.instead, r.would) and not _empty_library(view, moment):
        yield from modifies(moment, r, "draw-is-skipped")


@rule("614.1c", "modifying", general=True)
def permanent_enters_with_or_as(view: View, moment: Moment) -> Iterator[Consequence]:
    """614.1c: "this permanent enters with" or "enters as" is a replacement effect on how it enters."""
    r = replacement_of(view, moment)
    if r is None or r.instead not in ("counters", "copy", "control", "tapped"):
        return
    if r.instead in ("copy", "control") or (r.of == moment.subject and r.instead == "counters"):
        yield from modifies(moment, r, f"enters-with-{r.instead}")


@rule("614.1d", "modifying", general=True)
def objects_enter_so(view: View, moment: Moment) -> Iterator[Consequence]:
    """614.1d: an effect that says how permanents enter, tapped or with counters, is a replacement effect."""
    r = replacement_of(view, moment)
    if r is None or r.instead not in ("counters", "tapped"):
        return
    if r.instead == "tapped" or r.of != moment.subject:
        yield from modifies(moment, r, f"enters-so-{r.instead}")


@rule("614.4", "not_modifying", general=True)
def effect_must_be_there_before(view: View, moment: Moment) -> Iterator[Consequence]:
    """614.4: a replacement effect has to be there before the event; it changes nothing that has happened."""
    r = replacement_of(view, moment)
    if r is not None and r.begins and r.instead != "prevent":
        yield modifies_not(moment, r, "replacement-came-too-late")


@rule("614.5", "modifying_again", general=True)
def each_effect_applies_once(view: View, moment: Moment) -> Iterator[Consequence]:
    """614.5: a replacement effect gets one chance at an event and what becomes of it, not more."""
    if moment.by == "once":
        yield Consequence("applies_once", moment.subject, message="each-effect-applies-once")


@rule("614.6", "dying_seen", general=True)
def replaced_event_never_happens(view: View, moment: Moment) -> Iterator[Consequence]:
    """614.6: an event that is replaced never happens."""
    if moment.detail == "replaced":
        yield Consequence("never_happened", moment.subject, message="replaced-event-triggers-nothing")


@rule("614.7a", "not_modifying", general=True)
def no_damage_is_not_replaced(view: View, moment: Moment) -> Iterator[Consequence]:
    """614.7a: where a source would deal 0 damage there is nothing that could be doubled or redirected."""
    r = replacement_of(view, moment)
    if r is not None and r.would == "deal_damage" and r.instead != "prevent" and not r.begins:
        dealt = [d for d in (view.state.effects.done if view.state.effects else ()) if d.what == "damage"]
        if not dealt:
            yield modifies_not(moment, r, "no-damage-to-replace")


@rule("614.9", "modifying", general=True)
def redirected_damage_is_dealt_elsewhere(view: View, moment: Moment) -> Iterator[Consequence]:
    """614.9: a redirection effect has the same damage dealt to another permanent or player instead."""
    r = replacement_of(view, moment)
    if r is not None and r.instead == "redirect":
        yield Consequence(
            "modifies",
            moment.subject,
            other=r.id,
            message="damage-is-redirected",
            params=(("host", r.to), ("number", str(moment.amount))),
        )


@rule("614.11", "modifying", general=True)
def draw_is_replaced_without_cards(view: View, moment: Moment) -> Iterator[Consequence]:
    """614.11: a draw is replaced even where the library holds no card that could be drawn."""
    r = replacement_of(view, moment)
    if r is not None and r.would == "draw" and _empty_library(view, moment):
        yield from modifies(moment, r, "draw-from-nothing-is-replaced")


@rule("614.16", "by_effect", general=True)
def what_effects_create_or_put(view: View, moment: Moment) -> Iterator[Consequence]:
    """614.16: "if an effect would create or put" holds for what resolves and for replacement effects."""
    r = replacement_of(view, moment)
    if r is not None and moment.by == "effect":
        yield Consequence("counts_as_effect", moment.subject, other=r.id, message="an-effect-does-it")
