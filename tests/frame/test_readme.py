"""The script that keeps the README's output real."""

import sys

import pytest

from tests.conftest import ROOT, load_script


@pytest.fixture
def script(tmp_path, monkeypatch):
    module = load_script(ROOT / "scripts" / "refresh_readme.py")
    text = "before\n\n<!-- output: subrule toc -->\n```text\nold\n```\n\nafter\n"
    (tmp_path / "README.md").write_text(text, encoding="utf-8")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "output_of", lambda *_: "new\n")
    return module


def test_the_check_tells_a_stale_block_and_writes_nothing(script, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["refresh_readme.py", "--check"])
    assert script.main() == 1
    assert "subrule toc" in capsys.readouterr().out
    assert "\nold\n" in (tmp_path / "README.md").read_text(encoding="utf-8")


def test_a_stale_block_is_replaced_and_the_rest_stays(script, tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["refresh_readme.py"])
    assert script.main() == 0
    shown = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert shown == "before\n\n<!-- output: subrule toc -->\n```text\nnew\n```\n\nafter\n"
    monkeypatch.setattr(sys, "argv", ["refresh_readme.py", "--check"])
    assert script.main() == 0
