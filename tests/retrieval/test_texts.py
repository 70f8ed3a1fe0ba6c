"""The texts of the index: what players ask is there under the rules that decide it."""

from collections import Counter

import pytest

from subrule.errors import MissingDataError
from subrule.retrieval import texts as module
from subrule.retrieval.texts import (
    SITUATION_TEXTS,
    asked_questions,
    asked_situations,
    read_situations,
    situation_key,
    situation_paths,
)


def test_question_stands_under_each_of_its_rules():
    found = Counter(text.text for text in asked_questions())
    assert max(found.values()) > 1
    assert {text.language for text in asked_questions()} == {"en", "es", "fr"}


def test_most_situations_are_known_and_a_few_texts_of_each_are_taken():
    keys = [situation_key(s) for path in situation_paths() for s in read_situations(path)]
    known = module._deciding()
    assert len(set(keys)) == len(keys)
    assert sum(key in known for key in keys) > 0.9 * len(keys)
    taken = list(asked_situations())
    per_rule = Counter((text.number, text.source, text.language) for text in taken)
    assert per_rule
    first = next(s for path in situation_paths() for s in read_situations(path) if situation_key(s) in known)
    mine = [t for t in taken if t.text in first["es"] and t.number == known[situation_key(first)][0]]
    assert 1 <= len(mine) <= SITUATION_TEXTS


def test_without_the_table_no_situation_is_indexed(monkeypatch):
    monkeypatch.setattr(module, "SITUATIONS_TABLE", "absent.tsv")
    assert list(asked_situations()) == []


@pytest.mark.parametrize("content", ["situation = 1", "x", '[[situation]]\nscenario = "a"\nen = ["b"]\n'])
def test_damaged_situations_are_named_with_the_remedy(tmp_path, content):
    path = tmp_path / "odd.toml"
    path.write_text(content)
    with pytest.raises((MissingDataError), match=r"odd\.toml.*restore"):
        read_situations(path)
