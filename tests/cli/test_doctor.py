"""`subrule doctor`: what it finds, how it tells it, and its exit status."""

import importlib.metadata
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from subrule.cli import doctor
from subrule.cli.app import run
from subrule.cli.doctor import Finding


def _found(part: str) -> list[Finding]:
    return [finding for finding in doctor.examine() if finding.part == part]


def _with(monkeypatch: pytest.MonkeyPatch, *findings: Finding) -> None:
    monkeypatch.setattr(doctor, "CHECKS", {"all": lambda: iter(findings)})


OK = Finding("one", "ok", "is as it should be")
NOTE = Finding("two", "note", "is older than it could be", "renew it")
BROKEN = Finding("three", "broken", "is not there", "put it back " * 12)


def test_this_installation_is_whole() -> None:
    assert [finding for finding in doctor.examine() if finding.state == "broken"] == []


@pytest.mark.parametrize(("findings", "status"), [((), 0), ((OK,), 0), ((OK, NOTE), 0), ((BROKEN, OK), 1)])
def test_only_what_is_broken_makes_the_status_one(
    findings: tuple[Finding, ...], status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    _with(monkeypatch, *findings)
    assert run(["doctor"]) == status
    assert run(["doctor", "--json"]) == status


def test_json_holds_every_finding(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _with(monkeypatch, OK, BROKEN)
    run(["doctor", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert (told["schema"], told["state"]) == (1, "broken")
    assert [finding["part"] for finding in told["findings"]] == ["one", "three"]
    assert told["findings"][1] == {
        "part": "three",
        "state": "broken",
        "found": "is not there",
        "remedy": BROKEN.remedy,
    }


def test_piped_lines_are_plain_and_fit_eighty_columns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    _with(monkeypatch, OK, NOTE, BROKEN)
    run(["doctor"])
    told = capsys.readouterr().out
    assert max(len(line) for line in told.splitlines()) <= 80
    assert "\x1b" not in told
    assert "→ renew it" in told
    assert "1 broken" in told


def test_a_check_that_fails_is_a_finding_and_hides_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> Iterator[Finding]:
        yield OK
        raise ValueError("nobody thought of this")

    monkeypatch.setattr(doctor, "CHECKS", {"first": fail, "second": lambda: iter([NOTE])})
    first, second, *_ = found = doctor.examine()
    assert NOTE in found
    assert "first" in {first.part, second.part}
    assert doctor.worst(found) == "broken"


def test_a_data_folder_that_cannot_be_written_is_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SUBRULE_HOME", str(tmp_path / "file" / "inside"))
    (found,) = _found("data folder")
    assert found.state == "broken"
    assert "SUBRULE_HOME" in found.remedy


def test_looking_does_not_make_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUBRULE_HOME", str(tmp_path / "new"))
    (found,) = _found("data folder")
    assert found.state == "ok"
    assert not (tmp_path / "new").exists()


def test_a_package_that_is_missing_or_too_old_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    true_version = importlib.metadata.version

    def version(name: str) -> str:
        if name == "rich":
            raise importlib.metadata.PackageNotFoundError(name)
        return "0.1" if name == "typer" else true_version(name)

    monkeypatch.setattr(importlib.metadata, "version", version)
    broken = [finding for finding in _found("packages") if finding.state == "broken"]
    assert [finding.found.split()[0] for finding in broken] == ["rich", "typer"]
    assert all(finding.remedy for finding in broken)


def test_tools_for_development_are_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    (found,) = _found("packages")
    assert "pytest" not in found.found


def test_a_damaged_model_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("subrule.retrieval.model.verify", lambda model: False)
    (found,) = _found("model")
    assert found.state == "broken"
    assert "delete" in found.remedy


@pytest.mark.parametrize(
    ("facts", "state", "remedy"),
    [
        ({}, "ok", ""),
        ({"missing": 3}, "note", "subrule index build"),
        ({"missing": 3000}, "broken", "subrule index build"),
    ],
)
def test_the_index_is_current_or_the_remedy_is_told(
    facts: dict[str, object], state: str, remedy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = {"missing": 0, "texts": 4000, "numbers": 50, "shipped_vectors": 900, "shipped_model": "m"}
    monkeypatch.setattr("subrule.retrieval.index.describe", lambda library, model_id: whole | facts)
    (found,) = _found("index")
    assert found.state == state
    assert remedy in found.remedy


def test_shipped_vectors_of_another_model_are_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = {"missing": 0, "texts": 9, "numbers": 5, "shipped_vectors": 0, "shipped_model": "other/1"}
    monkeypatch.setattr("subrule.retrieval.index.describe", lambda library, model_id: facts)
    first, second = _found("index")
    assert (first.state, second.state) == ("note", "ok")
    assert "other/1" in first.found


def test_a_loaded_text_that_cannot_be_opened_is_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SUBRULE_HOME", str(tmp_path))
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "es-2020-01-24.sqlite").write_bytes(b"not a store")
    broken = [finding for finding in _found("loaded texts") if finding.state == "broken"]
    assert len(broken) == 1
    assert "corpus remove es-2020-01-24" in broken[0].remedy
