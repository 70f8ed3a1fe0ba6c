"""Downloads, tried against a server on loopback."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from subrule.corpus import fetch as fetching
from subrule.corpus.fetch import FetchError, Sources, fetch, load_sources
from subrule.errors import InputError, MissingDataError
from subrule.paths import user_data

BODY = bytes(range(256)) * 800


class Server(ThreadingHTTPServer):
    """Serves one text and does on demand what servers do wrong."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.body = BODY
        self.tag = '"v1"'
        self.cut_after: int | None = None
        self.ranges: list[str | None] = []
        self.honours_ranges = True
        self.go_on = threading.Event()
        self.announces_length = True
        self.page = ""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Handler(BaseHTTPRequestHandler):
    server: Server

    def do_GET(self) -> None:
        server = self.server
        if self.path.startswith("/text-20310305"):
            self._text()
        elif self.path == "/page":
            self._send(200, server.page.encode(), {})
        elif self.path == "/slow":
            server.go_on.wait(120)
            self._send(200, b"late", {})
        elif self.path == "/away":
            self._send(302, b"", {"Location": "file:///etc/passwd"})
        elif self.path == "/broken":
            self._send(500, b"", {})
        else:
            self._send(404, b"", {})

    def _text(self) -> None:
        server = self.server
        wanted = self.headers.get("Range")
        server.ranges.append(wanted)
        start, status, headers = 0, 200, {"ETag": server.tag} if server.tag else {}
        if wanted and server.honours_ranges and self.headers.get("If-Range") == server.tag:
            start = int(wanted.removeprefix("bytes=").rstrip("-"))
            if start >= len(server.body):
                self._send(416, b"", {})
                return
            status = 206
            headers["Content-Range"] = f"bytes {start}-{len(server.body) - 1}/{len(server.body)}"
        self._send(status, server.body[start:], headers, server.cut_after)

    def _send(self, status: int, body: bytes, headers: dict[str, str], cut: int | None = None) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if self.server.announces_length:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body[:cut])
        self.close_connection = True

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def server() -> Iterator[Server]:
    with Server() as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        yield server
        server.go_on.set()
        server.shutdown()
        thread.join()


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUBRULE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("no_proxy", "127.0.0.1")


def sources(server: Server, **changes: object) -> Sources:
    facts: dict[str, object] = {
        "language": "en",
        "dated": (f"{server.address}/none-{{date}}.txt", f"{server.address}/text-{{date}}.txt"),
        "page": f"{server.address}/page",
        "link": ("text-", ".txt"),
        "timeout": 60.0,
        "deadline": 300.0,
        "max_bytes": 10_000_000,
    }
    return Sources(**{**facts, **changes})  # type: ignore[arg-type]


def test_a_dated_text_is_found_at_the_first_address_that_has_it(server: Server) -> None:
    seen: list[tuple[int, int | None]] = []
    download = fetch("2031-03-05", sources(server), lambda done, total: seen.append((done, total)))
    assert download.data == BODY
    assert download.address.endswith("/text-20310305.txt")
    assert download.sha256 == hashlib.sha256(BODY).hexdigest()
    assert seen[-1] == (len(BODY), len(BODY))
    download.forget()
    assert list(download.part.parent.iterdir()) == []


def test_the_current_text_is_the_one_the_page_links(server: Server) -> None:
    server.page = '<a href="/other.txt">x</a> <a class=b href="/text-20310305.txt?a=1&amp;b=2">TXT</a>'
    assert fetch(None, sources(server)).address == f"{server.address}/text-20310305.txt?a=1&b=2"


def test_a_page_without_link_says_what_to_do(server: Server) -> None:
    server.page = "<p>moved</p>"
    with pytest.raises(FetchError, match="corpus add FILE"):
        fetch(None, sources(server))


def test_a_download_that_broke_off_is_gone_on_with(server: Server) -> None:
    server.cut_after = 70_000
    with pytest.raises(FetchError, match="broke off after 70000 of 204800") as caught:
        fetch("2031-03-05", sources(server))
    assert caught.value.code == "broken_off"
    server.cut_after = None
    download = fetch("2031-03-05", sources(server))
    assert download.data == BODY
    assert download.resumed_at == 70_000
    assert server.ranges == [None, "bytes=70000-"]


