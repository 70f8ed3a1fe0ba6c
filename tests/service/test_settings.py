"""Settings: file, environment, command line, and what is wrong with them in one line."""

import subprocess
import sys

import pytest

from subrule.errors import InputError
from subrule.service.settings import RATE_ELSEWHERE, ServeSettings, load_settings
from subrule.service.state import Service


@pytest.fixture
def file(tmp_path, monkeypatch):
    path = tmp_path / "serve.toml"
    path.write_text('port = 1\nworkers = 2\nhost = "::1"\n', encoding="utf-8")
    monkeypatch.setenv("SUBRULE_SERVE_CONFIG", str(path))
    return path


def test_the_environment_goes_before_the_file_and_the_command_line_before_both(file, monkeypatch):
    monkeypatch.setenv("SUBRULE_SERVE_PORT", "3")
    monkeypatch.setenv("SUBRULE_SERVE_WORKERS", "4")
    chosen = load_settings(port=5, rate=None)
    assert (chosen.port, chosen.workers, chosen.host) == (5, 4, "::1")


def test_only_this_machine_can_call_by_default_and_others_are_limited():
    assert load_settings().on_loopback
    assert load_settings().requests_a_minute == 0
    assert load_settings(host="0.0.0.0").requests_a_minute == RATE_ELSEWHERE
    assert load_settings(host="0.0.0.0", rate=0).requests_a_minute == 0


@pytest.mark.parametrize("content", ["port = 99999999", "ports = 1", "port ="])
def test_a_wrong_setting_is_one_line_that_names_it(file, content):
    file.write_text(content, encoding="utf-8")
    with pytest.raises(InputError) as told:
        load_settings()
    assert str(file) in str(told.value)
    assert "\n" not in str(told.value)


def test_a_wrong_variable_is_one_line_that_names_it(monkeypatch):
    monkeypatch.setenv("SUBRULE_SERVE_WORKERS", "many")
    with pytest.raises(InputError, match="SUBRULE_SERVE_WORKERS"):
        load_settings()


def test_a_file_that_is_not_there_is_told(monkeypatch, tmp_path):
    monkeypatch.setenv("SUBRULE_SERVE_CONFIG", str(tmp_path / "none"))
    with pytest.raises(InputError, match="no such file"):
        load_settings()


def test_doctor_shows_the_settings(file):
    from subrule.cli.doctor import CHECKS

    (told,) = CHECKS["service"]()
    assert str(file) in told.found
    assert "workers = 2" in told.found


HIDDEN = """
import importlib.util, sys
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name == "fastapi" else find(name, package)
from subrule.cli import main
sys.exit(main())
"""


@pytest.mark.parametrize("words", [["serve"], ["keys", "list"]])
def test_without_the_extra_one_line_names_it(words):
    done = subprocess.run([sys.executable, "-c", HIDDEN, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "subrule[serve]" in done.stderr


def test_questions_are_logged_only_where_that_is_asked_for(caplog):
    for wanted in (False, True):
        Service(ServeSettings(log_questions=wanted), None).note("Can I\ncounter it?")
    assert [r.getMessage() for r in caplog.records] == ['asked: "Can I\\ncounter it?"']
