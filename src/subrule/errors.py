"""Errors a person can cause: each is one line that says what to do."""

from __future__ import annotations


class SubruleError(Exception):
    """Base of every error that is shown to a person as one line.

    Attributes:
        code: short name for programs (``"bad_page"``, ``"unknown_rule"`` …).
        exit_status: 2 for wrong use or bad input, 1 for "ran, and something failed".
    """

    code = "error"
    exit_status = 2

    def __init__(self, message: str, *, code: str | None = None, exit_status: int | None = None) -> None:
        super().__init__(" ".join(message.split()))
        if code is not None:
            self.code = code
        if exit_status is not None:
            self.exit_status = exit_status


class InputError(SubruleError):
    """Something given by the user cannot be used as it is."""

    code = "bad_input"


class DamagedSourceError(SubruleError):
    """A text to be read is damaged; nothing of it was taken in."""

    code = "damaged_source"


class MissingDataError(SubruleError):
    """A file that belongs to the installation or to the user's data is not there or is stale."""

    code = "missing_data"
    exit_status = 1
