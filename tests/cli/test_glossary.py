"""`subrule glossary` and `subrule lexicon check`."""

import json

import pytest
import typer
from typer.testing import CliRunner

from subrule.cli import glossary, lexicon
from subrule.errors import InputError


@pytest.fixture
def run():
    app = typer.Typer()
    app.command("glossary")(glossary.command)
    app.add_typer(lexicon.app, name="lexicon")

    def call(*arguments):
        return CliRunner().invoke(app, list(arguments))

    return call


@pytest.mark.parametrize("term", ["toque mortal", "Contact mortel", "deathtouch"])
def test_a_term_of_any_language_gives_all_three_and_the_rule(run, term):
    (result, *_) = json.loads(run("glossary", term, "--json").stdout)["results"]
    assert result["concept"] == "keyword.deathtouch"
    assert result["rule"] == "702.2"
    assert {code: entry["term"] for code, entry in result["terms"].items()} == {
        "en": "deathtouch",
        "es": "toque mortal",
        "fr": "contact mortel",
    }
    assert result["terms"]["es"]["source"] == "printed"


def test_a_typing_error_finds_the_term_and_says_so(run):
    (result, *_) = json.loads(run("glossary", "hexprof", "--json").stdout)["results"]
    assert result["concept"] == "keyword.hexproof"
    assert result["found"] == {"language": "en", "form": "hexproof", "exact": False}


def test_output_for_people_fits_eighty_columns_without_colour(run):
    output = run("glossary", "graveyard").stdout
    assert "cementerio" in output
    assert "cimetière" in output
    assert "\x1b" not in output
    assert max(map(len, output.splitlines())) <= 80


def test_the_language_option_limits_the_search(run):
    assert "keyword.flash" in run("glossary", "flash", "--lang", "fr", "--json").stdout
    outcome = run("glossary", "zxcvbnmas", "--lang", "fr")
    assert isinstance(outcome.exception, InputError)


def test_the_shipped_lexicon_passes_its_check(run):
    outcome = run("lexicon", "check", "--json")
    report = json.loads(outcome.stdout)
    assert outcome.exit_code == 0
    assert report["errors"] == []
    assert report["intended"]["en"]["copy"] == ["object.copy", "action.copy"]


def test_a_check_that_finds_errors_ends_with_status_one(run, tmp_path):
    import shutil

    from subrule.paths import shipped

    folder = tmp_path / "lexicon"
    shutil.copytree(shipped("corpus") / "lexicon", folder)
    path = folder / "zones.toml"
    path.write_text(
        path.read_text(encoding="utf-8").replace('"pila/f,', '"pila/f, cementerio/m,'), encoding="utf-8"
    )
    outcome = run("lexicon", "check", "--folder", str(folder))
    assert outcome.exit_code == 1
    assert "'cementerio' is a form of" in outcome.stdout.replace("\n", " ")
