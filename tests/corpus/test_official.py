"""The full official text: encodings, layouts, blemishes, refusals."""

from __future__ import annotations

import contextlib
import textwrap
import time
import unicodedata
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from subrule.corpus.number import RuleNumber
from subrule.corpus.readers.encoding import MAX_BYTES, decode
from subrule.corpus.readers.fulltext import FullText
from subrule.corpus.readers.official import parse_full_text
from subrule.errors import DamagedSourceError, InputError, SubruleError
from tests.corpus.invented_texts import ENGLISH, Words, number_alone, official, wrapped

COUNTS = Path(__file__).resolve().parents[1] / "data" / "edition_counts.tsv"
EDITIONS = [
    line.split("\t") for line in COUNTS.read_text().splitlines() if line[:3] in {"en\t", "ko\t", "zh\t"}
]


def read(text: str, encoding: str = "utf-8", **options: str) -> FullText:
    return parse_full_text(text.encode(encoding), **options)


def texts(full: FullText) -> dict[str, str]:
    return {str(rule.number): rule.text for rule in full.rules}


def assert_is(full: FullText, words: Words) -> None:
    assert texts(full) == words.rules
    assert {str(rule.number): rule.examples[0] for rule in full.rules if rule.examples} == words.examples
    assert dict(full.glossary) == words.terms
    assert {number.section: title for number, title in (*full.chapters, *full.sections)} == words.titles


# Every edition at hand


@pytest.mark.shared_data
@pytest.mark.parametrize("row", EDITIONS, ids=lambda row: f"{row[0]}-{row[1]}")
def test_an_edition_has_its_counts(shared_data: Path, row: list[str]) -> None:
    language, edition, *counts = row
    data = (shared_data / "cr" / language / f"cr-{language}-{edition}.txt").read_bytes()
    full = parse_full_text(data)
    found = [*full.counts().values(), len(full.repairs), len(full.problems)]
    assert [full.language, full.edition, *map(str, found)] == [language, edition, *counts]
    numbers = [rule.number for rule in full.rules]
    assert len(set(numbers)) == len(numbers)


@pytest.mark.shared_data
def test_no_recent_edition_has_a_problem(shared_data: Path) -> None:
    for language, edition, *_, problems in EDITIONS:
        if language == "en" and edition >= "2011":
            assert problems == "0", edition


@pytest.mark.shared_data
def test_known_blemishes_of_the_reference_edition_are_repaired_and_reported(shared_data: Path) -> None:
    full = parse_full_text((shared_data / "cr/en/cr-en-2026-08-07.txt").read_bytes())
    assert [repair.what.split(" ")[0] for repair in full.repairs] == ["119.1d.", "606.5"]
    numbers = {str(rule.number) for rule in full.rules}
    assert {"119.1d", "606.5", "704.5aa"} <= numbers
    paragraphs = {str(rule.number): rule.text.count("\n") for rule in full.rules if "\n" in rule.text}
    assert paragraphs == {"205.4c": 1, "509.1b": 1}


@pytest.mark.shared_data
def test_the_korean_duplicates_are_reported_with_their_lines(shared_data: Path) -> None:
    full = parse_full_text((shared_data / "cr/ko/cr-ko-2021-11-19.txt").read_bytes())
    said = {problem.line: problem.what for problem in full.problems}
    assert said[234].startswith("101.4d is printed twice (lines 232 and 234)")
    assert said[1052].startswith("120.4c is printed twice (lines 1050 and 1052)")


@pytest.mark.shared_data
def test_the_chinese_text_has_the_numbers_of_the_english_one(shared_data: Path) -> None:
    chinese = parse_full_text((shared_data / "cr/zh/cr-zh-2026-04-17.txt").read_bytes())
    english = parse_full_text((shared_data / "cr/en/cr-en-2026-04-17.txt").read_bytes())
    assert [(rule.number, len(rule.examples)) for rule in chinese.rules] == [
        (rule.number, len(rule.examples)) for rule in english.rules
    ]


