"""The shipped concordance: known facts, the hand-checked sample, and what it does with bad questions."""

import random
import re
import time
from pathlib import Path

import pytest

from subrule.corpus.concordance_table import (
    CONCORDANCE,
    REVIEW,
    STALE,
    Blocks,
    Row,
    StaleRow,
    read_review,
    write_rows,
    write_stale,
)
from subrule.corpus.editions import Concordance, concordance
from subrule.corpus.fingerprint import fingerprint
from subrule.corpus.number import RuleNumber
from subrule.corpus.reference_edition import reference_fingerprints
from subrule.errors import DamagedSourceError, InputError, MissingDataError
from subrule.paths import REFERENCE_EDITION, shipped

N = RuleNumber.parse
SAMPLE = Path(__file__).resolve().parents[1] / "data" / "concordance_sample.tsv"
AURAS = ["303.4", *(f"303.4{c}" for c in "abcdefgh")]


@pytest.fixture(scope="module")
def known():
    return concordance()


def today(known, edition, number):
    match = known.to_reference(edition, N(number))
    assert match is not None
    assert match.certain
    return str(match.number)


def test_the_newest_edition_is_the_reference(known):
    assert known.editions()[-1] == REFERENCE_EDITION
    assert known.editions()[0] == "2009-07-11"
    assert len(known.editions()) == 21


def test_the_reference_has_every_number_once_with_its_fingerprints(known):
    numbers = [number for number in known.numbers(REFERENCE_EDITION) if number.rule is not None]
    assert numbers == sorted(reference_fingerprints())
    assert all(
        known.fingerprint(REFERENCE_EDITION, n) == marks for n, marks in reference_fingerprints().items()
    )


@pytest.mark.parametrize(
    ("edition", "number", "expected"),
    [
        ("2010-02-01", "303.4h", "303.4j"),
        ("2009-07-11", "303.4b", "303.4c"),
        ("2009-07-11", "303.4c", "303.4d"),
        ("2009-07-11", "303.4d", "303.4b"),
        ("2009-07-11", "303.4h", "303.4j"),
        ("2026-06-19", "704.5z", "704.5aa"),
        ("2026-06-19", "704.5y", "704.5z"),
        ("2025-07-25", "614.12b", "614.12c"),
        ("2025-09-19", "614.12c", "614.12c"),
        ("2026-01-16", "729", "730"),
        ("2012-10-01", "702.18b", "702.19b"),
        ("2022-11-18", "715.2a", "714.2a"),
    ],
)
def test_numbers_that_moved(known, edition, number, expected):
    assert today(known, edition, number) == expected
    back = known.from_reference(N(expected), edition)
    assert (str(back.number), back.certain) == (number, True)


def test_every_certain_number_goes_there_and_back(known):
    for edition in ("2009-07-11", "2014-05-01", "2026-06-19"):
        for number in known.numbers(edition):
            match = known.to_reference(edition, number)
            if match is None or not match.certain or match.method == "merged":
                continue
            back = known.from_reference(match.number, edition)
            assert back is not None
            assert (back.number, back.mark) == (number, match.mark), (edition, number)


def test_no_two_rules_claim_one_number_of_today(known):
    for edition in known.editions():
        claims = [
            match.number
            for number in known.numbers(edition)
            if (match := known.to_reference(edition, number)) and match.certain and match.method != "merged"
        ]
        assert len(claims) == len(set(claims)), edition


def test_a_mark_agrees_with_the_hashes(known):
    for edition in ("2012-10-01", "2026-04-17"):
        for number in known.numbers(edition):
            match = known.to_reference(edition, number)
            if match is None or not match.certain:
                continue
            then, now = known.fingerprint(edition, number), known.fingerprint(REFERENCE_EDITION, match.number)
            if then.full == now.full:
                assert match.mark == "same", number
            if match.mark == "same" and edition == "2026-04-17":
                assert then.masked == now.masked or match.score > 0.9, number


