"""Section 613, the layers: where the parts of effects belong and which comes first within a layer."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.layers import counter_change
from subrule.engine.registry import rule
from subrule.engine.rules.attachment import stays
from subrule.engine.view import View


def _in_layer(moment: Moment, layer: str) -> Iterator[Consequence]:
    if moment.detail == layer:
        yield Consequence("layered", moment.subject, other=layer, message=f"in-layer-{layer}")


@rule("613.1", "measuring", general=True)
def characteristics_start_from_what_is_printed(view: View, moment: Moment) -> Iterator[Consequence]:
    """613.1: characteristics start from what is printed; effects are applied to that in layers."""
    if moment.detail == "printed":
        yield stays(moment.subject, "as-printed")


@rule("613.1b", "layering", "measuring")
def control_is_layer_two(view: View, moment: Moment) -> Iterator[Consequence]:
    """613.1b: effects that change who controls something are applied in layer 2."""
    yield from _in_layer(moment, "2")


@rule("613.1d", "layering", "measuring")
def types_are_layer_four(view: View, moment: Moment) -> Iterator[Consequence]:
    """613.1d: effects that change types are applied in layer 4."""
    yield from _in_layer(moment, "4")


@rule("613.1e", "layering", "measuring")
def colors_are_layer_five(view: View, moment: Moment) -> Iterator[Consequence]:
    """613.1e: effects that change colors are applied in layer 5."""
    yield from _in_layer(moment, "5")


@rule("613.1f", "layering", "measuring")
def abilities_are_layer_six(view: View, moment: Moment) -> Iterator[Consequence]:
    """613.1f: effects that give or take abilities, and keyword counters, are applied in layer 6."""
    yield from _in_layer(moment, "6")


@rule("613.4a", "layering", "measuring")
def defined_size_is_layer_seven_a(view: View, moment: Moment) -> Iterator[Consequence]:
    """613.4a: characteristic-defining abilities that define power and toughness come first (7a)."""
    yield from _in_layer(moment, "7a")


@rule("613.4b", "layering", "measuring")
def set_size_is_layer_seven_b(view: View, moment: Moment) -> Iterator[Consequence]:
    """613.4b: effects that set power and toughness to a value are applied in layer 7b."""
    yield from _in_layer(moment, "7b")


@rule("613.4c", "layering", "measuring")
def counters_and_boosts_are_layer_seven_c(view: View, moment: Moment) -> Iterator[Consequence]:
    """613.4c: counters and effects that change power and toughness without setting them come after (7c)."""
    yield from _in_layer(moment, "7c")


@rule("122.1a", "measuring", general=True)
def size_counters_add(view: View, moment: Moment) -> Iterator[Consequence]:
    """122.1a: a +X/+Y counter adds X to power and Y to toughness, a -X/-Y counter takes them off."""
    o = view.object(moment.subject)
    if moment.detail == "7c" and o is not None and counter_change(o) != (0, 0):
        yield from _in_layer(moment, "7c")


@rule("613.4d", "layering", "measuring")
def switching_is_layer_seven_d(view: View, moment: Moment) -> Iterator[Consequence]:
    """613.4d: effects that switch power and toughness are applied last (7d)."""
    yield from _in_layer(moment, "7d")


@rule("613.3", "layer_order")
def defining_abilities_come_first(view: View, moment: Moment) -> Iterator[Consequence]:
    """613.3: within layers 2 to 6 characteristic-defining abilities are applied before all other effects."""
    if moment.detail == "defining":
        yield Consequence("ordered", moment.subject, other="defining", message="defining-ability-first")


@rule("613.7", "layer_order")
def effects_go_by_timestamp(view: View, moment: Moment) -> Iterator[Consequence]:
    """613.7: within a layer effects are applied in timestamp order, so the later one stands."""
    if moment.detail == "timestamp":
        yield Consequence("ordered", moment.subject, other="timestamp", message="later-effect-stands")


def _depends(moment: Moment) -> Iterator[Consequence]:
    if moment.detail == "dependency":
        yield Consequence("ordered", moment.subject, other="dependency", message="dependent-effect-waits")


@rule("613.8a", "layer_order", general=True)
def effect_depends_on_another(view: View, moment: Moment) -> Iterator[Consequence]:
    """613.8a: an effect depends on one that changes what it is, what it applies to or what it does there."""
    yield from _depends(moment)


@rule("613.8b", "layer_order")
def dependent_effect_waits(view: View, moment: Moment) -> Iterator[Consequence]:
    """613.8b: an effect that depends on others is applied after them; in a loop timestamps decide."""
    yield from _depends(moment)
    if moment.detail == "loop":
        yield Consequence("ordered", moment.subject, other="loop", message="loop-goes-by-timestamp")


@rule("613.6", "effect_reach", general=True)
def effect_goes_on_in_later_layers(view: View, moment: Moment) -> Iterator[Consequence]:
    """613.6: an effect that began to apply goes on in later layers, though its ability is lost by then."""
    effects, layering = view.state.effects, view.layering
    effect = effects.effect(moment.detail) if effects is not None else None
    if effect is None or layering is None or len(effect.layers) < 2 or effect.kind != "static":
        return
    if (
        moment.subject not in layering.started.get(effect.id, frozenset())
        or effect.of not in view.state.objects
    ):
        return
    if layering.characteristics[effect.of].lost and not view.initial.objects[effect.of].loses_abilities:
        yield stays(moment.subject, "effect-that-began-goes-on")


@rule("208.3", "measuring")
def what_is_no_creature_has_no_size(view: View, moment: Moment) -> Iterator[Consequence]:
    """208.3: a permanent that is no creature has no power and toughness, whatever is printed on it."""
    if moment.detail == "no creature":
        yield stays(moment.subject, "no-creature-no-size")
