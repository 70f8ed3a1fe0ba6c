"""The four given documents become 55 numbered records and one article."""

import hashlib
from collections import Counter

import pytest

from subrule.corpus.number import RuleNumber
from subrule.corpus.pages import (
    Document,
    DocumentText,
    ingest,
    pages_folder,
    read_alignment,
    read_manifest,
    shipped_documents,
)
from subrule.corpus.record import Span
from subrule.errors import InputError

SPANISH_303 = "000_68e603e08dc3fe1c.txt"
SPANISH_608 = "001_06e47c1365b826bf.txt"
FRENCH = "002_9783b00ffba0ddb4.txt"
SPANISH_607 = "003_d040b09f0ea90d69.txt"


@pytest.fixture(scope="module")
def documents():
    return shipped_documents()


def printed(documents, file, language):
    return [
        str(record.printed_as)
        for record in documents.records
        if record.source == f"pages/{file}" and record.language == language
    ]


def lettered(rule, letters):
    return [rule, *(f"{rule}{letter}" for letter in letters)]


def test_documents_lie_there_unchanged():
    manifest = read_manifest(pages_folder() / "manifest.toml")
    files = sorted(path.name for path in pages_folder().glob("*.txt"))
    assert sorted(manifest) == files
    for name, document in manifest.items():
        assert hashlib.sha256((pages_folder() / name).read_bytes()).hexdigest() == document.sha256, name


def test_fifty_five_records_in_all(documents):
    assert len(documents.records) == 55
    assert Counter(record.language for record in documents.records) == {"es": 37, "fr": 9, "en": 9}


@pytest.mark.parametrize(
    ("file", "language", "rule", "letters"),
    [
        (SPANISH_303, "es", "303.4", "abcdefghijkm"),
        (SPANISH_607, "es", "607.2", "abcdefghijkmnpq"),
        (SPANISH_608, "es", "608.3", "abcdefg"),
        (FRENCH, "fr", "303.4", "abcdefgh"),
        (FRENCH, "en", "303.4", "abcdefgh"),
    ],
)
def test_letters_follow_the_book(documents, file, language, rule, letters):
    assert printed(documents, file, language) == lettered(rule, letters)


def test_exactly_two_examples_each_with_the_subrule_before_it(documents):
    found = {str(r.number): r.examples for r in documents.records if r.examples}
    assert {number: len(examples) for number, examples in found.items()} == {"607.2i": 1, "608.3e": 1}
    assert found["607.2i"][0].startswith("Stormscape Battlemage")
    assert found["608.3e"][0].startswith("Worms of the Earth")


def test_nothing_of_the_site_remains(documents):
    texts = "\n".join(record.text for record in documents.records)
    texts += "\n".join(entry.text for entry in documents.glossary)
    for trace in (
        "Subreglas",
        "Otras reglas",
        "juez",
        "Gatewatch",
        "Ejemplo",
        "votes",
        "Mogwaï",
        "58608",
        "gobelin",
    ):
        assert trace not in texts, trace


def test_title_and_introduction_are_kept(documents):
    heads = {(r.language, str(r.number)): r for r in documents.records if not r.number.letters}
    assert heads["es", "303.4"].title == "Encantamientos"
    assert heads["es", "303.4"].text.startswith("Algunos encantamientos")
    assert heads["es", "607.2"].title == "Habilidades vinculadas"
    assert heads["es", "608.3"].title == "Resolver hechizos y habilidades"
    assert heads["fr", "303.4"].text.startswith("Certains enchantements")


def test_line_numbers_point_into_the_files(documents):
    for record in documents.records:
        lines = (
            (pages_folder() / record.source.removeprefix("pages/")).read_text(encoding="utf-8").split("\n")
        )
        assert record.text.split("\n")[0] in lines[record.line - 1]