def test_the_sample_read_by_eye(known):
    rows = [
        line.split("\t")
        for line in SAMPLE.read_text(encoding="utf-8").splitlines()
        if line and not line.startswith(("#", "draw"))
    ]
    draws = {draw: [row for row in rows if row[0] == draw] for draw in ("random", "changed")}
    assert len(draws["random"]) == 100
    numbers = [n for n in known.numbers("2012-10-01") if n.rule is not None]
    assert {row[1] for row in draws["random"]} == set(map(str, random.Random(20121001).sample(numbers, 100)))
    wrong_certain, right = [], dict.fromkeys(draws, 0)
    for draw, number, expected in rows:
        match = known.to_reference("2012-10-01", N(number))
        candidates = {str(c.number) for c in known.candidates("2012-10-01", N(number))} or {"-"}
        right[draw] += bool(candidates & set(expected.split()))
        if match is not None and match.certain and str(match.number) not in expected.split():
            wrong_certain.append((number, str(match.number), expected))
    assert not wrong_certain
    assert right["random"] >= 98
    assert right["changed"] >= 0.98 * len(draws["changed"])


def test_what_is_doubtful_is_not_asserted(known):
    match = known.to_reference("2025-11-14", N("714.3a"))
    assert (match.certain, match.method) == (False, "uncertain")
    assert {str(c.number) for c in known.candidates("2025-11-14", N("714.3a"))} == {"714.3a", "714.3b"}
    assert known.ending("2025-11-14", N("714.3a")).kind == "uncertain"


def test_a_retired_rule_is_gone(known):
    assert known.to_reference("2012-10-01", N("801.12")) is None
    ending = known.ending("2012-10-01", N("801.12"))
    assert (ending.kind, ending.last, ending.gone) == ("retired", "2012-10-01", "2013-07-13")


def test_a_merged_rule_leads_on(known):
    match = known.to_reference("2025-11-14", N("702.124k"))
    assert (str(match.number), match.method, match.certain) == ("702.124i", "merged", True)
    assert known.ending("2025-11-14", N("702.124k")).kind == "merged"


def test_a_number_that_never_was(known):
    assert known.to_reference("2010-02-01", N("303.9")) is None
    assert known.ending("2010-02-01", N("303.9")) is None
    assert known.from_reference(N("303.9"), "2010-02-01") is None
    assert known.fingerprint("2010-02-01", N("303.9")) is None
    assert known.history(N("303.9")) == []


@pytest.mark.parametrize(
    ("date", "edition"),
    [
        ("2010-02-01", "2010-02-01"),
        ("2010-12-31", "2010-02-01"),
        ("2010-02", "2010-02-01"),
        ("2026-08-06", "2026-06-19"),
        ("2027-01-01", "2026-08-07"),
        ("2009-07-11", "2009-07-11"),
    ],
)
def test_any_date_is_read_as_the_edition_in_force(known, date, edition):
    assert known.edition_at(date) == edition


@pytest.mark.parametrize("date", ["2009-07-10", "1999-04-23", "yesterday", "2010", ""])
def test_a_date_before_the_first_or_none_is_one_line(known, date):
    with pytest.raises(InputError) as error:
        known.to_reference(date, N("303.4"))
    assert "\n" not in str(error.value)


def test_history(known):
    assert [(e.edition, e.kind, str(e.number_then)) for e in known.history(N("303.4d"))] == [
        ("2009-10-01", "edited", "303.4c"),
        ("2010-02-01", "moved", "303.4d"),
        ("2012-10-01", "edited", "303.4d"),
    ]
    assert [(e.edition, e.kind, str(e.number_then)) for e in known.history(N("704.5aa"))] == [
        ("2025-07-25", "created", "704.5z"),
        ("2026-08-07", "moved", "704.5aa"),
    ]
    born = known.history(N("702.33b"))[0]
    assert (born.edition, born.kind, str(born.other), born.of_other) == (
        "2010-02-01",
        "split",
        "702.30a",
        False,
    )
    parted = [e for e in known.history(N("702.33a")) if e.kind == "split"]
    assert [(e.edition, str(e.other), e.of_other) for e in parted] == [("2010-02-01", "702.30b", True)]
    gone = known.history(N("801.12"), "2012-10-01")[-1]
    assert (gone.edition, gone.kind) == ("2013-07-13", "retired")
    assert "renumbered_references" in {e.kind for e in known.history(N("608.3d"))}


def test_history_is_in_the_order_of_time(known):
    for number in random.Random(3).sample(known.numbers(REFERENCE_EDITION), 60):
        editions = [event.edition for event in known.history(number)]
        assert editions == sorted(editions)


