"""Fixtures shared by all topics."""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parents[1]

# On a loaded machine an example may take a hundred times as long as it does alone.
settings.register_profile("patient", parent=settings(), deadline=20_000)
settings.load_profile("patient")


def load_script(path: Path) -> ModuleType:
    """Give a script as a module; each call runs it anew."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # Dataclasses look their module up by name.
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


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
