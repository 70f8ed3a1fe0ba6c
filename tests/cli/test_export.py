"""`subrule export`, and the restatement that `subrule rule` shows beside a loaded text."""

import json
import os
import re
import subprocess
import sys

import pytest

from subrule.cli import app
from subrule.cli.app import run
from subrule.corpus.library import Library
from subrule.corpus.loaded import LoadedText, add_bytes
from subrule.corpus.number import RuleNumber
from subrule.corpus.readers.restatement import read_restatements
from subrule.corpus.record import Record
from subrule.corpus.shipped_store import open_shipped_store
from subrule.corpus.store import Store, write_store
from subrule.lexicon import Lexicon
from subrule.paths import REFERENCE_EDITION, shipped
from tests.corpus import invented_texts

N = RuleNumber.parse
LABELS = {
    "en": "in our own words, not the official text",
    "es": "con nuestras palabras, no es el texto oficial",
    "fr": "en nos propres mots, pas le texte officiel",
}


@pytest.fixture(autouse=True)
def _registered(monkeypatch):
    commands = {**app.COMMANDS, "export": ("subrule.cli.export", "Write the restatements.")}
    monkeypatch.setattr(app, "COMMANDS", commands)


def out(capsys, *arguments, status=0):
    assert run(arguments) == status
    return capsys.readouterr()


def exported(capsys, *arguments):
    return json.loads(out(capsys, "export", "--format", "json", *arguments).out)


def records(found):
    return {record["number"]: record for section in found["sections"] for record in section["records"]}


def test_every_restatement_is_exported_in_the_order_of_the_book(capsys):
    found = exported(capsys)
    assert (found["schema"], found["languages"], found["label"]) == (1, ["en", "es", "fr"], LABELS)
    restated = {str(item.number): item for item in read_restatements(shipped("corpus") / "restatements")}
    assert list(records(found)) == list(restated)
    for number, record in records(found).items():
        assert record["texts"] == restated[number].texts
        assert record["status"] == restated[number].status
        assert {code: tuple(asks) for code, asks in record["asks"].items()} == restated[number].asks
        assert record["examples"] == restated[number].examples


def test_a_record_names_the_concepts_it_defines_in_each_language(capsys):
    lexicon = Lexicon.load()
    (concept,) = (
        one for one in records(exported(capsys, "--section", "303"))["303.1"]["concepts"]
        if one["concept"] == "type.enchantment"
    )  # fmt: skip
    assert concept["terms"] == {code: lexicon.term("type.enchantment", code).text for code in LABELS}


def test_citations_go_both_ways_and_over_the_edge_of_what_is_exported(capsys):
    everything = records(exported(capsys))
    for number, record in everything.items():
        assert number not in record["cites"]
        for cited in record["cites"]:
            if cited in everything:
                assert number in everything[cited]["cited_by"]
    section = records(exported(capsys, "--section", "303"))
    assert section["303.4d"] == everything["303.4d"]
    assert any(not n.startswith("303") for record in section.values() for n in record["cited_by"])


def test_a_stale_reference_is_cited_as_todays(capsys):
    cites = records(exported(capsys, "--section", "607"))["607.2m"]["cites"]
    assert "614.12c" in cites
    assert "614.12b" not in cites


def test_titles_are_those_of_the_nearest_heading(capsys):
    found = exported(capsys, "--section", "702", "--lang", "es")
    assert records(found)["702.5a"]["title"] == records(found)["702.5"]["title"]
    assert records(found)["702.5a"]["title"] != found["sections"][0]["title"]
    assert records(exported(capsys, "--section", "303"))["303.4d"]["title"]["fr"] == "Enchantements"


def test_one_section_one_chapter_one_language(capsys):
    found = exported(capsys, "--chapter", "3", "-l", "fr")
    numbers = [section["number"] for section in found["sections"]]
    assert numbers == sorted(numbers)
    assert {"301", "303"} <= set(numbers)
    assert all(number.startswith("3") for number in numbers)
    assert all(set(record["texts"]) == {"fr"} == set(record["asks"]) for record in records(found).values())
    assert exported(capsys, "-l", "fr", "-l", "en", "-s", "303")["languages"] == ["en", "fr"]


def test_markdown_has_a_heading_a_section_and_a_label_a_language(capsys):
    page = out(capsys, "export", "--chapter", "3", "--lang", "es", "--lang", "en").out
    headings = [line for line in page.splitlines() if line.startswith("## ")]
    assert "## 303 Enchantments / Encantamientos" in headings
    for code in ("en", "es"):
        assert page.count(f"- **{code}**: *{LABELS[code]}*") == len(headings)
    assert LABELS["fr"] not in page
    assert "\n### 303.4d\n" in page
    assert re.search(r"^\*\*es\*\* \S", page, re.MULTILINE)


def test_markdown_shows_a_text_whole(capsys):
    page = out(capsys, "export", "--section", "303", "--lang", "fr").out
    plain = re.sub(r"\\(.)", r"\1", page)
    for record in records(exported(capsys, "--section", "303", "--lang", "fr")).values():
        assert " ".join(record["texts"]["fr"].split()) in plain
        assert all(f"- *{' '.join(ask.split())}*" in plain for ask in record["asks"]["fr"])


