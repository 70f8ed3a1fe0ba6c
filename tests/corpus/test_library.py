"""The library: family from the reference edition, and the best wording at hand."""

import os
import subprocess
import sys

import pytest

from subrule.corpus import shipped_store
from subrule.corpus.library import Library
from subrule.corpus.loaded import LoadedText
from subrule.corpus.number import RuleNumber
from subrule.corpus.record import Record
from subrule.corpus.store import Store, write_store
from subrule.paths import user_data

N = RuleNumber.parse


def opened(*texts):
    stores = [(LoadedText(language, edition, path), Store.open(path)) for language, edition, path in texts]
    return Library(shipped_store.open_shipped_store(), stores)


@pytest.fixture
def library():
    with Library.open() as library:
        yield library


@pytest.fixture
def loaded(tmp_path):
    """A library with an invented official English and an invented Spanish translation loaded."""

    def text(number, language, words, mark="same", *, edition="2026-08-07"):
        return Record(
            number=N(number), language=language, text=words, printed_as=N(number), mark=mark, source="loaded",
            wording=("official" if language == "en" else "translation"), edition=edition,
        )  # fmt: skip

    write_store(
        tmp_path / "en.sqlite",
        [
            text("303.4d", "en", "Loaded English."),
            text("303.4e", "en", "Old English.", "changed", edition="2010-02-01"),
        ],
        meta={"language": "en", "edition": "2026-08-07", "title": "invented"},
    )
    write_store(
        tmp_path / "es.sqlite",
        [text("303.4d", "es", "Traducción cargada."), text("303.4c", "es", "Traducción vieja.", "extended")],
        meta={"language": "es", "edition": "2021-04-22"},
    )
    english, spanish = tmp_path / "en.sqlite", tmp_path / "es.sqlite"
    with opened(("en", "2026-08-07", english), ("es", "2021-04-22", spanish)) as library:
        yield library


def test_every_number_of_the_reference_exists_without_any_loaded_text(library):
    for number in ("3", "303", "303.4", "303.4m", "704.5aa", "607.2q"):
        assert library.exists(N(number))
    for number in ("303.4n", "303.8", "399", "0"[:0] or "316"):
        assert not library.exists(N(number))


def test_family_and_neighbours(library):
    assert [str(n) for n in library.children(N("303.4"))] == [f"303.4{c}" for c in "abcdefghijkm"]
    assert [str(n) for n in library.children(N("303"))] == [f"303.{i}" for i in range(1, 8)]
    assert library.parent(N("303.4d")) == N("303.4")
    assert (library.previous(N("303.4m")), library.next(N("303.4m"))) == (N("303.4k"), None)
    assert library.next(N("704.5z")) == N("704.5aa")
    assert library.previous(N("303.4a")) is None


def test_a_page_that_says_the_same_is_shown(library):
    shown = library.wording(N("303.4d"), "es")
    assert (shown.wording, shown.language, shown.mark) == ("page", "es", "same")
    assert "desanexada" in shown.text
    assert shown.source == "pages/000_68e603e08dc3fe1c.txt"
    assert shown.edition_text == "2023-09-01–2026-08-07"
    french = library.wording(N("303.4j"), "fr")
    assert (french.wording, str(french.printed_as)) == ("page", "303.4h")
    assert french.edition_text == "2010-02-01–2011-02-04"


def test_the_outdated_english_of_2009_is_never_todays(library):
    shown = library.wording(N("303.4d"), "en")
    assert shown.wording == "restatement"
    assert "unattached" in shown.text
    outdated = [s for s in library.all_wordings(N("303.4d")) if s.edition == "2009-07-11"]
    assert [(s.wording, s.mark, str(s.printed_as)) for s in outdated] == [("outdated", "changed", "303.4c")]


@pytest.mark.parametrize("number", [f"303.4{c}" for c in ("", *"abcdefghijkm")])
@pytest.mark.parametrize("language", ["es", "fr", "en"])
def test_all_aura_rules_have_a_current_text_in_every_language(library, number, language):
    shown = library.wording(N(number), language)
    assert shown.language == language
    assert shown.mark == "same"
    assert shown.wording in {"page", "restatement"}
    assert (shown.english is None) == (language == "en")


def test_outdated_is_shown_labelled_only_where_nothing_better_is(loaded):
    shown = loaded.wording(N("303.4c"), "es")
    assert shown.wording == "page"
    texts = [(s.language, s.wording) for s in loaded.all_wordings(N("303.4c")) if s.language == "es"]
    assert texts[-1] == ("es", "outdated")


def test_a_broken_text_is_reported_and_the_others_are_used():
    folder = user_data() / "texts"
    folder.mkdir(parents=True)
    (folder / "es-2021-04-22.sqlite").write_bytes(b"broken")
    with Library.open() as library:
        (problem,) = library.problems
        assert "es-2021-04-22.sqlite" in problem
        assert library.wording(N("303.4d"), "es").wording == "page"


def test_a_loaded_text_comes_first(loaded):
    assert loaded.wording(N("303.4d"), "en").text == "Loaded English."
    shown = loaded.wording(N("303.4d"), "es")
    assert (shown.text, shown.wording, shown.english) == (
        "Traducción cargada.",
        "translation",
        "Loaded English.",
    )
    assert loaded.wording(N("303.4e"), "en").wording == "restatement"
    assert [(t.language, t.edition) for t in loaded.loaded_texts()] == [
        ("en", "2026-08-07"),
        ("es", "2021-04-22"),
    ]


