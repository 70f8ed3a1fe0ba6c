"""The marks of the given documents hold against the official texts and the table of the reference edition."""

import re

import pytest

from subrule.corpus.fingerprint import fingerprint
from subrule.corpus.number import RuleNumber
from subrule.corpus.pages import pages_folder, read_alignment, read_manifest
from subrule.corpus.reference_edition import reference_fingerprints
from subrule.corpus.twins import declared_twins, twins_of

REWORDED = {("fr", "303.4h"), ("en", "303.4h")}
"""Judged the same by reading: the sentence was put in one, its content stayed."""


@pytest.fixture(scope="module")
def alignment():
    return read_alignment(pages_folder() / "alignment.tsv")


@pytest.fixture(scope="module")
def editions(shared_data):
    from subrule.corpus.readers.official import parse_full_text

    found = {}
    for date in (
        "2009-07-11",
        "2010-02-01",
        "2011-02-04",
        "2023-09-01",
        "2024-11-08",
        "2026-04-17",
        "2026-08-07",
    ):
        path = shared_data / "cr" / "en" / f"cr-en-{date}.txt"
        text = parse_full_text(path.read_bytes(), language="en", name=path.name)
        found[date] = {rule.number: fingerprint(rule.text) for rule in text.rules}
    return found


def test_every_mark_was_judged_against_the_reference_text_of_today(alignment):
    today = reference_fingerprints()
    for key, aligned in alignment.items():
        assert aligned.judged == today[aligned.reference].full, key


def test_every_text_has_a_row(alignment):
    assert len(alignment) == 55


@pytest.mark.shared_data
def test_the_table_of_reference_numbers_is_the_official_text(editions):
    assert reference_fingerprints() == editions["2026-08-07"]
    assert len(reference_fingerprints()) == 3162


@pytest.mark.shared_data
def test_marks_agree_with_the_editions_the_texts_belong_to(alignment, editions):
    today = reference_fingerprints()
    for (file, language, printed), aligned in alignment.items():
        document = read_manifest(pages_folder() / "manifest.toml")[file]
        text = next(t for t in document.texts if t.language == language)
        dates = (
            [text.edition]
            if text.edition
            else [text.span.first, *([text.span.last] if text.span.last else [])]
        )
        for date in dates:
            own = editions[date][printed]
            assert own.full == aligned.english, (file, printed, date)
            identical = own.masked == today[aligned.reference].masked
            if (language, str(printed)) not in REWORDED:
                assert identical == (aligned.mark == "same"), (file, printed)


@pytest.mark.shared_data
def test_the_english_page_is_the_text_of_its_edition(editions):
    from subrule.corpus.pages import shipped_documents

    for record in shipped_documents().records:
        if record.language == "en":
            assert fingerprint(record.text) == editions["2009-07-11"][record.printed_as]


def test_twins_are_numbers_of_the_reference_edition_with_a_reason():
    today = reference_fingerprints()
    for twin in declared_twins():
        assert twin.stated_by
        assert twin.why
        for number in (twin.rule, *twin.stated_by):
            assert number in today, number
            assert number != twin.rule or number not in twin.stated_by
    assert len({twin.rule for twin in declared_twins()}) == len(declared_twins())


@pytest.mark.parametrize(
    ("rule", "twins"),
    [
        ("303.4c", {"704.5m"}),
        ("303.4d", {"704.5p", "704.5m"}),
        ("115.1b", {"303.4a"}),
        ("303.7a", {"704.5z"}),
        ("303.4j", {"701.3b"}),
        ("303.4b", set()),
    ],
)
def test_twins_of_the_aura_rules(rule, twins):
    assert {str(number) for number in twins_of(RuleNumber.parse(rule))} == twins


def test_twins_are_mutual():
    for twin in declared_twins():
        for other in twin.stated_by:
            assert twin.rule in twins_of(other)
            assert other in twins_of(twin.rule)


def test_reasons_are_one_line_of_our_own():
    for twin in declared_twins():
        assert not re.search(r"[\n“”]", twin.why)
        assert len(twin.why) < 160
