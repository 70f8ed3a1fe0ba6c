"""Fixtures shared by all topics."""

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="session")
def shared_data() -> Path:
    folder = Path(os.environ.get("SUBRULE_DATA", ROOT.parent / "shared" / "data"))
    if not (folder / "cr" / "en").is_dir():
        pytest.skip("the folder ../shared/data (or SUBRULE_DATA) with the official texts is absent")
    return folder


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes the developer's own loaded texts."""
    monkeypatch.setenv("SUBRULE_HOME", str(tmp_path_factory.mktemp("home")))
    if "SUBRULE_CACHE" not in os.environ:
        monkeypatch.setenv("SUBRULE_CACHE", str(_shared_cache(tmp_path_factory)))


def _shared_cache(factory: pytest.TempPathFactory) -> Path:
    folder = factory.getbasetemp().parent / "subrule-test-cache"
    folder.mkdir(exist_ok=True)
    return folder
