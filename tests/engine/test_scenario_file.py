"""What is no scenario is refused with one line that names the line and the remedy."""

from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from subrule.engine.answers import QUESTION_KINDS
from subrule.engine.facts import Fact
from subrule.engine.scenario_file import MAX_BYTES, read_scenario
from subrule.engine.scenario_format import EVENT_KEYS, OBJECT_KEYS, TOP_KEYS, json_schema
from subrule.errors import InputError
from tests.engine.conftest import GOLD, SCENARIOS, load

BEAR = "objects:\n  bear: {types: creature}\n"
PAIR = "objects:\n  bear: {types: creature}\n  veil: {subtypes: aura, attached_to: bear}\n"


@pytest.mark.parametrize(
    ("text", "line", "remedy"),
    [
        ("", 1, "empty"),
        ("# only a remark\n", 1, "empty"),
        ("- a\n- b\n", 1, "list of keys"),
        ("title: no objects\n", 1, "'objects:'"),
        ("objects: {}\n", 1, "at least one"),
        (BEAR + "weather: rain\n", 3, "use one of: title"),
        ("objects:\n  bear:\n    types: creature\n    colour: green\n", 4, "use one of: noun"),
        ("objects:\n  bear: {types: monster}\n", 2, "use one of: artifact"),
        ("objects:\n  bear: {zone: pocket}\n", 2, "use one of: battlefield"),
        ("objects:\n  bear: {token: maybe}\n", 2, "write yes or no"),
        ("objects:\n  bear: {timestamp: soon}\n", 2, "write digits"),
        ("objects:\n  bear: {timestamp: 9999999999}\n", 2, "write digits"),
        ("objects:\n  bear: {controller: nobody}\n", 2, "use one of: you, opponent"),
        ("objects:\n  you: {types: creature}\n", 2, "another name"),
        ("objects:\n  undefined: {types: creature}\n", 2, "another name"),
        ("objects:\n  bear: {types: creature}\n  bear: {types: land}\n", 3, "twice"),
        ("objects:\n  bear: {types: creature, types: land}\n", 2, "twice"),
        ("objects:\n  bear: creature\n", 2, "list of keys"),
        ("objects:\n  veil: {subtypes: aura, attached_to: bear}\n", 2, "add it or correct the name"),
        ("objects:\n  veil: {subtypes: aura, zone: hand, attached_to: you}\n", 2, "only permanents"),
        ("objects:\n  bear: {types: creature, enchant: creature}\n", 2, "add subtypes: aura"),
        ("objects:\n  veil: {subtypes: aura, enchant: {controller: you}}\n", 2, "enchant needs types"),
        ("objects:\n  veil: {subtypes: aura, enchant: goblin}\n", 2, "use one of: artifact"),
        ("objects:\n  veil: {subtypes: aura, types: land}\n", 2, "add enchantment"),
        ("objects:\n  blade: {subtypes: equipment, types: creature}\n", 2, "add artifact"),
        ("objects:\n  veil: {subtypes: aura, token: yes, zone: hand}\n", 2, "zone: nowhere"),
        ("objects:\n  satyr: {types: creature, subtypes: satyr, bestowed: yes}\n", 2, "add subtypes: aura"),
        (
            PAIR.replace(
                "attached_to: bear", "attached_to: bear, bestowed: yes, types: [enchantment, creature]"
            ),
            3,
            "take one away",
        ),
        (PAIR + "open:\n  veil.bestowed: [yes]\n", 5, "two different alternatives"),
        (PAIR + "open:\n  veil.bestowed: [yes, yes]\n", 5, "two different alternatives"),
        (PAIR + "open:\n  veil.weather: [yes, no]\n", 5, "with one of: types"),
        (PAIR + "open:\n  veil: [yes, no]\n", 5, "write object.attribute"),
        (PAIR + "open:\n  wolf.bestowed: [yes, no]\n", 5, "add it or correct the name"),
        (PAIR + "open:\n  veil.subtypes: [aura, equipment]\n", 5, "stated and open"),
        (PAIR + "open:\n  bear.controller: [you, nobody]\n", 5, "use one of: you, opponent"),
        (PAIR + "open:\n  veil.bestowed black: [yes, no]\n", 5, "only a color"),
        (PAIR + "events: leaves\n", 4, "start each with a dash"),
        (PAIR + "events:\n  - explodes: bear\n", 5, "use one of: check, changes"),
        (PAIR + "events:\n  - sleep\n", 5, "use one of: check"),
        (PAIR + "events:\n  - {leaves: bear, cast: veil}\n", 5, "names one thing"),
        (PAIR + "events:\n  - leaves: wolf\n", 5, "use one of: bear, veil"),
        (PAIR + "events:\n  - {leaves: bear, to: battlefield}\n", 5, "use one of: graveyard"),
        (PAIR + "events:\n  - leaves: bear\n  - leaves: bear\n", 6, "cannot happen"),
        (PAIR + "events:\n  - {cast: veil, targets: bear}\n", 5, "zone: hand"),
        (PAIR + "events:\n  - {put_onto_battlefield: bear}\n", 5, "zone: hand"),
        (PAIR + "events:\n  - {attach: veil}\n", 5, "add to"),
        (PAIR + "events:\n  - {control_changes: bear}\n", 5, "add to: opponent"),
        (PAIR + "events:\n  - player_leaves: bear\n", 5, "use one of: you"),
        (PAIR + "events:\n  - changes: bear\n", 5, "needs what changes"),
        (PAIR + "events:\n  - {changes: bear, size: 3}\n", 5, "unknown key 'size'"),
        (PAIR + "events:\n  - {changes: you, add_types: creature}\n", 5, "for a player"),
        ("objects:\n  bear: {name: Bear}\nevents:\n  - {changes: bear, add_types: land}\n", 4, "add types"),
        (
            PAIR.replace("attached_to: bear", "zone: hand")
            + "events:\n  - {put_onto_battlefield: veil, attached_to: bear, chooses: bear}\n",
            5,
            "names the host",
        ),
        (PAIR + "question: what\n", 4, "list of keys"),
        (PAIR + "question: {object: veil}\n", 4, "use one of: what_happens"),
        (PAIR + "question: {kind: guess, object: veil}\n", 4, "use one of: what_happens"),
        (PAIR + "question: {kind: in_zone, object: veil}\n", 4, "add zone"),
        (PAIR + "question: {kind: in_zone, object: you, zone: hand}\n", 4, "use one of: bear, veil"),
        (PAIR + "question: {kind: on_battlefield, object: veil, player: you}\n", 4, "has no player"),
        (PAIR + "question: {kind: all_stay, objects: []}\n", 4, "at least one object"),
        (PAIR + "expect: {verdict: perhaps}\n", 4, "use one of: yes"),
        (PAIR + "expect: {decisive: 303.4l}\n", 4, "303.4d"),
        ("objects:\n  bear: &b {types: creature}\n  wolf: *b\n", 3, "write the value out"),
        ("objects:\n  bear: {types: creature\n", 3, "check indentation and quotes"),
        ("objects:\n\tbear: 1\n", 2, "check indentation and quotes"),
        ("objects:\n  bear: {types: creature}\n---\nobjects: {}\n", 3, "check indentation and quotes"),
        ("objects:\n  be\x07ar: {types: creature}\n", 2, "remove it"),
        ("objects:\n  ? [a, b]\n  : {types: creature}\n", 2, "one word"),
        ("players: [you, '']\n" + BEAR, 1, "needs a name"),
        ("players:\n  you: {mood: 3}\n" + BEAR, 2, "use one of: in_game"),
    ],
)
def test_refusals_name_line_and_remedy(text: str, line: int, remedy: str):
    with pytest.raises(InputError) as refused:
        read_scenario(text, "case.yaml")
    message = str(refused.value)
    assert message.startswith(f"case.yaml, line {line}: ")
    assert remedy in message
    assert "\n" not in message


