"""Conversations: follow-ups, replies, what starts afresh, what changes nothing, saving and replaying."""

import json
from dataclasses import replace

import pytest

from subrule import Judge
from subrule.answering.conversation import Conversation
from subrule.errors import InputError
from subrule.understanding.reading import Reading, understand

DIES = {
    "en": "My creature with an Aura dies. What happens to the Aura?",
    "es": "Mi criatura encantada con un Aura muere. ¿Qué pasa con el Aura?",
    "fr": "Ma créature porte une aura et elle meurt. Qu'arrive-t-il à l'aura ?",
}
SHROUD = {
    "en": "Can I cast an Aura on a creature with shroud?",
    "es": "¿Puedo lanzar un Aura sobre una criatura con velo?",
    "fr": "Est-ce que je peux lancer une aura sur une créature qui a le linceul ?",
}
WHITE = "My creature has a white Aura on it and it gains protection from white. Does the Aura stay?"


class _NoSearch:
    left_out = 0

    def search(self, *_):
        """Find nothing: what is not read is not searched here."""
        return []


@pytest.fixture
def judge():
    opened = Judge.open()
    return Judge(opened.library, opened.lexicon, _NoSearch())


@pytest.fixture
def talk(judge):
    return Conversation(judge)


def decisive(turn):
    return turn.answer.verdict, turn.answer.decisive


@pytest.mark.parametrize(
    ("language", "follow_ups"),
    [
        (
            "en",
            [
                ("what if the creature doesn't have shroud?", "yes", None),
                ("and if it has hexproof?", "yes", None),
                ("And what if it's my opponent's creature?", "no", "702.11b"),
                ("and if the creature has no hexproof?", "yes", None),
                ("what if the Aura is black and the creature has protection from black?", "no", "702.16b"),
                ("what if the Aura is red?", "yes", None),
            ],
        ),
        (
            "es",
            [
                ("¿y si la criatura no tiene velo?", "yes", None),
                ("¿Y si tiene antimaleficio?", "yes", None),
                ("¿y si la criatura es de mi oponente?", "no", "702.11b"),
                ("y si no tiene antimaleficio", "yes", None),
                ("¿y si el Aura es negra y la criatura tiene protección contra negro?", "no", "702.16b"),
                ("¿y con un Aura roja?", "yes", None),
            ],
        ),
        (
            "fr",
            [
                ("et si la créature n'a pas le linceul ?", "yes", None),
                ("et si elle a la défense talismanique ?", "yes", None),
                ("et si la créature est à mon adversaire ?", "no", "702.11b"),
                ("et si elle n'a pas la défense talismanique ?", "yes", None),
                ("et si l'aura est noire et la créature a la protection contre le noir ?", "no", "702.16b"),
                ("et avec une aura rouge ?", "yes", None),
            ],
        ),
    ],
)
def test_follow_ups_change_the_situation_one_after_the_other(talk, language, follow_ups):
    assert decisive(talk.say(SHROUD[language]))[0] == "no"
    for text, verdict, number in follow_ups:
        turn = talk.say(text)
        assert turn.kind == "follow_up", (text, turn)
        assert turn.answer.verdict == verdict, text
        assert turn.answer.question == text
        assert turn.language == turn.answer.language == language
        assert turn.changed
        assert number is None or number in turn.answer.decisive


@pytest.mark.parametrize(
    ("language", "text", "says"),
    [
        ("en", "and if it's a token?", "Changed: the Aura is a token."),
        ("en", "what if the Aura is my opponent's?", "Changed: your opponent controls the Aura."),
        ("en", "and if my opponent controls the Aura?", "Changed: your opponent controls the Aura."),
        ("en", "what if the Aura is black and red?", "Changed: the Aura is black, red."),
        ("en", "and if it's bestowed?", "Changed: the Aura is bestowed."),
        ("en", "suppose the Aura is mine", "Nothing changed: that was so already."),
        ("es", "¿y si es una ficha?", "Cambia esto: el Aura es una ficha."),
        ("es", "¿y si el Aura es mía?", "Nada cambia: ya era así."),
        ("es", "¿y si el Aura es de mi oponente?", "Cambia esto: tu oponente controla el Aura."),
        ("fr", "et si c'est un jeton ?", "Voici ce qui change : l'aura est un jeton."),
        ("fr", "et si l'aura est à moi ?", "Rien ne change : c'était déjà le cas."),
        ("fr", "et si elle est face cachée ?", "Voici ce qui change : l'aura est face cachée."),
    ],
)
def test_what_changed_is_said(talk, language, text, says):
    talk.say(DIES[language])
    talk.say({"en": "it's bestowed", "es": "sí", "fr": "oui"}[language])
    if text == "and if it's bestowed?":
        talk.say("an ordinary Aura")
    turn = talk.say(text)
    assert (turn.kind, turn.changed) == ("follow_up", says)


