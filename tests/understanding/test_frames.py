"""Frames: whoever reads what a frame fits takes as many pieces as the frame has."""

import ast
import inspect
import textwrap

import pytest

from subrule import Judge
from subrule.understanding.line import make_line
from subrule.understanding.measures_questions import Asking
from subrule.understanding.measures_quoted import Quoted
from subrule.understanding.measures_story import Story
from subrule.understanding.measures_told import Told


def taken(read) -> int | None:
    """How many pieces a reader takes apart; None if it looks at them in another way."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(read)))
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and ast.unparse(node.value) == "slots":
            (target,) = node.targets
            if isinstance(target, ast.Tuple) and not any(isinstance(e, ast.Starred) for e in target.elts):
                return len(target.elts)
    return None


def test_readers_take_as_many_pieces_as_their_frames_have():
    line = make_line("x", Judge.open().lexicon, "en")
    frames = [f for reader in (Story, Asking, Quoted) for f in reader(line, Told()).frames]
    counted = [(f.pattern, taken(f.read), len(f.pattern.split())) for f in frames]
    assert sum(count is not None for _, count, _ in counted) > 20
    assert [(pattern, count) for pattern, count, n in counted if count not in (None, n)] == []


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Creé una ficha copia de una criatura legendaria. ¿Tengo que elegir una?", "es"),
        ("I create a token copy of my legendary Elf. Do I keep both?", "en"),
        ("Je crée un jeton copie de ma créature légendaire. Est-ce que je garde les deux ?", "fr"),
    ],
)
def test_a_token_that_is_called_a_copy_is_read_or_left(text, language):
    readings = Judge.open().read(text, language).readings
    assert all(r.scenario is not None for r in readings)