def test_a_file_that_is_too_long_is_refused():
    with pytest.raises(InputError, match="split it"):
        read_scenario(BEAR + "# " + "x" * MAX_BYTES, "case.yaml")


def test_deep_nesting_is_refused_and_does_not_overflow():
    for opening in ("[", "{a: ", "- "):
        with pytest.raises(InputError, match=r"case\.yaml, line \d+"):
            read_scenario("objects: " + opening * 20_000, "case.yaml")


def test_types_that_are_not_stated_come_from_subtypes_or_stay_open():
    state = read_scenario(
        "objects: {veil: {subtypes: aura}, blade: {subtypes: equipment}, thing: {name: Thing}}"
    ).state
    assert state.objects["veil"].types == {"enchantment"}
    assert state.objects["blade"].types == {"artifact"}
    assert state.objects["thing"].types is None


def test_an_open_fact_leaves_the_object_without_a_value():
    scenario = read_scenario(
        PAIR.replace("subtypes: aura, ", "")
        + "open: {veil.subtypes: [aura, equipment], bear.controller: [you, opponent]}"
    )
    assert scenario.state.objects["veil"].subtypes is None
    assert scenario.state.objects["bear"].controller == ""
    assert dict(scenario.offered)[Fact("veil", "subtypes")] == ("aura", "equipment")


