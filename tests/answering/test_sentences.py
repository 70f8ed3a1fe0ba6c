"""Message tables: the same messages in every language, and every one of them can be told."""

import re
from pathlib import Path

import pytest

from subrule.answering.sentences import Sentences, message_table
from subrule.engine.state import GameObject, Player, State
from subrule.paths import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
_ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
KINDS = {
    "aura": GameObject("aura", types=frozenset({"enchantment"}), subtypes=frozenset({"aura"})),
    "curse": GameObject("curse", types=frozenset({"enchantment"}), subtypes=frozenset({"aura", "curse"})),
    "role": GameObject("role", types=frozenset({"enchantment"}), subtypes=frozenset({"aura", "role"})),
    "equipment": GameObject("equipment", types=frozenset({"artifact"}), subtypes=frozenset({"equipment"})),
    "fortification": GameObject(
        "fortification", types=frozenset({"artifact"}), subtypes=frozenset({"fortification"})
    ),
    "creature": GameObject("creature", types=frozenset({"creature"})),
    "land": GameObject("land", types=frozenset({"land", "creature"})),
    "permanent": GameObject("permanent", types=None, subtypes=None),
    "named": GameObject(
        "named", name="Pacifism", types=frozenset({"enchantment"}), subtypes=frozenset({"aura"})
    ),
}
STATE = State(KINDS, {"you": Player("you"), "opponent": Player("opponent"), "laura": Player("laura")})


def ids(language: str) -> list[str]:
    return _ID.findall(message_table(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_once(language: str):
    assert sorted(ids(language)) == sorted(set(ids("en")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_told_of_every_kind_of_thing(language: str):
    sentences = Sentences.load(language)
    for message in ids(language):
        for subject in KINDS:
            for host in (*KINDS, "you", "laura", "undefined", ""):
                arguments = sentences.object_arguments("s", subject, STATE) | sentences.object_arguments(
                    "h", host, STATE
                )
                arguments |= sentences.player_arguments("opponent" if host == "laura" else "you")
                arguments |= {
                    "z": sentences.zone("hand"),
                    "q": sentences.quality("red"),
                    "v": "x",
                    "if": "x",
                    "then": "x",
                }
                arguments |= {
                    "what": "x",
                    "first": "303.4d",
                    "second": "704.5m",
                    "number": "303.4d",
                    "date": "2026-08-07",
                }
                arguments |= {"facts": "x", "question": "y", "count": "3", "understood": "x", "summary": "y"}
                arguments |= {"cards": "x, y", "card": "x", "line": "y"}
                text = sentences.text(message, arguments)
                assert text
                assert "{" not in text
                assert "  " not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_engine_names_is_in_the_table(language: str):
    named: set[str] = set()
    for path in (ROOT / "src" / "subrule" / "engine").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        named |= set(re.findall(r'message="([a-z][\w-]+)"', source)) | set(
            re.findall(r'"(assume-[\w-]+)"', source)
        )
    assert named
    assert named <= set(ids(language))


@pytest.mark.parametrize(
    ("language", "subject", "expected"),
    [
        ("es", "aura", "El Aura queda desanexada y permanece en el campo de batalla."),
        ("es", "equipment", "El Equipo queda desanexado y permanece en el campo de batalla."),
        ("fr", "aura", "L'aura devient détachée et reste sur le champ de bataille."),
        ("fr", "equipment", "L'équipement devient détaché et reste sur le champ de bataille."),
        ("en", "equipment", "The Equipment becomes unattached and stays on the battlefield."),
    ],
)
def test_gender_follows_the_noun(language: str, subject: str, expected: str):
    sentences = Sentences.load(language)
    assert sentences.text("equipment-comes-off", sentences.object_arguments("s", subject, STATE)) == expected


def test_a_missing_message_or_placeholder_is_an_error():
    sentences = Sentences.load("en")
    with pytest.raises(KeyError):
        sentences.text("no-such-message")
    with pytest.raises(KeyError):
        sentences.text("goes-to-graveyard", {})
