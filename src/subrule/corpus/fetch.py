"""Downloading an official text: where from, how long, how much, and going on where it broke off.

Addresses are data (``corpus/sources.toml``). A download that broke off stays beside its place and is gone
on with by a range request, if the server says that the file is still the same.
"""

from __future__ import annotations

import contextlib
import hashlib
import html
import json
import re
import time
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from http.client import HTTPException, HTTPResponse
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urljoin, urlsplit
from urllib.request import Request, urlopen

from subrule.errors import InputError, MissingDataError, SubruleError
from subrule.paths import shipped, user_cache, user_data

_BLOCK = 1 << 16
_PAGE_BYTES = 4_000_000
_HREF = re.compile(r"""href\s*=\s*["']([^"'<>]{1,2000})["']""", re.IGNORECASE)
_EDITION = re.compile(r"(\d{4})-(\d{2})-(\d{2})")

Progress = Callable[[int, int | None], None]
"""Told (bytes so far, bytes in all if known)."""


class FetchError(SubruleError):
    """A text could not be downloaded; nothing was loaded."""

    code = "fetch_failed"
    exit_status = 1


@dataclass(frozen=True, slots=True)
class Sources:
    """Where official texts are found.

    Attributes:
        language: code of their language.
        dated: addresses of a dated text, with placeholders, in the order they are tried.
        page: address of a page that links the current text.
        link: what the address of the text contains, all of it.
        timeout: seconds without an answer.
        deadline: seconds for one download.
        max_bytes: size of the largest text.
    """

    language: str
    dated: tuple[str, ...]
    page: str
    link: tuple[str, ...]
    timeout: float
    deadline: float
    max_bytes: int


@dataclass(frozen=True, slots=True)
class Download:
    """A finished download.

    Attributes:
        data: the file.
        address: where it came from.
        sha256: its hash.
        resumed_at: byte at which an earlier download was gone on with; 0 for a fresh one.
        part: where the bytes lie until `forget` is called.
    """

    data: bytes
    address: str
    sha256: str
    resumed_at: int
    part: Path

    def forget(self) -> None:
        """Delete the kept bytes, once the text is loaded."""
        _forget(self.part)


def load_sources() -> Sources:
    """Read the table of addresses: the user's own, or the shipped one.

    Raises:
        MissingDataError: naming the file and the key that cannot be used.
    """
    own = user_data() / "sources.toml"
    path = own if own.is_file() else shipped("corpus") / "sources.toml"
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))["official"]
        sources = Sources(
            language=str(table["language"]),
            dated=tuple(map(str, table["dated"])),
            page=str(table["page"]),
            link=tuple(map(str, table["link"])),
            timeout=float(table["timeout"]),
            deadline=float(table["deadline"]),
            max_bytes=int(table["max_bytes"]),
        )
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, TypeError, ValueError) as error:
        raise MissingDataError(f"{path} cannot be used: {error}; correct it") from None
    except KeyError as error:
        raise MissingDataError(f"{path} lacks the key {error.args[0]!r}; add it") from None
    for address in (*sources.dated, sources.page):
        if urlsplit(address).scheme not in {"http", "https"}:
            raise MissingDataError(f"{path}: {address} is no http or https address")
    return sources


def fetch(edition: str | None, sources: Sources, progress: Progress | None = None) -> Download:
    """Download an official text.

    Args:
        edition: effective date ``YYYY-MM-DD``; None for the current text.
        sources: where to look.
        progress: told how far it is.

    Returns:
        The download. What breaks off is kept, and gone on with by the next call.

    Raises:
        FetchError: saying what went wrong and what to do.
        InputError: if the date is none.
    """
    if edition is None:
        return _download(_current(sources), sources, progress)
    date = _EDITION.fullmatch(edition)
    if date is None:
        raise InputError(f"--edition {edition!r} is no date; write it like 2026-08-07")
    year, month, day = date.groups()
    addresses = [
        address.format(year=year, month=month, day=day, date=f"{year}{month}{day}")
        for address in sources.dated
    ]
    for address in addresses:
        with contextlib.suppress(_NotThereError):
            return _download(address, sources, progress)
    raise FetchError(
        f"no text of {edition} at {' or '.join(addresses)}; texts are named by their date, look it up on "
        f"{sources.page}",
        code="not_found",
    )


class _NotThereError(FetchError):
    code = "not_found"