@pytest.mark.shared_data
def test_names_in_the_code_page_of_a_dos_text_keep_their_letters(shared_data: Path) -> None:
    decoded = decode((shared_data / "cr/en/cr-en-2013-07-13.txt").read_bytes(), "text")
    assert decoded.encoding == "cp437"
    high = {char for char in decoded.text if ord(char) > 127}
    assert all(unicodedata.name(char).startswith("LATIN") for char in high)


@pytest.mark.shared_data
@pytest.mark.parametrize("edition", ["1999-04-23", "2013-07-13", "2022-11-18", "2026-08-07"])
@pytest.mark.parametrize("share", [0.003, 0.03, 0.2, 0.5, 0.8, 0.9])
def test_a_truncated_edition_is_refused(shared_data: Path, edition: str, share: float) -> None:
    data = (shared_data / f"cr/en/cr-en-{edition}.txt").read_bytes()
    with pytest.raises(DamagedSourceError) as caught:
        parse_full_text(data[: int(len(data) * share)])
    assert "nothing was loaded" in str(caught.value)


@pytest.mark.shared_data
@pytest.mark.parametrize(
    ("first", "second"),
    [("2026-06-19", "2026-08-07"), ("2012-10-01", "2012-10-01"), ("2009-07-11", "2026-08-07")],
)
def test_two_editions_glued_together_are_refused(shared_data: Path, first: str, second: str) -> None:
    one, two = ((shared_data / f"cr/en/cr-en-{edition}.txt").read_bytes() for edition in (first, second))
    with pytest.raises(DamagedSourceError) as caught:
        parse_full_text(one + two)
    assert caught.value.code == "glued"


# Encodings and line ends

ENCODINGS = ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252"]


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_encoding_and_line_ends_make_no_difference(encoding: str, ending: str) -> None:
    full = read(official(ENGLISH).replace("\n", ending), encoding)
    assert_is(full, ENGLISH)
    assert full.edition == "2031-03-05"
    assert full.repairs == full.problems == ()


@pytest.mark.parametrize("encoding", ["cp1252", "cp437", "mac_roman"])
def test_an_eight_bit_text_is_decoded_by_what_its_bytes_mean(encoding: str) -> None:
    text = "Junún Efreet and Æther Storm, Khabál Ghoul’s end".replace(
        "’", "'" if encoding == "cp437" else "’"
    )
    assert decode(text.encode(encoding), "text").text == text


def test_a_few_broken_bytes_do_not_change_the_encoding() -> None:
    data = ("“Ünïcödé” — " * 100).encode() + b"\xff" + ("“Ünïcödé”" * 100).encode()
    decoded = decode(data, "text")
    assert decoded.encoding == "utf-8"
    assert decoded.text.count("\ufffd") == 1


def test_lost_quotes_are_put_back_and_other_lost_characters_named() -> None:
    text = official(ENGLISH).replace("“kettle” isn’t", "\ufffdkettle\ufffd isn\ufffdt")
    text = text.replace("closes on itself", "clo\ufffd on itself")
    full = read(text)
    assert texts(full)["100.1b"] == ENGLISH.rules["100.1b"]
    assert [problem.what for problem in full.problems] == ["a character lost before the file reached us"]
    assert [repair.what for repair in full.repairs] == [
        "3 characters lost before the file reached us put back"
    ]


# Layouts


def test_a_text_without_contents_list_is_read() -> None:
    full = read(official(ENGLISH, with_contents=False))
    assert_is(full, ENGLISH)


def test_the_contents_list_is_not_the_body() -> None:
    full = read(official(ENGLISH))
    assert [str(number) for number, _ in full.sections] == ["100", "101", "702"]
    assert full.credits == "A. Potter, B. Smith"


@pytest.mark.parametrize("width", [38, 60, 90])
def test_wrapped_paragraphs_are_put_together(width: int) -> None:
    full = read(wrapped(ENGLISH, width))
    assert texts(full) == ENGLISH.rules
    assert full.problems == ()


def test_a_reference_at_the_start_of_a_wrapped_line_is_no_rule() -> None:
    text = wrapped(ENGLISH).replace("A teapot is a vessel", "A teapot is a vessel that holds tea and more")
    text = text.replace("(see rule 702.2a)", "(see rule\n702.2a)").replace(
        "(see rule\n702.2a).", "(see rule\n702.2a)."
    )
    full = read(text)
    assert list(texts(full)) == list(ENGLISH.rules)


