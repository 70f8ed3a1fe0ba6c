"""A damaged source names its place; a store is built once and follows its source."""

import shutil

import pytest

from subrule.errors import DamagedSourceError
from subrule.lexicon import Lexicon
from subrule.lexicon.check import check
from subrule.lexicon.source import expand, read_source
from subrule.lexicon.store import Store
from subrule.paths import shipped


@pytest.fixture
def small(tmp_path):
    """A lexicon of two concepts that a test may damage."""
    folder = tmp_path / "lexicon"
    shutil.copytree(shipped("corpus") / "lexicon" / "inflection", folder / "inflection")
    (folder / "zones.toml").write_text(
        'kind = "noun"\n\n[zone]\n'
        'hand = { rule = "402.1", en = "hand", es = "mano/f", fr = "main/f" }\n\n'
        '[zone.stack]\nrule = "405.1"\nen = "stack"\nes = "pila/f"\nfr = "pile/f"\n',
        encoding="utf-8",
    )
    (folder / "ambiguous.toml").write_text("pairs = []\n", encoding="utf-8")
    (folder / "common.toml").write_text('en = ""\nes = ""\nfr = ""\n', encoding="utf-8")
    (folder / "headings.toml").write_text("[headings]\n", encoding="utf-8")
    return folder


def change(folder, old, new):
    path = folder / "zones.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('es = "mano/f", ', "", r"zones\.toml, line 4: zone\.hand: key 'es' is missing"),
        (
            'en = "stack"',
            'en = "stack"\nen_us = "x"',
            r"zones\.toml, line 6: zone\.stack: unknown key 'en_us'",
        ),
        ('"405.1"', '"405.l"', r"zones\.toml, line 6: zone\.stack: key 'rule': .*not a rule number"),
        (
            '"pila/f"',
            '"pila/q"',
            r"zones\.toml, line 6: zone\.stack: key 'es': .*'pila/q' ends in no known mark",
        ),
        ('kind = "noun"', 'kind = "none"', r"line 4: zone\.hand: key 'kind' is 'none'"),
        ('es = "pila/f"', "es = ", r"zones\.toml: .*line 9"),
    ],
)
def test_a_malformed_file_names_file_line_and_key(small, old, new, message):
    change(small, old, new)
    with pytest.raises(DamagedSourceError, match=message):
        read_source(small)


def test_a_concept_defined_twice_names_both_places(small):
    (small / "more.toml").write_text(
        'kind = "noun"\n[zone]\nhand = { en = "a", es = "b/f", fr = "c/f" }\n', encoding="utf-8"
    )
    with pytest.raises(DamagedSourceError, match=r"zone\.hand is already defined in more\.toml, line 3"):
        read_source(small)


def test_an_undeclared_collision_is_an_error_and_a_declared_one_is_listed(small):
    change(small, '"pila/f"', '"pila/f, mano/f"')
    errors = check(small).errors
    assert any("es: 'mano' is a form of zone.hand and zone.stack" in error for error in errors)
    (small / "ambiguous.toml").write_text('pairs = ["zone.stack > zone.hand"]\n', encoding="utf-8")
    report = check(small)
    assert not any("is a form of" in error for error in report.errors)
    assert report.intended["es"]["mano"] == ["zone.stack", "zone.hand"]


def test_a_heading_without_entry_is_an_error(small):
    (small / "headings.toml").write_text('[headings]\n"702.2" = "keyword.deathtouch"\n', encoding="utf-8")
    assert "702.2: its concept 'keyword.deathtouch' has no entry" in check(small).errors


def test_the_store_is_built_once_and_again_when_the_source_changes(small, tmp_path, monkeypatch):
    monkeypatch.setenv("SUBRULE_CACHE", str(tmp_path / "cache"))
    assert Lexicon.load(small).annotate("pila", "es")[0].concept == "zone.stack"
    built = sorted((tmp_path / "cache").rglob("*.json"))
    assert len(built) == 4
    before = [path.read_bytes() for path in built]
    Lexicon.load(small).annotate("pila", "es")
    assert [path.read_bytes() for path in built] == before
    change(small, '"pila/f"', '"pila/f, montoncito/m"')
    assert Lexicon.load(small).annotate("montoncito", "es")[0].concept == "zone.stack"


def test_a_damaged_store_is_built_anew(small, tmp_path, monkeypatch):
    monkeypatch.setenv("SUBRULE_CACHE", str(tmp_path / "cache"))
    Lexicon.load(small).annotate("pila", "es")
    for path in (tmp_path / "cache").rglob("*.json"):
        path.write_text('{"format":', encoding="utf-8")
    assert Lexicon.load(small).annotate("pila", "es")[0].concept == "zone.stack"


def test_an_unwritable_cache_is_no_error(small, tmp_path, monkeypatch):
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder should be", encoding="utf-8")
    monkeypatch.setenv("SUBRULE_CACHE", str(blocked))
    assert Store(small).part("es")["keys"]


def test_alternatives_in_brackets_are_written_out():
    assert expand("(what|wat) happens (if|)") == (
        "what happens if",
        "what happens",
        "wat happens if",
        "wat happens",
    )