@pytest.mark.parametrize("change", ["text", "no_ranges", "no_tag"])
def test_what_changed_meanwhile_is_downloaded_from_the_start(server: Server, change: str) -> None:
    if change == "no_tag":
        server.tag = ""
    server.cut_after = 70_000
    with pytest.raises(FetchError):
        fetch("2031-03-05", sources(server))
    server.cut_after = None
    if change == "text":
        server.body, server.tag = BODY[::-1], '"v2"'
    elif change == "no_ranges":
        server.honours_ranges = False
    download = fetch("2031-03-05", sources(server))
    assert (download.data, download.resumed_at) == (server.body, 0)


def test_a_part_that_is_already_whole_is_downloaded_again(server: Server) -> None:
    fetch("2031-03-05", sources(server))
    assert fetch("2031-03-05", sources(server)).data == BODY
    assert server.ranges == [None, f"bytes={len(BODY)}-", None]


@pytest.mark.parametrize("announced", [True, False])
def test_a_text_that_is_too_large_is_refused_and_not_kept(server: Server, announced: bool) -> None:
    server.announces_length = announced
    with pytest.raises(FetchError, match=r"more than 0\.1 MB"):
        fetch("2031-03-05", sources(server, max_bytes=100_000))
    assert list((fetching.user_cache() / "downloads").iterdir()) == []


def test_a_server_that_does_not_answer_is_given_up(server: Server) -> None:
    with pytest.raises(FetchError, match=r"no answer for 0\.2 s") as caught:
        fetch("2031-03-05", sources(server, dated=(f"{server.address}/slow",), timeout=0.2))
    assert caught.value.code == "timeout"
    assert not server.go_on.is_set(), "waited until the server answered"


def test_a_download_that_takes_too_long_is_stopped(server: Server) -> None:
    with pytest.raises(FetchError, match="takes longer than 0 s"):
        fetch("2031-03-05", sources(server, deadline=0.0))


def test_a_date_without_text_names_the_addresses(server: Server) -> None:
    with pytest.raises(FetchError, match=r"no text of 1995-01-01 at .*none-19950101") as caught:
        fetch("1995-01-01", sources(server))
    assert (caught.value.code, caught.value.exit_status) == ("not_found", 1)


@pytest.mark.parametrize(("path", "word"), [("/broken", "500"), ("/away", "not allowed")])
def test_what_servers_do_wrong_is_one_line(server: Server, path: str, word: str) -> None:
    with pytest.raises(FetchError, match=word):
        fetch("2031-03-05", sources(server, dated=(server.address + path,)))


def test_a_server_that_is_not_there_is_one_line(server: Server) -> None:
    with pytest.raises(FetchError, match="cannot be reached"):
        fetch("2031-03-05", sources(server, dated=("http://127.0.0.1:1/x",)))


@pytest.mark.parametrize("date", ["yesterday", "2031", "2031-3-5"])
def test_a_date_that_is_none_is_refused(server: Server, date: str) -> None:
    with pytest.raises(InputError, match="is no date"):
        fetch(date, sources(server))


def test_the_shipped_table_is_whole() -> None:
    table = load_sources()
    assert table.language == "en"
    assert all("{date}" in address for address in table.dated)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("[official]\nlanguage = 'en'", "lacks the key 'dated'"),
        ("x = [", "cannot be used"),
        ("{}", "cannot be used"),
    ],
)
def test_a_mistake_in_the_users_own_table_is_named(text: str, word: str) -> None:
    path = user_data() / "sources.toml"
    path.write_text(text)
    with pytest.raises(MissingDataError) as caught:
        load_sources()
    assert word in str(caught.value)
    assert str(path) in str(caught.value)


def test_only_web_addresses_are_followed() -> None:
    path = user_data() / "sources.toml"
    table = (fetching.shipped("corpus") / "sources.toml").read_text()
    path.write_text(table.replace("https://magic.wizards.com/en/rules", "file:///etc/passwd"))
    with pytest.raises(MissingDataError, match="no http or https address"):
        load_sources()