def test_continuation_paragraphs_are_joined_by_a_newline() -> None:
    rule = ENGLISH.rules["100.1a"]
    full = read(official(ENGLISH).replace(rule, f"{rule}\n     This goes for cups too."))
    assert texts(full)["100.1a"] == f"{rule}\nThis goes for cups too."


def test_a_paragraph_after_an_example_belongs_to_the_rule() -> None:
    example = ENGLISH.examples["100.1b"]
    full = read(official(ENGLISH).replace(example, f"{example}\n     Kettles come back in rule 101."))
    assert texts(full)["100.1b"].endswith("\nKettles come back in rule 101.")
    assert full.counts()["examples"] == 1


def test_italics_marks_are_taken_off_and_blanks_of_underscores_stay() -> None:
    full = read(official(ENGLISH).replace("A kettle boils", "A _red kettle_ or a _____ kettle boils"))
    assert texts(full)["101.1"] == "A red kettle or a _____ kettle boils before it pours."


def test_headings_are_told_from_sentences() -> None:
    headings = {str(rule.number) for rule in read(official(ENGLISH)).rules if rule.heading}
    assert headings == {"100.2", "702.2"}


# Blemishes


@pytest.mark.parametrize(
    ("printed", "blemished"),
    [
        ("100.1a Any", "100.1a. Any"),
        ("100.1a Any", " 100.1a Any"),
        ("100.1a Any", "100. 1a Any"),
        ("100.1a Any", "100.1 a Any"),
        ("100.1a Any", "100.1A Any"),
        ("100.1a Any", "100.1.a Any"),
        ("101.1. A", "101.1 A"),
        ("101.1. A", "101.1.A"),
        ("702.2b A", "702.2bb A"),
    ],
)
def test_a_blemished_number_is_repaired(printed: str, blemished: str) -> None:
    text = official(ENGLISH)
    assert printed in text
    full = read(text.replace(printed, blemished))
    assert_is(full, ENGLISH)
    assert len(full.repairs) == (0 if blemished.startswith(" ") else 1)
    assert full.problems == ()


def test_a_letter_printed_twice_is_read_as_the_missing_one() -> None:
    full = read(official(ENGLISH).replace("702.2b", "702.2a"))
    assert_is(full, ENGLISH)
    (problem,) = full.problems
    assert "702.2a is printed twice" in problem.what
    assert "read as 702.2b" in problem.what


def test_a_rule_printed_twice_is_kept_once() -> None:
    line = f"702.2a {ENGLISH.rules['702.2a']}"
    full = read(official(ENGLISH).replace(line, f"{line}\n\n{line}"))
    assert_is(full, ENGLISH)
    assert "same text" in full.problems[0].what


def test_a_gap_is_named() -> None:
    full = read(official(ENGLISH).replace("100.1b A", "100.1d A"))
    assert [problem.what for problem in full.problems] == ["100.1b to 100.1c are missing"]


def test_letters_skip_l_and_o_and_go_on_after_z_with_aa() -> None:
    letters = [*"abcdefghijkmnpqrstuvwxyz", "aa"]
    many = "\n\n".join(f"702.3{letter} A handle has a handle of its own." for letter in letters)
    full = read(
        official(ENGLISH).replace("\nGlossary\n\nKettle", f"\n702.3. Shapes.\n\n{many}\n\nGlossary\n\nKettle")
    )
    assert full.problems == ()
    assert full.rules[-1].number == RuleNumber(702, 3, "aa")


def test_a_missing_section_heading_is_taken_from_the_contents_list() -> None:
    text = official(ENGLISH)
    body = text.rindex("101. Kettles")
    full = read(text[:body] + text[body + len("101. Kettles") :])
    assert_is(full, ENGLISH)
    assert "heading of section 101 is missing" in full.repairs[0].what