def test_lexicon_entry_is_an_article_and_no_rule(documents):
    (entry,) = documents.glossary
    assert (entry.term, entry.language) == ("Aura", "fr")
    assert entry.text.startswith("Nom donné (depuis la 9ème édition")
    assert "..." not in entry.text
    before, since = entry.forms
    assert before.when.startswith("Avant la 9ème édition")
    assert before.printed == ("Enchanter : créature ou Enchanter : permanent",)
    assert before.cards == ("Menottes du déclin", "Annexion")
    assert since.printed[0] == "Dans le type : Enchantement : aura"
    assert since.cards == ("Tisseur de toile", "Fers de la foi")


def test_editions_of_the_french_page_differ(documents):
    by_language = {r.language: r for r in documents.records if r.source.endswith(FRENCH)}
    assert by_language["en"].edition == "2009-07-11"
    assert by_language["en"].span is None
    assert by_language["fr"].edition is None
    assert by_language["fr"].span == Span("2010-02-01", "2011-02-04")


def test_numbers_that_moved_are_aligned(documents):
    moved = {
        (r.language, str(r.printed_as)): (str(r.number), r.mark)
        for r in documents.records
        if r.number != r.printed_as
    }
    assert moved == {
        ("fr", "303.4h"): ("303.4j", "same"),
        ("en", "303.4b"): ("303.4c", "extended"),
        ("en", "303.4c"): ("303.4d", "changed"),
        ("en", "303.4d"): ("303.4b", "same"),
        ("en", "303.4h"): ("303.4j", "same"),
    }


def test_only_current_texts_are_pages_the_rest_is_outdated(documents):
    for record in documents.records:
        assert record.wording == ("page" if record.mark == "same" else "outdated")
    outdated = {(r.language, str(r.number)) for r in documents.records if r.mark != "same"}
    assert outdated == {
        *(("fr", f"303.4{x}") for x in ("", "a", "c", "d", "g")),
        *(("en", f"303.4{x}") for x in ("", "a", "c", "d", "e", "g")),
    }


def test_a_number_without_alignment_is_not_taken_for_current(tmp_path):
    page = tmp_path / "p.txt"
    page.write_text(
        "Regla 900.1 · Prueba\nHay reglas de prueba para los lectores.\n"
        "Subreglas\nEsta es la primera de las reglas.\n",
        encoding="utf-8",
    )
    manifest = {
        "p.txt": Document("p.txt", "letterless_page", "es", RuleNumber(900, 1), (DocumentText("es", "a"),))
    }
    records = ingest([page], manifest).records
    assert [(str(r.number), r.mark, r.wording) for r in records] == [
        ("900.1", "changed", "outdated"),
        ("900.1a", "changed", "outdated"),
    ]


def test_a_file_without_entry_in_the_manifest_is_refused(tmp_path):
    with pytest.raises(InputError, match=r"stray\.txt has no entry in the manifest"):
        ingest([tmp_path / "stray.txt"], {})


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("[[document]]\nfile = 'a'\n", "document 1"),
        ("[[document]\n", "correct the manifest"),
        (
            "[[document]]\nfile='a'\nlayout='scroll'\nlanguage='es'\nrule='303.4'\n[[document.text]]\nlanguage='es'\n",
            "no layout 'scroll'",
        ),
    ],
)
def test_a_wrong_manifest_is_named(tmp_path, content, message):
    path = tmp_path / "manifest.toml"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(InputError, match=message):
        read_manifest(path)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("a.txt\tes\t303.4a\t303.4a\tequal\t\t", "line 2: no mark"),
        ("a.txt\tes\t303.4a", "line 2"),
        ("a.txt\tes\tx\t303.4a\tsame\t\t", "line 2"),
    ],
)
def test_a_wrong_alignment_is_named(tmp_path, line, message):
    path = tmp_path / "alignment.tsv"
    path.write_text(
        "document\tlanguage\tprinted\treference\tmark\tenglish\tjudged\n" + line, encoding="utf-8"
    )
    with pytest.raises(InputError, match=message):
        read_alignment(path)
