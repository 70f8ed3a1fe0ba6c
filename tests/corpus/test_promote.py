"""Moving on to a new reference, rehearsed from 2026-04-17 to 2026-08-07."""

import json

import pytest

from subrule.corpus.fingerprint import fingerprint
from subrule.corpus.number import RuleNumber
from subrule.errors import InputError
from tests.conftest import ROOT, load_script

N = RuleNumber.parse
OLD, NEW = "2026-04-17", "2026-08-07"


@pytest.fixture(scope="module")
def promote():
    return load_script(ROOT / "scripts" / "promote_edition.py")


@pytest.fixture(scope="module")
def found(promote):
    return promote.touched(OLD, NEW)


def entry(found, now):
    (each,) = [each for each in found if each["now"] == now]
    return each


def test_known_moves_are_listed(found):
    moves = {(each["was"], each["now"]) for each in found if "moved" in each["kinds"]}
    assert {("704.5z", "704.5aa"), ("704.5y", "704.5z"), ("310.10", "310.11")} <= moves
    assert entry(found, "702.193")["kinds"] == ["created"]


def test_what_names_a_moved_rule_is_listed(found):
    places = entry(found, "704.5z")["places"]
    assert any(spot.startswith("src/subrule/engine/") for spot in places["rule functions"])
    assert any(spot.startswith("corpus/restatements/704") for spot in places["restatements"])
    assert any(spot.startswith("corpus/twins.toml") for spot in places["twins"])
    assert places["vectors"]


def test_every_place_names_the_number(found):
    for each in found:
        for what, spots in each["places"].items():
            for spot in spots[:3]:
                name, line = spot.rsplit(":", 1)
                text = (ROOT / name).read_text(encoding="utf-8").splitlines()[int(line) - 1]
                assert each["now"] in text or each["now"][:3] in text, (what, spot)


def test_mentions_read_ranges_and_lists(promote, tmp_path):
    (tmp_path / "corpus").mkdir()
    (tmp_path / "corpus" / "twins.toml").write_text(
        'rule = "100.1a"\nsee = "rules 100.2b-d"\n', encoding="utf-8"
    )
    found = promote.mentions(tmp_path)
    assert found[N("100.1a")] == {"twins": ["corpus/twins.toml:1"]}
    assert {str(number) for number in found} == {"100.1a", "100.2b", "100.2c", "100.2d"}


@pytest.mark.parametrize(("old", "new"), [(NEW, OLD), (OLD, OLD), ("2026-04-18", NEW), (OLD, "2030-01-01")])
def test_editions_that_do_not_go_together(promote, old, new, capsys):
    with pytest.raises(InputError):
        promote.touched(old, new)
    assert promote.main([old, new]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_output_for_programs_and_people(promote, found, capsys):
    assert promote.main([OLD, NEW, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["touched"] == found
    assert promote.main([OLD, NEW]) == 0
    assert "704.5z -> 704.5aa: renumber" in capsys.readouterr().out


@pytest.mark.shared_data
def test_the_list_is_what_differs_between_the_texts(found, shared_data):
    from subrule.corpus.readers.official import parse_full_text

    def texts(edition):
        path = shared_data / "cr" / "en" / f"cr-en-{edition}.txt"
        full = parse_full_text(path.read_bytes(), language="en")
        pairs = [*full.sections, *((rule.number, rule.text) for rule in full.rules)]
        return {str(number): fingerprint(text) for number, text in pairs}

    old, new = texts(OLD), texts(NEW)
    was = {each["was"] for each in found}
    now = {each["now"] for each in found}
    for number, marks in old.items():
        if number not in was:
            assert new[number] == marks, f"{number} differs and is not listed"
    for number in new:
        if number not in now:
            assert number in old, f"{number} is new and is not listed"
    for each in found:
        one, other = old.get(each["was"]), new.get(each["now"])
        assert ("created" in each["kinds"]) == (each["was"] is None)
        assert ("retired" in each["kinds"]) == (each["now"] is None)
        if one and other:
            assert ("edited" in each["kinds"]) == (one.masked != other.masked)
            assert ("moved" in each["kinds"]) == (each["was"] != each["now"])
    assert len(new) - len(old) == sum("created" in e["kinds"] for e in found) - sum(
        "retired" in e["kinds"] for e in found
    )
