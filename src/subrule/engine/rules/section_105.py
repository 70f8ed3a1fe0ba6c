"""Section 105, colors: what colors an object has, and which there are to choose from."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.measures import is_face_down
from subrule.engine.rules.topics import allows, forbids, on
from subrule.engine.state import COLORS
from subrule.engine.view import View


def colors_of(view: View, moment: Moment) -> frozenset[str] | None:
    """The colors of what is asked about: as stated, else those of cost and indicator (105.2)."""
    o = view.object(moment.subject)
    if o is None:
        return None
    if is_face_down(o):
        return frozenset()
    if o.colors is not None:
        return o.colors
    return o.sheet.colors_at("cost") | o.sheet.colors_at("indicator") if o.sheet.symbols else None


def _is(view: View, moment: Moment, quality: str, fits: Callable[[int], bool]) -> Iterator[Consequence]:
    colors = colors_of(view, moment)
    if colors is None or moment.hosts[0] != quality:
        return
    kind = allows if fits(len(colors)) else forbids
    yield kind(moment.subject, "number-of-colors-tells", number=str(len(colors)))


def colored_by_effect(view: View, object_id: str) -> bool:
    """Whether a continuous effect has changed the colors of an object."""
    return view.layering is not None and bool(view.layering.of(object_id, ("5",)))


@on("105.3", "color")
def a_new_color_replaces_the_others(view: View, moment: Moment) -> Iterator[Consequence]:
    """105.3: a color that an effect gives replaces all others, unless it is "in addition" to them."""
    o, color = view.object(moment.subject), moment.hosts[0]
    if o is None or o.colors is None or color not in COLORS or not colored_by_effect(view, o.id):
        return
    if color in o.colors:
        yield allows(o.id, "effect-has-set-its-colors", word=color)
    else:
        yield forbids(o.id, "effect-has-set-its-colors-not-that", word=color)


@on("105.2", "color")
def colors_come_from_the_mana_cost(view: View, moment: Moment) -> Iterator[Consequence]:
    """105.2: an object is the colors of the mana symbols in its mana cost, or of its color indicator."""
    colors = colors_of(view, moment)
    color = moment.hosts[0]
    if colors is None or color not in COLORS or colored_by_effect(view, moment.subject):
        return
    if color in colors:
        yield allows(moment.subject, "color-of-the-cost", word=color)
    else:
        yield forbids(moment.subject, "not-a-color-of-the-cost", word=color)


@on("105.2a", "color")
def monocolored_is_one_color(view: View, moment: Moment) -> Iterator[Consequence]:
    """105.2a: a monocolored object is exactly one color."""
    yield from _is(view, moment, "monocolored", lambda n: n == 1)


@on("105.2b", "color")
def multicolored_is_two_or_more(view: View, moment: Moment) -> Iterator[Consequence]:
    """105.2b: a multicolored object is two or more colors."""
    yield from _is(view, moment, "multicolored", lambda n: n > 1)


@on("105.2c", "color")
def colorless_is_no_color(view: View, moment: Moment) -> Iterator[Consequence]:
    """105.2c: a colorless object has no color."""
    yield from _is(view, moment, "colorless", lambda n: n == 0)


@on("105.4", "choose_color")
def one_of_the_five_colors_is_chosen(view: View, moment: Moment) -> Iterator[Consequence]:
    """105.4: who chooses a color chooses one of the five; colorless and multicolored are none."""
    del view
    if moment.subject in COLORS:
        yield allows("", "is-one-of-the-five-colors", word=moment.subject)
    else:
        yield forbids("", "is-no-color", word=moment.subject)
