"""`subrule cite`: old numbers turned into today's."""

import json

import pytest

from subrule.cli import app


@pytest.fixture(autouse=True)
def _registered(monkeypatch):
    monkeypatch.setitem(
        app.COMMANDS, "cite", ("subrule.cli.cite", "Turn an old citation into today's number.")
    )
    monkeypatch.setenv("LC_ALL", "C")


def cite(capsys, *arguments, status=0):
    assert app.run(["cite", *arguments]) == status
    return capsys.readouterr()


def as_json(capsys, *arguments):
    return json.loads(cite(capsys, *arguments, "--json").out)


def test_json_has_the_published_keys(capsys):
    found = as_json(capsys, "303.4h", "--edition", "2010-02-01")
    assert {key: found[key] for key in ("number", "mark", "edition", "was")} == {
        "number": "303.4j",
        "mark": "changed",
        "edition": "2010-02-01",
        "was": "303.4h",
    }
    assert found["certain"] is True


def test_the_edition_in_force_on_the_date_is_taken(capsys):
    assert as_json(capsys, "303.4h", "-e", "2010-12-24")["edition"] == "2010-02-01"


def test_several_numbers_give_a_list_in_the_order_typed(capsys):
    found = as_json(capsys, "303.4b,", "CR 303.4d", "-e", "2009-07-11")
    assert [each["number"] for each in found] == ["303.4c", "303.4b"]


def test_what_is_uncertain_says_so_and_names_candidates(capsys):
    found = as_json(capsys, "714.3a", "-e", "2025-11-14")
    assert (found["number"], found["mark"], found["certain"]) == (None, None, False)
    assert set(found["candidates"]) == {"714.3a", "714.3b"}
    said = cite(capsys, "714.3a", "-e", "2025-11-14").out
    assert "714.3a" in said
    assert "no sure counterpart" in said


def test_what_is_retired_says_so(capsys):
    found = as_json(capsys, "801.12", "-e", "2012-10-01")
    assert (found["number"], found["ending"]["kind"], found["ending"]["gone"]) == (
        None,
        "retired",
        "2013-07-13",
    )
    assert "is gone" in cite(capsys, "801.12", "-e", "2012-10-01").out


def test_what_was_merged_names_the_rule_it_went_into(capsys):
    found = as_json(capsys, "702.124k", "-e", "2025-11-14")
    assert (found["number"], found["ending"]["kind"]) == ("702.124i", "merged")


def test_parts_split_off_are_named(capsys):
    assert "702.33b" in as_json(capsys, "702.30a", "-e", "2009-10-01")["split"]


@pytest.mark.parametrize(
    ("language", "word"),
    [("es", "es hoy la 303.4j"), ("fr", "est aujourd'hui la 303.4j"), ("en", "is today's 303.4j")],
)
def test_people_are_answered_in_their_language(capsys, language, word):
    out = cite(capsys, "303.4h", "-e", "2010-02-01", "--lang", language).out
    assert word in " ".join(out.split())
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["303.9", "-e", "2010-02-01"], "unknown_rule"),
        (["303.4", "-e", "2004-06-01"], "bad_input"),
        (["303.4", "-e", "last summer"], "bad_input"),
        (["aura", "-e", "2010-02-01"], "bad_number"),
    ],
)
def test_errors_are_one_line(capsys, arguments, code):
    shown = cite(capsys, *arguments, "--json", status=2)
    assert json.loads(shown.out)["error"]["code"] == code
    assert len(shown.err.splitlines()) == 1
