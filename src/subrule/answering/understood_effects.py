"""Saying back which effects were understood: what each changes, what each replaces."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.effects import Effect
from subrule.engine.state import State


def effects_said(state: State) -> Iterator[tuple[str, str]]:
    """Give what is to be said of the effects of a scenario.

    Args:
        state: its first state.

    Yields:
        Message id and number (``""`` for none) for each part of an effect, in the file's order.
    """
    if state.effects is None:
        return
    for effect in state.effects.continuous:
        for layer in effect.layers:
            yield f"u-effect-{layer}", _pair(effect, layer)
    for r in state.effects.replacements:
        yield f"u-replaces-{r.would}", ""


def _pair(effect: Effect, layer: str) -> str:
    if layer in ("7a", "7b") and effect.set_pt is not None:
        return "/".join("–" if n is None else str(n) for n in effect.set_pt)
    if layer == "7c" and effect.modify_pt is not None:
        return "/".join(f"{n:+d}" for n in effect.modify_pt)
    return ""
