"""A text newer than the reference edition: what it changed is marked in answers and in the check."""

import json
from collections.abc import Iterator

import pytest

from subrule.answering.judge import Judge
from subrule.answering.review import needs_review
from subrule.cli.app import run
from subrule.corpus.fingerprint import fingerprint
from subrule.corpus.library import Library, LoadedText
from subrule.corpus.number import RuleNumber
from subrule.corpus.record import Record
from subrule.corpus.shipped_store import open_shipped_store
from subrule.corpus.store import Store, write_store
from subrule.lexicon import Lexicon

N = RuleNumber.parse


@pytest.fixture
def newer(tmp_path) -> Iterator[Library]:
    path = tmp_path / "en-2027-01-01.sqlite"
    record = Record(
        N("303.4d"),
        "en",
        "Invented and other.",
        N("303.4d"),
        "outdated",
        "x",
        mark="changed",
        edition="2027-01-01",
    )
    write_store(path, [record], meta={"language": "en", "edition": "2027-01-01"})
    with Library(open_shipped_store(), [(LoadedText("en", "2027-01-01", path), Store.open(path))]) as library:
        yield library


def test_a_rule_that_the_newer_text_words_differently_is_marked(newer: Library):
    assert newer.newer_edition() == "2027-01-01"
    assert newer.review(N("303.4d")) == "text"


def test_nothing_is_marked_without_a_newer_text():
    with Library(open_shipped_store()) as library:
        assert library.newer_edition() is None
        assert library.review(N("303.4d")) is None


def test_an_answer_that_rests_on_it_warns_in_its_language(newer: Library):
    judge = Judge(newer, Lexicon.load())
    answer = judge.ask("¿Qué pasa si un Aura también es una criatura?")
    assert answer.verdict == "outcome"
    assert any("303.4d" in w and "por revisar" in w for w in answer.warnings)


def test_what_is_touched_is_named_by_part():
    touched = needs_review(["303.4d", "303.3", "905.1a"])
    assert touched == {"engine": ["303.4d"], "restatements": ["303.4d", "303.3"]}


@pytest.mark.shared_data
def test_the_check_of_a_newer_official_text(shared_data, tmp_path, capsys):
    text = (shared_data / "cr" / "en" / "cr-en-2026-08-07.txt").read_text(encoding="utf-8-sig")
    text = text.replace("August 7, 2026", "January 1, 2027").replace("303.4d An Aura", "303.4d One Aura", 1)
    text = text.replace("303.4c If an Aura", "303.4c If an Aura", 1)
    path = tmp_path / "new.txt"
    path.write_text(text, encoding="utf-8")
    assert run(["corpus", "add", str(path)]) == 0
    capsys.readouterr()
    assert run(["corpus", "check", "--json"]) == 0
    (report,) = json.loads(capsys.readouterr().out)["texts"]
    assert report["changed"] == ["303.4d"]
    assert report["needs_review"] == {"engine": ["303.4d"], "restatements": ["303.4d"]}


def test_a_rule_in_which_only_references_changed_is_told_apart(tmp_path):
    path = tmp_path / "en.sqlite"
    # The reference text is not there, so the number takes the fingerprint of a text of our own.
    own = fingerprint("See rule 101.1 for this.")
    shipped = open_shipped_store()
    shipped.fingerprint = lambda number: own
    record = Record(
        N("303.4d"), "en", "See rule 101.2 for this.", N("303.4d"), "outdated", "x", mark="changed"
    )
    write_store(path, [record], meta={"language": "en", "edition": "2027-01-01"})
    with Library(shipped, [(LoadedText("en", "2027-01-01", path), Store.open(path))]) as library:
        assert library.review(N("303.4d")) == "references"


def test_a_newer_translation_is_no_newer_official_text(tmp_path):
    path = tmp_path / "es.sqlite"
    record = Record(N("303.4d"), "es", "Otra.", N("303.4d"), "outdated", "x", mark="changed")
    write_store(path, [record], meta={"language": "es", "edition": "2028-01-01"})
    with Library(open_shipped_store(), [(LoadedText("es", "2028-01-01", path), Store.open(path))]) as library:
        assert library.newer_edition() is None
        assert library.review(N("303.4d")) is None
