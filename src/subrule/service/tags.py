"""Entity tags (RFC 9110, 8.8.3): whether a caller has a content already."""

from __future__ import annotations

import hashlib


def etag(content: bytes) -> str:
    """Give the strong tag of a content."""
    return f'"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'


def matches(header: str | None, tag: str) -> bool:
    """Tell whether ``If-None-Match`` names a tag.

    Args:
        header: the header's value; None if there is none.
        tag: the tag of what would be sent.
    """
    if header is None:
        return False
    if header.strip() == "*":
        return True
    return tag in {part.strip().removeprefix("W/") for part in header.split(",")}
