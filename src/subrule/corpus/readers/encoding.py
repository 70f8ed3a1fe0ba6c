"""Bytes to text: what a file is, which encoding it is in, and what was lost on its way.

The encoding is told from the bytes: a byte order mark, the pattern of NUL bytes, valid UTF-8, and for
the rest what the high bytes mean where they stand (a letter inside a word, a quote at its edge, a
dash between words). charset-normalizer decides only where that gives no answer.
"""

from __future__ import annotations

import codecs
import re
import unicodedata
from dataclasses import dataclass
from itertools import islice

from subrule.errors import DamagedSourceError

MAX_BYTES = 32 * 1024 * 1024
"""Largest file that is read as a rules text (the largest edition known has 1.7 MB, in UTF-16)."""

_FOREIGN: tuple[tuple[bytes, str], ...] = (
    (b"%PDF-", "a PDF; save it as plain text first"),
    (b"PK\x03\x04", "a zip archive or a word-processor document; save it as plain text first"),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "a word-processor document; save it as plain text first"),
    (b"{\\rtf", "a rich-text document; save it as plain text first"),
    (b"\x1f\x8b", "gzip-compressed; unpack it first"),
    (b"BZh", "bzip2-compressed; unpack it first"),
    (b"\xfd7zXZ\x00", "xz-compressed; unpack it first"),
    (b"7z\xbc\xaf\x27\x1c", "a 7-zip archive; unpack it first"),
    (b"\x89PNG", "a picture, not a text"),
    (b"\xff\xd8\xff", "a picture, not a text"),
    (b"SQLite format 3\x00", "a database, not a text"),
)
_HTML = re.compile(rb"<(?:!doctype\s+html|html|head|body|\?xml)\b", re.IGNORECASE)
_CONTROLS = bytes(b for b in range(32) if b not in b"\t\n\r\x0b\x0c\x1a") + b"\x7f"
_HIGH = re.compile(rb"[\x80-\xff]")
_ASCII = bytes(range(128))

_OPENING = frozenset("“‘«„‹¿¡")
_CLOSING = frozenset("”»›")
_MARKS = frozenset("®™©…•·°ºª½¼¾×")
_CANDIDATES = ("cp1252", "cp437", "mac_roman", "cp850")
_SAMPLE = 4000


@dataclass(frozen=True, slots=True)
class Decoded:
    r"""A file's text.

    Attributes:
        text: with ``\n`` as the only line end.
        encoding: Python's name of the encoding it was in.
    """

    text: str
    encoding: str


def decode(data: bytes, name: str) -> Decoded:
    """Turn a file's bytes into text.

    Args:
        data: the whole file.
        name: how to call the file in an error.

    Returns:
        The text with line ends made one, and the encoding found.

    Raises:
        DamagedSourceError: for an empty or too large file, one of another kind (PDF, HTML, archive …),
            binary noise, or an encoding that cannot be told.
    """
    refuse_foreign(data, name)
    decoded = _by_mark(data, name) or _by_nul_pattern(data, name) or _utf8(data) or _eight_bit(data, name)
    text = decoded.text.removeprefix("\ufeff").rstrip("\x1a")
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\x0c", "\n").replace("\x0b", "\n")
    text = text.replace("\u2028", "\n").replace("\u2029", "\n").replace("\u0085", "\n")
    return Decoded(text, decoded.encoding)


def refuse_foreign(data: bytes, name: str) -> None:
    """Refuse what is no text at all.

    Args:
        data: the file, or at least its first kilobytes.
        name: how to call the file in the error.

    Raises:
        DamagedSourceError: saying what the file is and what to do.
    """
    if not data.strip(b"\x00 \t\r\n\x0c\xef\xbb\xbf\xff\xfe"):
        raise DamagedSourceError(f"{name} is empty; nothing was loaded", code="empty_file")
    if len(data) > MAX_BYTES:
        raise too_large(name, len(data))
    start = data[:1024].lstrip(b"\xef\xbb\xbf \t\r\n")
    for magic, what in _FOREIGN:
        if start.startswith(magic):
            raise DamagedSourceError(f"{name} is {what}; nothing was loaded", code="not_a_text")
    if _HTML.search(data[:4096].replace(b"\x00", b"")):
        raise DamagedSourceError(
            f"{name} is a web page (HTML); save the rules as plain text first; nothing was loaded",
            code="not_a_text",
        )


def too_large(name: str, size: int) -> DamagedSourceError:
    """Make the error for a file of ``size`` bytes that is above the limit."""
    return DamagedSourceError(
        f"{name} has {size / 1e6:.0f} MB; a rules text has 1 to 2 MB and at most {MAX_BYTES // 2**20} MiB "
        "are read; nothing was loaded",
        code="too_large",
    )