def test_a_new_value_takes_the_place_of_what_happened(talk):
    assert decisive(talk.say(WHITE))[0] == "no"
    assert talk.say("what if the Aura is black?").answer.verdict == "yes"
    assert talk.say("what if it has protection from black?").answer.verdict == "no"
    assert talk.say("and if it is white?").answer.verdict == "yes"


def test_what_was_read_of_a_situation_can_be_asked_about_otherwise(talk):
    talk.say(SHROUD["en"])
    turn = talk.say("and what happens to the Aura?")
    assert (turn.kind, turn.changed) == ("follow_up", "The same situation, with another question.")
    assert "asked: what happens to the Aura?" in turn.answer.understood


REPLIES = {
    True: {
        "en": ("yes", "Yes, it is.", "yes, it's bestowed", "it's bestowed", "bestowed", "with bestow"),
        "es": ("sí", "Sí", "si", "con bestow"),
        "fr": ("oui", "par grâce"),
    },
    False: {
        "en": ("no", "No, it isn't.", "no, an ordinary Aura", "an ordinary Aura", "normal", "without bestow"),
        "es": ("no", "No.", "es un Aura normal", "no, un Aura normal"),
        "fr": ("non", "une aura ordinaire", "c'est une aura ordinaire", "non, une aura ordinaire"),
    },
}


@pytest.mark.parametrize(
    ("value", "language", "text"),
    [(v, lang, text) for v, by in REPLIES.items() for lang, texts in by.items() for text in texts],
)
def test_the_missing_fact_is_asked_and_taken(talk, value, language, text):
    asked = talk.say(DIES[language])
    assert asked.answer.verdict == "depends"
    assert asked.ask == asked.answer.missing[0].ask
    turn = talk.say(text)
    assert turn.kind == "reply"
    assert turn.answer.verdict == "outcome"
    assert ("702.103f" in turn.answer.decisive) is value
    assert turn.changed
    assert not turn.ask


@pytest.mark.parametrize(
    "text",
    [
        "and if it's a legendary token?",
        "and if it's a token on Tuesday?",
        "what if the Aura is black or red?",
        "what if the Aura is on my opponent?",
        "and what if the Aura goes to the graveyard?",
        "and if the Aura is not black?",
        "what if it's a token and it has trample?",
        "and if the creature is a land?",
        "what if the other Aura is black?",
        "and from red?",
        'what if it says "token"?',
        "no",
        "yes, it's black",
        "no, it's bestowed",
        "thanks!",
        "¿y si es una ficha legendaria?",
        "et si c'est un jeton dégagé ?",
        "and if it's a tokne of somebody's?",
    ],
)
def test_what_is_not_wholly_understood_changes_nothing_and_says_so(talk, text):
    talk.say(DIES["en"])
    talk.say("yes")
    before = talk.say("suppose the Aura is mine").answer
    turn = talk.say(text)
    assert turn.kind == "unclear"
    assert turn.answer is None
    assert turn.changed
    after = talk.say("suppose the Aura is mine").answer
    assert after == before
    assert talk.last == after


@pytest.mark.parametrize("language", ["en", "es", "fr"])
@pytest.mark.parametrize("concept", ["supertype.legendary", "state.tapped", "keyword.trample", "zone.exile"])
def test_one_more_word_of_the_game_makes_a_follow_up_unclear(judge, language, concept):
    openings = {"en": "and if it's a token", "es": "y si es una ficha", "fr": "et si c'est un jeton"}
    talk = Conversation(judge, language)
    talk.say(DIES[language])
    word = judge.lexicon.term(concept, language).text
    assert talk.say(f"{openings[language]} {word}?").kind == "unclear"


@pytest.mark.parametrize("first", [*DIES.values(), WHITE])
@pytest.mark.parametrize("second", [SHROUD["en"], "If an Aura is attached to itself, what happens?"])
def test_a_question_of_its_own_starts_afresh(judge, first, second):
    talk = Conversation(judge)
    talk.say(first)
    turn = talk.say(second)
    assert turn.kind == "question"
    assert turn.answer == judge.ask(second)
    assert turn.changed


def test_after_a_question_that_is_not_read_nothing_is_left_to_follow(talk):
    talk.say(DIES["en"])
    assert talk.say("How much is this purple elephant?").kind == "question"
    turn = talk.say("and if it's a token?")
    assert turn.kind == "question"
    assert turn.answer.verdict in ("undecided", "declined")


def test_a_reset_forgets_the_situation(talk):
    talk.say(DIES["en"])
    talk.reset()
    assert talk.last is None
    assert talk.say("it's bestowed").kind == "question"


def test_a_forced_language_holds_until_it_is_taken_back(talk):
    talk.say(DIES["en"])
    talk.language = "es"
    turn = talk.say("sí")
    assert (turn.kind, turn.language) == ("reply", "es")
    assert turn.answer.language == "es"
    talk.language = None
    assert talk.say("and if it's a token?").language == "en"
    with pytest.raises(InputError, match="not spoken here"):
        talk.language = "de"


