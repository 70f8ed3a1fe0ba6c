"""Gold readings: a folder of scenario files and a table of look-ups."""

import pytest

from subrule.batch.gold import load_gold
from subrule.errors import InputError

SCENE = "objects: {bear: {types: creature}}\nquestion: {kind: on_battlefield, object: bear}\n"


def folder(tmp_path, **files):
    for name, text in files.items():
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    return tmp_path


def test_scenarios_and_look_ups_are_found_by_question_id(tmp_path):
    gold = load_gold(
        folder(
            tmp_path,
            q1=SCENE,
            lookups="q2: {about: [object.aura]}\nq3: {about: [a, b], numbers: CR 303.4A}\n",
        )
    )
    assert list(gold.scenarios) == ["q1"]
    assert gold.lookups["q2"].about == ("object.aura",)
    assert gold.lookups["q3"].numbers == ("303.4a",)
    assert gold.ids == {"q1", "q2", "q3"}


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({}, "holds no gold reading"),
        ({"q1": SCENE + "expect: {verdict: yes}\n"}, r"q1\.yaml: a gold reading expects nothing"),
        ({"q1": "objects: {bear: {typs: creature}}\n"}, r"q1\.yaml, line 1: unknown key 'typs'"),
        ({"q1": SCENE, "lookups": "q1: {about: a}\n"}, "q1 is a scenario too"),
        ({"lookups": "q1: {about: a}\nq1: {about: b}\n"}, r"lookups\.yaml, line 2: q1 stands twice"),
        ({"lookups": "- q1\n"}, r"lookups\.yaml, line 1: no table"),
        ({"lookups": "q1: [a]\n"}, "no table"),
        ({"lookups": "q1: {}\n"}, "about nothing"),
        ({"lookups": "q1: {abut: a}\n"}, "unknown key 'abut'"),
        ({"lookups": "q1: {about: {a: b}}\n"}, "no list of words"),
        ({"lookups": "q1: {numbers: [third]}\n"}, "not a rule number"),
        ({"lookups": "q1: {\n"}, r"lookups\.yaml"),
    ],
)
def test_what_is_no_gold_reading_is_refused_with_its_place(tmp_path, files, said):
    with pytest.raises(InputError, match=said) as caught:
        load_gold(folder(tmp_path, **files))
    assert "\n" not in str(caught.value)


def test_a_folder_that_is_not_there_and_a_file_that_is_no_text_are_refused(tmp_path):
    with pytest.raises(InputError, match="no folder"):
        load_gold(tmp_path / "absent")
    (tmp_path / "q1.yaml").write_bytes(b"\xff\xfe")
    with pytest.raises(InputError, match="not UTF-8"):
        load_gold(tmp_path)
