"""The tables of the concordance as files: facts only, one change a row.

``concordance.tsv`` begins with a line of all editions and has a block of rows for each rule, newest
edition first. A row holds from its edition
back to the edition after the next row's; ``=`` repeats the value above. The block's first row says how the
rule ends (``reference``, ``retired``, ``merged``, ``uncertain``), each further one how the older state was
matched to the newer, and a row with number ``-`` how the rule began after that edition (``created``,
``split``, ``uncertain``); without one it is as old as the oldest edition. ``kin`` is the number it was
merged into or may go on as in the next edition (several, likeliest first, where that is uncertain), or was
split from or may have been in this one.

``concordance_review.tsv`` lists doubtful pairs with the verdict of reading both texts: ``same``, ``other``,
``merged``, ``maybe``, or none yet.
``stale_references.tsv`` lists references that their sentence outlived.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from subrule.errors import DamagedSourceError, MissingDataError

CONCORDANCE = "concordance.tsv"
REVIEW = "concordance_review.tsv"
STALE = "stale_references.tsv"

_EDITIONS = "# editions: "


class Row(NamedTuple):
    """A row of ``concordance.tsv``; all values as printed there, ``=`` resolved.

    Attributes:
        line: reference number, or ``number@edition`` for a rule that ended there.
        edition: newest edition in which the state holds.
        number: number then, or ``-``.
        full: hash of the text.
        masked: hash of the text with rule numbers masked.
        mark: ``same``, ``extended``, ``changed``, or ``-`` where nothing of the rule is left.
        method: how it was matched, began or ended.
        score: likeness, 0 to 1.
        kin: numbers of the other rules in a merge, split or doubtful pair, blanks between, or ``""``.
    """

    line: str
    edition: str
    number: str
    full: str
    masked: str
    mark: str
    method: str
    score: str
    kin: str


class ReviewRow(NamedTuple):
    """A row of ``concordance_review.tsv``: a pair of two editions that needs, or got, reading."""

    edition: str
    number: str
    newer: str
    candidate: str
    method: str
    score: str
    verdict: str


class StaleRow(NamedTuple):
    """A row of ``stale_references.tsv``: valid for the editions ``first`` to ``last``."""

    first: str
    last: str
    citing: str
    printed: str
    resolved: str
    since: str


def write_rows(path: Path, editions: Iterable[str], rows: Iterable[Row]) -> None:
    """Write ``concordance.tsv``: editions oldest first, blocks in the order given."""
    lines = [_EDITIONS + " ".join(editions), "\t".join(Row._fields)]
    above = Row(*[""] * len(Row._fields))
    for row in rows:
        same_block = row.line == above.line
        hidden = {
            name: "="
            for name in ("line", "number", "full", "masked")
            if same_block and getattr(row, name) == getattr(above, name)
        }
        if "full" not in hidden and "masked" in hidden:
            del hidden["masked"]  # "=" beside a hash means "equal to it"
        if row.masked == row.full and "full" not in hidden:
            hidden["masked"] = "="
        lines.append("\t".join(row._replace(**hidden)).rstrip("\t"))
        above = row
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


class Blocks:
    """``concordance.tsv`` as text, cut into blocks where they are asked for: a look-up needs few of them.

    Args:
        path: the file.

    Raises:
        MissingDataError: if it is not there.
        DamagedSourceError: if it does not have the columns above.
    """

    def __init__(self, path: Path) -> None:
        try:
            self._text = path.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise MissingDataError(f"{path} is missing; install subrule again") from None
        first, second, *_ = (*self._text[:1000].split("\n", 2), "")
        if not first.startswith(_EDITIONS) or second.split("\t") != list(Row._fields):
            raise DamagedSourceError(f"{path}, line 1: not a concordance; restore the file")
        self.editions = tuple(first.removeprefix(_EDITIONS).split())
        self._start = len(first) + len(second) + 2
        self._path = path

    def all(self) -> dict[int, list[Row]]:
        """Give every block, by its place in the file."""
        found, start = {}, self._start
        while start < len(self._text):
            end = self._end(start)
            found[start] = self._rows(start, end)
            start = end
        return found

    def with_number(self, number: str) -> dict[int, list[Row]]:
        """Give the blocks of all rules that ever had a number, by their place in the file."""
        found, place = {}, self._start
        while (place := self._text.find(f"\t{number}\t", place)) >= 0:
            start = self._text.rfind("\n", 0, place) + 1
            while self._text.startswith("=", start):
                start = self._text.rfind("\n", 0, start - 1) + 1
            place = end = self._end(start)
            found[start] = self._rows(start, end)
        return found

    def _end(self, start: int) -> int:
        end = self._text.find("\n", start) + 1
        while end and self._text.startswith("=", end):
            end = self._text.find("\n", end) + 1
        return end or len(self._text)

    def _rows(self, start: int, end: int) -> list[Row]:
        rows: list[Row] = []
        name = number = full = masked = ""
        for line in self._text[start:end].split("\n"):
            if not line:
                continue
            values = line.split("\t")
            if len(values) < 7:
                place = self._text.count("\n", 0, start) + len(rows) + 1
                raise DamagedSourceError(
                    f"{self._path}, line {place}: not a row of the concordance; restore the file"
                )
            name = values[0] if values[0] != "=" else name
            number = values[2] if values[2] != "=" else number
            if values[4] != "=":
                masked = values[4]
            elif values[3] != "=":
                masked = values[3]
            full = values[3] if values[3] != "=" else full
            values += ["", ""]
            rows.append(Row(name, values[1], number, full, masked, *values[5:9]))
        return rows


def write_review(path: Path, rows: Iterable[ReviewRow]) -> None:
    """Write ``concordance_review.tsv``."""
    _write(path, ReviewRow._fields, rows)


def read_review(path: Path) -> list[ReviewRow]:
    """Read ``concordance_review.tsv``; no rows where it does not exist yet."""
    if not path.exists():
        return []
    return [ReviewRow(*_filled(values, 7)) for _, values in _records(path, ReviewRow._fields)]


def write_stale(path: Path, rows: Iterable[StaleRow]) -> None:
    """Write ``stale_references.tsv``."""
    _write(path, StaleRow._fields, rows)


def read_stale(path: Path) -> list[StaleRow]:
    """Read ``stale_references.tsv``."""
    return [StaleRow(*_filled(values, 6)) for _, values in _records(path, StaleRow._fields)]


def _write(path: Path, fields: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> None:
    lines = ["\t".join(fields), *("\t".join(row) for row in rows)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _records(path: Path, fields: tuple[str, ...]) -> Iterator[tuple[int, list[str]]]:
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except FileNotFoundError:
        raise MissingDataError(f"{path} is missing; install subrule again") from None
    if lines[0].split("\t") != list(fields):
        raise DamagedSourceError(
            f"{path}, line 1: the headings are not {', '.join(fields)}; restore the file"
        )
    for place, line in enumerate(lines[1:], 2):
        if line:
            yield place, line.split("\t")


def _filled(values: list[str], width: int) -> list[str]:
    return values + [""] * (width - len(values))