def _by_mark(data: bytes, name: str) -> Decoded | None:
    if data.startswith((codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)):
        return _strictly(data, "utf-32", name)
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return _strictly(data, "utf-16", name)
    return None


def _by_nul_pattern(data: bytes, name: str) -> Decoded | None:
    if b"\x00" not in data:
        _refuse_noise(data, name)
        return None
    even, odd = data[0::2].count(0), data[1::2].count(0)
    if max(even, odd) > 10 * min(even, odd) and max(even, odd) > len(data) // 200:
        return _strictly(data, "utf-16-le" if odd > even else "utf-16-be", name)
    raise DamagedSourceError(f"{name} is binary data, not a text; nothing was loaded", code="not_a_text")


def _refuse_noise(data: bytes, name: str) -> None:
    controls = len(data) - len(data.translate(None, _CONTROLS))
    if controls > 8 + len(data) // 1000:
        raise DamagedSourceError(f"{name} is binary data, not a text; nothing was loaded", code="not_a_text")


def _strictly(data: bytes, encoding: str, name: str) -> Decoded:
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        raise DamagedSourceError(
            f"{name} is cut off or damaged: byte {error.start} does not belong to {encoding.upper()}; "
            "get the file again; nothing was loaded",
        ) from None
    _refuse_noise(text[: 1 << 16].encode("utf-8", "replace"), name)
    return Decoded(text, encoding)


def _utf8(data: bytes) -> Decoded | None:
    try:
        return Decoded(data.decode("utf-8-sig"), "ascii" if data.isascii() else "utf-8")
    except UnicodeDecodeError:
        pass
    text = data.decode("utf-8-sig", "replace")
    broken = text.count("\ufffd")
    whole = len(text.encode()) - len(text) - 2 * broken
    # A few broken bytes in a text full of good multi-byte characters: UTF-8 that was damaged later.
    if whole > 50 * broken:
        return Decoded(text, "utf-8")
    return None


def _eight_bit(data: bytes, name: str) -> Decoded:
    high = len(data) - len(data.translate(None, bytes(range(128, 256))))
    if high <= len(data) // 5:
        best, score = _best_latin(data)
        if score > 0:
            return Decoded(data.decode(best, "replace"), best)
    from charset_normalizer import from_bytes  # noqa: PLC0415 - import cost only where it is needed

    lines = (line for line in re.split(rb"[\r\n]+", data) if _HIGH.search(line))
    sample = b"\n".join(islice(lines, 200))[: 1 << 15]
    match = from_bytes(sample).best()
    if match is None:
        raise DamagedSourceError(
            f"the encoding of {name} cannot be told; save it as UTF-8 and add it again; nothing was loaded",
            code="unknown_encoding",
        )
    return Decoded(data.decode(match.encoding, "replace"), match.encoding)


def _best_latin(data: bytes) -> tuple[str, float]:
    places = [match.start() for match in islice(_HIGH.finditer(data), _SAMPLE)]
    best, best_score = _CANDIDATES[0], float("-inf")
    for encoding in _CANDIDATES:
        table = [bytes([b]).decode(encoding, "replace") for b in range(256)]
        total = 0.0
        for place in places:
            before = table[data[place - 1]] if place else " "
            after = table[data[place + 1]] if place + 1 < len(data) else " "
            total += _sense(before, table[data[place]], after)
        score = total / len(places)
        if score > best_score:
            best, best_score = encoding, score
    return best, best_score


def _sense(before: str, char: str, after: str) -> float:
    """How well a character fits where it stands: 1 for well, -1 for not at all."""
    if char in _OPENING:
        return 1.0 if not before.isalnum() and not after.isspace() else -0.5
    if char in _CLOSING:
        return 1.0 if not before.isspace() and not after.isalnum() else -0.5
    if char == "’":
        return 1.0 if not before.isspace() else -0.5
    if char in "–—":
        return 0.9 if before.isspace() == after.isspace() else 0.2
    if char in _MARKS:
        return 0.8 if not (before.isalpha() and after.isalpha()) else -0.5
    if char == "\xa0":
        return -1.0 if before.isalpha() and after.isalpha() else 0.3
    if char.isalpha() and unicodedata.name(char, "").startswith("LATIN"):
        if char.islower():
            return 1.0 if (before.islower() or after.islower()) and not after.isupper() else -0.3
        return 1.0 if not before.islower() and after.isalpha() else -0.3
    return -1.0
