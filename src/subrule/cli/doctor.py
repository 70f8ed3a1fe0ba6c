"""`subrule doctor`: is this installation whole, and what to do about what is not.

Each check looks at one part and yields findings; a part that cannot even be looked at is a finding too,
so that one broken part never hides another.
"""

from __future__ import annotations

import importlib.metadata
import os
import platform
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Literal

import typer

from subrule.cli.output import console, print_json
from subrule.errors import SubruleError

State = Literal["ok", "note", "broken"]


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check found.

    Attributes:
        part: the part looked at (``"packages"``, ``"index"`` …).
        state: ``ok``; ``note``, works but worth knowing; ``broken``, something will fail.
        found: what is there, one line.
        remedy: what to do about it, one line; empty where nothing needs doing.
    """

    part: str
    state: State
    found: str
    remedy: str = ""


def command(
    as_json: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False,
) -> None:
    """Check versions, texts, model, index and folders, and say what to do about what is wrong.

    Ends with status 1 if something is broken; notes alone leave the status 0.
    """
    findings = examine()
    state = worst(findings)
    if as_json:
        report = {"schema": 1, "state": state, "findings": [asdict(finding) for finding in findings]}
        print_json(report)
    else:
        _show(findings)
    if state == "broken":
        raise typer.Exit(1)


def examine() -> list[Finding]:
    """Run every check.

    Returns:
        The findings, in the order of `CHECKS`.
    """
    findings: list[Finding] = []
    for part, check in CHECKS.items():
        try:
            findings.extend(check())
        except SubruleError as error:
            findings.append(Finding(part, "broken", str(error)))
        except Exception as error:
            remedy = "install subrule again; if that does not help, report this line"
            findings.append(Finding(part, "broken", f"{type(error).__name__}: {error}", remedy))
    return findings


def worst(findings: list[Finding]) -> State:
    """Give the worst state among findings (``ok`` for none)."""
    states = {finding.state for finding in findings}
    return "broken" if "broken" in states else "note" if "note" in states else "ok"


def _versions() -> Iterator[Finding]:
    version = importlib.metadata.version("subrule")
    place = Path(__file__).resolve().parents[1]
    system = (
        f"Python {platform.python_version()} ({sys.executable}) on {platform.system()} {platform.machine()}"
    )
    yield Finding("subrule", "ok", f"{version} in {place}")
    yield Finding("python", "ok", system)


def _packages() -> Iterator[Finding]:
    from packaging.requirements import Requirement  # noqa: PLC0415
    from packaging.utils import canonicalize_name  # noqa: PLC0415

    remedy = (
        "in a checkout delete .venv and run scripts/subrule again, elsewhere: pip install --upgrade subrule"
    )
    versions = []
    for line in sorted(importlib.metadata.requires("subrule") or [], key=str.lower):
        requirement = Requirement(line)
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": ""}):
            continue
        try:
            version = importlib.metadata.version(requirement.name)
        except importlib.metadata.PackageNotFoundError:
            yield Finding("packages", "broken", f"{requirement.name} is not installed", remedy)
            continue
        if not requirement.specifier.contains(version, prereleases=True):
            found = f"{requirement.name} {version} is installed, {requirement.specifier} is needed"
            yield Finding("packages", "broken", found, remedy)
        versions.append(f"{canonicalize_name(requirement.name)} {version}")
    yield Finding("packages", "ok", ", ".join(versions))


def _shipped_texts() -> Iterator[Finding]:
    from subrule.corpus.shipped_store import open_shipped_store  # noqa: PLC0415

    with open_shipped_store() as store:
        counts = Counter(record.language for record in store.records() if record.text)
    told = ", ".join(f"{count} in {language}" for language, count in sorted(counts.items()))
    yield Finding("shipped texts", "ok", f"{counts.total()} numbered texts: {told}")


def _loaded_texts() -> Iterator[Finding]:
    from subrule.corpus.loaded import loaded_texts  # noqa: PLC0415
    from subrule.paths import REFERENCE_EDITION  # noqa: PLC0415

    whole = []
    for text in loaded_texts():
        try:
            text.open().close()
        except SubruleError as error:
            remedy = f"subrule corpus remove {text.name}, then subrule corpus add with its file"
            yield Finding("loaded texts", "broken", str(error), remedy)
        else:
            whole.append(text.name)
    if whole:
        yield Finding("loaded texts", "ok", ", ".join(whole))
    if f"en-{REFERENCE_EDITION}" not in whole:
        found = f"the official text of {REFERENCE_EDITION} is not loaded; restatements are shown in its place"
        yield Finding("loaded texts", "note", found, "subrule corpus add FILE loads it")


def _model() -> Iterator[Finding]:
    from subrule.retrieval.model import built_model, verify  # noqa: PLC0415

    model = built_model(quiet=True)
    if verify(model):
        megabytes = sum(file.stat().st_size for file in model.folder.iterdir()) / 1e6
        found = f"{model.model_id} in {model.folder} ({megabytes:.0f} MB, checksums right)"
        yield Finding("model", "ok", found)
    else:
        remedy = f"delete the folder {model.folder}: the model is built again when it is needed"
        yield Finding("model", "broken", f"{model.model_id}: a file's checksum is wrong", remedy)


def _folders() -> Iterator[Finding]:
    from subrule.paths import user_cache, user_data  # noqa: PLC0415

    for part, variable, folder in (
        ("data folder", "SUBRULE_HOME", user_data()),
        ("cache folder", "SUBRULE_CACHE", user_cache()),
    ):
        trouble = _trouble_writing(folder)
        if trouble:
            remedy = f"make it writable, or set {variable} to a folder that is"
            yield Finding(part, "broken", f"{folder}: {trouble}", remedy)
        elif folder.exists():
            yield Finding(part, "ok", f"{folder} is writable")
        else:
            yield Finding(part, "ok", f"{folder} will be made when it is needed")


def _trouble_writing(folder: Path) -> str:
    """Tell what keeps files from being written in a folder, or it from being made; "" if nothing."""
    existing = next((place for place in (folder, *folder.parents) if place.exists()), folder)
    if not existing.is_dir():
        return f"{existing} is a file"
    if existing != folder:
        return "" if os.access(existing, os.W_OK | os.X_OK) else f"{existing} is not writable"
    try:
        with tempfile.TemporaryFile(dir=folder):
            return ""
    except OSError as error:
        return error.strerror or str(error)


def _index() -> Iterator[Finding]:
    from subrule.corpus.library import Library  # noqa: PLC0415
    from subrule.retrieval.index import QUICK, describe  # noqa: PLC0415
    from subrule.retrieval.model import embedded_model_id  # noqa: PLC0415
    from subrule.retrieval.texts import library_texts, texts_hash  # noqa: PLC0415

    model_id = embedded_model_id()
    with Library.open() as library:
        facts = describe(library, model_id)
        digest = texts_hash(library_texts(library))[:12]
    if not facts["shipped_vectors"]:
        made_by = facts["shipped_model"] or "nothing readable"
        found = f"the shipped vectors are damaged or not of {model_id} (they are of {made_by})"
        yield Finding("index", "note", found, "install subrule again, or: subrule index build")
    missing = facts["missing"]
    if not isinstance(missing, int) or missing > QUICK:
        found = f"{missing} of {facts['texts']} texts have no vector of {model_id}; searching is refused"
        yield Finding("index", "broken", found, "subrule index build")
    elif missing:
        found = f"{missing} of {facts['texts']} texts have no vector yet; the next search embeds them"
        yield Finding("index", "note", found, "subrule index build, or just search")
    else:
        found = f"current: {facts['texts']} texts (hash {digest}) of {facts['numbers']} rules, by {model_id}"
        yield Finding("index", "ok", found)


def _service() -> Iterator[Finding]:
    from subrule.cli.serve import MISSING, require_extra  # noqa: PLC0415

    try:
        require_extra()
    except SubruleError:
        yield Finding("service", "ok", "not installed", MISSING)
        return
    from subrule.service.settings import config_file, load_settings  # noqa: PLC0415

    settings = load_settings()
    told = ", ".join(f"{name} = {value}" for name, value in settings.model_dump(mode="json").items())
    yield Finding("service", "ok", f"settings from {config_file() or 'defaults and the environment'}: {told}")


CHECKS: dict[str, Callable[[], Iterator[Finding]]] = {
    "subrule": _versions,
    "packages": _packages,
    "folders": _folders,
    "shipped texts": _shipped_texts,
    "loaded texts": _loaded_texts,
    "model": _model,
    "index": _index,
    "service": _service,
}
"""Part → the check that looks at it, in the order in which findings are shown."""


def _show(findings: list[Finding]) -> None:
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    colours = {"ok": "green", "note": "yellow", "broken": "bold red"}
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for finding in findings:
        told = Text(finding.found)
        if finding.remedy:
            told.append(f"\n→ {finding.remedy}", style="bold")
        table.add_row(Text(finding.state, style=colours[finding.state]), finding.part, told)
    terminal = console()
    terminal.print(table)
    count = sum(finding.state == "broken" for finding in findings)
    notes = sum(finding.state == "note" for finding in findings)
    terminal.print()
    if count:
        terminal.print(f"{count} broken; do what the arrows say and run subrule doctor again.")
    else:
        terminal.print("Everything works." + (f" Worth knowing: {notes}." if notes else ""))
