"""Loading card files: what is kept, what is refused, and that nothing is lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from subrule.cards.card import Card
from subrule.cards.loaded import Cards, add_file, cards_folder, loaded_files, remove_file
from subrule.errors import DamagedSourceError, InputError, MissingDataError, SubruleError
from tests.cards.invented import DATA, content, write


def the(name: str) -> Card:
    with Cards.open() as cards:
        (hit,) = cards.find(name)
    return hit.card


def test_a_card_keeps_its_characteristics(cards: Cards) -> None:
    face = the("Gate Warden of Ruhl").faces[0]
    assert (face.supertypes, face.types, face.subtypes) == (
        ("legendary",),
        ("creature",),
        ("human", "knight"),
    )
    assert (face.power, face.toughness, face.colors) == ("2", "3", ("white",))


def test_a_packed_file_gives_the_same_cards(tmp_path: Path) -> None:
    plain = add_file(write(tmp_path / "a.json"))
    packed = add_file(write(tmp_path / "b.json.gz"))
    assert (plain.cards, plain.names) == (packed.cards, packed.names)
    assert (plain.cards, plain.date) == (14, "2031-04-05")
    assert [file.name for file in loaded_files()] == ["a", "b"]


@pytest.mark.parametrize(
    "typed",
    [
        "harvold meadow ox",
        "HARVOLD MEADOW OX",
        "Buey del prado de Harvold",
        "boeuf du pre de harvold",
        "Harvolds Wiesenochse",
        "ハーヴォルドの雄牛",
    ],
)
def test_a_card_is_found_by_each_of_its_names(cards: Cards, typed: str) -> None:
    assert [hit.card.name for hit in cards.find(typed)] == ["Harvold Meadow Ox"]


def test_halves_of_a_split_card_are_found_by_their_own_names(cards: Cards) -> None:
    (whole,), (left,), (right,) = (cards.find(n) for n in ("cinder // rainfall", "Cinder", "Rainfall"))
    assert whole.card == left.card == right.card
    assert (whole.face, left.face, right.face) == (-1, 0, 1)
    assert [face.mana_value for face in whole.card.faces] == [1.0, 3.0]


def test_one_name_of_two_cards_gives_both(cards: Cards) -> None:
    assert {hit.card.name for hit in cards.find("Golpe sordo")} == {"Low Knell", "Dull Blow"}


@pytest.mark.parametrize(
    "typed", ["Harvold Medow Ox", "harvold meadow xo", "Harvold Meadwo Ox", "Harvold Me"]
)
def test_a_near_name_is_suggested(cards: Cards, typed: str) -> None:
    assert "Harvold Meadow Ox" in cards.suggestions(typed)


def refusal(path: Path) -> SubruleError:
    with pytest.raises(SubruleError) as caught:
        add_file(path)
    assert "\n" not in str(caught.value)
    assert "nothing was loaded" in str(caught.value)
    return caught.value


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    assert "is a folder" in str(refusal(tmp_path))
    assert "cannot be read" in str(refusal(tmp_path / "none.json"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("not json", "is no JSON of cards"),
        ("", "is no JSON of cards"),
        ('{"meta": {}, "data": {}}', "holds no cards"),
        ('{"meta": {}, "data": []}', "holds no cards"),
        ("[1, 2]", "holds no cards"),
        ('{"data": {"ABC": {"cards": [], "name": "A set"}}}', "is a file of sets"),
        ('{"data": {"A card": [{"name": "A card"}]}}', "is not AtomicCards"),
        ('{"data": {"A card": "text"}}', "is not AtomicCards"),
        (
            '{"data": {"A card": [{"name": "A card", "type": "Land", "manaValue": "x"}]}}',
            "is not as AtomicCards",
        ),
    ],
)
def test_another_file_is_refused(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "other.json"
    path.write_text(text, encoding="utf-8")
    assert said in str(refusal(path))
    assert loaded_files() == []


@pytest.mark.parametrize("ending", [".json", ".json.gz"])
def test_a_file_that_breaks_off_changes_nothing(tmp_path: Path, ending: str) -> None:
    path = write(tmp_path / f"kept{ending}")
    add_file(path)
    before = loaded_files()[0].path.read_bytes()
    many = {f"Card {number:05}": DATA["Lumen Sprout"] for number in range(3000)}
    write(path, many)
    path.write_bytes(path.read_bytes()[:-2000])
    error = refusal(path)
    assert isinstance(error, DamagedSourceError | InputError)
    assert loaded_files()[0].path.read_bytes() == before
    assert list(cards_folder().glob(".*.part")) == []


def test_a_file_of_the_same_name_replaces(tmp_path: Path) -> None:
    assert not add_file(write(tmp_path / "one.json")).replaced
    again = add_file(write(tmp_path / "one.json", {"Lumen Sprout": DATA["Lumen Sprout"]}))
    assert again.replaced
    assert again.cards == 1
    with Cards.open() as cards:
        assert not cards.find("Harvold Meadow Ox")


def test_who_is_killed_while_loading_loses_nothing(tmp_path: Path) -> None:
    path = write(tmp_path / "kept.json")
    add_file(path)
    before = loaded_files()[0].path.read_bytes()
    many = {f"Card {number:06}": DATA["Harvold Meadow Ox"] for number in range(60_000)}
    write(path, many)
    code = (
        f"from pathlib import Path; from subrule.cards.loaded import add_file; add_file(Path({str(path)!r}))"
    )
    loading = subprocess.Popen([sys.executable, "-c", code], env=dict(os.environ))
    deadline = time.monotonic() + 60
    while not list(cards_folder().glob(".*.part")) and loading.poll() is None and time.monotonic() < deadline:
        time.sleep(0.01)
    loading.send_signal(signal.SIGKILL)
    assert loading.wait() == -signal.SIGKILL
    assert loaded_files()[0].path.read_bytes() == before
    assert list(cards_folder().glob(".*.part"))
    add_file(write(path))
    assert list(cards_folder().glob(".*.part")) == []


def test_removing(tmp_path: Path) -> None:
    add_file(write(tmp_path / "one.json"))
    with pytest.raises(InputError, match="loaded: one"):
        remove_file("two")
    remove_file("one")
    assert not Cards.open()


def test_a_damaged_store_is_named(cards: Cards) -> None:
    file = loaded_files()[0].path
    file.write_bytes(b"SQLite format 3\x00 and no more")
    with pytest.raises(MissingDataError, match="subrule cards add"):
        Cards.open().find("Murmur")


def test_the_same_file_gives_the_same_bytes(tmp_path: Path) -> None:
    stores = []
    for _ in range(2):
        add_file(write(tmp_path / "one.json"))
        stores.append(loaded_files()[0].path.read_bytes())
    assert stores[0] == stores[1]


def test_faces_of_another_card_under_one_key_are_left_out(tmp_path: Path) -> None:
    twice = [DATA["Lumen Sprout"][0], {**DATA["Lumen Sprout"][0], "text": "Flying"}]
    path = tmp_path / "x.json"
    path.write_text(json.dumps(content({"Lumen Sprout": twice})), encoding="utf-8")
    add_file(path)
    assert len(the("Lumen Sprout").faces) == 1
