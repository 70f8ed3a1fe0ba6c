"""`subrule history` and `subrule diff`: without texts by number and fingerprint, with texts word by word."""

import json

import pytest

from subrule.cli import app
from subrule.corpus.edition_texts import changes_by_text, compare_words, joined, under
from subrule.corpus.number import RuleNumber

N = RuleNumber.parse


@pytest.fixture(autouse=True)
def _registered(monkeypatch):
    for name in ("history", "diff"):
        monkeypatch.setitem(app.COMMANDS, name, (f"subrule.cli.{name}", "…"))
    monkeypatch.setenv("LC_ALL", "C")


@pytest.fixture(scope="module")
def loaded(tmp_path_factory, request):
    """A user folder with two English texts loaded."""
    data = request.getfixturevalue("shared_data")
    home = tmp_path_factory.mktemp("loaded")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SUBRULE_HOME", str(home))
        from subrule.corpus.loaded import add_file

        for edition in ("2026-06-19", "2026-08-07"):
            add_file(data / "cr" / "en" / f"cr-en-{edition}.txt")
    return home


def run(capsys, *arguments, status=0):
    assert app.run(list(arguments)) == status
    return capsys.readouterr()


def as_json(capsys, *arguments):
    return json.loads(run(capsys, *arguments, "--json").out)


def test_history_without_texts(capsys):
    found = as_json(capsys, "history", "303.4d")
    assert found["since"] == {"edition": "2009-07-11", "number": "303.4c"}
    assert [(event["edition"], event["kind"]) for event in found["events"]] == [
        ("2009-10-01", "edited"),
        ("2010-02-01", "moved"),
        ("2012-10-01", "edited"),
    ]
    assert found["wordings"] == []
    said = run(capsys, "history", "303.4d").out
    assert "2010-02-01  moved to 303.4d" in said
    assert "No English text" in said


def test_history_of_a_rule_that_is_gone(capsys):
    found = as_json(capsys, "history", "801.12", "--edition", "2012-10-01")
    assert (found["today"], found["events"][-1]["kind"]) == (None, "retired")


def test_history_in_spanish_of_a_split(capsys):
    assert "separada de 702.30a" in run(capsys, "history", "702.33b", "--lang", "es").out


def test_history_of_what_never_changed(capsys):
    found = as_json(capsys, "history", "100.1")
    assert found["events"] == []
    assert "unchanged" in run(capsys, "history", "100.1").out


@pytest.mark.parametrize(
    "arguments",
    [
        ["history", "303.9"],
        ["history", "303.4d", "704.5m"],
        ["history", "303.4d", "-e", "1999-04-23"],
        ["diff", "2026-08-07", "2026-04-17"],
        ["diff", "2026-08-07", "2026-08-07"],
        ["diff", "2026-04-17", "tomorrow"],
        ["diff", "2026-04-17", "2026-08-07", "--section", "Aura"],
    ],
)
def test_errors_are_one_line(capsys, arguments):
    shown = run(capsys, *arguments, status=2)
    assert len(shown.err.splitlines()) == 1
    assert shown.out == ""


def test_diff_without_texts_lists_the_numbers(capsys):
    found = as_json(capsys, "diff", "2026-06-19", "2026-08-07", "--section", "704")
    moved = [change for change in found["changes"] if change["kinds"] == ["moved"]]
    assert ("704.5z", "704.5aa") in {(change["was"], change["now"]) for change in moved}
    assert all((change["now"] or change["was"]).startswith("704") for change in found["changes"])
    assert found["words"] is False
    assert all(change["diff"] is None for change in found["changes"])
    assert "Numbers only" in run(capsys, "diff", "2026-06-19", "2026-08-07").out


def test_diff_of_a_section_that_stayed(capsys):
    assert "no rule differs" in run(capsys, "diff", "2026-06-19", "2026-08-07", "-s", "303").out


@pytest.mark.shared_data
def test_diff_with_texts_compares_words(capsys, loaded, monkeypatch):
    monkeypatch.setenv("SUBRULE_HOME", str(loaded))
    found = as_json(capsys, "diff", "2026-06-19", "2026-08-07")
    assert found["words"] is True
    for change in found["changes"]:
        signs = {sign for sign, _ in change["diff"]}
        if change["kinds"] == ["created"]:
            assert signs == {"+"}
        elif change["kinds"] == ["moved"]:
            assert signs == {"="}
        else:
            assert signs & {"+", "-"}
    out = run(capsys, "diff", "2026-06-19", "2026-08-07", "-s", "7").out
    assert "{+" in out
    assert "\x1b" not in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.shared_data
def test_history_with_texts_shows_them_once(capsys, loaded, monkeypatch):
    monkeypatch.setenv("SUBRULE_HOME", str(loaded))
    same = as_json(capsys, "history", "303.4d")
    assert [each["edition"] for each in same["wordings"]] == ["2026-06-19"]
    edited = as_json(capsys, "diff", "2026-06-19", "2026-08-07")["changes"]
    number = next(change["now"] for change in edited if "edited" in change["kinds"])
    assert len(as_json(capsys, "history", number)["wordings"]) == 2
    assert as_json(capsys, "history", number, "--no-wording")["wordings"] == []


def test_words_are_kept_taken_out_and_put_in():
    pieces = compare_words("a lamp burns three nights", "a lamp burns two long nights")
    assert joined(pieces) == "a lamp burns [-three-] {+two long+} nights"
    assert " ".join(p.words for p in pieces if p.sign != "+") == "a lamp burns three nights"
    assert " ".join(p.words for p in pieces if p.sign != "-") == "a lamp burns two long nights"


def test_texts_newer_than_the_reference_are_compared_by_wording():
    old = {N("100.1"): "A lamp burns.", N("100.2"): "A ship sails. See rule 100.1.", N("100.3"): "Gone soon."}
    new = {
        N("100.1"): "Bells ring.",
        N("100.2"): "A lamp burns.",
        N("100.3"): "A ship sails. See rule 100.2.",
    }
    found = {(str(c.was), str(c.now)): c.kinds for c in changes_by_text(old, new)}
    assert found["100.1", "100.2"] == ("moved",)
    assert found["100.2", "100.3"] == ("moved", "renumbered_references")
    assert found["None", "100.1"] == ("created",)
    assert found["100.3", "None"] == ("retired",)


def test_a_section_holds_its_rules():
    assert under(N("702.19b"), N("702"))
    assert under(N("702.19b"), N("7"))
    assert under(N("702.19b"), N("702.19"))
    assert not under(N("702.19b"), N("701"))
    assert not under(None, N("701"))