def test_english_when_the_language_has_nothing(tmp_path):
    write_store(
        tmp_path / "en.sqlite",
        [Record(N("905.1a"), "en", "Only English.", N("905.1a"), "official", "loaded", edition="2026-08-07")],
        meta={"language": "en", "edition": "2026-08-07"},
    )
    with opened(("en", "2026-08-07", tmp_path / "en.sqlite")) as library:
        shown = library.wording(N("905.1a"), "fr")
        assert (shown.language, shown.text) == ("en", "Only English.")
    with opened() as library:
        assert library.wording(N("905.1a"), "fr") is None


def test_outdated_texts_can_be_left_out(tmp_path):
    old = Record(N("905.1a"), "fr", "Vieux.", N("905.1a"), "outdated", "x", mark="changed")
    write_store(tmp_path / "fr.sqlite", [old], meta={"language": "fr", "edition": "2010-02-01"})
    with opened(("fr", "2010-02-01", tmp_path / "fr.sqlite")) as library:
        assert library.wording(N("905.1a"), "fr").wording == "outdated"
        assert library.wording(N("905.1a"), "fr", outdated=False) is None


def test_titles_in_the_readers_language(library):
    assert library.title(N("303"), "es") == "Encantamientos"
    assert library.title(N("303.4d"), "es") == "Encantamientos"
    assert library.title(N("607.2m"), "es") == "Habilidades vinculadas"
    assert library.title(N("303.4d"), "fr") == "Enchantements"


def test_a_heading_of_the_number_itself_comes_before_that_of_its_section(tmp_path):
    path = tmp_path / "en.sqlite"
    heading = Record(N("905.1"), "en", "Invented", N("905.1"), "official", "x", title="Invented")
    section = Record(N("905"), "en", "Section", N("905"), "official", "x", title="Section")
    write_store(path, [heading, section], meta={})
    with opened(("en", "2026-08-07", path)) as library:
        assert library.title(N("905.1a"), "fr") == "Invented"
        assert library.title(N("905.2"), "fr") == "Section"
        assert library.wording(N("905.1"), "fr").text == "Invented"
        assert library.wording(N("905"), "en") is None


def test_references_both_ways(library):
    (cited,) = library.references(N("607.2m"), "es")
    assert (str(cited.number), cited.printed, str(cited.resolved)) == ("614.12b", "614.12b", "614.12c")
    assert N("607.2m") in library.cited_by(N("614.12c"))
    assert N("607.2m") not in library.cited_by(N("614.12b"))
    assert [str(c.resolved) for c in library.references(N("608.3g"), "es")] == [
        "702.109",
        "702.152",
        "702.185",
    ]
    assert {N("608.3"), N("608.3b")} <= set(library.cited_by(N("608.3a")))


def test_the_article_is_found(library):
    (entry,) = library.glossary("AURA", "fr")
    assert entry.term == "Aura"
    assert len(entry.forms) == 2


def test_nearest_numbers(library):
    assert N("303.4m") in library.nearest(N("303.4n"))
    assert library.nearest(N("999.9"))


def test_store_is_built_once_and_old_ones_go(tmp_path, monkeypatch):
    monkeypatch.setenv("SUBRULE_CACHE", str(tmp_path))
    (tmp_path / "store-0000000000000000.sqlite").write_bytes(b"old")
    Library.open().close()
    (path,) = tmp_path.glob("store-*.sqlite")
    assert path.name == f"store-{shipped_store.content_digest()}.sqlite"
    built = path.stat().st_mtime_ns
    Library.open().close()
    assert path.stat().st_mtime_ns == built
    path.write_bytes(b"broken")
    with Library.open() as library:
        assert library.wording(N("303.4d"), "es")


def test_another_text_gives_another_store(monkeypatch, tmp_path):
    before = shipped_store.content_digest()
    sources = list(shipped_store._sources())
    changed = tmp_path / "page.txt"
    changed.write_bytes(sources[0][1].read_bytes() + b" ")
    monkeypatch.setattr(shipped_store, "_sources", lambda: iter([(sources[0][0], changed), *sources[1:]]))
    assert shipped_store.content_digest() != before


def test_an_unwritable_cache_means_a_store_in_memory(tmp_path, monkeypatch):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("SUBRULE_CACHE", str(blocked / "cache"))
    with Library.open() as library:
        assert library.wording(N("303.4d"), "es").wording == "page"


def test_two_processes_building_at_once_both_succeed(tmp_path):
    code = (
        "from subrule.corpus.library import Library; from subrule.corpus.number import RuleNumber as R;"
        "print(Library.open().wording(R.parse('303.4d'), 'es').source)"
    )
    environment = {**os.environ, "SUBRULE_CACHE": str(tmp_path / "cache")}
    running = [
        subprocess.Popen([sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    assert [process.communicate(timeout=300)[0].strip() for process in running] == [
        "pages/000_68e603e08dc3fe1c.txt"
    ] * 3
    assert len(list((tmp_path / "cache").iterdir())) == 1
