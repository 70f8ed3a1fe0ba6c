"""One running service for all tests of the topic: starting the judges is what takes time."""

import os

import pytest
from fastapi.testclient import TestClient

from subrule.service.app import create_app
from subrule.service.settings import ServeSettings
from tests.conftest import _shared_cache


def settings(tmp_path, **given):
    return ServeSettings(**{"database": tmp_path / "service.sqlite3", "workers": 1, **given})


def wait_until_ready(client):
    import time

    for _ in range(2400):
        if client.get("/readyz").status_code == 200:
            return
        time.sleep(0.05)
    raise AssertionError("the judges did not become ready")


@pytest.fixture(scope="session")
def session_folder(tmp_path_factory):
    return tmp_path_factory.mktemp("service")


@pytest.fixture(scope="session")
def running(session_folder, tmp_path_factory):
    """The service with one judge that is ready; tests must not change its settings."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SUBRULE_HOME", str(session_folder / "home"))
        if "SUBRULE_CACHE" not in os.environ:
            patch.setenv("SUBRULE_CACHE", str(_shared_cache(tmp_path_factory)))
        with TestClient(create_app(settings(session_folder)), raise_server_exceptions=False) as client:
            wait_until_ready(client)
            yield client


@pytest.fixture
def client(running):
    return running