def test_a_question_that_is_too_long_is_refused_and_the_situation_stays(talk):
    talk.say(DIES["en"])
    with pytest.raises(InputError, match="shorten"):
        talk.say("and if " + "x" * 30_000)
    assert talk.say("yes").kind == "reply"


def test_readings_that_no_longer_agree_change_nothing(judge, monkeypatch):
    def two(text, language=None):
        understood = understand(text, judge.lexicon, language)
        if text != SHROUD["en"]:
            return understood
        scenario = understood.readings[0].scenario
        state = scenario.state.with_object("host", controller="opponent")
        return replace(understood, readings=(*understood.readings, Reading(replace(scenario, state=state))))

    monkeypatch.setattr(judge, "understand", two)
    talk = Conversation(judge)
    talk.say(SHROUD["en"])
    assert talk.say("and if the Aura is black?").kind == "follow_up"
    assert talk.say("and if it has hexproof and it has no shroud?").kind == "unclear"
    assert talk.say("and if the Aura is red?").kind == "follow_up"


@pytest.fixture
def saved(talk, tmp_path):
    for text in (DIES["es"], "no", "¿y si es una ficha legendaria?", "¿y si el Aura es de mi oponente?"):
        talk.say(text)
    talk.reset()
    talk.language = "fr"
    talk.say(SHROUD["fr"])
    talk.say("et si la créature n'a pas le linceul ?\u2028")
    path = tmp_path / "talk.jsonl"
    talk.save(path)
    return path


def test_a_saved_conversation_is_replayed_byte_for_byte(judge, saved, tmp_path):
    again, differing = Conversation.replay(saved, judge)
    assert differing is None
    again.save(tmp_path / "again.jsonl")
    assert (tmp_path / "again.jsonl").read_bytes() == saved.read_bytes()
    kinds = [json.loads(line).get("kind") for line in saved.read_bytes().splitlines()]
    assert kinds == [None, "question", "reply", "unclear", "follow_up", None, "question", "follow_up"]


def test_a_replay_names_the_line_that_differs(judge, saved):
    lines = saved.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[4] = lines[4].replace("702.103f", "303.4c").replace("oponente controla", "rival controla")
    saved.write_text("".join(lines), encoding="utf-8")
    assert Conversation.replay(saved, judge)[1] == 5


@pytest.mark.parametrize(
    "content", ["", "{}\n", "[]\n", '{"schema": 1, "conversation": true}\n{"said": 1}\n']
)
def test_what_is_no_saved_conversation_is_refused(judge, tmp_path, content):
    path = tmp_path / "talk.jsonl"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(InputError, match=r"talk\.jsonl"):
        Conversation.replay(path, judge)


def test_a_conversation_never_overwrites_a_file(talk, saved):
    before = saved.read_bytes()
    with pytest.raises(InputError, match="exists already"):
        talk.save(saved)
    assert saved.read_bytes() == before


def test_a_conversation_goes_on_from_what_was_said(judge):
    whole = Conversation(judge)
    said = [SHROUD["en"], "gibberish of no kind", "what if the creature doesn't have shroud?"]
    turns = [whole.say(text) for text in said]
    again = Conversation.resume(judge, [(turn.said, None, turn.kind) for turn in turns])
    assert again.say("and if it has hexproof?") == whole.say("and if it has hexproof?")


def test_only_what_follows_the_last_question_is_said_again(judge):
    kinds = [(DIES["en"], None, "question"), (SHROUD["en"], None, "question"), ("hm", None, "unclear")]
    assert [turn.said for turn in Conversation.resume(judge, kinds).turns] == [SHROUD["en"]]


@pytest.mark.parametrize("question", [*DIES.values(), WHITE.replace("white Aura", "Aura")])
def test_each_condition_that_was_shown_settles_its_branch(judge, question):
    shown = Conversation(judge).say(question).answer
    assert len(shown.branches) > 1
    for branch in shown.branches:
        talk = Conversation(judge)
        talk.say(question)
        turn = talk.say(branch.condition.upper())
        assert (turn.kind, turn.answer.verdict) == ("reply", branch.verdict)
        assert turn.changed


@pytest.mark.parametrize("language", ["es", "fr"])
def test_who_speaks_another_language_is_answered_in_the_one_asked_for(judge, language):
    talk = Conversation(judge, language)
    asked = talk.say(SHROUD["en"])
    changed = talk.say("what if the creature doesn't have shroud?")
    assert [(turn.kind, turn.answer.verdict) for turn in (asked, changed)] == [
        ("question", "no"),
        ("follow_up", "yes"),
    ]
    assert {asked.answer.language, changed.answer.language, changed.language} == {language}
