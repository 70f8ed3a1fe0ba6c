"""The page: one document in three languages, one style sheet, one script, nothing from elsewhere."""

from __future__ import annotations

import html
import json
import re
from functools import cache
from importlib.resources import files
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from subrule.paths import LANGUAGES
from subrule.service.problems import ProblemError
from subrule.service.state import tagged
from subrule.service.wording import language_of, page_messages

router = APIRouter(include_in_schema=False)

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_FILES: Final = {"page.js": "text/javascript", "page.css": "text/css", "icon.svg": "image/svg+xml"}
_PLACE: Final = re.compile(r"\{\{([a-z-]+)\}\}")


@router.get("/")
async def document(request: Request) -> Response:
    """Give the page in the language of ``?l=``, or the one the caller likes best."""
    language = language_of(request.query_params.get("l"), request.headers.get("accept-language"))
    return tagged(request, _document(language), language, "text/html", Content_Security_Policy=POLICY)


@router.get("/page/{name}")
async def part(name: str, request: Request) -> Response:
    """Give a part of the page."""
    if name not in _FILES:
        raise ProblemError("not_found")
    return tagged(request, _read(name), "en", _FILES[name])


@cache
def _read(name: str) -> bytes:
    return files("subrule.service.page").joinpath(name).read_bytes()


@cache
def _document(language: str) -> bytes:
    messages = page_messages(language)
    # Inside a script element only "<" could end it.
    data = json.dumps({"language": language, **messages}, ensure_ascii=False).replace("<", "\\u003c")
    others = "".join(
        f'<a href="?l={code}" hreflang="{code}" lang="{code}"'
        + (' aria-current="true"' if code == language else "")
        + f">{html.escape(page_messages(code)['own-name'])}</a>"
        for code in LANGUAGES
    )
    given = {"language": language, "languages": others, "messages": data}

    def filled(match: re.Match[str]) -> str:
        name = match.group(1)
        return given[name] if name in given else html.escape(messages[name])

    return _PLACE.sub(filled, _read("page.html").decode("utf-8")).encode()
