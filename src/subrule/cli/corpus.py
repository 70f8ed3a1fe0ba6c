"""`subrule corpus …`: load, list, check, remove and download texts of the rules."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from subrule.errors import SubruleError

if TYPE_CHECKING:
    from subrule.corpus.fetch import Progress
    from subrule.corpus.loaded import Added
    from subrule.corpus.text_check import TextReport

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False)

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
_SHOWN = 20


@app.command("add")
def add(
    files: Annotated[
        list[Path], typer.Argument(help="Full texts of the rules, as plain text.", metavar="FILE…")
    ],
    language: Annotated[
        str | None, typer.Option("--language", help="Code of their language, where the text does not tell.")
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option("--edition", help="Effective date, for a text without date line.", metavar="DATE"),
    ] = None,
    as_json: Json = False,
) -> None:
    """Load full texts of the rules: the official text or a translation.

    A file that cannot be used is named in one line; the others are loaded all the same, and what was
    loaded before stays. Ends with status 2 if any file was refused.
    """
    from subrule.corpus.loaded import add_file  # noqa: PLC0415

    if edition is not None and len(files) > 1:
        raise SubruleError("--edition goes with one file; add the files one by one", code="bad_input")
    added: list[dict[str, Any]] = []
    refused: list[SubruleError] = []
    for file in files:
        try:
            loaded = add_file(file, language=language, edition=edition)
        except SubruleError as error:
            refused.append(error)
            continue
        added.append(_added(loaded, str(file)))
        if not as_json:
            _show_added(added[-1])
    if refused and len(files) == 1:
        raise refused[0]
    if as_json:
        _print_json(
            {
                "schema": 1,
                "added": added,
                "refused": [{"code": one.code, "message": str(one)} for one in refused],
            }
        )
    for refusal in refused:
        print(f"subrule: {refusal}", file=sys.stderr)
    if refused:
        raise typer.Exit(2)


@app.command("list")
def list_texts(as_json: Json = False) -> None:
    """List the loaded texts."""
    from subrule.corpus.loaded import loaded_texts, texts_folder  # noqa: PLC0415

    entries = []
    for text in loaded_texts():
        try:
            facts = text.facts()
            entries.append(
                {
                    "text": text.name,
                    "language": text.language,
                    "edition": text.edition,
                    **facts["counts"],
                    "repairs": len(facts["repairs"]),
                    "problems": len(facts["problems"]),
                    "bytes": int(facts["bytes"]),
                    "sha256": facts["sha256"],
                    "error": None,
                }
            )
        except SubruleError as error:
            entries.append(
                {"text": text.name, "language": text.language, "edition": text.edition, "error": str(error)}
            )
    if as_json:
        _print_json({"schema": 1, "folder": str(texts_folder()), "texts": entries})
        return
    if not entries:
        print("No text is loaded. Load one with: subrule corpus add FILE, or: subrule corpus fetch")
    for entry in entries:
        print(f"{entry['text']}  {entry['error'] or _counts(entry)}")


@app.command("check")
def check(
    name: Annotated[
        str | None,
        typer.Argument(help="A loaded text (en-2026-08-07) or edition; all if left out.", metavar="EDITION"),
    ] = None,
    as_json: Json = False,
    everything: Annotated[
        bool, typer.Option("--all", help="Print every line, not the first twenty.")
    ] = False,
) -> None:
    """Say what was repaired in loaded texts, what is wrong, and where they differ from the reference."""
    from subrule.corpus.loaded import find_text, loaded_texts  # noqa: PLC0415
    from subrule.corpus.text_check import check_text  # noqa: PLC0415

    texts = [find_text(name)] if name else loaded_texts()
    reports = [check_text(text) for text in texts]
    if as_json:
        content = [report.as_json() | {"needs_review": _review(report)} for report in reports]
        _print_json({"schema": 1, "texts": content})
        return
    if not reports:
        print("No text is loaded. Load one with: subrule corpus add FILE, or: subrule corpus fetch")
    for report in reports:
        print(f"{report.text}: {_counts(report.counts)}")
        for title, lines in report.paragraphs():
            print(f"  {title}")
            shown = lines if everything else lines[:_SHOWN]
            for line in shown:
                print(f"    {line}")
            if len(lines) > len(shown):
                print(f"    … and {len(lines) - len(shown)} more (--all prints them)")
        _print_review(report)


def _review(report: TextReport) -> dict[str, list[str]]:
    """What a text newer than the reference edition touches; empty for others."""
    from subrule.paths import REFERENCE_EDITION  # noqa: PLC0415

    if not report.text.startswith("en-") or report.text.removeprefix("en-") <= REFERENCE_EDITION:
        return {}
    from subrule.answering.review import needs_review  # noqa: PLC0415

    return needs_review([*report.changed, *report.gone])


def _print_review(report: TextReport) -> None:
    for part, numbers in _review(report).items():
        if numbers:
            print(f"  needs review, {part} ({len(numbers)})")
            print(f"    {', '.join(numbers)}")


@app.command("remove")
def remove(
    name: Annotated[str, typer.Argument(help="A loaded text, like en-2026-08-07.", metavar="LANG-EDITION")],
    as_json: Json = False,
) -> None:
    """Remove a loaded text."""
    from subrule.corpus.loaded import remove_text  # noqa: PLC0415

    text = remove_text(name)
    if as_json:
        _print_json({"schema": 1, "removed": text.name})
    else:
        print(f"Removed {text.name}.")


@app.command("fetch")
def fetch_text(
    edition: Annotated[
        str | None,
        typer.Option("--edition", help="Date of the text; the current one if left out.", metavar="DATE"),
    ] = None,
    as_json: Json = False,
) -> None:
    """Download an official text and load it; a download that broke off is gone on with."""
    from subrule.corpus.fetch import fetch, load_sources  # noqa: PLC0415
    from subrule.corpus.loaded import add_bytes  # noqa: PLC0415

    sources = load_sources()
    download = fetch(edition, sources, None if as_json else _progress())
    try:
        one = add_bytes(download.data, name=download.address, language=sources.language)
    finally:
        download.forget()
    entry = {**_added(one, download.address), "resumed_at": download.resumed_at}
    if edition and one.loaded.edition != edition:
        entry["note"] = f"the text at the address of {edition} holds from {one.loaded.edition} on"
    if as_json:
        _print_json({"schema": 1, "added": [entry], "refused": []})
        return
    _show_added(entry)
    if "note" in entry:
        print(f"  note: {entry['note']}")
    print(f"  from {download.address}\n  sha256 {download.sha256}")


def _progress() -> Progress | None:
    """A line on standard error that says how far a download is; silent where that is no terminal."""
    if not sys.stderr.isatty():
        return None

    def show(done: int, total: int | None) -> None:
        share = f" of {total / 1e6:.1f}" if total else ""
        end = "\n" if total == done else "\r"
        print(f"{done / 1e6:.1f}{share} MB", end=end, file=sys.stderr, flush=True)

    return show


def _added(one: Added, file: str) -> dict[str, Any]:
    return {
        "text": one.loaded.name,
        "file": file,
        "language": one.loaded.language,
        "edition": one.loaded.edition,
        "encoding": one.text.encoding,
        **one.text.counts(),
        "repairs": [{"line": repair.line, "what": repair.what} for repair in one.text.repairs],
        "problems": [{"line": problem.line, "what": problem.what} for problem in one.text.problems],
        "unplaced": [str(number) for number in one.unplaced],
        "replaced": one.replaced,
        "sha256": one.sha256,
        "seconds": round(one.seconds, 3),
    }


def _show_added(entry: dict[str, Any]) -> None:
    verb = "Loaded again" if entry["replaced"] else "Loaded"
    print(f"{verb} {entry['text']}: {_counts(entry)}.")
    for kind in ("repairs", "problems"):
        lines = entry[kind]
        for line in lines[:_SHOWN]:
            print(f"  {kind[:-1]}, line {line['line']}: {line['what']}")
        if len(lines) > _SHOWN:
            print(f"  … and {len(lines) - _SHOWN} more: subrule corpus check {entry['text']}")
    if entry["unplaced"]:
        count = len(entry["unplaced"])
        print(f"  {count} numbers stand for none of today's rules: subrule corpus check {entry['text']}")


def _counts(entry: dict[str, Any]) -> str:
    names = {
        "sections": "sections", "rules": "rules", "subrules": "subrules", "examples": "examples",
        "glossary": "glossary entries",
    }  # fmt: skip
    return ", ".join(f"{entry[key]:,} {what}" for key, what in names.items())


def _print_json(content: dict[str, Any]) -> None:
    print(json.dumps(content, ensure_ascii=False, indent=2))
