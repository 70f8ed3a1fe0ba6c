"""`subrule chat`: the commands, what is printed, saving and replaying, the history."""

import io
import sys

import pytest

from subrule.cli import chat as module
from subrule.cli.app import COMMANDS, run

DIES = "My creature with an Aura dies. What happens to the Aura?"


@pytest.fixture
def chat(monkeypatch, capsys, tmp_path):
    monkeypatch.setitem(COMMANDS, "chat", ("subrule.cli.chat", "Ask and go on asking."))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)

    def call(*lines, arguments=(), status=0):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert run(["chat", *arguments]) == status
        return capsys.readouterr()

    return call


def test_it_asks_back_takes_the_answer_and_says_what_changed(chat):
    said = chat(DIES, "yes", "and if it's a token?", "/quit", "never read").out
    places = [
        said.index(text)
        for text in (
            "/help shows",
            "It depends.",
            "Is the Aura bestowed, or an ordinary Aura?",
            "Changed: the Aura is bestowed.",
            "Changed: the Aura is a token.",
        )
    ]
    assert places == sorted(places)
    assert "Unofficial." in said
    assert "never read" not in said


def test_the_output_keeps_to_eighty_columns_without_colour(chat):
    said = chat(DIES, "/why", "/help", "/rule 303.4d").out
    assert max(map(len, said.splitlines())) <= 80
    assert "\x1b" not in said


def test_why_shows_the_rules_of_the_last_answer(chat):
    assert "There is no answer yet" in chat("/why").out
    assert "702.103f  [" in chat(DIES, "it's bestowed", "/why").out


def test_a_rule_is_shown_and_the_situation_stays(chat):
    said = chat(DIES, "/rule 303.4d", "yes").out
    assert "303.4d" in said
    assert "Changed: the Aura is bestowed." in said


def test_the_language_is_set_and_given_back(chat):
    said = chat(DIES, "/lang es", "sí", "/lang auto", "and if it's a token?").out
    assert "Cambia esto: el Aura está bajo concesión." in said
    assert "Changed: the Aura is a token." in said


def test_a_reset_forgets(chat):
    said = chat(DIES, "/reset", "/why").out
    assert "The situation is forgotten" in said
    assert "There is no answer yet" in said


def test_mistakes_are_one_line_each_and_the_conversation_goes_on(chat):
    mistakes = ("/rule", "/rule 303.4zz", "/lang de", "/lang", "/save", "/save no/folder/talk")
    said = chat(DIES, *mistakes, "/what", "yes")
    assert said.err.count("\n") == len(mistakes)
    assert all(line.startswith("subrule: ") for line in said.err.splitlines())
    assert "There is no command /what" in said.out
    assert "Changed: the Aura is bestowed." in said.out


def test_a_saved_conversation_is_replayed(chat, tmp_path):
    assert "Saved: talk.jsonl" in chat(DIES, "yes", "/save talk.jsonl").out
    assert "the same answers" in chat(arguments=("--replay", "talk.jsonl")).out
    path = tmp_path / "talk.jsonl"
    path.write_text(path.read_text(encoding="utf-8").replace("Changed", "Altered"), encoding="utf-8")
    assert "line 3: answered otherwise now" in chat(arguments=("--replay", "talk.jsonl"), status=1).out


def test_the_whole_conversation_is_held_in_a_given_language(chat):
    said = chat(
        "Mi criatura encantada con un Aura muere. ¿Qué pasa con el Aura?", "no", arguments=("-l", "es")
    )
    assert "Cambia esto: el Aura es un Aura normal." in said.out
    assert chat(arguments=("-l", "de"), status=2).err.count("\n") == 1


def test_lines_are_edited_and_kept_where_there_is_a_terminal(monkeypatch, tmp_path):
    readline = pytest.importorskip("readline")
    monkeypatch.setenv("SUBRULE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    typed = iter(["first", KeyboardInterrupt, EOFError])

    def read(prompt):
        value = next(typed)
        if isinstance(value, str):
            readline.add_history(value)
            return value
        raise value

    monkeypatch.setattr("builtins.input", read)
    with module._editing() as line:
        assert line() == "first"
        assert line() is None
    assert "first" in (tmp_path / "home" / "chat-history").read_text(encoding="utf-8")
