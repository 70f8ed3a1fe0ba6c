"""docs/coverage.md says what the code and the scenarios say."""

import pytest
from scripts import build_coverage


def test_every_number_of_the_modelled_sections_has_a_function_or_an_exemption():
    assert build_coverage._exemptions_that_are_wrong() == []


def test_the_page_is_up_to_date():
    assert build_coverage.PAGE.read_text(encoding="utf-8") == build_coverage.build()


def test_a_stale_page_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path, capsys):
    stale = tmp_path / "coverage.md"
    stale.write_text("old\n", encoding="utf-8")
    monkeypatch.setattr(build_coverage, "PAGE", stale)
    monkeypatch.setattr(build_coverage, "ROOT", tmp_path)
    monkeypatch.setattr(build_coverage, "build", lambda: "new\n")
    monkeypatch.setattr("sys.argv", ["build_coverage.py", "--check"])
    assert build_coverage.main() == 1
    assert "is stale" in capsys.readouterr().err
