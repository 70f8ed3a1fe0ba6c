"""Question sets: both shapes, both formats, and what is refused with file and line."""

import io
import json

import pytest

from subrule.batch.questions import BadLine, gather, questions_in, read_questions
from subrule.errors import InputError


def items(content, name="set.jsonl"):
    raw = content if isinstance(content, bytes) else content.encode()
    return list(questions_in(io.BytesIO(raw), name))


def line(**fields):
    return json.dumps({"id": "q1", "question": "May I?", **fields}) + "\n"


def only(content):
    (item,) = items(content)
    assert not isinstance(item, BadLine), item
    return item


def problem(content):
    (bad,) = [item for item in items(content) if isinstance(item, BadLine)]
    return bad.message


def test_a_question_of_one_text_keeps_its_id_and_the_language_asked_for():
    item = only(line(lang="es"))
    (asked,) = item.asked
    assert (asked.id, asked.language, asked.text, asked.forced) == ("q1", "es", "May I?", True)


def test_a_question_of_one_text_without_language_has_its_language_found_out():
    (asked,) = only(line()).asked
    assert (asked.language, asked.forced) == (None, False)


def test_a_question_in_several_languages_has_an_answer_each_and_forces_none():
    item = only(line(question={"fr": "c", "en": "a", "es": ""}))
    assert [(a.id, a.language, a.text, a.forced) for a in item.asked] == [
        ("q1:en", "en", "a", False),
        ("q1:es", "es", "", False),
        ("q1:fr", "fr", "c", False),
    ]


def test_what_is_expected_is_read_and_other_keys_are_left_alone():
    item = only(
        line(
            expected="depends", decisive=["CR 303.4E"], accept={"303.4e": ["702.5a"]}, supporting=["115.1b"],
            kind="insufficient", topic="auras", missing={"en": "who owns it"},
            note="mine", answer={"en": "x"},
        )
    )  # fmt: skip
    assert item.expected == "depends"
    assert item.decisive == ("303.4e",)
    assert dict(item.accept) == {"303.4e": ("702.5a",)}
    assert (item.supporting, item.kind, item.topic, dict(item.missing)) == (
        ("115.1b",), "insufficient", "auras", {"en": "who owns it"},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("expected", "kind"),
    [("decline", "out_of_scope"), ("depends", "insufficient"), ("yes", "scenario"), ("open", "scenario")],
)
def test_the_kind_follows_from_what_is_expected_where_it_is_not_given(expected, kind):
    assert only(line(expected=expected)).kind == kind


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("separator", [",", ";"])
def test_csv_is_read_with_and_without_byte_order_mark_and_with_semicolons(mark, separator):
    rows = [
        ["id", "question", "lang", "expected", "decisive"],
        ["a", '"May I, or may I not; ""here""?"', "en", "yes", '"303.4a 702.5a"'],
        ["b", "¿Puedo?", "", "", ""],
    ]
    content = mark + "\r\n".join(separator.join(row) for row in rows).encode()
    first, second = items(content, "set.csv")
    assert first.texts[""] == 'May I, or may I not; "here"?'
    assert (first.lang, first.expected, first.decisive) == ("en", "yes", ("303.4a", "702.5a"))
    assert (second.id, second.texts[""], second.lang, second.expected) == ("b", "¿Puedo?", None, None)


def test_a_csv_question_may_hold_line_breaks_and_errors_name_the_line_it_begins_on():
    content = 'id,question\na,"one\ntwo"\nb\nc,three\n'
    first, bad, last = items(content, "set.csv")
    assert (first.texts[""], first.line) == ("one\ntwo", 2)
    assert bad.message.startswith("set.csv, line 4: 1 cells under 2 headings")
    assert (last.id, last.line) == ("c", 5)


def test_a_byte_order_mark_before_json_lines_is_no_fault():
    assert only(b"\xef\xbb\xbf" + line().encode()).id == "q1"


def test_blank_lines_are_passed_over_and_lines_counted():
    assert [i.line for i in items("\n" + line() + "\n\n" + line(id="q2"))] == [2, 5]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{oops}\n", "set.jsonl, line 1: no JSON"),
        (line() + "[1]\n", "set.jsonl, line 2: no JSON object"),
        ('{"question": "x"}\n', "no id"),
        ('{"id": true, "question": "x"}\n', "no id"),
        (line(id="a\nb"), "control characters"),
        (line(id="a" * 201), "more than 200 characters"),
        ('{"id": "a"}\n', "no question"),
        (line(question={}), "no question"),
        (line(question={"de": "x"}), "no language 'de'"),
        (line(question={"en": 3}), "the question in en is no text"),
        (line(lang="de"), "lang is 'de'; use one of en, es, fr"),
        (line(question={"en": "x"}, lang="en"), "take one away"),
        (line(expected="maybe"), "expected is 'maybe'"),
        (line(kind="riddle"), "kind is 'riddle'"),
        (line(decisive=["the third"]), "decisive: 'the third' is not a rule number"),
        (line(decisive=303.4), "decisive is no list"),
        (line(accept=["303.4a"]), "accept is no object"),
        (line(missing=3), "missing is neither"),
        (line(topic=["a"]), "the topic is no text"),
        ("id;text\na;b\n", "neither a JSON object nor CSV headings"),
        ("id,question,id\n", "a heading stands twice"),
        ('id,question\na,"open\n', "no CSV"),
        ("[" * 100_000 + "\n", "neither a JSON object nor CSV headings"),
        ('{"id":' + "[" * 100_000 + "\n", "no JSON"),
        (line().encode() + b'{"id": "\xff"}\n', "set.jsonl, line 2: not UTF-8"),
    ],
)
def test_a_line_that_is_no_question_is_told_with_file_line_and_remedy(content, said):
    message = problem(content)
    assert said in message
    assert message.startswith("set.jsonl, line ")
    assert "\n" not in message


def test_a_bad_line_does_not_stop_the_lines_behind_it():
    good, bad, after = items(line() + "{\n" + line(id="q3"))
    assert isinstance(bad, BadLine)
    assert (good.id, after.id) == ("q1", "q3")


@pytest.mark.parametrize("second", [line(), line(question={"en": "x"}), line(id="q0:en")])
def test_an_id_that_stands_twice_is_refused_with_both_lines(second):
    first = line(id="q0", question={"en": "x"}) if "q0" in second else line()
    with pytest.raises(InputError, match=r"set, line 2: the id .* stands already on line 1") as caught:
        gather(items(first + second), "set")
    assert caught.value.code == "duplicate_id"


def test_reading_a_file_stops_at_the_first_bad_line_and_at_nothing_to_read(tmp_path):
    path = tmp_path / "set.jsonl"
    path.write_text(line() + "{\n", encoding="utf-8")
    with pytest.raises(InputError, match=r"set\.jsonl, line 2: "):
        read_questions(path)
    path.write_text("\n", encoding="utf-8")
    with pytest.raises(InputError, match="holds no question"):
        read_questions(path)
    with pytest.raises(InputError, match="cannot be read"):
        read_questions(tmp_path / "absent.jsonl")


def test_questions_are_read_one_by_one():
    def endless():
        number = 0
        while True:
            number += 1
            yield line(id=str(number)).encode()

    reading = questions_in(endless(), "endless")
    assert [next(reading).id for _ in range(1000)][-1] == "1000"


@pytest.mark.shared_data
def test_the_development_questions_are_read_whole(shared_data):
    questions = read_questions(shared_data / "questions" / "dev.jsonl")
    assert len(questions) == 200
    assert sum(len(q.asked) for q in questions) == 600
    assert all(q.expected for q in questions)
