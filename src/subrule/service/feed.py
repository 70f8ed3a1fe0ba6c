"""A body that comes in pieces, read line by line in a thread while it comes."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from typing import Final


class CutError(Exception):
    """The body was cut off; the text is the code of the problem."""


_END: Final = object()


class Feed:
    """Takes pieces on one side and gives lines on the other, as a file of bytes would.

    What is taken in is bounded by the size of the body, not by how fast lines are read: a caller may send
    everything before it reads the first answer.
    """

    def __init__(self, most: int) -> None:
        """Begin.

        Args:
            most: bytes that may come in all.
        """
        self._left = most
        self._rest = bytearray()
        self._lines: queue.SimpleQueue[bytes | object] = queue.SimpleQueue()
        self._cut = ""

    def put(self, piece: bytes) -> bool:
        """Take a piece; False if no more may come."""
        self._left -= len(piece)
        if self._left < 0:
            self.end("too_large")
            return False
        start = len(self._rest)
        self._rest += piece
        if (last := self._rest.rfind(b"\n", start)) >= 0:
            whole = bytes(self._rest[: last + 1])
            del self._rest[: last + 1]
            for line in whole.splitlines(keepends=True) if b"\r" not in whole else _lines(whole):
                self._lines.put(line)
        return True

    def end(self, problem: str = "") -> None:
        """Say that nothing more comes.

        Args:
            problem: why it was cut off; ``""`` for a whole body.
        """
        self._cut = problem
        if self._rest and not problem:
            self._lines.put(bytes(self._rest))
        self._rest.clear()
        self._lines.put(_END)

    def __iter__(self) -> Iterator[bytes]:
        """Give the lines, waiting for them.

        Raises:
            CutError: at the end of a body that was cut off.
        """
        while True:
            line = self._lines.get()
            if isinstance(line, bytes):
                yield line
                continue
            self._lines.put(_END)  # whoever reads once more finds the end again
            if self._cut:
                raise CutError(self._cut)
            return


def _lines(whole: bytes) -> Iterator[bytes]:
    """Cut at line feeds alone, as a file does; a bare carriage return ends no line."""
    start = 0
    while (end := whole.find(b"\n", start)) >= 0:
        yield whole[start : end + 1]
        start = end + 1