def test_without_a_question_the_first_object_is_asked_about():
    question = read_scenario(PAIR).question
    assert (question.kind, question.get("object")) == ("what_happens", "bear")


_word = st.one_of(
    st.sampled_from(
        (
            *TOP_KEYS,
            *OBJECT_KEYS,
            *EVENT_KEYS,
            *QUESTION_KINDS,
            "kind",
            "you",
            "bear",
            "veil",
            "aura",
            "creature",
            "to",
        )
    ),
    st.text(max_size=8),
    st.integers(),
    st.booleans(),
    st.none(),
)
_tree = st.recursive(
    _word,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_word, inner, max_size=4),
    max_leaves=25,
)


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(st.sampled_from(TOP_KEYS), _tree, max_size=6))
def test_any_yaml_is_read_or_refused_in_one_line(tree: dict[str, Any]):
    _read_or_refuse(yaml.safe_dump(tree, allow_unicode=True))


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_read_or_refused_in_one_line(text: str):
    _read_or_refuse(text)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(SCENARIOS), st.data())
def test_a_damaged_scenario_is_read_or_refused_in_one_line(path, data):
    text = path.read_text(encoding="utf-8")
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 12)))
    _read_or_refuse(text[:start] + data.draw(st.text(max_size=5)) + text[end:])


def _read_or_refuse(text: str) -> None:
    try:
        read_scenario(text, "case.yaml")
    except InputError as error:
        message = str(error)
    else:
        return
    assert message.startswith("case.yaml")
    assert "\n" not in message


# -- the schema --------------------------------------------------------------------------------------


def _accepts(schema: dict[str, Any], value: Any) -> bool:
    """A small reader of the part of JSON Schema that the format uses."""
    if "oneOf" in schema:
        return sum(_accepts(s, value) for s in schema["oneOf"]) == 1
    if "const" in schema:
        return value == schema["const"]
    if "enum" in schema:
        return value in schema["enum"]
    kinds = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int}
    if "type" in schema and (
        not isinstance(value, kinds[schema["type"]])
        or (schema["type"] == "integer" and isinstance(value, bool))
    ):
        return False
    if isinstance(value, list):
        return len(value) >= schema.get("minItems", 0) and all(
            _accepts(schema.get("items", {}), v) for v in value
        )
    if isinstance(value, dict):
        known, rest = schema.get("properties", {}), schema.get("additionalProperties", {})
        if any(k not in value for k in schema.get("required", ())) or len(value) < schema.get(
            "minProperties", 0
        ):
            return False
        return all(
            _accepts(known[k], v) if k in known else rest is not False and _accepts(rest, v)
            for k, v in value.items()
        )
    return True


@pytest.mark.parametrize("path", [*SCENARIOS, *GOLD], ids=lambda p: p.stem)
def test_the_schema_accepts_every_scenario_file(path):
    tree = yaml.safe_load(path.read_text(encoding="utf-8"))
    # Rule numbers such as 704.5 are read as numbers by YAML and as text by the scenario reader.
    expect = tree.get("expect", {})
    if "decisive" in expect:
        expect["decisive"] = [
            str(n)
            for n in (expect["decisive"] if isinstance(expect["decisive"], list) else [expect["decisive"]])
        ]
    assert _accepts(json_schema(), tree)


@pytest.mark.parametrize(
    "text",
    [
        "title: nothing\n",
        "objects: {}\n",
        BEAR + "weather: rain\n",
        "objects: {bear: {types: monster}}\n",
        PAIR + "events: [{leaves: bear, to: battlefield}]\n",
        PAIR + "question: {kind: in_zone, object: veil}\n",
        PAIR + "question: {kind: on_battlefield, object: veil, player: you}\n",
    ],
)
def test_the_schema_refuses_what_the_reader_refuses(text: str):
    assert not _accepts(json_schema(), yaml.safe_load(text))
    with pytest.raises(InputError):
        read_scenario(text)


def test_every_scenario_file_has_a_title_and_is_named_for_behaviour():
    for path in SCENARIOS:
        assert load(path).title, path
        assert len(path.stem.split("-")) >= 4, path
