"""The report on the restatements: counts, failed checks, rank facts, and when the page is stale."""

import json
from pathlib import Path
from types import ModuleType

import pytest

from tests.conftest import ROOT, load_script

KITES = """\
[title]
en = "Kites"
es = "Cometas"
fr = "Cerfs-volants"

["103.1a"]
status = "draft"
fingerprint = "0123456789abcdef"
en = "A kite can't fly without wind (see 998)."
es = "Una cometa no puede volar sin viento (véase 998)."
fr = "Un cerf-volant ne peut pas voler sans vent (cf. 998)."
asks.en = ["Does a kite need wind?", "Can a kite fly in still air?"]
asks.es = ["¿Vuela una cometa sin viento?", "¿Hace falta viento?"]
asks.fr = ["Faut-il du vent ?", "Un cerf-volant vole-t-il sans vent ?"]

["103.1b"]
status = "reviewed"
fingerprint = "fedcba9876543210"
en = "A kite has two strings."
es = "Una cometa tiene dos hilos."
fr = "Un cerf-volant a deux fils."
asks.en = ["How many strings?", "Is one string enough?"]
asks.es = ["¿Cuántos hilos?", "¿Basta un hilo?"]
asks.fr = ["Combien de fils ?", "Un fil suffit-il ?"]
"""
REVIEW = """\
# Review

## Closing reads

### Section 103

Read by another: 2 numbers. Spot check after that reading: 1 numbers, by a seed. Wrong meanings: 0.

## French, read for language

Drawn from all 1,200 numbers in order: 12 numbers, each read whole.
"""


@pytest.fixture(scope="module")
def report() -> ModuleType:
    return load_script(ROOT / "scripts" / "report_restatements.py")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SUBRULE_DATA", str(tmp_path / "absent"))
    folder = tmp_path / "restatements"
    folder.mkdir()
    (folder / "103-kites.toml").write_text(KITES, encoding="utf-8")
    (folder / "REVIEW.md").write_text(REVIEW, encoding="utf-8")
    return tmp_path


def run(report: ModuleType, place: Path, *more: str) -> int:
    where = ("--folder", place / "restatements", "--rank", place / "rank.json", "--page", place / "page.md")
    return int(report.main([*map(str, where), *more]))


def page(place: Path) -> str:
    return (place / "page.md").read_text(encoding="utf-8")


def test_sections_languages_and_status_are_counted(report: ModuleType, place: Path) -> None:
    assert run(report, place) == 0
    assert "| 103 Kites | 32 | 2 | 2 | 2 | 1 | 1 |" in page(place)
    assert "1 reviewed, 1 drafts." in page(place)


def test_what_nobody_restated_is_listed(report: ModuleType, place: Path) -> None:
    run(report, place)
    assert "- 103: 103.1, 103.1c" in page(place)
    assert "- whole sections: 100 (19), 101 (10), 102 (4), 104 (30)" in page(place)
    assert "**8xx**: 171 of 171 numbers" in page(place)


def test_a_failed_check_is_named_with_number_and_reason(report: ModuleType, place: Path) -> None:
    run(report, place)
    assert "Checks that need no official text: nothing fails." in page(place)
    file = place / "restatements" / "103-kites.toml"
    file.write_text(KITES.replace("tiene dos hilos", "tiene tres hilos"), encoding="utf-8")
    run(report, place)
    assert "- 103.1b: quantities differ: en {2}; es {3}; fr {2}" in page(place)


def test_rank_facts_are_shown_or_said_to_be_absent(report: ModuleType, place: Path) -> None:
    run(report, place)
    assert "Not measured." in page(place)
    facts = {"en": [2, 2], "es": [1, 2], "missed": {"es": ["103.1b"]}, "plain": {"es": [0, 2]}, "how": "So."}
    (place / "rank.json").write_text(json.dumps(facts), encoding="utf-8")
    run(report, place)
    assert "So.\n" in page(place)
    assert "| en | 2 of 2 | 100.0% | – | – |" in page(place)
    assert "| es | 1 of 2 | 50.0% | 0.0% | 103.1b |" in page(place)
    assert "| fr | not measured |" in page(place)


def test_a_damaged_file_of_rank_facts_is_one_line(
    report: ModuleType, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (place / "rank.json").write_text('{"en": 7}', encoding="utf-8")
    assert run(report, place) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "rank.json" in told


def test_reads_are_counted_from_the_review(report: ModuleType, place: Path) -> None:
    run(report, place)
    assert "| Closing reads | Section 103 | 2 | 1 | 0 |" in page(place)
    assert "| French, read for language |  | 12 | – | – |" in page(place)


def test_check_tells_a_fresh_page_from_a_stale_one(report: ModuleType, place: Path) -> None:
    assert run(report, place, "--check") == 1
    assert not (place / "page.md").exists()
    run(report, place)
    assert run(report, place, "--check") == 0
    file = place / "restatements" / "103-kites.toml"
    file.write_text(KITES.replace('"draft"', '"reviewed"'), encoding="utf-8")
    written = page(place)
    assert run(report, place, "--check") == 1
    assert page(place) == written


def test_the_absence_of_the_official_text_is_said(report: ModuleType, place: Path) -> None:
    run(report, place)
    assert "not made, it was absent where this page was written." in page(place)


@pytest.mark.shared_data
def test_a_check_against_the_official_text_outlives_its_absence(
    report: ModuleType, place: Path, shared_data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    absent = str(place / "absent")
    monkeypatch.setenv("SUBRULE_DATA", str(shared_data))
    run(report, place)
    made = page(place)
    assert "- 103.1a: stale: the fingerprint is not the official text's" in made
    monkeypatch.setenv("SUBRULE_DATA", absent)
    assert run(report, place, "--check") == 0
    run(report, place)
    assert page(place) == made
    file = place / "restatements" / "103-kites.toml"
    file.write_text(KITES.replace("has two strings", "flies on two strings"), encoding="utf-8")
    assert run(report, place, "--check") == 1
    run(report, place)
    assert "not made, it was absent" in page(place)
