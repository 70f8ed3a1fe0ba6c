"""The language of a question, where whoever asks names one."""

import json
from pathlib import Path

import pytest

from subrule.paths import LANGUAGES
from subrule.understanding.language import language_of

SETS = sorted((Path(__file__).parents[1] / "data").glob("blind_*.jsonl"))
TEXTS = [
    (language, text)
    for path in SETS
    for line in path.read_text(encoding="utf-8").splitlines()
    for language, text in json.loads(line)["question"].items()
]


def test_a_language_that_is_rightly_named_is_always_believed():
    assert len(TEXTS) > 5000
    assert [text for language, text in TEXTS if language_of(text, language) != language] == []


@pytest.mark.parametrize("named", LANGUAGES)
def test_most_questions_in_another_language_are_known_for_it(named):
    others = [(language, text) for language, text in TEXTS if language != named]
    known = sum(language_of(text, named) == language for language, text in others)
    assert known >= 0.9 * len(others)


def test_where_little_tells_the_named_language_counts():
    assert language_of("Trample?", "fr") == "fr"
    assert language_of("Trample?") == "en"