# Refusals


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (b"", "empty"),
        (b"\xef\xbb\xbf \r\n\r\n", "empty"),
        (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj", "PDF"),
        (b"<!DOCTYPE html><html><body>100.1. A rule.</body></html>", "HTML"),
        (b"  <HTML lang='en'>", "HTML"),
        (b"PK\x03\x04\x14\x00\x06\x00", "archive"),
        (b"{\\rtf1\\ansi 100.1. A rule.}", "rich-text"),
        (bytes(range(256)) * 50, "binary"),
        (b"abc\x00\x00\x00\x01" * 100, "binary"),
        (b"To whom it may concern: no rules here.\n", "known language"),
    ],
)
def test_what_is_no_rules_text_is_refused_in_one_line(data: bytes, word: str) -> None:
    with pytest.raises(DamagedSourceError) as caught:
        parse_full_text(data, name="gift.txt")
    message = str(caught.value)
    assert word in message
    assert message.startswith("gift.txt")
    assert "nothing was loaded" in message
    assert "\n" not in message


def test_a_text_above_the_limit_is_refused() -> None:
    with pytest.raises(DamagedSourceError) as caught:
        parse_full_text(b"x" * (MAX_BYTES + 1))
    assert caught.value.code == "too_large"


def test_a_utf16_text_cut_in_the_middle_of_a_character_is_refused() -> None:
    with pytest.raises(DamagedSourceError, match="cut off"):
        parse_full_text(official(ENGLISH).encode("utf-16")[:-1])


@pytest.mark.parametrize("end", ["101. Kettles", "702.2b", "Glossary\n\nKettle", "Credits\n\nA. Potter"])
def test_a_text_that_ends_in_the_middle_is_refused(end: str) -> None:
    text = official(ENGLISH)
    with pytest.raises(DamagedSourceError) as caught:
        read(text[: text.rindex(end)])
    assert caught.value.code in {"cut_off", "no_rules"}


def test_a_text_whose_start_is_missing_is_refused() -> None:
    text = official(ENGLISH, with_contents=False)
    head = f"{ENGLISH.title}\n\n{ENGLISH.date}\n\n"
    with pytest.raises(DamagedSourceError, match=r"start with 101\.1"):
        read(head + text[text.index("101. Kettles") :])


def test_two_texts_glued_together_are_refused_with_the_line() -> None:
    text = official(ENGLISH)
    with pytest.raises(DamagedSourceError, match=r"line \d+: the rules start a second time"):
        read(text + text)


def test_a_text_full_of_gaps_is_refused() -> None:
    rules = {f"100.{n}": "A cup." for n in range(1, 80, 2)}
    words = Words(
        **{**ENGLISH.__dict__, "rules": rules, "examples": {}, "titles": {1: "Beginnings", 100: "General"}}
    )
    with pytest.raises(DamagedSourceError) as caught:
        read(official(words))
    assert caught.value.code == "ruined"


def test_a_text_without_date_asks_for_it() -> None:
    text = official(ENGLISH).replace(ENGLISH.date, "")
    with pytest.raises(InputError, match="--edition"):
        read(text)
    assert read(text, edition="2031-04-01").edition == "2031-04-01"
    with pytest.raises(InputError, match="no date"):
        read(text, edition="April")


# Nothing makes it crash or hang


def _mutations() -> st.SearchStrategy[bytes]:
    base = official(ENGLISH).encode()

    def mutate(edits: list[tuple[float, int, bytes]]) -> bytes:
        data = bytearray(base)
        for place, cut, new in edits:
            at = int(place * len(data))
            data[at : at + cut] = new
        return bytes(data)

    snippets = st.one_of(
        st.binary(max_size=8),
        st.text(max_size=8).map(str.encode),
        st.sampled_from(
            [
                b"\n",
                b"\r\n\r\n",
                b"100.1. ",
                b"702.2a ",
                b"100. General\n",
                b"Glossary\n",
                b"Credits\n",
                b"Example: ",
            ]
        ),
    )
    edit = st.tuples(st.floats(0, 1), st.integers(0, 400), snippets)
    return st.lists(edit, min_size=1, max_size=6).map(mutate)


