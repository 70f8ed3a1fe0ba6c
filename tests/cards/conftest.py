"""The invented cards, loaded."""

from pathlib import Path

import pytest

from subrule.cards.loaded import Cards, add_file
from subrule.lexicon import Lexicon
from tests.cards.invented import write


@pytest.fixture
def cards(tmp_path: Path) -> Cards:
    add_file(write(tmp_path / "invented.json"))
    return Cards.open()


@pytest.fixture(scope="session")
def lexicon() -> Lexicon:
    return Lexicon.load()
