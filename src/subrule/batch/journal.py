"""The journal of a batch: its output file, from which a run that was stopped goes on.

Lines are written in the order of the input, each whole and at once, so the file itself tells how far a
run came: complete lines stay, a torn last line is cut. Before anything is changed, every kept line is
compared with the input it should answer, and two of them are answered again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

from subrule.batch.output_line import OutputLine, Work, belongs
from subrule.batch.questions import Asked
from subrule.errors import InputError

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

_OPENING: Final = b'{"id": '


@dataclass(frozen=True, slots=True)
class Kept:
    """What a journal holds already.

    Attributes:
        lines: complete lines.
        errors: how many of them are error objects.
    """

    lines: int = 0
    errors: int = 0


class Journal:
    """An output file that lines are added to.

    Attributes:
        path: the file.
    """

    def __init__(self, path: Path, stream: BinaryIO) -> None:
        self.path = path
        self._stream = stream

    @classmethod
    @contextmanager
    def open(cls, path: Path) -> Iterator[Journal]:
        """Open an output file, or make it; nothing of what it holds is changed yet.

        Raises:
            InputError: if it cannot be written, or another run is writing it.
        """
        try:
            number = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
        except OSError as error:
            raise InputError(f"{path}: cannot be written ({error.strerror}); choose another --out") from None
        with os.fdopen(number, "r+b") as stream:
            if fcntl is not None:
                try:
                    fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    raise InputError(
                        f"{path}: another run is writing it; wait for it, or choose another --out"
                    ) from None
                except OSError:  # a file system without locks
                    pass
            yield cls(path, stream)

    def resume(
        self, works: Iterator[Work], again: Callable[[Work], OutputLine], name: str
    ) -> tuple[Kept, Callable[[], None]]:
        """Find out how far a run over this input came.

        Args:
            works: what the input asks for, from its beginning; the works whose lines are kept are taken.
            again: writes the line of a work anew.
            name: the input's name for messages.

        Returns:
            What is kept, and a function that cuts a torn last line and goes to the end.

        Raises:
            InputError: naming the line, if the file is no output of a run over this input, or if the
                same question is answered otherwise today (other texts, version or settings).
        """
        lines = errors = end = 0
        last: tuple[Work, bytes] | None = None
        decided: tuple[Work, bytes] | None = None
        for raw in self._stream:
            if not raw.endswith(b"\n"):
                if not (raw.startswith(_OPENING) or _OPENING.startswith(raw)):
                    raise self._alien(lines + 1, name)
                break
            work = next(works, None)
            line = _object(raw)
            if work is None or line is None or not belongs(line, work):
                raise self._alien(lines + 1, name)
            lines += 1
            end += len(raw)
            errors += "error" in line
            if isinstance(work, Asked):  # what is said of a bad line names the input as it was named then
                last = (work, raw)
                if line.get("decided_by") == "engine":
                    decided = last
        for kept in dict.fromkeys(pair for pair in (decided, last) if pair is not None):
            if again(kept[0]).content != kept[1]:
                raise InputError(
                    f"{self.path}: was written with other settings, texts or version (its answers would "
                    f"differ today); choose another --out, or delete it to start afresh",
                    code="other_run",
                )

        def cut() -> None:
            self._stream.seek(end)
            self._stream.truncate()

        return Kept(lines, errors), cut

    def add(self, content: bytes) -> None:
        """Write one line at once, so that a kill tears none but the last."""
        self._stream.write(content)
        self._stream.flush()

    def sync(self) -> None:
        """Force what was written to the disk."""
        self._stream.flush()
        os.fsync(self._stream.fileno())

    def _alien(self, line: int, name: str) -> InputError:
        return InputError(
            f"{self.path}, line {line}: does not answer {name}; choose another --out, or delete it to start "
            f"afresh",
            code="other_run",
        )


def _object(raw: bytes) -> dict[str, Any] | None:
    try:
        value = json.loads(raw)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None