def test_the_stale_reference_to_anchor_words(known):
    found = {(str(s.citing), str(s.printed), str(s.resolved)) for s in known.suspects(REFERENCE_EDITION)}
    assert ("607.2m", "614.12b", "614.12c") in found
    assert "607.2m" not in {str(s.citing) for s in known.suspects("2025-07-25")}
    assert "607.2m" in {str(s.citing) for s in known.suspects("2025-09-19")}
    assert len(found) < 10


def test_changes_between_two_editions(known):
    found = known.changes("2026-06-19", "2026-08-07")
    kinds = {(str(c.was) if c.was else None, str(c.now) if c.now else None): c.kinds for c in found}
    assert kinds["704.5z", "704.5aa"] == ("moved",)
    assert known.changes("2026-08-07", "2026-08-07") == []
    created = sum(c.kinds == ("created",) for c in found)
    gone = sum(c.kinds == ("retired",) for c in found)
    assert created - gone == len(known.numbers("2026-08-07")) - len(known.numbers("2026-06-19"))


def test_a_look_up_is_quick():
    best = 1.0
    for _ in range(3):
        fresh = Concordance()
        started = time.process_time()
        fresh.to_reference("2010-02-01", N("303.4h"))
        best = min(best, time.process_time() - started)
    assert best <= 0.03


def test_the_french_page_fits_2010_and_2011_alone(known):
    order = ["303.4", "303.4a", "303.4b", "303.4c", "303.4d", "303.4e", "303.4f", "303.4g", "303.4j"]
    fitting = []
    for edition in known.editions():
        subrules = [n for n in known.numbers(edition) if n.letters and str(n.parent) == "303.4"]
        if len(subrules) == 8 and [today(known, edition, number) for number in AURAS] == order:
            fitting.append(edition)
    assert fitting == ["2010-02-01", "2011-02-04"]


@pytest.mark.parametrize(
    ("rule", "first", "subrules"),
    [("303.4", "2023-09-01", 12), ("607.2", "2024-11-08", 15), ("608.3", "2026-04-17", 7)],
)
def test_the_spanish_pages_fit_from_an_edition_on(known, rule, first, subrules):
    family = [n for n in known.numbers(REFERENCE_EDITION) if str(n) == rule or str(n.parent) == rule]
    assert len(family) == subrules + 1
    fitting = [
        edition
        for edition in known.editions()
        if all(known.fingerprint(edition, n) == known.fingerprint(REFERENCE_EDITION, n) for n in family)
    ]
    assert fitting == [edition for edition in known.editions() if edition >= first]


def test_the_english_page_is_the_text_of_2009_and_of_no_later_edition(known):
    page = (shipped("corpus") / "pages" / "002_9783b00ffba0ddb4.txt").read_text(encoding="utf-8")
    english = page.split("La version originale officielle")[1]
    found = re.findall(r"^(303\.4[a-h]?)\.? (.+)$", english, re.MULTILINE)
    texts = {number: fingerprint(text) for number, text in found}
    assert sorted(texts) == AURAS
    equal = [
        edition
        for edition in known.editions()
        if all(known.fingerprint(edition, N(number)) == marks for number, marks in texts.items())
    ]
    assert equal == ["2009-07-11"]


def test_the_pages_are_aligned_alike_by_hand(known):
    dated = {"000": "2023-09-01", "001": "2026-04-17", "003": "2024-11-08"}
    path = shipped("corpus") / "pages" / "alignment.tsv"
    lines = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()]
    rows = [values for values in lines if len(values) == 7 and values[0] != "document"]
    assert len(rows) == 55
    for document, language, printed, reference, mark, english, _ in rows:
        edition = dated.get(document[:3]) or {"fr": "2010-02-01", "en": "2009-07-11"}[language]
        assert today(known, edition, printed) == reference
        assert known.fingerprint(edition, N(printed)).full == english
        if known.to_reference(edition, N(printed)).mark == "same":
            assert mark == "same"