def test_a_file_is_written_once_and_never_over_another(capsys, tmp_path):
    path = tmp_path / "303.md"
    assert out(capsys, "export", "-s", "303", "-o", str(path)).out == ""
    assert path.read_text(encoding="utf-8") == out(capsys, "export", "-s", "303").out
    told = out(capsys, "export", "-s", "301", "-o", str(path), status=2).err
    assert told == f"subrule: {path}: exists already; choose another --out\n"
    assert path.read_text(encoding="utf-8") == out(capsys, "export", "-s", "303").out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--section", "3"], "--section 3: is no section; write it like 303"),
        (["--section", "303.4"], "--section 303.4: is no section"),
        (["--chapter", "aura"], "--chapter aura: is no chapter; write it like 3"),
        (["--section", "399"], "there is no section 399"),
        (["--section", "801"], "nothing of 801 is restated"),
        (["--section", "303", "--chapter", "3"], "exclude each other"),
        (["--lang", "de"], "no language 'de'"),
        (["--format", "pdf"], "pdf"),
        (["--out", "/no such folder/x.md"], "cannot be written"),
    ],
)
def test_what_cannot_be_is_one_line(capsys, monkeypatch, arguments, told):
    if "801" in arguments:
        from subrule.answering import export

        monkeypatch.setattr(export, "read_restatements", lambda _folder: [])
    found = out(capsys, "export", *arguments, status=2)
    assert found.out == ""
    assert found.err.count("\n") == 1
    assert told in found.err


def test_a_loaded_text_is_never_exported(capsys):
    before = out(capsys, "export", "--chapter", "7").out
    text = invented_texts.official(invented_texts.SPANISH)
    assert add_bytes(text.encode(), name="text").loaded.language == "es"
    assert out(capsys, "export", "--chapter", "7").out == before


def test_the_same_bytes_whatever_the_hash_seed():
    written = set()
    code = (
        "import sys; from subrule.cli import app;"
        "app.COMMANDS['export'] = ('subrule.cli.export', '');"
        "sys.exit(app.run(['export', '--section', '702', '--format', 'json']))"
    )
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", code]
        written.add(subprocess.run(command, capture_output=True, env=environment, check=True).stdout)
    assert len(written) == 1


# `subrule rule` with a loaded text. 305.1 has no shipped page, only our restatement.

ENGLISH = "A teapot is poured by whoever holds its handle."
SPANISH = "La tetera la sirve quien sostiene su asa."


@pytest.fixture
def load(monkeypatch, tmp_path):
    """Make the library open with an invented text of 305.1 in a language, as if it were today's."""

    def loaded(language, words):
        path = tmp_path / f"{language}.sqlite"
        record = Record(
            number=N("305.1"), language=language, text=words, printed_as=N("305.1"), source="loaded",
            wording="official" if language == "en" else "translation", edition=REFERENCE_EDITION,
        )  # fmt: skip
        write_store(path, [record], meta={"language": language, "edition": REFERENCE_EDITION})
        text = LoadedText(language, REFERENCE_EDITION, path)
        monkeypatch.setattr(
            Library, "open", lambda: Library(open_shipped_store(), [(text, Store.open(path))])
        )

    return loaded


def own(language):
    items = read_restatements(shipped("corpus") / "restatements")
    return next(item.texts[language] for item in items if str(item.number) == "305.1")


def joined(shown):
    return " ".join(shown.split())


def test_without_a_loaded_text_a_rule_is_shown_once(capsys):
    assert "restatement" not in json.loads(out(capsys, "rule", "305.1", "--lang", "es", "--json").out)
    assert out(capsys, "rule", "305.1", "--lang", "es").out.count(LABELS["es"]) == 1


def test_a_loaded_english_text_stands_beside_the_readers_restatement(capsys, load):
    load("en", ENGLISH)
    shown = joined(out(capsys, "rule", "305.1", "--lang", "es").out)
    assert LABELS["es"] in shown
    assert joined(own("es")) in shown
    assert f"[en] {ENGLISH} texto oficial" in shown
    found = json.loads(out(capsys, "rule", "305.1", "--lang", "es", "--json").out)
    assert found["restatement"] == {"language": "es", "text": own("es")}
    assert found["english"] == ENGLISH


@pytest.mark.parametrize(("theirs", "language"), [(ENGLISH, "en"), (SPANISH, "es")])
def test_a_restatement_stands_beside_the_text_loaded_in_its_language(capsys, load, theirs, language):
    load(language, theirs)
    shown = joined(out(capsys, "rule", "305.1", "--lang", language).out)
    assert shown.index(theirs) < shown.index(joined(own(language))) < shown.index(LABELS[language])
    found = json.loads(out(capsys, "rule", "305.1", "--lang", language, "--json").out)
    assert (found["text"], found["restatement"]) == (theirs, {"language": language, "text": own(language)})


def test_all_languages_shows_no_wording_twice(capsys, load):
    load("en", ENGLISH)
    shown = joined(out(capsys, "rule", "305.1", "--lang", "en", "--all-languages").out)
    assert shown.count(joined(own("en"))) == 1
    found = json.loads(out(capsys, "rule", "305.1", "--all-languages", "--json").out)
    assert all("restatement" not in each for each in found)


def test_a_number_that_the_loaded_text_lacks_is_shown_as_before(capsys, load):
    before = out(capsys, "rule", "306.1", "--lang", "fr", "--json").out
    load("en", ENGLISH)
    assert out(capsys, "rule", "306.1", "--lang", "fr", "--json").out == before
