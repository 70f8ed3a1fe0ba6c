"""Effects in a scenario file: what cannot be is refused, and limits are stated, not guessed past."""

import pytest

from subrule.engine.adjudicate import settle
from subrule.engine.effects import INSTEAD_OF, WOULD
from subrule.engine.scenario_file import read_scenario
from subrule.errors import InputError
from tests.engine.conftest import TWINS

BEAR = "objects:\n  bear: {types: creature, power: 2, toughness: 2}\n"


@pytest.mark.parametrize(
    ("text", "line", "remedy"),
    [
        (BEAR + "effects:\n  bear: {of: bear, set_pt: [1, 1]}\n", 4, "another name"),
        (BEAR + "effects:\n  small: {of: bear}\n", 4, "set_pt"),
        (BEAR + "effects:\n  small: {set_pt: [1, 1]}\n", 4, "applies_to"),
        (BEAR + "effects:\n  small: {of: bear, set_pt: 1}\n", 4, "a pair"),
        (BEAR + "effects:\n  small: {applies_to: itself, set_pt: [1, 1]}\n", 4, "add of: NAME"),
        (BEAR + "replacements:\n  twice: {would: draw}\n", 4, "add instead:"),
        (BEAR + "replacements:\n  twice: {instead: double}\n", 4, "add would:"),
        (BEAR + "replacements:\n  twice: {would: enter, instead: double}\n", 4, "use: tapped"),
        (BEAR + "events:\n  - {create: bear}\n", 4, "zone: nowhere"),
        (BEAR + "events:\n  - begin: nothing\n", 4, "effect of this scenario"),
        (BEAR + "question: {kind: how_many, of: bears}\n", 3, "use one of: tokens"),
    ],
)
def test_what_is_no_effect_is_refused_with_line_and_remedy(text: str, line: int, remedy: str):
    with pytest.raises(InputError) as refused:
        read_scenario(text, "effects.yaml")
    assert f"line {line}:" in str(refused.value)
    assert remedy in str(refused.value)


def test_every_event_that_is_replaced_says_by_what():
    assert set(INSTEAD_OF) == set(WOULD)


def test_more_effects_than_are_sorted_are_undecided():
    effects = "".join(
        f"  e{n}: {{applies_to: bear, modify_pt: [1, 1], until: end_of_turn}}\n" for n in range(11)
    )
    asked = "question: {kind: power_is, object: bear, number: 13}\n"
    assert settle(read_scenario(BEAR + "effects:\n" + effects + asked), TWINS).verdict == "undecided"


def test_the_size_under_many_effects_does_not_depend_on_their_order_in_the_file():
    lines = [
        "  a: {applies_to: bear, set_pt: [4, 4], timestamp: 3, until: end_of_turn}\n",
        "  b: {applies_to: bear, modify_pt: [1, 0], timestamp: 1, until: end_of_turn}\n",
        "  c: {applies_to: bear, set_pt: [0, 1], timestamp: 2, until: end_of_turn}\n",
        "  d: {applies_to: bear, switch_pt: yes, timestamp: 4, until: end_of_turn}\n",
    ]
    asked = "question: {kind: size_is, object: bear, power: 4, toughness: 5}\n"
    for order in (lines, lines[::-1], lines[2:] + lines[:2]):
        assert settle(read_scenario(BEAR + "effects:\n" + "".join(order) + asked), TWINS).verdict == "yes"
