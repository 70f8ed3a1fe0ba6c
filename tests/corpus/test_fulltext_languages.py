"""A language is data: full translations in every layout they come in, read through the language tables."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from subrule.corpus.readers.fulltext import FullText
from subrule.corpus.readers.landmarks import compile_table, folded, landmarks, languages, plain
from subrule.corpus.readers.official import parse_full_text
from subrule.errors import DamagedSourceError, InputError, MissingDataError
from tests.corpus.invented_texts import (
    ALL,
    ENGLISH,
    FRENCH,
    SPANISH,
    Words,
    number_alone,
    official,
    without_accents,
    wrapped,
)

CODES = sorted(ALL)


def read(text: str, **options: str) -> FullText:
    return parse_full_text(text.encode(), **options)


def texts(full: FullText) -> dict[str, str]:
    return {str(rule.number): rule.text for rule in full.rules}


def assert_is(full: FullText, words: Words) -> None:
    assert texts(full) == words.rules
    assert {str(rule.number): rule.examples[0] for rule in full.rules if rule.examples} == words.examples
    assert {number.section: title for number, title in (*full.chapters, *full.sections)} == words.titles
    assert full.problems == ()


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "layout",
    [
        official,
        wrapped,
        lambda words: number_alone(official(words)),
        lambda words: number_alone(wrapped(words)),
        lambda words: wrapped(words, page_lines=7),
        lambda words: wrapped(words, 70, page_lines=11, furniture="Página {n} de 98"),
        lambda words: official(words).replace("\n", "\r\n"),
    ],
    ids=["official", "wrapped", "number_alone", "number_alone_wrapped", "pages", "page_words", "crlf"],
)
def test_a_translation_is_read_in_every_layout(code: str, layout) -> None:
    words = ALL[code]
    text = layout(words)
    if code != "es":
        text = text.replace("Página", "Page").replace(" de 98", "" if code == "fr" else " of 98")
    full = read(text)
    assert full.language == code
    assert_is(full, words)
    assert dict(full.glossary) == words.terms


@pytest.mark.parametrize("code", CODES)
def test_lines_without_any_blank_line_are_read_and_the_glossary_reported(code: str) -> None:
    full = read("\n".join(line for line in wrapped(ALL[code]).split("\n") if line))
    assert texts(full) == ALL[code].rules
    assert ["no blank lines" in problem.what for problem in full.problems] == [True]


@pytest.mark.parametrize("words", [SPANISH, FRENCH], ids=["es", "fr"])
def test_accented_letters_lost_altogether_do_not_hide_the_landmarks(words: Words) -> None:
    full = read(without_accents(official(words)))
    assert full.edition in {"2021-04-22", "2014-05-01"}
    assert full.counts() == read(official(words)).counts()


@pytest.mark.parametrize(
    ("line", "edition"),
    [
        ("Estas reglas son válidas desde el 22 de abril de 2021.", "2021-04-22"),
        ("Estas reglas son válidas desde el viernes, 25 de enero de 2019.", "2019-01-25"),
        ("Estas reglas son vlidas desde el viernes 25 de enero de 2019", "2019-01-25"),
        ("Estas reglas son validas a partir de febrero de 2005.", "2005-02"),
        ("Estas reglas son válidas a partir del 1 de octubre de 2012.", "2012-10-01"),
        ("Estas reglas son v\ufffdlidas desde el 2 de setiembre de 2012.", "2012-09-02"),
    ],
)
def test_spanish_date_lines(line: str, edition: str) -> None:
    assert read(official(SPANISH).replace(SPANISH.date, line)).edition == edition


@pytest.mark.parametrize(
    ("line", "edition"),
    [
        ("Ces règles entrent en vigueur au 1er mai 2014.", "2014-05-01"),
        ("Ces règles sont datées du 1er Mai 2006.", "2006-05-01"),
        ("Règles FR [04/02/2011]", "2011-02-04"),
        ("Ces rgles entrent en vigueur le 4 fvrier 2011", "2011-02-04"),
        ("Ces règles entrent en vigueur au 1er août 2013.", "2013-08-01"),
        ("Ces règles entrent en vigueur au 1er dcembre 2013.", "2013-12-01"),
    ],
)
def test_french_date_lines(line: str, edition: str) -> None:
    assert read(official(FRENCH).replace(FRENCH.date, line)).edition == edition


@pytest.mark.parametrize(
    ("words", "title"),
    [
        (SPANISH, "Reglas Completas de Magic: The Gathering."),
        (SPANISH, "Reglas completas de Magic"),
        (FRENCH, "Magic : L'Assemblée ® Règles Complètes"),
        (FRENCH, "Magic : L’Assemblée® Règles complètes"),
        (ENGLISH, "_Magic: The Gathering_(R) Comprehensive Rules"),
    ],
)
def test_title_lines(words: Words, title: str) -> None:
    text = official(words).replace(words.title, title).replace(words.date, "")
    full = read(text, edition="2020-01-02")
    assert (full.language, full.edition) == (next(code for code in ALL if ALL[code] is words), "2020-01-02")


def test_the_lines_of_a_spanish_page_are_left_out_and_counted() -> None:
    full = read(wrapped(SPANISH, page_lines=9, furniture="Está en la página {n}de 98"))
    assert_is(full, SPANISH)
    (repair,) = full.repairs
    assert "lines of the page left out" in repair.what


def test_words_cut_at_line_ends_are_put_together_and_real_hyphens_stay() -> None:
    text = wrapped(SPANISH, 60).replace("recipiente (ver", "recipien-\nte (ver", 1)
    text = text.replace("Todo recipiente", "Todo semi-recipiente y todo semi-\nrecipiente", 1)
    full = read(text)
    assert texts(full)["100.1"] == SPANISH.rules["100.1"]
    assert texts(full)["100.1a"].startswith("Todo semi-recipiente y todo semi-recipiente con pico")
    assert any("cut at line ends" in repair.what for repair in full.repairs)


def test_a_range_with_a_blank_inside_is_no_rule() -> None:
    text = wrapped(FRENCH).replace("Cf. règles 702.2 a-b.", "Cf. règles\n702.2 a-b.")
    assert list(texts(read(text))) == list(FRENCH.rules)


def test_a_letter_printed_twice_by_the_translator_is_reported_with_both_lines() -> None:
    full = read(official(FRENCH).replace("702.2b", "702.2a"))
    lines = official(FRENCH).split("\n")
    first = next(i for i, line in enumerate(lines, 1) if line.startswith("702.2a"))
    (problem,) = full.problems
    assert f"702.2a is printed twice (lines {first} and {first + 2})" in problem.what
    assert texts(full) == FRENCH.rules


def test_a_letter_left_out_by_the_translator_is_reported() -> None:
    full = read(official(SPANISH).replace("702.2b", "702.2c"))
    assert [problem.what for problem in full.problems] == ["702.2b is missing"]


def test_a_subrule_without_its_letter_is_read_as_the_one_it_must_be() -> None:
    full = read(official(SPANISH).replace("702.2b ", "702.2 "))
    assert texts(full) == SPANISH.rules
    assert "702.2 is printed twice" in full.problems[0].what


def test_section_headings_without_dot_are_read_and_reported() -> None:
    full = read(official(SPANISH).replace("101. Ollas", "101 Ollas"))
    assert_is(full, SPANISH)
    assert "no dot" in full.repairs[0].what


def test_section_titles_on_a_line_of_their_own() -> None:
    text = official(FRENCH)
    at = text.rindex("101. Bouilloires")
    full = read(text[:at] + text[at:].replace("101. Bouilloires", "101.\nBouilloires", 1))
    assert_is(full, FRENCH)


def test_contents_lists_with_page_numbers_give_the_titles() -> None:
    text = official(SPANISH)
    for line in ("100. General", "101. Ollas", "702. Asas"):
        text = text.replace(line, f"{line} ......... 12", 1)
    text = text.replace("Glosario\n", "Glosario ........ 90\n", 1)
    assert_is(read(text), SPANISH)


def test_two_languages_glued_together_are_refused() -> None:
    with pytest.raises(DamagedSourceError) as caught:
        read(official(SPANISH) + official(FRENCH))
    assert caught.value.code == "glued"


def test_a_single_section_is_no_full_text() -> None:
    section = "\n\n".join(
        f"{n}{'' if n[-1].isalpha() else '.'} {t}" for n, t in FRENCH.rules.items() if n[:3] == "702"
    )
    with pytest.raises(DamagedSourceError, match="known language"):
        read(section)
    with pytest.raises(DamagedSourceError, match="cut off"):
        read(section, language="fr", edition="2023-01-01")


def test_the_language_can_be_given() -> None:
    text = official(SPANISH).replace(SPANISH.title, "Un texto")
    assert read(text, language="es").language == "es"
    with pytest.raises(InputError, match="--edition"):
        read(text, language="fr")
    with pytest.raises(MissingDataError, match=r"docs/languages\.md"):
        read(text, language="eo")


# The tables


def test_every_table_compiles() -> None:
    assert languages() == ["en", "es", "fr", "ko", "zh"]
    for code in languages():
        assert landmarks(code).language == code


def _table(**changes: object) -> dict[str, object]:
    table: dict[str, object] = {
        "titles": ["Regole complete"],
        "dates": ["Queste regole valgono dal {day} {month} {year}"],
        "months": [*"abcd", "maggio", *"fghijkm"],
        "examples": ["Esempio"],
    }
    return {**table, **changes}


def test_a_new_language_needs_no_code() -> None:
    marks = compile_table("it", _table(), "it.toml")
    assert marks.date_in(plain("Queste regole valgono dal 3 maggio 2024.")) == "2024-05-03"
    assert marks.date_in(plain("Queste regole valgono dal 33 maggio 2024.")) is None
    assert marks.date_in(plain("Queste regole valgono dal 3 mango 2024.")) is None


@pytest.mark.parametrize(
    ("changes", "word"),
    [
        ({"title": ["x"]}, "unknown key 'title'"),
        ({"dates": []}, "needs the key 'dates'"),
        ({"dates": "x"}, "must be a list"),
        ({"dates": ["{jour}"]}, "no placeholder"),
        ({"dates": ["{day} {day}"]}, "stands twice"),
        ({"dates": ["[x"]}, "brackets"),
        ({"months": ["gennaio"]}, "twelve names"),
    ],
)
def test_a_mistake_in_a_table_is_named(changes: dict[str, object], word: str) -> None:
    with pytest.raises(MissingDataError) as caught:
        compile_table("it", _table(**changes), "it.toml")
    assert word in str(caught.value)
    assert str(caught.value).startswith("it.toml")


def test_the_table_of_the_manual_compiles() -> None:
    manual = (Path(__file__).resolve().parents[2] / "docs" / "languages.md").read_text(encoding="utf-8")
    table = tomllib.loads(manual.split("```toml\n")[1].split("```")[0])
    marks = compile_table("it", table["fulltext"], "docs/languages.md")
    assert marks.dates


def test_words_are_folded_so_that_lost_accents_do_not_matter() -> None:
    assert folded("février") == folded("fvrier")
    assert folded("août") == folded("aot")
    assert folded("Décembre") == folded("dcembre")
