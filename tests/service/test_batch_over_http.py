"""Batches over HTTP: lines in, lines out, in order, in the bytes of the command."""

import json

import pytest

from subrule import Judge
from subrule.batch.run import run_batch
from subrule.service.feed import CutError, Feed

LINES = [
    '{"id": "a", "question": "Can I cast an Aura on a creature with shroud?"}',
    "no json",
    '{"id": "b", "question": {"en": "What does rule 303.4d say?", "es": "¿Qué dice la regla 303.4d?"}}',
    '{"id": "c", "question": "What will the next set cost in euros?", "lang": "en"}',
]


def send(client, content, **params):
    return client.post(
        "/v1/batch", content=content, params=params, headers={"Content-Type": "application/x-ndjson"}
    )


def test_a_batch_has_the_bytes_of_the_command(client, tmp_path):
    source, out = tmp_path / "body", tmp_path / "out"
    source.write_text("\n".join(LINES), encoding="utf-8")
    run_batch(Judge.open(), source, out)
    answer = send(client, source.read_bytes())
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/x-ndjson"
    assert answer.content.replace(b"body, line", str(source).encode() + b", line") == out.read_bytes()


def test_an_id_that_stands_twice_is_an_error_line_in_the_callers_language(client):
    answer = client.post(
        "/v1/batch",
        content="\n".join([LINES[0], LINES[0]]),
        headers={"Content-Type": "application/x-ndjson", "Accept-Language": "es"},
    )
    second = json.loads(answer.text.splitlines()[1])
    assert second["error"]["code"] == "duplicate_id"
    assert "identificador" in second["error"]["message"]


def test_a_batch_that_is_too_large_is_cut_with_an_error_line(client, monkeypatch):
    lines = b"".join(b'{"id": "%d", "question": "hello"}\n' % n for n in range(5))
    answer = send(client, lines + b"x" * 9_000_000)
    told = [json.loads(line) for line in answer.text.splitlines()]
    assert told[-1]["error"]["code"] == "too_large"


def test_another_content_type_is_refused(client):
    assert client.post("/v1/batch", content=b"x").status_code == 415


def test_an_empty_batch_has_no_lines(client):
    assert send(client, b"").content == b""


def test_lines_come_whole_however_they_were_cut():
    feed = Feed(1000)
    for piece in (b"on", b"e\ntw\ro\n\nth", b"ree"):
        assert feed.put(piece)
    feed.end()
    assert list(feed) == [b"one\n", b"tw\ro\n", b"\n", b"three"]
    assert list(feed) == []


def test_more_than_may_come_cuts_the_lines():
    feed = Feed(5)
    assert feed.put(b"a\nb\n")
    assert not feed.put(b"cd")
    lines = iter(feed)
    assert [next(lines), next(lines)] == [b"a\n", b"b\n"]
    with pytest.raises(CutError, match="too_large"):
        next(lines)
