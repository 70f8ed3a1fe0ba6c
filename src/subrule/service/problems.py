"""What went wrong, as problem details (RFC 9457) in the caller's language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from starlette.responses import Response

from subrule.answering.look_up import UnknownRuleError
from subrule.errors import SubruleError
from subrule.service.wording import sentence

MEDIA_TYPE: Final = "application/problem+json"

STATUS: Final[Mapping[str, int]] = {
    "bad_request": 400,
    "bad_host": 400,
    "no_key": 401,
    "not_found": 404,
    "unknown_rule": 404,
    "no_rule_then": 404,
    "unknown_term": 404,
    "unknown_conversation": 404,
    "method_not_allowed": 405,
    "conversation_full": 409,
    "conflict": 409,
    "too_large": 413,
    "unsupported_media_type": 415,
    "bad_body": 422,
    "bad_number": 422,
    "bad_edition": 422,
    "bad_scenario": 422,
    "bad_input": 422,
    "too_long": 422,
    "too_many_requests": 429,
    "failed": 500,
    "judge_ended": 503,
    "overloaded": 503,
    "time_limit": 503,
    "slow_request": 408,
    "not_ready": 503,
    "store": 503,
}
"""Code of a problem → status. Its texts are the messages ``problem-CODE`` and ``…-detail``."""

# A number that only an older text lacks comes without its nearest numbers.
_CODES: Final[Mapping[str, str]] = {"unknown_rule": "no_rule_then", "unknown_language": "bad_input"}


class ProblemError(Exception):
    """Something that ends a request with problem details.

    Attributes:
        code: key of `STATUS`.
        arguments: placeholders of the detail.
        diagnostic: one line in English for whoever writes the calling program; ``""`` if none.
        errors: parts of the body that are wrong.
        headers: further headers.
    """

    def __init__(
        self,
        code: str,
        arguments: Mapping[str, str] | None = None,
        *,
        diagnostic: str = "",
        errors: list[dict[str, str]] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = dict(arguments or {})
        self.diagnostic = diagnostic
        self.errors = errors or []
        self.headers = dict(headers or {})

    @classmethod
    def of(cls, error: SubruleError) -> ProblemError:
        """Make a problem of an error that has one line in English."""
        if isinstance(error, UnknownRuleError):
            arguments = {"number": error.number, "what": ", ".join(error.nearest)}
            return cls("unknown_rule", arguments, diagnostic=str(error))
        return cls.coded(error.code, str(error))

    @classmethod
    def coded(cls, code: str, diagnostic: str) -> ProblemError:
        """Make a problem of an error's code and its line in English."""
        known = _CODES.get(code, code)
        return cls(known if known in STATUS else "bad_input", diagnostic=diagnostic)

    def body(self, language: str) -> dict[str, Any]:
        """Give the members of the problem details."""
        name = self.code.replace("_", "-")
        details: dict[str, Any] = {
            "type": f"urn:subrule:problem:{name}",
            "title": sentence(language, f"problem-{name}"),
            "status": STATUS[self.code],
            "detail": sentence(language, f"problem-{name}-detail", self.arguments),
            "code": self.code,
        }
        if self.diagnostic:
            details["diagnostic"] = self.diagnostic
        if self.errors:
            details["errors"] = [
                {"pointer": error["pointer"], "detail": sentence(language, f"invalid-{error['message']}")}
                for error in self.errors
            ]
        return details

    def response(self, language: str) -> Response:
        """Give the response."""
        content = json.dumps(self.body(language), ensure_ascii=False).encode("utf-8", "backslashreplace")
        headers = {
            **self.headers,
            "Content-Language": language,
            "Cache-Control": "no-store",
            "Vary": "Accept-Language",
        }
        if self.code == "no_key":
            headers["WWW-Authenticate"] = 'Bearer realm="subrule"'
        return Response(content, STATUS[self.code], headers, MEDIA_TYPE)


def too_busy(code: str, seconds: float) -> ProblemError:
    """Give the problem that asks a caller to come back later.

    Args:
        code: why (`overloaded`, `time_limit`, `too_many_requests`, `not_ready` …).
        seconds: when it is worth trying again.
    """
    after = str(max(1, min(60, round(seconds + 0.5))))
    return ProblemError(code, {"count": after}, headers={"Retry-After": after})
