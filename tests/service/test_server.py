"""The server as a process: hostile and slow callers, and its end."""

import os
import re
import signal
import socket
import time

import httpx
import pytest

from tests.conftest import _shared_cache
from tests.service.running import Running


def read_all(connection):
    content = b""
    while True:
        try:
            piece = connection.recv(65536)
        except ConnectionResetError:
            return content
        if not piece:
            return content
        content += piece


def batches(server):
    text = httpx.get(f"{server.url}/metrics").text
    found = re.search(r'requests_total{method="POST",route="/v1/batch",status="200"} (\d+)', text)
    return int(found[1]) if found else 0


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        if "SUBRULE_CACHE" not in os.environ:
            patch.setenv("SUBRULE_CACHE", str(_shared_cache(tmp_path_factory)))
        running = Running(
            tmp_path_factory.mktemp("server"),
            head_timeout=1,
            body_timeout=1,
            send_timeout=1,
            max_connections=40,
            log_level="info",
        )
        yield running
        running.end()


def test_a_head_that_comes_byte_by_byte_is_cut_off(server):
    connection = server.raw(b"GET /healthz HTTP/1.1\r\n")
    began = time.monotonic()
    for _ in range(40):
        try:
            connection.sendall(b"X")
        except OSError:
            break
        time.sleep(0.1)
    assert read_all(connection) == b""
    assert time.monotonic() - began < 5
    assert server.ask("hello").status_code == 200


def test_a_silent_connection_is_cut_off(server):
    assert read_all(server.raw()) == b""


def test_a_flood_of_headers_is_refused(server):
    connection = server.raw(b"GET /healthz HTTP/1.1\r\n")
    try:
        for number in range(2000):
            connection.sendall(b"X-%d: %s\r\n" % (number, b"y" * 100))
    except OSError:
        pass
    content = read_all(connection)
    assert content == b"" or content.startswith(b"HTTP/1.1 400")
    assert server.ask("hello").status_code == 200


def test_a_body_that_does_not_come_is_a_problem_in_time(server):
    connection = server.raw(
        b"POST /v1/ask HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
    )
    content = read_all(connection)
    assert content.startswith(b"HTTP/1.1 408")
    assert b"slow_request" in content


def test_a_batch_that_does_not_come_ends_with_an_error_line(server):
    connection = server.raw(
        b"POST /v1/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\nConnection: close\r\n"
        b"Content-Length: 500\r\n\r\n" + b'{"id": 1, "question": "hello"}\n{"id": 2'
    )
    content = read_all(connection)
    assert b'"id": "1"' in content
    assert b"slow_request" in content


def test_who_takes_nothing_in_is_cut_off(server):
    line = b'{"id": %d, "question": "' + b"x" * 15_000 + b'"}\n'
    body = b"".join(line % number for number in range(520))
    before = batches(server)
    connection = server.raw()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    head = b"POST /v1/batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\nContent-Length: %d\r\n\r\n"
    connection.sendall(head % len(body) + body)
    for _ in range(400):
        if batches(server) > before:
            break
        time.sleep(0.05)
    else:
        raise AssertionError("the batch goes on for a caller who takes nothing in")
    connection.settimeout(5)  # what is still to come does not come in a trickle
    began = time.monotonic()
    assert len(read_all(connection)) < len(body)
    assert time.monotonic() - began < 10
    assert server.ask("hello").status_code == 200


def test_what_is_no_http_is_refused_with_a_problem(server):
    connection = server.raw(b"\x16\x03\x01 hello\r\n\r\n")
    content = read_all(connection)
    assert content.startswith(b"HTTP/1.1 400")
    assert b"application/problem+json" in content


def test_a_large_body_is_answered_and_not_kept(server):
    answer = httpx.post(f"{server.url}/v1/ask", json={"question": "x" * 10_000_000}, timeout=20)
    assert answer.status_code == 413


def test_connections_beyond_the_number_are_refused_and_the_rest_is_served(server):
    held = [server.raw() for _ in range(40)]
    time.sleep(0.2)
    refused = server.raw(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    content = read_all(refused)
    assert content == b"" or content.startswith(b"HTTP/1.1 503")
    for connection in held:
        connection.close()
    time.sleep(0.2)
    assert server.ask("hello").status_code == 200


def test_a_caller_who_goes_away_does_not_hold_the_judge(server):
    for _ in range(5):
        connection = server.raw(
            b"POST /v1/ask HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 25\r\n\r\n"
            b'{"question": "sleep 0.3"}'
        )
        connection.close()
    began = time.monotonic()
    assert server.ask("hello").status_code == 200
    assert time.monotonic() - began < 2


def test_told_to_stop_it_finishes_what_runs(tmp_path):
    running = Running(tmp_path)
    import threading

    answers = []
    asking = threading.Thread(target=lambda: answers.append(running.ask("sleep 1.5")))
    asking.start()
    time.sleep(0.5)
    running.process.send_signal(signal.SIGTERM)
    asking.join()
    assert [answer.status_code for answer in answers] == [200]
    assert running.process.wait(timeout=20) in (0, -signal.SIGTERM)
    with pytest.raises(httpx.ConnectError):
        running.ask("hello")
    running.end()


def test_questions_and_line_breaks_do_not_reach_the_log(server):
    server.ask("a private question")
    httpx.get(f"{server.url}/v1/rules/x%0d%0aFORGED%20LINE")
    server.process.kill()
    _, logged = server.process.communicate()
    assert "/v1/ask 200" in logged
    assert "private" not in logged
    assert "FORGED" not in logged
