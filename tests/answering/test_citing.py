"""Quoting: roles, and what has to be said of a wording."""

from subrule.answering.citing import cite
from subrule.answering.sentences import Sentences
from subrule.corpus.library import Library, LoadedText
from subrule.corpus.number import RuleNumber
from subrule.corpus.record import Record
from subrule.corpus.shipped_store import open_shipped_store
from subrule.corpus.store import Store, write_store

N = RuleNumber.parse("905.1a")


def test_an_outdated_wording_is_warned_of(tmp_path):
    path = tmp_path / "fr.sqlite"
    old = Record(N, "fr", "Vieux.", N, "outdated", "x", mark="changed")
    write_store(path, [old], meta={"language": "fr", "edition": "2010-02-01"})
    sentences = Sentences.load("fr")
    with Library(open_shipped_store(), [(LoadedText("fr", "2010-02-01", path), Store.open(path))]) as library:
        (citation,), warnings = cite(library, sentences, ["905.1a"], [])
    assert (citation.role, citation.wording) == ("decisive", "outdated")
    assert warnings == (sentences.text("warning-outdated", {"number": "905.1a"}),)


def test_a_number_without_any_text_stands_with_a_warning():
    sentences = Sentences.load("es")
    with Library(open_shipped_store()) as library:
        (citation,), warnings = cite(library, sentences, [], ["905.1a"])
    assert (citation.role, citation.text, citation.wording) == ("supporting", None, None)
    assert warnings == (sentences.text("warning-no-text", {"number": "905.1a"}),)


def test_what_decides_comes_before_what_supports():
    with Library(open_shipped_store()) as library:
        citations, warnings = cite(library, Sentences.load("en"), ["303.4d"], ["704.5p", "704.5m"])
    assert [(c.number, c.role) for c in citations] == [
        ("303.4d", "decisive"),
        ("704.5p", "supporting"),
        ("704.5m", "supporting"),
    ]
    assert warnings == ()