@settings(max_examples=300, deadline=20_000, suppress_health_check=[HealthCheck.too_slow])
@given(data=_mutations())
def test_a_damaged_text_is_read_or_refused(data: bytes) -> None:
    try:
        full = parse_full_text(data)
    except SubruleError:
        return
    numbers = [rule.number for rule in full.rules]
    assert len(set(numbers)) == len(numbers)


@settings(max_examples=150, deadline=20_000)
@given(data=st.binary(max_size=2000))
def test_any_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(SubruleError):
        parse_full_text(data)


def _big(size: int) -> dict[str, bytes]:
    head, tail = official(ENGLISH, with_contents=False).rsplit("\nGlossary\n", 1)

    def put(middle: str) -> bytes:
        return f"{head}\n{middle}\nGlossary\n{tail}".encode()

    return {
        "rules": put("\n\n".join(f"702.{n % 900 + 3}. A handle." for n in range(size // 20))),
        "numbers": put("702.2c A handle.\n" * (size // 18)),
        "one_line": put("702.3. " + "tea " * (size // 4)),
        "one_paragraph": put("702.3. A\n" + "cup of tea and\n" * (size // 16)),
        "cut_words": put("702.3. A\n" + "tea-\npot of\n" * (size // 12)),
        "underscores": put("702.3. " + "_a _" * (size // 4)),
        "lost": put("702.3. " + "\ufffda " * (size // 5)),
        "blanks": put("702.3. x" + " " * size + "x"),
        "dots": put("702.3. x" + " . ." * (size // 4)),
        "newlines": put("\n" * size),
    }


@pytest.mark.slow
@pytest.mark.parametrize("shape", sorted(_big(0)))
def test_time_grows_with_length_and_no_faster(shape: str) -> None:
    took = []
    for size in (300_000, 1_200_000):
        data = _big(size)[shape]
        started = time.process_time()
        with contextlib.suppress(SubruleError):
            parse_full_text(data)
        took.append(time.process_time() - started)
    assert took[1] < 8 * took[0] + 0.5


@pytest.mark.slow
def test_a_text_of_20_megabytes_does_not_hang() -> None:
    paragraph = "Every spout points away from the pourer. " * 24
    many = "\n\n".join(
        f"{section}. Cups {section}\n\n"
        + "\n\n".join(f"{section}.{rule}. {paragraph}" for rule in range(1, 101))
        for section in range(703, 900)
    )
    head, tail = official(ENGLISH, with_contents=False).rsplit("\nGlossary\n", 1)
    data = f"{head}\n{many}\n\nGlossary\n{tail}".encode()
    assert len(data) > 19_000_000
    started = time.process_time()
    full = parse_full_text(data)
    assert time.process_time() - started < 20
    assert full.counts()["rules"] == 197 * 100 + 5


def _relaid(text: str, width: int, page_lines: int) -> str:
    """A text as if made from its pages: wrapped, with page numbers."""
    lines: list[str] = []
    for line in text.split("\n"):
        lines += textwrap.wrap(line, width, break_on_hyphens=False) or [""]
    pages = [lines[i : i + page_lines] for i in range(0, len(lines), page_lines)]
    return "\n".join("\n".join([*page, "", str(number), ""]) for number, page in enumerate(pages, 1))


@pytest.mark.shared_data
@pytest.mark.parametrize("layout", ["pages", "number_alone", "no_blank_lines"])
def test_an_edition_made_from_pages_loses_nothing(shared_data: Path, layout: str) -> None:
    data = (shared_data / "cr/en/cr-en-2026-08-07.txt").read_bytes()
    printed, text = parse_full_text(data), data.decode("utf-8-sig")
    if layout == "pages":
        text = _relaid(text, 95, 50)
    elif layout == "number_alone":
        text = number_alone(text)
    else:
        text = "\n".join(line for line in _relaid(text, 95, 10**6).split("\n") if line.strip())
    full = read(text)

    def flat(full: FullText) -> dict[str, str]:
        return {
            str(rule.number): " ".join([rule.text, *rule.examples]).replace("\n", " ") for rule in full.rules
        }

    assert flat(full) == flat(printed)
    assert full.sections == printed.sections
    if layout != "no_blank_lines":
        assert len(full.glossary) == len(printed.glossary)
        assert full.problems == ()