@contextlib.contextmanager
def _open(address: str, headers: dict[str, str], sources: Sources) -> Iterator[HTTPResponse | None]:
    request = Request(  # noqa: S310 - schemes are checked when the table is read; urllib checks redirections
        quote(address, safe="%/:=&?~#+!$,;'@()*[]"), headers={"User-Agent": "subrule", **headers}
    )
    try:
        with urlopen(request, timeout=sources.timeout) as response:  # noqa: S310 - as above
            yield response
    except HTTPError as error:
        if error.code == 416:
            yield None
            return
        what = f"{address} answers {error.code} {error.reason}"
        if error.code in {404, 410, 403}:
            raise _NotThereError(f"{what}; nothing was loaded") from None
        raise FetchError(f"{what}; try again later; nothing was loaded") from None
    except (TimeoutError, URLError, HTTPException, OSError) as error:
        reason = getattr(error, "reason", None) or error
        if isinstance(reason, TimeoutError):
            raise FetchError(
                f"{address} gave no answer for {sources.timeout:g} s; run the same command again to go on",
                code="timeout",
            ) from None
        raise FetchError(
            f"{address} cannot be reached ({reason}); check the connection and run it again"
        ) from None


def _current(sources: Sources) -> str:
    with _open(sources.page, {}, sources) as response:
        page = response.read(_PAGE_BYTES).decode("utf-8", "replace") if response else ""
    for match in _HREF.finditer(page):
        address = urljoin(sources.page, html.unescape(match[1]))
        if all(part in address for part in sources.link) and urlsplit(address).scheme in {"http", "https"}:
            return address
    raise FetchError(
        f"{sources.page} links no text of the rules any more; download it by hand and run: "
        "subrule corpus add FILE",
        code="not_found",
    )


def _download(address: str, sources: Sources, progress: Progress | None) -> Download:
    folder = user_cache() / "downloads"
    name = hashlib.sha256(address.encode()).hexdigest()[:16]
    part = folder / f"{name}.part"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        start, tag = _kept(part)
        headers = {"Range": f"bytes={start}-", "If-Range": tag} if start else {}
        with _open(address, headers, sources) as response:
            if response is None:
                # The server has nothing beyond what is kept: the file changed, so begin again.
                _forget(part)
            else:
                start = _receive(response, part, start, address=address, sources=sources, progress=progress)
        if response is None:
            with _open(address, {}, sources) as again:
                if again is None:
                    raise FetchError(f"{address} answers 416 to a plain request; nothing was loaded")
                start = _receive(again, part, 0, address=address, sources=sources, progress=progress)
        data = part.read_bytes()
    except PermissionError as error:
        raise FetchError(
            f"{folder} cannot be written ({error.strerror}); set SUBRULE_CACHE to another folder"
        ) from None
    return Download(data, address, hashlib.sha256(data).hexdigest(), start, part)


def _receive(
    response: HTTPResponse,
    part: Path,
    start: int,
    *,
    address: str,
    sources: Sources,
    progress: Progress | None,
) -> int:
    """Write what comes in behind what is kept; gives the byte at which it went on."""
    if start and not (response.status == 206 and _range_start(response) == start):
        start = 0
    length = response.headers.get("Content-Length", "")
    total = start + int(length) if length.isdigit() else None
    if total is not None and total > sources.max_bytes:
        _forget(part)
        raise _too_large(address, sources)
    tag = response.headers.get("ETag") or response.headers.get("Last-Modified") or ""
    # A weak tag does not promise the same bytes.
    if tag and not tag.startswith("W/"):
        part.with_suffix(".json").write_text(json.dumps({"tag": tag}), encoding="utf-8")
    else:
        part.with_suffix(".json").unlink(missing_ok=True)
    done, ends = start, time.monotonic() + sources.deadline
    with part.open("ab" if start else "wb") as file:
        file.truncate(start)
        while block := response.read(_BLOCK):
            done += len(block)
            if done > sources.max_bytes:
                break
            file.write(block)
            if progress is not None:
                progress(done, total)
            if time.monotonic() > ends:
                raise FetchError(
                    f"{address} takes longer than {sources.deadline:g} s; run the same command again "
                    "to go on",
                    code="timeout",
                )
    if done > sources.max_bytes:
        _forget(part)
        raise _too_large(address, sources)
    if total is not None and done < total:
        raise FetchError(
            f"{address} broke off after {done} of {total} bytes; run the same command again to go on",
            code="broken_off",
        )
    return start


def _range_start(response: HTTPResponse) -> int:
    match = re.match(r"bytes (\d+)-", response.headers.get("Content-Range", ""))
    return int(match[1]) if match else -1


def _too_large(address: str, sources: Sources) -> FetchError:
    return FetchError(
        f"{address} has more than {sources.max_bytes / 1e6:g} MB, which is no text of the rules; nothing "
        "was loaded",
        code="too_large",
    )


def _kept(part: Path) -> tuple[int, str]:
    try:
        tag = str(json.loads(part.with_suffix(".json").read_text(encoding="utf-8"))["tag"])
        return part.stat().st_size, tag
    except (OSError, ValueError, KeyError, TypeError):
        return 0, ""


def _forget(part: Path) -> None:
    for path in (part, part.with_suffix(".json")):
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
