"""Restatements: what is damaged is refused by file, line and key; the check finds what it is there for."""

from pathlib import Path
from types import ModuleType

import pytest

from subrule.corpus.number import RuleNumber
from subrule.corpus.readers.restatement import read_restatement_file, read_restatements
from subrule.errors import DamagedSourceError
from subrule.paths import LANGUAGES, REFERENCE_EDITION
from tests.conftest import ROOT, load_script

GOOD = """\
[title]
en = "Kites"
es = "Cometas"
fr = "Cerfs-volants"

["999.2b"]
status = "draft"
fingerprint = "0123456789abcdef"
en = "A kite can't fly without wind (see 998)."
es = "Una cometa no puede volar sin viento (véase 998)."
fr = "Un cerf-volant ne peut pas voler sans vent (cf. 998)."
asks.en = ["Does a kite need wind?", "Can a kite fly in still air?"]
asks.es = ["¿Vuela una cometa sin viento?", "¿Hace falta viento?"]
asks.fr = ["Faut-il du vent ?", "Un cerf-volant vole-t-il sans vent ?"]
example.en = "There is no wind today. The kite stays down."
example.es = "Hoy no hay viento. La cometa se queda abajo."
example.fr = "Il n'y a pas de vent. Le cerf-volant reste au sol."

["999.2a"]
status = "reviewed"
fingerprint = "fedcba9876543210"
en = "A kite has a string."
es = "Una cometa tiene un hilo."
fr = "Un cerf-volant a un fil."
asks.en = ["a?", "b?"]
asks.es = ["a?", "b?"]
asks.fr = ["a?", "b?"]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "999-kites.toml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "README.md").write_text("not a restatement", encoding="utf-8")
    return tmp_path


@pytest.fixture(scope="module")
def check() -> ModuleType:
    return load_script(ROOT / "scripts" / "check_restatements.py")


def test_restatements_come_in_the_order_of_the_book(folder: Path) -> None:
    first, second = read_restatements(folder)
    assert (str(first.number), str(second.number)) == ("999.2a", "999.2b")
    assert (second.source, second.line, second.status) == ("999-kites.toml", 6, "draft")
    assert second.asks["es"] == ("¿Vuela una cometa sin viento?", "¿Hace falta viento?")
    assert second.examples["fr"].startswith("Il n'y a pas de vent.")
    assert first.examples == {}


def test_each_language_becomes_an_ordinary_record(folder: Path) -> None:
    records = {record.language: record for record in read_restatements(folder)[1].records()}
    assert set(records) == set(LANGUAGES)
    assert records["es"].wording == "restatement"
    assert records["es"].number == records["es"].printed_as == RuleNumber(999, 2, "b")
    assert records["es"].title == ""
    assert records["es"].edition == REFERENCE_EDITION
    assert records["es"].examples == ("Hoy no hay viento. La cometa se queda abajo.",)


def test_only_headings_have_a_title(tmp_path: Path) -> None:
    heading = GOOD.replace("999.2a", "999.2").replace("A kite has a string.", "Kites at Rest!")
    heading = heading.replace("Un cerf-volant a un fil.", "Cerfs-volants au repos (at rest)")
    (tmp_path / "999-kites.toml").write_text(heading, encoding="utf-8")
    records = [record for item in read_restatements(tmp_path) for record in item.records()]
    titles = {(str(record.number), record.language): record.title for record in records}
    assert titles["999", "fr"] == "Cerfs-volants"
    assert titles["999.2", "en"] == "Kites at Rest!"
    assert titles["999.2", "fr"] == "Cerfs-volants au repos (at rest)"
    assert titles["999.2b", "fr"] == ""
    assert {record.text for record in records if str(record.number) == "999"} == {""}
    assert len(records) == 3 * len(LANGUAGES)


def test_a_rule_that_is_a_sentence_is_no_heading(tmp_path: Path) -> None:
    (tmp_path / "999-kites.toml").write_text(GOOD.replace("999.2a", "999.2"), encoding="utf-8")
    assert not any(item.is_heading for item in read_restatements(tmp_path))


@pytest.mark.parametrize(
    ("old", "new", "line", "key"),
    [
        ('es = "Una cometa no puede volar sin viento (véase 998)."\n', "", 6, '"999.2b".es'),
        ('fr = "Un cerf-volant a un fil."', 'fr = "  "', 24, '"999.2a".fr'),
        ('asks.fr = ["Faut-il du vent ?", "Un', 'asks.fr = [7, "Un', 14, '"999.2b".asks.fr'),
        ('asks.es = ["a?", "b?"]\n', "", 19, '"999.2a".asks'),
        ('status = "reviewed"', 'status = "done"', 20, '"999.2a".status'),
        ('fingerprint = "fedcba9876543210"', 'fingerprint = "fedc"', 21, '"999.2a".fingerprint'),
        ('fr = "Un cerf-volant a un fil."', 'fr = "x"\nde = "y"', 25, '"999.2a".de'),
        ('["999.2a"]', '["998.2a"]', 19, '"998.2a"'),
        ('["999.2a"]', '["999.2l"]', 19, '"999.2l"'),
        ('["999.2a"]', '["999.2A"]', 19, '"999.2A"'),
        ('en = "A kite has a string."', "en = A kite", 22, '"999.2a".en'),
        ("example.es = ", "example.de = ", 6, '"999.2b".example'),
        ('fr = "Cerfs-volants"\n', "", 1, "title"),
    ],
)
def test_a_damaged_file_is_refused_with_file_line_and_key(
    folder: Path, old: str, new: str, line: int, key: str
) -> None:
    path = folder / "999-kites.toml"
    assert old in GOOD
    path.write_text(GOOD.replace(old, new), encoding="utf-8")
    with pytest.raises(DamagedSourceError) as error:
        read_restatements(folder)
    message = str(error.value)
    assert message.startswith(f"{path}, line {line}: {key} ")
    assert "\n" not in message


def test_a_number_restated_twice_is_refused(folder: Path) -> None:
    (folder / "999-more-kites.toml").write_text(GOOD, encoding="utf-8")
    with pytest.raises(DamagedSourceError, match=r'999-more-kites\.toml, line \d+: "?999\.2\w'):
        read_restatements(folder)


def test_a_file_that_is_not_utf8_or_badly_named_is_refused(folder: Path) -> None:
    path = folder / "999-kites.toml"
    path.write_bytes(GOOD.encode("latin-1", "replace"))
    with pytest.raises(DamagedSourceError, match="UTF-8"):
        read_restatement_file(path)
    with pytest.raises(DamagedSourceError, match="file name"):
        read_restatement_file(folder / "kites.toml")


def test_every_shipped_restatement_is_whole() -> None:
    restatements = read_restatements(ROOT / "corpus" / "restatements")
    numbers = {str(item.number) for item in restatements}
    assert {"303.4d", "704.5m", "704.5p", "702.103f", "607.2q", "608.3g", "704.5aa"} <= numbers
    for item in restatements:
        assert set(item.texts) == set(item.asks) == set(item.titles) == set(LANGUAGES)


def test_the_shipped_restatements_pass_the_check(
    check: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    status = check.main([])
    assert status == 0, capsys.readouterr().out


@pytest.mark.shared_data
def test_every_number_of_the_core_list_is_restated(
    check: ModuleType, shared_data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = check.main(["--scope", str(shared_data / "scope" / "core.txt")])
    assert status == 0, capsys.readouterr().out


def test_a_missing_number_of_a_scope_list_is_named(
    check: ModuleType, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scope = tmp_path / "kites.txt"
    scope.write_text("# kites\n999.2a\n999.3\n", encoding="utf-8")
    assert check.main(["--folder", str(folder), "--scope", str(scope)]) == 1
    assert "999.3: missing, listed in kites.txt" in capsys.readouterr().out


def test_languages_that_say_different_things_are_found(check: ModuleType) -> None:
    same = {
        "en": "It can't (see 704.3a–c).",
        "es": "No puede (véase 704.3a-c).",
        "fr": "Il ne peut pas (cf. 704.3a-c).",
    }
    assert list(check.same_in_all(same)) == []
    assert list(check.same_in_all({**same, "fr": "Il ne peut pas (cf. 704.3a-b)."}))
    assert list(check.same_in_all({**same, "es": "Puede (véase 704.3a-c)."}))
    must = {"en": "You must draw two.", "es": "Debes robar dos.", "fr": "Vous devez en piocher deux."}
    assert list(check.same_in_all(must)) == []
    assert list(check.same_in_all({**must, "es": "Debes robar tres."}))
    assert list(check.same_in_all({**must, "fr": "Vous en piochez deux."}))


def test_references_are_spelled_out(check: ModuleType) -> None:
    assert check.references("see 608.3a and b, 601.2f-h and 704; 21 of +1/+1") == {
        "608.3a", "608.3b", "601.2f", "601.2g", "601.2h", "704",
    }  # fmt: skip
    assert check.references("las reglas 608.3a y b") == check.references("règles 608.3a et b")


def test_a_copied_run_is_found_and_a_standing_phrase_is_not(check: ModuleType) -> None:
    theirs = check.shingles(check.words("the quick brown fox jumps over the lazy dog at night"))
    assert check.shared_run(check.words("So the quick brown fox jumps over the lazy cat"), theirs)
    assert not check.shared_run(check.words("a brown fox jumps over the lazy dog"), theirs)
    standing = "the card is put into its owner's graveyard"
    assert not check.shared_run(check.words(standing), check.shingles(check.words(standing)))


def test_forbidden_words_are_found_outside_quotes(check: ModuleType) -> None:
    assert check.forbidden_words("es", "Entra en juego una criatura.") == ["en juego"]
    assert check.forbidden_words("fr", "Elle subit des dégâts.") == ["dégâts"]
    assert check.forbidden_words("es", "Se llama «Token».") == []