def test_tables_come_back_as_written(tmp_path):
    rows = [
        Row("100.1", "2002-01-01", "100.1", "aa", "aa", "same", "reference", "", ""),
        Row("100.1", "2001-01-01", "100.2", "aa", "aa", "same", "identical", "", ""),
        Row("100.1", "2000-06-01", "100.2", "bb", "cc", "changed", "similar", "0.7", ""),
        Row("100.1", "2000-01-01", "100.2", "dd", "cc", "changed", "masked", "", ""),
        Row("100.1", "1999-01-01", "-", "-", "-", "-", "split", "1", "100.3"),
        Row("100.2@2000-01-01", "2000-01-01", "100.2", "ee", "ff", "changed", "merged", "1", "100.1"),
    ]
    write_rows(tmp_path / CONCORDANCE, ["1999-01-01", "2002-01-01"], rows)
    blocks = Blocks(tmp_path / CONCORDANCE)
    assert blocks.editions == ("1999-01-01", "2002-01-01")
    assert [row for block in blocks.all().values() for row in block] == rows
    assert [row for block in blocks.with_number("100.2").values() for row in block] == rows
    assert list(blocks.with_number("100.3")) == []


def test_a_broken_table_is_one_line(tmp_path):
    with pytest.raises(MissingDataError):
        Concordance(tmp_path).editions()
    (tmp_path / CONCORDANCE).write_text("line\tedition\n100.1\n", encoding="utf-8")
    with pytest.raises(DamagedSourceError):
        Concordance(tmp_path).editions()
    text = (shipped("corpus") / CONCORDANCE).read_text(encoding="utf-8")
    (tmp_path / CONCORDANCE).write_text(text[:400] + "\n100.1\t2026-08-07\n", encoding="utf-8")
    with pytest.raises(DamagedSourceError, match="line"):
        Concordance(tmp_path).numbers(REFERENCE_EDITION)


def test_stale_rows_hold_for_their_editions(tmp_path):
    write_rows(tmp_path / CONCORDANCE, ["2001-01-01", "2002-01-01"], [])
    write_stale(tmp_path / STALE, [StaleRow("2002-01-01", "2002-01-01", "100.1", "100.2", "-", "2001-01-01")])
    found = Concordance(tmp_path)
    assert found.suspects("2001-06-01") == []
    (suspect,) = found.suspects("2002-01-01")
    assert suspect.resolved is None


def test_the_tables_hold_facts_and_no_text():
    folder = shipped("corpus")
    for name in (CONCORDANCE, REVIEW, STALE):
        longest = max(map(len, (folder / name).read_text(encoding="utf-8").splitlines()[1:]))
        assert longest < 140, name
    assert (folder / CONCORDANCE).stat().st_size < 700_000
    assert {row.verdict for row in read_review(folder / REVIEW)} <= {"same", "other", "merged", "maybe", ""}


@pytest.mark.shared_data
@pytest.mark.slow
def test_the_tables_are_what_the_script_makes_of_the_texts(shared_data, tmp_path, monkeypatch):
    import sys

    monkeypatch.syspath_prepend(str(Path(__file__).resolve().parents[2] / "scripts"))
    import build_concordance

    (tmp_path / REVIEW).write_bytes((shipped("corpus") / REVIEW).read_bytes())
    monkeypatch.setattr(build_concordance, "CORPUS", tmp_path)
    assert build_concordance.main([str(shared_data / "cr" / "en")]) == 0
    for name in (CONCORDANCE, REVIEW, STALE):
        assert (tmp_path / name).read_bytes() == (shipped("corpus") / name).read_bytes(), name
    sys.modules.pop("build_concordance")


@pytest.mark.shared_data
@pytest.mark.parametrize("edition", ["2009-07-11", "2016-09-30", "2026-08-07"])
def test_fingerprints_are_those_of_the_texts(known, shared_data, edition):
    from subrule.corpus.readers.official import parse_full_text

    full = parse_full_text((shared_data / "cr" / "en" / f"cr-en-{edition}.txt").read_bytes(), language="en")
    assert all(known.fingerprint(edition, rule.number) == fingerprint(rule.text) for rule in full.rules)


def test_what_is_called_uncertain_is_never_asserted(known):
    seen = 0
    for edition in known.editions():
        for number in known.numbers(edition):
            match = known.to_reference(edition, number)
            if match is not None and match.method == "uncertain":
                seen += 1
                assert not match.certain, (edition, number)
                assert match.mark == "changed", (edition, number)
    assert seen


def test_a_number_that_stands_twice_in_an_edition_is_not_asserted(known, monkeypatch):
    real = known._find
    assert known.to_reference("2012-10-01", N("303.4d")).certain
    monkeypatch.setattr(known, "_find", lambda date, number: [*real(date, number), *real(date, number)])
    match = known.to_reference("2012-10-01", N("303.4d"))
    assert (match.certain, match.mark, match.method) == (False, "changed", "uncertain")
